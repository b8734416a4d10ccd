"""Morgenland as a game: the contract, put together from the chapters."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final

from caravanserai.core import machine
from caravanserai.core.events import Argument
from caravanserai.core.game import BadOption, Choice, Field, Game, Prompt, Reason
from caravanserai.core.guide import Guide
from caravanserai.core.machine import OVER, Step
from caravanserai.core.position import Json, Reader
from caravanserai.games.morgenland import choices, position, reasons, view
from caravanserai.games.morgenland.actions import CAMEL, GIVE, KEEP, PASS, PICK, PICK_OFFER, PLACE, SPACE
from caravanserai.games.morgenland.board import ARTIFACTS, COLOURS, LEAST_ROUNDS, MOST_ROUNDS, SPACES, SPELLS
from caravanserai.games.morgenland.city import (
    ChooseSpell,
    DrawSpell,
    NameFirst,
    ShowSpell,
    ShowSpells,
    Trade,
)
from caravanserai.games.morgenland.deck import BadDeck, built_in, read_deck, write_deck
from caravanserai.games.morgenland.events import KINDS
from caravanserai.games.morgenland.guard import Admission, Bribe, TurnUpGuard
from caravanserai.games.morgenland.guide import GUIDE
from caravanserai.games.morgenland.hidden import SPECTATOR, resample
from caravanserai.games.morgenland.observation import FIELDS, observe
from caravanserai.games.morgenland.offers import FillRooms, FindPiece, LookThrough, TurnUp
from caravanserai.games.morgenland.placement import ChooseSpace, ChooseToken
from caravanserai.games.morgenland.purchase import CastAbracadabra
from caravanserai.games.morgenland.rooms import Buy, PayToken
from caravanserai.games.morgenland.setup import FirstCamel, StartTreasure, StartTreasures
from caravanserai.games.morgenland.spells_palace import GiveArtifact, PickPiece
from caravanserai.games.morgenland.spells_tokens import Retaliate
from caravanserai.games.morgenland.spells_treasure import (
    CityTax,
    Collect,
    PayCityTax,
    PayRoomTax,
    RoomTax,
    SwapKind,
)
from caravanserai.games.morgenland.standing import PROMISES, passes, stands
from caravanserai.games.morgenland.state import Morgenland, set_up
from caravanserai.games.morgenland.treasure import PayKind, TakeKind
from caravanserai.games.morgenland.turn import (
    Award,
    CleanUp,
    DrawCard,
    Round,
    Turn,
    Visit,
    begin,
)
from caravanserai.games.morgenland.windows import (
    ChooseDestination,
    ChooseRide,
    ChooseTarget,
    CopyToken,
    Counter,
    React,
    Resolve,
    Sweep,
)

STEPS: Final[tuple[type[Step[Any]], ...]] = (
    FirstCamel, StartTreasures, StartTreasure, Round, DrawCard, FillRooms, TurnUp, ShowSpells, ShowSpell,
    Turn, ChooseToken, ChooseSpace, Visit, Award, CleanUp,
    DrawSpell, ChooseSpell, Trade, NameFirst, TurnUpGuard, Admission, Bribe, Buy, PayToken,
    PayKind, TakeKind, Sweep, React, ChooseTarget, ChooseDestination, ChooseRide, CopyToken, Counter, Resolve,
    CastAbracadabra, LookThrough, FindPiece, PickPiece, GiveArtifact, Retaliate,
    CityTax, PayCityTax, RoomTax, PayRoomTax, Collect, SwapKind,
)  # fmt: skip

BUILT_IN: Final = "built-in"
OPTIONS: Final[Mapping[str, tuple[str, ...]]] = {
    "version": ("basic", "magic"),
    "open-tent": ("off", "on"),
    "first-player": ("random", "4", "3", "2", "1", "0"),
    "max-rounds": ("30", str(LEAST_ROUNDS), str(MOST_ROUNDS)),
    "open-treasure": ("off", "on"),
    "treasure-deck": (BUILT_IN,),
}
DECK: Final = 5
"""Where the option `treasure-deck` stands among the options."""

UNANNOUNCED: Final = (ChooseTarget, ChooseDestination, ChooseRide, CopyToken)
"""MO-111 Steps of a play before its announcement: to all others the seat is still reacting."""


class MorgenlandGame(Game):
    """Three to five rivals, eight tokens each, five caves, a city and a palace full of artifacts."""

    key = "morgenland"
    prefix = "MO"
    package = "caravanserai.games.morgenland"
    rules_version = 1
    seats = range(3, 6)
    options = OPTIONS
    actions = SPACE
    kinds = KINDS
    steps = STEPS
    categories = ("artifacts",)
    colours = COLOURS
    observation = tuple(Field(*field) for field in FIELDS)

    # --- options and set-up --------------------------------------------------------------------------

    def check_option(self, name: str, value: str, seats: int) -> str:
        """MO-10, MO-20, MO-60 Open-ended options: a seat that plays, 15 to 60 rounds, a deck of one's own."""
        if name == "max-rounds" and value.isascii() and value.isdigit() and len(value) == 2:
            if LEAST_ROUNDS <= int(value) <= MOST_ROUNDS:
                return value
            raise BadOption(
                f"{self.key}: {name} must be {LEAST_ROUNDS} to {MOST_ROUNDS}, not {value} (MO-60)"
            )
        if name == "treasure-deck" and value != BUILT_IN:
            try:
                return write_deck(read_deck(value, seats))
            except BadDeck as error:
                raise BadOption(f"{self.key}: {name}: {error}") from error
        if name == "first-player" and value.isdigit() and value in OPTIONS[name] and int(value) >= seats:
            allowed = ", ".join(("random", *(str(seat) for seat in range(seats))))
            raise BadOption(f"{self.key}: {name} cannot be {value!r} with {seats} seats; allowed: {allowed}")
        return super().check_option(name, value, seats)

    def start(self, seats: int, options: tuple[str, ...]) -> Morgenland:
        """MO-19 to MO-25 The table set up, with the first steps pending."""
        state = set_up(seats, options, cards_of(seats, options))
        begin(state, options[2] == "random")
        return state

    def guide(self) -> Guide:
        """A round of the basic version from its last placements to its end."""
        return GUIDE

    # --- what a seat may know ------------------------------------------------------------------------

    def view(self, state: machine.State, seat: int | None) -> dict[str, Json]:
        """What the seat may know."""
        return view.view(ours(state), seat)

    def views(self, state: machine.State, seats: Sequence[int | None]) -> list[dict[str, Json]]:
        return view.views(ours(state), seats)

    def observe(self, state: machine.State, seat: int) -> list[int]:
        """What the seat may know, as numbers."""
        return observe(ours(state), seat)

    def prompt(self, state: machine.State, seat: int | None) -> Prompt:
        """What is asked; MO-111 to others an unfinished secret choice looks like its first step."""
        prompt = super().prompt(state, seat)
        if state.stack and seat != state.actor():
            top = state.stack[-1]
            if isinstance(top, UNANNOUNCED):
                prompt["decision"], prompt["key"] = "D-REACT", "prompt-d-react"
            elif isinstance(top, ChooseSpace):
                prompt["decision"], prompt["key"] = "D-TOKEN", "prompt-d-token"
        return prompt

    def prompt_args(self, state: machine.State, seat: int | None) -> dict[str, Argument]:
        """What the pending decision is about, as far as the viewer may know."""
        return choices.prompt_args(ours(state), seat)

    def choice(self, state: machine.State, action: int) -> Choice:
        """An option with what it costs and brings."""
        choice = super().choice(state, action)
        choices.add_effects(ours(state), action, choice["args"])
        return choice

    def targets(self, state: machine.State, action: int) -> list[str]:
        """The ids of the view's things that stand for the action."""
        return choices.targets(ours(state), action)

    def reason(self, state: machine.State, action: int) -> Reason | None:
        """Why the deciding seat may not do it."""
        return reasons.reason(ours(state), action)

    def breakdown(self, state: machine.State) -> list[dict[str, int]]:
        """MO-57 Artifacts are all that counts; their types stay behind the screens."""
        return [{"artifacts": count} for count in state.scores()]

    def determinize(self, state: machine.State, seat: int | None, rng: Random) -> Morgenland:
        """MO-112 A copy in which all that is hidden from the seat is dealt anew."""
        copy = ours(state).clone()
        resample(copy, SPECTATOR if seat is None else seat, rng)
        return copy

    promises = PROMISES

    def mark(self, state: machine.State) -> int:
        """MO-109 The round in which a standing pass is given."""
        return ours(state).round

    def kept(self, state: machine.State, seat: int, promise: str, since: int) -> bool:
        """MO-109 Whether the standing pass has not come to its end."""
        return stands(ours(state), seat, promise, since)

    def promised(self, state: machine.State, seat: int, promise: str, since: int) -> int | None:
        """MO-109 A standing pass answers every window with `pass`."""
        return PASS if passes(ours(state), seat, promise, since) else None

    def closes(self, before: machine.State, action: int, after: machine.State, chosen: bool) -> bool:
        """MO-108 Undo ends when another seat is asked, something is shown, or the step is final by itself."""
        old, new = ours(before), ours(after)
        if isinstance(old.stack[-1], StartTreasure):
            return not (new.stack and isinstance(new.stack[-1], StartTreasure))
        if after.actor() == OVER or after.actor() not in (old.stack[-1].who, machine.CHANCE):
            return True
        if (old.scored, old.current, old.round) != (new.scored, new.current, new.round):
            return True
        return is_final(old, action, new)

    # --- positions -----------------------------------------------------------------------------------

    def write(self, state: machine.State) -> dict[str, Json]:
        """The fields of the position."""
        return position.write(ours(state))

    def read(self, reader: Reader, seats: int, options: tuple[str, ...]) -> Morgenland:
        """The position back."""
        return position.read(reader, seats, options, cards_of(seats, options))


def cards_of(seats: int, options: tuple[str, ...]) -> tuple[tuple[int, ...], ...]:
    """MO-9 The treasure deck that the options ask for."""
    return built_in(seats) if options[DECK] == BUILT_IN else read_deck(options[DECK], seats)


def ours(state: machine.State) -> Morgenland:
    """The state, known to be one of this game."""
    assert isinstance(state, Morgenland)
    return state


def is_final(old: Morgenland, action: int, new: Morgenland) -> bool:
    """MO-108 A space, a pass, an announcement, the Tent, a piece of a stack, a gift and the camel are final."""
    if action == PASS or PLACE <= action < PLACE + len(SPACES):
        return True
    if (
        KEEP <= action < KEEP + len(SPELLS)
        or PICK <= action <= PICK_OFFER
        or GIVE <= action < GIVE + len(ARTIFACTS)
    ):
        return True
    if CAMEL <= action < CAMEL + new.seats:
        return True
    if isinstance(old.stack[-1], (React, Counter, CastAbracadabra, *UNANNOUNCED)):
        return not isinstance(new.stack[-1], UNANNOUNCED)
    return False
