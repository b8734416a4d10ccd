"""Deliberate defects for the Night Market: each must be found by the check it belongs to.

A defect takes the monkeypatch fixture, breaks the game with it, and returns the game to check.
"""

from collections.abc import Callable, Iterator
from itertools import count
from random import Random
from typing import Any, NamedTuple

import pytest
from night_market import GAME, deck, events, hidden, invariants, position, setup, snatching, turn
from night_market.actions import DRAW, REST, SPACE
from night_market.board import GUARD, LANTERN
from night_market.events import DREW, SOLD
from night_market.game import NightMarket
from night_market.kinds import KINDS
from night_market.snatching import AnswerSnatch, Grab
from night_market.state import State as Market
from night_market.turn import Act, Browse, Turn

from caravanserai.core.actions import ActionSpace, Range
from caravanserai.core.events import Kind
from caravanserai.core.game import Choice, Game, Prompt, Reason
from caravanserai.core.machine import Broken, State
from caravanserai.core.pending import SEATS, Pending
from caravanserai.core.position import Reader
from caravanserai.testing import texts
from caravanserai.text import catalogue

Patch = pytest.MonkeyPatch
ORIGINAL_ACT = Act.legal
ORIGINAL_SELL = turn.sell
ORIGINAL_CLONE = Market.clone


class Defect(NamedTuple):
    """What is broken, which check has to find it, and what its message must say."""

    check: str
    says: str
    make: Callable[[Patch], Game]


DEFECTS: dict[str, Defect] = {}


def defect(check: str, says: str) -> Callable[[Callable[[Patch], Game]], Callable[[Patch], Game]]:
    """Enter the function below as a defect."""

    def enter(make: Callable[[Patch], Game]) -> Callable[[Patch], Game]:
        DEFECTS[make.__name__] = Defect(check, says, make)
        return make

    return enter


def subclass(**attributes: Any) -> Game:
    """The Night Market with other class attributes or methods."""
    made: Game = type("BrokenMarket", (NightMarket,), attributes)()
    return made


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


# --- what a seat may know ----------------------------------------------------------------------------


@defect("views", "is not JSON")
def a_view_with_a_set(patch: Patch) -> Game:
    return subclass(view=lambda self, s, seat: {"cards": {1, 2}})


@defect("views", "changes on the way through JSON")
def a_view_with_a_tuple(patch: Patch) -> Game:
    return subclass(view=lambda self, s, seat: {"cards": (1, 2)})


@defect("views", "differs when asked a second time")
def a_view_that_changes(patch: Patch) -> Game:
    numbers = count()
    return subclass(view=lambda self, s, seat: {"number": next(numbers)})


@defect("views", "among `views` that of a spectator differs")
def views_of_the_first_seat_for_all(patch: Patch) -> Game:
    return subclass(views=lambda self, s, seats: [self.view(s, 0) for _ in seats])


@defect("prompts", "offers")
def a_prompt_without_the_last_choice(patch: Patch) -> Game:
    def prompt(self: Game, state: State, seat: int | None) -> Prompt:
        made = NightMarket.prompt(self, state, seat)
        made["choices"] = made["choices"][:1]
        return made

    return subclass(prompt=prompt)


@defect("prompts", "the ids to click are [7]")
def a_choice_with_a_number_to_click(patch: Patch) -> Game:
    return subclass(targets=lambda self, s, action: [7])


@defect("prompts", "waits for")
def a_prompt_waits_for_the_wrong_seat(patch: Patch) -> Game:
    def prompt(self: Game, state: State, seat: int | None) -> Prompt:
        return {**NightMarket.prompt(self, state, seat), "waiting": [0, 1]}

    return subclass(prompt=prompt)


@defect("secrets", "the view of a spectator betrays hidden things: deck")
def the_deck_is_shown(patch: Patch) -> Game:
    return subclass(view=lambda self, s, seat: {**NightMarket.view(self, s, seat), "deck": s.deck.copy()})


@defect("secrets", "the prompt of a spectator betrays hidden things")
def the_prompt_counts_guards(patch: Patch) -> Game:
    def prompt_args(self: Game, state: State, seat: int | None) -> dict[str, Any]:
        return {"actor": f"@{state.actor()}", "thief": "@0", "guards": state.hands[6 * state.actor() + GUARD]}  # type: ignore[attr-defined]

    return subclass(prompt_args=prompt_args)


@defect("secrets", "whether the choice is automatic betrays hidden things")
def the_guard_is_automatic(patch: Patch) -> Game:
    patch.setattr(AnswerSnatch, "auto", lambda self, s: True)
    return GAME


