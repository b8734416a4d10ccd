# Wörter der Oberfläche im Browser.

## Überall

ui-language = Sprache
ui-theme = Farben
ui-theme-system = wie das System
ui-theme-light = hell
ui-theme-dark = dunkel
ui-pair = { $what_id }: { $which_id }
ui-sound = Töne
ui-tips = Tipps bei den ersten Entscheidungen
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
ui-lobby-sub = Ohne Konto. Bots setzen sich sofort; Freunde kommen per Link.
ui-play-bots = Gegen Bots spielen
ui-new-table = Neuer Tisch
ui-how-to-play = Spielregeln
ui-open-record = Partie öffnen
ui-join-link = Mit Link beitreten
ui-paste-link = Der Link, den du bekommen hast
ui-players-range = { $least } bis { $most } Personen
ui-minutes = { $number } Min.
ui-about-yspahan = Würfeln, eine Gruppe wählen, Basare füllen und die Karawane beladen.
ui-about-fivetribes = Eine Handvoll Meeples nehmen, aussäen und ernten.
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
ui-level-easy = leicht
ui-level-medium = mittel
ui-level-hard = schwer
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
ui-options = Varianten
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
ui-invite-hint = { $number ->
    [one] Ein Platz ist frei: Schick den Link, oder beginne, und ein Bot nimmt ihn.
   *[other] { $number } Plätze sind frei: Schick den Link, oder beginne, und Bots nehmen sie.
}
ui-all-here = Alle sind da.
ui-qr = QR-Code des Links
ui-ready = bereit
ui-away-now = nicht da
ui-make-bot = Bot setzen
ui-make-open = Platz freigeben
ui-copy = Kopieren
ui-copied = Kopiert
ui-share = Teilen
ui-own-link = Mit deinem eigenen Link kommst du von jedem Browser zurück.
ui-copy-own = Eigenen Link kopieren
ui-copy-join = Einladung kopieren
ui-copy-watch = Link für Zuschauer kopieren
ui-start = Partie beginnen
ui-start-bots = { $number ->
    [one] Jetzt mit einem Bot beginnen
   *[other] Jetzt mit { $number } Bots beginnen
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
ui-final = lässt sich nicht zurücknehmen
ui-wait = Du wirst gefragt, wenn du am Zug bist. Sieh dich so lange um.
ui-watching = Du siehst zu.
ui-over = Die Partie ist zu Ende.
ui-fold = Plan ansehen
ui-unfold = Auswahl zeigen
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
ui-time-low = Noch weniger als eine halbe Minute.
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
ui-tip = Tipp
ui-no-tips = Keine Tipps mehr
ui-generic-dock = Alles, was du weißt, steht oben auf dem Plan.
ui-no-spectators = An diesem Tisch darf niemand zusehen.

ui-log-empty = Noch keine Züge
ui-log-empty-hint = Jeder Zug wird hier erzählt.
ui-show-moment = Diesen Augenblick zeigen
ui-auto = automatisch
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
ui-leave = Tisch verlassen
ui-asks-seat = { $name } bittet um den Platz { $colour }.
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
ui-key-7 = Warum nicht? zum gewählten Ding
ui-key-8 = Verlauf
ui-key-9 = Chat
ui-key-10 = Regeln
ui-key-11 = Vorschau ausblenden
ui-key-12 = Spielplan näher, weiter weg, ganz
ui-zoom-in = Näher
ui-zoom-out = Weiter weg

## Verbindung und Fehler

ui-reconnecting =
    { $seconds ->
        [one] Seit { $seconds } Sekunde ohne Verbindung.
       *[other] Seit { $seconds } Sekunden ohne Verbindung.
    }
ui-reconnecting-safe = Der Plan bleibt; dein letzter Zug ist gespeichert.
ui-retry = Noch einmal
ui-moved-on = Der Tisch ist schon weiter; wähle noch einmal.
ui-notice-saved-not = Der Server konnte nicht speichern. Alles bis zu deinem vorigen Zug ist sicher; dieser gilt nicht.
ui-notice-internal = Der Server konnte nicht antworten. Dein letzter Zug ist gespeichert; dieser gilt nicht.
ui-notice-slow-down = Das war etwas schnell. Bitte noch einmal.
ui-problem-hint = Vielleicht hilft die Übersicht weiter.
ui-problem-internal = Auf dem Server ging etwas schief.
ui-problem-offline = Der Server ist nicht erreichbar.
ui-problem-no-table = Diesen Tisch gibt es nicht.
ui-problem-no-table-hint = Vielleicht ist der Link abgeschnitten, oder der Tisch wurde gelöscht.
ui-problem-no-entry = Dieser Link öffnet den Tisch nicht.
ui-problem-no-entry-hint = Bitte um einen neuen Link.
ui-problem-deleted = Dieser Tisch wurde gelöscht.
ui-problem-old-page = Diese Seite stammt von einer älteren Version.
ui-problem-old-page-hint = Lade die Seite neu: Die Partie ist, wo sie war.
ui-problem-old-rules = Diese Partie ist beendet: Ihre Regeln wurden seither berichtigt.
ui-problem-old-rules-hint = Was gespielt wurde, ist aufgehoben. Speichere die Aufzeichnung oder beginne eine neue Partie.
ui-problem-damaged = Dieser Tisch kann nicht gelesen werden.
ui-problem-damaged-hint = Der Betreiber weiß Bescheid. Andere Tische sind nicht betroffen.
ui-problem-full = Alle Plätze sind besetzt. Zusehen geht.
ui-problem-started = Die Partie hat schon begonnen.
ui-problem-taken = Diesen Platz hat gerade jemand anders genommen.
ui-problem-too-many = Zu viel auf einmal. Bitte warte einen Augenblick.
ui-problem-bad-option = Diese Varianten passen nicht zusammen.
ui-problem-bad-request = Das hat der Server nicht verstanden.
ui-problem-not-over = Die Partie ist noch nicht zu Ende.
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
ui-tie-none = Ein Gleichstand war nicht zu entscheiden.
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

ui-tip-yspahan-d-yellow = Gelbe Würfel gehören dir allein: Nur du darfst die Gruppen nehmen, die sie bilden. Jeder kostet 1 Gold, und ein Wurf ist endgültig.
ui-tip-yspahan-d-group = Eine Gruppe bringt Waren ihrer Ebene, oder sie bewegt den Aufseher um ihren Wert, oder sie zieht eine Karte. Mehr Würfel bringen mehr Waren.
ui-tip-yspahan-d-action = Waren füllen einen Basar, und nur volle Basare zählen am Ende der Woche. Der Aufseher schickt die Steine, die er trifft, zur Karawane.
ui-tip-yspahan-d-supply = Ein Basar gehört einer Person. Fülle ihn vor dem Ende der Woche, sonst sind die Steine vergeudet.
ui-tip-yspahan-d-move = Jeder Schritt mehr oder weniger, als die Würfel zeigen, kostet 1 Gold. Steine, bei denen er hält, kommen zur Karawane und zählen dort.
ui-tip-yspahan-d-build = Die ersten zwei Gebäude zählen nichts, das dritte bis fünfte je 5 Punkte, das sechste 10.
ui-tip-yspahan-d-end = Du kannst noch Karten spielen und dann den Zug beenden.

ui-ft-camel-of = Kamel von { $actor }
ui-ft-spot = Feld { $price }
ui-ft-next-bids = Nächste Gebote
ui-ft-your-bid = der Preis deines Gebots
ui-ft-pile =
    { $number ->
        [one] { $number } im Stapel
       *[other] { $number } im Stapel
    }
ui-ft-row = Reihe { $number }
ui-ft-small-market = Kleiner Markt: 1 aus der ersten Reihe, 3 Gold
ui-ft-large-market = Großer Markt: 2 aus den ersten zwei Reihen, 6 Gold
ui-ft-hand = In deiner Hand
ui-ft-may-end = die Bewegung kann hier enden: { $tribes }
ui-ft-yours = Dein Besitz
ui-ft-cards = Karten
ui-ft-no-djinns = Noch kein Dschinn.
ui-ft-used = genutzt
ui-ft-plus-gold = + Gold

ui-tip-fivetribes-d-bid-spot = Ein teureres Feld ist früher dran. Gold zählt am Ende als Punkte: Biete nur für einen Zug, den du willst.
ui-tip-fivetribes-d-start-tile = Suche ein letztes Plättchen, auf dem dein letzter Meeple seine Farbe trifft: Dort nimmst du alle dieser Farbe.
ui-tip-fivetribes-d-drop = Je Plättchen ein Meeple, nie geradewegs zurück. Ein geleertes letztes Plättchen wird mit einem Kamel deins.
ui-tip-fivetribes-d-market = Verschiedene Karten geben die besten Sätze: Neun Sorten sind 60 wert.
ui-tip-fivetribes-d-sacred = Dschinns bringen Punkte und Kräfte. Sie kosten zwei Älteste oder einen Ältesten und einen Fakir.
ui-tip-fivetribes-d-closing = Karten zählen auch am Ende: Verkaufe nur, wenn dir das Gold jetzt hilft.

ui-ar-service-intrigue = Spione
ui-ar-service-military = Söldner
ui-ar-gone = keiner mehr da
ui-ar-no-camp = keine Söldner
ui-ar-worth = zusammen { $number } wert
ui-ar-reserve = in Reserve
ui-ar-no-tokens = Noch keine Söldner.
ui-ar-no-titles = Noch keine Titel.
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
ui-ar-one-payment = Eine Zahlung für alles
ui-ar-two = höchstens zwei Aktionen
ui-ar-at-rank = { $price } auf Rang { $rank }
ui-ar-less = { $cost }, minus { $less } für deinen Kreditbrief
ui-ar-keeps = { $number } übrig
ui-ar-keeps-kind = { $number } { $kind } übrig
ui-ar-row-worth = wert { $worth }{ $lost ->
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
ui-ar-beaten = geschlagen
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

ui-promise = Für mich passen bis:
ui-promise-stop = Wieder fragen
ui-promise-hint = Andere sehen nur, dass du passt, immer nach derselben kurzen Pause.
ui-promised = Gepasst wird bis: { $until }.
ui-promise-more = ein Ort …
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
ui-mo-face-down = verdeckt
ui-mo-pending = Angesagte Zauber
ui-mo-tokens =
    { $number ->
        [one] { $number } Figur
       *[other] { $number } Figuren
    }
ui-mo-first-tent = Erster: zwei Zauber, einer geht weiter
ui-mo-first-djinn = Erster: zwei Artefakte einsetzen
ui-mo-first-market = Erster: 1 Schatz gegen 3
ui-mo-first-caravanserai = Erster: bestimmt, wer beginnt
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
ui-mo-laying = Gleich gesetzt: { $space }.
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
ui-mo-scoring = Wertung, Ort { $number } von { $all }
ui-mo-asked = Wer gefragt wird
ui-mo-passed = hat gepasst
ui-mo-now = ist gefragt
ui-mo-waiting = kommt noch
ui-mo-asks-start = Wähle deine { $number } Startschätze.
ui-mo-asks-pay = Zahle { $number }: mit welchen Schätzen?
ui-mo-asks-take = { $number ->
    [one] Nimm 1 Schatz deiner Wahl.
   *[other] Nimm { $number } Schätze deiner Wahl.
}
ui-mo-asks-barter = Tauschhandel: Gib Schätze zurück und nimm ebenso viele in anderen Sorten.
ui-mo-exchange = { $number } gegen { $number } tauschen
ui-mo-still-take = Noch { $number } nehmen
ui-mo-still-return = Noch { $number } zurückgeben
ui-mo-barter-hint = Gib etwas zurück

ui-tip-morgenland-d-start = Drei Schätze beliebiger Sorten. Verschiedene Sorten helfen: Jede Figur in einem Raum wird mit einer eigenen Sorte bezahlt.
ui-tip-morgenland-d-token = Starke Figuren gewinnen Orte, doch in einem Palastraum zahlst du, was deine Figuren dort wert sind.
ui-tip-morgenland-d-space = Setze sie verdeckt. Höhlen bringen Schätze, die Stadt hilft, die Wache lässt dich ein, die Räume verkaufen Artefakte.
ui-tip-morgenland-d-react = Während ein Ort gewertet wird, darf jeder etwas spielen. Passe, wenn du nichts hast; andere sehen nur, dass du passt.
ui-tip-morgenland-d-buy = Jede deiner Figuren hier wird mit einer anderen Sorte Schatz bezahlt. Wer die meisten Artefakte hat, gewinnt.
ui-tip-morgenland-d-market = Gib einen Schatz zurück und nimm drei nach Wahl.
ui-tip-morgenland-d-bribe = Zahle der Wache, was an Stärke fehlt, und du darfst in den Räumen kaufen.

# The guided first game
ui-guide-play = Spielend lernen
ui-guide-name = Geführte Partie
ui-guide-step = { $number } von { $all }
ui-guide-next = Weiter
ui-guide-do = Zeig es mir
ui-guide-more = Mehr
ui-guide-leave = Lektion beenden
ui-guide-done = Du weißt genug
ui-guide-done-text = Du hast das Wichtige gesehen. Alles andere wird erklärt, wenn es so weit ist: Klicke auf etwas und du erfährst, warum du es wählen kannst oder nicht.
ui-guide-stop = Die Lektion hier beenden?
ui-guide-stop-text = Du kannst sie jederzeit von der ersten Seite aus neu beginnen.
ui-guide-easy = Gegen leichte Bots spielen
ui-guide-rules = Alle Regeln lesen
ui-guide-again = Noch einmal von vorn
ui-guide-go-on = Lektion fortsetzen
