# Les mots de l'interface dans le navigateur.

## Partout

ui-language = Langue
ui-theme = Couleurs
ui-theme-system = comme le système
ui-theme-light = claires
ui-theme-dark = sombres
ui-pair = { $what_id } : { $which_id }
ui-sound = Sons
ui-menu = Menu
ui-close = Fermer
ui-back = Retour
ui-open = Ouvrir
ui-save = Enregistrer
ui-skip = Aller aux jeux
ui-skip-choices = Aller aux choix
ui-loading = On dresse la table
ui-lost = Cette page n'existe pas
ui-to-lobby = À l'accueil
ui-back-to-lobby = Retour à l'accueil

## Accueil

ui-lobby-title = Choisissez un jeu et jouez
ui-lobby-sub = Pas besoin de compte : les bots s'installent tout de suite, les amis arrivent par un lien.
ui-play-bots = Jouer contre des bots
ui-new-table = Nouvelle table
ui-how-to-play = Comment jouer
ui-open-record = Ouvrir une partie
ui-join-link = Rejoindre par un lien
ui-paste-link = Le lien que vous avez reçu
ui-players-range = { $least } à { $most } joueurs
ui-minutes = { $least } à { $most } min
ui-about-yspahan = Lancez, choisissez vos dés, remplissez les souks et chargez la caravane.
ui-about-fivetribes = Prenez une poignée de meeples, semez-les, récoltez ce que vous trouvez.
ui-about-alrashid = Envoyez votre famille dans les guildes et au loin, et troquez pour obtenir des titres.
ui-about-morgenland = Posez huit personnages face cachée et déjouez les plans des autres.
ui-your-tables = Vos tables
ui-tables-wait =
    { $number ->
        [one] { $number } vous attend
       *[other] { $number } vous attendent
    }
ui-no-tables = Pas encore de table
ui-no-tables-hint = Commencez contre des bots.
ui-open-tables = Tables ouvertes
ui-join-or-watch = jouer ou regarder
ui-no-open-tables = Aucune pour le moment. Une nouvelle table peut s'afficher ici.
ui-table-over = La partie est terminée
ui-table-running = La partie est en cours
ui-table-your-move = À vous de jouer
ui-table-waiting =
    { $number ->
        [0] Prête à commencer
        [one] { $number } place libre
       *[other] { $number } places libres
    }
ui-seats-taken = { $taken ->
    [one] { $taken } place prise sur { $all }
   *[other] { $taken } places prises sur { $all }
}
ui-play = Jouer
ui-watch = Regarder
ui-join = Rejoindre
ui-look = Revoir
ui-unofficial = Caravanserai est un projet non officiel de gens qui aiment ces jeux. Les noms appartiennent à leurs propriétaires.

## Nouvelle table et salle d'attente

ui-seats = Places
ui-seat-open = Place libre
ui-add-seat = Ajouter une place
ui-remove-seat = Retirer cette place
ui-your-name = Votre nom
ui-bot = Bot
ui-bot-level = Bot { $level }
ui-level-random = aléatoire
ui-level-greedy = avide
ui-level-novice = débutant
ui-level-easy = facile
ui-level-medium = moyen
ui-level-hard = difficile
ui-level-expert = expert
ui-for-novice = pour les enfants
ui-for-easy = pour une première partie
ui-for-medium = un match équitable
ui-for-hard = punit les erreurs
ui-for-expert = notre plus fort
ui-bot-name-1 = Layla
ui-bot-name-2 = Samir
ui-bot-name-3 = Noor
ui-bot-name-4 = Idris
ui-bot-name-5 = Farah
ui-pace = Rythme
ui-pace-none = En direct, sans limite
ui-pace-fast = En direct, 1 minute par décision
ui-pace-calm = En direct, 3 minutes par décision
ui-pace-day = Un jour par décision
ui-pace-days = Trois jours par décision
ui-options = Variantes
ui-more-settings = Autres réglages
ui-table-name = Nom de la table
ui-spectators = Spectateurs
ui-spectators-open = peuvent regarder
ui-spectators-delayed = peuvent regarder une minute plus tard
ui-spectators-none = ne peuvent pas regarder
ui-bot-speed = Vitesse des bots
ui-speed-instant = immédiate
ui-speed-normal = normale
ui-speed-slow = lente
ui-listed = Montrer cette table à l'accueil
ui-create = Créer la table
ui-waiting-room = Salle d'attente
ui-qr = Code QR du lien
ui-ready = attend le départ
ui-make-bot = Mettre un bot
ui-make-open = Libérer la place
ui-copy = Copier
ui-copied = Copié
ui-share = Partager
ui-own-link = Gardez votre lien personnel pour revenir de n'importe quel navigateur.
ui-copy-own = Copier votre lien
ui-copy-join = Copier l'invitation
ui-copy-watch = Copier le lien des spectateurs
ui-start = Commencer la partie
ui-start-bots =
    { $number ->
        [one] Commencer, un bot prend la place libre
       *[other] Commencer, { $number } bots prennent les places libres
    }
