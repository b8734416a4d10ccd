# Il gioco
name-alrashid = Al-Rashid

# Merci e pedine
name-hardwood = legno pregiato
    .one = legno pregiato
    .many = legni pregiati
    .all = tutto il legno pregiato
name-pottery = vasellame
    .one = vasellame
    .many = vasellami
    .all = tutto il vasellame
name-metal = metalli
    .one = metallo
    .many = metalli
    .all = tutti i metalli
name-spice = spezie
    .one = spezia
    .many = spezie
    .all = tutte le spezie
name-silk = seta
    .one = seta
    .many = sete
    .all = tutta la seta
name-pasha = Pascià
    .a = un Pascià
    .the = il Pascià
    .many = Pascià
name-merchant = Mercante
    .a = un Mercante
    .the = il Mercante
    .many = Mercanti
name-sage = Saggio
    .a = un Saggio
    .the = il Saggio
    .many = Saggi

# Palazzi
name-intrigue = Corporazione delle Spie
    .the = la Corporazione delle Spie
    .at = nella Corporazione delle Spie
    .to = nella Corporazione delle Spie
    .from = dalla Corporazione delle Spie
name-military = Corporazione Militare
    .the = la Corporazione Militare
    .at = nella Corporazione Militare
    .to = nella Corporazione Militare
    .from = dalla Corporazione Militare
name-lore = Corporazione della Cultura
    .the = la Corporazione della Cultura
    .at = nella Corporazione della Cultura
    .to = nella Corporazione della Cultura
    .from = dalla Corporazione della Cultura
name-commerce = Corporazione Mercantile
    .the = la Corporazione Mercantile
    .at = nella Corporazione Mercantile
    .to = nella Corporazione Mercantile
    .from = dalla Corporazione Mercantile
name-politics = Corporazione Politica
    .the = la Corporazione Politica
    .at = nella Corporazione Politica
    .to = nella Corporazione Politica
    .from = dalla Corporazione Politica
name-al-rashid = Palazzo di Al-Rashid
    .the = il Palazzo di Al-Rashid
    .at = nel Palazzo di Al-Rashid
    .to = nel Palazzo di Al-Rashid
    .from = dal Palazzo di Al-Rashid

# Territori
name-silk-road = Via della Seta
    .the = la Via della Seta
    .at = sulla Via della Seta
    .to = sulla Via della Seta
    .from = dalla Via della Seta
name-spice-road = Via delle Spezie
    .the = la Via delle Spezie
    .at = sulla Via delle Spezie
    .to = sulla Via delle Spezie
    .from = dalla Via delle Spezie
name-sanmatia = Sanmatia
    .the = Sanmatia
    .at = a Sanmatia
    .to = a Sanmatia
    .from = da Sanmatia
name-mare-indianum = Mare Indianum
    .the = il Mare Indianum
    .at = nel Mare Indianum
    .to = nel Mare Indianum
    .from = dal Mare Indianum
name-abbasid-caliphate = Califfato Abbaside
    .the = il Califfato Abbaside
    .at = nel Califfato Abbaside
    .to = nel Califfato Abbaside
    .from = dal Califfato Abbaside
name-mare-internum = Mare Internum
    .the = il Mare Internum
    .at = nel Mare Internum
    .to = nel Mare Internum
    .from = dal Mare Internum
name-nilus-valley = Valle del Nilo
    .the = la Valle del Nilo
    .at = nella Valle del Nilo
    .to = nella Valle del Nilo
    .from = dalla Valle del Nilo

# Favori e servizi
name-favorite = Favorita del Califfo
    .of = della Favorita del Califfo
name-general = Generale
    .of = del Generale
name-scholar = Sapiente di Corte
    .of = del Sapiente di Corte
name-vizier = Visir
    .of = del Visir
name-qadi = Qadi
    .of = del Qadi
name-benevolence = Benevolenza

# Cariche
name-smuggler = Contrabbandiere
name-plotter = Cospiratore
name-informer = Informatore
name-impostor = Impostore
name-strategist = Stratega
name-recruiter = Reclutatore
name-raider = Razziatore
name-negotiator = Negoziatore
name-loremaster = Precettore
name-enchanter = Incantatore
name-diplomat = Diplomatico
name-banker = Banchiere
name-trader = Commerciante
name-hardwood-importer = Importatore di Legno Pregiato
name-pottery-importer = Importatore di Vasellame
name-metal-importer = Importatore di Metalli
name-aide-to-the-qadi = Assistente del Qadi
name-steward-of-the-city = Sovrintendente Cittadino
name-warehouse-keeper = Capo del Magazzino
name-favorites-maiden = Ancella della Favorita
name-weapon-master = Maestro d'Armi
name-dean-of-the-academy = Rettore dell'Accademia
name-economist = Economo
name-counselor-to-the-caliph = Consigliere del Califfo
name-treasurer = Tesoriere
name-agha = Aga
name-silk-monopolist = Monopolista della Seta
name-spice-monopolist = Monopolista delle Spezie
name-astrologist = Astrologo
name-law-expert = Esperto di Leggi
name-quartermaster = Responsabile degli Approvvigionamenti
name-alchemist = Alchimista

# Tessere mercenario
name-red = rosso
    .many = rossi
    .f = rossa
name-red-2 = rosso 2
    .a = un 2 rosso
    .the = il 2 rosso
name-red-3 = rosso 3
    .a = un 3 rosso
    .the = il 3 rosso
name-red-4 = rosso 4
    .a = un 4 rosso
    .the = il 4 rosso
name-blue = blu
    .many = blu
    .f = blu
name-blue-2 = blu 2
    .a = un 2 blu
    .the = il 2 blu
name-blue-3 = blu 3
    .a = un 3 blu
    .the = il 3 blu
name-blue-4 = blu 4
    .a = un 4 blu
    .the = il 4 blu
name-green = verde
name-yellow = giallo
name-violet = viola

# Tessere Crisi
name-setup-1 = Preparazione 1
name-setup-2 = Preparazione 2
name-setup-3 = Preparazione 3
name-year-1 = Turno 1
name-year-2 = Turno 2
name-year-3 = Turno 3
name-year-4 = Turno 4
name-year-5 = Turno 5
name-year-6 = Turno 6
name-year-7 = Turno 7
name-year-8 = Turno 8

# Termini
name-note = Nota di Credito
    .one = Nota di Credito
    .many = Note di Credito
name-influence = Influenza Politica
name-dishonor = Disonore
name-mercenary = Mercenario
name-crisis-tile = Tessera Crisi
name-prestige = Punto Prestigio
name-year = Turno
name-placement = Piazzamento
name-resolution = Risoluzione
name-dominance = Dominio
name-title = Carica
name-service = Servizio
name-favour = Favore
name-reserve = riserva
    .at = nella riserva
name-none = niente
    .at = da nessuna parte
name-goods = Merci
name-palace = Palazzo
name-territory = Territorio
name-stacks = Gruppi
name-tokens = Tessere mercenario
name-titles = Cariche
name-family = Famiglia
name-player = Giocatore
name-points = PP
name-value = Valore
name-order = Ordine di turno
name-next-order = prossimo round
name-supply = Riserva comune
name-stack = pila
name-discards = scarti
name-resolved = risolta
name-set-up = Preparazione
name-over = Fine partita
name-box = scatola
name-aside = da parte

