# Five Tribes: English

name-fivetribes = Five Tribes

## Things

name-vizier = Vizier
    .a = a Vizier
    .many = Viziers
name-elder = Elder
    .a = an Elder
    .many = Elders
name-merchant = Merchant
    .a = a Merchant
    .many = Merchants
name-builder = Builder
    .a = a Builder
    .many = Builders
name-assassin = Assassin
    .a = an Assassin
    .many = Assassins
name-meeple = Meeple
name-large-market = Large Market
name-small-market = Small Market
name-oasis = Oasis
name-village = Village
name-sacred-place = Sacred Place
name-sultanate = Sultanate
name-ivory = Ivory
    .a = Ivory
name-jewels = Jewels
    .a = Jewels
name-gold-goods = Gold
    .a = Gold
name-papyrus = Papyrus
    .a = Papyrus
name-silk = Silk
    .a = Silk
name-spice = Spice
    .a = Spice
name-fish = Fish
    .a = Fish
name-wheat = Wheat
    .a = Wheat
name-pottery = Pottery
    .a = Pottery
name-fakir = Fakir
    .a = a Fakir
    .many = Fakirs
name-merchandise = Merchandise
name-resource = Resource
name-djinn = Djinn
name-camel = Camel
name-palm = Palm Tree
    .a = a palm tree
    .many = palm trees
name-palace = Palace
    .a = a palace
    .many = palaces
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

