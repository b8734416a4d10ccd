## Names

name-yspahan = Yspahan
name-guide-week = Apprendre la fin d'une semaine
name-none = aucune carte
name-camel = Chameau
    .of = des chameaux
name-gold = Or
    .of = de l'or
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
    .of = des sacs
name-barrel = Tonneau
    .of = des tonneaux
name-chest = Coffre
    .of = des coffres
name-vase = Vase
    .of = des vases
name-first-player = Premier joueur
name-week = Semaine
name-day = Jour
name-paddock = Enclos
    .of = de l'Enclos
name-store = Échoppe
    .of = de l'Échoppe
name-hammam = Hammam
    .of = du Hammam
name-caravanserai = Caravansérail
    .of = du Caravansérail
name-bazaar = Bazar
    .of = du Bazar
name-hoist = Palan
    .of = du Palan
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
name-w1 = Ouest 1
name-w2 = Ouest 2
name-w3 = Ouest 3
name-w4 = Ouest 4
name-w5 = Ouest 5
name-w6 = Ouest 6
name-w7 = Ouest 7
name-w8 = Ouest 8
name-w9 = Ouest 9
name-w10 = Ouest 10
name-e1 = Est 1
name-e2 = Est 2
name-e3 = Est 3
name-e4 = Est 4
name-e5 = Est 5
name-e6 = Est 6
name-e7 = Est 7
name-n1 = Nord 1
name-n2 = Nord 2
name-n3 = Nord 3
name-n4 = Nord 4
name-s1 = Sud 1
name-s2 = Sud 2
name-s3 = Sud 3
name-s4 = Sud 4
name-s5 = Sud 5
name-s6 = Sud 6
name-s7 = Sud 7

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

name-bag-3-0 = boutique 1 du souk des sacs 3
name-bag-3-1 = boutique 2 du souk des sacs 3
name-bag-3-2 = boutique 3 du souk des sacs 3
name-bag-4-0 = boutique 1 du souk des sacs 4
name-bag-4-1 = boutique 2 du souk des sacs 4
name-bag-4-2 = boutique 3 du souk des sacs 4
name-bag-4-3 = boutique 4 du souk des sacs 4
name-bag-6-0 = boutique 1 du souk des sacs 6
name-bag-6-1 = boutique 2 du souk des sacs 6
name-bag-6-2 = boutique 3 du souk des sacs 6
name-bag-6-3 = boutique 4 du souk des sacs 6
name-bag-6-4 = boutique 5 du souk des sacs 6
name-bag-8-0 = boutique 1 du souk des sacs 8
name-bag-8-1 = boutique 2 du souk des sacs 8
name-bag-8-2 = boutique 3 du souk des sacs 8
name-bag-8-3 = boutique 4 du souk des sacs 8
name-bag-8-4 = boutique 5 du souk des sacs 8
name-bag-8-5 = boutique 6 du souk des sacs 8
name-barrel-3-0 = boutique 1 du souk des tonneaux 3
name-barrel-3-1 = boutique 2 du souk des tonneaux 3
name-barrel-4-0 = boutique 1 du souk des tonneaux 4
name-barrel-4-1 = boutique 2 du souk des tonneaux 4
name-barrel-4-2 = boutique 3 du souk des tonneaux 4
name-barrel-6-0 = boutique 1 du souk des tonneaux 6
name-barrel-6-1 = boutique 2 du souk des tonneaux 6
name-barrel-6-2 = boutique 3 du souk des tonneaux 6
name-barrel-6-3 = boutique 4 du souk des tonneaux 6
name-barrel-8-0 = boutique 1 du souk des tonneaux 8
name-barrel-8-1 = boutique 2 du souk des tonneaux 8
name-barrel-8-2 = boutique 3 du souk des tonneaux 8
name-barrel-8-3 = boutique 4 du souk des tonneaux 8
name-barrel-8-4 = boutique 5 du souk des tonneaux 8
name-chest-4-0 = boutique 1 du souk des coffres 4
name-chest-4-1 = boutique 2 du souk des coffres 4
name-chest-6-0 = boutique 1 du souk des coffres 6
name-chest-6-1 = boutique 2 du souk des coffres 6
name-chest-6-2 = boutique 3 du souk des coffres 6
name-chest-8-0 = boutique 1 du souk des coffres 8
name-chest-8-1 = boutique 2 du souk des coffres 8
name-chest-8-2 = boutique 3 du souk des coffres 8
name-chest-8-3 = boutique 4 du souk des coffres 8
name-vase-4-0 = boutique 1 du souk des vases 4
name-vase-6-0 = boutique 1 du souk des vases 6
name-vase-6-1 = boutique 2 du souk des vases 6
name-vase-12-0 = boutique 1 du souk des vases 12
name-vase-12-1 = boutique 2 du souk des vases 12
name-vase-12-2 = boutique 3 du souk des vases 12

## Prompts

