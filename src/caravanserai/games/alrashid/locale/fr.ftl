# Le jeu
name-alrashid = Al-Rashid

# Marchandises et pions
name-hardwood = bois
    .one = bois
    .many = bois
    .of = de bois
    .all = tout le bois
name-pottery = céramique
    .one = céramique
    .many = céramiques
    .of = de céramique
    .all = toute la céramique
name-metal = métal
    .one = métal
    .many = métaux
    .of = de métal
    .all = tout le métal
name-spice = épice
    .one = épice
    .many = épices
    .of = d'épice
    .all = toutes les épices
name-silk = soie
    .one = soie
    .many = soies
    .of = de soie
    .all = toute la soie
name-pasha = Pacha
    .a = un Pacha
    .the = le Pacha
    .many = Pachas
name-merchant = Marchand
    .a = un Marchand
    .the = le Marchand
    .many = Marchands
name-sage = Sage
    .a = un Sage
    .the = le Sage
    .many = Sages

# Palais
name-intrigue = Guilde des intrigues
    .the = la Guilde des intrigues
    .at = dans la Guilde des intrigues
    .to = dans la Guilde des intrigues
    .from = de la Guilde des intrigues
name-military = Guilde militaire
    .the = la Guilde militaire
    .at = dans la Guilde militaire
    .to = dans la Guilde militaire
    .from = de la Guilde militaire
name-lore = Guilde des traditions
    .the = la Guilde des traditions
    .at = dans la Guilde des traditions
    .to = dans la Guilde des traditions
    .from = de la Guilde des traditions
name-commerce = Guilde du commerce
    .the = la Guilde du commerce
    .at = dans la Guilde du commerce
    .to = dans la Guilde du commerce
    .from = de la Guilde du commerce
name-politics = Guilde de la politique
    .the = la Guilde de la politique
    .at = dans la Guilde de la politique
    .to = dans la Guilde de la politique
    .from = de la Guilde de la politique
name-al-rashid = Palais d'Al-Rashid
    .the = le Palais d'Al-Rashid
    .at = au Palais d'Al-Rashid
    .to = au Palais d'Al-Rashid
    .from = du Palais d'Al-Rashid

# Territoires
name-silk-road = Route de la soie
    .the = la Route de la soie
    .at = sur la Route de la soie
    .to = sur la Route de la soie
    .from = de la Route de la soie
name-spice-road = Route des épices
    .the = la Route des épices
    .at = sur la Route des épices
    .to = sur la Route des épices
    .from = de la Route des épices
name-sanmatia = Sanmatia
    .the = Sanmatia
    .at = à Sanmatia
    .to = à Sanmatia
    .from = de Sanmatia
name-mare-indianum = Mare Indianum
    .the = la Mare Indianum
    .at = sur la Mare Indianum
    .to = sur la Mare Indianum
    .from = de la Mare Indianum
name-abbasid-caliphate = Califat abbasside
    .the = le Califat abbasside
    .at = dans le Califat abbasside
    .to = dans le Califat abbasside
    .from = du Califat abbasside
name-mare-internum = Mare Internum
    .the = la Mare Internum
    .at = sur la Mare Internum
    .to = sur la Mare Internum
    .from = de la Mare Internum
name-nilus-valley = Vallée du Nil
    .the = la Vallée du Nil
    .at = dans la Vallée du Nil
    .to = dans la Vallée du Nil
    .from = de la Vallée du Nil

# Faveurs et services
name-favorite = Favorite du Calife
    .of = de la Favorite du Calife
name-general = Général
    .of = du Général
name-scholar = Savant de la cour
    .of = du Savant de la cour
name-vizier = Vizir
    .of = du Vizir
name-qadi = Qadi
    .of = du Qadi
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
    .many = rouges
name-red-2 = rouge 2
    .a = un 2 rouge
    .the = le 2 rouge
name-red-3 = rouge 3
    .a = un 3 rouge
    .the = le 3 rouge
name-red-4 = rouge 4
    .a = un 4 rouge
    .the = le 4 rouge
name-blue = bleu
    .many = bleus
name-blue-2 = bleu 2
    .a = un 2 bleu
    .the = le 2 bleu
name-blue-3 = bleu 3
    .a = un 3 bleu
    .the = le 3 bleu
name-blue-4 = bleu 4
    .a = un 4 bleu
    .the = le 4 bleu
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
    .one = avoir
    .many = avoirs
    .of = d'avoir
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
    .at = en réserve
