# Wörter der Oberfläche im Browser.

## Überall

ui-language = Sprache
ui-theme = Farben
ui-theme-system = wie das System
ui-theme-light = hell
ui-theme-dark = dunkel
ui-pair = { $what_id }: { $which_id }
ui-sound = Töne
ui-menu = Menü
ui-close = Schließen
ui-back = Zurück
ui-open = Öffnen
ui-save = Speichern
ui-skip = Zu den Spielen springen
ui-skip-choices = Zur Auswahl springen
ui-loading = Der Tisch wird gedeckt
ui-lost = Diese Seite gibt es nicht
ui-to-lobby = Zur Übersicht
ui-back-to-lobby = Zurück zur Übersicht

## Übersicht

ui-lobby-title = Spiel aussuchen, gleich loslegen
ui-lobby-sub = Ohne Konto. Bots nehmen sofort Platz; Freunde kommen per Link dazu.
ui-play-bots = Gegen Bots spielen
ui-new-table = Neuer Tisch
ui-how-to-play = So wird gespielt
ui-open-record = Partie öffnen
ui-join-link = Mit Link beitreten
ui-paste-link = Der Link, den du bekommen hast
ui-players-range = { $least } bis { $most } Personen
ui-minutes = { $least } bis { $most } Min.
ui-about-yspahan = Würfeln, eine Gruppe wählen, Basare füllen und die Karawane beladen.
ui-about-fivetribes = Eine Handvoll Meeples aufnehmen, verteilen und nehmen, was du triffst.
ui-about-alrashid = Die Familie in Gilden und ferne Länder schicken, Waren gegen Titel tauschen.
ui-about-morgenland = Acht Figuren verdeckt setzen und die anderen überlisten.
ui-your-tables = Deine Tische
ui-tables-wait =
    { $number ->
        [one] { $number } wartet auf dich
       *[other] { $number } warten auf dich
    }
ui-no-tables = Noch keine Tische
ui-no-tables-hint = Fang einen gegen Bots an.
ui-open-tables = Offene Tische
ui-join-or-watch = mitspielen oder zusehen
ui-no-open-tables = Gerade keine. Neue Tische können hier erscheinen.
ui-table-over = Die Partie ist zu Ende
ui-table-running = Die Partie läuft
ui-table-your-move = Du bist am Zug
ui-table-waiting =
    { $number ->
        [0] Kann beginnen
        [one] { $number } Platz ist frei
       *[other] { $number } Plätze sind frei
    }
ui-seats-taken = { $taken } von { $all } Plätzen besetzt
ui-play = Spielen
ui-watch = Zusehen
ui-join = Mitspielen
ui-look = Ansehen
ui-unofficial = Caravanserai ist ein inoffizielles Projekt von Leuten, die diese Spiele lieben. Die Namen gehören ihren Inhabern.

## Neuer Tisch und Warteraum

ui-seats = Plätze
ui-seat-open = Freier Platz
ui-add-seat = Platz dazu
ui-remove-seat = Diesen Platz entfernen
ui-your-name = Dein Name
ui-bot = Bot
ui-bot-level = Bot: { $level }
ui-level-random = zufällig
ui-level-greedy = gierig
ui-level-novice = Einsteiger
ui-level-easy = leicht
ui-level-medium = mittel
ui-level-hard = schwer
ui-level-expert = Experte
ui-for-novice = für ein Kind
ui-for-easy = für ein erstes Spiel
ui-for-medium = ein fairer Gegner
ui-for-hard = bestraft Fehler
ui-for-expert = unser stärkster
ui-bot-name-1 = Layla
ui-bot-name-2 = Samir
ui-bot-name-3 = Noor
ui-bot-name-4 = Idris
ui-bot-name-5 = Farah
ui-pace = Tempo
ui-pace-none = Live, ohne Frist
ui-pace-fast = Live, 1 Minute je Entscheidung
ui-pace-calm = Live, 3 Minuten je Entscheidung
ui-pace-day = Ein Tag je Entscheidung
ui-pace-days = Drei Tage je Entscheidung
ui-options = Regelvarianten
ui-more-settings = Weitere Einstellungen
ui-table-name = Name des Tisches
ui-spectators = Zuschauer
ui-spectators-open = dürfen zusehen
ui-spectators-delayed = dürfen eine Minute später zusehen
ui-spectators-none = dürfen nicht zusehen
ui-bot-speed = Tempo der Bots
ui-speed-instant = sofort
ui-speed-normal = normal
ui-speed-slow = langsam
ui-listed = Diesen Tisch in der Übersicht zeigen
ui-create = Tisch eröffnen
ui-waiting-room = Warteraum
ui-qr = QR-Code des Links
ui-ready = bereit
ui-make-bot = Bot einsetzen
ui-make-open = Platz freigeben
ui-copy = Kopieren
ui-copied = Kopiert
ui-share = Teilen
ui-own-link = Mit deinem eigenen Link kommst du von jedem Browser zurück.
ui-copy-own = Eigenen Link kopieren
ui-copy-join = Einladung kopieren
ui-copy-watch = Link für Zuschauer kopieren
ui-start = Partie beginnen
ui-start-bots =
    { $number ->
        [one] Starten, ein Bot nimmt den freien Platz
       *[other] Starten, { $number } Bots nehmen die freien Plätze
    }
