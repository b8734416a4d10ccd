## Names

name-yspahan = Yspahan
name-guide-week = Impara la fine di una settimana
name-none = nessuna carta
name-camel = Cammello
    .of = dei cammelli
name-gold = Oro
    .of = dell'oro
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
    .of = dei sacchi
name-barrel = Barile
    .of = dei barili
name-chest = Cassa
    .of = delle casse
name-vase = Vaso
    .of = dei vasi
name-first-player = Primo giocatore
name-week = Settimana
name-day = Giorno
name-paddock = Recinto
    .of = del Recinto
name-store = Emporio
    .of = dell'Emporio
name-hammam = Hammam
    .of = dell'Hammam
name-caravanserai = Caravanserraglio
    .of = del Caravanserraglio
name-bazaar = Bazar
    .of = del Bazar
name-hoist = Paranco
    .of = del Paranco
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
name-w1 = Ovest 1
name-w2 = Ovest 2
name-w3 = Ovest 3
name-w4 = Ovest 4
name-w5 = Ovest 5
name-w6 = Ovest 6
name-w7 = Ovest 7
name-w8 = Ovest 8
name-w9 = Ovest 9
name-w10 = Ovest 10
name-e1 = Est 1
name-e2 = Est 2
name-e3 = Est 3
name-e4 = Est 4
name-e5 = Est 5
name-e6 = Est 6
name-e7 = Est 7
name-n1 = Nord 1
name-n2 = Nord 2
name-n3 = Nord 3
name-n4 = Nord 4
name-s1 = Sud 1
name-s2 = Sud 2
name-s3 = Sud 3
name-s4 = Sud 4
name-s5 = Sud 5
name-s6 = Sud 6
name-s7 = Sud 7

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

name-bag-3-0 = negozio 1 del souk dei sacchi 3
name-bag-3-1 = negozio 2 del souk dei sacchi 3
name-bag-3-2 = negozio 3 del souk dei sacchi 3
name-bag-4-0 = negozio 1 del souk dei sacchi 4
name-bag-4-1 = negozio 2 del souk dei sacchi 4
name-bag-4-2 = negozio 3 del souk dei sacchi 4
name-bag-4-3 = negozio 4 del souk dei sacchi 4
name-bag-6-0 = negozio 1 del souk dei sacchi 6
name-bag-6-1 = negozio 2 del souk dei sacchi 6
name-bag-6-2 = negozio 3 del souk dei sacchi 6
name-bag-6-3 = negozio 4 del souk dei sacchi 6
name-bag-6-4 = negozio 5 del souk dei sacchi 6
name-bag-8-0 = negozio 1 del souk dei sacchi 8
name-bag-8-1 = negozio 2 del souk dei sacchi 8
name-bag-8-2 = negozio 3 del souk dei sacchi 8
name-bag-8-3 = negozio 4 del souk dei sacchi 8
name-bag-8-4 = negozio 5 del souk dei sacchi 8
name-bag-8-5 = negozio 6 del souk dei sacchi 8
name-barrel-3-0 = negozio 1 del souk dei barili 3
name-barrel-3-1 = negozio 2 del souk dei barili 3
name-barrel-4-0 = negozio 1 del souk dei barili 4
name-barrel-4-1 = negozio 2 del souk dei barili 4
name-barrel-4-2 = negozio 3 del souk dei barili 4
name-barrel-6-0 = negozio 1 del souk dei barili 6
name-barrel-6-1 = negozio 2 del souk dei barili 6
name-barrel-6-2 = negozio 3 del souk dei barili 6
name-barrel-6-3 = negozio 4 del souk dei barili 6
name-barrel-8-0 = negozio 1 del souk dei barili 8
name-barrel-8-1 = negozio 2 del souk dei barili 8
name-barrel-8-2 = negozio 3 del souk dei barili 8
name-barrel-8-3 = negozio 4 del souk dei barili 8
name-barrel-8-4 = negozio 5 del souk dei barili 8
name-chest-4-0 = negozio 1 del souk delle casse 4
name-chest-4-1 = negozio 2 del souk delle casse 4
name-chest-6-0 = negozio 1 del souk delle casse 6
name-chest-6-1 = negozio 2 del souk delle casse 6
name-chest-6-2 = negozio 3 del souk delle casse 6
name-chest-8-0 = negozio 1 del souk delle casse 8
name-chest-8-1 = negozio 2 del souk delle casse 8
name-chest-8-2 = negozio 3 del souk delle casse 8
name-chest-8-3 = negozio 4 del souk delle casse 8
name-vase-4-0 = negozio 1 del souk dei vasi 4
name-vase-6-0 = negozio 1 del souk dei vasi 6
name-vase-6-1 = negozio 2 del souk dei vasi 6
name-vase-12-0 = negozio 1 del souk dei vasi 12
name-vase-12-1 = negozio 2 del souk dei vasi 12
name-vase-12-2 = negozio 3 del souk dei vasi 12

## Prompts

