# The game
name-alrashid = Al-Rashid

# Goods and pawns
name-hardwood = hardwood
    .one = hardwood
    .many = hardwood
name-pottery = pottery
    .one = pottery
    .many = pottery
name-metal = metal
    .one = metal
    .many = metal
name-spice = spice
    .one = spice
    .many = spice
name-silk = silk
    .one = silk
    .many = silk
name-pasha = Pasha
    .a = a Pasha
    .the = the Pasha
    .many = Pashas
name-merchant = Merchant
    .a = a Merchant
    .the = the Merchant
    .many = Merchants
name-sage = Sage
    .a = a Sage
    .the = the Sage
    .many = Sages

# Palaces
name-intrigue = Intrigue Guild
    .the = the Intrigue Guild
    .at = in the Intrigue Guild
    .to = to the Intrigue Guild
    .from = from the Intrigue Guild
name-military = Military Guild
    .the = the Military Guild
    .at = in the Military Guild
    .to = to the Military Guild
    .from = from the Military Guild
name-lore = Lore Guild
    .the = the Lore Guild
    .at = in the Lore Guild
    .to = to the Lore Guild
    .from = from the Lore Guild
name-commerce = Commerce Guild
    .the = the Commerce Guild
    .at = in the Commerce Guild
    .to = to the Commerce Guild
    .from = from the Commerce Guild
name-politics = Politics Guild
    .the = the Politics Guild
    .at = in the Politics Guild
    .to = to the Politics Guild
    .from = from the Politics Guild
name-al-rashid = Al-Rashid's Palace
    .the = Al-Rashid's Palace
    .at = in Al-Rashid's Palace
    .to = to Al-Rashid's Palace
    .from = from Al-Rashid's Palace

# Territories
name-silk-road = Silk Road
    .the = the Silk Road
    .at = on the Silk Road
    .to = to the Silk Road
    .from = from the Silk Road
name-spice-road = Spice Road
    .the = the Spice Road
    .at = on the Spice Road
    .to = to the Spice Road
    .from = from the Spice Road
name-sanmatia = Sanmatia
    .the = Sanmatia
    .at = in Sanmatia
    .to = to Sanmatia
    .from = from Sanmatia
name-mare-indianum = Mare Indianum
    .the = the Mare Indianum
    .at = on the Mare Indianum
    .to = to the Mare Indianum
    .from = from the Mare Indianum
name-abbasid-caliphate = Abbasid Caliphate
    .the = the Abbasid Caliphate
    .at = in the Abbasid Caliphate
    .to = to the Abbasid Caliphate
    .from = from the Abbasid Caliphate
name-mare-internum = Mare Internum
    .the = the Mare Internum
    .at = on the Mare Internum
    .to = to the Mare Internum
    .from = from the Mare Internum
name-nilus-valley = Nilus Valley
    .the = the Nilus Valley
    .at = in the Nilus Valley
    .to = to the Nilus Valley
    .from = from the Nilus Valley

# Favours and services
name-favorite = Favorite of the Caliph
    .of = of the Favorite of the Caliph
name-general = General
    .of = of the General
name-scholar = Court Scholar
    .of = of the Court Scholar
name-vizier = Vizier
    .of = of the Vizier
name-qadi = Qadi
    .of = of the Qadi
name-benevolence = Benevolence

# Titles
name-smuggler = Smuggler
name-plotter = Plotter
name-informer = Informer
name-impostor = Impostor
name-strategist = Strategist
name-recruiter = Recruiter
name-raider = Raider
name-negotiator = Negotiator
name-loremaster = Loremaster
name-enchanter = Enchanter
name-diplomat = Diplomat
name-banker = Banker
name-trader = Trader
name-hardwood-importer = Hardwood Importer
name-pottery-importer = Pottery Importer
name-metal-importer = Metal Importer
name-aide-to-the-qadi = Aide to the Qadi
name-steward-of-the-city = Steward of the City
name-warehouse-keeper = Warehouse Keeper
name-favorites-maiden = Favorite's Maiden
name-weapon-master = Weapon Master
name-dean-of-the-academy = Dean of the Academy
name-economist = Economist
name-counselor-to-the-caliph = Counselor to the Caliph
name-treasurer = Treasurer
name-agha = Agha
name-silk-monopolist = Silk Monopolist
name-spice-monopolist = Spice Monopolist
name-astrologist = Astrologist
name-law-expert = Law Expert
name-quartermaster = Quartermaster
name-alchemist = Alchemist

# Tokens
name-red = red
name-red-2 = red 2
    .a = a red 2
    .the = the red 2
name-red-3 = red 3
    .a = a red 3
    .the = the red 3
name-red-4 = red 4
    .a = a red 4
    .the = the red 4
name-blue = blue
name-blue-2 = blue 2
    .a = a blue 2
    .the = the blue 2
name-blue-3 = blue 3
    .a = a blue 3
    .the = the blue 3
name-blue-4 = blue 4
    .a = a blue 4
    .the = the blue 4
name-green = green
name-yellow = yellow
name-violet = violet

# Crisis tiles
name-setup-1 = Set-up 1
name-setup-2 = Set-up 2
name-setup-3 = Set-up 3
name-year-1 = Year 1
name-year-2 = Year 2
name-year-3 = Year 3
name-year-4 = Year 4
name-year-5 = Year 5
name-year-6 = Year 6
name-year-7 = Year 7
name-year-8 = Year 8

# Terms
name-note = Credit Note
    .one = Credit Note
    .many = Credit Notes
name-influence = Political Influence
name-dishonor = Dishonor
name-mercenary = Mercenary
name-crisis-tile = Crisis Tile
name-prestige = Prestige Point
name-year = Year
name-placement = Placement
name-resolution = Resolution
name-dominance = Dominance
name-title = Title
name-service = Service
name-favour = Favour
name-reserve = reserve
    .at = in reserve
