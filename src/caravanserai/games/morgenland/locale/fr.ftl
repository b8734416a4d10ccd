### Morgenland: names

name-morgenland = Morgenland

## Spaces

name-cave-red = Grotte du dragon rouge
name-cave-white = Grotte du dragon blanc
name-cave-blue = Grotte du dragon bleu
name-cave-black = Grotte du dragon noir
name-cave-gold = Grotte du dragon d'or
name-tent = Tente d'Aladin
name-djinn = Maison du djinn
name-market = Marché
name-caravanserai = Caravansérail
name-guard = Garde du palais
name-room-1 = Salle 1
name-room-2 = Salle 2
name-room-3 = Salle 3
name-room-4 = Salle 4
name-room-5 = Salle 5

## Treasure

name-kind-red = couronnes rouges
name-kind-white = perles blanches
name-kind-blue = gemmes bleues
name-kind-black = trophées noirs
name-kind-gold = lingots d'or
treasure = { $kind_id ->
    [kind-red] couronne rouge
    [kind-white] perle blanche
    [kind-blue] gemme bleue
    [kind-black] trophée noir
   *[kind-gold] lingot d'or
}
treasures = { $amount ->
    [one] { $amount } { treasure }
   *[other] { $amount } { $kind }
}

## Artifacts

name-lamp = Lampe d'Aladin
name-counterspell = Contre-sort
name-doppelganger = Sosie
name-carpet = Tapis volant
name-key = Clé
name-scroll = Parchemin

## Spells

name-abracadabra = Abracadabra
name-alms = Aumône
name-eye-for-an-eye = Œil pour œil
name-baksheesh = Bakchich
name-last-first = Les derniers seront les premiers
name-dragon-flight = L'envol du dragon
name-smuggled-in = Contrebande
name-fata-morgana = Fata Morgana
name-lunar-eclipse = Éclipse de lune
name-straggler = Retardataire
name-open-secret = Secret dévoilé
name-sacrifice = Sacrifice
name-return-of-the-dragon = Le retour du dragon
name-offering = Offrande
name-close-sesame = Sésame, ferme-toi
name-solar-eclipse = Éclipse de soleil
name-sultans-tax = Taxe du sultan
name-barter = Troc
name-teleportation = Téléportation
name-free-rider = Profiteur
name-sorcerers-apprentice = L'apprenti sorcier

## Player colours

name-blue = Bleu
name-green = Vert
name-red = Rouge
name-yellow = Jaune
name-violet = Violet

## Things

name-token = personnage
name-piece = { $sort_id ->
    [c] { $number ->
        [1] tapis ({ $owner })
       *[other] { $number }e tapis ({ $owner })
    }
    [d] { $number ->
        [1] sosie ({ $owner })
       *[other] { $number }e sosie ({ $owner })
    }
   *[plain] { $number ->
        [1] 1er personnage ({ $owner })
       *[other] { $number }e personnage ({ $owner })
    }
 }
name-camel = chameau
name-bank = réserve
name-niche = niche
name-screen = paravent
name-artifact = artefact
name-spell = sortilège
name-round = Manche
name-treasure-card = Carte trésor
name-treasure = trésor
name-player = Joueur
name-used = utilisés
name-admitted = admis
name-smuggler = Contrebandier
name-display = exposés
name-discards = défaussés
name-offer = en offre
name-stack = pile

## Prompts

prompt-d-start = Vos 3 trésors de départ : combien en { $kind } ? Encore { $number }.
prompt-d-start-other = { $actor } choisit 3 trésors de départ.
prompt-d-token = Choisissez un personnage à poser.
prompt-d-token-other = { $actor } pose un personnage.
prompt-d-space = Où va votre { $strength } ?
prompt-d-space-other = { $actor } pose un personnage.
prompt-d-react = { $window_id ->
    [w-spell] Avant l'effet du sortilège { $spell } ({ $caster }) : jouez quelque chose ou passez.
    [w-start] Avant la première pose : jouez quelque chose ou passez.
    [w-turn] Avant de poser : lancez un sortilège ou passez.
    [w-other-turn] Avant la pose de { $placer } : lancez un sortilège ou passez.
    [w-placed] Tous les personnages sont posés : jouez quelque chose ou passez.
    [w-city] Avant la ville : jouez quelque chose ou passez.
   *[w-space] { $space } : jouez quelque chose ou passez.
 }
