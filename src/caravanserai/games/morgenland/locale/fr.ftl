### Morgenland: names

name-guide-magic = Apprendre la magie
name-morgenland = Morgenland

## Spaces

name-cave-red = Grotte du dragon rouge
    .the = la Grotte du dragon rouge
    .at = dans la Grotte du dragon rouge
    .to = dans la Grotte du dragon rouge
    .from = de la Grotte du dragon rouge
    .until = jusqu'à la Grotte du dragon rouge
name-cave-white = Grotte du dragon blanc
    .the = la Grotte du dragon blanc
    .at = dans la Grotte du dragon blanc
    .to = dans la Grotte du dragon blanc
    .from = de la Grotte du dragon blanc
    .until = jusqu'à la Grotte du dragon blanc
name-cave-blue = Grotte du dragon bleu
    .the = la Grotte du dragon bleu
    .at = dans la Grotte du dragon bleu
    .to = dans la Grotte du dragon bleu
    .from = de la Grotte du dragon bleu
    .until = jusqu'à la Grotte du dragon bleu
name-cave-black = Grotte du dragon noir
    .the = la Grotte du dragon noir
    .at = dans la Grotte du dragon noir
    .to = dans la Grotte du dragon noir
    .from = de la Grotte du dragon noir
    .until = jusqu'à la Grotte du dragon noir
name-cave-gold = Grotte du dragon d'or
    .the = la Grotte du dragon d'or
    .at = dans la Grotte du dragon d'or
    .to = dans la Grotte du dragon d'or
    .from = de la Grotte du dragon d'or
    .until = jusqu'à la Grotte du dragon d'or
name-tent = Tente d'Aladin
    .the = la Tente d'Aladin
    .at = à la Tente d'Aladin
    .to = à la Tente d'Aladin
    .from = de la Tente d'Aladin
    .until = jusqu'à la Tente d'Aladin
name-djinn = Maison du djinn
    .the = la Maison du djinn
    .at = à la Maison du djinn
    .to = à la Maison du djinn
    .from = de la Maison du djinn
    .until = jusqu'à la Maison du djinn
name-market = Marché
    .the = le Marché
    .at = au Marché
    .to = au Marché
    .from = du Marché
    .until = jusqu'au Marché
name-caravanserai = Caravansérail
    .the = le Caravansérail
    .at = au Caravansérail
    .to = au Caravansérail
    .from = du Caravansérail
    .until = jusqu'au Caravansérail
name-guard = Garde du palais
    .the = la Garde du palais
    .at = à la Garde du palais
    .to = à la Garde du palais
    .from = de la Garde du palais
    .until = jusqu'à la Garde du palais
name-room-1 = Salle 1
    .the = la Salle 1
    .at = dans la Salle 1
    .to = dans la Salle 1
    .from = de la Salle 1
    .until = jusqu'à la Salle 1
name-room-2 = Salle 2
    .the = la Salle 2
    .at = dans la Salle 2
    .to = dans la Salle 2
    .from = de la Salle 2
    .until = jusqu'à la Salle 2
name-room-3 = Salle 3
    .the = la Salle 3
    .at = dans la Salle 3
    .to = dans la Salle 3
    .from = de la Salle 3
    .until = jusqu'à la Salle 3
name-room-4 = Salle 4
    .the = la Salle 4
    .at = dans la Salle 4
    .to = dans la Salle 4
    .from = de la Salle 4
    .until = jusqu'à la Salle 4
name-room-5 = Salle 5
    .the = la Salle 5
    .at = dans la Salle 5
    .to = dans la Salle 5
    .from = de la Salle 5
    .until = jusqu'à la Salle 5

## Treasure

name-kind-red = couronnes rouges
    .of = de couronnes rouges
    .one = couronne rouge
name-kind-white = perles blanches
    .of = de perles blanches
    .one = perle blanche
name-kind-blue = gemmes bleues
    .of = de gemmes bleues
    .one = gemme bleue
name-kind-black = trophées noirs
    .of = de trophées noirs
    .one = trophée noir
name-kind-gold = lingots d'or
    .of = de lingots d'or
    .one = lingot d'or
treasures = { $amount ->
    [one] { $amount } { $kind_one }
   *[other] { $amount } { $kind }
}

## Artifacts

name-lamp = Lampe d'Aladin
    .a = une Lampe d'Aladin
    .the = la Lampe d'Aladin
    .of = de la Lampe d'Aladin
    .no = de Lampe d'Aladin
name-counterspell = Contre-sort
    .a = un Contre-sort
    .the = le Contre-sort
    .of = du Contre-sort
    .no = de Contre-sort
name-doppelganger = Sosie
    .a = un Sosie
    .the = le Sosie
    .of = du Sosie
    .no = de Sosie
name-carpet = Tapis volant
    .a = un Tapis volant
    .the = le Tapis volant
    .of = du Tapis volant
    .no = de Tapis volant
name-key = Clé
    .a = une Clé
    .the = la Clé
    .of = de la Clé
    .no = de Clé
name-scroll = Parchemin
    .a = un Parchemin
    .the = le Parchemin
    .of = du Parchemin
    .no = de Parchemin

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
name-piece = { $owner_you ->
    [yes] votre { $number ->
        [1] { $sort_id ->
            [plain] 1er personnage
            [c] tapis
           *[d] sosie
        }
       *[other] { $number }e { $sort_id ->
            [plain] personnage
            [c] tapis
           *[d] sosie
        }
    }
   *[no] { $number ->
        [1] { $sort_id ->
            [plain] 1er personnage
            [c] tapis
           *[d] sosie
        }
       *[other] { $number }e { $sort_id ->
            [plain] personnage
            [c] tapis
           *[d] sosie
        }
    } { $owner_of }
 }
    .the = { $owner_you ->
        [yes] { name-piece }
       *[no] le { name-piece }
    }
strength-a = un { $strength }
name-camel = chameau
name-bank = réserve
name-niche = niche
name-screen = paravent
name-artifact = artefact
    .a = un artefact
    .the = l'artefact
    .of = de l'artefact
    .no = d'artefact
name-spell = sortilège
name-round = Manche
name-treasure-card = Carte trésor
name-treasure = trésor
name-player = Joueur
name-used = utilisés
name-admitted = entrée permise
name-smuggler = Contrebandier
name-display = exposés
name-discards = défaussés
name-offer = en vente
name-stack = pile

## Prompts

