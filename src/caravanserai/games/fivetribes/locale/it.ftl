# Five Tribes: Italian

name-fivetribes = Five Tribes

## Things

name-vizier = Visir
name-elder = Anziano
name-merchant = Mercante
name-builder = Costruttore
name-assassin = Assassino
name-meeple = Pedina
name-large-market = Mercato Grande
name-small-market = Mercato Piccolo
name-oasis = Oasi
name-village = Villaggio
name-sacred-place = Luogo Sacro
name-sultanate = Sultanato
name-ivory = Avorio
name-jewels = Gioielli
name-gold-goods = Oro
name-papyrus = Papiro
name-silk = Seta
name-spice = Spezie
name-fish = Pesce
name-wheat = Grano
name-pottery = Ceramiche
name-fakir = Fachiro
name-merchandise = Merci
name-resource = Risorsa
name-djinn = Genio
name-camel = Cammello
name-palm = Palma
name-palace = Palazzo
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

prompt-d-bid-spot = La tua offerta: scegli una casella dell'Ordine di Turno.
prompt-d-bid-spot-other = { $actor } fa la sua offerta.
prompt-d-bid-fakirs = Kumarbi: scarti Fachiri per pagare meno di { $price }?
prompt-d-bid-fakirs-other = { $actor } può abbassare l'offerta con i Fachiri.
prompt-d-power = { $window ->
    [1] Prima del movimento: usa un potere o prosegui.
    [2] Prima dell'azione della tribù: usa un potere o prosegui.
   *[other] Prima dell'azione della tessera: usa un potere o prosegui.
}
prompt-d-power-other = { $actor } può usare un potere.
prompt-d-payment = Come paghi { $djinn }?
prompt-d-payment-other = { $actor } paga { $djinn }.
prompt-d-power-target = { $djinn }: scegli una tessera.
prompt-d-power-target-other = { $actor } sceglie una tessera per { $djinn }.
prompt-d-keep-djinn = { $number ->
    [one] Tieni il genio che hai pescato.
   *[other] Tieni uno dei { $number } geni che hai pescato.
}
prompt-d-keep-djinn-other = { $number ->
    [one] { $actor } tiene il genio pescato.
   *[other] { $actor } tiene uno di { $number } geni.
}
prompt-d-start-tile = Il tuo movimento: scegli la tessera da cui seminare.
prompt-d-start-tile-other = { $actor } sceglie la tessera da cui seminare.
prompt-d-drop = { $number ->
    [one] Posa l'ultima pedina accanto a { $tile }, sul suo colore.
   *[other] Posa una pedina accanto a { $tile }: { $number } in mano, l'ultima sul suo colore.
}
prompt-d-drop-other = { $number ->
    [one] { $actor } posa l'ultima pedina, partendo da { $tile }.
   *[other] { $actor } semina partendo da { $tile }, { $number } pedine in mano.
}
prompt-d-echidna = Echidna: raddoppi l'oro { $number ->
    [one] del tuo Costruttore
   *[other] dei tuoi { $number } Costruttori
} (tessere blu: { $blue })?
prompt-d-echidna-other = { $actor } può raddoppiare l'oro di { $number ->
    [one] 1 Costruttore
   *[other] { $number } Costruttori
}.
prompt-d-builder-fakirs = { $number ->
    [one] 1 Costruttore
   *[other] { $number } Costruttori
}, { $blue ->
    [one] 1 tessera blu
   *[other] { $blue } tessere blu
}: quanti Fachiri aggiungi?
prompt-d-builder-fakirs-other = { $actor } può aggiungere Fachiri a { $number ->
    [one] 1 Costruttore
   *[other] { $number } Costruttori
}.
prompt-d-range-fakirs = { $number ->
    [one] 1 Assassino
   *[other] { $number } Assassini
} su { $tile }: quanti Fachiri aggiungi per la portata?
prompt-d-range-fakirs-other = { $actor } può aggiungere Fachiri a { $number ->
    [one] 1 Assassino
   *[other] { $number } Assassini
}.
prompt-d-ibus = Iblis: ne uccidi due entro la portata { $range }?
prompt-d-ibus-other = { $actor } può ucciderne due con Iblis.
prompt-d-kill-target = { $victims ->
    [one] Chi colpiscono i tuoi Assassini? Portata { $range }.
   *[other] Dove i tuoi Assassini colpiscono due pedine? Portata { $range }.
}
prompt-d-kill-target-other = { $actor } sceglie una vittima entro la portata { $range }.
prompt-d-kill-pieces = { $victims ->
    [one] Quale pedina è colpita?
   *[other] Quali due pedine sono colpite?
}
prompt-d-kill-pieces-other = { $victims ->
    [one] { $actor } sceglie la pedina colpita.
   *[other] { $actor } sceglie le due pedine colpite.
}
prompt-d-shift = { $djinn }: sposti in una casella vicina ciò che va su { $tile } ({ $piece })?
prompt-d-shift-other = { $actor } può spostare con { $djinn } ciò che va su { $tile } ({ $piece }).
prompt-d-shift-tile = Scegli una casella vicina a { $tile }: { $piece }.
prompt-d-shift-tile-other = { $actor } sceglie una casella vicina a { $tile }: { $piece }.
prompt-d-market = { $number ->
    [one] Mercato: prendi una carta per { $gold } monete?
   *[other] Mercato: prendi { $number } carte per { $gold } monete? Scegli la prima.
}
prompt-d-market-other = { $actor } è al mercato.
prompt-d-market-second = Scegli la seconda carta.
prompt-d-market-second-other = { $actor } sceglie la seconda carta.
prompt-d-sacred = Luogo Sacro: paghi per un genio?
prompt-d-sacred-other = { $actor } è al Luogo Sacro.
prompt-d-take-djinn = Scegli il tuo genio.
prompt-d-take-djinn-other = { $actor } sceglie un genio.
prompt-d-closing = Vendi merci, usa un potere o termina il turno.
prompt-d-closing-other = { $actor } può vendere prima di terminare il turno.
prompt-d-sell-kind = Quali merci vendi? Finora: { $each_card }.
prompt-d-sell-kind-other = { $actor } vende: { $each_card }.