prompt-d-yellow = Aggiungi dadi gialli al tuo lancio?
prompt-d-yellow-hint = Oggi cominci tu. Un lancio non si ripete; ogni dado giallo costa 1 oro, ne hai { $gold }.
prompt-d-yellow-other = { $actor } può aggiungere dadi gialli e poi lancia.
prompt-d-group = { $groups ->
    [0] Per te non ci sono più dadi.
   *[other] Quali dadi prendi?
}
prompt-d-group-hint = { $groups ->
    [0] Al posto dei dadi prendi una carta.
    [one] Prendi tutti i dadi del livello, per uno di { $two ->
        [0] tre
       *[other] quattro
    } usi.
   *[other] Prendi tutti i dadi di un livello, per uno di { $two ->
        [0] tre
       *[other] quattro
    } usi. Restano { $groups } gruppi.
}
prompt-d-group-other = { $actor } prende un gruppo di dadi.
prompt-d-action = { $number ->
    [one] Come usi 1 dado di valore { $value }?
   *[other] Come usi { $number } dadi di valore { $value }?
}
prompt-d-action-hint = Scegli una sola di queste cose; poi i dadi sono consumati. Più dadi danno più merci, un valore più alto porta più lontano.
prompt-d-action-other = { $number ->
    [one] { $actor } ha in mano 1 dado di valore { $value } { from-level }.
   *[other] { $actor } ha in mano { $number } dadi di valore { $value } { from-level }.
}
prompt-d-boost = Scarti una carta per contare un dado in più?
prompt-d-boost-hint = { $level_id ->
    [camel] Senza, prendi { $goods ->
        [one] 1 cammello
       *[other] { $goods } cammelli
    }. La carta si perde senza il suo effetto.
    [gold] Senza, prendi { $goods ->
        [one] { $goods } oro
       *[other] { $goods } ori
    }. La carta si perde senza il suo effetto.
   *[other] Senza, metti { $goods ->
        [one] 1 cubo
       *[other] { $goods } cubi
    }. La carta si perde senza il suo effetto.
}
prompt-d-boost-other = { $actor } può scartare una carta per un dado in più.
prompt-d-supply = { $number ->
    [one] Dove va il cubo?
   *[other] Dove va il prossimo di { $number } cubi?
}
prompt-d-supply-hint = Solo nel quartiere { $district_of }. Lì finisci un souk prima di iniziarne un altro; i cubi si mettono tutti finché c'è un negozio aperto.
prompt-d-supply-other = { $number ->
    [one] { $actor } mette 1 cubo nel quartiere { $district_of }.
   *[other] { $actor } mette { $number } cubi nel quartiere { $district_of }.
}
prompt-d-move = Dove si ferma il Supervisore?
prompt-d-move-hint = I dadi dicono { $value }. { $free ->
    [0] Ogni passo in più o in meno costa 1 oro; ne hai { $gold }.
   *[other] Con il tuo Hammam { $free } passi in più o in meno sono gratis, poi ognuno costa 1 oro; ne hai { $gold }.
}
prompt-d-move-other = { $actor } muove il Supervisore di { $value }, con { $gold ->
        [one] { $gold } oro
       *[other] { $gold } ori
    } per allungare o accorciare la strada.
prompt-d-order = Partono due cubi. Quale parte prima?
prompt-d-order-hint = Il primo è caricato prima che tocchi al secondo; se riempie la carovana, questa dà punti nel mezzo.
prompt-d-order-other = Partono due cubi. { $actor } sceglie quale parte per primo.
prompt-d-camel = Tieni il tuo cubo nel { $shop } per 1 cammello?
prompt-d-camel-hint = In ogni caso un tuo cubo va sul cammello { $slot } della carovana, +{ $points } PV. Hai { $camels ->
    [one] 1 cammello
   *[other] { $camels } cammelli
}.
prompt-d-camel-other = { $actor } decide sul cubo nel { $shop }.
prompt-d-next = Giochi una carta prima che parta il secondo cubo?
prompt-d-next-hint = Il prossimo è il cubo nel { $shop }. Se è tuo, un cammello preso con una carta può ancora tenerlo.
prompt-d-next-other = { $actor } può giocare carte prima che parta il cubo nel { $shop }.
prompt-d-build = Quale edificio costruisci?
prompt-d-build-hint = Per questo metti da parte i tuoi dadi. Hai { $camels ->
    [one] 1 cammello
   *[other] { $camels } cammelli
} e { $gold ->
        [one] { $gold } oro
       *[other] { $gold } ori
    }.
prompt-d-build-other = { $actor } sceglie un edificio.
prompt-d-end = Fai altro prima di finire il turno?
prompt-d-end-hint = { $two ->
    [0] { $built ->
        [0] Puoi costruire un edificio e giocare carte. Hai { $camels ->
            [one] 1 cammello
           *[other] { $camels } cammelli
        } e { $gold ->
        [one] { $gold } oro
       *[other] { $gold } ori
    }.
       *[other] In questo turno hai costruito; puoi ancora giocare carte.
    }
   *[other] Puoi ancora giocare carte.
}
prompt-d-end-other = { $actor } conclude il turno.
prompt-d-exchange = Che cosa scambi?
prompt-d-exchange-hint = Uno per uno, in una sola direzione. Hai { $camels ->
    [one] 1 cammello
   *[other] { $camels } cammelli
} e { $gold ->
        [one] { $gold } oro
       *[other] { $gold } ori
    }.
