# Il mercato notturno

name-nightmarket = Il mercato notturno
name-dates = datteri
name-copper = rame
name-silk = seta
name-spice = spezie
name-lantern = lanterna
name-guard = guardia
name-amber = Ambra
name-indigo = Indaco
name-jade = Giada
name-crimson = Cremisi

category-wares = Merci
category-assortment = Assortimento completo
category-caught = Colto sul fatto

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

event-dealt = { $seat } riceve: { $card }.
event-browsed = { $seat } curiosa.
event-drew = { $seat } pesca: { $card }.
event-sold = { $seat } vende { $ware } (+{ $points }).
event-lit = { $seat } accende una lanterna.
event-reached = { $thief } allunga la mano verso le carte di { $victim }.
event-caught = { $victim } chiama una guardia: { $thief } è colto sul fatto.
event-took = { $thief } arraffa { $ware } da { $victim } (+{ $points }).
event-spilled = { $thief } riesce a prendere a { $victim } solo questo: { $card }. Viene scartato.
event-rested = { $seat } riposa.
event-closing = Il mazzo è vuoto. Un ultimo turno per tutti.

reason-no-such-card = Non hai questa carta: { $card }.
reason-deck-empty = Il mazzo è vuoto.
reason-too-early = Puoi riposare solo quando il mazzo è vuoto.
reason-no-such-trader = A questo tavolo non c'è un mercante numero { $number }.
reason-yourself = Non puoi arraffare da te stesso.
reason-not-more-cards = { $trader } non ha più carte di te.