prompt-d-react-other = { $window_id ->
    [w-spell] { $actor } peut jouer quelque chose avant { $spell } ({ $caster }).
    [w-space] { $actor } peut jouer quelque chose ({ $space }).
   *[other] { $actor } peut jouer quelque chose.
 }
prompt-d-copy = { $space } : lequel de vos personnages est copié ?
prompt-d-copy-other = { $actor } peut jouer quelque chose.
prompt-d-free = Quel pouvoir votre Profiteur emprunte-t-il ?
prompt-d-free-other = { $actor } peut jouer quelque chose.
prompt-d-target = { $spell } : choisissez la cible.
prompt-d-target-other = { $actor } peut jouer quelque chose.
prompt-d-dest = { $spell } : où va le { $token } ?
prompt-d-dest-other = { $actor } peut jouer quelque chose.
prompt-d-counter = { $targets ->
    [0] { $caster } lance { $spell }. L'annuler ?
   *[other] { $caster } lance { $spell } : { $each_target }. L'annuler ?
 }
prompt-d-counter-other = { $targets ->
    [0] { $actor } peut annuler ce sortilège : { $spell } ({ $caster }).
   *[other] { $actor } peut annuler ce sortilège : { $spell } ({ $caster }), { $each_target }.
 }
prompt-d-tent = Gardez l'un des deux sortilèges.
prompt-d-tent-other = { $actor } choisit un sortilège à la tente.
prompt-d-market = Marché : rendre 1 trésor et en prendre 3 au choix ?
prompt-d-market-other = { $actor } peut commercer au marché.
prompt-d-camel = Qui devient premier joueur ?
prompt-d-camel-other = { $actor } désigne le premier joueur.
prompt-d-bribe = Le garde a { $guard } : le soudoyer avec { $cost } ?
prompt-d-bribe-other = { $actor } peut soudoyer le garde avec { $cost }.
prompt-d-buy = { $space }, { $artifact } : acheter pour { $each_price } (sortes différentes, { $cost } en tout) ?
prompt-d-buy-other = { $actor } peut acheter pour { $each_price }, { $cost } en tout : { $artifact } ({ $space }).
prompt-d-kind = Quelle sorte paie le { $amount } ?
prompt-d-kind-other = { $actor } paie ({ $space }).
prompt-d-abra = { $space } : prendre l'offre ({ $artifact }) ou lancer Abracadabra ?
prompt-d-abra-other = { $actor } va prendre { $artifact } ({ $space }).
prompt-d-pick = { $spell } : choisissez un artefact ({ $space }).
prompt-d-pick-other = { $actor } regarde la pile ({ $space }).
prompt-d-citytax = Bakchich : payez { $cost } pour le { $token }, { $space }, ou retirez-le.
prompt-d-citytax-other = { $actor } paie { $cost } pour le { $token }, { $space }, ou le retire.
prompt-d-roomtax = Taxe du sultan : payez { $cost } ou retirez tous vos personnages des salles.
prompt-d-roomtax-other = { $actor } paie { $cost } ou quitte les salles.
prompt-d-pay = Combien payez-vous en { $kind } ? Reste à payer : { $number }.
prompt-d-pay-other = { $actor } paie { $number }.
prompt-d-take = Combien prenez-vous en { $kind } ? Reste à prendre : { $number }.
prompt-d-take-other = { $number ->
    [one] { $actor } prend { $number } trésor.
   *[other] { $actor } prend { $number } trésors.
}
prompt-d-barter = Troc : combien rendez-vous en { $kind } ? Déjà rendus : { $number }.
prompt-d-barter-other = { $actor } troque.
prompt-d-eye = Œil pour œil : retirer un personnage ({ $caster }) ?
prompt-d-eye-other = { $actor } peut retirer un personnage ({ $caster }).
prompt-d-give = Quel artefact laissez-vous ({ $space }) contre { $artifact } ?
prompt-d-give-other = { $actor } échange un artefact contre { $artifact } ({ $space }).