prompt-d-exchange-other = { $actor } scambia cammelli e oro.
prompt-d-place = Dove va il cubo?
prompt-d-place-hint = In un qualsiasi negozio della città aperto per te, in tutti e quattro i quartieri.
prompt-d-place-other = { $actor } mette 1 cubo.
prompt-d-sell-camels = Quanti cammelli vendi?
prompt-d-sell-camels-hint = Ognuno vale 2 PV; puoi venderne al massimo quattro. Hai { $camels ->
    [one] 1 cammello
   *[other] { $camels } cammelli
}.
prompt-d-sell-camels-other = { $actor } vende cammelli per punti.
prompt-d-sell-gold = Quanti ori dai?
prompt-d-sell-gold-hint = Ognuno vale 1 PV; puoi darne al massimo dieci. Hai { $gold ->
        [one] { $gold } oro
       *[other] { $gold } ori
    }.
prompt-d-sell-gold-other = { $actor } dà oro per punti.

## Choices

choice-first-player = Comincia il giocatore { $seat }
choice-white = Dado bianco: { $face }
choice-yellow = Dado giallo: { $face }
choice-deal = Dai { $card }
choice-buy = { $number ->
    [0] Lancia { $dice } dadi bianchi
    [1] Lancia { $dice } dadi, uno giallo
    [2] Lancia { $dice } dadi, due gialli
   *[other] Lancia { $dice } dadi, tre gialli
}
choice-buy-gives = { $number ->
    [0] non costa nulla
   *[other] poi hai { $left ->
        [one] { $left } oro
       *[other] { $left } ori
    }
}
choice-take = { $level }: { $level_id ->
    [camel] { $goods ->
        [one] 1 cammello
       *[other] { $goods } cammelli
    }
    [gold] { $goods ->
        [one] { $goods } oro
       *[other] { $goods } ori
    }
   *[other] { $goods ->
        [0] { $value ->
            [one] 1 casella
           *[other] { $value } caselle
        }, o una carta
        [one] 1 cubo
       *[other] { $goods } cubi
    }
}{ $souk_id ->
    [none] { "" }
   *[other] , { $souk } completo
}
choice-take-gives = { $goods ->
    [0] nessun cubo: lì nessun negozio è aperto per te
   *[other] o { $value ->
        [one] 1 casella
       *[other] { $value } caselle
    }, o una carta
}{ $two ->
    [0] { "" }
   *[other] , o costruire
}{ $bonus ->
    [0] { "" }
   *[other] { " " }· { $level_id ->
        [camel] Recinto
        [gold] Emporio
       *[other] Paranco
    } +{ $bonus }
}
choice-draw = Pesca una carta
choice-use = { $use_id ->
    [goods] { $level_id ->
        [camel] { $goods ->
            [one] Prendi 1 cammello
           *[other] Prendi { $goods } cammelli
        }
        [gold] Prendi { $goods ->
        [one] { $goods } oro
       *[other] { $goods } ori
    }
       *[other] { $goods ->
            [one] Metti 1 cubo nel quartiere { $level_of }
           *[other] Metti { $goods } cubi nel quartiere { $level_of }
        }
    }
    [supervisor] Muovi il Supervisore di { $value }
    [card] Pesca una carta
   *[build] Costruisci un edificio
}
choice-use-gives = { $use_id ->
    [goods] { $level_id ->
        [camel] per gli edifici, o per tenere i cubi nei negozi
        [gold] per edifici, dadi gialli e passi del Supervisore
       *[other] i souk completi danno punti a fine settimana
    }
    [supervisor] i cubi accanto alla sua ultima casella vanno alla carovana
    [card] alla cieca, { $deck ->
        [0] dagli scarti rimescolati
       *[other] { $deck } nel mazzo
    }
   *[build] i dadi sono messi da parte
}
choice-boost = { $card_id ->
    [none] Tieni tutte le carte, { $level_id ->
        [camel] prendi { $goods ->
            [one] 1 cammello
           *[other] { $goods } cammelli
        }
        [gold] prendi { $goods ->
        [one] { $goods } oro
       *[other] { $goods } ori
    }
       *[other] metti { $goods ->
            [one] 1 cubo
           *[other] { $goods } cubi
        }
    }
   *[other] Scarta { $card }, { $level_id ->
        [camel] prendi { $goods } cammelli
        [gold] prendi { $goods ->
        [one] { $goods } oro
       *[other] { $goods } ori
    }
       *[other] metti { $goods } cubi
    }
}
choice-supply = Metti il cubo nel { $shop }
choice-supply-gives = { $complete ->
    [0] poi { $have } su { $all }
   *[other] completo: { $points } PV a fine settimana
}, { $street ->
    [0] al sicuro
   *[other] sulla strada
}
choice-move = { $stays ->
    [0] Muovi { to-square }
   *[other] Lascialo dov'è
}
choice-move-gives = { $cubes ->
    [0] non fa partire cubi
    [one] { $yours ->
        [0] parte un cubo di { $owner } dal quartiere { $district_of }
       *[other] parte il tuo cubo dal quartiere { $district_of }
    }
   *[other] { $yours ->
        [0] partono due cubi altrui
        [1] partono il tuo cubo e un altro
       *[other] partono due tuoi cubi
    }
}{ $broken ->
    [0] { "" }
    [1] , rompe un souk
   *[other] , rompe due souk
}
choice-send-first = Fai partire prima il cubo nel { $shop }
choice-send-first-gives = { $yours ->
    [0] è di { $owner }
   *[other] è tuo
}
choice-send = Lascia partire il cubo
choice-send-gives = sul cammello { $slot }, +{ $points } PV{ $broken ->
    [0] ; il suo negozio resta vuoto
   *[other] ; il { $souk } non è più completo
}
choice-pay = Paga 1 cammello e tieni il cubo
choice-pay-gives = uno della tua scorta va sul cammello { $slot }, +{ $points } PV; { $left ->
    [0] poi non hai cammelli
    [one] poi hai 1 cammello
   *[other] poi hai { $left } cammelli
}
choice-continue = Passa al secondo cubo
choice-end = Finisci il turno
choice-end-gives = { $last ->
    [0] { "" }
   *[other] poi si contano i punti della settimana { $week }
}
choice-play = Gioca { $card }
choice-play-gives = { $card_id ->
    [exchange] cammelli per oro, o oro per cammelli, uno per uno
    [three-camels] prendi 3 cammelli
    [three-gold] prendi 3 ori
    [place-cube] un cubo in un negozio aperto qualsiasi della città
    [load-caravan] un cubo sul cammello { $slot } della carovana, +{ $points } PV
    [sell-camels] fino a 4 cammelli per 2 PV ciascuno
   *[sell-gold] fino a 10 ori per 1 PV ciascuno
}
choice-build = Costruisci { the-building }
choice-build-gives = { $building_id ->
    [paddock] 1 cammello in più dalla torre
    [store] 2 ori in più dalla torre
    [hammam] 3 passi gratis per il Supervisore
    [caravanserai] una carta per ogni tuo cubo che lui fa partire
    [bazaar] 2 PV in più per ogni souk completo
   *[hoist] 1 cubo in più dalla torre
}{ $mode_id ->
    [normal] { "" }
    [no-camels] { " " }· senza cammelli, con la carta
    [no-gold] { " " }· senza oro, con la carta
   *[both] { " " }· gratis, con entrambe le carte costruzione
}
choice-camels-to-gold = Scambia { $number ->
    [one] 1 cammello
   *[other] { $number } cammelli
} con { $number ->
        [one] { $number } oro
       *[other] { $number } ori
    }
