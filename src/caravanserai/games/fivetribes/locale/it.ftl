# Five Tribes: Italian

name-fivetribes = Five Tribes

## Things

name-vizier = Visir
    .a = un Visir
    .many = Visir
name-elder = Anziano
    .a = un Anziano
    .many = Anziani
name-merchant = Mercante
    .a = un Mercante
    .many = Mercanti
name-builder = Costruttore
    .a = un Costruttore
    .many = Costruttori
name-assassin = Assassino
    .a = un Assassino
    .many = Assassini
name-meeple = Pedina
name-large-market = Mercato Grande
    .the = il Mercato Grande
name-small-market = Mercato Piccolo
    .the = il Mercato Piccolo
name-oasis = Oasi
    .the = l'Oasi
name-village = Villaggio
    .the = il Villaggio
name-sacred-place = Luogo Sacro
    .the = il Luogo Sacro
name-sultanate = Sultanato
name-ivory = Avorio
    .a = avorio
    .one = carta Avorio
    .many = carte Avorio
name-jewels = Gioielli
    .a = gioielli
    .one = carta Gioielli
    .many = carte Gioielli
name-gold-goods = Oro
    .a = oro
    .one = carta Oro
    .many = carte Oro
name-papyrus = Papiro
    .a = papiro
    .one = carta Papiro
    .many = carte Papiro
name-silk = Seta
    .a = seta
    .one = carta Seta
    .many = carte Seta
name-spice = Spezie
    .a = spezie
    .one = carta Spezie
    .many = carte Spezie
name-fish = Pesce
    .a = pesce
    .one = carta Pesce
    .many = carte Pesce
name-wheat = Grano
    .a = grano
    .one = carta Grano
    .many = carte Grano
name-pottery = Ceramiche
    .a = ceramiche
    .one = carta Ceramiche
    .many = carte Ceramiche
name-fakir = Fachiro
    .a = un Fachiro
    .many = Fachiri
name-merchandise = Merci
name-resource = Risorsa
name-djinn = Genio
name-camel = Cammello
name-palm = Palma
    .a = una palma
    .many = palme
name-palace = Palazzo
    .a = un palazzo
    .many = palazzi
name-turn-marker = Segnalino Turno
name-gold = Monete d'Oro
name-bid-order = Ordine di Offerta
name-turn-order = Ordine di Turno
name-bag = Sacchetto
name-victory-point = PV
name-blue = Blu
name-pink = Rosa
name-orange = Arancione
name-black = Nero
name-sacred-6 = Luogo Sacro 6
name-sacred-10 = Luogo Sacro 10
name-sacred-12 = Luogo Sacro 12
name-sacred-15 = Luogo Sacro 15
name-row = Fila
name-pile = Mazzo
name-discards = Scarti
name-hand = Mano
name-card = Carta
name-unknown = sconosciute
name-move = Movimento
name-sale = Vendita
name-round = Round
name-last-round = Ultimo round
name-used = usato

## Djinns

name-al-amin = Al-Amin
name-anun-nak = Anun-Nak
name-baal = Ba'al
name-boaz = Boaz
name-bouraq = Bouraq
name-echidna = Echidna
name-enki = Enki
name-hagis = Hagis
name-haurvatat = Haurvatat
name-ibus = Iblis
name-jafaar = Jafaar
name-kandicha = Kandicha
name-kumarbi = Kumarbi
name-lamia = Lamia
name-leta = Leta
name-marid = Marid
name-monkir = Monkir
name-nekir = Nekir
name-shamhat = Shamhat
name-sibittis = Sibittis
name-sloar = Sloar
name-utug = Utug

## Tiles by place

name-a1 = a1
name-b1 = b1
name-c1 = c1
name-d1 = d1
name-e1 = e1
name-f1 = f1
name-a2 = a2
name-b2 = b2
name-c2 = c2
name-d2 = d2
name-e2 = e2
name-f2 = f2
name-a3 = a3
name-b3 = b3
name-c3 = c3
name-d3 = d3
name-e3 = e3
name-f3 = f3
name-a4 = a4
name-b4 = b4
name-c4 = c4
name-d4 = d4
name-e4 = e4
name-f4 = f4
name-a5 = a5
name-b5 = b5
name-c5 = c5
name-d5 = d5
name-e5 = e5
name-f5 = f5

## Score sheet

category-gold = Oro
category-viziers = Visir
category-elders = Anziani
category-djinns = Geni
category-palms = Palme
category-palaces = Palazzi
category-tiles = Tessere
category-merchandise = Merci

## Options

option-gold-visibility = Oro degli altri
option-gold-visibility-concealed = Solo tu vedi quanto oro hai.
option-gold-visibility-open = Tutti vedono quanto oro ha ciascuno.
option-hand-visibility = Carte in mano
option-hand-visibility-private = Le mani sono private; le carte prese dalla fila restano note a tutti.
option-hand-visibility-open = Tutti vedono tutte le carte.
option-power-limit = Poteri in due
option-power-limit-per-turn = Un potere si può usare in ciascuno dei tuoi due turni.
option-power-limit-per-round = Un potere si può usare una volta per round.
option-first-bid-order = Prime offerte in due
option-first-bid-order-random = I quattro segnalini vengono mescolati.
option-first-bid-order-snake = Un giocatore offre per primo e per ultimo, l'altro in mezzo.

## Prompts

