"""What the views of all games have in common."""

from collections.abc import Mapping
from typing import Any, NamedTuple, TypedDict

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


def ids(part: View | list[Any]) -> list[str]:
    """The ids of the things that stand in a view or in a part of one, in its order."""
    found: list[str] = []
    _gather(part, found)
    return found


def _gather(part: View | list[Any], found: list[str]) -> None:
    if isinstance(part, list):
        for value in part:
            if isinstance(value, (dict, list)):
                _gather(value, found)
        return
    for name, value in part.items():
        if isinstance(value, (dict, list)):
            _gather(value, found)
        elif name == "id" and isinstance(value, str):
            found.append(value)


class Field(NamedTuple):
    """A run of numbers in an observation: its name, how many, and what they mean."""

    name: str
    size: int
    what: str