choice-gold-to-camels = Scambia { $number ->
        [one] { $number } oro
       *[other] { $number } ori
    } con { $number ->
    [one] 1 cammello
   *[other] { $number } cammelli
}
choice-place = Metti il cubo nel { $shop }
choice-place-gives = { $complete ->
    [0] poi { $have } su { $all }
   *[other] completo: { $points } PV a fine settimana
}, { $street ->
    [0] al sicuro
   *[other] sulla strada
}
choice-sell-camels = Vendi { $number ->
    [one] 1 cammello
   *[other] { $number } cammelli
} per { $points } PV
choice-sell-gold = Dai { $number ->
        [one] { $number } oro
       *[other] { $number } ori
    } per { $points } PV

good-camels = { $amount ->
    [one] { $amount } cammello
   *[other] { $amount } cammelli
}
good-gold = { $amount ->
        [one] { $amount } oro
       *[other] { $amount } ori
    }
good-card = { $amount ->
    [one] { $amount } carta
   *[other] { $amount } carte
}
good-points = { $amount } PV

## Events

event-day = Settimana { $week }, giorno { $day }: { $seat_you ->
    [yes] hai cominciato tu
   *[no] ha cominciato { $seat }
}.
event-last-order = L'ultimo giorno si gioca in quest'ordine, prima chi ha meno punti: { $each_seat_who }.
event-bought = { $seat_has } aggiunto { $number ->
    [one] 1 dado giallo per 1 oro
   *[other] { $number } dadi gialli per { $number ->
        [one] { $number } oro
       *[other] { $number } ori
    }
}.
event-rolled = { $seat_has } ottenuto { $each_die } con i dadi.
event-rolled-yellow = { $seat_you ->
    [yes] I tuoi dadi gialli
   *[no] I dadi gialli di { $seat }
} mostrano { $each_die }.
event-yellow-removed = { $number ->
    [one] 1 dado giallo ha lasciato
   *[other] { $number } dadi gialli hanno lasciato
} la torre.
event-took = { $seat_has } preso { $number ->
    [one] 1 dado
   *[other] { $number } dadi
} di valore { $value } { from-level }.
event-camels = { $seat_has } preso { $number ->
    [one] 1 cammello
   *[other] { $number } cammelli
}.
event-gold = { $seat_has } preso { $number ->
        [one] { $number } oro
       *[other] { $number } ori
    }.