ui-waiting-about = { $game }, { $number } places. { $pace_id }.
ui-i-am-ready = J'attends le départ
ui-be-ready = Pour moi, on peut commencer
ui-opened = a ouvert le lien
ui-seat-open-hint = un ami par le lien, ou un bot
ui-at-table = À la table
ui-ready-count = { $ready } sur { $number } { $ready ->
    [one] attend
   *[other] attendent
} le départ
ui-what-is-played = Ce qui se joue
ui-host-may = vous pouvez le changer jusqu'au départ
ui-host-does = l'hôte peut le changer jusqu'au départ
ui-change-asks = Après un changement, il faut de nouveau l'accord de tous.
ui-invite = Inviter
ui-invite-one = Un seul lien pour tous. Il donne une place tant qu'il en reste.
ui-only-here = Seul cet ordinateur peut ouvrir ce lien
ui-only-here-hint = L'application n'écoute que sur cet ordinateur. Laissez-la écouter sur votre réseau, et les amis du même réseau pourront s'asseoir.
ui-listen = Écouter sur le réseau
ui-listen-hint = L'adresse sera { $address_id }. Elle reste ouverte jusqu'à ce que vous arrêtiez l'écoute ou fermiez l'application.
ui-listen-none = Cet ordinateur n'est sur aucun réseau pour le moment.
ui-on-network = Ouvert sur votre réseau
ui-on-network-hint = Les amis de la même maison peuvent l'ouvrir, personne d'ailleurs.
ui-stop = Arrêter
ui-firewall = Il manque quelqu'un ? Le pare-feu de l'ordinateur demande peut-être une autorisation.
ui-network-failed = Le réseau n'a pas pu être ouvert
ui-problem-port = Le port est pris par un autre programme. Votre table est en sûreté ; il ne manque que le lien.
ui-problem-no-network = Cet ordinateur n'a pas d'adresse sur un réseau. Votre table est en sûreté ; il ne manque que le lien.
ui-try-port = Essayer le port { $port_id }
ui-play-here = Ou jouez ici : on peut partager les places sur cet ordinateur.
ui-qr-closed = Code QR du lien, pas encore ouvert
ui-chat-who = la table le voit
ui-hook = Webhook pour un groupe
ui-hook-hint = Adresse pour Discord, Slack ou du simple JSON. Elle reçoit le nom de la table, le jeu et qui doit jouer, quand cette personne n'est pas là.
ui-hook-on = En marche, au format { $kind_id }.
ui-hook-paused = Refusé { $number } fois, en pause. Aucun coup n'a été retenu. Enregistrez l'adresse pour réessayer.
ui-hook-off = Arrêté.
ui-problem-bad-hook = On ne peut rien envoyer à cette adresse. Les adresses du réseau interne sont refusées.
ui-told-option = { $player } a changé les variantes : { $what_id }
ui-told-pace = { $player } a changé le rythme : { $what_id }
ui-ask-rest = Proposer une pause
ui-rest-asked = { $player } propose une pause. Elle commence quand toutes les personnes présentes sont d'accord.
ui-rest-missing = Sans réponse pour l'instant : { $names }
ui-rest-agree = D'accord
ui-rest-refuse = Continuer à jouer
ui-rest-withdraw = Retirer
ui-rest-on = Pause depuis { $time }. Les horloges sont arrêtées, les bots attendent.
ui-rest-ends = { $player } veut reprendre. La partie reprend dans { $time }.
ui-rest-go = Reprendre
ui-rest-go-now = Reprendre tout de suite
ui-paused = Pause
ui-lull = Personne n'a joué depuis le { $date }. Que devient cette partie ? Sans réponse d'ici le { $until }, elle s'éteint et personne ne perd.
ui-lull-wait = Attendre encore
ui-lull-bot = Un bot pour { $player }
ui-lull-end = Y mettre fin
ui-lull-voices = { $number } voix
ui-unfinished = Cette partie est close, inachevée.
ui-closed-voted = La table a mis fin à cette partie inachevée. Personne n'a perdu.
ui-closed-lapsed = Personne n'a continué cette partie : elle s'est éteinte, inachevée. Personne n'a perdu.
ui-holiday = en vacances jusqu'au { $date }
ui-holiday-waits = { $player } est en vacances jusqu'au { $date }. L'horloge est arrêtée.
ui-my-holiday = Vacances
ui-told-rest-asked = { $player } a proposé une pause.
ui-told-rest-refused = { $player } préfère continuer à jouer.
ui-told-rest-lapsed = La pause proposée par { $player } est restée sans réponse.
ui-told-rest-begun = Tout le monde est d'accord : la pause commence.
ui-told-rest-ends = { $player } veut reprendre.
ui-told-rest-over = La partie reprend.
ui-told-lull-asked = Personne n'a joué depuis longtemps. Que devient cette partie ?
ui-told-lull-wait = { $player } veut attendre encore.
ui-told-lull-bot = { $player } veut un bot à la place vacante.
ui-told-lull-end = { $player } veut mettre fin à la partie.
ui-told-lull-done-wait = C'est décidé : on attend encore.
ui-told-lull-done-bot = C'est décidé : un bot prend la place vacante.
ui-told-lull-voted = C'est décidé : la partie s'arrête, inachevée.
ui-told-lull-lapsed = Personne n'a répondu : la partie s'est éteinte.
ui-problem-holiday = Cette personne est en vacances et l'horloge est arrêtée.
ui-problem-on-holiday = Vous êtes déjà en vacances.
ui-problem-no-holiday = Il ne vous reste pas autant de jours.
ui-leave-ask = Quitter cette table ?
ui-leave-running = Un bot prend votre place et continue la partie. Votre nom reste dans le journal. Pour revenir, il faudra demander une place.
ui-leave-waiting = Votre place redevient libre.
ui-stay = Rester
ui-days-left =
    { $days ->
        [one] encore { $days } jour
       *[other] encore { $days } jours
    }
