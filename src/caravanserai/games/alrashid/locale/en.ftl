# The game
name-alrashid = Al-Rashid

# Goods and pawns
name-hardwood = hardwood
name-pottery = pottery
name-metal = metal
name-spice = spice
name-silk = silk
name-pasha = Pasha
name-merchant = Merchant
name-sage = Sage

# Palaces
name-intrigue = Intrigue Guild
name-military = Military Guild
name-lore = Lore Guild
name-commerce = Commerce Guild
name-politics = Politics Guild
name-al-rashid = Al-Rashid's Palace

# Territories
name-silk-road = Silk Road
name-spice-road = Spice Road
name-sanmatia = Sanmatia
name-mare-indianum = Mare Indianum
name-abbasid-caliphate = Abbasid Caliphate
name-mare-internum = Mare Internum
name-nilus-valley = Nilus Valley

# Favours and services
name-favorite = Favorite of the Caliph
name-general = General
name-scholar = Court Scholar
name-vizier = Vizier
name-qadi = Qadi
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
name-red-3 = red 3
name-red-4 = red 4
name-blue = blue
name-blue-2 = blue 2
name-blue-3 = blue 3
name-blue-4 = blue 4
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
name-none = nothing
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
prompt-d-start-token = Choose the colour of your first mercenary token.
prompt-d-start-token-other = { $actor } chooses a first mercenary token.
prompt-d-aside = Your Diplomat: set a big pawn aside and place it last?
prompt-d-aside-other = { $actor } may set a pawn aside on a Diplomat.
prompt-d-place = Place a pawn on an area.
prompt-d-place-other = { $actor } places a pawn.
prompt-d-place-aside = Place a pawn you had set aside.
prompt-d-place-aside-other = { $actor } places a pawn set aside.
prompt-d-pawn = Choose a pawn to move, or pass.
prompt-d-pawn-other = { $actor } may move a pawn.
prompt-d-target = Where does the { $pawn } from { $area } go?
prompt-d-target-other = { $actor } moves a { $pawn } from { $area }.
prompt-d-turn = Your turn: resolve an area.
prompt-d-turn-other = { $actor } chooses an area to resolve.
prompt-d-after = Activate a title, or end your turn.
prompt-d-after-other = { $actor } may activate a title.
prompt-d-guild = { $area }, rank { $rank }: choose one or two of service, title and favour.
prompt-d-guild-other = { $actor } visits { $area } at rank { $rank }.
prompt-d-palace = Al-Rashid's Palace, rank { $rank }: benevolence, a title, both or neither.
prompt-d-palace-other = { $actor } visits Al-Rashid's Palace at rank { $rank }.
prompt-d-title = { $area }: which title do you buy?
prompt-d-title-other = { $actor } chooses a title in { $area }.
prompt-d-favorite = Whose favour does the Favorite copy?
prompt-d-favorite-other = { $actor } chooses whose favour the Favorite copies.
prompt-d-note = Spend a credit note on the { $title }?
prompt-d-note-other = { $actor } may spend a credit note on the { $title }.
prompt-d-pay = Pay { $price }: how much { $kind }?
prompt-d-pay-other = { $actor } pays { $price }.
prompt-d-draw = { $left ->
    [one] Draw a token: choose its colour.
   *[other] Draw { $left } tokens: choose the colour of the next one.
}
prompt-d-draw-other = { $actor } draws mercenary tokens.
prompt-d-general = Which good do you give for a token?
prompt-d-general-other = { $actor } gives a good for a token.
prompt-d-swap = Swap one good for another kind.
prompt-d-swap-other = { $actor } swaps a good.
prompt-d-benevolence = Benevolence: take a good of your choice.
prompt-d-benevolence-other = { $actor } takes a good from the Caliph.
prompt-d-quartermaster = { $left ->
    [one] Take one more good of your choice.
   *[other] Take { $left } goods of your choice.
}
prompt-d-quartermaster-other = { $actor } takes goods with the Quartermaster.
prompt-d-impostor = { $left ->
    [one] Your Impostor: one more favour, free of its price.
   *[other] Your Impostor: up to { $left } different favours, free of their price.
}
prompt-d-impostor-other = { $actor } uses favours with the Impostor.
prompt-d-alchemist = Your Alchemist: which Sage becomes a Merchant?
prompt-d-alchemist-other = { $actor } may turn a Sage into a Merchant.
prompt-d-spy = Spy step: look at the tokens of a territory, move a pawn, or pass.
prompt-d-spy-other = { $actor } makes a spy step.
prompt-d-fight = Mercenaries in { $area }: fight or flee?
prompt-d-fight-other = { $actor } fights or flees in { $area }.
prompt-d-tokens = Choose the tokens to discard in { $area }. Nobody sees them until you are done.
prompt-d-tokens-other = { $actor } chooses tokens for the battle in { $area }.
prompt-d-raider = Your Raider: take a good that is printed for { $area }.
prompt-d-raider-other = { $actor } takes a good with the Raider.
prompt-d-trade = { $area }: you trade first. Pick items, or take all of one kind.
prompt-d-trade-other = { $actor } trades first in { $area }.
prompt-d-item = { $left ->
    [one] { $area }: take 1 item, or stop.
   *[other] { $area }: take up to { $left } items, one by one.
}
prompt-d-item-other = { $actor } trades in { $area }.
prompt-d-trader = Your Trader: which common good do you give?
prompt-d-trader-other = { $actor } trades common goods.
prompt-d-negotiate = Your Negotiator: choose a territory and see its tokens.
prompt-d-negotiate-other = { $actor } chooses a territory for the Negotiator.
prompt-d-discard = Discard a token to remove one of its colour from { $area }, or stop.
prompt-d-discard-other = { $actor } negotiates in { $area }.
prompt-d-remove = Which { $colour } token leaves { $area }?
prompt-d-remove-other = { $actor } removes a { $colour } token from { $area }.

