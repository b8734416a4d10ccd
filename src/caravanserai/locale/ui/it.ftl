# Parole dell'interfaccia nel browser.

## Ovunque

ui-language = Lingua
ui-theme = Colori
ui-theme-system = come il sistema
ui-theme-light = chiari
ui-theme-dark = scuri
ui-pair = { $what_id }: { $which_id }
ui-sound = Suoni
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
ui-lobby-sub = Non serve registrarsi: i bot si siedono subito, gli amici entrano con un link.
ui-play-bots = Gioca contro i bot
ui-new-table = Nuovo tavolo
ui-how-to-play = Come si gioca
ui-open-record = Apri una partita
ui-join-link = Entra con un link
ui-paste-link = Il link che hai ricevuto
ui-players-range = da { $least } a { $most } giocatori
ui-minutes = da { $least } a { $most } min
ui-about-yspahan = Tira, scegli i dadi, riempi i souk e carica la carovana.
ui-about-fivetribes = Raccogli una manciata di pedine, seminale, prendi ciò che trovi.
ui-about-alrashid = Manda la famiglia nelle corporazioni e in terre lontane, e ottieni cariche col baratto.
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
ui-table-waiting = { $number ->
    [0] Si può iniziare
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
ui-level-novice = principiante
ui-level-easy = facile
ui-level-medium = medio
ui-level-hard = difficile
ui-level-expert = esperto
ui-for-novice = per i più piccoli
ui-for-easy = per una prima partita
ui-for-medium = una sfida equa
ui-for-hard = punisce gli errori
ui-for-expert = il nostro più forte
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
ui-qr = Codice QR del link
ui-ready = attende l'inizio
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
ui-start-bots =
    { $number ->
        [one] Inizia, un bot prende il posto libero
       *[other] Inizia, { $number } bot prendono i posti liberi
    }
ui-waiting-about = { $game }, { $number } posti. { $pace_id }.
ui-i-am-ready = Attendo l'inizio
ui-be-ready = Per me si può iniziare
ui-opened = ha aperto il link
ui-seat-open-hint = per un amico con il link, o un bot
ui-at-table = Al tavolo
ui-ready-count = { $ready } su { $number } { $ready ->
    [one] attende
   *[other] attendono
} l'inizio
ui-what-is-played = Che cosa si gioca
ui-host-may = puoi cambiarlo fino all'inizio
ui-host-does = chi ospita può cambiarlo fino all'inizio
ui-change-asks = Dopo una modifica serve di nuovo il via di tutti.
ui-invite = Invita
ui-invite-one = Un solo link per tutti. Dà un posto finché ce n'è uno libero.
ui-only-here = Solo questo computer può aprire il link
ui-only-here-hint = L'applicazione ascolta solo su questo computer. Falla ascoltare sulla tua rete e gli amici sulla stessa rete potranno sedersi.
ui-listen = Ascolta sulla rete
ui-listen-hint = L'indirizzo sarà { $address_id }. Resta aperto finché non interrompi l'ascolto o chiudi l'applicazione.
ui-listen-none = Questo computer non è su nessuna rete in questo momento.
ui-on-network = Aperto sulla tua rete
ui-on-network-hint = Gli amici in casa possono aprirlo, da fuori nessuno.
ui-stop = Ferma
ui-firewall = Manca qualcuno? Forse il firewall del computer sta chiedendo il permesso.
ui-network-failed = Non è stato possibile aprire la rete
ui-problem-port = La porta è usata da un altro programma. Il tavolo è al sicuro; manca solo il link.
ui-problem-no-network = Questo computer non ha un indirizzo su una rete. Il tavolo è al sicuro; manca solo il link.
ui-try-port = Prova la porta { $port_id }
ui-play-here = Oppure gioca qui: i posti si possono condividere su questo computer.
ui-qr-closed = Codice QR del link, non ancora aperto
ui-chat-who = lo vede il tavolo
ui-hook = Webhook per un gruppo
ui-hook-hint = Indirizzo per Discord, Slack o semplice JSON. Riceve il nome del tavolo, il gioco e a chi tocca, quando chi è di turno non c'è.
ui-hook-on = Attivo, in formato { $kind_id }.
ui-hook-paused = Rifiutato { $number } volte, in pausa. Nessuna mossa è stata trattenuta. Salva l'indirizzo per riprovare.
ui-hook-off = Fermato.
ui-problem-bad-hook = A questo indirizzo non si può inviare nulla. Gli indirizzi della rete interna sono rifiutati.
ui-told-option = { $player } ha cambiato le varianti: { $what_id }
ui-told-pace = { $player } ha cambiato il ritmo: { $what_id }
ui-ask-rest = Proponi una pausa
ui-rest-asked = { $player } propone una pausa. Comincia quando tutti i presenti sono d'accordo.
ui-rest-missing = Ancora senza risposta: { $names }
ui-rest-agree = D'accordo
ui-rest-refuse = Continua a giocare
ui-rest-withdraw = Ritira
ui-rest-on = Pausa dalle { $time }. Gli orologi sono fermi, i bot aspettano.
ui-rest-ends = { $player } vuole riprendere. Si riprende fra { $time }.
ui-rest-go = Riprendi
ui-rest-go-now = Riprendi subito
ui-paused = Pausa
ui-lull = Nessuno gioca dal giorno { $date }. Che ne sarà di questa partita? Senza risposta entro il giorno { $until } decade, e nessuno perde.
ui-lull-wait = Aspetta ancora
ui-lull-bot = Un bot per { $player }
ui-lull-end = Chiudila
ui-lull-voices = { $number ->
    [one] un voto
   *[other] { $number } voti
}
ui-unfinished = Questa partita è chiusa, incompiuta.
ui-closed-voted = Il tavolo ha chiuso questa partita incompiuta. Nessuno ha perso.
ui-closed-lapsed = Nessuno ha continuato questa partita: è decaduta, incompiuta. Nessuno ha perso.
ui-holiday = in vacanza fino al giorno { $date }
ui-holiday-waits = { $player } è in vacanza fino al giorno { $date }. L'orologio è fermo.
ui-my-holiday = Vacanze
ui-told-rest-asked = { $player } ha proposto una pausa.
ui-told-rest-refused = { $player } preferisce continuare a giocare.
ui-told-rest-lapsed = La pausa proposta da { $player } è rimasta senza risposta.
ui-told-rest-begun = Tutti sono d'accordo: comincia la pausa.
ui-told-rest-ends = { $player } vuole riprendere.
ui-told-rest-over = La partita riprende.
ui-told-lull-asked = Nessuno gioca da molto tempo. Che ne sarà di questa partita?
ui-told-lull-wait = { $player } vuole aspettare ancora.
ui-told-lull-bot = { $player } vuole un bot al posto rimasto vuoto.
ui-told-lull-end = { $player } vuole chiudere la partita.
ui-told-lull-done-wait = È stato deciso di aspettare ancora.
ui-told-lull-done-bot = È stato deciso che un bot prende il posto rimasto vuoto.
ui-told-lull-voted = È stato deciso di chiudere la partita, incompiuta.
ui-told-lull-lapsed = Nessuno ha risposto: la partita è decaduta.
ui-problem-holiday = Questa persona è in vacanza e l'orologio è fermo.
ui-problem-on-holiday = Sei già in vacanza.
ui-problem-no-holiday = Non ti restano così tanti giorni.
ui-leave-ask = Lasciare questo tavolo?
ui-leave-running = Un bot prende il tuo posto e continua. Il tuo nome resta nel diario. Per tornare dovrai chiedere un posto.
ui-leave-waiting = Il tuo posto torna libero per altri.
ui-stay = Resta
ui-days-left =
    { $days ->
        [one] ancora { $days } giorno
       *[other] ancora { $days } giorni
    }
ui-host-starts = La partita inizia quando lo decide chi ospita.
ui-sit-title = Siediti per giocare { $game ->
    [Al-Rashid] ad Al-Rashid
   *[other] a { $game }
}
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
ui-choices-idle = { $number ->
    [one] un'altra che cambia poco
   *[other] altre { $number } che cambiano poco
}
ui-final = non si può annullare
ui-wait = Ti verrà chiesto quando tocca a te. Intanto guardati intorno.
ui-watching = Stai guardando.
ui-over = La partita è finita.
ui-fold = Vedi il tabellone
ui-unfold = Mostra le scelte
ui-as-list =
    { $number ->
        [one] { $number } scelta in elenco
       *[other] { $number } scelte in elenco
    }
ui-more-there =
    { $number ->
        [one] Un'altra da quella parte
       *[other] Altre { $number } da quella parte
    }
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
ui-time-low = Il tempo stringe.
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
ui-card-now = Ora
ui-card-can = Puoi
ui-card-not-now = Non ora
ui-card-more = altro
ui-generic-dock = Tutto ciò che sai è sul tabellone qui sopra.
ui-no-spectators = Nessuno può guardare questo tavolo.

ui-log-empty = Ancora nessuna mossa
ui-log-empty-hint = Ogni mossa è raccontata qui.
ui-report-sentence = Segnala questa frase
ui-report-copied = Copiato. Incollalo nella tua segnalazione:
ui-report-by-hand = Per la tua segnalazione:
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
ui-look-back-why = Chi stava vincendo, e perché
ui-hints-tick = Con un pulsante per i suggerimenti
ui-hints-about = Mostra che cosa sembra meglio. Nella registrazione resta scritto che i suggerimenti erano attivi.
ui-leave = Lascia il tavolo
ui-asks-seat = { $name } chiede un posto ({ $colour }).
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
ui-report-sent = Abbiamo avvisato chi gestisce il server.
ui-quiet = Gli spettatori non possono chattare
ui-notice-muted = Chi ospita il tavolo ti ha tolto la parola.
ui-keys = Tasti
ui-key-1 = prendi una scelta dell'elenco
ui-key-2 = numera le nove scelte successive
ui-key-3 = scegli, conferma
ui-key-4 = indietro di un passo
ui-key-5 = annulla
ui-key-6 = passa, fatto
ui-key-7 = che cos'è l'elemento selezionato, e perché non si può scegliere
ui-key-8 = diario
ui-key-9 = chat
ui-key-10 = regole
ui-key-11 = nascondi le anteprime
ui-key-12 = tabellone più vicino, più lontano, intero
ui-key-13 = segna di nuovo le ultime mosse degli altri
ui-zoom-in = Più vicino
ui-zoom-out = Più lontano

## Linea ed errori

ui-no-line = Nessuna connessione dalle { $time }.
ui-no-line-safe = Il tabellone resta com'era; la tua ultima mossa è salvata.
ui-no-line-unsent = La tua mossa resta qui e parte appena torna la connessione.
ui-retry = Riprova
ui-moved-on = Il tavolo è andato avanti; scegli di nuovo.
ui-notice-saved-not = Il server non ha potuto salvare. Tutto fino alla mossa precedente è al sicuro; questa non vale.
ui-notice-internal = Il server non ha potuto rispondere. La tua ultima mossa è salvata; questa non vale.
ui-notice-slow-down = Hai fatto un po' troppo in fretta. Riprova.
ui-problem-hint = Forse all'ingresso trovi quello che cerchi.
ui-problem-internal = Qualcosa è andato storto sul server.
ui-reference = (Riferimento per chi gestisce il server: { $id })
ui-problem-offline = Il server non è raggiungibile.
ui-problem-no-table = Questo tavolo non esiste qui.
ui-problem-no-table-hint = Forse il link è incompleto, o il tavolo è stato cancellato.
ui-problem-no-entry = Questo link non apre il tavolo.
ui-problem-no-entry-hint = Chiedi un nuovo link a chi ospita.
ui-problem-signed-out = Questo dispositivo è stato disconnesso.
ui-problem-signed-out-hint = Rientra con un codice di un altro dispositivo, o con le tue parole.
ui-problem-no-person = Questa passkey o questo codice non è stato accettato.
ui-problem-too-many-tries = Troppi tentativi. Aspetta un minuto.
ui-problem-deleted = Questo tavolo è stato cancellato.
ui-problem-old-page = Questa pagina è di una versione precedente.
ui-problem-old-page-hint = Ricarica la pagina: la partita è dov'era.
ui-problem-old-rules = Questa partita è finita: le sue regole sono state corrette.
ui-problem-old-rules-hint = Ciò che è stato giocato è conservato. Salva la registrazione o inizia una nuova partita.
ui-problem-damaged = Questo tavolo non può essere letto.
ui-problem-damaged-hint = Abbiamo avvisato chi gestisce il server. Gli altri tavoli non ne risentono.
ui-problem-full = Tutti i posti sono occupati. Puoi guardare.
ui-problem-started = La partita è già iniziata.
ui-problem-taken = Questo posto è occupato.
ui-problem-too-many = Troppe richieste insieme. Aspetta un momento.
ui-problem-bad-option = Queste varianti non vanno insieme.
ui-problem-bad-request = Il server non ha capito.
ui-problem-not-over = La partita non è ancora finita.
ui-problem-bad-record = Questo file non è la registrazione di una partita.
ui-problem-cut-record = Questa registrazione è troncata: finisce a metà partita.
ui-problem-other-rules = Questa registrazione è di un gioco o di regole che qui non ci sono.
ui-problem-false-record = Questa registrazione non è autentica: il suo seme non porta ai suoi dadi e alle sue pescate.
ui-problem-no-hint = Qui ora non ci sono suggerimenti.
ui-problem-busy = Il server ha molto da fare. Riprova tra poco.
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
       *[other] { $points } in più di te
    }