ui-waiting-about = { $game }, { $number } Plätze. { $pace_id }.
ui-i-am-ready = Ich bin bereit
ui-be-ready = Bereit sein
ui-opened = hat den Link geöffnet, nicht bereit
ui-seat-open-hint = für Freunde mit dem Link oder einen Bot
ui-at-table = Am Tisch
ui-ready-count = { $ready } von { $number } bereit
ui-what-is-played = Was gespielt wird
ui-host-may = du kannst es bis zum Start ändern
ui-host-does = der Gastgeber kann es bis zum Start ändern
ui-change-asks = Nach einer Änderung müssen alle wieder bereit sein.
ui-invite = Einladen
ui-invite-one = Ein Link für alle. Er gibt einen Platz, solange einer frei ist.
ui-only-here = Nur dieser Computer kann den Link öffnen
ui-only-here-hint = Das Programm ist nur auf diesem Computer erreichbar. Öffne es für dein Netz, und Freunde im selben Netz können sich setzen.
ui-listen = Für das Netz öffnen
ui-listen-hint = Die Adresse wird { $address_id } sein. Sie bleibt offen, bis du sie schließt oder das Programm beendest.
ui-listen-none = Dieser Computer ist gerade in keinem Netz.
ui-on-network = In deinem Netz offen
ui-on-network-hint = Freunde im selben Haus können ihn öffnen, von außen niemand.
ui-stop = Beenden
ui-firewall = Jemand kommt nicht herein? Dann fragt vielleicht die Firewall des Computers.
ui-network-failed = Das Netz konnte nicht geöffnet werden
ui-problem-port = Der Port gehört einem anderen Programm. Dein Tisch ist sicher, nur der Link fehlt.
ui-problem-no-network = Dieser Computer hat keine Adresse in einem Netz. Dein Tisch ist sicher, nur der Link fehlt.
ui-try-port = Port { $port_id } versuchen
ui-play-here = Oder hier spielen: Plätze lassen sich an diesem Computer teilen.
ui-qr-closed = QR-Code des Links, noch nicht offen
ui-chat-who = der Tisch sieht es
ui-hook = Webhook für eine Gruppe
ui-hook-hint = Adresse für Discord, Slack oder schlichtes JSON. Sie erfährt den Tisch, das Spiel und wer am Zug ist, wenn diese Person nicht da ist.
ui-hook-on = Läuft, in der Form für { $kind_id }.
ui-hook-paused = { $number } Mal abgelehnt, ruht. Kein Zug wurde aufgehalten. Speichere die Adresse, um es wieder zu versuchen.
ui-hook-off = Beendet.
ui-problem-bad-hook = An diese Adresse geht nichts. Adressen des inneren Netzes werden abgelehnt.
ui-told-option = { $player } hat die Regelvarianten geändert: { $what_id }
ui-told-pace = { $player } hat das Tempo geändert: { $what_id }
ui-ask-rest = Pause vorschlagen
ui-rest-asked = { $player } schlägt eine Pause vor. Sie beginnt, wenn alle, die da sind, einverstanden sind.
ui-rest-missing = Noch ohne Antwort: { $names }
ui-rest-agree = Einverstanden
ui-rest-refuse = Weiterspielen
ui-rest-withdraw = Zurücknehmen
ui-rest-on = Pause seit { $time }. Die Uhren stehen, Bots warten.
ui-rest-ends = { $player } will weiterspielen. In { $time } geht es weiter.
ui-rest-go = Weiter
ui-rest-go-now = Gleich weiter
ui-paused = Pause
ui-lull = Seit { $date } hat niemand gespielt. Was wird aus dieser Partie? Ohne Antwort bis { $until } verfällt sie, und niemand verliert.
ui-lull-wait = Weiter warten
ui-lull-bot = Ein Bot für { $player }
ui-lull-end = Beenden
ui-lull-voices = { $number ->
    [one] eine Stimme
   *[other] { $number } Stimmen
}
ui-unfinished = Diese Partie ist unvollendet zu Ende.
ui-closed-voted = Die Runde hat diese Partie unvollendet beendet. Niemand hat verloren.
ui-closed-lapsed = Niemand hat diese Partie fortgesetzt, sie ist unvollendet verfallen. Niemand hat verloren.
ui-holiday = im Urlaub bis { $date }
ui-holiday-waits = { $player } ist im Urlaub bis { $date }. Die Uhr steht.
ui-my-holiday = Urlaub
ui-told-rest-asked = { $player } hat eine Pause vorgeschlagen.
ui-told-rest-refused = { $player } möchte lieber weiterspielen.
ui-told-rest-lapsed = Die Pause, die { $player } vorgeschlagen hat, blieb ohne Antwort.
ui-told-rest-begun = Alle sind einverstanden: Pause.
ui-told-rest-ends = { $player } will weiterspielen.
ui-told-rest-over = Es geht weiter.
ui-told-lull-asked = Lange hat niemand gespielt. Was wird aus dieser Partie?
ui-told-lull-wait = { $player } will weiter warten.
ui-told-lull-bot = { $player } will einen Bot auf dem verwaisten Platz.
ui-told-lull-end = { $player } will die Partie beenden.
ui-told-lull-done-wait = Beschlossen: Es wird weiter gewartet.
ui-told-lull-done-bot = Beschlossen: Ein Bot übernimmt den verwaisten Platz.
ui-told-lull-voted = Beschlossen: Die Partie endet unvollendet.
ui-told-lull-lapsed = Niemand hat geantwortet, die Partie ist verfallen.
ui-problem-holiday = Diese Person ist im Urlaub, und die Uhr steht.
ui-problem-on-holiday = Du bist schon im Urlaub.
ui-problem-no-holiday = So viele Tage hast du nicht mehr.
ui-leave-ask = Diesen Tisch verlassen?
ui-leave-running = Ein Bot übernimmt deinen Platz und spielt weiter. Dein Name bleibt im Verlauf. Um zurückzukommen, musst du um einen Platz bitten.
ui-leave-waiting = Dein Platz wird wieder frei für andere.
ui-stay = Bleiben
ui-days-left =
    { $days ->
        [one] noch { $days } Tag
       *[other] noch { $days } Tage
    }
