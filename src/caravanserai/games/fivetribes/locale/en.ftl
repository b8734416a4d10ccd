# Five Tribes: English

name-fivetribes = Five Tribes

## Things

name-vizier = Vizier
name-elder = Elder
name-merchant = Merchant
name-builder = Builder
name-assassin = Assassin
name-meeple = Meeple
name-large-market = Large Market
name-small-market = Small Market
name-oasis = Oasis
name-village = Village
name-sacred-place = Sacred Place
name-sultanate = Sultanate
name-ivory = Ivory
name-jewels = Jewels
name-gold-goods = Gold
name-papyrus = Papyrus
name-silk = Silk
name-spice = Spice
name-fish = Fish
name-wheat = Wheat
name-pottery = Pottery
name-fakir = Fakir
name-merchandise = Merchandise
name-resource = Resource
name-djinn = Djinn
name-camel = Camel
name-palm = Palm Tree
name-palace = Palace
name-turn-marker = Turn marker
name-gold = Gold Coins
name-bid-order = Bid Order
name-turn-order = Turn Order
name-bag = Bag
name-victory-point = VP
name-blue = Blue
name-pink = Pink
name-orange = Orange
name-black = Black
name-sacred-6 = Sacred Place 6
name-sacred-10 = Sacred Place 10
name-sacred-12 = Sacred Place 12
name-sacred-15 = Sacred Place 15
name-row = Row
name-pile = Pile
name-discards = Discards
name-hand = Hand
name-card = Card
name-unknown = unknown
name-move = Move
name-sale = Sale
name-round = Round
name-last-round = Last round
name-used = used

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

category-gold = Gold
category-viziers = Viziers
category-elders = Elders
category-djinns = Djinns
category-palms = Palm trees
category-palaces = Palaces
category-tiles = Tiles
category-merchandise = Merchandise

## Options

option-gold-visibility = Gold of others
option-gold-visibility-concealed = Only you see how much gold you have.
option-gold-visibility-open = Everybody sees how much gold everybody has.
option-hand-visibility = Cards in hand
option-hand-visibility-private = Hands are private; cards taken from the row stay listed for all.
option-hand-visibility-open = Everybody sees all cards.
option-power-limit = Powers with two players
option-power-limit-per-turn = A power may be used in each of your two turns.
option-power-limit-per-round = A power may be used once a round.
option-first-bid-order = First bids with two players
option-first-bid-order-random = The four markers are mixed.
option-first-bid-order-snake = One player bids first and last, the other in between.

## Prompts