name-none = rien
    .at = nulle part
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
prompt-d-start-token = Avec quel mercenaire commencez-vous ?
prompt-d-start-token-hint = Le rouge combat sur terre, le bleu en mer ; personne d'autre ne connaîtra sa valeur, de 2 à 4.
prompt-d-start-token-other = { $actor } choisit son premier mercenaire.
prompt-d-aside = Mettez-vous un grand pion de côté sur votre Diplomate, pour le placer en dernier ?
prompt-d-aside-hint = Il se place après tous les autres pions, quand vous avez vu où sont les autres.
prompt-d-aside-other = { $actor } peut mettre un pion de côté sur un Diplomate.
prompt-d-place = Placez un pion sur une zone.
prompt-d-place-hint = Pacha 5, Marchand 3, Sage 1 : dans une zone agissent les trois plus forts ; à égalité, l'ordre d'arrivée compte. Chacun n'y a qu'un grand pion.
prompt-d-place-other = { $actor } place un pion.
prompt-d-place-aside = Placez un pion que vous aviez mis de côté.
prompt-d-place-aside-hint = Tous les autres sont placés ; à égalité dans une zone, l'ordre d'arrivée compte.
prompt-d-place-aside-other = { $actor } place un pion mis de côté.
prompt-d-pawn = Choisissez un pion à déplacer, ou passez.
prompt-d-pawn-hint = Le Comploteur déplace entre palais, l'Informateur entre territoires ; un pion déplacé vient en dernier.
prompt-d-pawn-other = { $actor } peut déplacer un pion.
prompt-d-target = Où va { $pawn_the } { $area_from } ?
prompt-d-target-hint = Il rejoint vos pions ou vient en dernier dans la rangée. Les zones déjà résolues sont fermées.
prompt-d-target-other = { $actor } déplace { $pawn_a } { $area_from }.
prompt-d-turn = À vous : résolvez une zone.
prompt-d-turn-hint = Toute zone occupée convient, même sans pion à vous ; chacun y agit selon son rang. Un titre par tour, avant ou après.
prompt-d-turn-other = { $actor } choisit une zone à résoudre.
prompt-d-after = Activez un titre, ou terminez votre tour.
prompt-d-after-hint = Un titre par tour ; un titre utilisé se repose jusqu'à l'année suivante.
prompt-d-after-other = { $actor } peut activer un titre.
prompt-d-guild = Que prenez-vous { $area_at }, au rang { $rank } ?
prompt-d-guild-hint = Une ou deux des trois actions, payées ensemble ; sans service ni titre, vous prenez 1 jeton Déshonneur. Vos marchandises valent { $value }.
prompt-d-guild-other = { $actor } visite { $area_the } au rang { $rank }.
prompt-d-palace = Que prenez-vous au Palais d'Al-Rashid, au rang { $rank } ?
prompt-d-palace-hint = La Bienveillance donne une marchandise et une des premières places. Vos marchandises valent { $value }.
prompt-d-palace-other = { $actor } visite le Palais d'Al-Rashid au rang { $rank }.
prompt-d-title = Quel titre achetez-vous { $area_at } ?
prompt-d-title-hint = Il reste à vous jusqu'à la fin. Vos marchandises valent { $value }.
prompt-d-title-other = { $actor } choisit un titre { $area_at }.
prompt-d-favorite = Quelle faveur la Favorite copie-t-elle ?
prompt-d-favorite-hint = Elle utilise pour vous la faveur d'une autre guilde. Vos marchandises valent { $value }.
prompt-d-favorite-other = { $actor } choisit la faveur que copie la Favorite.
prompt-d-note = Dépensez-vous un avoir pour le titre { $title } ?
prompt-d-note-hint = Il ne baisse que ce titre et retourne à la réserve commune. Vos marchandises valent { $value }.
prompt-d-note-other = { $actor } peut dépenser un avoir pour le titre { $title }.
prompt-d-pay = Pour payer { $price }, combien { $kind_of } donnez-vous ?
prompt-d-pay-hint = 1, 2, 3, 4 ou 5 sortes différentes valent 1, 3, 6, 10 ou 15 ; ce qu'on paie en trop est perdu.
prompt-d-pay-other = { $actor } paie { $price }.
prompt-d-draw = { $left ->
    [one] De quelle couleur est le jeton que vous piochez ?
   *[other] Vous piochez { $left } jetons : de quelle couleur est le prochain ?
}
prompt-d-draw-hint = Le rouge combat sur terre, le bleu en mer ; vous voyez chacun avant de piocher le suivant.
prompt-d-draw-other = { $actor } pioche des mercenaires.
prompt-d-general = Quelle marchandise donnez-vous pour un mercenaire ?
prompt-d-general-hint = Elle va à la réserve commune ; puis vous choisissez la couleur du mercenaire.
prompt-d-general-other = { $actor } donne une marchandise pour un mercenaire.
prompt-d-swap = Échangez une marchandise contre une autre sorte.
prompt-d-swap-hint = Des sortes différentes valent plus ensemble ; vos marchandises valent { $value } en ce moment.
prompt-d-swap-other = { $actor } échange une marchandise.
prompt-d-benevolence = Grâce à la Bienveillance, prenez une marchandise de votre choix.
prompt-d-benevolence-hint = Des sortes différentes valent plus ensemble ; vos marchandises valent { $value } en ce moment.
prompt-d-benevolence-other = { $actor } reçoit une marchandise du Calife.
prompt-d-quartermaster = { $left ->
    [one] Prenez encore une marchandise de votre choix.
   *[other] Prenez { $left } marchandises de votre choix.
}
prompt-d-quartermaster-hint = Des sortes différentes valent plus ensemble ; vos marchandises valent { $value } en ce moment.
prompt-d-quartermaster-other = { $actor } prend des marchandises avec le Quartier-maître.
prompt-d-impostor = { $left ->
    [one] Avec votre Imposteur, utilisez encore une faveur, sans la payer.
   *[other] Avec votre Imposteur, utilisez jusqu'à { $left } faveurs différentes, sans les payer.
}
prompt-d-impostor-hint = Vous ne les payez pas, mais vous donnez les marchandises que vous échangez.
prompt-d-impostor-other = { $actor } utilise des faveurs avec l'Imposteur.
prompt-d-alchemist = Quel Sage devient Marchand grâce à votre Alchimiste ?
prompt-d-alchemist-hint = Le Marchand prend la place du Sage et compte aussitôt 3 ; vous gagnez 1 PP.
prompt-d-alchemist-other = { $actor } peut changer un Sage en Marchand.
prompt-d-spy = Regarder des mercenaires, déplacer un pion ou passer ?
prompt-d-spy-hint = Les autres ne verront pas les valeurs ; un pion déplacé vient en dernier dans sa rangée.
prompt-d-spy-other = { $actor } fait un pas d'espion.
prompt-d-fight = Combattez-vous les mercenaires { $area_at }, ou fuyez-vous ?
prompt-d-fight-hint = Chaque couleur se bat par une somme plus haute de la même couleur. Fuir coûte 2 jetons Déshonneur, donc 4 PP.
prompt-d-fight-other = { $actor } choisit entre combattre { $area_at } et fuir.
prompt-d-tokens = Quels mercenaires envoyez-vous à la bataille { $area_at } ?
prompt-d-tokens-hint = Chaque couleur se bat à part par une somme plus haute ; ce que vous envoyez est perdu de toute façon.
prompt-d-tokens-other = { $actor } choisit des mercenaires pour la bataille { $area_at }.
prompt-d-raider = Quelle marchandise prenez-vous { $area_at } avec votre Pillard ?
prompt-d-raider-hint = De la réserve commune, avant le commerce. Vos marchandises valent { $value }.
prompt-d-raider-other = { $actor } prend une marchandise avec le Pillard.
prompt-d-trade = Vous commercez en premier { $area_at } : des articles ou toute une sorte ?
prompt-d-trade-hint = Toutes les marchandises d'une sorte, avoir excepté ; ou jusqu'à 3 articles. Les autres suivent avec 2 et 1.
prompt-d-trade-other = { $actor } commerce en premier { $area_at }.
prompt-d-item = { $left ->
    [one] Prenez { $left } article { $area_at }, ou arrêtez-vous.
   *[other] Prenez jusqu'à { $left } articles { $area_at }, un par un.
}
prompt-d-item-hint = Ce que vous laissez, d'autres peuvent le prendre. Vos marchandises valent { $value }.
prompt-d-item-other = { $actor } commerce { $area_at }.
prompt-d-trader = Quelle marchandise courante donnez-vous pour votre Négociant ?
prompt-d-trader-hint = Bois, céramique et métal sont courants. Vos marchandises valent { $value }.
prompt-d-trader-other = { $actor } échange des marchandises courantes.
prompt-d-negotiate = De quel territoire regardez-vous les mercenaires avec votre Négociateur ?
prompt-d-negotiate-hint = Les autres ne voient pas leurs valeurs ; puis vous pouvez en retirer un.
prompt-d-negotiate-other = { $actor } choisit un territoire pour le Négociateur.
prompt-d-discard = Défaussez-vous un mercenaire pour en retirer un { $area_at }, ou vous arrêtez-vous là ?
prompt-d-discard-hint = Un des vôtres contre un de là-bas de même couleur, quelles que soient les valeurs ; ou seulement regarder.
prompt-d-discard-other = { $actor } négocie { $area_at }.
prompt-d-remove = Quel mercenaire { $colour } quitte { $area_the } ?
prompt-d-remove-hint = Les deux vont à la défausse, face visible.
prompt-d-remove-other = { $actor } retire un mercenaire { $colour } { $area_from }.