ui-host-starts = Wer eingeladen hat, beginnt die Partie.
ui-sit-title = Mitspielen: { $game }
ui-choose-seat = Wähle deine Farbe
ui-sit-down = Platz nehmen
ui-just-watch = Nur zusehen

## Tisch

ui-link-connecting = Verbindung …
ui-link-live = Live
ui-link-lost = Neu verbinden …
ui-link-closed = Geschlossen
ui-watchers =
    { $number ->
        [one] { $number } Zuschauer
       *[other] { $number } Zuschauer
    }
ui-rules = Regeln
ui-log = Verlauf
ui-chat = Chat
ui-side = Verlauf, Chat, Regeln
ui-drawers = Seitenleisten
ui-parts = Teile des Tisches
ui-board = Spielplan
ui-own-area = Dein Bereich
ui-prompt = Was gefragt ist
ui-your-move = Du bist am Zug
ui-thinking = { $actor } denkt nach
ui-chosen = Schon gewählt
ui-back-here = Bis hierher zurück
ui-next = weiter
ui-undo = Rückgängig
ui-choices = Auswahl
ui-choices-count =
    { $number ->
        [one] { $number } Möglichkeit
       *[other] { $number } Möglichkeiten
    }
ui-choices-none = nicht am Zug
ui-choices-idle = { $number ->
    [one] { $number } weitere, die wenig ändert
   *[other] { $number } weitere, die wenig ändern
}
ui-final = lässt sich nicht zurücknehmen
ui-wait = Du wirst gefragt, wenn du am Zug bist. Sieh dich so lange um.
ui-watching = Du siehst zu.
ui-over = Die Partie ist zu Ende.
ui-fold = Plan ansehen
ui-unfold = Auswahl zeigen
ui-as-list =
    { $number ->
        [one] { $number } Möglichkeit als Liste
       *[other] { $number } Möglichkeiten als Liste
    }
ui-more-there =
    { $number ->
        [one] { $number } weitere in dieser Richtung
       *[other] { $number } weitere in dieser Richtung
    }
ui-players = Mitspieler
ui-players-order = in Spielreihenfolge
ui-you = Du
ui-to-move = am Zug
ui-bot-plays = ein Bot spielt
ui-away = weg seit { $time }
ui-put-bot = Bot einsetzen
ui-hours-left =
    { $hours ->
        [one] noch { $hours } Stunde
       *[other] noch { $hours } Stunden
    }
ui-time-low = Die Zeit wird knapp.
ui-more =
    { $number ->
        [one] { $number } weitere
       *[other] { $number } weitere
    }
ui-more-events =
    { $number ->
        [one] Und { $number } weiteres Ereignis.
       *[other] Und { $number } weitere Ereignisse.
    }
ui-why-allowed = Das kannst du jetzt wählen.
ui-why-unknown = Danach ist gerade nicht gefragt.
ui-card-now = Jetzt
ui-card-can = Du kannst
ui-card-not-now = Jetzt nicht
ui-card-more = mehr
ui-generic-dock = Alles, was du weißt, steht oben auf dem Plan.
ui-no-spectators = An diesem Tisch darf niemand zusehen.

ui-log-empty = Noch keine Züge
ui-log-empty-hint = Jeder Zug wird hier erzählt.
ui-report-sentence = Diesen Satz melden
ui-report-copied = Kopiert. Füge es in deine Meldung ein:
ui-report-by-hand = Für deine Meldung:
ui-chat-empty = Noch nichts gesagt
ui-chat-empty-hint = Sag Hallo; der Tisch liest es.
ui-chat-say = Etwas sagen
ui-send = Senden
ui-unread = ungelesen
ui-rules-search = Regeln durchsuchen
ui-rules-none = Keine Regel enthält diese Wörter.

ui-part-board = Plan
ui-part-city = Stadt
ui-part-tower = Tableau
ui-part-caravan = Karawane
ui-part-tiles = Plättchen
ui-part-market = Markt
ui-part-djinns = Dschinns
ui-part-areas = Bereiche
ui-part-titles = Titel
ui-part-families = Familien
ui-part-road = Weg
ui-part-magic = Magie
ui-part-bank = Vorrat