prompt-d-yellow = Ajouter des dés jaunes à votre lancer ?
prompt-d-yellow-hint = Vous jouez en premier aujourd'hui. Un lancer est définitif ; chaque dé jaune coûte 1 pièce d'or, vous en avez { $gold }.
prompt-d-yellow-other = { $actor } peut ajouter des dés jaunes puis lance.
prompt-d-group = { $groups ->
    [0] Il ne reste pas de dés pour vous.
   *[other] Quels dés prenez-vous ?
}
prompt-d-group-hint = { $groups ->
    [0] Une carte remplace les dés.
    [one] Vous prenez tous les dés du niveau, pour un usage sur { $two ->
        [0] trois
       *[other] quatre
    }.
   *[other] Vous prenez tous les dés d'un niveau, pour un usage sur { $two ->
        [0] trois
       *[other] quatre
    }. Il reste { $groups } groupes.
}
prompt-d-group-other = { $actor } prend un groupe de dés.
prompt-d-action = { $number ->
    [one] Que faites-vous de { $number } dé de valeur { $value } ?
   *[other] Que faites-vous de { $number } dés de valeur { $value } ?
}
prompt-d-action-hint = Choisissez une seule de ces choses ; puis les dés sont dépensés. Plus de dés donnent plus de marchandises, une valeur plus haute mène plus loin.
prompt-d-action-other = { $number ->
    [one] { $actor } tient { $number } dé de valeur { $value } { from-level }.
   *[other] { $actor } tient { $number } dés de valeur { $value } { from-level }.
}
prompt-d-boost = Défausser une carte pour compter un dé de plus ?
prompt-d-boost-hint = { $level_id ->
    [camel] Sans elle, vous prenez { $goods ->
        [one] { $goods } chameau
       *[other] { $goods } chameaux
    }. La carte part sans son effet.
    [gold] Sans elle, vous prenez { $goods ->
        [one] { $goods } pièce d'or
       *[other] { $goods } pièces d'or
    }. La carte part sans son effet.
   *[other] Sans elle, vous placez { $goods ->
        [one] { $goods } cube
       *[other] { $goods } cubes
    }. La carte part sans son effet.
}
prompt-d-boost-other = { $actor } peut défausser une carte pour un dé de plus.
prompt-d-supply = { $number ->
    [one] Où va le cube ?
   *[other] Où va le prochain des { $number } cubes ?
}
prompt-d-supply-hint = Seulement dans le quartier { $district_of }. Terminez-y un souk avant d'en commencer un autre ; on place tout tant qu'une boutique est ouverte.
prompt-d-supply-other = { $number ->
    [one] { $actor } place { $number } cube dans le quartier { $district_of }.
   *[other] { $actor } place { $number } cubes dans le quartier { $district_of }.
}
prompt-d-move = Où s'arrête l'Intendant ?
prompt-d-move-hint = Les dés disent { $value }. { $free ->
    [0] Chaque pas de plus ou de moins coûte 1 pièce d'or ; vous en avez { $gold }.
   *[other] Avec votre Hammam, { $free } pas de plus ou de moins sont gratuits, puis chacun coûte 1 pièce d'or ; vous en avez { $gold }.
}
prompt-d-move-other = { $actor } déplace l'Intendant de { $value }, avec { $gold ->
        [one] { $gold } pièce d'or
       *[other] { $gold } pièces d'or
    } pour allonger ou raccourcir le chemin.
prompt-d-order = Deux cubes partent. Lequel part en premier ?
prompt-d-order-hint = Le premier est chargé avant que vienne le second ; s'il remplit la caravane, elle rapporte entre les deux.
prompt-d-order-other = Deux cubes partent. { $actor } choisit lequel part en premier.
prompt-d-camel = Garder votre cube dans la { $shop } pour 1 chameau ?
prompt-d-camel-hint = De toute façon un de vos cubes monte sur le chameau { $slot } de la caravane, +{ $points } PV. Vous avez { $camels ->
    [one] { $camels } chameau
   *[other] { $camels } chameaux
}.
prompt-d-camel-other = { $actor } décide du cube dans la { $shop }.
prompt-d-next = Jouer une carte avant le départ du second cube ?
prompt-d-next-hint = Le suivant est le cube dans la { $shop }. S'il est à vous, un chameau tiré d'une carte peut encore le garder.
prompt-d-next-other = { $actor } peut jouer des cartes avant le départ du cube dans la { $shop }.
prompt-d-build = Quel bâtiment construisez-vous ?
prompt-d-build-hint = Vos dés sont mis de côté pour cela. Vous avez { $camels ->
    [one] { $camels } chameau
   *[other] { $camels } chameaux
} et { $gold ->
        [one] { $gold } pièce d'or
       *[other] { $gold } pièces d'or
    }.
prompt-d-build-other = { $actor } choisit un bâtiment.
prompt-d-end = Faites-vous autre chose avant la fin de votre tour ?
prompt-d-end-hint = { $two ->
    [0] { $built ->
        [0] Vous pouvez construire un bâtiment et jouer des cartes. Vous avez { $camels ->
            [one] { $camels } chameau
           *[other] { $camels } chameaux
        } et { $gold ->
        [one] { $gold } pièce d'or
       *[other] { $gold } pièces d'or
    }.
       *[other] Vous avez construit pendant ce tour ; vous pouvez encore jouer des cartes.
    }
   *[other] Vous pouvez encore jouer des cartes.
}
prompt-d-end-other = { $actor } termine son tour.
prompt-d-exchange = Qu'échangez-vous ?
prompt-d-exchange-hint = Un contre un, dans un seul sens. Vous avez { $camels ->
    [one] { $camels } chameau
   *[other] { $camels } chameaux
} et { $gold ->
        [one] { $gold } pièce d'or
       *[other] { $gold } pièces d'or
    }.
