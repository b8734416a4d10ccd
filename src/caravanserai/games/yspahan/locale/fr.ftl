## Names

name-yspahan = Yspahan
name-none = aucune carte
name-camel = Chameau
name-gold = Or
name-cube = Marchandise (cube)
name-card = Carte
name-white-die = Dé blanc
name-yellow-die = Dé jaune
name-supervisor = Intendant
name-caravan = Caravane
name-tower = Tour
name-city = Ville
name-street = Rue
name-centre = Carrefour
name-district = Quartier
name-souk = Souk
name-shop = Boutique
name-bag = Sac
name-barrel = Tonneau
name-chest = Coffre
name-vase = Vase
name-first-player = Premier joueur
name-week = Semaine
name-day = Jour
name-paddock = Enclos
name-store = Échoppe
name-hammam = Hammam
name-caravanserai = Caravansérail
name-bazaar = Bazar
name-hoist = Palan
name-exchange = Échange
name-three-camels = Trois chameaux
name-three-gold = Trois pièces d'or
name-place-cube = Livraison
name-load-caravan = Chargement
name-sell-camels = Vente de chameaux
name-sell-gold = L'or et la gloire
name-no-camels = Construction sans chameaux
name-no-gold = Construction sans or
name-deck = Pioche
name-discard = Défausse
name-hand = Vos cartes
name-points = Points
name-buildings = Bâtiments
name-cards = Cartes
name-camels = Chameaux
name-player = Joueur

name-blue = Bleu
name-green = Vert
name-red = Rouge
name-yellow = Jaune

name-c = Carrefour
name-w1 = ouest 1
name-w2 = ouest 2
name-w3 = ouest 3
name-w4 = ouest 4
name-w5 = ouest 5
name-w6 = ouest 6
name-w7 = ouest 7
name-w8 = ouest 8
name-w9 = ouest 9
name-w10 = ouest 10
name-e1 = est 1
name-e2 = est 2
name-e3 = est 3
name-e4 = est 4
name-e5 = est 5
name-e6 = est 6
name-e7 = est 7
name-n1 = nord 1
name-n2 = nord 2
name-n3 = nord 3
name-n4 = nord 4
name-s1 = sud 1
name-s2 = sud 2
name-s3 = sud 3
name-s4 = sud 4
name-s5 = sud 5
name-s6 = sud 6
name-s7 = sud 7

name-bag-3 = Souk des sacs 3
name-bag-4 = Souk des sacs 4
name-bag-6 = Souk des sacs 6
name-bag-8 = Souk des sacs 8
name-barrel-3 = Souk des tonneaux 3
name-barrel-4 = Souk des tonneaux 4
name-barrel-6 = Souk des tonneaux 6
name-barrel-8 = Souk des tonneaux 8
name-chest-4 = Souk des coffres 4
name-chest-6 = Souk des coffres 6
name-chest-8 = Souk des coffres 8
name-vase-4 = Souk des vases 4
name-vase-6 = Souk des vases 6
name-vase-12 = Souk des vases 12

