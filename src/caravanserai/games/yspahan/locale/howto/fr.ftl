howto-about = Prenez des dés, garnissez les souks, suivez l'Intendant. Les marchandises qui restent en boutique rapportent à la fin de la semaine ; celles qu'il rencontre partent avec la caravane.

howto-goal = Le but
howto-goal-text = Vous êtes marchands à Yspahan, la belle cité. En **trois semaines de sept jours**, vous garnissez les boutiques de ses souks, envoyez des marchandises avec la caravane et élevez des bâtiments. Après la troisième semaine, qui a le plus de **points de victoire (PV)** l'emporte. [YS-97-104 semaine et fin]
howto-goal-picture = Un souk du quartier des coffres : toutes ses boutiques contiennent des cubes bleus, son étoile est donc devenue bleue. À la fin de la semaine, il vaut **6 PV**. Au souk voisin il manque un cube rouge, il ne rapporterait rien. Les petites portes de laiton montrent quelles boutiques l'Intendant atteint depuis la rue.

howto-day = Une journée
howto-day-text = Chaque jour commence par un lancer. Le premier joueur du jour lance neuf dés blancs et peut en ajouter jusqu'à trois jaunes, à 1 pièce d'or chacun, que personne d'autre ne peut employer. Les valeurs égales forment un groupe ; les groupes montent dans la tour du plus bas au plus haut, et **la plus haute valeur est toujours sur l'Or**. [YS-16-21 le lancer]
howto-day-picture = Puis chacun joue un tour, dans le sens horaire. Un groupe pris n'est plus là de la journée, il est donc important d'être premier ; demain, c'est au joueur suivant. [YS-24 prendre un groupe]

howto-turn = Votre tour
howto-turn-text = Un tour a trois étapes, et l'on peut jouer des cartes entre elles. [YS-13-15 le tour]
howto-step-take = Prenez un groupe de dés
howto-step-take-text = Il le faut, tant qu'il en reste un. Sinon, vous piochez une carte.
howto-step-use = Employez-le
howto-step-use-text = D'une seule des trois façons ci-dessous.
howto-step-build = Construisez, si vous voulez
howto-step-build-text = Un bâtiment, payé en chameaux et en or.
howto-use-cubes = Placer des cubes en boutique
howto-use-cubes-text = Un cube par dé, dans le quartier de ce niveau. Un souk appartient à un seul joueur ; terminez le vôtre avant d'en commencer un autre dans ce quartier. Aux deux niveaux extrêmes, vous prenez des chameaux ou de l'or. [YS-32-43]
howto-use-supervisor = Déplacer l'Intendant
howto-use-supervisor-text = Il avance d'exactement la valeur des dés ; chaque pièce d'or la change d'un pas. Les cubes des boutiques voisines de sa dernière case partent pour la caravane, quel que soit leur propriétaire. Contre un chameau, votre cube reste en boutique et un autre de votre stock voyage. [YS-46-62]
howto-use-card = Prendre une carte
howto-use-card-text = Tout groupe donne exactement une carte. Jouez vos cartes pendant votre tour, autant que vous voulez, ou défaussez-en une pour compter un dé de plus en prenant des marchandises. [YS-68-76]

howto-buildings = Les bâtiments
howto-buildings-text = Six bâtiments figurent sur votre plateau, et chacun sert jusqu'à la fin. Quoi que vous construisiez, vos **3e, 4e et 5e** rapportent aussitôt 5 PV chacun et le **6e** 10 PV. [YS-86-94]
name-paddock-text = Un chameau de plus chaque fois que vous prenez des chameaux de la tour.
name-store-text = Deux pièces d'or de plus chaque fois que vous prenez de l'or de la tour.
name-hammam-text = Jusqu'à 3 pas de l'Intendant de plus ou de moins sont gratuits.
name-caravanserai-text = Une carte pour chacun de vos cubes que l'Intendant fait partir.
name-bazaar-text = 2 PV de plus pour chacun de vos souks complets à la fin de la semaine.
name-hoist-text = Un cube de plus chaque fois que vous placez des cubes avec des dés.