prompt-d-exchange-other = { $actor } échange des chameaux et de l'or.
prompt-d-place = Où va le cube ?
prompt-d-place-hint = Dans n'importe quelle boutique de la ville qui vous est ouverte, dans les quatre quartiers.
prompt-d-place-other = { $actor } place 1 cube.
prompt-d-sell-camels = Combien de chameaux vendez-vous ?
prompt-d-sell-camels-hint = Chacun vaut 2 PV ; vendez-en quatre au plus. Vous avez { $camels ->
    [one] { $camels } chameau
   *[other] { $camels } chameaux
}.
prompt-d-sell-camels-other = { $actor } vend des chameaux pour des points.
prompt-d-sell-gold = Combien de pièces d'or donnez-vous ?
prompt-d-sell-gold-hint = Chacune vaut 1 PV ; donnez-en dix au plus. Vous avez { $gold ->
        [one] { $gold } pièce d'or
       *[other] { $gold } pièces d'or
    }.
prompt-d-sell-gold-other = { $actor } donne de l'or pour des points.

## Choices

choice-first-player = Le joueur { $seat } commence
choice-white = Dé blanc : { $face }
choice-yellow = Dé jaune : { $face }
choice-deal = Donner { $card }
choice-buy = { $number ->
    [0] Lancer les { $dice } dés blancs
    [1] Lancer { $dice } dés, dont un jaune
    [2] Lancer { $dice } dés, dont deux jaunes
   *[other] Lancer { $dice } dés, dont trois jaunes
}
choice-buy-gives = { $number ->
    [0] sans frais
   *[other] il vous reste { $left ->
        [one] { $left } pièce d'or
       *[other] { $left } pièces d'or
    }
}
choice-take = { $level } : { $level_id ->
    [camel] { $goods ->
        [one] { $goods } chameau
       *[other] { $goods } chameaux
    }
    [gold] { $goods ->
        [one] { $goods } pièce d'or
       *[other] { $goods } pièces d'or
    }
   *[other] { $goods ->
        [0] déplacement de { $value }, ou une carte
        [one] { $goods } cube
       *[other] { $goods } cubes
    }
}{ $souk_id ->
    [none] { "" }
   *[other] , { $souk } complet
}
choice-take-gives = { $goods ->
    [0] pas de cube : aucune boutique ne vous y est ouverte
   *[other] ou déplacement de { $value }, ou une carte
}{ $two ->
    [0] { "" }
   *[other] , ou construire
}{ $bonus ->
    [0] { "" }
   *[other] { " " }· { $level_id ->
        [camel] Enclos
        [gold] Échoppe
       *[other] Palan
    } +{ $bonus }
}
choice-draw = Piocher une carte
choice-use = { $use_id ->
    [goods] { $level_id ->
        [camel] { $goods ->
            [one] Prendre { $goods } chameau
           *[other] Prendre { $goods } chameaux
        }
        [gold] Prendre { $goods ->
        [one] { $goods } pièce d'or
       *[other] { $goods } pièces d'or
    }
       *[other] { $goods ->
            [one] Placer { $goods } cube dans le quartier { $level_of }
           *[other] Placer { $goods } cubes dans le quartier { $level_of }
        }
    }
    [supervisor] Déplacer l'Intendant de { $value }
    [card] Piocher une carte
   *[build] Construire un bâtiment
}
choice-use-gives = { $use_id ->
    [goods] { $level_id ->
        [camel] pour les bâtiments, ou pour garder des cubes en boutique
        [gold] pour les bâtiments, les dés jaunes et les pas de l'Intendant
       *[other] les souks complets rapportent à la fin de la semaine
    }
    [supervisor] les cubes voisins de sa dernière case partent pour la caravane
    [card] sans la voir, { $deck ->
        [0] de la défausse remélangée
       *[other] { $deck } dans la pioche
    }
   *[build] les dés sont mis de côté
}
choice-boost = { $card_id ->
    [none] Garder toutes les cartes, { $level_id ->
        [camel] prendre { $goods ->
            [one] { $goods } chameau
           *[other] { $goods } chameaux
        }
        [gold] prendre { $goods ->
        [one] { $goods } pièce d'or
       *[other] { $goods } pièces d'or
    }
       *[other] placer { $goods ->
            [one] { $goods } cube
           *[other] { $goods } cubes
        }
    }
   *[other] Défausser { $card }, { $level_id ->
        [camel] prendre { $goods } chameaux
        [gold] prendre { $goods ->
        [one] { $goods } pièce d'or
       *[other] { $goods } pièces d'or
    }
       *[other] placer { $goods } cubes
    }
}
choice-supply = Placer le cube dans la { $shop }
choice-supply-gives = { $complete ->
    [0] alors { $have } sur { $all }
   *[other] complet : { $points } PV en fin de semaine
}, { $street ->
    [0] à l'abri
   *[other] sur la rue
}
choice-move = { $stays ->
    [0] Aller { to-square }
   *[other] Le laisser sur place
}
choice-move-gives = { $cubes ->
    [0] ne fait partir aucun cube
    [one] { $yours ->
        [0] un cube { $owner_of } part du quartier { $district_of }
       *[other] votre cube part du quartier { $district_of }
    }
   *[other] { $yours ->
        [0] deux cubes des autres partent
        [1] votre cube part, et un autre
       *[other] deux de vos cubes partent
    }
}{ $broken ->
    [0] { "" }
    [1] , brise un souk
   *[other] , brise deux souks
}
choice-send-first = Faire partir d'abord le cube dans la { $shop }
choice-send-first-gives = { $yours ->
    [0] il est à { $owner }
   *[other] il est à vous
}
choice-send = Laisser partir le cube
choice-send-gives = sur le chameau { $slot }, +{ $points } PV{ $broken ->
    [0] ; sa boutique sera vide
   *[other] ; le { $souk } ne sera plus complet
}
choice-pay = Payer 1 chameau et garder le cube
choice-pay-gives = un cube de votre stock monte sur le chameau { $slot }, +{ $points } PV ; { $left ->
    [0] il ne reste aucun chameau
    [one] il reste { $left } chameau
   *[other] il reste { $left } chameaux
}
choice-continue = Passer au second cube
choice-end = Terminer le tour
choice-end-gives = { $last ->
    [0] { "" }
   *[other] puis vient le décompte de la semaine { $week }
}
choice-play = Jouer { $card }
choice-play-gives = { $card_id ->
    [exchange] chameaux contre or, ou or contre chameaux, un contre un
    [three-camels] prendre 3 chameaux
    [three-gold] prendre 3 pièces d'or
    [place-cube] un cube dans une boutique ouverte de la ville
    [load-caravan] un cube sur le chameau { $slot } de la caravane, +{ $points } PV
    [sell-camels] jusqu'à 4 chameaux à 2 PV chacun
   *[sell-gold] jusqu'à 10 pièces d'or à 1 PV chacune
}
choice-build = Construire { the-building }
choice-build-gives = { $building_id ->
    [paddock] 1 chameau de plus de la tour
    [store] 2 pièces d'or de plus de la tour
    [hammam] 3 pas gratuits pour l'Intendant
    [caravanserai] une carte par cube à vous qu'il fait partir
    [bazaar] 2 PV de plus par souk complet
   *[hoist] 1 cube de plus de la tour
}{ $mode_id ->
    [normal] { "" }
    [no-camels] { " " }· sans chameaux, par carte
    [no-gold] { " " }· sans or, par carte
   *[both] { " " }· gratuit, par les deux cartes de construction
}
choice-camels-to-gold = Échanger { $number ->
    [one] { $number } chameau
   *[other] { $number } chameaux
} contre { $number ->
        [one] { $number } pièce d'or
       *[other] { $number } pièces d'or
    }
