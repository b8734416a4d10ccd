# Parole dell'interfaccia nel browser.

## Ovunque

ui-language = Lingua
ui-theme = Colori
ui-theme-system = come il sistema
ui-theme-light = chiari
ui-theme-dark = scuri
ui-pair = { $what_id }: { $which_id }
ui-sound = Suoni
ui-tips = Consigli per le prime decisioni
ui-menu = Menu
ui-close = Chiudi
ui-back = Indietro
ui-open = Apri
ui-save = Salva
ui-skip = Vai ai giochi
ui-skip-choices = Vai alle scelte
ui-loading = Prepariamo il tavolo
ui-lost = Questa pagina non esiste
ui-to-lobby = All'ingresso
ui-back-to-lobby = Torna all'ingresso

## Ingresso

ui-lobby-title = Scegli un gioco e comincia subito
ui-lobby-sub = Senza registrarsi. I bot si siedono subito, gli amici entrano con un link.
ui-play-bots = Gioca contro i bot
ui-new-table = Nuovo tavolo
ui-how-to-play = Come si gioca
ui-open-record = Apri una partita
ui-join-link = Entra con un link
ui-paste-link = Il link che hai ricevuto
ui-players-range = da { $least } a { $most } giocatori
ui-minutes = { $number } min
ui-about-yspahan = Tira, scegli i dadi, riempi i souk e carica la carovana.
ui-about-fivetribes = Raccogli una manciata di pedine, seminale, prendi ciò che trovi.
ui-about-alrashid = Manda la famiglia nelle corporazioni e in terre lontane, baratta per le cariche.
ui-about-morgenland = Posa otto personaggi coperti e gioca d'astuzia.
ui-your-tables = I tuoi tavoli
ui-tables-wait =
    { $number ->
        [one] { $number } ti aspetta
       *[other] { $number } ti aspettano
    }
ui-no-tables = Ancora nessun tavolo
ui-no-tables-hint = Aprine uno contro i bot.
ui-open-tables = Tavoli aperti
ui-join-or-watch = entra o guarda
ui-no-open-tables = Per ora nessuno. Qui può comparire un nuovo tavolo.
ui-table-over = La partita è finita
ui-table-running = La partita è in corso
ui-table-your-move = Tocca a te
ui-table-waiting =
    { $number ->
        [0] Pronti a iniziare
        [one] { $number } posto libero
       *[other] { $number } posti liberi
    }
ui-seats-taken = { $taken ->
    [one] 1 posto occupato su { $all }
   *[other] { $taken } posti occupati su { $all }
}
ui-play = Gioca
ui-watch = Guarda
ui-join = Entra
ui-look = Rivedi
ui-unofficial = Caravanserai è un progetto non ufficiale di chi ama questi giochi. I nomi appartengono ai rispettivi titolari.

## Nuovo tavolo e sala d'attesa

ui-seats = Posti
ui-seat-open = Posto libero
ui-add-seat = Aggiungi un posto
ui-remove-seat = Togli questo posto
ui-your-name = Il tuo nome
ui-bot = Bot
ui-bot-level = Bot { $level }
ui-level-random = casuale
ui-level-greedy = avido
ui-level-easy = facile
ui-level-medium = medio
ui-level-hard = difficile
ui-bot-name-1 = Layla
ui-bot-name-2 = Samir
ui-bot-name-3 = Noor
ui-bot-name-4 = Idris
ui-bot-name-5 = Farah
ui-pace = Ritmo
ui-pace-none = Dal vivo, senza limite
ui-pace-fast = Dal vivo, 1 minuto a decisione
ui-pace-calm = Dal vivo, 3 minuti a decisione
ui-pace-day = Un giorno per decisione
ui-pace-days = Tre giorni per decisione
ui-options = Varianti
ui-more-settings = Altre impostazioni
ui-table-name = Nome del tavolo
ui-spectators = Spettatori
ui-spectators-open = possono guardare
ui-spectators-delayed = possono guardare un minuto dopo
ui-spectators-none = non possono guardare
ui-bot-speed = Velocità dei bot
ui-speed-instant = immediata
ui-speed-normal = normale
ui-speed-slow = lenta
ui-listed = Mostra questo tavolo nell'ingresso
ui-create = Crea il tavolo
ui-waiting-room = Sala d'attesa
ui-invite-hint =
    { $number ->
        [one] C'è un posto libero: manda il link, oppure inizia e si siede un bot.
       *[other] Ci sono { $number } posti liberi: manda il link, oppure inizia e si siedono i bot.
    }