ui-host-starts = C'est l'hôte qui lance la partie.
ui-sit-title = S'asseoir pour jouer à { $game }
ui-choose-seat = Choisissez votre couleur
ui-sit-down = S'asseoir
ui-just-watch = Seulement regarder

## Table

ui-link-connecting = Connexion
ui-link-live = En direct
ui-link-lost = Reconnexion
ui-link-closed = Fermé
ui-watchers =
    { $number ->
        [one] { $number } spectateur
       *[other] { $number } spectateurs
    }
ui-rules = Règles
ui-log = Journal
ui-chat = Discussion
ui-side = Journal, discussion, règles
ui-drawers = Tiroirs
ui-parts = Parties de la table
ui-board = Plateau
ui-own-area = Votre espace
ui-prompt = Ce qui est demandé
ui-your-move = À vous de jouer
ui-thinking = { $actor } réfléchit
ui-chosen = Déjà choisi
ui-back-here = Revenir ici
ui-next = suite
ui-undo = Annuler
ui-choices = Choix
ui-choices-count =
    { $number ->
        [one] { $number } choix
       *[other] { $number } choix
    }
ui-choices-none = ce n'est pas à vous
ui-choices-idle = { $number ->
    [one] { $number } autre qui change peu
   *[other] { $number } autres qui changent peu
}
ui-final = ne peut pas être annulé
ui-wait = On vous demandera quand ce sera votre tour. En attendant, regardez autour de vous.
ui-watching = Vous regardez.
ui-over = La partie est terminée.
ui-fold = Voir le plateau
ui-unfold = Montrer les choix
ui-as-list =
    { $number ->
        [one] { $number } choix en liste
       *[other] { $number } choix en liste
    }
ui-more-there =
    { $number ->
        [one] { $number } autre de ce côté
       *[other] { $number } autres de ce côté
    }
ui-players = Joueurs
ui-players-order = dans l'ordre du tour
ui-you = Vous
ui-to-move = joue
ui-bot-plays = un bot joue
ui-away = hors ligne depuis { $time }
ui-put-bot = Mettre un bot
ui-hours-left =
    { $hours ->
        [one] encore { $hours } heure
       *[other] encore { $hours } heures
    }
ui-time-low = Le temps presse.
ui-more =
    { $number ->
        [one] { $number } de plus
       *[other] { $number } de plus
    }
ui-more-events =
    { $number ->
        [one] Et { $number } autre événement.
       *[other] Et { $number } autres événements.
    }
ui-why-allowed = Vous pouvez le choisir maintenant.
ui-why-unknown = Ce n'est pas ce qui est demandé maintenant.
ui-card-now = Maintenant
ui-card-can = Vous pouvez
ui-card-not-now = Pas maintenant
ui-card-more = suite
ui-generic-dock = Tout ce que vous savez est sur le plateau ci-dessus.
ui-no-spectators = Personne ne peut regarder cette table.

ui-log-empty = Pas encore de coup
ui-log-empty-hint = Chaque coup est raconté ici.
ui-report-sentence = Signaler cette phrase
ui-report-copied = Copié. Collez-le dans votre signalement :
ui-report-by-hand = Pour votre signalement :
ui-chat-empty = Rien n'a été dit
ui-chat-empty-hint = Dites bonjour ; la table vous lit.
ui-chat-say = Dire quelque chose
ui-send = Envoyer
ui-unread = non lus
ui-rules-search = Chercher dans les règles
ui-rules-none = Aucune règle ne contient ces mots.

ui-part-board = Plateau
ui-part-city = Ville
ui-part-tower = Tour
ui-part-caravan = Caravane
ui-part-tiles = Tuiles
ui-part-market = Marché
ui-part-djinns = Djinns
ui-part-areas = Zones
ui-part-titles = Titres
ui-part-families = Familles
ui-part-road = Route
ui-part-magic = Magie
ui-part-bank = Réserve