choice-gold-to-camels = Échanger { $number ->
        [one] { $number } pièce d'or
       *[other] { $number } pièces d'or
    } contre { $number ->
    [one] { $number } chameau
   *[other] { $number } chameaux
}
choice-place = Placer le cube dans la { $shop }
choice-place-gives = { $complete ->
    [0] alors { $have } sur { $all }
   *[other] complet : { $points } PV en fin de semaine
}, { $street ->
    [0] à l'abri
   *[other] sur la rue
}
choice-sell-camels = Vendre { $number ->
    [one] { $number } chameau
   *[other] { $number } chameaux
} pour { $points } PV
choice-sell-gold = Donner { $number ->
        [one] { $number } pièce d'or
       *[other] { $number } pièces d'or
    } pour { $points } PV

good-camels = { $amount ->
    [one] { $amount } chameau
   *[other] { $amount } chameaux
}
good-gold = { $amount ->
        [one] { $amount } pièce d'or
       *[other] { $amount } pièces d'or
    }
good-card = { $amount ->
    [one] { $amount } carte
   *[other] { $amount } cartes
}
good-points = { $amount } PV

## Events

event-day = Semaine { $week }, jour { $day } : { $seat_you ->
    [yes] vous avez joué
   *[no] { $seat } a joué
} en premier.
event-last-order = Le dernier jour, on joue dans cet ordre, en commençant par le moins de points : { $each_seat_who }.
event-bought = { $seat_has } ajouté { $number ->
    [one] { $number } dé jaune pour { $number ->
        [one] { $number } pièce d'or
       *[other] { $number } pièces d'or
    }
   *[other] { $number } dés jaunes pour { $number ->
        [one] { $number } pièce d'or
       *[other] { $number } pièces d'or
    }
}.
event-rolled = { $seat_has } obtenu { $each_die } aux dés.
event-rolled-yellow = { $seat_you ->
    [yes] Vos dés jaunes
   *[no] Les dés jaunes { $seat_of }
} montrent { $each_die }.
event-yellow-removed = { $number ->
    [one] { $number } dé jaune a quitté
   *[other] { $number } dés jaunes ont quitté
} la tour.
event-took = { $seat_has } pris { $number ->
    [one] { $number } dé
   *[other] { $number } dés
} de valeur { $value } { from-level }.
event-camels = { $seat_has } pris { $number ->
    [one] { $number } chameau
   *[other] { $number } chameaux
}.
event-gold = { $seat_has } pris { $number ->
        [one] { $number } pièce d'or
       *[other] { $number } pièces d'or
    }.
