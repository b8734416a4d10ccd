# Five Tribes: French

name-fivetribes = Five Tribes

## Things

name-vizier = Vizir
    .a = un Vizir
    .many = Vizirs
name-elder = Sage
    .a = un Sage
    .many = Sages
name-merchant = Marchand
    .a = un Marchand
    .many = Marchands
name-builder = Bâtisseur
    .a = un Bâtisseur
    .many = Bâtisseurs
name-assassin = Assassin
    .a = un Assassin
    .many = Assassins
name-meeple = Meeple
name-large-market = Grand Marché
    .the = le Grand Marché
name-small-market = Petit Marché
    .the = le Petit Marché
name-oasis = Oasis
    .the = l'Oasis
name-village = Village
    .the = le Village
name-sacred-place = Lieu Sacré
    .the = le Lieu Sacré
name-sultanate = Sultanat
name-ivory = Ivoire
    .a = de l'ivoire
    .one = carte Ivoire
    .many = cartes Ivoire
name-jewels = Joyaux
    .a = des joyaux
    .one = carte Joyaux
    .many = cartes Joyaux
name-gold-goods = Or
    .a = de l'or
    .one = carte Or
    .many = cartes Or
name-papyrus = Papyrus
    .a = du papyrus
    .one = carte Papyrus
    .many = cartes Papyrus
name-silk = Soie
    .a = de la soie
    .one = carte Soie
    .many = cartes Soie
name-spice = Épices
    .a = des épices
    .one = carte Épices
    .many = cartes Épices
name-fish = Poisson
    .a = du poisson
    .one = carte Poisson
    .many = cartes Poisson
name-wheat = Blé
    .a = du blé
    .one = carte Blé
    .many = cartes Blé
name-pottery = Poterie
    .a = de la poterie
    .one = carte Poterie
    .many = cartes Poterie
name-fakir = Fakir
    .a = un Fakir
    .many = Fakirs
name-merchandise = Marchandise
name-resource = Ressource
name-djinn = Djinn
name-camel = Chameau
name-palm = Palmier
    .a = un palmier
    .many = palmiers
name-palace = Palais
    .a = un palais
    .many = palais
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
option-gold-visibility-concealed = Personne d'autre que vous ne voit combien d'or vous avez.
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

