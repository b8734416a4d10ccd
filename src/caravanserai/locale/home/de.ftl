# Wörter der ersten Seite und der Seite über einen selbst.

## Tische

home-waits = { $number ->
    [0] Niemand wartet auf dich
    [one] Ein Tisch wartet auf dich
    [2] Zwei Tische warten auf dich
   *[other] { $number } Tische warten auf dich
}
home-urgent = Am dringendsten ist { $table }: { $time }.
home-search = Tische und Leute suchen
home-search-none = Nichts mit „{ $query }“. Gesucht wird in den Namen von Tischen, Leuten und Spielen.
home-count = { $number }, wartende zuerst
home-filter = Welche Tische
home-filter-all = Alle
home-filter-waiting = Wartend { $number }
home-filter-hidden = Verborgen { $number }
home-column-table = Tisch
home-column-players = Mitspielende, wer dran ist
home-column-time = Zeit
home-column-last = Letzter Zug
home-all-tables = Alle { $number } Tische
home-fewer = Weniger
home-left-minutes = { $number ->
    [one] noch { $number } Minute
   *[other] noch { $number } Minuten
}
home-left-hours = { $number ->
    [one] noch { $number } Stunde
   *[other] noch { $number } Stunden
}
home-left-days = { $number ->
    [one] noch { $number } Tag
   *[other] noch { $number } Tage
}
home-at-least = mindestens { $time }
home-no-limit = Ohne Zeitgrenze
home-paused = Pause
home-holiday = Urlaub bis { $date }
home-lull = Niemand setzt diese Partie fort. Sag bis { $date }, was aus ihr wird.
home-unfinished = Unvollendet, niemand hat verloren
home-seats-open = { $number ->
    [0] Nicht begonnen
    [one] { $number } Platz frei
   *[other] { $number } Plätze frei
}
home-your-turn = du bist dran
home-turn-of = { $name } ist dran
home-stand-in = ein Bot springt ein
home-not-begun = Noch nicht begonnen
home-more = Mehr: { $table }
home-hide = Verbergen
home-show = Wieder zeigen
home-leave = Verlassen
home-leave-title = { $table } verlassen?
home-leave-waiting = Dein Platz wird für andere frei.
home-leave-running = Ein Bot nimmt deinen Platz und spielt weiter. Zurück kämst du nur, wenn dich der Gastgeber wieder einlässt.
home-leave-yes = Verlassen, der Platz wird frei
home-leave-yes-bot = Verlassen, ein Bot nimmt den Platz
home-delete = Löschen
home-delete-title = { $table } löschen?
home-delete-text = Es hat noch niemand gespielt. Der Link öffnet dann nichts mehr.
home-delete-yes = Den Tisch löschen
home-stay = Alles lassen, wie es ist
home-empty = Noch keine Tische. Beginne einen gegen Bots, oder mache einen für Freunde auf.
home-offline = Keine Verbindung seit { $time }. Die Tische sind, wie du sie verlassen hast.

## Schnell beginnen

home-quick = Schnell beginnen
home-quick-sub = gegen Bots, nichts einzustellen
home-game = Spiel
home-bots = { $number ->
    [one] Bot
   *[other] Bots
}
home-bots-fewer = Ein Bot weniger
home-bots-more = Ein Bot mehr
home-with = du und { $names }
home-level = Wie stark die Bots sind
home-expert-slow = Experte denkt hier bis zu { $seconds } s
home-play = { $game } spielen

## Beendete Spiele und Zahlen

home-finished = Beendet
home-games = { $number ->
    [one] { $number } Spiel
   *[other] { $number } Spiele
}
home-all-finished = Alle
home-finished-empty = Noch nichts beendet. Ein kurzes Yspahan dauert 20 Minuten.
home-won = Du hast gewonnen, { $points }
home-lost = { $name } { $best }, du { $points }
home-no-result = Ohne Ergebnis
home-place-1 = 1.
home-place-2 = 2.
home-place-3 = 3.
home-place-4 = 4.
home-place-5 = 5.
home-numbers = Deine Zahlen
home-numbers-empty = Nach deinem ersten Spiel.
home-against = Gegen wen
home-by-game = Nach Spiel
home-column-game = Spiel
home-column-name = Name
home-column-games = Spiele
home-column-won = gewonnen
home-column-ahead = voraus
home-column-place = Platz
home-column-points = Punkte
home-share = { $won } von { $games }
home-percent = { $number } %

## Man selbst