prompt-d-start = Combien { $kind_of } voulez-vous parmi vos 3 trésors de départ ? Il en manque { $number }.
prompt-d-start-other = { $actor } choisit 3 trésors de départ.
prompt-d-token = Choisissez un personnage à poser.
prompt-d-token-other = { $actor } pose un personnage.
prompt-d-space = Où va votre { $strength } ?
prompt-d-space-other = { $actor } pose un personnage.
prompt-d-react = { $window_id ->
    [w-spell] Avant l'effet du sortilège { $spell }, lancé par { $caster_who }, jouez quelque chose ou passez.
    [w-start] Avant la première pose, jouez quelque chose ou passez.
    [w-turn] Avant de poser, lancez un sortilège ou passez.
    [w-other-turn] Avant la pose { $placer_of }, lancez un sortilège ou passez.
    [w-placed] Tous les personnages sont posés ; jouez quelque chose ou passez.
    [w-city] Avant l'évaluation de la ville, jouez quelque chose ou passez.
   *[w-space] On évalue { $space_the } ; jouez quelque chose ou passez.
}
prompt-d-react-other = { $window_id ->
    [w-spell] { $actor } peut jouer quelque chose avant l'effet du sortilège { $spell }, lancé par { $caster_who }.
    [w-space] { $actor } peut jouer quelque chose { $space_at }.
   *[other] { $actor } peut jouer quelque chose.
 }
prompt-d-copy = Lequel de vos personnages { $space_at } est copié ?
prompt-d-copy-other = { $actor } peut jouer quelque chose.
prompt-d-free = Quel pouvoir votre Profiteur emprunte-t-il ?
prompt-d-free-other = { $actor } peut jouer quelque chose.
prompt-d-target = Choisissez la cible du sortilège { $spell }.
prompt-d-target-other = { $actor } peut jouer quelque chose.
prompt-d-dest = { $spell_id ->
    [straggler] Où va votre { $strength } avec le sortilège { $spell } ?
   *[other] Où va { $token_the } avec le sortilège { $spell } ?
}
prompt-d-dest-other = { $actor } peut jouer quelque chose.
prompt-d-counter = { $targets ->
    [0] { $caster_you ->
        [no] { $caster } lance
       *[yes] Vous lancez
    } { $spell }. L'annuler ?
   *[other] { $caster_you ->
        [no] { $caster } lance
       *[yes] Vous lancez
    } { $spell } contre { $each_target_the }. L'annuler ?
 }
prompt-d-counter-other = { $targets ->
    [0] { $actor } peut annuler le sortilège { $spell }, lancé par { $caster_who }.
   *[other] { $actor } peut annuler le sortilège { $spell }, lancé par { $caster_who } contre { $each_target_the }.
 }
prompt-d-tent = Gardez l'un des deux sortilèges.
prompt-d-tent-other = { $actor } choisit un sortilège à la tente.
prompt-d-market = Rendre 1 trésor au marché et en prendre 3 au choix ?
prompt-d-market-other = { $actor } peut commercer au marché.
prompt-d-camel = Qui reçoit le chameau ?
prompt-d-camel-other = { $actor } décide qui reçoit le chameau.
prompt-d-bribe = La Garde a une force de { $guard } ; la soudoyer avec { $cost ->
    [one] { $cost } trésor
   *[other] { $cost } trésors
} ?
prompt-d-bribe-other = { $actor } peut soudoyer la Garde avec { $cost ->
    [one] { $cost } trésor
   *[other] { $cost } trésors
}.
prompt-d-buy = Acheter { $artifact_the } { $space_at } pour { $each_price } ({ $cost } en tout) ?
prompt-d-buy-other = { $actor } peut acheter { $artifact_the } { $space_at } pour { $each_price } ({ $cost } en tout).
prompt-d-kind = Avec quelle sorte payez-vous { $amount } ?
prompt-d-kind-other = { $actor } paie { $space_at }.
prompt-d-abra = Prendre { $artifact_the } { $space_at } ou lancer Abracadabra ?
prompt-d-abra-other = { $actor } va prendre { $artifact_the } { $space_from }.
prompt-d-pick = Avec { $spell }, choisissez un artefact de la pile { $space_at }.
prompt-d-pick-other = { $actor } regarde la pile { $space_at }.
prompt-d-citytax = Pour le Bakchich { $space_at }, payez { $cost } pour votre { $strength }, ou retirez-le.
prompt-d-citytax-other = { $actor } paie { $cost } pour { $token_the } { $space_at }, ou le retire.
prompt-d-roomtax = Pour la Taxe du sultan, payez { $cost } ou retirez tous vos personnages des salles.
prompt-d-roomtax-other = { $actor } paie { $cost } ou quitte les salles.
prompt-d-pay = Combien { $kind_of } payez-vous ? Il reste { $number ->
    [one] { $number } trésor
   *[other] { $number } trésors
} à payer.
prompt-d-pay-other = { $actor } paie { $number }.
prompt-d-take = Combien { $kind_of } prenez-vous ? Il reste { $number ->
    [one] { $number } trésor
   *[other] { $number } trésors
} à prendre.
prompt-d-take-other = { $number ->
    [one] { $actor } prend { $number } trésor.
   *[other] { $actor } prend { $number } trésors.
}
prompt-d-barter = Combien { $kind_of } rendez-vous pour le Troc ? Jusqu'ici, vous en rendez { $number }.
prompt-d-barter-other = { $actor } troque.
prompt-d-eye = En retour, retirer un personnage { $caster_of } ?
prompt-d-eye-other = { $actor } peut retirer un personnage { $caster_of }.
prompt-d-give = Quel artefact laissez-vous { $space_at } pour { $artifact_the } ?
prompt-d-give-other = { $actor } laisse un artefact pour { $artifact_the } { $space_at }.

prompt-d-start-hint = Des sortes différentes aident : dans une salle du palais, chaque personnage se paie avec une sorte à lui.
prompt-d-token-hint = Les personnages forts gagnent les lieux, mais dans une salle du palais leur force est aussi le prix.
prompt-d-space-hint = Il reste face cachée et y compte { $strength } quand le lieu est évalué.
prompt-d-react-hint = { $window_id ->
    [w-spell] { spell-does }
    [w-space] { place-gives }
    [w-city] Ensuite viennent la tente, la Maison du djinn, le marché et le caravansérail.
    [w-placed] Ensuite les lieux sont révélés l'un après l'autre, les grottes d'abord.
   *[other] Un sortilège demande une lampe allumée : c'est un usage d'artefact.
 }