ui-all-here = Ci siamo tutti.
ui-qr = Codice QR del link
ui-ready = pronto
ui-away-now = assente
ui-make-bot = Metti un bot
ui-make-open = Libera il posto
ui-copy = Copia
ui-copied = Copiato
ui-share = Condividi
ui-own-link = Con il tuo link personale torni da qualsiasi browser.
ui-copy-own = Copia il tuo link
ui-copy-join = Copia l'invito
ui-copy-watch = Copia il link per spettatori
ui-start = Inizia la partita
ui-start-bots = { $number ->
    [one] Inizia ora con un bot
   *[other] Inizia ora con { $number } bot
}
ui-host-starts = La partita inizia quando lo decide chi ospita.
ui-sit-title = Siediti a giocare: { $game }
ui-choose-seat = Scegli il tuo colore
ui-sit-down = Siediti
ui-just-watch = Guarda soltanto

## Tavolo

ui-link-connecting = Connessione
ui-link-live = In linea
ui-link-lost = Riconnessione
ui-link-closed = Chiuso
ui-watchers =
    { $number ->
        [one] { $number } spettatore
       *[other] { $number } spettatori
    }
ui-rules = Regole
ui-log = Diario
ui-chat = Chat
ui-side = Diario, chat, regole
ui-drawers = Cassetti
ui-parts = Parti del tavolo
ui-board = Tabellone
ui-own-area = La tua area
ui-prompt = Che cosa si chiede
ui-your-move = Tocca a te
ui-thinking = { $actor } sta pensando
ui-chosen = Già scelto
ui-back-here = Torna fin qui
ui-next = avanti
ui-undo = Annulla
ui-choices = Scelte
ui-choices-count =
    { $number ->
        [one] { $number } scelta
       *[other] { $number } scelte
    }
ui-choices-none = non tocca a te
ui-final = non si può annullare
ui-wait = Ti verrà chiesto quando tocca a te. Intanto guardati intorno.
ui-watching = Stai guardando.
ui-over = La partita è finita.
ui-fold = Vedi il tabellone
ui-unfold = Mostra le scelte
ui-players = Giocatori
ui-players-order = in ordine di gioco
ui-you = Tu
ui-to-move = di turno
ui-bot-plays = gioca un bot
ui-away = via dalle { $time }
ui-put-bot = Fai sedere un bot
ui-hours-left =
    { $hours ->
        [one] ancora { $hours } ora
       *[other] ancora { $hours } ore
    }
ui-time-low = Meno di mezzo minuto.
ui-more = { $number ->
    [one] { $number } altra
   *[other] altre { $number }
}
ui-more-events = { $number ->
    [one] E { $number } altro evento.
   *[other] E altri { $number } eventi.
}
ui-why-allowed = Ora puoi sceglierlo.
ui-why-unknown = Non è questo che si chiede ora.
ui-tip = Consiglio
ui-no-tips = Basta consigli
ui-generic-dock = Tutto ciò che sai è sul tabellone qui sopra.
ui-no-spectators = Nessuno può guardare questo tavolo.

ui-log-empty = Ancora nessuna mossa
ui-log-empty-hint = Ogni mossa è raccontata qui.
ui-show-moment = Mostra questo momento
ui-auto = automatico
ui-chat-empty = Nessuno ha parlato
ui-chat-empty-hint = Saluta; il tavolo ti legge.
ui-chat-say = Di' qualcosa
ui-send = Invia
ui-unread = non letti
ui-rules-search = Cerca nelle regole
ui-rules-none = Nessuna regola contiene queste parole.

ui-part-board = Tabellone
ui-part-city = Città
ui-part-tower = Torre
ui-part-caravan = Carovana
ui-part-tiles = Tessere
ui-part-market = Mercato
ui-part-djinns = Geni
ui-part-areas = Aree
ui-part-titles = Cariche
ui-part-families = Famiglie
ui-part-road = Strada
ui-part-magic = Magia
ui-part-bank = Riserva