prompt-d-bid-spot = Your bid: choose a spot on the Turn Order track.
prompt-d-bid-spot-other = { $actor } bids for the turn order.
prompt-d-bid-fakirs = Kumarbi: discard Fakirs to pay less than { $price }?
prompt-d-bid-fakirs-other = { $actor } may lower the bid with Fakirs.
prompt-d-power = { $window ->
    [1] Before your move: use a power, or go on.
    [2] Before the tribe acts: use a power, or go on.
   *[other] Before the tile acts: use a power, or go on.
}
prompt-d-power-other = { $actor } may use a power.
prompt-d-payment = How do you pay for { $djinn }?
prompt-d-payment-other = { $actor } pays for { $djinn }.
prompt-d-power-target = { $djinn }: choose a tile.
prompt-d-power-target-other = { $actor } chooses a tile for { $djinn }.
prompt-d-keep-djinn = { $number ->
    [one] Keep the djinn you drew.
   *[other] Keep one of the { $number } djinns you drew.
}
prompt-d-keep-djinn-other = { $number ->
    [one] { $actor } keeps the djinn that was drawn.
   *[other] { $actor } keeps one of { $number } djinns.
}
prompt-d-start-tile = Your move: choose the tile whose meeples you sow.
prompt-d-start-tile-other = { $actor } chooses a tile to sow from.
prompt-d-drop = { $number ->
    [one] Drop your last meeple next to { $tile }, where it meets its colour.
   *[other] Drop a meeple next to { $tile }. { $number } in hand, the last must meet its colour.
}
prompt-d-drop-other = { $number ->
    [one] { $actor } drops the last meeple, from { $tile } on.
   *[other] { $actor } sows from { $tile } on, { $number } meeples in hand.
}
prompt-d-echidna = Echidna: double the gold of your { $number ->
    [one] Builder
   *[other] { $number } Builders
} ({ $blue ->
    [one] 1 blue tile
   *[other] { $blue } blue tiles
})?
prompt-d-echidna-other = { $actor } may double the gold of { $number ->
    [one] 1 Builder
   *[other] { $number } Builders
}.
prompt-d-builder-fakirs = { $number ->
    [one] 1 Builder
   *[other] { $number } Builders
}, { $blue ->
    [one] 1 blue tile
   *[other] { $blue } blue tiles
}: how many Fakirs do you add?
prompt-d-builder-fakirs-other = { $actor } may add Fakirs to { $number ->
    [one] 1 Builder
   *[other] { $number } Builders
}.
prompt-d-range-fakirs = { $number ->
    [one] 1 Assassin
   *[other] { $number } Assassins
} on { $tile }: how many Fakirs do you add for range?
prompt-d-range-fakirs-other = { $actor } may add Fakirs to { $number ->
    [one] 1 Assassin
   *[other] { $number } Assassins
}.
prompt-d-ibus = Iblis: kill two within range { $range }?
prompt-d-ibus-other = { $actor } may kill two with Iblis.
prompt-d-kill-target = { $victims ->
    [one] Whom do your Assassins hit? Range { $range }.
   *[other] Where do your Assassins hit two? Range { $range }.
}
prompt-d-kill-target-other = { $actor } chooses a victim within range { $range }.
prompt-d-kill-pieces = { $victims ->
    [one] Which meeple is hit?
   *[other] Which two meeples are hit?
}
prompt-d-kill-pieces-other = { $victims ->
    [one] { $actor } chooses the meeple that is hit.
   *[other] { $actor } chooses the two meeples that are hit.
}
prompt-d-shift = { $djinn }: move the { $piece } from { $tile } to a neighbour?
prompt-d-shift-other = { $actor } may move the { $piece } away from { $tile } with { $djinn }.
prompt-d-shift-tile = Where does the { $piece } go, next to { $tile }?
prompt-d-shift-tile-other = { $actor } chooses a neighbour of { $tile } for the { $piece }.
prompt-d-market = { $number ->
    [one] Market: take a card for { $gold } gold?
   *[other] Market: take { $number } cards for { $gold } gold? Choose the first.
}
prompt-d-market-other = { $actor } is at the market.
prompt-d-market-second = Choose your second card.
prompt-d-market-second-other = { $actor } chooses a second card.
prompt-d-sacred = Sacred Place: pay for a djinn?
prompt-d-sacred-other = { $actor } is at the Sacred Place.
prompt-d-take-djinn = Choose your djinn.
prompt-d-take-djinn-other = { $actor } chooses a djinn.
prompt-d-closing = Sell merchandise, use a power, or end your turn.
prompt-d-closing-other = { $actor } may sell before ending the turn.
prompt-d-sell-kind = Which kinds do you sell? So far: { $each_card }.
prompt-d-sell-kind-other = { $actor } sells: { $each_card }.

## Choices