ui-let-bot = Ein Bot soll für mich spielen
ui-take-back-seat = Platz wieder übernehmen
ui-stand-in = Ein Bot spielt für dich.
ui-look-back = Zurückblicken
ui-look-back-why = Wer vorn lag, und warum
ui-hints-tick = Mit einem Knopf für Hinweise
ui-hints-about = Er zeigt, was am besten aussieht. Dass Hinweise erlaubt waren, steht in der Aufzeichnung.
ui-leave = Tisch verlassen
ui-asks-seat = { $name } bittet um den Platz von { $colour }.
ui-let-in = Hereinlassen
ui-not-let-in = Diesmal nicht
ui-somebody = Jemand
ui-asked-owner = Du hast um einen Platz gebeten. Ein Bot spielt ihn, bis du hereingelassen wirst.
ui-people = Leute
ui-mute = Stumm schalten
ui-unmute = Reden lassen
ui-remove = Entfernen
ui-report = Melden
ui-report-what = Was hat { $name } getan? Der Betreiber dieses Servers liest es.
ui-report-sent = Der Betreiber weiß Bescheid.
ui-quiet = Zuschauer dürfen nicht reden
ui-notice-muted = An diesem Tisch wurdest du stumm geschaltet.
ui-keys = Tasten
ui-key-1 = Möglichkeit aus der Liste nehmen
ui-key-2 = die nächsten neun nummerieren
ui-key-3 = wählen, bestätigen
ui-key-4 = einen Schritt zurück
ui-key-5 = rückgängig
ui-key-6 = passen, fertig
ui-key-7 = was gerade gewählt ist und warum es nicht geht
ui-key-8 = Verlauf
ui-key-9 = Chat
ui-key-10 = Regeln
ui-key-11 = Vorschau ausblenden
ui-key-12 = Spielplan näher, weiter weg, ganz
ui-key-13 = die letzten Züge der anderen wieder zeigen
ui-zoom-in = Näher
ui-zoom-out = Weiter weg

## Verbindung und Fehler

ui-no-line = Keine Verbindung seit { $time }.
ui-no-line-safe = Der Plan bleibt, wie er war; dein letzter Zug ist gespeichert.
ui-no-line-unsent = Dein Zug bleibt hier und wird gesendet, sobald die Verbindung wieder da ist.
ui-retry = Noch einmal
ui-moved-on = Der Tisch ist schon weiter; wähle noch einmal.
ui-notice-saved-not = Der Server konnte nicht speichern. Alles bis zu deinem vorigen Zug ist sicher; dieser gilt nicht.
ui-notice-internal = Der Server konnte nicht antworten. Dein letzter Zug ist gespeichert; dieser gilt nicht.
ui-notice-slow-down = Das war etwas schnell. Bitte noch einmal.
ui-problem-hint = Vielleicht hilft die Übersicht weiter.
ui-problem-internal = Auf dem Server ging etwas schief.
ui-reference = (Kennung für den Betreiber des Servers: { $id })
ui-problem-offline = Der Server ist nicht erreichbar.
ui-problem-no-table = Diesen Tisch gibt es hier nicht.
ui-problem-no-table-hint = Vielleicht ist der Link abgeschnitten, oder der Tisch wurde gelöscht.
ui-problem-no-entry = Dieser Link öffnet den Tisch nicht.
ui-problem-no-entry-hint = Bitte um einen neuen Link.
ui-problem-signed-out = Dieses Gerät wurde abgemeldet.
ui-problem-signed-out-hint = Komm mit einem Code von einem anderen Gerät oder mit deinen Wörtern wieder herein.
ui-problem-no-person = Dieser Passkey oder Code wurde nicht angenommen.
ui-problem-too-many-tries = Zu viele Versuche. Warte bitte eine Minute.
ui-problem-deleted = Dieser Tisch wurde gelöscht.
ui-problem-old-page = Diese Seite stammt von einer älteren Version.
ui-problem-old-page-hint = Lade die Seite neu: Die Partie ist, wo sie war.
ui-problem-old-rules = Diese Partie ist beendet, weil ihre Regeln seither berichtigt wurden.
ui-problem-old-rules-hint = Was gespielt wurde, ist aufgehoben. Speichere die Aufzeichnung oder beginne eine neue Partie.
ui-problem-damaged = Dieser Tisch kann nicht gelesen werden.
ui-problem-damaged-hint = Der Betreiber weiß Bescheid. Andere Tische sind nicht betroffen.
ui-problem-full = Alle Plätze sind besetzt. Du kannst zusehen.
ui-problem-started = Die Partie hat schon begonnen.
ui-problem-taken = Dieser Platz ist besetzt.
ui-problem-too-many = Zu viel auf einmal. Bitte warte einen Augenblick.
ui-problem-bad-option = Diese Regelvarianten passen nicht zusammen.
ui-problem-bad-request = Das hat der Server nicht verstanden.
ui-problem-not-over = Die Partie ist noch nicht zu Ende.
ui-problem-bad-record = Diese Datei ist keine Aufzeichnung eines Spiels.
ui-problem-cut-record = Diese Aufzeichnung ist abgeschnitten: Sie endet mitten im Spiel.
ui-problem-other-rules = Diese Aufzeichnung gehört zu einem Spiel oder zu Regeln, die es hier nicht gibt.
ui-problem-false-record = Diese Aufzeichnung ist nicht echt: Ihr Startwert führt nicht zu ihren Würfen und Ziehungen.
ui-problem-no-hint = Hier gibt es jetzt keinen Tipp.
ui-problem-busy = Der Server hat viel zu tun. Bitte versuche es später noch einmal.
ui-problem-storage = Der Server kann gerade nicht speichern.

