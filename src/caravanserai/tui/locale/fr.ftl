# Mots du terminal.

tui-yes = oui
tui-no = non
tui-total = Total
tui-scores = Points
tui-winner = { $winner_you ->
    [yes] Vous gagnez.
   *[no] { $winner } gagne.
}
tui-winners = La victoire est partagée : elle revient { $each_winner_to }.

tui-welcome = { $game_id }, { $seats } joueurs
tui-you-are = Vous êtes { $player }.
tui-bots-are = { $each_bot } { $bots ->
    [one] est un bot
   *[other] sont des bots
} ({ $level_id }).
tui-first-help = Tapez le numéro de votre choix, ou help.
tui-ask = Votre choix (1-{ $choices }) :
tui-hand-over = { $player }, c'est à vous. Appuyez sur Entrée quand personne d'autre ne voit l'écran.
tui-thinking = { $player } réfléchit…
tui-several = Cela peut vouloir dire :
tui-no-such-number = Il y a { $choices } choix ; tapez un nombre de 1 à { $choices }.
tui-not-understood = Je ne comprends pas « { $line_id } ». Tapez un numéro, quelques mots d'un choix, ou help.
tui-allowed = C'est permis maintenant.
tui-undone = Annulé.
tui-why-usage = Dites ce que vous voudriez faire, avec les mots d'un enregistrement, par exemple : why pass
tui-what-usage = Dites par son nom ce que vous voulez connaître, par exemple : what hammam
tui-what-several = Lequel de ces noms voulez-vous dire ? { $names_id }
tui-what-none = Il n'y a rien ici qui s'appelle { $wanted_id }.
tui-no-rule = Aucune règle ne parle de « { $wanted_id } ».
tui-log-empty = Il ne s'est encore rien passé.
tui-save-usage = Dites où : save FICHIER
tui-saved = Enregistré dans { $file_id }.
tui-not-saved = Impossible d'écrire { $file_id } : { $why_id }
tui-skip-usage = Dites jusqu'à quand vous passez, par exemple : skip this-round. Possibilités : { $each_promise }, off.
tui-skipping = Vous passez d'office { $until_until }. Les autres questions vous parviennent encore.
tui-not-skipping = Les questions reviennent à chaque fenêtre.
tui-left = Vous avez quitté la table.
tui-left-saved = La partie est gardée dans { $file_id }. Pour la reprendre : serai play --resume { $file_id }
tui-lesson = Leçon { $number } sur { $all }
tui-lessons-over = Vous en savez assez. Jouez avec : serai play { $game_id } --bots easy
tui-help =
    un numéro      prendre ce choix
    des mots       prendre le choix qui les contient, ou montrer tous ceux qui les contiennent
    undo           annuler votre dernière décision, autant que les règles le permettent
    why MOTS       pourquoi une action n'est pas possible maintenant (avec les mots d'un enregistrement)
    what CHOSE     ce qu'est une chose sur la table, par son nom
    rules          la règle derrière la question
    rules ID       une règle par son numéro
    rules MOTS     toutes les règles qui contiennent ces mots
    log [N]        les N derniers événements
    table          redessiner la table (une ligne vide suffit)
    save FICHIER   écrire l'enregistrement
    skip JUSQU'À   (Morgenland, magie) passer toutes les fenêtres jusque-là ; skip seul donne la liste
    quit           partir ; une partie gardée avec --save peut être reprise

# Le menu des jeux
tui-menu-title = Caravanserai : quatre jeux des Mille et Une Nuits
tui-menu-ask = Quel jeu (1-{ $games }, ou quit) ?
tui-menu-level = Quelle force pour les bots (1-{ $levels } ; rien : { $level_id }) ?
tui-menu-players = de { $first } à { $last } joueurs

# Analyses
review-sums = Chance et talent, en probabilités de victoire
review-even = part égale pour tous
review-luck = chance
review-own = ses propres décisions
review-others = décisions des autres
review-result = résultat
review-short = { $player } { $result } % (chance { $luck }, perdu par des erreurs { $lost })
review-turning = Ce qui a décidé de la partie
review-better = Où une meilleure décision existait
review-nothing = Rien de marquant.
review-did = { $player } : { $done_id }.
review-change = { $player_you ->
    [yes] Vos chances de victoire
   *[other] Les chances de victoire { $player_of }
} sont passées de { $before } % à { $after } %.
review-slip = Étape { $step }, { $player }, une imprécision : « { $done_id } ». Avec { $loss } % de plus (± { $error }) : « { $best_id } ».
review-mistake = Étape { $step }, { $player }, une erreur : « { $done_id } ». Avec { $loss } % de plus (± { $error }) : « { $best_id } ».
review-blunder = Étape { $step }, { $player }, une grosse erreur : « { $done_id } ». Avec { $loss } % de plus (± { $error }) : « { $best_id } ».