ui-let-bot = Laisser un bot jouer pour moi
ui-take-back-seat = Reprendre ma place
ui-stand-in = Un bot joue pour vous.
ui-look-back = Revoir
ui-look-back-why = Qui gagnait, et pourquoi
ui-hints-tick = Avec un bouton d'indices
ui-hints-about = Il montre ce qui paraît le meilleur. L'enregistrement garde trace du fait que les indices étaient permis.
ui-leave = Quitter la table
ui-asks-seat = { $name } demande une place ({ $colour }).
ui-let-in = Faire entrer
ui-not-let-in = Pas cette fois
ui-somebody = Quelqu'un
ui-asked-owner = Vous avez demandé une place. Un bot la joue jusqu'à ce que l'hôte vous fasse entrer.
ui-people = Personnes
ui-mute = Couper la parole
ui-unmute = Rendre la parole
ui-remove = Exclure
ui-report = Signaler
ui-report-what = Qu'a fait { $name } ? La personne qui gère le serveur le lira.
ui-report-sent = La personne qui gère le serveur est prévenue.
ui-quiet = Les spectateurs ne peuvent pas discuter
ui-notice-muted = L'hôte de la table vous a coupé la parole.
ui-keys = Touches
ui-key-1 = prendre un choix de la liste
ui-key-2 = numéroter les neuf suivants
ui-key-3 = choisir, confirmer
ui-key-4 = un pas en arrière
ui-key-5 = annuler
ui-key-6 = passer, terminer
ui-key-7 = ce qu'est l'objet visé, et pourquoi on ne peut pas le choisir
ui-key-8 = journal
ui-key-9 = discussion
ui-key-10 = règles
ui-key-11 = cacher les aperçus
ui-key-12 = plateau de plus près, de plus loin, en entier
ui-key-13 = marquer à nouveau les derniers coups des autres
ui-zoom-in = Plus près
ui-zoom-out = Plus loin

## Ligne et erreurs

ui-no-line = Pas de connexion depuis { $time }.
ui-no-line-safe = Le plateau reste tel quel ; votre dernier coup est enregistré.
ui-no-line-unsent = Votre coup est gardé ici et sera envoyé dès que la connexion sera rétablie.
ui-retry = Réessayer
ui-moved-on = La table a avancé ; choisissez à nouveau.
ui-notice-saved-not = Le serveur n'a pas pu enregistrer. Tout est sauf jusqu'à votre coup précédent ; celui-ci ne compte pas.
ui-notice-internal = Le serveur n'a pas pu répondre. Votre dernier coup est enregistré ; celui-ci ne compte pas.
ui-notice-slow-down = C'était un peu rapide. Réessayez.
ui-problem-hint = Vous trouverez peut-être à l'accueil ce que vous cherchez.
ui-problem-internal = Quelque chose s'est mal passé sur le serveur.
ui-reference = (Référence pour qui gère ce serveur : { $id })
ui-problem-offline = Le serveur est injoignable.
ui-problem-no-table = Cette table n'existe pas ici.
ui-problem-no-table-hint = Le lien est peut-être incomplet, ou la table a été supprimée.
ui-problem-no-entry = Ce lien n'ouvre pas la table.
ui-problem-no-entry-hint = Demandez un nouveau lien à l'hôte.
ui-problem-signed-out = Cet appareil a été déconnecté.
ui-problem-signed-out-hint = Revenez avec un code d'un autre appareil, ou avec vos mots.
ui-problem-no-person = Cette clé d'accès ou ce code n'a pas été accepté.
ui-problem-too-many-tries = Trop d'essais. Attendez une minute, s'il vous plaît.
ui-problem-deleted = L'hôte a supprimé cette table.
ui-problem-old-page = Cette page vient d'une version antérieure.
ui-problem-old-page-hint = Rechargez la page : la partie est là où elle en était.
ui-problem-old-rules = Cette partie est terminée : ses règles ont été corrigées depuis.
ui-problem-old-rules-hint = Ce qui a été joué est conservé. Enregistrez la partie, ou commencez-en une nouvelle.
ui-problem-damaged = Cette table ne peut pas être lue.
ui-problem-damaged-hint = La personne qui gère le serveur est prévenue. Les autres tables ne sont pas touchées.
ui-problem-full = Toutes les places sont prises. Vous pouvez regarder.
ui-problem-started = La partie a déjà commencé.
ui-problem-taken = Cette place est prise.
ui-problem-too-many = Trop de demandes à la fois. Attendez un instant.
ui-problem-bad-option = Ces variantes ne vont pas ensemble.
ui-problem-bad-request = Le serveur n'a pas compris.
ui-problem-not-over = La partie n'est pas encore terminée.
ui-problem-bad-record = Ce fichier n'est pas l'enregistrement d'une partie.
ui-problem-cut-record = Cet enregistrement est tronqué : il s'arrête au milieu de la partie.
ui-problem-other-rules = Cet enregistrement vient d'un jeu ou de règles qui n'existent pas ici.
ui-problem-false-record = Cet enregistrement n'est pas authentique : sa graine ne mène pas à ses dés ni à ses tirages.
ui-problem-no-hint = Il n'y a pas d'indice ici pour le moment.
ui-problem-busy = Le serveur a beaucoup à faire. Réessayez dans un moment.
ui-problem-storage = Le serveur ne peut pas enregistrer pour le moment.

## Fin de partie et retour en arrière