ui-tie-none = Non è servito alcuno spareggio.
ui-tie-decided = C'era parità in testa; ha deciso lo spareggio.
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
ui-eyes = Punto di vista
ui-spectator = Spettatore
ui-to-present = Torna al presente
ui-recap = Mentre non c'eri
ui-recap-watch = Guarda

## Giochi: scritte delle plance

ui-vp = PV
ui-place = { $place }º nell'ordine
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
ui-ys-uses = { $level_id ->
    [camel] { $goods ->
        [one] { $goods } cammello
       *[other] { $goods } cammelli
    }
    [gold] { $goods ->
        [one] { $goods } oro
       *[other] { $goods } ori
    }
   *[other] { $goods ->
        [0] nessun cubo
        [one] { $goods } cubo
       *[other] { $goods } cubi
    }
}, o { $value ->
    [one] { $value } casella
   *[other] { $value } caselle
}, o una carta
ui-ys-in-use = in uso ora
ui-ys-loaded = { $number } su { $all }, poi +{ $points } PV
ui-ys-deck = Mazzo: { $number }
ui-ys-discard = Scarti: { $number }
ui-ys-no-dice = nessun dado
ui-ys-free = gratis
ui-ys-gold = { $number ->
    [one] { $number } oro
   *[other] { $number } ori
}
ui-ys-empty = vuoto
ui-ys-cube-of = { $actor_you ->
    [yes] il tuo cubo
   *[no] cubo di { $actor }
}
ui-ys-complete = completo, { $actor }
ui-ys-reserve = Riserva
ui-ys-buildings = Edifici
ui-ys-built = costruito
ui-ys-group-street =
    { $street_id ->
        [w] Via Ovest
        [n] Via Nord
        [e] Via Est
        [s] Via Sud
       *[c] Incrocio
    }