## Choices

choice-pass = { $decision_id ->
    [D-BUY] Ne pas acheter
    [D-BRIBE] Ne pas payer
    [D-MARKET] Ne pas commercer
    [D-EYE] Ne rien retirer
    [D-ABRA] Prendre l'offre
    [D-COUNTER] Laisser faire
   *[other] Passer
 }
choice-token = Personnage { $strength }
choice-place = { $space }
choice-use = Utiliser : { $artifact }
choice-cast = { $lamp ->
    [0] Lancer { $spell }
   *[other] Allumer la lampe et lancer { $spell }
 }
choice-on = { $strength ->
    [0] { $token }, { $space }, face cachée
   *[other] { $token }, { $space }, force { $strength }
 }
choice-at = { $space }
choice-move = Vers : { $space }
choice-copy = Copier le { $token }, force { $strength }
choice-ride = Utiliser le pouvoir : { $artifact }
choice-keep = Garder { $spell }
choice-return = Rendre 1 { treasure }
choice-camel = { $seat }
choice-bribe = Payer { $cost } et entrer
choice-buy = Acheter pour { $cost } : { $artifact }
choice-with = { treasures }
choice-pick = { $artifact } de la pile
choice-pick-offer = { $artifact } en offre
choice-pay-tax = Payer { $cost }
choice-remove-all = Retirer tous des salles
choice-remove = { $strength ->
    [0] Retirer le { $token }, { $space }, face cachée
   *[other] Retirer le { $token }, { $space }, force { $strength }
 }
choice-give = Donner : { $artifact }
choice-pay = Payer { treasures }
choice-take = Prendre { treasures }
choice-barter = Rendre { treasures }
choice-first = { $seat }
choice-card = Carte trésor { $number }
choice-turn-up = { $artifact }
choice-find = { $artifact }
choice-draw = { $spell }
choice-display = { $spell }
choice-guard = Garde { $strength }

## Events

event-round = La manche { $number } commence.
event-first = { $seat } commence avec le chameau.
event-start = { $seat } commence avec : rouge { $red }, blanc { $white }, bleu { $blue }, noir { $black }, or { $gold }.
event-reshuffled = Les cartes trésor utilisées sont mélangées en une nouvelle pioche.
event-card = La carte trésor { $number } est révélée.
event-stocked = { $space } : { treasures }.
event-turned-up = { $space }, en offre : { $artifact }.
event-displayed = Le sortilège { $spell } est exposé à la tente.
event-placed = Le { $token } a été posé : { $space }.
event-placed-own = Le { $token } est votre { $strength }.
event-placed-open = Le { $token } a été posé à découvert : { $space }, force { $strength }.
event-shown = Le { $token }, { $space }, a une force de { $strength }.
event-guard = Le garde a la force { $strength }.
event-ranked = { $space } : { $each_seat }.
event-won = { $seat } a pris { treasures } ({ $space }).
event-nobody = { $space } : personne ne gagne.
event-drew = { $number ->
    [one] { $seat } a pioché le dernier sortilège.
   *[other] { $seat } a pioché { $number } sortilèges.
 }