ui-wins =
    { $number ->
        [one] { $names } gagne avec { $points }
       *[other] { $names } gagnent ensemble avec { $points }
    }
ui-result = Résultat
ui-final-score = Score final
ui-total = Total
ui-ahead =
    { $points ->
        [0] à égalité avec vous
       *[other] { $points } de plus que vous
    }
ui-tie-none = Aucun départage n'a été nécessaire.
ui-tie-decided = Il y avait égalité en tête ; le départage a tranché.
ui-tie-shared = La victoire est partagée.
ui-rematch = Encore à cette table
ui-to-rematch = À la partie suivante
ui-review = Revoir la partie
ui-look-board = Voir le plateau
ui-final-board = Le plateau en fin de partie
ui-save-record = Enregistrer la partie
ui-verify = Vérifier
ui-verified = Le hasard était celui auquel le serveur s'était engagé.
ui-not-verified = Le hasard n'était pas celui auquel le serveur s'était engagé.
ui-seed = graine
ui-replay = Retour en arrière
ui-first = Premier moment
ui-previous = Moment précédent
ui-following = Moment suivant
ui-last = Dernier moment
ui-play-on = Lire
ui-pause = Pause
ui-moment = Moment
ui-moment-of = { $number } sur { $all }
ui-speed = Vitesse
ui-eyes = Point de vue
ui-spectator = Spectateur
ui-to-present = Retour au présent
ui-recap = Pendant votre absence
ui-recap-watch = Regarder

## Jeux : légendes des plateaux

ui-vp = PV
ui-place = { $place ->
    [1] 1er dans l'ordre
   *[other] { $place }e dans l'ordre
}
ui-your-cards = Vos cartes
ui-only-you = personne d'autre ne les voit
ui-no-cards = Pas encore de cartes.

ui-ys-phase = Semaine { $week }/3 · Jour { $day }/7
ui-ys-when = Semaine { $week }, jour { $day }
ui-ys-first = { $actor } commence
ui-ys-dice =
    { $number ->
        [one] { $number } dé de valeur { $value }
       *[other] { $number } dés de valeur { $value }
    }
ui-ys-uses = { $level_id ->
    [camel] { $goods ->
        [one] { $goods } chameau
       *[other] { $goods } chameaux
    }
    [gold] { $goods ->
        [one] { $goods } pièce d'or
       *[other] { $goods } pièces d'or
    }
   *[other] { $goods ->
        [0] pas de cube
        [one] { $goods } cube
       *[other] { $goods } cubes
    }
}, ou { $value } pas, ou une carte
ui-ys-in-use = en cours d'usage
ui-ys-loaded = { $number } sur { $all }, puis +{ $points } PV
ui-ys-deck = Pioche : { $number }
ui-ys-discard = Défausse : { $number }
ui-ys-no-dice = aucun dé
ui-ys-free = gratuit
ui-ys-gold = { $number ->
    [one] { $number } pièce d'or
   *[other] { $number } pièces d'or
}
ui-ys-empty = vide
ui-ys-cube-of = { $actor_you ->
    [yes] votre cube
   *[no] cube { $actor_of }
}
ui-ys-complete = complet, { $actor }
ui-ys-reserve = Réserve
ui-ys-buildings = Bâtiments
ui-ys-built = construit
ui-ys-group-street =
    { $street_id ->
        [w] Rue de l'Ouest
        [n] Rue du Nord
        [e] Rue de l'Est
        [s] Rue du Sud
       *[c] Carrefour
    }
ui-ys-group-build = Construire
ui-ys-group-play = Jouer une carte
ui-ys-costs = { $camels ->
    [one] { $camels } chameau
   *[other] { $camels } chameaux
}, { $gold ->
    [one] { $gold } pièce d'or
   *[other] { $gold } pièces d'or
}
ui-ys-fill-asks = Où placer les { $number } cubes ?
ui-ys-fill = Placer { $number ->
    [1] 1 cube
   *[other] { $number } cubes
} dans le { $souk }
ui-ys-fill-gives = { $complete ->
    [0] alors { $have } sur { $all }
   *[other] complet : { $points } PV en fin de semaine
}, { $street ->
    [0] à l'abri
    [1] { $number ->
        [1] sur la rue
       *[other] 1 sur la rue
    }
   *[other] { $street } sur la rue
}
ui-ys-shop-by-shop = Boutique par boutique


