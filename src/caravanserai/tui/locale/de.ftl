# Wörter des Terminals.

tui-yes = ja
tui-no = nein
tui-total = Summe
tui-scores = Punkte
tui-winner = { $winner_you ->
    [yes] Du gewinnst.
   *[no] { $winner } gewinnt.
}
tui-winners = Der Sieg gehört { $each_winner_dat } gemeinsam.

tui-welcome = { $game_id }, { $seats } Spieler
tui-you-are = Du bist { $player }.
tui-bots-are = { $each_bot } { $bots ->
    [one] ist ein Bot
   *[other] sind Bots
} ({ $level_id }).
tui-first-help = Tippe die Nummer deiner Wahl oder help.
tui-ask = Deine Wahl (1-{ $choices }):
tui-hand-over = { $player }, du bist dran. Drücke Enter, wenn nur du den Bildschirm siehst.
tui-thinking = { $player } denkt nach …
tui-several = Das könnte heißen:
tui-no-such-number = Es gibt { $choices } Möglichkeiten; tippe eine Zahl von 1 bis { $choices }.
tui-not-understood = „{ $line_id }“ verstehe ich nicht. Tippe eine Nummer, Wörter einer Möglichkeit oder help.
tui-allowed = Das ist jetzt erlaubt.
tui-undone = Zurückgenommen.
tui-why-usage = Sag, was du tun möchtest, mit den Wörtern einer Aufzeichnung, zum Beispiel: why pass
tui-what-usage = Sag mit seinem Namen, worüber du etwas wissen willst, zum Beispiel: what hamam
tui-what-several = Was davon meinst du? { $names_id }
tui-what-none = Hier gibt es nichts, das { $wanted_id } heißt.
tui-no-rule = Keine Regel sagt etwas über „{ $wanted_id }“.
tui-log-empty = Noch ist nichts geschehen.
tui-save-usage = Sag, wohin: save DATEI
tui-saved = Gespeichert als { $file_id }.
tui-not-saved = { $file_id } kann nicht geschrieben werden: { $why_id }
tui-skip-usage = Sag, bis wann du passt, zum Beispiel: skip this-round. Möglich: { $each_promise }, off.
tui-skipping = Du passt von selbst { $until_until }. Andere Fragen erreichen dich weiterhin.
tui-not-skipping = Du wirst wieder in jedem Fenster gefragt.
tui-left = Du hast den Tisch verlassen.
tui-left-saved = Die Partie liegt in { $file_id }. Weiter geht es mit: serai play --resume { $file_id }
tui-lesson = Lektion { $number } von { $all }
tui-lessons-over = Du weißt genug. Spiel weiter mit: serai play { $game_id } --bots easy
tui-help =
    eine Nummer    diese Möglichkeit wählen
    Wörter         die Möglichkeit mit diesen Wörtern wählen oder alle zeigen, die sie enthalten
    undo           die letzte Entscheidung zurücknehmen, soweit die Regeln es erlauben
    why WÖRTER     warum eine Aktion jetzt nicht möglich ist (mit den Wörtern einer Aufzeichnung)
    what NAME      was etwas auf dem Tisch ist, mit seinem Namen
    rules          die Regel hinter der Frage
    rules ID       eine Regel nach ihrer Nummer
    rules WÖRTER   alle Regeln, in denen diese Wörter vorkommen
    log [N]        die letzten N Ereignisse
    table          den Tisch noch einmal zeichnen (auch mit einer leeren Zeile)
    save DATEI     die Aufzeichnung schreiben
    skip BIS       (Morgenland, Magie) bis dahin alle Fenster passen; skip allein zählt die Möglichkeiten auf
    quit           gehen; mit --save begonnene Spiele lassen sich fortsetzen

# Die Auswahl der Spiele
tui-menu-title = Caravanserai: vier Spiele aus Tausendundeiner Nacht
tui-menu-ask = Welches Spiel (1-{ $games } oder quit)?
tui-menu-level = Wie stark sollen die Bots sein (1-{ $levels }; nichts: { $level_id })?
tui-menu-players = { $first } bis { $last } Spieler

# Rückblicke
review-sums = Glück und Können, in Gewinnchancen
review-even = gleicher Anteil für alle
review-luck = Glück
review-own = eigene Entscheidungen
review-others = Entscheidungen der anderen
review-result = Ergebnis
review-short = { $player } { $result } % (Glück { $luck }, durch Fehler verloren { $lost })
review-turning = Was die Partie entschied
review-better = Wo es eine bessere Entscheidung gab
review-nothing = Nichts Auffälliges.
review-did = { $player }: { $done_id }.
review-change = Die Gewinnchance von { $player } änderte sich von { $before } % auf { $after } %.
review-slip = Schritt { $step }, { $player }, eine Ungenauigkeit: „{ $done_id }“. Um { $loss } % (± { $error }) besser: „{ $best_id }“.
review-mistake = Schritt { $step }, { $player }, ein Fehler: „{ $done_id }“. Um { $loss } % (± { $error }) besser: „{ $best_id }“.
review-blunder = Schritt { $step }, { $player }, ein grober Fehler: „{ $done_id }“. Um { $loss } % (± { $error }) besser: „{ $best_id }“.
