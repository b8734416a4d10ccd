"""Deliberate defects in what a game says about itself and in its flow."""

from collections.abc import Iterator
from itertools import count

from defects import Patch, defect, subclass
from night_market import GAME, deck, events, turn
from night_market.actions import DRAW, SPACE
from night_market.board import LANTERN
from night_market.events import DREW, SOLD
from night_market.game import NightMarket
from night_market.kinds import KINDS
from night_market.snatching import AnswerSnatch, Grab
from night_market.state import State as Market
from night_market.turn import Act, Browse, Turn

from caravanserai.core.events import Kind
from caravanserai.core.game import Game
from caravanserai.core.pending import SEATS, Pending

ORIGINAL_ACT = Act.legal
ORIGINAL_SELL = turn.sell
ORIGINAL_CLONE = Market.clone

# --- what the game says about itself -----------------------------------------------------------------


@defect("declaration", "3 colours for up to 4 seats")
def too_few_colours(patch: Patch) -> Game:
    return subclass(colours=("amber", "indigo", "jade"))


@defect("declaration", "step Act cites NM-77")
def a_step_cites_an_unknown_rule(patch: Patch) -> Game:
    patch.setattr(Act, "rule", "NM-77")
    return GAME


@defect("declaration", "kinds: 'sold' stands there twice")
def two_kinds_with_one_word(patch: Patch) -> Game:
    return subclass(kinds=(*KINDS, Kind("sold")))


@defect("declaration", "a game for 1 seats begins")
def too_many_may_play(patch: Patch) -> Game:
    return subclass(seat_count=lambda self, seats: 4 if seats is None else seats)


@defect("declaration", "pending: Grab.thief has no limits")
def a_field_without_limits(patch: Patch) -> Game:
    known = NightMarket.pending
    beneath = {name: " ".join(below) for name, below in known.beneath.items()}
    return subclass(
        pending=Pending({"seat": (0, SEATS), "left": (1, 3), "AnswerSnatch.thief": (0, 3)}, {}, beneath)
    )


@defect("declaration", "pending: nothing is declared to lie beneath Grab")
def a_step_with_nothing_beneath(patch: Patch) -> Game:
    known = NightMarket.pending
    beneath = {name: " ".join(below) for name, below in known.beneath.items() if name != "Grab"}
    return subclass(pending=Pending(known.limits, {}, beneath))


@defect("declaration", "pending: no step is called Dance")
def an_unknown_step_beneath(patch: Patch) -> Game:
    known = NightMarket.pending
    beneath = {name: " ".join((*below, "Dance")) for name, below in known.beneath.items()}
    return subclass(pending=Pending(known.limits, {}, beneath))


@defect("names", "are both called 'sell dates'")
def two_actions_with_one_name(patch: Patch) -> Game:
    return subclass(name=lambda self, action: SPACE.name(1 if action == 2 else action))


@defect("names", "is not understood")
def a_name_nobody_understands(patch: Patch) -> Game:
    return subclass(name=lambda self, action: SPACE.name(action).upper())


@defect("decisions", "step class Grab is not declared")
def a_step_is_not_declared(patch: Patch) -> Game:
    return subclass(steps=tuple(cls for cls in NightMarket.steps if cls is not Grab))


@defect("decisions", "asks a seat but has no decision id")
def a_decision_without_id(patch: Patch) -> Game:
    patch.setattr(AnswerSnatch, "decision", "")
    return GAME


# --- the flow of the game ----------------------------------------------------------------------------


@defect("termination", "has not ended after")
def the_game_never_ends(patch: Patch) -> Game:
    def run(self: Turn, s: Market, action: int) -> None:
        s.push(Turn((self.seat + 1) % s.seats))
        s.push(Act(self.seat))

    patch.setattr(Turn, "run", run)
    return GAME


@defect("legal", "not sorted and unique")
def options_in_disorder(patch: Patch) -> Game:
    patch.setattr(Act, "legal", lambda self, s: ORIGINAL_ACT(self, s)[::-1])
    return GAME


@defect("legal", "not sorted and unique")
def an_option_twice(patch: Patch) -> Game:
    patch.setattr(Act, "legal", lambda self, s: [ORIGINAL_ACT(self, s)[0], *ORIGINAL_ACT(self, s)])
    return GAME