name-bag-3-0 = Souk des sacs 3, boutique 1
name-bag-3-1 = Souk des sacs 3, boutique 2
name-bag-3-2 = Souk des sacs 3, boutique 3
name-bag-4-0 = Souk des sacs 4, boutique 1
name-bag-4-1 = Souk des sacs 4, boutique 2
name-bag-4-2 = Souk des sacs 4, boutique 3
name-bag-4-3 = Souk des sacs 4, boutique 4
name-bag-6-0 = Souk des sacs 6, boutique 1
name-bag-6-1 = Souk des sacs 6, boutique 2
name-bag-6-2 = Souk des sacs 6, boutique 3
name-bag-6-3 = Souk des sacs 6, boutique 4
name-bag-6-4 = Souk des sacs 6, boutique 5
name-bag-8-0 = Souk des sacs 8, boutique 1
name-bag-8-1 = Souk des sacs 8, boutique 2
name-bag-8-2 = Souk des sacs 8, boutique 3
name-bag-8-3 = Souk des sacs 8, boutique 4
name-bag-8-4 = Souk des sacs 8, boutique 5
name-bag-8-5 = Souk des sacs 8, boutique 6
name-barrel-3-0 = Souk des tonneaux 3, boutique 1
name-barrel-3-1 = Souk des tonneaux 3, boutique 2
name-barrel-4-0 = Souk des tonneaux 4, boutique 1
name-barrel-4-1 = Souk des tonneaux 4, boutique 2
name-barrel-4-2 = Souk des tonneaux 4, boutique 3
name-barrel-6-0 = Souk des tonneaux 6, boutique 1
name-barrel-6-1 = Souk des tonneaux 6, boutique 2
name-barrel-6-2 = Souk des tonneaux 6, boutique 3
name-barrel-6-3 = Souk des tonneaux 6, boutique 4
name-barrel-8-0 = Souk des tonneaux 8, boutique 1
name-barrel-8-1 = Souk des tonneaux 8, boutique 2
name-barrel-8-2 = Souk des tonneaux 8, boutique 3
name-barrel-8-3 = Souk des tonneaux 8, boutique 4
name-barrel-8-4 = Souk des tonneaux 8, boutique 5
name-chest-4-0 = Souk des coffres 4, boutique 1
name-chest-4-1 = Souk des coffres 4, boutique 2
name-chest-6-0 = Souk des coffres 6, boutique 1
name-chest-6-1 = Souk des coffres 6, boutique 2
name-chest-6-2 = Souk des coffres 6, boutique 3
name-chest-8-0 = Souk des coffres 8, boutique 1
name-chest-8-1 = Souk des coffres 8, boutique 2
name-chest-8-2 = Souk des coffres 8, boutique 3
name-chest-8-3 = Souk des coffres 8, boutique 4
name-vase-4-0 = Souk des vases 4, boutique 1
name-vase-6-0 = Souk des vases 6, boutique 1
name-vase-6-1 = Souk des vases 6, boutique 2
name-vase-12-0 = Souk des vases 12, boutique 1
name-vase-12-1 = Souk des vases 12, boutique 2
name-vase-12-2 = Souk des vases 12, boutique 3

## Prompts

prompt-d-yellow = Ajouter des dés jaunes au lancer ? Chacun coûte 1 or.
prompt-d-yellow-other = { $actor } peut ajouter des dés jaunes et lance.
prompt-d-group = Prenez un groupe de dés de la tour.
prompt-d-group-other = { $actor } prend un groupe de dés.
prompt-d-action = { $number ->
    [one] Que faites-vous de { $number } dé de valeur { $value } ({ $level }) ?
   *[other] Que faites-vous de { $number } dés de valeur { $value } ({ $level }) ?
}
prompt-d-action-other = { $number ->
    [one] { $actor } tient { $number } dé de valeur { $value } ({ $level }).
   *[other] { $actor } tient { $number } dés de valeur { $value } ({ $level }).
}
prompt-d-boost = { $level }, { $number ->
    [one] { $number } dé
   *[other] { $number } dés
} : défausser une carte pour compter un dé de plus ?
prompt-d-boost-other = { $level }, { $number ->
    [one] { $number } dé
   *[other] { $number } dés
} : { $actor } peut défausser une carte pour un dé de plus.
prompt-d-supply = { $number ->
    [one] Placez { $number } cube dans le quartier { $district }.
   *[other] Placez un cube dans le quartier { $district }, il en reste { $number }.
}
prompt-d-supply-other = { $number ->
    [one] { $actor } place { $number } cube dans le quartier { $district }.
   *[other] { $actor } place { $number } cubes dans le quartier { $district }.
}
prompt-d-move = Où va l'Intendant ? Dés : { $value } ; or pour changer de distance : { $gold }.
prompt-d-move-other = { $actor } déplace l'Intendant de { $value }, avec { $gold } or pour allonger ou raccourcir le chemin.
prompt-d-order = Deux cubes partent. Lequel en premier ?
prompt-d-order-other = Deux cubes partent. { $actor } choisit lequel part en premier.
prompt-d-camel = Votre cube part : { $shop }. Le garder pour 1 chameau ?
prompt-d-camel-other = { $actor } décide du cube : { $shop }.
prompt-d-next = Des cartes avant le second cube ({ $shop }) ?
prompt-d-next-other = { $actor } peut jouer des cartes avant le départ du second cube ({ $shop }).
prompt-d-build = Quel bâtiment construisez-vous ?
prompt-d-build-other = { $actor } choisit un bâtiment.
prompt-d-end = Votre action est faite. Autre chose avant la fin du tour ?
prompt-d-end-other = { $actor } termine son tour.
prompt-d-exchange = Échangez des chameaux contre de l'or, ou de l'or contre des chameaux.
prompt-d-exchange-other = { $actor } échange chameaux et or.
prompt-d-place = Placez 1 cube dans une boutique qui vous est ouverte.
prompt-d-place-other = { $actor } place 1 cube.
prompt-d-sell-camels = Combien de chameaux vendez-vous, à 2 points chacun ?
prompt-d-sell-camels-other = { $actor } vend des chameaux pour des points.
prompt-d-sell-gold = Combien d'or donnez-vous, à 1 point chacun ?
prompt-d-sell-gold-other = { $actor } donne de l'or pour des points.

