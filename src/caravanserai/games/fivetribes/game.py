"""Five Tribes as the contract wants it: one object that answers every question about the game."""

from collections.abc import Collection, Sequence
from random import Random

from caravanserai.core import machine
from caravanserai.core.ending import Ending
from caravanserai.core.events import Argument, Told
from caravanserai.core.game import Card, Choice, Field, Game, Reason
from caravanserai.core.guide import Guide
from caravanserai.core.pause import Pause
from caravanserai.core.position import Json, Reader
from caravanserai.core.prompts import THIS_TURN, Effect, Prompt
from caravanserai.games.fivetribes import (
    choices,
    effects,
    endings,
    pauses,
    position,
    reasons,
    scenarios,
    scoring,
    stops,
    things,
    undo,
    view,
)
from caravanserai.games.fivetribes.actions import SPACE
from caravanserai.games.fivetribes.board import COLOUR_IDS
from caravanserai.games.fivetribes.guide import GUIDE
from caravanserai.games.fivetribes.hidden import resample
from caravanserai.games.fivetribes.kinds import KINDS
from caravanserai.games.fivetribes.observation import FIELDS, Observation
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
    promises = (THIS_TURN,)
    waiting_alike = True
    kinds = KINDS
    steps = STEPS
    pending = PENDING
    categories = scoring.CATEGORIES
    colours = COLOUR_IDS
    observation = tuple(Field(*field) for field in FIELDS)
    writer = Observation()

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

    def sources(self, state: machine.State) -> dict[str, object]:
        """What tiles, tracks and the row of cards are made of."""
        return view.sources(_ours(state))

    def views_beyond(
        self, state: machine.State, seats: Sequence[int | None], known: Collection[str]
    ) -> list[View]:
        """Without known parts."""
        return view.views(_ours(state), seats, known)

    def things(self, state: machine.State, seat: int | None) -> list[str]:
        """What the view lists and what may be clicked, with supplies and the numbers of players."""
        return list(dict.fromkeys([*super().things(state, seat), *things.by_rule(_ours(state), seat)]))

    def card(self, state: machine.State, seat: int | None, thing: str) -> Card | None:
        """What a thing is."""
        return things.card(_ours(state), seat, thing)

    def cards(self, state: machine.State, seat: int | None, wanted: Sequence[str]) -> list[Card | None]:
        """What the things are."""
        return things.cards(_ours(state), seat, wanted)

    def reason(self, state: machine.State, action: int) -> Reason | None:
        """Why the deciding seat may not do it."""
        return reasons.reason(_ours(state), action)

    def pause(self, state: machine.State, seat: int | None, told: Sequence[Told]) -> Pause | None:
        """What a round brought, when the next one begins."""
        return pauses.pause(_ours(state), seat, told)

    def ending(self, state: machine.State, told: Sequence[Told]) -> Ending:
        """Why it ended, and where the points came from."""
        return endings.ending(_ours(state), told)

    def breakdown(self, state: machine.State) -> list[dict[str, int]]:
        """Points per seat and category, final or so far."""
        return scoring.breakdown(_ours(state))

    def determinize(self, state: machine.State, seat: int | None, rng: Random) -> State:
        """FT-137 Hidden cards and djinns dealt again as the seat could believe them."""
        return resample(_ours(state), seat, rng)

    def closes(self, before: machine.State, action: int, after: machine.State, chosen: bool) -> bool:
        """FT-129 What ends a bid or a turn, and the choice with Sibittis."""
        return undo.closes(_ours(before), action, _ours(after))

    def guides(self) -> tuple[Guide, ...]:
        """Two rounds: a bid, Elders and a djinn, then Merchants and a market."""
        return (GUIDE,)

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
        return choices.choices(_ours(state), [action])[0]

    def choices(self, state: machine.State, actions: Sequence[int]) -> list[Choice]:
        """Options, the position known to be one of this game once for all of them."""
        return choices.choices(_ours(state), actions)

    def prompt(self, state: machine.State, seat: int | None) -> Prompt:
        """What is asked, with the rule of that very question."""
        prompt = super().prompt(state, seat)
        return {**prompt, "rule": choices.rule(_ours(state))} if prompt["waiting"] else prompt

    def effects(self, state: machine.State, action: int) -> list[Effect]:
        """What an option gives and costs at once."""
        return effects.effects(_ours(state), [action])[0]

    def goods(self, state: machine.State, seat: int) -> dict[str, int]:
        """What effects speak of."""
        return effects.goods(_ours(state), seat)

    def idle(self, state: machine.State, action: int) -> bool:
        """Pieces for others, where one could be placed for oneself."""
        return effects.idle(_ours(state), action)

    def missing(self, state: machine.State) -> list[int]:
        """What the one who is asked cannot afford."""
        return effects.missing(_ours(state))

    def optional(self, state: machine.State) -> int | None:
        """The choice that passes a stop which may be waved through."""
        return stops.optional(_ours(state))

    def mark(self, state: machine.State) -> int:
        """Which turn it is."""
        return stops.turn(_ours(state))

    def targets(self, state: machine.State, action: int) -> list[str]:
        """The ids of the view's things that stand for the action."""
        return choices.targets(_ours(state), action)


def _ours(state: machine.State) -> State:
    assert isinstance(state, State)
    return state