# Decisioni
prompt-d-start-token = Con quale mercenario cominci?
prompt-d-start-token-hint = Il rosso combatte a terra, il blu in mare; solo tu ne saprai il valore, da 2 a 4.
prompt-d-start-token-other = { $actor } sceglie il primo mercenario.
prompt-d-aside = Metti da parte una pedina grande sul tuo Diplomatico, per piazzarla per ultima?
prompt-d-aside-hint = Si piazza dopo tutte le altre pedine, quando hai visto dove stanno gli altri.
prompt-d-aside-other = { $actor } può mettere da parte una pedina sul Diplomatico.
prompt-d-place = Piazza una pedina in un'area.
prompt-d-place-hint = Pascià 5, Mercante 3, Saggio 1: in un'area agiscono i tre più forti; a pari forza conta l'ordine d'arrivo. Ognuno vi ha una sola pedina grande.
prompt-d-place-other = { $actor } piazza una pedina.
prompt-d-place-aside = Piazza una pedina che avevi messo da parte.
prompt-d-place-aside-hint = Tutte le altre sono piazzate; a pari forza in un'area conta l'ordine d'arrivo.
prompt-d-place-aside-other = { $actor } piazza una pedina messa da parte.
prompt-d-pawn = Scegli una pedina da spostare, o passa.
prompt-d-pawn-hint = Il Cospiratore sposta tra palazzi, l'Informatore tra territori; la pedina spostata è l'ultima della fila.
prompt-d-pawn-other = { $actor } può spostare una pedina.
prompt-d-target = Dove va { $pawn_the } { $area_from }?
prompt-d-target-hint = Si unisce alle tue pedine o è l'ultima della fila. Le aree già risolte sono chiuse.
prompt-d-target-other = { $actor } sposta { $pawn_a } { $area_from }.
prompt-d-turn = Tocca a te: risolvi un'area.
prompt-d-turn-hint = Va bene ogni area con pedine, anche senza le tue; vi agiscono tutti secondo il posto. Una carica per mossa, prima o dopo.
prompt-d-turn-other = { $actor } sceglie un'area da risolvere.
prompt-d-after = Attiva una carica, o termina la mossa.
prompt-d-after-hint = Una carica per mossa; quella usata riposa fino al prossimo Turno.
prompt-d-after-other = { $actor } può attivare una carica.
prompt-d-guild = Che cosa prendi { $area_at }, al posto { $rank }?
prompt-d-guild-hint = Una o due delle tre azioni, pagate insieme; senza servizio né carica prendi 1 segnalino Disonore. Le tue merci valgono { $value }.
prompt-d-guild-other = { $actor } visita { $area_the } al posto { $rank }.
prompt-d-palace = Che cosa prendi nel Palazzo di Al-Rashid, al posto { $rank }?
prompt-d-palace-hint = La Benevolenza dà una merce e un posto tra i primi. Le tue merci valgono { $value }.
prompt-d-palace-other = { $actor } visita il Palazzo di Al-Rashid al posto { $rank }.
prompt-d-title = Quale carica compri { $area_at }?
prompt-d-title-hint = Resta tua fino alla fine. Le tue merci valgono { $value }.
prompt-d-title-other = { $actor } sceglie una carica { $area_at }.
prompt-d-favorite = Quale favore copia la Favorita?
prompt-d-favorite-hint = Usa per te il favore di un'altra Corporazione. Le tue merci valgono { $value }.
prompt-d-favorite-other = { $actor } sceglie il favore che la Favorita copia.
prompt-d-note = Spendi una Nota di Credito per la carica { $title }?
prompt-d-note-hint = Abbassa solo questa carica e torna nella riserva comune. Le tue merci valgono { $value }.
prompt-d-note-other = { $actor } può spendere una Nota di Credito per la carica { $title }.
prompt-d-pay = Per pagare { $price }, quante unità di { $kind } dai?
prompt-d-pay-hint = 1, 2, 3, 4 o 5 tipi diversi valgono 1, 3, 6, 10 o 15; quel che si paga in più è perso.
prompt-d-pay-other = { $actor } paga { $price }.
prompt-d-draw = { $left ->
    [one] Di che colore è la tessera mercenario che peschi?
   *[other] Peschi { $left } tessere mercenario: di che colore è la prossima?
}
prompt-d-draw-hint = Il rosso combatte a terra, il blu in mare; vedi ogni tessera prima di pescare la prossima.
prompt-d-draw-other = { $actor } pesca mercenari.
prompt-d-general = Quale merce dai in cambio di un mercenario?
prompt-d-general-hint = Va nella riserva comune; poi scegli il colore del mercenario.
prompt-d-general-other = { $actor } dà una merce in cambio di un mercenario.
prompt-d-swap = Scambia una merce con una di altro tipo.
prompt-d-swap-hint = Tipi diversi valgono di più insieme; le tue merci ora valgono { $value }.
prompt-d-swap-other = { $actor } scambia una merce.
prompt-d-benevolence = Con la Benevolenza prendi una merce a tua scelta.
prompt-d-benevolence-hint = Tipi diversi valgono di più insieme; le tue merci ora valgono { $value }.
prompt-d-benevolence-other = { $actor } riceve una merce dal Califfo.
prompt-d-quartermaster = { $left ->
    [one] Prendi ancora una merce a tua scelta.
   *[other] Prendi { $left } merci a tua scelta.
}
prompt-d-quartermaster-hint = Tipi diversi valgono di più insieme; le tue merci ora valgono { $value }.
prompt-d-quartermaster-other = { $actor } prende merci con il Responsabile degli Approvvigionamenti.
prompt-d-impostor = { $left ->
    [one] Con il tuo Impostore usa ancora un favore, senza pagarlo.
   *[other] Con il tuo Impostore usa fino a { $left } favori diversi, senza pagarli.
}
prompt-d-impostor-hint = Non li paghi, ma le merci che scambi le devi dare.
prompt-d-impostor-other = { $actor } usa favori con l'Impostore.
prompt-d-alchemist = Quale Saggio diventa Mercante grazie al tuo Alchimista?
prompt-d-alchemist-hint = Il Mercante prende il posto del Saggio e conta subito 3; guadagni 1 PP.
prompt-d-alchemist-other = { $actor } può trasformare un Saggio in Mercante.
prompt-d-spy = Con il passo di spia guardi mercenari, sposti una pedina o passi?
prompt-d-spy-hint = Solo tu vedrai i valori; una pedina spostata è l'ultima della fila.
prompt-d-spy-other = { $actor } fa un passo di spia.
prompt-d-fight = Combatti i mercenari { $area_at } o fuggi?
prompt-d-fight-hint = Ogni colore va battuto con una somma più alta dello stesso colore. La fuga costa 2 segnalini Disonore, cioè 4 PP.
prompt-d-fight-other = { $actor } decide se combattere { $area_at } o fuggire.
prompt-d-tokens = Quali mercenari mandi in battaglia { $area_at }?
prompt-d-tokens-hint = Ogni colore va battuto da solo con una somma più alta; quel che mandi è perso comunque.
prompt-d-tokens-other = { $actor } sceglie mercenari per la battaglia { $area_at }.
prompt-d-raider = Quale merce prendi { $area_at } con il tuo Razziatore?
prompt-d-raider-hint = Dalla riserva comune, prima del commercio. Le tue merci ora valgono { $value }.
prompt-d-raider-other = { $actor } prende una merce con il Razziatore.
prompt-d-trade = Cominci tu { $area_at }: prendi pezzi singoli o tutta una merce?
prompt-d-trade-hint = Tutte le merci di un tipo, senza la Nota di Credito; o fino a 3 pezzi qualsiasi. Gli altri seguono con 2 e 1.
prompt-d-trade-other = Comincia { $actor } a commerciare { $area_at }.
prompt-d-item = { $left ->
    [one] Prendi 1 pezzo { $area_at }, o fermati.
   *[other] Prendi fino a { $left } pezzi { $area_at }, uno alla volta.
}
prompt-d-item-hint = Quel che lasci possono prenderlo gli altri. Le tue merci ora valgono { $value }.
prompt-d-item-other = { $actor } commercia { $area_at }.
prompt-d-trader = Quale merce comune dai per il tuo Commerciante?
prompt-d-trader-hint = Legno pregiato, vasellame e metalli sono comuni. Le tue merci ora valgono { $value }.
prompt-d-trader-other = { $actor } scambia merci comuni.
prompt-d-negotiate = Di quale territorio guardi i mercenari con il tuo Negoziatore?
prompt-d-negotiate-hint = Solo tu ne vedi i valori; poi puoi toglierne uno.
prompt-d-negotiate-other = { $actor } sceglie un territorio per il Negoziatore.
prompt-d-discard = Scarti un mercenario per toglierne uno { $area_at }, o ti fermi?
prompt-d-discard-hint = Uno dei tuoi per uno là dello stesso colore, quali che siano i valori; o limitati a guardare.
prompt-d-discard-other = { $actor } negozia { $area_at }.
prompt-d-remove = Quale mercenario { $colour } lascia { $area_the }?
prompt-d-remove-hint = Vanno entrambi negli scarti, scoperti.
prompt-d-remove-other = { $actor } toglie un mercenario { $colour } { $area_from }.

