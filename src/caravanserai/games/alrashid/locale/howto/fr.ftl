howto-about = Envoyez votre famille dans les guildes de Bagdad et vers des terres lointaines. La plus forte est servie d'abord ; des marchandises variées paient titres, services et faveurs.

howto-goal = Le but
howto-goal-text = Vous menez une famille à la cour du Calife. Pendant **cinq années** vous placez des pions, amassez des marchandises et les troquez contre de nouveaux pions et des titres. Après la cinquième année, qui a le plus de **points de prestige (PP)** l'emporte. [AR-1] [AR-134-137 la fin]
howto-goal-picture = Vous commencez avec un Pacha, un Marchand et un Sage : **3, 2 et 1 PP**. Il n'y a pas d'argent dans ce jeu : tout se paie en marchandises, et des sortes différentes valent plus ensemble.

howto-year = Une année
howto-year-text = Chaque année suit le même cours ; la dernière finit avec la deuxième étape. [AR-21]
howto-step-place = Placement
howto-step-place-text = Dans l'ordre du tour chacun place un pion, jusqu'à ce que tous soient dans les 13 zones. [AR-22-27]
howto-step-resolve = Résolution
howto-step-resolve-text = Dans l'ordre du tour chacun choisit une zone, et tous ceux qui s'y tiennent agissent. On continue jusqu'à ce que chaque pion soit rentré. [AR-33-44]
howto-step-end = Fin de l'année
howto-step-end-text = Les territoires se remplissent, les titres utilisés sont de nouveau prêts, une tuile crise amène de nouveaux mercenaires. [AR-45-47]

howto-dominance = Qui agit d'abord
howto-dominance-text = Un Pacha compte 5, un Marchand 3, un Sage 1. Dans une zone les familles sont **classées par leur somme** ; à égalité celle de gauche, arrivée plus tôt, passe devant. Seules **les trois premières agissent**. Par zone vous pouvez avoir un Pacha ou un Marchand, et autant de Sages que vous voulez. [AR-25-31]
howto-dominance-picture = Rouge et jaune comptent tous deux 4. Rouge est plus à gauche et a le rang 1, jaune le rang 2, vert avec 1 le rang 3.

howto-turn = Votre tour dans la résolution
howto-turn-text = Choisissez **n'importe quelle zone occupée, même sans pion à vous** ; elle est résolue aussitôt : tous y agissent selon leur rang, puis les pions rentrent. Avant ou après, vous pouvez utiliser un de vos titres à activer. Sans pion sur le plateau vous passez votre tour. [AR-34-41]

howto-palaces = Les six palais
howto-palaces-text = Dans une guilde vous prenez **une ou deux** de trois choses : le service, un titre, la faveur de son chef. Tout se paie en une somme. Qui ne prend ni service ni titre reçoit 1 jeton Déshonneur. [AR-48-56]
name-intrigue-text = Les espions regardent des mercenaires cachés ou déplacent vos pions entre territoires. La Favorite copie une autre faveur. [AR-71-76]
name-military-text = Piochez 3, 2 ou 1 mercenaires selon le rang. Le Général donne un mercenaire contre une marchandise. [AR-69] [AR-77]
name-lore-text = Un nouveau Sage pour 5, 7 ou 9. Le Savant de la cour donne un avoir pour 2. [AR-67] [AR-78]
name-commerce-text = Un nouveau Marchand pour 8, 10 ou 12. Le Vizir échange une marchandise. [AR-67] [AR-79]
name-politics-text = Un nouveau Pacha pour 11, 13 ou 15. Le Qadi donne un jeton Influence pour 1. [AR-67] [AR-80]
name-al-rashid-text = On n'y entre qu'avec un Pacha. La Bienveillance donne une marchandise et une place plus tôt dans l'ordre du tour ; les titres du Calife aident aussitôt. [AR-83-86]

howto-barter = Payer en marchandises
howto-barter-text = C'est le cœur du jeu. Un lot de **1, 2, 3, 4 ou 5 sortes différentes vaut 1, 3, 6, 10 ou 15**. Le programme fait les lots pour vous ; on ne rend pas la monnaie. Un avoir rend un titre moins cher de 3. [AR-57-66]
howto-barter-picture = Un bois, deux céramiques et une soie : un lot de trois sortes vaut 6, la deuxième céramique seule 1. En tout **7**.