name-none = nothing
    .at = nowhere
name-goods = Goods
name-palace = Palace
name-territory = Territory
name-stacks = Stacks
name-tokens = Tokens
name-titles = Titles
name-family = Family
name-player = Player
name-points = PP
name-value = Value
name-order = Turn order
name-next-order = next round
name-supply = Supply
name-stack = stack
name-discards = discards
name-resolved = resolved
name-set-up = Set-up
name-over = Game over
name-box = box
name-aside = aside

# Decisions
prompt-d-start-token = Which mercenary do you begin with?
prompt-d-start-token-hint = Red fights on land, blue at sea; only you will know its value, 2 to 4.
prompt-d-start-token-other = { $actor } chooses a first mercenary.
prompt-d-aside = Does your Diplomat set a big pawn aside, to be placed last?
prompt-d-aside-hint = It is placed after all other pawns, when you have seen where the others stand.
prompt-d-aside-other = { $actor } may set a pawn aside on a Diplomat.
prompt-d-place = Place a pawn in an area.
prompt-d-place-hint = Pasha 5, Merchant 3, Sage 1: the three strongest in an area act; among equals, whoever came first. Only one big pawn per area.
prompt-d-place-other = { $actor } places a pawn.
prompt-d-place-aside = Place a pawn that you had set aside.
prompt-d-place-aside-hint = All others are placed; among equals in an area, whoever came first is stronger.
prompt-d-place-aside-other = { $actor } places a pawn set aside.
prompt-d-pawn = Choose a pawn to move, or pass.
prompt-d-pawn-hint = The Plotter moves between palaces, the Informer between territories; a moved pawn comes last in its row.
prompt-d-pawn-other = { $actor } may move a pawn.
prompt-d-target = Where does { $pawn_the } { $area_from } go?
prompt-d-target-hint = It joins your pawns there or comes last in the row. Areas already resolved are closed.
prompt-d-target-other = { $actor } moves { $pawn_a } { $area_from }.
prompt-d-turn = Your turn: resolve an area.
prompt-d-turn-hint = Any area with pawns, even if none is yours; all there act by rank. One title a turn, before or after.
prompt-d-turn-other = { $actor } chooses an area to resolve.
prompt-d-after = Activate a title, or end your turn.
prompt-d-after-hint = One title a turn; a used one rests until next year.
prompt-d-after-other = { $actor } may activate a title.
prompt-d-guild = What do you take { $area_at }, at rank { $rank }?
prompt-d-guild-hint = One or two of the three, paid as one sum; taking neither service nor title brings 1 dishonor. Your goods are worth { $value }.
prompt-d-guild-other = { $actor } visits { $area_the } at rank { $rank }.
prompt-d-palace = What do you take in Al-Rashid's Palace, at rank { $rank }?
prompt-d-palace-hint = Benevolence gives a good and an earlier turn. Your goods are worth { $value }.
prompt-d-palace-other = { $actor } visits Al-Rashid's Palace at rank { $rank }.
prompt-d-title = Which title do you buy { $area_at }?
prompt-d-title-hint = It is yours to the end of the game. Your goods are worth { $value }.
prompt-d-title-other = { $actor } chooses a title { $area_at }.
prompt-d-favorite = Whose favour does the Favorite copy?
prompt-d-favorite-hint = She uses the favour of another guild for you. Your goods are worth { $value }.
prompt-d-favorite-other = { $actor } chooses whose favour the Favorite copies.
prompt-d-note = Do you spend a Credit Note on the { $title }?
prompt-d-note-hint = It makes only this title cheaper and goes back to the supply. Your goods are worth { $value }.
prompt-d-note-other = { $actor } may spend a Credit Note on the { $title }.
prompt-d-pay = Pay { $price }: how much { $kind } do you give?
prompt-d-pay-hint = 1, 2, 3, 4 or 5 different kinds are worth 1, 3, 6, 10 or 15; whatever you overpay is lost.
prompt-d-pay-other = { $actor } pays { $price }.
prompt-d-draw = { $left ->
    [one] Draw a token. Choose its colour.
   *[other] Draw { $left } tokens. Choose the colour of the next one.
}
prompt-d-draw-hint = Red fights on land, blue at sea; you see each one before you draw the next.
prompt-d-draw-other = { $actor } draws mercenaries.
prompt-d-general = Which good do you give for a mercenary?
prompt-d-general-hint = It goes to the supply; then you choose the colour of the mercenary.
prompt-d-general-other = { $actor } gives a good for a mercenary.
prompt-d-swap = Swap one good for another kind.
prompt-d-swap-hint = Different kinds are worth more together; your goods are now worth { $value }.
prompt-d-swap-other = { $actor } swaps a good.
prompt-d-benevolence = Take a good of your choice for Benevolence.
prompt-d-benevolence-hint = Different kinds are worth more together; your goods are now worth { $value }.
prompt-d-benevolence-other = { $actor } takes a good from the Caliph.
prompt-d-quartermaster = { $left ->
    [one] Take one more good of your choice.
   *[other] Take { $left } goods of your choice.
}
prompt-d-quartermaster-hint = Different kinds are worth more together; your goods are now worth { $value }.
prompt-d-quartermaster-other = { $actor } takes goods with the Quartermaster.
prompt-d-impostor = { $left ->
    [one] Use one more favour with your Impostor, free of its price.
   *[other] Use up to { $left } different favours with your Impostor, free of their price.
}
prompt-d-impostor-hint = You need not pay for them, but goods that you exchange are given.
prompt-d-impostor-other = { $actor } uses favours with the Impostor.
prompt-d-alchemist = Which Sage does your Alchemist turn into a Merchant?
prompt-d-alchemist-hint = The Merchant takes the Sage's place and counts 3 at once; you gain 1 PP.
prompt-d-alchemist-other = { $actor } may turn a Sage into a Merchant.
prompt-d-spy = Do your spies look at mercenaries or move a pawn, or do you pass?
prompt-d-spy-hint = Only you will see the values; a moved pawn comes last in its row.
prompt-d-spy-other = { $actor } makes a spy step.
prompt-d-fight = Do you fight the mercenaries { $area_at }, or flee?
prompt-d-fight-hint = Each colour must be beaten by a higher sum of the same colour. Fleeing costs 2 dishonor, 4 PP.
prompt-d-fight-other = { $actor } fights or flees { $area_at }.
prompt-d-tokens = Which mercenaries do you send to battle { $area_at }?
prompt-d-tokens-hint = Each colour must be beaten by itself with a higher sum; what you send is lost either way.
prompt-d-tokens-other = { $actor } chooses mercenaries for the battle { $area_at }.
prompt-d-raider = Which good does your Raider take { $area_at }?
prompt-d-raider-hint = From the supply, before the trade. Your goods are now worth { $value }.
prompt-d-raider-other = { $actor } takes a good with the Raider.
prompt-d-trade = You trade first { $area_at }. Do you pick items, or take all of one kind?
prompt-d-trade-hint = All goods of one kind, without the note; or up to 3 items of any kinds. The others follow with 2 and 1.
prompt-d-trade-other = { $actor } trades first { $area_at }.
prompt-d-item = { $left ->
    [one] Take 1 item { $area_at }, or stop.
   *[other] Take up to { $left } items { $area_at }, one by one.
}
prompt-d-item-hint = What you leave, others may take. Your goods are now worth { $value }.
prompt-d-item-other = { $actor } trades { $area_at }.
prompt-d-trader = Which common good does your Trader give?
prompt-d-trader-hint = Hardwood, pottery and metal are common. Your goods are now worth { $value }.
prompt-d-trader-other = { $actor } trades common goods.
prompt-d-negotiate = Which territory's mercenaries does your Negotiator look at?
prompt-d-negotiate-hint = You alone see their values; then you may remove one of them.
prompt-d-negotiate-other = { $actor } chooses a territory for the Negotiator.
prompt-d-discard = Do you discard a mercenary to remove one { $area_at }, or stop?
prompt-d-discard-hint = One of yours for one there of the same colour, whatever their values; or leave it at looking.
prompt-d-discard-other = { $actor } negotiates { $area_at }.
prompt-d-remove = Which { $colour } mercenary leaves { $area_the }?
prompt-d-remove-hint = Both go to the discards, face up.
prompt-d-remove-other = { $actor } removes a { $colour } mercenary { $area_from }.