choice-bid = { $fakirs ->
    [0] { $paid ->
        [0] Bid { $price }, pay nothing
       *[other] Bid { $price }, { $left } gold left
    }
    [one] Bid { $price }, with 1 Fakir or more
   *[other] Bid { $price }, with { $fakirs } Fakirs or more
}
choice-fakirs = { $use_id ->
    [bid] { $number ->
        [0] No Fakirs: pay { $result }
        [one] 1 Fakir: pay { $result }
       *[other] { $number } Fakirs: pay { $result }
    }
    [builders] { $number ->
        [0] No Fakirs: { $result } gold
        [one] 1 Fakir: { $result } gold
       *[other] { $number } Fakirs: { $result } gold
    }
   *[range] { $number ->
        [0] No Fakirs: range { $result }
        [one] 1 Fakir: range { $result }
       *[other] { $number } Fakirs: range { $result }
    }
}
choice-pass = Go on
choice-use = Use { $djinn } ({ $points } VP)
choice-pay = { $cost_id ->
    [elder] Pay an Elder
    [fakir] Pay a Fakir
    [elder-elder] Pay two Elders
   *[elder-fakir] Pay an Elder and a Fakir
}
choice-no = No
choice-decline = Leave it
choice-end-turn = End your turn
choice-sell = Sell merchandise
choice-sell-kind = { $card }
choice-done = Sell { $each_card } for { $gold } gold
choice-start = Lift { $number ->
    [one] the meeple
   *[other] { $number } meeples
} of { $tile }
choice-drop = { $tribe } on { $tile }
choice-target = { $tile }
choice-shift = { $tile }
choice-kill-on = { $victims ->
    [one] A meeple on { $tile }
   *[other] Two meeples on { $tile }
}
choice-kill-before = Viziers and Elders of { $victim }
choice-victim = { $tribe }
choice-victims = { $first } and { $second }
choice-buy = { $gold ->
    [0] { $card }
   *[other] { $card }, for { $gold } gold
}
choice-take = { $djinn } ({ $points } VP)
choice-keep = { $djinn } ({ $points } VP)

## Events

event-round = Round { $number }
event-bid = { $fakirs ->
    [0] { $seat } bid { $price } and paid { $paid }.
    [one] { $seat } bid { $price }, discarded a Fakir and paid { $paid }.
   *[other] { $seat } bid { $price }, discarded { $fakirs } Fakirs and paid { $paid }.
}
event-turn = { $seat } has the turn.
event-no-move = { $seat } found no move. The game ends after this round.
event-lifted = { $number ->
    [one] { $seat } lifted a meeple from { $tile }.
   *[other] { $seat } lifted { $number } meeples from { $tile }.
}
event-dropped = { $seat } dropped: { $tribe } on { $tile }.
event-took = { $seat } took { $number } from { $tile }: { $tribe }.
event-claimed = { $seat } claimed { $tile } with a camel.
event-last-camel = { $seat } placed the last camel. The game ends after this round.
event-gathered = { $seat } set { $number } in front: { $tribe }.
event-row-cards = { $seat } took from the row: { $each_card }.
event-built = { $seat } earned { $gold } gold with { $builders ->
    [one] 1 Builder
   *[other] { $builders } Builders
}{ $fakirs ->
    [0] { "" }
    [one] { " " }and a Fakir
   *[other] { " " }and { $fakirs } Fakirs
} ({ $blue } blue).
event-range = { $fakirs ->
    [0] The
    [one] With a Fakir the
   *[other] With { $fakirs } Fakirs the
} Assassins of { $seat } reach { $range ->
    [one] 1 tile
   *[other] { $range } tiles
} far.
event-nobody-killed = The Assassins of { $seat } found no victim.
event-killed = { $seat } killed on { $tile }: { $tribe }.
event-killed-before = { $seat } killed one of { $victim }: { $tribe }.
event-captured = { $seat } captured on { $tile }: { $tribe }.
event-captured-before = { $seat } captured one of { $victim }: { $tribe }.
event-income = { $djinn }: { $gold } gold for { $seat }.
event-used = { $elders ->
    [0] { $seat } used { $djinn } for a Fakir.
    [one] { $fakirs ->
        [0] { $seat } used { $djinn } for an Elder.
       *[other] { $seat } used { $djinn } for an Elder and a Fakir.
    }
   *[other] { $seat } used { $djinn } for two Elders.
}
event-drew = { $seat } drew a card from the pile.
event-drew-card = Drawn by { $seat }: { $card }.
event-shuffled = { $number ->
    [one] 1 card was shuffled: { $deck }.
   *[other] { $number } cards were shuffled: { $deck }.
}
event-placed = { $seat } placed on { $tile }: { $piece }.
event-settled = From the bag onto { $tile }: { $tribe }.
event-bought = { $gold ->
    [0] { $seat } took as second card: { $card }.
   *[other] { $seat } paid { $gold } gold for { $card }.
}
event-sacrificed = { $fakirs ->
    [0] { $seat } paid two Elders at the Sacred Place.
   *[other] { $seat } paid an Elder and a Fakir at the Sacred Place.
}
event-gained = { $seat } gained the djinn { $djinn }.
event-looked = { $number ->
    [one] { $seat } drew a djinn.
   *[other] { $seat } drew { $number } djinns.
}
event-looked-at = Drawn by { $seat }: { $each_djinn }.
event-discarded-djinn = { $seat } discarded the djinn { $djinn }.
event-sold = { $seat } sold { $each_card } for { $gold } gold.
event-card-laid = New in the row: { $card }.
event-djinn-laid = A djinn appears: { $djinn }.
event-over = The game ended after { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}.
event-no-more-moves = No move is left on the board.