prompt-d-copy-hint = Il y aura un personnage de plus de même force, dans une salle aussi pour le prix.
prompt-d-free-hint = La carte emprunte le pouvoir d'un artefact qu'un autre a utilisé cette manche.
prompt-d-target-hint = { spell-does }
prompt-d-dest-hint = Choisissez un lieu ni évalué ni fermé, mais pas la Garde.
prompt-d-counter-hint = { spell-does }
prompt-d-tent-hint = L'autre carte va au deuxième rang, ou est défaussée s'il n'y en a pas.
prompt-d-market-hint = Ce lieu est à vous : une fois, vous pouvez échanger un trésor contre trois au choix.
prompt-d-camel-hint = Qui a le chameau pose en premier et gagne les égalités, déjà à la Garde et dans les salles.
prompt-d-bribe-hint = Payez exactement ce qui vous manque et vous pouvez acheter ; sinon vos personnages quittent les salles.
prompt-d-buy-hint = Vous ne payez que vos propres personnages ici ; si vous n'achetez pas, le rang suivant le peut.
prompt-d-kind-hint = Chaque personnage se paie dans une sorte différente, au compte exact.
prompt-d-abra-hint = Avec Abracadabra, vous regardez la pile et pouvez en prendre un autre à la place.
prompt-d-pick-hint = { spell-does }
prompt-d-citytax-hint = Chaque autre joueur paie 2 pour chacun de ses personnages en ville, ou le retire.
prompt-d-roomtax-hint = Chaque autre joueur paie 1 pour chacun de ses personnages dans les salles, ou les retire tous.
prompt-d-pay-hint = { $cause_id ->
    [bribe] Le pot-de-vin de la Garde : ensuite vous pouvez acheter dans les salles.
    [sacrifice] Sacrifice : chacun rend 7 trésors de son choix à la réserve.
    [offering] Offrande : chacun rend 5 trésors de son choix à la réserve.
    [baksheesh] Bakchich : 2 trésors, et votre personnage en ville reste.
    [sultans-tax] Taxe du sultan : 1 trésor pour chacun de vos personnages dans les salles, et ils restent.
   *[teleportation] Téléportation : 3 trésors au propriétaire du personnage déplacé.
 }
prompt-d-take-hint = { $cause_id ->
    [market] Marché : pour le trésor que vous avez rendu.
    [barter] Troc : autant que vous avez rendu, d'autres sortes.
   *[alms] Aumône : 3 trésors au choix dans la réserve.
 }
prompt-d-barter-hint = Rendez des trésors au choix et prenez-en autant de sortes que vous ne rendez pas.
prompt-d-eye-hint = Votre personnage a été retiré ; vous pouvez en retirer un en retour, sauf à la Garde.
prompt-d-give-hint = Vous recevez l'artefact en vente et laissez là un des vôtres non utilisés.
place-gives = { $space_id ->
    [tent] Le premier rang pioche deux sortilèges et en donne un au deuxième.
    [djinn] Le premier rang peut utiliser deux artefacts cette manche.
    [market] Le premier rang peut échanger 1 trésor contre 3 au choix.
    [caravanserai] Le premier rang décide qui reçoit le chameau.
    [guard] Qui est plus faible que la Garde paie la différence ou quitte les salles.
    [room-1] Dans l'ordre du rang : qui veut acheter, à son propre prix ?
    [room-2] Dans l'ordre du rang : qui veut acheter, à son propre prix ?
    [room-3] Dans l'ordre du rang : qui veut acheter, à son propre prix ?
    [room-4] Dans l'ordre du rang : qui veut acheter, à son propre prix ?
    [room-5] Dans l'ordre du rang : qui veut acheter, à son propre prix ?
   *[cave] Le premier rang prend la pile du haut, le deuxième la suivante, et ainsi de suite.
}

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
choice-pass-gives = { $decision_id ->
    [D-BUY] le rang suivant peut acheter
    [D-BRIBE] { $number ->
        [0] { "" }
        [1] votre personnage quitte les salles
       *[other] vos { $number } personnages quittent les salles
    }
   *[other] { "" }
}
choice-token = Poser votre { $strength }
choice-place = { $own ->
    [0] Le poser { $space_to }
   *[other] L'ajouter { $space_to }, { $sum } en tout
 }
choice-place-gives = { $sort_id ->
    [cave] Piles { $each_pile }.
    [tent] Au premier rang : deux sortilèges, dont un à donner.
    [djinn] Au premier rang : utiliser deux artefacts.
    [market] Au premier rang : 1 trésor contre 3 au choix.
    [caravanserai] Au premier rang : le chameau.
    [guard] Ouvre les salles du palais.
   *[room] En vente : { $artifact }.
} { $others ->
    [0] Personne d'autre n'y est.
    [one] Il y a là { $others } personnage des autres.
   *[other] Il y a là { $others } personnages des autres.
}
choice-use = { $artifact_id ->
    [carpet] Utiliser le Tapis volant : { $sum } en tout
    [key] Utiliser la Clé et entrer
   *[other] Utiliser { $artifact_the }
 }
choice-use-gives = { artifact-does }
choice-cast = { $lamp ->
    [0] Lancer { $spell }
   *[other] Allumer la lampe et lancer { $spell }
 }
choice-cast-gives = { spell-does }
choice-on = { $spell_id ->
    [eye-for-an-eye] Retirer { $token_the } { $space_from }
    [straggler] Déplacer votre { $strength } { $space_from }
   *[other] Déplacer { $token_the } { $space_from }
 }
choice-on-gives = { $strength ->
    [0] face cachée
   *[other] force { $strength }
 }
choice-at = Le lancer { $space_at }
choice-at-gives = { $spell_id ->
    [lunar-eclipse] retire { $number ->
        [one] { $number } impair
       *[other] { $number } impairs
    }, dont { $own } à vous
    [solar-eclipse] retire { $number ->
        [one] { $number } pair
       *[other] { $number } pairs
    }, dont { $own } à vous
    [dragon-flight] apporte { $amount ->
        [one] { $amount } { $kind_one }
       *[other] { $amount } { $kind }
    }
    [return-of-the-dragon] enlève { $amount ->
        [one] { $amount } { $kind_one }
       *[other] { $amount } { $kind }
    }
    [close-sesame] { $number ->
        [one] { $number } personnage est dedans et reste
       *[other] { $number } personnages sont dedans et restent
    }
   *[other] en vente : { $artifact }
 }
choice-move = Le déplacer { $space_to }
choice-copy = Copier votre { $strength } : { $sum } en tout
choice-ride = Emprunter le pouvoir { $artifact_of }
choice-ride-gives = { artifact-does }
choice-keep = Garder { $spell }
choice-keep-gives = { $second_id ->
    [nobody] le sortilège { $other } est défaussé
   *[other] le sortilège { $other } va à { $second }
}
choice-return = Rendre 1 { $kind_one }
choice-return-gives = puis en prendre 3 au choix
choice-camel = { $own ->
    [0] Donner le chameau à { $seat }
   *[other] Prendre le chameau
 }
choice-camel-gives = pose en premier et gagne désormais les égalités
choice-bribe = Payer { $cost } et entrer
choice-bribe-gives = { $number ->
    [0] vous pouvez acheter cette manche
    [1] votre personnage reste dans les salles
   *[other] vos { $number } personnages restent dans les salles
}
choice-buy = Acheter { $artifact_the } pour { $cost }
choice-buy-gives = { $number ->
    [one] { $each_price } d'une seule sorte
   *[other] { $each_price }, chacun d'une sorte différente
 }