you-title = Du
you-sub = Kein Konto, keine Mail, kein Passwort. Was über dich bekannt ist, steht auf dieser Seite.
you-nobody = Auf dem Server ist nichts über dich gespeichert. Deine Tische kennt nur dieser Browser: Leerst du ihn, sind sie verloren.
you-become = Meine Tische sichern
you-become-sub = macht zwölf Wörter, mit denen du von überall zurückkommst
you-have = Warst du schon einmal hier?
you-have-sub = Mit einem Code von deinem anderen Gerät oder mit deinen Wörtern kommen deine Tische auf dieses.
you-name = Name und Zeichen
you-name-label = Name an den Tischen
you-colour = Deine liebste Farbe
you-colour-any = egal
you-back = Von überall zurückkommen
you-words = Wörter zum Zurückkommen
you-words-text = Zwölf Wörter. Sie bringen deine Plätze, deinen Namen, deine Einstellungen und alles Gespielte auf ein anderes Gerät. Wer sie hat, kann als du auftreten: Hüte sie wie einen Schlüssel.
you-words-elsewhere = Gezeigt werden die Wörter auf dem Gerät, das sie gemacht hat. Du kannst hier neue machen; die alten gelten dann nicht mehr.
you-show = Zeigen
you-hide = Verbergen
you-copy = Kopieren
you-copied = Kopiert
you-print = Drucken
you-new-words = Neue Wörter
you-new-words-sure = Mit neuen Wörtern gelten die alten nicht mehr. Neue machen?
you-written = Ich habe sie aufgeschrieben
you-written-on = Aufgeschrieben am { $date }. Mit neuen Wörtern gelten diese nicht mehr.
you-not-written = Noch nicht aufgeschrieben.
you-word = Wort { $number }
you-move = Auf ein anderes Gerät
you-move-text = Ein Code oder Link, der einmal und zehn Minuten lang gilt. Öffne ihn auf dem anderen Gerät.
you-move-make = Einen Code machen
you-move-until = Gültig bis { $time }
you-move-stop = Zurücknehmen
you-move-link = Link kopieren
you-move-qr = QR-Code des Links zu dieser Person
you-passkey = Passkey
you-passkey-text = Mit Finger, Gesicht oder PIN dieses Geräts öffnen. Nichts davon verlässt das Gerät.
you-passkey-add = Passkey hinzufügen
you-passkey-use = Mit einem Passkey hereinkommen
you-passkey-none = Dieser Browser hat hier keine Passkeys.
you-passkey-off = Dieser Server kann Passkeys nicht prüfen.
you-devices = Geräte
you-devices-count = { $number ->
    [one] nur dieses
   *[other] { $number } können für dich handeln
}
you-devices-empty = Nur dieses. Schreibe die Wörter auf, bevor du es verlierst.
you-this-device = dieses Gerät
you-device-unknown = Ein Browser
you-since = seit { $made }, zuletzt benutzt { $seen }
you-sign-out = Abmelden
you-sign-out-one = Abmelden: { $device }
you-sign-out-others = Alle anderen abmelden
you-last-device = Schreibe zuerst die Wörter auf: Ohne sie käme niemand zurück.
you-settings = Auf diesem Gerät
you-motion = Weniger Bewegung
you-motion-text = Figuren und Karten wechseln sofort den Platz.
you-sound-text = Fünf kurze Töne, nur solange die Seite offen ist.
you-holiday = Urlaub
you-holiday-text = In Partien über mehrere Tage stehen deine Uhren, solange du weg bist. Die anderen an deinen Tischen sehen, bis wann. Ziehen darfst du trotzdem.
you-holiday-left = { $number ->
    [one] Noch ein Tag von { $days } im Jahr. Ein angefangener Tag zählt.
   *[other] Noch { $number } Tage von { $days } im Jahr. Ein angefangener Tag zählt.
}
you-holiday-days = Tage ab jetzt
you-holiday-go = In den Urlaub
you-holiday-on = Du bist im Urlaub bis { $date }.
you-holiday-back = Ich bin zurück
you-data = Deine Daten
you-data-name = Name, Farbe, Einstellungen
you-data-name-for = bis du sie löschst
you-data-devices = { $number ->
    [one] Prüfsumme des Geheimnisses von { $number } Gerät
   *[other] Prüfsummen der Geheimnisse von { $number } Geräten
}
you-data-devices-for = bis zum Abmelden
you-data-words = Prüfsumme deiner Wörter
you-data-words-for = bis du neue machst
you-data-holidays = { $number ->
    [0] Kein Urlaub
    [one] Ein Urlaub
   *[other] { $number } Urlaube
}
you-data-holidays-for = ein Jahr
you-data-games = { $number ->
    [one] { $number } Spiel mit deinem Platz
   *[other] { $number } Spiele mit deinem Platz
}
you-data-games-for = Aufzeichnungen bleiben, dein Name kann gehen
you-download = Alles herunterladen
you-delete = Mich löschen
you-delete-text = Vor dem Löschen wird einmal gefragt; zurücknehmen lässt es sich nicht. Bots nehmen deine Plätze, in beendeten Spielen bleibt kein Name.
you-delete-title = Alles löschen, was über dich bekannt ist?
you-delete-running = { $number ->
    [0] Du sitzt an keinem laufenden Tisch.
    [one] An einem laufenden Tisch nimmt ein Bot deinen Platz.
   *[other] An { $number } laufenden Tischen nehmen Bots deine Plätze.
}
you-delete-yes = Mich endgültig löschen
you-enter-code = Code von deinem anderen Gerät
you-enter-words = Deine zwölf Wörter
you-enter = Hereinkommen
you-enter-question = Alles, was dieser Person gehört, auf dieses Gerät bringen?
you-fault-word = „{ $word }“ steht nicht in der Liste der Wörter.
you-fault-missing = { $number ->
    [one] { $number } Wort fehlt.
   *[other] { $number } Wörter fehlen.
}
you-fault-many = Das sind mehr als zwölf Wörter.
you-fault-check = Diese Wörter gehören nicht zusammen. Vielleicht ist eines falsch, oder ihre Reihenfolge stimmt nicht.
you-no-person = Das gehört hier niemandem oder niemandem mehr. Codes gelten einmal und zehn Minuten lang.
you-too-many-tries = Zu viele Versuche. Versuch es in { $seconds } s wieder.
you-signed-out = Dieses Gerät wurde abgemeldet.
you-saved = Gespeichert

