# Five Tribes: French

name-fivetribes = Five Tribes

## Things

name-vizier = Vizir
name-elder = Sage
name-merchant = Marchand
name-builder = Bâtisseur
name-assassin = Assassin
name-meeple = Meeple
name-large-market = Grand Marché
name-small-market = Petit Marché
name-oasis = Oasis
name-village = Village
name-sacred-place = Lieu Sacré
name-sultanate = Sultanat
name-ivory = Ivoire
name-jewels = Joyaux
name-gold-goods = Or
name-papyrus = Papyrus
name-silk = Soie
name-spice = Épices
name-fish = Poisson
name-wheat = Blé
name-pottery = Poterie
name-fakir = Fakir
name-merchandise = Marchandise
name-resource = Ressource
name-djinn = Djinn
name-camel = Chameau
name-palm = Palmier
name-palace = Palais
name-turn-marker = Marqueur de tour
name-gold = Pièces d'or
name-bid-order = Ordre d'enchère
name-turn-order = Ordre du tour
name-bag = Sac
name-victory-point = PV
name-blue = Bleu
name-pink = Rose
name-orange = Orange
name-black = Noir
name-sacred-6 = Lieu Sacré 6
name-sacred-10 = Lieu Sacré 10
name-sacred-12 = Lieu Sacré 12
name-sacred-15 = Lieu Sacré 15
name-row = Rangée
name-pile = Pioche
name-discards = Défausse
name-hand = Main
name-card = Carte
name-unknown = inconnues
name-move = Déplacement
name-sale = Vente
name-round = Manche
name-last-round = Dernière manche
name-used = utilisé

## Djinns

name-al-amin = Al-Amin
name-anun-nak = Anun-Nak
name-baal = Ba'al
name-boaz = Boaz
name-bouraq = Bouraq
name-echidna = Echidna
name-enki = Enki
name-hagis = Hagis
name-haurvatat = Haurvatat
name-ibus = Iblis
name-jafaar = Jafaar
name-kandicha = Kandicha
name-kumarbi = Kumarbi
name-lamia = Lamia
name-leta = Leta
name-marid = Marid
name-monkir = Monkir
name-nekir = Nekir
name-shamhat = Shamhat
name-sibittis = Sibittis
name-sloar = Sloar
name-utug = Utug

## Tiles by place

name-a1 = a1
name-b1 = b1
name-c1 = c1
name-d1 = d1
name-e1 = e1
name-f1 = f1
name-a2 = a2
name-b2 = b2
name-c2 = c2
name-d2 = d2
name-e2 = e2
name-f2 = f2
name-a3 = a3
name-b3 = b3
name-c3 = c3
name-d3 = d3
name-e3 = e3
name-f3 = f3
name-a4 = a4
name-b4 = b4
name-c4 = c4
name-d4 = d4
name-e4 = e4
name-f4 = f4
name-a5 = a5
name-b5 = b5
name-c5 = c5
name-d5 = d5
name-e5 = e5
name-f5 = f5

## Score sheet

category-gold = Or
category-viziers = Vizirs
category-elders = Sages
category-djinns = Djinns
category-palms = Palmiers
category-palaces = Palais
category-tiles = Tuiles
category-merchandise = Marchandises

## Options

option-gold-visibility = Or des autres
option-gold-visibility-concealed = Vous seul voyez combien d'or vous avez.
option-gold-visibility-open = Chacun voit l'or de tous.
option-hand-visibility = Cartes en main
option-hand-visibility-private = Les mains sont privées ; les cartes prises dans la rangée restent connues de tous.
option-hand-visibility-open = Chacun voit toutes les cartes.
option-power-limit = Pouvoirs à deux joueurs
option-power-limit-per-turn = Un pouvoir peut servir à chacun de vos deux tours.
option-power-limit-per-round = Un pouvoir peut servir une fois par manche.
option-first-bid-order = Premières enchères à deux joueurs
option-first-bid-order-random = Les quatre marqueurs sont mélangés.
option-first-bid-order-snake = Un joueur enchérit en premier et en dernier, l'autre entre les deux.

## Prompts