# Choix
choice-draw = Piocher un mercenaire { $colour_id ->
    [red] de terre
   *[blue] de mer
}
choice-aside = { $pawn_id ->
    [none] Ne rien mettre de côté
   *[other] Mettre { $pawn_the } de côté
}
choice-place = Placer { $pawn_the } { $area_at }
choice-place-gives = prédominance { $dominance }, pour l'instant rang { $rank }
choice-move = Déplacer { $pawn_the } { $area_from }
choice-move-of = Déplacer { $seat_you ->
    [yes] votre { $pawn }
   *[no] le { $pawn } { $seat_of }
} { $area_from }
choice-pass = Passer
choice-to = Le déplacer { $area_to }
choice-to-gives = prédominance { $dominance }, pour l'instant rang { $rank }
choice-activate = Utiliser le titre { $title }
choice-activate-gives = { $title_id ->
    [smuggler] échanger une marchandise contre une autre
    [recruiter] piocher un mercenaire
    [negotiator] voir les mercenaires d'un territoire, en retirer un
    [trader] une marchandise courante contre une de chacune des deux autres
   *[other] une marchandise de la réserve commune
}
choice-resolve = Résoudre { $area_the }
choice-resolve-gives = { $rank ->
    [0] vous n'y avez pas de pion
   *[other] vous êtes au rang { $rank } sur { $families }
}{ $camp ->
    [0] {""}
    [one] {", "}{ $camp } mercenaire la garde
   *[other] {", "}{ $camp } mercenaires la gardent
}
choice-end = Terminer le tour
choice-visit = { $actions_id ->
    [service] Prendre le service : { $area_id ->
        [intrigue] des pas d'espion
        [military] des mercenaires
        [lore] un nouveau Sage
        [commerce] un nouveau Marchand
       *[politics] un nouveau Pacha
    }
    [title] Acheter un titre
    [favour] Utiliser la faveur { $favour_of }
    [service-and-title] Prendre le service et acheter un titre
    [service-and-favour] Prendre le service et la faveur
    [title-and-favour] Acheter un titre et utiliser la faveur
   *[none] Partir sans rien
}{ $price ->
    [0] {""}
   *[other] { $exact_id ->
        [yes] , pour { $price }
       *[no] , à partir de { $price }
    }
}
choice-visit-gives = { $actions_id ->
    [favour] ni service ni titre : 1 jeton Déshonneur, 2 PP de moins
    [none] 1 jeton Déshonneur, 2 PP de moins
   *[other] {""}
}
choice-court = { $actions_id ->
    [benevolence] Prendre la Bienveillance
    [title] Acheter un titre du Calife
    [benevolence-and-title] Prendre la Bienveillance et acheter un titre
   *[none] Partir sans rien
}{ $price ->
    [0] {""}
   *[other] { $exact_id ->
        [yes] , pour { $price }
       *[no] , à partir de { $price }
    }
}
choice-court-gives = { $actions_id ->
    [benevolence] une marchandise au choix, et une des premières places
    [benevolence-and-title] une marchandise au choix, et une des premières places
   *[other] {""}
}
choice-buy = Acheter le titre { $title } pour { $exact_id ->
    [yes] { $price }
   *[no] au moins { $price }
}
choice-buy-gives = { $type_id ->
    [activated] une fois par an
    [permanent] toujours en vigueur
   *[single] agit aussitôt
}, jusqu'à { $points } PP
choice-copy = Utiliser la faveur { $favour_of } pour { $exact_id ->
    [yes] { $price }
   *[no] au moins { $price }
}
choice-spend = { $answer_id ->
    [note] Dépenser un avoir, payer { $price }
   *[nothing] Garder l'avoir, payer { $price }
}
choice-pay = { $number ->
    [one] { $number } { $kind_one }
   *[other] { $number } { $kind_many }
}
choice-give = Donner 1 { $kind_one }
choice-give-gives = vos marchandises vaudront { $worth }
choice-swap = Donner 1 { $kind_one }, prendre 1 { $other_one }
choice-swap-gives = vos marchandises vaudront { $worth }
choice-gain = Prendre 1 { $kind_one }
choice-gain-gives = vos marchandises vaudront { $worth }
choice-favour = Utiliser la faveur { $favour_of }
choice-favour-gives = { $favour_id ->
    [general] une marchandise contre un mercenaire
    [scholar] un avoir
    [vizier] une marchandise contre une autre
   *[qadi] un jeton Influence
}
choice-stop = S'arrêter là
choice-transmute = { $place_id ->
    [none] Garder vos Sages
    [reserve] Changer en Marchand un Sage de la réserve
   *[other] Changer en Marchand le Sage { $area_at }
}
choice-look = Regarder les mercenaires { $area_at }
choice-fight = Combattre
choice-flee = Fuir
choice-flee-gives = 2 jetons Déshonneur, et vos pions rentrent
choice-commit = Envoyer { $token_the }
choice-done = Combattre avec ces mercenaires
choice-pick = Choisir jusqu'à 3 articles
choice-all = Prendre { $kind_all } ({ $number })
choice-all-gives = vos marchandises vaudront { $worth }
choice-take = Prendre { $item_id ->
    [note] l'avoir
   *[other] 1 { $item_one }
}
choice-take-gives = { $item_id ->
    [note] rend un titre moins cher
   *[other] vos marchandises vaudront { $worth }
}
choice-barter = Donner 1 { $kind_one }, prendre 1 { $first_one } et 1 { $second_one }
choice-barter-gives = vos marchandises vaudront { $worth }
choice-negotiate = Regarder les mercenaires { $area_at }
choice-discard = Défausser { $token_the }
choice-remove = Retirer { $token_the }, le numéro { $place } à partir de la gauche
choice-order = Ensuite, dans l'ordre, c'est { $seat_to }
choice-tile = { $tile }
choice-value = { $value }
choice-batch = Mélange { $index }

