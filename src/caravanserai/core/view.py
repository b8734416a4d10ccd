"""What the views of all games have in common."""

from collections.abc import Iterator, Mapping
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


def ids(part: View | list[Any]) -> Iterator[str]:
    """The ids of the things that stand in a view or in a part of one, in its order."""
    if isinstance(part, list):
        for value in part:
            if isinstance(value, dict | list):
                yield from ids(value)
        return
    for name, value in part.items():
        if isinstance(value, dict | list):
            yield from ids(value)
        elif name == "id" and isinstance(value, str):
            yield value


class Field(NamedTuple):
    """A run of numbers in an observation: its name, how many, and what they mean."""

    name: str
    size: int
    what: str