prompt-d-bid-spot = Votre enchère : choisissez une case de l'Ordre du tour.
prompt-d-bid-spot-other = { $actor } enchérit.
prompt-d-bid-fakirs = Kumarbi : défausser des Fakirs pour payer moins de { $price } ?
prompt-d-bid-fakirs-other = { $actor } peut baisser son enchère avec des Fakirs.
prompt-d-power = { $window ->
    [1] Avant le déplacement : utilisez un pouvoir ou continuez.
    [2] Avant l'action de la tribu : utilisez un pouvoir ou continuez.
   *[other] Avant l'action de la tuile : utilisez un pouvoir ou continuez.
}
prompt-d-power-other = { $actor } peut utiliser un pouvoir.
prompt-d-payment = Comment payez-vous { $djinn } ?
prompt-d-payment-other = { $actor } paie { $djinn }.
prompt-d-power-target = { $djinn } : choisissez une tuile.
prompt-d-power-target-other = { $actor } choisit une tuile pour { $djinn }.
prompt-d-keep-djinn = { $number ->
    [one] Gardez le djinn pioché.
   *[other] Gardez l'un des { $number } djinns piochés.
}
prompt-d-keep-djinn-other = { $number ->
    [one] { $actor } garde le djinn pioché.
   *[other] { $actor } garde un djinn sur { $number }.
}
prompt-d-start-tile = Votre déplacement : choisissez la tuile dont vous semez les meeples.
prompt-d-start-tile-other = { $actor } choisit une tuile à vider.
prompt-d-drop = { $number ->
    [one] Posez le dernier meeple à côté de { $tile }, sur sa couleur.
   *[other] Posez un meeple près de { $tile } : { $number } en main, le dernier sur sa couleur.
}
prompt-d-drop-other = { $number ->
    [one] { $actor } pose le dernier meeple, depuis { $tile }.
   *[other] { $actor } sème depuis { $tile }, { $number } meeples en main.
}
prompt-d-echidna = Echidna : doubler l'or de { $number ->
    [one] votre Bâtisseur
   *[other] vos { $number } Bâtisseurs
} (tuiles bleues : { $blue }) ?
prompt-d-echidna-other = { $actor } peut doubler l'or de { $number ->
    [one] { $number } Bâtisseur
   *[other] { $number } Bâtisseurs
}.
prompt-d-builder-fakirs = { $number ->
    [one] { $number } Bâtisseur
   *[other] { $number } Bâtisseurs
}, { $blue ->
    [one] { $blue } tuile bleue
   *[other] { $blue } tuiles bleues
} : combien de Fakirs ajoutez-vous ?
prompt-d-builder-fakirs-other = { $actor } peut ajouter des Fakirs à { $number ->
    [one] { $number } Bâtisseur
   *[other] { $number } Bâtisseurs
}.
prompt-d-range-fakirs = { $number ->
    [one] { $number } Assassin
   *[other] { $number } Assassins
} en { $tile } : combien de Fakirs pour la portée ?
prompt-d-range-fakirs-other = { $actor } peut ajouter des Fakirs à { $number ->
    [one] { $number } Assassin
   *[other] { $number } Assassins
}.
prompt-d-ibus = Iblis : en tuer deux à portée { $range } ?
prompt-d-ibus-other = { $actor } peut en tuer deux avec Iblis.
prompt-d-kill-target = { $victims ->
    [one] Qui vos Assassins frappent-ils ? Portée { $range }.
   *[other] Où vos Assassins frappent-ils deux meeples ? Portée { $range }.
}
prompt-d-kill-target-other = { $actor } choisit une victime à portée { $range }.
prompt-d-kill-pieces = { $victims ->
    [one] Quel meeple est touché ?
   *[other] Quels deux meeples sont touchés ?
}
prompt-d-kill-pieces-other = { $victims ->
    [one] { $actor } choisit le meeple touché.
   *[other] { $actor } choisit les deux meeples touchés.
}
prompt-d-shift = { $djinn } : poser sur une case voisine ce qui va en { $tile } ({ $piece }) ?
prompt-d-shift-other = { $actor } peut déplacer avec { $djinn } ce qui va en { $tile } ({ $piece }).
prompt-d-shift-tile = Choisissez une case voisine de { $tile } : { $piece }.
prompt-d-shift-tile-other = { $actor } choisit une case voisine de { $tile } : { $piece }.
prompt-d-market = { $number ->
    [one] Marché : prendre une carte pour { $gold } pièces ?
   *[other] Marché : prendre { $number } cartes pour { $gold } pièces ? Choisissez la première.
}
prompt-d-market-other = { $actor } est au marché.
prompt-d-market-second = Choisissez la deuxième carte.
prompt-d-market-second-other = { $actor } choisit sa deuxième carte.
prompt-d-sacred = Lieu Sacré : payer pour un djinn ?
prompt-d-sacred-other = { $actor } est au Lieu Sacré.
prompt-d-take-djinn = Choisissez votre djinn.
prompt-d-take-djinn-other = { $actor } choisit un djinn.
prompt-d-closing = Vendez des marchandises, utilisez un pouvoir ou terminez votre tour.
prompt-d-closing-other = { $actor } peut vendre avant de terminer son tour.
prompt-d-sell-kind = Quelles marchandises vendez-vous ? Jusqu'ici : { $each_card }.
prompt-d-sell-kind-other = { $actor } vend : { $each_card }.