howto-lands = Territoires et mercenaires
howto-lands-text = Sept territoires donnent des marchandises : le rang 1 prend **toute une sorte ou 3 articles**, le rang 2 en prend 2, le rang 3 en prend 1. S'il y a des mercenaires, on les retourne et il faut d'abord les battre. Le rang 1 combat ou fuit ; qui fuit prend **2 jetons Déshonneur**. Pour chaque couleur les jetons défaussés doivent avoir **une somme plus haute** ; le rouge n'aide jamais contre le bleu. Qui retire le dernier commerce en premier. [AR-87-99]
howto-lands-picture = Un 4 rouge, un 2 bleu et un 3 bleu gardent le territoire. Avec un 4 et un 2 bleus, 6 contre 5, les bleus sont battus ; le rouge reste, et la famille suivante l'affronte.

howto-titles = Titres
howto-titles-text = Les titres sont à vous jusqu'à la fin ; survolez-en un pour lire ce qu'il fait. [AR-100-102]
howto-title-activated = Une fois par an
howto-title-activated-text = Importateurs et Contrebandier donnent ou échangent des marchandises, Recruteur et Négociateur aident avec les mercenaires. Un par tour. [AR-103] [AR-108] [AR-110] [AR-115-116]
howto-title-permanent = Toujours en vigueur
howto-title-permanent-text = Stratège et Pillard pour les batailles, Maître des traditions et Banquier pour les prix, Comploteur, Informateur et Diplomate pour les pions. [AR-104-105] [AR-107] [AR-109] [AR-111] [AR-113-114]
howto-title-single = À l'achat
howto-title-single-text = Les titres du Calife, l'Enchanteur et l'Imposteur : aussitôt des marchandises, de l'influence, des mercenaires ou un pion. [AR-106] [AR-112] [AR-125-133]
howto-title-politics = Pour la fin
howto-title-politics-text = Les huit titres de la politique coûtent 15 et donnent jusqu'à 7 PP si vous remplissez leur condition. [AR-117-124]

howto-scoring = Décompte
howto-score-pashas = Pachas
howto-score-pashas-text = de toute la famille, 3 au plus
howto-score-pashas-worth = 3 PP chacun
howto-score-merchants = Marchands
howto-score-merchants-text = 4 au plus
howto-score-merchants-worth = 2 PP chacun
howto-score-sages = Sages
howto-score-sages-text = 6 au plus
howto-score-sages-worth = 1 PP chacun
howto-score-titles = Titres
howto-score-titles-text = comme imprimé ; ceux de la politique selon leur condition
howto-score-titles-worth = 0 à 7 PP
howto-score-influence = Influence
howto-score-influence-text = 5 au plus en tout
howto-score-influence-worth = 1 PP par jeton
howto-score-dishonor = Déshonneur
howto-score-dishonor-text = on ne s'en défait plus
howto-score-dishonor-worth = −2 PP par jeton
howto-scoring-text = À égalité, les marchandises de plus grande valeur l'emportent, puis la place plus tôt dans l'ordre du tour. [AR-135-137]

howto-know = Bon à savoir pour la première partie
howto-tip-mix = **Des sortes, pas des tas.** Cinq marchandises différentes valent 15, cinq pareilles seulement 5.
howto-tip-pawns = **Les pions rapportent deux fois.** Un nouveau pion travaille chaque année et compte à la fin ; achetez tôt.
howto-tip-choose = **Choisir une zone, c'est choisir le moment.** Résolvez-la tant que vous y êtes en tête, ou avant qu'un rival puisse payer.
howto-tip-look = **Regardez avant de combattre.** Les espions montrent ce qui est caché ; 2 jetons Déshonneur coûtent 4 PP.
howto-tip-court = **Allez à la cour de temps en temps.** La meilleure place vaut aussi au prochain placement.
howto-tip-one = **Une seule somme.** Un service et un titre ensemble emploient mieux vos marchandises que deux visites.