choice-with = Payer { treasures }
choice-pick = Choisir { $artifact_the } dans la pile
choice-pick-offer = Prendre { $artifact_the } en vente
choice-pay-tax = Payer { $cost }
choice-pay-tax-gives = { $number ->
    [1] votre personnage reste
   *[other] vos { $number } personnages restent
}
choice-remove-all = Les retirer tous des salles
choice-remove-all-gives = { $number ->
    [one] vous y perdez { $number } personnage
   *[other] vous y perdez { $number } personnages
 }
choice-remove = { $own ->
    [0] Retirer { $token_the } { $space_from }
   *[other] Retirer votre { $strength } { $space_from }
 }
choice-remove-gives = { $strength ->
    [0] face cachée
   *[other] force { $strength }
 }
choice-give = Laisser { $artifact_the }
choice-pay = Payer { treasures }
choice-take = Prendre { treasures }
choice-barter = Rendre { treasures }
choice-first = { $seat_who }
choice-card = Carte trésor { $number }
choice-turn-up = { $artifact }
choice-find = { $artifact }
choice-draw = { $spell }
choice-display = { $spell }
choice-guard = Garde { $strength }

good-kind-red = { $amount ->
    [one] { $amount } couronne rouge
   *[other] { $amount } couronnes rouges
 }
good-kind-white = { $amount ->
    [one] { $amount } perle blanche
   *[other] { $amount } perles blanches
 }
good-kind-blue = { $amount ->
    [one] { $amount } gemme bleue
   *[other] { $amount } gemmes bleues
 }
good-kind-black = { $amount ->
    [one] { $amount } trophée noir
   *[other] { $amount } trophées noirs
 }
good-kind-gold = { $amount ->
    [one] { $amount } lingot d'or
   *[other] { $amount } lingots d'or
 }
good-artifact = { $amount ->
    [one] { $amount } artefact
   *[other] { $amount } artefacts
 }
good-spell = { $amount ->
    [one] { $amount } sortilège
   *[other] { $amount } sortilèges
 }
good-use = { $amount ->
    [one] { $amount } usage d'artefact
   *[other] { $amount } usages d'artefact
 }
good-camel = chameau
name-nobody = personne

spell-does = { $spell_id ->
    [abracadabra] Regardez la pile de la salle où vous achetez et prenez-y un artefact au choix au lieu de l'offre.
    [alms] Prenez 3 trésors au choix dans la réserve.
    [eye-for-an-eye] Retirez un personnage d'un autre joueur, sauf à la Garde ; puis son propriétaire peut en retirer un des vôtres.
    [baksheesh] Chaque autre joueur paie 2 trésors pour chacun de ses personnages en ville, ou le retire.
    [last-first] Jusqu'à la fin de la manche, la plus petite force est première sur les lieux non évalués, sauf à la Garde.
    [dragon-flight] Une grotte sans trésor, pas encore évaluée, en reçoit 4 dans la niche du haut et 2 dans la deuxième.
    [smuggled-in] Sur chaque lieu de la ville où il n'y a personne maintenant, vous comptez comme le meilleur qui s'y trouve.
    [fata-morgana] Regardez la pile d'une salle et mettez-en un en vente ; l'ancienne offre passe dessous.
    [lunar-eclipse] Choisissez un lieu où tous les personnages sont face visible : les impairs sont retirés, les vôtres aussi.
    [straggler] Déplacez l'un de vos personnages vers un autre lieu pas encore évalué ; ni depuis la Garde ni vers elle.
    [open-secret] Jusqu'à la fin de la manche, tous les autres posent leurs personnages face visible.
    [sacrifice] Chacun, vous aussi, rend 7 trésors de son choix à la réserve ; qui en a moins les rend tous.
    [return-of-the-dragon] Tout le trésor d'une grotte pas encore évaluée retourne à la réserve.
    [offering] Chacun, vous aussi, rend 5 trésors de son choix à la réserve ; qui en a moins les rend tous.
    [close-sesame] Fermez un lieu jusqu'à la fin de la manche : plus rien n'y entre ; ceux qui y sont comptent comme d'habitude.
    [solar-eclipse] Choisissez un lieu où tous les personnages sont face visible : les pairs sont retirés, les vôtres aussi.
    [sultans-tax] Chaque autre joueur paie 1 trésor pour chacun de ses personnages dans les salles, ou les retire tous.
    [barter] Rendez des trésors au choix à la réserve et prenez-en autant d'autres sortes.
    [teleportation] Déplacez un personnage d'autrui vers un lieu pas encore évalué, puis donnez 3 de vos trésors à son propriétaire.
    [free-rider] Utilisez le pouvoir d'un artefact qu'un autre a utilisé cette manche, sans l'avoir.
   *[sorcerers-apprentice] Prenez l'artefact en vente d'une salle et mettez-y à la place l'un des vôtres non utilisés.
 }
artifact-does = { $artifact_id ->
    [lamp] Allumez-la avec votre premier sortilège de la manche : vous pouvez ensuite en lancer autant que vous voulez.
    [counterspell] Utilisez-le contre un sortilège qu'un autre vient d'annoncer : ce sortilège n'a aucun effet.
    [doppelganger] Copiez l'un de vos personnages sur le lieu évalué : il y en a un de plus de même force.
    [carpet] Posez-le sur le lieu évalué : c'est un personnage de plus de force 3.
    [key] Une fois la Garde révélée, elle vous fait entrer sans pot-de-vin, même sans personnage auprès d'elle.
   *[scroll] Il ne s'utilise jamais, mais à égalité d'artefacts à la fin, qui a le plus de Parchemins gagne.
 }

## Events


event-round = La manche { $number } commence.
event-first = { $seat_you ->
    [yes] Vous commencez avec le chameau.
   *[no] { $seat } commence avec le chameau.
 }
event-start = { $seat_has } commencé avec ces trésors : rouge { $red }, blanc { $white }, bleu { $blue }, noir { $black }, or { $gold }.
event-reshuffled = Les cartes trésor utilisées sont mélangées en une nouvelle pioche.
event-card = La carte trésor { $number } est révélée.
event-stocked = La réserve a apporté { treasures } { $space_at }.
event-turned-up = { $artifact_the } est maintenant en vente { $space_at }.
event-displayed = Le sortilège { $spell } est exposé à la tente.
event-placed = { $seat_has } posé un personnage { $space_to }.
event-placed-own = C'était votre { $strength }.
event-placed-open = { $seat_has } posé { strength-a } face visible { $space_to }.
event-shown = { $seat_has } montré { strength-a } { $space_at }.
event-guard = La Garde a montré la force { $strength }.
event-ranked = { $space_at }, les rangs sont, à partir du premier : { $each_seat_who }.
event-won = { $seat_has } pris { treasures } { $space_at }.
event-nobody = Il n'y avait personne { $space_at }.
event-drew = { $number ->
    [one] { $seat_has } pioché le dernier sortilège.
   *[other] { $seat_has } pioché { $number } sortilèges.
 }