event-boosted = { $seat_has } scartato la carta { $card } per contare un dado in più.
event-supplied = { $seat_has } messo un cubo nel { $shop }.
event-lost = { $seat_hasnt } trovato un negozio per { $number ->
    [one] 1 cubo
   *[other] { $number } cubi
}.
event-moved = { $seat_has } mosso il Supervisore { to-square }{ $gold ->
    [0] { "" }
   *[other] { " " }per { $gold ->
        [one] { $gold } oro
       *[other] { $gold } ori
    }
}.
event-stayed = { $seat_has } lasciato il Supervisore dov'era{ $gold ->
    [0] { "" }
   *[other] { " " }per { $gold ->
        [one] { $gold } oro
       *[other] { $gold } ori
    }
}.
event-ordered = { $seat_has } fatto partire per primo il cubo nel { $shop }.
event-kept = { $seat_has } pagato 1 cammello e tenuto il cubo nel { $shop }.
event-sent = { $seat_you ->
    [yes] Il tuo cubo
   *[no] Il cubo di { $seat }
} ha lasciato il { $shop } per la carovana.
event-loaded = { $seat_you ->
    [yes] Un tuo cubo
   *[no] Un cubo di { $seat }
} è salito sul cammello { $slot } della carovana per { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
event-caravan-full = La carovana piena ha dato punti ed è stata svuotata.
event-caravan-scored = { $seat_has } totalizzato { $points ->
    [one] 1 punto
   *[other] { $points } punti
} con la carovana ({ $cubes } × { $multiplier }).
event-drew = { $number ->
    [0] { $seat_you ->
        [yes] Dovevi
       *[no] { $seat } doveva
    } pescare, ma non c'erano più carte
   *[other] { $seat_has } pescato una carta
}.
event-drew-card = Hai pescato la carta { $card }.
event-reshuffled = Gli scarti hanno formato il nuovo mazzo di { $number ->
    [one] 1 carta
   *[other] { $number } carte
}.
event-played = { $seat_has } giocato la carta { $card }.
event-sold-camels = { $seat_has } venduto { $number ->
    [one] 1 cammello
   *[other] { $number } cammelli
} per { $points } punti.
event-sold-gold = { $seat_has } dato { $number ->
        [one] { $number } oro
       *[other] { $number } ori
    } per { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
event-swapped-camels = { $seat_has } scambiato { $number ->
    [one] 1 cammello
   *[other] { $number } cammelli
} con { $number ->
        [one] { $number } oro
       *[other] { $number } ori
    }.
event-swapped-gold = { $seat_has } scambiato { $number ->
        [one] { $number } oro
       *[other] { $number } ori
    } con { $number ->
    [one] 1 cammello
   *[other] { $number } cammelli
}.
event-spent-card = { $seat_has } usato la carta { $card }.
event-built = { $seat_has } costruito { the-building }{ $points ->
    [0] { "" }
   *[other] { " " }per { $points } punti
}{ $camels ->
    [0] { $gold ->
        [0] , senza pagare nulla
        [one] , pagando solo 1 oro
       *[other] , pagando solo { $gold } ori
    }
    [one] , pagando 1 cammello{ $gold ->
        [0] { "" }
        [one] { " " }e 1 oro
       *[other] { " " }e { $gold } ori
    }
   *[other] , pagando { $camels } cammelli{ $gold ->
        [0] { "" }
        [one] { " " }e 1 oro
       *[other] { " " }e { $gold } ori
    }
}.
event-week-ended = È finita la settimana { $week }.
event-souk-scored = { $seat_has } totalizzato { $points } punti con il { $souk }.
event-bazaar-scored = { $seat_has } totalizzato { $points } punti con il Bazar.
event-shops-emptied = Tutti i negozi sono stati svuotati.
event-ended = La partita è finita.

# Parti di frasi
from-level = { $level_id ->
    [camel] dai cammelli
    [bag] dai sacchi
    [barrel] dai barili
    [chest] dalle casse
    [vase] dai vasi
   *[gold] dall'oro
}
to-square = { $square_id ->
    [c] fino all'incrocio
   *[other] fino a { $square }
}
the-building = { $building_id ->
    [paddock] il Recinto
    [store] l'Emporio
    [hammam] l'Hammam
    [caravanserai] il Caravanserraglio
    [bazaar] il Bazar
   *[hoist] il Paranco
}

# Detto accanto alla cosa principale di un turno
and-played = e { $seat_aux } giocato la carta { $card }
and-built = e { $seat_aux } costruito { the-building }

## Reasons

reason-gold = { $need ->
    [one] Serve 1 oro
   *[other] Servono { $need } ori
}; ne hai { $have }.
reason-camels = { $need ->
    [one] Serve 1 cammello
   *[other] Servono { $need } cammelli
}; ne hai { $have }.
reason-level-empty = Non ci sono dadi al livello { $level_of }.
reason-yellow-only = Al livello { $level_of } restano solo dadi gialli, che valgono per il primo giocatore.
reason-must-take = Ci sono dadi che puoi prendere.
reason-no-shop = Nel quartiere { $district_of } nessun negozio è aperto per te.
reason-no-card = Il mazzo e gli scarti sono vuoti.
reason-build-two-players = In tre o quattro si costruisce dopo l'azione, senza dadi.
reason-nothing-to-build = Non c'è un edificio che tu possa pagare.
reason-card-not-held = Non hai la carta { $card }.
reason-shop-full = Nel { $shop } c'è già un cubo.
reason-souk-closed = Il { $souk } appartiene { $owner_to }.
reason-finish-souk = { $number ->
    [one] Prima di iniziare un altro souk del quartiere completa il { $souks }.
   *[other] Prima di iniziare un altro souk del quartiere completa tutti questi: { $souks }.
}
reason-other-district = Questi cubi sono per il quartiere { $district_of }.
reason-not-hit = Il cubo nel { $shop } non è uno dei due.
reason-card-moment = Le carte si giocano nel proprio turno: prima di prendere i dadi, tra due cubi o dopo l'azione.
reason-card-useless = La carta { $card } adesso non avrebbe effetto.
reason-build-with-group = In due per costruire serve un gruppo di dadi: prendine uno e usalo per costruire.
reason-build-later = Puoi costruire dopo la tua azione.
reason-one-building = In questo turno hai già costruito.
reason-build-card-later = A questo tavolo le carte costruzione valgono solo dopo l'azione.
reason-built = Hai già { the-building }.
reason-no-pair-here = Le due carte costruzione non si usano insieme per { the-building }.
reason-no-pair = A questo tavolo le due carte costruzione non si usano insieme.
reason-build-with-this-group = Per costruire con questi dadi scegli prima di costruire.
reason-build-was-action = Hai già scelto la tua azione: in due costruire è un'azione a sé.
reason-no-group-to-build = In due per costruire serve un gruppo di dadi, e per te non ce ne sono più.
reason-price = { $camels ->
    [one] Ti serve 1 cammello
   *[other] Ti servono { $camels } cammelli
} e { $gold ->
    [one] 1 oro
   *[other] { $gold } ori
}; ne hai { $have_camels } e { $have_gold }.
reason-other-turn = È il turno di { $actor }. Tu decidi solo se pagare un cammello per il tuo cubo.
reason-finish-card = Prima porta a termine l'effetto della carta { $card }.
reason-roll-first = I dadi non sono ancora stati lanciati: prima di' quanti dadi gialli aggiungi.
reason-take-first = Prima prendi un gruppo di dadi dalla torre.
reason-action-chosen = In questo turno hai già scelto la tua azione.
reason-yellow-late = I dadi gialli li aggiunge il primo giocatore, prima del lancio.
reason-boost-moment = Una carta vale un dado in più solo subito dopo aver scelto le merci con un gruppo.
reason-no-cube-now = Ora non hai cubi da piazzare. I cubi arrivano con un gruppo di dadi del quartiere o con la carta Consegna.
reason-goods-first = Scegli prima di piazzare cubi nel quartiere { $district_of }.
reason-supervisor-moment = Il Supervisore si muove solo quando usi per lui un gruppo di dadi.
reason-nothing-sent = Ora nessun cubo va alla carovana.
reason-must-draw = Non ci sono dadi per te: pesca una carta.
reason-finish-action = Prima porta a termine la tua azione.
reason-play-first = Per questo devi prima giocare la carta { $card }.

## Score sheet

category-souks = Souk
category-bazaar = Bazar
category-loads = Carichi in carovana
category-caravan = Punteggio della carovana
category-buildings = Edifici
category-cards = Carte

## Options

option-first-player = Chi è primo giocatore il primo giorno
option-first-player-random = Estratto a sorte
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

## Che cosa sono le cose: `card-…` dice che cosa fa una cosa, `card-…-kind` quanto costa e vale, `now-…` che cosa significa adesso

card-level-name = { $level_id ->
    [camel] Dadi dei cammelli
    [bag] Dadi dei sacchi
    [barrel] Dadi dei barili
    [chest] Dadi delle casse
    [vase] Dadi dei vasi
   *[gold] Dadi dell'oro
}
card-level-kind = { $number ->
    [0] Livello della torre, ora senza dadi
    [one] Gruppo di 1 dado con il valore { $value }
   *[other] Gruppo di { $number } dadi, ognuno con il valore { $value }
}
card-level = Prendili tutti per un solo uso: { $level_id ->
    [camel] un cammello per dado
    [gold] un oro per dado
   *[other] un cubo per dado nel quartiere { $level_of }
}, passi del Supervisore oppure una carta.
now-level = { $level_id ->
    [camel] { $goods ->
        [one] 1 cammello
       *[other] { $goods } cammelli
    }
    [gold] { $goods ->
        [one] 1 oro
       *[other] { $goods } ori
    }
   *[other] { $goods ->
        [one] 1 cubo
       *[other] { $goods } cubi
    }
}, o { $value ->
    [one] 1 casella
   *[other] { $value } caselle
}, o 1 carta.
now-level-closed = Lì nessun negozio è aperto per te: muovi il Supervisore di { $value } o prendi una carta.
now-level-bonus = Nel conto c'è già { the-building } (+{ $number }).
now-level-boost = { $level_id ->
    [camel] Scartando una carta prendi { $goods } cammelli.
    [gold] Scartando una carta prendi { $goods } ori.
   *[other] Scartando una carta metti { $goods } cubi.
}
now-level-yellow = Ci sono solo dadi gialli, che valgono per il primo giocatore.

card-square-kind = Casella della strada, { $here ->
    [0] { $distance ->
        [one] a 1 passo
       *[other] a { $distance } passi
    } dal Supervisore
   *[other] qui sta il Supervisore
}
card-square = Se il Supervisore si ferma qui, ogni cubo nei negozi accanto a questa casella va alla carovana.
card-square-centre = Qui si incontrano le quattro strade. Nessun negozio è accanto, quindi da qui il Supervisore non manda via nulla.
now-square-empty = Accanto c'è il { $shop }, vuoto.
now-square-yours = Accanto c'è il tuo cubo nel { $shop }.
now-square-cube = Accanto c'è { $owner_you ->
    [yes] il tuo cubo
   *[no] un cubo di { $owner }
} nel { $shop }.
now-square-price = I dadi dicono { $value }: { $gold ->
    [0] arrivarci è gratis.
    [one] arrivarci costa 1 oro, e ne hai { $have }.
   *[other] arrivarci costa { $gold } ori, e ne hai { $have }.
}

card-district-name = Quartiere { $district_of }
card-district-kind = { $souks } souk con { $shops } negozi
card-district = I dadi di questo livello diventano cubi qui. Finché hai qui un souk incompleto non puoi iniziarne un altro.
now-district = { $number ->
    [0] Qui nessun negozio è aperto per te.
    [one] Qui 1 negozio è aperto per te.
   *[other] Qui { $number } negozi sono aperti per te.
}
card-souk-kind = Souk del quartiere { $district_of }, { $shops ->
    [one] 1 negozio
   *[other] { $shops } negozi
}, vale { $points } PV
card-souk = Con un tuo cubo in ogni negozio dà il suo valore a fine settimana; incompleto non dà nulla.
now-souk-free = È senza cubi: chiunque può iniziarlo.
now-souk-yours = { $have ->
    [one] Hai 1 negozio su { $all }.
   *[other] Hai { $have } negozi su { $all }.
}
now-souk-owner = { $owner_has } { $have ->
    [one] 1 negozio
   *[other] { $have } negozi
} su { $all }; per gli altri è chiuso.
now-souk-complete-yours = È completo e a fine settimana ti dà { $points } PV.
now-souk-complete-owner = È completo e a fine settimana dà { $points } PV { $owner_to }.
now-souk-street = Il Supervisore raggiunge { $number ->
    [one] 1 dei suoi negozi
   *[other] { $number } dei suoi negozi
}.
card-shop-kind = Negozio sulla strada ({ $squares })
card-shop-safe-kind = Negozio lontano dalla strada, al sicuro dal Supervisore
card-shop = Contiene un cubo, e un souk accoglie i cubi di un solo giocatore. Quando tutti i suoi negozi sono pieni è completo.
now-shop-yours = Qui c'è un tuo cubo.
now-shop-cube = Qui c'è { $owner_you ->
    [yes] un tuo cubo
   *[no] un cubo di { $owner }
}.