# Biens des choix
good-hardwood = { $amount } bois
good-pottery = { $amount ->
    [one] { $amount } céramique
   *[other] { $amount } céramiques
}
good-metal = { $amount ->
    [one] { $amount } métal
   *[other] { $amount } métaux
}
good-spice = { $amount ->
    [one] { $amount } épice
   *[other] { $amount } épices
}
good-silk = { $amount ->
    [one] { $amount } soie
   *[other] { $amount } soies
}
good-note = { $amount ->
    [one] { $amount } avoir
   *[other] { $amount } avoirs
}
good-influence = { $amount ->
    [one] { $amount } jeton Influence
   *[other] { $amount } jetons Influence
}
good-points = { $amount } PP
good-pasha = { $amount ->
    [one] { $amount } Pacha
   *[other] { $amount } Pachas
}
good-merchant = { $amount ->
    [one] { $amount } Marchand
   *[other] { $amount } Marchands
}
good-sage = { $amount ->
    [one] { $amount } Sage
   *[other] { $amount } Sages
}
good-red = { $amount ->
    [one] { $amount } mercenaire de terre
   *[other] { $amount } mercenaires de terre
}
good-blue = { $amount ->
    [one] { $amount } mercenaire de mer
   *[other] { $amount } mercenaires de mer
}

# Événements
event-turn-order = On joue dans cet ordre : { $each_seat_who }.
event-tile = La tuile crise de l'année a été retournée.
event-laid = Un mercenaire { $colour } caché est arrivé { $area_to }.
event-no-token = Il ne restait aucun mercenaire { $colour } à poser.
event-reshuffled = Les mercenaires { $colour_many } défaussés ont été mélangés en une nouvelle pile de { $number }.
event-drew = { $seat_has } pioché un mercenaire { $colour }.
event-drew-token = Vous avez pioché { $token_a }.
event-year = L'année { $year } commence.
event-set-aside = { $seat_has } mis de côté { $pawn_a }.
event-placed = { $seat_has } placé { $pawn_a } { $area_at }.
event-moved = { $seat_has } déplacé { $owner_you ->
    [self] { $pawn_a }
    [yes] votre { $pawn }
   *[no] le { $pawn } { $owner_of }
} { $area_from } { $target_to }.
event-resolves = { $seat_has } résolu { $area_the }.
event-ranks = { $area_at }, les rangs sont, à partir du premier : { $each_seat_who }.
event-activates = { $seat_has } activé le titre { $title }.
event-home = { $seat_has } repris { $seat_you ->
    [yes] vos
   *[no] ses
} pions { $area_from }.
event-visits = { $actions_id ->
    [none] { $seat_you ->
        [yes] Vous n'avez
       *[no] { $seat } n'a
    } rien pris
   *[other] { $seat_has } pris { $actions_id ->
        [service] le service
        [title] un titre
        [favour] la faveur
        [service-and-title] le service et un titre
        [service-and-favour] le service et la faveur
       *[title-and-favour] un titre et la faveur
    }
} { $area_at }.
event-attends = { $actions_id ->
    [none] { $seat_you ->
        [yes] Vous n'avez
       *[no] { $seat } n'a
    } rien pris
   *[other] { $seat_has } pris { $actions_id ->
        [benevolence] la Bienveillance
        [title] un titre
       *[benevolence-and-title] la Bienveillance et un titre
    }
} à la cour.
event-paid = { $seat_has } payé { $price } avec { $each_kind_counted }.
event-note-spent = { $seat_has } dépensé un avoir pour le titre { $title }.
event-bought = { $seat_has } acheté le titre { $title }.
event-recruited = { $seat_has } gagné un nouveau { $pawn }.
event-gained = { $seat_has } pris { $number ->
    [one] { $number } { $kind_one }
   *[other] { $number } { $kind_many }
}.
event-gave = { $seat_has } donné 1 { $kind_one }.
event-note = { $seat_has } pris un avoir.
event-influence = { $seat_has } pris { $number ->
    [one] { $number } jeton Influence
   *[other] { $number } jetons Influence
}.
event-dishonor = { $seat_has } pris { $number ->
    [one] { $number } jeton Déshonneur
   *[other] { $number } jetons Déshonneur
}.
event-favour = { $seat_has } utilisé la faveur { $favour_of }.
event-lapsed = La faveur { $favour_of } est perdue pour { $seat_who }.
event-new-order = Dès la prochaine manche, on joue dans cet ordre : { $each_seat_who }.
event-looked = { $seat_has } regardé les mercenaires { $area_at }.
event-saw = Vous avez vu { $each_token_a } { $area_at }.
event-passed = { $seat_you ->
    [yes] Vous passez votre tour.
   *[no] { $seat } passe son tour.
}
event-revealed = { $area_at }, tout le monde a vu { $each_token_a }.
event-fights = { $seat_has } combattu { $area_at }.
event-flees = { $seat_has } fui { $area_the }.
event-discarded = { $seat_has } défaussé { $each_token_a }.
event-beaten = Les mercenaires { $colour_many } { $area_at } ont été battus.
event-won = { $seat_has } gagné la bataille { $area_at }.
event-repelled = { $seat_you ->
    [yes] Vous n'avez
   *[no] { $seat } n'a
} pas gagné la bataille { $area_at }.
event-took = { $seat_has } pris { $number ->
    [one] { $number } { $item_one }
   *[other] { $number } { $item_many }
} { $area_from }.
event-removed = { $seat_has } retiré { $token_a } { $area_from }.
event-transmuted = { $seat_has } changé en Marchand un Sage { $place_at }.
event-refilled = L'année est finie : tous les territoires sont de nouveau pleins.
event-over = La partie est terminée et la victoire revient { $each_seat_to }.

# Tours en une ligne
and-bought = et { $seat_aux } acheté le titre { $title }