event-boosted = { $seat_has } défaussé la carte { $card } pour compter un dé de plus.
event-supplied = { $seat_has } placé un cube dans la { $shop }.
event-lost = { $seat_hasnt } pas trouvé de boutique pour { $number ->
    [one] { $number } cube
   *[other] { $number } cubes
}.
event-moved = { $seat_has } déplacé l'Intendant { to-square }{ $gold ->
    [0] { "" }
   *[other] { " " }pour { $gold ->
        [one] { $gold } pièce d'or
       *[other] { $gold } pièces d'or
    }
}.
event-stayed = { $seat_has } laissé l'Intendant sur place{ $gold ->
    [0] { "" }
   *[other] { " " }pour { $gold ->
        [one] { $gold } pièce d'or
       *[other] { $gold } pièces d'or
    }
}.
event-ordered = { $seat_has } fait partir d'abord le cube dans la { $shop }.
event-kept = { $seat_has } payé 1 chameau et gardé { $seat_you ->
    [yes] votre
   *[no] son
} cube dans la { $shop }.
event-sent = { $seat_you ->
    [yes] Votre cube
   *[no] Le cube { $seat_of }
} a quitté la { $shop } pour la caravane.
event-loaded = { $seat_you ->
    [yes] Un de vos cubes
   *[no] Un cube { $seat_of }
} est monté sur le chameau { $slot } de la caravane pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-caravan-full = La caravane pleine a rapporté ses points et s'est vidée.
event-caravan-scored = { $seat_has } marqué { $points ->
    [one] { $points } point
   *[other] { $points } points
} avec la caravane ({ $cubes } × { $multiplier }).
event-drew = { $number ->
    [0] { $seat_you ->
        [yes] Vous deviez
       *[no] { $seat } devait
    } piocher, mais il ne restait aucune carte
   *[other] { $seat_has } pioché une carte
}.
event-drew-card = Vous avez pioché la carte { $card }.
event-reshuffled = La défausse a formé la nouvelle pioche de { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}.
event-played = { $seat_has } joué la carte { $card }.
event-sold-camels = { $seat_has } vendu { $number ->
    [one] { $number } chameau
   *[other] { $number } chameaux
} pour { $points } points.
event-sold-gold = { $seat_has } donné { $number ->
        [one] { $number } pièce d'or
       *[other] { $number } pièces d'or
    } pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-swapped-camels = { $seat_has } échangé { $number ->
    [one] { $number } chameau
   *[other] { $number } chameaux
} contre { $number ->
        [one] { $number } pièce d'or
       *[other] { $number } pièces d'or
    }.
event-swapped-gold = { $seat_has } échangé { $number ->
        [one] { $number } pièce d'or
       *[other] { $number } pièces d'or
    } contre { $number ->
    [one] { $number } chameau
   *[other] { $number } chameaux
}.
event-spent-card = { $seat_has } utilisé la carte { $card }.
event-built = { $seat_has } construit { the-building }{ $points ->
    [0] { "" }
   *[other] { " " }pour { $points } points
}{ $camels ->
    [0] { $gold ->
        [0] , sans rien payer
        [one] , en payant seulement { $gold } pièce d'or
       *[other] , en payant seulement { $gold } pièces d'or
    }
    [one] , en payant { $camels } chameau{ $gold ->
        [0] { "" }
        [one] { " " }et { $gold } pièce d'or
       *[other] { " " }et { $gold } pièces d'or
    }
   *[other] , en payant { $camels } chameaux{ $gold ->
        [0] { "" }
        [one] { " " }et { $gold } pièce d'or
       *[other] { " " }et { $gold } pièces d'or
    }
}.
event-week-ended = La semaine { $week } s'est terminée.
event-souk-scored = { $seat_has } marqué { $points } points avec le { $souk }.
event-bazaar-scored = { $seat_has } marqué { $points } points avec le Bazar.
event-shops-emptied = Toutes les boutiques ont été vidées.
event-ended = La partie est terminée.

# Parties de phrases
from-level = { $level_id ->
    [camel] du niveau des chameaux
    [bag] du niveau des sacs
    [barrel] du niveau des tonneaux
    [chest] du niveau des coffres
    [vase] du niveau des vases
   *[gold] du niveau de l'or
}
to-square = { $square_id ->
    [c] jusqu'au carrefour
   *[other] jusqu'à { $square }
}
the-building = { $building_id ->
    [paddock] l'Enclos
    [store] l'Échoppe
    [hammam] le Hammam
    [caravanserai] le Caravansérail
    [bazaar] le Bazar
   *[hoist] le Palan
}

# Dit à côté de l'essentiel d'un tour
and-played = et { $seat_aux } joué la carte { $card }
and-built = et { $seat_aux } construit { the-building }

## Reasons