@defect("legal", "is no action of the space")
def an_option_out_of_the_space(patch: Patch) -> Game:
    patch.setattr(Browse, "legal", lambda self, s: [*deck.drawable(s), 4000])
    patch.setattr(Browse, "weights", lambda self, s: [*(n for n in s.deck if n), 0])
    return GAME


@defect("legal", "action 'sell spice': apply raised")
def an_option_that_cannot_be_applied(patch: Patch) -> Game:
    def sell(s: Market, seat: int, ware: int) -> None:
        if ware == 3 and sum(s.deck) < 15:
            raise IndexError("off the stall")
        ORIGINAL_SELL(s, seat, ware)

    patch.setattr(turn, "sell", sell)
    return GAME


@defect("legal", "asking for the legal actions changed the position")
def asking_changes_the_position(patch: Patch) -> Game:
    def legal(self: Act, s: Market) -> list[int]:
        s.caught[0] += 1
        return ORIGINAL_ACT(self, s)

    patch.setattr(Act, "legal", legal)
    return GAME


@defect("chance", "the weight of an outcome is 0")
def an_impossible_outcome(patch: Patch) -> Game:
    patch.setattr(
        Grab,
        "weights",
        lambda self, s: [0, *(1 for _ in self.legal(s)[1:])] if len(self.legal(s)) > 1 else [1],
    )
    return GAME


@defect("chance", "outcomes, but")
def weights_do_not_match(patch: Patch) -> Game:
    patch.setattr(Browse, "weights", lambda self, s: [1] * 7)
    return GAME


@defect("invariants", "check() found a broken invariant")
def a_card_vanishes(patch: Patch) -> Game:
    def sell(s: Market, seat: int, ware: int) -> None:
        s.hands[6 * seat + ware] -= 1

    patch.setattr(turn, "sell", sell)
    return GAME


@defect("clones", "changed the original: state.hands")
def clones_share_a_list(patch: Patch) -> Game:
    def clone(self: Market) -> Market:
        copy = ORIGINAL_CLONE(self)
        copy.hands = self.hands
        return copy

    patch.setattr(Market, "clone", clone)
    return GAME


@defect("clones", "a clone took another way")
def clones_forget_a_field(patch: Patch) -> Game:
    def clone(self: Market) -> Market:
        copy = ORIGINAL_CLONE(self)
        copy.last_turns = -1
        return copy

    patch.setattr(Market, "clone", clone)
    return GAME


@defect("replay", "another telling at the second playing")
def events_count_on(patch: Patch) -> Game:
    numbers: Iterator[int] = count()

    def sell(s: Market, seat: int, ware: int) -> None:
        s.hands[6 * seat + ware] -= 1
        s.stalls[4 * seat + ware] += 1
        s.tell(SOLD, (seat, ware, next(numbers)))

    patch.setattr(turn, "sell", sell)
    return GAME


@defect("replay", "listening to the events changes the game")
def listening_matters(patch: Patch) -> Game:
    def light(s: Market, seat: int) -> None:
        s.hands[6 * seat + LANTERN] -= 1
        s.discard[LANTERN] += 1
        if s.log is None:
            s.push(Act(seat))

    patch.setattr(turn, "light", light)
    return GAME


@defect("events", "an event of kind 99")
def an_unknown_kind(patch: Patch) -> Game:
    patch.setattr(events, "RESTED", 99)
    return GAME


@defect("events", "has no description")
def an_event_with_wrong_arguments(patch: Patch) -> Game:
    patch.setattr(events, "BROWSED", SOLD)
    return GAME


@defect("events", "is meant for seats")
def an_event_for_an_absent_seat(patch: Patch) -> Game:
    def run(self: Browse, s: Market, action: int) -> None:
        deck.draw(s, self.seat, action - DRAW)
        s.tell(DREW, (self.seat, action - DRAW), 1 << (self.seat + 1))

    patch.setattr(Browse, "run", run)
    return GAME


@defect("scores", "its breakdown adds up to")
def a_breakdown_that_does_not_add_up(patch: Patch) -> Game:
    return subclass(
        breakdown=lambda self, s: [{**part, "caught": 0} for part in NightMarket.breakdown(self, s)]
    )


@defect("scores", "does not hold each seat once")
def a_ranking_without_the_last(patch: Patch) -> Game:
    patch.setattr(Market, "ranking", lambda self: [[0]])
    return GAME