# Choices
choice-draw = Draw a { $colour_id ->
    [red] land mercenary
   *[blue] sea mercenary
}
choice-aside = { $pawn_id ->
    [none] Set none aside
   *[other] Set { $pawn_the } aside
}
choice-place = Place { $pawn_the } { $area_at }
choice-place-gives = dominance { $dominance }, for now rank { $rank }
choice-move = Move { $pawn_the } { $area_from }
choice-move-of = Move { $seat_whose } { $pawn } { $area_from }
choice-pass = Pass
choice-to = Move it { $area_to }
choice-to-gives = dominance { $dominance }, for now rank { $rank }
choice-activate = Use the { $title }
choice-activate-gives = { $title_id ->
    [smuggler] exchange one good for another
    [recruiter] draw one mercenary
    [negotiator] look at a territory's mercenaries, remove one
    [trader] one common good for one each of the other two
   *[other] one good from the supply
}
choice-resolve = Resolve { $area_the }
choice-resolve-gives = { $rank ->
    [0] you have no pawn there
   *[other] you are rank { $rank } of { $families }
}{ $camp ->
    [0] {""}
    [one] {", "}one mercenary guards it
   *[other] {", "}{ $camp } mercenaries guard it
}
choice-end = End the turn
choice-visit = { $actions_id ->
    [service] Take the service ({ $area_id ->
        [intrigue] spy steps
        [military] mercenaries
        [lore] a new Sage
        [commerce] a new Merchant
       *[politics] a new Pasha
    })
    [title] Buy a title
    [favour] Use the favour { $favour_of }
    [service-and-title] Take the service and buy a title
    [service-and-favour] Take the service and the favour
    [title-and-favour] Buy a title and use the favour
   *[none] Leave with nothing
}{ $price ->
    [0] {""}
   *[other] { $exact_id ->
        [yes] , for { $price }
       *[no] , from { $price }
    }
}
choice-visit-gives = { $actions_id ->
    [favour] neither service nor title: 1 dishonor, 2 PP less
    [none] 1 dishonor, 2 PP less
   *[other] {""}
}
choice-court = { $actions_id ->
    [benevolence] Take Benevolence
    [title] Buy a title of the Caliph
    [benevolence-and-title] Take Benevolence and buy a title
   *[none] Leave with nothing
}{ $price ->
    [0] {""}
   *[other] { $exact_id ->
        [yes] , for { $price }
       *[no] , from { $price }
    }
}
choice-court-gives = { $actions_id ->
    [benevolence] a good of your choice, and an earlier turn
    [benevolence-and-title] a good of your choice, and an earlier turn
   *[other] {""}
}
choice-buy = Buy the { $title } for { $exact_id ->
    [yes] { $price }
   *[no] { $price } or more
}
choice-buy-gives = { $type_id ->
    [activated] once a year
    [permanent] always in force
   *[single] works at once
}, up to { $points } PP
choice-copy = Use the favour { $favour_of } for { $exact_id ->
    [yes] { $price }
   *[no] { $price } or more
}
choice-spend = { $answer_id ->
    [note] Spend a Credit Note, pay { $price }
   *[nothing] Keep the note, pay { $price }
}
choice-pay = { $number ->
    [one] { $number } { $kind_one }
   *[other] { $number } { $kind_many }
}
choice-give = Give 1 { $kind_one }
choice-give-gives = your goods are then worth { $worth }
choice-swap = Give 1 { $kind_one }, take 1 { $other_one }
choice-swap-gives = your goods are then worth { $worth }
choice-gain = Take 1 { $kind_one }
choice-gain-gives = your goods are then worth { $worth }
choice-favour = Use the favour { $favour_of }
choice-favour-gives = { $favour_id ->
    [general] one good for one mercenary
    [scholar] a Credit Note
    [vizier] one good for another
   *[qadi] an influence token
}
choice-stop = Stop here
choice-transmute = { $place_id ->
    [none] Keep your Sages
    [reserve] Turn a Sage in reserve into a Merchant
   *[other] Turn the Sage { $area_at } into a Merchant
}
choice-look = Look at the mercenaries { $area_at }
choice-fight = Fight
choice-flee = Flee
choice-flee-gives = 2 dishonor, and your pawns go home
choice-commit = Send { $token_the }
choice-done = Fight with these mercenaries
choice-pick = Pick up to 3 items
choice-all = { $number ->
    [one] Take the only { $kind_one }
   *[other] Take all { $number } { $kind_many }
}
choice-all-gives = your goods are then worth { $worth }
choice-take = Take { $item_id ->
    [note] the Credit Note
   *[other] { $item }
}
choice-take-gives = { $item_id ->
    [note] a title becomes cheaper
   *[other] your goods are then worth { $worth }
}
choice-barter = Give 1 { $kind_one }, take 1 { $first_one } and 1 { $second_one }
choice-barter-gives = your goods are then worth { $worth }
choice-negotiate = Look at the mercenaries { $area_at }
choice-discard = Discard { $token_the }
choice-remove = Remove { $token_the }, number { $place } from the left
choice-order = Next in turn order: { $seat_who }
choice-tile = { $tile }
choice-value = { $value }
choice-batch = Shuffle { $index }

