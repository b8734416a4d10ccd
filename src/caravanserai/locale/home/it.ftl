# Parole della prima pagina e della pagina su di sé.

## Tavoli

home-waits = { $number ->
    [0] Nessuno ti aspetta
    [one] Un tavolo ti aspetta
    [2] Due tavoli ti aspettano
   *[other] { $number } tavoli ti aspettano
}
home-urgent = Il più urgente è { $table }: { $time }.
home-search = Cerca tavoli e persone
home-search-none = Niente con «{ $query }». Si cerca nei nomi di tavoli, persone e giochi.
home-count = { $number }, prima quelli in attesa
home-filter = Quali tavoli
home-filter-all = Tutti
home-filter-waiting = In attesa { $number }
home-filter-hidden = Nascosti { $number }
home-column-table = Tavolo
home-column-players = Giocatori, a chi tocca
home-column-time = Tempo
home-column-last = Ultima mossa
home-all-tables = Tutti i tavoli ({ $number })
home-fewer = Meno
home-left-minutes = { $number ->
    [one] ancora { $number } minuto
   *[other] ancora { $number } minuti
}
home-left-hours = { $number ->
    [one] ancora { $number } ora
   *[other] ancora { $number } ore
}
home-left-days = { $number ->
    [one] ancora { $number } giorno
   *[other] ancora { $number } giorni
}
home-at-least = almeno { $time }
home-no-limit = Senza limite di tempo
home-paused = Pausa
home-holiday = Vacanza fino al giorno { $date }
home-lull = Nessuno continua questa partita. Di' entro il giorno { $date } che ne sarà.
home-unfinished = Incompiuta, nessuno ha perso
home-seats-open = { $number ->
    [0] Non iniziato
    [one] { $number } posto libero
   *[other] { $number } posti liberi
}
home-your-turn = tocca a te
home-turn-of = tocca a { $name }
home-stand-in = gioca un bot al suo posto
home-not-begun = Non ancora iniziato
home-more = Altro: { $table }
home-hide = Nascondi
home-show = Mostra di nuovo
home-leave = Lascia
home-leave-title = Lasciare { $table }?
home-leave-waiting = Il tuo posto si libera per qualcun altro.
home-leave-running = Un bot prende il tuo posto e continua a giocare. Per tornare dovresti chiederlo a chi ospita.
home-leave-yes = Lascia, il posto si libera
home-leave-yes-bot = Lascia, un bot prende il posto
home-delete = Elimina
home-delete-title = Eliminare { $table }?
home-delete-text = Nessuno ha ancora giocato. Il link non aprirà più nulla.
home-delete-yes = Elimina il tavolo
home-stay = Lascia tutto com'è
home-empty = Ancora nessun tavolo. Iniziane uno contro i bot, o aprine uno per gli amici.
home-offline = Nessuna connessione dalle { $time }. I tavoli sono come li hai lasciati.

## Partenza rapida

home-quick = Partenza rapida
home-quick-sub = contro i bot, senza impostare nulla
home-game = Gioco
home-bots = { $number ->
    [one] bot
   *[other] bot
}
home-bots-fewer = Un bot in meno
home-bots-more = Un bot in più
home-with = tu e { $names }
home-level = Quanto sono forti i bot
home-expert-slow = L'esperto qui pensa fino a { $seconds } s
home-play = Gioca { $game ->
    [Al-Rashid] ad Al-Rashid
   *[other] a { $game }
}

## Partite finite e numeri

home-finished = Finite
home-games = { $number ->
    [one] { $number } partita
   *[other] { $number } partite
}
home-all-finished = Tutte
home-finished-empty = Ancora nessuna partita finita. Una breve partita a Yspahan dura 20 minuti.
home-won = Hai vinto, { $points }
home-lost = { $name } { $best }, tu { $points }
home-no-result = Senza risultato
home-place-1 = 1º
home-place-2 = 2º
home-place-3 = 3º
home-place-4 = 4º
home-place-5 = 5º
home-numbers = I tuoi numeri
home-numbers-empty = Dopo la tua prima partita.
home-against = Contro chi
home-by-game = Per gioco
home-column-game = Gioco
home-column-name = Nome
home-column-games = partite
home-column-won = vinte
home-column-ahead = davanti
home-column-place = posto
home-column-points = punti
home-share = { $won } su { $games }
home-percent = { $number } %

## Sé stessi