event-drew-card = Vous avez pioché le sortilège { $spell }.
event-handed = { $to_you ->
    [yes] { $seat } vous a remis un sortilège.
   *[no] { $seat_has } remis un sortilège à { $to }.
 }
event-handed-card = Le sortilège { $seat_you ->
    [yes] que vous avez remis à { $to }
   *[no] { $to_you ->
        [yes] que vous a remis { $seat }
       *[no] reçu par { $to }
    }
 } est { $spell }.
event-tent-taken = { $seat_has } pris le sortilège { $spell }.
event-spell-discarded = Le sortilège { $spell } a été défaussé.
event-djinn = { $seat_has } gagné la Maison du djinn et { $seat_you ->
    [yes] pouvez
   *[no] peut
 } utiliser deux artefacts.
event-camel = { $to_you ->
    [self] { $seat_you ->
        [yes] Vous avez gardé le chameau.
       *[no] { $seat } a gardé le chameau.
    }
    [yes] { $seat } vous a donné le chameau.
   *[no] { $seat_has } donné le chameau à { $to }.
}
event-paid = { $seat_has } payé { treasures }.
event-gave = { $to_you ->
    [yes] { $seat } vous a donné { treasures }.
   *[no] { $seat_has } donné { treasures } à { $to }.
 }
event-took = { $seat_has } pris { treasures }.
event-admitted = { $seat_may } entrer au palais.
event-admitted-key = { $seat_may } entrer au palais avec une Clé.
event-bribed = { $amount ->
    [one] { $seat_has } soudoyé la Garde avec { $amount } trésor.
   *[other] { $seat_has } soudoyé la Garde avec { $amount } trésors.
 }
event-refused = { $seat_you ->
    [yes] La Garde vous a refusé l'entrée.
   *[no] La Garde a refusé l'entrée à { $seat }.
 }
event-cannot-buy = { $seat_hasnt } pas pu payer le prix { $space_at }.
event-bought = { $seat_has } acheté { $artifact_the } { $space_at }.
event-unsold = Personne n'a acheté l'artefact { $space_at }.
event-unseen = { $seat_has } pris sans le montrer un artefact de la pile { $space_at }.
event-unseen-piece = C'est { $artifact_the }.
event-used = { $seat_has } utilisé { $artifact_the }.
event-shown-piece = { $seat_you ->
    [yes] Votre artefact caché
   *[no] L'artefact caché { $seat_of }
 } était { $artifact_the }.
event-carpet = { $seat_has } posé un Tapis volant { $space_to }.
event-double = { $seat_has } doublé { strength-a } { $space_at }.
event-key = { $seat_you ->
    [yes] Vous entrerez
   *[no] { $seat } entrera
 } sans pot-de-vin.
event-announced = { $seat_has } annoncé le sortilège { $spell }.
event-announced-space = { $seat_has } annoncé le sortilège { $spell } pour { $space_the }.
event-announced-token = { $seat_has } annoncé le sortilège { $spell } pour { $token_the }.
event-announced-move = { $seat_has } annoncé le sortilège { $spell } pour déplacer { $token_the } vers { $space_the }.
event-announced-copy = { $seat_has } annoncé le sortilège { $spell } pour copier { $artifact_the }.
event-cancelled = Le sortilège { $spell }, lancé par { $seat_who }, a été annulé.
event-resolved = { $effect_id ->
    [none] Le sortilège { $spell }, lancé par { $seat_who }, n'a pas eu d'effet.
   *[some] Le sortilège { $spell }, lancé par { $seat_who }, a pris effet.
 }
event-removed = { $token_the } a été retiré { $space_from }.
event-moved = { $token_the } est allé { $origin_from } vers { $space_the }.
event-closed = Plus rien n'entre { $space_at } dans cette manche.
event-restocked = Un dragon est arrivé { $space_at } avec { treasures }.
event-emptied = Le dragon est revenu et a pris { treasures } { $space_from }.
event-reversed = Jusqu'à la fin de la manche, la plus petite force passe en premier.
event-secret = Dans cette manche, tous sauf { $seat_who } posent à découvert.
event-smuggler = { $seat_has } un contrebandier { $each_space_at }.
event-looked = { $seat_has } regardé la pile { $space_at }.
event-looked-at = La pile { $space_at } contient, de haut en bas : { $each_artifact }.
event-conjured = { $seat_has } mis { $artifact_the } en vente { $space_at }.
event-exchanged = { $seat_has } laissé { $given_the } et pris { $taken_the } { $space_from }.
event-cleaned = La manche est terminée.
event-over = La partie est terminée.

## Reasons

reason-not-now = Ce n'est pas ce qui est demandé maintenant.
reason-no-pass = Vous ne pouvez pas passer ici.
reason-token-placed = Votre { $strength } est déjà posé.
reason-no-room = On ne joue pas { $space_at } à ce nombre de joueurs.
reason-scored = On a déjà évalué { $space_the }.
reason-closed = Dans cette manche, on n'entre plus { $space_to }.
reason-magic-only = On ne joue { $space_at } que dans la version magique.
reason-cave-empty = Il n'y a aucun trésor { $space_at }.
reason-tent-empty = Il ne reste pas de sortilège à la tente.
reason-no-offer = Il n'y a aucun artefact en vente { $space_at }.
reason-room-full = Vous avez déjà { $number } personnages { $space_at }, le maximum.
reason-not-admitted = Pour acheter { $space_at }, il faut être passé par la Garde.
reason-lamp = Une lampe ne s'allume qu'avec votre premier sortilège de la manche.
reason-counter-only = Un contre-sort répond au sortilège d'un autre.
reason-scroll = Un parchemin ne s'utilise jamais ; il départage à la fin.
reason-space-window = On n'utilise { $artifact_the } que pendant l'évaluation d'un lieu.
reason-no-artifact = Vous n'avez pas { $artifact_no } à utiliser.
reason-no-use = { $number ->
    [one] Vous avez utilisé votre artefact de cette manche.
   *[other] Vous avez utilisé vos { $number } artefacts de cette manche.
}
reason-no-use-lamp = Il ne vous reste pas d'utilisation pour allumer une lampe.
reason-nothing-to-copy = Un sosie copie un de vos personnages sur le lieu évalué.
reason-key-guard = Une clé ne sert qu'à la Garde du palais.
reason-key-twice = Une clé agit déjà pour vous.
reason-key-strong = Votre force suffit déjà pour la Garde.
reason-no-ride = On ne peut pas copier { $artifact_the } maintenant.
reason-not-used = Personne d'autre n'a utilisé { $artifact_the } dans cette manche.
reason-nothing-to-ride = Personne d'autre n'a utilisé de contre-sort dans cette manche.
reason-counter-step = Seul un Contre-sort, ou le Profiteur employé ainsi, répond à un sortilège.
reason-purchase-window = Après le paiement, seul Abracadabra peut être lancé.
reason-no-spell = Vous n'avez pas le sortilège { $spell }.
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
reason-guard-safe = Les sortilèges n'atteignent pas la Garde du palais.
reason-own-token = Le Retardataire déplace un de vos personnages.
reason-others-token = Choisissez un personnage d'un autre joueur.
reason-nowhere = Ce personnage n'a nulle part où aller.
reason-already-there = Il est déjà { $space_at }.
reason-caves-only = Choisissez une grotte.
reason-rooms-only = Choisissez une salle du palais.
reason-cave-stocked = Il y a encore du trésor { $space_at }.
reason-bank-empty = La réserve n'a pas ce trésor.
reason-face-down = Un personnage est face cachée { $space_at }.
reason-no-parity = { $parity_id ->
    [odd] Il n'y a aucun personnage impair { $space_at }.
   *[even] Il n'y a aucun personnage pair { $space_at }.
 }
