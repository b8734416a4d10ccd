# Mots de la première page et de la page sur soi.

## Tables

home-waits = { $number ->
    [0] Personne ne vous attend
    [1] Une table vous attend
    [2] Deux tables vous attendent
   *[other] { $number } tables vous attendent
}
home-urgent = La plus urgente est { $table } : { $time }.
home-search = Chercher des tables et des gens
home-search-none = Rien avec « { $query } ». On cherche dans les noms des tables, des gens et des jeux.
home-count = { $number }, celles qui attendent d'abord
home-filter = Quelles tables
home-filter-all = Toutes
home-filter-waiting = En attente { $number }
home-filter-hidden = Masquées { $number }
home-column-table = Table
home-column-players = Joueurs, à qui le tour
home-column-time = Temps
home-column-last = Dernier coup
home-all-tables = Toutes les { $number } tables
home-fewer = Moins
home-left-minutes = { $number ->
    [one] encore { $number } minute
   *[other] encore { $number } minutes
}
home-left-hours = { $number ->
    [one] encore { $number } heure
   *[other] encore { $number } heures
}
home-left-days = { $number ->
    [one] encore { $number } jour
   *[other] encore { $number } jours
}
home-at-least = au moins { $time }
home-no-limit = Sans limite de temps
home-paused = Pause
home-holiday = Vacances jusqu'au { $date }
home-lull = Personne ne continue cette partie. Dites d'ici le { $date } ce qu'elle devient.
home-unfinished = Inachevée, personne n'a perdu
home-seats-open = { $number ->
    [0] Pas commencée
    [one] { $number } place libre
   *[other] { $number } places libres
}
home-your-turn = à vous de jouer
home-turn-of = à { $name } de jouer
home-stand-in = un bot joue à sa place
home-not-begun = Pas encore commencée
home-more = Plus : { $table }
home-hide = Masquer
home-show = Montrer à nouveau
home-leave = Quitter
home-leave-title = Quitter { $table } ?
home-leave-waiting = Votre place se libère pour quelqu'un d'autre.
home-leave-running = Un bot prend votre place et continue. Pour revenir, il faudrait la demander à l'hôte.
home-leave-yes = Quitter, la place se libère
home-leave-yes-bot = Quitter, un bot prend la place
home-delete = Supprimer
home-delete-title = Supprimer { $table } ?
home-delete-text = Personne n'a encore joué. Le lien n'ouvrira plus rien.
home-delete-yes = Supprimer la table
home-stay = Tout laisser ainsi
home-empty = Pas encore de table. Commencez-en une contre des bots, ou ouvrez-en une pour des amis.
home-offline = Pas de connexion depuis { $time }. Les tables sont telles que vous les avez laissées.

## Départ rapide

home-quick = Départ rapide
home-quick-sub = contre des bots, rien à régler
home-game = Jeu
home-bots = { $number ->
    [one] bot
   *[other] bots
}
home-bots-fewer = Un bot de moins
home-bots-more = Un bot de plus
home-with = vous et { $names }
home-level = La force des bots
home-expert-slow = Ici, l'expert réfléchit jusqu'à { $seconds } s
home-play = Jouer à { $game }

## Parties finies et chiffres

home-finished = Terminées
home-games = { $number ->
    [one] { $number } partie
   *[other] { $number } parties
}
home-all-finished = Toutes
home-finished-empty = Aucune partie terminée. Une courte partie d'Yspahan dure 20 minutes.
home-won = Vous avez gagné, { $points }
home-lost = { $name } { $best }, vous { $points }
home-no-result = Sans résultat
home-place-1 = 1er
home-place-2 = 2e
home-place-3 = 3e
home-place-4 = 4e
home-place-5 = 5e
home-numbers = Vos chiffres
home-numbers-empty = Après votre première partie.
home-against = Contre qui
home-by-game = Par jeu
home-column-game = Jeu
home-column-name = Nom
home-column-games = parties
home-column-won = gagnées
home-column-ahead = devant
home-column-place = place
home-column-points = points
home-share = { $won } sur { $games }
home-percent = { $number } %

## Soi-même

