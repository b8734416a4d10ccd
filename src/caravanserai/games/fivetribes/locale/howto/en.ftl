howto-about = Lift a handful of meeples, sow them from tile to tile, and take what the last one meets. Tribes act, tiles act, and camels claim what is left empty.

howto-goal = The goal
howto-goal-text = The sultan is dead and five tribes wander his land. You bid to move first, steer the tribes over thirty tiles, hire djinns and trade. When somebody has placed the last camel or no move is left, the round is finished; then whoever has the most **victory points (VP)**, gold included, wins. [FT-118-126 scoring]
howto-goal-picture = Two tiles that were taken. Blue's Village is worth **5 VP** and each of its palaces **5 VP** more: 15 in all. Pink's Oasis is worth **8 VP** and its palm tree **3 VP**. The round plate means that a tile is blue, the square one that it is red; this matters for Builders.

howto-round = A round
howto-round-text = First all bid for the playing order: put your marker on a free spot and pay its price to the bank at once. Then everybody has one turn, from the **dearest spot to the cheapest**. The order of play is the order of the next bids. [FT-17-23 bids]
howto-round-picture = Orange paid 8 and plays first, Blue paid 3 and follows, Pink bid 0 and plays last. Whoever bids 0 after Pink slips in before Pink. With two players everybody has two markers, so two bids and two turns.

howto-turn = Your turn
howto-turn-text = A turn is a move, then the tribe you met acts, then the tile where you stopped. At its end you may sell goods. [FT-24-45 the turn]
howto-step-move = Move
howto-step-move-text = Lift all meeples of one tile. Walk from tile to tile, never straight back, and drop one on each. The last one must land where its own colour already stands.
howto-step-tribe = Tribe
howto-step-tribe-text = Take the last meeple and all others of its colour from that tile. Is the tile empty now? Then your camel claims it for good. The tribe acts.
howto-step-tile = Tile
howto-step-tile-text = The tile where the move ended acts, whoever owns it.
howto-turn-picture = Left: the three meeples of b2 are sown to c2, d2 and d3; the Elder is kept for last, since an Elder stands on d3. Right: both Elders are taken, d3 is empty, and Blue's camel claims the Sacred Place worth 10 VP. With the two Elders Blue could now pay for a djinn.

howto-tribes = The five tribes
howto-tribes-text = The more of a colour you take, the more it does. Fakirs from your hand help Builders and Assassins. [FT-46-57 tribes]
howto-tribe-vizier = Viziers, yellow
howto-tribe-vizier-text = They stay in front of you: **1 VP** each, and **10 VP** for every opponent who has fewer.
howto-tribe-elder = Elders, white
howto-tribe-elder-text = They stay in front of you: **2 VP** each, or you pay for djinns with them.
howto-tribe-merchant = Merchants, green
howto-tribe-merchant-text = For each of them take one card from the start of the row, without choosing.
howto-tribe-builder = Builders, blue
howto-tribe-builder-text = Gold: the number of Builders times the number of **blue tiles** among the tile and the eight around it. Each Fakir you discard counts as one Builder more.
howto-tribe-assassin = Assassins, red
howto-tribe-assassin-text = Kill one meeple at most as many tiles away as there are Assassins, one more for each Fakir; or a Vizier or Elder of an opponent. A tile you empty that way is yours too.

howto-tiles = The five kinds of tiles
howto-tiles-text = The action belongs to whoever stops there, the points to whoever owns the tile. [FT-58-64 tiles]
howto-tile-large-market = Large Market, 4 VP
howto-tile-large-market-text = You may pay 6 gold and take two of the first six cards in the row.
howto-tile-small-market = Small Market, 6 VP
howto-tile-small-market-text = You may pay 3 gold and take one of the first three cards.
howto-tile-oasis = Oasis, 8 VP
howto-tile-oasis-text = You must place a palm tree here: 3 VP to the owner of the tile.
howto-tile-village = Village, 5 VP
howto-tile-village-text = You must place a palace here: 5 VP to the owner of the tile.
howto-tile-sacred-place = Sacred Place, 6 to 15 VP
howto-tile-sacred-place-text = You may pay two Elders, or an Elder and a Fakir, and take one of the djinns on display.

howto-goods = Goods and Fakirs
howto-goods-text = Nine kinds of goods make sets of **different kinds**. At the end of your turn you may sell a set for gold; sets you keep count the same in VP at the end. Fakirs are not goods: they pay for djinns and help tribes. The row is filled up only when the round is over. [FT-60-65 market and sale]
howto-goods-picture = What one to nine different kinds are worth together. Ivory, jewels and gold are rare, with two cards each; fish, wheat and pottery are common, with six.

howto-djinns = The djinns
howto-djinns-text = A djinn brings its points and a power. Some work by themselves; others you pay for with Elders or Fakirs, each once in your turn: before the move, before the tribe, before the tile, or at the end. [FT-67-76 djinns]

howto-scoring = Scoring
howto-score-gold = Gold
howto-score-gold-text = what you have left
howto-score-gold-worth = 1 VP each
howto-score-viziers = Viziers
howto-score-viziers-text = in front of you, and for each opponent with fewer
howto-score-viziers-worth = 1 VP each, +10
howto-score-elders = Elders
howto-score-elders-text = that you have not spent
howto-score-elders-worth = 2 VP each
howto-score-djinns = Djinns
howto-score-djinns-text = what is printed on them
howto-score-djinns-worth = 4 to 10 VP
howto-score-tiles = Tiles
howto-score-tiles-text = with your camel
howto-score-tiles-worth = 4 to 15 VP
howto-score-palms = Palm trees
howto-score-palms-text = on your tiles
howto-score-palms-worth = 3 VP each
howto-score-palaces = Palaces
howto-score-palaces-text = on your tiles
howto-score-palaces-worth = 5 VP each
howto-score-goods = Goods
howto-score-goods-text = in sets of different kinds
howto-score-goods-worth = 1 to 60 VP
howto-scoring-text = Players tied for most share the victory. [FT-118-126 scoring]

howto-know = Good to know
howto-tip-end = **Look for the end first.** Find a tile with two or three of a colour, then count back to a start with as many meeples as steps.
howto-tip-bid = **A turn has a price.** Two moves that are worth nearly the same are not worth 8 gold. Bid high only for the one that others would take.
howto-tip-elders = **Keep an Elder.** Most powers cost one, and a Fakir does not pay for a djinn alone.
howto-tip-viziers = **Count the yellow.** One Vizier more than everybody else is worth 10 VP for each opponent.
howto-tip-sets = **The fourth kind pays.** Each further kind is worth more than the one before; sell early only if you need the gold for bids.
howto-tip-camels = **Watch the camels.** Eight each, eleven with two players: when one player runs short, the game is soon over.
