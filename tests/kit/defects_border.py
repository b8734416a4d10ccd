"""Deliberate defects in reasons, positions, text and checked play."""

from itertools import count
from typing import Any

from defects import Patch, defect, subclass
from night_market import GAME, invariants, position, setup, snatching
from night_market.actions import REST, SPACE
from night_market.game import NightMarket
from night_market.kinds import KINDS
from night_market.state import State as Market
from night_market.turn import Act, Browse

from caravanserai.core.actions import ActionSpace, Range
from caravanserai.core.events import Kind
from caravanserai.core.game import Choice, Game, Reason
from caravanserai.core.machine import Broken, State
from caravanserai.core.position import Reader
from caravanserai.testing import texts
from caravanserai.text import catalogue

ORIGINAL_CLONE = Market.clone

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


@defect("mutants", "out of turn")
def anybody_may_be_asked_to_act(patch: Patch) -> Game:
    real = Act.run

    def run(self: Act, s: Market, action: int) -> None:
        if self.seat != s.trader():
            raise IndexError("out of turn")
        real(self, s, action)

    patch.setattr(Act, "flaw", lambda self, s, at: "")
    patch.setattr(Act, "run", run)
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