prompt-d-bid-spot = Combien misez-vous pour votre place dans l'ordre du tour ?
prompt-d-bid-spot-hint = Les cases plus chères jouent plus tôt. Ce que vous payez est perdu, et chaque pièce d'or vaut 1 PV à la fin.
prompt-d-bid-spot-other = { $actor } enchérit.
prompt-d-bid-fakirs = Défausser des Fakirs avec Kumarbi pour payer moins de { $price } ?
prompt-d-bid-fakirs-hint = Chaque Fakir baisse le prix d'une case ; votre marqueur reste sur { $price }.
prompt-d-bid-fakirs-other = { $actor } peut baisser son enchère avec des Fakirs.
prompt-d-power = { $window ->
    [1] Utiliser un djinn avant le déplacement ?
    [2] Utiliser un djinn avant l'action de la tribu ?
   *[other] Utiliser un djinn avant l'action de la tuile ?
}
prompt-d-power-hint = Chaque djinn sert une fois dans votre tour, payé en Sages ou en Fakirs. { $window ->
    [1] Vous pourrez aussi le faire plus tard dans le tour.
    [2] Vous pourrez aussi le faire plus tard dans le tour.
   *[other] Vous pourrez aussi le faire à la fin du tour.
}
prompt-d-power-other = { $actor } peut utiliser un pouvoir.
prompt-d-payment = Comment payez-vous { $djinn } ?
prompt-d-payment-hint = Un Fakir ne vous coûte aucun point, un Sage vaut 2 PV à la fin.
prompt-d-payment-other = { $actor } paie { $djinn }.
prompt-d-power-target = { $djinn_id ->
    [anun-nak] Sur quelle tuile vont trois meeples du sac ?
    [bouraq] Sur quel Village posez-vous le palais ?
    [enki] Sur quelle Oasis posez-vous le palmier ?
    [leta] Quelle tuile nue prenez-vous avec un chameau ?
   *[utug] Quelle tuile avec meeples prenez-vous avec un chameau ?
}
prompt-d-power-target-hint = { $djinn_id ->
    [anun-nak] Elle doit être nue : sans chameau, meeple, palmier ni palais.
    [bouraq] Le propriétaire importe peu ; sur une de vos tuiles, le palais vaut 5 PV.
    [enki] Le propriétaire importe peu ; sur une de vos tuiles, le palmier vaut 3 PV.
    [leta] Elle doit être sans chameau, meeple, palmier ni palais ; sa valeur est à vous.
   *[utug] Elle doit être sans chameau, palmier ni palais ; les meeples restent et sa valeur est à vous.
}
prompt-d-power-target-other = { $actor } choisit une tuile pour { $djinn }.
prompt-d-keep-djinn = { $number ->
    [one] Gardez le djinn pioché.
   *[other] Lequel des { $number } djinns gardez-vous ?
}
prompt-d-keep-djinn-hint = Personne d'autre que vous ne les voit ; ceux que vous ne gardez pas sont défaussés face visible.
prompt-d-keep-djinn-other = { $number ->
    [one] { $actor } garde le djinn pioché.
   *[other] { $actor } garde un djinn sur { $number }.
}
prompt-d-start-tile = De quelle tuile prenez-vous les meeples pour votre déplacement ?
prompt-d-start-tile-hint = Vous les posez un par un le long d'un chemin ; le dernier doit retrouver sa couleur.
prompt-d-start-tile-other = { $actor } choisit une tuile à vider.
prompt-d-drop = { $number ->
    [one] Posez votre dernier meeple à côté de { $tile }.
   *[other] Posez un meeple à côté de { $tile } ; vous en avez { $number } en main.
}
prompt-d-drop-hint = { $number ->
    [one] Il doit retrouver sa couleur ; vous prenez tous ceux de cette couleur, puis tribu et tuile agissent.
   *[other] Un par tuile, sans revenir aussitôt sur ses pas ; le dernier doit retrouver sa couleur.
}
prompt-d-drop-other = { $number ->
    [one] { $actor } pose le dernier meeple, depuis { $tile }.
   *[other] { $actor } sème depuis { $tile }, { $number } meeples en main.
}
prompt-d-echidna = Doubler avec Echidna l'or de { $number ->
    [one] votre Bâtisseur
   *[other] vos { $number } Bâtisseurs
} ?
prompt-d-echidna-hint = { $blue ->
    [one] { $blue } tuile bleue compte.
   *[other] { $blue } tuiles bleues comptent.
} Les Fakirs se choisissent ensuite et sont doublés aussi.
prompt-d-echidna-other = { $actor } peut doubler l'or de { $number ->
    [one] { $number } Bâtisseur
   *[other] { $number } Bâtisseurs
}.
prompt-d-builder-fakirs = Combien de Fakirs ajoutez-vous à { $number ->
    [one] votre Bâtisseur
   *[other] vos { $number } Bâtisseurs
} ?
prompt-d-builder-fakirs-hint = Chaque Fakir compte comme un Bâtisseur de plus, et chaque Bâtisseur rapporte ici { $blue ->
    [one] { $blue } pièce d'or
   *[other] { $blue } pièces d'or
}.
prompt-d-builder-fakirs-other = { $actor } peut ajouter des Fakirs à { $number ->
    [one] { $number } Bâtisseur
   *[other] { $number } Bâtisseurs
}.
prompt-d-range-fakirs = Combien de Fakirs ajoutez-vous à { $number ->
    [one] votre Assassin
   *[other] vos { $number } Assassins
} en { $tile } ?
prompt-d-range-fakirs-hint = La portée est de { $number } et chaque Fakir l'allonge de 1. Si quelqu'un est à portée, ils doivent tuer.
prompt-d-range-fakirs-other = { $actor } peut ajouter des Fakirs à { $number ->
    [one] { $number } Assassin
   *[other] { $number } Assassins
}.
prompt-d-ibus = En tuer deux avec Iblis au lieu d'un, à portée { $range } ?
prompt-d-ibus-hint = Les deux victimes sont sur une même tuile ou devant un même adversaire.
prompt-d-ibus-other = { $actor } peut en tuer deux avec Iblis.
prompt-d-kill-target = { $victims ->
    [one] Où vos Assassins frappent-ils, avec une portée de { $range } ?
   *[other] Où vos Assassins frappent-ils deux fois, avec une portée de { $range } ?
}
prompt-d-kill-target-hint = Une tuile que vous videz est à vous. Vizirs et Sages des adversaires sont touchés à toute distance.
prompt-d-kill-target-other = { $actor } choisit une victime à portée { $range }.
prompt-d-kill-pieces = { $victims ->
    [one] Quel meeple est touché ?
   *[other] Quels deux meeples sont touchés ?
}
prompt-d-kill-pieces-hint = S'il ne reste personne sur une tuile sans chameau, elle est à vous.
prompt-d-kill-pieces-other = { $victims ->
    [one] { $actor } choisit le meeple touché.
   *[other] { $actor } choisit les deux meeples touchés.
}
prompt-d-shift = Avec { $djinn }, poser sur une tuile voisine { $piece_id ->
    [palm] le palmier
   *[palace] le palais
} de { $tile } ?
prompt-d-shift-hint = La voisine peut être de toute sorte ; ce qui est sur une tuile compte pour qui la possède.
prompt-d-shift-other = { $actor } peut déplacer avec { $djinn } { $piece_id ->
    [palm] le palmier
   *[palace] le palais
} de { $tile }.
prompt-d-shift-tile = Sur quelle tuile autour de { $tile } va { $piece_id ->
    [palm] le palmier
   *[palace] le palais
} ?
prompt-d-shift-tile-hint = Ce qui est sur une tuile compte pour qui la possède.
prompt-d-shift-tile-other = { $actor } choisit une tuile voisine de { $tile } pour { $piece_id ->
    [palm] le palmier
   *[palace] le palais
}.
prompt-d-market = { $number ->
    [one] Quelle carte prenez-vous pour { $gold } pièces d'or ?
   *[other] Quelles { $number } cartes prenez-vous pour { $gold } pièces d'or ? Choisissez la première.
}
prompt-d-market-hint = Des marchandises différentes valent ensemble 1, 3, 7, 13, 21, 30, 40, 50, 60.
prompt-d-market-other = { $actor } est au marché.
prompt-d-market-second = Quelle deuxième carte prenez-vous ?
prompt-d-market-second-hint = Elle est déjà payée.
prompt-d-market-second-other = { $actor } choisit sa deuxième carte.
prompt-d-sacred = Payez-vous pour un djinn ?
prompt-d-sacred-hint = Un djinn apporte ses points et son pouvoir ; vous le choisissez après avoir payé.
prompt-d-sacred-other = { $actor } est au Lieu Sacré.
prompt-d-take-djinn = Quel djinn prenez-vous ?
prompt-d-take-djinn-hint = Il reste à vous jusqu'à la fin, et son pouvoir peut servir aussitôt.
prompt-d-take-djinn-other = { $actor } choisit un djinn.
prompt-d-closing = Vendre des marchandises, utiliser un djinn ou terminer le tour ?
prompt-d-closing-hint = Gardées, les cartes comptent à la fin autant qu'à la vente : mieux vaut attendre de plus grandes séries.
prompt-d-closing-other = { $actor } peut vendre avant de terminer son tour.
prompt-d-sell-kind = Quelles marchandises vendez-vous ? Jusqu'ici : { $each_card }.
prompt-d-sell-kind-hint = Une carte par sorte ; les Fakirs ne se vendent jamais.
prompt-d-sell-kind-other = { $actor } choisit les marchandises à vendre ; jusqu'ici { $each_card }.

## Choices