reason-gold = Il faut { $need } { $need ->
    [one] pièce
   *[other] pièces
} d'or ; vous en avez { $have }.
reason-camels = Il faut { $need ->
    [one] { $need } chameau
   *[other] { $need } chameaux
} ; vous en avez { $have }.
reason-level-empty = Il n'y a pas de dés au niveau { $level_of }.
reason-yellow-only = Il ne reste que des dés jaunes au niveau { $level_of }, et ils sont au premier joueur.
reason-must-take = Il y a des dés que vous pouvez prendre.
reason-no-shop = Aucune boutique du quartier { $district_of } ne vous est ouverte.
reason-no-card = La pioche et la défausse sont vides.
reason-build-two-players = À trois ou quatre on construit après l'action, sans dés.
reason-nothing-to-build = Il n'y a aucun bâtiment que vous puissiez payer.
reason-card-not-held = Vous n'avez pas la carte { $card }.
reason-shop-full = Il y a déjà un cube dans la { $shop }.
reason-souk-closed = Le { $souk } est { $owner_to }.
reason-finish-souk = { $number ->
    [one] Avant de commencer un autre souk du quartier, complétez le { $souks }.
   *[other] Avant de commencer un autre souk du quartier, complétez tous ceux-ci : { $souks }.
}
reason-other-district = Ces cubes sont pour le quartier { $district_of }.
reason-not-hit = Le cube dans la { $shop } n'est pas un des deux.
reason-card-moment = Les cartes se jouent pendant votre tour : avant de prendre des dés, entre deux cubes ou après l'action.
reason-card-useless = La carte { $card } n'aurait aucun effet maintenant.
reason-build-with-group = À deux, construire demande un groupe de dés : prenez-en un et servez-vous-en pour construire.
reason-build-later = Vous pouvez construire après votre action.
reason-one-building = Vous avez déjà construit pendant ce tour.
reason-build-card-later = À cette table les cartes de construction ne servent qu'après l'action.
reason-built = Vous avez déjà { the-building }.
reason-no-pair-here = Les deux cartes de construction ne se cumulent pas pour { the-building }.
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
reason-finish-card = Terminez d'abord l'effet de la carte { $card }.
reason-roll-first = Les dés ne sont pas encore lancés : dites d'abord combien de dés jaunes vous ajoutez.
reason-take-first = Prenez d'abord un groupe de dés de la tour.
reason-action-chosen = Vous avez déjà choisi votre action pour ce tour.
reason-yellow-late = Les dés jaunes sont ajoutés par le premier joueur, avant le lancer.
reason-boost-moment = Une carte compte pour un dé de plus seulement juste après avoir choisi les marchandises avec un groupe.
reason-no-cube-now = Vous n'avez pas de cube à placer maintenant. Les cubes viennent avec un groupe de dés du quartier ou avec la carte Livraison.
reason-goods-first = Choisissez d'abord de placer des cubes dans le quartier { $district_of }.
reason-supervisor-moment = L'Intendant ne se déplace que si vous employez un groupe de dés pour lui.
reason-nothing-sent = Aucun cube ne part pour la caravane maintenant.
reason-must-draw = Il n'y a pas de dés pour vous : piochez une carte.
reason-finish-action = Terminez d'abord votre action.
reason-play-first = Pour cela, jouez d'abord la carte { $card }.

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

## Ce que sont les choses : `card-…` dit ce qu'une chose fait, `card-…-kind` ce qu'elle coûte et vaut, `now-…` ce qu'elle signifie maintenant

card-level-name = { $level_id ->
    [camel] Dés des chameaux
    [bag] Dés des sacs
    [barrel] Dés des tonneaux
    [chest] Dés des coffres
    [vase] Dés des vases
   *[gold] Dés de l'or
}
card-level-kind = { $number ->
    [0] Niveau de la tour, sans dés pour l'instant
    [one] Groupe de { $number } dé de valeur { $value }
   *[other] Groupe de { $number } dés, chacun de valeur { $value }
}
card-level = Prenez-les tous pour un seul usage : { $level_id ->
    [camel] un chameau par dé
    [gold] une pièce d'or par dé
   *[other] un cube par dé dans le quartier { $level_of }
}, des pas de l'Intendant ou une carte.
now-level = { $level_id ->
    [camel] { $goods ->
        [one] { $goods } chameau
       *[other] { $goods } chameaux
    }
    [gold] { $goods ->
        [one] { $goods } pièce d'or
       *[other] { $goods } pièces d'or
    }
   *[other] { $goods ->
        [one] { $goods } cube
       *[other] { $goods } cubes
    }
}, ou un déplacement de { $value }, ou 1 carte.
now-level-closed = Aucune boutique ne vous y est ouverte : déplacez l'Intendant de { $value } ou prenez une carte.
now-level-bonus = Le compte comprend déjà { the-building } (+{ $number }).
now-level-boost = { $level_id ->
    [camel] En défaussant une carte, vous prenez { $goods } chameaux.
    [gold] En défaussant une carte, vous prenez { $goods } pièces d'or.
   *[other] En défaussant une carte, vous placez { $goods } cubes.
}
now-level-yellow = Il n'y a que des dés jaunes, réservés au premier joueur.

card-square-kind = Case de rue, { $here ->
    [0] { $distance ->
        [one] à { $distance } pas
       *[other] à { $distance } pas
    } de l'Intendant
   *[other] l'Intendant s'y trouve
}
card-square = Si l'Intendant s'arrête ici, chaque cube dans une boutique voisine de cette case part pour la caravane.
card-square-centre = Les quatre rues se rejoignent ici. Aucune boutique n'est voisine : d'ici, l'Intendant ne fait rien partir.
now-square-empty = À côté se trouve la { $shop }, vide.
now-square-yours = À côté se trouve votre cube, dans la { $shop }.
now-square-cube = À côté se trouve { $owner_you ->
    [yes] votre cube
   *[no] un cube { $owner_of }
}, dans la { $shop }.
now-square-price = Les dés disent { $value } : { $gold ->
    [0] y aller est gratuit.
    [one] y aller coûte { $gold } pièce d'or, et vous en avez { $have }.
   *[other] y aller coûte { $gold } pièces d'or, et vous en avez { $have }.
}