## Choices

choice-bid = { $fakirs ->
    [0] { $paid ->
        [0] Miser { $price } sans payer
       *[other] Miser { $price }, pièces restantes : { $left }
    }
    [one] Miser { $price }, avec au moins { $fakirs } Fakir
   *[other] Miser { $price }, avec au moins { $fakirs } Fakirs
}
choice-fakirs = { $use_id ->
    [bid] { $number ->
        [0] Aucun Fakir : payer { $result }
        [one] { $number } Fakir : payer { $result }
       *[other] { $number } Fakirs : payer { $result }
    }
    [builders] { $number ->
        [0] Aucun Fakir : { $result ->
                [one] { $result } pièce
               *[other] { $result } pièces
            }
        [one] { $number } Fakir : { $result ->
                [one] { $result } pièce
               *[other] { $result } pièces
            }
       *[other] { $number } Fakirs : { $result ->
                [one] { $result } pièce
               *[other] { $result } pièces
            }
    }
   *[range] { $number ->
        [0] Aucun Fakir : portée { $result }
        [one] { $number } Fakir : portée { $result }
       *[other] { $number } Fakirs : portée { $result }
    }
}
choice-pass = Continuer
choice-use = Utiliser { $djinn } ({ $points } PV)
choice-pay = { $cost_id ->
    [elder] Payer un Sage
    [fakir] Payer un Fakir
    [elder-elder] Payer deux Sages
   *[elder-fakir] Payer un Sage et un Fakir
}
choice-no = Non
choice-decline = Renoncer
choice-end-turn = Terminer le tour
choice-sell = Vendre des marchandises
choice-sell-kind = { $card }
choice-done = Vendre { $each_card } pour { $gold ->
    [one] { $gold } pièce
   *[other] { $gold } pièces
}
choice-start = Prendre { $number ->
    [one] le meeple
   *[other] { $number } meeples
} en { $tile }
choice-drop = { $tribe } en { $tile }
choice-target = { $tile }
choice-shift = { $tile }
choice-kill-on = { $victims ->
    [one] Un meeple en { $tile }
   *[other] Deux meeples en { $tile }
}
choice-kill-before = Vizirs et Sages ({ $victim })
choice-victim = { $tribe }
choice-victims = { $first } et { $second }
choice-buy = { $gold ->
    [0] { $card }
   *[other] { $card }, pour { $gold } pièces
}
choice-take = { $djinn } ({ $points } PV)
choice-keep = { $djinn } ({ $points } PV)

## Events