prompt-d-bid-spot = Quanto offri per il tuo posto nell'ordine di gioco?
prompt-d-bid-spot-hint = Le caselle più care giocano prima. Ciò che paghi è perso, e ogni moneta alla fine vale 1 PV.
prompt-d-bid-spot-other = { $actor } fa la sua offerta.
prompt-d-bid-fakirs = Scarti Fachiri con Kumarbi per pagare meno di { $price }?
prompt-d-bid-fakirs-hint = Ogni Fachiro abbassa il prezzo di una casella; il tuo segnalino resta su { $price }.
prompt-d-bid-fakirs-other = { $actor } può abbassare l'offerta con i Fachiri.
prompt-d-power = { $window ->
    [1] Usi un genio prima del movimento?
    [2] Usi un genio prima dell'azione della tribù?
   *[other] Usi un genio prima dell'azione della tessera?
}
prompt-d-power-hint = Ogni genio si usa una volta nel tuo turno, pagando Anziani o Fachiri. { $window ->
    [1] Puoi farlo anche più avanti nel turno.
    [2] Puoi farlo anche più avanti nel turno.
   *[other] Puoi farlo anche a fine turno.
}
prompt-d-power-other = { $actor } può usare un potere.
prompt-d-payment = Come paghi { $djinn }?
prompt-d-payment-hint = Un Fachiro non ti costa punti, un Anziano alla fine vale 2 PV.
prompt-d-payment-other = { $actor } paga { $djinn }.
prompt-d-power-target = { $djinn_id ->
    [anun-nak] Su quale tessera vanno tre pedine del sacchetto?
    [bouraq] Su quale Villaggio posi il palazzo?
    [enki] Su quale Oasi posi la palma?
    [leta] Quale tessera spoglia prendi con un cammello?
   *[utug] Quale tessera con pedine prendi con un cammello?
}
prompt-d-power-target-hint = { $djinn_id ->
    [anun-nak] Dev'essere spoglia: senza cammello, pedine, palme e palazzi.
    [bouraq] Va bene di chiunque sia; su una tua tessera il palazzo vale 5 PV.
    [enki] Va bene di chiunque sia; su una tua tessera la palma vale 3 PV.
    [leta] Dev'essere senza cammello, pedine, palme e palazzi; il suo valore è tuo.
   *[utug] Dev'essere senza cammello, palme e palazzi; le pedine restano e il suo valore è tuo.
}
prompt-d-power-target-other = { $actor } sceglie una tessera per { $djinn }.
prompt-d-keep-djinn = { $number ->
    [one] Tieni il genio che hai pescato.
   *[other] Tra { $number } geni, quale tieni?
}
prompt-d-keep-djinn-hint = Ora li vedi solo tu; quelli che non tieni vanno scoperti negli scarti.
prompt-d-keep-djinn-other = { $number ->
    [one] { $actor } tiene il genio pescato.
   *[other] { $actor } tiene uno di { $number } geni.
}
prompt-d-start-tile = Da quale tessera prendi le pedine per il movimento?
prompt-d-start-tile-hint = Le posi una alla volta lungo un percorso; l'ultima deve trovare il suo colore.
prompt-d-start-tile-other = { $actor } sceglie la tessera da cui seminare.
prompt-d-drop = { $number ->
    [one] Posa l'ultima pedina accanto a { $tile }.
   *[other] Posa una pedina accanto a { $tile }; ne hai in mano { $number }.
}
prompt-d-drop-hint = { $number ->
    [one] Deve trovare il suo colore; prendi tutte quelle di quel colore, poi agiscono tribù e tessera.
   *[other] Una per tessera, senza tornare subito indietro; l'ultima deve trovare il suo colore.
}
prompt-d-drop-other = { $number ->
    [one] { $actor } posa l'ultima pedina, partendo da { $tile }.
   *[other] { $actor } semina partendo da { $tile }, { $number } pedine in mano.
}
prompt-d-echidna = Raddoppi con Echidna l'oro { $number ->
    [one] del tuo Costruttore
   *[other] dei tuoi { $number } Costruttori
}?
prompt-d-echidna-hint = { $blue ->
    [one] Conta 1 tessera blu.
   *[other] Contano { $blue } tessere blu.
} I Fachiri si scelgono dopo e sono raddoppiati anch'essi.
prompt-d-echidna-other = { $actor } può raddoppiare l'oro di { $number ->
    [one] 1 Costruttore
   *[other] { $number } Costruttori
}.
prompt-d-builder-fakirs = Quanti Fachiri aggiungi { $number ->
    [one] al tuo Costruttore
   *[other] ai tuoi { $number } Costruttori
}?
prompt-d-builder-fakirs-hint = Ogni Fachiro conta come un Costruttore in più, e ogni Costruttore qui rende { $blue ->
    [one] { $blue } moneta
   *[other] { $blue } monete
}.
prompt-d-builder-fakirs-other = { $actor } può aggiungere Fachiri a { $number ->
    [one] 1 Costruttore
   *[other] { $number } Costruttori
}.
prompt-d-range-fakirs = Quanti Fachiri aggiungi { $number ->
    [one] al tuo Assassino
   *[other] ai tuoi { $number } Assassini
} su { $tile }?
prompt-d-range-fakirs-hint = La portata è { $number } e ogni Fachiro la allunga di 1. Se qualcuno è a portata, devono uccidere.
prompt-d-range-fakirs-other = { $actor } può aggiungere Fachiri a { $number ->
    [one] 1 Assassino
   *[other] { $number } Assassini
}.
prompt-d-ibus = Ne uccidi due con Iblis invece di una, entro la portata { $range }?
prompt-d-ibus-hint = Le due vittime stanno su una stessa tessera o davanti a uno stesso avversario.
prompt-d-ibus-other = { $actor } può ucciderne due con Iblis.
prompt-d-kill-target = { $victims ->
    [one] Dove colpiscono i tuoi Assassini, con portata { $range }?
   *[other] Dove colpiscono due volte i tuoi Assassini, con portata { $range }?
}
prompt-d-kill-target-hint = Una tessera che svuoti è tua. Visir e Anziani degli avversari si colpiscono a qualsiasi distanza.
prompt-d-kill-target-other = { $actor } sceglie una vittima entro la portata { $range }.
prompt-d-kill-pieces = { $victims ->
    [one] Quale pedina è colpita?
   *[other] Quali due pedine sono colpite?
}
prompt-d-kill-pieces-hint = Se su una tessera senza cammello non resta nessuno, la tessera è tua.
prompt-d-kill-pieces-other = { $victims ->
    [one] { $actor } sceglie la pedina colpita.
   *[other] { $actor } sceglie le due pedine colpite.
}
prompt-d-shift = Con { $djinn } metti { $piece_id ->
    [palm] la palma
   *[palace] il palazzo
} di { $tile } su una tessera vicina?
prompt-d-shift-hint = La vicina può essere di qualsiasi tipo; ciò che sta su una tessera conta per chi la possiede.
prompt-d-shift-other = { $actor } può spostare con { $djinn } { $piece_id ->
    [palm] la palma
   *[palace] il palazzo
} di { $tile }.
prompt-d-shift-tile = Su quale tessera intorno a { $tile } va { $piece_id ->
    [palm] la palma
   *[palace] il palazzo
}?
prompt-d-shift-tile-hint = Ciò che sta su una tessera conta per chi la possiede.
prompt-d-shift-tile-other = { $actor } sceglie una tessera vicina a { $tile } per { $piece_id ->
    [palm] la palma
   *[palace] il palazzo
}.
prompt-d-market = { $number ->
    [one] Quale carta prendi per { $gold } monete?
   *[other] Quali { $number } carte prendi per { $gold } monete? Scegli la prima.
}
prompt-d-market-hint = Merci diverse insieme valgono 1, 3, 7, 13, 21, 30, 40, 50, 60.
prompt-d-market-other = { $actor } è al mercato.
prompt-d-market-second = Quale seconda carta prendi?
prompt-d-market-second-hint = È già pagata.
prompt-d-market-second-other = { $actor } sceglie la seconda carta.
prompt-d-sacred = Paghi per un genio?
prompt-d-sacred-hint = Un genio porta i suoi punti e il suo potere; lo scegli dopo aver pagato.
prompt-d-sacred-other = { $actor } è al Luogo Sacro.
prompt-d-take-djinn = Quale genio prendi?
prompt-d-take-djinn-hint = Resta tuo fino alla fine, e il suo potere si può usare subito.
prompt-d-take-djinn-other = { $actor } sceglie un genio.
prompt-d-closing = Vendi merci, usi un genio o termini il turno?
prompt-d-closing-hint = Le carte tenute valgono alla fine quanto vendute adesso: conviene aspettare serie più grandi.
prompt-d-closing-other = { $actor } può vendere prima di terminare il turno.
prompt-d-sell-kind = Quali merci vendi? Finora: { $each_card }.
prompt-d-sell-kind-hint = Una carta per tipo; i Fachiri non si vendono mai.
prompt-d-sell-kind-other = { $actor } sceglie le merci da vendere; finora { $each_card }.

## Choices

