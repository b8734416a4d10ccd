# Wörter des Programms, die zu keinem einzelnen Spiel gehören.

seat = Spieler { $number }
name-piece = { $owner } #{ $number }
nothing = nichts
and = und

# Prompts
prompt-over = Die Partie ist zu Ende.
prompt-chance = Der Zufall entscheidet.
prompt-other = { $actor } entscheidet.

# Reasons
reason-over = Die Partie ist zu Ende.
reason-chance = Es wird gerade gewürfelt oder gezogen.
reason-not-your-turn = Jetzt entscheidet { $actor }.
reason-no-such-action = Eine Aktion Nummer { $number } gibt es nicht.
reason-not-now = Danach wird jetzt nicht gefragt.
reason-stale = Der Tisch ist seit deiner Wahl schon weiter (du sahst Stand { $seen }, jetzt ist es { $now }).
reason-undo-others = { $actor } hat inzwischen entschieden.
reason-undo-closed = Seit deiner letzten Wahl ist Neues ans Licht gekommen.
reason-undo-nothing = Du hast noch nichts entschieden.
reason-guide = Die Regeln erlauben das, aber die Lektion zeigt zuerst etwas anderes: Probier das, worauf gezeigt wird.
reason-guide-over = Die Lektion ist zu Ende. Beginne eine eigene Partie, um weiterzuspielen.