## Reasons

reason-zero-full = All three spots for 0 are taken.
reason-spot-taken = The spot for { $price } is taken.
reason-too-dear = That costs { $price } gold; you have { $gold }.
reason-power-used = { $limit_id ->
    [round] You have used { $djinn } already in this round.
   *[turn] You have used { $djinn } already in this turn.
}
reason-fakirs-below-zero = The price is 0 with { $number ->
    [one] 1 Fakir
   *[other] { $number } Fakirs
}; more would be wasted.
reason-too-few-fakirs = { $held ->
    [0] You have no Fakirs.
    [one] You have only 1 Fakir.
   *[other] You have only { $held } Fakirs.
}
reason-too-few-elders = { $held ->
    [0] You have no Elders.
    [one] You have only 1 Elder.
   *[other] You have only { $held } Elders.
}
reason-not-your-djinn = { $djinn } is not yours.
reason-cannot-pay = { $djinn } costs { $cost_id ->
    [any] an Elder or a Fakir
    [pair] an Elder and another Elder or a Fakir
   *[fakir] a Fakir
}. Your Elders: { $elders }, Fakirs: { $fakirs }.
reason-no-effect = { $djinn } would have no effect: { $missing_id ->
    [cards] the pile and the discards are empty
    [djinns] no djinn is left to draw
    [palaces] no palace is left
    [palms] no palm tree is left
    [bag] the bag is empty
    [camels] you have no camel left
    [unbuilt] no tile with meeples is without camel, palm tree and palace
   *[bare] no tile is bare
}.
reason-other-cost = The cost is { $cost_id ->
    [any] an Elder or a Fakir
    [pair] an Elder and another Elder or a Fakir
   *[fakir] a Fakir
}.
reason-needs-village = { $tile } is not a Village.
reason-needs-oasis = { $tile } is not an Oasis.
reason-not-bare = { $tile } is not bare: no camel, meeple, palm tree or palace may be there.
reason-not-unbuilt = { $tile } must have a meeple, and no camel, palm tree or palace.
reason-not-drawn = { $djinn } is not among the djinns you drew.
reason-no-meeples = There is no meeple on { $tile }.
reason-start-cannot-finish = { $number ->
    [one] The meeple of { $tile } cannot meet its colour next to it.
   *[other] However you sow the { $number } meeples of { $tile }, the last one does not meet its colour.
}
reason-not-in-hand = You have none in hand: { $tribe }.
reason-not-adjacent = { $tile } does not share an edge with { $here }.
reason-straight-back = You come from { $tile }; a step straight back is not allowed.
reason-last-must-meet = The last meeple must meet its colour, and there is none on { $tile }: { $tribe }.
reason-drop-cannot-finish = { $number ->
    [one] After that the last meeple could not meet its colour. Dropped on { $tile }: { $tribe }.
   *[other] After that the { $number } others could not be sown to an end. Dropped on { $tile }: { $tribe }.
}
reason-fakirs-useless = { $number ->
    [0] No meeple stands farther than your Assassins reach.
    [one] 1 Fakir reaches every meeple; more would be wasted.
   *[other] { $number } Fakirs reach every meeple; more would be wasted.
}
reason-out-of-range = { $tile } is { $distance } away, your Assassins reach { $range }.
reason-not-two-there = { $tile } has only one meeple.
reason-no-such-seat = There is no player { $number } at this table.
reason-own-pieces = Your own Viziers and Elders are no targets.
reason-boaz = Boaz protects the Viziers and Elders of { $victim }.
reason-none-before = { $victim } has neither Viziers nor Elders.
reason-not-two-before = { $victim } has only one Vizier or Elder.
reason-one-victim = Only { $djinn } kills two at once.
reason-two-victims = With { $djinn } two are killed.
reason-not-at-target = { $number ->
    [0] None is there: { $tribe }.
   *[other] Only { $number } is there: { $tribe }.
}
reason-not-neighbour = { $tile } does not touch { $here }.
reason-beyond-market = This market offers only the first { $number } cards.
reason-row-short = { $number ->
    [one] Only 1 card is left in the row.
   *[other] Only { $number } cards are left in the row.
}
reason-beyond-six = { $number ->
    [one] Only 1 of the first six cards is left.
   *[other] Only { $number } of the first six cards are left.
}
reason-not-face-up = { $djinn } is not face up.
reason-nothing-to-sell = You have no merchandise.
reason-kind-chosen = Already in the set: { $card }.
reason-sell-order = Choose kinds in their order; the last was { $card }.
reason-not-held = You have none: { $card }.
reason-nothing-chosen = Choose at least one kind.
reason-too-dear-anyway = With { $number ->
    [one] your Fakir
   *[other] your { $number } Fakirs
} that still costs { $price } gold; you have { $gold }.
reason-too-dear-fakirs = With { $number ->
    [0] no Fakirs
    [one] 1 Fakir
   *[other] { $number } Fakirs
} you pay { $price } gold; you have { $gold }.
reason-too-dear-kumarbi-used = That costs { $price } gold; you have { $gold }, and Kumarbi was used already in this round.
reason-works-by-itself = { $djinn } works by itself; there is nothing to use.
reason-own-moment = { $djinn } is offered at its own moment: { $moment_id ->
    [bid] when you bid
    [builders] when your Builders earn gold
    [palace] when you place a palace
    [palm] when you place a palm tree
   *[assassins] when your Assassins strike
}.
reason-standing-there = You stand on { $tile }; the next meeple goes to a tile that shares an edge with it.
reason-meant-for-it = The { $piece } was meant for { $tile }; it moves to a neighbour.
reason-only-fakirs = You hold only Fakirs, and Fakirs are never sold.
reason-chance-only = Chance decides that, not a player.
reason-bid-first = Bids come first; turns follow when every marker has bid.
reason-no-moves = No move is possible any more: only powers and sales are left in this round.
reason-window-first = Before your move you may use a power: use it or go on, then choose the tile.
reason-power-first = First finish the power you are using.
reason-sowing = You are sowing: { $number ->
    [one] 1 meeple is
   *[other] { $number } meeples are
} still in your hand.
reason-moved = You have made your move in this turn.
reason-lift-first = First choose the tile whose meeples you lift.
reason-bid-stands = Your marker lies on { $price } and stays there: say how many Fakirs you discard.
reason-bids-made = The bids of this round are made.
reason-no-window = Powers are used before your move, before and after the tribe acts, and at the end of your turn, not now.
reason-pay-first = First choose how you pay.
reason-only-sacred = A djinn is taken when your move ends on a Sacred Place and you pay for it.
reason-fakirs-first = First say how many Fakirs lengthen the range.
reason-iblis-first = First say whether Iblis makes it two.
reason-only-market = Cards of the row are bought when your move ends on a market.
reason-sell-first = First choose to sell, then the kinds.
reason-sell-later = Merchandise is sold at the end of your turn.
reason-sale-on = You are selling: choose the kinds, or finish the set.
reason-turn-goes-on = Your turn is not at its end yet.
reason-nothing-to-pass = There is nothing to pass: no window for powers is open.
reason-second-card = The second card belongs to the purchase; take it.
reason-must-move = A move is possible, so you must make one.
reason-tile-cannot-finish = { $number ->
    [one] Whatever you drop on { $tile }, your last meeple could not meet its colour.
   *[other] Whatever you drop on { $tile }, the { $number } others could not be sown to an end.
}