choice-bid = { $fakirs ->
    [0] { $paid ->
        [0] Offri { $price } senza pagare
       *[other] Offri { $price }
    }
    [one] Offri { $price } con almeno 1 Fachiro
   *[other] Offri { $price } con almeno { $fakirs } Fachiri
}
choice-bid-gives = posto { $place } con le offerte finora, { $left ->
    [one] ti resta 1 moneta
   *[other] ti restano { $left } monete
}
choice-fakirs = { $use_id ->
    [bid] { $number ->
        [0] Non scartare Fachiri, paga { $result }
        [one] Scarta 1 Fachiro, paga { $result }
       *[other] Scarta { $number } Fachiri, paga { $result }
    }
    [builders] { $number ->
        [0] Nessun Fachiro in più: { $result ->
                [one] 1 moneta
               *[other] { $result } monete
            }
        [one] 1 Fachiro in più: { $result ->
                [one] 1 moneta
               *[other] { $result } monete
            }
       *[other] { $number } Fachiri in più: { $result ->
                [one] 1 moneta
               *[other] { $result } monete
            }
    }
   *[range] { $number ->
        [0] Nessun Fachiro in più: portata { $result }
        [one] 1 Fachiro in più: portata { $result }
       *[other] { $number } Fachiri in più: portata { $result }
    }
}
choice-fakirs-gives = { $use_id ->
    [range] { $tiles ->
        [0] nessuna pedina a portata
        [one] 1 tessera con pedine a portata
       *[other] { $tiles } tessere con pedine a portata
    }
   *[other] { "" }
}
choice-pass = { $window ->
    [1] Nessun genio, passa al movimento
    [2] Nessun genio, passa alla tribù
   *[other] Nessun genio, passa alla tessera
}
choice-use = Usa { $djinn }, paga { $cost_id ->
    [any] un Anziano o un Fachiro
    [pair] due Anziani, o un Anziano e un Fachiro
   *[fakir] un Fachiro
}
choice-use-gives = { $djinn_id ->
    [anun-nak] tre pedine del sacchetto su una tessera spoglia
    [bouraq] un palazzo su un Villaggio
    [enki] una palma su un'Oasi
    [leta] un tuo cammello su una tessera spoglia
    [sibittis] tieni uno di tre geni
    [sloar] la prima carta del mazzo
   *[utug] un tuo cammello su una tessera con pedine
}
choice-pay = { $cost_id ->
    [elder] Paga un Anziano
    [fakir] Paga un Fachiro
    [elder-elder] Paga due Anziani
   *[elder-fakir] Paga un Anziano e un Fachiro
}{ $for_id ->
    [power] { " " }per { $djinn }
    [echidna] { " " }per Echidna
    [iblis] { " " }per Iblis
    [palm] , sposta la palma
    [palace] , sposta il palazzo
   *[sacred] , prendi un genio
}
choice-pay-gives = { $for_id ->
    [echidna] { $gold ->
    [one] { $gold } moneta
   *[other] { $gold } monete
} in più, Fachiri esclusi
    [iblis] due vittime invece di una
   *[other] { "" }
}
choice-no = { $for_id ->
    [echidna] Non usare Echidna
    [iblis] Non usare Iblis
    [palm] Posa la palma su { $tile }
   *[palace] Posa il palazzo su { $tile }
}
choice-decline = { $for_id ->
    [sacred] Non prendere geni
   *[market] Non comprare nulla
}
choice-end-turn = Termina il turno
choice-end-turn-gives = { $worth ->
    [0] { "" }
   *[other] le merci restano in mano, per ora { $worth } PV
}
choice-sell = Vendi merci
choice-sell-gives = fino a { $kinds ->
    [one] 1 merce
   *[other] { $kinds } merci diverse
} per { $gold ->
    [one] { $gold } moneta
   *[other] { $gold } monete
}
choice-sell-kind = Aggiungi { $card_a }
choice-sell-kind-gives = { $number ->
    [one] 1 merce rende { $gold ->
    [one] { $gold } moneta
   *[other] { $gold } monete
}
   *[other] { $number } merci rendono { $gold ->
    [one] { $gold } moneta
   *[other] { $gold } monete
}
}
choice-done = Vendi { $number ->
    [one] 1 merce
   *[other] { $number } merci
} per { $gold ->
    [one] 1 moneta
   *[other] { $gold } monete
}
choice-done-gives = { $loss ->
    [0] ti restano merci per { $rest } PV
   *[other] tenute varrebbero { $kept } PV; così ne restano { $rest }, in tutto { $loss } PV in meno
}
choice-start = Prendi { $number ->
    [one] la pedina
   *[other] { $number } pedine
} da { $tile }
choice-start-gives = { $each_tribe_counted }
choice-drop = Posa { $tribe_a } su { $tile }
choice-drop-gives = { $last_id ->
    [yes] { $tribe_id ->
        [vizier] prendi { $number } Visir
        [elder] prendi { $number } Anziani
        [merchant] { $number } Mercanti portano { $number } carte
        [builder] { $number } Costruttori per { $blue } blu danno { $gold ->
    [one] { $gold } moneta
   *[other] { $gold } monete
}
       *[assassin] { $number } Assassini hanno portata { $number }
    }, poi agisce { $type_the }{ $claims ->
        [0] { "" }
       *[other] ; la tessera è tua e vale { $claims } PV
    }
   *[no] { "" }
}
choice-target = { $what_id ->
    [anun-nak] Metti tre pedine su { $tile }
    [bouraq] Posa il palazzo su { $tile }
    [enki] Posa la palma su { $tile }
   *[camel] Metti il tuo cammello su { $tile }
}
choice-target-gives = { $type }{ $whose_id ->
    [you] , tua tessera
    [other] , tessera di { $owner }
   *[nobody] , di nessuno, valore { $value }
}
choice-shift = { $what_id ->
    [palm] Posa la palma su { $tile }
   *[palace] Posa il palazzo su { $tile }
}
choice-shift-gives = { $type }{ $whose_id ->
    [you] , tua tessera
    [other] , tessera di { $owner }
   *[nobody] , di nessuno, valore { $value }
}
choice-kill-on = { $victims ->
    [one] Uccidi una pedina su { $tile }
   *[other] Uccidi due pedine su { $tile }
}
choice-kill-on-gives = { $each_tribe_counted }{ $claims ->
    [0] { "" }
   *[other] ; la tessera è tua: { $claims } PV
}
choice-kill-before = Colpisci { $victim }
choice-kill-before-gives = Visir: { $viziers }, Anziani: { $elders }
choice-victim = { $captures_id ->
    [yes] Colpisci { $tribe_a }
   *[no] Uccidi { $tribe_a }
}
choice-victims = { $alike_id ->
    [yes] Colpisci due { $first_many }
   *[no] Colpisci { $first_a } e { $second_a }
}
choice-buy = Prendi { $card_a }
choice-buy-gives = { $sort_id ->
    [fakir] finora ne hai { $held }
    [double] ne hai già { $held }
   *[more] { $kinds ->
        [one] 1 merce, vale { $worth }
       *[other] { $kinds } merci diverse, valgono { $worth }
    }
}
choice-take = Prendi { $djinn }
choice-take-gives = { $djinn_id ->
    [al-amin] { power-al-amin }
    [anun-nak] { power-anun-nak }
    [baal] { power-baal }
    [boaz] { power-boaz }
    [bouraq] { power-bouraq }
    [echidna] { power-echidna }
    [enki] { power-enki }
    [hagis] { power-hagis }
    [haurvatat] { power-haurvatat }
    [ibus] { power-ibus }
    [jafaar] { power-jafaar }
    [kandicha] { power-kandicha }
    [kumarbi] { power-kumarbi }
    [lamia] { power-lamia }
    [leta] { power-leta }
    [marid] { power-marid }
    [monkir] { power-monkir }
    [nekir] { power-nekir }
    [shamhat] { power-shamhat }
    [sibittis] { power-sibittis }
    [sloar] { power-sloar }
   *[utug] { power-utug }
}
choice-keep = Tieni { $djinn }
choice-keep-gives = { choice-take-gives }

