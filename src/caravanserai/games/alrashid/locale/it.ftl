# Il gioco
name-alrashid = Al-Rashid

# Merci e pedine
name-hardwood = legno pregiato
name-pottery = vasellame
name-metal = metalli
name-spice = spezie
name-silk = seta
name-pasha = Pascià
name-merchant = Mercante
name-sage = Saggio

# Palazzi
name-intrigue = Corporazione delle Spie
name-military = Corporazione Militare
name-lore = Corporazione della Cultura
name-commerce = Corporazione Mercantile
name-politics = Corporazione Politica
name-al-rashid = Palazzo di Al-Rashid

# Territori
name-silk-road = Via della Seta
name-spice-road = Via delle Spezie
name-sanmatia = Sanmatia
name-mare-indianum = Mare Indianum
name-abbasid-caliphate = Califfato Abbaside
name-mare-internum = Mare Internum
name-nilus-valley = Valle del Nilo

# Favori e servizi
name-favorite = Favorita del Califfo
name-general = Generale
name-scholar = Sapiente di Corte
name-vizier = Visir
name-qadi = Qadi
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

# Segnalini
name-red = rosso
name-red-2 = rosso 2
name-red-3 = rosso 3
name-red-4 = rosso 4
name-blue = blu
name-blue-2 = blu 2
name-blue-3 = blu 3
name-blue-4 = blu 4
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
name-none = niente
name-goods = Merci
name-palace = Palazzo
name-territory = Territorio
name-stacks = Gruppi
name-tokens = Segnalini
name-titles = Cariche
name-family = Famiglia
name-player = Giocatore
name-points = PP
name-value = Valore
name-order = Ordine di turno
name-next-order = prossimo giro
name-supply = Riserva comune
name-stack = pila
name-discards = scarti
name-resolved = risolta
name-set-up = Preparazione
name-over = Fine partita
name-box = scatola
name-aside = da parte

