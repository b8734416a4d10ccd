# The Night Market

name-nightmarket = The Night Market
name-dates = dates
name-copper = copper
name-silk = silk
name-spice = spice
name-lantern = lantern
name-guard = guard
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

event-dealt = { $seat } is dealt: { $card }.
event-browsed = { $seat } browses.
event-drew = { $seat } draws: { $card }.
event-sold = { $seat } sells { $ware } (+{ $points }).
event-lit = { $seat } lights a lantern.
event-reached = { $thief } reaches for the cards of { $victim }.
event-caught = { $victim } calls a guard: { $thief } is caught.
event-took = { $thief } snatches { $ware } from { $victim } (+{ $points }).
event-spilled = { $thief } only gets hold of this from { $victim }: { $card }. It is discarded.
event-rested = { $seat } rests.
event-closing = The deck is empty. One last turn for everybody.

reason-no-such-card = You hold no such card: { $card }.
reason-deck-empty = The deck is empty.
reason-too-early = You may rest only when the deck is empty.
reason-no-such-trader = There is no trader number { $number } at this table.
reason-yourself = You cannot snatch from yourself.
reason-not-more-cards = { $trader } does not hold more cards than you.