## Events

event-round = Round { $number }
event-bid = { $fakirs ->
    [0] { $paid ->
        [0] { $seat_has } offerto { $price } senza pagare.
       *[other] { $seat_has } offerto { $price } e pagato { $paid ->
    [one] { $paid } moneta
   *[other] { $paid } monete
}.
    }
    [one] { $seat_has } offerto { $price }, scartato un Fachiro e pagato { $paid ->
    [one] { $paid } moneta
   *[other] { $paid } monete
}.
   *[other] { $seat_has } offerto { $price }, scartato { $fakirs } Fachiri e pagato { $paid ->
    [one] { $paid } moneta
   *[other] { $paid } monete
}.
}
event-turn = { $seat_has } giocato il turno.
event-no-move = { $seat_you ->
    [yes] Non puoi
   *[no] { $seat } non può
} fare alcun movimento. La partita finisce con questo round.
event-lifted = { $number ->
    [one] { $seat_has } preso una pedina da { $tile }.
   *[other] { $seat_has } preso { $number } pedine da { $tile }.
}
event-dropped = { $seat_has } posato { $tribe_a } su { $tile }.
event-took = { $seat_has } preso { $number ->
    [one] { $tribe_a }
   *[other] { $number } { $tribe_many }
} da { $tile }.
event-claimed = { $seat_has } preso { $tile } con un cammello.
event-last-camel = { $seat_has } posato l'ultimo cammello. La partita finisce con questo round.
event-gathered = { $seat_has } messo davanti a { $seat_you ->
    [yes] te
   *[no] sé
} { $number ->
    [one] { $tribe_a }
   *[other] { $number } { $tribe_many }
}.
event-row-cards = { $each_card ->
    [niente] { $seat_hasnt } preso niente dalla fila.
   *[other] { $seat_has } preso { $each_card_counted } dalla fila.
}
event-built = { $seat_has } guadagnato { $gold ->
    [one] 1 moneta
   *[other] { $gold } monete
} con { $builders ->
    [one] 1 Costruttore
   *[other] { $builders } Costruttori
}{ $fakirs ->
    [0] { "" }
    [one] { " " }e un Fachiro
   *[other] { " " }e { $fakirs } Fachiri
} ({ $blue } blu).
event-range = { $fakirs ->
    [0] { "" }
    [one] Con un Fachiro{ " " }
   *[other] Con { $fakirs } Fachiri{ " " }
}{ $seat_you ->
    [yes] i tuoi Assassini
   *[no] gli Assassini di { $seat }
} hanno portata { $range }.
event-nobody-killed = { $seat_you ->
    [yes] I tuoi Assassini
   *[no] Gli Assassini di { $seat }
} non hanno trovato vittime.
event-killed = { $seat_has } ucciso { $tribe_a } su { $tile }.
event-killed-before = { $seat_has } ucciso { $victim_you ->
    [yes] uno dei tuoi { $tribe_many }
   *[no] { $tribe_a } di { $victim }
}.
event-captured = { $seat_has } catturato { $tribe_a } su { $tile }.
event-captured-before = { $seat_has } catturato { $victim_you ->
    [yes] uno dei tuoi { $tribe_many }
   *[no] { $tribe_a } di { $victim }
}.
event-income = { $seat_you ->
    [yes] { $djinn } ti ha portato { $gold ->
    [one] { $gold } moneta
   *[other] { $gold } monete
}
   *[no] { $djinn } ha portato { $gold ->
    [one] { $gold } moneta
   *[other] { $gold } monete
} a { $seat }
}.
event-used = { $elders ->
    [0] { $seat_has } usato { $djinn } per un Fachiro.
    [one] { $fakirs ->
        [0] { $seat_has } usato { $djinn } per un Anziano.
       *[other] { $seat_has } usato { $djinn } per un Anziano e un Fachiro.
    }
   *[other] { $seat_has } usato { $djinn } per due Anziani.
}
event-drew = { $seat_has } pescato una carta dal mazzo.
event-drew-card = { $seat_has } pescato { $card_a } dal mazzo.
event-shuffled = { $deck_id ->
    [resource] { $number ->
        [one] 1 carta risorsa è stata mescolata nel nuovo mazzo.
       *[other] { $number } carte risorsa sono state mescolate nel nuovo mazzo.
    }
   *[djinn] { $number ->
        [one] 1 genio è stato mescolato nel nuovo mazzo.
       *[other] { $number } geni sono stati mescolati nel nuovo mazzo.
    }
}
event-placed = { $seat_has } posato { $piece_a } su { $tile }.
event-settled = Dal sacchetto { $tribe_a } è arrivato su { $tile }.
event-bought = { $gold ->
    [0] { $seat_has } preso { $card_a } come seconda carta.
   *[other] { $seat_has } comprato { $card_a } per { $gold } monete.
}
event-sacrificed = { $fakirs ->
    [0] { $seat_has } pagato due Anziani al Luogo Sacro.
   *[other] { $seat_has } pagato un Anziano e un Fachiro al Luogo Sacro.
}
event-gained = { $seat_has } ottenuto il genio { $djinn }.
event-looked = { $number ->
    [one] { $seat_has } pescato un genio.
   *[other] { $seat_has } pescato { $number } geni.
}
event-looked-at = { $seat_has } pescato { $each_djinn }.
event-discarded-djinn = { $seat_has } scartato il genio { $djinn }.
event-sold = { $seat_has } venduto { $each_card_a } per { $gold ->
    [one] 1 moneta
   *[other] { $gold } monete
}.
event-card-laid = Alla fila si è aggiunta la carta { $card }.
event-djinn-laid = È apparso il genio { $djinn }.
event-over = La partita è finita dopo { $rounds ->
    [one] 1 round
   *[other] { $rounds } round
}.
event-no-more-moves = Sul tabellone non resta alcun movimento.

## Reasons