## Choices

choice-first-player = Le joueur { $seat } commence
choice-white = Dé blanc : { $face }
choice-yellow = Dé jaune : { $face }
choice-deal = Donner { $card }
choice-buy = { $number ->
    [0] Lancer sans dé jaune
    [one] Ajouter { $number } dé jaune pour { $number } or et lancer
   *[other] Ajouter { $number } dés jaunes pour { $number } or et lancer
}
choice-take = { $level } : { $number ->
    [one] { $number } dé
   *[other] { $number } dés
} de valeur { $value }
choice-draw = Piocher une carte
choice-use = { $use_id ->
    [goods] { $level_id ->
        [camel] { $goods ->
            [one] Prendre { $goods } chameau
           *[other] Prendre { $goods } chameaux
        }
        [gold] Prendre { $goods } or
       *[other] { $goods ->
            [one] Placer { $goods } cube
           *[other] Placer { $goods } cubes
        }
    }
    [supervisor] Déplacer l'Intendant de { $value }
    [card] Piocher une carte
   *[build] Construire un bâtiment
}
choice-boost = { $card_id ->
    [none] Ne rien défausser
   *[other] Défausser { $card }
}
choice-supply = { $shop }
choice-move = { $square } : { $gold ->
    [0] gratuit
   *[other] payer { $gold } or, il en reste { $left }
}{ $cubes ->
    [0] { "" }
    [one] , { $cubes } cube part
   *[other] , { $cubes } cubes partent
}
choice-send-first = D'abord : { $shop }
choice-send = Laisser partir le cube pour la caravane
choice-pay = Payer 1 chameau et garder le cube, il en reste { $left }
choice-continue = Passer au second cube
choice-end = Terminer le tour
choice-play = Jouer { $card }
choice-build = { $building } : { $camels ->
    [one] { $camels } chameau
   *[other] { $camels } chameaux
}, { $gold } or{ $mode_id ->
    [normal] { "" }
    [no-camels] , carte sans chameaux
    [no-gold] , carte sans or
   *[both] , les deux cartes
}{ $points ->
    [0] { "" }
   *[other] , { $points } points
}
choice-camels-to-gold = { $number ->
    [one] { $number } chameau
   *[other] { $number } chameaux
} contre { $number } or
choice-gold-to-camels = { $number } or contre { $number ->
    [one] { $number } chameau
   *[other] { $number } chameaux
}
choice-place = { $shop }
choice-sell-camels = { $number ->
    [one] { $number } chameau
   *[other] { $number } chameaux
} pour { $points } points
choice-sell-gold = { $number } or pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Events