# Decisioni
prompt-d-start-token = Scegli il colore del tuo primo segnalino mercenario.
prompt-d-start-token-other = { $actor } sceglie il primo segnalino mercenario.
prompt-d-aside = Diplomatico: metti da parte una pedina grande, da piazzare per ultima?
prompt-d-aside-other = { $actor } può mettere da parte una pedina sul Diplomatico.
prompt-d-place = Piazza una pedina in un'area.
prompt-d-place-other = { $actor } piazza una pedina.
prompt-d-place-aside = Piazza una pedina che avevi messo da parte.
prompt-d-place-aside-other = { $actor } piazza una pedina messa da parte.
prompt-d-pawn = Scegli una pedina da spostare, o passa.
prompt-d-pawn-other = { $actor } può spostare una pedina.
prompt-d-target = { $area }: dove va il { $pawn }?
prompt-d-target-other = { $area }: { $actor } sposta un { $pawn }.
prompt-d-turn = Tocca a te: risolvi un'area.
prompt-d-turn-other = { $actor } sceglie un'area da risolvere.
prompt-d-after = Attiva una carica, o termina la mossa.
prompt-d-after-other = { $actor } può attivare una carica.
prompt-d-guild = { $area }, posto { $rank }: una o due tra servizio, carica e favore.
prompt-d-guild-other = { $actor } è in visita al posto { $rank }: { $area }.
prompt-d-palace = Al-Rashid, posto { $rank }: benevolenza, carica, entrambe o nessuna.
prompt-d-palace-other = { $actor } visita il Palazzo di Al-Rashid al posto { $rank }.
prompt-d-title = { $area }: quale carica compri?
prompt-d-title-other = { $actor } sceglie una carica: { $area }.
prompt-d-favorite = Quale favore copia la Favorita?
prompt-d-favorite-other = { $actor } sceglie il favore che la Favorita copia.
prompt-d-note = Spendi una Nota di Credito per questa carica: { $title }?
prompt-d-note-other = { $actor } può spendere una Nota di Credito per la carica { $title }.
prompt-d-pay = Paga { $price }: quante unità di { $kind }?
prompt-d-pay-other = { $actor } paga { $price }.
prompt-d-draw = { $left ->
    [one] Pesca un segnalino: scegli il colore.
   *[other] Pesca { $left } segnalini: scegli il colore del prossimo.
}
prompt-d-draw-other = { $actor } pesca segnalini mercenario.
prompt-d-general = Quale merce dai in cambio di un segnalino?
prompt-d-general-other = { $actor } dà una merce in cambio di un segnalino.
prompt-d-swap = Scambia una merce con una di altro tipo.
prompt-d-swap-other = { $actor } scambia una merce.
prompt-d-benevolence = Benevolenza: prendi una merce a tua scelta.
prompt-d-benevolence-other = { $actor } riceve una merce dal Califfo.
prompt-d-quartermaster = { $left ->
    [one] Prendi ancora una merce a tua scelta.
   *[other] Prendi { $left } merci a tua scelta.
}
prompt-d-quartermaster-other = { $actor } prende merci con il Responsabile degli Approvvigionamenti.
prompt-d-impostor = { $left ->
    [one] Il tuo Impostore: ancora un favore, senza pagarlo.
   *[other] Il tuo Impostore: fino a { $left } favori diversi, senza pagarli.
}
prompt-d-impostor-other = { $actor } usa favori con l'Impostore.
prompt-d-alchemist = Il tuo Alchimista: quale Saggio diventa Mercante?
prompt-d-alchemist-other = { $actor } può trasformare un Saggio in Mercante.
prompt-d-spy = Spia: guarda i segnalini di un territorio, sposta una pedina o passa.
prompt-d-spy-other = { $actor } fa un passo di spia.
prompt-d-fight = Mercenari: { $area }. Combatti o fuggi?
prompt-d-fight-other = { $actor } combatte o fugge: { $area }.
prompt-d-tokens = { $area }: scegli i segnalini da scartare; per ora nessuno li vede.
prompt-d-tokens-other = { $actor } sceglie segnalini per la battaglia: { $area }.
prompt-d-raider = Razziatore, { $area }: prendi una delle merci stampate.
prompt-d-raider-other = { $actor } prende una merce con il Razziatore.
prompt-d-trade = { $area }: commerci per primo. Pezzi singoli o tutta una merce?
prompt-d-trade-other = { $actor } commercia per primo: { $area }.
prompt-d-item = { $left ->
    [one] { $area }: prendi 1 pezzo, o fermati.
   *[other] { $area }: prendi fino a { $left } pezzi, uno alla volta.
}
prompt-d-item-other = { $actor } commercia: { $area }.
prompt-d-trader = Il tuo Commerciante: quale merce comune dai?
prompt-d-trader-other = { $actor } scambia merci comuni.
prompt-d-negotiate = Il tuo Negoziatore: scegli un territorio e guarda i suoi segnalini.
prompt-d-negotiate-other = { $actor } sceglie un territorio per il Negoziatore.
prompt-d-discard = { $area }: un segnalino contro uno dello stesso colore, o fermati.
prompt-d-discard-other = { $actor } negozia: { $area }.
prompt-d-remove = { $area }: quale segnalino ({ $colour }) rimuovi?
prompt-d-remove-other = { $actor } rimuove un segnalino ({ $colour }): { $area }.

# Scelte
choice-draw = Pesca: { $colour }
choice-aside = Metti da parte un { $pawn }
choice-place = { $pawn }: { $area }
choice-move = Sposta un { $pawn }: { $area }
choice-move-of = Sposta un { $pawn } di { $seat }: { $territory }
choice-pass = Passa
choice-to = Verso: { $area }
choice-activate = Attiva: { $title }
choice-resolve = Risolvi: { $area }
choice-end = Termina la mossa
choice-visit = { $actions_id ->
    [service] Servizio
    [title] Carica
    [favour] Favore, con 1 disonore
    [service-and-title] Servizio e carica
    [service-and-favour] Servizio e favore
    [title-and-favour] Carica e favore
   *[none] Niente, con 1 disonore
}{ $price ->
    [0] {""}
   *[other] { $exact_id ->
        [yes] , per { $price }
       *[no] , da { $price }
    }
}
choice-court = { $actions_id ->
    [benevolence] Benevolenza
    [title] Carica
    [benevolence-and-title] Benevolenza e carica
   *[none] Niente
}{ $price ->
    [0] {""}
   *[other] { $exact_id ->
        [yes] , per { $price }
       *[no] , da { $price }
    }
}
choice-buy = { $title }, costo { $cost }: paghi { $exact_id ->
    [yes] { $price }
   *[no] almeno { $price }
}
choice-copy = { $favour }: paghi { $exact_id ->
    [yes] { $price }
   *[no] almeno { $price }
}
choice-spend = { $answer_id ->
    [note] Spendi una nota: paghi { $price }
   *[nothing] Tieni la nota: paghi { $price }
}
choice-pay = { $number } { $kind }
choice-give = Dai 1 { $kind }
choice-swap = 1 { $kind } per 1 { $other }
choice-gain = Prendi 1 { $kind }
choice-favour = { $favour }
choice-stop = Fermati
choice-transmute = Saggio: { $place }
choice-look = Guarda i segnalini: { $territory }
choice-fight = Combatti
choice-flee = Fuggi, con 2 disonore
choice-commit = { $token }
choice-done = Combatti con questi segnalini
choice-pick = Scegli i pezzi
choice-all = Tutto: { $kind }
choice-take = { $item }
choice-barter = 1 { $kind } per 1 { $first } e 1 { $second }
choice-negotiate = Guarda i segnalini: { $territory }
choice-discard = Scarta: { $token }
choice-remove = Rimuovi: { $token } (posto { $slot })
choice-order = Prossimo nell'ordine: { $seat }
choice-tile = { $tile }
choice-value = { $value }
choice-batch = Mescolata { $index }