reason-zero-full = Le tre caselle da 0 sono occupate.
reason-spot-taken = La casella da { $price } è occupata.
reason-too-dear = Costa { $price ->
    [one] { $price } moneta
   *[other] { $price } monete
}; ne hai { $gold }.
reason-power-used = { $limit_id ->
    [round] In questo round hai già usato { $djinn }.
   *[turn] In questo turno hai già usato { $djinn }.
}
reason-fakirs-below-zero = Il prezzo è 0 con { $number ->
    [one] 1 Fachiro
   *[other] { $number } Fachiri
}; altri sarebbero sprecati.
reason-too-few-fakirs = { $held ->
    [0] Non hai Fachiri.
    [one] Hai solo 1 Fachiro.
   *[other] Hai solo { $held } Fachiri.
}
reason-too-few-elders = { $held ->
    [0] Non hai Anziani.
    [one] Hai solo 1 Anziano.
   *[other] Hai solo { $held } Anziani.
}
reason-not-your-djinn = Il genio { $djinn } non è tuo.
reason-cannot-pay = { $djinn } costa { $cost_id ->
    [any] un Anziano o un Fachiro
    [pair] un Anziano e un altro Anziano o un Fachiro
   *[fakir] un Fachiro
}. Hai { $elders ->
    [one] 1 Anziano
   *[other] { $elders } Anziani
} e { $fakirs ->
    [one] 1 Fachiro
   *[other] { $fakirs } Fachiri
}.
reason-no-effect = { $djinn } non avrebbe effetto: { $missing_id ->
    [cards] il mazzo e gli scarti sono vuoti
    [djinns] non restano geni da pescare
    [palaces] i palazzi sono finiti
    [palms] le palme sono finite
    [bag] il sacchetto è vuoto
    [camels] non hai più cammelli
    [unbuilt] nessuna tessera con pedine è senza cammello, palma e palazzo
   *[bare] nessuna tessera è spoglia
}.
reason-other-cost = Il costo è { $cost_id ->
    [any] un Anziano o un Fachiro
    [pair] un Anziano e un altro Anziano o un Fachiro
   *[fakir] un Fachiro
}.
reason-needs-village = La tessera { $tile } non è un Villaggio.
reason-needs-oasis = La tessera { $tile } non è un'Oasi.
reason-not-bare = La tessera { $tile } non è spoglia: non devono esserci cammelli, pedine, palme o palazzi.
reason-not-unbuilt = La tessera { $tile } deve avere una pedina, e nessun cammello, palma o palazzo.
reason-not-drawn = { $djinn } non è tra i geni che hai pescato.
reason-no-meeples = Su { $tile } non ci sono pedine.
reason-start-cannot-finish = { $number ->
    [one] La pedina di { $tile } non trova il suo colore lì accanto.
   *[other] Comunque tu semini le { $number } pedine di { $tile }, l'ultima non trova il suo colore.
}
reason-not-in-hand = Non hai { $tribe_many } in mano.
reason-not-adjacent = La tessera { $tile } non ha un lato in comune con { $here }.
reason-straight-back = Vieni da { $tile }; non puoi tornare subito indietro.
reason-last-must-meet = L'ultima pedina deve trovare il suo colore, ma su { $tile } non ci sono { $tribe_many }.
reason-drop-cannot-finish = { $number ->
    [one] Se posi { $tribe_a } su { $tile }, l'ultima pedina non trova il suo colore.
   *[other] Se posi { $tribe_a } su { $tile }, le altre { $number } non si possono seminare fino in fondo.
}
reason-fakirs-useless = { $number ->
    [0] Nessuna pedina è oltre la portata dei tuoi Assassini.
    [one] Con 1 Fachiro raggiungi ogni pedina; altri sarebbero sprecati.
   *[other] Con { $number } Fachiri raggiungi ogni pedina; altri sarebbero sprecati.
}
reason-out-of-range = La tessera { $tile } dista { $distance }, i tuoi Assassini arrivano a { $range }.
reason-not-two-there = Su { $tile } c'è una sola pedina.
reason-no-such-seat = A questo tavolo non c'è un giocatore { $number }.
reason-own-pieces = I tuoi Visir e Anziani non sono bersagli.
reason-boaz = Boaz protegge { $victim_you ->
    [yes] i tuoi Visir e Anziani
   *[no] i Visir e gli Anziani di { $victim }
}.
reason-none-before = { $victim_hasnt } né Visir né Anziani.
reason-not-two-before = { $victim_has } un solo Visir o Anziano.
reason-one-victim = Solo { $djinn } ne uccide due insieme.
reason-two-victims = Con { $djinn } se ne uccidono due.
reason-not-at-target = { $number ->
    [0] Lì non ci sono { $tribe_many }.
    [one] Lì c'è solo { $tribe_a }.
   *[other] Lì ci sono solo { $number } { $tribe_many }.
}
reason-not-neighbour = La tessera { $tile } non tocca { $here }.
reason-beyond-market = Questo mercato offre solo le prime { $number } carte.
reason-row-short = { $number ->
    [one] Nella fila resta solo 1 carta.
   *[other] Nella fila restano solo { $number } carte.
}
reason-beyond-six = { $number ->
    [one] Delle prime sei resta solo 1 carta.
   *[other] Delle prime sei restano solo { $number } carte.
}
reason-not-face-up = Il genio { $djinn } non è scoperto.
reason-nothing-to-sell = Non hai merci.
reason-kind-chosen = La carta { $card } è già nella serie.
reason-sell-order = Scegli le merci nel loro ordine; l'ultima era la carta { $card }.
reason-not-held = Non hai la carta { $card }.
reason-nothing-chosen = Scegli almeno una merce.
reason-too-dear-anyway = Anche con { $number ->
    [one] il tuo Fachiro
   *[other] i tuoi { $number } Fachiri
} costa ancora { $price ->
    [one] { $price } moneta
   *[other] { $price } monete
}; ne hai { $gold }.
reason-too-dear-fakirs = { $number ->
    [0] Senza Fachiri
    [one] Con 1 Fachiro
   *[other] Con { $number } Fachiri
} paghi { $price ->
    [one] { $price } moneta
   *[other] { $price } monete
}; ne hai { $gold }.
reason-too-dear-kumarbi-used = Costa { $price ->
    [one] { $price } moneta
   *[other] { $price } monete
}, ne hai { $gold }, e in questo round hai già usato Kumarbi.
reason-works-by-itself = Il genio { $djinn } agisce da solo; non c'è niente da usare.
reason-own-moment = Il genio { $djinn } viene proposto al suo momento: { $moment_id ->
    [bid] quando fai l'offerta
    [builders] quando i tuoi Costruttori guadagnano oro
    [palace] quando posi un palazzo
    [palm] quando posi una palma
   *[assassins] quando i tuoi Assassini colpiscono
}.
reason-standing-there = Sei su { $tile }; la prossima pedina va su una tessera con un lato in comune.
reason-meant-for-it = { $piece_id ->
    [palm] La palma
   *[palace] Il palazzo
} era per { $tile } e va su una tessera vicina.
reason-only-fakirs = Hai solo Fachiri, che non si vendono mai.
reason-chance-only = Questo lo decide il caso, non un giocatore.
reason-bid-first = Prima si fanno le offerte; si gioca quando ogni segnalino ha fatto la sua.
reason-no-moves = Nessun movimento è più possibile: in questo round restano solo poteri e vendite.
reason-window-first = Prima del movimento puoi usare un potere: usalo o prosegui, poi scegli la tessera.
reason-power-first = Prima completa il potere che stai usando.
reason-sowing = Stai seminando: hai ancora in mano { $number ->
    [one] 1 pedina
   *[other] { $number } pedine
}.
reason-moved = In questo turno hai già fatto il movimento.
reason-lift-first = Prima scegli la tessera di cui prendi le pedine.
reason-bid-stands = Il tuo segnalino è sulla casella da { $price } e ci resta: di' quanti Fachiri scarti.
reason-bids-made = Le offerte di questo round sono fatte.
reason-no-window = I poteri si usano prima del movimento, prima e dopo l'azione della tribù e a fine turno, non adesso.
reason-pay-first = Prima scegli come pagare.
reason-only-sacred = Un genio si prende quando il movimento finisce su un Luogo Sacro e lo paghi.
reason-fakirs-first = Prima di' quanti Fachiri allungano la portata.
reason-iblis-first = Prima di' se Iblis ne fa uccidere due.
reason-only-market = Le carte della fila si comprano quando il movimento finisce su un mercato.
reason-sell-first = Prima scegli di vendere, poi le merci.
reason-sell-later = Le merci si vendono alla fine del turno.
reason-sale-on = Stai vendendo: scegli le merci o concludi la serie.
reason-turn-goes-on = Il tuo turno non è ancora alla fine.
reason-nothing-to-pass = Non c'è niente da passare: adesso non si usano poteri.
reason-second-card = La seconda carta fa parte dell'acquisto: prendila.
reason-must-move = Un movimento è possibile, quindi devi farlo.
reason-tile-cannot-finish = { $number ->
    [one] Qualunque pedina posi su { $tile }, l'ultima non troverebbe il suo colore.
   *[other] Qualunque pedina posi su { $tile }, le altre { $number } non si potrebbero seminare fino in fondo.
}