choice-bid = { $fakirs ->
    [0] { $paid ->
        [0] Miser { $price } sans payer
       *[other] Miser { $price }
    }
    [one] Miser { $price } avec au moins { $fakirs } Fakir
   *[other] Miser { $price } avec au moins { $fakirs } Fakirs
}
choice-bid-gives = rang { $place } avec les enchères faites, il vous reste { $left ->
    [one] { $left } pièce d'or
   *[other] { $left } pièces d'or
}
choice-fakirs = { $use_id ->
    [bid] { $number ->
        [0] Ne défausser aucun Fakir, payer { $result }
        [one] Défausser { $number } Fakir, payer { $result }
       *[other] Défausser { $number } Fakirs, payer { $result }
    }
    [builders] { $number ->
        [0] Aucun Fakir de plus : { $result ->
                [one] { $result } pièce d'or
               *[other] { $result } pièces d'or
            }
        [one] { $number } Fakir de plus : { $result ->
                [one] { $result } pièce d'or
               *[other] { $result } pièces d'or
            }
       *[other] { $number } Fakirs de plus : { $result ->
                [one] { $result } pièce d'or
               *[other] { $result } pièces d'or
            }
    }
   *[range] { $number ->
        [0] Aucun Fakir de plus : portée { $result }
        [one] { $number } Fakir de plus : portée { $result }
       *[other] { $number } Fakirs de plus : portée { $result }
    }
}
choice-fakirs-gives = { $use_id ->
    [range] { $tiles ->
        [0] aucun meeple à portée
        [one] { $tiles } tuile avec meeples à portée
       *[other] { $tiles } tuiles avec meeples à portée
    }
   *[other] { "" }
}
choice-pass = { $window ->
    [1] Pas de djinn, passer au déplacement
    [2] Pas de djinn, passer à la tribu
   *[other] Pas de djinn, passer à la tuile
}
choice-use = Utiliser { $djinn }, payer { $cost_id ->
    [any] un Sage ou un Fakir
    [pair] deux Sages, ou un Sage et un Fakir
   *[fakir] un Fakir
}
choice-use-gives = { $djinn_id ->
    [anun-nak] trois meeples du sac sur une tuile nue
    [bouraq] un palais sur un Village
    [enki] un palmier sur une Oasis
    [leta] votre chameau sur une tuile nue
    [sibittis] garder un djinn sur trois
    [sloar] la première carte de la pioche
   *[utug] votre chameau sur une tuile avec meeples
}
choice-pay = { $cost_id ->
    [elder] Payer un Sage
    [fakir] Payer un Fakir
    [elder-elder] Payer deux Sages
   *[elder-fakir] Payer un Sage et un Fakir
}{ $for_id ->
    [power] { " " }pour { $djinn }
    [echidna] { " " }pour Echidna
    [iblis] { " " }pour Iblis
    [palm] , déplacer le palmier
    [palace] , déplacer le palais
   *[sacred] , prendre un djinn
}
choice-pay-gives = { $for_id ->
    [echidna] { $gold ->
    [one] { $gold } pièce d'or
   *[other] { $gold } pièces d'or
} de plus, hors Fakirs
    [iblis] deux victimes au lieu d'une
   *[other] { "" }
}
choice-no = { $for_id ->
    [echidna] Ne pas utiliser Echidna
    [iblis] Ne pas utiliser Iblis
    [palm] Poser le palmier en { $tile }
   *[palace] Poser le palais en { $tile }
}
choice-decline = { $for_id ->
    [sacred] Ne prendre aucun djinn
   *[market] Ne rien acheter
}
choice-end-turn = Terminer le tour
choice-end-turn-gives = { $worth ->
    [0] { "" }
   *[other] vos marchandises restent en main, { $worth } PV pour l'instant
}
choice-sell = Vendre des marchandises
choice-sell-gives = jusqu'à { $kinds ->
    [one] { $kinds } sorte
   *[other] { $kinds } sortes
} pour { $gold ->
    [one] { $gold } pièce d'or
   *[other] { $gold } pièces d'or
}
choice-sell-kind = Ajouter { $card_a }
choice-sell-kind-gives = { $number ->
    [one] { $number } sorte rapporte { $gold ->
    [one] { $gold } pièce d'or
   *[other] { $gold } pièces d'or
}
   *[other] { $number } sortes rapportent { $gold ->
    [one] { $gold } pièce d'or
   *[other] { $gold } pièces d'or
}
}
choice-done = Vendre { $number ->
    [one] { $number } sorte
   *[other] { $number } sortes
} pour { $gold ->
    [one] { $gold } pièce d'or
   *[other] { $gold } pièces d'or
}
choice-done-gives = { $loss ->
    [0] il vous reste { $rest } PV de marchandises
   *[other] gardées, elles vaudraient { $kept } PV ; il en reste { $rest }, soit { $loss } PV de moins en tout
}
choice-start = Prendre { $number ->
    [one] le meeple
   *[other] { $number } meeples
} en { $tile }
choice-start-gives = { $each_tribe_counted }
choice-drop = Poser { $tribe_a } en { $tile }
choice-drop-gives = { $last_id ->
    [yes] { $tribe_id ->
        [vizier] vous prenez { $number } Vizirs
        [elder] vous prenez { $number } Sages
        [merchant] { $number } Marchands rapportent { $number } cartes
        [builder] { $number } Bâtisseurs fois { $blue ->
            [one] { $blue } bleue
           *[other] { $blue } bleues
        } donnent { $gold ->
    [one] { $gold } pièce d'or
   *[other] { $gold } pièces d'or
}
       *[assassin] { $number } Assassins ont une portée de { $number }
    }, puis agit { $type_the }{ $claims ->
        [0] { "" }
       *[other] , et la tuile est à vous et vaut { $claims } PV
    }
   *[no] { "" }
}
choice-target = { $what_id ->
    [anun-nak] Poser trois meeples en { $tile }
    [bouraq] Poser le palais en { $tile }
    [enki] Poser le palmier en { $tile }
   *[camel] Poser votre chameau en { $tile }
}
choice-target-gives = { $type }{ $whose_id ->
    [you] , votre tuile
    [other] , tuile { $owner_of }
   *[nobody] , à personne, valeur { $value }
}
choice-shift = { $what_id ->
    [palm] Poser le palmier en { $tile }
   *[palace] Poser le palais en { $tile }
}
choice-shift-gives = { $type }{ $whose_id ->
    [you] , votre tuile
    [other] , tuile { $owner_of }
   *[nobody] , à personne, valeur { $value }
}
choice-kill-on = { $victims ->
    [one] Tuer un meeple en { $tile }
   *[other] Tuer deux meeples en { $tile }
}
choice-kill-on-gives = { $each_tribe_counted }{ $claims ->
    [0] { "" }
   *[other] , et la tuile est à vous : { $claims } PV
}
choice-kill-before = Frapper { $victim_with }
choice-kill-before-gives = Vizirs : { $viziers }, Sages : { $elders }
choice-victim = { $captures_id ->
    [yes] Toucher { $tribe_a }
   *[no] Tuer { $tribe_a }
}
choice-victims = { $alike_id ->
    [yes] Toucher deux { $first_many }
   *[no] Toucher { $first_a } et { $second_a }
}
choice-buy = Prendre { $card_a }
choice-buy-gives = { $sort_id ->
    [fakir] vous en avez { $held } pour l'instant
    [double] vous en avez déjà { $held }
   *[more] { $kinds ->
        [one] { $kinds } sorte, qui vaut { $worth }
       *[other] { $kinds } sortes, qui valent { $worth }
    }
}
choice-take = Prendre { $djinn }
choice-take-gives = { $djinn_id ->
    [al-amin] { power-al-amin }
    [anun-nak] { power-anun-nak }
    [baal] { power-baal }
    [boaz] { power-boaz }
    [bouraq] { power-bouraq }
    [echidna] { power-echidna }
    [enki] { power-enki }
    [hagis] { power-hagis }
    [haurvatat] { power-haurvatat }
    [ibus] { power-ibus }
    [jafaar] { power-jafaar }
    [kandicha] { power-kandicha }
    [kumarbi] { power-kumarbi }
    [lamia] { power-lamia }
    [leta] { power-leta }
    [marid] { power-marid }
    [monkir] { power-monkir }
    [nekir] { power-nekir }
    [shamhat] { power-shamhat }
    [sibittis] { power-sibittis }
    [sloar] { power-sloar }
   *[utug] { power-utug }
}
choice-keep = Garder { $djinn }
choice-keep-gives = { choice-take-gives }

