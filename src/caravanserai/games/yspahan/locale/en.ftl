## Names

name-yspahan = Yspahan
name-guide-week = Learn the end of a week
name-none = no card
name-camel = Camel
    .level = on the camels
name-gold = Gold
    .level = on the gold
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
    .level = on the bags
name-barrel = Barrel
    .level = on the barrels
name-chest = Chest
    .level = on the chests
name-vase = Vase
    .level = on the vases
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
name-w1 = West 1
name-w2 = West 2
name-w3 = West 3
name-w4 = West 4
name-w5 = West 5
name-w6 = West 6
name-w7 = West 7
name-w8 = West 8
name-w9 = West 9
name-w10 = West 10
name-e1 = East 1
name-e2 = East 2
name-e3 = East 3
name-e4 = East 4
name-e5 = East 5
name-e6 = East 6
name-e7 = East 7
name-n1 = North 1
name-n2 = North 2
name-n3 = North 3
name-n4 = North 4
name-s1 = South 1
name-s2 = South 2
name-s3 = South 3
name-s4 = South 4
name-s5 = South 5
name-s6 = South 6
name-s7 = South 7

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

name-bag-3-0 = shop 1 of Bag souk 3
name-bag-3-1 = shop 2 of Bag souk 3
name-bag-3-2 = shop 3 of Bag souk 3
name-bag-4-0 = shop 1 of Bag souk 4
name-bag-4-1 = shop 2 of Bag souk 4
name-bag-4-2 = shop 3 of Bag souk 4
name-bag-4-3 = shop 4 of Bag souk 4
name-bag-6-0 = shop 1 of Bag souk 6
name-bag-6-1 = shop 2 of Bag souk 6
name-bag-6-2 = shop 3 of Bag souk 6
name-bag-6-3 = shop 4 of Bag souk 6
name-bag-6-4 = shop 5 of Bag souk 6
name-bag-8-0 = shop 1 of Bag souk 8
name-bag-8-1 = shop 2 of Bag souk 8
name-bag-8-2 = shop 3 of Bag souk 8
name-bag-8-3 = shop 4 of Bag souk 8
name-bag-8-4 = shop 5 of Bag souk 8
name-bag-8-5 = shop 6 of Bag souk 8
name-barrel-3-0 = shop 1 of Barrel souk 3
name-barrel-3-1 = shop 2 of Barrel souk 3
name-barrel-4-0 = shop 1 of Barrel souk 4
name-barrel-4-1 = shop 2 of Barrel souk 4
name-barrel-4-2 = shop 3 of Barrel souk 4
name-barrel-6-0 = shop 1 of Barrel souk 6
name-barrel-6-1 = shop 2 of Barrel souk 6
name-barrel-6-2 = shop 3 of Barrel souk 6
name-barrel-6-3 = shop 4 of Barrel souk 6
name-barrel-8-0 = shop 1 of Barrel souk 8
name-barrel-8-1 = shop 2 of Barrel souk 8
name-barrel-8-2 = shop 3 of Barrel souk 8
name-barrel-8-3 = shop 4 of Barrel souk 8
name-barrel-8-4 = shop 5 of Barrel souk 8
name-chest-4-0 = shop 1 of Chest souk 4
name-chest-4-1 = shop 2 of Chest souk 4
name-chest-6-0 = shop 1 of Chest souk 6
name-chest-6-1 = shop 2 of Chest souk 6
name-chest-6-2 = shop 3 of Chest souk 6
name-chest-8-0 = shop 1 of Chest souk 8
name-chest-8-1 = shop 2 of Chest souk 8
name-chest-8-2 = shop 3 of Chest souk 8
name-chest-8-3 = shop 4 of Chest souk 8
name-vase-4-0 = shop 1 of Vase souk 4
name-vase-6-0 = shop 1 of Vase souk 6
name-vase-6-1 = shop 2 of Vase souk 6
name-vase-12-0 = shop 1 of Vase souk 12
name-vase-12-1 = shop 2 of Vase souk 12
name-vase-12-2 = shop 3 of Vase souk 12

## Prompts