ui-ys-group-build = Costruire
ui-ys-group-play = Giocare una carta
ui-ys-costs = { $camels ->
    [one] { $camels } cammello
   *[other] { $camels } cammelli
}, { $gold ->
    [one] { $gold } oro
   *[other] { $gold } ori
}
ui-ys-fill-asks = Dove metti { $number } cubi?
ui-ys-fill = Metti { $number ->
    [one] 1 cubo
   *[other] { $number } cubi
} nel { $souk }
ui-ys-fill-gives = { $complete ->
    [0] poi { $have } su { $all }
   *[other] completo: { $points } PV a fine settimana
}, { $street ->
    [0] al sicuro
    [one] { $number ->
        [one] sulla strada
       *[other] 1 sulla strada
    }
   *[other] { $street } sulla strada
}
ui-ys-shop-by-shop = Un negozio alla volta


ui-ft-camel-of = { $actor_you ->
    [yes] il tuo cammello
   *[no] cammello di { $actor }
}
ui-ft-spot = casella { $price }
ui-ft-next-bids = Offerte
ui-ft-your-bid = il prezzo della tua offerta
ui-ft-pile =
    { $number ->
        [one] { $number } nel mazzo
       *[other] { $number } nel mazzo
    }
ui-ft-row = posto { $number } della fila
ui-ft-markets = Piccolo: 1 delle prime 3 per 3 monete. Grande: 2 delle prime 6 per 6.
ui-ft-supplies = Riserve
ui-ft-worth = { $points } PV se tenute
ui-ft-hand = Nella tua mano
ui-ft-may-end = il movimento può finire qui: { $tribes }
ui-ft-yours = Ciò che hai
ui-ft-group-tile = { $tile }, { $type }
ui-ft-group-column = Colonna { $column_id }
ui-ft-group-before = Davanti ai giocatori
ui-ft-cards = Carte
ui-ft-goods = Le tue merci
ui-ft-scale = Valore di merci diverse
ui-ft-keep = Se tieni tutto, alla fine hai { $points } PV.
ui-ft-sale = Questa vendita rende { $what_id }, e il resto vale { $rest } PV.
ui-ft-sell-none = Scegli le merci da vendere
ui-ft-no-djinns = Ancora nessun genio.
ui-ft-used = usato
ui-ft-plus-gold = + oro