ui-let-bot = Fai giocare un bot per me
ui-take-back-seat = Riprendi il mio posto
ui-stand-in = Un bot gioca per te.
ui-look-back = Rivedi
ui-leave = Lascia il tavolo
ui-asks-seat = { $name } chiede il posto { $colour }.
ui-let-in = Fai entrare
ui-not-let-in = Non stavolta
ui-somebody = Qualcuno
ui-asked-owner = Hai chiesto un posto. Un bot lo gioca finché chi ospita non ti fa entrare.
ui-people = Persone
ui-mute = Silenzia
ui-unmute = Ridai la parola
ui-remove = Allontana
ui-report = Segnala
ui-report-what = Che cosa ha fatto { $name }? Lo legge chi gestisce il server.
ui-report-sent = Chi gestisce il server è stato avvisato.
ui-quiet = Gli spettatori non possono chattare
ui-notice-muted = Chi ospita il tavolo ti ha tolto la parola.
ui-keys = Tasti
ui-key-1 = prendi una scelta dell'elenco
ui-key-2 = numera le nove scelte successive
ui-key-3 = scegli, conferma
ui-key-4 = indietro di un passo
ui-key-5 = annulla
ui-key-6 = passa, fatto
ui-key-7 = perché no? per ciò che è selezionato
ui-key-8 = diario
ui-key-9 = chat
ui-key-10 = regole
ui-key-11 = nascondi le anteprime
ui-key-12 = tabellone più vicino, più lontano, intero
ui-zoom-in = Più vicino
ui-zoom-out = Più lontano

## Linea ed errori

ui-reconnecting =
    { $seconds ->
        [one] Senza linea da { $seconds } secondo.
       *[other] Senza linea da { $seconds } secondi.
    }
ui-reconnecting-safe = Il tabellone resta; la tua ultima mossa è salvata.
ui-retry = Riprova
ui-moved-on = Il tavolo è andato avanti; scegli di nuovo.
ui-notice-saved-not = Il server non ha potuto salvare. Tutto fino alla mossa precedente è al sicuro; questa non vale.
ui-notice-internal = Il server non ha potuto rispondere. La tua ultima mossa è salvata; questa non vale.
ui-notice-slow-down = Un po' troppo in fretta. Riprova.
ui-problem-hint = Forse l'ingresso può aiutare.
ui-problem-internal = Qualcosa è andato storto sul server.
ui-problem-offline = Il server non è raggiungibile.
ui-problem-no-table = Questo tavolo non esiste.
ui-problem-no-table-hint = Forse il link è incompleto, o il tavolo è stato cancellato.
ui-problem-no-entry = Questo link non apre il tavolo.
ui-problem-no-entry-hint = Chiedi un nuovo link a chi ospita.
ui-problem-deleted = Questo tavolo è stato cancellato.
ui-problem-old-page = Questa pagina è di una versione precedente.
ui-problem-old-page-hint = Ricarica la pagina: la partita è dov'era.
ui-problem-old-rules = Questa partita è finita: le sue regole sono state corrette.
ui-problem-old-rules-hint = Ciò che è stato giocato è conservato. Salva la registrazione o inizia una nuova partita.
ui-problem-damaged = Questo tavolo non può essere letto.
ui-problem-damaged-hint = Chi ospita è stato avvisato. Gli altri tavoli non ne risentono.
ui-problem-full = Tutti i posti sono occupati. Puoi guardare.
ui-problem-started = La partita è già iniziata.
ui-problem-taken = Qualcun altro ha appena preso questo posto.
ui-problem-too-many = Troppe richieste insieme. Aspetta un momento.
ui-problem-bad-option = Queste varianti non vanno insieme.
ui-problem-bad-request = Il server non ha capito.
ui-problem-not-over = La partita non è ancora finita.
ui-problem-storage = Il server ora non può salvare.

## Fine della partita e revisione

ui-wins =
    { $number ->
        [one] { $names } vince con { $points }
       *[other] { $names } vincono insieme con { $points }
    }
ui-result = Risultato
ui-final-score = Punteggio finale
ui-total = Totale
ui-ahead =
    { $points ->
        [0] alla pari con te
       *[other] { $points } più di te
    }
ui-tie-none = Nessuno spareggio necessario.
ui-tie-decided = Parità in testa; ha deciso lo spareggio.
ui-tie-shared = La vittoria è condivisa.
ui-rematch = Di nuovo a questo tavolo
ui-to-rematch = Alla prossima partita
ui-review = Rivedi la partita
ui-look-board = Tabellone
ui-final-board = Il tabellone a fine partita
ui-save-record = Salva la partita
ui-verify = Verifica
ui-verified = Il caso è stato quello su cui il server si era impegnato.
ui-not-verified = Il caso non è stato quello su cui il server si era impegnato.
ui-seed = seme
ui-replay = Revisione
ui-first = Primo momento
ui-previous = Momento precedente
ui-following = Momento seguente
ui-last = Ultimo momento
ui-play-on = Avvia
ui-pause = Pausa
ui-moment = Momento
ui-moment-of = { $number } di { $all }
ui-speed = Velocità
ui-eyes = Con gli occhi di
ui-spectator = Spettatore
ui-to-present = Torna al presente
ui-recap = Mentre non c'eri
ui-recap-watch = Guarda

