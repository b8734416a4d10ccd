## Names

name-yspahan = Yspahan
name-none = nessuna carta
name-camel = Cammello
name-gold = Oro
name-cube = Merce (cubo)
name-card = Carta
name-white-die = Dado bianco
name-yellow-die = Dado giallo
name-supervisor = Supervisore
name-caravan = Carovana
name-tower = Torre
name-city = Città
name-street = Strada
name-centre = Incrocio
name-district = Quartiere
name-souk = Souk
name-shop = Negozio
name-bag = Sacco
name-barrel = Barile
name-chest = Cassa
name-vase = Vaso
name-first-player = Primo giocatore
name-week = Settimana
name-day = Giorno
name-paddock = Recinto
name-store = Negozio
name-hammam = Hammam
name-caravanserai = Caravanserraglio
name-bazaar = Bazar
name-hoist = Paranco
name-exchange = Scambio
name-three-camels = Tre cammelli
name-three-gold = Tre monete d'oro
name-place-cube = Consegna
name-load-caravan = Carico in carovana
name-sell-camels = Vendita di cammelli
name-sell-gold = Oro per la gloria
name-no-camels = Costruzione senza cammelli
name-no-gold = Costruzione senza oro
name-deck = Mazzo
name-discard = Scarti
name-hand = Le tue carte
name-points = Punti
name-buildings = Edifici
name-cards = Carte
name-camels = Cammelli
name-player = Giocatore

name-blue = Blu
name-green = Verde
name-red = Rosso
name-yellow = Giallo

name-c = Incrocio
name-w1 = ovest 1
name-w2 = ovest 2
name-w3 = ovest 3
name-w4 = ovest 4
name-w5 = ovest 5
name-w6 = ovest 6
name-w7 = ovest 7
name-w8 = ovest 8
name-w9 = ovest 9
name-w10 = ovest 10
name-e1 = est 1
name-e2 = est 2
name-e3 = est 3
name-e4 = est 4
name-e5 = est 5
name-e6 = est 6
name-e7 = est 7
name-n1 = nord 1
name-n2 = nord 2
name-n3 = nord 3
name-n4 = nord 4
name-s1 = sud 1
name-s2 = sud 2
name-s3 = sud 3
name-s4 = sud 4
name-s5 = sud 5
name-s6 = sud 6
name-s7 = sud 7

name-bag-3 = Souk dei sacchi 3
name-bag-4 = Souk dei sacchi 4
name-bag-6 = Souk dei sacchi 6
name-bag-8 = Souk dei sacchi 8
name-barrel-3 = Souk dei barili 3
name-barrel-4 = Souk dei barili 4
name-barrel-6 = Souk dei barili 6
name-barrel-8 = Souk dei barili 8
name-chest-4 = Souk delle casse 4
name-chest-6 = Souk delle casse 6
name-chest-8 = Souk delle casse 8
name-vase-4 = Souk dei vasi 4
name-vase-6 = Souk dei vasi 6
name-vase-12 = Souk dei vasi 12

