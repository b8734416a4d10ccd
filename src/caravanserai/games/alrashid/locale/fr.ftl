# Le jeu
name-alrashid = Al-Rashid

# Marchandises et pions
name-hardwood = bois
name-pottery = céramique
name-metal = métal
name-spice = épice
name-silk = soie
name-pasha = Pacha
name-merchant = Marchand
name-sage = Sage

# Palais
name-intrigue = Guilde des intrigues
name-military = Guilde militaire
name-lore = Guilde des traditions
name-commerce = Guilde du commerce
name-politics = Guilde de la politique
name-al-rashid = Palais d'Al-Rashid

# Territoires
name-silk-road = Route de la soie
name-spice-road = Route des épices
name-sanmatia = Sanmatia
name-mare-indianum = Mare Indianum
name-abbasid-caliphate = Califat abbasside
name-mare-internum = Mare Internum
name-nilus-valley = Vallée du Nil

# Faveurs et services
name-favorite = Favorite du Calife
name-general = Général
name-scholar = Savant de la cour
name-vizier = Vizir
name-qadi = Qadi
name-benevolence = Bienveillance

# Titres
name-smuggler = Contrebandier
name-plotter = Comploteur
name-informer = Informateur
name-impostor = Imposteur
name-strategist = Stratège
name-recruiter = Recruteur
name-raider = Pillard
name-negotiator = Négociateur
name-loremaster = Maître des traditions
name-enchanter = Enchanteur
name-diplomat = Diplomate
name-banker = Banquier
name-trader = Négociant
name-hardwood-importer = Importateur de bois
name-pottery-importer = Importateur de céramique
name-metal-importer = Importateur de métal
name-aide-to-the-qadi = Aide du Qadi
name-steward-of-the-city = Intendant de la Cité
name-warehouse-keeper = Gardien du magasin
name-favorites-maiden = Suivante de la favorite
name-weapon-master = Maître d'armes
name-dean-of-the-academy = Doyen de l'Académie
name-economist = Économiste
name-counselor-to-the-caliph = Conseiller du Calife
name-treasurer = Trésorier
name-agha = Aga
name-silk-monopolist = Monopoliste de la soie
name-spice-monopolist = Monopoliste de l'épice
name-astrologist = Astrologue
name-law-expert = Spécialiste du droit
name-quartermaster = Quartier-maître
name-alchemist = Alchimiste

# Jetons
name-red = rouge
name-red-2 = rouge 2
name-red-3 = rouge 3
name-red-4 = rouge 4
name-blue = bleu
name-blue-2 = bleu 2
name-blue-3 = bleu 3
name-blue-4 = bleu 4
name-green = vert
name-yellow = jaune
name-violet = violet

# Tuiles crise
name-setup-1 = Mise en place 1
name-setup-2 = Mise en place 2
name-setup-3 = Mise en place 3
name-year-1 = Année 1
name-year-2 = Année 2
name-year-3 = Année 3
name-year-4 = Année 4
name-year-5 = Année 5
name-year-6 = Année 6
name-year-7 = Année 7
name-year-8 = Année 8

# Termes
name-note = Avoir
name-influence = Influence politique
name-dishonor = Déshonneur
name-mercenary = Mercenaire
name-crisis-tile = Tuile crise
name-prestige = Point de prestige
name-year = Année
name-placement = Placement
name-resolution = Résolution
name-dominance = Prédominance
name-title = Titre
name-service = Service
name-favour = Faveur
name-reserve = réserve
name-none = rien
name-goods = Marchandises
name-palace = Palais
name-territory = Territoire
name-stacks = Groupes
name-tokens = Jetons
name-titles = Titres
name-family = Famille
name-player = Joueur
name-points = PP
name-value = Valeur
name-order = Ordre du tour
name-next-order = manche suivante
name-supply = Réserve commune
name-stack = pile
name-discards = défausse
name-resolved = résolue
name-set-up = Mise en place
name-over = Fin de partie
name-box = boîte
name-aside = de côté

