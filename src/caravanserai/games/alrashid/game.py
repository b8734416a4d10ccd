"""Al-Rashid behind the contract that all games share."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, ClassVar

from caravanserai.core.actions import ActionSpace
from caravanserai.core.events import Argument, Kind
from caravanserai.core.game import BadOption, Choice, Field, Game, Reason
from caravanserai.core.guide import Guide
from caravanserai.core.machine import State, Step
from caravanserai.core.position import Json, Reader
from caravanserai.games.alrashid import (
    battle,
    favours,
    guilds,
    mercenaries,
    palace,
    payment,
    placement,
    position,
    reasons,
    scenarios,
    services,
    spies,
    territories,
    titles,
    turn,
    visits,
)
from caravanserai.games.alrashid.actions import SPACE
from caravanserai.games.alrashid.board import (
    AREAS,
    COLOURS,
    EDITION_ITEMS,
    FAVOURS,
    GOODS,
    MAX_SEATS,
    MIN_SEATS,
    PALACES,
    PAWNS,
    PRESETS,
    TITLE_COST,
    TITLES,
)
from caravanserai.games.alrashid.choices import price_args, shown_token, targets
from caravanserai.games.alrashid.events import KINDS
from caravanserai.games.alrashid.guide import GUIDE
from caravanserai.games.alrashid.hidden import SPECTATOR, resample
from caravanserai.games.alrashid.observation import FIELDS, observe
from caravanserai.games.alrashid.scoring import CATEGORIES, sheet
from caravanserai.games.alrashid.start import set_up
from caravanserai.games.alrashid.state import SEAT_BIT, Court, face_down
from caravanserai.games.alrashid.view import view, views

_MODULES = (
    turn,
    placement,
    spies,
    guilds,
    palace,
    visits,
    payment,
    services,
    favours,
    titles,
    mercenaries,
    battle,
    territories,
)
_ABSTRACT = ("Automatic", "Chance", "Choosing", "CourtStep", "StackDraw", "Swap", "Step")
_SAID: Mapping[str, tuple[str, tuple[str, ...]]] = {
    "palace": ("area", AREAS),
    "territory": ("area", AREAS),
    "origin": ("area", AREAS),
    "pawn": ("pawn", PAWNS),
    "title": ("title", TITLES),
    "favour": ("favour", FAVOURS),
    "colour": ("colour", COLOURS),
}
"""Field of a step -> the argument of its prompt and the names of its values; all of them are public."""


def _steps() -> tuple[type[Step[Any]], ...]:
    found: dict[str, type[Step[Any]]] = {}
    for module in _MODULES:
        for name, value in vars(module).items():
            if isinstance(value, type) and issubclass(value, Step) and name not in _ABSTRACT:
                found[name] = value
    return tuple(found[name] for name in sorted(found))


def edition_bits(value: str) -> int:
    """The bits of the edition items that an option value names; ValueError if it names none."""
    for preset, bits in PRESETS:
        if value == preset:
            return bits
    bits = 0
    for item in value.split("+"):
        bit = 1 << EDITION_ITEMS.index(item)
        if bits & bit:
            raise ValueError(f"{item} is named twice")
        bits |= bit
    return bits


def edition_name(bits: int) -> str:
    """The canonical option value: a preset, or the items joined by + in the order of the table."""
    for preset, known in PRESETS:
        if bits == known:
            return preset
    return "+".join(item for index, item in enumerate(EDITION_ITEMS) if bits >> index & 1)


class AlRashid(Game):
    """The game of the Caliph's court."""

    key: ClassVar[str] = "alrashid"
    prefix: ClassVar[str] = "AR"
    package: ClassVar[str] = "caravanserai.games.alrashid"
    rules_version: ClassVar[int] = 1
    seats: ClassVar[range] = range(MIN_SEATS, MAX_SEATS + 1)
    options: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "edition": ("published", "italian", "french-letter", *EDITION_ITEMS),
        "duplicate-titles": ("allowed", "forbidden"),
        "turn-order": ("random",),
    }
    actions: ClassVar[ActionSpace] = SPACE
    kinds: ClassVar[tuple[Kind, ...]] = KINDS
    steps: ClassVar[tuple[type[Step[Any]], ...]] = _steps()
    categories: ClassVar[tuple[str, ...]] = CATEGORIES
    colours: ClassVar[tuple[str, ...]] = ("red", "blue", "green", "yellow", "violet")
    observation: ClassVar[tuple[Field, ...]] = tuple(Field(*field) for field in FIELDS)

    def check_option(self, name: str, value: str, seats: int) -> str:
        """Editions are presets or items joined by +, turn orders are seats joined by -."""
        if name == "edition":
            try:
                return edition_name(edition_bits(value))
            except ValueError as error:
                raise BadOption(
                    f"alrashid: edition cannot be {value!r}; allowed: {', '.join(p for p, _ in PRESETS)}, "
                    f"or any of {', '.join(EDITION_ITEMS)} joined by +"
                ) from error
        if name == "turn-order" and value != "random":
            if sorted(value.split("-")) != [str(seat) for seat in range(seats)]:
                raise BadOption(
                    f"alrashid: turn-order cannot be {value!r}; allowed: random, or all seats joined by -"
                )
            return value
        return super().check_option(name, value, seats)

    def start(self, seats: int, options: tuple[str, ...]) -> Court:
        edition, duplicates, order = options
        fixed = () if order == "random" else tuple(int(seat) for seat in order.split("-"))
        state = set_up(seats, options, edition_bits(edition), duplicates == "forbidden", fixed)
        turn.begin(state)
        return state

    def view(self, state: State, seat: int | None) -> dict[str, Json]:
        return view(_court(state), seat)

    def views(self, state: State, seats: Sequence[int | None]) -> list[dict[str, Json]]:
        return views(_court(state), seats)

    def observe(self, state: State, seat: int) -> list[int]:
        """What the seat may know, as numbers."""
        return observe(_court(state), seat)

    def prompt_args(self, state: State, seat: int | None) -> dict[str, Argument]:
        step: Any = state.stack[-1]
        args = super().prompt_args(state, seat)
        for field in step.fields:
            value = getattr(step, field)
            if field in _SAID and value >= 0:
                name, table = _SAID[field]
                args[name] = table[value]
            elif field in ("left", "price"):
                args[field] = value
            elif field == "rank":
                args["rank"] = value + 1
            elif field == "owner":
                args["owner"] = f"@{value}"
            elif field == "paid":
                args["kind"] = GOODS[len(value)]
        return args

    def choice(self, state: State, action: int) -> Choice:
        choice = super().choice(state, action)
        args: dict[str, Argument] = {}
        for name, value in choice["args"].items():
            if name in ("actions", "answer"):
                args[f"{name}_id"] = str(value).replace("+", "-and-")
            elif name in ("number", "slot", "value", "index"):
                args[name] = int(str(value))
            elif name == "seat":
                args[name] = f"@{value}"
            else:
                args[name] = value
        if choice["key"] == "choice-buy":
            args["cost"] = TITLE_COST[TITLES.index(str(args["title"]))]
        if choice["key"] == "choice-remove":
            args["token"] = shown_token(_court(state), action)
        args.update(price_args(_court(state), action))
        choice["args"] = args
        return choice

    def targets(self, state: State, action: int) -> list[str]:
        return targets(_court(state), action)

    def reason(self, state: State, action: int) -> Reason | None:
        return reasons.reason(_court(state), action)

    def breakdown(self, state: State) -> list[dict[str, int]]:
        court = _court(state)
        return [dict(zip(CATEGORIES, sheet(court, seat), strict=True)) for seat in range(court.seats)]

    def determinize(self, state: State, seat: int | None, rng: Random) -> Court:
        return resample(_court(state), SPECTATOR if seat is None else seat, rng)

    def closes(self, before: State, action: int, after: State, chosen: bool) -> bool:
        """The decisions that bring something hidden to light: the marks C of the decision table."""
        court = _court(before)
        step: Any = before.stack[-1]
        found = SPACE.range_of(action)
        index = action - SPACE.base[found.word]
        if found.word == "resolve":  # AR-D7: face-down tokens are turned up
            return index >= PALACES and face_down(court.camps[index - PALACES])
        if found.word in ("look", "negotiate"):  # AR-D22, AR-D29: if they show him something unknown
            unknown = [token for token in court.camps[index] if not token & (32 | SEAT_BIT[step.who])]
            return bool(unknown)
        return found.word in ("done", "discard", "remove")  # AR-D24, AR-D30, AR-D31

    def guide(self) -> Guide:
        """A year from its last placements to its end."""
        return GUIDE

    def scenarios(self) -> list[State]:
        """A short stack, the last token, and rich families."""
        return [
            scenarios.wealthy(self._fixed(4)),
            scenarios.wealthy(self._fixed(3)),
            scenarios.two_shuffles(self._fixed(2)),
            scenarios.last_token(self._fixed(3)),
        ]

    def _fixed(self, seats: int) -> Court:
        order = "-".join(str(seat) for seat in range(seats))
        return self.start(seats, self.check_options(seats, {"turn-order": order}))

    def write(self, state: State) -> dict[str, Json]:
        return position.write(_court(state))

    def read(self, reader: Reader, seats: int, options: tuple[str, ...]) -> Court:
        return position.read(reader, seats, options, edition_bits(options[0]), options[1] == "forbidden")


def _court(state: State) -> Court:
    assert isinstance(state, Court)
    return state
