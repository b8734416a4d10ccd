"""Yspahan as a game: the contract, put together from the chapters."""

from collections.abc import Collection, Sequence
from random import Random

from caravanserai.core import machine
from caravanserai.core.ending import Ending
from caravanserai.core.events import Argument, Told
from caravanserai.core.game import Card, Choice, Field, Game, Reason
from caravanserai.core.guide import Guide
from caravanserai.core.machine import OVER
from caravanserai.core.pause import Pause
from caravanserai.core.position import Json, Reader
from caravanserai.core.prompts import THIS_TURN, Effect
from caravanserai.games.yspahan import (
    choices,
    effects,
    endings,
    options,
    pauses,
    position,
    reasons,
    scoring,
    stops,
    things,
    view,
)
from caravanserai.games.yspahan.actions import END, SPACE
from caravanserai.games.yspahan.board import COLOURS
from caravanserai.games.yspahan.guide import GUIDES
from caravanserai.games.yspahan.hidden import resample
from caravanserai.games.yspahan.kinds import KINDS
from caravanserai.games.yspahan.observation import FIELDS, Observation
from caravanserai.games.yspahan.pending import PENDING
from caravanserai.games.yspahan.scenarios import scenarios
from caravanserai.games.yspahan.setup import set_up
from caravanserai.games.yspahan.state import State
from caravanserai.games.yspahan.steps import STEPS
from caravanserai.games.yspahan.supervisor import asks_other
from caravanserai.games.yspahan.view import View


class Yspahan(Game):
    """Two to four merchants, three weeks, one tower of dice."""

    key = "yspahan"
    prefix = "YS"
    package = "caravanserai.games.yspahan"
    rules_version = 1
    seats = range(2, 5)
    options = options.OPTIONS
    actions = SPACE
    promises = (THIS_TURN,)
    waiting_alike = True
    kinds = KINDS
    steps = STEPS
    pending = PENDING
    categories = scoring.CATEGORIES
    colours = COLOURS
    observation = tuple(Field(*field) for field in FIELDS)
    writer = Observation()

    def check_option(self, name: str, value: str, seats: int) -> str:
        options.check_option(name, value, seats)
        return super().check_option(name, value, seats)

    def start(self, seats: int, options: tuple[str, ...]) -> State:
        return set_up(seats, options)

    def guides(self) -> tuple[Guide, ...]:
        """The first days, and the end of a week with every kind of action."""
        return GUIDES

    def scenarios(self) -> list[machine.State]:
        return [*scenarios(self)]

    def view(self, state: machine.State, seat: int | None) -> View:
        return view.view(_ours(state), seat)

    def views(self, state: machine.State, seats: Sequence[int | None]) -> list[View]:
        return view.views(_ours(state), seats)

    def sources(self, state: machine.State) -> dict[str, object]:
        """What dice, souks, caravan, seats and discard are made of."""
        return view.sources(_ours(state))

    def views_beyond(
        self, state: machine.State, seats: Sequence[int | None], known: Collection[str]
    ) -> list[View]:
        """Without known parts."""
        return view.views(_ours(state), seats, known)

    def reason(self, state: machine.State, action: int) -> Reason | None:
        return reasons.reason(_ours(state), action)

    def ending(self, state: machine.State, told: Sequence[Told]) -> Ending:
        """Why it ended, and where the points came from."""
        return endings.ending(_ours(state), told)

    def breakdown(self, state: machine.State) -> list[dict[str, int]]:
        return scoring.breakdown(_ours(state))

    def determinize(self, state: machine.State, seat: int | None, rng: Random) -> State:
        return resample(_ours(state), seat, rng)

    def write(self, state: machine.State) -> dict[str, Json]:
        return position.write(_ours(state))

    def read(self, reader: Reader, seats: int, options: tuple[str, ...]) -> State:
        return position.read(reader, seats, options)

    def closes(self, before: machine.State, action: int, after: machine.State, chosen: bool) -> bool:
        """A chosen end of turn, the end of the game, and a question about a camel to somebody out of turn close."""
        if after.actor() == OVER or (chosen and action == END):
            return True
        return asks_other(_ours(before)) or asks_other(_ours(after))

    def prompt_args(self, state: machine.State, seat: int | None) -> dict[str, Argument]:
        return choices.prompt_args(_ours(state))

    def choice(self, state: machine.State, action: int) -> Choice:
        return choices.choices(_ours(state), [action])[0]

    def choices(self, state: machine.State, actions: Sequence[int]) -> list[Choice]:
        return choices.choices(_ours(state), actions)

    def optional(self, state: machine.State) -> int | None:
        """The choice that passes a stop which may be waved through."""
        return stops.optional(_ours(state))

    def mark(self, state: machine.State) -> int:
        """Which turn it is."""
        return stops.turn(_ours(state))

    def effects(self, state: machine.State, action: int) -> list[Effect]:
        return effects.effects(_ours(state), [action])[0]

    def goods(self, state: machine.State, seat: int) -> dict[str, int]:
        return effects.goods(_ours(state), seat)

    def idle(self, state: machine.State, action: int) -> bool:
        return choices.idle(_ours(state), [action])[0]

    def missing(self, state: machine.State) -> list[int]:
        return choices.missing(_ours(state))

    def targets(self, state: machine.State, action: int) -> list[str]:
        return choices.targets(_ours(state), action)

    def things(self, state: machine.State, seat: int | None) -> list[str]:
        return list(dict.fromkeys([*super().things(state, seat), *things.things(_ours(state))]))

    def card(self, state: machine.State, seat: int | None, thing: str) -> Card | None:
        return things.card(_ours(state), seat, thing)

    def pause(self, state: machine.State, seat: int | None, told: Sequence[Told]) -> Pause | None:
        return pauses.pause(_ours(state), told)


def _ours(state: machine.State) -> State:
    assert isinstance(state, State)
    return state