# La fiche après une année
pause-title = L'année { $year } est finie
pause-subtitle = Toutes les zones sont résolues. Le prestige se compte à la fin ; voici où l'on en est.
pause-gained = Gagné cette année
pause-lost = Perdu
pause-fled = fuite { $area_from }
pause-refilled = Tous les territoires sont de nouveau pleins.
pause-ready = De nouveau prêts : { $each_title }.
pause-crisis = { $colour_id ->
    [red] De nouveaux mercenaires de terre sont arrivés { $each_area_at }.
   *[blue] De nouveaux mercenaires de mer sont arrivés { $each_area_at }.
}
pause-next = { $seat_you ->
    [yes] Vous placez en premier.
   *[no] { $seat } place en premier.
}
pause-go = Commencer l'année { $year }

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
reason-one-big = Vous avez déjà un Pacha ou un Marchand { $area_at }.
reason-same-place = Le pion s'y trouve déjà.
reason-other-group = Les pions vont de palais en palais ou de territoire en territoire.
reason-resolved = On a déjà résolu { $area_the } cette année.
reason-not-there = Il n'y a pas de { $pawn } à déplacer { $area_at }.
reason-nowhere = { $pawn_the } { $area_at } n'a nulle part où aller.
reason-own-pawns = Les espions ne déplacent que vos propres pions.
reason-no-seat = Aucun joueur de ce numéro ne participe.
reason-nothing-hidden = Aucun jeton n'est face cachée { $area_at }.
reason-one-activation = Vous avez déjà activé un titre ce tour-ci.
reason-title-not-owned = Vous ne possédez pas le titre { $title }.
reason-title-used = Le titre { $title } a déjà servi cette année.
reason-area-empty = Il n'y a aucun pion { $area_at }.
reason-pay-order = Dites d'abord combien { $kind_of } vous donnez.
reason-not-owned = { $number ->
    [0] Vous n'avez pas { $kind_of }.
    [one] Vous n'avez que { $number } { $kind_one }.
   *[other] Vous n'avez que { $number } { $kind_many }.
}
reason-pay-short = Ainsi vous n'atteignez pas { $price }.
reason-pay-waste = Ainsi vous payez plus qu'il ne faut pour { $price }.
reason-same-kind = Une sorte ne s'échange pas contre elle-même.
reason-favour-used = Votre Imposteur a déjà utilisé la faveur { $favour_of }.
reason-no-goods = Vous n'avez pas de marchandise à donner.
reason-no-notes = La réserve commune n'a plus d'avoir.
reason-no-influence = La réserve commune n'a plus de jeton Influence.
reason-no-own-note = Vous n'avez pas d'avoir.
reason-title-gone = Le titre { $title } n'est plus disponible.
reason-title-owned = Vous possédez déjà le titre { $title }.
reason-other-palace = Le titre { $title } appartient à un autre palais.
reason-cannot-pay = { $exact_id ->
    [yes] Cela coûte { $price } et vos marchandises valent { $worth }.
   *[no] Cela coûte au moins { $price } et vos marchandises valent { $worth }.
}
reason-keep-a-good = Payer { $price } ne vous laisserait rien à échanger.
reason-family-full = Votre famille a déjà tous ses { $pawn_many }.
reason-no-merchant-left = Vous n'avez plus de Marchand dans la boîte.
reason-no-sage = Vous n'avez pas de Sage { $area_at }.
reason-one-of-each = Le Négociant donne une marchandise de chaque autre sorte courante.
reason-not-printed = Il n'y a pas { $kind_of } parmi les marchandises imprimées { $area_at }.
reason-cannot-fight = Vous n'avez pas de jeton d'une couleur présente { $area_at }.
reason-not-in-hand = Vous n'avez plus en main { $token_a }.
reason-colour-not-there = Il n'y a aucun jeton { $colour } { $area_at }.
reason-commit-one = Choisissez au moins un jeton.
reason-no-token-there = Il n'y a pas de tel jeton { $area_at }.
reason-other-colour = Choisissez un jeton { $colour }.
reason-lot-small = { $area_at }, il n'y a que { $number ->
    [one] { $number } { $kind_one }
   *[other] { $number } { $kind_many }
}, à choisir à l'unité.
reason-none-lying = Il n'y a pas { $item_of } { $area_at }.
reason-no-reserve = Vous n'avez pas de { $pawn } en réserve.
reason-not-aside = Vous n'avez mis aucun { $pawn } de côté.
reason-from-palace = Le Comploteur déplace un pion qui se trouve dans un palais.
reason-from-territory = Seul un pion qui se trouve dans un territoire peut être déplacé maintenant.
reason-whose-pawn = Ici les espions peuvent déplacer les pions de tous : dites à qui est le pion.
reason-last-pawn-gone = Votre dernier pion a quitté le plateau : vous ne pouvez activer aucun titre.
reason-no-common-goods = Vous n'avez ni bois, ni céramique, ni métal à donner.
reason-no-camps = Aucun territoire ne porte de jeton mercenaire.
reason-taken-already = Vous avez déjà pris 1 { $item_one } et vos articles doivent différer.
reason-none-owned = Vous n'avez pas { $kind_of } à donner.
reason-title-action-first = Choisissez d'abord ici l'action « titre », puis lequel vous achetez.
reason-no-title-left = Il ne reste aucun titre que vous puissiez acheter { $area_at }.
reason-pawn-first = Choisissez d'abord le pion à déplacer, puis où il va.
reason-target-first = { $pawn_the } { $area_from } est en route : dites où il va.
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
reason-take-later = Les marchandises d'un territoire se prennent lors de son commerce, par les familles qui s'y trouvent.

# Score
category-pashas = Pachas, 3 chacun
category-merchants = Marchands, 2 chacun
category-sages = Sages, 1 chacun
category-titles = Titres
category-politics = Titres politiques, selon les conditions
category-influence = Influence, 5 au plus
category-dishonor = Déshonneur, −2 chacun

