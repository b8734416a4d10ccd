"""Five Tribes as the contract wants it: one object that answers every question about the game."""

from collections.abc import Sequence
from random import Random

from caravanserai.core import machine
from caravanserai.core.events import Argument
from caravanserai.core.game import Choice, Field, Game, Reason
from caravanserai.core.guide import Guide
from caravanserai.core.position import Json, Reader
from caravanserai.games.fivetribes import choices, position, reasons, scenarios, scoring, undo, view
from caravanserai.games.fivetribes.actions import SPACE
from caravanserai.games.fivetribes.board import COLOUR_IDS
from caravanserai.games.fivetribes.guide import GUIDE
from caravanserai.games.fivetribes.hidden import resample
from caravanserai.games.fivetribes.kinds import KINDS
from caravanserai.games.fivetribes.observation import FIELDS, observe
from caravanserai.games.fivetribes.options import OPTIONS, check_option
from caravanserai.games.fivetribes.pending import PENDING
from caravanserai.games.fivetribes.setup import set_up
from caravanserai.games.fivetribes.state import State
from caravanserai.games.fivetribes.steps import STEPS
from caravanserai.games.fivetribes.view import View


class FiveTribes(Game):
    """Two to four players, thirty tiles, ninety meeples, twenty-two djinns."""

    key = "fivetribes"
    prefix = "FT"
    package = "caravanserai.games.fivetribes"
    rules_version = 1
    seats = range(2, 5)
    options = OPTIONS
    actions = SPACE
    kinds = KINDS
    steps = STEPS
    pending = PENDING
    categories = scoring.CATEGORIES
    colours = COLOUR_IDS
    observation = tuple(Field(*field) for field in FIELDS)

    def check_option(self, name: str, value: str, seats: int) -> str:
        """FT-70 Two options belong to the two-player game."""
        return check_option(name, super().check_option(name, value, seats), seats)

    def start(self, seats: int, options: tuple[str, ...]) -> State:
        """FT-6 to FT-13 The set-up, to be drawn by chance."""
        return set_up(seats, options)

    def view(self, state: machine.State, seat: int | None) -> View:
        """FT-135 What the seat may know."""
        return view.view(_ours(state), seat)

    def views(self, state: machine.State, seats: Sequence[int | None]) -> list[View]:
        return view.views(_ours(state), seats)

    def observe(self, state: machine.State, seat: int) -> list[int]:
        """What the seat may know, as numbers."""
        return observe(_ours(state), seat)

    def reason(self, state: machine.State, action: int) -> Reason | None:
        """Why the deciding seat may not do it."""
        return reasons.reason(_ours(state), action)

    def breakdown(self, state: machine.State) -> list[dict[str, int]]:
        """Points per seat and category, final or so far."""
        return scoring.breakdown(_ours(state))

    def determinize(self, state: machine.State, seat: int | None, rng: Random) -> State:
        """FT-137 Hidden cards and djinns dealt again as the seat could believe them."""
        return resample(_ours(state), seat, rng)

    def closes(self, before: machine.State, action: int, after: machine.State, chosen: bool) -> bool:
        """FT-129 What ends a bid or a turn, and the choice with Sibittis."""
        return undo.closes(_ours(before), action, _ours(after))

    def guide(self) -> Guide:
        """Two rounds: a bid, Elders and a djinn, then Merchants and a market."""
        return GUIDE

    def scenarios(self) -> list[machine.State]:
        """Positions for the conformance kit: all djinns in use, cards of several piles, the last djinns."""
        return scenarios.scenarios(self)

    def write(self, state: machine.State) -> dict[str, Json]:
        """The fields of the position."""
        return position.write(_ours(state))

    def read(self, reader: Reader, seats: int, options: tuple[str, ...]) -> State:
        """The position back."""
        return position.read(reader, seats, options)

    def prompt_args(self, state: machine.State, seat: int | None) -> dict[str, Argument]:
        """What the pending decision is about, in public facts."""
        return choices.prompt_args(_ours(state))

    def choice(self, state: machine.State, action: int) -> Choice:
        """An option with what it costs and brings."""
        choice = super().choice(state, action)
        choice["args"] = choices.details(_ours(state), action, choice["args"])
        return choice

    def targets(self, state: machine.State, action: int) -> list[str]:
        """The ids of the view's things that stand for the action."""
        return choices.targets(_ours(state), action)


def _ours(state: machine.State) -> State:
    assert isinstance(state, State)
    return state