prompt-d-bid-spot = Which place in the turn order do you bid for?
prompt-d-bid-spot-hint = Dearer spots play earlier. What you pay is gone, and each gold left at the end is worth 1 VP.
prompt-d-bid-spot-other = { $actor } bids for the turn order.
prompt-d-bid-fakirs = Do you discard Fakirs with Kumarbi, to pay less than { $price }?
prompt-d-bid-fakirs-hint = Each Fakir lowers the price by one spot; your marker stays on { $price }.
prompt-d-bid-fakirs-other = { $actor } may lower the bid with Fakirs.
prompt-d-power = { $window ->
    [1] Do you use a djinn before you move?
    [2] Do you use a djinn before the tribe acts?
   *[other] Do you use a djinn before the tile acts?
}
prompt-d-power-hint = Each djinn can be used once in your turn, paid with Elders or Fakirs. { $window ->
    [1] You may also do it later in your turn.
    [2] You may also do it later in your turn.
   *[other] You may also do it at the end of your turn.
}
prompt-d-power-other = { $actor } may use a power.
prompt-d-payment = How do you pay for { $djinn }?
prompt-d-payment-hint = A Fakir costs you no points, an Elder is worth 2 VP at the end.
prompt-d-payment-other = { $actor } pays for { $djinn }.
prompt-d-power-target = { $djinn_id ->
    [anun-nak] On which tile do three meeples from the bag settle?
    [bouraq] On which Village do you place the palace?
    [enki] On which Oasis do you place the palm tree?
    [leta] Which bare tile do you take with a camel?
   *[utug] Which tile with meeples do you take with a camel?
}
prompt-d-power-target-hint = { $djinn_id ->
    [anun-nak] A bare tile: no camel, meeple, palm tree or palace on it.
    [bouraq] Whoever owns it; on a tile of yours the palace is 5 VP.
    [enki] Whoever owns it; on a tile of yours the palm tree is 3 VP.
    [leta] No camel, meeple, palm tree or palace may be on it; its value is yours.
   *[utug] No camel, palm tree or palace may be on it; the meeples stay and its value is yours.
}
prompt-d-power-target-other = { $actor } chooses a tile for { $djinn }.
prompt-d-keep-djinn = { $number ->
    [one] Keep the djinn you drew.
   *[other] Which of the { $number } djinns do you keep?
}
prompt-d-keep-djinn-hint = Only you see them now; those you do not keep are discarded face up.
prompt-d-keep-djinn-other = { $number ->
    [one] { $actor } keeps the djinn that was drawn.
   *[other] { $actor } keeps one of { $number } djinns.
}
prompt-d-start-tile = From which tile do you lift the meeples?
prompt-d-start-tile-hint = You drop them one by one along a path; the last one must meet its own colour.
prompt-d-start-tile-other = { $actor } chooses a tile to sow from.
prompt-d-drop = { $number ->
    [one] Drop your last meeple next to { $tile }.
   *[other] Drop a meeple next to { $tile }; you have { $number } in hand.
}
prompt-d-drop-hint = { $number ->
    [one] It must meet its own colour; all of that colour there are yours, then tribe and tile act.
   *[other] One on each tile, never straight back; the last one must meet its own colour.
}
prompt-d-drop-other = { $number ->
    [one] { $actor } drops the last meeple, from { $tile } on.
   *[other] { $actor } sows from { $tile } on, with { $number } meeples in hand.
}
prompt-d-echidna = Do you double the gold of your { $number ->
    [one] Builder
   *[other] { $number } Builders
} with Echidna?
prompt-d-echidna-hint = { $blue ->
    [one] 1 blue tile counts.
   *[other] { $blue } blue tiles count.
} Fakirs are chosen afterwards and are doubled too.
prompt-d-echidna-other = { $actor } may double the gold of { $number ->
    [one] 1 Builder
   *[other] { $number } Builders
}.
prompt-d-builder-fakirs = How many Fakirs do you add to your { $number ->
    [one] Builder
   *[other] { $number } Builders
}?
prompt-d-builder-fakirs-hint = Each Fakir counts as one Builder more, and each Builder earns { $blue } gold here.
prompt-d-builder-fakirs-other = { $actor } may add Fakirs to { $number ->
    [one] 1 Builder
   *[other] { $number } Builders
}.
prompt-d-range-fakirs = How many Fakirs do you add to your { $number ->
    [one] Assassin
   *[other] { $number } Assassins
} on { $tile }?
prompt-d-range-fakirs-hint = They reach { $number ->
    [one] 1 tile
   *[other] { $number } tiles
} far, one more with each Fakir. They must kill if anybody is in reach.
prompt-d-range-fakirs-other = { $actor } may add Fakirs to { $number ->
    [one] 1 Assassin
   *[other] { $number } Assassins
}.
prompt-d-ibus = Do you kill two instead of one with Iblis, within range { $range }?
prompt-d-ibus-hint = Both victims stand on one tile or in front of one opponent.
prompt-d-ibus-other = { $actor } may kill two with Iblis.
prompt-d-kill-target = { $victims ->
    [one] Where do your Assassins strike? Range { $range }.
   *[other] Where do your Assassins strike twice? Range { $range }.
}
prompt-d-kill-target-hint = A tile you empty becomes yours. Viziers and Elders of opponents are hit at any distance.
prompt-d-kill-target-other = { $actor } chooses a victim within range { $range }.
prompt-d-kill-pieces = { $victims ->
    [one] Which meeple is hit?
   *[other] Which two meeples are hit?
}
prompt-d-kill-pieces-hint = If nobody is left on a tile without a camel, the tile becomes yours.
prompt-d-kill-pieces-other = { $victims ->
    [one] { $actor } chooses the meeple that is hit.
   *[other] { $actor } chooses the two meeples that are hit.
}
prompt-d-shift = Do you use { $djinn } to put the { $piece_id ->
    [palm] palm tree
   *[palace] palace
} for { $tile } on a neighbour instead?
prompt-d-shift-hint = The neighbour may be of any type; what stands on a tile counts for its owner.
prompt-d-shift-other = { $actor } may move the { $piece_id ->
    [palm] palm tree
   *[palace] palace
} away from { $tile } with { $djinn }.
prompt-d-shift-tile = On which tile around { $tile } does the { $piece_id ->
    [palm] palm tree
   *[palace] palace
} go?
prompt-d-shift-tile-hint = What stands on a tile counts for its owner.
prompt-d-shift-tile-other = { $actor } chooses a neighbour of { $tile } for the { $piece_id ->
    [palm] palm tree
   *[palace] palace
}.
prompt-d-market = { $number ->
    [one] Which card do you take for { $gold } gold?
   *[other] Which { $number } cards do you take for { $gold } gold? Choose the first one.
}
prompt-d-market-hint = Different kinds together are worth 1, 3, 7, 13, 21, 30, 40, 50, 60.
prompt-d-market-other = { $actor } is at the market.
prompt-d-market-second = Which second card do you take?
prompt-d-market-second-hint = It is paid for already.
prompt-d-market-second-other = { $actor } chooses a second card.
prompt-d-sacred = Do you pay for a djinn?
prompt-d-sacred-hint = A djinn brings its points and its power; you choose it after paying.
prompt-d-sacred-other = { $actor } is at the Sacred Place.
prompt-d-take-djinn = Which djinn do you take?
prompt-d-take-djinn-hint = It stays yours to the end, and its power can be used at once.
prompt-d-take-djinn-other = { $actor } chooses a djinn.
prompt-d-closing = Do you sell goods, use a djinn, or end your turn?
prompt-d-closing-hint = Cards you keep count at the end just as they sell now, so larger sets are worth waiting for.
prompt-d-closing-other = { $actor } may sell before ending the turn.
prompt-d-sell-kind = Which kinds do you sell? So far: { $each_card }.
prompt-d-sell-kind-hint = One card of each kind; Fakirs are never sold.
prompt-d-sell-kind-other = { $actor } chooses goods to sell, so far { $each_card }.

## Choices

