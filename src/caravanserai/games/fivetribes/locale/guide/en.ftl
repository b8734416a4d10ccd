# The guided first game, step by step. $one and $two are the other players.

guide-welcome = Welcome to the sultanate. Its thirty tiles are peopled by meeples of five tribes. In your turn you lift all meeples of one tile and sow them along a path; what the last one meets decides what you get. We join in the middle of a game, and you are the first to bid.
guide-bid = Each round begins with bids for the playing order, paid in gold, and gold is worth a point each in the end. There is a fine move on the board, so it is worth going first: bid 5.
guide-order = { $one } bids 1, { $two } nothing. The dearest spot plays first, then the others downwards. So it is your turn: a move, then the tribe you met acts, then the tile.
guide-lift = Lift the three meeples of tile b2: a yellow Vizier, a white Elder and a green Merchant. The rule of the move: the last meeple must land where another one of its colour already stands.
guide-sow = Step from tile to tile and drop one meeple on each. Your goal is the Elder on the Sacred Place d3, three steps away. So keep the Elder for last: drop the other two on c2 and then d2. A step straight back is not allowed.
guide-meet = One step left, and the white Elder in your hand. There are Elders on d1 and on d3; the Sacred Place d3 is worth 10 points. Drop him there.
guide-sacred = You have taken both Elders, and they are yours to keep. The tile is empty now, so one of your camels claims it for good. Next the tile acts: at a Sacred Place you may pay two Elders for a djinn. Do so.
guide-djinn = Three djinns are on offer. Each brings the points printed on it, and a power: these three make Viziers, Elders or palm trees worth more at the end. Point at them to read, then take the one you like.
guide-close = Last, you may sell sets of merchandise. You have none yet, so end your turn.
guide-others = { $one } met Builders: gold for each blue tile around, five here, times two Builders. { $two } met Assassins and killed the lone meeple of a nearby tile, which claimed that tile too; the Oasis got a palm tree.
guide-zero = A new round. This round's playing order is now the order of bidding. Nothing is urgent this time, so save your gold: bid 0.
guide-rivals = { $two } also bid 0, later than you, and slipped in ahead. { $one } took Viziers: whoever has more of them than a rival scores 10 points for each such rival. { $two } claimed the Sacred Place worth 12.
guide-merchants = Now for some trade. Lift tile e1, drop the Vizier on e2 and the Merchant on e3, where two more are waiting. Each Merchant you take brings a card from the start of the row.
guide-market = Three cards, and a tile with your camel on it. The tile is a Small Market: for 3 gold you may take one of the first three cards left in the row. Different kinds make a set, and bigger sets are worth far more. Buy one.
guide-onward = You could sell cards now, or let the set grow: it counts at the end as well. The game ends when somebody has placed the last camel or nobody can move. Then gold, Viziers, Elders, djinns, palms, palaces, tiles and merchandise are counted.