## Events

event-round = Manche { $number }
event-bid = { $fakirs ->
    [0] { $paid ->
        [0] { $seat_has } misé { $price } sans payer.
       *[other] { $seat_has } misé { $price } et payé { $paid ->
        [one] { $paid } pièce d'or
       *[other] { $paid } pièces d'or
    }.
    }
    [one] { $seat_has } misé { $price }, défaussé un Fakir et payé { $paid ->
        [one] { $paid } pièce d'or
       *[other] { $paid } pièces d'or
    }.
   *[other] { $seat_has } misé { $price }, défaussé { $fakirs } Fakirs et payé { $paid ->
        [one] { $paid } pièce d'or
       *[other] { $paid } pièces d'or
    }.
}
event-turn = { $seat_has } joué { $seat_you ->
    [yes] votre
   *[no] son
} tour.
event-no-move = { $seat_you ->
    [yes] Vous ne pouvez faire
   *[no] { $seat } ne peut faire
} aucun déplacement. La partie finit avec cette manche.
event-lifted = { $number ->
    [one] { $seat_has } pris un meeple en { $tile }.
   *[other] { $seat_has } pris { $number } meeples en { $tile }.
}
event-dropped = { $seat_has } posé { $tribe_a } en { $tile }.
event-took = { $seat_has } pris { $number ->
    [one] { $tribe_a }
   *[other] { $number } { $tribe_many }
} en { $tile }.
event-claimed = { $seat_has } pris { $tile } avec un chameau.
event-last-camel = { $seat_has } posé { $seat_you ->
    [yes] votre
   *[no] son
} dernier chameau. La partie finit avec cette manche.
event-gathered = { $seat_has } gardé { $number ->
    [one] { $tribe_a }
   *[other] { $number } { $tribe_many }
}.
event-row-cards = { $each_card ->
    [rien] { $seat_hasnt } rien pris dans la rangée.
   *[other] { $seat_has } pris { $each_card_counted } dans la rangée.
}
event-built = { $seat_has } gagné { $gold ->
    [one] { $gold } pièce d'or
   *[other] { $gold } pièces d'or
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
    [0] { "" }
    [one] Avec { $fakirs } Fakir,{ " " }
   *[other] Avec { $fakirs } Fakirs,{ " " }
}{ $seat_you ->
    [yes] vos Assassins
   *[no] les Assassins { $seat_of }
} ont une portée de { $range }.
event-nobody-killed = { $seat_you ->
    [yes] Vos Assassins
   *[no] Les Assassins { $seat_of }
} n'ont trouvé aucune victime.
event-killed = { $seat_has } tué { $tribe_a } en { $tile }.
event-killed-before = { $seat_has } tué { $victim_you ->
    [yes] un de vos { $tribe_many }
   *[no] { $tribe_a } { $victim_of }
}.
event-captured = { $seat_has } capturé { $tribe_a } en { $tile }.
event-captured-before = { $seat_has } capturé { $victim_you ->
    [yes] un de vos { $tribe_many }
   *[no] { $tribe_a } { $victim_of }
}.
event-income = { $seat_you ->
    [yes] { $djinn } vous a rapporté { $gold ->
        [one] { $gold } pièce d'or
       *[other] { $gold } pièces d'or
    }
   *[no] { $djinn } a rapporté { $gold ->
        [one] { $gold } pièce d'or
       *[other] { $gold } pièces d'or
    } à { $seat }
}.
event-used = { $elders ->
    [0] { $seat_has } utilisé { $djinn } pour un Fakir.
    [one] { $fakirs ->
        [0] { $seat_has } utilisé { $djinn } pour un Sage.
       *[other] { $seat_has } utilisé { $djinn } pour un Sage et un Fakir.
    }
   *[other] { $seat_has } utilisé { $djinn } pour deux Sages.
}
event-drew = { $seat_has } pioché une carte.
event-drew-card = { $seat_has } pioché { $card_a }.
event-shuffled = { $deck_id ->
    [resource] { $number ->
        [one] { $number } carte ressource a été mélangée dans la nouvelle pioche.
       *[other] { $number } cartes ressource ont été mélangées dans la nouvelle pioche.
    }
   *[djinn] { $number ->
        [one] { $number } djinn a été mélangé dans la nouvelle pioche.
       *[other] { $number } djinns ont été mélangés dans la nouvelle pioche.
    }
}
event-placed = { $seat_has } posé { $piece_a } en { $tile }.
event-settled = Du sac, { $tribe_a } est arrivé en { $tile }.
event-bought = { $gold ->
    [0] { $seat_has } pris { $card_a } comme deuxième carte.
   *[other] { $seat_has } acheté { $card_a } pour { $gold } pièces d'or.
}
event-sacrificed = { $fakirs ->
    [0] { $seat_has } payé deux Sages au Lieu Sacré.
   *[other] { $seat_has } payé un Sage et un Fakir au Lieu Sacré.
}
event-gained = { $seat_has } obtenu le djinn { $djinn }.
event-looked = { $number ->
    [one] { $seat_has } pioché un djinn.
   *[other] { $seat_has } pioché { $number } djinns.
}
event-looked-at = { $seat_has } pioché { $each_djinn }.
event-discarded-djinn = { $seat_has } défaussé le djinn { $djinn }.
event-sold = { $seat_has } vendu { $each_card_a } pour { $gold ->
    [one] { $gold } pièce d'or
   *[other] { $gold } pièces d'or
}.
event-card-laid = La carte { $card } est arrivée dans la rangée.
event-djinn-laid = Le djinn { $djinn } est apparu.
event-over = La partie s'est terminée après { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}.
event-no-more-moves = Il ne reste aucun déplacement sur le plateau.

## Reasons