prompt-d-yellow = Do you add yellow dice to your roll?
prompt-d-yellow-hint = You are first today. A roll is final; each yellow die costs 1 gold, you have { $gold }.
prompt-d-yellow-other = { $actor } may add yellow dice and rolls.
prompt-d-group = { $groups ->
    [0] No dice are left for you.
   *[other] Which dice do you take?
}
prompt-d-group-hint = { $groups ->
    [0] A card takes the place of the dice.
    [one] You take all dice of the level, for one of { $two ->
        [0] three
       *[other] four
    } uses.
   *[other] You take all dice of one level, for one of { $two ->
        [0] three
       *[other] four
    } uses. { $groups } groups are left.
}
prompt-d-group-other = { $actor } takes a group of dice.
prompt-d-action = { $number ->
    [one] How do you use 1 die showing { $value }?
   *[other] How do you use { $number } dice showing { $value }?
}
prompt-d-action-hint = Exactly one of these; then the dice are used up. More dice bring more goods, a higher value moves farther.
prompt-d-action-other = { $number ->
    [one] { $actor } holds 1 die showing { $value } { from-level }.
   *[other] { $actor } holds { $number } dice showing { $value } { from-level }.
}
prompt-d-boost = Do you discard a card to count one die more?
prompt-d-boost-hint = { $level_id ->
    [camel] Without it you take { $goods ->
        [one] 1 camel
       *[other] { $goods } camels
    }. The card's own effect is lost.
    [gold] Without it you take { $goods } gold. The card's own effect is lost.
   *[other] Without it you place { $goods ->
        [one] 1 cube
       *[other] { $goods } cubes
    }. The card's own effect is lost.
}
prompt-d-boost-other = { $actor } may discard a card for one die more.
prompt-d-supply = { $number ->
    [one] Where does the cube go?
   *[other] Where does the next of { $number } cubes go?
}
prompt-d-supply-hint = In the { $district } district only. Finish a souk before you start another there; all cubes are placed while a shop is open.
prompt-d-supply-other = { $number ->
    [one] { $actor } places 1 cube in the { $district } district.
   *[other] { $actor } places { $number } cubes in the { $district } district.
}
prompt-d-move = Where does the Supervisor stop?
prompt-d-move-hint = The dice say { $value }. { $free ->
    [0] Each step more or fewer costs 1 gold; you have { $gold }.
   *[other] { $free } steps more or fewer are free with your Hammam, then each costs 1 gold; you have { $gold }.
}
prompt-d-move-other = { $gold ->
    [0] { $actor } moves the Supervisor by { $value }.
   *[other] { $actor } moves the Supervisor by { $value }, with { $gold } gold for longer or shorter ways.
}
prompt-d-order = Two cubes are sent. Which goes first?
prompt-d-order-hint = The first is loaded before the second is looked at; if it fills the caravan, the caravan scores in between.
prompt-d-order-other = Two cubes are sent. { $actor } chooses which goes first.
prompt-d-camel = Do you keep your cube in { $shop } for 1 camel?
prompt-d-camel-hint = Either way a cube of yours goes on camel { $slot } of the caravan, +{ $points } VP. You have { $camels ->
    [one] 1 camel
   *[other] { $camels } camels
}.
prompt-d-camel-other = { $actor } decides about the cube in { $shop }.
prompt-d-next = Do you play a card before the second cube goes?
prompt-d-next-hint = The cube in { $shop } is next. A camel from a card could still keep it, if it is yours.
prompt-d-next-other = { $actor } may play cards before the cube in { $shop } is sent.
prompt-d-build = Which building do you build?
prompt-d-build-hint = Your dice are set aside for it. You have { $camels ->
    [one] 1 camel
   *[other] { $camels } camels
} and { $gold } gold.
prompt-d-build-other = { $actor } chooses a building.
prompt-d-end = Anything else before your turn ends?
prompt-d-end-hint = { $two ->
    [0] { $built ->
        [0] You may build one building and play cards. You have { $camels ->
            [one] 1 camel
           *[other] { $camels } camels
        } and { $gold } gold.
       *[other] You have built in this turn; cards can still be played.
    }
   *[other] Cards can still be played.
}
prompt-d-end-other = { $actor } finishes the turn.
prompt-d-exchange = What do you swap?
prompt-d-exchange-hint = One for one, in one direction. You have { $camels ->
    [one] 1 camel
   *[other] { $camels } camels
} and { $gold } gold.
prompt-d-exchange-other = { $actor } swaps camels and gold.
prompt-d-place = Where does the cube go?
prompt-d-place-hint = Any shop of the city that is open to you, in all four districts.
prompt-d-place-other = { $actor } places 1 cube.
prompt-d-sell-camels = How many camels do you sell?
prompt-d-sell-camels-hint = 2 VP for each, four at most. You have { $camels ->
    [one] 1 camel
   *[other] { $camels } camels
}.
prompt-d-sell-camels-other = { $actor } sells camels for points.
prompt-d-sell-gold = How much gold do you give?
prompt-d-sell-gold-hint = 1 VP for each, ten at most. You have { $gold } gold.
prompt-d-sell-gold-other = { $actor } gives gold for points.