# Goods of choices
good-hardwood = { $amount } hardwood
good-pottery = { $amount } pottery
good-metal = { $amount } metal
good-spice = { $amount } spice
good-silk = { $amount } silk
good-note = { $amount ->
    [one] { $amount } Credit Note
   *[other] { $amount } Credit Notes
}
good-influence = { $amount } influence
good-points = { $amount } PP
good-pasha = { $amount ->
    [one] { $amount } Pasha
   *[other] { $amount } Pashas
}
good-merchant = { $amount ->
    [one] { $amount } Merchant
   *[other] { $amount } Merchants
}
good-sage = { $amount ->
    [one] { $amount } Sage
   *[other] { $amount } Sages
}
good-red = { $amount ->
    [one] { $amount } land mercenary
   *[other] { $amount } land mercenaries
}
good-blue = { $amount ->
    [one] { $amount } sea mercenary
   *[other] { $amount } sea mercenaries
}

# Events
event-turn-order = Play goes in this order: { $each_seat_who }.
event-tile = The crisis tile of the year was turned up.
event-laid = A hidden { $colour } mercenary came { $area_to }.
event-no-token = There was no { $colour } mercenary left to lay.
event-reshuffled = The discarded { $colour } mercenaries were shuffled into a new stack of { $number }.
event-drew = { $seat_who } drew a { $colour } mercenary.
event-drew-token = You drew { $token_a }.
event-year = Year { $year } begins.
event-set-aside = { $seat_who } set { $pawn_a } aside.
event-placed = { $seat_who } placed { $pawn_a } { $area_at }.
event-moved = { $owner_you ->
    [self] { $seat_who } moved { $pawn_a } { $area_from } { $target_to }.
   *[other] { $seat_who } moved { $owner_whose } { $pawn } { $area_from } { $target_to }.
}
event-resolves = { $seat_who } resolved { $area_the }.
event-ranks = The order of rank { $area_at } is: { $each_seat_who }.
event-activates = { $seat_who } activated the { $title }.
event-home = { $seat_whose } pawns left { $area_the }.
event-visits = { $seat_who } took { $actions_id ->
    [service] the service
    [title] a title
    [favour] the favour
    [service-and-title] the service and a title
    [service-and-favour] the service and the favour
    [title-and-favour] a title and the favour
   *[none] nothing
} { $area_at }.
event-attends = { $seat_who } took { $actions_id ->
    [benevolence] Benevolence
    [title] a title
    [benevolence-and-title] Benevolence and a title
   *[none] nothing
} at court.
event-paid = { $seat_who } paid { $price } with { $each_kind_counted }.
event-note-spent = { $seat_who } spent a Credit Note on the { $title }.
event-bought = { $seat_who } bought the title { $title }.
event-recruited = { $seat_who } gained a new { $pawn }.
event-gained = { $seat_who } took { $number ->
    [one] { $number } { $kind_one }
   *[other] { $number } { $kind_many }
}.
event-gave = { $seat_who } gave 1 { $kind_one }.
event-note = { $seat_who } took a Credit Note.
event-influence = { $seat_who } took { $number ->
    [one] 1 influence token
   *[other] { $number } influence tokens
}.
event-dishonor = { $seat_who } took { $number ->
    [one] 1 dishonor token
   *[other] { $number } dishonor tokens
}.
event-favour = { $seat_who } used the favour { $favour_of }.
event-lapsed = The favour { $favour_of } lapsed for { $seat_who }.
event-new-order = From the next round on play goes in this order: { $each_seat_who }.
event-looked = { $seat_who } looked at the mercenaries { $area_at }.
event-saw = You saw { $each_token_a } { $area_at }.
event-passed = { $seat_who } passed.
event-revealed = { $area_at } everybody saw { $each_token_a }.
event-fights = { $seat_who } fought { $area_at }.
event-flees = { $seat_who } fled { $area_from }.
event-discarded = { $seat_who } discarded { $each_token_a }.
event-beaten = The { $colour } mercenaries { $area_at } were beaten.
event-won = { $seat_who } won the battle { $area_at }.
event-repelled = { $seat_who } did not win the battle { $area_at }.
event-took = { $seat_who } took { $number ->
    [one] { $number } { $item_one }
   *[other] { $number } { $item_many }
} { $area_from }.
event-removed = { $seat_who } removed { $token_a } { $area_from }.
event-transmuted = { $seat_who } turned a Sage { $place_at } into a Merchant.
event-refilled = The year is over: all territories are full again.
event-over = The game is over, and the victory goes to { $each_seat_who }.