# Choices
choice-draw = Draw { $colour }
choice-aside = Set aside: { $pawn }
choice-place = { $pawn } to { $area }
choice-move = Move the { $pawn } in { $area }
choice-move-of = Move the { $pawn } of { $seat } in { $territory }
choice-pass = Pass
choice-to = To { $area }
choice-activate = Activate the { $title }
choice-resolve = Resolve { $area }
choice-end = End the turn
choice-visit = { $actions_id ->
    [service] Service
    [title] Title
    [favour] Favour, with 1 dishonor
    [service-and-title] Service and title
    [service-and-favour] Service and favour
    [title-and-favour] Title and favour
   *[none] Nothing, with 1 dishonor
}{ $price ->
    [0] {""}
   *[other] { $exact_id ->
        [yes] , for { $price }
       *[no] , from { $price }
    }
}
choice-court = { $actions_id ->
    [benevolence] Benevolence
    [title] Title
    [benevolence-and-title] Benevolence and title
   *[none] Nothing
}{ $price ->
    [0] {""}
   *[other] { $exact_id ->
        [yes] , for { $price }
       *[no] , from { $price }
    }
}
choice-buy = { $title }, cost { $cost }: pay { $exact_id ->
    [yes] { $price }
   *[no] from { $price }
}
choice-copy = { $favour }: pay { $exact_id ->
    [yes] { $price }
   *[no] from { $price }
}
choice-spend = { $answer_id ->
    [note] Spend a note: pay { $price }
   *[nothing] Keep the note: pay { $price }
}
choice-pay = { $number } { $kind }
choice-give = Give 1 { $kind }
choice-swap = 1 { $kind } for 1 { $other }
choice-gain = Take 1 { $kind }
choice-favour = { $favour }
choice-stop = Stop
choice-transmute = Sage: { $place }
choice-look = Look at the tokens of { $territory }
choice-fight = Fight
choice-flee = Flee, with 2 dishonor
choice-commit = { $token }
choice-done = Fight with these tokens
choice-pick = Pick items
choice-all = All { $kind }
choice-take = { $item }
choice-barter = 1 { $kind } for 1 { $first } and 1 { $second }
choice-negotiate = See the tokens of { $territory }
choice-discard = Discard { $token }
choice-remove = Remove { $token } (slot { $slot })
choice-order = Next in turn order: { $seat }
choice-tile = { $tile }
choice-value = { $value }
choice-batch = Shuffle { $index }