event-round = Manche { $number }
event-bid = { $fakirs ->
    [0] { $seat } a misé { $price } et payé { $paid }.
    [one] { $seat } a misé { $price }, défaussé un Fakir et payé { $paid }.
   *[other] { $seat } a misé { $price }, défaussé { $fakirs } Fakirs et payé { $paid }.
}
event-turn = C'est à { $seat } de jouer.
event-no-move = { $seat } ne peut pas se déplacer. La partie finit avec cette manche.
event-lifted = { $number ->
    [one] { $seat } a pris un meeple en { $tile }.
   *[other] { $seat } a pris { $number } meeples en { $tile }.
}
event-dropped = { $seat } a posé en { $tile } : { $tribe }.
event-took = { $seat } a retiré { $number ->
    [one] { $number } meeple
   *[other] { $number } meeples
} en { $tile } : { $tribe }.
event-claimed = { $seat } a pris { $tile } avec un chameau.
event-last-camel = { $seat } a posé son dernier chameau. La partie finit avec cette manche.
event-gathered = Devant { $seat }, { $number ->
    [one] { $number } meeple
   *[other] { $number } meeples
} de plus : { $tribe }.
event-row-cards = { $seat } a pris dans la rangée : { $each_card }.
event-built = { $seat } a gagné { $gold ->
    [one] { $gold } pièce
   *[other] { $gold } pièces
} avec { $builders ->
    [one] { $builders } Bâtisseur
   *[other] { $builders } Bâtisseurs
}{ $fakirs ->
    [0] { "" }
    [one] { " " }et un Fakir
   *[other] { " " }et { $fakirs } Fakirs
} ({ $blue ->
    [one] { $blue } bleue
   *[other] { $blue } bleues
}).
event-range = { $fakirs ->
    [0] { $seat } : les Assassins ont une portée de { $range }.
    [one] { $seat } : avec { $fakirs } Fakir, les Assassins ont une portée de { $range }.
   *[other] { $seat } : avec { $fakirs } Fakirs, les Assassins ont une portée de { $range }.
}
event-nobody-killed = { $seat } : les Assassins n'ont trouvé aucune victime.
event-killed = { $seat } a tué en { $tile } : { $tribe }.
event-killed-before = { $seat } a tué chez { $victim } : { $tribe }.
event-captured = { $seat } a capturé en { $tile } : { $tribe }.
event-captured-before = { $seat } a capturé chez { $victim } : { $tribe }.
event-income = { $djinn } a rapporté { $gold ->
    [one] { $gold } pièce
   *[other] { $gold } pièces
} à { $seat }.
event-used = { $elders ->
    [0] { $seat } a utilisé { $djinn } pour un Fakir.
    [one] { $fakirs ->
        [0] { $seat } a utilisé { $djinn } pour un Sage.
       *[other] { $seat } a utilisé { $djinn } pour un Sage et un Fakir.
    }
   *[other] { $seat } a utilisé { $djinn } pour deux Sages.
}
event-drew = { $seat } a pioché une carte.
event-drew-card = { $seat } a pioché : { $card }.
event-shuffled = { $number ->
    [one] { $number } carte a été mélangée : { $deck }.
   *[other] { $number } cartes ont été mélangées : { $deck }.
}
event-placed = { $seat } a posé en { $tile } : { $piece }.
event-settled = Du sac, en { $tile } : { $tribe }.
event-bought = { $gold ->
    [0] { $seat } a pris comme deuxième carte : { $card }.
   *[other] { $seat } a payé { $gold } pièces pour : { $card }.
}
event-sacrificed = { $fakirs ->
    [0] { $seat } a payé deux Sages au Lieu Sacré.
   *[other] { $seat } a payé un Sage et un Fakir au Lieu Sacré.
}
event-gained = { $seat } a obtenu le djinn { $djinn }.
event-looked = { $number ->
    [one] { $seat } a pioché un djinn.
   *[other] { $seat } a pioché { $number } djinns.
}
event-looked-at = { $seat } a pioché ces djinns : { $each_djinn }.
event-discarded-djinn = { $seat } a défaussé le djinn { $djinn }.
event-sold = { $seat } a vendu { $each_card } pour { $gold ->
    [one] { $gold } pièce
   *[other] { $gold } pièces
}.
event-card-laid = Nouveau dans la rangée : { $card }.
event-djinn-laid = Un djinn apparaît : { $djinn }.
event-over = La partie s'est terminée après { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}.
event-no-more-moves = Il ne reste aucun déplacement.

## Reasons