reason-zero-full = Les trois cases à 0 sont prises.
reason-spot-taken = La case à { $price } est prise.
reason-too-dear = Cela coûte { $price ->
    [one] { $price } pièce d'or
   *[other] { $price } pièces d'or
} ; vous en avez { $gold }.
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
reason-not-your-djinn = Le djinn { $djinn } n'est pas à vous.
reason-cannot-pay = { $djinn } coûte { $cost_id ->
    [any] un Sage ou un Fakir
    [pair] un Sage et un autre Sage ou un Fakir
   *[fakir] un Fakir
}. Vous avez { $elders ->
    [one] { $elders } Sage
   *[other] { $elders } Sages
} et { $fakirs ->
    [one] { $fakirs } Fakir
   *[other] { $fakirs } Fakirs
}.
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
reason-needs-village = La tuile { $tile } n'est pas un Village.
reason-needs-oasis = La tuile { $tile } n'est pas une Oasis.
reason-not-bare = La tuile { $tile } n'est pas nue : il ne doit y avoir ni chameau, ni meeple, ni palmier, ni palais.
reason-not-unbuilt = La tuile { $tile } doit avoir un meeple, mais ni chameau, ni palmier, ni palais.
reason-not-drawn = { $djinn } n'est pas parmi les djinns piochés.
reason-no-meeples = Il n'y a aucun meeple en { $tile }.
reason-start-cannot-finish = { $number ->
    [one] Le meeple de { $tile } ne retrouve pas sa couleur à côté.
   *[other] Quoi que vous fassiez des { $number } meeples de { $tile }, le dernier ne retrouve pas sa couleur.
}
reason-not-in-hand = Vous n'avez aucun { $tribe } en main.
reason-not-adjacent = La tuile { $tile } n'a pas de côté commun avec { $here }.
reason-straight-back = Vous venez de { $tile } ; on ne revient pas aussitôt sur ses pas.
reason-last-must-meet = Le dernier meeple doit retrouver sa couleur, mais il n'y a aucun { $tribe } en { $tile }.
reason-drop-cannot-finish = { $number ->
    [one] Si vous posez { $tribe_a } en { $tile }, le dernier meeple ne retrouve pas sa couleur.
   *[other] Si vous posez { $tribe_a } en { $tile }, les { $number } autres ne peuvent pas être semés jusqu'au bout.
}
reason-fakirs-useless = { $number ->
    [0] Aucun meeple n'est hors de portée de vos Assassins.
    [one] Avec { $number } Fakir, vous atteignez tout meeple ; d'autres seraient perdus.
   *[other] Avec { $number } Fakirs, vous atteignez tout meeple ; d'autres seraient perdus.
}
reason-out-of-range = La tuile { $tile } est à { $distance }, vos Assassins vont jusqu'à { $range }.
reason-not-two-there = La tuile { $tile } n'a qu'un meeple.
reason-no-such-seat = Il n'y a pas de joueur { $number } à cette table.
reason-own-pieces = Vos propres Vizirs et Sages ne sont pas des cibles.
reason-boaz = Boaz protège { $victim_you ->
    [yes] vos Vizirs et vos Sages
   *[no] les Vizirs et les Sages { $victim_of }
}.
reason-none-before = { $victim_hasnt } ni Vizir ni Sage.
reason-not-two-before = { $victim_hasnt } qu'un Vizir ou Sage.
reason-one-victim = Seul { $djinn } en tue deux à la fois.
reason-two-victims = Avec { $djinn }, on en tue deux.
reason-not-at-target = { $number ->
    [0] Il n'y a là aucun { $tribe }.
    [one] Il n'y a là que { $number } { $tribe }.
   *[other] Il n'y a là que { $number } { $tribe_many }.
}
reason-not-neighbour = La tuile { $tile } ne touche pas { $here }.
reason-beyond-market = Ce marché n'offre que les { $number } premières cartes.
reason-row-short = { $number ->
    [one] Il ne reste que { $number } carte dans la rangée.
   *[other] Il ne reste que { $number } cartes dans la rangée.
}
reason-beyond-six = { $number ->
    [one] Il ne reste que { $number } carte des six premières.
   *[other] Il ne reste que { $number } cartes des six premières.
}
reason-not-face-up = Le djinn { $djinn } n'est pas face visible.
reason-nothing-to-sell = Vous n'avez pas de marchandises.
reason-kind-chosen = La carte { $card } est déjà dans la série.
reason-sell-order = Choisissez les marchandises dans l'ordre ; la dernière était la carte { $card }.
reason-not-held = Vous n'avez pas la carte { $card }.
reason-nothing-chosen = Choisissez au moins une marchandise.
reason-too-dear-anyway = Même avec { $number ->
    [one] votre Fakir
   *[other] vos { $number } Fakirs
}, cela coûte encore { $price ->
    [one] { $price } pièce d'or
   *[other] { $price } pièces d'or
} ; vous en avez { $gold }.
reason-too-dear-fakirs = { $number ->
    [0] Sans Fakir
    [one] Avec { $number } Fakir
   *[other] Avec { $number } Fakirs
}, vous payez { $price ->
    [one] { $price } pièce d'or
   *[other] { $price } pièces d'or
} ; vous en avez { $gold }.
reason-too-dear-kumarbi-used = Cela coûte { $price ->
    [one] { $price } pièce d'or
   *[other] { $price } pièces d'or
}, vous en avez { $gold }, et Kumarbi a déjà servi dans cette manche.
reason-works-by-itself = Le djinn { $djinn } agit de lui-même ; il n'y a rien à utiliser.
reason-own-moment = Le djinn { $djinn } est proposé à son moment : { $moment_id ->
    [bid] quand vous enchérissez
    [builders] quand vos Bâtisseurs gagnent de l'or
    [palace] quand vous posez un palais
    [palm] quand vous posez un palmier
   *[assassins] quand vos Assassins frappent
}.
reason-standing-there = Vous êtes en { $tile } ; le meeple suivant va sur une tuile qui a un côté commun.
reason-meant-for-it = { $piece_id ->
    [palm] Le palmier
   *[palace] Le palais
} était pour { $tile } et va sur une tuile voisine.
reason-only-fakirs = Vous n'avez que des Fakirs, qui ne se vendent jamais.
reason-chance-only = C'est le hasard qui en décide, pas un joueur.
reason-bid-first = On enchérit d'abord ; on joue quand chaque marqueur a enchéri.
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

## Cards: names of things

name-thing-tile = { $type }, { $tile }
name-thing-place = Case { $tile }
name-thing-meeple = { $tribe }, { $tile }
name-thing-hand = { $tribe } en main
name-thing-vizier = Vizirs { $owner_of }
name-thing-vizier-yours = Vos Vizirs
name-thing-elder = Sages { $owner_of }
name-thing-elder-yours = Vos Sages
name-thing-spot = Enchère à { $price }
name-thing-bid = Ordre d'enchère, place { $place }
name-thing-known = { $card }, en main { $owner_with }
name-thing-player = { $owner }
name-thing-gold = Or { $owner_of }
name-thing-gold-yours = Votre or
name-thing-camels = Chameaux { $owner_of }
name-thing-camels-yours = Vos chameaux
name-thing-cards = Cartes { $owner_of }
name-thing-cards-yours = Vos cartes
name-thing-pile = Pioche des ressources
name-thing-discards = Défausse des ressources
name-thing-djinn-pile = Pioche des djinns
name-thing-djinn-discards = Défausse des djinns
name-thing-palms = Réserve de palmiers
name-thing-palaces = Réserve de palais

