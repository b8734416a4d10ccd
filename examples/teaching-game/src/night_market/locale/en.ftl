# The Night Market

name-nightmarket = The Night Market
name-dates = dates
name-copper = copper
name-silk = silk
name-spice = spice
name-lantern = lantern
name-guard = guard
name-deck = the deck
name-amber = Amber
name-indigo = Indigo
name-jade = Jade
name-crimson = Crimson

category-wares = Wares
category-assortment = Full assortment
category-caught = Caught

option-guards = Guards
option-guards-on = Three guards are in the deck and may stop a snatching hand.
option-guards-off = The guards stay in the box.

prompt-d-act = Your turn: what do you do?
prompt-d-act-other = { $actor } looks around the market.
prompt-d-answer = { $thief } reaches for your cards. Do you call a guard?
prompt-d-answer-other = { $thief } reaches for the cards of { $actor }.

choice-browse = Browse: draw a card
choice-sell = Sell { $ware } for { $points ->
    [one] { $points } point
   *[other] { $points } points
}
choice-lantern = Light a lantern and do two things
choice-snatch = Snatch from { $trader }
choice-rest = Rest
choice-let = Let it happen
choice-guard = Call a guard

good-card = { $amount ->
    [one] { $amount } card
   *[other] { $amount } cards
}

event-dealt = { $seat } is dealt the card { $card }.
event-browsed = { $seat } browses.
event-drew = { $seat } draws the card { $card }.
event-sold = { $seat } sells { $ware } (+{ $points }).
event-lit = { $seat } lights a lantern.
event-reached = { $thief } reaches for the cards of { $victim }.
event-caught = { $victim } calls a guard, and { $thief } is caught.
event-took = { $thief } snatches { $ware } from { $victim } (+{ $points }).
event-spilled = { $thief } only gets hold of the card { $card } from { $victim }, and it is discarded.
event-rested = { $seat } rests.
event-closing = The deck is empty. One last turn for everybody.

reason-no-such-card = You do not hold the card { $card }.
reason-deck-empty = The deck is empty.
reason-too-early = You may rest only when the deck is empty.
reason-no-such-trader = There is no trader number { $number } at this table.
reason-yourself = You cannot snatch from yourself.
reason-not-more-cards = { $trader } does not hold more cards than you.

card-kind = Card, { $number } in the deck
card-ware-kind = Ware, { $number } in the deck, worth { $points ->
    [one] { $points } point
   *[other] { $points } points
} on a stall
card-ware = Sell it to put it on your stall for good; all four wares together bring 5 points more.
card-lantern = Discard it to do two things this turn instead of one.
card-guard = Discard it when somebody reaches for your cards: they get nothing and lose 1 point.
card-deck = Browse to draw a card from it; when it is empty, everybody has one last turn.
card-trader = Snatch a random card from a trader who holds more cards than you, unless a guard stops you.
now-deck = { $number ->
    [one] { $number } card is left.
   *[other] { $number } cards are left.
}
now-held = You hold { $number ->
    [0] none
   *[other] { $number }
} of them.
now-trader = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} in the hand, { $wares ->
    [one] { $wares } ware
   *[other] { $wares } wares
} on the stall, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