## Choices

choice-bid = { $fakirs ->
    [0] { $paid ->
        [0] Offri { $price } senza pagare
       *[other] Offri { $price }, monete rimaste: { $left }
    }
    [one] Offri { $price }, con almeno 1 Fachiro
   *[other] Offri { $price }, con almeno { $fakirs } Fachiri
}
choice-fakirs = { $use_id ->
    [bid] { $number ->
        [0] Nessun Fachiro: paghi { $result }
        [one] 1 Fachiro: paghi { $result }
       *[other] { $number } Fachiri: paghi { $result }
    }
    [builders] { $number ->
        [0] Nessun Fachiro: { $result ->
                [one] 1 moneta
               *[other] { $result } monete
            }
        [one] 1 Fachiro: { $result ->
                [one] 1 moneta
               *[other] { $result } monete
            }
       *[other] { $number } Fachiri: { $result ->
                [one] 1 moneta
               *[other] { $result } monete
            }
    }
   *[range] { $number ->
        [0] Nessun Fachiro: portata { $result }
        [one] 1 Fachiro: portata { $result }
       *[other] { $number } Fachiri: portata { $result }
    }
}
choice-pass = Prosegui
choice-use = Usa { $djinn } ({ $points } PV)
choice-pay = { $cost_id ->
    [elder] Paga un Anziano
    [fakir] Paga un Fachiro
    [elder-elder] Paga due Anziani
   *[elder-fakir] Paga un Anziano e un Fachiro
}
choice-no = No
choice-decline = Rinuncia
choice-end-turn = Termina il turno
choice-sell = Vendi merci
choice-sell-kind = { $card }
choice-done = Vendi { $each_card } per { $gold ->
    [one] 1 moneta
   *[other] { $gold } monete
}
choice-start = Prendi { $number ->
    [one] la pedina
   *[other] { $number } pedine
} da { $tile }
choice-drop = { $tribe } su { $tile }
choice-target = { $tile }
choice-shift = { $tile }
choice-kill-on = { $victims ->
    [one] Una pedina su { $tile }
   *[other] Due pedine su { $tile }
}
choice-kill-before = Visir e Anziani di { $victim }
choice-victim = { $tribe }
choice-victims = { $first } e { $second }
choice-buy = { $gold ->
    [0] { $card }
   *[other] { $card }, per { $gold } monete
}
choice-take = { $djinn } ({ $points } PV)
choice-keep = { $djinn } ({ $points } PV)

## Events

