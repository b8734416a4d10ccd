# Les mots de l'interface dans le navigateur.

## Partout

ui-language = Langue
ui-theme = Couleurs
ui-theme-system = comme le système
ui-theme-light = claires
ui-theme-dark = sombres
ui-pair = { $what_id } : { $which_id }
ui-sound = Sons
ui-tips = Conseils pour les premières décisions
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
ui-lobby-sub = Sans compte. Les bots s'installent tout de suite, les amis arrivent par un lien.
ui-play-bots = Jouer contre des bots
ui-new-table = Nouvelle table
ui-how-to-play = Règles du jeu
ui-open-record = Ouvrir une partie
ui-join-link = Rejoindre par un lien
ui-paste-link = Le lien que vous avez reçu
ui-players-range = { $least } à { $most } joueurs
ui-minutes = { $number } min
ui-about-yspahan = Lancez, choisissez vos dés, remplissez les souks et chargez la caravane.
ui-about-fivetribes = Prenez une poignée de meeples, semez-les, récoltez ce que vous trouvez.
ui-about-alrashid = Envoyez votre famille dans les guildes et au loin, troquez contre des titres.
ui-about-morgenland = Posez huit personnages face cachée et soyez plus malin que les autres.
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
ui-level-easy = facile
ui-level-medium = moyen
ui-level-hard = difficile
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
ui-invite-hint = { $number ->
    [one] { $number } place est libre : envoyez le lien, ou commencez et un bot la prend.
   *[other] { $number } places sont libres : envoyez le lien, ou commencez et des bots les prennent.
}
ui-all-here = Tout le monde est là.
ui-qr = Code QR du lien
ui-ready = prêt
ui-away-now = pas là
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
ui-start-bots = { $number ->
    [one] Commencer avec { $number } bot
   *[other] Commencer avec { $number } bots
}
ui-host-starts = C'est l'hôte qui lance la partie.
ui-sit-title = S'asseoir pour jouer : { $game }
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
ui-final = ne peut pas être annulé
ui-wait = On vous demandera quand ce sera votre tour. En attendant, regardez autour de vous.
ui-watching = Vous regardez.
ui-over = La partie est terminée.
ui-fold = Voir le plateau
ui-unfold = Montrer les choix
ui-players = Joueurs
ui-players-order = dans l'ordre du tour
ui-you = Vous
ui-to-move = joue
ui-bot-plays = un bot joue
ui-away = pas là depuis { $time }
ui-put-bot = Mettre un bot
ui-hours-left =
    { $hours ->
        [one] encore { $hours } heure
       *[other] encore { $hours } heures
    }
ui-time-low = Moins d'une demi-minute.
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
ui-tip = Conseil
ui-no-tips = Masquer les conseils
ui-generic-dock = Tout ce que vous savez est sur le plateau ci-dessus.
ui-no-spectators = Personne ne peut regarder cette table.

ui-log-empty = Pas encore de coup
ui-log-empty-hint = Chaque coup est raconté ici.
ui-show-moment = Montrer ce moment
ui-auto = automatique
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
ui-leave = Quitter la table
ui-asks-seat = { $name } demande la place { $colour }.
ui-let-in = Faire entrer
ui-not-let-in = Pas cette fois
ui-somebody = Quelqu'un
ui-asked-owner = Vous avez demandé une place. Un bot la joue jusqu'à ce que l'hôte vous fasse entrer.
ui-people = Personnes
ui-mute = Couper la parole
ui-unmute = Rendre la parole
ui-remove = Exclure
ui-report = Signaler
ui-report-what = Qu'a fait { $name } ? Le gérant du serveur le lira.
ui-report-sent = Le gérant du serveur est prévenu.
ui-quiet = Les spectateurs ne peuvent pas discuter
ui-notice-muted = L'hôte de la table vous a coupé la parole.
ui-keys = Touches
ui-key-1 = prendre un choix de la liste
ui-key-2 = numéroter les neuf suivants
ui-key-3 = choisir, confirmer
ui-key-4 = un pas en arrière
ui-key-5 = annuler
ui-key-6 = passer, terminer
ui-key-7 = pourquoi pas ? pour l'objet visé
ui-key-8 = journal
ui-key-9 = discussion
ui-key-10 = règles
ui-key-11 = cacher les aperçus
ui-key-12 = plateau de plus près, de plus loin, en entier
ui-zoom-in = Plus près
ui-zoom-out = Plus loin

## Ligne et erreurs

ui-reconnecting =
    { $seconds ->
        [one] Sans connexion depuis { $seconds } seconde.
       *[other] Sans connexion depuis { $seconds } secondes.
    }