# Turns in one line
and-bought = and bought the title { $title }

# The card after a year
pause-title = Year { $year } is over
pause-subtitle = All areas are resolved. Prestige is counted at the end; this is where it stands.
pause-gained = Gained this year
pause-lost = Lost
pause-fled = fled { $area_from }
pause-refilled = All territories are full again.
pause-ready = Ready again: { $each_title }.
pause-crisis = { $colour_id ->
    [red] New land mercenaries: { $each_area }.
   *[blue] New sea mercenaries: { $each_area }.
}
pause-next = { $seat_you ->
    [yes] You place first.
   *[no] { $seat } places first.
}
pause-go = Begin year { $year }

# Reasons
reason-activate-later = Titles are activated before or after the resolution of your turn, not now.
reason-resolve-later = You resolve an area when your turn asks for it.
reason-one-area = You have resolved your area of this turn.
reason-must-place = Every pawn must be placed.
reason-no-tokens = No { $colour } token can be drawn.
reason-no-tokens-at-all = No token can be drawn.
reason-must-set-aside = Your Diplomat must set a big pawn aside.
reason-no-merchants = Merchants may not stand in Al-Rashid's Palace.
reason-pasha-first = In Al-Rashid's Palace your Pasha must come first.
reason-one-big = You have a Pasha or a Merchant { $area_at } already.
reason-same-place = The pawn stands there already.
reason-other-group = Pawns move from palace to palace or from territory to territory.
reason-resolved = { $area_the } has been resolved this year.
reason-not-there = There is no such { $pawn } { $area_at }.
reason-nowhere = { $pawn_the } { $area_at } has nowhere to go.
reason-own-pawns = Spies move your own pawns only.
reason-no-seat = No such player takes part.
reason-nothing-hidden = No mercenary lies face down { $area_at }.
reason-one-activation = You have activated a title this turn.
reason-title-not-owned = You do not own the { $title }.
reason-title-used = You have used your { $title } this year.
reason-area-empty = No pawn stands { $area_at }.
reason-pay-order = First say how much { $kind } you pay.
reason-not-owned = { $number ->
    [0] You own no { $kind }.
   *[other] You own only { $number } { $kind }.
}
reason-pay-short = With that you cannot reach { $price }.
reason-pay-waste = That is more than you need to pay { $price }.
reason-same-kind = A kind is not swapped for itself.
reason-favour-used = Your Impostor has used the favour { $favour_of } already.
reason-no-goods = You have no good to give.
reason-no-notes = The supply has no Credit Note left.
reason-no-influence = The supply has no influence token left.
reason-no-own-note = You have no Credit Note.
reason-title-gone = No { $title } is left.
reason-title-owned = You own the { $title } already.
reason-other-palace = The { $title } belongs to another palace.
reason-cannot-pay = { $exact_id ->
    [yes] This costs { $price }, and your goods are worth { $worth }.
   *[no] This costs { $price } at least, and your goods are worth { $worth }.
}
reason-keep-a-good = Paying { $price } would leave you no good to exchange.
reason-family-full = Your family has all its { $pawn_many } already.
reason-no-merchant-left = You have no Merchant left in the box.
reason-no-sage = You have no Sage { $area_at }.
reason-one-of-each = The Trader gives one of each other common kind.
reason-not-printed = { $kind } is not printed for { $area_the }.
reason-cannot-fight = You have no mercenary of a colour that lies { $area_at }.
reason-not-in-hand = You have no { $token } left in hand.
reason-colour-not-there = No { $colour } mercenary lies { $area_at }.
reason-commit-one = Choose at least one token.
reason-no-token-there = No such mercenary lies { $area_at }.
reason-other-colour = Choose a { $colour } token.
reason-lot-small = Only { $number } { $kind } can be had { $area_at }; pick one by one.
reason-none-lying = No { $item } lies { $area_at }.
reason-no-reserve = You have no { $pawn } in reserve.
reason-not-aside = You have set no { $pawn } aside.
reason-from-palace = The Plotter moves a pawn that stands in a palace.
reason-from-territory = Only a pawn that stands in a territory can be moved now.
reason-whose-pawn = Spies may move pawns of all players here, so say whose pawn you mean.
reason-last-pawn-gone = Your last pawn has left the board, so you can activate no title.
reason-no-common-goods = You have no hardwood, pottery or metal to give.
reason-no-camps = No mercenary token lies on any territory.
reason-taken-already = { $item_id ->
    [note] You have taken a Credit Note already, and your items must differ.
   *[other] You have taken { $item } already, and your items must differ.
}
reason-none-owned = You have no { $kind } to give.
reason-title-action-first = First choose the action “title” here, then which one you buy.
reason-no-title-left = { $area_the } has no title left that you could buy.
reason-pawn-first = First choose the pawn that moves, then where it goes.
reason-target-first = { $pawn_the } { $area_from } is on its way; first say where it goes.
reason-place-later = Pawns are placed at the beginning of the year.
reason-aside-later = A pawn is set aside on a Diplomat before the placement begins.
reason-move-later = Only spies, the Plotter and the Informer move pawns, each at their moment.
reason-visit-later = You visit a palace when it is resolved and it is the turn of your rank there.
reason-buy-later = A title is bought during a visit to its palace.
reason-favour-later = A favour is chosen during a visit.
reason-note-later = A Credit Note is spent while you buy a title.
reason-goods-later = You give goods only when you pay or exchange.
reason-gain-later = You get goods from the supply only when an effect gives them.
reason-draw-later = You draw tokens only when an effect lets you.
reason-token-later = Tokens are discarded in your battle or for your Negotiator.
reason-take-later = Goods of a territory are taken in its trade, by those who stand there.