# Eventi
event-turn-order = Ordine di turno: { $each_seat }.
event-tile = Tessera Crisi: { $tile }.
event-laid = Arriva un segnalino { $colour }: { $area }.
event-no-token = Non resta alcun segnalino { $colour } da posare.
event-reshuffled = Gli scarti ({ $colour }) sono mescolati in una nuova pila di { $number }.
event-drew = { $seat } ha pescato un segnalino { $colour }.
event-drew-token = Hai pescato: { $token }.
event-year = Comincia il Turno { $year }.
event-set-aside = { $seat } ha messo da parte un { $pawn }.
event-placed = { $seat } ha piazzato un { $pawn }: { $area }.
event-moved = { $seat } ha spostato un { $pawn } di { $owner }: { $area } → { $target }.
event-resolves = { $seat } ha scelto di risolvere: { $area }.
event-ranks = Posti, { $area }: { $each_seat }.
event-activates = { $seat } ha attivato: { $title }.
event-home = Le pedine di { $seat } hanno lasciato l'area: { $area }.
event-visits = { $seat }, { $area }: { $actions_id ->
    [service] servizio
    [title] carica
    [favour] favore
    [service-and-title] servizio e carica
    [service-and-favour] servizio e favore
    [title-and-favour] carica e favore
   *[none] niente
}.
event-attends = { $seat } a corte: { $actions_id ->
    [benevolence] benevolenza
    [title] carica
    [benevolence-and-title] benevolenza e carica
   *[none] niente
}.
event-paid = { $seat } ha pagato { $price } con { $each_kind }.
event-note-spent = { $seat } ha speso una Nota di Credito per la carica { $title }.
event-bought = { $seat } ha ottenuto la carica { $title }.
event-recruited = { $seat } ha ottenuto un { $pawn }.
event-gained = { $seat } ha preso { $number } { $kind }.
event-gave = { $seat } ha dato 1 { $kind }.
event-note = { $seat } ha preso una Nota di Credito.
event-influence = { $seat } ha preso { $number } influenza.
event-dishonor = { $seat } ha preso { $number } disonore.
event-favour = { $seat } ha usato il favore: { $favour }.
event-lapsed = Il favore ({ $favour }) è decaduto per { $seat }.
event-new-order = Dal prossimo giro: { $each_seat }.
event-looked = { $seat } ha guardato i segnalini: { $area }.
event-saw = { $area }, hai visto: { $each_token }.
event-passed = { $seat } ha passato.
event-revealed = { $area }, segnalini scoperti: { $each_token }.
event-fights = { $seat } combatte: { $area }.
event-flees = { $seat } fugge: { $area }.
event-discarded = { $seat } ha scartato: { $each_token }.
event-beaten = { $area }: battuti i segnalini di colore { $colour }.
event-won = { $seat } ha vinto la battaglia: { $area }.
event-repelled = { $seat } non ha vinto: { $area }.
event-took = { $seat } ha preso { $number } { $item }: { $area }.
event-removed = { $seat } ha rimosso { $token }: { $area }.
event-transmuted = { $seat } ha trasformato un Saggio in Mercante: { $place }.
event-refilled = Tutti i territori sono di nuovo pieni.
event-over = La partita è finita. Vittoria: { $each_seat }.