name-bag-3-0 = Souk dei sacchi 3, negozio 1
name-bag-3-1 = Souk dei sacchi 3, negozio 2
name-bag-3-2 = Souk dei sacchi 3, negozio 3
name-bag-4-0 = Souk dei sacchi 4, negozio 1
name-bag-4-1 = Souk dei sacchi 4, negozio 2
name-bag-4-2 = Souk dei sacchi 4, negozio 3
name-bag-4-3 = Souk dei sacchi 4, negozio 4
name-bag-6-0 = Souk dei sacchi 6, negozio 1
name-bag-6-1 = Souk dei sacchi 6, negozio 2
name-bag-6-2 = Souk dei sacchi 6, negozio 3
name-bag-6-3 = Souk dei sacchi 6, negozio 4
name-bag-6-4 = Souk dei sacchi 6, negozio 5
name-bag-8-0 = Souk dei sacchi 8, negozio 1
name-bag-8-1 = Souk dei sacchi 8, negozio 2
name-bag-8-2 = Souk dei sacchi 8, negozio 3
name-bag-8-3 = Souk dei sacchi 8, negozio 4
name-bag-8-4 = Souk dei sacchi 8, negozio 5
name-bag-8-5 = Souk dei sacchi 8, negozio 6
name-barrel-3-0 = Souk dei barili 3, negozio 1
name-barrel-3-1 = Souk dei barili 3, negozio 2
name-barrel-4-0 = Souk dei barili 4, negozio 1
name-barrel-4-1 = Souk dei barili 4, negozio 2
name-barrel-4-2 = Souk dei barili 4, negozio 3
name-barrel-6-0 = Souk dei barili 6, negozio 1
name-barrel-6-1 = Souk dei barili 6, negozio 2
name-barrel-6-2 = Souk dei barili 6, negozio 3
name-barrel-6-3 = Souk dei barili 6, negozio 4
name-barrel-8-0 = Souk dei barili 8, negozio 1
name-barrel-8-1 = Souk dei barili 8, negozio 2
name-barrel-8-2 = Souk dei barili 8, negozio 3
name-barrel-8-3 = Souk dei barili 8, negozio 4
name-barrel-8-4 = Souk dei barili 8, negozio 5
name-chest-4-0 = Souk delle casse 4, negozio 1
name-chest-4-1 = Souk delle casse 4, negozio 2
name-chest-6-0 = Souk delle casse 6, negozio 1
name-chest-6-1 = Souk delle casse 6, negozio 2
name-chest-6-2 = Souk delle casse 6, negozio 3
name-chest-8-0 = Souk delle casse 8, negozio 1
name-chest-8-1 = Souk delle casse 8, negozio 2
name-chest-8-2 = Souk delle casse 8, negozio 3
name-chest-8-3 = Souk delle casse 8, negozio 4
name-vase-4-0 = Souk dei vasi 4, negozio 1
name-vase-6-0 = Souk dei vasi 6, negozio 1
name-vase-6-1 = Souk dei vasi 6, negozio 2
name-vase-12-0 = Souk dei vasi 12, negozio 1
name-vase-12-1 = Souk dei vasi 12, negozio 2
name-vase-12-2 = Souk dei vasi 12, negozio 3

## Prompts

prompt-d-yellow = Vuoi aggiungere dadi gialli al lancio? Ognuno costa 1 oro.
prompt-d-yellow-other = { $actor } può aggiungere dadi gialli e lancia.
prompt-d-group = Prendi un gruppo di dadi dalla torre.
prompt-d-group-other = { $actor } prende un gruppo di dadi.
prompt-d-action = { $number ->
    [one] Che cosa fai con 1 dado di valore { $value } ({ $level })?
   *[other] Che cosa fai con { $number } dadi di valore { $value } ({ $level })?
}
prompt-d-action-other = { $number ->
    [one] { $actor } ha in mano 1 dado di valore { $value } ({ $level }).
   *[other] { $actor } ha in mano { $number } dadi di valore { $value } ({ $level }).
}
prompt-d-boost = { $level }, { $number ->
    [one] 1 dado
   *[other] { $number } dadi
}: scarti una carta per contare un dado in più?
prompt-d-boost-other = { $level }, { $number ->
    [one] 1 dado
   *[other] { $number } dadi
}: { $actor } può scartare una carta per un dado in più.
prompt-d-supply = { $number ->
    [one] Metti 1 cubo nel quartiere { $district }.
   *[other] Metti un cubo nel quartiere { $district }: ne restano { $number }.
}
prompt-d-supply-other = { $number ->
    [one] { $actor } mette 1 cubo nel quartiere { $district }.
   *[other] { $actor } mette { $number } cubi nel quartiere { $district }.
}
prompt-d-move = Dove va il Supervisore? Dadi: { $value }; oro per cambiare distanza: { $gold }.
prompt-d-move-other = { $actor } muove il Supervisore di { $value }, con { $gold } oro per allungare o accorciare la strada.
prompt-d-order = Due cubi partono. Quale per primo?
prompt-d-order-other = Due cubi partono. { $actor } sceglie quale per primo.
prompt-d-camel = Il tuo cubo parte: { $shop }. Lo tieni per 1 cammello?
prompt-d-camel-other = { $actor } decide sul cubo: { $shop }.
prompt-d-next = Carte prima che parta il secondo cubo ({ $shop })?
prompt-d-next-other = { $actor } può giocare carte prima che parta il secondo cubo ({ $shop }).
prompt-d-build = Quale edificio costruisci?
prompt-d-build-other = { $actor } sceglie un edificio.
prompt-d-end = La tua azione è conclusa. Altro, prima di finire il turno?
prompt-d-end-other = { $actor } conclude il turno.
prompt-d-exchange = Scambia cammelli con oro, oppure oro con cammelli.
prompt-d-exchange-other = { $actor } scambia cammelli e oro.
prompt-d-place = Metti 1 cubo in un negozio aperto per te.
prompt-d-place-other = { $actor } mette 1 cubo.
prompt-d-sell-camels = Quanti cammelli vendi, per 2 punti ciascuno?
prompt-d-sell-camels-other = { $actor } vende cammelli per punti.
prompt-d-sell-gold = Quanto oro dai, per 1 punto ciascuno?
prompt-d-sell-gold-other = { $actor } dà oro per punti.