## Choices

choice-first-player = Player { $seat } begins
choice-white = White die: { $face }
choice-yellow = Yellow die: { $face }
choice-deal = Deal { $card }
choice-buy = { $number ->
    [0] Roll the { $dice } white dice
    [1] Roll { $dice }, one of them yellow
    [2] Roll { $dice }, two of them yellow
   *[other] Roll { $dice }, three of them yellow
}
choice-buy-gives = { $number ->
    [0] no cost
   *[other] { $left } gold left
}
choice-take = { $level }: { $level_id ->
    [camel] { $goods ->
        [one] 1 camel
       *[other] { $goods } camels
    }
    [gold] { $goods } gold
   *[other] { $goods ->
        [0] move { $value }, or a card
        [one] 1 cube
       *[other] { $goods } cubes
    }
}{ $souk_id ->
    [none] { "" }
   *[other] , { $souk } complete
}
choice-take-gives = { $goods ->
    [0] no cube: no shop there is open to you
   *[other] or move { $value }, or a card
}{ $two ->
    [0] { "" }
   *[other] , or build
}{ $bonus ->
    [0] { "" }
   *[other] { " " }· { $level_id ->
        [camel] Paddock
        [gold] Store
       *[other] Hoist
    } +{ $bonus }
}
choice-draw = Draw a card
choice-use = { $use_id ->
    [goods] { $level_id ->
        [camel] { $goods ->
            [one] Take 1 camel
           *[other] Take { $goods } camels
        }
        [gold] Take { $goods } gold
       *[other] { $goods ->
            [one] Place 1 cube in the { $level } district
           *[other] Place { $goods } cubes in the { $level } district
        }
    }
    [supervisor] Move the Supervisor by { $value }
    [card] Draw a card
   *[build] Build a building
}
choice-use-gives = { $use_id ->
    [goods] { $level_id ->
        [camel] for buildings, or to keep cubes in their shops
        [gold] for buildings, yellow dice and the Supervisor's steps
       *[other] complete souks score at the end of the week
    }
    [supervisor] cubes beside his last square go to the caravan
    [card] unseen, { $deck ->
        [0] from the discard pile, shuffled anew
       *[other] { $deck } in the deck
    }
   *[build] the dice are set aside
}
choice-boost = { $card_id ->
    [none] Keep all cards, { $level_id ->
        [camel] take { $goods ->
            [one] 1 camel
           *[other] { $goods } camels
        }
        [gold] take { $goods } gold
       *[other] place { $goods ->
            [one] 1 cube
           *[other] { $goods } cubes
        }
    }
   *[other] Discard { $card }, { $level_id ->
        [camel] take { $goods } camels
        [gold] take { $goods } gold
       *[other] place { $goods } cubes
    }
}
choice-supply = Put the cube into { $shop }
choice-supply-gives = { $complete ->
    [0] then { $have } of { $all }
   *[other] complete: { $points } VP at the week's end
}, { $street ->
    [0] safe
   *[other] beside the street
}
choice-move = { $stays ->
    [0] Move { to-square }
   *[other] Leave him where he is
}
choice-move-gives = { $cubes ->
    [0] sends no cube
    [one] { $yours ->
        [0] sends { $owner }'s { $district } cube
       *[other] sends your { $district } cube
    }
   *[other] { $yours ->
        [0] sends two cubes of others
        [1] sends your cube and another
       *[other] sends two cubes of yours
    }
}{ $broken ->
    [0] {""}
    [1] , breaks a souk
   *[other] , breaks two souks
}
choice-send-first = Send the cube in { $shop } first
choice-send-first-gives = { $yours ->
    [0] it is { $owner }'s
   *[other] it is yours
}
choice-send = Let the cube go
choice-send-gives = on camel { $slot }, +{ $points } VP{ $broken ->
    [0] ; its shop is empty then
   *[other] ; { $souk } is no longer complete
}
choice-pay = Pay 1 camel and keep the cube
choice-pay-gives = one from your stock goes on camel { $slot }, +{ $points } VP; { $left ->
    [0] no camel left
    [one] 1 camel left
   *[other] { $left } camels left
}
choice-continue = Go on to the second cube
choice-end = End the turn
choice-end-gives = { $last ->
    [0] { "" }
   *[other] then week { $week } is scored
}
choice-play = Play { $card }
choice-play-gives = { $card_id ->
    [exchange] camels for gold, or gold for camels, one for one
    [three-camels] take 3 camels
    [three-gold] take 3 gold
    [place-cube] a cube into any open shop of the city
    [load-caravan] a cube on camel { $slot } of the caravan, +{ $points } VP
    [sell-camels] up to 4 camels for 2 VP each
   *[sell-gold] up to 10 gold for 1 VP each
}
choice-build = Build { the-building }
choice-build-gives = { $building_id ->
    [paddock] 1 camel more from the tower
    [store] 2 gold more from the tower
    [hammam] 3 free steps for the Supervisor
    [caravanserai] a card for each cube of yours he sends
    [bazaar] 2 VP more for each complete souk
   *[hoist] 1 cube more from the tower
}{ $mode_id ->
    [normal] { "" }
    [no-camels] { " " }· without camels, by card
    [no-gold] { " " }· without gold, by card
   *[both] { " " }· free, by both build cards
}
choice-camels-to-gold = Swap { $number ->
    [one] 1 camel
   *[other] { $number } camels
} for { $number } gold
choice-gold-to-camels = Swap { $number } gold for { $number ->
    [one] 1 camel
   *[other] { $number } camels
}
choice-place = Put the cube into { $shop }
choice-place-gives = { $complete ->
    [0] then { $have } of { $all }
   *[other] complete: { $points } VP at the week's end
}, { $street ->
    [0] safe
   *[other] beside the street
}
choice-sell-camels = Sell { $number ->
    [one] 1 camel
   *[other] { $number } camels
} for { $points } VP
choice-sell-gold = Give { $number } gold for { $points } VP