ui-ft-camel-of = { $actor_you ->
    [yes] votre chameau
   *[no] chameau { $actor_of }
}
ui-ft-spot = case { $price }
ui-ft-next-bids = Enchères
ui-ft-your-bid = le prix de votre enchère
ui-ft-pile = { $number ->
    [one] { $number } dans la pioche
   *[other] { $number } dans la pioche
}
ui-ft-row = place { $number } de la rangée
ui-ft-markets = Petit : 1 des 3 premières pour 3 pièces. Grand : 2 des 6 premières pour 6.
ui-ft-supplies = Réserves
ui-ft-worth = { $points } PV si gardées
ui-ft-hand = Dans votre main
ui-ft-may-end = le déplacement peut finir ici : { $tribes }
ui-ft-yours = Ce que vous avez
ui-ft-group-tile = { $tile }, { $type }
ui-ft-group-column = Colonne { $column_id }
ui-ft-group-before = Devant les joueurs
ui-ft-cards = Cartes
ui-ft-goods = Vos marchandises
ui-ft-scale = Valeur selon le nombre de sortes
ui-ft-keep = Si vous gardez tout, vous aurez { $points } PV à la fin.
ui-ft-sale = Cette vente rapporte { $what_id }, et le reste vaut { $rest } PV.
ui-ft-sell-none = Choisissez les sortes à vendre
ui-ft-no-djinns = Pas encore de djinn.
ui-ft-used = utilisé
ui-ft-plus-gold = + or


ui-ar-service-intrigue = Espions
ui-ar-service-military = Mercenaires
ui-ar-gone = épuisé
ui-ar-no-camp = pas de mercenaires
ui-ar-worth = valent { $number } ensemble
ui-ar-reserve = en réserve
ui-ar-no-tokens = Pas encore de mercenaires.
ui-ar-no-titles = Pas encore de titres.
ui-ar-group-place =
    { $place_id ->
        [palace] { $pawn } vers un palais
       *[territory] { $pawn } vers un territoire
    }
ui-ar-group-give = Donner : { $kind }
ui-ar-year = Année { $year }/{ $years }
ui-ar-short-intrigue = Intrigues
ui-ar-short-military = Militaire
ui-ar-short-lore = Traditions
ui-ar-short-commerce = Commerce
ui-ar-short-politics = Politique
ui-ar-short-al-rashid = Al-Rashid
ui-ar-short-silk-road = Route soie
ui-ar-short-spice-road = Route épices
ui-ar-short-sanmatia = Sanmatia
ui-ar-short-mare-indianum = Mare Indianum
ui-ar-short-abbasid-caliphate = Califat abbasside
ui-ar-short-mare-internum = Mare Internum
ui-ar-short-nilus-valley = Vallée Nil
ui-ar-visit = Votre visite
ui-ar-visit-at = { $area }, rang { $rank }
ui-ar-note = Dépenser un Avoir : { $less } de moins
ui-ar-beyond = vos marchandises valent { $value }
ui-ar-visit-pay = { $number ->
    [1] Payer { $price } et prendre
   *[other] Payer { $price }, prendre les deux
}{ $dishonor ->
    [0] {""}
   *[other] {" · 1 jeton Déshonneur"}
}
ui-ar-visit-take = { $number ->
    [1] Prendre
   *[other] Prendre les deux
}{ $dishonor ->
    [0] {""}
   *[other] {" · 1 jeton Déshonneur"}
}
ui-ar-one-payment = Un paiement pour le tout
ui-ar-two = deux actions au plus
ui-ar-at-rank = { $price } au rang { $rank }
ui-ar-less = { $cost }, moins { $less } pour votre avoir
ui-ar-keeps = vous gardez { $number }
ui-ar-keeps-kind = { $number ->
    [one] vous gardez { $number } { $kind_one }
   *[other] vous gardez { $number } { $kind_many }
}
ui-ar-row-worth = vaut { $worth }{ $lost ->
    [0] {""}
   *[other] , { $lost } de trop
}
ui-ar-pay = Payer { $price } avec { $number ->
    [one] { $number } marchandise
   *[other] { $number } marchandises
}
ui-ar-must = Doit contenir
ui-ar-battle = Votre bataille
ui-ar-against = (il en faut plus de { $against })
ui-ar-beaten = battus
ui-ar-then = puis
ui-ar-out = { $number } en jeu
ui-ar-free = gratuit
ui-ar-plus = 1 + faveur
ui-ar-spies = Pas des espions
ui-ar-box = boîte { $number }
ui-ar-secret = secrets
ui-ar-left = reste :
ui-ar-pay-for = Payez { $price } pour : { $parts }
ui-ar-paid = Vous avez payé { $price }
ui-ar-bonus = chacun plus fort de { $number }
ui-ar-fight = { $number ->
    [one] Combattre avec { $number } jeton
    [many] Combattre avec { $number } jetons
   *[other] Combattre avec { $number } jetons
 }
ui-ar-battle-hint = Choisissez les jetons à envoyer ; personne ne les voit avant le combat.
ui-ar-no-such-token = Vous n'en avez pas de cette couleur.
ui-ar-spies-left = { $number ->
    [0] plus aucun à vous
    [one] dont { $number } à vous
    [many] dont { $number } à vous
   *[other] dont { $number } à vous
 }

