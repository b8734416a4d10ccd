## Names

name-yspahan = Yspahan
name-none = no card
name-camel = Camel
name-gold = Gold
name-cube = Goods cube
name-card = Card
name-white-die = White die
name-yellow-die = Yellow die
name-supervisor = Supervisor
name-caravan = Caravan
name-tower = Tower
name-city = City
name-street = Street
name-centre = Crossroads
name-district = District
name-souk = Souk
name-shop = Shop
name-bag = Bag
name-barrel = Barrel
name-chest = Chest
name-vase = Vase
name-first-player = First player
name-week = Week
name-day = Day
name-paddock = Paddock
name-store = Store
name-hammam = Hammam
name-caravanserai = Caravanserai
name-bazaar = Bazaar
name-hoist = Hoist
name-exchange = Exchange
name-three-camels = Three camels
name-three-gold = Three gold
name-place-cube = Delivery
name-load-caravan = Caravan load
name-sell-camels = Camel sale
name-sell-gold = Gold for fame
name-no-camels = Build without camels
name-no-gold = Build without gold
name-deck = Deck
name-discard = Discard pile
name-hand = Your cards
name-points = Points
name-buildings = Buildings
name-cards = Cards
name-camels = Camels
name-player = Player

name-blue = Blue
name-green = Green
name-red = Red
name-yellow = Yellow

name-c = Crossroads
name-w1 = west 1
name-w2 = west 2
name-w3 = west 3
name-w4 = west 4
name-w5 = west 5
name-w6 = west 6
name-w7 = west 7
name-w8 = west 8
name-w9 = west 9
name-w10 = west 10
name-e1 = east 1
name-e2 = east 2
name-e3 = east 3
name-e4 = east 4
name-e5 = east 5
name-e6 = east 6
name-e7 = east 7
name-n1 = north 1
name-n2 = north 2
name-n3 = north 3
name-n4 = north 4
name-s1 = south 1
name-s2 = south 2
name-s3 = south 3
name-s4 = south 4
name-s5 = south 5
name-s6 = south 6
name-s7 = south 7

name-bag-3 = Bag souk 3
name-bag-4 = Bag souk 4
name-bag-6 = Bag souk 6
name-bag-8 = Bag souk 8
name-barrel-3 = Barrel souk 3
name-barrel-4 = Barrel souk 4
name-barrel-6 = Barrel souk 6
name-barrel-8 = Barrel souk 8
name-chest-4 = Chest souk 4
name-chest-6 = Chest souk 6
name-chest-8 = Chest souk 8
name-vase-4 = Vase souk 4
name-vase-6 = Vase souk 6
name-vase-12 = Vase souk 12

name-bag-3-0 = Bag souk 3, shop 1
name-bag-3-1 = Bag souk 3, shop 2
name-bag-3-2 = Bag souk 3, shop 3
name-bag-4-0 = Bag souk 4, shop 1
name-bag-4-1 = Bag souk 4, shop 2
name-bag-4-2 = Bag souk 4, shop 3
name-bag-4-3 = Bag souk 4, shop 4
name-bag-6-0 = Bag souk 6, shop 1
name-bag-6-1 = Bag souk 6, shop 2
name-bag-6-2 = Bag souk 6, shop 3
name-bag-6-3 = Bag souk 6, shop 4
name-bag-6-4 = Bag souk 6, shop 5
name-bag-8-0 = Bag souk 8, shop 1
name-bag-8-1 = Bag souk 8, shop 2
name-bag-8-2 = Bag souk 8, shop 3
name-bag-8-3 = Bag souk 8, shop 4
name-bag-8-4 = Bag souk 8, shop 5
name-bag-8-5 = Bag souk 8, shop 6
name-barrel-3-0 = Barrel souk 3, shop 1
name-barrel-3-1 = Barrel souk 3, shop 2
name-barrel-4-0 = Barrel souk 4, shop 1
name-barrel-4-1 = Barrel souk 4, shop 2
name-barrel-4-2 = Barrel souk 4, shop 3
name-barrel-6-0 = Barrel souk 6, shop 1
name-barrel-6-1 = Barrel souk 6, shop 2
name-barrel-6-2 = Barrel souk 6, shop 3
name-barrel-6-3 = Barrel souk 6, shop 4
name-barrel-8-0 = Barrel souk 8, shop 1
name-barrel-8-1 = Barrel souk 8, shop 2
name-barrel-8-2 = Barrel souk 8, shop 3
name-barrel-8-3 = Barrel souk 8, shop 4
name-barrel-8-4 = Barrel souk 8, shop 5
name-chest-4-0 = Chest souk 4, shop 1
name-chest-4-1 = Chest souk 4, shop 2
name-chest-6-0 = Chest souk 6, shop 1
name-chest-6-1 = Chest souk 6, shop 2
name-chest-6-2 = Chest souk 6, shop 3
name-chest-8-0 = Chest souk 8, shop 1
name-chest-8-1 = Chest souk 8, shop 2
name-chest-8-2 = Chest souk 8, shop 3
name-chest-8-3 = Chest souk 8, shop 4
name-vase-4-0 = Vase souk 4, shop 1
name-vase-6-0 = Vase souk 6, shop 1
name-vase-6-1 = Vase souk 6, shop 2
name-vase-12-0 = Vase souk 12, shop 1
name-vase-12-1 = Vase souk 12, shop 2
name-vase-12-2 = Vase souk 12, shop 3