# Scelte
choice-draw = Pesca un mercenario { $colour_id ->
    [red] di terra
   *[blue] di mare
}
choice-aside = { $pawn_id ->
    [none] Non mettere da parte niente
   *[other] Metti da parte { $pawn_the }
}
choice-place = Piazza { $pawn_the } { $area_at }
choice-place-gives = dominio { $dominance }, per ora posto { $rank }
choice-move = Sposta { $pawn_the } { $area_from }
choice-move-of = Sposta { $seat_you ->
    [yes] il tuo { $pawn }
   *[no] il { $pawn } di { $seat }
} { $area_from }
choice-pass = Passa
choice-to = Spostalo { $area_to }
choice-to-gives = dominio { $dominance }, per ora posto { $rank }
choice-activate = Usa la carica { $title }
choice-activate-gives = { $title_id ->
    [smuggler] scambia una merce con un'altra
    [recruiter] pesca un mercenario
    [negotiator] guarda i mercenari di un territorio e togline uno
    [trader] una merce comune per una di ciascuna delle altre due
   *[other] una merce dalla riserva comune
}
choice-resolve = Risolvi { $area_the }
choice-resolve-gives = { $rank ->
    [0] non hai pedine là
   *[other] sei al posto { $rank } su { $families }
}{ $camp ->
    [0] {""}
    [one] {", "}la difende un mercenario
   *[other] {", "}la difendono { $camp } mercenari
}
choice-end = Termina la mossa
choice-visit = { $actions_id ->
    [service] Prendi il servizio: { $area_id ->
        [intrigue] passi di spia
        [military] mercenari
        [lore] un nuovo Saggio
        [commerce] un nuovo Mercante
       *[politics] un nuovo Pascià
    }
    [title] Compra una carica
    [favour] Usa il favore { $favour_of }
    [service-and-title] Prendi il servizio e compra una carica
    [service-and-favour] Prendi il servizio e il favore
    [title-and-favour] Compra una carica e usa il favore
   *[none] Va' via senza niente
}{ $price ->
    [0] {""}
   *[other] { $exact_id ->
        [yes] , per { $price }
       *[no] , da { $price }
    }
}
choice-visit-gives = { $actions_id ->
    [favour] né servizio né carica: 1 segnalino Disonore, 2 PP in meno
    [none] 1 segnalino Disonore, 2 PP in meno
   *[other] {""}
}
choice-court = { $actions_id ->
    [benevolence] Prendi la Benevolenza
    [title] Compra una carica del Califfo
    [benevolence-and-title] Prendi la Benevolenza e compra una carica
   *[none] Va' via senza niente
}{ $price ->
    [0] {""}
   *[other] { $exact_id ->
        [yes] , per { $price }
       *[no] , da { $price }
    }
}
choice-court-gives = { $actions_id ->
    [benevolence] una merce a tua scelta e un posto tra i primi
    [benevolence-and-title] una merce a tua scelta e un posto tra i primi
   *[other] {""}
}
choice-buy = Compra la carica { $title } per { $exact_id ->
    [yes] { $price }
   *[no] almeno { $price }
}
choice-buy-gives = { $type_id ->
    [activated] una volta per Turno
    [permanent] vale sempre
   *[single] agisce subito
}, fino a { $points } PP
choice-copy = Usa il favore { $favour_of } per { $exact_id ->
    [yes] { $price }
   *[no] almeno { $price }
}
choice-spend = { $answer_id ->
    [note] Spendi una Nota di Credito, paga { $price }
   *[nothing] Tieni la Nota di Credito, paga { $price }
}
choice-pay = { $number ->
    [one] { $number } { $kind_one }
   *[other] { $number } { $kind_many }
}
choice-give = Dai 1 { $kind_one }
choice-give-gives = poi le tue merci valgono { $worth }
choice-swap = Dai 1 { $kind_one }, prendi 1 { $other_one }
choice-swap-gives = poi le tue merci valgono { $worth }
choice-gain = Prendi 1 { $kind_one }
choice-gain-gives = poi le tue merci valgono { $worth }
choice-favour = Usa il favore { $favour_of }
choice-favour-gives = { $favour_id ->
    [general] una merce per un mercenario
    [scholar] una Nota di Credito
    [vizier] una merce per un'altra
   *[qadi] un segnalino Influenza
}
choice-stop = Fermati qui
choice-transmute = { $place_id ->
    [none] Tieni i tuoi Saggi
    [reserve] Trasforma in Mercante un Saggio della riserva
   *[other] Trasforma in Mercante il Saggio { $area_at }
}
choice-look = Guarda i mercenari { $area_at }
choice-fight = Combatti
choice-flee = Fuggi
choice-flee-gives = 2 segnalini Disonore, e le tue pedine tornano a casa
choice-commit = Manda { $token_the }
choice-done = Combatti con questi mercenari
choice-pick = Scegli fino a 3 pezzi
choice-all = Prendi { $kind_all } ({ $number })
choice-all-gives = poi le tue merci valgono { $worth }
choice-take = Prendi { $item_id ->
    [note] la Nota di Credito
   *[other] 1 { $item_one }
}
choice-take-gives = { $item_id ->
    [note] rende meno cara una carica
   *[other] poi le tue merci valgono { $worth }
}
choice-barter = Dai 1 { $kind_one }, prendi 1 { $first_one } e 1 { $second_one }
choice-barter-gives = poi le tue merci valgono { $worth }
choice-negotiate = Guarda i mercenari { $area_at }
choice-discard = Scarta { $token_the }
choice-remove = Togli { $token_the }, numero { $place } da sinistra
choice-order = Poi, nell'ordine, tocca { $seat_to }
choice-tile = { $tile }
choice-value = { $value }
choice-batch = Mescolata { $index }