you-title = Vous
you-sub = Pas de compte, pas de courriel, pas de mot de passe. Ce que l'on sait de vous est sur cette page.
you-nobody = Rien sur vous n'est gardé au serveur. Seul ce navigateur connaît vos tables : si vous le videz, elles sont perdues.
you-become = Mettre mes tables à l'abri
you-become-sub = crée douze mots avec lesquels vous revenez de partout
you-have = Avez-vous déjà joué ici ?
you-have-sub = Avec un code de votre autre appareil, ou avec vos mots, vos tables viennent sur celui-ci.
you-name = Nom et signe
you-name-label = Nom aux tables
you-colour = La couleur que vous préférez
you-colour-any = peu importe
you-back = Revenir de partout
you-words = Mots de secours
you-words-text = Douze mots. Ils apportent vos places, votre nom, vos réglages et vos parties sur un autre appareil. Qui les a, c'est vous : gardez-les comme une clé.
you-words-elsewhere = Les mots sont affichés sur l'appareil qui les a créés. Vous pouvez en créer de nouveaux ici ; les anciens ne vaudront plus rien.
you-show = Montrer
you-hide = Cacher
you-copy = Copier
you-copied = Copié
you-print = Imprimer
you-new-words = Nouveaux mots
you-new-words-sure = De nouveaux mots rendent les anciens sans valeur. En créer ?
you-written = Je les ai notés
you-written-on = Notés le { $date }. De nouveaux mots rendent ceux-ci sans valeur.
you-not-written = Pas encore notés.
you-word = Mot { $number }
you-move = Sur un autre appareil
you-move-text = Un code ou un lien qui vaut une fois, pendant dix minutes. Ouvrez-le sur l'autre appareil.
you-move-make = Créer un code
you-move-until = Valable jusqu'à { $time }
you-move-stop = Annuler le code
you-move-link = Copier le lien
you-move-qr = Code QR du lien vers cette personne
you-passkey = Clé d'accès
you-passkey-text = S'ouvre avec le doigt, le visage ou le code de cet appareil. Rien de cela ne quitte l'appareil.
you-passkey-add = Ajouter une clé d'accès
you-passkey-use = Entrer avec une clé d'accès
you-passkey-none = Ce navigateur n'a pas de clés d'accès ici.
you-passkey-off = Ce serveur ne peut pas vérifier les clés d'accès.
you-devices = Appareils
you-devices-count = { $number ->
    [one] seulement celui-ci
   *[other] { $number } peuvent agir pour vous
}
you-devices-empty = Seulement celui-ci. Notez les mots avant de le perdre.
you-this-device = cet appareil
you-device-unknown = Un navigateur
you-since = depuis le { $made }, utilisé le { $seen }
you-sign-out = Déconnecter
you-sign-out-one = Déconnecter : { $device }
you-sign-out-others = Déconnecter tous les autres
you-last-device = Notez d'abord les mots : sans eux personne ne pourrait revenir.
you-settings = Sur cet appareil
you-motion = Moins de mouvement
you-motion-text = Les choses changent de place d'un coup.
you-sound-text = Cinq sons courts, seulement tant que la page est ouverte.
you-holiday = Vacances
you-holiday-text = Dans les parties de plusieurs jours, vos horloges s'arrêtent pendant votre absence. Les autres à vos tables voient jusqu'à quand. Vous pouvez jouer quand même.
you-holiday-left = { $number ->
    [one] Encore { $number } jour sur { $days } par an. Un jour commencé compte.
   *[other] Encore { $number } jours sur { $days } par an. Un jour commencé compte.
}
you-holiday-days = Jours à partir de maintenant
you-holiday-go = Partir en vacances
you-holiday-on = Vous êtes en vacances jusqu'au { $date }.
you-holiday-back = De retour
you-data = Vos données
you-data-name = Nom, couleur, réglages
you-data-name-for = jusqu'à ce que vous les supprimiez
you-data-devices = { $number ->
    [one] Empreinte du secret de { $number } appareil
   *[other] Empreintes des secrets de { $number } appareils
}
you-data-devices-for = jusqu'à la déconnexion
you-data-words = Empreinte de vos mots
you-data-words-for = jusqu'à ce que vous en créiez d'autres
you-data-holidays = { $number ->
    [0] Aucunes vacances
    [one] Vacances prises une fois
   *[other] Vacances prises { $number } fois
}
you-data-holidays-for = un an
you-data-games = { $number ->
    [one] { $number } partie avec votre place
   *[other] { $number } parties avec votre place
}
you-data-games-for = les enregistrements restent, votre nom peut partir
you-download = Tout télécharger
you-delete = Me supprimer
you-delete-text = Une seule confirmation est demandée ; ensuite, rien ne peut être annulé. Des bots prennent vos places ; les parties finies ne gardent aucun nom.
you-delete-title = Supprimer tout ce que l'on sait de vous ?
you-delete-running = { $number ->
    [0] Vous n'êtes à aucune table en cours.
    [1] À une table en cours, un bot prend votre place.
   *[other] À { $number } tables en cours, des bots prennent vos places.
}
you-delete-yes = Me supprimer pour de bon
you-enter-code = Code de votre autre appareil
you-enter-words = Vos douze mots
you-enter = Entrer
you-enter-question = Apporter sur cet appareil tout ce qui est à cette personne ?
you-fault-word = « { $word } » n'est pas dans la liste des mots.
you-fault-missing = { $number ->
    [one] Il manque { $number } mot.
   *[other] Il manque { $number } mots.
}
you-fault-many = Ce sont plus de douze mots.
you-fault-check = Ces mots ne vont pas ensemble. L'un d'eux est peut-être faux, ou l'ordre n'est pas le bon.
you-no-person = Cela n'appartient à personne ici, ou plus maintenant. Les codes valent une fois et pendant dix minutes.
you-too-many-tries = Trop d'essais. Réessayez dans { $seconds } s.
you-signed-out = Cet appareil a été déconnecté.
you-saved = Enregistré