ui-ar-service-intrigue = Spie
ui-ar-service-military = Mercenari
ui-ar-gone = esaurita
ui-ar-no-camp = nessun mercenario
ui-ar-worth = insieme valgono { $number }
ui-ar-reserve = in riserva
ui-ar-no-tokens = Ancora nessun mercenario.
ui-ar-no-titles = Ancora nessuna carica.
ui-ar-group-place =
    { $place_id ->
        [palace] { $pawn } in un palazzo
       *[territory] { $pawn } in un territorio
    }
ui-ar-group-give = Dare: { $kind }
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
ui-ar-note = Spendi una Nota di Credito: { $less } in meno
ui-ar-beyond = le tue merci valgono { $value }
ui-ar-visit-pay = { $number ->
    [one] Paga { $price } e prendi
   *[other] Paga { $price }, prendi tutto
}{ $dishonor ->
    [0] {""}
   *[other] {" · 1 segnalino Disonore"}
}
ui-ar-visit-take = { $number ->
    [one] Prendi
   *[other] Prendi tutto
}{ $dishonor ->
    [0] {""}
   *[other] {" · 1 segnalino Disonore"}
}
ui-ar-one-payment = Un pagamento per tutto
ui-ar-two = al massimo due azioni
ui-ar-at-rank = { $price } al posto { $rank }
ui-ar-less = { $cost }, meno { $less } per la tua Nota di Credito
ui-ar-keeps = ne tieni { $number }
ui-ar-keeps-kind = { $number ->
    [one] tieni { $number } { $kind_one }
   *[other] tieni { $number } { $kind_many }
}
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
ui-ar-paid = Hai pagato { $price }
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