card-caravan-kind = { $number ->
    [one] 1 cammello carico
   *[other] { $number } cammelli carichi
} su { $all }
card-caravan = Quando è piena, e a ogni fine settimana, totalizzi il numero dei tuoi cubi moltiplicato per la fila migliore che hai raggiunto.
now-caravan-yours = Tu: { $cubes } × { $multiplier } = { $points } PV.
now-caravan-owner = { $owner_who }: { $cubes } × { $multiplier } = { $points } PV.
card-slot-name = Cammello { $number } di { $all }
card-slot-kind = { $row ->
    [0] Fila in basso
    [1] Fila di mezzo
   *[other] Fila in alto
}: +{ $points } PV subito, poi ×{ $multiplier }
card-slot = Un cubo qui dà subito i punti della fila; quando la carovana dà punti, la tua fila migliore moltiplica tutti i tuoi cubi.
now-slot-next = Il prossimo cubo va qui e dà { $points } PV a chi lo possiede.

card-calendar-name = Settimana { $week }, giorno { $day }
card-calendar-kind = Giorno { $number } di 21
card-calendar = Ogni giorno ha il suo lancio. Il giorno 7 chiude la settimana: souk e carovana danno punti. La settimana 3 chiude la partita.
card-first-kind = Oggi: { $owner_who }
card-first = Il primo giocatore lancia per tutti, può aggiungere dadi gialli per 1 oro ciascuno e prende per primo. Cambia ogni giorno.
now-first-order = Oggi si gioca in quest'ordine: { $each_seat_who }.
card-deck-kind = { $number ->
    [one] 1 carta coperta
   *[other] { $number } carte coperte
}
card-deck = Da qui si pescano le carte. Quando è vuoto, gli scarti mescolati formano un nuovo mazzo.
card-discard-kind = { $number ->
    [one] 1 carta scoperta
   *[other] { $number } carte scoperte
}
card-discard = Qui finiscono le carte giocate o scartate, e chiunque può guardarle.
now-discard = { $cards }.