choice-bid = { $fakirs ->
    [0] { $paid ->
        [0] Bid { $price }, pay nothing
       *[other] Bid { $price }
    }
    [one] Bid { $price } with 1 Fakir or more
   *[other] Bid { $price } with { $fakirs } Fakirs or more
}
choice-bid-gives = place { $place } as the bids stand, { $left } gold left
choice-fakirs = { $use_id ->
    [bid] { $number ->
        [0] Discard no Fakir, pay { $result }
        [one] Discard 1 Fakir, pay { $result }
       *[other] Discard { $number } Fakirs, pay { $result }
    }
    [builders] { $number ->
        [0] Add no Fakir: { $result } gold
        [one] Add 1 Fakir: { $result } gold
       *[other] Add { $number } Fakirs: { $result } gold
    }
   *[range] { $number ->
        [0] Add no Fakir: reach { $result }
        [one] Add 1 Fakir: reach { $result }
       *[other] Add { $number } Fakirs: reach { $result }
    }
}
choice-fakirs-gives = { $use_id ->
    [range] { $tiles ->
        [0] no meeple in reach
        [one] 1 tile with meeples in reach
       *[other] { $tiles } tiles with meeples in reach
    }
   *[other] { "" }
}
choice-pass = { $window ->
    [1] No djinn, go on to the move
    [2] No djinn, go on to the tribe
   *[other] No djinn, go on to the tile
}
choice-use = Use { $djinn }, pay { $cost_id ->
    [any] an Elder or a Fakir
    [pair] two Elders, or an Elder and a Fakir
   *[fakir] a Fakir
}
choice-use-gives = { $djinn_id ->
    [anun-nak] three meeples from the bag on a bare tile
    [bouraq] a palace on a Village
    [enki] a palm tree on an Oasis
    [leta] your camel on a bare tile
    [sibittis] keep one of three djinns
    [sloar] the top card of the pile
   *[utug] your camel on a tile with meeples
}
choice-pay = { $cost_id ->
    [elder] Pay an Elder
    [fakir] Pay a Fakir
    [elder-elder] Pay two Elders
   *[elder-fakir] Pay an Elder and a Fakir
}{ $for_id ->
    [power] { " " }for { $djinn }
    [echidna] { " " }for Echidna
    [iblis] { " " }for Iblis
    [palm] , move the palm tree
    [palace] , move the palace
   *[sacred] , take a djinn
}
choice-pay-gives = { $for_id ->
    [echidna] { $gold } gold more before Fakirs
    [iblis] two victims instead of one
   *[other] { "" }
}
choice-no = { $for_id ->
    [echidna] Do not use Echidna
    [iblis] Do not use Iblis
    [palm] Place the palm tree on { $tile }
   *[palace] Place the palace on { $tile }
}
choice-decline = { $for_id ->
    [sacred] Take no djinn
   *[market] Buy nothing
}
choice-end-turn = End your turn
choice-end-turn-gives = { $worth ->
    [0] { "" }
   *[other] your goods stay in hand, worth { $worth } VP so far
}
choice-sell = Sell goods
choice-sell-gives = up to { $kinds ->
    [one] 1 kind
   *[other] { $kinds } kinds
} for { $gold } gold
choice-sell-kind = Add { $card }
choice-sell-kind-gives = { $number ->
    [one] 1 kind sells for { $gold } gold
   *[other] { $number } kinds sell for { $gold } gold
}
choice-done = Sell { $number ->
    [one] 1 kind
   *[other] { $number } kinds
} for { $gold } gold
choice-done-gives = { $loss ->
    [0] { $rest ->
        [0] you keep no goods
       *[other] you keep goods worth { $rest } VP
    }
   *[other] kept, all would be worth { $kept } VP; so you are left with { $rest } VP, { $loss } VP less in all
}
choice-start = Lift { $number ->
    [one] the meeple
   *[other] the { $number } meeples
} of { $tile }
choice-start-gives = { $each_tribe_counted }
choice-drop = Drop { $tribe_a } on { $tile }
choice-drop-gives = { $last_id ->
    [yes] { $tribe_id ->
        [vizier] you take { $number } Viziers
        [elder] you take { $number } Elders
        [merchant] { $number } Merchants bring { $number } cards
        [builder] { $number } Builders times { $blue } blue: { $gold } gold
       *[assassin] { $number } Assassins reach { $number } tiles far
    }, then the { $type } acts{ $claims ->
        [0] { "" }
       *[other] ; the tile is yours: { $claims } VP
    }
   *[no] { "" }
}
choice-target = { $what_id ->
    [anun-nak] Settle three meeples on { $tile }
    [bouraq] Place the palace on { $tile }
    [enki] Place the palm tree on { $tile }
   *[camel] Put your camel on { $tile }
}
choice-target-gives = { $type }{ $whose_id ->
    [you] , your tile
    [other] , { $owner }'s tile
   *[nobody] , nobody's tile, value { $value }
}
choice-shift = { $what_id ->
    [palm] Place the palm tree on { $tile }
   *[palace] Place the palace on { $tile }
}
choice-shift-gives = { $type }{ $whose_id ->
    [you] , your tile
    [other] , { $owner }'s tile
   *[nobody] , nobody's tile, value { $value }
}
choice-kill-on = { $victims ->
    [one] Kill a meeple on { $tile }
   *[other] Kill two meeples on { $tile }
}
choice-kill-on-gives = { $each_tribe_counted }{ $claims ->
    [0] {""}
   *[other] ; the tile is yours: { $claims } VP
}
choice-kill-before = Strike at { $victim_who }
choice-kill-before-gives = { $viziers ->
    [one] 1 Vizier
   *[other] { $viziers } Viziers
}, { $elders ->
    [one] 1 Elder
   *[other] { $elders } Elders
}
choice-victim = { $captures_id ->
    [yes] Hit the { $tribe }
   *[no] Kill the { $tribe }
}
choice-victims = { $alike_id ->
    [yes] Hit two { $first_many }
   *[no] Hit { $first_a } and { $second_a }
}
choice-buy = Take { $card_a }
choice-buy-gives = { $sort_id ->
    [fakir] you have { $held } so far
    [double] you have { $held } of it already
   *[more] { $kinds ->
        [one] 1 kind, worth { $worth }
       *[other] { $kinds } kinds, worth { $worth }
    }
}
choice-take = Take { $djinn }
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
choice-keep = Keep { $djinn }
choice-keep-gives = { choice-take-gives }