## Wertungen

home-rated = gewertet
home-column-rating = Wertung
you-ratings = Wertungen
you-ratings-empty = Noch keine gewertete Partie. Öffne einen Tisch als gewertet, oder setz dich an einen.
you-rated-games = Deine gewerteten Partien
you-rated-result = { $place }. von { $seats }
you-rated-change = { $change }, dann { $rating_id }
you-data-ratings = Ergebnisse deiner gewerteten Partien
you-data-ratings-for = bis du sie löschst; die anderen behalten ihre Wertung

tell-title = Sag mir Bescheid
tell-sub = nie steht etwas Verdecktes in einer Nachricht
tell-here = Auf diesem Gerät
tell-here-text = Der Browser zeigt es, auch wenn die Seite geschlossen ist.
tell-here-nobody = Der Browser zeigt es, auch wenn die Seite geschlossen ist. Deine Tische werden damit gesichert.
tell-none = Hier gibt es keine Benachrichtigungen.
tell-browser = Dieser Browser bekommt hier keine Benachrichtigungen. Am Telefon kommt die Seite zuerst auf den Startbildschirm.
tell-refused = Dieser Seite sind im Browser Benachrichtigungen verboten. Seine Einstellungen ändern das.
tell-paused = War mehrmals nicht zu erreichen und ruht. Ein Test weckt es.
tell-on = Läuft. Du erfährst es, wenn du nicht hinsiehst.
tell-off = Beendet.
tell-stopped = Beendet. Hier lässt es sich wieder einschalten.
tell-stopped-all = Alles ist beendet, auf allen Geräten.
tell-try = Testen
tell-try-one = Testen: { $device }
tell-tried = Gesendet. Es kommt gleich an.
tell-stop = Beenden
tell-stop-one = Beenden: { $device }
tell-stop-all = Alles beenden
tell-stop-all-text = Ein Klick, sofort, auf allen Geräten. Auch jede Nachricht lässt sich für sich beenden.
tell-when = Wann
tell-when-turn = Ich bin am Zug
tell-when-over = Ein Spiel endet
tell-when-joined = Jemand kommt an meinen Tisch
tell-mail = Per Mail
tell-mail-text = Nur wenn du willst. Nötig ist sie nie, und niemand kommt mit ihr herein.
tell-mail-to = An { $address_id }, höchstens alle sechs Stunden für einen Tisch, bis du dort warst.
tell-mail-waits = Ein Code ist unterwegs an { $address_id }.
tell-mail-address = Mailadresse
tell-mail-ask = Code schicken
tell-mail-sent = Gesendet. Gib den Code aus der Mail ein.
tell-mail-code = Code aus der Mail
tell-mail-confirm = Bestätigen
tell-mail-on = Bestätigt.
tell-problem-refused = Der Browser hat Benachrichtigungen nicht erlaubt. Nichts wurde geändert.
tell-problem-push = Der Browser erreicht keinen Push-Dienst. Nichts wurde geändert.
tell-problem-no-push = Hier gibt es keine Benachrichtigungen.
tell-problem-no-mail = Der Mailserver hat die Mail nicht angenommen. Versuch es später noch einmal.
tell-problem-bad-address = Das ist keine Mailadresse.
tell-problem-wrong-code = Das ist nicht der Code, der geschickt wurde.
tell-problem-no-code = Dieser Code gilt nicht mehr. Beende es und lass dir einen neuen schicken.
tell-problem-bad-hook = Der Browser nennt einen Push-Dienst, der von hier nicht benutzt werden darf.
you-data-places = { $number ->
    [0] Keine Adresse, an der du Bescheid bekommst
    [one] 1 Adresse, an der du Bescheid bekommst
   *[other] { $number } Adressen, an denen du Bescheid bekommst
}
you-data-places-for = bis du es beendest
