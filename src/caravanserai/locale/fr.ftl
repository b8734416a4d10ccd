# Mots du programme qui n'appartiennent à aucun jeu en particulier.

seat = Joueur { $number }
name-piece = { $owner } #{ $number }
nothing = rien
and = et
name-this-turn = fin du tour
    .until = jusqu'à la fin du tour
counted = { $number ->
    [one] { $number } { $one_id }
   *[other] { $number } { $many_id }
}

# Une place dans une phrase : qui lit, et tous les autres.
seat-you = vous
    .you = yes
    .hasnt = vous n'avez
    .may = vous pouvez
    .who = vous
    .has = vous avez
    .aux = avez
    .is = vous êtes
    .to = à vous
    .with = chez vous
    .of = à vous
seat-named = { $name_id }
    .you = no
    .hasnt = { $name_id } n'a
    .may = { $name_id } peut
    .who = { $name_id }
    .has = { $name_id } a
    .aux = a
    .is = { $name_id } est
    .to = à { $name_id }
    .with = chez { $name_id }
    .of = { $sound_id ->
        [vowel] d'{ $name_id }
       *[other] de { $name_id }
    }

# Prompts
prompt-over = La partie est terminée.
prompt-chance = Le hasard décide.
prompt-other = { $actor } décide.

# Ce que coûte et rapporte un choix
effect-costs = coûte { $what_id }
effect-gains = rapporte { $what_id }
effect-costs-other = coûte { $what_id } à { $player }
effect-gains-other = rapporte { $what_id } à { $player }

# Reasons
reason-over = La partie est terminée.
reason-chance = Des dés sont lancés ou des cartes piochées.
reason-not-your-turn = C'est { $actor } qui décide maintenant.
reason-no-such-action = Il n'y a pas d'action numéro { $number }.
reason-not-now = Ce n'est pas ce qui est demandé maintenant.
reason-stale = La table a avancé depuis votre choix (vous avez vu la version { $seen }, c'est maintenant la { $now }).
reason-undo-others = { $actor } a décidé entre-temps.
reason-undo-closed = Il y a eu du nouveau depuis votre dernier choix.
reason-undo-nothing = Vous n'avez encore rien décidé.
reason-guide = Les règles le permettent, mais la leçon montre d'abord autre chose : essayez ce qui est indiqué.
reason-guide-over = La leçon est finie. Pour continuer, commencez votre propre partie.

# Fiches
card-name = { $thing }