# Beni delle scelte
good-hardwood = { $amount ->
    [one] { $amount } legno pregiato
   *[other] { $amount } legni pregiati
}
good-pottery = { $amount ->
    [one] { $amount } vasellame
   *[other] { $amount } vasellami
}
good-metal = { $amount ->
    [one] { $amount } metallo
   *[other] { $amount } metalli
}
good-spice = { $amount ->
    [one] { $amount } spezia
   *[other] { $amount } spezie
}
good-silk = { $amount ->
    [one] { $amount } seta
   *[other] { $amount } sete
}
good-note = { $amount ->
    [one] { $amount } Nota di Credito
   *[other] { $amount } Note di Credito
}
good-influence = { $amount ->
    [one] { $amount } segnalino Influenza
   *[other] { $amount } segnalini Influenza
}
good-points = { $amount } PP
good-pasha = { $amount } Pascià
good-merchant = { $amount ->
    [one] { $amount } Mercante
   *[other] { $amount } Mercanti
}
good-sage = { $amount ->
    [one] { $amount } Saggio
   *[other] { $amount } Saggi
}
good-red = { $amount ->
    [one] { $amount } mercenario di terra
   *[other] { $amount } mercenari di terra
}
good-blue = { $amount ->
    [one] { $amount } mercenario di mare
   *[other] { $amount } mercenari di mare
}

# Eventi
event-turn-order = Si gioca in quest'ordine: { $each_seat_who }.
event-tile = È stata scoperta la Tessera Crisi del Turno.
event-laid = Un mercenario { $colour } coperto è arrivato { $area_to }.
event-no-token = Non restava alcun mercenario { $colour } da posare.
event-reshuffled = I mercenari { $colour_many } scartati sono stati mescolati in una nuova pila di { $number }.
event-drew = { $seat_has } pescato un mercenario { $colour }.
event-drew-token = Hai pescato { $token_a }.
event-year = Comincia il Turno { $year }.
event-set-aside = { $seat_has } messo da parte { $pawn_a }.
event-placed = { $seat_has } piazzato { $pawn_a } { $area_at }.
event-moved = { $seat_has } spostato { $owner_you ->
    [self] { $pawn_a }
    [yes] il tuo { $pawn }
   *[no] il { $pawn } di { $owner }
} { $area_from } { $target_to }.
event-resolves = { $seat_has } risolto { $area_the }.
event-ranks = { $area_at } la graduatoria è, dal primo posto: { $each_seat_who }.
event-activates = { $seat_has } attivato la carica { $title }.
event-home = { $seat_you ->
    [yes] Le tue pedine
   *[no] Le pedine di { $seat }
} hanno lasciato { $area_the }.
event-visits = { $actions_id ->
    [none] { $seat_you ->
        [yes] Non hai
       *[no] { $seat } non ha
    } preso niente
   *[other] { $seat_has } preso { $actions_id ->
        [service] il servizio
        [title] una carica
        [favour] il favore
        [service-and-title] il servizio e una carica
        [service-and-favour] il servizio e il favore
       *[title-and-favour] una carica e il favore
    }
} { $area_at }.
event-attends = { $actions_id ->
    [none] { $seat_you ->
        [yes] Non hai
       *[no] { $seat } non ha
    } preso niente
   *[other] { $seat_has } preso { $actions_id ->
        [benevolence] la Benevolenza
        [title] una carica
       *[benevolence-and-title] la Benevolenza e una carica
    }
} a corte.
event-paid = { $seat_has } pagato { $price } con { $each_kind_counted }.
event-note-spent = { $seat_has } speso una Nota di Credito per la carica { $title }.
event-bought = { $seat_has } comprato la carica { $title }.
event-recruited = { $seat_has } ottenuto un nuovo { $pawn }.
event-gained = { $seat_has } preso { $number ->
    [one] { $number } { $kind_one }
   *[other] { $number } { $kind_many }
}.
event-gave = { $seat_has } dato 1 { $kind_one }.
event-note = { $seat_has } preso una Nota di Credito.
event-influence = { $seat_has } preso { $number ->
    [one] 1 segnalino Influenza
   *[other] { $number } segnalini Influenza
}.
event-dishonor = { $seat_has } preso { $number ->
    [one] 1 segnalino Disonore
   *[other] { $number } segnalini Disonore
}.
event-favour = { $seat_has } usato il favore { $favour_of }.
event-lapsed = Il favore { $favour_of } è decaduto per { $seat_you ->
    [yes] te
   *[no] { $seat }
}.
event-new-order = Dal prossimo round di risoluzione si gioca in quest'ordine: { $each_seat_who }.
event-looked = { $seat_has } guardato i mercenari { $area_at }.
event-saw = Hai visto { $each_token_a } { $area_at }.
event-passed = { $seat_has } passato.
event-revealed = { $area_at } tutti hanno visto { $each_token_a }.
event-fights = { $seat_has } combattuto { $area_at }.
event-flees = { $seat_you ->
    [yes] La tua famiglia
   *[no] La famiglia di { $seat }
} è fuggita { $area_from }.
event-discarded = { $seat_has } scartato { $each_token_a }.
event-beaten = I mercenari { $colour_many } { $area_at } sono stati sconfitti.
event-won = { $seat_has } vinto la battaglia { $area_at }.
event-repelled = { $seat_you ->
    [yes] Non hai
   *[no] { $seat } non ha
} vinto la battaglia { $area_at }.
event-took = { $seat_has } preso { $number ->
    [one] { $number } { $item_one }
   *[other] { $number } { $item_many }
} { $area_from }.
event-removed = { $seat_has } tolto { $token_a } { $area_from }.
event-transmuted = { $seat_has } trasformato in Mercante un Saggio { $place_at }.
event-refilled = Il Turno è finito: tutti i territori sono di nuovo pieni.
event-over = La partita è finita e la vittoria va { $each_seat_to }.

# Mosse in una riga
and-bought = e { $seat_aux } comprato la carica { $title }