## Cards: names of things

name-thing-tile = { $type }, { $tile }
name-thing-place = Casella { $tile }
name-thing-meeple = { $tribe }, { $tile }
name-thing-hand = { $tribe } in mano
name-thing-vizier = Visir di { $owner }
name-thing-vizier-yours = I tuoi Visir
name-thing-elder = Anziani di { $owner }
name-thing-elder-yours = I tuoi Anziani
name-thing-spot = Offerta di { $price }
name-thing-bid = Ordine di Offerta, posto { $place }
name-thing-known = { $owner_you ->
    [yes] { $card }, nella tua mano
   *[no] { $card }, nella mano di { $owner }
}
name-thing-player = { $owner }
name-thing-gold = Oro di { $owner }
name-thing-gold-yours = Il tuo oro
name-thing-camels = Cammelli di { $owner }
name-thing-camels-yours = I tuoi cammelli
name-thing-cards = Carte di { $owner }
name-thing-cards-yours = Le tue carte
name-thing-pile = Mazzo delle risorse
name-thing-discards = Scarti delle risorse
name-thing-djinn-pile = Mazzo dei geni
name-thing-djinn-discards = Scarti dei geni
name-thing-palms = Riserva di palme
name-thing-palaces = Riserva di palazzi

## Cards: tiles and meeples

card-tile-unlaid = Prima della partita qui viene posta a caso una delle trenta tessere.
card-tile-oasis = Chi finisce qui un movimento deve posare una palma; chi possiede la tessera totalizza 3 PV per ciascuna.
card-tile-village = Chi finisce qui un movimento deve posare un palazzo; chi possiede la tessera totalizza 5 PV per ciascuno.
card-tile-small-market = Chi finisce qui un movimento può pagare 3 monete e prendere una delle prime tre carte della fila.
card-tile-large-market = Chi finisce qui un movimento può pagare 6 monete e prendere due delle prime sei carte della fila.
card-tile-sacred-place = Chi finisce qui un movimento può pagare due Anziani, o un Anziano e un Fachiro, e prendere un genio scoperto.
card-tile-kind = Tessera, { $value } PV, { $colour_id ->
    [blue] blu
   *[red] rossa
}, ancora senza cammello
card-tile-owned-kind = Tessera, { $value } PV, { $colour_id ->
    [blue] blu
   *[red] rossa
}, { $owner_you ->
    [no] cammello di { $owner }
   *[yes] il tuo cammello
}
card-tile-yours-kind = Tessera, { $value } PV, { $colour_id ->
    [blue] blu
   *[red] rossa
}, il tuo cammello
card-meeple-vizier = I Visir che prendi restano davanti a te: 1 PV ciascuno, e 10 PV per ogni avversario che ne ha di meno.
card-meeple-elder = Gli Anziani che prendi restano davanti a te: 2 PV ciascuno, oppure pagano geni e poteri.
card-meeple-merchant = I Mercanti che prendi portano altrettante carte dall'inizio della fila; poi vanno nel sacchetto.
card-meeple-builder = I Costruttori che prendi rendono 1 moneta l'uno per ogni tessera blu: questa stessa e quelle che la toccano.
card-meeple-assassin = Gli Assassini che prendi uccidono una pedina, lontana al massimo quante tessere sono loro, o un Visir o Anziano di un avversario.
card-meeple-kind = Pedina, { $number } di questa tribù sulla tessera
card-hand-kind = Pedina da seminare, { $number } in mano
card-front-kind = { $number } davanti { $owner_to }
card-front-yours-kind = { $number } davanti a te
now-meeples = Sulla tessera: { $each_tribe_counted }.
now-blue = { $blue ->
    [0] Qui intorno non ci sono tessere blu per i Costruttori.
    [one] Per i Costruttori conta 1 tessera blu, compresa questa.
   *[other] Per i Costruttori contano { $blue } tessere blu, compresa questa.
}
now-pieces = Con { $palms ->
    [one] 1 palma
   *[other] { $palms } palme
} e { $palaces ->
    [one] 1 palazzo
   *[other] { $palaces } palazzi
} la tessera vale { $points } PV per chi la possiede.
now-palms-left = { $number ->
    [one] Resta 1 palma.
   *[other] Restano { $number } palme.
}
now-palaces-left = { $number ->
    [one] Resta 1 palazzo.
   *[other] Restano { $number } palazzi.
}
now-market = In vendita: { $each_card_counted }.
now-market-gold = In vendita: { $each_card_counted }. Hai { $gold ->
        [one] { $gold } moneta
       *[other] { $gold } monete
    }.
now-row-empty = La fila è vuota fino alla fine del round.
now-sacred = Scoperti: { $each_djinn }.
now-sacred-none = Fino alla fine del round nessun genio è scoperto.
now-payers = Hai { $elders ->
    [one] 1 Anziano
   *[other] { $elders } Anziani
} e { $fakirs ->
    [one] 1 Fachiro
   *[other] { $fakirs } Fachiri
}.
now-meeple-vizier = Un Visir posato qui per ultimo porta { $number } Visir.
now-meeple-elder = Un Anziano posato qui per ultimo porta { $number } Anziani.
now-meeple-merchant = Un Mercante posato qui per ultimo porta { $each_card_counted }.
now-meeple-builder = Con un Costruttore posato qui per ultimo, { $number } Costruttori per { $blue } blu danno { $gold ->
    [one] { $gold } moneta
   *[other] { $gold } monete
}.
now-meeple-assassin = Con un Assassino posato qui per ultimo gli Assassini sono { $number }, e tanta è la loro portata.
now-ends = Può essere l'ultimo su { $each_tile }.
now-viziers = Ora valgono { $points } PV; { $fewer ->
    [0] nessun avversario ne ha di meno
    [one] 1 avversario ne ha di meno
   *[other] { $fewer } avversari ne hanno di meno
}.
now-elders = Ora valgono { $points } PV.