reason-zero-full = Les trois cases à 0 sont prises.
reason-spot-taken = La case à { $price } est prise.
reason-too-dear = Prix : { $price } ; vos pièces : { $gold }.
reason-power-used = { $limit_id ->
    [round] Vous avez déjà utilisé { $djinn } dans cette manche.
   *[turn] Vous avez déjà utilisé { $djinn } dans ce tour.
}
reason-fakirs-below-zero = Le prix est 0 avec { $number ->
    [one] { $number } Fakir
   *[other] { $number } Fakirs
} ; d'autres seraient perdus.
reason-too-few-fakirs = { $held ->
    [0] Vous n'avez pas de Fakir.
    [one] Vous n'avez que { $held } Fakir.
   *[other] Vous n'avez que { $held } Fakirs.
}
reason-too-few-elders = { $held ->
    [0] Vous n'avez pas de Sage.
    [one] Vous n'avez que { $held } Sage.
   *[other] Vous n'avez que { $held } Sages.
}
reason-not-your-djinn = { $djinn } n'est pas à vous.
reason-cannot-pay = { $djinn } coûte { $cost_id ->
    [any] un Sage ou un Fakir
    [pair] un Sage et un autre Sage ou un Fakir
   *[fakir] un Fakir
}. Vos Sages : { $elders }, Fakirs : { $fakirs }.
reason-no-effect = { $djinn } n'aurait aucun effet : { $missing_id ->
    [cards] la pioche et la défausse sont vides
    [djinns] il ne reste aucun djinn à piocher
    [palaces] il ne reste aucun palais
    [palms] il ne reste aucun palmier
    [bag] le sac est vide
    [camels] vous n'avez plus de chameau
    [unbuilt] aucune tuile avec des meeples n'est sans chameau, palmier ni palais
   *[bare] aucune tuile n'est nue
}.
reason-other-cost = Le coût est { $cost_id ->
    [any] un Sage ou un Fakir
    [pair] un Sage et un autre Sage ou un Fakir
   *[fakir] un Fakir
}.
reason-needs-village = { $tile } n'est pas un Village.
reason-needs-oasis = { $tile } n'est pas une Oasis.
reason-not-bare = { $tile } n'est pas nue : ni chameau, ni meeple, ni palmier, ni palais.
reason-not-unbuilt = { $tile } doit avoir un meeple, mais ni chameau, ni palmier, ni palais.
reason-not-drawn = { $djinn } n'est pas parmi les djinns piochés.
reason-no-meeples = Il n'y a aucun meeple en { $tile }.
reason-start-cannot-finish = { $number ->
    [one] Le meeple de { $tile } ne retrouve pas sa couleur à côté.
   *[other] Quoi que vous fassiez des { $number } meeples de { $tile }, le dernier ne retrouve pas sa couleur.
}
reason-not-in-hand = Vous n'en avez pas en main : { $tribe }.
reason-not-adjacent = { $tile } n'a pas de côté commun avec { $here }.
reason-straight-back = Vous venez de { $tile } ; on ne revient pas aussitôt sur ses pas.
reason-last-must-meet = Le dernier meeple doit retrouver sa couleur, absente de { $tile } : { $tribe }.
reason-drop-cannot-finish = { $number ->
    [one] Ensuite le dernier meeple ne retrouverait pas sa couleur. Posé en { $tile } : { $tribe }.
   *[other] Ensuite les { $number } autres ne pourraient pas être semés jusqu'au bout. Posé en { $tile } : { $tribe }.
}
reason-fakirs-useless = { $number ->
    [0] Aucun meeple n'est hors de portée de vos Assassins.
    [one] Avec { $number } Fakir, vous atteignez tout meeple ; d'autres seraient perdus.
   *[other] Avec { $number } Fakirs, vous atteignez tout meeple ; d'autres seraient perdus.
}
reason-out-of-range = { $tile } est à { $distance }, vos Assassins vont jusqu'à { $range }.
reason-not-two-there = { $tile } n'a qu'un meeple.
reason-no-such-seat = Il n'y a pas de joueur { $number } à cette table.
reason-own-pieces = Vos propres Vizirs et Sages ne sont pas des cibles.
reason-boaz = Boaz protège les Vizirs et les Sages ({ $victim }).
reason-none-before = { $victim } n'a ni Vizir ni Sage.
reason-not-two-before = { $victim } n'a qu'un Vizir ou Sage.
reason-one-victim = Seul { $djinn } en tue deux à la fois.
reason-two-victims = Avec { $djinn }, on en tue deux.
reason-not-at-target = { $number ->
    [0] Il n'y en a pas : { $tribe }.
   *[other] Il n'y en a que { $number } : { $tribe }.
}
reason-not-neighbour = { $tile } ne touche pas { $here }.
reason-beyond-market = Ce marché n'offre que les { $number } premières cartes.
reason-row-short = { $number ->
    [one] Il ne reste que { $number } carte dans la rangée.
   *[other] Il ne reste que { $number } cartes dans la rangée.
}
reason-beyond-six = { $number ->
    [one] Il ne reste que { $number } carte des six premières.
   *[other] Il ne reste que { $number } cartes des six premières.
}
reason-not-face-up = { $djinn } n'est pas face visible.
reason-nothing-to-sell = Vous n'avez pas de marchandises.
reason-kind-chosen = Déjà dans la série : { $card }.
reason-sell-order = Choisissez les marchandises dans l'ordre ; la dernière était : { $card }.
reason-not-held = Vous n'en avez pas : { $card }.
reason-nothing-chosen = Choisissez au moins une marchandise.
reason-too-dear-anyway = Prix, { $number ->
    [one] votre Fakir compté
   *[other] vos { $number } Fakirs comptés
} : { $price } ; vos pièces : { $gold }.
reason-too-dear-fakirs = Prix { $number ->
    [0] sans Fakir
    [one] avec { $number } Fakir
   *[other] avec { $number } Fakirs
} : { $price } ; vos pièces : { $gold }.
reason-too-dear-kumarbi-used = Prix : { $price } ; vos pièces : { $gold }, et Kumarbi a déjà servi dans cette manche.
reason-works-by-itself = { $djinn } agit de lui-même ; il n'y a rien à utiliser.
reason-own-moment = { $djinn } est proposé à son moment : { $moment_id ->
    [bid] quand vous enchérissez
    [builders] quand vos Bâtisseurs gagnent de l'or
    [palace] quand vous posez un palais
    [palm] quand vous posez un palmier
   *[assassins] quand vos Assassins frappent
}.
reason-standing-there = Vous êtes en { $tile } ; le meeple suivant va sur une tuile qui a un côté commun.
reason-meant-for-it = { $piece } : c'était pour { $tile } ; choisissez une tuile voisine.
reason-only-fakirs = Vous n'avez que des Fakirs, qui ne se vendent jamais.
reason-chance-only = C'est le hasard qui en décide, pas un joueur.
reason-bid-first = D'abord les enchères ; on joue quand chaque marqueur a enchéri.
reason-no-moves = Plus aucun déplacement n'est possible : il ne reste que pouvoirs et ventes dans cette manche.
reason-window-first = Avant le déplacement, vous pouvez utiliser un pouvoir : utilisez-le ou continuez, puis choisissez la tuile.
reason-power-first = Terminez d'abord le pouvoir en cours.
reason-sowing = Vous semez : il vous reste en main { $number ->
    [one] { $number } meeple
   *[other] { $number } meeples
}.
reason-moved = Vous avez déjà fait votre déplacement dans ce tour.
reason-lift-first = Choisissez d'abord la tuile dont vous prenez les meeples.
reason-bid-stands = Votre marqueur est sur la case à { $price } et y reste : dites combien de Fakirs vous défaussez.
reason-bids-made = Les enchères de cette manche sont faites.
reason-no-window = Les pouvoirs s'utilisent avant le déplacement, avant et après l'action de la tribu et à la fin du tour, pas maintenant.
reason-pay-first = Choisissez d'abord comment payer.
reason-only-sacred = On prend un djinn quand le déplacement finit sur un Lieu Sacré et qu'on le paie.
reason-fakirs-first = Dites d'abord combien de Fakirs allongent la portée.
reason-iblis-first = Dites d'abord si Iblis en fait tuer deux.
reason-only-market = Les cartes de la rangée s'achètent quand le déplacement finit sur un marché.
reason-sell-first = Choisissez d'abord de vendre, puis les marchandises.
reason-sell-later = Les marchandises se vendent à la fin du tour.
reason-sale-on = Vous vendez : choisissez les marchandises ou terminez la série.
reason-turn-goes-on = Votre tour n'est pas encore à sa fin.
reason-nothing-to-pass = Il n'y a rien à passer : ce n'est pas un moment pour les pouvoirs.
reason-second-card = La seconde carte fait partie de l'achat : prenez-la.
reason-must-move = Un déplacement est possible, vous devez donc le faire.
reason-tile-cannot-finish = { $number ->
    [one] Quel que soit le meeple posé en { $tile }, le dernier ne retrouverait pas sa couleur.
   *[other] Quel que soit le meeple posé en { $tile }, les { $number } autres ne pourraient pas être semés jusqu'au bout.
}