# Score
category-pashas = Pashas, 3 each
category-merchants = Merchants, 2 each
category-sages = Sages, 1 each
category-titles = Titles
category-politics = Politics titles, by condition
category-influence = Influence, 5 at most
category-dishonor = Dishonor, −2 each

# Options
option-edition = Edition
option-edition-published = The published game with the Italian crisis tiles.
option-edition-italian = The Italian rules: single fee, forced Diplomat, shared places, fewer notes and influence tokens.
option-edition-french-letter = The French rules to the letter: French tiles, spies move any pawn, loose Trader.
option-edition-favorite-single-fee = The Favorite costs 1, whatever she copies.
option-edition-diplomat-must = A Diplomat must set a pawn aside.
option-edition-shared-victory = Equal prestige shares the place.
option-edition-early-counts = 15 Credit Notes and 20 influence tokens.
option-edition-crisis-french = The French crisis tiles.
option-edition-spy-any-pawn = Spies may move pawns of all players.
option-edition-trader-loose = The Trader takes any two goods of the other common kinds.
option-duplicate-titles = Same title twice
option-duplicate-titles-allowed = A family may own both copies of a title.
option-duplicate-titles-forbidden = A title already owned is not offered again.
option-trade = Items of a trade
option-trade-any = A trader picks any items, alike or different.
option-trade-different = Items that a trader picks must all differ; rank 1 may still take all of one kind.
option-court = Court without a Pasha
option-court-received = Whoever has no Pasha at court is sent away before the ranks are counted.
option-court-ranked = All are ranked first; one of the first three without a Pasha takes 2 dishonor, and nobody moves up.
option-last-activation = Activation after the last pawn
option-last-activation-on = A title may be activated even though your last pawn has just left the board.
option-last-activation-off = No title is activated once your last pawn has left the board.
option-raider = Raider
option-raider-battle = The Raider takes a good for winning a battle.
option-raider-colour = The Raider takes a good also for beating one of two colours.
option-turn-order = Turn order
option-turn-order-random = Drawn at random.

# Names of things
card-good-name = { $kind_id ->
    [hardwood] Hardwood
    [pottery] Pottery
    [metal] Metal
    [spice] Spice
    [silk] Silk
   *[note] Credit Note
}
card-mercenary-name = { $colour_id ->
    [red] Land mercenary
   *[blue] Sea mercenary
}
card-name-area = { $area }
card-name-stack = { $seat_whose } pawns { $area_at }
card-name-pawn = { $seat_whose } { $pawn } { $area_at }
card-name-reserve = { $seat_whose } { $pawn }, in reserve
card-name-aside = { $seat_whose } { $pawn }, set aside
card-name-item = { card-good-name }, { $area }
card-name-camp = { card-mercenary-name }, { $value ->
    [0] unknown
   *[other] { $value }
}, { $area }
card-name-title = { $title }
card-name-owned = { $seat_whose } { $title }
card-name-titles = Titles, { $area }
card-name-service = { $area_id ->
    [intrigue] Spy steps
    [military] Mercenaries
    [lore] A new Sage
    [commerce] A new Merchant
    [politics] A new Pasha
   *[al-rashid] Benevolence
}
card-name-favour = { $favour }
card-name-goods = { $seat_whose } { $kind_id ->
    [note] Credit Notes
   *[other] { $kind }
}
card-name-notes = { $seat_whose } Credit Notes
card-name-influence = { $seat_whose } influence
card-name-dishonor = { $seat_whose } dishonor
card-name-hand = { card-mercenary-name }, { $value }
card-name-backs = { $seat_whose } { $colour_id ->
    [red] land mercenaries
   *[blue] sea mercenaries
}
card-name-family = { $seat_whose } family
card-name-pile = { $colour_id ->
    [red] Stack of land mercenaries
   *[blue] Stack of sea mercenaries
}
card-name-supply = { card-good-name }, supply
card-name-supply-note = Credit Notes, supply
card-name-supply-influence = Influence, supply
card-name-tile = Crisis of year { $year }
card-name-order = Turn order
card-name-year = The year

# What kind of thing it is, with cost and worth
card-title-type = { $type_id ->
    [activated] once a year
    [permanent] always in force
   *[single] works when bought
}
card-palace-kind = Palace, two of three: service, title, favour
card-court-kind = Palace, only for those who bring a Pasha
card-territory-kind = Territory, above all { $kind } ({ $number })
card-stack-kind = Stack, dominance { $dominance }, rank { $rank }
card-pawn-kind = Pawn, dominance { $dominance }, { $points } PP
card-good-kind = { $kind_id ->
    [spice] Rare good
    [silk] Rare good
   *[other] Common good
}
card-camp-kind = Mercenary, { $face_id ->
    [up] face up
   *[down] face down
}
card-title-kind = Title, { card-title-type }, costs { $cost }, { $open_id ->
    [yes] up to { $points } PP
   *[no] { $points } PP
}
card-owned-kind = Title, { card-title-type }, { $points } PP now
card-service-kind = { $area_id ->
    [al-rashid] Gift of the Caliph, free
   *[other] { $first ->
        [0] Service, free
       *[other] Service, costs { $first }, { $second } or { $third } at rank 1, 2 or 3
    }
}
card-favorite-kind = Favour, { $area }, copies another
card-favour-kind = Favour, { $area }, { $price ->
    [0] free
   *[other] costs { $price }
}
card-hand-kind = Your token, only you see its value
card-tile-kind = Crisis tile, resolved