# Motivi
reason-activate-later = Le cariche si attivano prima o dopo la risoluzione della tua mossa, non ora.
reason-resolve-later = Risolvi un'area quando la tua mossa lo chiede.
reason-one-area = Hai già risolto la tua area in questa mossa.
reason-must-place = Ogni pedina va piazzata.
reason-no-tokens = Nessun segnalino { $colour } può essere pescato.
reason-no-tokens-at-all = Nessun segnalino può essere pescato.
reason-must-set-aside = Il tuo Diplomatico deve mettere da parte una pedina grande.
reason-no-merchants = I Mercanti non possono stare nel Palazzo di Al-Rashid.
reason-pasha-first = Nel Palazzo di Al-Rashid deve venire prima il tuo Pascià.
reason-one-big = Hai già un Pascià o un Mercante: { $area }.
reason-same-place = La pedina è già lì.
reason-other-group = Le pedine vanno da palazzo a palazzo o da territorio a territorio.
reason-resolved = Area già risolta in questo Turno: { $area }.
reason-not-there = Lì non c'è un { $pawn } da spostare: { $area }.
reason-nowhere = { $area }: il { $pawn } non ha dove andare.
reason-own-pawns = Le spie spostano solo le tue pedine.
reason-no-seat = Nessun giocatore con quel numero partecipa.
reason-nothing-hidden = Nessun segnalino è coperto: { $area }.
reason-one-activation = Hai già attivato una carica in questa mossa.
reason-title-not-owned = Non possiedi la carica { $title }.
reason-title-used = La carica { $title } è già stata usata in questo Turno.
reason-area-empty = Nessuna pedina: { $area }.
reason-pay-order = Prima di' quante unità di { $kind } paghi.
reason-not-owned = Ne possiedi solo { $number }: { $kind }.
reason-pay-short = Così non arrivi a { $price }.
reason-pay-waste = Così paghi più di quanto serve per { $price }.
reason-same-kind = Una merce non si scambia con se stessa.
reason-favour-used = Il tuo Impostore ha già usato questo favore: { $favour }.
reason-no-goods = Non hai merci da dare.
reason-no-notes = La riserva comune non ha Note di Credito.
reason-no-influence = La riserva comune non ha segnalini influenza.
reason-no-own-note = Non hai Note di Credito.
reason-title-gone = La carica { $title } non è più disponibile.
reason-title-owned = Possiedi già la carica { $title }.
reason-other-palace = La carica { $title } appartiene a un altro palazzo.
reason-cannot-pay = { $exact_id ->
    [yes] Costa { $price } e le tue merci valgono { $worth }.
   *[no] Costa almeno { $price } e le tue merci valgono { $worth }.
}
reason-keep-a-good = Pagando { $price } non ti resterebbe una merce da scambiare.
reason-family-full = La tua famiglia ha già tutte le pedine di questo tipo: { $pawn }.
reason-no-merchant-left = Non hai più Mercanti nella scatola.
reason-no-sage = Non hai Saggi lì: { $area }.
reason-one-of-each = Il Commerciante dà una merce per ciascuno degli altri tipi comuni.
reason-not-printed = { $area }: merce non stampata lì ({ $kind }).
reason-cannot-fight = Non hai segnalini di un colore presente lì: { $area }.
reason-not-in-hand = Non lo hai più in mano: { $token }.
reason-colour-not-there = Nessun segnalino { $colour }: { $area }.
reason-commit-one = Scegli almeno un segnalino.
reason-no-token-there = Lì non c'è un segnalino così: { $area }.
reason-other-colour = Scegli un segnalino { $colour }.
reason-lot-small = { $kind }: { $area } ne ha solo { $number }, che puoi scegliere uno alla volta.
reason-none-lying = Lì non ce n'è ({ $area }): { $item }.
reason-no-reserve = Non ne hai nella riserva: { $pawn }.
reason-not-aside = Non l'hai messo da parte: { $pawn }.
reason-from-palace = Il Cospiratore sposta una pedina che sta in un palazzo.
reason-from-territory = Ora si può spostare solo una pedina che sta in un territorio.
reason-whose-pawn = Qui le spie possono spostare le pedine di tutti: di' di chi è la pedina.
reason-last-pawn-gone = La tua ultima pedina ha lasciato il tabellone: non puoi attivare cariche.
reason-no-common-goods = Non hai legno pregiato, vasellame o metalli da dare.
reason-no-camps = Nessun territorio ha un segnalino mercenario.
reason-taken-already = Ne hai già preso uno e i pezzi devono essere diversi: { $item }.
reason-none-owned = Non ne hai da dare: { $kind }.
reason-title-action-first = Prima scegli qui l'azione «carica», poi quale comprare.
reason-no-title-left = { $area }: non resta alcuna carica che tu possa comprare.
reason-pawn-first = Prima scegli la pedina da spostare, poi dove va.
reason-target-first = Una pedina è in cammino ({ $pawn }, { $area }): di' dove va.
reason-place-later = Le pedine si piazzano all'inizio del Turno.
reason-aside-later = Una pedina si mette da parte sul Diplomatico prima del piazzamento.
reason-move-later = Solo spie, Cospiratore e Informatore spostano pedine, quando tocca a loro.
reason-visit-later = Visiti un palazzo quando viene risolto e tocca al tuo rango.
reason-buy-later = Una carica si compra durante una visita al suo palazzo.
reason-favour-later = Un favore si sceglie durante una visita.
reason-note-later = Una Nota di Credito si spende mentre compri una carica.
reason-goods-later = Dai merci solo quando paghi o scambi.
reason-gain-later = Le merci vengono dalla riserva comune solo per un effetto che le dà.
reason-draw-later = Peschi segnalini solo quando un effetto lo permette.
reason-token-later = I segnalini si scartano nella tua battaglia o per il tuo Negoziatore.
reason-take-later = Le merci di un territorio si prendono nel suo commercio, da chi si trova lì.