you-title = Tu
you-sub = Nessun account, nessuna mail, nessuna password. Quello che si sa di te è in questa pagina.
you-nobody = Sul server non è conservato nulla di te. I tuoi tavoli li conosce solo questo browser: se lo svuoti, sono persi.
you-become = Metti al sicuro i miei tavoli
you-become-sub = crea dodici parole con cui torni da ovunque
you-have = Hai già giocato qui?
you-have-sub = Con un codice dell'altro dispositivo, o con le tue parole, i tuoi tavoli arrivano su questo.
you-name = Nome e segno
you-name-label = Nome ai tavoli
you-colour = Il colore che preferisci
you-colour-any = qualsiasi
you-back = Tornare da ovunque
you-words = Parole di recupero
you-words-text = Dodici parole. Portano posti, nome, impostazioni e partite su un altro dispositivo. Chi le ha sei tu: custodiscile come una chiave.
you-words-elsewhere = Le parole si vedono sul dispositivo che le ha create. Qui puoi crearne di nuove; le vecchie non varranno più.
you-show = Mostra
you-hide = Nascondi
you-copy = Copia
you-copied = Copiato
you-print = Stampa
you-new-words = Nuove parole
you-new-words-sure = Con nuove parole le vecchie non valgono più. Crearne di nuove?
you-written = Le ho scritte
you-written-on = Già scritte ({ $date }). Con nuove parole queste non valgono più.
you-not-written = Non ancora scritte.
you-word = Parola { $number }
you-move = Su un altro dispositivo
you-move-text = Un codice o un link che vale una volta, per dieci minuti. Aprilo sull'altro dispositivo.
you-move-make = Crea un codice
you-move-until = Valido fino alle { $time }
you-move-stop = Annulla il codice
you-move-link = Copia il link
you-move-qr = Codice QR del link a questa persona
you-passkey = Passkey
you-passkey-text = Si apre con il dito, il volto o il PIN di questo dispositivo. Nulla di ciò lascia il dispositivo.
you-passkey-add = Aggiungi una passkey
you-passkey-use = Entra con una passkey
you-passkey-none = Qui questo browser non ha passkey.
you-passkey-off = Questo server non può verificare le passkey.
you-devices = Dispositivi
you-devices-count = { $number ->
    [one] solo questo
   *[other] { $number } possono agire per te
}
you-devices-empty = Solo questo. Scrivi le parole prima di perderlo.
you-this-device = questo dispositivo
you-device-unknown = Un browser
you-since = primo uso { $made }, ultimo uso { $seen }
you-sign-out = Disconnetti
you-sign-out-one = Disconnetti: { $device }
you-sign-out-others = Disconnetti tutti gli altri
you-last-device = Prima scrivi le parole: senza di esse nessuno potrebbe tornare.
you-settings = Su questo dispositivo
you-motion = Meno movimento
you-motion-text = Le cose cambiano posto all'istante.
you-sound-text = Cinque suoni brevi, solo mentre la pagina è aperta.
you-holiday = Vacanze
you-holiday-text = Nelle partite di più giorni i tuoi orologi si fermano mentre sei via. Gli altri ai tuoi tavoli vedono fino a quando. Puoi muovere lo stesso.
you-holiday-left = { $number ->
    [one] Resta un giorno su { $days } l'anno. Un giorno cominciato conta.
   *[other] Restano { $number } giorni su { $days } l'anno. Un giorno cominciato conta.
}
you-holiday-days = Giorni da adesso
you-holiday-go = Vai in vacanza
you-holiday-on = Sei in vacanza fino al giorno { $date }.
you-holiday-back = Sono di ritorno
you-data = I tuoi dati
you-data-name = Nome, colore, impostazioni
you-data-name-for = finché non li elimini
you-data-devices = { $number ->
    [one] Impronta del segreto di { $number } dispositivo
   *[other] Impronte dei segreti di { $number } dispositivi
}
you-data-devices-for = fino alla disconnessione
you-data-words = Impronta delle tue parole
you-data-words-for = finché non ne crei di nuove
you-data-holidays = { $number ->
    [0] Nessuna vacanza
    [one] Una vacanza
   *[other] { $number } vacanze
}
you-data-holidays-for = un anno
you-data-games = { $number ->
    [one] { $number } partita con il tuo posto
   *[other] { $number } partite con il tuo posto
}
you-data-games-for = le registrazioni restano, il tuo nome può sparire
you-download = Scarica tutto
you-delete = Elimina tutto di me
you-delete-text = Ti viene chiesta una sola conferma; poi non si può annullare. I bot prendono i tuoi posti; nelle partite finite non resta alcun nome.
you-delete-title = Eliminare tutto quello che si sa di te?
you-delete-running = { $number ->
    [0] Non siedi a nessun tavolo in corso.
    [one] A un tavolo in corso un bot prende il tuo posto.
   *[other] A { $number } tavoli in corso i bot prendono i tuoi posti.
}
you-delete-yes = Elimina per sempre
you-enter-code = Codice dell'altro dispositivo
you-enter-words = Le tue dodici parole
you-enter = Entra
you-enter-question = Portare su questo dispositivo tutto ciò che è di quella persona?
you-fault-word = «{ $word }» non è nell'elenco delle parole.
you-fault-missing = { $number ->
    [one] Manca { $number } parola.
   *[other] Mancano { $number } parole.
}
you-fault-many = Sono più di dodici parole.
you-fault-check = Queste parole non vanno insieme. Forse una è sbagliata, o l'ordine è un altro.
you-no-person = Qui non appartiene a nessuno, o non più. I codici valgono una volta e per dieci minuti.
you-too-many-tries = Troppi tentativi. Riprova tra { $seconds } s.
you-signed-out = Questo dispositivo è stato disconnesso.
you-saved = Salvato