reason-no-stack = Il n'y a pas de pile à regarder { $space_at }.
reason-not-drawn = Le sortilège { $spell } n'est pas parmi les deux cartes.
reason-no-treasure = Vous n'avez pas { $kind_of }.
reason-no-player = Ce joueur n'est pas dans cette partie.
reason-kind-taken = Vous payez déjà un autre personnage avec des { $kind } ; chacun veut une sorte différente.
reason-kind-order = Pour des personnages de force égale, les sortes se nomment dans l'ordre.
reason-kind-now = Il s'agit maintenant { $kind_of }.
reason-rest-unpayable = En dépensant ici des { $kind }, vous ne pourriez pas payer le reste.
reason-not-in-stack = La pile ne contient pas { $artifact_the }.
reason-not-offer = Fata Morgana prend un artefact de la pile.
reason-other-token = La taxe porte sur un autre personnage.
reason-not-casters = Choisissez un personnage { $caster_of }.
reason-too-much = Il n'en faut que { $number }.
reason-too-little = Il faut ici au moins { $least ->
    [one] { $least } { $kind_one }
   *[other] { $least } { $kind }
 }, car les autres sortes ne suffisent pas pour le reste.
reason-bank-short = Dans les sortes que vous ne rendez pas, la réserve n'a que { $have }, pas { $amount }.
reason-room-full-owner = { $owner_has } déjà { $number } personnages { $space_at }, le maximum.
reason-own-short = Vous avez { $have ->
    [one] { $have } { $kind_one }
   *[other] { $have } { $kind }
 }, pas { $amount }.
reason-bank-has = La réserve a { $have ->
    [one] { $have } { $kind_one }
   *[other] { $have } { $kind }
 }, pas { $amount }.
reason-token-first = Choisissez d'abord un de vos personnages, puis { $space_the }.
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
reason-target-space = Le sortilège { $spell } vise un lieu, pas un personnage.
reason-target-token = Le sortilège { $spell } vise un personnage, pas un lieu.

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
option-djinn-artifacts = Quels deux artefacts peut utiliser qui gagne la Maison du djinn (magie seulement).
option-djinn-artifacts-pieces = Deux pièces quelconques, même du même type.
option-djinn-artifacts-types = Deux de types différents.
option-casting = Qui peut jouer avant chaque pose (magie seulement).
option-casting-turn = Seulement qui va poser.
option-casting-always = Tous, à commencer par qui va poser.

# Standing passes (MO-109)
name-next-placement = prochaine pose
    .until = jusqu'à votre prochaine pose
name-this-round = fin de la manche
    .until = jusqu'à la fin de la manche
name-until-ended = j'y mets fin
    .until = jusqu'à ce que vous y mettiez fin
name-unless-able = je peux agir
    .until = sauf si vous pouvez agir

## Cartes des choses : ce qu'elles font, leur genre, ce qui vaut maintenant

name-hidden-piece = un inconnu

card-cave = Qui est le plus fort ici prend la pile du haut, le deuxième la suivante, et ainsi de suite ; à égalité, l'ordre du tour décide.
card-cave-kind = { $piles ->
    [0] Lieu { $number }, sans trésor cette manche
   *[other] Lieu { $number }, { $kind } en piles de { $each_pile }
 }
card-tent = Qui est le plus fort ici pioche deux sortilèges, en garde un et donne l'autre au deuxième.
card-tent-open = Qui est le plus fort ici prend l'un des deux sortilèges exposés, le deuxième reçoit l'autre.
card-tent-kind = Ville, lieu { $number }, sortilèges dans la pioche : { $deck }
card-djinn = Qui est le plus fort ici peut utiliser deux artefacts cette manche au lieu d'un.
card-market = Qui est le plus fort ici peut rendre 1 trésor et en prendre 3 au choix dans la réserve.
card-caravanserai = Qui est le plus fort ici donne le chameau à qui il veut : cette personne est aussitôt première et gagne les égalités.
card-city-kind = Ville, lieu { $number }
card-guard = Seul qui a un personnage ici peut acheter dans les salles ; qui est plus faible que la Garde paie la différence.
card-guard-kind = { $strength ->
    [0] Lieu { $number }, face cachée : de 1 à 10, à chances égales
   *[other] Lieu { $number }, force { $strength }
 }
card-room = Le plus fort de ceux que la Garde a admis peut acheter, en payant la force de chaque personnage dans une sorte différente.
card-room-kind = { $artifact_id ->
    [artifact] Lieu { $number }, un artefact en vente, { $stack } autres dessous
   *[other] Lieu { $number }, en vente : { $artifact }, { $stack } autres dessous
 }
card-room-sold-kind = Lieu { $number }, rien en vente, { $stack } dessous

card-character-name = { $owner_you ->
    [no] Personnage { $owner_of }
   *[yes] Votre personnage
 }
card-character-own-name = Votre { $strength }
card-carpet-name = { $owner_you ->
    [no] Tapis volant { $owner_of }
   *[yes] Votre Tapis volant
 }
card-carpet-own-name = Votre Tapis volant, force { $strength }
card-doppelganger-name = { $owner_you ->
    [no] Sosie { $owner_of }
   *[yes] Votre Sosie
 }