## Cards: tiles and meeples

card-tile-unlaid = Avant la partie, l'une des trente tuiles est posée ici au hasard.
card-tile-oasis = Qui finit un déplacement ici doit y poser un palmier ; chacun rapporte 3 PV à qui possède la tuile.
card-tile-village = Qui finit un déplacement ici doit y poser un palais ; chacun rapporte 5 PV à qui possède la tuile.
card-tile-small-market = Qui finit un déplacement ici peut payer 3 pièces d'or et prendre une des trois premières cartes de la rangée.
card-tile-large-market = Qui finit un déplacement ici peut payer 6 pièces d'or et prendre deux des six premières cartes de la rangée.
card-tile-sacred-place = Qui finit un déplacement ici peut payer deux Sages, ou un Sage et un Fakir, et prendre un djinn face visible.
card-tile-kind = Tuile, { $value } PV, { $colour_id ->
    [blue] bleue
   *[red] rouge
}, encore sans chameau
card-tile-owned-kind = Tuile, { $value } PV, { $colour_id ->
    [blue] bleue
   *[red] rouge
}, { $owner_you ->
    [no] chameau { $owner_of }
   *[yes] votre chameau
}
card-tile-yours-kind = Tuile, { $value } PV, { $colour_id ->
    [blue] bleue
   *[red] rouge
}, votre chameau
card-meeple-vizier = Les Vizirs que vous prenez restent devant vous : 1 PV chacun, et 10 PV par adversaire qui en a moins.
card-meeple-elder = Les Sages que vous prenez restent devant vous : 2 PV chacun, ou ils paient les djinns et leurs pouvoirs.
card-meeple-merchant = Les Marchands que vous prenez rapportent autant de cartes du début de la rangée, puis vont dans le sac.
card-meeple-builder = Les Bâtisseurs que vous prenez rapportent chacun 1 pièce d'or par tuile bleue : celle-ci et celles qui la touchent.
card-meeple-assassin = Les Assassins que vous prenez tuent un meeple, à autant de tuiles au plus qu'ils sont, ou un Vizir ou Sage d'un adversaire.
card-meeple-kind = Meeple, { $number } de cette tribu sur la tuile
card-hand-kind = Meeple à semer, { $number } en main
card-front-kind = { $number } devant { $owner_who }
card-front-yours-kind = { $number } devant vous
now-meeples = Sur la tuile : { $each_tribe_counted }.
now-blue = { $blue ->
    [0] Il n'y a aucune tuile bleue autour pour les Bâtisseurs.
    [one] Pour les Bâtisseurs compte { $blue } tuile bleue, celle-ci comprise.
   *[other] Pour les Bâtisseurs comptent { $blue } tuiles bleues, celle-ci comprise.
}
now-pieces = Avec { $palms ->
    [one] { $palms } palmier
   *[other] { $palms } palmiers
} et { $palaces } palais, la tuile compte { $points } PV pour qui la possède.
now-palms-left = { $number ->
    [one] Il reste { $number } palmier.
   *[other] Il reste { $number } palmiers.
}
now-palaces-left = Il reste { $number } palais.
now-market = En vente : { $each_card_counted }.
now-market-gold = En vente : { $each_card_counted }. Vous avez { $gold ->
        [one] { $gold } pièce d'or
       *[other] { $gold } pièces d'or
    }.
now-row-empty = La rangée est vide jusqu'à la fin de la manche.
now-sacred = Face visible : { $each_djinn }.
now-sacred-none = Aucun djinn n'est face visible jusqu'à la fin de la manche.
now-payers = Vous avez { $elders ->
    [one] { $elders } Sage
   *[other] { $elders } Sages
} et { $fakirs ->
    [one] { $fakirs } Fakir
   *[other] { $fakirs } Fakirs
}.
now-meeple-vizier = Un Vizir posé ici en dernier rapporte { $number } Vizirs.
now-meeple-elder = Un Sage posé ici en dernier rapporte { $number } Sages.
now-meeple-merchant = Un Marchand posé ici en dernier rapporte { $each_card_counted }.
now-meeple-builder = Avec un Bâtisseur posé ici en dernier, { $number } Bâtisseurs fois { $blue ->
    [one] { $blue } bleue
   *[other] { $blue } bleues
} donnent { $gold ->
    [one] { $gold } pièce d'or
   *[other] { $gold } pièces d'or
}.
now-meeple-assassin = Avec un Assassin posé ici en dernier, il y a { $number } Assassins, et leur portée est de { $number }.
now-ends = Il peut être le dernier en { $each_tile }.
now-viziers = Ils valent { $points } PV ; { $fewer ->
    [0] aucun adversaire n'en a moins
    [one] { $fewer } adversaire en a moins
   *[other] { $fewer } adversaires en ont moins
}.
now-elders = Ils valent { $points } PV.

## Cards: tracks, cards, players, supplies

