# Les mots de la relecture d'une partie finie, des problèmes et des indices.

## La relecture entière

look-title = { $game_id } : relecture
look-review = Relecture
look-at-move = Coup { $number } sur { $all }
look-at-round = { $round_id } · { $move_id }
look-stretch = { $what_id } { $number }
look-at-end = La fin
look-won = Victoire : { $players_id }
look-result = Résultat
look-loading = La partie est en cours de lecture.
look-waiting = { $number ->
    [one] Une relecture passe avant celle-ci.
   *[other] { $number } relectures passent avant celle-ci.
}
look-progress = De plus en plus précis : { $percent } %
look-done = { $passes ->
    [one] chaque coup regardé une fois
   *[other] chaque coup regardé { $passes } fois
}
look-unverified = Personne ne connaît la graine de cet enregistrement : son hasard n'a pas pu être vérifié.
look-stopped = Cette partie ne peut pas être relue
look-not-over = Elle n'est pas finie, ou elle a été abandonnée. On ne relit que les parties jouées jusqu'au bout.
look-again-soon = Un nouvel essai se fait tout seul.
look-try = Réessayer
look-to-table = À la table
look-to-home = À l'accueil

## La courbe

look-chart = Chances de gagner
look-chart-about = une estimation, d'après la vraie position
look-chart-mine = une estimation, d'après la vraie position ; votre bande est en bas
look-slider = Moment de la partie
look-point = { $moment_id }. { $shares_id }
look-share = { $player } { $percent } %
look-table = En tableau
look-table-move = Coup
look-table-who = Qui
look-table-what = Quoi
look-error = ± { $percent }
look-first = Premier coup
look-previous = Un coup en arrière
look-next = Un coup en avant
look-last = La fin
look-play = Dérouler
look-pause = Arrêter
look-times = { $number }×
look-next-turning = Tournant suivant
look-share-link = Lien vers ce moment
look-copied = Le lien est copié.
look-copied-own = Le lien est copié. Il ne s'ouvre que chez ceux qui étaient à cette table.
look-copy-this = Copiez ce lien :

## La liste à côté

look-lists = Les moments
look-turning = Tournants
look-turning-empty = Rien n'est encore sûr. Ils viennent dès que chaque coup a été regardé une fois.
look-moves = Coups
look-luck = chance
look-change = { $player } : de { $before } % à { $after } %
look-chose = { $player_you ->
    [yes] Vous avez choisi
   *[no] { $player } a choisi
} : { $choice_id }
look-who = Les coups de qui
look-everybody = Tout le monde
look-only-losses = Seulement les pertes
look-moves-none = Aucune décision n'a perdu plus que sa marge d'erreur.
look-moves-soon = Aucune perte trouvée jusqu'ici. Les pertes viennent à partir du deuxième regard.
look-slip = imprécision
look-mistake = erreur
look-blunder = grosse erreur
look-lost = { $word_id }, { $percent } % perdus

## Un moment

look-made = choisi par { $player }
look-made-you = choisi par vous
look-verdict-best = Rien de mieux n'a été trouvé.
look-verdict-unsure = Autre chose paraissait meilleur, mais pas de plus que la marge d'erreur.
look-verdict-soon = Pas encore regardé de près.
look-verdict-only = Il n'y avait rien d'autre à choisir.
look-verdict-loss = { $word_id ->
    [slip] Une imprécision
    [blunder] Une grosse erreur
   *[other] Une erreur
} : { $percent } % ± { $error } perdus par rapport à : { $best_id }.
look-instead = Ce que cela valait
look-instead-about = chances de gagner ensuite, { $player_you ->
    [yes] d'après ce que vous saviez
   *[no] d'après les connaissances { $player_of }
}
look-chance-then = Avant : { $percent } % d'après la vraie position, { $known } % { $player_you ->
    [yes] d'après ce que vous pouviez savoir
   *[no] d'après les connaissances possibles { $player_of }
}.
look-instead-none = Il n'y a encore rien à comparer.
look-instead-error = Le meilleur devance le coup joué de { $percent } %, à { $error } % près.
look-instead-soon = L'avance du meilleur est encore à l'étude.
look-best = le meilleur
look-worth = { $percent } %
look-board = La table
look-part = Partie de la table
look-players = Joueurs
look-knew-then = { $player_you ->
    [yes] Que savais-je alors ?
   *[no] Que savait { $player } alors ?
}
look-knew-on = Seulement ce que cette place pouvait voir.
look-knew-off = Tout est ouvert, même ce qui était caché alors.
look-legend-best = le meilleur trouvé
look-legend-made = le coup joué
look-legend-chosen = votre choix
look-legend-option = autres possibilités
look-legend-open = une possibilité
look-play-on = Continuer d'ici
look-play-on-as = Continuer à la place { $player_of }
look-play-on-title = Continuer à partir de ce moment
look-play-on-text = Une table à vous s'ouvre à ce moment, avec des bots aux autres places. Ce que cette place ne savait pas est redistribué. L'enregistrement reste tel quel.
look-play-on-level = La force des bots
look-play-on-hints = Avec un bouton d'indices
look-play-on-go = Ouvrir la table
look-choose-again = Choisir à nouveau
look-ask-first = Me demander d'abord
look-choose-title = Que choisiriez-vous maintenant ?
look-choose-text = Choisissez sur le plateau ou dans la liste. La réponse vient après.
look-choose-leave = Laisser
look-my-choice = Mon choix : { $letter_id }
look-choose-first = Choisissez d'abord
look-found = { $letter_id } est le meilleur trouvé
look-found-text = C'est votre choix : on gagne ainsi { $percent } % de telles parties.
look-better = { $letter_id } était meilleur
look-better-text = Vous avez choisi { $chosen_id } : on gagne ainsi { $percent } % de telles parties, et { $best } % avec { $letter_id }.
look-even-better = Pas nettement meilleur
look-even-text = Vous avez choisi { $chosen_id } : { $percent } %. Le meilleur, { $letter_id }, a { $best } %, soit pas plus que la marge d'erreur.
look-same-as-then = C'est aussi ce que vous aviez choisi alors.

