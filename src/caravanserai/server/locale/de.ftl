# Was der Server der Person sagt, die ihn startet.
serve-open = Caravanserai ist offen unter { $address }
serve-data = Die Tische liegen in { $folder }
serve-stop = Strg-C beendet ihn; jeder angenommene Zug liegt auf der Platte.
serve-public = Achtung: Andere Rechner können diesen Server erreichen ({ $host }), und was sie senden, ist nicht verschlüsselt. Stelle einen Webserver mit TLS davor und starte mit --behind-proxy; die Anleitung (docs/guides/self-hosting.md) zeigt, wie.
serve-port-used = Port { $port } wird von einem anderen Programm benutzt. Wähle einen anderen mit --port NUMMER (0 nimmt irgendeinen freien).
serve-port-refused = Auf { $host } Port { $port } kann nicht gelauscht werden: { $why }.
serve-already = Auf { $folder } ist schon ein Server offen: { $address }