howto-cards = Les neuf cartes
howto-cards-text = Deux de chaque. Elles restent cachées en main, sans limite ; une carte jouée va face visible sur la défausse. [YS-77-85]
name-exchange-text = Échangez des chameaux contre de l'or, ou de l'or contre des chameaux, un contre un.
name-three-camels-text = Prenez 3 chameaux.
name-three-gold-text = Prenez 3 pièces d'or.
name-place-cube-text = Placez 1 cube dans une boutique de la ville qui vous est ouverte.
name-load-caravan-text = Placez 1 cube de votre stock sur la caravane.
name-sell-camels-text = Vendez de 1 à 4 chameaux à 2 PV chacun.
name-sell-gold-text = Donnez de 1 à 10 pièces d'or à 1 PV chacune.
name-no-camels-text = Construisez un bâtiment pour son or seulement.
name-no-gold-text = Construisez un bâtiment pour ses chameaux seulement.

howto-caravan = La caravane
howto-caravan-text = Les cubes la remplissent de la rangée du bas vers le haut. Un cube donne aussitôt **2, 1 ou 0 PV** à son propriétaire, selon sa rangée. Au décompte, vous recevez le **nombre de vos cubes multiplié par la meilleure rangée** que vous avez atteinte. [YS-64-67]
howto-caravan-picture = Vert a 3 cubes, le meilleur dans la deuxième rangée : 3 × 2 = **6 PV**. Rouge en a un dans la plus basse : 1 PV. La caravane est décomptée quand elle est pleine, puis vidée, et à la fin de chaque semaine, où elle reste telle quelle.

howto-scoring = Les points
howto-score-souks = Souks complets
howto-score-souks-text = à la fin de chaque semaine ; puis toutes les boutiques se vident
howto-score-souks-worth = de 3 à 12 PV
howto-score-bazaar = Bazar
howto-score-bazaar-text = pour chacun d'eux, si vous l'avez construit
howto-score-bazaar-worth = +2 PV
howto-score-loads = Cube sur la caravane
howto-score-loads-text = tout de suite, selon sa rangée
howto-score-loads-worth = 2, 1, 0 PV
howto-score-caravan = Caravane
howto-score-caravan-text = quand elle est pleine, et à la fin de chaque semaine
howto-score-caravan-worth = cubes fois 1, 2, 3
howto-score-buildings = Bâtiments
howto-score-buildings-text = tout de suite, du 3e au 6e
howto-score-buildings-worth = 5, 5, 5, 10 PV
howto-score-cards = Deux cartes
howto-score-cards-text = Vente de chameaux : 2 PV par chameau. L'or et la gloire : 1 PV par pièce d'or.
howto-score-cards-worth = jusqu'à 10 PV
howto-scoring-text = Les chameaux, l'or, les cartes et les souks inachevés qui restent à la fin ne rapportent rien. En cas d'égalité au sommet, la victoire est partagée. [YS-97-104 semaine et fin]

howto-few = À deux et à trois
howto-few-text = À trois, chaque rangée de la caravane a trois chameaux ; le reste ne change pas. À deux, il y a huit dés blancs et deux chameaux par rangée, et chaque jour a **trois tours** : premier joueur, autre joueur, premier joueur encore. Construire est alors **un quatrième usage** d'un groupe, non une étape gratuite, et les dés jaunes restent toute la journée dans la tour, pour le premier joueur seul. [YS-105-106 à trois] [YS-107-115 à deux]

howto-know = Bon à savoir
howto-tip-small = **Les petits souks d'abord.** Un souk de deux boutiques se complète avec un bon groupe ; un de six peut finir la semaine sans rien.
howto-tip-camel = **Gardez un chameau chez vous.** Il paie un bâtiment, et il sauve un cube de l'Intendant.
howto-tip-caravan = **La caravane n'est pas une perte.** Les cubes tardifs rapportent peu sur le moment, mais relèvent le facteur de tous vos cubes.
howto-tip-first = **Voyez qui est premier demain.** Le premier choisit parmi tout ; le dernier prend ce qui reste.
howto-tip-card = **Pas de bons dés ?** Une carte n'est jamais perdue : au pire, elle compte pour un dé de plus.
howto-tip-last = **Le dernier jour**, à quatre, le plus petit score commence. [YS-116]