card-doppelganger-own-name = Votre Sosie, force { $strength }
card-token-kind = { $up ->
    [0] { $space }, face cachée{ $strength ->
        [0] { "" }
       *[other] { " " }(force { $strength })
    }
   *[other] { $space }, force { $strength }
 }
card-removed-kind = { $up ->
    [0] Hors jeu cette manche, jamais montré{ $strength ->
        [0] { "" }
       *[other] { " " }(force { $strength })
    }
   *[other] Hors jeu cette manche, force { $strength }
 }
card-character = Sa force compte ici pour son propriétaire ; dans une salle du palais, elle fait aussi partie du prix.
card-carpet = Il compte jusqu'à la fin de la manche comme un personnage de plus de force 3 ici, dans une salle aussi pour le prix.
card-doppelganger = Il compte jusqu'à la fin de la manche comme un personnage de plus de la force copiée, dans une salle aussi pour le prix.
card-hand = Posez-le face cachée sur un lieu, où il compte { $strength } ; dans une salle du palais, il coûte { $strength } d'une seule sorte.
card-hand-name = Votre { $strength }
card-hand-kind = { $number ->
    [one] Personnage, le dernier que vous posez cette manche
   *[other] Personnage, un des { $number } que vous posez encore cette manche
 }
card-kind = Il sert à soudoyer la Garde et à acheter dans les salles, où chaque personnage demande une sorte à lui.
card-kind-kind = Trésor, { $number } de cette sorte dans le jeu
card-camel-name = Chameau
card-camel = Qui l'a pose et décide avant les autres, et gagne toutes les égalités.
card-bank-name = Réserve
card-bank = Ici se trouve tout trésor qui n'est ni dans les grottes ni chez les joueurs ; paiements et restes y reviennent.
card-treasure-card = À chaque manche, une nouvelle carte dit ce que contiennent les niches des grottes. Ces cartes sont notre reconstitution.
card-treasure-card-kind = { $number ->
    [0] Aucune révélée
   *[other] Carte { $number } sur 15
 }

card-player-name = { $seat }
card-player-kind = { $colour }, rang { $number } dans l'ordre du tour
card-player = La partie finit quand le dernier artefact est vendu ; qui en a alors le plus gagne.
card-points-name = { $seat_you ->
    [yes] Vos artefacts
   *[no] Artefacts { $seat_of }
}
card-points = Les artefacts décident de la partie : quand le dernier est vendu, qui en a le plus gagne.
card-unplaced-name = { $seat_you ->
    [yes] Vos personnages à poser
   *[no] Personnages { $seat_of } à poser
}
card-unplaced = Tous ont les huit mêmes personnages (1, 2, 4 à 9) et en posent un à la fois jusqu'au huitième.
card-treasure-name = { $seat_you ->
    [yes] Vos trésors
   *[no] Trésors { $seat_of }
}
card-treasure = Les trésors sont derrière le paravent, mais pris et payés ouvertement : le journal le dit. Ils départagent les égalités.
card-treasure-of-name = { $seat_you ->
    [yes] { $kind } parmi vos trésors
   *[no] { $kind } { $seat_of }
}
card-treasure-of-kind = { $number } derrière le paravent
card-removed-name = { $seat_you ->
    [yes] Vos personnages retirés
   *[no] Personnages retirés { $seat_of }
}
card-removed = Ce qui est retiré reste derrière le paravent pour le reste de la manche et revient à la suivante.
card-admitted-name = { $seat_you ->
    [yes] Votre entrée au palais
   *[no] Entrée au palais { $seat_of }
}
card-admitted = Qui est admis par la Garde peut acheter dans les salles cette manche ; les autres en retirent leurs personnages.
card-passed-name = Tour passé : { $seat_who }
card-passed = On redemande à qui a passé dès que quelqu'un joue quelque chose dans cette fenêtre.
card-spells-name = { $seat_you ->
    [yes] Vos sortilèges
   *[no] Sortilèges { $seat_of }
}
card-spells = Les sortilèges en main restent secrets jusqu'à ce qu'on les lance, et il faut pour cela une lampe allumée.
card-uses-name = { $seat_you ->
    [yes] Vos usages d'artefacts
   *[no] Usages d'artefacts { $seat_of }
}
card-uses = Chacun peut utiliser un artefact par manche, qui gagne la Maison du djinn, deux.
card-lit-name = { $seat_you ->
    [yes] Votre lampe allumée
   *[no] Lampe allumée { $seat_of }
}
card-lit = Qui a allumé la lampe cette manche peut lancer un nombre quelconque de sortilèges jusqu'à la fin de la manche.
card-djinn-name = Djinn : { $seat_who }
card-unseen-name = { $seat_you ->
    [yes] Votre artefact non vu
   *[no] Artefact non vu { $seat_of }
}
card-unseen = Un artefact pris dans une pile avec Abracadabra : personne d'autre ne sait lequel avant qu'il serve ou soit montré.

card-artifact-name = Artefact
card-artifact-kind = Artefact, compte 1 pour la victoire
card-artifact-of-kind = { $seat_you ->
    [yes] Votre artefact
   *[no] Artefact { $seat_of }
}, compte 1 pour la victoire
card-artifact-plain = Sans magie, un artefact n'a pas de pouvoir, mais qui en a le plus à la fin gagne.
card-stack-name = Pile, { $space }
card-stack-kind = { $number ->
    [one] { $number } artefact, face cachée
   *[other] { $number } artefacts, face cachée
 }
card-stack = Les artefacts encore à venir dans cette salle ; l'offre vendue, le suivant est révélé à la manche suivante.

card-spell-kind = { $when_id ->
    [abracadabra] Sortilège, demande une lampe allumée, juste après un paiement dans une salle
    [smuggled-in] Sortilège, demande une lampe allumée, après les grottes et avant la tente
    [open-secret] Sortilège, demande une lampe allumée, pendant la pose des personnages
    [free-rider] Sortilège, demande une lampe allumée, sur un lieu évalué ou comme Contre-sort
   *[other] Sortilège, demande une lampe allumée
 }
card-spell-deck-name = Sortilèges près de la tente
card-spell-deck-kind = { $number ->
    [one] { $number } sortilège, face cachée
   *[other] { $number } sortilèges, face cachée
 }
card-spell-deck = Qui gagne la tente pioche ici ; quand la pioche est vide, il ne vient plus de sortilège.
card-discards-name = Sortilèges défaussés
card-discards-kind = { $number ->
    [one] { $number } sortilège, face visible
   *[other] { $number } sortilèges, face visible
 }
card-discards = Chaque sortilège est lancé au plus une fois par partie : ce qui est ici ne revient pas.