event-drew-card = Vous avez pioché : { $spell }.
event-handed = { $seat } a remis un sortilège à { $to }.
event-handed-card = Le sortilège remis par { $seat } à { $to } : { $spell }.
event-tent-taken = { $seat } a pris { $spell }.
event-spell-discarded = Le sortilège { $spell } a été défaussé.
event-djinn = { $seat } peut utiliser deux artefacts dans cette manche.
event-camel = Le chameau va à { $to } (choix : { $seat }).
event-paid = { $seat } a payé { treasures }.
event-gave = { $seat } a donné à { $to } { treasures }.
event-took = { $seat } a pris { treasures }.
event-admitted = { $seat } entre au palais.
event-admitted-key = { $seat } entre avec une clé.
event-bribed = { $seat } a soudoyé le garde avec { $amount }.
event-refused = Le garde a refoulé { $seat }.
event-cannot-buy = { $seat } ne peut pas payer le prix ({ $space }).
event-bought = { $seat } a acheté : { $artifact } ({ $space }).
event-unsold = { $space } : personne n'a acheté.
event-unseen = { $seat } a pris un artefact de la pile, sans le montrer ({ $space }).
event-unseen-piece = C'est : { $artifact }.
event-used = { $seat } a utilisé : { $artifact }.
event-shown-piece = L'artefact caché ({ $seat }) était : { $artifact }.
event-carpet = Le { $token } s'est posé : { $space }.
event-double = Le { $token } est apparu : { $space }, force { $strength }.
event-key = { $seat } entrera sans pot-de-vin.
event-announced = { $seat } a annoncé { $spell }.
event-announced-space = { $seat } a annoncé { $spell } : { $space }.
event-announced-token = { $seat } a annoncé { $spell } sur le { $token }.
event-announced-move = { $seat } a annoncé { $spell } : le { $token } vers { $space }.
event-announced-copy = { $seat } a annoncé { $spell }, en copiant { $artifact }.
event-cancelled = Le sortilège { $spell } ({ $seat }) a été annulé.
event-resolved = { $effect_id ->
    [none] { $spell } ({ $seat }) n'a pas eu d'effet.
   *[some] { $spell } ({ $seat }) a pris effet.
}
event-removed = Le { $token } a été retiré : { $space }.
event-moved = Le { $token } s'est déplacé : { $origin } → { $space }.
event-closed = { $space } : accès fermé jusqu'à la fin de la manche.
event-restocked = Un dragon est arrivé, { $space } : { treasures }.
event-emptied = Le dragon est revenu, { $space } : { treasures } en moins.
event-reversed = Jusqu'à la fin de la manche, le plus faible est premier.
event-secret = Dans cette manche, tous sauf { $seat } posent à découvert.
event-smuggler = { $seat } est contrebandier : { $each_space }.
event-looked = { $seat } a regardé la pile ({ $space }).
event-looked-at = La pile ({ $space }), de haut en bas : { $each_artifact }.
event-conjured = { $seat } a mis en offre : { $artifact } ({ $space }).
event-exchanged = { $seat } a échangé ({ $space }) : pris { $taken }, laissé { $given }.
event-cleaned = La manche est terminée.
event-over = La partie est terminée.

## Reasons