## Ende der Partie und Rückblick

ui-wins =
    { $number ->
        [one] { $names } gewinnt mit { $points }
       *[other] { $names } gewinnen gemeinsam mit { $points }
    }
ui-result = Ergebnis
ui-final-score = Endstand
ui-total = Summe
ui-ahead =
    { $points ->
        [0] gleichauf mit dir
       *[other] { $points } vor dir
    }
ui-tie-none = Es gab keinen Gleichstand.
ui-tie-decided = Es gab Gleichstand an der Spitze; die Zusatzregel entschied.
ui-tie-shared = Der Sieg wird geteilt.
ui-rematch = Noch einmal am selben Tisch
ui-to-rematch = Zur nächsten Partie
ui-review = Partie ansehen
ui-look-board = Plan ansehen
ui-final-board = Der Plan am Ende des Spiels
ui-save-record = Partie speichern
ui-verify = Nachprüfen
ui-verified = Der Zufall war der, auf den sich der Server festgelegt hatte.
ui-not-verified = Der Zufall war nicht der, auf den sich der Server festgelegt hatte.
ui-seed = Startwert
ui-replay = Rückblick
ui-first = Erster Augenblick
ui-previous = Voriger Augenblick
ui-following = Nächster Augenblick
ui-last = Letzter Augenblick
ui-play-on = Abspielen
ui-pause = Anhalten
ui-moment = Augenblick
ui-moment-of = { $number } von { $all }
ui-speed = Tempo
ui-eyes = Wessen Augen
ui-spectator = Zuschauer
ui-to-present = Zurück zur Gegenwart
ui-recap = Während du weg warst
ui-recap-watch = Ansehen

## Spiele: Beschriftung der Pläne

ui-vp = SP
ui-place = { $place }. in der Reihe
ui-your-cards = Deine Karten
ui-only-you = nur du siehst sie
ui-no-cards = Noch keine Karten.

ui-ys-phase = Woche { $week }/3 · Tag { $day }/7
ui-ys-when = Woche { $week }, Tag { $day }
ui-ys-first = { $actor } beginnt
ui-ys-dice =
    { $number ->
        [one] { $number } Würfel mit { $value }
       *[other] { $number } Würfel mit { $value }
    }
ui-ys-uses = { $level_id ->
    [camel] { $goods ->
        [one] { $goods } Kamel
       *[other] { $goods } Kamele
    }
    [gold] { $goods } Gold
   *[other] { $goods ->
        [0] kein Stein
        [one] { $goods } Stein
       *[other] { $goods } Steine
    }
}, { $value ->
    [one] { $value } Schritt
   *[other] { $value } Schritte
} oder Karte
ui-ys-in-use = gerade im Einsatz
ui-ys-loaded = { $number } von { $all }, dann +{ $points } SP
ui-ys-deck = Stapel: { $number }
ui-ys-discard = Ablage: { $number }
ui-ys-no-dice = keine Würfel
ui-ys-free = frei
ui-ys-gold = { $number } Gold
ui-ys-empty = leer
ui-ys-cube-of = Stein von { $actor }
ui-ys-complete = vollständig, { $actor }
ui-ys-reserve = Vorrat
ui-ys-buildings = Gebäude
ui-ys-built = gebaut
ui-ys-costs = { $camels } Kamele, { $gold } Gold
ui-ys-group-street =
    { $street_id ->
        [w] Weststraße
        [n] Nordstraße
        [e] Oststraße
        [s] Südstraße
       *[c] Kreuzung
    }
ui-ys-group-build = Bauen
ui-ys-group-play = Eine Karte spielen
ui-ys-fill-asks = Wohin legst du die { $number } Steine?
ui-ys-fill = { $number ->
    [one] 1 Stein
   *[other] { $number } Steine
} in den { $souk } legen
ui-ys-fill-gives = { $complete ->
    [0] dann { $have } von { $all }
   *[other] vollständig: { $points } SP am Ende der Woche
}, { $street ->
    [0] sicher
    [one] { $number ->
        [one] an der Straße
       *[other] 1 an der Straße
    }
   *[other] { $street } an der Straße
}
ui-ys-shop-by-shop = Laden für Laden


ui-ft-camel-of = Kamel von { $actor }
ui-ft-spot = Feld { $price }
ui-ft-next-bids = Nächste Gebote
ui-ft-your-bid = der Preis deines Gebots
ui-ft-pile =
    { $number ->
        [one] { $number } im Stapel
       *[other] { $number } im Stapel
    }
