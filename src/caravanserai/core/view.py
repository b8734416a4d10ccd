"""What the views of all games have in common."""

from collections.abc import Mapping
from typing import Any, TypedDict

View = Mapping[str, Any]
"""A view as JSON. Games return a TypedDict of their own, which begins like `SharedView`."""


class SeatView(TypedDict):
    """What every game shows of a seat: its id on the table, its number, colour, points, and points by category."""

    id: str
    seat: int
    colour: str
    points: int
    breakdown: dict[str, int]


class SharedView(TypedDict):
    """What the views of all games have in common: who looks (null: a spectator) and the seats."""

    seat: int | None
    seats: list[SeatView]
