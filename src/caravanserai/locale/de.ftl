# Wörter des Programms, die zu keinem einzelnen Spiel gehören.

seat = Spieler { $number }
name-piece = { $owner } #{ $number }
nothing = nichts
and = und
name-this-turn = Ende des Zuges
    .until = bis zum Ende des Zuges
counted = { $number ->
    [one] { $number } { $one_id }
   *[other] { $number } { $many_id }
}

# Ein Platz im Satz: wer liest, und alle anderen.
seat-you = du
    .you = yes
    .may = du darfst
    .who = du
    .has = du hast
    .aux = hast
    .is = du bist
    .be = bist
    .dat = dir
    .acc = dich
    .of = von dir
seat-named = { $name_id }
    .you = no
    .may = { $name_id } darf
    .who = { $name_id }
    .has = { $name_id } hat
    .aux = hat
    .is = { $name_id } ist
    .be = ist
    .dat = { $name_id }
    .acc = { $name_id }
    .of = von { $name_id }

# Prompts
prompt-over = Die Partie ist zu Ende.
prompt-chance = Der Zufall entscheidet.
prompt-other = { $actor } entscheidet.

# Was eine Wahl kostet und bringt
effect-costs = Kosten: { $what_id }
effect-gains = Ertrag: { $what_id }
effect-costs-other = Kosten für { $player }: { $what_id }
effect-gains-other = Ertrag für { $player }: { $what_id }

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
reason-guide = Die Regeln erlauben das, aber die Lektion zeigt zuerst etwas anderes. Probier das, worauf gezeigt wird.
reason-guide-over = Die Lektion ist zu Ende. Beginne eine eigene Partie, um weiterzuspielen.

# Karten der Dinge
card-name = { $thing }