card-spot = Vous payez aussitôt { $price ->
    [one] { $price } pièce d'or
   *[other] { $price } pièces d'or
} à la banque ; les enchères plus hautes jouent avant vous, les plus basses après.
card-spot-zero = Elle ne coûte rien, mais qui paie joue avant vous, et de même qui mise 0 après vous.
card-spot-kind = Ordre du tour, place pour un marqueur
card-spot-zero-kind = Ordre du tour, place pour trois marqueurs
card-bid = On enchérit à partir de la place 1 ; l'Ordre du tour d'une manche est l'Ordre d'enchère de la suivante.
now-spot-taken = Le marqueur posé ici est { $owner_to }.
now-spot-place = Avec les enchères faites, vous joueriez au rang { $place }.
now-spot-left = Il vous resterait { $left ->
    [one] { $left } pièce d'or
   *[other] { $left } pièces d'or
}, à 1 PV chacune.
now-spot-short = Il vous manque { $missing ->
    [one] { $missing } pièce d'or
   *[other] { $missing } pièces d'or
}.
now-bid-marker = Le marqueur posé ici est { $owner_to }.
card-goods = Des marchandises différentes valent ensemble 1, 3, 7, 13, 21, 30, 40, 50 ou 60 : pièces d'or à la vente, ou PV à la fin.
card-fakir = Paie djinns et pouvoirs, fait gagner plus aux Bâtisseurs et porter plus loin les Assassins ; il ne se vend jamais.
card-row-kind = Carte ressource, place { $place } de la rangée, { $number } dans le jeu
card-card-kind = Carte ressource, { $number } dans votre main
card-goods-kind = Carte ressource, { $number } dans le jeu
card-known-kind = Prise à la vue de tous ({ $number })
now-reach = { $reach_id ->
    [both] Les deux marchés vont jusqu'à elle.
    [large] Seul un Grand Marché va jusqu'à elle.
   *[none] Aucun marché ne va jusqu'à elle tant qu'il reste des cartes devant.
}
now-set-with = { $kinds ->
    [0] Vous n'avez pas encore de marchandise ; seule, elle vaut { $more }.
    [one] Vous avez { $kinds } marchandise qui vaut { $worth } ; avec celle-ci, la série vaut { $more }.
   *[other] Vous avez { $kinds } marchandises différentes qui valent { $worth } ; avec celle-ci { $more }.
}
now-set-double = Vous en avez déjà { $number } ; une de plus va dans une autre série.
now-hand = Gardées, vos marchandises valent { $points } PV ; une série de { $kinds ->
    [one] { $kinds } marchandise
   *[other] { $kinds } marchandises
} rapporte { $gold ->
    [one] { $gold } pièce d'or
   *[other] { $gold } pièces d'or
}.
now-fakirs = Vous avez { $number ->
    [one] { $number } Fakir
   *[other] { $number } Fakirs
}.
card-player = Qui a le plus de points de victoire gagne : or, Vizirs, Sages, djinns, palmiers, palais, tuiles et marchandises comptent.
card-player-kind = Jusqu'ici { $points } PV
card-player-part-kind = Jusqu'ici { $points } PV, sans ce qui est caché
now-sheet = Vizirs { $viziers }, Sages { $elders }, djinns { $djinns }, palmiers { $palms }, palais { $palaces }, tuiles { $tiles }.
now-sheet-gold = Or { $gold }.
now-sheet-merchandise = Marchandises { $merchandise }.
card-gold = L'or sert à payer les enchères et les cartes des marchés ; chaque pièce d'or qui reste à la fin vaut 1 PV.
card-gold-kind = { $number ->
    [one] { $number } pièce d'or
   *[other] { $number } pièces d'or
}, { $number } PV
card-gold-secret-kind = Secret jusqu'à la fin
now-gold-secret = Tous les gains et paiements sont dans le journal.
card-camels = Un chameau prend pour toujours une tuile que vous videz ; quand quelqu'un pose son dernier chameau, c'est la dernière manche.
card-camels-kind = { $number } encore à poser
now-tiles = { $number ->
    [0] Encore aucune tuile prise.
    [one] { $number } tuile prise, qui vaut { $points } PV sans palmiers ni palais.
   *[other] { $number } tuiles prises, qui valent { $points } PV sans palmiers ni palais.
}
card-cards = Les marchandises forment des séries, les Fakirs paient djinns et pouvoirs ; ce qui vient de la rangée reste connu.
card-cards-kind = { $number ->
    [one] { $number } carte en main
   *[other] { $number } cartes en main
}
now-known = Connues de tous : { $each_card_counted }.
now-unknown = { $number ->
    [one] { $number } carte n'est connue que de qui la tient.
   *[other] { $number } cartes ne sont connues que de qui les tient.
}
card-pile = À la fin d'une manche, cette pioche complète la rangée à neuf cartes ; Sloar et Kandicha y piochent aussi.
card-discards = Ici vont les cartes vendues ou payées ; quand la pioche est vide, on les mélange pour en faire la nouvelle.
card-djinn-pile = À la fin d'une manche, on révèle des djinns de cette pioche jusqu'à trois ; Sibittis y pioche aussi.
card-djinn-discards = Ici vont les djinns non gardés avec Sibittis ; quand la pioche est vide, on les mélange pour en faire la nouvelle.
card-stack-kind = { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}
now-lies = Il y a ici { $each_card_counted }.
now-lies-djinns = Ici : { $each_djinn }.
card-palms = Un palmier va sur une Oasis quand un déplacement y finit, et vaut 3 PV pour qui possède la tuile.
card-palaces = Un palais va sur un Village quand un déplacement y finit, et vaut 5 PV pour qui possède la tuile.
card-supply-kind = Il en reste { $number }
card-bag = Ici vont Marchands, Bâtisseurs et Assassins utilisés et tous les meeples tués ou payés ; Anun-Nak y pioche.
card-bag-kind = { $number ->
    [one] { $number } meeple
   *[other] { $number } meeples
}
now-bag = Vizirs { $vizier }, Sages { $elder }, Marchands { $merchant }, Bâtisseurs { $builder }, Assassins { $assassin }.

## What djinns do

power-al-amin = À la fin, deux Fakirs de votre main comptent comme une carte marchandise de plus, d'une sorte qui vous manque.
power-anun-nak = Une fois dans votre tour, piochez trois meeples du sac et posez-les sur une tuile sans chameau, meeple, palmier ni palais.
power-baal = Chaque fois qu'un djinn est obtenu, vous recevez de l'or : 1 si c'est par vous, 2 si c'est par quelqu'un d'autre.
power-boaz = Les Assassins ne peuvent ni tuer ni capturer les Vizirs et les Sages devant vous.
power-bouraq = Une fois dans votre tour, posez un palais sur un Village au choix, quel qu'en soit le propriétaire.
power-echidna = Une fois dans votre tour, quand vos Bâtisseurs gagnent de l'or, ils en gagnent le double, Fakirs compris.
power-enki = Une fois dans votre tour, posez un palmier sur une Oasis au choix, quel qu'en soit le propriétaire.
power-hagis = Une fois dans votre tour, quand vous posez un palais, posez-le plutôt sur l'une des tuiles autour, huit au plus.
power-haurvatat = À la fin, chaque palmier sur vos tuiles vaut 5 PV au lieu de 3.
power-ibus = Une fois dans votre tour, vos Assassins tuent deux meeples sur une tuile, ou deux Vizirs ou Sages d'un adversaire.
power-jafaar = À la fin, chacun de vos Vizirs vaut 3 PV au lieu de 1 ; les 10 PV par adversaire ne changent pas.
power-kandicha = Vos Assassins rapportent ce qu'ils touchent : une carte pour un Marchand, de l'or pour un Bâtisseur ; Vizirs et Sages vous rejoignent.
power-kumarbi = Quand vous enchérissez, chaque Fakir défaussé baisse le prix d'une case ; votre marqueur reste où il est.
power-lamia = Une fois dans votre tour, quand vous posez un palmier, posez-le plutôt sur l'une des tuiles autour, huit au plus.
power-leta = Une fois dans votre tour, posez un de vos chameaux sur une tuile sans chameau, meeple, palmier ni palais.
power-marid = Chaque fois qu'un meeple est posé sur une tuile où se trouve votre chameau, vous recevez de l'or : 1 dans votre tour, 2 dans un autre.
power-monkir = Chaque fois qu'un palais est posé, vous recevez de l'or : 1 si c'est par vous, 2 si c'est par quelqu'un d'autre.
power-nekir = Chaque fois que des Assassins tuent, vous recevez de l'or : 1 si ce sont les vôtres, 2 sinon.
power-shamhat = À la fin, chacun de vos Sages vaut 4 PV au lieu de 2.
power-sibittis = Une fois dans votre tour, piochez les trois premiers djinns, gardez-en un et défaussez les autres.
power-sloar = Une fois dans votre tour, payez un Fakir et prenez la première carte de la pioche des ressources.
power-utug = Une fois dans votre tour, posez un de vos chameaux sur une tuile avec meeples, mais sans chameau, palmier ni palais.