reason-not-now = Ce n'est pas ce qui est demandé maintenant.
reason-no-pass = Vous ne pouvez pas passer ici.
reason-token-placed = Votre { $strength } est déjà posé.
reason-no-room = { $space } : ne sert pas à ce nombre de joueurs.
reason-scored = { $space } : lieu déjà évalué.
reason-closed = { $space } : accès fermé dans cette manche.
reason-magic-only = { $space } : seulement dans la version magique.
reason-cave-empty = { $space } : aucun trésor.
reason-tent-empty = Il ne reste pas de sortilège à la tente.
reason-no-offer = { $space } : aucun artefact en offre.
reason-room-full = { $space } : vous y avez déjà { $number } personnages, le maximum.
reason-not-admitted = { $space } : seuls entrent les joueurs admis par le garde.
reason-lamp = Une lampe ne s'allume qu'avec votre premier sortilège de la manche.
reason-counter-only = Un contre-sort répond au sortilège d'un autre.
reason-scroll = Un parchemin ne s'utilise jamais ; il départage à la fin.
reason-space-window = { $artifact } : seulement pendant l'évaluation d'un lieu.
reason-no-artifact = { $artifact } : vous n'en avez pas de disponible.
reason-no-use = { $number ->
    [one] Vous avez utilisé votre artefact de cette manche.
   *[other] Vous avez utilisé vos { $number } artefacts de cette manche.
}
reason-no-use-lamp = Il ne vous reste pas d'utilisation pour allumer une lampe.
reason-nothing-to-copy = Un sosie copie un de vos personnages sur le lieu évalué.
reason-key-guard = Une clé ne sert qu'à la garde du palais.
reason-key-twice = Une clé agit déjà pour vous.
reason-key-strong = Vous êtes assez fort pour le garde.
reason-no-ride = { $artifact } : impossible à copier maintenant.
reason-not-used = Personne d'autre n'a utilisé { $artifact } dans cette manche.
reason-nothing-to-ride = Personne d'autre n'a utilisé de contre-sort dans cette manche.
reason-counter-step = Seul un contre-sort, ou le Profiteur comme tel, répond à un sortilège.
reason-purchase-window = Après le paiement, seul Abracadabra peut être lancé.
reason-no-spell = Vous n'avez pas ce sortilège : { $spell }.
reason-no-lamp = Il faut une lampe allumée pour lancer un sortilège.
reason-idle-alms = La réserve est vide.
reason-idle-eye-for-an-eye = Aucun autre joueur n'a de personnage à portée.
reason-idle-baksheesh = Aucun autre joueur n'a de personnage en ville.
reason-idle-last-first = Tous les lieux sont évalués.
reason-idle-dragon-flight = Aucune grotte non évaluée n'est vide alors que la réserve a son trésor.
reason-idle-smuggled-in = Aucun lieu de la ville n'est désert.
reason-idle-fata-morgana = Aucune salle n'a à la fois une offre et une pile.
reason-idle-lunar-eclipse = Aucun lieu n'est tout à découvert avec un personnage impair.
reason-idle-straggler = Aucun de vos personnages ne peut bouger.
reason-idle-open-secret = Aucun autre joueur n'a de personnage à poser.
reason-idle-sacrifice = Personne n'a de trésor.
reason-idle-return-of-the-dragon = Aucune grotte non évaluée ne contient de trésor.
reason-idle-offering = Personne n'a de trésor.
reason-idle-close-sesame = Plus aucun lieu ne peut être fermé.
reason-idle-solar-eclipse = Aucun lieu n'est tout à découvert avec un personnage pair.
reason-idle-sultans-tax = Aucun autre joueur n'a de personnage dans une salle.
reason-idle-barter = Il vous faut une sorte à rendre contre une autre de la réserve.
reason-idle-teleportation = Aucun personnage d'un autre joueur ne peut bouger.
reason-idle-free-rider = Aucun artefact utilisé par un autre dans cette manche ne servirait maintenant.
reason-idle-sorcerers-apprentice = Vous n'avez pas d'artefact à donner, ou aucune salle n'a d'offre.
reason-not-on-board = Ce personnage n'est pas sur le plateau.
reason-guard-safe = Les sortilèges n'atteignent pas la garde du palais.
reason-own-token = Le Retardataire déplace un de vos personnages.
reason-others-token = Choisissez un personnage d'un autre joueur.
reason-nowhere = Ce personnage n'a nulle part où aller.
reason-already-there = Il y est déjà : { $space }.
reason-caves-only = Choisissez une grotte.
reason-rooms-only = Choisissez une salle du palais.
reason-cave-stocked = { $space } : il y a encore du trésor.
reason-bank-empty = La réserve n'a pas ce trésor.
reason-face-down = { $space } : un personnage est face cachée.
reason-no-parity = { $parity_id ->
    [odd] { $space } : aucun personnage impair.
   *[even] { $space } : aucun personnage pair.
 }