# La scheda dopo un Turno
pause-title = Il Turno { $year } è finito
pause-subtitle = Tutte le aree sono risolte. Il prestigio si conta alla fine; ecco la situazione.
pause-gained = Ottenuto in questo Turno
pause-lost = Perso
pause-fled = fuga { $area_from }
pause-refilled = Tutti i territori sono di nuovo pieni.
pause-ready = Di nuovo pronte: { $each_title }.
pause-crisis = { $colour_id ->
    [red] Nuovi mercenari di terra sono arrivati { $each_area_at }.
   *[blue] Nuovi mercenari di mare sono arrivati { $each_area_at }.
}
pause-next = { $seat_you ->
    [yes] Cominci tu a piazzare.
   *[no] Comincia { $seat } a piazzare.
}
pause-go = Comincia il Turno { $year }

# Motivi
reason-activate-later = Le cariche si attivano prima o dopo la risoluzione della tua mossa, non ora.
reason-resolve-later = Risolvi un'area quando la tua mossa lo chiede.
reason-one-area = Hai già risolto la tua area in questa mossa.
reason-must-place = Ogni pedina va piazzata.
reason-no-tokens = Nessuna tessera mercenario { $colour_f } può essere pescata.
reason-no-tokens-at-all = Nessuna tessera mercenario può essere pescata.
reason-must-set-aside = Il tuo Diplomatico deve mettere da parte una pedina grande.
reason-no-merchants = I Mercanti non possono stare nel Palazzo di Al-Rashid.
reason-pasha-first = Nel Palazzo di Al-Rashid deve venire prima il tuo Pascià.
reason-one-big = Hai già un Pascià o un Mercante { $area_at }.
reason-same-place = La pedina è già lì.
reason-other-group = Le pedine vanno da palazzo a palazzo o da territorio a territorio.
reason-resolved = In questo Turno qualcuno ha già risolto { $area_the }.
reason-not-there = Non c'è un { $pawn } da spostare { $area_at }.
reason-nowhere = { $pawn_the } { $area_at } non ha dove andare.
reason-own-pawns = Le spie spostano solo le tue pedine.
reason-no-seat = Nessun giocatore con quel numero partecipa.
reason-nothing-hidden = Nessuna tessera mercenario è coperta { $area_at }.
reason-one-activation = Hai già attivato una carica in questa mossa.
reason-title-not-owned = Non possiedi la carica { $title }.
reason-title-used = La carica { $title } è già stata usata in questo Turno.
reason-area-empty = Non c'è nessuna pedina { $area_at }.
reason-pay-order = Prima di' quante unità di { $kind } paghi.
reason-not-owned = { $number ->
    [0] Non hai { $kind }.
    [one] Hai solo 1 { $kind_one }.
   *[other] Hai solo { $number } { $kind_many }.
}
reason-pay-short = Così non arrivi a { $price }.
reason-pay-waste = Così paghi più di quanto serve per { $price }.
reason-same-kind = Una merce non si scambia con se stessa.
reason-favour-used = Il tuo Impostore ha già usato il favore { $favour_of }.
reason-no-goods = Non hai merci da dare.
reason-no-notes = La riserva comune non ha Note di Credito.
reason-no-influence = La riserva comune non ha segnalini Influenza.
reason-no-own-note = Non hai Note di Credito.
reason-title-gone = La carica { $title } non è più disponibile.
reason-title-owned = Possiedi già la carica { $title }.
reason-other-palace = La carica { $title } appartiene a un altro palazzo.
reason-cannot-pay = { $exact_id ->
    [yes] Costa { $price } e le tue merci valgono { $worth }.
   *[no] Costa almeno { $price } e le tue merci valgono { $worth }.
}
reason-keep-a-good = Pagando { $price } non ti resterebbe una merce da scambiare.
reason-family-full = La tua famiglia ha già tutti i suoi { $pawn_many }.
reason-no-merchant-left = Non hai più Mercanti nella scatola.
reason-no-sage = Non hai Saggi { $area_at }.
reason-one-of-each = Il Commerciante dà una merce per ciascuno degli altri tipi comuni.
reason-not-printed = { $kind_id ->
    [metal] I metalli non sono
    [spice] Le spezie non sono
    [silk] La seta non è
   *[other] Il { $kind } non è
} tra le merci stampate { $area_at }.
reason-cannot-fight = Non hai tessere mercenario di un colore presente { $area_at }.
reason-not-in-hand = Non hai più in mano { $token_a }.
reason-colour-not-there = Non c'è nessuna tessera mercenario { $colour_f } { $area_at }.
reason-commit-one = Scegli almeno una tessera mercenario.
reason-no-token-there = Non c'è una tessera così { $area_at }.
reason-other-colour = Scegli una tessera mercenario { $colour_f }.
reason-lot-small = { $area_at } { $number ->
    [one] c'è solo 1 { $kind_one }
   *[other] ci sono solo { $number } { $kind_many }
}, da scegliere singolarmente.
reason-none-lying = { $item_id ->
    [note] Non ci sono Note di Credito
    [metal] Non ci sono metalli
    [spice] Non ci sono spezie
   *[other] Non c'è { $item }
} { $area_at }.
reason-no-reserve = Non hai { $pawn_many } nella riserva.
reason-not-aside = Non hai messo da parte nessun { $pawn }.
reason-from-palace = Il Cospiratore sposta una pedina che sta in un palazzo.
reason-from-territory = Ora si può spostare solo una pedina che sta in un territorio.
reason-whose-pawn = Qui le spie possono spostare le pedine di tutti: di' di chi è la pedina.
reason-last-pawn-gone = La tua ultima pedina ha lasciato il tabellone: non puoi attivare cariche.
reason-no-common-goods = Non hai legno pregiato, vasellame o metalli da dare.
reason-no-camps = Nessun territorio ha una tessera mercenario.
reason-taken-already = { $item_id ->
    [note] Hai già preso una Nota di Credito
   *[other] Hai già preso 1 { $item_one }
} e i pezzi devono essere diversi.
reason-none-owned = Non hai { $kind } da dare.
reason-title-action-first = Prima scegli qui l'azione «carica», poi quale comprare.
reason-no-title-left = Non resta alcuna carica che tu possa comprare { $area_at }.
reason-pawn-first = Prima scegli la pedina da spostare, poi dove va.
reason-target-first = { $pawn_the } { $area_from } è in cammino: di' dove va.
reason-place-later = Le pedine si piazzano all'inizio del Turno.
reason-aside-later = Una pedina si mette da parte sul Diplomatico prima del piazzamento.
reason-move-later = Solo spie, Cospiratore e Informatore spostano pedine, quando tocca a loro.
reason-visit-later = Visiti un palazzo quando viene risolto e la fila arriva al tuo posto.
reason-buy-later = Una carica si compra durante una visita al suo palazzo.
reason-favour-later = Un favore si sceglie durante una visita.
reason-note-later = Una Nota di Credito si spende mentre compri una carica.
reason-goods-later = Dai merci solo quando paghi o scambi.
reason-gain-later = Le merci vengono dalla riserva comune solo per un effetto che le dà.
reason-draw-later = Peschi tessere mercenario solo quando un effetto lo permette.
reason-token-later = Le tessere mercenario si scartano nella tua battaglia o per il tuo Negoziatore.
reason-take-later = Le merci di un territorio si prendono nel suo commercio, da chi si trova lì.