card-player-name = { $owner }
card-player-kind = { $place ->
    [0] Al tavolo di Yspahan
   *[other] Numero { $place } nell'ordine di oggi
}
card-player = Questa riga mostra punti, cammelli, oro, numero di carte ed edifici di un giocatore.
now-points = Souk { $souks }, Bazar { $bazaar }, carichi in carovana { $loads }, punteggio della carovana { $caravan }, edifici { $buildings }, carte { $cards }.
card-count-name = { $owner_you ->
    [yes] { $count_id ->
        [cards] Le tue carte
        [gold] I tuoi ori
        [camels] I tuoi cammelli
       *[points] I tuoi punti
    }
   *[no] { $count } di { $owner }
}: { $number }
card-points = Dopo tre settimane vince chi ha più punti. Cammelli, oro e carte avanzati non contano.
card-camels = Con i cammelli si pagano gli edifici, e con un cammello il tuo cubo resta nel negozio quando il Supervisore lo manda via.
card-gold = Con l'oro si pagano gli edifici, i dadi gialli e ogni passo del Supervisore in più o in meno rispetto ai dadi.
card-cards = Una carta si gioca nel proprio turno per il suo effetto, o si scarta per contare un dado in più. Gli altri vedono solo quante sono.

card-building-kind = Edificio, costa { $camels } cammelli{ $gold ->
    [0] { "" }
   *[other] { " " }e { $gold } ori
}
card-building-kind-built = { $owner_you ->
    [yes] Il tuo edificio
   *[no] Edificio di { $owner }
}
card-building-paddock = Ogni volta che prendi cammelli dalla torre, prendi 1 cammello in più.
card-building-store = Ogni volta che prendi oro dalla torre, prendi 2 ori in più.
card-building-hammam = Ogni volta che muovi il Supervisore, fino a 3 passi in più o in meno sono gratis.
card-building-caravanserai = Peschi una carta per ogni tuo cubo che il Supervisore manda alla carovana, anche nel turno altrui.
card-building-bazaar = A ogni fine settimana ogni souk che hai completato dà 2 PV in più.
card-building-hoist = Ogni volta che rifornisci un quartiere con i dadi della torre, metti 1 cubo in più.
now-building-next = Sarebbe il tuo { $number }º edificio: { $points ->
    [0] non dà ancora PV, contano dal 3º in poi.
   *[other] { $points } PV subito.
}
now-building-other = Non è ancora costruito: sarebbe l'edificio numero { $number } di { $owner }{ $points ->
    [0] .
   *[other] , per { $points } PV.
}
now-bazaar = { $number ->
    [0] Chi lo possiede non ha ancora souk completi.
    [one] Ora c'è 1 souk completo, per { $points } PV in più.
   *[other] Ora ci sono { $number } souk completi, per { $points } PV in più.
}
now-caravanserai = { $number ->
    [0] Nessun cubo di chi lo possiede è sulla strada.
    [one] 1 cubo di chi lo possiede è sulla strada.
   *[other] { $number } cubi di chi lo possiede sono sulla strada.
}
now-hammam = Con l'oro disponibile il valore dei dadi può cambiare di { $number } al massimo.