# Décisions
prompt-ar-d1 = Choisissez la couleur de votre premier jeton mercenaire.
prompt-ar-d1-other = { $actor } choisit son premier jeton mercenaire.
prompt-ar-d2 = Votre Diplomate : mettre un grand pion de côté pour le placer en dernier ?
prompt-ar-d2-other = { $actor } peut mettre un pion de côté sur un Diplomate.
prompt-ar-d3 = Placez un pion sur une zone.
prompt-ar-d3-other = { $actor } place un pion.
prompt-ar-d4 = Placez un pion que vous aviez mis de côté.
prompt-ar-d4-other = { $actor } place un pion mis de côté.
prompt-ar-d5 = Choisissez un pion à déplacer, ou passez.
prompt-ar-d5-other = { $actor } peut déplacer un pion.
prompt-ar-d6 = { $area } : où va le { $pawn } ?
prompt-ar-d6-other = { $area } : { $actor } déplace un { $pawn }.
prompt-ar-d7 = À vous : résolvez une zone.
prompt-ar-d7-other = { $actor } choisit une zone à résoudre.
prompt-ar-d8 = Activez un titre, ou terminez votre tour.
prompt-ar-d8-other = { $actor } peut activer un titre.
prompt-ar-d9 = { $area }, rang { $rank } : un ou deux parmi service, titre, faveur.
prompt-ar-d9-other = { $actor } rend visite au rang { $rank } : { $area }.
prompt-ar-d10 = Al-Rashid, rang { $rank } : bienveillance, titre, les deux ou rien.
prompt-ar-d10-other = { $actor } visite le Palais d'Al-Rashid au rang { $rank }.
prompt-ar-d11 = { $area } : quel titre achetez-vous ?
prompt-ar-d11-other = { $actor } choisit un titre : { $area }.
prompt-ar-d12 = Quelle faveur la Favorite copie-t-elle ?
prompt-ar-d12-other = { $actor } choisit la faveur que copie la Favorite.
prompt-ar-d13 = Dépenser un avoir pour ce titre : { $title } ?
prompt-ar-d13-other = { $actor } peut dépenser un avoir pour le titre { $title }.
prompt-ar-d14 = Payez { $price } : combien d'unités ({ $kind }) ?
prompt-ar-d14-other = { $actor } paie { $price }.
prompt-ar-d15 = { $left ->
    [one] Piochez un jeton : choisissez sa couleur.
   *[other] Piochez { $left } jetons : choisissez la couleur du prochain.
}
prompt-ar-d15-other = { $actor } pioche des jetons mercenaire.
prompt-ar-d16 = Quelle marchandise donnez-vous pour un jeton ?
prompt-ar-d16-other = { $actor } donne une marchandise pour un jeton.
prompt-ar-d17 = Échangez une marchandise contre une autre sorte.
prompt-ar-d17-other = { $actor } échange une marchandise.
prompt-ar-d18 = Bienveillance : prenez une marchandise de votre choix.
prompt-ar-d18-other = { $actor } reçoit une marchandise du Calife.
prompt-ar-d19 = { $left ->
    [one] Prenez encore une marchandise de votre choix.
   *[other] Prenez { $left } marchandises de votre choix.
}
prompt-ar-d19-other = { $actor } prend des marchandises avec le Quartier-maître.
prompt-ar-d20 = { $left ->
    [one] Votre Imposteur : encore une faveur, sans la payer.
   *[other] Votre Imposteur : jusqu'à { $left } faveurs différentes, sans les payer.
}
prompt-ar-d20-other = { $actor } utilise des faveurs avec l'Imposteur.
prompt-ar-d21 = Votre Alchimiste : quel Sage devient Marchand ?
prompt-ar-d21-other = { $actor } peut changer un Sage en Marchand.
prompt-ar-d22 = Espion : regardez les jetons d'un territoire, déplacez un pion ou passez.
prompt-ar-d22-other = { $actor } fait un pas d'espion.
prompt-ar-d23 = Mercenaires, { $area } : combattre ou fuir ?
prompt-ar-d23-other = { $actor } combat ou fuit : { $area }.
prompt-ar-d24 = { $area } : choisissez les jetons à défausser ; nul ne les voit encore.
prompt-ar-d24-other = { $actor } choisit des jetons pour la bataille : { $area }.
prompt-ar-d25 = Pillard, { $area } : prenez une des marchandises imprimées.
prompt-ar-d25-other = { $actor } prend une marchandise avec le Pillard.
prompt-ar-d26 = { $area } : à vous en premier. Des articles, ou toute une sorte ?
prompt-ar-d26-other = { $actor } commerce en premier : { $area }.
prompt-ar-d27 = { $left ->
    [one] { $area } : prenez { $left } article, ou arrêtez.
   *[other] { $area } : prenez jusqu'à { $left } articles, un par un.
}
prompt-ar-d27-other = { $actor } commerce : { $area }.
prompt-ar-d28 = Votre Négociant : quelle marchandise courante donnez-vous ?
prompt-ar-d28-other = { $actor } échange des marchandises courantes.
prompt-ar-d29 = Votre Négociateur : choisissez un territoire et voyez ses jetons.
prompt-ar-d29-other = { $actor } choisit un territoire pour le Négociateur.
prompt-ar-d30 = { $area } : un jeton contre un autre de même couleur, ou arrêtez.
prompt-ar-d30-other = { $actor } négocie : { $area }.
prompt-ar-d31 = { $area } : quel jeton ({ $colour }) retirez-vous ?
prompt-ar-d31-other = { $actor } retire un jeton ({ $colour }) : { $area }.