ui-ft-row = Platz { $number } der Reihe
ui-ft-markets = Klein: 1 der ersten 3 für 3 Gold. Groß: 2 der ersten 6 für 6.
ui-ft-supplies = Vorräte
ui-ft-worth = { $points } SP, wenn du sie behältst
ui-ft-hand = In deiner Hand
ui-ft-may-end = die Bewegung kann hier enden: { $tribes }
ui-ft-yours = Dein Besitz
ui-ft-group-tile = { $tile }, { $type }
ui-ft-group-column = Spalte { $column_id }
ui-ft-group-before = Vor den Spielern
ui-ft-cards = Karten
ui-ft-goods = Deine Güter
ui-ft-scale = Wert verschiedener Sorten
ui-ft-keep = Alles behalten: { $points } SP am Ende.
ui-ft-sale = Dieser Verkauf: { $what_id }, und { $rest } SP für den Rest.
ui-ft-sell-none = Wähle die Sorten zum Verkaufen
ui-ft-no-djinns = Noch kein Dschinn.
ui-ft-used = genutzt
ui-ft-plus-gold = + Gold


ui-ar-service-intrigue = Spione
ui-ar-service-military = Söldner
ui-ar-gone = keiner mehr da
ui-ar-no-camp = keine Söldner
ui-ar-worth = zusammen { $number } wert
ui-ar-reserve = in Reserve
ui-ar-no-tokens = Noch keine Söldner.
ui-ar-no-titles = Noch keine Titel.
ui-ar-group-place =
    { $place_id ->
        [palace] { $pawn } in einen Palast
       *[territory] { $pawn } in ein Gebiet
    }
ui-ar-group-give = { $kind } geben
ui-ar-year = Jahr { $year }/{ $years }
ui-ar-short-intrigue = Intrigen
ui-ar-short-military = Militär
ui-ar-short-lore = Gelehrte
ui-ar-short-commerce = Handel
ui-ar-short-politics = Politik
ui-ar-short-al-rashid = Al-Rashid
ui-ar-short-silk-road = Seiden- straße
ui-ar-short-spice-road = Gewürz- straße
ui-ar-short-sanmatia = Sanmatia
ui-ar-short-mare-indianum = Mare Indianum
ui-ar-short-abbasid-caliphate = Abbasiden- kalifat
ui-ar-short-mare-internum = Mare Internum
ui-ar-short-nilus-valley = Niltal
ui-ar-visit = Dein Besuch
ui-ar-visit-at = { $area }, Rang { $rank }
ui-ar-note = Einen Kreditbrief einsetzen: { $less } weniger
ui-ar-beyond = deine Waren sind { $value } wert
ui-ar-visit-pay = { $number ->
    [one] { $price } zahlen und nehmen
   *[other] { $price } zahlen, beides nehmen
}{ $dishonor ->
    [0] {""}
   *[other] {" · 1 Ehrverlust"}
}
ui-ar-visit-take = { $number ->
    [one] Nehmen
   *[other] Beides nehmen
}{ $dishonor ->
    [0] {""}
   *[other] {" · 1 Ehrverlust"}
}
ui-ar-one-payment = Eine Zahlung für alles
ui-ar-two = höchstens zwei Aktionen
ui-ar-at-rank = { $price } auf Rang { $rank }
ui-ar-less = { $cost }, minus { $less } für deinen Kreditbrief
ui-ar-keeps = { $number } übrig
ui-ar-keeps-kind = { $number } { $kind } übrig
ui-ar-row-worth = { $worth } wert{ $lost ->
    [0] {""}
   *[other] , { $lost } verloren
}
ui-ar-pay = { $price } zahlen mit { $number ->
    [one] 1 Ware
   *[other] { $number } Waren
}
ui-ar-must = Muss enthalten
ui-ar-battle = Dein Kampf
ui-ar-against = (nötig: mehr als { $against })
ui-ar-beaten = besiegt
ui-ar-then = dann
ui-ar-out = { $number } gesetzt
ui-ar-free = gratis
ui-ar-plus = 1 + Gunst
ui-ar-spies = Spionageschritte
ui-ar-box = Schachtel { $number }
ui-ar-secret = geheim
ui-ar-left = übrig:
ui-ar-pay-for = Zahle { $price } für: { $parts }
ui-ar-paid = { $price } gezahlt
ui-ar-bonus = jedes um { $number } stärker
ui-ar-fight = { $number ->
    [one] Mit 1 Plättchen kämpfen
   *[other] Mit { $number } Plättchen kämpfen
 }
ui-ar-battle-hint = Wähle die Plättchen für den Kampf; bis dahin sieht sie niemand.
ui-ar-no-such-token = Du hast keines in dieser Farbe.
ui-ar-spies-left = { $number ->
    [0] keiner mehr von dir
    [one] 1 davon deiner
   *[other] { $number } davon deine
 }

ui-pass = Für mich passen
ui-pass-hint = Andere sehen nur, dass du passt, immer nach derselben kurzen Pause, was du auch hast.
ui-pass-until = Bis …
ui-pass-end = Wieder fragen
ui-pass-this-round = Diese Runde
ui-pass-this-round-gives = bis zur nächsten Schatzkarte
ui-passing-this-round = Du passt in dieser Runde
ui-pass-until-ended = Bis ich es beende
ui-pass-until-ended-gives = bleibt an; ein Klick unten bei dir beendet es
ui-passing-until-ended = Du passt, bis du es beendest
ui-pass-unless-able = Außer ich kann etwas tun
ui-pass-unless-able-gives = du wirst nur gefragt, wenn du etwas spielen kannst
ui-passing-unless-able = Du passt, außer du kannst etwas tun
ui-once = In diesem Zug nur dieses eine Mal fragen
ui-passing-this-turn = In diesem Zug wird nicht mehr gefragt
ui-passing-until = Du passt { $until_until }
ui-mo-round = Runde { $round }
ui-mo-artifacts = Artefakte
ui-mo-spells = Zauber
ui-mo-uses =
    { $number ->
        [one] noch { $number } Artefakt einsetzbar
       *[other] noch { $number } Artefakte einsetzbar
    }
