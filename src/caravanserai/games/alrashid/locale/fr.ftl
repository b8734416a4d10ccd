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
prompt-d-start-token = Choisissez la couleur de votre premier jeton mercenaire.
prompt-d-start-token-other = { $actor } choisit son premier jeton mercenaire.
prompt-d-aside = Votre Diplomate : mettre un grand pion de côté pour le placer en dernier ?
prompt-d-aside-other = { $actor } peut mettre un pion de côté sur un Diplomate.
prompt-d-place = Placez un pion sur une zone.
prompt-d-place-other = { $actor } place un pion.
prompt-d-place-aside = Placez un pion que vous aviez mis de côté.
prompt-d-place-aside-other = { $actor } place un pion mis de côté.
prompt-d-pawn = Choisissez un pion à déplacer, ou passez.
prompt-d-pawn-other = { $actor } peut déplacer un pion.
prompt-d-target = { $area } : où va le { $pawn } ?
prompt-d-target-other = { $area } : { $actor } déplace un { $pawn }.
prompt-d-turn = À vous : résolvez une zone.
prompt-d-turn-other = { $actor } choisit une zone à résoudre.
prompt-d-after = Activez un titre, ou terminez votre tour.
prompt-d-after-other = { $actor } peut activer un titre.
prompt-d-guild = { $area }, rang { $rank } : un ou deux parmi service, titre, faveur.
prompt-d-guild-other = { $actor } rend visite au rang { $rank } : { $area }.
prompt-d-palace = Al-Rashid, rang { $rank } : bienveillance, titre, les deux ou rien.
prompt-d-palace-other = { $actor } visite le Palais d'Al-Rashid au rang { $rank }.
prompt-d-title = { $area } : quel titre achetez-vous ?
prompt-d-title-other = { $actor } choisit un titre : { $area }.
prompt-d-favorite = Quelle faveur la Favorite copie-t-elle ?
prompt-d-favorite-other = { $actor } choisit la faveur que copie la Favorite.
prompt-d-note = Dépenser un avoir pour ce titre : { $title } ?
prompt-d-note-other = { $actor } peut dépenser un avoir pour le titre { $title }.
prompt-d-pay = Payez { $price } : combien d'unités ({ $kind }) ?
prompt-d-pay-other = { $actor } paie { $price }.
prompt-d-draw = { $left ->
    [one] Piochez un jeton : choisissez sa couleur.
   *[other] Piochez { $left } jetons : choisissez la couleur du prochain.
}
prompt-d-draw-other = { $actor } pioche des jetons mercenaire.
prompt-d-general = Quelle marchandise donnez-vous pour un jeton ?
prompt-d-general-other = { $actor } donne une marchandise pour un jeton.
prompt-d-swap = Échangez une marchandise contre une autre sorte.
prompt-d-swap-other = { $actor } échange une marchandise.
prompt-d-benevolence = Bienveillance : prenez une marchandise de votre choix.
prompt-d-benevolence-other = { $actor } reçoit une marchandise du Calife.
prompt-d-quartermaster = { $left ->
    [one] Prenez encore une marchandise de votre choix.
   *[other] Prenez { $left } marchandises de votre choix.
}
prompt-d-quartermaster-other = { $actor } prend des marchandises avec le Quartier-maître.
prompt-d-impostor = { $left ->
    [one] Votre Imposteur : encore une faveur, sans la payer.
   *[other] Votre Imposteur : jusqu'à { $left } faveurs différentes, sans les payer.
}
prompt-d-impostor-other = { $actor } utilise des faveurs avec l'Imposteur.
prompt-d-alchemist = Votre Alchimiste : quel Sage devient Marchand ?
prompt-d-alchemist-other = { $actor } peut changer un Sage en Marchand.
prompt-d-spy = Espion : regardez les jetons d'un territoire, déplacez un pion ou passez.
prompt-d-spy-other = { $actor } fait un pas d'espion.
prompt-d-fight = Mercenaires, { $area } : combattre ou fuir ?
prompt-d-fight-other = { $actor } combat ou fuit : { $area }.
prompt-d-tokens = { $area } : choisissez les jetons à défausser ; nul ne les voit encore.
prompt-d-tokens-other = { $actor } choisit des jetons pour la bataille : { $area }.
prompt-d-raider = Pillard, { $area } : prenez une des marchandises imprimées.
prompt-d-raider-other = { $actor } prend une marchandise avec le Pillard.
prompt-d-trade = { $area } : à vous en premier. Des articles, ou toute une sorte ?
prompt-d-trade-other = { $actor } commerce en premier : { $area }.
prompt-d-item = { $left ->
    [one] { $area } : prenez { $left } article, ou arrêtez.
   *[other] { $area } : prenez jusqu'à { $left } articles, un par un.
}
prompt-d-item-other = { $actor } commerce : { $area }.
prompt-d-trader = Votre Négociant : quelle marchandise courante donnez-vous ?
prompt-d-trader-other = { $actor } échange des marchandises courantes.
prompt-d-negotiate = Votre Négociateur : choisissez un territoire et voyez ses jetons.
prompt-d-negotiate-other = { $actor } choisit un territoire pour le Négociateur.
prompt-d-discard = { $area } : un jeton contre un autre de même couleur, ou arrêtez.
prompt-d-discard-other = { $actor } négocie : { $area }.
prompt-d-remove = { $area } : quel jeton ({ $colour }) retirez-vous ?
prompt-d-remove-other = { $actor } retire un jeton ({ $colour }) : { $area }.

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
reason-area-empty = Aucun pion : { $area }.
reason-pay-order = Dites d'abord combien vous payez ({ $kind }).
reason-not-owned = Vous n'en possédez que { $number } : { $kind }.
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
reason-cannot-pay = { $exact_id ->
    [yes] Cela coûte { $price } et vos marchandises valent { $worth }.
   *[no] Cela coûte au moins { $price } et vos marchandises valent { $worth }.
}
reason-keep-a-good = Payer { $price } ne vous laisserait rien à échanger.
reason-family-full = Votre famille a déjà tous ses pions de ce type : { $pawn }.
reason-no-merchant-left = Vous n'avez plus de Marchand dans la boîte.
reason-no-sage = Vous n'avez pas de Sage là : { $area }.
reason-one-of-each = Le Négociant donne une marchandise de chaque autre sorte courante.
reason-not-printed = { $area } : marchandise non imprimée ({ $kind }).
reason-cannot-fight = Vous n'avez pas de jeton d'une couleur présente : { $area }.
reason-not-in-hand = Vous n'avez plus en main : { $token }.
reason-colour-not-there = Aucun jeton { $colour } : { $area }.
reason-commit-one = Choisissez au moins un jeton.
reason-no-token-there = Aucun jeton de ce genre ne s'y trouve : { $area }.
reason-other-colour = Choisissez un jeton { $colour }.
reason-lot-small = { $kind } : { $area } n'en a que { $number }, à choisir un par un.
reason-none-lying = Il n'y en a pas ({ $area }) : { $item }.
reason-no-reserve = Vous n'en avez pas en réserve : { $pawn }.
reason-not-aside = Vous n'en avez pas mis de côté : { $pawn }.
reason-from-palace = Le Comploteur déplace un pion qui se trouve dans un palais.
reason-from-territory = Seul un pion qui se trouve dans un territoire peut être déplacé maintenant.
reason-whose-pawn = Ici les espions peuvent déplacer les pions de tous : dites à qui est le pion.
reason-last-pawn-gone = Votre dernier pion a quitté le plateau : vous ne pouvez activer aucun titre.
reason-no-common-goods = Vous n'avez ni bois, ni céramique, ni métal à donner.
reason-no-camps = Aucun territoire ne porte de jeton mercenaire.
reason-taken-already = Vous en avez déjà pris un et vos articles doivent différer : { $item }.
reason-none-owned = Vous n'en avez pas à donner : { $kind }.
reason-title-action-first = Choisissez d'abord ici l'action « titre », puis lequel vous achetez.
reason-no-title-left = { $area } : il ne reste aucun titre que vous puissiez acheter.
reason-pawn-first = Choisissez d'abord le pion à déplacer, puis où il va.
reason-target-first = Un pion est en route ({ $pawn }, { $area }) : dites où il va.
reason-place-later = Les pions se placent au début de l'année.
reason-aside-later = Un pion se met de côté sur le Diplomate avant le placement.
reason-move-later = Seuls espions, Comploteur et Informateur déplacent des pions, à leur moment.
reason-visit-later = Vous visitez un palais quand il est résolu et que vient votre rang.
reason-buy-later = Un titre s'achète pendant une visite à son palais.
reason-favour-later = Une faveur se choisit pendant une visite.
reason-note-later = Un avoir se dépense pendant que vous achetez un titre.
reason-goods-later = Vous ne donnez de marchandises que pour payer ou échanger.
reason-gain-later = La réserve commune ne donne de marchandises que par un effet qui le dit.
reason-draw-later = Vous ne piochez des jetons que lorsqu'un effet le permet.
reason-token-later = Les jetons se défaussent dans votre bataille ou pour votre Négociateur.
reason-take-later = Les marchandises d'un territoire se prennent lors de son commerce, par ceux qui s'y trouvent.

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
option-trade = Articles du commerce
option-trade-any = On choisit des articles quelconques, pareils ou différents.
option-trade-different = Les articles choisis doivent tous différer ; le rang 1 peut toujours prendre toute une sorte.
option-court = Cour sans Pacha
option-court-received = Qui n'a pas de Pacha à la cour est renvoyé avant le classement.
option-court-ranked = On classe d'abord tout le monde ; qui est parmi les trois premiers sans Pacha prend 2 déshonneurs, personne n'avance.
option-last-activation = Activation après le dernier pion
option-last-activation-on = Un titre peut être activé même si votre dernier pion vient de quitter le plateau.
option-last-activation-off = Aucun titre n'est activé une fois votre dernier pion parti du plateau.
option-raider = Pillard
option-raider-battle = Le Pillard prend une marchandise pour une bataille gagnée.
option-raider-colour = Le Pillard prend aussi une marchandise pour une seule couleur battue sur deux.
option-turn-order = Ordre du tour
option-turn-order-random = Tiré au sort.
