# Wörter der Rückschau auf eine beendete Partie, der Rätsel und der Hinweise.

## Die Rückschau als Ganzes

look-title = { $game_id }: Rückschau
look-review = Rückschau
look-at-move = Zug { $number } von { $all }
look-at-round = { $round_id } · { $move_id }
look-stretch = { $what_id } { $number }
look-at-end = Das Ende
look-won = Sieg: { $players_id }
look-result = Ergebnis
look-loading = Die Partie wird gelesen.
look-waiting = { $number ->
    [one] Eine Rückschau kommt vorher dran.
   *[other] { $number } Rückschauen kommen vorher dran.
}
look-progress = Wird genauer: { $percent } %
look-done = { $passes ->
    [one] jeder Zug einmal angesehen
   *[other] jeder Zug { $passes }-mal angesehen
}
look-unverified = Niemand kennt den Startwert dieser Aufzeichnung, daher ließ sich ihr Zufall nicht prüfen.
look-stopped = Auf diese Partie lässt sich nicht zurückschauen
look-not-over = Sie ist nicht zu Ende, oder sie wurde aufgegeben. Zurückgeschaut wird nur auf Partien, die zu Ende gespielt sind.
look-again-soon = Es wird von selbst wieder versucht.
look-try = Noch einmal versuchen
look-to-table = Zum Tisch
look-to-home = Zur Startseite

## Die Kurve

look-chart = Gewinnchance
look-chart-about = geschätzt, nach der wahren Stellung
look-chart-mine = geschätzt, nach der wahren Stellung; dein Band liegt unten
look-slider = Augenblick der Partie
look-point = { $moment_id }. { $shares_id }
look-share = { $player } { $percent } %
look-table = Als Tabelle
look-table-move = Zug
look-table-who = Wer
look-table-what = Was
look-error = ± { $percent }
look-first = Erster Zug
look-previous = Einen Zug zurück
look-next = Einen Zug weiter
look-last = Das Ende
look-play = Abspielen
look-pause = Anhalten
look-times = { $number }×
look-next-turning = Nächster Wendepunkt
look-share-link = Link zu diesem Augenblick
look-copied = Der Link ist kopiert.
look-copied-own = Der Link ist kopiert. Er öffnet sich nur bei denen, die an diesem Tisch saßen.
look-copy-this = Diesen Link kopieren:

## Die Liste daneben

look-lists = Augenblicke
look-turning = Wendepunkte
look-turning-empty = Noch ist nichts sicher. Sie kommen, sobald jeder Zug einmal angesehen ist.
look-moves = Züge
look-luck = Glück
look-change = { $player }: { $before } % auf { $after } %
look-chose = { $player_you ->
    [yes] Du hast gewählt
   *[no] { $player } hat gewählt
}: { $choice_id }
look-who = Wessen Züge
look-everybody = Alle
look-only-losses = Nur Verluste
look-moves-none = Keine Entscheidung verlor mehr als ihren Fehlerbereich.
look-moves-soon = Bisher kein Verlust gefunden. Verluste kommen vom zweiten Hinsehen an.
look-slip = Ungenauigkeit
look-mistake = Fehler
look-blunder = grober Fehler
look-lost = { $word_id }, { $percent } % verloren

## Ein Augenblick

look-made = von { $player } gewählt
look-made-you = von dir gewählt
look-verdict-best = Es wurde nichts Besseres gefunden.
look-verdict-unsure = Anderes sah besser aus, aber um nicht mehr als den Fehlerbereich.
look-verdict-soon = Noch nicht genauer angesehen.
look-verdict-only = Es gab nichts anderes zu wählen.
look-verdict-loss = { $word_id ->
    [slip] Eine Ungenauigkeit
    [blunder] Ein grober Fehler
   *[other] Ein Fehler
}: { $percent } % ± { $error } verloren gegenüber: { $best_id }.
look-instead = Was es wert war
look-instead-about = Gewinnchance danach, nach dem, was { $player_you ->
    [yes] du wusstest
   *[no] { $player } wusste
}
look-chance-then = Vorher: { $percent } % nach der wahren Stellung, { $known } % nach dem, was { $player_you ->
    [yes] du wissen konntest
   *[no] { $player } wissen konnte
}.
look-instead-none = Noch gibt es nichts zu vergleichen.
look-instead-error = Das Beste liegt um { $percent } % vor dem gemachten Zug, auf { $error } % genau.
look-instead-soon = Wie weit das Beste voraus ist, wird noch angesehen.
look-best = am besten
look-worth = { $percent } %
look-board = Der Tisch
look-part = Teil des Tisches
look-players = Spieler
look-knew-then = Was wusste { $player_you ->
    [yes] ich
   *[no] { $player }
} damals?
look-knew-on = Nur, was dieser Platz sehen konnte.
look-knew-off = Alles liegt offen, auch was damals verdeckt war.
look-legend-best = das Beste
look-legend-made = der gemachte Zug
look-legend-chosen = deine Wahl
look-legend-option = andere Möglichkeiten
look-legend-open = eine Möglichkeit
look-play-on = Von hier weiterspielen
look-play-on-as = Als { $player } weiterspielen
look-play-on-title = Von diesem Augenblick an weiterspielen
look-play-on-text = Ein eigener Tisch öffnet sich in diesem Augenblick, mit Bots auf den anderen Plätzen. Was dieser Platz nicht wusste, wird neu verteilt. Die Aufzeichnung bleibt, wie sie ist.
look-play-on-level = Wie stark die Bots sind
look-play-on-hints = Mit einem Knopf für Hinweise
look-play-on-go = Tisch öffnen
look-choose-again = Noch einmal wählen
look-ask-first = Erst fragen
look-choose-title = Was würdest du jetzt wählen?
look-choose-text = Wähle auf dem Brett oder in der Liste. Die Antwort kommt danach.
look-choose-leave = Sein lassen
look-my-choice = Meine Wahl: { $letter_id }
look-choose-first = Wähle zuerst etwas
look-found = { $letter_id } ist das Beste, was gefunden wurde
look-found-text = Das hast du gewählt: { $percent } % solcher Partien gewinnt man damit.
look-better = { $letter_id } war besser
look-better-text = Du hast { $chosen_id } gewählt: Damit gewinnt man { $percent } % solcher Partien, mit { $letter_id } { $best } %.
look-even-better = Nicht klar besser
look-even-text = Du hast { $chosen_id } gewählt: { $percent } %. Das Beste, { $letter_id }, hat { $best } %; das ist nicht mehr als der Fehlerbereich.
look-same-as-then = Das hast du auch damals gewählt.