## Prompts

prompt-d-yellow = Add yellow dice to the roll? Each costs 1 gold.
prompt-d-yellow-other = { $actor } may add yellow dice and rolls.
prompt-d-group = Take a group of dice from the tower.
prompt-d-group-other = { $actor } takes a group of dice.
prompt-d-action = { $number ->
    [one] What do you do with 1 die of value { $value } from { $level }?
   *[other] What do you do with { $number } dice of value { $value } from { $level }?
}
prompt-d-action-other = { $number ->
    [one] { $actor } holds 1 die of value { $value } from { $level }.
   *[other] { $actor } holds { $number } dice of value { $value } from { $level }.
}
prompt-d-boost = { $level }, { $number ->
    [one] 1 die
   *[other] { $number } dice
}: discard a card to count one die more?
prompt-d-boost-other = { $level }, { $number ->
    [one] 1 die
   *[other] { $number } dice
}: { $actor } may discard a card for one die more.
prompt-d-supply = { $number ->
    [one] Place 1 cube in the { $district } district.
   *[other] Place a cube in the { $district } district, { $number } to go.
}
prompt-d-supply-other = { $number ->
    [one] { $actor } places 1 cube in the { $district } district.
   *[other] { $actor } places { $number } cubes in the { $district } district.
}
prompt-d-move = Where does the Supervisor go? The dice say { $value }; you have { $gold } gold for longer or shorter ways.
prompt-d-move-other = { $actor } moves the Supervisor by { $value }, with { $gold } gold for longer or shorter ways.
prompt-d-order = Two cubes are sent. Which goes first?
prompt-d-order-other = Two cubes are sent. { $actor } chooses which goes first.
prompt-d-camel = Your cube in { $shop } is sent to the caravan. Keep it in the shop for 1 camel?
prompt-d-camel-other = { $actor } decides about the cube in { $shop }.
prompt-d-next = Play cards before the cube in { $shop } is sent?
prompt-d-next-other = { $actor } may play cards before the cube in { $shop } is sent.
prompt-d-build = Which building do you build?
prompt-d-build-other = { $actor } chooses a building.
prompt-d-end = Your action is done. Anything else before your turn ends?
prompt-d-end-other = { $actor } finishes the turn.
prompt-d-exchange = Swap camels for gold, or gold for camels.
prompt-d-exchange-other = { $actor } swaps camels and gold.
prompt-d-place = Place 1 cube in any shop open to you.
prompt-d-place-other = { $actor } places 1 cube.
prompt-d-sell-camels = How many camels do you sell, for 2 points each?
prompt-d-sell-camels-other = { $actor } sells camels for points.
prompt-d-sell-gold = How much gold do you give, for 1 point each?
prompt-d-sell-gold-other = { $actor } gives gold for points.

## Choices