## Classifiche

home-rated = classificato
home-column-rating = punteggio
you-ratings = Classifiche
you-ratings-empty = Ancora nessuna partita classificata. Apri un tavolo come classificato, o siediti a uno.
you-rated-games = Le tue partite classificate
you-rated-result = { $place }º di { $seats }
you-rated-change = { $change }, poi { $rating_id }
you-data-ratings = Risultati delle tue partite classificate
you-data-ratings-for = finché non li elimini; agli altri resta il loro punteggio

tell-title = Avvisami
tell-sub = in un messaggio non c'è mai nulla di nascosto
tell-here = Su questo dispositivo
tell-here-text = Lo mostra il browser, anche a pagina chiusa.
tell-here-nobody = Lo mostra il browser, anche a pagina chiusa. Così anche i tuoi tavoli sono al sicuro.
tell-none = Questo server non manda notifiche.
tell-browser = Questo browser qui non riceve notifiche. Sul telefono aggiungi prima la pagina alla schermata iniziale.
tell-refused = Il browser non deve mostrare notifiche di questa pagina. Le sue impostazioni possono cambiarlo.
tell-paused = Più volte non è stato raggiungibile ed è in pausa. Una prova lo riattiva.
tell-on = Attivo. Un messaggio arriva quando non stai guardando.
tell-off = Fermato.
tell-stopped = Fermato. Qui si può riattivare.
tell-stopped-all = Tutto è fermo, su tutti i dispositivi.
tell-try = Prova
tell-try-one = Prova: { $device }
tell-tried = Inviato. Arriva tra un momento.
tell-stop = Ferma
tell-stop-one = Ferma: { $device }
tell-stop-all = Ferma tutto
tell-stop-all-text = Un clic, subito, su tutti i dispositivi. Anche ogni messaggio porta con sé il modo di fermarlo.
tell-when = Quando
tell-when-turn = Tocca a me
tell-when-over = Una partita finisce
tell-when-joined = Qualcuno si siede al mio tavolo
tell-mail = Per mail
tell-mail-text = Solo se la vuoi. Non è mai necessaria e non serve per entrare.
tell-mail-to = A { $address_id }, al massimo ogni sei ore per un tavolo, finché non ci torni.
tell-mail-waits = Un codice è in viaggio verso { $address_id }.
tell-mail-address = Indirizzo mail
tell-mail-ask = Manda un codice
tell-mail-sent = Inviato. Scrivi il codice che è arrivato.
tell-mail-code = Codice arrivato per mail
tell-mail-confirm = Conferma
tell-mail-on = Confermato.
tell-problem-refused = Il browser non ha permesso le notifiche. Nulla è cambiato.
tell-problem-push = Il browser non raggiunge alcun servizio di notifiche. Nulla è cambiato.
tell-problem-no-push = Questo server non manda notifiche.
tell-problem-no-mail = Il server di posta non ha accettato il messaggio. Riprova più tardi.
tell-problem-bad-address = Questo non è un indirizzo mail.
tell-problem-wrong-code = Questo non è il codice inviato.
tell-problem-no-code = Questo codice non vale più. Ferma e fattene mandare uno nuovo.
tell-problem-bad-hook = Il browser indica un servizio che da qui non si può usare.
you-data-places = { $number ->
    [0] Nessun indirizzo a cui arrivano avvisi
    [one] 1 indirizzo a cui arrivano avvisi
   *[other] { $number } indirizzi a cui arrivano avvisi
}
you-data-places-for = finché non lo fermi