# What it does
card-area-intrigue = Its spies look at hidden mercenaries or move your pawns; the Favorite of the Caliph copies any other favour.
card-area-military = Here you draw mercenaries for your battles and buy the titles of war.
card-area-lore = Here you buy new Sages; the Court Scholar gives Credit Notes, which make titles cheaper.
card-area-commerce = Here you buy new Merchants and the Importers; the Vizier exchanges one good for another.
card-area-politics = Here you buy new Pashas and the dear titles that score at the end; the Qadi sells influence.
card-area-al-rashid = Whoever stands here with a Pasha may take a good and an early turn, and buy a title of the Caliph.
card-territory = The first three families take goods: all of one kind or 3 items, then 2, then 1; mercenaries must be beaten first.
card-stack = When the area is resolved, only the three strongest families act, the strongest first; among equals, the one further left.
card-pawn-pasha = The strongest pawn of a family; only with a Pasha are you received in Al-Rashid's Palace.
card-pawn-merchant = A big pawn: an area takes one Pasha or one Merchant of each family, Al-Rashid's Palace no Merchant at all.
card-pawn-sage = A small pawn that strengthens the others: any number of your Sages may stand in one area.
card-good = Goods pay for everything: 1, 2, 3, 4 or 5 different kinds are worth 1, 3, 6, 10 or 15, each further set likewise.
card-note = Spend one while you buy a title: it costs 3 less, or 5 less if you own the Banker.
card-influence = Each token is worth 1 PP at the end, 5 PP in all at most; the Aide to the Qadi counts them all.
card-dishonor = Each token costs 2 PP at the end; you get it for fleeing, for an idle visit to a guild and at court without a Pasha.
card-camp = Before anybody trades here, all mercenaries must be beaten, each colour by a higher sum of the same colour.
card-hand = Discard it in a battle against mercenaries of its colour: your sum must be higher than theirs.
card-backs = Only their owner knows the values, 2 to 4; all see them when they are discarded in a battle.
card-titles = In a visit here you may buy one title; it stays yours to the end of the game.
card-service-intrigue = After all visits here you make 3, 2 or 1 steps by rank: look at a territory's mercenaries, or move a pawn between territories.
card-service-military = Draw 3, 2 or 1 mercenaries by rank, each from land or sea as you choose.
card-service-lore = A new Sage joins your family, to be placed from the next year on.
card-service-commerce = A new Merchant joins your family, to be placed from the next year on.
card-service-politics = A new Pasha joins your family, to be placed from the next year on.
card-service-al-rashid = Take one good of your choice, and from the next round on play before all who did not take it.
card-favour-favorite = Use the favour of the General, the Court Scholar, the Vizier or the Qadi.
card-favour-general = Give one good to the supply and draw one mercenary, from land or sea as you choose.
card-favour-scholar = Take one Credit Note from the supply: it makes a title 3 cheaper.
card-favour-vizier = Give one good to the supply and take one of another kind.
card-favour-qadi = Take one influence token from the supply: 1 PP at the end, 5 PP in all at most.
card-pile = Mercenaries are drawn from here face down: eight of strength 2, sixteen of 3 and eight of 4.
card-tile = One hidden mercenary was laid on each territory that it names.
card-seat = The family with the most prestige points (PP) after year 5 wins: pawns, titles and influence, less dishonor.
card-order = In this order pawns are placed and areas resolved; Benevolence at court changes it from the next round on.
card-year = Each of five years has a placement, then every area with pawns is resolved, then the territories are refilled.

# Titles
card-title-smuggler = Once a year, give one good and take one of another kind.
card-title-plotter = Before the areas are resolved you may move one of your pawns from a palace to another palace.
card-title-informer = Before the areas are resolved you may move one of your pawns from a territory to another territory.
card-title-impostor = When you buy it: use two different favours of General, Court Scholar, Vizier and Qadi without paying for them.
card-title-strategist = Each mercenary that you discard in a battle counts 1 more.
card-title-recruiter = Once a year, draw one mercenary, from land or sea as you choose.
card-title-raider = When you win a battle, take one good of a kind printed for that territory, before the trade.
card-title-negotiator = Once a year, look at all mercenaries of a territory; then you may discard one of yours to remove one of its colour there.
card-title-loremaster = A new Merchant or Pasha costs you 3 less in its guild.
card-title-enchanter = When you buy it: a new Merchant joins your family, and you take 1 dishonor.
card-title-diplomat = Before the placement you may set a Pasha or a Merchant aside; it is placed after all other pawns.
card-title-banker = Each Credit Note that you spend makes a title 5 cheaper instead of 3.
card-title-trader = Once a year, give one hardwood, pottery or metal and take one each of the other two.
card-title-hardwood-importer = Once a year, take 1 hardwood.
card-title-pottery-importer = Once a year, take 1 pottery.
card-title-metal-importer = Once a year, take 1 metal.
card-title-aide-to-the-qadi = When you buy it: 1 influence. At the end 4 PP with exactly 5 influence tokens, 5 PP with 6 or more.
card-title-steward-of-the-city = At the end 6 PP if you own at least one title of each of the six palaces.
card-title-warehouse-keeper = At the end 4 PP if you have exactly four kinds of goods, 6 PP with all five.
card-title-favorites-maiden = At the end 5 PP if you own at least three titles of the Intrigue Guild.
card-title-weapon-master = At the end 3 PP, or 6 PP if you own at least three titles of the Military Guild.
card-title-dean-of-the-academy = At the end 3, 5 or 7 PP if your family has 4, 5 or 6 Sages.
card-title-economist = At the end 3 or 5 PP if your family has 3 or 4 Merchants.
card-title-counselor-to-the-caliph = At the end 3 or 5 PP if your family has 2 or 3 Pashas.
card-title-treasurer = When you buy it: take 1 Credit Note.
card-title-agha = When you buy it: draw 4 mercenaries, each from land or sea as you choose.
card-title-silk-monopolist = When you buy it: 1 silk, or 3 silk and 1 spice if you own the Spice Monopolist.
card-title-spice-monopolist = When you buy it: 1 spice, or 3 spice and 1 silk if you own the Silk Monopolist.
card-title-astrologist = When you buy it: 1 influence if your family has 2 or 3 Sages, 2 with 4 or 5, 3 with 6.
card-title-law-expert = When you buy it: take 1 influence.
card-title-quartermaster = When you buy it: take 2 goods of kinds that you choose.
card-title-alchemist = When you buy it: you may turn one of your Sages into a Merchant, in reserve or where it stands.