good-camels = { $amount ->
    [one] { $amount } camel
   *[other] { $amount } camels
}
good-gold = { $amount } gold
good-card = { $amount ->
    [one] { $amount } card
   *[other] { $amount } cards
}
good-points = { $amount } VP

## Events

event-day = On day { $day } of week { $week } { $seat_was } first player.
event-last-order = On the last day, those with the fewest points came first: { $each_seat_who }.
event-bought = { $seat_who } added { $number ->
    [one] 1 yellow die for 1 gold
   *[other] { $number } yellow dice for { $number } gold
}.
event-rolled = { $seat_who } rolled { $each_die }.
event-rolled-yellow = { $seat_whose } yellow dice show { $each_die }.
event-yellow-removed = { $number ->
    [one] 1 yellow die
   *[other] { $number } yellow dice
} left the tower.
event-took = { $seat_who } took { $number ->
    [one] 1 die
   *[other] { $number } dice
} showing { $value } { from-level }.
event-camels = { $seat_who } took { $number ->
    [one] 1 camel
   *[other] { $number } camels
}.
event-gold = { $seat_who } took { $number } gold.
event-boosted = { $seat_who } discarded the card { $card } to count one die more.
event-supplied = { $seat_who } put a cube into { $shop }.
event-lost = { $seat_who } found no shop for { $number ->
    [one] 1 cube
   *[other] { $number } cubes
}.
event-moved = { $seat_who } moved the Supervisor { to-square }{ $gold ->
    [0] { "" }
   *[other] { " " }for { $gold } gold
}.
event-stayed = { $seat_who } left the Supervisor where he was{ $gold ->
    [0] { "" }
   *[other] { " " }for { $gold } gold
}.
event-ordered = { $seat_who } sent the cube in { $shop } first.
event-kept = { $seat_who } paid 1 camel and kept the cube in { $shop }.
event-sent = { $seat_whose } cube left { $shop } for the caravan.
event-loaded = { $seat_you ->
    [yes] Your cube
   *[no] A cube of { $seat }
} went on camel { $slot } of the caravan for { $points ->
    [one] 1 point
   *[other] { $points } points
}.
event-caravan-full = The caravan was full, scored and emptied.
event-caravan-scored = { $seat_who } scored { $points ->
    [one] 1 point
   *[other] { $points } points
} with the caravan ({ $cubes } × { $multiplier }).
event-drew = { $number ->
    [0] { $seat_who } had to draw, but no card was left
   *[other] { $seat_who } drew a card
}.
event-drew-card = You drew { $card }.
event-reshuffled = The discard pile became the new deck of { $number ->
    [one] 1 card
   *[other] { $number } cards
}.
event-played = { $seat_who } played the card { $card }.
event-sold-camels = { $seat_who } sold { $number ->
    [one] 1 camel
   *[other] { $number } camels
} for { $points } points.
event-sold-gold = { $seat_who } gave { $number } gold for { $points ->
    [one] 1 point
   *[other] { $points } points
}.
event-swapped-camels = { $seat_who } swapped { $number ->
    [one] 1 camel
   *[other] { $number } camels
} for { $number } gold.
event-swapped-gold = { $seat_who } swapped { $number } gold for { $number ->
    [one] 1 camel
   *[other] { $number } camels
}.
event-spent-card = { $seat_who } used the card { $card }.
event-built = { $seat_who } built { the-building }{ $points ->
    [0] {""}
   *[other] {" "}for { $points } points
} and paid { $gold ->
    [0] { $camels ->
        [0] nothing
        [one] 1 camel
       *[other] { $camels } camels
    }
   *[other] { $camels ->
        [0] { $gold } gold
        [one] 1 camel and { $gold } gold
       *[other] { $camels } camels and { $gold } gold
    }
}.
event-week-ended = Week { $week } ended.
event-souk-scored = { $seat_who } scored { $points } points with { $souk }.
event-bazaar-scored = { $seat_who } scored { $points } points with the Bazaar.
event-shops-emptied = All shops were emptied.
event-ended = The game is over.