card-district-name = Quartier { $district_of }
card-district-kind = { $souks } souks, { $shops } boutiques
card-district = Les dés de ce niveau y deviennent des cubes. Tant qu'un de vos souks y est incomplet, vous ne pouvez en commencer un autre.
now-district = { $number ->
    [0] Aucune boutique ne vous y est ouverte.
    [one] { $number } boutique vous y est ouverte.
   *[other] { $number } boutiques vous y sont ouvertes.
}
card-souk-kind = Souk du quartier { $district_of }, { $shops ->
    [one] { $shops } boutique
   *[other] { $shops } boutiques
}, vaut { $points } PV
card-souk = Avec un de vos cubes dans chaque boutique, il rapporte sa valeur à la fin de la semaine ; incomplet, il ne rapporte rien.
now-souk-free = Il est sans cube : chacun peut le commencer.
now-souk-yours = { $have ->
    [one] Vous y tenez { $have } boutique sur { $all }.
   *[other] Vous y tenez { $have } boutiques sur { $all }.
}
now-souk-owner = { $owner_has } { $have ->
    [one] { $have } boutique
   *[other] { $have } boutiques
} sur { $all } ; il est fermé à tous les autres.
now-souk-complete-yours = Il est complet et vous rapporte { $points } PV à la fin de la semaine.
now-souk-complete-owner = Il est complet et rapporte { $points } PV { $owner_to } à la fin de la semaine.
now-souk-street = L'Intendant peut atteindre { $number ->
    [one] { $number } de ses boutiques
   *[other] { $number } de ses boutiques
}.
card-shop-kind = Boutique sur la rue ({ $squares })
card-shop-safe-kind = Boutique loin de la rue, à l'abri de l'Intendant
card-shop = Elle reçoit un cube, et un souk n'accueille que les cubes d'un seul joueur. Toutes boutiques pleines, il est complet.
now-shop-yours = Votre cube s'y trouve.
now-shop-cube = Un cube { $owner_of } s'y trouve.

card-caravan-kind = { $number ->
    [one] { $number } chameau chargé
   *[other] { $number } chameaux chargés
} sur { $all }
card-caravan = Pleine, et à chaque fin de semaine, elle rapporte le nombre de vos cubes multiplié par la meilleure rangée que vous avez atteinte.
now-caravan-yours = Vous : { $cubes } × { $multiplier } = { $points } PV.
now-caravan-owner = { $owner_who } : { $cubes } × { $multiplier } = { $points } PV.
card-slot-name = Chameau { $number } sur { $all }
card-slot-kind = { $row ->
    [0] Rangée du bas
    [1] Rangée du milieu
   *[other] Rangée du haut
} : +{ $points } PV tout de suite, ×{ $multiplier } ensuite
card-slot = Un cube y rapporte aussitôt les points de sa rangée ; au décompte, votre meilleure rangée multiplie tous vos cubes.
now-slot-next = Le prochain cube va ici et rapporte { $points } PV à qui il appartient.

card-calendar-name = Semaine { $week }, jour { $day }
card-calendar-kind = Jour { $number } sur 21
card-calendar = Chaque jour a son lancer. Le jour 7 termine la semaine : souks et caravane rapportent. La semaine 3 termine la partie.
card-first-kind = Aujourd'hui : { $owner_who }
card-first = Le premier joueur lance pour tous, peut ajouter des dés jaunes à 1 pièce d'or chacun et se sert d'abord. Il change chaque jour.
now-first-order = On joue aujourd'hui dans cet ordre : { $each_seat_who }.
card-deck-kind = { $number ->
    [one] { $number } carte face cachée
   *[other] { $number } cartes face cachée
}
card-deck = On y pioche les cartes. Quand elle est vide, la défausse mélangée devient la nouvelle pioche.
card-discard-kind = { $number ->
    [one] { $number } carte face visible
   *[other] { $number } cartes face visible
}
card-discard = Les cartes jouées ou défaussées y reposent, et chacun peut les regarder.
now-discard = { $cards }.

card-player-name = { $owner }
card-player-kind = { $place ->
    [0] À la table d'Yspahan
   *[other] Numéro { $place } dans l'ordre d'aujourd'hui
}
card-player = Cette ligne montre les points, chameaux, or, nombre de cartes et bâtiments d'un joueur.
now-points = Souks { $souks }, Bazar { $bazaar }, chargements { $loads }, décompte de la caravane { $caravan }, bâtiments { $buildings }, cartes { $cards }.
card-count-name = { $owner_you ->
    [yes] { $count_id ->
        [cards] Vos cartes
        [gold] Vos pièces d'or
        [camels] Vos chameaux
       *[points] Vos points
    }
   *[no] { $count } { $owner_of }
} : { $number }
card-points = Après trois semaines, qui a le plus de points l'emporte. Les chameaux, l'or et les cartes qui restent ne comptent pas.
card-camels = Les chameaux servent à payer les bâtiments, et un chameau garde votre cube en boutique quand l'Intendant le fait partir.
card-gold = L'or sert à payer les bâtiments, les dés jaunes et chaque pas de l'Intendant en plus ou en moins par rapport aux dés.
card-cards = Une carte se joue pour son effet pendant son propre tour, ou se défausse pour compter un dé de plus. On n'en voit que le nombre.