## Cards: tracks, cards, players, supplies

card-spot = Paghi subito { $price ->
    [one] { $price } moneta
   *[other] { $price } monete
} alla banca; le offerte più alte giocano prima di te, le più basse dopo.
card-spot-zero = Non costa nulla, ma chi paga gioca prima di te, e così chi offre 0 dopo di te.
card-spot-kind = Ordine di Turno, posto per un segnalino
card-spot-zero-kind = Ordine di Turno, posto per tre segnalini
card-bid = Si offre dal posto 1 in poi; l'Ordine di Turno di un round è l'Ordine di Offerta del successivo.
now-spot-taken = Qui c'è { $owner_you ->
    [yes] il tuo segnalino
   *[no] il segnalino di { $owner }
}.
now-spot-place = Con le offerte fatte finora giocheresti al posto { $place }.
now-spot-left = { $left ->
    [one] Ti resterebbe 1 moneta, che vale 1 PV.
   *[other] Ti resterebbero { $left } monete, che valgono 1 PV ciascuna.
}
now-spot-short = { $missing ->
    [one] Ti manca 1 moneta.
   *[other] Ti mancano { $missing } monete.
}
now-bid-marker = Qui c'è { $owner_you ->
    [yes] il tuo segnalino
   *[no] il segnalino di { $owner }
}.
card-goods = Merci diverse insieme valgono 1, 3, 7, 13, 21, 30, 40, 50 o 60: monete se vendute, PV alla fine.
card-fakir = Paga geni e poteri, fa guadagnare di più i Costruttori e allunga la portata degli Assassini; non si vende mai.
card-row-kind = Carta risorsa, posto { $place } della fila, { $number } nel gioco
card-card-kind = Carta risorsa, { $number } nella tua mano
card-goods-kind = Carta risorsa, { $number } nel gioco
card-known-kind = Presa sotto gli occhi di tutti ({ $number })
now-reach = { $reach_id ->
    [both] Entrambi i mercati arrivano fin qui.
    [large] Solo un Mercato Grande arriva fin qui.
   *[none] Nessun mercato arriva fin qui, finché restano carte davanti.
}
now-set-with = { $kinds ->
    [0] Non hai ancora merci; da sola vale { $more }.
    [one] Hai 1 merce che vale { $worth }; con questa sono 2 merci per { $more }.
   *[other] Hai { $kinds } merci diverse che valgono { $worth }; con questa { $more }.
}
now-set-double = Ne hai già { $number }; una in più va in un'altra serie.
now-hand = Tenute, le tue merci valgono { $points } PV; una serie di { $kinds ->
    [one] 1 merce
   *[other] { $kinds } merci
} rende { $gold ->
    [one] { $gold } moneta
   *[other] { $gold } monete
}.
now-fakirs = Hai { $number ->
    [one] 1 Fachiro
   *[other] { $number } Fachiri
}.
card-player = Vince chi ha più punti vittoria: contano oro, Visir, Anziani, geni, palme, palazzi, tessere e merci.
card-player-kind = Finora { $points } PV
card-player-part-kind = Finora { $points } PV, senza ciò che è nascosto
now-sheet = Visir { $viziers }, Anziani { $elders }, geni { $djinns }, palme { $palms }, palazzi { $palaces }, tessere { $tiles }.
now-sheet-gold = Oro { $gold }.
now-sheet-merchandise = Merci { $merchandise }.
card-gold = Con l'oro si pagano le offerte e le carte dei mercati; ogni moneta che resta alla fine vale 1 PV.
card-gold-kind = { $number ->
    [one] { $number } moneta
   *[other] { $number } monete
}, { $number } PV
card-gold-secret-kind = Segreto fino alla fine
now-gold-secret = Tutti gli incassi e i pagamenti sono nel diario.
card-camels = Un cammello prende per sempre una tessera che svuoti; quando qualcuno posa il proprio ultimo cammello, quello è l'ultimo round.
card-camels-kind = { $number } ancora da posare
now-tiles = { $number ->
    [0] Ancora nessuna tessera presa.
    [one] 1 tessera presa, vale { $points } PV senza palme e palazzi.
   *[other] { $number } tessere prese, valgono { $points } PV senza palme e palazzi.
}
card-cards = Le merci formano serie, i Fachiri pagano geni e poteri; ciò che viene dalla fila resta noto a tutti.
card-cards-kind = { $number ->
    [one] 1 carta in mano
   *[other] { $number } carte in mano
}
now-known = Note a tutti: { $each_card_counted }.
now-unknown = { $number ->
    [one] 1 carta è nota solo a chi la tiene.
   *[other] { $number } carte sono note solo a chi le tiene.
}
card-pile = A fine round la fila torna a nove carte da questo mazzo; anche Sloar e Kandicha pescano da qui.
card-discards = Qui finiscono le carte vendute o pagate; quando il mazzo è vuoto si mescolano e formano il nuovo mazzo.
card-djinn-pile = A fine round da questo mazzo si scoprono geni finché sono tre; anche Sibittis pesca da qui.
card-djinn-discards = Qui finiscono i geni non tenuti con Sibittis; quando il mazzo è vuoto si mescolano e formano il nuovo mazzo.
card-stack-kind = { $number ->
    [one] 1 carta
   *[other] { $number } carte
}
now-lies = Qui ci sono { $each_card_counted }.
now-lies-djinns = Qui ci sono: { $each_djinn }.
card-palms = Una palma va su un'Oasi quando vi finisce un movimento, e vale 3 PV per chi possiede la tessera.
card-palaces = Un palazzo va su un Villaggio quando vi finisce un movimento, e vale 5 PV per chi possiede la tessera.
card-supply-kind = { $number ->
    [one] Ne resta 1
   *[other] Ne restano { $number }
}
card-bag = Qui finiscono Mercanti, Costruttori e Assassini usati e tutte le pedine uccise o pagate; Anun-Nak pesca da qui.
card-bag-kind = { $number ->
    [one] 1 pedina
   *[other] { $number } pedine
}
now-bag = Visir { $vizier }, Anziani { $elder }, Mercanti { $merchant }, Costruttori { $builder }, Assassini { $assassin }.

## What djinns do