## Choices

choice-first-player = Comincia il giocatore { $seat }
choice-white = Dado bianco: { $face }
choice-yellow = Dado giallo: { $face }
choice-deal = Dai { $card }
choice-buy = { $number ->
    [0] Lancia senza dadi gialli
    [one] Aggiungi 1 dado giallo per 1 oro e lancia
   *[other] Aggiungi { $number } dadi gialli per { $number } oro e lancia
}
choice-take = { $level }: { $number ->
    [one] 1 dado
   *[other] { $number } dadi
} di valore { $value }
choice-draw = Pesca una carta
choice-use = { $use_id ->
    [goods] { $level_id ->
        [camel] { $goods ->
            [one] Prendi 1 cammello
           *[other] Prendi { $goods } cammelli
        }
        [gold] Prendi { $goods } oro
       *[other] { $goods ->
            [one] Metti 1 cubo
           *[other] Metti { $goods } cubi
        }
    }
    [supervisor] Muovi il Supervisore di { $value }
    [card] Pesca una carta
   *[build] Costruisci un edificio
}
choice-boost = { $card_id ->
    [none] Non scartare nulla
   *[other] Scarta { $card }
}
choice-supply = { $shop }
choice-move = { $square }: { $gold ->
    [0] gratis
   *[other] paghi { $gold } oro, poi ne hai { $left }
}{ $cubes ->
    [0] { "" }
    [one] , parte 1 cubo
   *[other] , partono { $cubes } cubi
}
choice-send-first = Prima: { $shop }
choice-send = Lascia partire il cubo per la carovana
choice-pay = Paga 1 cammello e tieni il cubo, poi ne hai { $left }
choice-continue = Passa al secondo cubo
choice-end = Finisci il turno
choice-play = Gioca { $card }
choice-build = { $building }: { $camels ->
    [one] 1 cammello
   *[other] { $camels } cammelli
}, { $gold } oro{ $mode_id ->
    [normal] { "" }
    [no-camels] , carta senza cammelli
    [no-gold] , carta senza oro
   *[both] , entrambe le carte
}{ $points ->
    [0] { "" }
   *[other] , { $points } punti
}
choice-camels-to-gold = { $number ->
    [one] 1 cammello
   *[other] { $number } cammelli
} per { $number } oro
choice-gold-to-camels = { $number } oro per { $number ->
    [one] 1 cammello
   *[other] { $number } cammelli
}
choice-place = { $shop }
choice-sell-camels = { $number ->
    [one] 1 cammello
   *[other] { $number } cammelli
} per { $points } punti
choice-sell-gold = { $number } oro per { $points ->
    [one] 1 punto
   *[other] { $points } punti
}

## Events