ui-pass = Passa per me
ui-pass-hint = Gli altri vedono soltanto che hai passato, dopo la stessa breve attesa, qualunque cosa tu abbia in mano.
ui-pass-until = Fino a …
ui-pass-end = Chiedimelo di nuovo
ui-pass-this-round = Per questo round
ui-pass-this-round-gives = fino alla prossima carta tesoro
ui-passing-this-round = Passi per questo round
ui-pass-until-ended = Finché non lo revoco
ui-pass-until-ended-gives = resta attivo; un clic in basso lo revoca
ui-passing-until-ended = Passi finché non lo revochi
ui-pass-unless-able = A meno che possa fare qualcosa
ui-pass-unless-able-gives = ti viene chiesto solo se puoi giocare qualcosa
ui-passing-unless-able = Passi, a meno che tu possa fare qualcosa
ui-once = Chiedimelo solo questa volta in questo turno
ui-passing-this-turn = In questo turno non ti viene più chiesto
ui-passing-until = Passi { $until_until }
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
ui-mo-scored = valutata
ui-mo-got = ha vinto qui
ui-mo-face-down = coperto
ui-mo-pending = Incantesimi annunciati
ui-mo-tokens =
    { $number ->
        [one] { $number } personaggio
       *[other] { $number } personaggi
    }
ui-mo-first-tent = in testa: due incantesimi, uno da cedere
ui-mo-first-djinn = in testa: usa due artefatti
ui-mo-first-market = in testa: 1 tesoro per 3
ui-mo-first-caravanserai = in testa: dà il cammello
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
ui-mo-laying = Tra un attimo è { $space_to }.
ui-mo-who-goes = Quale personaggio va { $space_to }?
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
ui-mo-less = meno { $kind }
ui-mo-one-more = più { $kind }
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
ui-mo-scoring = Valutazione, casella { $number } di { $all }
ui-mo-asked = A chi viene chiesto
ui-mo-passed = passato
ui-mo-now = tocca ora
ui-mo-waiting = dopo
ui-mo-asks-start = Scegli i tuoi { $number } tesori iniziali.
ui-mo-group =
    { $band_id ->
        [cave] Grotte
        [room] Palazzo
       *[city] Città
    }
ui-mo-asks-pay = Con quali tesori paghi { $number }?
ui-mo-asks-take = { $number ->
    [one] Prendi 1 tesoro a scelta.
   *[other] Prendi { $number } tesori a scelta.
}
ui-mo-asks-barter = Per il Baratto restituisci tesori e prendine altrettanti di altri tipi.
ui-mo-exchange = Scambia { $number } con { $number }
ui-mo-still-take = Prendine ancora { $number }
ui-mo-still-return = Restituiscine ancora { $number }
ui-mo-barter-hint = Restituisci qualcosa


