# Ciò che il server dice a chi lo avvia.
serve-open = Caravanserai è aperto su { $address }
serve-data = I tavoli sono conservati in { $folder }
serve-stop = Ctrl-C lo ferma; ogni mossa accettata è su disco.
serve-public = Attenzione: altre macchine possono raggiungere questo server ({ $host }) e ciò che inviano non è cifrato. Mettigli davanti un server web con TLS e avvialo con --behind-proxy; la guida (docs/guides/self-hosting.md) spiega come.
serve-port-used = La porta { $port } è già usata da un altro programma. Scegline un'altra con --port NUMERO (0 ne prende una libera).
serve-port-refused = Impossibile ascoltare su { $host } porta { $port }: { $why }.
serve-already = Un server è già aperto su { $folder }: { $address }