ui-reconnecting-safe = Le plateau reste ; votre dernier coup est enregistré.
ui-retry = Réessayer
ui-moved-on = La table a avancé ; choisissez à nouveau.
ui-notice-saved-not = Le serveur n'a pas pu enregistrer. Tout est sauf jusqu'à votre coup précédent ; celui-ci ne compte pas.
ui-notice-internal = Le serveur n'a pas pu répondre. Votre dernier coup est enregistré ; celui-ci ne compte pas.
ui-notice-slow-down = C'était un peu rapide. Réessayez.
ui-problem-hint = L'accueil peut peut-être aider.
ui-problem-internal = Quelque chose s'est mal passé sur le serveur.
ui-problem-offline = Le serveur est injoignable.
ui-problem-no-table = Cette table n'existe pas.
ui-problem-no-table-hint = Le lien est peut-être incomplet, ou la table a été supprimée.
ui-problem-no-entry = Ce lien n'ouvre pas la table.
ui-problem-no-entry-hint = Demandez un nouveau lien à l'hôte.
ui-problem-deleted = L'hôte a supprimé cette table.
ui-problem-old-page = Cette page vient d'une version antérieure.
ui-problem-old-page-hint = Rechargez la page : la partie est là où elle en était.
ui-problem-old-rules = Cette partie est terminée : ses règles ont été corrigées depuis.
ui-problem-old-rules-hint = Ce qui a été joué est conservé. Enregistrez la partie, ou commencez-en une nouvelle.
ui-problem-damaged = Cette table ne peut pas être lue.
ui-problem-damaged-hint = L'hôte est prévenu. Les autres tables ne sont pas touchées.
ui-problem-full = Toutes les places sont prises. Vous pouvez regarder.
ui-problem-started = La partie a déjà commencé.
ui-problem-taken = Quelqu'un vient de prendre cette place.
ui-problem-too-many = Trop à la fois. Attendez un instant.
ui-problem-bad-option = Ces variantes ne vont pas ensemble.
ui-problem-bad-request = Le serveur n'a pas compris.
ui-problem-not-over = La partie n'est pas encore terminée.
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
ui-tie-decided = Égalité en tête ; le départage a tranché.
ui-tie-shared = La victoire est partagée.
ui-rematch = Encore à cette table
ui-to-rematch = À la partie suivante
ui-review = Revoir la partie
ui-look-board = Voir le plateau
ui-final-board = Le plateau en fin de partie
ui-save-record = Enregistrer
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
ui-eyes = Du point de vue
ui-spectator = Spectateur
ui-to-present = Retour au présent
ui-recap = Pendant votre absence
ui-recap-watch = Regarder

## Jeux : légendes des plateaux

ui-vp = PV
ui-place =
    { $place ->
        [1] 1er à jouer
        [2] 2e à jouer
        [3] 3e à jouer
       *[other] { $place }e à jouer
    }
ui-your-cards = Vos cartes
ui-only-you = vous seul les voyez
ui-no-cards = Pas encore de cartes.

ui-ys-phase = Semaine { $week }/3 · Jour { $day }/7
ui-ys-when = Semaine { $week }, jour { $day }
ui-ys-first = { $actor } commence
ui-ys-dice =
    { $number ->
        [one] { $number } dé de valeur { $value }
       *[other] { $number } dés de valeur { $value }
    }
ui-ys-no-dice = aucun dé
ui-ys-free = gratuit
ui-ys-gold = { $number } or
ui-ys-empty = vide
ui-ys-cube-of = cube ({ $actor })
ui-ys-complete = complet, { $actor }
ui-ys-reserve = Réserve
ui-ys-buildings = Bâtiments
ui-ys-built = construit
ui-ys-costs = { $camels } chameaux, { $gold } or

ui-tip-yspahan-d-yellow = Les dés jaunes sont à vous seul : vous seul prenez les groupes qu'ils forment. Ils coûtent 1 or chacun, et un lancer est définitif.
ui-tip-yspahan-d-group = Un groupe donne les marchandises de son niveau, ou déplace l'Intendant de sa valeur, ou fait piocher une carte. Plus de dés, plus de marchandises.
ui-tip-yspahan-d-action = Les marchandises remplissent un souk, et seuls les souks complets comptent en fin de semaine. L'Intendant envoie à la caravane les cubes qu'il rencontre.
ui-tip-yspahan-d-supply = Un souk appartient à un seul joueur. Complétez-le avant la fin de la semaine, sinon ses cubes sont perdus.
ui-tip-yspahan-d-move = Chaque pas de plus ou de moins que les dés coûte 1 or. Les cubes près desquels il s'arrête vont à la caravane et y rapportent des points.
ui-tip-yspahan-d-build = Les deux premiers bâtiments ne rapportent rien, du troisième au cinquième 5 points chacun, le sixième 10.
ui-tip-yspahan-d-end = Vous pouvez encore jouer des cartes, puis terminer votre tour.