event-round = Round { $number }
event-bid = { $fakirs ->
    [0] { $seat } ha offerto { $price } e pagato { $paid }.
    [one] { $seat } ha offerto { $price }, scartato un Fachiro e pagato { $paid }.
   *[other] { $seat } ha offerto { $price }, scartato { $fakirs } Fachiri e pagato { $paid }.
}
event-turn = Tocca a { $seat }.
event-no-move = { $seat } non può muovere. La partita finisce con questo round.
event-lifted = { $number ->
    [one] { $seat } ha preso una pedina da { $tile }.
   *[other] { $seat } ha preso { $number } pedine da { $tile }.
}
event-dropped = { $seat } ha posato su { $tile }: { $tribe }.
event-took = { $seat } ha ritirato { $number ->
    [one] 1 pedina
   *[other] { $number } pedine
} da { $tile }: { $tribe }.
event-claimed = { $seat } ha preso { $tile } con un cammello.
event-last-camel = { $seat } ha posato l'ultimo cammello. La partita finisce con questo round.
event-gathered = { $seat } ha messo davanti a sé { $number ->
    [one] 1 pedina
   *[other] { $number } pedine
}: { $tribe }.
event-row-cards = { $seat } ha preso dalla fila: { $each_card }.
event-built = { $seat } ha guadagnato { $gold ->
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
    [0] Gli Assassini di { $seat } hanno portata { $range }.
    [one] Con un Fachiro gli Assassini di { $seat } hanno portata { $range }.
   *[other] Con { $fakirs } Fachiri gli Assassini di { $seat } hanno portata { $range }.
}
event-nobody-killed = Gli Assassini di { $seat } non hanno trovato vittime.
event-killed = { $seat } ha ucciso su { $tile }: { $tribe }.
event-killed-before = { $seat } ha ucciso davanti a { $victim }: { $tribe }.
event-captured = { $seat } ha catturato su { $tile }: { $tribe }.
event-captured-before = { $seat } ha catturato davanti a { $victim }: { $tribe }.
event-income = { $djinn } ha portato { $gold ->
    [one] 1 moneta
   *[other] { $gold } monete
} a { $seat }.
event-used = { $elders ->
    [0] { $seat } ha usato { $djinn } per un Fachiro.
    [one] { $fakirs ->
        [0] { $seat } ha usato { $djinn } per un Anziano.
       *[other] { $seat } ha usato { $djinn } per un Anziano e un Fachiro.
    }
   *[other] { $seat } ha usato { $djinn } per due Anziani.
}
event-drew = { $seat } ha pescato una carta dal mazzo.
event-drew-card = { $seat } ha pescato: { $card }.
event-shuffled = { $number ->
    [one] 1 carta è stata mescolata: { $deck }.
   *[other] { $number } carte sono state mescolate: { $deck }.
}
event-placed = { $seat } ha posato su { $tile }: { $piece }.
event-settled = Dal sacchetto su { $tile }: { $tribe }.
event-bought = { $gold ->
    [0] { $seat } ha preso come seconda carta: { $card }.
   *[other] { $seat } ha pagato { $gold } monete per: { $card }.
}
event-sacrificed = { $fakirs ->
    [0] { $seat } ha pagato due Anziani al Luogo Sacro.
   *[other] { $seat } ha pagato un Anziano e un Fachiro al Luogo Sacro.
}
event-gained = { $seat } ha ottenuto il genio { $djinn }.
event-looked = { $number ->
    [one] { $seat } ha pescato un genio.
   *[other] { $seat } ha pescato { $number } geni.
}
event-looked-at = { $seat } ha pescato questi geni: { $each_djinn }.
event-discarded-djinn = { $seat } ha scartato il genio { $djinn }.
event-sold = { $seat } ha venduto { $each_card } per { $gold ->
    [one] 1 moneta
   *[other] { $gold } monete
}.
event-card-laid = Nuova nella fila: { $card }.
event-djinn-laid = Appare un genio: { $djinn }.
event-over = La partita è finita dopo { $rounds ->
    [one] 1 round
   *[other] { $rounds } round
}.
event-no-more-moves = Sul tabellone non resta alcun movimento.

## Reasons