event-day = Semaine { $week }, jour { $day } : premier joueur { $seat }.
event-last-order = Tours du dernier jour, le moins de points d'abord : { $each_seat }.
event-bought = { $seat } a ajouté { $number ->
    [one] { $number } dé jaune pour { $number } or
   *[other] { $number } dés jaunes pour { $number } or
}.
event-rolled = { $seat } a lancé { $each_die }.
event-rolled-yellow = Dés jaunes ({ $seat }) : { $each_die }.
event-yellow-removed = { $number ->
    [one] { $number } dé jaune a quitté
   *[other] { $number } dés jaunes ont quitté
} la tour.
event-took = { $seat } a pris { $number ->
    [one] { $number } dé
   *[other] { $number } dés
} de valeur { $value } ({ $level }).
event-camels = { $seat } a pris { $number ->
    [one] { $number } chameau
   *[other] { $number } chameaux
}.
event-gold = { $seat } a pris { $number } or.
event-boosted = { $seat } a défaussé une carte pour un dé de plus : { $card }.
event-supplied = { $seat } a placé un cube : { $shop }.
event-lost = { $seat } n'a pas trouvé de boutique pour { $number ->
    [one] { $number } cube
   *[other] { $number } cubes
}.
event-moved = { $seat } a déplacé l'Intendant : { $square }{ $gold ->
    [0] { "" }
   *[other] , pour { $gold } or
}.
event-stayed = { $seat } a laissé l'Intendant sur place : { $square }{ $gold ->
    [0] { "" }
   *[other] , pour { $gold } or
}.
event-ordered = { $seat } a fait partir d'abord : { $shop }.
event-kept = { $seat } a payé 1 chameau et gardé le cube : { $shop }.
event-sent = { $seat } a perdu un cube, parti pour la caravane : { $shop }.
event-loaded = { $seat } a chargé la place { $slot } de la caravane : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-caravan-full = La caravane pleine a rapporté ses points et s'est vidée.
event-caravan-scored = { $seat } a marqué { $points ->
    [one] { $points } point
   *[other] { $points } points
} avec la caravane ({ $cubes } × { $multiplier }).
event-drew = { $number ->
    [0] { $seat } devait piocher, mais il ne restait aucune carte
   *[other] { $seat } a pioché une carte
}.
event-drew-card = Vous avez pioché : { $card }.
event-reshuffled = La défausse a formé la nouvelle pioche de { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}.
event-played = { $seat } a joué { $card }.
event-sold-camels = { $seat } a vendu { $number ->
    [one] { $number } chameau
   *[other] { $number } chameaux
} pour { $points } points.
event-sold-gold = { $seat } a donné { $number } or pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-swapped-camels = { $seat } a échangé { $number ->
    [one] { $number } chameau
   *[other] { $number } chameaux
} contre { $number } or.
event-swapped-gold = { $seat } a échangé { $number } or contre { $number ->
    [one] { $number } chameau
   *[other] { $number } chameaux
}.
event-spent-card = { $seat } a utilisé { $card }.
event-built = { $seat } a construit : { $building }, pour { $camels ->
    [one] { $camels } chameau
   *[other] { $camels } chameaux
} et { $gold } or{ $points ->
    [0] { "" }
   *[other] , { $points } points
}.
event-week-ended = La semaine { $week } s'est terminée.
event-souk-scored = { $seat } a marqué { $points } points : { $souk }.
event-bazaar-scored = { $seat } a marqué { $points } points avec le Bazar.
event-shops-emptied = Toutes les boutiques ont été vidées.
event-ended = La partie est terminée.

## Reasons