card-building-kind = Bâtiment, coûte { $camels } chameaux{ $gold ->
    [0] { "" }
   *[other] { " " }et { $gold } pièces d'or
}
card-building-kind-built = { $owner_you ->
    [yes] Votre bâtiment
   *[no] Bâtiment { $owner_of }
}
card-building-paddock = Chaque fois que vous prenez des chameaux de la tour, prenez-en 1 de plus.
card-building-store = Chaque fois que vous prenez de l'or de la tour, prenez 2 pièces de plus.
card-building-hammam = À chaque déplacement de l'Intendant, jusqu'à 3 pas de plus ou de moins sont gratuits.
card-building-caravanserai = Piochez une carte pour chacun de vos cubes que l'Intendant fait partir, même pendant le tour d'un autre.
card-building-bazaar = À la fin de chaque semaine, chaque souk que vous avez complété rapporte 2 PV de plus.
card-building-hoist = Chaque fois que vous garnissez un quartier avec des dés de la tour, placez 1 cube de plus.
now-building-next = Ce serait votre { $number ->
    [1] 1er
   *[other] { $number }e
} bâtiment : { $points ->
    [0] il ne donne pas encore de PV, ils comptent à partir du 3e.
   *[other] { $points } PV tout de suite.
}
now-building-other = Il n'est pas encore construit : ce serait le { $number ->
    [1] 1er
   *[other] { $number }e
} bâtiment { $owner_of }{ $points ->
    [0] .
   *[other] , pour { $points } PV.
}
now-bazaar = { $number ->
    [0] Son propriétaire n'a pas encore de souk complet.
    [one] Il y a à présent { $number } souk complet, pour { $points } PV de plus.
   *[other] Il y a à présent { $number } souks complets, pour { $points } PV de plus.
}
now-caravanserai = { $number ->
    [0] Aucun cube de son propriétaire n'est sur la rue.
    [one] { $number } cube de son propriétaire est sur la rue.
   *[other] { $number } cubes de son propriétaire sont sur la rue.
}
now-hammam = Avec l'or disponible, le déplacement peut changer de { $number } pas au plus.

card-card-kind = { $held ->
    [0] { $discarded ->
        [0] Carte, 2 de chaque sorte dans le jeu
       *[other] Carte de la défausse
    }
   *[other] Votre carte, à jouer pendant votre tour
}
card-card-exchange = Échangez autant de chameaux que vous voulez contre autant d'or, ou de l'or contre autant de chameaux.
card-card-three-camels = Prenez 3 chameaux.
card-card-three-gold = Prenez 3 pièces d'or.
card-card-place-cube = Placez 1 cube dans n'importe quelle boutique de la ville qui vous est ouverte.
card-card-load-caravan = Placez 1 cube de votre stock sur le prochain chameau de la caravane et marquez ses points.
card-card-sell-camels = Vendez de 1 à 4 chameaux à 2 PV chacun.
card-card-sell-gold = Donnez de 1 à 10 pièces d'or à 1 PV chacune.
card-card-no-camels = Construisez un bâtiment en ne payant que son or.
card-card-no-gold = Construisez un bâtiment en ne payant que ses chameaux.
now-three-camels = Vous auriez { $number } chameaux.
now-three-gold = Vous auriez { $number } pièces d'or.
now-exchange = Vous avez { $camels ->
    [one] { $camels } chameau
   *[other] { $camels } chameaux
} et { $gold ->
    [one] { $gold } pièce d'or
   *[other] { $gold } pièces d'or
}.
now-place-cube = { $number ->
    [0] Aucune boutique ne vous est ouverte.
    [one] { $number } boutique vous est ouverte.
   *[other] { $number } boutiques vous sont ouvertes.
}
now-load = Chameau { $number } sur { $all } : +{ $points } PV.
now-load-row = Au décompte de la caravane, vos cubes comptent alors au moins ×{ $multiplier }.
now-sell-camels = Vous avez { $camels ->
    [one] { $camels } chameau
   *[other] { $camels } chameaux
} : jusqu'à { $points } PV.
now-sell-gold = Vous avez { $gold ->
    [one] { $gold } pièce d'or
   *[other] { $gold } pièces d'or
} : jusqu'à { $points } PV.
now-build-card = { $number ->
    [0] Vous ne pouvez encore payer le reste d'aucun bâtiment.
   *[other] Vous pourriez payer le reste { $buildings_of }.
}

## La carte de fin de semaine

pause-week = La semaine { $week } est finie
pause-week-about = Les souks complets rapportent leur valeur, puis la caravane : vos cubes fois la meilleure rangée que vous avez atteinte.
pause-souks = Souks complets
pause-bazaar = Bazar
pause-caravan = Caravane
pause-earlier = Pendant la semaine
pause-souk = { $souk }
pause-cubes = { $cubes } × { $multiplier }
pause-unfinished = { $seat_you ->
    [yes] Vous ne marquez
   *[no] { $seat } ne marque
} rien pour ce qui est incomplet : { $souks }.
pause-next = Les boutiques se vident, { $cubes ->
    [0] la caravane reste vide
    [one] la caravane garde son cube
   *[other] la caravane garde ses { $cubes } cubes
}, l'Intendant revient au carrefour. Dans la semaine { $week }, { $seat_you ->
    [yes] vous jouez
   *[no] { $seat } joue
} en premier.
pause-go = Commencer la semaine { $week }
pause-go-last = Voir le résultat

## Pourquoi la partie a pris fin et d'où viennent les points

end-weeks = La troisième semaine était terminée.
end-souks =
    { $number ->
        [one] { $number } souk complet
       *[other] { $number } souks complets
    }
end-bazaar =
    { $number ->
        [one] { $number } souk avec le Bazar
       *[other] { $number } souks avec le Bazar
    }
end-loads =
    { $number ->
        [one] { $number } cube chargé
       *[other] { $number } cubes chargés
    }
end-caravan =
    { $number ->
        [one] { $number } décompte de la caravane
       *[other] { $number } décomptes de la caravane
    }
end-buildings =
    { $number ->
        [one] { $number } bâtiment
       *[other] { $number } bâtiments
    }
end-cards =
    { $number ->
        [one] { $number } vente par carte
       *[other] { $number } ventes par carte
    }