event-day = Settimana { $week }, giorno { $day }: primo giocatore { $seat }.
event-last-order = Turni dell'ultimo giorno, prima chi ha meno punti: { $each_seat }.
event-bought = { $seat } ha aggiunto { $number ->
    [one] 1 dado giallo per 1 oro
   *[other] { $number } dadi gialli per { $number } oro
}.
event-rolled = { $seat } ha lanciato { $each_die }.
event-rolled-yellow = Dadi gialli di { $seat }: { $each_die }.
event-yellow-removed = { $number ->
    [one] 1 dado giallo ha lasciato
   *[other] { $number } dadi gialli hanno lasciato
} la torre.
event-took = { $seat } ha preso { $number ->
    [one] 1 dado
   *[other] { $number } dadi
} di valore { $value } ({ $level }).
event-camels = { $seat } ha preso { $number ->
    [one] 1 cammello
   *[other] { $number } cammelli
}.
event-gold = { $seat } ha preso { $number } oro.
event-boosted = { $seat } ha scartato una carta per un dado in più: { $card }.
event-supplied = { $seat } ha messo un cubo: { $shop }.
event-lost = { $seat } non ha trovato un negozio per { $number ->
    [one] 1 cubo
   *[other] { $number } cubi
}.
event-moved = { $seat } ha mosso il Supervisore: { $square }{ $gold ->
    [0] { "" }
   *[other] , per { $gold } oro
}.
event-stayed = { $seat } ha lasciato fermo il Supervisore: { $square }{ $gold ->
    [0] { "" }
   *[other] , per { $gold } oro
}.
event-ordered = { $seat } ha fatto partire per primo: { $shop }.
event-kept = { $seat } ha pagato 1 cammello e tenuto il cubo: { $shop }.
event-sent = { $seat } ha perso un cubo, partito per la carovana: { $shop }.
event-loaded = { $seat } ha caricato il posto { $slot } della carovana: { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
event-caravan-full = La carovana piena ha dato punti ed è stata svuotata.
event-caravan-scored = { $seat } ha ottenuto { $points ->
    [one] 1 punto
   *[other] { $points } punti
} con la carovana ({ $cubes } × { $multiplier }).
event-drew = { $number ->
    [0] { $seat } doveva pescare, ma non c'erano più carte
   *[other] { $seat } ha pescato una carta
}.
event-drew-card = Hai pescato: { $card }.
event-reshuffled = Gli scarti hanno formato il nuovo mazzo di { $number ->
    [one] 1 carta
   *[other] { $number } carte
}.
event-played = { $seat } ha giocato { $card }.
event-sold-camels = { $seat } ha venduto { $number ->
    [one] 1 cammello
   *[other] { $number } cammelli
} per { $points } punti.
event-sold-gold = { $seat } ha dato { $number } oro per { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
event-swapped-camels = { $seat } ha scambiato { $number ->
    [one] 1 cammello
   *[other] { $number } cammelli
} con { $number } oro.
event-swapped-gold = { $seat } ha scambiato { $number } oro con { $number ->
    [one] 1 cammello
   *[other] { $number } cammelli
}.
event-spent-card = { $seat } ha usato { $card }.
event-built = { $seat } ha costruito: { $building }, per { $camels ->
    [one] 1 cammello
   *[other] { $camels } cammelli
} e { $gold } oro{ $points ->
    [0] { "" }
   *[other] , { $points } punti
}.
event-week-ended = È finita la settimana { $week }.
event-souk-scored = { $seat } ha ottenuto { $points } punti: { $souk }.
event-bazaar-scored = { $seat } ha ottenuto { $points } punti con il Bazar.
event-shops-emptied = Tutti i negozi sono stati svuotati.
event-ended = La partita è finita.

## Reasons

reason-gold = { $need ->
    [one] Serve 1 moneta d'oro
   *[other] Servono { $need } monete d'oro
}; ne hai { $have }.
reason-camels = { $need ->
    [one] Serve 1 cammello
   *[other] Servono { $need } cammelli
}; ne hai { $have }.
reason-level-empty = Qui non ci sono dadi: { $level }.
reason-yellow-only = Qui restano solo dadi gialli ({ $level }), che valgono per il primo giocatore.
reason-must-take = Ci sono dadi che puoi prendere.
reason-no-shop = Nel quartiere { $district } nessun negozio è aperto per te.
reason-no-card = Il mazzo e gli scarti sono vuoti.
reason-build-two-players = In tre o quattro si costruisce dopo l'azione, senza dadi.
reason-nothing-to-build = Non c'è un edificio che tu possa pagare.
reason-card-not-held = Non hai questa carta: { $card }.
reason-shop-full = C'è già un cubo: { $shop }.
reason-souk-closed = { $souk } appartiene a { $owner }.
reason-finish-souk = { $number ->
    [one] Completa prima questo souk del quartiere: { $souks }.
   *[other] Completa prima tutti questi souk del quartiere: { $souks }.
}
reason-other-district = Questi cubi sono per il quartiere { $district }.
reason-not-hit = Non è uno dei due cubi: { $shop }.
reason-card-moment = Le carte si giocano nel proprio turno: prima di prendere i dadi, tra due cubi o dopo l'azione.
reason-card-useless = { $card } adesso non avrebbe effetto.
reason-build-with-group = In due per costruire serve un gruppo di dadi: prendine uno e usalo per costruire.
reason-build-later = Puoi costruire dopo la tua azione.
reason-one-building = In questo turno hai già costruito.
reason-build-card-later = A questo tavolo le carte costruzione valgono solo dopo l'azione.
reason-built = Hai già questo edificio: { $building }.
reason-no-pair-here = Le due carte costruzione qui non si usano insieme: { $building }.
reason-no-pair = A questo tavolo le due carte costruzione non si usano insieme.
reason-build-with-this-group = Per costruire con questi dadi scegli prima di costruire.
reason-build-was-action = Hai già scelto la tua azione: in due costruire è un'azione a sé.
reason-no-group-to-build = In due per costruire serve un gruppo di dadi, e per te non ce ne sono più.
reason-price = { $camels ->
    [one] Servono 1 cammello
   *[other] Servono { $camels } cammelli
} e { $gold ->
    [one] 1 moneta
   *[other] { $gold } monete
} d'oro; ne hai { $have_camels } e { $have_gold }.
reason-other-turn = È il turno di { $actor }. Tu decidi solo se pagare un cammello per il tuo cubo.
reason-finish-card = Prima porta a termine l'effetto di questa carta: { $card }.
reason-roll-first = I dadi non sono ancora stati lanciati: prima di' quanti dadi gialli aggiungi.
reason-take-first = Prima prendi un gruppo di dadi dalla torre.
reason-action-chosen = In questo turno hai già scelto la tua azione.
reason-yellow-late = I dadi gialli li aggiunge il primo giocatore, prima del lancio.
reason-boost-moment = Una carta vale un dado in più solo subito dopo aver scelto le merci con un gruppo.
reason-no-cube-now = Ora non hai cubi da piazzare. I cubi arrivano con un gruppo di dadi del quartiere o con la carta Consegna.
reason-goods-first = Scegli prima di piazzare cubi nel quartiere { $district }.
reason-supervisor-moment = Il Supervisore si muove solo quando usi per lui un gruppo di dadi.
reason-nothing-sent = Ora nessun cubo va alla carovana.
reason-must-draw = Non ci sono dadi per te: pesca una carta.
reason-finish-action = Prima porta a termine la tua azione.
reason-play-first = Per questo serve una carta, da giocare prima: { $card }.

## Score sheet

category-souks = Souk
category-bazaar = Bazar
category-loads = Carichi in carovana
category-caravan = Punteggio della carovana
category-buildings = Edifici
category-cards = Carte

## Options

option-first-player = Chi è primo giocatore il primo giorno
option-first-player-random = A sorte
option-first-player-0 = Il primo posto
option-first-player-1 = Il secondo posto
option-first-player-2 = Il terzo posto
option-first-player-3 = Il quarto posto
option-build-card-timing = Quando valgono le carte costruzione (tre o quattro giocatori)
option-build-card-timing-any-time = Quando si possono giocare carte
option-build-card-timing-build-step = Solo dopo l'azione
option-build-card-stacking = Due carte costruzione per un edificio
option-build-card-stacking-on = Permesso: l'edificio è gratis
option-build-card-stacking-off = Non permesso
option-zero-move-sends = Il Supervisore resta dov'è
option-zero-move-sends-on = Restando fa partire i cubi vicini
option-zero-move-sends-off = Restando non fa partire nulla