choice-first-player = Player { $seat } begins
choice-white = White die: { $face }
choice-yellow = Yellow die: { $face }
choice-deal = Deal { $card }
choice-buy = { $number ->
    [0] Roll without yellow dice
    [one] Add 1 yellow die for 1 gold and roll
   *[other] Add { $number } yellow dice for { $number } gold and roll
}
choice-take = { $level }: { $number ->
    [one] 1 die
   *[other] { $number } dice
} of value { $value }
choice-draw = Draw a card
choice-use = { $use_id ->
    [goods] { $level_id ->
        [camel] { $goods ->
            [one] Take 1 camel
           *[other] Take { $goods } camels
        }
        [gold] Take { $goods } gold
       *[other] { $goods ->
            [one] Place 1 cube
           *[other] Place { $goods } cubes
        }
    }
    [supervisor] Move the Supervisor by { $value }
    [card] Draw a card
   *[build] Build a building
}
choice-boost = { $card_id ->
    [none] Discard nothing
   *[other] Discard { $card }
}
choice-supply = { $shop }
choice-move = { $square }: { $gold ->
    [0] free
   *[other] pay { $gold } gold, { $left } left
}{ $cubes ->
    [0] { "" }
    [one] , sends 1 cube
   *[other] , sends { $cubes } cubes
}
choice-send-first = { $shop } first
choice-send = Let the cube go to the caravan
choice-pay = Pay 1 camel and keep the cube, { $left } left
choice-continue = Go on to the second cube
choice-end = End the turn
choice-play = Play { $card }
choice-build = { $building }: { $camels ->
    [one] 1 camel
   *[other] { $camels } camels
}, { $gold } gold{ $mode_id ->
    [normal] { "" }
    [no-camels] , card without camels
    [no-gold] , card without gold
   *[both] , both build cards
}{ $points ->
    [0] { "" }
   *[other] , { $points } points
}
choice-camels-to-gold = { $number ->
    [one] 1 camel
   *[other] { $number } camels
} for { $number } gold
choice-gold-to-camels = { $number } gold for { $number ->
    [one] 1 camel
   *[other] { $number } camels
}
choice-place = { $shop }
choice-sell-camels = { $number ->
    [one] 1 camel
   *[other] { $number } camels
} for { $points } points
choice-sell-gold = { $number } gold for { $points ->
    [one] 1 point
   *[other] { $points } points
}

## Events

event-day = Week { $week }, day { $day }: { $seat } was first player.
event-last-order = Turns of the last day, fewest points first: { $each_seat }.
event-bought = { $seat } added { $number ->
    [one] 1 yellow die for 1 gold
   *[other] { $number } yellow dice for { $number } gold
}.
event-rolled = { $seat } rolled { $each_die }.
event-rolled-yellow = Yellow dice of { $seat }: { $each_die }.
event-yellow-removed = { $number ->
    [one] 1 yellow die
   *[other] { $number } yellow dice
} left the tower.
event-took = { $seat } took { $number ->
    [one] 1 die
   *[other] { $number } dice
} of value { $value } from { $level }.
event-camels = { $seat } took { $number ->
    [one] 1 camel
   *[other] { $number } camels
}.
event-gold = { $seat } took { $number } gold.
event-boosted = { $seat } discarded { $card } to count one die more.
event-supplied = { $seat } placed a cube: { $shop }.
event-lost = { $seat } found no shop for { $number ->
    [one] 1 cube
   *[other] { $number } cubes
}.
event-moved = { $seat } moved the Supervisor to { $square }{ $gold ->
    [0] { "" }
   *[other] { " " }for { $gold } gold
}.
event-stayed = { $seat } left the Supervisor on { $square }{ $gold ->
    [0] { "" }
   *[other] { " " }for { $gold } gold
}.
event-ordered = { $seat } sent { $shop } first.
event-kept = { $seat } paid 1 camel and kept the cube: { $shop }.
event-sent = { $seat } lost a cube to the caravan: { $shop }.
event-loaded = { $seat } loaded caravan slot { $slot }: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
event-caravan-full = The caravan was full, scored and emptied.
event-caravan-scored = { $seat } scored { $points ->
    [one] 1 point
   *[other] { $points } points
} with the caravan ({ $cubes } × { $multiplier }).
event-drew = { $number ->
    [0] { $seat } had to draw, but no card was left
   *[other] { $seat } drew a card
}.
event-drew-card = You drew { $card }.
event-reshuffled = The discard pile became the new deck of { $number ->
    [one] 1 card
   *[other] { $number } cards
}.
event-played = { $seat } played { $card }.
event-sold-camels = { $seat } sold { $number ->
    [one] 1 camel
   *[other] { $number } camels
} for { $points } points.
event-sold-gold = { $seat } gave { $number } gold for { $points ->
    [one] 1 point
   *[other] { $points } points
}.
event-swapped-camels = { $seat } swapped { $number ->
    [one] 1 camel
   *[other] { $number } camels
} for { $number } gold.
event-swapped-gold = { $seat } swapped { $number } gold for { $number ->
    [one] 1 camel
   *[other] { $number } camels
}.
event-spent-card = { $seat } spent { $card }.
event-built = { $seat } built { $building } for { $camels ->
    [one] 1 camel
   *[other] { $camels } camels
} and { $gold } gold{ $points ->
    [0] { "" }
   *[other] , { $points } points
}.
event-week-ended = Week { $week } ended.
event-souk-scored = { $seat } scored { $points } points: { $souk }.
event-bazaar-scored = { $seat } scored { $points } points with the Bazaar.
event-shops-emptied = All shops were emptied.
event-ended = The game was over.