power-al-amin = Alla fine ogni due Fachiri nella tua mano contano come una carta merce in più, di un tipo che ti manca.
power-anun-nak = Una volta nel tuo turno, pesca tre pedine dal sacchetto e mettile su una tessera senza cammello, pedine, palme e palazzi.
power-baal = Ogni volta che si ottiene un genio ricevi oro: 1 se lo ottieni tu, 2 se lo ottiene qualcun altro.
power-boaz = Gli Assassini non possono né uccidere né catturare i Visir e gli Anziani davanti a te.
power-bouraq = Una volta nel tuo turno, posa un palazzo su un Villaggio qualsiasi, di chiunque sia.
power-echidna = Una volta nel tuo turno, quando i tuoi Costruttori guadagnano oro, ne guadagnano il doppio, Fachiri compresi.
power-enki = Una volta nel tuo turno, posa una palma su un'Oasi qualsiasi, di chiunque sia.
power-hagis = Una volta nel tuo turno, quando posi un palazzo, mettilo invece su una delle tessere intorno, al massimo otto.
power-haurvatat = Alla fine ogni palma sulle tue tessere vale 5 PV invece di 3.
power-ibus = Una volta nel tuo turno, i tuoi Assassini uccidono due pedine su una tessera, o due Visir o Anziani di un avversario.
power-jafaar = Alla fine ognuno dei tuoi Visir vale 3 PV invece di 1; i 10 PV per avversario restano uguali.
power-kandicha = I tuoi Assassini portano ciò che colpiscono: una carta per un Mercante, oro per un Costruttore; Visir e Anziani passano a te.
power-kumarbi = Quando fai l'offerta, ogni Fachiro scartato abbassa il prezzo di una casella; il segnalino resta dov'è.
power-lamia = Una volta nel tuo turno, quando posi una palma, mettila invece su una delle tessere intorno, al massimo otto.
power-leta = Una volta nel tuo turno, metti un tuo cammello su una tessera senza cammello, pedine, palme e palazzi.
power-marid = Ogni volta che una pedina è posata su una tessera con il tuo cammello ricevi oro: 1 nel tuo movimento, 2 in uno altrui.
power-monkir = Ogni volta che si posa un palazzo ricevi oro: 1 se lo posi tu, 2 se lo posa qualcun altro.
power-nekir = Ogni volta che gli Assassini uccidono ricevi oro: 1 se sono i tuoi, 2 se sono altrui.
power-shamhat = Alla fine ognuno dei tuoi Anziani vale 4 PV invece di 2.
power-sibittis = Una volta nel tuo turno, pesca i primi tre geni del mazzo, tienine uno e scarta gli altri.
power-sloar = Una volta nel tuo turno, paga un Fachiro e prendi la prima carta del mazzo delle risorse.
power-utug = Una volta nel tuo turno, metti un tuo cammello su una tessera con pedine, ma senza cammello, palme e palazzi.

## Cards: djinns

card-djinn-al-amin = { power-al-amin }
card-djinn-anun-nak = { power-anun-nak }
card-djinn-baal = { power-baal }
card-djinn-boaz = { power-boaz }
card-djinn-bouraq = { power-bouraq }
card-djinn-echidna = { power-echidna }
card-djinn-enki = { power-enki }
card-djinn-hagis = { power-hagis }
card-djinn-haurvatat = { power-haurvatat }
card-djinn-ibus = { power-ibus }
card-djinn-jafaar = { power-jafaar }
card-djinn-kandicha = { power-kandicha }
card-djinn-kumarbi = { power-kumarbi }
card-djinn-lamia = { power-lamia }
card-djinn-leta = { power-leta }
card-djinn-marid = { power-marid }
card-djinn-monkir = { power-monkir }
card-djinn-nekir = { power-nekir }
card-djinn-shamhat = { power-shamhat }
card-djinn-sibittis = { power-sibittis }
card-djinn-sloar = { power-sloar }
card-djinn-utug = { power-utug }
card-djinn-kind = Genio, { $points } PV, { $cost_id ->
    [none] agisce da solo
    [any] costa un Anziano o un Fachiro
    [pair] costa due Anziani, o un Anziano e un Fachiro
    [fakir] costa un Fachiro
   *[fakirs] costa Fachiri
}
now-djinn-display = È scoperto, per chi finisce su un Luogo Sacro.
now-djinn-yours = È tuo.
now-djinn-used = È tuo; per questa volta il potere è usato.
now-djinn-owner = È { $owner_you ->
    [yes] tuo
   *[no] di { $owner }
}.
now-djinn-discarded = È tra i geni scartati.
now-djinn-drawn = L'hai pescato con Sibittis.
now-djinn-more = { $more ->
    [0] Per ora non aggiungerebbe punti ai tuoi.
   *[other] Con ciò che hai ora aggiungerebbe { $more } PV ai tuoi.
}
now-djinn-pile = { $number ->
    [one] Nel mazzo c'è 1 carta.
   *[other] Nel mazzo ci sono { $number } carte.
}
now-djinn-djinns = { $number ->
    [one] Nel mazzo c'è 1 genio.
   *[other] Nel mazzo ci sono { $number } geni.
}
now-djinn-bare = { $number ->
    [one] C'è 1 tessera spoglia.
   *[other] Ci sono { $number } tessere spoglie.
}
now-djinn-settle = { $number ->
    [one] C'è 1 tessera con pedine e senza cammello, palme e palazzi.
   *[other] Ci sono { $number } tessere con pedine e senza cammello, palme e palazzi.
}
now-djinn-camels = { $number ->
    [one] Ti resta 1 cammello.
   *[other] Ti restano { $number } cammelli.
}
now-djinn-bag = { $number ->
    [one] Nel sacchetto c'è 1 pedina.
   *[other] Nel sacchetto ci sono { $number } pedine.
}
now-djinn-tiles = { $number ->
    [one] Il tuo cammello è su 1 tessera.
   *[other] I tuoi cammelli sono su { $number } tessere.
}

## The card at the end of a round

pause-round = Il round { $number } è finito
pause-round-about = Oro, carte e tutto il resto contano come sono adesso.
pause-round-about-secret = I totali degli altri sono senza il loro oro e le loro carte, nascosti fino alla fine.
pause-tiles = Tessere prese
pause-changes = Guadagnato e perso
pause-camels = Cammelli rimasti
pause-tile = { $type }, { $tile }
pause-number = { $number }
pause-djinn = { $djinn }
pause-victims = colpiti: { $each_tribe_counted }
pause-cards = Nuove carte nella fila: { $each_card }.
pause-djinns = Nuovi geni scoperti: { $each_djinn }.
pause-next = Ora tutti fanno di nuovo le offerte, nell'ordine in cui hanno giocato.
pause-go = Avanti con le offerte del round { $number }

## Goods that choices give and cost

good-gold = { $amount ->
    [one] 1 moneta
   *[other] { $amount } monete
}
good-vizier = { $amount } Visir
good-elder = { $amount ->
    [one] 1 Anziano
   *[other] { $amount } Anziani
}
good-fakir = { $amount ->
    [one] 1 Fachiro
   *[other] { $amount } Fachiri
}
good-card = { $amount ->
    [one] 1 carta
   *[other] { $amount } carte
}
good-points = { $amount } PV

## Events told beside another

and-gained = e { $seat_aux } ottenuto il genio { $djinn }
and-claimed = e { $seat_aux } preso la tessera

## Perché la partita è finita e da dove vengono i punti

end-last-camel = { $seat_has } posato l'ultimo cammello; tutti hanno finito il round { $number }.
end-no-move = { $seat_hasnt } potuto fare alcun movimento nel round { $number }.
end-no-move-left = Dopo il round { $number } sul tabellone non restava alcun movimento.
end-gold =
    { $number ->
        [one] { $number } moneta
       *[other] { $number } monete
    }
end-viziers = { $fewer ->
        [0] { $number }
        [one] { $number }, più di { $fewer } avversario
       *[other] { $number }, più di { $fewer } avversari
    }
end-number = { $number }
end-djinns = { $each_djinn }
end-tiles =
    { $number ->
        [one] { $number } tessera
       *[other] { $number } tessere
    }
end-sets = serie da { $each_size }

## Una riga sopra il tabellone

settled-order = Ordine di turno deciso
settled-paid =
    { $gold ->
        [0] offerta 0
       *[other] paga { $gold }
    }
