# Il mercato notturno

name-nightmarket = Il mercato notturno
name-dates = datteri
name-copper = rame
name-silk = seta
name-spice = spezie
name-lantern = lanterna
name-guard = guardia
name-deck = mazzo
name-amber = Ambra
name-indigo = Indaco
name-jade = Giada
name-crimson = Cremisi

category-wares = Merci
category-assortment = Assortimento completo
category-caught = Sul fatto

option-guards = Guardie
option-guards-on = Tre guardie sono nel mazzo e possono fermare chi arraffa.
option-guards-off = Le guardie restano nella scatola.

prompt-d-act = Tocca a te: che cosa fai?
prompt-d-act-other = { $actor } si guarda attorno al mercato.
prompt-d-answer = { $thief } allunga la mano verso le tue carte. Chiami una guardia?
prompt-d-answer-other = { $thief } allunga la mano verso le carte di { $actor }.

choice-browse = Curiosa: pesca una carta
choice-sell = Vendi { $ware } per { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
choice-lantern = Accendi una lanterna e fai due cose
choice-snatch = Arraffa da { $trader }
choice-rest = Riposa
choice-let = Lascia fare
choice-guard = Chiama una guardia

good-card = { $amount ->
    [one] { $amount } carta
   *[other] { $amount } carte
}

event-dealt = { $seat } riceve la carta { $card }.
event-browsed = { $seat } curiosa.
event-drew = { $seat } pesca la carta { $card }.
event-sold = { $seat } vende { $ware } (+{ $points }).
event-lit = { $seat } accende una lanterna.
event-reached = { $thief } allunga la mano verso le carte di { $victim }.
event-caught = { $victim } chiama una guardia, che coglie { $thief } sul fatto.
event-took = { $thief } arraffa { $ware } da { $victim } (+{ $points }).
event-spilled = { $thief } riesce a prendere a { $victim } solo la carta { $card }, che viene scartata.
event-rested = { $seat } riposa.
event-closing = Il mazzo è vuoto. Tutti hanno un ultimo turno.

reason-no-such-card = Non hai la carta { $card }.
reason-deck-empty = Il mazzo è vuoto.
reason-too-early = Puoi riposare solo quando il mazzo è vuoto.
reason-no-such-trader = A questo tavolo non c'è un mercante numero { $number }.
reason-yourself = Non puoi arraffare le tue stesse carte.
reason-not-more-cards = { $trader } non ha più carte di te.

card-kind = Carta, { $number } nel mazzo
card-ware-kind = Merce, { $number } nel mazzo, vale { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} su una bancarella
card-ware = Vendila per metterla per sempre sulla tua bancarella; le quattro merci insieme danno 5 punti in più.
card-lantern = Scartala per fare due cose in questo turno invece di una.
card-guard = Scartala quando qualcuno allunga la mano sulle tue carte: non prende niente e perde 1 punto.
card-deck = Curiosa per pescarne una carta; quando è vuoto, tutti hanno un ultimo turno.
card-trader = Ruba una carta a caso a un mercante che ne ha in mano più di te, se una guardia non ti ferma.
now-deck = { $number ->
    [one] Resta { $number } carta.
   *[other] Restano { $number } carte.
}
now-held = Ne hai in mano { $number }.
now-trader = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
} in mano, { $wares ->
    [one] { $wares } merce
   *[other] { $wares } merci
} sulla bancarella, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