# Punteggio
category-pashas = Pascià, 3 ciascuno
category-merchants = Mercanti, 2 ciascuno
category-sages = Saggi, 1 ciascuno
category-titles = Cariche
category-politics = Cariche politiche, secondo le condizioni
category-influence = Influenza, al massimo 5
category-dishonor = Disonore, −2 ciascuno

# Opzioni
option-edition = Edizione
option-edition-published = Il gioco pubblicato con le Tessere Crisi italiane.
option-edition-italian = Le regole italiane: tariffa unica, Diplomatico obbligatorio, posti condivisi, meno Note di Credito e meno segnalini Influenza.
option-edition-french-letter = Le regole francesi alla lettera: tessere francesi, le spie spostano ogni pedina, Commerciante libero.
option-edition-favorite-single-fee = La Favorita costa 1, qualunque favore copi.
option-edition-diplomat-must = Il Diplomatico deve mettere da parte una pedina.
option-edition-shared-victory = A pari prestigio si condivide il posto.
option-edition-early-counts = 15 Note di Credito e 20 segnalini Influenza.
option-edition-crisis-french = Le Tessere Crisi francesi.
option-edition-spy-any-pawn = Le spie possono spostare pedine di tutti.
option-edition-trader-loose = Il Commerciante prende due merci qualsiasi degli altri tipi comuni.
option-duplicate-titles = Stessa carica due volte
option-duplicate-titles-allowed = Una famiglia può avere entrambe le copie di una carica.
option-duplicate-titles-forbidden = Una carica già posseduta non viene più offerta.
option-trade = Pezzi del commercio
option-trade-any = Chi commercia sceglie pezzi qualsiasi, uguali o diversi.
option-trade-different = I pezzi scelti devono essere tutti diversi; chi è al posto 1 può ancora prendere tutta una merce.
option-court = Corte senza Pascià
option-court-received = Chi a corte non ha un Pascià è mandato via prima di stabilire i posti.
option-court-ranked = Prima si stabiliscono i posti di tutti; chi è fra i primi tre senza Pascià prende 2 segnalini Disonore e nessuno sale.
option-last-activation = Attivazione dopo l'ultima pedina
option-last-activation-on = Una carica si può attivare anche se la propria ultima pedina ha appena lasciato il tabellone.
option-last-activation-off = Nessuna carica si attiva dopo che la propria ultima pedina ha lasciato il tabellone.
option-raider = Razziatore
option-raider-battle = Il Razziatore prende una merce per una battaglia vinta.
option-raider-colour = Il Razziatore prende una merce anche se batte uno di due colori.
option-turn-order = Ordine di turno
option-turn-order-random = Sorteggiato.

# Nomi delle cose
card-good-name = { $kind_id ->
    [hardwood] Legno pregiato
    [pottery] Vasellame
    [metal] Metalli
    [spice] Spezie
    [silk] Seta
   *[note] Nota di Credito
}
card-mercenary-name = { $colour_id ->
    [red] Mercenario di terra
   *[blue] Mercenario di mare
}
card-name-area = { $area }
card-name-stack = { $seat_you ->
    [yes] Le tue pedine
   *[no] Pedine di { $seat }
} { $area_at }
card-name-pawn = { $seat_you ->
    [yes] Il tuo { $pawn }
   *[no] { $pawn } di { $seat }
} { $area_at }
card-name-reserve = { $seat_you ->
    [yes] Il tuo { $pawn }
   *[no] { $pawn } di { $seat }
}, in riserva
card-name-aside = { $seat_you ->
    [yes] Il tuo { $pawn }
   *[no] { $pawn } di { $seat }
}, messo da parte
card-name-item = { card-good-name }, { $area }
card-name-camp = { card-mercenary-name }, { $value ->
    [0] ignoto
   *[other] { $value }
}, { $area }
card-name-title = { $title }
card-name-owned = { $seat_you ->
    [yes] { $title }, carica tua
   *[no] { $title } di { $seat }
}
card-name-titles = Cariche, { $area }
card-name-service = { $area_id ->
    [intrigue] Passi di spia
    [military] Mercenari
    [lore] Un nuovo Saggio
    [commerce] Un nuovo Mercante
    [politics] Un nuovo Pascià
   *[al-rashid] Benevolenza
}
card-name-favour = { $favour }
card-name-goods = { $seat_you ->
    [yes] { card-good-name }, tra le tue merci
   *[no] { card-good-name } di { $seat }
}
card-name-notes = { $seat_you ->
    [yes] Le tue Note di Credito
   *[no] Note di Credito di { $seat }
}
card-name-influence = { $seat_you ->
    [yes] I tuoi segnalini Influenza
   *[no] Segnalini Influenza di { $seat }
}
card-name-dishonor = { $seat_you ->
    [yes] I tuoi segnalini Disonore
   *[no] Segnalini Disonore di { $seat }
}
card-name-hand = { card-mercenary-name }, { $value }
card-name-backs = { $seat_you ->
    [yes] I tuoi { $colour_id ->
        [red] mercenari di terra
       *[blue] mercenari di mare
    }
   *[no] { $colour_id ->
        [red] Mercenari di terra
       *[blue] Mercenari di mare
    } di { $seat }
}
card-name-family = { $seat_you ->
    [yes] La tua famiglia
   *[no] Famiglia di { $seat }
}
card-name-pile = { $colour_id ->
    [red] Pila dei mercenari di terra
   *[blue] Pila dei mercenari di mare
}
card-name-supply = { card-good-name }, riserva comune
card-name-supply-note = Note di Credito, riserva comune
card-name-supply-influence = Influenza, riserva comune
card-name-tile = Crisi del Turno { $year }
card-name-order = Ordine di turno
card-name-year = Il Turno

# Che cosa è, con costo e valore
card-title-type = { $type_id ->
    [activated] una volta per Turno
    [permanent] vale sempre
   *[single] agisce all'acquisto
}
card-palace-kind = Palazzo, due su tre: servizio, carica, favore
card-court-kind = Palazzo, solo per chi porta un Pascià
card-territory-kind = Territorio, soprattutto { $kind } ({ $number })
card-stack-kind = Gruppo, dominio { $dominance }, posto { $rank }
card-pawn-kind = Pedina, dominio { $dominance }, { $points } PP
card-good-kind = { $kind_id ->
    [spice] Merce rara
    [silk] Merce rara
   *[other] Merce comune
}
card-camp-kind = Mercenario, { $face_id ->
    [up] scoperto
   *[down] coperto
}
card-title-kind = Carica, { card-title-type }, costa { $cost }, { $open_id ->
    [yes] fino a { $points } PP
   *[no] { $points } PP
}
card-owned-kind = Carica, { card-title-type }, ora { $points } PP
card-service-kind = { $area_id ->
    [al-rashid] Dono del Califfo, gratuito
   *[other] { $first ->
        [0] Servizio, gratuito
       *[other] Servizio, costa { $first }, { $second } o { $third } al posto 1, 2 o 3
    }
}
card-favorite-kind = Favore, { $area }, ne copia un altro
card-favour-kind = Favore, { $area }, { $price ->
    [0] gratuito
   *[other] costa { $price }
}
card-hand-kind = La tua tessera, solo tu ne vedi il valore
card-tile-kind = Tessera Crisi, risolta