# Parts of sentences
from-level = { $level_id ->
    [camel] from the camels
    [bag] from the bags
    [barrel] from the barrels
    [chest] from the chests
    [vase] from the vases
   *[gold] from the gold
}
to-square = { $square_id ->
    [c] to the crossroads
   *[other] to { $square }
}
the-building = { $building_id ->
    [paddock] the Paddock
    [store] the Store
    [hammam] the Hammam
    [caravanserai] the Caravanserai
    [bazaar] the Bazaar
   *[hoist] the Hoist
}

# Told beside the main thing of a turn
and-played = and played the card { $card }
and-built = and built { the-building }

## Reasons

reason-gold = That takes { $need } gold; you have { $have }.
reason-camels = That takes { $need ->
    [one] 1 camel
   *[other] { $need } camels
}; you have { $have }.
reason-level-empty = There are no dice { $level_level }.
reason-yellow-only = Only yellow dice are left { $level_level }, and they are for the first player.
reason-must-take = There are dice you can take.
reason-no-shop = No shop in the { $district } district is open to you.
reason-no-card = Deck and discard pile are empty.
reason-build-two-players = With three or four players you build after your action, without dice.
reason-nothing-to-build = There is no building you could pay for.
reason-card-not-held = You do not hold the card { $card }.
reason-shop-full = There is a cube in { $shop } already.
reason-souk-closed = { $souk } belongs to { $owner_who }.
reason-finish-souk = { $number ->
    [one] Complete { $souks } before you start another souk in this district.
   *[other] Complete { $souks } before you start another souk in this district.
}
reason-other-district = These cubes are for the { $district } district.
reason-not-hit = The cube in { $shop } is not one of the two.
reason-card-moment = Cards are played in your own turn: before you take dice, between two cubes, or after your action.
reason-card-useless = The card { $card } would do nothing now.
reason-build-with-group = With two players building takes a group of dice. Take one and use it to build.
reason-build-later = You may build after your action.
reason-one-building = You have built in this turn already.
reason-build-card-later = At this table build cards work only after the action.
reason-built = You own { the-building } already.
reason-no-pair-here = The two build cards cannot be used together on { the-building }.
reason-no-pair = At this table the two build cards cannot be used together.
reason-build-with-this-group = To build with these dice, choose to build first.
reason-build-was-action = Your action is chosen already: with two players building is an action of its own.
reason-no-group-to-build = With two players building takes a group of dice, and there is none left for you.
reason-price = That takes { $camels ->
    [one] 1 camel
   *[other] { $camels } camels
} and { $gold } gold; you have { $have_camels } and { $have_gold }.
reason-other-turn = It is { $actor }'s turn. You decide only whether to pay a camel for your cube.
reason-finish-card = First finish what the card { $card } does.
reason-roll-first = The dice have not been rolled. First say how many yellow dice you add.
reason-take-first = Take a group of dice from the tower first.
reason-action-chosen = You have chosen your action for this turn already.
reason-yellow-late = Yellow dice are added by the first player, before the roll.
reason-boost-moment = A card counts as one die more only right after you chose to take goods with a group.
reason-no-cube-now = You have no cube to place now. Cubes come with a group of dice of the district, or with the card Delivery.
reason-goods-first = Choose first to place cubes in the { $district } district.
reason-supervisor-moment = The Supervisor moves only when you use a group of dice for him.
reason-nothing-sent = No cube is being sent to the caravan now.
reason-must-draw = There are no dice for you, so draw a card.
reason-finish-action = Finish your action first.
reason-play-first = That takes the card { $card }; play it first.

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

