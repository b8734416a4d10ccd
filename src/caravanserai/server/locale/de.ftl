# Was der Server der Person sagt, die ihn startet.
serve-open = Caravanserai ist offen unter { $address }
serve-data = Die Tische liegen in { $folder }
serve-stop = Strg-C beendet ihn; jeder angenommene Zug liegt auf der Platte.
serve-public = Achtung: Andere Rechner können diesen Server erreichen ({ $host }), und was sie senden, ist nicht verschlüsselt. Stelle einen Webserver mit TLS davor und starte mit --behind-proxy; die Anleitung (docs/guides/self-hosting.md) zeigt, wie.
serve-folder-open = Achtung: Andere auf diesem Rechner können in den Datenordner { $folder } sehen. Schließe ihn (chmod 700) oder wähle einen anderen mit --data.
serve-port-used = Port { $port } wird von einem anderen Programm benutzt. Wähle einen anderen mit --port NUMMER (0 nimmt irgendeinen freien).
serve-port-refused = Auf { $host } Port { $port } kann nicht gelauscht werden: { $why }.
serve-already = Auf { $folder } ist schon ein Server offen: { $address }

# Was mit den Tischen auf der Platte nicht stimmt, und was zu tun ist.
store-folder = In den Datenordner { $folder } kann nicht geschrieben werden: { $why }. Wähle einen anderen mit --data ORDNER.
store-damaged = Die Tische in { $path } sind beschädigt ({ $what }). Nichts wurde verändert. Lege eine Sicherung an ihre Stelle (siehe die Anleitung zum Selbstbetrieb), oder schiebe die Datei beiseite, um ohne Tische anzufangen.
store-newer = { $path } stammt von einer neueren Version von caravanserai (Schema { $schema }, dieses Programm kennt { $known }). Aktualisiere das Programm, oder wähle einen anderen Ordner mit --data ORDNER.
store-full = Die Platte ist voll: { $path } kann nicht wachsen. Schaffe Platz; nichts, was angenommen wurde, ist verloren.
store-read-only = In { $path } kann nicht geschrieben werden (nur lesbar). Prüfe Besitzer und Rechte.
store-cannot-open = { $path } lässt sich nicht öffnen. Prüfe Besitzer und Rechte.
store-busy = { $path } wird von einem anderen Programm benutzt.
store-broken-disk = Die Platte arbeitet nicht richtig für { $path }: { $what }.
store-other = { $path }: { $what }
store-bad-copy = Die Kopie { $path } wurde beschädigt; sie wurde nicht behalten
store-no-tables = In { $folder } gibt es keine Tische
store-no-table = In { $folder } gibt es keinen Tisch { $table }
store-cannot-write = { $path } kann nicht geschrieben werden: { $why }
store-cannot-read = { $path } kann nicht gelesen werden: { $why }
store-unreadable = Der Tisch lässt sich nicht lesen: { $what }
store-not-begun = Die Partie hat nicht begonnen: Es gibt noch keine Aufzeichnung
store-bad-table = Der Tisch { $table } ist beschädigt und wurde beiseitegelegt: { $why }. Hole ihn aus einer Sicherung (serai tables import) oder lösche ihn (serai tables delete).
store-refused = Der Server lehnt das ab: { $what }
store-no-answer = Der Server unter { $address } antwortet nicht: { $why }
store-in-use = Auf diesen Tischen läuft ein Server ({ $address }): Beende ihn zuerst
store-there = Den Tisch { $table } gibt es schon
store-no-export = Das ist kein exportierter Tisch: { $what }
store-no-record = Das ist keine Aufzeichnung einer Partie: { $what }
store-not-finished = Nur die Aufzeichnung einer beendeten Partie lässt sich importieren; für andere exportiere eine .json-Datei