## Reasons

reason-gold = That takes { $need } gold; you have { $have }.
reason-camels = That takes { $need ->
    [one] 1 camel
   *[other] { $need } camels
}; you have { $have }.
reason-level-empty = There are no dice on { $level }.
reason-yellow-only = Only yellow dice are left on { $level }, and they are for the first player.
reason-must-take = There are dice you can take.
reason-no-shop = No shop in the { $district } district is open to you.
reason-no-card = Deck and discard pile are empty.
reason-build-two-players = With three or four players you build after your action, without dice.
reason-nothing-to-build = There is no building you could pay for.
reason-card-not-held = You do not hold { $card }.
reason-shop-full = There is a cube in { $shop } already.
reason-souk-closed = { $souk } belongs to { $owner }.
reason-finish-souk = { $number ->
    [one] Complete { $souks } before you start another souk in this district.
   *[other] Complete all of these before you start another souk in this district: { $souks }.
}
reason-other-district = These cubes are for the { $district } district.
reason-not-hit = The cube in { $shop } is not one of the two.
reason-card-moment = Cards are played in your own turn: before you take dice, between two cubes, or after your action.
reason-card-useless = { $card } would do nothing now.
reason-build-with-group = With two players building takes a group of dice: take one and use it to build.
reason-build-later = You may build after your action.
reason-one-building = You have built in this turn already.
reason-build-card-later = At this table build cards work only after the action.
reason-built = You own { $building } already.
reason-no-pair-here = The two build cards cannot be used together on { $building }.
reason-no-pair = At this table the two build cards cannot be used together.
reason-build-with-this-group = To build with these dice, choose to build first.
reason-build-was-action = Your action is chosen already: with two players building is an action of its own.
reason-no-group-to-build = With two players building takes a group of dice, and there is none left for you.
reason-price = That takes { $camels ->
    [one] 1 camel
   *[other] { $camels } camels
} and { $gold } gold; you have { $have_camels } and { $have_gold }.
reason-other-turn = It is the turn of { $actor }. You decide only whether to pay a camel for your cube.
reason-finish-card = First finish what { $card } does.
reason-roll-first = The dice have not been rolled: first say how many yellow dice you add.
reason-take-first = Take a group of dice from the tower first.
reason-action-chosen = You have chosen your action for this turn already.
reason-yellow-late = Yellow dice are added by the first player, before the roll.
reason-boost-moment = A card counts as one die more only right after you chose to take goods with a group.
reason-no-cube-now = You have no cube to place now. Cubes come with a group of dice of the district, or with the card Delivery.
reason-goods-first = Choose first to place cubes in the { $district } district.
reason-supervisor-moment = The Supervisor moves only when you use a group of dice for it.
reason-nothing-sent = No cube is being sent to the caravan now.
reason-must-draw = There are no dice for you: draw a card.
reason-finish-action = Finish your action first.
reason-play-first = That takes the card { $card }: play it first.

## Score sheet

category-souks = Souks
category-bazaar = Bazaar
category-loads = Caravan loads
category-caravan = Caravan scoring
category-buildings = Buildings
category-cards = Cards

## Options

option-first-player = Who is first player on the first day
option-first-player-random = Drawn by lot
option-first-player-0 = The first seat
option-first-player-1 = The second seat
option-first-player-2 = The third seat
option-first-player-3 = The fourth seat
option-build-card-timing = When build cards may be used (three or four players)
option-build-card-timing-any-time = Whenever cards may be played
option-build-card-timing-build-step = Only after the action
option-build-card-stacking = Both build cards on one building
option-build-card-stacking-on = Allowed: the building is free
option-build-card-stacking-off = Not allowed
option-zero-move-sends = The Supervisor stays where he is
option-zero-move-sends-on = Staying sends the cubes beside him
option-zero-move-sends-off = Staying sends nothing