# Options
option-edition = Édition
option-edition-published = Le jeu publié avec les tuiles crise italiennes.
option-edition-italian = Les règles italiennes : tarif unique, Diplomate obligatoire, places partagées, moins d'avoirs et de jetons Influence.
option-edition-french-letter = Les règles françaises à la lettre : tuiles françaises, les espions déplacent tout pion, Négociant libre.
option-edition-favorite-single-fee = La Favorite coûte 1, quelle que soit la faveur copiée.
option-edition-diplomat-must = Le Diplomate doit mettre un pion de côté.
option-edition-shared-victory = À prestige égal, la place est partagée.
option-edition-early-counts = 15 avoirs et 20 jetons Influence.
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
option-court-ranked = On classe d'abord tout le monde ; qui est parmi les trois premiers sans Pacha prend 2 jetons Déshonneur, personne n'avance.
option-last-activation = Activation après le dernier pion
option-last-activation-on = Un titre peut être activé même si votre dernier pion vient de quitter le plateau.
option-last-activation-off = Aucun titre n'est activé une fois votre dernier pion parti du plateau.
option-raider = Pillard
option-raider-battle = Le Pillard prend une marchandise pour une bataille gagnée.
option-raider-colour = Le Pillard prend aussi une marchandise pour une seule couleur battue sur deux.
option-turn-order = Ordre du tour
option-turn-order-random = Tiré au sort.

# Noms des choses
card-good-name = { $kind_id ->
    [hardwood] Bois
    [pottery] Céramique
    [metal] Métal
    [spice] Épice
    [silk] Soie
   *[note] Avoir
}
card-mercenary-name = { $colour_id ->
    [red] Mercenaire de terre
   *[blue] Mercenaire de mer
}
card-name-area = { $area }
card-name-stack = { $seat_you ->
    [yes] Vos pions
   *[no] Pions { $seat_of }
} { $area_at }
card-name-pawn = { $seat_you ->
    [yes] Votre { $pawn }
   *[no] { $pawn } { $seat_of }
} { $area_at }
card-name-reserve = { $seat_you ->
    [yes] Votre { $pawn }
   *[no] { $pawn } { $seat_of }
}, en réserve
card-name-aside = { $seat_you ->
    [yes] Votre { $pawn }
   *[no] { $pawn } { $seat_of }
}, mis de côté
card-name-item = { card-good-name }, { $area }
card-name-camp = { card-mercenary-name }, { $value ->
    [0] inconnu
   *[other] { $value }
}, { $area }
card-name-title = { $title }
card-name-owned = { $seat_you ->
    [yes] { $title }, votre titre
   *[no] { $title } { $seat_of }
}
card-name-titles = Titres, { $area }
card-name-service = { $area_id ->
    [intrigue] Pas d'espion
    [military] Mercenaires
    [lore] Un nouveau Sage
    [commerce] Un nouveau Marchand
    [politics] Un nouveau Pacha
   *[al-rashid] Bienveillance
}
card-name-favour = { $favour }
card-name-goods = { $seat_you ->
    [yes] { card-good-name }, chez vous
   *[no] { card-good-name } { $seat_of }
}
card-name-notes = { $seat_you ->
    [yes] Vos avoirs
   *[no] Avoirs { $seat_of }
}
card-name-influence = { $seat_you ->
    [yes] Vos jetons Influence
   *[no] Jetons Influence { $seat_of }
}
card-name-dishonor = { $seat_you ->
    [yes] Vos jetons Déshonneur
   *[no] Jetons Déshonneur { $seat_of }
}
card-name-hand = { card-mercenary-name }, { $value }
card-name-backs = { $seat_you ->
    [yes] Vos { $colour_id ->
        [red] mercenaires de terre
       *[blue] mercenaires de mer
    }
   *[no] { $colour_id ->
        [red] Mercenaires de terre
       *[blue] Mercenaires de mer
    } { $seat_of }
}
card-name-family = { $seat_you ->
    [yes] Votre famille
   *[no] Famille { $seat_of }
}
card-name-pile = { $colour_id ->
    [red] Pile des mercenaires de terre
   *[blue] Pile des mercenaires de mer
}
card-name-supply = { card-good-name }, réserve commune
card-name-supply-note = Avoirs, réserve commune
card-name-supply-influence = Influence, réserve commune
card-name-tile = Crise de l'année { $year }
card-name-order = Ordre du tour
card-name-year = L'année

# Ce que c'est, avec son coût et sa valeur
card-title-type = { $type_id ->
    [activated] une fois par an
    [permanent] toujours en vigueur
   *[single] agit à l'achat
}
card-palace-kind = Palais, deux sur trois : service, titre, faveur
card-court-kind = Palais, seulement avec un Pacha
card-territory-kind = Territoire, surtout { $kind } ({ $number })
card-stack-kind = Groupe, prédominance { $dominance }, rang { $rank }
card-pawn-kind = Pion, prédominance { $dominance }, { $points } PP
card-good-kind = { $kind_id ->
    [spice] Marchandise rare
    [silk] Marchandise rare
   *[other] Marchandise courante
}
card-camp-kind = Mercenaire, { $face_id ->
    [up] face visible
   *[down] face cachée
}
card-title-kind = Titre, { card-title-type }, coûte { $cost }, { $open_id ->
    [yes] jusqu'à { $points } PP
   *[no] { $points } PP
}
card-owned-kind = Titre, { card-title-type }, { $points } PP en ce moment
card-service-kind = { $area_id ->
    [al-rashid] Don du Calife, gratuit
   *[other] { $first ->
        [0] Service, gratuit
       *[other] Service, coûte { $first }, { $second } ou { $third } au rang 1, 2 ou 3
    }
}
card-favorite-kind = Faveur, { $area }, en copie une autre
card-favour-kind = Faveur, { $area }, { $price ->
    [0] gratuite
   *[other] coûte { $price }
}
card-hand-kind = Votre jeton, personne d'autre ne voit sa valeur
card-tile-kind = Tuile crise, résolue