reason-no-stack = { $space } : pas de pile à regarder.
reason-not-drawn = { $spell } n'est pas l'une des deux cartes.
reason-no-treasure = Vous n'en avez pas : { $kind }.
reason-no-player = Ce joueur n'est pas dans cette partie.
reason-kind-taken = Vous payez déjà un autre personnage avec { $kind } ; chacun veut une sorte différente.
reason-kind-order = Pour des personnages de force égale, les sortes se nomment dans l'ordre.
reason-kind-now = Il s'agit maintenant de ceci : { $kind }.
reason-rest-unpayable = En dépensant ici { $kind }, vous ne pourriez pas payer le reste.
reason-not-in-stack = Pas dans la pile : { $artifact }.
reason-not-offer = Fata Morgana prend un artefact de la pile.
reason-other-token = La taxe porte sur un autre personnage.
reason-not-casters = Choisissez un personnage adverse ({ $caster }).
reason-too-much = Il n'en faut que { $number }.
reason-too-little = Il en faut ici au moins { $least }, car les autres sortes ne suffisent pas pour le reste : { $kind }.
reason-bank-short = Dans les sortes que vous ne rendez pas, la réserve n'a que { $have }, pas { $amount }.
reason-room-full-owner = { $space } : { $owner } y a déjà { $number } personnages, le maximum.
reason-own-short = Vous en avez { $have }, pas { $amount } : { $kind }.
reason-bank-has = La réserve en a { $have }, pas { $amount } : { $kind }.
reason-token-first = { $space } : choisissez d'abord un de vos personnages, puis le lieu.
reason-space-first = Vous avez choisi votre { $strength } : dites où il va, ou reprenez-le.
reason-window-first = D'abord passez, ou jouez un artefact ou un sortilège ; ensuite vous posez un personnage.
reason-not-placing = Les personnages se posent un par un, quand c'est à vous de poser.
reason-no-window = Artefacts et sortilèges se jouent dans les fenêtres, et aucune n'est ouverte.
reason-no-magic = Dans la version de base les artefacts n'ont pas de pouvoir et il n'y a pas de sortilèges.
reason-same-type = Vous avez déjà utilisé ce type ({ $artifact }) ; le second artefact du djinn doit être d'un autre type.
reason-when-abracadabra = Abracadabra se lance juste après avoir payé dans une salle qui a une pile.
reason-when-smuggled-in = Contrebande se lance dans la fenêtre après les grottes, avant la tente.
reason-when-open-secret = Secret dévoilé se lance dans la fenêtre de début ou de tour, tant qu'il reste des personnages à poser.
reason-when-free-rider = Profiteur se lance pendant l'évaluation d'un lieu, ou comme contre-sort.
reason-target-space = { $spell } : la cible est un lieu, pas un personnage.
reason-target-token = { $spell } : la cible est un personnage, pas un lieu.

## Options and scores

category-artifacts = Artefacts
option-version = Version : avec ou sans magie.
option-version-basic = Base : pose seulement, pour apprendre.
option-version-magic = Magie : les artefacts ont des pouvoirs et il y a 21 sortilèges.
option-open-tent = Tente ouverte (magie seulement) : les sortilèges sont-ils exposés ?
option-open-tent-off = Les sortilèges se piochent en secret.
option-open-tent-on = Deux sortilèges sont exposés à chaque manche et les mains sont publiques.
option-first-player = Qui commence avec le chameau.
option-first-player-random = Le hasard décide.
option-first-player-0 = La première place.
option-first-player-1 = La deuxième place.
option-first-player-2 = La troisième place.
option-first-player-3 = La quatrième place.
option-first-player-4 = La cinquième place.
option-max-rounds = Après combien de manches la partie finit au plus tard (15 à 60, ou sans limite).
option-max-rounds-30 = Après 30 manches.
option-max-rounds-15 = Après 15 manches.
option-max-rounds-60 = Après 60 manches.
option-max-rounds-off = Pas de dernière manche : seul le dernier artefact met fin à la partie.
option-open-treasure = Les trésors de tous sont-ils visibles ?
option-open-treasure-off = Cachés derrière les paravents ; le journal dit tout.
option-open-treasure-on = Tous voient tous les trésors.
option-treasure-deck = Les cartes trésor : notre reconstitution ou votre propre jeu.
option-treasure-deck-built-in = Notre reconstitution des cartes, pas les cartes imprimées.
option-djinn-artifacts = Quels deux artefacts le gagnant du djinn peut utiliser (magie seulement).
option-djinn-artifacts-pieces = Deux pièces quelconques, même du même type.
option-djinn-artifacts-types = Deux de types différents.
option-casting = Qui peut jouer avant chaque pose (magie seulement).
option-casting-turn = Seulement celui qui va poser.
option-casting-always = Tous, à commencer par celui qui va poser.

# Standing passes (MO-109)
name-next-placement = prochaine pose
name-this-round = fin de la manche