# Choix
choice-draw = Piocher : { $colour }
choice-aside = Mettre de côté un { $pawn }
choice-place = { $pawn } : { $area }
choice-move = Déplacer un { $pawn } : { $area }
choice-move-of = Déplacer un { $pawn } ({ $seat }) : { $territory }
choice-pass = Passer
choice-to = Vers : { $area }
choice-activate = Activer : { $title }
choice-resolve = Résoudre : { $area }
choice-end = Terminer le tour
choice-visit = { $actions_id ->
    [service] Service
    [title] Titre
    [favour] Faveur, avec 1 déshonneur
    [service-and-title] Service et titre
    [service-and-favour] Service et faveur
    [title-and-favour] Titre et faveur
   *[none] Rien, avec 1 déshonneur
}{ $price ->
    [0] {""}
   *[other] { $exact_id ->
        [yes] , pour { $price }
       *[no] , à partir de { $price }
    }
}
choice-court = { $actions_id ->
    [benevolence] Bienveillance
    [title] Titre
    [benevolence-and-title] Bienveillance et titre
   *[none] Rien
}{ $price ->
    [0] {""}
   *[other] { $exact_id ->
        [yes] , pour { $price }
       *[no] , à partir de { $price }
    }
}
choice-buy = { $title }, coût { $cost } : payer { $exact_id ->
    [yes] { $price }
   *[no] au moins { $price }
}
choice-copy = { $favour } : payer { $exact_id ->
    [yes] { $price }
   *[no] au moins { $price }
}
choice-spend = { $answer_id ->
    [note] Dépenser un avoir : payer { $price }
   *[nothing] Garder l'avoir : payer { $price }
}
choice-pay = { $number } { $kind }
choice-give = Donner 1 { $kind }
choice-swap = 1 { $kind } contre 1 { $other }
choice-gain = Prendre 1 { $kind }
choice-favour = { $favour }
choice-stop = Arrêter
choice-transmute = Sage : { $place }
choice-look = Regarder les jetons : { $territory }
choice-fight = Combattre
choice-flee = Fuir, avec 2 déshonneur
choice-commit = { $token }
choice-done = Combattre avec ces jetons
choice-pick = Choisir des articles
choice-all = Tout : { $kind }
choice-take = { $item }
choice-barter = 1 { $kind } contre 1 { $first } et 1 { $second }
choice-negotiate = Voir les jetons : { $territory }
choice-discard = Défausser : { $token }
choice-remove = Retirer : { $token } (place { $slot })
choice-order = Suivant dans l'ordre : { $seat }
choice-tile = { $tile }
choice-value = { $value }
choice-batch = Mélange { $index }