## What things are: `card-…` says what a thing does, `card-…-kind` what it costs and is worth, `now-…` what it means now

card-level-name = { $level_id ->
    [camel] Camel dice
    [bag] Bag dice
    [barrel] Barrel dice
    [chest] Chest dice
    [vase] Vase dice
   *[gold] Gold dice
}
card-level-kind = { $number ->
    [0] Level of the tower, without dice now
    [one] Group of 1 die showing { $value }
   *[other] Group of { $number } dice, each showing { $value }
}
card-level = Take all of them for one use: { $level_id ->
    [camel] a camel for each die
    [gold] a gold for each die
   *[other] a cube for each die in the { $level } district
}, steps for the Supervisor, or a card.
now-level = { $level_id ->
    [camel] { $goods ->
        [one] 1 camel
       *[other] { $goods } camels
    }
    [gold] { $goods } gold
   *[other] { $goods ->
        [one] 1 cube
       *[other] { $goods } cubes
    }
}, or move { $value }, or 1 card.
now-level-closed = No shop there is open to you: move { $value }, or take a card.
now-level-bonus = { $building }: { $number } more, already counted.
now-level-boost = { $level_id ->
    [camel] A discarded card makes it { $goods } camels.
    [gold] A discarded card makes it { $goods } gold.
   *[other] A discarded card makes it { $goods } cubes.
}
now-level-yellow = Only yellow dice, and those are for the first player.

card-square-kind = Street square, { $here ->
    [0] { $distance ->
        [one] 1 step
       *[other] { $distance } steps
    } from the Supervisor
   *[other] the Supervisor stands here
}
card-square = If the Supervisor stops here, every cube in a shop beside this square goes to the caravan.
card-square-centre = All four streets meet here. No shop stands beside it, so the Supervisor sends nothing from here.
now-square-empty = Beside it: { $shop }, empty.
now-square-yours = Beside it: your cube in { $shop }.
now-square-cube = Beside it: { $owner_whose } cube in { $shop }.
now-square-price = The dice say { $value }: { $gold ->
    [0] free.
   *[other] { $gold } gold, you have { $have }.
}