## Events

event-round = Round { $number }
event-bid = { $fakirs ->
    [0] { $paid ->
        [0] { $seat_who } bid { $price } and paid nothing.
       *[other] { $seat_who } bid { $price } and paid { $paid } gold.
    }
    [one] { $seat_who } bid { $price }, discarded a Fakir and paid { $paid } gold.
   *[other] { $seat_who } bid { $price }, discarded { $fakirs } Fakirs and paid { $paid } gold.
}
event-turn = It was { $seat_whose } turn.
event-no-move = { $seat_who } found no move. The game ends after this round.
event-lifted = { $number ->
    [one] { $seat_who } lifted a meeple from { $tile }.
   *[other] { $seat_who } lifted { $number } meeples from { $tile }.
}
event-dropped = { $seat_who } dropped { $tribe_a } on { $tile }.
event-took = { $seat_who } took { $number ->
    [one] { $tribe_a }
   *[other] { $number } { $tribe_many }
} from { $tile }.
event-claimed = { $seat_who } claimed { $tile } with a camel.
event-last-camel = { $seat_who } placed the last camel. The game ends after this round.
event-gathered = { $seat_who } gathered { $number ->
    [one] { $tribe_a }
   *[other] { $number } { $tribe_many }
}.
event-row-cards = { $each_card ->
    [nothing] { $seat_who } took nothing from the row.
   *[other] { $seat_who } took { $each_card_a } from the row.
}
event-built = { $seat_who } earned { $gold } gold with { $builders ->
    [one] 1 Builder
   *[other] { $builders } Builders
}{ $fakirs ->
    [0] {""}
    [one] {" "}and a Fakir
   *[other] {" "}and { $fakirs } Fakirs
} ({ $blue ->
    [one] 1 blue tile
   *[other] { $blue } blue tiles
}).
event-range = { $fakirs ->
    [0] { $seat_whose }
    [one] With a Fakir { $seat_whose }
   *[other] With { $fakirs } Fakirs { $seat_whose }
} Assassins reach { $range ->
    [one] 1 tile
   *[other] { $range } tiles
} far.
event-nobody-killed = { $seat_whose } Assassins found no victim.
event-killed = { $seat_who } killed { $tribe_a } on { $tile }.
event-killed-before = { $seat_who } killed one of { $victim_whose } { $tribe_many }.
event-captured = { $seat_who } captured { $tribe_a } on { $tile }.
event-captured-before = { $seat_who } captured one of { $victim_whose } { $tribe_many }.
event-income = { $djinn } brought { $seat_who } { $gold } gold.
event-used = { $elders ->
    [0] { $seat_who } used { $djinn } for a Fakir.
    [one] { $fakirs ->
        [0] { $seat_who } used { $djinn } for an Elder.
       *[other] { $seat_who } used { $djinn } for an Elder and a Fakir.
    }
   *[other] { $seat_who } used { $djinn } for two Elders.
}
event-drew = { $seat_who } drew a card from the pile.
event-drew-card = { $seat_who } drew { $card_a } from the pile.
event-shuffled = { $deck_id ->
    [resource] { $number ->
        [one] 1 resource card was shuffled into a new pile.
       *[other] { $number } resource cards were shuffled into a new pile.
    }
   *[djinn] { $number ->
        [one] 1 djinn was shuffled into a new pile.
       *[other] { $number } djinns were shuffled into a new pile.
    }
}
event-placed = { $seat_who } placed { $piece_a } on { $tile }.
event-settled = From the bag { $tribe_a } came onto { $tile }.
event-bought = { $gold ->
    [0] { $seat_who } took { $card_a } as the second card.
   *[other] { $seat_who } bought { $card_a } for { $gold } gold.
}
event-sacrificed = { $fakirs ->
    [0] { $seat_who } paid two Elders at the Sacred Place.
   *[other] { $seat_who } paid an Elder and a Fakir at the Sacred Place.
}
event-gained = { $seat_who } gained the djinn { $djinn }.
event-looked = { $number ->
    [one] { $seat_who } drew a djinn.
   *[other] { $seat_who } drew { $number } djinns.
}
event-looked-at = { $seat_who } drew { $each_djinn }.
event-discarded-djinn = { $seat_who } discarded the djinn { $djinn }.
event-sold = { $seat_who } sold { $each_card } for { $gold } gold.
event-card-laid = { $card_id ->
    [jewels] { $card_a } are new in the row.
   *[other] { $card_a } is new in the row.
}
event-djinn-laid = The djinn { $djinn } appears.
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
}. You have { $elders ->
    [0] no Elders
    [one] 1 Elder
   *[other] { $elders } Elders
} and { $fakirs ->
    [0] no Fakirs
    [one] 1 Fakir
   *[other] { $fakirs } Fakirs
}.
reason-no-effect = { $djinn } would have no effect, because { $missing_id ->
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
reason-needs-village = Tile { $tile } is not a Village.
reason-needs-oasis = Tile { $tile } is not an Oasis.
reason-not-bare = Tile { $tile } is not bare; no camel, meeple, palm tree or palace may be there.
reason-not-unbuilt = Tile { $tile } must have a meeple, and no camel, palm tree or palace.
reason-not-drawn = { $djinn } is not among the djinns you drew.
reason-no-meeples = There is no meeple on { $tile }.
reason-start-cannot-finish = { $number ->
    [one] The meeple of { $tile } would meet its colour on no tile next to it.
   *[other] However you sow the { $number } meeples of { $tile }, the last one does not meet its colour.
}
reason-not-in-hand = You have no { $tribe } in hand.
reason-not-adjacent = Tile { $tile } does not share an edge with { $here }.
reason-straight-back = You come from { $tile }; a step straight back is not allowed.
reason-last-must-meet = The last meeple must meet its colour, and there is no { $tribe } on { $tile }.
reason-drop-cannot-finish = { $number ->
    [one] If you drop { $tribe_a } on { $tile }, the last meeple cannot meet its colour.
   *[other] If you drop { $tribe_a } on { $tile }, the { $number } others cannot be sown to an end.
}
reason-fakirs-useless = { $number ->
    [0] No meeple stands farther than your Assassins reach.
    [one] 1 Fakir reaches every meeple; more would be wasted.
   *[other] { $number } Fakirs reach every meeple; more would be wasted.
}
reason-out-of-range = Tile { $tile } is { $distance } away, your Assassins reach { $range }.
reason-not-two-there = Tile { $tile } has only one meeple.
reason-no-such-seat = There is no player { $number } at this table.
reason-own-pieces = Your own Viziers and Elders are not targets.
reason-boaz = Boaz protects { $victim_whose } Viziers and Elders.
reason-none-before = { $victim_has } neither Viziers nor Elders.
reason-not-two-before = { $victim_has } only one Vizier or Elder.
reason-one-victim = Only { $djinn } kills two at once.
reason-two-victims = With { $djinn } two are killed.
reason-not-at-target = { $number ->
    [0] There is no { $tribe } there.
    [one] There is only 1 { $tribe } there.
   *[other] There are only { $number } { $tribe_many } there.
}
reason-not-neighbour = Tile { $tile } does not touch { $here }.
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
reason-kind-chosen = You have { $card } in the set already.
reason-sell-order = Choose kinds in their order; the last was { $card }.
reason-not-held = You have no { $card }.
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
reason-own-moment = { $djinn } is offered { $moment_id ->
    [bid] when you bid
    [builders] when your Builders earn gold
    [palace] when you place a palace
    [palm] when you place a palm tree
   *[assassins] when your Assassins strike
}.
reason-standing-there = You stand on { $tile }; the next meeple goes to a tile that shares an edge with it.
reason-meant-for-it = The { $piece_id ->
    [palm] palm tree
   *[palace] palace
} was meant for { $tile }; choose one of its neighbours.
reason-only-fakirs = You hold only Fakirs, and Fakirs are never sold.
reason-chance-only = Chance decides that, not a player.
reason-bid-first = Bids come first; turns follow when every marker has bid.
reason-no-moves = No move is possible any more; only powers and sales are left in this round.
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
reason-iblis-first = First say whether you kill two with Iblis.
reason-only-market = Cards of the row are bought when your move ends on a market.
reason-sell-first = First choose to sell, then the kinds.
reason-sell-later = Merchandise is sold at the end of your turn.
reason-sale-on = You are selling: choose the kinds, or finish the set.
reason-turn-goes-on = Your turn is not at its end yet.
reason-nothing-to-pass = There is nothing to pass, because no power can be used now.
reason-second-card = The second card belongs to the purchase; take it.
reason-must-move = A move is possible, so you must make one.
reason-tile-cannot-finish = { $number ->
    [one] Whatever you drop on { $tile }, your last meeple could not meet its colour.
   *[other] Whatever you drop on { $tile }, the { $number } others could not be sown to an end.
}

## Cards: names of things

name-thing-tile = { $type }, { $tile }
name-thing-place = Place { $tile }
name-thing-meeple = { $tribe }, { $tile }
name-thing-hand = { $tribe } in the hand
name-thing-vizier = { $owner_whose } Viziers
name-thing-vizier-yours = Your Viziers
name-thing-elder = { $owner_whose } Elders
name-thing-elder-yours = Your Elders
name-thing-spot = Bid of { $price }
name-thing-bid = Bid order, place { $place }
name-thing-known = { $card }, in { $owner_whose } hand
name-thing-player = { $owner }
name-thing-gold = { $owner_whose } gold
name-thing-gold-yours = Your gold
name-thing-camels = { $owner_whose } camels
name-thing-camels-yours = Your camels
name-thing-cards = { $owner_whose } cards
name-thing-cards-yours = Your cards
name-thing-pile = Pile of resource cards
name-thing-discards = Discarded resource cards
name-thing-djinn-pile = Pile of djinns
name-thing-djinn-discards = Discarded djinns
name-thing-palms = Supply of palm trees
name-thing-palaces = Supply of palaces

## Cards: tiles and meeples

card-tile-unlaid = One of the thirty tiles is laid here at random before the game begins.
card-tile-oasis = Whoever ends a move here must place a palm tree on it; its owner scores 3 VP for each of them.
card-tile-village = Whoever ends a move here must place a palace on it; its owner scores 5 VP for each of them.
card-tile-small-market = Whoever ends a move here may pay 3 gold and take one of the first three cards in the row.
card-tile-large-market = Whoever ends a move here may pay 6 gold and take two of the first six cards in the row.
card-tile-sacred-place = Whoever ends a move here may pay two Elders, or an Elder and a Fakir, and take one djinn on display.
card-tile-kind = Tile, { $value } VP, { $colour_id ->
    [blue] blue
   *[red] red
}, no camel yet
card-tile-owned-kind = Tile, { $value } VP, { $colour_id ->
    [blue] blue
   *[red] red
}, { $owner_you ->
    [no] { $owner }'s camel
   *[yes] your camel
}
card-tile-yours-kind = Tile, { $value } VP, { $colour_id ->
    [blue] blue
   *[red] red
}, your camel
card-meeple-vizier = Viziers you take stay in front of you: 1 VP each, and 10 VP for each opponent who has fewer.
card-meeple-elder = Elders you take stay in front of you: 2 VP each, or they pay for djinns and their powers.
card-meeple-merchant = Merchants you take bring as many cards from the start of the row; then they go into the bag.
card-meeple-builder = Builders you take earn 1 gold each for every blue tile among the tile itself and those that touch it.
card-meeple-assassin = Assassins you take kill one meeple at most as many tiles away as there are Assassins, or an opponent's Vizier or Elder.
card-meeple-kind = Meeple, { $number } of this tribe on the tile
card-hand-kind = Meeple being sown, { $number } in the hand
card-front-kind = { $number } in front of { $owner_who }
card-front-yours-kind = { $number } in front of you
now-meeples = On the tile: { $each_tribe_counted }.
now-blue = { $blue ->
    [0] No blue tile is around for Builders.
    [one] Blue tiles for Builders, itself included: 1.
   *[other] Blue tiles for Builders, itself included: { $blue }.
}
now-pieces = Palm trees: { $palms }, palaces: { $palaces }. With them the tile counts { $points } VP for its owner.
now-palms-left = Palm trees left: { $number }.
now-palaces-left = Palaces left: { $number }.
now-market = On offer: { $each_card }.
now-market-gold = On offer: { $each_card }. You have { $gold } gold.
now-row-empty = The row is empty until the round is over.
now-sacred = On display: { $each_djinn }.
now-sacred-none = No djinn is on display until the round is over.
now-payers = You have { $elders ->
    [0] no Elders
    [one] 1 Elder
   *[other] { $elders } Elders
} and { $fakirs ->
    [0] no Fakirs
    [one] 1 Fakir
   *[other] { $fakirs } Fakirs
}.
now-meeple-vizier = A Vizier dropped here last brings { $number } Viziers.
now-meeple-elder = An Elder dropped here last brings { $number } Elders.
now-meeple-merchant = { $each_card ->
    [nothing] A Merchant dropped here last brings nothing.
   *[other] A Merchant dropped here last brings { $each_card_a }.
}
now-meeple-builder = A Builder dropped here last earns { $gold } gold: { $number } Builders times { $blue } blue.
now-meeple-assassin = An Assassin dropped here last lets { $number } Assassins reach { $number } tiles far.
now-ends = It could be the last one on { $each_tile }.
now-viziers = Worth { $points } VP now; opponents with fewer: { $fewer }.
now-elders = Worth { $points } VP now.

## Cards: tracks, cards, players, supplies

card-spot = Pay { $price } gold to the bank at once; higher bids play before you, lower ones after.
card-spot-zero = It costs nothing, but all who pay play before you, and so do all who bid 0 after you.
card-spot-kind = Turn order, one marker fits
card-spot-zero-kind = Turn order, three markers fit
card-bid = Markers bid from place 1 on; the playing order of a round is the bidding order of the next.
now-spot-taken = { $owner_whose } marker is here.
now-spot-place = As the bids are now you would play as number { $place }.
now-spot-left = { $left ->
    [0] No gold would be left.
   *[other] { $left } gold would be left, 1 VP each.
}
now-spot-short = You lack { $missing } gold.
now-bid-marker = { $owner_whose } marker is here.
card-goods = Different kinds together are worth 1, 3, 7, 13, 21, 30, 40, 50 or 60: gold when sold, or VP at the end.
card-fakir = Pays for djinns and powers, makes Builders earn more and Assassins reach farther; it is never sold.
card-row-kind = Resource card, place { $place } in the row, { $number } in the game
card-card-kind = Resource card, { $number } in your hand
card-goods-kind = Resource card, { $number } in the game
card-known-kind = Taken in sight of all: { $number }
now-reach = { $reach_id ->
    [both] Both markets reach it.
    [large] Only a Large Market reaches it.
   *[none] No market reaches it until cards before it are gone.
}
now-set-with = { $kinds ->
    [0] You have no merchandise yet; alone it is worth { $more }.
    [one] You have 1 kind worth { $worth }; with this one 2 kinds are worth { $more }.
   *[other] You have { $kinds } kinds worth { $worth }; with this one it is { $more }.
}
now-set-double = You have { $number } of it already; one more belongs to a further set.
now-hand = Your merchandise is worth { $points } VP if kept; one set of { $kinds ->
    [one] 1 kind
   *[other] { $kinds } kinds
} sells for { $gold } gold.
now-fakirs = You have { $number ->
    [0] no Fakirs
    [one] 1 Fakir
   *[other] { $number } Fakirs
}.
card-player = Whoever has the most victory points wins: gold, Viziers, Elders, djinns, palm trees, palaces, tiles and merchandise count.
card-player-kind = { $points } VP so far
card-player-part-kind = { $points } VP so far, not counting what is hidden
now-sheet = Viziers { $viziers }, Elders { $elders }, djinns { $djinns }, palm trees { $palms }, palaces { $palaces }, tiles { $tiles }.
now-sheet-gold = Gold { $gold }.
now-sheet-merchandise = Merchandise { $merchandise }.
card-gold = Gold pays for bids and for cards at the markets; each coin left at the end is 1 VP.
card-gold-kind = { $number } gold, { $number } VP
card-gold-secret-kind = Kept secret until the end
now-gold-secret = All that was gained and paid is in the log.
card-camels = A camel claims a tile that you empty, for good; when somebody has placed the last one, the round is the last.
card-camels-kind = { $number } left to place
now-tiles = { $number ->
    [0] No tile claimed yet.
    [one] 1 tile claimed, worth { $points } VP without its palm trees and palaces.
   *[other] { $number } tiles claimed, worth { $points } VP without their palm trees and palaces.
}
card-cards = Merchandise makes sets, Fakirs pay for djinns and powers; what was taken from the row stays known to all.
card-cards-kind = { $number ->
    [one] 1 card in hand
   *[other] { $number } cards in hand
}
now-known = Known to all: { $each_card }.
now-unknown = { $number ->
    [one] 1 card is known to its owner only.
   *[other] { $number } cards are known to their owner only.
}
card-pile = When a round is over the row is filled up to nine cards from this pile; Sloar and Kandicha draw from it too.
card-discards = Cards that were sold or paid with lie here; they are shuffled into a new pile when the pile is empty.
card-djinn-pile = When a round is over djinns from this pile are laid out until there are three; Sibittis draws from it too.
card-djinn-discards = Djinns that nobody kept after Sibittis lie here; they are shuffled into a new pile when the pile is empty.
card-stack-kind = { $number ->
    [one] 1 card
   *[other] { $number } cards
}
now-lies = Here: { $each_card }.
now-lies-djinns = Here: { $each_djinn }.
card-palms = A palm tree comes onto an Oasis when a move ends there, and is worth 3 VP to the owner of the tile.
card-palaces = A palace comes onto a Village when a move ends there, and is worth 5 VP to the owner of the tile.
card-supply-kind = { $number } left
card-bag = Merchants, Builders and Assassins that were used and all meeples that were killed or paid lie here; Anun-Nak draws from it.
card-bag-kind = { $number ->
    [one] 1 meeple
   *[other] { $number } meeples
}
now-bag = Viziers { $vizier }, Elders { $elder }, Merchants { $merchant }, Builders { $builder }, Assassins { $assassin }.

## What djinns do

power-al-amin = At the end every two Fakirs in your hand count as one more merchandise card of any kind you lack.
power-anun-nak = Once in your turn, draw three meeples from the bag and put them on a tile without camel, meeple, palm tree and palace.
power-baal = Whenever a djinn is gained you get gold: 1 if you gained it, 2 if somebody else did.
power-boaz = Assassins can neither kill nor capture the Viziers and Elders in front of you.
power-bouraq = Once in your turn, place a palace on any Village, whoever owns it.
power-echidna = Once in your turn, when your Builders earn gold, they earn twice as much, Fakirs included.
power-enki = Once in your turn, place a palm tree on any Oasis, whoever owns it.
power-hagis = Once in your turn, when you place a palace, put it on any of the up to eight tiles around instead.
power-haurvatat = At the end each palm tree on your tiles is worth 5 VP to you instead of 3.
power-ibus = Once in your turn, your Assassins kill two meeples on one tile, or two Viziers or Elders of one opponent.
power-jafaar = At the end each of your Viziers is worth 3 VP instead of 1; the bonus of 10 stays as it is.
power-kandicha = Your Assassins bring what they hit: a card for a Merchant, gold for a Builder, and Viziers and Elders join you.
power-kumarbi = When you bid, each Fakir you discard lowers the price by one spot; your marker stays where it is.
power-lamia = Once in your turn, when you place a palm tree, put it on any of the up to eight tiles around instead.
power-leta = Once in your turn, put one of your camels on a tile without camel, meeple, palm tree and palace.
power-marid = Whenever a meeple is dropped on a tile with your camel you get gold: 1 in your own move, 2 in another's.
power-monkir = Whenever a palace is placed you get gold: 1 if you placed it, 2 if somebody else did.
power-nekir = Whenever Assassins kill you get gold: 1 if they were yours, 2 if somebody else's.
power-shamhat = At the end each of your Elders is worth 4 VP instead of 2.
power-sibittis = Once in your turn, draw the top three djinns, keep one and discard the others.
power-sloar = Once in your turn, pay a Fakir and take the top card of the resource pile.
power-utug = Once in your turn, put one of your camels on a tile with meeples but no camel, palm tree or palace.

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
card-djinn-kind = Djinn, { $points } VP, { $cost_id ->
    [none] works by itself
    [any] pay an Elder or a Fakir
    [pair] pay two Elders, or an Elder and a Fakir
    [fakir] pay a Fakir
   *[fakirs] pay Fakirs
}
now-djinn-display = On display at the Sacred Places.
now-djinn-yours = It is yours.
now-djinn-used = It is yours; its power has been used for now.
now-djinn-owner = It is { $owner_you ->
    [yes] yours
   *[no] { $owner }'s
}.
now-djinn-discarded = It lies among the discarded djinns.
now-djinn-drawn = You drew it with Sibittis.
now-djinn-more = { $more ->
    [0] So far it would add no points to your score.
   *[other] With what you have now it would add { $more } VP to your score.
}
now-djinn-pile = Cards in the pile: { $number }.
now-djinn-djinns = Djinns in the pile: { $number }.
now-djinn-bare = Bare tiles: { $number }.
now-djinn-settle = Tiles with meeples and without camel, palm tree and palace: { $number }.
now-djinn-camels = Your camels left: { $number }.
now-djinn-bag = Meeples in the bag: { $number }.
now-djinn-tiles = Tiles with your camel: { $number }.

## The card at the end of a round

pause-round = Round { $number } is over
pause-round-about = Gold, cards and all else are counted as they stand now.
pause-round-about-secret = Totals of others are without their gold and cards, which stay hidden until the end.
pause-tiles = Tiles taken
pause-changes = Gained and lost
pause-camels = Camels left
pause-tile = { $type }, { $tile }
pause-number = { $number }
pause-djinn = { $djinn }
pause-victims = hit: { $each_tribe_counted }
pause-cards = New in the row: { $each_card }.
pause-djinns = New on display: { $each_djinn }.
pause-next = Now all bid again, in the order in which they played.
pause-go = Go on to the bids of round { $number }

## Goods that choices give and cost

good-gold = { $amount } gold
good-vizier = { $amount ->
    [one] 1 Vizier
   *[other] { $amount } Viziers
}
good-elder = { $amount ->
    [one] 1 Elder
   *[other] { $amount } Elders
}
good-fakir = { $amount ->
    [one] 1 Fakir
   *[other] { $amount } Fakirs
}
good-card = { $amount ->
    [one] 1 card
   *[other] { $amount } cards
}
good-points = { $amount } VP

## Events told beside another

and-gained = and gained the djinn { $djinn }
and-claimed = and claimed the tile

## Why the game ended and where points came from

end-last-camel = { $seat_who } placed the last camel; everybody finished round { $number }.
end-no-move = { $seat_who } found no move in round { $number }.
end-no-move-left = No move was left on the board after round { $number }.
end-gold =
    { $number ->
        [one] { $number } coin
       *[other] { $number } coins
    }
end-viziers = { $fewer ->
    [0] { $number }
    [one] { $number }; 1 rival has fewer
   *[other] { $number }; { $fewer } rivals have fewer
}
end-number = { $number }
end-djinns = { $each_djinn }
end-tiles =
    { $number ->
        [one] { $number } tile
       *[other] { $number } tiles
    }
end-sets = in sets of { $each_size }

## A line over the board

settled-order = Turn order set
settled-paid =
    { $gold ->
        [0] bid 0
       *[other] paid { $gold }
    }