@defect("secrets", "determinize changed the position")
def sampling_changes_the_position(patch: Patch) -> Game:
    def resample(state: Market, seat: int | None, rng: Random) -> Market:
        state.caught[0] += 1
        return state.clone()

    patch.setattr(hidden, "resample", resample)
    return GAME


@defect("samples", "depends on hidden things")
def samples_depend_on_the_truth(patch: Patch) -> Game:
    def resample(state: Market, seat: int | None, rng: Random) -> Market:
        copy = state.clone()
        for other in range(copy.seats):
            held = [card for card in range(6) if copy.hand(other)[card]]
            drawn = [card for card in range(6) if copy.deck[card]]
            if other != seat and held and drawn:
                given, got = rng.choice(held), rng.choice(drawn)
                copy.hands[6 * other + given] -= 1
                copy.deck[given] += 1
                copy.deck[got] -= 1
                copy.hands[6 * other + got] += 1
        return copy

    patch.setattr(hidden, "resample", resample)
    return GAME


@defect("samples", "determinize never changes anything")
def samples_are_the_truth(patch: Patch) -> Game:
    patch.setattr(hidden, "resample", lambda state, seat, rng: state.clone())
    return GAME


@defect("samples", "breaks an invariant")
def samples_lose_cards(patch: Patch) -> Game:
    def resample(state: Market, seat: int | None, rng: Random) -> Market:
        copy = state.clone()
        copy.deck = [0] * 6
        return copy

    patch.setattr(hidden, "resample", resample)
    return GAME


@defect("whispers", "events tell a spectator what it may not see: drew")
def a_draw_is_told_to_everybody(patch: Patch) -> Game:
    def run(self: Browse, s: Market, action: int) -> None:
        deck.draw(s, self.seat, action - DRAW)
        s.tell(DREW, (self.seat, action - DRAW))

    patch.setattr(Browse, "run", run)
    return GAME


@defect("observation", "has 41 numbers, 42 are declared")
def an_observation_that_is_too_short(patch: Patch) -> Game:
    return subclass(observe=lambda self, s, seat: NightMarket.observe(self, s, seat)[1:])


@defect("observation", "holds something that is no int")
def an_observation_with_a_fraction(patch: Patch) -> Game:
    return subclass(observe=lambda self, s, seat: [0.5, *NightMarket.observe(self, s, seat)[1:]])


@defect("observation", "differs when asked a second time")
def an_observation_that_changes(patch: Patch) -> Game:
    numbers = count()
    return subclass(observe=lambda self, s, seat: [next(numbers), *NightMarket.observe(self, s, seat)[1:]])


@defect("observation", "betrays hidden things: deck[0]")
def an_observation_of_the_deck(patch: Patch) -> Game:
    return subclass(observe=lambda self, s, seat: [s.deck[0], *NightMarket.observe(self, s, seat)[1:]])


@defect("observation", "observing changed the position")
def an_observation_that_touches(patch: Patch) -> Game:
    def observe(self: Game, s: Market, seat: int) -> list[int]:
        seen = NightMarket.observe(self, s, seat)
        s.caught[seat] = 7
        return [*seen[:8], *(0 for _ in seen[8:])]

    return subclass(observe=observe)


@defect("observation", "observation field 'deck' needs a name of its own")
def two_fields_with_one_name(patch: Patch) -> Game:
    return subclass(observation=(*NightMarket.observation, NightMarket.observation[0]))


@defect("undo-secrets", "action 'lantern': shows seat")
def a_lantern_shows_the_deck(patch: Patch) -> Game:
    def view(self: Game, s: Market, seat: int | None) -> dict[str, Any]:
        return {**GAME.view(s, seat), "lit": s.deck.copy() if s.discard[LANTERN] else []}

    return subclass(view=view)


# --- reasons, positions, text ------------------------------------------------------------------------


@defect("why-not", "not legal, but why_not allows it")
def everything_is_allowed(patch: Patch) -> Game:
    return subclass(reason=lambda self, s, action: None)


@defect("why-not", "legal, but why_not forbids it (NM-4 reason-not-now)")
def nothing_is_allowed(patch: Patch) -> Game:
    return subclass(reason=lambda self, s, action: Reason("NM-4", "reason-not-now", {}))


@defect("why-not", "refused with the rule 'NM-99'")
def a_reason_cites_an_unknown_rule(patch: Patch) -> Game:
    def reason(self: Game, s: State, action: int) -> Reason | None:
        found = NightMarket.reason(self, s, action)  # type: ignore[arg-type]
        return None if found is None else found._replace(rule="NM-99")

    return subclass(reason=reason)


