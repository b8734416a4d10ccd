howto-about = Lay your characters face down in caves, city and palace. When they are turned up, the strongest take most, and treasure buys artifacts.

howto-goal = The goal
howto-goal-text = Treasure lies in the dragons' caves, favours wait in the city, and artifacts are sold in the rooms of the palace. When the last artifact is sold the game ends, and whoever owns the **most artifacts** wins. [MO-56-60 the end]
howto-goal-picture = Everybody has the same **eight characters**: 1, 2 and 4 to 9. They are both your strength and your price: a strong character wins a space, but in a palace room you pay as much treasure as it is strong. [MO-1 characters]

howto-round = The round
howto-round-text = A game takes about ten rounds. At the very beginning everybody takes 3 treasures of any kinds. [MO-21 start]
howto-step-prepare = Prepare
howto-step-prepare-text = A card says how much treasure lies in each cave; at least one cave stays empty. A guard of unknown strength, 1 to 10, is laid face down. [MO-27]
howto-step-place = Place
howto-step-place-text = From the owner of the camel on, everybody lays **one character face down**, again and again, until all eight lie. Any number may lie on one space, but no more than five of yours in a room. [MO-31-34]
howto-step-score = Turn up
howto-step-score-text = The spaces are turned up one after the other: five caves, the city, the guard, the rooms. The sum of your characters there counts; **equals rank in player order**, from the camel on. [MO-14-15]
howto-step-clean = Clean up
howto-step-clean-text = All characters return, treasure left in the caves goes back. Unsold artifacts and the camel stay. [MO-38]

howto-caves = The caves
howto-caves-text = Each cave has one kind of treasure in up to four niches. The strongest takes the whole top pile, the second the next one, and so on. [MO-39]
howto-caves-picture = The Red Dragon's Cave holds 4, 2 and 1 crowns. Red has 8 and 6, together **14**, and takes 4. You, blue, have **13** and take 2; yellow takes 1. Green has nothing of it, for there are only three piles.

howto-city = The city
howto-city-text = In the city only the **first place** gets something. [MO-40-45]
howto-city-tent = Aladdin's Tent
howto-city-tent-text = Only with magic: draw two spells, keep one and give the other to the second player here.
howto-city-djinn = Djinn's House
howto-city-djinn-text = Only with magic: use two artifacts this round instead of one.
howto-city-market = Market
howto-city-market-text = Return 1 treasure and take any 3.
howto-city-caravanserai = Caravanserai
howto-city-caravanserai-text = Give the camel to anybody, also to yourself: whoever has it is first player and ahead in every tie from now on.

howto-palace = The palace
howto-palace-text = First comes the guard, then come the rooms, one after the other. In each room an artifact is on offer; in order of rank each player may buy it, and the first who does ends the room. [MO-46-55]
howto-guard-picture = The guard shows 6. With a 4 you are **2 short**: pay any 2 treasures as a bribe, or take all your characters out of the rooms. Whoever has **no character at the guard** cannot enter at all. [MO-46-49 guard]
howto-room-picture = You lie in this room with 9 and 4. So you pay **9 of one kind and 4 of another**, exactly. If you cannot or do not want to, the next in rank may buy, at their own price. [MO-52-53 price]

howto-magic = Magic
howto-magic-text = The Basic version does without this part. With magic every artifact has a power; you may use **one a round**, and everybody starts with a Lamp. Before placements and whenever a space is turned up, players are asked in order whether they play something; after each play all are asked again. A spell needs a lit **Lamp**; once lit it serves for all your spells of the round. [MO-61-79 windows]
howto-magic-artifacts = Artifacts
howto-magic-spells = Spells, one of each

howto-scoring = Who wins
howto-score-artifacts = Artifacts
howto-score-artifacts-text = when the last one is sold, at once; used ones and the Lamp count too
howto-score-artifacts-worth = 1 each
howto-score-scrolls = Scrolls
howto-score-scrolls-text = with magic, if the most artifacts are tied
howto-score-scrolls-worth = tie
howto-score-treasure = Treasure
howto-score-treasure-text = the sum behind the screen, if there is still a tie
howto-score-treasure-worth = tie
howto-scoring-text = If even that is equal, the victory is shared. [MO-57-59]

howto-know = Good to know
howto-tip-small = A **1 or 2 in a cave** often takes the last pile, and it makes everybody wonder.
howto-tip-kinds = Collect **different kinds**: two characters in a room need two kinds, however rich you are in one.
howto-tip-guard = Without a character at the guard all you laid in rooms comes back. Lay one there every round you want to buy.
howto-tip-camel = The camel wins ties **already at the guard and in the rooms** of the same round.
howto-tip-price = A single 4 in a room is cheap. If stronger players cannot pay, it is enough.
howto-tip-count = Treasure lies behind screens, but every movement is open: count who can pay what.