card-district-name = { $district } district
card-district-kind = { $souks } souks with { $shops } shops
card-district = Dice of this level become cubes here. While a souk of yours here is incomplete you may not start another one.
now-district = { $number ->
    [0] No shop here is open to you.
    [one] 1 shop here is open to you.
   *[other] { $number } shops here are open to you.
}
card-souk-kind = Souk of the { $district } district, { $shops ->
    [one] 1 shop
   *[other] { $shops } shops
}, worth { $points } VP
card-souk = With a cube of yours in every shop it scores its value at the end of the week; incomplete it scores nothing.
now-souk-free = Without a cube: anybody may start it.
now-souk-yours = You hold { $have } of { $all } shops.
now-souk-owner = { $owner_you ->
    [no] { $owner } holds
   *[yes] You hold
} { $have } of { $all } shops; it is closed to all others.
now-souk-complete-yours = Complete: { $points } VP for you at the end of the week.
now-souk-complete-owner = Complete: { $points } VP for { $owner_who } at the end of the week.
now-souk-street = The Supervisor can reach { $number ->
    [one] 1 of its shops
   *[other] { $number } of its shops
}.
card-shop-kind = Shop beside the street: { $squares }
card-shop-safe-kind = Shop away from the street, safe from the Supervisor
card-shop = It holds one cube, and a souk takes cubes of one player only. Once all its shops are full the souk is complete.
now-shop-yours = Your cube stands here.
now-shop-cube = { $owner_whose } cube stands here.

card-caravan-kind = { $number } of { $all } camels loaded
card-caravan = When it is full, and at the end of each week, you score your number of cubes times the best row you reached.
now-caravan-yours = You: { $cubes } × { $multiplier } = { $points } VP.
now-caravan-owner = { $owner_who }: { $cubes } × { $multiplier } = { $points } VP.
card-slot-name = Camel { $number } of { $all }
card-slot-kind = { $row ->
    [0] Bottom row
    [1] Middle row
   *[other] Top row
}: +{ $points } VP at once, ×{ $multiplier } later
card-slot = A cube here scores the points of its row at once; when the caravan scores, your best row multiplies all your cubes.
now-slot-next = The next cube goes here: +{ $points } VP for its owner.

card-calendar-name = Week { $week }, day { $day }
card-calendar-kind = Day { $number } of 21
card-calendar = Every day has its own roll. Day 7 ends the week: souks and caravan score. Week 3 ends the game.
card-first-kind = Today: { $owner_who }
card-first = The first player rolls for all, may add yellow dice for 1 gold each, and takes dice first. It changes every day.
now-first-order = Today's order: { $each_seat_who }.
card-deck-kind = { $number ->
    [one] 1 card
   *[other] { $number } cards
} face down
card-deck = Cards are drawn from here. When it is empty, the discard pile is shuffled into a new deck.
card-discard-kind = { $number ->
    [one] 1 card
   *[other] { $number } cards
} face up
card-discard = Cards that were played or discarded lie here, and anybody may look through them.
now-discard = { $cards }.

card-player-name = { $owner }
card-player-kind = { $place ->
    [0] A merchant of Yspahan
   *[other] Number { $place } in today's order
}
card-player = This row shows a player's points, camels, gold, number of cards, and buildings.
now-points = Souks { $souks }, Bazaar { $bazaar }, caravan loads { $loads }, caravan scoring { $caravan }, buildings { $buildings }, cards { $cards }.
card-count-name = { $owner_you ->
    [yes] Your
   *[no] { $owner }'s
} { $count_id ->
    [points] points
    [camels] camels
    [gold] gold
    [cards] cards
   *[other] { $count }
}: { $number }
card-points = Whoever has the most points after three weeks wins. Camels, gold and cards that are left over count nothing.
card-camels = Camels pay for buildings, and one camel keeps your cube in its shop when the Supervisor sends it.
card-gold = Gold pays for buildings, for yellow dice, and for every step the Supervisor goes more or fewer than the dice say.
card-cards = A card is played for its effect in its owner's turn, or discarded to count one die more. Others see only how many.