## Bereiche der Spieler: für `ui-…`, das die Besitzer anspricht; jeweils in einer Zeile

ui-ys-first = { $actor_you ->
    [yes] Du beginnst
   *[no] { $actor } beginnt
}
area-ui-only-you = damals verdeckt
area-ui-your-cards = Karten
area-ui-ft-yours = Besitz
area-ui-mo-behind = { $number } insgesamt, damals verdeckt
area-ui-mo-lamp-needed = damals verdeckt; Lampe nötig

## Glück und Können

look-sums = Glück und Können
look-sums-about = vom gleichen Anteil bis zum Ergebnis, in Hundertsteln eines Sieges
look-sums-luck = Glück
look-sums-own = eigene Züge
look-sums-others = andere
look-sums-result = Ergebnis
look-sums-error = Glück: was der Zufall gab oder nahm, ± { $error }. Eigene Züge: gegenüber dem üblichen Zug an diesem Tisch. Zusammen mit dem gleichen Anteil von { $even } ergeben sie das Ergebnis.
look-sums-soon = Glück und Können werden noch angesehen; die Zahlen kommen gleich. Alle beginnen mit einem gleichen Anteil von { $even }.

## Rätsel

puzzle-title = Rätsel
puzzle-of-the-day = Rätsel des Tages
puzzle-game = Rätsel: { $game_id }
puzzle-today = heute
puzzle-about = { $seats } Spieler. Wähle, bevor du die Antwort siehst.
puzzle-ways = { $number ->
    [one] Eine Möglichkeit
   *[other] { $number } Möglichkeiten
}
puzzle-ways-about = oder tippe einen Ring auf dem Brett an
puzzle-give-up = Aufgeben
puzzle-next = Nächstes Rätsel
puzzle-earlier = Der Tag davor
puzzle-later = Der Tag danach
puzzle-again = Noch einmal ansehen
puzzle-worth = Gewinnchance nach jeder Wahl
puzzle-worth-about = Strich = Spanne der Schätzung
puzzle-yours = deine Wahl
puzzle-why = Warum
puzzle-why-about = wie der Zug am besten weitergeht
puzzle-why-line = Die beste Folge
puzzle-why-yours = Deine Folge
puzzle-easy = { $count ->
    [0] Leichte Bots wählen es nie.
   *[other] Leichte Bots wählen es in { $count } von { $tries } Fällen.
}
puzzle-gave-up = Am besten war { $letter_id }
puzzle-gave-up-text = { $percent } % solcher Partien gewinnt man damit. Ein Tag zählt, wenn du wählst.
puzzle-week = Deine Woche
puzzle-streak = { $days ->
    [0] noch kein Tag
    [one] { $days } Tag
   *[other] { $days } Tage in Folge
}
puzzle-day-done = { $day_id }: gewählt
puzzle-day-open = { $day_id }: nichts gewählt
puzzle-where-from = Rätsel kommen aus gespielten und simulierten Partien.
puzzle-kept = Sie alle sind hier aufgehoben, auch für Zeiten ohne Netz.
puzzle-archive = Frühere Rätsel
puzzle-state-found = gefunden
puzzle-state-missed = versucht
puzzle-state-open = offen
puzzle-none = Für { $game_id } gibt es noch keine Rätsel.
puzzle-offline = Keine Verbindung, und die Rätsel dieses Spiels wurden hier noch nie geladen.
puzzle-tile-question = Eine Möglichkeit ist klar die beste. Welche?
puzzle-tile-choose = Einen Zug wählen
puzzle-tile-found = Gefunden
puzzle-tile-missed = { $letter_id } war besser
puzzle-tile-next = Weiter mit { $game_id }

## Hinweise

hint-ask = Hinweis
hint-title = Was am besten aussieht
hint-about = Gewinnchance nach dem, was du weißt. Die Aufzeichnung vermerkt es.
hint-thinking = Es wird nachgesehen.
