"""Al-Rashid as a game: the contract, put together from the chapters."""

from collections.abc import Collection, Mapping, Sequence
from random import Random
from typing import Any, ClassVar

from caravanserai.core import machine
from caravanserai.core.actions import ActionSpace
from caravanserai.core.ending import Ending
from caravanserai.core.events import Argument, Kind, Told
from caravanserai.core.game import Card, Choice, Field, Game, Reason
from caravanserai.core.guide import Guide
from caravanserai.core.machine import Step
from caravanserai.core.pause import Pause
from caravanserai.core.pending import Pending
from caravanserai.core.position import Json, Reader
from caravanserai.core.prompts import Effect
from caravanserai.games.alrashid import (
    choices,
    endings,
    options,
    outcomes,
    pauses,
    position,
    reasons,
    scenarios,
    scoring,
    things,
    undo,
    view,
)
from caravanserai.games.alrashid.actions import SPACE
from caravanserai.games.alrashid.board import MAX_SEATS, MIN_SEATS, SEAT_COLOURS
from caravanserai.games.alrashid.guide import GUIDE
from caravanserai.games.alrashid.hidden import SPECTATOR, resample
from caravanserai.games.alrashid.kinds import KINDS
from caravanserai.games.alrashid.observation import FIELDS, Observation
from caravanserai.games.alrashid.pending import PENDING
from caravanserai.games.alrashid.setup import set_up
from caravanserai.games.alrashid.state import State
from caravanserai.games.alrashid.steps import STEPS


class AlRashid(Game):
    """The game of the Caliph's court."""

    key: ClassVar[str] = "alrashid"
    prefix: ClassVar[str] = "AR"
    package: ClassVar[str] = "caravanserai.games.alrashid"
    rules_version: ClassVar[int] = 1
    seats: ClassVar[range] = range(MIN_SEATS, MAX_SEATS + 1)
    added_options: ClassVar[tuple[str, ...]] = options.ADDED_OPTIONS
    options: ClassVar[Mapping[str, tuple[str, ...]]] = options.OPTIONS
    actions: ClassVar[ActionSpace] = SPACE
    waiting_alike: ClassVar[bool] = True
    kinds: ClassVar[tuple[Kind, ...]] = KINDS
    steps: ClassVar[tuple[type[Step[Any]], ...]] = STEPS
    pending: ClassVar[Pending | None] = PENDING
    categories: ClassVar[tuple[str, ...]] = scoring.CATEGORIES
    colours: ClassVar[tuple[str, ...]] = SEAT_COLOURS
    observation: ClassVar[tuple[Field, ...]] = tuple(Field(*field) for field in FIELDS)
    writer = Observation()

    # --- options and set-up --------------------------------------------------------------------------

    def check_option(self, name: str, value: str, seats: int) -> str:
        """Editions are presets or items joined by +, turn orders are seats joined by -."""
        return options.check_option(name, value, seats) or super().check_option(name, value, seats)

    def start(self, seats: int, options: tuple[str, ...]) -> State:
        """AR-8 to AR-15 The table set up, with the first steps pending."""
        return set_up(seats, options)

    def guides(self) -> tuple[Guide, ...]:
        """A year from its last placements to its end."""
        return (GUIDE,)

    def scenarios(self) -> list[machine.State]:
        """A short stack, the last token, and rich families."""
        return scenarios.scenarios(self)

    # --- what a seat may know ------------------------------------------------------------------------

    def view(self, state: machine.State, seat: int | None) -> Mapping[str, Json]:
        """What the seat may know."""
        return view.view(ours(state), seat)

    def views(self, state: machine.State, seats: Sequence[int | None]) -> Sequence[Mapping[str, Json]]:
        return view.views(ours(state), seats)

    def sources(self, state: machine.State) -> dict[str, object]:
        """What the palaces are made of."""
        return view.sources(ours(state))

    def views_beyond(
        self, state: machine.State, seats: Sequence[int | None], known: Collection[str]
    ) -> Sequence[Mapping[str, Json]]:
        """Without known parts."""
        return view.views(ours(state), seats, known)

    def prompt_args(self, state: machine.State, seat: int | None) -> dict[str, Argument]:
        """What the pending decision is about."""
        return choices.prompt_args(ours(state))

    def form(self, state: machine.State, seat: int | None) -> str:
        """The form that the pending decision wants."""
        return choices.form(ours(state))

    def choice(self, state: machine.State, action: int) -> Choice:
        """An option with what it costs and brings."""
        return choices.choices(ours(state), [action])[0]

    def choices(self, state: machine.State, actions: Sequence[int]) -> list[Choice]:
        """Options, the position known to be one of this game once for all of them."""
        return choices.choices(ours(state), actions)

    def effects(self, state: machine.State, action: int) -> list[Effect]:
        """What an option gives and costs at once."""
        return outcomes.effects(ours(state), action)

    def goods(self, state: machine.State, seat: int) -> dict[str, int]:
        """What effects speak of."""
        return outcomes.goods(ours(state), seat)

    def idle(self, state: machine.State, action: int) -> bool:
        """Whether an option brings nothing new."""
        return outcomes.idle(ours(state), action)

    def missing(self, state: machine.State) -> list[int]:
        """AR-51 The options that only goods are wanting for."""
        return outcomes.missing(ours(state))

    def targets(self, state: machine.State, action: int) -> list[str]:
        """The ids of the view's things that stand for the action."""
        return choices.targets(ours(state), action)

    def things(self, state: machine.State, seat: int | None) -> list[str]:
        """The ids of the view, of the choices, and those by rule."""
        return list(dict.fromkeys([*super().things(state, seat), *things.things(ours(state), seat)]))

    def card(self, state: machine.State, seat: int | None, thing: str) -> Card | None:
        """What the thing is."""
        return things.card(ours(state), seat, thing)

    def reason(self, state: machine.State, action: int) -> Reason | None:
        """Why the deciding seat may not do it."""
        return reasons.reason(ours(state), action)

    def pause(self, state: machine.State, seat: int | None, told: Sequence[Told]) -> Pause | None:
        """The card after a year."""
        return pauses.pause(ours(state), seat, told)

    def ending(self, state: machine.State, told: Sequence[Told]) -> Ending:
        """Why it ended, and where the points came from."""
        return endings.ending(ours(state))

    def breakdown(self, state: machine.State) -> list[dict[str, int]]:
        """AR-135 Points by category."""
        return scoring.breakdown(ours(state))

    def determinize(self, state: machine.State, seat: int | None, rng: Random) -> State:
        """A copy in which all that is hidden from the seat is dealt anew."""
        return resample(ours(state), SPECTATOR if seat is None else seat, rng)

    def closes(self, before: machine.State, action: int, after: machine.State, chosen: bool) -> bool:
        """Undo ends when something hidden comes to light."""
        return undo.closes(ours(before), action)

    # --- positions -----------------------------------------------------------------------------------

    def write(self, state: machine.State) -> dict[str, Json]:
        """The fields of the position."""
        return position.write(ours(state))

    def read(self, reader: Reader, seats: int, options: tuple[str, ...]) -> State:
        """The position back."""
        return position.read(reader, seats, options)


def ours(state: machine.State) -> State:
    """The state, known to be one of this game."""
    assert isinstance(state, State)
    return state