# Événements
event-turn-order = Ordre du tour : { $each_seat }.
event-tile = Tuile crise : { $tile }.
event-laid = Un jeton { $colour } arrive : { $area }.
event-no-token = Il ne reste aucun jeton { $colour } à poser.
event-reshuffled = La défausse ({ $colour }) est mélangée en une nouvelle pile de { $number }.
event-drew = { $seat } a pioché un jeton { $colour }.
event-drew-token = Vous avez pioché : { $token }.
event-year = L'année { $year } commence.
event-set-aside = { $seat } a mis de côté un { $pawn }.
event-placed = { $seat } a placé un { $pawn } : { $area }.
event-moved = { $seat } a déplacé un { $pawn } ({ $owner }) : { $area } → { $target }.
event-resolves = { $seat } a choisi de résoudre : { $area }.
event-ranks = Rangs, { $area } : { $each_seat }.
event-activates = { $seat } a activé : { $title }.
event-home = { $seat } a repris ses pions : { $area }.
event-visits = { $seat }, { $area } : { $actions_id ->
    [service] service
    [title] titre
    [favour] faveur
    [service-and-title] service et titre
    [service-and-favour] service et faveur
    [title-and-favour] titre et faveur
   *[none] rien
}.
event-attends = { $seat } à la cour : { $actions_id ->
    [benevolence] bienveillance
    [title] titre
    [benevolence-and-title] bienveillance et titre
   *[none] rien
}.
event-paid = { $seat } a payé { $price } avec { $each_kind }.
event-note-spent = { $seat } a dépensé un avoir pour le titre { $title }.
event-bought = { $seat } a obtenu le titre { $title }.
event-recruited = { $seat } a gagné un { $pawn }.
event-gained = { $seat } a pris { $number } { $kind }.
event-gave = { $seat } a donné 1 { $kind }.
event-note = { $seat } a pris un avoir.
event-influence = { $seat } a pris { $number } influence.
event-dishonor = { $seat } a pris { $number } déshonneur.
event-favour = { $seat } a utilisé la faveur : { $favour }.
event-lapsed = La faveur ({ $favour }) est perdue pour { $seat }.
event-new-order = Dès la prochaine manche : { $each_seat }.
event-looked = { $seat } a regardé les jetons : { $area }.
event-saw = { $area }, vous avez vu : { $each_token }.
event-passed = { $seat } a passé.
event-revealed = { $area }, jetons révélés : { $each_token }.
event-fights = { $seat } combat : { $area }.
event-flees = { $seat } a fui : { $area }.
event-discarded = { $seat } a défaussé : { $each_token }.
event-beaten = { $area } : les jetons de couleur { $colour } sont battus.
event-won = { $seat } a gagné la bataille : { $area }.
event-repelled = { $seat } n'a pas gagné : { $area }.
event-took = { $seat } a pris { $number } { $item } : { $area }.
event-removed = { $seat } a retiré { $token } : { $area }.
event-transmuted = { $seat } a changé un Sage en Marchand : { $place }.
event-refilled = Tous les territoires sont de nouveau remplis.
event-over = La partie est terminée. Victoire : { $each_seat }.