card-building-kind = Building, costs { $camels } camels{ $gold ->
    [0] { "" }
   *[other] { " " }and { $gold } gold
}
card-building-kind-built = { $owner_whose } building
card-building-paddock = Whenever you take camels from the tower, take 1 camel more.
card-building-store = Whenever you take gold from the tower, take 2 gold more.
card-building-hammam = Each time you move the Supervisor, up to 3 steps more or fewer are free.
card-building-caravanserai = Draw a card for each cube of yours that the Supervisor sends to the caravan, in anybody's turn.
card-building-bazaar = At the end of each week every souk that you have completed scores 2 VP more.
card-building-hoist = Whenever you supply a district with dice from the tower, place 1 cube more.
now-building-next = Your { $number ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $number }th
} building: { $points ->
    [0] no VP yet, from the 3rd on they score.
   *[other] { $points } VP at once.
}
now-building-other = Not built yet: it would be { $owner }'s { $number ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $number }th
} building{ $points ->
    [0] .
   *[other] , for { $points } VP.
}
now-bazaar = { $number ->
    [0] No souk of its owner is complete yet.
    [one] 1 complete souk now: +{ $points } VP.
   *[other] { $number } complete souks now: +{ $points } VP.
}
now-caravanserai = { $number ->
    [0] No cube of its owner stands beside the street.
    [one] 1 cube of its owner stands beside the street.
   *[other] { $number } cubes of its owner stand beside the street.
}
now-hammam = With the gold at hand the dice can be changed by up to { $number }.

card-card-kind = { $held ->
    [0] { $discarded ->
        [0] Card, 2 of each kind in the game
       *[other] Card on the discard pile
    }
   *[other] Your card, to be played in your own turn
}
card-card-exchange = Swap any number of your camels for as much gold, or any number of your gold for as many camels.
card-card-three-camels = Take 3 camels.
card-card-three-gold = Take 3 gold.
card-card-place-cube = Put 1 cube into any shop of the city that is open to you.
card-card-load-caravan = Put 1 cube from your stock on the next camel of the caravan and take its points.
card-card-sell-camels = Sell 1 to 4 camels for 2 VP each.
card-card-sell-gold = Give 1 to 10 gold for 1 VP each.
card-card-no-camels = Build one building and pay only its gold.
card-card-no-gold = Build one building and pay only its camels.
now-three-camels = You would have { $number } camels.
now-three-gold = You would have { $number } gold.
now-exchange = You have { $camels ->
    [one] 1 camel
   *[other] { $camels } camels
} and { $gold } gold.
now-place-cube = { $number ->
    [0] No shop is open to you.
    [one] 1 shop is open to you.
   *[other] { $number } shops are open to you.
}
now-load = Camel { $number } of { $all }: +{ $points } VP.
now-load-row = When the caravan scores, your cubes then count at least ×{ $multiplier }.
now-sell-camels = You have { $camels ->
    [one] 1 camel
   *[other] { $camels } camels
}: up to { $points } VP.
now-sell-gold = You have { $gold } gold: up to { $points } VP.
now-build-card = { $number ->
    [0] You cannot pay the rest of any building yet.
   *[other] You could pay the rest of { $buildings }.
}

## The card at the end of a week

pause-week = Week { $week } is over
pause-week-about = Complete souks score their value, then the caravan: your cubes times the best row you reached.
pause-souks = Complete souks
pause-bazaar = Bazaar
pause-caravan = Caravan
pause-earlier = During the week
pause-souk = { $souk }
pause-cubes = { $cubes } × { $multiplier }
pause-unfinished = { $seat_you ->
    [yes] You get
   *[no] { $seat } gets
} nothing for incomplete souks: { $souks }.
pause-next = The shops are emptied, { $cubes ->
    [0] the caravan stays empty
    [one] the caravan keeps its cube
   *[other] the caravan keeps its { $cubes } cubes
}, the Supervisor returns to the crossroads. { $seat_you ->
    [yes] You are
   *[no] { $seat } is
} first in week { $week }.
pause-go = Begin week { $week }
pause-go-last = See the result

## Why the game ended and where points came from

end-weeks = The third week was over.
end-souks =
    { $number ->
        [one] { $number } complete souk
       *[other] { $number } complete souks
    }
end-bazaar =
    { $number ->
        [one] { $number } souk with the Bazaar
       *[other] { $number } souks with the Bazaar
    }
end-loads =
    { $number ->
        [one] { $number } cube loaded
       *[other] { $number } cubes loaded
    }
end-caravan =
    { $number ->
        [one] { $number } scoring of the caravan
       *[other] { $number } scorings of the caravan
    }
end-buildings =
    { $number ->
        [one] { $number } building
       *[other] { $number } buildings
    }
end-cards =
    { $number ->
        [one] { $number } sale by card
       *[other] { $number } sales by card
    }