# Ce que cela fait
card-area-intrigue = Ses espions regardent des mercenaires cachés ou déplacent vos pions ; la Favorite du Calife copie toute autre faveur.
card-area-military = Vous y piochez des mercenaires pour vos batailles et y achetez les titres de guerre.
card-area-lore = Vous y achetez de nouveaux Sages ; le Savant de la cour donne des avoirs, qui rendent les titres moins chers.
card-area-commerce = Vous y achetez de nouveaux Marchands et les Importateurs ; le Vizir échange une marchandise contre une autre.
card-area-politics = Vous y achetez de nouveaux Pachas et les titres chers qui comptent à la fin ; le Qadi vend de l'influence.
card-area-al-rashid = Qui s'y tient avec un Pacha peut prendre une marchandise et une des premières places, et acheter un titre du Calife.
card-territory = Les trois premières familles prennent : toute une sorte ou 3 articles, puis 2, puis 1 ; il faut d'abord battre les mercenaires.
card-stack = À la résolution seules agissent les trois familles les plus fortes, la plus forte d'abord ; à égalité celle de gauche.
card-pawn-pasha = Le pion le plus fort d'une famille ; il faut un Pacha pour être reçu au Palais d'Al-Rashid.
card-pawn-merchant = Un grand pion : chaque zone admet un Pacha ou un Marchand par famille, le Palais d'Al-Rashid aucun Marchand.
card-pawn-sage = Un petit pion qui renforce les autres : une zone admet autant de vos Sages que vous voulez.
card-good = Tout se paie en marchandises : 1, 2, 3, 4 ou 5 sortes différentes valent 1, 3, 6, 10 ou 15, et ainsi pour chaque autre lot.
card-note = Dépensez-en un en achetant un titre : il coûte 3 de moins, ou 5 de moins si vous avez le Banquier.
card-influence = Chaque jeton vaut 1 PP à la fin, pour 5 PP au plus ; l'Aide du Qadi les compte tous.
card-dishonor = Chacun coûte 2 PP à la fin ; on le reçoit en fuyant, en visitant une guilde sans service ni titre, à la cour sans Pacha.
card-camp = Avant tout commerce ici, il faut battre tous les mercenaires, chaque couleur par une somme plus haute de la même couleur.
card-hand = Défaussez-le dans une bataille contre des mercenaires de sa couleur : votre somme doit dépasser la leur.
card-backs = Seul leur propriétaire connaît leur valeur, de 2 à 4 ; tous les voient quand ils sont défaussés dans une bataille.
card-titles = Lors d'une visite ici vous pouvez acheter un titre ; il reste à vous jusqu'à la fin de la partie.
card-service-intrigue = Après toutes les visites, vous faites 3, 2 ou 1 pas selon le rang : regarder les mercenaires d'un territoire ou déplacer un pion entre territoires.
card-service-military = Piochez 3, 2 ou 1 mercenaires selon le rang, chacun de terre ou de mer à votre choix.
card-service-lore = Un nouveau Sage rejoint votre famille ; il se place dès l'année suivante.
card-service-commerce = Un nouveau Marchand rejoint votre famille ; il se place dès l'année suivante.
card-service-politics = Un nouveau Pacha rejoint votre famille ; il se place dès l'année suivante.
card-service-al-rashid = Prenez une marchandise de votre choix et, dès la prochaine manche, jouez avant toutes les familles qui ne l'ont pas prise.
card-favour-favorite = Utilisez la faveur du Général, du Savant de la cour, du Vizir ou du Qadi.
card-favour-general = Donnez une marchandise à la réserve commune et piochez un mercenaire, de terre ou de mer à votre choix.
card-favour-scholar = Prenez un avoir dans la réserve commune : il rend un titre moins cher de 3.
card-favour-vizier = Donnez une marchandise à la réserve commune et prenez-en une d'une autre sorte.
card-favour-qadi = Prenez un jeton Influence dans la réserve commune : il vaut 1 PP à la fin, pour 5 PP au plus.
card-pile = On y pioche les mercenaires face cachée : huit de force 2, seize de 3 et huit de 4.
card-tile = Un mercenaire caché a été posé sur chaque territoire qu'elle nomme.
card-seat = La famille qui a le plus de points de prestige (PP) après l'année 5 gagne : pions, titres et influence, moins le déshonneur.
card-order = On place les pions et on résout les zones dans cet ordre ; la Bienveillance à la cour le change dès la prochaine manche.
card-year = Chacune des cinq années a un placement, puis chaque zone occupée est résolue, puis les territoires se remplissent.

# Titres
card-title-smuggler = Une fois par an : donnez une marchandise et prenez-en une d'une autre sorte.
card-title-plotter = Avant la résolution vous pouvez déplacer un de vos pions d'un palais à un autre palais.
card-title-informer = Avant la résolution vous pouvez déplacer un de vos pions d'un territoire à un autre territoire.
card-title-impostor = À l'achat : utilisez deux faveurs différentes parmi Général, Savant de la cour, Vizir et Qadi sans les payer.
card-title-strategist = Chaque mercenaire que vous défaussez dans une bataille compte 1 de plus.
card-title-recruiter = Une fois par an : piochez un mercenaire, de terre ou de mer à votre choix.
card-title-raider = Quand vous gagnez une bataille, prenez avant le commerce une marchandise imprimée pour ce territoire.
card-title-negotiator = Une fois par an : regardez les mercenaires d'un territoire ; vous pouvez alors en défausser un pour y en retirer un de sa couleur.
card-title-loremaster = Un nouveau Marchand ou Pacha vous coûte 3 de moins dans sa guilde.
card-title-enchanter = À l'achat : un nouveau Marchand rejoint votre famille, et vous prenez 1 jeton Déshonneur.
card-title-diplomat = Avant le placement vous pouvez mettre un Pacha ou un Marchand de côté ; il se place après tous les autres pions.
card-title-banker = Chaque avoir que vous dépensez rend un titre moins cher de 5 au lieu de 3.
card-title-trader = Une fois par an : donnez un bois, une céramique ou un métal et prenez un de chacun des deux autres.
card-title-hardwood-importer = Une fois par an : prenez 1 bois.
card-title-pottery-importer = Une fois par an : prenez 1 céramique.
card-title-metal-importer = Une fois par an : prenez 1 métal.
card-title-aide-to-the-qadi = À l'achat : prenez 1 jeton Influence. À la fin, il vaut 4 PP avec exactement 5 jetons, 5 PP avec 6 ou plus.
card-title-steward-of-the-city = À la fin, il vaut 6 PP si vous avez au moins un titre de chacun des six palais.
card-title-warehouse-keeper = À la fin, il vaut 4 PP avec exactement quatre sortes de marchandises, 6 PP avec les cinq.
card-title-favorites-maiden = À la fin, il vaut 5 PP si vous avez au moins trois titres de la Guilde des intrigues.
card-title-weapon-master = À la fin, il vaut 3 PP, ou 6 PP si vous avez au moins trois titres de la Guilde militaire.
card-title-dean-of-the-academy = À la fin, il vaut 3, 5 ou 7 PP si votre famille a 4, 5 ou 6 Sages.
card-title-economist = À la fin, il vaut 3 ou 5 PP si votre famille a 3 ou 4 Marchands.
card-title-counselor-to-the-caliph = À la fin, il vaut 3 ou 5 PP si votre famille a 2 ou 3 Pachas.
card-title-treasurer = À l'achat : prenez 1 avoir.
card-title-agha = À l'achat : piochez 4 mercenaires, chacun de terre ou de mer à votre choix.
card-title-silk-monopolist = À l'achat : 1 soie, ou 3 soies et 1 épice si vous avez le Monopoliste de l'épice.
card-title-spice-monopolist = À l'achat : 1 épice, ou 3 épices et 1 soie si vous avez le Monopoliste de la soie.
card-title-astrologist = À l'achat : prenez 1 jeton Influence si votre famille a 2 ou 3 Sages, 2 avec 4 ou 5, 3 avec 6.
card-title-law-expert = À l'achat : prenez 1 jeton Influence.
card-title-quartermaster = À l'achat : prenez 2 marchandises des sortes de votre choix.
card-title-alchemist = À l'achat : vous pouvez changer un de vos Sages en Marchand, en réserve ou là où il se tient.