ui-pass = Passer pour moi
ui-pass-hint = Les autres voient seulement que vous passez, après la même courte attente, quoi que vous ayez en main.
ui-pass-until = Jusqu'à …
ui-pass-end = Me demander à nouveau
ui-pass-this-round = Cette manche
ui-pass-this-round-gives = jusqu'à la prochaine carte trésor
ui-passing-this-round = Vous passez cette manche
ui-pass-until-ended = Jusqu'à ce que j'y mette fin
ui-pass-until-ended-gives = reste actif ; un clic dans votre zone y met fin
ui-passing-until-ended = Vous passez jusqu'à nouvel ordre
ui-pass-unless-able = Sauf si je peux agir
ui-pass-unless-able-gives = on ne vous demande que si vous pouvez jouer quelque chose
ui-passing-unless-able = Vous passez, sauf si vous pouvez agir
ui-once = Ne me le demander qu'une fois ce tour-ci
ui-passing-this-turn = Plus de questions facultatives ce tour-ci
ui-passing-until = Vous passez { $until_until }
ui-mo-round = Manche { $round }
ui-mo-artifacts = Artefacts
ui-mo-spells = Sortilèges
ui-mo-uses = { $number ->
    [one] encore { $number } artefact à utiliser
   *[other] encore { $number } artefacts à utiliser
}
ui-mo-to-place = À poser
ui-mo-hide = Cacher mes forces
ui-mo-behind = { $number } en tout, derrière votre paravent
ui-mo-no-artifacts = Pas encore d'artefact.
ui-mo-no-spells = Pas de sortilège.
ui-mo-no-treasure = pas de trésor cette manche
ui-mo-stack = encore { $number }
ui-mo-closed = accès fermé
ui-mo-scored = évalué
ui-mo-got = a gagné ici
ui-mo-face-down = face cachée
ui-mo-pending = Sortilèges annoncés
ui-mo-tokens =
    { $number ->
        [one] { $number } personnage
       *[other] { $number } personnages
    }
ui-mo-first-tent = 1er rang : deux sortilèges, en donne un
ui-mo-first-djinn = 1er rang : utilise deux artefacts
ui-mo-first-market = 1er rang : 1 trésor contre 3
ui-mo-first-caravanserai = 1er rang : donne le chameau
ui-mo-short-cave-red = Rouge
ui-mo-short-cave-white = Blanc
ui-mo-short-cave-blue = Bleu
ui-mo-short-cave-black = Noir
ui-mo-short-cave-gold = Or
ui-mo-short-tent = Tente
ui-mo-short-djinn = Djinn
ui-mo-short-market = Marché
ui-mo-short-caravanserai = Caravane
ui-mo-short-guard = Garde
ui-mo-short-room-1 = Salle 1
ui-mo-short-room-2 = Salle 2
ui-mo-short-room-3 = Salle 3
ui-mo-short-room-4 = Salle 4
ui-mo-short-room-5 = Salle 5
ui-mo-laying = Dans un instant, il est posé { $space_to }.
ui-mo-who-goes = Quel personnage va { $space_to } ?
ui-mo-take-back = Reprendre
ui-mo-cards-left =
    { $number ->
        [one] { $number } carte dans la pioche
       *[other] { $number } cartes dans la pioche
    }
ui-mo-reconstruction = Les cartes trésor sont notre propre reconstitution, pas les cartes imprimées.
ui-mo-unseen = une pièce prise sans être vue
ui-mo-spells-hidden = { $number ->
    [one] { $number } sortilège caché
   *[other] { $number } sortilèges cachés
}
ui-mo-deck = { $number ->
    [one] { $number } sortilège dans la pioche
   *[other] { $number } sortilèges dans la pioche
}
ui-mo-current = en cours d'évaluation
ui-mo-pay = Payer { $number }
ui-mo-take = Prendre { $number }
ui-mo-missing = il en manque { $number }
ui-mo-less = moins { $kind_of }
ui-mo-one-more = plus { $kind_of }
ui-mo-price-of = Prix { $number }
ui-mo-buy-for = Acheter pour { $price }
ui-mo-kinds-missing =
    { $number ->
        [one] Choisissez encore { $number } sorte
       *[other] Choisissez encore { $number } sortes
    }
ui-mo-bank-small = petit : dans la réserve
ui-mo-card = Carte { $card }
ui-mo-lit = Lampe allumée
ui-mo-lamp-needed = secrets ; Lampe requise
ui-mo-scoring = Évaluation, lieu { $number } sur { $all }
ui-mo-asked = Qui est interrogé
ui-mo-passed = passé
ui-mo-now = en ce moment
ui-mo-waiting = ensuite
ui-mo-asks-start = Choisissez vos { $number } trésors de départ.
ui-mo-group =
    { $band_id ->
        [cave] Grottes
        [room] Palais
       *[city] Ville
    }
ui-mo-asks-pay = Avec quels trésors payez-vous { $number } ?
ui-mo-asks-take = { $number ->
    [one] Prenez { $number } trésor de votre choix.
   *[other] Prenez { $number } trésors de votre choix.
}
ui-mo-asks-barter = Pour le Troc, rendez des trésors et prenez-en autant d'autres sortes.
ui-mo-exchange = Échanger { $number } contre { $number }
ui-mo-still-take = Encore { $number } à prendre
ui-mo-still-return = Encore { $number } à rendre
ui-mo-barter-hint = Rendez quelque chose


