# Mots du programme qui n'appartiennent à aucun jeu en particulier.

seat = Joueur { $number }
name-piece = { $owner } #{ $number }
nothing = rien
and = et

# Prompts
prompt-over = La partie est terminée.
prompt-chance = Le hasard décide.
prompt-other = { $actor } décide.

# Reasons
reason-over = La partie est terminée.
reason-chance = Des dés sont lancés ou des cartes piochées.
reason-not-your-turn = C'est { $actor } qui décide maintenant.
reason-no-such-action = Il n'y a pas d'action numéro { $number }.
reason-not-now = Ce n'est pas ce qui est demandé maintenant.
reason-stale = La table a avancé depuis votre choix (vous avez vu la version { $seen }, c'est maintenant la { $now }).
reason-undo-others = { $actor } a décidé entre-temps.
reason-undo-closed = Du nouveau est apparu depuis votre dernier choix.
reason-undo-nothing = Vous n'avez encore rien décidé.
reason-guide = Les règles le permettent, mais la leçon montre d'abord autre chose : essayez ce qui est indiqué.
reason-guide-over = La leçon est finie. Pour continuer, commencez votre propre partie.
