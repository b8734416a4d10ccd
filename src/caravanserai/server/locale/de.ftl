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
work-begins = Hier denken die Bots der Tische in { $place }. Strg-C beendet es.
store-folder = In den Datenordner { $folder } kann nicht geschrieben werden: { $why }. Wähle einen anderen mit --data ORDNER.
store-damaged = Die Tische in { $path } sind beschädigt ({ $what }). Nichts wurde verändert. Lege eine Sicherung an ihre Stelle (siehe die Anleitung zum Selbstbetrieb), oder schiebe die Datei beiseite, um ohne Tische anzufangen.
store-newer = { $path } stammt von einer neueren Version von caravanserai (Schema { $schema }, dieses Programm kennt { $known }). Aktualisiere das Programm, oder wähle einen anderen Ordner mit --data ORDNER.
store-older-runs = { $count ->
    [one] { $path } wird noch von { $count } laufenden Server einer älteren Version benutzt, dem diese schaden würde. Beende zuerst ihn, dann starte diesen.
   *[other] { $path } wird noch von { $count } laufenden Servern einer älteren Version benutzt, denen diese schaden würde. Beende zuerst sie, dann starte diesen.
}
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
store-in-use = Ein Server benutzt diese Tische gerade ({ $address }): Beende ihn zuerst
store-there = Den Tisch { $table } gibt es schon
store-no-export = Das ist kein exportierter Tisch: { $what }
store-no-record = Das ist keine Aufzeichnung einer Partie: { $what }
store-not-finished = Nur die Aufzeichnung einer beendeten Partie lässt sich importieren; für andere exportiere eine .json-Datei
store-overtaken = Tisch { $table } ist auf einem anderen Server weitergegangen: Zuerst wird gelesen, was dort geschah
store-no-line = Die Datenbank { $path } antwortet nicht: { $what }. Nichts, was angenommen wurde, geht verloren.
store-no-login = Die Datenbank { $path } lässt diesen Benutzer nicht hinein: { $what }. Benutzer und Passwort von --store prüfen.
store-no-database = Diese Datenbank gibt es nicht: { $path }. Bitte zuerst anlegen (createdb).
store-bad-address = { $address } ist keine Adresse einer Datenbank. Sie sieht so aus: postgresql://benutzer@rechner/name.
store-no-driver = Der Treiber für PostgreSQL ist nicht installiert: pip install 'caravanserai[postgres]'
store-not-empty = Am Ziel liegen schon Tische: Bitte einen leeren Ordner oder eine leere Datenbank wählen
store-lost = Die Kopie stimmt nicht mit dem Original überein ({ $what }). Das Original ist unverändert; bitte noch einmal versuchen

# Was die Seite sagt, die der Browser für den Fall behält, dass er keinen Server erreicht.
offline-title = Keine Verbindung zu Caravanserai
offline-advice = Deine Tische sind, wie du sie verlassen hast, und jeder angenommene Zug ist gespeichert. Diese Seite versucht es wieder, sobald die Verbindung da ist.
offline-again = Noch einmal versuchen
hook-turn = { $name_id }: Du bist am Zug ({ $table_id }).
hook-lull = Lange hat niemand gespielt ({ $table_id }). Kommt und sagt, was aus der Partie wird.
hook-hello = Caravanserai kann dich hier erreichen: { $table_id }.

# Was Personen erfahren, die gerade nicht hinsehen: vom Browser oder per Mail.
news-turn = Du bist am Zug · { $table_id }
news-turn-text = Du bist am Zug bei { $game_id }.
news-over = Spiel vorbei · { $table_id }
news-over-text = Die Partie { $game_id } ist vorbei: Sieh dir an, wie sie ausging.
news-joined = { $name_id } ist da · { $table_id }
news-joined-text = { $name_id } sitzt jetzt an deinem Tisch ({ $game_id }).
news-hello = Caravanserai erreicht dich
news-hello-text = Es klappt: So erfährst du, dass du am Zug bist.
news-stop = Nicht von diesem Tisch
news-mail-stop = Ein Klick, und es kommt keine Mail mehr: { $link }
news-mail-code = { $code } ist dein Code für Caravanserai
news-mail-code-text = Jemand möchte, dass { $page } Mails an diese Adresse schickt. Bist du es, gib diesen Code ein: { $code }. Wenn nicht, tu nichts: Es kommt keine weitere Mail.