reason-gold = Il faut { $need } { $need ->
    [one] pièce
   *[other] pièces
} d'or ; vous en avez { $have }.
reason-camels = Il faut { $need ->
    [one] { $need } chameau
   *[other] { $need } chameaux
} ; vous en avez { $have }.
reason-level-empty = Il n'y a pas de dés ici : { $level }.
reason-yellow-only = Il ne reste que des dés jaunes ici ({ $level }), et ils sont au premier joueur.
reason-must-take = Il y a des dés que vous pouvez prendre.
reason-no-shop = Aucune boutique du quartier { $district } ne vous est ouverte.
reason-no-card = La pioche et la défausse sont vides.
reason-build-two-players = À trois ou quatre on construit après l'action, sans dés.
reason-nothing-to-build = Il n'y a aucun bâtiment que vous puissiez payer.
reason-card-not-held = Vous n'avez pas cette carte : { $card }.
reason-shop-full = Il y a déjà un cube : { $shop }.
reason-souk-closed = { $souk } appartient à { $owner }.
reason-finish-souk = { $number ->
    [one] Complétez d'abord ce souk du quartier : { $souks }.
   *[other] Complétez d'abord tous ces souks du quartier : { $souks }.
}
reason-other-district = Ces cubes sont pour le quartier { $district }.
reason-not-hit = Ce n'est pas un des deux cubes : { $shop }.
reason-card-moment = Les cartes se jouent pendant votre tour : avant de prendre des dés, entre deux cubes ou après l'action.
reason-card-useless = { $card } n'aurait aucun effet maintenant.
reason-build-with-group = À deux, construire demande un groupe de dés : prenez-en un et servez-vous-en pour construire.
reason-build-later = Vous pouvez construire après votre action.
reason-one-building = Vous avez déjà construit pendant ce tour.
reason-build-card-later = À cette table les cartes de construction ne servent qu'après l'action.
reason-built = Vous avez déjà ce bâtiment : { $building }.
reason-no-pair-here = Les deux cartes de construction ne se cumulent pas ici : { $building }.
reason-no-pair = À cette table les deux cartes de construction ne se cumulent pas.
reason-build-with-this-group = Pour construire avec ces dés, choisissez d'abord de construire.
reason-build-was-action = Votre action est déjà choisie : à deux, construire est une action à part.
reason-no-group-to-build = À deux, construire demande un groupe de dés, et il n'en reste pas pour vous.
reason-price = Il faut { $camels ->
    [one] { $camels } chameau
   *[other] { $camels } chameaux
} et { $gold } { $gold ->
    [one] pièce
   *[other] pièces
} d'or ; vous avez { $have_camels } et { $have_gold }.
reason-other-turn = C'est à { $actor } de jouer. Vous décidez seulement si vous payez un chameau pour votre cube.
reason-finish-card = Terminez d'abord l'effet de cette carte : { $card }.
reason-roll-first = Les dés ne sont pas encore lancés : dites d'abord combien de dés jaunes vous ajoutez.
reason-take-first = Prenez d'abord un groupe de dés de la tour.
reason-action-chosen = Vous avez déjà choisi votre action pour ce tour.
reason-yellow-late = Les dés jaunes sont ajoutés par le premier joueur, avant le lancer.
reason-boost-moment = Une carte compte pour un dé de plus seulement juste après avoir choisi les marchandises avec un groupe.
reason-no-cube-now = Vous n'avez pas de cube à placer maintenant. Les cubes viennent avec un groupe de dés du quartier ou avec la carte Livraison.
reason-goods-first = Choisissez d'abord de placer des cubes dans le quartier { $district }.
reason-supervisor-moment = L'Intendant ne se déplace que si vous employez un groupe de dés pour lui.
reason-nothing-sent = Aucun cube ne part pour la caravane maintenant.
reason-must-draw = Il n'y a pas de dés pour vous : piochez une carte.
reason-finish-action = Terminez d'abord votre action.
reason-play-first = Pour cela il faut d'abord jouer une carte : { $card }.

## Score sheet

category-souks = Souks
category-bazaar = Bazar
category-loads = Chargements de la caravane
category-caravan = Décompte de la caravane
category-buildings = Bâtiments
category-cards = Cartes

## Options

option-first-player = Qui est premier joueur le premier jour
option-first-player-random = Tiré au sort
option-first-player-0 = La première place
option-first-player-1 = La deuxième place
option-first-player-2 = La troisième place
option-first-player-3 = La quatrième place
option-build-card-timing = Quand servent les cartes de construction (trois ou quatre joueurs)
option-build-card-timing-any-time = Quand on peut jouer des cartes
option-build-card-timing-build-step = Seulement après l'action
option-build-card-stacking = Deux cartes de construction pour un bâtiment
option-build-card-stacking-on = Permis : le bâtiment est gratuit
option-build-card-stacking-off = Interdit
option-zero-move-sends = L'Intendant reste sur place
option-zero-move-sends-on = En restant il fait partir les cubes voisins
option-zero-move-sends-off = En restant il ne fait rien partir
