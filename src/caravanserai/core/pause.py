"""Pause cards: what a stretch of the game brought to whom, shown before the table changes.

A game makes them in its `pauses.py` from what a seat was told and the position; nothing here is a sentence or a picture.
"""

from typing import TypedDict

from caravanserai.core.events import Line


class Chip(TypedDict):
    """A small fact in a cell: a picture (the name of a sprite, or empty), words, an amount with its sign, whose it is."""

    icon: str
    text: Line | None
    amount: int | None
    seat: int | None


class Row(TypedDict):
    """One seat: a cell per column, the change of its points since the former pause, and its points now (None: hidden)."""

    seat: int
    cells: list[list[Chip]]
    change: int
    total: int | None


class Pause(TypedDict):
    """A card. `id` names the stretch, `week-2`; rows stand in the order in which they are shown.

    `columns` are the headings of the cells. `notes` are sentences below the rows, `order` the seats in the order of what comes,
    `next` what happens now, `go` the words on the button.
    """

    id: str
    title: Line
    subtitle: Line
    columns: list[Line]
    rows: list[Row]
    notes: list[Line]
    order: list[int]
    next: Line | None
    go: Line


def line(key: str, **args: int | str | list[str]) -> Line:
    """A sentence."""
    return Line(key=key, args=dict(args))


def chip(icon: str, text: Line | None = None, amount: int | None = None, seat: int | None = None) -> Chip:
    """A small fact."""
    return Chip(icon=icon, text=text, amount=amount, seat=seat)