# Che cosa fa
card-area-intrigue = Le spie guardano mercenari coperti o spostano le tue pedine; la Favorita del Califfo copia ogni altro favore.
card-area-military = Qui peschi mercenari per le tue battaglie e compri le cariche di guerra.
card-area-lore = Qui compri nuovi Saggi; il Sapiente di Corte dà Note di Credito, che rendono le cariche meno care.
card-area-commerce = Qui compri nuovi Mercanti e gli Importatori; il Visir scambia una merce con un'altra.
card-area-politics = Qui compri nuovi Pascià e le cariche costose che contano alla fine; il Qadi vende influenza.
card-area-al-rashid = Chi ha qui un Pascià può prendere una merce e un posto tra i primi, e comprare una carica del Califfo.
card-territory = Le prime tre famiglie prendono merci: tutte di un tipo o 3 pezzi, poi 2, poi 1; prima vanno battuti i mercenari.
card-stack = Quando l'area si risolve agiscono solo le tre famiglie più forti, la più forte per prima; a pari forza quella a sinistra.
card-pawn-pasha = La pedina più forte di una famiglia; solo un Pascià ti apre il Palazzo di Al-Rashid.
card-pawn-merchant = Una pedina grande: ogni area accoglie un Pascià o un Mercante per famiglia, il Palazzo di Al-Rashid nessun Mercante.
card-pawn-sage = Una pedina piccola che rafforza le altre: in un'area può stare un numero qualsiasi di tuoi Saggi.
card-good = Con le merci si paga tutto: 1, 2, 3, 4 o 5 tipi diversi valgono 1, 3, 6, 10 o 15, e così ogni altro gruppo.
card-note = Spendine una quando compri una carica: costa 3 in meno, o 5 in meno se hai il Banchiere.
card-influence = Alla fine ogni segnalino vale 1 PP, per 5 PP al massimo; l'Assistente del Qadi li conta tutti.
card-dishonor = Alla fine ognuno costa 2 PP; lo prende chi fugge, chi visita una Corporazione senza servizio né carica e chi è a corte senza Pascià.
card-camp = Prima che qualcuno commerci qui, tutti i mercenari vanno battuti, ogni colore con una somma più alta dello stesso colore.
card-hand = Scartalo in una battaglia contro mercenari del suo colore: la tua somma deve superare la loro.
card-backs = Solo chi li ha ne conosce il valore, da 2 a 4; tutti li vedono quando sono scartati in battaglia.
card-titles = In una visita qui puoi comprare una carica; resta tua fino alla fine della partita.
card-service-intrigue = Dopo tutte le visite fai 3, 2 o 1 passi secondo il posto: guardi i mercenari di un territorio o sposti una pedina tra territori.
card-service-military = Pesca 3, 2 o 1 mercenari secondo il posto, ognuno di terra o di mare a tua scelta.
card-service-lore = Un nuovo Saggio entra nella tua famiglia; si piazza dal prossimo Turno.
card-service-commerce = Un nuovo Mercante entra nella tua famiglia; si piazza dal prossimo Turno.
card-service-politics = Un nuovo Pascià entra nella tua famiglia; si piazza dal prossimo Turno.
card-service-al-rashid = Prendi una merce a tua scelta e dal prossimo round di risoluzione gioca prima di chi non l'ha presa.
card-favour-favorite = Usa il favore del Generale, del Sapiente di Corte, del Visir o del Qadi.
card-favour-general = Dai una merce alla riserva comune e pesca un mercenario, di terra o di mare a tua scelta.
card-favour-scholar = Prendi una Nota di Credito dalla riserva comune: rende una carica meno cara di 3.
card-favour-vizier = Dai una merce alla riserva comune e prendine una di altro tipo.
card-favour-qadi = Prendi un segnalino Influenza dalla riserva comune: alla fine vale 1 PP, per 5 PP al massimo.
card-pile = Da qui si pescano i mercenari coperti: otto di forza 2, sedici di 3 e otto di 4.
card-tile = Su ogni territorio che nomina è stato posato un mercenario coperto.
card-seat = Vince la famiglia con più Punti Prestigio (PP) dopo il Turno 5: pedine, cariche e influenza, meno il disonore.
card-order = In quest'ordine si piazzano le pedine e si risolvono le aree; la Benevolenza a corte lo cambia dal prossimo round di risoluzione.
card-year = Ognuno dei cinque Turni ha un piazzamento, poi si risolve ogni area con pedine, poi i territori si riempiono.

# Cariche
card-title-smuggler = Una volta per Turno: dai una merce e prendine una di altro tipo.
card-title-plotter = Prima della risoluzione puoi spostare una tua pedina da un palazzo a un altro palazzo.
card-title-informer = Prima della risoluzione puoi spostare una tua pedina da un territorio a un altro territorio.
card-title-impostor = All'acquisto: usa due favori diversi tra Generale, Sapiente di Corte, Visir e Qadi senza pagarli.
card-title-strategist = Ogni mercenario che scarti in battaglia conta 1 in più.
card-title-recruiter = Una volta per Turno: pesca un mercenario, di terra o di mare a tua scelta.
card-title-raider = Quando vinci una battaglia prendi, prima del commercio, una merce stampata per quel territorio.
card-title-negotiator = Una volta per Turno: guarda tutti i mercenari di un territorio; poi puoi scartarne uno per toglierne là uno dello stesso colore.
card-title-loremaster = Un nuovo Mercante o Pascià ti costa 3 in meno nella sua Corporazione.
card-title-enchanter = All'acquisto: un nuovo Mercante entra nella tua famiglia e prendi 1 segnalino Disonore.
card-title-diplomat = Prima del piazzamento puoi mettere da parte un Pascià o un Mercante; si piazza dopo tutte le altre pedine.
card-title-banker = Ogni Nota di Credito che spendi rende una carica meno cara di 5 invece che di 3.
card-title-trader = Una volta per Turno: dai un legno pregiato, un vasellame o un metallo e prendi uno di ciascuno degli altri due.
card-title-hardwood-importer = Una volta per Turno: prendi 1 legno pregiato.
card-title-pottery-importer = Una volta per Turno: prendi 1 vasellame.
card-title-metal-importer = Una volta per Turno: prendi 1 metallo.
card-title-aide-to-the-qadi = All'acquisto: prendi 1 segnalino Influenza. Alla fine vale 4 PP con esattamente 5 segnalini, 5 PP con 6 o più.
card-title-steward-of-the-city = Alla fine vale 6 PP se hai almeno una carica di ognuno dei sei palazzi.
card-title-warehouse-keeper = Alla fine vale 4 PP con esattamente quattro tipi di merci, 6 PP con tutti e cinque.
card-title-favorites-maiden = Alla fine vale 5 PP se hai almeno tre cariche della Corporazione delle Spie.
card-title-weapon-master = Alla fine vale 3 PP, o 6 PP se hai almeno tre cariche della Corporazione Militare.
card-title-dean-of-the-academy = Alla fine vale 3, 5 o 7 PP se la tua famiglia ha 4, 5 o 6 Saggi.
card-title-economist = Alla fine vale 3 o 5 PP se la tua famiglia ha 3 o 4 Mercanti.
card-title-counselor-to-the-caliph = Alla fine vale 3 o 5 PP se la tua famiglia ha 2 o 3 Pascià.
card-title-treasurer = All'acquisto: prendi 1 Nota di Credito.
card-title-agha = All'acquisto: pesca 4 mercenari, ognuno di terra o di mare a tua scelta.
card-title-silk-monopolist = All'acquisto: 1 seta, oppure 3 sete e 1 spezia se hai il Monopolista delle Spezie.
card-title-spice-monopolist = All'acquisto: 1 spezia, oppure 3 spezie e 1 seta se hai il Monopolista della Seta.
card-title-astrologist = All'acquisto: prendi 1 segnalino Influenza se la tua famiglia ha 2 o 3 Saggi, 2 con 4 o 5, 3 con 6.
card-title-law-expert = All'acquisto: prendi 1 segnalino Influenza.
card-title-quartermaster = All'acquisto: prendi 2 merci dei tipi che vuoi.
card-title-alchemist = All'acquisto: puoi trasformare un tuo Saggio in Mercante, in riserva o dove si trova.