## Zones des joueurs : pour `ui-…`, qui parle au propriétaire ; chacune sur une ligne

ui-ys-first = { $actor_you ->
    [yes] Vous commencez
   *[no] { $actor } commence
}
area-ui-only-you = cachés alors
area-ui-your-cards = Cartes
area-ui-ft-yours = Ce qu'il y avait
area-ui-mo-behind = { $number } en tout, cachés alors
area-ui-mo-lamp-needed = cachés alors ; Lampe requise

## Chance et talent

look-sums = Chance et talent
look-sums-about = de la part égale au résultat, en centièmes de victoire
look-sums-luck = chance
look-sums-own = ses coups
look-sums-others = autres
look-sums-result = résultat
look-sums-error = Chance : ce que le hasard a donné ou pris, ± { $error }. Ses coups : par rapport au coup habituel à cette table. Avec la part égale de { $even }, le tout donne le résultat.
look-sums-soon = Chance et talent sont encore à l'étude ; les chiffres viennent dans un instant. On commence à parts égales de { $even }.

## Problèmes

puzzle-title = Problèmes
puzzle-of-the-day = Problème du jour
puzzle-game = Problème : { $game_id }
puzzle-today = aujourd'hui
puzzle-about = { $seats } joueurs. Choisissez avant de voir la réponse.
puzzle-ways = { $number ->
    [one] Une possibilité
   *[other] { $number } possibilités
}
puzzle-ways-about = ou touchez un anneau sur le plateau
puzzle-give-up = Renoncer
puzzle-next = Problème suivant
puzzle-earlier = La veille
puzzle-later = Le lendemain
puzzle-again = Revoir
puzzle-worth = Chances de gagner après chaque choix
puzzle-worth-about = trait = étendue de l'estimation
puzzle-yours = votre choix
puzzle-why = Pourquoi
puzzle-why-about = la meilleure suite du tour
puzzle-why-line = La meilleure suite
puzzle-why-yours = Votre suite
puzzle-easy = { $count ->
    [0] Les bots faciles ne le choisissent jamais.
   *[other] Les bots faciles le choisissent { $count } fois sur { $tries }.
}
puzzle-gave-up = Le meilleur était { $letter_id }
puzzle-gave-up-text = On gagne ainsi { $percent } % de telles parties. Un jour compte quand vous choisissez.
puzzle-week = Votre semaine
puzzle-streak = { $days ->
    [0] encore aucun jour
    [one] { $days } jour
   *[other] { $days } jours de suite
}
puzzle-day-done = { $day_id } : choisi
puzzle-day-open = { $day_id } : rien choisi
puzzle-where-from = Les problèmes viennent de parties jouées et simulées.
puzzle-kept = Ils sont tous gardés ici, même sans réseau.
puzzle-archive = Problèmes précédents
puzzle-state-found = trouvé
puzzle-state-missed = essayé
puzzle-state-open = ouvert
puzzle-none = Il n'y a pas encore de problèmes pour { $game_id }.
puzzle-offline = Pas de connexion, et les problèmes de ce jeu n'ont jamais été chargés ici.
puzzle-tile-question = Une possibilité est nettement la meilleure. Laquelle ?
puzzle-tile-choose = Choisir un coup
puzzle-tile-found = Trouvé
puzzle-tile-missed = { $letter_id } était meilleur
puzzle-tile-next = Passer à { $game_id }

## Indices

hint-ask = Indice
hint-title = Ce qui paraît le meilleur
hint-about = Chances de gagner d'après ce que vous savez. L'enregistrement en garde trace.
hint-thinking = L'examen est en cours.