now-magic-only = Cette partie se joue sans magie : personne ne vient ici.
now-scored = Ce lieu a déjà été évalué cette manche.
now-closed = Sésame, ferme-toi ferme ce lieu jusqu'à la fin de la manche.
now-reversed = Cette manche, la plus petite force est première.
now-smuggler = { $seat_has } ici un contrebandier, aussi fort que le meilleur.
now-known-stack = Vous savez ce qui vient, depuis le haut : { $each_artifact }.
now-admitted = La Garde vous a laissé entrer : vous pouvez acheter dans les salles.
now-refused = La Garde vous a refusé l'entrée : vous ne pouvez pas acheter cette manche.
now-key = Une Clé vous fait entrer.
now-bribe = Il vous manque { $number } : c'est le pot-de-vin.
now-strong = Votre force suffit.
now-own-here = { $number ->
    [one] Vous avez ici { $each_strength }.
   *[other] Vous avez ici { $each_strength }, ensemble { $sum }.
}
now-others-here = { $number ->
    [one] Il y a { $number } personnage des autres ({ $each_owner }).
   *[other] Il y a { $number } personnages des autres ({ $each_owner }).
}
now-rank = Vous êtes au rang { $number } sur { $all }.
now-price = { $number ->
    [one] Vous payez cette force en une seule sorte, et vous l'avez.
   *[other] Vous payez chacun dans une sorte différente, et vous avez de quoi.
 }
now-price-short = { $number ->
    [one] Vous payez cette force en une seule sorte, mais aucune ne suffit.
   *[other] Vous payez chacun dans une sorte différente, mais vous n'avez pas de quoi.
 }
now-only-you = Personne d'autre que vous ne sait que c'est un { $strength }.
now-not-seen = { $owner_you ->
    [yes] Vous n'avez pas encore montré cette manche
   *[no] { $owner } n'a pas encore montré cette manche
} : { $each_strength }.
now-hand-pays = De ces sortes, vous avez assez pour le payer dans une salle : { $each_kind }.
now-hand-too-dear = Vous n'avez { $strength } d'aucune sorte : dans une salle, vous ne pourriez pas le payer maintenant.
now-kind-own = Vous en avez { $number }.
now-kind-table = Il y en a { $bank } dans la réserve et { $cave } dans la grotte.
now-camel = { $seat_you ->
    [yes] Vous l'avez.
   *[no] { $seat } l'a.
 }
now-bank = Rouge { $red }, blanc { $white }, bleu { $blue }, noir { $black }, or { $gold }.
now-cards-left = { $number ->
    [one] Il reste { $number } carte dans la pioche.
   *[other] Il reste { $number } cartes dans la pioche.
 }
now-player = Artefacts : { $artifacts }. Personnages à poser : { $unplaced }.
now-player-magic = Sortilèges : { $spells }. Usages restants : { $uses }.
now-player-in = L'achat au palais est permis cette manche.
now-player-out = La Garde a refusé l'entrée cette manche.
now-points = { $number ->
    [one] { $number } artefact.
   *[other] { $number } artefacts.
 }
now-hidden = C'est caché ; comptez ce que dit le journal.
now-treasure = { $number ->
    [one] { $number } trésor en tout.
   *[other] { $number } trésors en tout.
 }
now-unplaced = Encore à poser : { $number }.
now-removed = Retirés cette manche : { $number }.
now-spells = En main : { $number }.
now-spells-known = Vous connaissez : { $each_spell }.
now-uses = Usages restants cette manche : { $number } sur { $limit }.
now-own-uses = Vos usages restants cette manche : { $number } sur { $limit }.
now-lit-yes = { $seat_has } allumé la lampe cette manche.
now-lit-no = { $seat_hasnt } pas allumé la lampe cette manche.
now-djinn-yes = { $seat_may } utiliser deux artefacts cette manche.
now-djinn-no = { $seat_may } utiliser un artefact cette manche.
now-unseen-yes = { $seat_you ->
    [yes] Vous en avez un.
   *[no] { $seat } en a un.
 }
now-unseen-no = { $seat_you ->
    [yes] Vous n'en avez pas.
   *[no] { $seat } n'en a pas.
 }
now-admitted-yes = { $seat_may } acheter cette manche.
now-admitted-no = { $seat_hasnt } pas passé la Garde.
now-passed-yes = { $seat_has } passé.
now-passed-no = { $seat_hasnt } pas passé.
now-held = Non utilisés : { $unused }, utilisés cette manche : { $used }.
now-offered = Il est en vente { $each_space_at }.
now-others-have = Il est aussi connu { $each_seat_with }.
now-spell-of = { $seat_has } ce sortilège en main.
now-spell-cast = Il vient d'être annoncé par { $seat_who }.
now-spell-gone = Il a été lancé ou défaussé et ne revient pas.
now-spell-display = Il est exposé à la tente.
now-spell-lit = Votre lampe est allumée : le lancer ne coûte aucun usage.
now-spell-lights = Le lancer allume votre lampe : c'est un usage d'artefact.
now-spell-no-lamp = Vous n'avez pas de lampe à allumer, ou plus d'usage.
now-you-return = Vous rendriez { $number } de vos { $have }.
now-taxed = { $number ->
    [one] Il touche { $number } personnage des autres
   *[other] Il touche { $number } personnages des autres
}, pour { $cost ->
    [one] { $cost } trésor
   *[other] { $cost } trésors
} en tout.
now-caves = C'est possible maintenant { $each_space_at }.
now-eclipse = { $space_at }, il en retirerait { $number }.
now-discards = { $each_spell }.

## La carte de fin de manche

pause-title = La manche { $number } est finie
pause-subtitle = { $number ->
    [one] Il reste { $number } artefact à vendre ; avec le dernier, la partie finit.
   *[other] Il reste { $number } artefacts à vendre ; avec le dernier, la partie finit.
 }
pause-caves = Grottes
pause-city = Ville
pause-palace = Palais
pause-magic = Magie
pause-spell = sortilège
pause-djinn = deux usages
pause-camel = chameau
pause-admitted = entre au palais
pause-refused = entrée refusée
pause-artifact = artefact
pause-unseen = artefact, non vu
pause-guard = La Garde avait la force { $number }.
pause-unsold = Personne n'a acheté { $each_space_at }. L'offre y reste.
pause-next = Tous les personnages reviennent et une nouvelle carte remplit les grottes. { $seat_you ->
    [yes] Vous avez le chameau et posez
   *[no] { $seat } a le chameau et pose
} en premier.
pause-go = Commencer la manche { $number }

## Pourquoi la partie a pris fin et d'où viennent les points

end-sold = Le dernier artefact a été acheté à la manche { $number }.
end-rounds = La manche { $number } était la dernière.
end-artifacts =
    { $number ->
        [one] { $number } artefact
       *[other] { $number } artefacts
    }
end-artifacts-from = { end-artifacts } { $each_space_from }
