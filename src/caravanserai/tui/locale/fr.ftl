# Mots du terminal.

tui-yes = oui
tui-no = non
tui-total = Total
tui-scores = Points
tui-winner = { $each_winner } gagne.
tui-winners = { $each_winner } se partagent la victoire.

tui-welcome = { $game_id }, { $seats } joueurs
tui-you-are = Vous êtes { $player }.
tui-bots-are = { $each_bot } { $bots ->
    [one] est un bot
   *[other] sont des bots
} ({ $level_id }).
tui-first-help = Tapez le numéro de votre choix, ou help.
tui-ask = Votre choix (1-{ $choices }) :
tui-hand-over = { $player }, c'est à vous. Appuyez sur Entrée quand vous seul voyez l'écran.
tui-thinking = { $player } réfléchit…
tui-several = Cela peut vouloir dire :
tui-no-such-number = Il y a { $choices } choix ; tapez un nombre de 1 à { $choices }.
tui-not-understood = Je ne comprends pas « { $line_id } ». Tapez un numéro, quelques mots d'un choix, ou help.
tui-allowed = C'est permis maintenant.
tui-undone = Annulé.
tui-why-usage = Dites ce que vous voudriez faire, avec les mots d'un enregistrement, par exemple : why pass
tui-no-rule = Aucune règle ne parle de « { $wanted_id } ».
tui-log-empty = Il ne s'est encore rien passé.
tui-save-usage = Dites où : save FICHIER
tui-saved = Enregistré dans { $file_id }.
tui-not-saved = Impossible d'écrire { $file_id } : { $why_id }
tui-skip-usage = Dites jusqu'à quand vous passez, par exemple : skip this-round. Possible : { $each_promise }, off.
tui-skipping = Vous passez d'office jusqu'à : { $until }. Les autres questions vous parviennent encore.
tui-not-skipping = On vous demande de nouveau à chaque fenêtre.
tui-left = Vous avez quitté la table.
tui-left-saved = La partie est gardée dans { $file_id }. Pour la reprendre : serai play --resume { $file_id }
tui-lesson = Leçon { $number } sur { $all }
tui-lessons-over = Vous en savez assez. Jouez avec : serai play { $game_id } --bots easy
tui-help =
    un numéro      prendre ce choix
    des mots       prendre le choix qui les contient, ou montrer tous ceux qui les contiennent
    undo           annuler votre dernière décision, autant que les règles le permettent
    why MOTS       pourquoi une action n'est pas possible maintenant (avec les mots d'un enregistrement)
    rules          la règle derrière la question
    rules ID       une règle par son numéro
    rules MOTS     toutes les règles qui contiennent ces mots
    log [N]        les N derniers événements
    table          redessiner la table (une ligne vide suffit)
    save FICHIER   écrire l'enregistrement
    skip JUSQU-A   (Morgenland, magie) passer toutes les fenêtres jusque-là ; skip seul donne la liste
    quit           partir ; une partie gardée avec --save peut être reprise

# Le menu des jeux
tui-menu-title = Caravanserai : quatre jeux des Mille et Une Nuits
tui-menu-ask = Quel jeu (1-{ $games }, ou quit) ?
tui-menu-players = de { $first } à { $last } joueurs
