# Ciò che il server dice a chi lo avvia.
serve-open = Caravanserai è aperto su { $address }
serve-data = I tavoli sono conservati in { $folder }
serve-stop = Ctrl-C lo ferma; ogni mossa accettata è su disco.
serve-public = Attenzione: altre macchine possono raggiungere questo server ({ $host }) e ciò che inviano non è cifrato. Mettigli davanti un server web con TLS e avvialo con --behind-proxy; la guida (docs/guides/self-hosting.md) spiega come.
serve-folder-open = Attenzione: altri su questa macchina possono leggere nella cartella dei dati { $folder }. Chiudila (chmod 700) o scegline un'altra con --data.
serve-port-used = La porta { $port } è già usata da un altro programma. Scegline un'altra con --port NUMERO (0 ne prende una libera).
serve-port-refused = Impossibile ascoltare su { $host } porta { $port }: { $why }.
serve-already = Un server è già aperto su { $folder }: { $address }

# Che cosa non va con i tavoli sul disco, e che cosa fare.
store-folder = impossibile scrivere nella cartella dei dati { $folder }: { $why }. Scegline un'altra con --data CARTELLA.
store-damaged = i tavoli in { $path } sono danneggiati ({ $what }). Nulla è stato modificato. Metti al suo posto una copia di sicurezza (vedi la guida all'hosting), oppure sposta il file per ripartire senza tavoli.
store-newer = { $path } è stato scritto da una versione più recente di caravanserai (schema { $schema }, questo programma conosce il { $known }). Aggiorna il programma, oppure scegli un'altra cartella con --data CARTELLA.
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