# Events
event-turn-order = Turn order: { $each_seat }.
event-tile = Crisis tile: { $tile }.
event-laid = A { $colour } token comes to { $area }.
event-no-token = There is no { $colour } token left to lay.
event-reshuffled = The { $colour } discards are shuffled into a new stack of { $number }.
event-drew = { $seat } drew a { $colour } token.
event-drew-token = You drew { $token }.
event-year = Year { $year } begins.
event-set-aside = { $seat } set a { $pawn } aside.
event-placed = { $seat } placed a { $pawn } on { $area }.
event-moved = { $seat } moved a { $pawn } of { $owner } from { $area } to { $target }.
event-resolves = { $seat } resolved { $area }.
event-ranks = Ranks in { $area }: { $each_seat }.
event-activates = { $seat } activated the { $title }.
event-home = The pawns of { $seat } left { $area }.
event-visits = { $seat } in { $area }: { $actions_id ->
    [service] service
    [title] title
    [favour] favour
    [service-and-title] service and title
    [service-and-favour] service and favour
    [title-and-favour] title and favour
   *[none] nothing
}.
event-attends = { $seat } at court: { $actions_id ->
    [benevolence] benevolence
    [title] title
    [benevolence-and-title] benevolence and title
   *[none] nothing
}.
event-paid = { $seat } paid { $price } with { $each_kind }.
event-note-spent = { $seat } spent a credit note on the { $title }.
event-bought = { $seat } became { $title }.
event-recruited = { $seat } gained a { $pawn }.
event-gained = { $seat } took { $number } { $kind }.
event-gave = { $seat } gave 1 { $kind }.
event-note = { $seat } took a credit note.
event-influence = { $seat } took { $number } influence.
event-dishonor = { $seat } took { $number } dishonor.
event-favour = { $seat } used the favour of the { $favour }.
event-lapsed = The favour of the { $favour } lapsed for { $seat }.
event-new-order = From the next round on: { $each_seat }.
event-looked = { $seat } looked at the tokens of { $area }.
event-saw = You saw in { $area }: { $each_token }.
event-passed = { $seat } passed.
event-revealed = The tokens of { $area } are turned up: { $each_token }.
event-fights = { $seat } fights in { $area }.
event-flees = { $seat } fled from { $area }.
event-discarded = { $seat } discarded { $each_token }.
event-beaten = The { $colour } tokens of { $area } are beaten.
event-won = { $seat } won the battle for { $area }.
event-repelled = { $seat } did not win in { $area }.
event-took = { $seat } took { $number } { $item } from { $area }.
event-removed = { $seat } removed { $token } from { $area }.
event-transmuted = { $seat } turned a Sage into a Merchant: { $place }.
event-refilled = All territories are full again.
event-over = The game is over. Winner: { $each_seat }.

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
reason-one-big = You have a Pasha or a Merchant in { $area } already.
reason-same-place = The pawn stands there already.
reason-other-group = Pawns move from palace to palace or from territory to territory.
reason-resolved = { $area } has been resolved this year.
reason-not-there = There is no such { $pawn } in { $area }.
reason-nowhere = The { $pawn } in { $area } has nowhere to go.
reason-own-pawns = Spies move your own pawns only.
reason-no-seat = No such player takes part.
reason-nothing-hidden = No token lies face down in { $area }.
reason-one-activation = You have activated a title this turn.
reason-title-not-owned = You do not own the { $title }.
reason-title-used = Your { $title } has been used this year.
reason-area-empty = No pawn stands in { $area }.
reason-pay-order = First say how much { $kind } you pay.
reason-not-owned = You own only { $number } of this: { $kind }.
reason-pay-short = With that you cannot reach { $price }.
reason-pay-waste = That pays more than { $price } needs.
reason-same-kind = A kind is not swapped for itself.
reason-favour-used = Your Impostor has used the { $favour } already.
reason-no-goods = You have no good to give.
reason-no-notes = The supply has no credit note.
reason-no-influence = The supply has no influence token.
reason-no-own-note = You have no credit note.
reason-title-gone = No { $title } is left.
reason-title-owned = You own the { $title } already.
reason-other-palace = The { $title } belongs to another palace.
reason-cannot-pay = { $exact_id ->
    [yes] This costs { $price }, and your goods are worth { $worth }.
   *[no] This costs { $price } at least, and your goods are worth { $worth }.
}
reason-keep-a-good = Paying { $price } would leave you no good to exchange.
reason-family-full = Your family has all its pawns of this type: { $pawn }.
reason-no-merchant-left = You have no Merchant left in the box.
reason-no-sage = You have no Sage there: { $area }.
reason-one-of-each = The Trader gives one of each other common kind.
reason-not-printed = { $kind } is not printed for { $area }.
reason-cannot-fight = You have no token of a colour that lies in { $area }.
reason-not-in-hand = You have no { $token } left in hand.
reason-colour-not-there = No { $colour } token lies in { $area }.
reason-commit-one = Choose at least one token.
reason-no-token-there = No such token lies in { $area }.
reason-other-colour = Choose a { $colour } token.
reason-lot-small = { $kind }: only { $number } in { $area }, which you can pick one by one.
reason-none-lying = None of that lies in { $area }: { $item }.
reason-no-reserve = You have no { $pawn } in reserve.
reason-not-aside = You have set no { $pawn } aside.
reason-from-palace = The Plotter moves a pawn that stands in a palace.
reason-from-territory = Only a pawn that stands in a territory can be moved now.
reason-whose-pawn = Spies may move pawns of all players here: say whose pawn it is.
reason-last-pawn-gone = Your last pawn has left the board, so you can activate no title.
reason-no-common-goods = You have no hardwood, pottery or metal to give.
reason-no-camps = No mercenary token lies on any territory.
reason-taken-already = You have taken one already, and your items must differ: { $item }.
reason-none-owned = You have none of this to give: { $kind }.
reason-title-action-first = First choose the action “title” here, then which one you buy.
reason-no-title-left = { $area } has no title left that you could buy.
reason-pawn-first = First choose the pawn that moves, then where it goes.
reason-target-first = A pawn is on its way ({ $pawn }, { $area }): say where it goes.
reason-place-later = Pawns are placed at the beginning of the year.
reason-aside-later = A pawn is set aside on a Diplomat before the placement begins.
reason-move-later = Only spies, the Plotter and the Informer move pawns, when it is their moment.
reason-visit-later = You visit a palace when it is resolved and it is the turn of your rank there.
reason-buy-later = A title is bought during a visit to its palace.
reason-favour-later = A favour is chosen during a visit.
reason-note-later = A credit note is spent while you buy a title.
reason-goods-later = You give goods only when you pay or exchange.
reason-gain-later = Goods come from the supply only by an effect that gives them.
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
option-edition-early-counts = 15 credit notes and 20 influence tokens.
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
option-court-received = Who has no Pasha at court is sent away before the ranks are counted.
option-court-ranked = All are ranked first; one of the first three without a Pasha takes 2 dishonor, and nobody moves up.
option-last-activation = Activation after the last pawn
option-last-activation-on = A title may be activated although the own last pawn has just left the board.
option-last-activation-off = No title is activated once the own last pawn has left the board.
option-raider = Raider
option-raider-battle = The Raider takes a good for a battle won.
option-raider-colour = The Raider takes a good also for beating one of two colours.
option-turn-order = Turn order
option-turn-order-random = Drawn at random.