## Giochi: scritte delle plance

ui-vp = PV
ui-place =
    { $place ->
        [1] 1º a giocare
        [2] 2º a giocare
        [3] 3º a giocare
       *[other] { $place }º a giocare
    }
ui-your-cards = Le tue carte
ui-only-you = le vedi solo tu
ui-no-cards = Ancora nessuna carta.

ui-ys-phase = Settimana { $week }/3 · Giorno { $day }/7
ui-ys-when = Settimana { $week }, giorno { $day }
ui-ys-first = comincia { $actor }
ui-ys-dice =
    { $number ->
        [one] { $number } dado di valore { $value }
       *[other] { $number } dadi di valore { $value }
    }
ui-ys-no-dice = nessun dado
ui-ys-free = gratis
ui-ys-gold = { $number } oro
ui-ys-empty = vuoto
ui-ys-cube-of = cubo di { $actor }
ui-ys-complete = completo, { $actor }
ui-ys-reserve = Riserva
ui-ys-buildings = Edifici
ui-ys-built = costruito
ui-ys-costs = { $camels } cammelli, { $gold } oro

ui-tip-yspahan-d-yellow = I dadi gialli sono solo tuoi: i gruppi che formano li prendi solo tu. Costano 1 oro l'uno, e un tiro è definitivo.
ui-tip-yspahan-d-group = Un gruppo dà merci del suo livello, o muove il Supervisore del suo valore, o fa pescare una carta. Più dadi, più merci.
ui-tip-yspahan-d-action = Le merci riempiono un souk, e solo i souk completi danno punti a fine settimana. Il Supervisore manda alla carovana i cubi che incontra.
ui-tip-yspahan-d-supply = Un souk è di un solo giocatore. Completalo prima che finisca la settimana, o i cubi vanno sprecati.
ui-tip-yspahan-d-move = Ogni passo in più o in meno dei dadi costa 1 oro. I cubi accanto a cui si ferma vanno alla carovana e lì danno punti.
ui-tip-yspahan-d-build = I primi due edifici non danno punti, dal terzo al quinto 5 ciascuno, il sesto 10.
ui-tip-yspahan-d-end = Puoi ancora giocare carte, poi termina il turno.

ui-ft-camel-of = cammello di { $actor }
ui-ft-spot = casella { $price }
ui-ft-next-bids = Prossime offerte
ui-ft-your-bid = il prezzo della tua offerta
ui-ft-pile =
    { $number ->
        [one] { $number } nel mazzo
       *[other] { $number } nel mazzo
    }
ui-ft-row = fila { $number }
ui-ft-small-market = Mercato piccolo: 1 della prima fila, 3 monete
ui-ft-large-market = Mercato grande: 2 delle prime due file, 6 monete
ui-ft-hand = Nella tua mano
ui-ft-may-end = il movimento può finire qui: { $tribes }
ui-ft-yours = Ciò che hai
ui-ft-cards = Carte
ui-ft-no-djinns = Ancora nessun genio.
ui-ft-used = usato
ui-ft-plus-gold = + oro

ui-tip-fivetribes-d-bid-spot = Una casella più cara gioca prima. L'oro vale punti alla fine: offri solo per un turno che vuoi.
ui-tip-fivetribes-d-start-tile = Cerca un'ultima tessera dove l'ultima pedina trova il suo colore: lì prendi tutte quelle di quel colore.
ui-tip-fivetribes-d-drop = Una pedina per tessera, mai subito indietro. Se l'ultima tessera resta vuota, diventa tua con un cammello.
ui-tip-fivetribes-d-market = Carte diverse fanno le serie migliori: nove tipi valgono 60.
ui-tip-fivetribes-d-sacred = I geni danno punti e poteri. Costano due Anziani, o un Anziano e un Fachiro.
ui-tip-fivetribes-d-closing = Le carte valgono anche alla fine: vendi solo se l'oro ti serve ora.