# Raisons
reason-activate-later = Les titres s'activent avant ou après la résolution de votre tour, pas maintenant.
reason-resolve-later = Vous résolvez une zone quand votre tour le demande.
reason-one-area = Vous avez déjà résolu votre zone de ce tour.
reason-must-place = Chaque pion doit être placé.
reason-no-tokens = Aucun jeton { $colour } ne peut être pioché.
reason-no-tokens-at-all = Aucun jeton ne peut être pioché.
reason-no-pawn = Vous n'avez pas là de { $pawn } à placer.
reason-must-set-aside = Votre Diplomate doit mettre un grand pion de côté.
reason-no-merchants = Les Marchands ne sont pas admis au Palais d'Al-Rashid.
reason-pasha-first = Au Palais d'Al-Rashid, votre Pacha doit venir en premier.
reason-one-big = Vous avez déjà un Pacha ou un Marchand : { $area }.
reason-same-place = Le pion s'y trouve déjà.
reason-other-group = Les pions vont de palais en palais ou de territoire en territoire.
reason-resolved = Zone déjà résolue cette année : { $area }.
reason-not-there = Pas de { $pawn } ici : { $area }.
reason-nowhere = { $area } : le { $pawn } n'a nulle part où aller.
reason-own-pawns = Les espions ne déplacent que vos propres pions.
reason-no-seat = Aucun joueur de ce numéro ne participe.
reason-nothing-hidden = Aucun jeton n'est face cachée : { $area }.
reason-one-activation = Vous avez déjà activé un titre ce tour-ci.
reason-title-not-owned = Vous ne possédez pas le titre { $title }.
reason-title-used = Le titre { $title } a déjà servi cette année.
reason-title-void = Activer le titre { $title } n'aurait pas d'effet maintenant.
reason-area-empty = Aucun pion : { $area }.
reason-pay-order = Dites d'abord combien vous payez ({ $kind }).
reason-not-owned = Vous n'en possédez pas autant : { $kind }.
reason-pay-short = Ainsi vous n'atteignez pas { $price }.
reason-pay-waste = Ainsi vous payez plus qu'il ne faut pour { $price }.
reason-same-kind = Une sorte ne s'échange pas contre elle-même.
reason-favour-used = Votre Imposteur a déjà utilisé cette faveur : { $favour }.
reason-no-goods = Vous n'avez pas de marchandise à donner.
reason-no-notes = La réserve commune n'a plus d'avoir.
reason-no-influence = La réserve commune n'a plus de jeton influence.
reason-no-own-note = Vous n'avez pas d'avoir.
reason-title-gone = Il ne reste plus ce titre : { $title }.
reason-title-owned = Vous possédez déjà le titre { $title }.
reason-other-palace = Le titre { $title } appartient à un autre palais.
reason-cannot-pay = Vos marchandises n'atteignent pas { $price }.
reason-keep-a-good = Payer { $price } ne vous laisserait rien à échanger.
reason-family-full = Votre famille a tous les pions de ce type.
reason-no-merchant-left = Vous n'avez plus de Marchand dans la boîte.
reason-no-sage = Vous n'avez pas de Sage là : { $area }.
reason-one-of-each = Le Négociant donne une marchandise de chaque autre sorte courante.
reason-not-printed = { $area } : marchandise non imprimée ({ $kind }).
reason-cannot-fight = Vous n'avez pas de jeton d'une couleur présente.
reason-not-in-hand = Vous n'avez plus en main : { $token }.
reason-colour-not-there = Aucun jeton { $colour } : { $area }.
reason-commit-one = Choisissez au moins un jeton.
reason-no-token-there = Aucun jeton ne s'y trouve.
reason-other-colour = Choisissez un jeton { $colour }.
reason-lot-small = Jusqu'à trois articles se choisissent un par un : { $kind }.
reason-none-lying = Il n'en reste pas ({ $item }) : { $area }.

# Score
category-pashas = Pachas, 3 chacun
category-merchants = Marchands, 2 chacun
category-sages = Sages, 1 chacun
category-titles = Titres
category-politics = Titres politiques, selon condition
category-influence = Influence, 5 au plus
category-dishonor = Déshonneur, −2 chacun

# Options
option-edition = Édition
option-edition-published = Le jeu publié avec les tuiles crise italiennes.
option-edition-italian = Les règles italiennes : tarif unique, Diplomate obligé, places partagées, moins d'avoirs et d'influence.
option-edition-french-letter = Les règles françaises à la lettre : tuiles françaises, espions sur tout pion, Négociant libre.
option-edition-favorite-single-fee = La Favorite coûte 1, quelle que soit la faveur copiée.
option-edition-diplomat-must = Le Diplomate doit mettre un pion de côté.
option-edition-shared-victory = À prestige égal, la place est partagée.
option-edition-early-counts = 15 avoirs et 20 jetons influence.
option-edition-crisis-french = Les tuiles crise françaises.
option-edition-spy-any-pawn = Les espions peuvent déplacer les pions de tous.
option-edition-trader-loose = Le Négociant prend deux marchandises quelconques des autres sortes courantes.
option-duplicate-titles = Même titre deux fois
option-duplicate-titles-allowed = Une famille peut posséder les deux exemplaires d'un titre.
option-duplicate-titles-forbidden = Un titre déjà possédé n'est plus proposé.
option-turn-order = Ordre du tour
option-turn-order-random = Tiré au sort.
