howto-about = Take dice, fill the souks, follow the Supervisor. Goods that stay in the shops score at the end of the week; goods he meets leave with the caravan.

howto-goal = The goal
howto-goal-text = You are merchants in Yspahan, the fair city. Over **three weeks of seven days** you fill the shops of its souks, send goods with the caravan and put up buildings. After the third week, whoever has the most **victory points (VP)** wins. [YS-97-104 week and end]
howto-goal-picture = A souk of the Chest district: all its shops hold blue cubes, so its star has turned blue. At the end of the week it is worth **6 VP**. The souk beside it misses one red cube and would score nothing. The small brass doors show which shops the Supervisor can reach from the street.

howto-day = A day
howto-day-text = Each day begins with a roll. The first player of the day rolls nine white dice, and may pay 1 gold each for up to three yellow ones that nobody else can use. Equal values form a group; the groups climb the tower from low to high, and **the highest value always lies on Gold**. [YS-16-21 the roll]
howto-day-picture = Then everybody has one turn, clockwise. A group that is taken is gone for the day, so going first matters; tomorrow the next player is first. [YS-24 taking a group]

howto-turn = Your turn
howto-turn-text = A turn has three steps, and cards may be played in between. [YS-13-15 the turn]
howto-step-take = Take a group of dice
howto-step-take-text = You must, as long as one is left. If none is, you draw a card instead.
howto-step-use = Use it
howto-step-use-text = In exactly one of the three ways below.
howto-step-build = Build, if you like
howto-step-build-text = One building, paid in camels and gold.
howto-use-cubes = Put cubes in shops
howto-use-cubes-text = One cube for each die, into the district of that level. A souk belongs to one player; finish yours before you start another in that district. On the two outer levels you take camels or gold instead. [YS-32-43]
howto-use-supervisor = Move the Supervisor
howto-use-supervisor-text = He walks exactly the value of the dice; each gold changes it by one step. Cubes in shops that touch his last square go to the caravan, anybody's. A camel keeps your cube in its shop, and one from your stock travels instead. [YS-46-62]
howto-use-card = Take a card
howto-use-card-text = Any group gives exactly one card. Play cards in your own turn, as many as you like, or discard one to count one die more when you take goods. [YS-68-76]

howto-buildings = Buildings
howto-buildings-text = Six buildings stand on your board, and each works to the end of the game. Whatever you build, your **3rd, 4th and 5th** are worth 5 VP each and the **6th** 10 VP, at once. [YS-86-94]
name-paddock-text = One camel more whenever you take camels from the tower.
name-store-text = Two gold more whenever you take gold from the tower.
name-hammam-text = Up to 3 steps of the Supervisor more or fewer are free.
name-caravanserai-text = A card for each cube of yours that the Supervisor sends.
name-bazaar-text = 2 VP more for each of your complete souks at the end of the week.
name-hoist-text = One cube more whenever you put cubes in shops with dice.

howto-cards = The nine cards
howto-cards-text = There are two of each. They stay hidden in your hand, without a limit; a played card goes face up on the pile. [YS-77-85]
name-exchange-text = Swap any number of camels for gold, or gold for camels, one for one.
name-three-camels-text = Take 3 camels.
name-three-gold-text = Take 3 gold.
name-place-cube-text = Put 1 cube in any shop of the city that is open to you.
name-load-caravan-text = Put 1 cube from your stock on the caravan.
name-sell-camels-text = Sell 1 to 4 camels for 2 VP each.
name-sell-gold-text = Give 1 to 10 gold for 1 VP each.
name-no-camels-text = Build one building for its gold alone.
name-no-gold-text = Build one building for its camels alone.

howto-caravan = The caravan
howto-caravan-text = Cubes fill it from the lowest row up. A cube gives its owner **2, 1 or 0 VP at once**, by its row. When the caravan is scored you get your **number of cubes times the best row** you reached. [YS-64-67]
howto-caravan-picture = Green has 3 cubes, the best in the second row: 3 × 2 = **6 VP**. Red has one in the lowest: 1 VP. It is scored when it is full, and then emptied, and at the end of each week, when it stays as it is.

howto-scoring = Scoring
howto-score-souks = Complete souks
howto-score-souks-text = at the end of each week; then all shops are emptied
howto-score-souks-worth = 3 to 12 VP
howto-score-bazaar = Bazaar
howto-score-bazaar-text = for each of them, if you have built it
howto-score-bazaar-worth = +2 VP
howto-score-loads = Cube on the caravan
howto-score-loads-text = at once, by its row
howto-score-loads-worth = 2, 1, 0 VP
howto-score-caravan = Caravan
howto-score-caravan-text = when it is full, and at the end of each week
howto-score-caravan-worth = cubes × 1, 2, 3
howto-score-buildings = Buildings
howto-score-buildings-text = at once, for your 3rd to 6th
howto-score-buildings-worth = 5, 5, 5, 10 VP
howto-score-cards = Two cards
howto-score-cards-text = Camel sale: 2 VP a camel. Gold for fame: 1 VP a gold.
howto-score-cards-worth = up to 10 VP
howto-scoring-text = Camels, gold, cards and unfinished souks that are left at the end score nothing. Players tied for most share the win. [YS-97-104 week and end]

howto-few = Two and three players
howto-few-text = With three, each row of the caravan has three camels; all else stays. With two there are eight white dice and two camels a row, and each day has **three turns**: first player, other player, first player again. Building is then **a fourth use** of a group, not a free step, and yellow dice stay in the tower all day for the first player alone. [YS-105-106 three] [YS-107-115 two]

howto-know = Good to know
howto-tip-small = **Small souks first.** A souk of two shops is complete with one good group; one of six can end the week with nothing.
howto-tip-camel = **Keep a camel at home.** It pays for a building, and it saves a cube from the Supervisor.
howto-tip-caravan = **The caravan is no loss.** Late cubes score little at once but lift the factor of all your cubes.
howto-tip-first = **See who is first tomorrow.** The first player chooses from everything; the last takes what is left.
howto-tip-card = **No good dice?** A card is never wasted: at worst it counts as a die more.
howto-tip-last = **On the last day** with four players the lowest score plays first. [YS-116]
