"""The Night Market as the rest of the program sees it."""

from random import Random

from caravanserai.core import machine
from caravanserai.core.events import Argument
from caravanserai.core.game import Card, Choice, Field, Game, Reason
from caravanserai.core.position import Json, Reader
from caravanserai.core.prompts import Effect
from night_market import choices, hidden, position, reasons, scoring, things, view
from night_market.actions import CALL_GUARD, SPACE
from night_market.board import COLOURS
from night_market.kinds import KINDS
from night_market.observation import FIELDS, Observation
from night_market.options import OPTIONS
from night_market.pending import PENDING
from night_market.setup import set_up
from night_market.state import State
from night_market.steps import STEPS
from night_market.view import View


class NightMarket(Game):
    """The contract: what the game is, and the questions it answers."""

    key = "nightmarket"
    prefix = "NM"
    package = "night_market"
    rules_version = 1
    seats = range(2, 5)
    options = OPTIONS
    actions = SPACE
    kinds = KINDS
    steps = STEPS
    pending = PENDING
    categories = scoring.CATEGORIES
    colours = COLOURS
    observation = tuple(Field(*field) for field in FIELDS)
    writer = Observation()

    def start(self, seats: int, options: tuple[str, ...]) -> State:
        return set_up(seats, options)

    def view(self, state: machine.State, seat: int | None) -> View:
        return view.view(_ours(state), seat)

    def prompt_args(self, state: machine.State, seat: int | None) -> dict[str, Argument]:
        return choices.prompt_args(_ours(state))

    def choice(self, state: machine.State, action: int) -> Choice:
        return Choice({**super().choice(state, action), "args": choices.details(_ours(state), action)})

    def effects(self, state: machine.State, action: int) -> list[Effect]:
        return choices.effects(_ours(state), action)

    def goods(self, state: machine.State, seat: int) -> dict[str, int]:
        return choices.goods(_ours(state), seat)

    def targets(self, state: machine.State, action: int) -> list[str]:
        return choices.targets(_ours(state), action)

    def things(self, state: machine.State, seat: int | None) -> list[str]:
        return list(dict.fromkeys([*super().things(state, seat), *things.things(_ours(state))]))

    def card(self, state: machine.State, seat: int | None, thing: str) -> Card | None:
        return things.card(_ours(state), seat, thing)

    def reason(self, state: machine.State, action: int) -> Reason | None:
        return reasons.reason(_ours(state), action)

    def breakdown(self, state: machine.State) -> list[dict[str, int]]:
        return scoring.breakdown(_ours(state))

    def determinize(self, state: machine.State, seat: int | None, rng: Random) -> State:
        return hidden.resample(_ours(state), seat, rng)

    def closes(self, before: machine.State, action: int, after: machine.State, chosen: bool) -> bool:
        """A guard that was called has been seen by everybody."""
        return action == CALL_GUARD

    def write(self, state: machine.State) -> dict[str, Json]:
        return position.write(_ours(state))

    def read(self, reader: Reader, seats: int, options: tuple[str, ...]) -> State:
        return position.read(reader, seats, options)


def _ours(state: machine.State) -> State:
    assert isinstance(state, State)
    return state