ui-ar-service-intrigue = Spie
ui-ar-service-military = Mercenari
ui-ar-gone = esaurita
ui-ar-no-camp = nessun mercenario
ui-ar-worth = insieme valgono { $number }
ui-ar-reserve = in riserva
ui-ar-no-tokens = Ancora nessun mercenario.
ui-ar-no-titles = Ancora nessuna carica.
ui-ar-year = Turno { $year }/{ $years }
ui-ar-short-intrigue = Spie
ui-ar-short-military = Militare
ui-ar-short-lore = Cultura
ui-ar-short-commerce = Mercanti
ui-ar-short-politics = Politica
ui-ar-short-al-rashid = Al-Rashid
ui-ar-short-silk-road = Via Seta
ui-ar-short-spice-road = Via Spezie
ui-ar-short-sanmatia = Sanmatia
ui-ar-short-mare-indianum = Mare Indianum
ui-ar-short-abbasid-caliphate = Califfato Abbaside
ui-ar-short-mare-internum = Mare Internum
ui-ar-short-nilus-valley = Valle Nilo
ui-ar-visit = La tua visita
ui-ar-visit-at = { $area }, posto { $rank }
ui-ar-one-payment = Un pagamento per tutto
ui-ar-two = al massimo due azioni
ui-ar-at-rank = { $price } al posto { $rank }
ui-ar-less = { $cost }, meno { $less } per la tua nota
ui-ar-keeps = ne tieni { $number }
ui-ar-keeps-kind = tieni { $number } { $kind }
ui-ar-row-worth = vale { $worth }{ $lost ->
    [0] {""}
   *[other] , persi { $lost }
}
ui-ar-pay = Paga { $price } con { $number ->
    [one] 1 merce
   *[other] { $number } merci
}
ui-ar-must = Deve contenere
ui-ar-battle = La tua battaglia
ui-ar-against = (ne servono più di { $against })
ui-ar-beaten = battuti
ui-ar-then = poi
ui-ar-out = { $number } in gioco
ui-ar-free = gratis
ui-ar-plus = 1 + favore
ui-ar-spies = Passi delle spie
ui-ar-box = scatola { $number }
ui-ar-secret = segreti
ui-ar-left = restano:
ui-ar-pay-for = Paga { $price } per: { $parts }
ui-ar-paid = Pagati { $price }
ui-ar-bonus = ciascuno più forte di { $number }
ui-ar-fight = { $number ->
    [one] Combatti con 1 segnalino
    [many] Combatti con { $number } segnalini
   *[other] Combatti con { $number } segnalini
 }
ui-ar-battle-hint = Scegli i segnalini da mandare; nessuno li vede finché non combatti.
ui-ar-no-such-token = Non ne hai di questo colore.
ui-ar-spies-left = { $number ->
    [0] più nessuno tuo
    [one] 1 è tuo
    [many] { $number } sono tuoi
   *[other] { $number } sono tuoi
 }

ui-promise = Passa per me fino a:
ui-promise-stop = Chiedimelo di nuovo
ui-promise-hint = Gli altri vedono solo che passi, dopo la stessa breve attesa.
ui-promised = Passo fino a: { $until }.
ui-promise-more = una casella …
ui-mo-round = Round { $round }
ui-mo-artifacts = Artefatti
ui-mo-spells = Incantesimi
ui-mo-uses =
    { $number ->
        [one] ancora { $number } uso di artefatti
       *[other] ancora { $number } usi di artefatti
    }
ui-mo-to-place = Da piazzare
ui-mo-hide = Nascondi le mie forze
ui-mo-behind = { $number } in tutto, dietro il tuo schermo
ui-mo-no-artifacts = Ancora nessun artefatto.
ui-mo-no-spells = Nessun incantesimo.
ui-mo-no-treasure = nessun tesoro in questo round
ui-mo-stack = altri { $number }
ui-mo-closed = accesso chiuso
ui-mo-scored = valutato
ui-mo-face-down = coperto
ui-mo-pending = Incantesimi annunciati
ui-mo-tokens =
    { $number ->
        [one] { $number } personaggio
       *[other] { $number } personaggi
    }
ui-mo-first-tent = primo: due incantesimi, uno lo cede
ui-mo-first-djinn = primo: usa due artefatti
ui-mo-first-market = primo: 1 tesoro per 3
ui-mo-first-caravanserai = primo: sceglie chi comincia
ui-mo-short-cave-red = Rosso
ui-mo-short-cave-white = Bianco
ui-mo-short-cave-blue = Blu
ui-mo-short-cave-black = Nero
ui-mo-short-cave-gold = Oro
ui-mo-short-tent = Tenda
ui-mo-short-djinn = Genio
ui-mo-short-market = Mercato
ui-mo-short-caravanserai = Carovana
ui-mo-short-guard = Guardia
ui-mo-short-room-1 = Stanza 1
ui-mo-short-room-2 = Stanza 2
ui-mo-short-room-3 = Stanza 3
ui-mo-short-room-4 = Stanza 4
ui-mo-short-room-5 = Stanza 5
ui-mo-laying = Tra un attimo su: { $space }.
ui-mo-take-back = Riprendi
ui-mo-cards-left =
    { $number ->
        [one] { $number } carta nel mazzo
       *[other] { $number } carte nel mazzo
    }