# The guided first game
ui-guide-play = Apprendre en jouant
ui-guide-name = Partie guidée
ui-guide-step = { $number } sur { $all }
ui-guide-next = Suite
ui-guide-try = À vous : { $what_id }
ui-guide-others = Ce que les autres ont fait
ui-guide-do = Montrez-moi
ui-guide-more = Plus
ui-guide-leave = Terminer la leçon
ui-guide-done = Vous en savez assez
ui-guide-done-text = Vous avez vu l'essentiel. Le reste est expliqué le moment venu : touchez n'importe quoi pour savoir pourquoi vous pouvez ou non le choisir.
ui-guide-stop = Terminer la leçon ici ?
ui-guide-stop-text = Vous pouvez la reprendre depuis la première page quand vous voulez.
ui-guide-easy = Jouer contre des bots faciles
ui-guide-rules = Lire toutes les règles
ui-guide-again = Recommencer depuis le début
ui-guide-go-on = Continuer la leçon

ui-howto-title = Comment jouer à { $game_id }
ui-howto-contents = Sur cette page
ui-howto-minutes = { $number } minutes de lecture
ui-howto-range = { $first_id } à { $last_id }
ui-howto-lesson = Jouer la leçon
ui-howto-bots = Jouer contre des bots
ui-howto-rules = Toutes les règles
ui-howto-all-rules = Les règles complètes, { $number } numérotées, avec recherche

## Ce qui s'est passé

ui-now = en cours
ui-steps =
    { $number ->
        [one] { $number } étape
       *[other] { $number } étapes
    }
ui-play-turn = Revoir ce tour
ui-play-again = Revoir : { $what }
ui-replay-last = Revoir
ui-replay-title = Revoir pas à pas les derniers coups des autres
ui-player = Joueur
ui-name-you = { $name }, vous
ui-pause-change = Évolution
ui-pause-own =
    { $change ->
        [one] Vous avez marqué { $change } point
       *[other] Vous avez marqué { $change } points
    }, total { $total }, { $rank ->
        [1] en tête
        [2] deuxième
        [3] troisième
        [4] quatrième
       *[other] cinquième
    }.
ui-pause-next = Ensuite
ui-pause-order = Ordre du tour
ui-pause-board = Voir le plateau
ui-pause-unfold = Voir la fiche
ui-pause-left = Continue dans { $number } s
ui-pause-reads = lit encore
ui-pause-ready = a lu
ui-pauses = Faire une pause avec une fiche après chaque semaine, année ou manche

## Tables classées, plans

ui-rated = Classée
ui-rated-tick = Classée : le résultat compte
ui-rated-hint = Pour qui veut connaître sa force. Il faut une limite de temps, et chacun accepte avant le départ.
ui-rated-room = Cette table est classée : le résultat compte pour le classement de chacun. Qui donne son accord l'accepte. Qui s'en va, ou a un bot à sa place à la fin, compte à la dernière place.
ui-rated-ready = Pour moi, on peut commencer, et ça compte
ui-rating = { $points_id } ± { $range_id }
ui-rating-hint = 1500 est la force d'un bot moyen, et 200 de plus gagnent trois parties sur quatre. La vraie valeur se trouve dans le ± dans 19 cas sur 20.
ui-problem-rated-off = Cet hôte ne propose pas de classement.
ui-problem-rated-pace = Une table classée a besoin d'une limite de temps, pour que personne ne puisse la bloquer.
ui-problem-rated-bot = La force de ce bot n'a jamais été mesurée. Choisissez un autre niveau.
ui-problem-rated-person = Seule une personne que l'on reconnaît peut être classée. Ouvrez d'abord la page sur vous.
ui-problem-rated-same = Une même personne, ou une même adresse, à deux places n'est pas classée.
ui-problem-rated-alone = Une partie classée demande au moins deux personnes.
ui-problem-rated-not-ready = Une partie classée commence quand chacun a donné son accord.
ui-problem-rated-fixed = Personne ne peut changer cela pendant une partie classée.
ui-plan = Prévoir
ui-plan-kept =
    { $number ->
        [one] Prévu : { $number } réponse
       *[other] Prévu : { $number } réponses
    }
ui-plan-text = Des réponses à ce qui peut arriver. Le serveur les garde rien que pour vous et les abandonne toutes à la première surprise.
ui-plan-case = Si ceci arrive
ui-plan-any = Quoi qu'il arrive
ui-plan-if = { $player } : { $what_id }
ui-plan-answer = votre réponse
ui-plan-choose = Choisir
ui-plan-then = Et ensuite
ui-plan-more = Un autre cas
ui-plan-keep = Ajouter au plan
ui-plan-drop = Retirer
ui-plan-withdraw = Retirer tout le plan
ui-plan-none = D'ici, rien ne peut être prévu.
ui-plan-dropped = Votre plan a été abandonné : il est arrivé quelque chose qu'il ne prévoyait pas.
ui-plan-done = Votre plan a été exécuté.
ui-plan-short-dropped = Plan abandonné
ui-plan-short-done = Plan exécuté
ui-title-turn = À vous de jouer
ui-tell-table = Me prévenir quand je ne regarde pas cette table
ui-tell-me = Comment me prévenir