ui-mo-to-place = Zu setzen
ui-mo-hide = Meine Stärken verbergen
ui-mo-behind = { $number } insgesamt, hinter deinem Sichtschirm
ui-mo-no-artifacts = Noch keine Artefakte.
ui-mo-no-spells = Keine Zauber.
ui-mo-no-treasure = diese Runde kein Schatz
ui-mo-stack = { $number } weitere
ui-mo-closed = geschlossen
ui-mo-scored = gewertet
ui-mo-got = bekam es
ui-mo-face-down = verdeckt
ui-mo-pending = Angekündigte Zauber
ui-mo-tokens =
    { $number ->
        [one] { $number } Figur
       *[other] { $number } Figuren
    }
ui-mo-first-tent = Rang 1: zwei Zauber, einer geht weiter
ui-mo-first-djinn = Rang 1: zwei Artefakte einsetzen
ui-mo-first-market = Rang 1: 1 Schatz gegen 3
ui-mo-first-caravanserai = Rang 1: bestimmt, wer beginnt
ui-mo-short-cave-red = Rot
ui-mo-short-cave-white = Weiß
ui-mo-short-cave-blue = Blau
ui-mo-short-cave-black = Schwarz
ui-mo-short-cave-gold = Gold
ui-mo-short-tent = Zelt
ui-mo-short-djinn = Dschinn
ui-mo-short-market = Markt
ui-mo-short-caravanserai = Karawane
ui-mo-short-guard = Wache
ui-mo-short-room-1 = Raum 1
ui-mo-short-room-2 = Raum 2
ui-mo-short-room-3 = Raum 3
ui-mo-short-room-4 = Raum 4
ui-mo-short-room-5 = Raum 5
ui-mo-laying = Die Figur kommt gleich { $space_to }.
ui-mo-who-goes = Welche Figur kommt { $space_to }?
ui-mo-take-back = Zurücknehmen
ui-mo-cards-left =
    { $number ->
        [one] noch { $number } Karte im Stapel
       *[other] noch { $number } Karten im Stapel
    }
ui-mo-reconstruction = Die Schatzkarten sind unsere eigene Nachbildung, nicht die gedruckten.
ui-mo-unseen = ein ungesehen genommenes Stück
ui-mo-spells-hidden =
    { $number ->
        [one] { $number } verdeckter Zauber
       *[other] { $number } verdeckte Zauber
    }
ui-mo-deck =
    { $number ->
        [one] { $number } Zauber im Stapel
       *[other] { $number } Zauber im Stapel
    }
ui-mo-current = wird gewertet
ui-mo-pay = { $number } zahlen
ui-mo-take = { $number } nehmen
ui-mo-missing = noch { $number } nötig
ui-mo-less = weniger: { $kind }
ui-mo-one-more = mehr: { $kind }
ui-mo-price-of = Preis { $number }
ui-mo-buy-for = Kaufen für { $price }
ui-mo-kinds-missing =
    { $number ->
        [one] Noch { $number } Sorte wählen
       *[other] Noch { $number } Sorten wählen
    }
ui-mo-bank-small = klein: im Vorrat
ui-mo-card = Karte { $card }
ui-mo-lit = Lampe brennt
ui-mo-lamp-needed = geheim; Lampe nötig
ui-mo-scoring = Wertung, Feld { $number } von { $all }
ui-mo-asked = Wer gefragt wird
ui-mo-passed = gepasst
ui-mo-now = jetzt gefragt
ui-mo-waiting = danach
ui-mo-asks-start = Wähle deine { $number } Startschätze.
ui-mo-asks-pay = Zahle { $number }: mit welchen Schätzen?
ui-mo-group =
    { $band_id ->
        [cave] Höhlen
        [room] Palast
       *[city] Stadt
    }
ui-mo-asks-take = { $number ->
    [one] Nimm 1 Schatz deiner Wahl.
   *[other] Nimm { $number } Schätze deiner Wahl.
}
ui-mo-asks-barter = Tauschhandel: Gib Schätze zurück und nimm ebenso viele in anderen Sorten.
ui-mo-exchange = { $number } gegen { $number } tauschen
ui-mo-still-take = Noch { $number } nehmen
ui-mo-still-return = Noch { $number } zurückgeben
ui-mo-barter-hint = Gib etwas zurück


# The guided first game
ui-guide-play = Spielend lernen
ui-guide-name = Geführte Partie
ui-guide-step = { $number } von { $all }
ui-guide-next = Weiter
ui-guide-try = Jetzt du: { $what_id }
ui-guide-others = Was die anderen taten
ui-guide-do = Zeig es mir
ui-guide-more = Mehr
ui-guide-leave = Lektion beenden
ui-guide-done = Du weißt genug
ui-guide-done-text = Du hast das Wichtige gesehen. Alles andere wird erklärt, wenn es so weit ist: Klicke auf etwas, und du erfährst, warum du es wählen kannst oder nicht.
ui-guide-stop = Die Lektion hier beenden?
ui-guide-stop-text = Du kannst sie jederzeit von der ersten Seite aus neu beginnen.
ui-guide-easy = Gegen leichte Bots spielen
ui-guide-rules = Alle Regeln lesen
ui-guide-again = Noch einmal von vorn
ui-guide-go-on = Lektion fortsetzen