@defect("positions", "the position is refused when it comes back")
def a_field_is_not_written(patch: Patch) -> Game:
    def write(state: Market) -> dict[str, Any]:
        return {key: value for key, value in ORIGINAL_WRITE(state).items() if key != "caught"}

    patch.setattr(position, "write", write)
    return GAME


ORIGINAL_WRITE = position.write
ORIGINAL_READ = position.read


@defect("positions", "comes back changed: state.last-turns")
def a_field_is_not_read(patch: Patch) -> Game:
    def read(reader: Reader, seats: int, options: tuple[str, ...]) -> Market:
        state = ORIGINAL_READ(reader, seats, options)
        state.last_turns = -1
        return state

    patch.setattr(position, "read", read)
    return GAME


@defect("edits", "instead of Broken")
def a_flaw_that_raises(patch: Patch) -> Game:
    patch.setattr(
        Act, "flaw", lambda self, s, at: "" if 1 // (self.seat - s.trader() + 1) == 1 else "not the turn"
    )
    return GAME


@defect("edits", "restore accepts what then fails")
def nothing_is_conserved(patch: Patch) -> Game:
    patch.setattr(snatching, "pair_flaw", lambda s, victim, thief: "")
    for cls in (Act, Browse, setup.Deal):
        patch.setattr(cls, "flaw", lambda self, s, at: "")
    patch.setattr(invariants, "check_cards", lambda s: None)
    return GAME


@defect("edits", "does not say what is wrong where")
def a_refusal_without_a_place(patch: Patch) -> Game:
    def read(reader: Reader, seats: int, options: tuple[str, ...]) -> Market:
        try:
            return ORIGINAL_READ(reader, seats, options)
        except Broken as broken:
            raise Broken("", "", "") from broken

    patch.setattr(position, "read", read)
    return GAME


@defect("texts", "en: choice-nap with {}")
def a_choice_without_text(patch: Patch) -> Game:
    def choice(self: Game, state: State, action: int) -> Choice:
        made = NightMarket.choice(self, state, action)  # type: ignore[arg-type]
        return {**made, "key": "choice-nap"} if action == REST else made

    return subclass(choice=choice)


@defect("texts", "speaks of 'camel', but name-camel is missing")
def an_event_about_a_nameless_thing(patch: Patch) -> Game:
    kinds = [
        Kind("sold", seat="seat", ware=("camel",) * 4, points="number") if k.word == "sold" else k
        for k in KINDS
    ]
    return subclass(kinds=tuple(kinds))


@defect("texts", "en.ftl cannot be read at 'event-sold = { $seat'")
def a_catalogue_with_a_slip(patch: Patch) -> Game:
    real = catalogue.source
    slip = "event-sold = { $seat\n"
    patch.setattr(texts, "source", lambda package, language: real(package, language) + slip)
    return GAME


@defect("texts", "option-moon")
def an_option_without_text(patch: Patch) -> Game:
    return subclass(options={"guards": ("on", "off"), "moon": ("full", "new")})


@defect("texts", "has no catalogue")
def no_catalogue_at_all(patch: Patch) -> Game:
    return subclass(package="json")


# --- checked play ------------------------------------------------------------------------------------


@defect("undo", "the position is not that of its steps")
def an_undo_that_forgets(patch: Patch) -> Game:
    def clone(self: Market) -> Market:
        copy = ORIGINAL_CLONE(self)
        copy.caught = [0] * self.seats
        return copy

    patch.setattr(Market, "clone", clone)
    return GAME


@defect("records", "its own record is refused")
def a_record_nobody_can_read(patch: Patch) -> Game:
    return subclass(parse=lambda self, text: SPACE.parse(text.replace("silk", "dates")))


@defect("records", "its own record is refused")
def a_record_with_a_moving_auto(patch: Patch) -> Game:
    numbers = count()
    patch.setattr(Act, "auto", lambda self, s: next(numbers) % 3 == 0)
    return GAME


@defect("coverage", "event 'earthquake'")
def an_event_that_never_happens(patch: Patch) -> Game:
    return subclass(kinds=(*KINDS, Kind("earthquake")))


@defect("coverage", "actions 'dance'")
def a_range_nobody_uses(patch: Patch) -> Game:
    return subclass(actions=ActionSpace(*SPACE.ranges, Range("dance")))


@defect("coverage", "step Never")
def a_step_nobody_reaches(patch: Patch) -> Game:
    return subclass(steps=(*NightMarket.steps, type("Never", (Act,), {})))