# What it costs and is worth now
now-has = { $own_id ->
    [yes] You have { $number }.
   *[no] { $seat } has { $number }.
}
now-value = Your goods are worth { $value } together.
now-more = You have { $number }; one more raises the value of your goods from { $value } to { $more }.
now-family = { $seat_whose } family has { $number } of { $most } { $pawn_many }: { $points } PP.
now-resolved = Resolved this year; it stays empty until the next placement.
now-empty = Nobody stands here.
now-ranks-1 = { $first_is } first with { $one }.
now-ranks-2 = { $first_is } first with { $one }, then { $second_who } with { $two }.
now-ranks-3 = { $first_is } first with { $one }, then { $second_who } with { $two } and { $third_who } with { $three }.
now-behind = Behind them: { $each_seat_who }.
now-amount = { $area_id ->
    [intrigue] At your rank { $rank } you make { $number ->
        [one] 1 step
       *[other] { $number } steps
    }.
   *[military] At your rank { $rank } you draw { $number }.
}
now-price-rank = At your rank { $rank } the service costs you { $price }.
now-camp-sum = { $colour_id ->
    [red] The land mercenaries here count { $sum } together.
   *[blue] The sea mercenaries here count { $sum } together.
}
now-camp-range = { $colour_id ->
    [red] The land mercenaries here count { $least } to { $most } together.
   *[blue] The sea mercenaries here count { $least } to { $most } together.
}
now-no-camp = No mercenaries: the trade is free.
now-pawns = { $number ->
    [one] 1 { $pawn }, dominance { $dominance }.
   *[other] { $number } { $pawn_many }, dominance { $dominance } each.
}
now-lying = { $number ->
    [0] None of it is left here this year.
    [one] 1 of { $printed } is left here this year.
   *[other] { $number } of { $printed } are left here this year.
}
now-unknown = Its value is 2, 3 or 4, most often 3.
now-seen = Looked at by { $each_seat_who }.
now-copies = { $number ->
    [0] None is left.
    [one] 1 copy is left.
   *[other] { $number } copies are left.
}
now-cost = It costs you { $cost }.
now-cost-note = With a Credit Note it costs you { $price }.
now-points = If the game ended now it would give you { $points } PP.
now-influence = Now it would give you { $number } influence.
now-monopoly = You own the { $title }, so you would get four goods.
now-raider-colour = At this table also for beating one of two colours.
now-diplomat-must = At this table you must set one aside.
now-trader-loose = At this table you take any two goods of the other two kinds.
now-titles = { $number ->
    [one] 1 title is for sale.
   *[other] { $number } titles are for sale.
}
now-supply = { $number } left in the supply.
now-favorite = Price in all: General { $general }, Vizier { $vizier }, Qadi { $qadi }, Court Scholar { $scholar }.
now-used = Used this year; ready again next year.
now-ready = Ready, before or after you resolve an area.
now-all-goods = { $own_id ->
    [yes] All your goods are worth { $value }.
   *[no] All of { $seat }'s goods are worth { $value }.
}
now-less = Each makes a title { $number } cheaper.
now-worth-points = { $points } PP now.
now-hand = { $colour_id ->
    [red] Your land mercenaries: { $number }, in a battle { $sum } together.
   *[blue] Your sea mercenaries: { $number }, in a battle { $sum } together.
}
now-sheet = { $points } PP now: pawns { $pawns }, titles { $titles }, influence { $influence }, dishonor { $dishonor }.
now-stack = { $number } in the stack.
now-discards = Discarded: { $two } × 2, { $three } × 3, { $four } × 4.
now-tile = { $colour_id ->
    [red] Land: { $each_area }.
   *[blue] Sea: { $each_area }.
}
now-tiles-left = { $number ->
    [one] 1 year tile is still face down.
   *[other] { $number } year tiles are still face down.
}
now-order = The order now: { $each_seat_who }.
now-next-order = From the next round on: { $each_seat_who }.
now-year = Year { $year } of { $years }: { $phase }.

## Why the game ended and where points came from

end-years = The fifth year was over.
end-family = { $number } in the family
end-titles =
    { $number ->
        [one] { $number } title
       *[other] { $number } titles
    }
end-politics = { $each_title }
end-tokens =
    { $number ->
        [one] { $number } token
       *[other] { $number } tokens
    }