ui-howto-title = So wird { $game_id } gespielt
ui-howto-contents = Auf dieser Seite
ui-howto-minutes = { $number } Minuten Lesezeit
ui-howto-range = { $first_id } bis { $last_id }
ui-howto-lesson = Lektion spielen
ui-howto-bots = Gegen Bots spielen
ui-howto-rules = Alle Regeln
ui-howto-all-rules = Die vollständigen Regeln, { $number } nummerierte, mit Suche

## Was geschehen ist

ui-now = jetzt
ui-steps =
    { $number ->
        [one] { $number } Schritt
       *[other] { $number } Schritte
    }
ui-play-turn = Diesen Zug noch einmal zeigen
ui-play-again = Noch einmal zeigen: { $what }
ui-replay-last = Noch einmal
ui-replay-title = Die letzten Züge der anderen Schritt für Schritt zeigen
ui-player = Person
ui-name-you = { $name }, du
ui-pause-change = Änderung
ui-pause-own =
    { $change ->
        [one] Du hast { $change } Punkt gemacht
       *[other] Du hast { $change } Punkte gemacht
    }, insgesamt { $total }, { $rank ->
        [1] in Führung
        [2] auf dem zweiten Platz
        [3] auf dem dritten Platz
        [4] auf dem vierten Platz
       *[other] auf dem fünften Platz
    }.
ui-pause-next = Danach
ui-pause-order = Spielreihenfolge
ui-pause-board = Spielplan zeigen
ui-pause-unfold = Karte zeigen
ui-pause-left = Weiter in { $number } s
ui-pause-reads = liest noch
ui-pause-ready = hat gelesen
ui-pauses = Nach jeder Woche, jedem Jahr oder jeder Runde mit einer Karte innehalten

## Gewertete Tische, Pläne

ui-rated = Gewertet
ui-rated-tick = Gewertet: das Ergebnis zählt
ui-rated-hint = Für alle, die wissen wollen, wie stark sie spielen. Dazu braucht es eine Uhr, und alle stimmen vor dem Beginn zu.
ui-rated-room = Dieser Tisch ist gewertet: Das Ergebnis zählt für die Wertung aller. Wer bereit ist, stimmt dem zu. Wer geht, oder für wen am Ende ein Bot spielt, zählt als Letzter.
ui-rated-ready = Bereit, und gewertet
ui-rating = { $points_id } ± { $range_id }
ui-rating-hint = 1500 ist so stark wie ein mittlerer Bot, und 200 mehr gewinnen drei von vier Partien. Der wahre Wert liegt in 19 von 20 Fällen innerhalb des ±.
ui-problem-rated-off = Hier gibt es keine Wertungen.
ui-problem-rated-pace = Ein gewerteter Tisch braucht eine Uhr, damit ihn niemand aufhalten kann.
ui-problem-rated-bot = Wie stark dieser Bot ist, wurde nie gemessen. Wähle eine andere Stufe.
ui-problem-rated-person = Gewertet wird nur, wer wiederzuerkennen ist. Öffne zuerst die Seite über dich.
ui-problem-rated-same = Eine Person, oder eine Adresse, auf zwei Plätzen wird nicht gewertet.
ui-problem-rated-alone = Eine gewertete Partie braucht mindestens zwei Menschen.
ui-problem-rated-not-ready = Eine gewertete Partie beginnt, wenn alle dafür bereit sind.
ui-problem-rated-fixed = Das kann niemand ändern, solange eine gewertete Partie läuft.
ui-plan = Vorausplanen
ui-plan-kept =
    { $number ->
        [one] Geplant: { $number } Antwort
       *[other] Geplant: { $number } Antworten
    }
ui-plan-text = Antworten auf das, was kommen kann. Der Server behält sie für dich allein und verwirft alle bei der ersten Überraschung.
ui-plan-case = Wenn das geschieht
ui-plan-any = Was auch geschieht
ui-plan-if = { $player }: { $what_id }
ui-plan-answer = deine Antwort
ui-plan-choose = Wählen
ui-plan-then = Und dann
ui-plan-more = Ein anderer Fall
ui-plan-keep = Zum Plan hinzufügen
ui-plan-drop = Entfernen
ui-plan-withdraw = Den ganzen Plan zurückziehen
ui-plan-none = Von hier aus lässt sich nichts vorhersehen.
ui-plan-dropped = Dein Plan wurde verworfen: Es kam etwas, das er nicht vorsah.
ui-plan-done = Dein Plan ist ausgeführt.
ui-plan-short-dropped = Plan verworfen
ui-plan-short-done = Plan ausgeführt
ui-title-turn = Du bist am Zug
ui-tell-table = Bescheid sagen, wenn ich nicht auf diesen Tisch sehe
ui-tell-me = Bescheid sagen