# The guided first game
ui-guide-play = Impara giocando
ui-guide-name = Partita guidata
ui-guide-step = { $number } di { $all }
ui-guide-next = Avanti
ui-guide-try = Ora tocca a te: { $what_id }
ui-guide-others = Che cosa hanno fatto gli altri
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

ui-howto-title = Come si gioca { $game_id ->
    [Al-Rashid] ad Al-Rashid
   *[other] a { $game_id }
}
ui-howto-contents = In questa pagina
ui-howto-minutes = { $number } minuti di lettura
ui-howto-range = da { $first_id } a { $last_id }
ui-howto-lesson = Gioca la lezione
ui-howto-bots = Gioca contro i bot
ui-howto-rules = Tutte le regole
ui-howto-all-rules = Le regole complete, { $number } numerate, con ricerca

## Che cosa è successo

ui-now = ora
ui-steps =
    { $number ->
        [one] { $number } passo
       *[other] { $number } passi
    }
ui-play-turn = Rivedi questo turno
ui-play-again = Rivedi: { $what }
ui-replay-last = Rivedi
ui-replay-title = Rivedi passo per passo le ultime mosse degli altri
ui-player = Giocatore
ui-name-you = { $name }, tu
ui-pause-change = Variazione
ui-pause-own =
    { $change ->
        [one] Hai fatto { $change } punto
       *[other] Hai fatto { $change } punti
    }, totale { $total }, { $rank ->
        [1] in testa
        [2] secondo posto
        [3] terzo posto
        [4] quarto posto
       *[other] quinto posto
    }.
ui-pause-next = Poi
ui-pause-order = Ordine di gioco
ui-pause-board = Mostra il tabellone
ui-pause-unfold = Mostra la scheda
ui-pause-left = Prosegue tra { $number } s
ui-pause-reads = sta ancora leggendo
ui-pause-ready = ha letto
ui-pauses = Fai una pausa con una scheda dopo ogni settimana, turno o round

## Tavoli classificati, piani

ui-rated = Classificato
ui-rated-tick = Classificato: il risultato conta
ui-rated-hint = Per chi vuole sapere quanto vale. Serve un limite di tempo, e tutti accettano prima dell'inizio.
ui-rated-room = Questo tavolo è classificato: il risultato conta per il punteggio di tutti. Chi dà il via lo accetta. Chi se ne va, o alla fine ha un bot al suo posto, conta all'ultimo posto.
ui-rated-ready = Per me si può iniziare, e conta
ui-rating = { $points_id } ± { $range_id }
ui-rating-hint = 1500 è quanto vale un bot medio, e 200 in più vincono tre partite su quattro. Il valore vero sta entro il ± in 19 casi su 20.
ui-problem-rated-off = Qui non ci sono classifiche.
ui-problem-rated-pace = Un tavolo classificato ha bisogno di un limite di tempo, così nessuno può bloccarlo.
ui-problem-rated-bot = La forza di questo bot non è mai stata misurata. Scegli un altro livello.
ui-problem-rated-person = La classifica vale solo per chi si può riconoscere. Apri prima la pagina su di te.
ui-problem-rated-same = Una persona, o un indirizzo, a due posti non viene classificata.
ui-problem-rated-alone = Una partita classificata richiede almeno due persone.
ui-problem-rated-not-ready = Una partita classificata inizia quando tutti hanno dato il via.
ui-problem-rated-fixed = Nessuno può cambiarlo durante una partita classificata.
ui-plan = Prepara le risposte
ui-plan-kept =
    { $number ->
        [one] Preparata: { $number } risposta
       *[other] Preparate: { $number } risposte
    }
ui-plan-text = Risposte per ciò che può accadere. Il server le tiene solo per te e le scarta tutte alla prima sorpresa.
ui-plan-case = Se accade questo
ui-plan-any = Qualunque cosa accada
ui-plan-if = { $player }: { $what_id }
ui-plan-answer = la tua risposta
ui-plan-choose = Scegli
ui-plan-then = E poi
ui-plan-more = Un altro caso
ui-plan-keep = Aggiungi al piano
ui-plan-drop = Togli
ui-plan-withdraw = Ritira tutto il piano
ui-plan-none = Da qui non si può prevedere nulla.
ui-plan-dropped = Il tuo piano è stato scartato: è accaduto qualcosa che non prevedeva.
ui-plan-done = Il tuo piano è stato eseguito.
ui-plan-short-dropped = Piano scartato
ui-plan-short-done = Piano eseguito
ui-title-turn = Tocca a te
ui-tell-table = Avvisami quando non guardo questo tavolo
ui-tell-me = Come avvisarmi
