"""What events mean: every kind has a name and typed arguments; sentences live in the catalogues."""

from typing import Final, Literal, TypedDict

from caravanserai.core.machine import EVERYBODY, Event

SEAT: Final = "seat"
"""Type of an argument that is a seat."""
NUMBER: Final = "number"
"""Type of an argument that is a plain number."""

Argument = int | str | list[str]
"""A value handed to the catalogue: a number, the id of a thing, `@2` for seat 2, or a list of ids."""

Role = Literal["chapter", "turn", "head", "also", "step", "pause"]
"""The part that a kind of event plays when a game is told turn by turn.

`chapter` separates (a day, a year, a round); `turn` opens the turn of its seat; `head` is the sentence that stands for
the turn (where there is none, the one that opened it); `also` is told beside it, as `and-<kind>`; `step` is seen when the turn
is opened; `pause` ends a stretch of the game that a pause card tells (`Game.pause`).
"""


class Line(TypedDict):
    """A sentence: a message of the catalogues and its arguments."""

    key: str
    args: dict[str, Argument]


class Told(TypedDict):
    """An event as a seat was told it: its kind and what `Kind.describe` makes of its arguments."""

    kind: str
    args: dict[str, Argument]


def may_know(event: Event, seat: int | None) -> bool:
    """Whether the seat (None: a spectator) may know of the event."""
    return among(event[2], seat)


def among(seen: int, seat: int | None) -> bool:
    """Whether the seat (None: a spectator) is among those who may know, as an event says it."""
    return seen == EVERYBODY or (seat is not None and bool(seen >> seat & 1))


class Kind:
    """One kind of event: `Kind("supplied", seat=SEAT, shop=SHOPS)`; a tuple of names turns ints into ids.

    A kind whose last argument's name starts with `each_` takes any number of further ints into a list.
    `role` is its part in the telling. `at` are the things on the table that it touches, as drawn: ids with the names of
    arguments in braces, `"shop-{shop}"`, `"player-{seat}"`; of an `each_` argument there is one thing for each.
    """

    def __init__(
        self, word: str, role: Role = "step", at: tuple[str, ...] = (), **arguments: str | tuple[str, ...]
    ) -> None:
        self.word: Final = word
        self.role: Final[Role] = role
        self.at: Final = at
        self.arguments: Final = arguments
        for name in list(arguments)[:-1]:
            if name.startswith("each_"):
                raise ValueError(
                    f"event {word}: {name} takes all that follows, so it must be the last argument"
                )
        self._named: Final = [(pattern, [n for n in arguments if f"{{{n}}}" in pattern]) for pattern in at]
        """The things it touches, each with the names of the arguments in it."""

    def describe(self, args: tuple[int, ...]) -> dict[str, Argument]:
        """The arguments by name, ready for the catalogue."""
        described: dict[str, Argument] = {}
        position = 0
        for name, meaning in self.arguments.items():
            if name.startswith("each_"):
                described[name] = [str(_value(meaning, value)) for value in args[position:]]
                position = len(args)
            elif position < len(args):
                described[name] = _value(meaning, args[position])
                position += 1
            else:
                raise ValueError(f"event {self.word}: {len(args)} arguments, but {name} is still to come")
        if position != len(args):
            raise ValueError(f"event {self.word}: {len(args)} arguments, {position} expected")
        return described

    def touched(self, described: dict[str, Argument]) -> list[str]:
        """The things on the table that such an event touches, for arguments as `describe` makes them."""
        found: list[str] = []
        for pattern, names in self._named:
            ids = [pattern]
            for name in names:
                value, place = described[name], f"{{{name}}}"
                values = value if isinstance(value, list) else [str(value)]
                ids = [each.replace(place, one.lstrip("@")) for each in ids for one in values]
            found += ids
        return found


def _value(meaning: str | tuple[str, ...], value: int) -> int | str:
    if meaning == NUMBER:
        return value
    if meaning == SEAT:
        return f"@{value}"
    if not 0 <= value < len(meaning):
        raise ValueError(f"{value} names none of {', '.join(meaning[:5])} …")
    return meaning[value]