ui-mo-reconstruction = Le carte tesoro sono una nostra ricostruzione, non quelle stampate.
ui-mo-unseen = un pezzo preso senza mostrarlo
ui-mo-spells-hidden =
    { $number ->
        [one] { $number } incantesimo nascosto
       *[other] { $number } incantesimi nascosti
    }
ui-mo-deck =
    { $number ->
        [one] { $number } incantesimo nel mazzo
       *[other] { $number } incantesimi nel mazzo
    }
ui-mo-current = si valuta ora
ui-mo-pay = Paga { $number }
ui-mo-take = Prendi { $number }
ui-mo-missing = ne mancano { $number }
ui-mo-less = meno: { $kind }
ui-mo-one-more = più: { $kind }
ui-mo-price-of = Prezzo { $number }
ui-mo-buy-for = Compra per { $price }
ui-mo-kinds-missing =
    { $number ->
        [one] Scegli ancora { $number } tipo
       *[other] Scegli ancora { $number } tipi
    }
ui-mo-bank-small = piccolo: nella riserva
ui-mo-card = Carta { $card }
ui-mo-lit = Lampada accesa
ui-mo-lamp-needed = segreti; serve la Lampada
ui-mo-scoring = Valutazione, spazio { $number } di { $all }
ui-mo-asked = A chi viene chiesto
ui-mo-passed = ha passato
ui-mo-now = tocca ora
ui-mo-waiting = dopo
ui-mo-asks-start = Scegli i tuoi { $number } tesori iniziali.
ui-mo-asks-pay = Paga { $number }: con quali tesori?
ui-mo-asks-take = { $number ->
    [one] Prendi 1 tesoro a scelta.
   *[other] Prendi { $number } tesori a scelta.
}
ui-mo-asks-barter = Baratto: restituisci tesori e prendine altrettanti di altri tipi.
ui-mo-exchange = Scambia { $number } con { $number }
ui-mo-still-take = Prendine ancora { $number }
ui-mo-still-return = Restituiscine ancora { $number }
ui-mo-barter-hint = Restituisci qualcosa

ui-tip-morgenland-d-start = Tre tesori di tipi qualsiasi. La varietà aiuta: in una stanza ogni personaggio si paga con un tipo diverso.
ui-tip-morgenland-d-token = I personaggi forti vincono gli spazi, ma in una stanza del palazzo paghi quanto valgono i tuoi personaggi lì.
ui-tip-morgenland-d-space = Posalo coperto. Le grotte danno tesori, la città aiuta, la guardia ti fa entrare, le stanze vendono artefatti.
ui-tip-morgenland-d-react = Mentre si valuta uno spazio ognuno può giocare qualcosa. Passa se non hai nulla; gli altri vedono solo il passo.
ui-tip-morgenland-d-buy = Ogni tuo personaggio qui si paga con un altro tipo di tesoro. Vince chi ha più artefatti.
ui-tip-morgenland-d-market = Restituisci un tesoro e prendine tre a scelta.
ui-tip-morgenland-d-bribe = Paga la differenza alla guardia e potrai comprare nelle stanze.

# The guided first game
ui-guide-play = Impara giocando
ui-guide-name = Partita guidata
ui-guide-step = { $number } di { $all }
ui-guide-next = Avanti
ui-guide-do = Mostrami
ui-guide-more = Altro
ui-guide-leave = Termina la lezione
ui-guide-done = Ora ne sai abbastanza
ui-guide-done-text = Hai visto ciò che conta. Il resto viene spiegato quando serve: tocca una cosa qualsiasi per sapere perché puoi o non puoi sceglierla.
ui-guide-stop = Terminare qui la lezione?
ui-guide-stop-text = Puoi ricominciarla quando vuoi dalla prima pagina.
ui-guide-easy = Gioca contro bot facili
ui-guide-rules = Leggi tutte le regole
ui-guide-again = Ancora una volta dall'inizio
ui-guide-go-on = Continua la lezione