# Quanto costa e quanto vale ora
now-has = { $own_id ->
    [yes] Ne hai { $number }.
   *[no] { $seat } ne ha { $number }.
}
now-value = Le tue merci valgono { $value } in tutto.
now-more = Ne hai { $number }; una in più porta le tue merci da { $value } a { $more }.
now-family = { $seat_you ->
    [yes] La tua famiglia
   *[no] La famiglia di { $seat }
} ha { $number ->
    [one] 1 { $pawn }
   *[other] { $number } { $pawn_many }
} su { $most }, per { $points } PP.
now-resolved = È già risolta in questo Turno e resta vuota fino al prossimo piazzamento.
now-empty = Qui non c'è nessuno.
now-ranks-1 = { $first_is } in testa con { $one }.
now-ranks-2 = { $first_is } in testa con { $one }, poi { $second_who } con { $two }.
now-ranks-3 = { $first_is } in testa con { $one }, poi { $second_who } con { $two } e { $third_who } con { $three }.
now-behind = Dietro, nell'ordine: { $each_seat_who }.
now-amount = { $area_id ->
    [intrigue] Al tuo posto { $rank } fai { $number ->
        [one] 1 passo
       *[other] { $number } passi
    }.
   *[military] Al tuo posto { $rank } ne peschi { $number }.
}
now-price-rank = Al tuo posto { $rank } il servizio ti costa { $price }.
now-camp-sum = { $colour_id ->
    [red] I mercenari di terra qui contano { $sum } in tutto.
   *[blue] I mercenari di mare qui contano { $sum } in tutto.
}
now-camp-range = { $colour_id ->
    [red] I mercenari di terra qui contano da { $least } a { $most } in tutto.
   *[blue] I mercenari di mare qui contano da { $least } a { $most } in tutto.
}
now-no-camp = Non ci sono mercenari: il commercio è libero.
now-pawns = { $number ->
    [one] Qui c'è 1 { $pawn }, con dominio { $dominance }.
   *[other] Qui ci sono { $number } { $pawn_many }, con dominio { $dominance } ciascuno.
}
now-lying = { $number ->
    [one] In questo Turno ne resta qui 1 su { $printed }.
   *[other] In questo Turno ne restano qui { $number } su { $printed }.
}
now-unknown = Il suo valore è 2, 3 o 4, più spesso 3.
now-seen = Visto { $each_seat_by }.
now-copies = { $number ->
    [0] Non ne resta nessuna.
    [one] Ne resta 1.
   *[other] Ne restano { $number }.
}
now-cost = Ti costa { $cost }.
now-cost-note = Con una Nota di Credito ti costa { $price }.
now-points = Se la partita finisse ora ti darebbe { $points } PP.
now-influence = Ora ti darebbe { $number ->
    [one] 1 segnalino Influenza
   *[other] { $number } segnalini Influenza
}.
now-monopoly = Hai già la carica { $title }: riceveresti quattro merci.
now-raider-colour = A questo tavolo vale anche se batti uno solo di due colori.
now-diplomat-must = A questo tavolo devi metterne da parte una.
now-trader-loose = A questo tavolo prendi due merci qualsiasi degli altri due tipi.
now-titles = { $number ->
    [one] È in vendita 1 carica.
   *[other] Sono in vendita { $number } cariche.
}
now-supply = { $number ->
    [one] Ne resta 1 nella riserva comune.
   *[other] Ne restano { $number } nella riserva comune.
}
now-favorite = In tutto: Generale { $general }, Visir { $vizier }, Qadi { $qadi }, Sapiente di Corte { $scholar }.
now-used = Usata in questo Turno; di nuovo pronta nel prossimo.
now-ready = È pronta: puoi usarla prima o dopo aver risolto un'area.
now-all-goods = { $own_id ->
    [yes] Tutte le tue merci valgono { $value }.
   *[no] Tutte le merci di { $seat } valgono { $value }.
}
now-less = Ognuna rende una carica meno cara di { $number }.
now-worth-points = Al momento sono { $points } PP.
now-hand = { $colour_id ->
    [red] { $number ->
        [one] Hai 1 mercenario di terra
       *[other] Hai { $number } mercenari di terra
    }
   *[blue] { $number ->
        [one] Hai 1 mercenario di mare
       *[other] Hai { $number } mercenari di mare
    }
}, per un valore di { $sum } in battaglia.
now-sheet = Ora { $points } PP: pedine { $pawns }, cariche { $titles }, influenza { $influence }, disonore { $dishonor }.
now-stack = { $number ->
    [one] Nella pila ce n'è 1.
   *[other] Nella pila ce ne sono { $number }.
}
now-discards = Scartati: { $two } da 2, { $three } da 3, { $four } da 4.
now-tile = { $colour_id ->
    [red] I mercenari di terra arrivano { $each_area_at }.
   *[blue] I mercenari di mare arrivano { $each_area_at }.
}
now-tiles-left = { $number ->
    [one] 1 tessera dei Turni è ancora coperta.
   *[other] { $number } tessere dei Turni sono ancora coperte.
}
now-order = Ora si gioca in quest'ordine: { $each_seat_who }.
now-next-order = Dal prossimo round di risoluzione si gioca in quest'ordine: { $each_seat_who }.
now-year = Turno { $year } di { $years }: { $phase }.

## Perché la partita è finita e da dove vengono i punti

end-years = Il quinto Turno era finito.
end-family = { $number } nella famiglia
end-titles =
    { $number ->
        [one] { $number } carica
       *[other] { $number } cariche
    }
end-politics = { $each_title }
end-tokens =
    { $number ->
        [one] { $number } segnalino
       *[other] { $number } segnalini
    }
