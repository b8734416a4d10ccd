"""Manners at a table, as they are kept: a pause that its people agree on, a game that nobody goes on with, holidays.

`room/rest` and `room/lull` have the rules of the first two, `holidays` those of the third.
"""

from typing import Final, Literal, NamedTuple

from msgspec import Struct

DAY: Final = 86_400_000
"""Milliseconds."""
LAPSE: Final = 120_000
"""Milliseconds that the proposal of a pause is open."""

Wish = Literal["wait", "bot", "end"]
"""What becomes of a game that nobody goes on with: it waits on, a bot takes the missing seat, it ends."""


class Manners(NamedTuple):
    """What the host grants: days of holiday in a year; days without a move until a game's people are asked whether it is
    to go on (0: never), and days they have to answer."""

    holiday_days: int = 14
    quiet_days: int = 30
    answer_days: int = 14


class Rest(Struct):
    """A pause: proposed by a seat, begun (`since`) when all who were there had agreed, and `until` when it goes on."""

    by: int
    asked: int
    agreed: list[int]
    since: int | None = None
    going: list[int] = []
    """Who wants to go on."""
    until: int | None = None


class Lull(Struct):
    """A game that nobody goes on with: somebody last played then; its people have until then to answer, and said so much."""

    last: int
    until: int
    votes: dict[int, Wish] = {}
