# Ciò che il server dice a chi lo avvia.
serve-open = Caravanserai è aperto su { $address }
serve-data = I tavoli sono conservati in { $folder }
serve-stop = Ctrl-C lo ferma; ogni mossa accettata è su disco.
serve-public = Attenzione: altre macchine possono raggiungere questo server ({ $host }) e ciò che inviano non è cifrato. Mettigli davanti un server web con TLS e avvialo con --behind-proxy; la guida (docs/guides/self-hosting.md) spiega come.
serve-folder-open = Attenzione: altri utenti di questa macchina possono leggere la cartella dei dati { $folder }. Chiudila (chmod 700) o scegline un'altra con --data.
serve-port-used = La porta { $port } è già usata da un altro programma. Scegline un'altra con --port NUMERO (0 ne prende una libera).
serve-port-refused = Impossibile ascoltare su { $host } porta { $port }: { $why }.
serve-already = Un server è già aperto su { $folder }: { $address }

# Che cosa non va con i tavoli sul disco, e che cosa fare.
work-begins = I bot dei tavoli in { $place } pensano qui. Ctrl-C li ferma.
store-folder = impossibile scrivere nella cartella dei dati { $folder }: { $why }. Scegline un'altra con --data CARTELLA.
store-damaged = i tavoli in { $path } sono danneggiati ({ $what }). Nulla è stato modificato. Metti al suo posto una copia di sicurezza (vedi la guida all'hosting), oppure sposta il file per ripartire senza tavoli.
store-newer = { $path } è stato scritto da una versione più recente di caravanserai (schema { $schema }, questo programma conosce lo schema { $known }). Aggiorna il programma, oppure scegli un'altra cartella con --data CARTELLA.
store-older-runs = { $path } è ancora usato da { $count } server in funzione di una versione precedente, a cui questa nuocerebbe. Ferma prima quelli, poi avvia questo.
store-full = il disco è pieno: { $path } non può crescere. Libera un po' di spazio; nulla di ciò che è stato accettato è perduto.
store-read-only = non si può scrivere in { $path } (sola lettura). Controlla proprietario e permessi.
store-cannot-open = { $path } non si può aprire. Controlla proprietario e permessi.
store-busy = { $path } è in uso da un altro programma.
store-broken-disk = il disco non funziona bene per { $path }: { $what }.
store-other = { $path }: { $what }
store-bad-copy = la copia { $path } è risultata danneggiata; non è stata conservata
store-no-tables = non ci sono tavoli in { $folder }
store-no-table = non c'è nessun tavolo { $table } in { $folder }
store-cannot-write = impossibile scrivere { $path }: { $why }
store-cannot-read = impossibile leggere { $path }: { $why }
store-unreadable = il tavolo non si può leggere: { $what }
store-not-begun = la partita non è cominciata: non c'è ancora una registrazione
store-bad-table = il tavolo { $table } è danneggiato ed è stato messo da parte: { $why }. Recuperalo da un backup (serai tables import) o eliminalo (serai tables delete).
store-refused = il server rifiuta: { $what }
store-no-answer = il server a { $address } non risponde: { $why }
store-in-use = un server usa questi tavoli ({ $address }): fermalo prima
store-there = il tavolo { $table } c'è già
store-no-export = questo non è un tavolo esportato: { $what }
store-no-record = questa non è la registrazione di una partita: { $what }
store-not-finished = si può importare solo la registrazione di una partita finita; per le altre esporta un file .json
store-overtaken = il tavolo { $table } è andato avanti su un altro server: prima si legge ciò che è successo lì
store-no-line = il database { $path } non risponde: { $what }. Nulla di ciò che è stato accettato va perso.
store-no-login = il database { $path } non fa entrare questo utente: { $what }. Controlla utente e password di --store.
store-no-database = questo database non esiste: { $path }. Crealo prima (createdb).
store-bad-address = { $address } non è l'indirizzo di un database. Deve essere come postgresql://utente@host/nome.
store-no-driver = il driver per PostgreSQL non è installato: pip install 'caravanserai[postgres]'
store-not-empty = nella destinazione ci sono già tavoli: scegli una cartella o un database vuoti
store-lost = ciò che è stato copiato non corrisponde all'originale ({ $what }): l'originale non è cambiato; riprova

# Ciò che dice la pagina che il browser tiene per quando non raggiunge il server.
offline-title = Nessun collegamento a Caravanserai
offline-advice = I tuoi tavoli sono come li hai lasciati e ogni mossa accettata è al sicuro. La pagina riprova da sola quando torna il collegamento.
offline-again = Riprova
hook-turn = { $name_id }: tocca a te ({ $table_id }).
hook-lull = Nessuno gioca da molto tempo ({ $table_id }). Venite a dire che ne sarà della partita.
hook-hello = Caravanserai può raggiungerti qui: { $table_id }.

# Ciò che vengono a sapere le persone che guardano altrove: dal browser o per posta.
news-turn = Tocca a te · { $table_id }
news-turn-text = Tocca a te in una partita di { $game_id }.
news-over = Partita finita · { $table_id }
news-over-text = La partita di { $game_id } è finita: guarda com'è andata.
news-joined = { $name_id } è qui · { $table_id }
news-joined-text = { $name_id } ha preso posto al tuo tavolo ({ $game_id }).
news-hello = Caravanserai ti raggiunge
news-hello-text = Funziona: così saprai che tocca a te.
news-stop = Non per questo tavolo
news-mail-stop = Un clic, e non arrivano più mail: { $link }
news-mail-code = { $code } è il tuo codice per Caravanserai
news-mail-code-text = Qualcuno vuole ricevere a questo indirizzo le mail di { $page }. Se sei tu, scrivi questo codice: { $code }. Altrimenti non fare nulla: non arriverà altro.