## Classements

home-rated = classée
home-column-rating = classement
you-ratings = Classements
you-ratings-empty = Pas encore de partie classée. Ouvrez une table classée, ou prenez place à l'une d'elles.
you-rated-games = Vos parties classées
you-rated-result = place { $place } sur { $seats }
you-rated-change = { $change }, puis { $rating_id }
you-data-ratings = Résultats de vos parties classées
you-data-ratings-for = jusqu'à ce que vous les supprimiez ; les autres gardent leur classement

tell-title = Me prévenir
tell-sub = rien de caché ne figure dans un message
tell-here = Sur cet appareil
tell-here-text = Le navigateur le montre, même quand la page est fermée.
tell-here-nobody = Le navigateur le montre, même quand la page est fermée. Vos tables sont ainsi mises à l'abri.
tell-none = Ce serveur n'envoie pas de notifications.
tell-browser = Ce navigateur ne reçoit pas de notifications ici. Sur un téléphone, ajoutez d'abord la page à l'écran d'accueil.
tell-refused = Le navigateur ne doit pas montrer de notifications de cette page. Ses réglages permettent d'y revenir.
tell-paused = Il n'a pas été joignable à plusieurs reprises et il est en pause. Un essai le réactive.
tell-on = En marche. Un message vient quand vous ne regardez pas.
tell-off = Arrêté.
tell-stopped = Arrêté. On peut le remettre en marche ici.
tell-stopped-all = Tout est arrêté, sur tous les appareils.
tell-try = Essayer
tell-try-one = Essayer : { $device }
tell-tried = Envoyé. Cela arrive dans un instant.
tell-stop = Arrêter
tell-stop-one = Arrêter : { $device }
tell-stop-all = Tout arrêter
tell-stop-all-text = Un clic, aussitôt, sur tous les appareils. Chaque message permet aussi de l'arrêter.
tell-when = Quand
tell-when-turn = C'est à moi de jouer
tell-when-over = Une partie se termine
tell-when-joined = Quelqu'un rejoint ma table
tell-mail = Par courriel
tell-mail-text = Seulement si vous le voulez. Il n'est jamais nécessaire et ne sert pas à entrer.
tell-mail-to = À { $address_id }, au plus toutes les six heures pour une table, jusqu'à votre retour.
tell-mail-waits = Un code est en route vers { $address_id }.
tell-mail-address = Adresse de courriel
tell-mail-ask = Envoyer un code
tell-mail-sent = Envoyé. Saisissez le code reçu.
tell-mail-code = Code reçu par courriel
tell-mail-confirm = Confirmer
tell-mail-on = Confirmé.
tell-problem-refused = Le navigateur n'a pas permis les notifications. Rien n'a changé.
tell-problem-push = Le navigateur n'atteint aucun service de notifications. Rien n'a changé.
tell-problem-no-push = Ce serveur n'envoie pas de notifications.
tell-problem-no-mail = Le serveur de courriel n'a pas accepté le message. Réessayez plus tard.
tell-problem-bad-address = Ce n'est pas une adresse de courriel.
tell-problem-wrong-code = Ce n'est pas le code envoyé.
tell-problem-no-code = Ce code n'est plus valable. Arrêtez, puis demandez-en un nouveau.
tell-problem-bad-hook = Le navigateur nomme un service qu'on ne peut pas utiliser d'ici.
you-data-places = { $number ->
    [0] Aucune adresse où l'on vous prévient
    [one] { $number } adresse où l'on vous prévient
   *[other] { $number } adresses où l'on vous prévient
}
you-data-places-for = jusqu'à l'arrêt
