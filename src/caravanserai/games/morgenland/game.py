"""Morgenland as a game: the contract, put together from the chapters."""

from collections.abc import Sequence
from random import Random

from caravanserai.core import machine
from caravanserai.core.ending import Ending
from caravanserai.core.events import Argument, Told
from caravanserai.core.game import Card, Choice, Field, Game, Prompt, Reason
from caravanserai.core.guide import Guide
from caravanserai.core.pause import Pause
from caravanserai.core.position import Json, Reader
from caravanserai.core.prompts import Effect
from caravanserai.games.morgenland import (
    choices,
    details,
    effects,
    endings,
    guide_magic,
    options,
    pauses,
    position,
    reasons,
    scoring,
    standing,
    things,
    undo,
    view,
)
from caravanserai.games.morgenland.actions import SPACE
from caravanserai.games.morgenland.board import COLOURS
from caravanserai.games.morgenland.guide import GUIDE
from caravanserai.games.morgenland.hidden import SPECTATOR, resample
from caravanserai.games.morgenland.kinds import KINDS
from caravanserai.games.morgenland.observation import FIELDS, Observation
from caravanserai.games.morgenland.pending import PENDING
from caravanserai.games.morgenland.scenarios import scenarios
from caravanserai.games.morgenland.setup import StartTreasure, set_up
from caravanserai.games.morgenland.state import State
from caravanserai.games.morgenland.steps import STEPS
from caravanserai.games.morgenland.view import View


class MorgenlandGame(Game):
    """Three to five rivals, eight tokens each, five caves, a city and a palace full of artifacts."""

    key = "morgenland"
    prefix = "MO"
    package = "caravanserai.games.morgenland"
    rules_version = 1
    seats = range(3, 6)
    options = options.OPTIONS
    actions = SPACE
    waiting_alike = True
    kinds = KINDS
    steps = STEPS
    pending = PENDING
    categories = scoring.CATEGORIES
    colours = COLOURS
    observation = tuple(Field(*field) for field in FIELDS)
    writer = Observation()
    promises = standing.PROMISES

    # --- options and set-up --------------------------------------------------------------------------

    def check_option(self, name: str, value: str, seats: int) -> str:
        """MO-10, MO-20, MO-60 Open-ended options: a seat that plays, a number of rounds, a deck of one's own."""
        return options.check_option(name, value, seats) or super().check_option(name, value, seats)

    def start(self, seats: int, options: tuple[str, ...]) -> State:
        """MO-19 to MO-25 The table set up, with the first steps pending."""
        return set_up(seats, options)

    def scenarios(self) -> list[machine.State]:
        """Positions full of magic."""
        return list(scenarios(self))

    def guides(self) -> tuple[Guide, ...]:
        """The first round of the basic version, and the end of a round with magic."""
        return (GUIDE, guide_magic.GUIDE)

    # --- what a seat may know ------------------------------------------------------------------------

    def view(self, state: machine.State, seat: int | None) -> View:
        """What the seat may know."""
        return view.view(ours(state), seat)

    def views(self, state: machine.State, seats: Sequence[int | None]) -> list[View]:
        return view.views(ours(state), seats)

    def prompt(self, state: machine.State, seat: int | None) -> Prompt:
        """What is asked, as the seat may know it and by the rule it is asked for."""
        prompt = super().prompt(state, seat)
        choices.refine(ours(state), seat, prompt)
        return prompt

    def prompt_args(self, state: machine.State, seat: int | None) -> dict[str, Argument]:
        """What the pending decision is about, as far as the viewer may know."""
        return choices.prompt_args(ours(state), seat)

    def form(self, state: machine.State, seat: int | None) -> str:
        """The form that the pending decision wants."""
        return choices.form(ours(state), seat)

    def choice(self, state: machine.State, action: int) -> Choice:
        """An option with what it costs and brings."""
        choice = super().choice(state, action)
        details.details(ours(state), action, choice["args"])
        return choice

    def effects(self, state: machine.State, action: int) -> list[Effect]:
        """What the option gives and costs at once."""
        return effects.effects(ours(state), action)

    def goods(self, state: machine.State, seat: int) -> dict[str, int]:
        """Treasure, artifacts, spells, uses left and the camel."""
        return effects.goods(ours(state), seat)

    def idle(self, state: machine.State, action: int) -> bool:
        """Whether the option changes nothing that still counts."""
        return effects.idle(ours(state), action)

    def targets(self, state: machine.State, action: int) -> list[str]:
        """The ids of the view's things that stand for the action."""
        return choices.targets(ours(state), action)

    def things(self, state: machine.State, seat: int | None) -> list[str]:
        """The ids of the view and of the choices, and those of numbers and supplies."""
        seen = view.view(ours(state), seat)
        return list(dict.fromkeys([*super().things(state, seat), *things.by_rule(seen)]))

    def card(self, state: machine.State, seat: int | None, thing: str) -> Card | None:
        """What the thing is, as far as the seat may know."""
        return things.card(ours(state), seat, thing)

    def cards(self, state: machine.State, seat: int | None, wanted: Sequence[str]) -> list[Card | None]:
        """What the things are, as far as the seat may know."""
        return things.cards(ours(state), seat, wanted)

    def pause(self, state: machine.State, seat: int | None, told: Sequence[Told]) -> Pause | None:
        """The card at the end of a round; all of it is public."""
        return pauses.pause(ours(state), told)

    def reason(self, state: machine.State, action: int) -> Reason | None:
        """Why the deciding seat may not do it."""
        return reasons.reason(ours(state), action)

    def ending(self, state: machine.State, told: Sequence[Told]) -> Ending:
        """Why it ended, and where the points came from."""
        return endings.ending(ours(state), told)

    def breakdown(self, state: machine.State) -> list[dict[str, int]]:
        """MO-57 Points by category."""
        return scoring.breakdown(ours(state))

    def determinize(self, state: machine.State, seat: int | None, rng: Random) -> State:
        """MO-112 A copy in which all that is hidden from the seat is dealt anew."""
        copy = ours(state).clone()
        resample(copy, SPECTATOR if seat is None else seat, rng)
        return copy

    # --- promises and undo ---------------------------------------------------------------------------

    def mark(self, state: machine.State) -> int:
        """MO-109 When a standing pass is given."""
        return standing.mark(ours(state))

    def kept(self, state: machine.State, seat: int, promise: str, since: int) -> bool:
        """MO-109 Whether the standing pass has not come to its end."""
        return standing.stands(ours(state), seat, promise, since)

    def promised(self, state: machine.State, seat: int, promise: str, since: int) -> int | None:
        """MO-109 A standing pass answers every window with `pass`."""
        return standing.answer(ours(state), seat, promise, since)

    def at_once(self, state: machine.State) -> bool:
        """MO-108 The starting treasures are chosen by all at once, in secret: until all have chosen, each may change."""
        return bool(state.stack) and isinstance(state.stack[-1], StartTreasure)

    def closes(self, before: machine.State, action: int, after: machine.State, chosen: bool) -> bool:
        """MO-108 Undo ends when another seat is asked, something is shown, or the step is final by itself."""
        return undo.closes(ours(before), action, ours(after))

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