# Punteggio
category-pashas = Pascià, 3 ciascuno
category-merchants = Mercanti, 2 ciascuno
category-sages = Saggi, 1 ciascuno
category-titles = Cariche
category-politics = Cariche politiche, secondo condizione
category-influence = Influenza, al massimo 5
category-dishonor = Disonore, −2 ciascuno

# Opzioni
option-edition = Edizione
option-edition-published = Il gioco pubblicato con le Tessere Crisi italiane.
option-edition-italian = Le regole italiane: tariffa unica, Diplomatico obbligato, posti condivisi, meno note e influenza.
option-edition-french-letter = Le regole francesi alla lettera: tessere francesi, spie su ogni pedina, Commerciante libero.
option-edition-favorite-single-fee = La Favorita costa 1, qualunque favore copi.
option-edition-diplomat-must = Il Diplomatico deve mettere da parte una pedina.
option-edition-shared-victory = A pari prestigio si condivide il posto.
option-edition-early-counts = 15 Note di Credito e 20 segnalini influenza.
option-edition-crisis-french = Le Tessere Crisi francesi.
option-edition-spy-any-pawn = Le spie possono spostare pedine di tutti.
option-edition-trader-loose = Il Commerciante prende due merci qualsiasi degli altri tipi comuni.
option-duplicate-titles = Stessa carica due volte
option-duplicate-titles-allowed = Una famiglia può avere entrambe le copie di una carica.
option-duplicate-titles-forbidden = Una carica già posseduta non viene più offerta.
option-trade = Pezzi del commercio
option-trade-any = Chi commercia sceglie pezzi qualsiasi, uguali o diversi.
option-trade-different = I pezzi scelti devono essere tutti diversi; il rango 1 può ancora prendere tutta una merce.
option-court = Corte senza Pascià
option-court-received = Chi a corte non ha un Pascià è mandato via prima di contare i ranghi.
option-court-ranked = Prima si contano i ranghi di tutti; chi è fra i primi tre senza Pascià prende 2 disonore e nessuno sale.
option-last-activation = Attivazione dopo l'ultima pedina
option-last-activation-on = Una carica si può attivare anche se la propria ultima pedina ha appena lasciato il tabellone.
option-last-activation-off = Nessuna carica si attiva dopo che la propria ultima pedina ha lasciato il tabellone.
option-raider = Razziatore
option-raider-battle = Il Razziatore prende una merce per una battaglia vinta.
option-raider-colour = Il Razziatore prende una merce anche se batte uno di due colori.
option-turn-order = Ordine di turno
option-turn-order-random = Sorteggiato.