reason-zero-full = Le tre caselle da 0 sono occupate.
reason-spot-taken = La casella da { $price } è occupata.
reason-too-dear = Prezzo: { $price }; le tue monete: { $gold }.
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
reason-not-your-djinn = { $djinn } non è tuo.
reason-cannot-pay = { $djinn } costa { $cost_id ->
    [any] un Anziano o un Fachiro
    [pair] un Anziano e un altro Anziano o un Fachiro
   *[fakir] un Fachiro
}. I tuoi Anziani: { $elders }, Fachiri: { $fakirs }.
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
reason-needs-village = { $tile } non è un Villaggio.
reason-needs-oasis = { $tile } non è un'Oasi.
reason-not-bare = { $tile } non è spoglia: non devono esserci cammelli, pedine, palme o palazzi.
reason-not-unbuilt = { $tile } deve avere una pedina, e nessun cammello, palma o palazzo.
reason-not-drawn = { $djinn } non è tra i geni che hai pescato.
reason-no-meeples = Su { $tile } non ci sono pedine.
reason-start-cannot-finish = { $number ->
    [one] La pedina di { $tile } non trova il suo colore lì accanto.
   *[other] Comunque tu semini le { $number } pedine di { $tile }, l'ultima non trova il suo colore.
}
reason-not-in-hand = Non ne hai in mano: { $tribe }.
reason-not-adjacent = { $tile } non ha un lato in comune con { $here }.
reason-straight-back = Vieni da { $tile }; non puoi tornare subito indietro.
reason-last-must-meet = L'ultima pedina deve trovare il suo colore, che su { $tile } manca: { $tribe }.
reason-drop-cannot-finish = { $number ->
    [one] Poi l'ultima pedina non troverebbe il suo colore. Posata su { $tile }: { $tribe }.
   *[other] Poi le altre { $number } non si potrebbero seminare fino in fondo. Posata su { $tile }: { $tribe }.
}
reason-fakirs-useless = { $number ->
    [0] Nessuna pedina è oltre la portata dei tuoi Assassini.
    [one] Con 1 Fachiro raggiungi ogni pedina; altri sarebbero sprecati.
   *[other] Con { $number } Fachiri raggiungi ogni pedina; altri sarebbero sprecati.
}
reason-out-of-range = { $tile } dista { $distance }, i tuoi Assassini arrivano a { $range }.
reason-not-two-there = Su { $tile } c'è una sola pedina.
reason-no-such-seat = A questo tavolo non c'è un giocatore { $number }.
reason-own-pieces = I tuoi Visir e Anziani non sono bersagli.
reason-boaz = Boaz protegge i Visir e gli Anziani di { $victim }.
reason-none-before = { $victim } non ha né Visir né Anziani.
reason-not-two-before = { $victim } ha un solo Visir o Anziano.
reason-one-victim = Solo { $djinn } ne uccide due insieme.
reason-two-victims = Con { $djinn } se ne uccidono due.
reason-not-at-target = { $number ->
    [0] Lì non ce n'è: { $tribe }.
   *[other] Lì ce n'è solo { $number }: { $tribe }.
}
reason-not-neighbour = { $tile } non tocca { $here }.
reason-beyond-market = Questo mercato offre solo le prime { $number } carte.
reason-row-short = { $number ->
    [one] Nella fila resta solo 1 carta.
   *[other] Nella fila restano solo { $number } carte.
}
reason-beyond-six = { $number ->
    [one] Delle prime sei resta solo 1 carta.
   *[other] Delle prime sei restano solo { $number } carte.
}
reason-not-face-up = { $djinn } non è scoperto.
reason-nothing-to-sell = Non hai merci.
reason-kind-chosen = Già nella serie: { $card }.
reason-sell-order = Scegli le merci nel loro ordine; l'ultima era: { $card }.
reason-not-held = Non ne hai: { $card }.
reason-nothing-chosen = Scegli almeno una merce.
reason-too-dear-anyway = Prezzo, contando { $number ->
    [one] il tuo Fachiro
   *[other] i tuoi { $number } Fachiri
}: { $price }; le tue monete: { $gold }.
reason-too-dear-fakirs = Prezzo { $number ->
    [0] senza Fachiri
    [one] con 1 Fachiro
   *[other] con { $number } Fachiri
}: { $price }; le tue monete: { $gold }.
reason-too-dear-kumarbi-used = Prezzo: { $price }; le tue monete: { $gold }, e Kumarbi è già stato usato in questo round.
reason-works-by-itself = { $djinn } agisce da solo; non c'è niente da usare.
reason-own-moment = { $djinn } viene proposto al suo momento: { $moment_id ->
    [bid] quando fai l'offerta
    [builders] quando i tuoi Costruttori guadagnano oro
    [palace] quando posi un palazzo
    [palm] quando posi una palma
   *[assassins] quando i tuoi Assassini colpiscono
}.
reason-standing-there = Sei su { $tile }; la prossima pedina va su una tessera con un lato in comune.
reason-meant-for-it = { $piece }: era per { $tile }; va su una tessera vicina.
reason-only-fakirs = Hai solo Fachiri, che non si vendono mai.
reason-chance-only = Questo lo decide il caso, non un giocatore.
reason-bid-first = Prima le offerte; si gioca quando ogni segnalino ha fatto la sua.
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