card-card-kind = { $held ->
    [0] { $discarded ->
        [0] Carta, 2 di ogni tipo nel gioco
       *[other] Carta tra gli scarti
    }
   *[other] Carta tua, da giocare nel tuo turno
}
card-card-exchange = Scambia quanti cammelli vuoi con altrettanto oro, oppure quanto oro vuoi con altrettanti cammelli.
card-card-three-camels = Prendi 3 cammelli.
card-card-three-gold = Prendi 3 ori.
card-card-place-cube = Metti 1 cubo in un qualsiasi negozio della città aperto per te.
card-card-load-caravan = Metti 1 cubo della tua scorta sul prossimo cammello della carovana e prendi i suoi punti.
card-card-sell-camels = Vendi da 1 a 4 cammelli per 2 PV ciascuno.
card-card-sell-gold = Dai da 1 a 10 ori per 1 PV ciascuno.
card-card-no-camels = Costruisci un edificio pagando solo il suo oro.
card-card-no-gold = Costruisci un edificio pagando solo i suoi cammelli.
now-three-camels = Avresti { $number } cammelli.
now-three-gold = Avresti { $number } ori.
now-exchange = Hai { $camels ->
    [one] 1 cammello
   *[other] { $camels } cammelli
} e { $gold ->
    [one] 1 oro
   *[other] { $gold } ori
}.
now-place-cube = { $number ->
    [0] Nessun negozio è aperto per te.
    [one] 1 negozio è aperto per te.
   *[other] { $number } negozi sono aperti per te.
}
now-load = Cammello { $number } di { $all }: +{ $points } PV.
now-load-row = Poi, quando la carovana dà punti, i tuoi cubi valgono almeno ×{ $multiplier }.
now-sell-camels = Hai { $camels ->
    [one] 1 cammello
   *[other] { $camels } cammelli
}: fino a { $points } PV.
now-sell-gold = Hai { $gold ->
    [one] 1 oro
   *[other] { $gold } ori
}: fino a { $points } PV.
now-build-card = { $number ->
    [0] Non puoi ancora pagare il resto di nessun edificio.
   *[other] Potresti pagare il resto { $buildings_of }.
}

## La scheda di fine settimana

pause-week = La settimana { $week } è finita
pause-week-about = I souk completi danno il loro valore, poi la carovana: i tuoi cubi per la fila migliore che hai raggiunto.
pause-souks = Souk completi
pause-bazaar = Bazar
pause-caravan = Carovana
pause-earlier = In settimana
pause-souk = { $souk }
pause-cubes = { $cubes } × { $multiplier }
pause-unfinished = { $seat_you ->
    [yes] Non ottieni
   *[no] { $seat } non ottiene
} nulla per ciò che è incompleto: { $souks }.
pause-next = I negozi si svuotano, { $cubes ->
    [0] la carovana resta vuota
    [one] la carovana tiene il suo cubo
   *[other] la carovana tiene i suoi { $cubes } cubi
}, il Supervisore torna all'incrocio. Nella settimana { $week } { $seat_you ->
    [yes] cominci tu
   *[no] comincia { $seat }
}.
pause-go = Comincia la settimana { $week }
pause-go-last = Vedi il risultato

## Perché la partita è finita e da dove vengono i punti

end-weeks = La terza settimana era finita.
end-souks =
    { $number ->
        [one] { $number } souk completo
       *[other] { $number } souk completi
    }
end-bazaar = { $number } souk con il Bazar
end-loads =
    { $number ->
        [one] { $number } cubo caricato
       *[other] { $number } cubi caricati
    }
end-caravan =
    { $number ->
        [one] { $number } punteggio della carovana
       *[other] { $number } punteggi della carovana
    }
end-buildings =
    { $number ->
        [one] { $number } edificio
       *[other] { $number } edifici
    }
end-cards =
    { $number ->
        [one] { $number } vendita con una carta
       *[other] { $number } vendite con una carta
    }