## Cards: djinns

card-djinn-al-amin = { power-al-amin }
card-djinn-anun-nak = { power-anun-nak }
card-djinn-baal = { power-baal }
card-djinn-boaz = { power-boaz }
card-djinn-bouraq = { power-bouraq }
card-djinn-echidna = { power-echidna }
card-djinn-enki = { power-enki }
card-djinn-hagis = { power-hagis }
card-djinn-haurvatat = { power-haurvatat }
card-djinn-ibus = { power-ibus }
card-djinn-jafaar = { power-jafaar }
card-djinn-kandicha = { power-kandicha }
card-djinn-kumarbi = { power-kumarbi }
card-djinn-lamia = { power-lamia }
card-djinn-leta = { power-leta }
card-djinn-marid = { power-marid }
card-djinn-monkir = { power-monkir }
card-djinn-nekir = { power-nekir }
card-djinn-shamhat = { power-shamhat }
card-djinn-sibittis = { power-sibittis }
card-djinn-sloar = { power-sloar }
card-djinn-utug = { power-utug }
card-djinn-kind = Djinn, { $points } PV, { $cost_id ->
    [none] agit de lui-même
    [any] coûte un Sage ou un Fakir
    [pair] coûte deux Sages, ou un Sage et un Fakir
    [fakir] coûte un Fakir
   *[fakirs] coûte des Fakirs
}
now-djinn-display = Il est face visible, pour les Lieux Sacrés.
now-djinn-yours = Il est à vous.
now-djinn-used = Il est à vous ; son pouvoir a servi pour cette fois.
now-djinn-owner = Il est { $owner_to }.
now-djinn-discarded = Il est dans la défausse des djinns.
now-djinn-drawn = Vous l'avez pioché avec Sibittis.
now-djinn-more = { $more ->
    [0] Pour l'instant, il n'ajouterait aucun point aux vôtres.
   *[other] Avec ce que vous avez, il ajouterait { $more } PV aux vôtres.
}
now-djinn-pile = { $number ->
    [one] Il y a { $number } carte dans la pioche.
   *[other] Il y a { $number } cartes dans la pioche.
}
now-djinn-djinns = { $number ->
    [one] Il y a { $number } djinn dans la pioche.
   *[other] Il y a { $number } djinns dans la pioche.
}
now-djinn-bare = { $number ->
    [one] Il y a { $number } tuile nue.
   *[other] Il y a { $number } tuiles nues.
}
now-djinn-settle = { $number ->
    [one] Il y a { $number } tuile avec meeples et sans chameau, palmier ni palais.
   *[other] Il y a { $number } tuiles avec meeples et sans chameau, palmier ni palais.
}
now-djinn-camels = { $number ->
    [one] Il vous reste { $number } chameau.
   *[other] Il vous reste { $number } chameaux.
}
now-djinn-bag = { $number ->
    [one] Il y a { $number } meeple dans le sac.
   *[other] Il y a { $number } meeples dans le sac.
}
now-djinn-tiles = { $number ->
    [one] Votre chameau est sur { $number } tuile.
   *[other] Vos chameaux sont sur { $number } tuiles.
}

## The card at the end of a round

pause-round = La manche { $number } est finie
pause-round-about = L'or, les cartes et tout le reste comptent tels qu'ils sont.
pause-round-about-secret = Les totaux des autres sont sans leur or ni leurs cartes, cachés jusqu'à la fin.
pause-tiles = Tuiles prises
pause-changes = Gagné et perdu
pause-camels = Chameaux restants
pause-tile = { $type }, { $tile }
pause-number = { $number }
pause-djinn = { $djinn }
pause-victims = touchés : { $each_tribe_counted }
pause-cards = Nouvelles cartes dans la rangée : { $each_card }.
pause-djinns = Nouveaux djinns face visible : { $each_djinn }.
pause-next = Tous enchérissent de nouveau, dans l'ordre où ils ont joué.
pause-go = Passer aux enchères de la manche { $number }

## Goods that choices give and cost

good-gold = { $amount ->
    [one] { $amount } pièce d'or
   *[other] { $amount } pièces d'or
}
good-vizier = { $amount ->
    [one] { $amount } Vizir
   *[other] { $amount } Vizirs
}
good-elder = { $amount ->
    [one] { $amount } Sage
   *[other] { $amount } Sages
}
good-fakir = { $amount ->
    [one] { $amount } Fakir
   *[other] { $amount } Fakirs
}
good-card = { $amount ->
    [one] { $amount } carte
   *[other] { $amount } cartes
}
good-points = { $amount } PV

## Events told beside another

and-gained = et { $seat_aux } obtenu le djinn { $djinn }
and-claimed = et { $seat_aux } pris la tuile

## Pourquoi la partie a pris fin et d'où viennent les points

end-last-camel = { $seat_has } posé le dernier chameau ; tous ont terminé la manche { $number }.
end-no-move = { $seat_hasnt } pu faire aucun déplacement à la manche { $number }.
end-no-move-left = Après la manche { $number }, il ne restait aucun déplacement sur le plateau.
end-gold =
    { $number ->
        [one] { $number } pièce d'or
       *[other] { $number } pièces d'or
    }
end-viziers = { $fewer ->
        [0] { $number }
        [one] { $number }, plus que { $fewer } adversaire
       *[other] { $number }, plus que { $fewer } adversaires
    }
end-number = { $number }
end-djinns = { $each_djinn }
end-tiles =
    { $number ->
        [one] { $number } tuile
       *[other] { $number } tuiles
    }
end-sets = séries de { $each_size }

## Une ligne au-dessus du plateau

settled-order = Ordre du tour fixé
settled-paid =
    { $gold ->
        [0] mise 0
       *[other] paie { $gold }
    }