ui-ft-camel-of = chameau ({ $actor })
ui-ft-spot = case { $price }
ui-ft-next-bids = Prochaines enchères
ui-ft-your-bid = le prix de votre enchère
ui-ft-pile = { $number ->
    [one] { $number } dans la pioche
   *[other] { $number } dans la pioche
}
ui-ft-row = rangée { $number }
ui-ft-small-market = Petit marché : 1 de la première rangée, 3 pièces
ui-ft-large-market = Grand marché : 2 des deux premières rangées, 6 pièces
ui-ft-hand = Dans votre main
ui-ft-may-end = le déplacement peut finir ici : { $tribes }
ui-ft-yours = Ce que vous avez
ui-ft-cards = Cartes
ui-ft-no-djinns = Pas encore de djinn.
ui-ft-used = utilisé
ui-ft-plus-gold = + or

ui-tip-fivetribes-d-bid-spot = Une case plus chère joue plus tôt. L'or vaut des points à la fin : n'enchérissez que pour un tour que vous voulez.
ui-tip-fivetribes-d-start-tile = Cherchez une dernière tuile où le dernier meeple rejoint sa couleur : vous y prenez tous ceux de cette couleur.
ui-tip-fivetribes-d-drop = Un meeple par tuile, jamais tout droit en arrière. Une dernière tuile vidée devient vôtre avec un chameau.
ui-tip-fivetribes-d-market = Des cartes différentes font les meilleures séries : neuf sortes valent 60.
ui-tip-fivetribes-d-sacred = Les djinns donnent des points et des pouvoirs. Ils coûtent deux Sages, ou un Sage et un Fakir.
ui-tip-fivetribes-d-closing = Les cartes comptent aussi à la fin : ne vendez que si l'or vous sert maintenant.

ui-ar-service-intrigue = Espions
ui-ar-service-military = Mercenaires
ui-ar-gone = épuisé
ui-ar-no-camp = pas de mercenaires
ui-ar-worth = valent { $number } ensemble
ui-ar-reserve = en réserve
ui-ar-no-tokens = Pas encore de mercenaires.
ui-ar-no-titles = Pas encore de titres.
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
ui-ar-one-payment = Un paiement pour le tout
ui-ar-two = deux actions au plus
ui-ar-at-rank = { $price } au rang { $rank }
ui-ar-less = { $cost }, moins { $less } pour votre avoir
ui-ar-keeps = vous gardez { $number }
ui-ar-keeps-kind = vous gardez { $number } { $kind }
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
ui-ar-paid = { $price } payés
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

ui-promise = Passer pour moi jusqu'à :
ui-promise-stop = Me demander à nouveau
ui-promise-hint = Les autres voient seulement que vous passez, après la même courte attente.
ui-promised = Je passe jusqu'à : { $until }.
ui-promise-more = un lieu …
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
ui-mo-face-down = face cachée
ui-mo-pending = Sortilèges annoncés
ui-mo-tokens =
    { $number ->
        [one] { $number } personnage
       *[other] { $number } personnages
    }
ui-mo-first-tent = premier : deux sortilèges, en donne un
ui-mo-first-djinn = premier : utilise deux artefacts
ui-mo-first-market = premier : 1 trésor contre 3
ui-mo-first-caravanserai = premier : nomme qui commence
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
ui-mo-laying = Posé dans un instant : { $space }.
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
ui-mo-less = moins : { $kind }
ui-mo-one-more = plus : { $kind }
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
ui-mo-passed = a passé
ui-mo-now = en ce moment
ui-mo-waiting = ensuite
ui-mo-asks-start = Choisissez vos { $number } trésors de départ.
ui-mo-asks-pay = Payez { $number } : avec quels trésors ?
ui-mo-asks-take = { $number ->
    [one] Prenez { $number } trésor de votre choix.
   *[other] Prenez { $number } trésors de votre choix.
}
ui-mo-asks-barter = Troc : rendez des trésors et prenez-en autant d'autres sortes.
ui-mo-exchange = Échanger { $number } contre { $number }
ui-mo-still-take = Encore { $number } à prendre
ui-mo-still-return = Encore { $number } à rendre
ui-mo-barter-hint = Rendez quelque chose

ui-tip-morgenland-d-start = Trois trésors de sortes quelconques. La variété aide : dans une salle, chaque personnage se paie avec une sorte différente.
ui-tip-morgenland-d-token = Les personnages forts gagnent les lieux, mais dans une salle du palais vous payez ce que valent vos personnages.
ui-tip-morgenland-d-space = Posez-le face cachée. Les grottes donnent des trésors, la ville aide, la garde vous laisse entrer, les salles vendent des artefacts.
ui-tip-morgenland-d-react = Pendant l'évaluation d'un lieu, chacun peut jouer quelque chose. Passez si vous n'avez rien ; les autres voient seulement que vous passez.
ui-tip-morgenland-d-buy = Chacun de vos personnages ici se paie avec une autre sorte de trésor. Qui a le plus d'artefacts gagne.
ui-tip-morgenland-d-market = Rendez un trésor et prenez-en trois au choix.
ui-tip-morgenland-d-bribe = Payez la différence au garde et vous pourrez acheter dans les salles.

# The guided first game
ui-guide-play = Apprendre en jouant
ui-guide-name = Partie guidée
ui-guide-step = { $number } sur { $all }
ui-guide-next = Suite
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