# Ce que cela coûte et vaut à présent
now-has = { $own_id ->
    [yes] Vous en avez { $number }.
   *[no] { $seat } en a { $number }.
}
now-value = Vos marchandises valent { $value } en tout.
now-more = Vous en avez { $number } ; une de plus porte vos marchandises de { $value } à { $more }.
now-family = { $seat_you ->
    [yes] Votre famille
   *[no] La famille { $seat_of }
} compte { $number ->
    [one] { $number } { $pawn }
   *[other] { $number } { $pawn_many }
} sur { $most }, soit { $points } PP.
now-resolved = Elle est résolue cette année et reste vide jusqu'au prochain placement.
now-empty = Il n'y a personne ici.
now-ranks-1 = { $first_is } en tête avec { $one }.
now-ranks-2 = { $first_is } en tête avec { $one }, puis { $second_who } avec { $two }.
now-ranks-3 = { $first_is } en tête avec { $one }, puis { $second_who } avec { $two } et { $third_who } avec { $three }.
now-behind = Derrière, dans l'ordre : { $each_seat_who }.
now-amount = { $area_id ->
    [intrigue] À votre rang { $rank } vous faites { $number ->
        [one] { $number } pas
       *[other] { $number } pas
    }.
   *[military] À votre rang { $rank } vous en piochez { $number }.
}
now-price-rank = À votre rang { $rank } le service vous coûte { $price }.
now-camp-sum = { $colour_id ->
    [red] Les mercenaires de terre comptent ici { $sum } en tout.
   *[blue] Les mercenaires de mer comptent ici { $sum } en tout.
}
now-camp-range = { $colour_id ->
    [red] Les mercenaires de terre comptent ici de { $least } à { $most } en tout.
   *[blue] Les mercenaires de mer comptent ici de { $least } à { $most } en tout.
}
now-no-camp = Il n'y a pas de mercenaires : le commerce est libre.
now-pawns = { $number ->
    [one] Il y a ici { $number } { $pawn }, de prédominance { $dominance }.
   *[other] Il y a ici { $number } { $pawn_many }, chacun de prédominance { $dominance }.
}
now-lying = Il en reste { $number } sur { $printed } ici cette année.
now-unknown = Sa valeur est 2, 3 ou 4, le plus souvent 3.
now-seen = Vu par { $each_seat_who }.
now-copies = { $number ->
    [0] Il n'en reste aucun.
    [one] Il en reste { $number }.
   *[other] Il en reste { $number }.
}
now-cost = Il vous coûte { $cost }.
now-cost-note = Avec un avoir il vous coûte { $price }.
now-points = Si la partie finissait maintenant, il vous donnerait { $points } PP.
now-influence = En ce moment, il vous donnerait { $number ->
    [one] { $number } jeton Influence
   *[other] { $number } jetons Influence
}.
now-monopoly = Vous avez déjà le titre { $title } : vous auriez quatre marchandises.
now-raider-colour = À cette table, cela vaut aussi si vous battez une seule couleur sur deux.
now-diplomat-must = À cette table vous devez en mettre un de côté.
now-trader-loose = À cette table vous prenez deux marchandises quelconques des deux autres sortes.
now-titles = { $number ->
    [one] { $number } titre est à vendre.
   *[other] { $number } titres sont à vendre.
}
now-supply = Il en reste { $number } dans la réserve commune.
now-favorite = En tout : Général { $general }, Vizir { $vizier }, Qadi { $qadi }, Savant de la cour { $scholar }.
now-used = Utilisé cette année ; de nouveau prêt l'année suivante.
now-ready = Il est prêt : utilisez-le avant ou après avoir résolu une zone.
now-all-goods = { $own_id ->
    [yes] Toutes vos marchandises valent { $value }.
   *[no] Les marchandises { $seat_of } valent { $value }.
}
now-less = Chacun rend un titre moins cher de { $number }.
now-worth-points = Cela fait { $points } PP en ce moment.
now-hand = { $colour_id ->
    [red] { $number ->
        [one] Vous avez { $number } mercenaire de terre
       *[other] Vous avez { $number } mercenaires de terre
    }
   *[blue] { $number ->
        [one] Vous avez { $number } mercenaire de mer
       *[other] Vous avez { $number } mercenaires de mer
    }
}, pour une valeur de { $sum } en bataille.
now-sheet = { $points } PP en ce moment : pions { $pawns }, titres { $titles }, influence { $influence }, déshonneur { $dishonor }.
now-stack = Il y en a { $number } dans la pile.
now-discards = Défaussés : { $two } de 2, { $three } de 3, { $four } de 4.
now-tile = { $colour_id ->
    [red] Les mercenaires de terre arrivent { $each_area_at }.
   *[blue] Les mercenaires de mer arrivent { $each_area_at }.
}
now-tiles-left = { $number ->
    [one] { $number } tuile d'année est encore cachée.
   *[other] { $number } tuiles d'année sont encore cachées.
}
now-order = On joue en ce moment dans cet ordre : { $each_seat_who }.
now-next-order = Dès la prochaine manche, on joue dans cet ordre : { $each_seat_who }.
now-year = Année { $year } sur { $years } : { $phase }.

## Pourquoi la partie a pris fin et d'où viennent les points

end-years = La cinquième année était terminée.
end-family = { $number } dans la famille
end-titles =
    { $number ->
        [one] { $number } titre
       *[other] { $number } titres
    }
end-politics = { $each_title }
end-tokens =
    { $number ->
        [one] { $number } jeton
       *[other] { $number } jetons
    }
