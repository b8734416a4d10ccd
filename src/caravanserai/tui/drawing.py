"""From a view to something a terminal can show: the game's own drawing, or tables made from the view's shape."""

from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Any, cast

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from caravanserai.core.game import Game
from caravanserai.core.position import Json
from caravanserai.core.registry import BUILT_IN
from caravanserai.text.catalogue import Catalogue

Draw = Callable[[Any, Catalogue], RenderableType]

NOTHING = "–"
BY_SEAT = ("seats", "players")
"""Lists of records whose index is the seat."""


def drawing(game: Game, view: Mapping[str, Json], words: Catalogue) -> RenderableType:
    """The view as the game draws it, or as tables."""
    own = own_drawing(game)
    return sheet(view, words) if own is None else own(view, words)


def own_drawing(game: Game) -> Draw | None:
    """`draw` of our module for a built-in game, or of `<package>.tui` for anybody's game."""
    place = f"caravanserai.tui.{game.key}" if game.key in BUILT_IN else f"{game.package}.tui"
    if find_spec(place) is None:
        return None
    return cast(Draw, import_module(place).draw)


def sheet(view: Mapping[str, Json], words: Catalogue) -> RenderableType:
    """Any view: plain facts as pairs, lists of records as tables, the rest indented below its name."""
    parts: list[RenderableType] = []
    facts = {name: value for name, value in view.items() if _plain(value)}
    if facts:
        parts.append(
            Columns(
                [Text(f"{label(name, words)}: {said(value, words)}") for name, value in facts.items()],
                padding=(0, 3),
            )
        )
    for name, value in view.items():
        if name not in facts:
            parts.append(Text(label(name, words), style="bold"))
            parts.append(Padding(_block(name, value, words), (0, 0, 0, 2)))
    return Group(*parts)


def label(name: str, words: Catalogue) -> str:
    """A field's name for people: the catalogue's, or its own words."""
    if name.startswith("@"):
        return words.name(name)
    known = words.name(name)
    return name.replace("_", " ").replace("-", " ").capitalize() if known == name else known


def said(value: Json, words: Catalogue) -> str:
    """A plain value, or a list or object of plain values, in one line."""
    if value is None:
        return NOTHING
    if isinstance(value, bool):
        return words.say("tui-yes" if value else "tui-no")
    if isinstance(value, str):
        return words.name(value) if value else NOTHING
    if isinstance(value, list):
        return ", ".join(said(item, words) for item in value) or NOTHING
    if isinstance(value, dict):
        return (
            ", ".join(f"{label(name, words)} {said(item, words)}" for name, item in value.items()) or NOTHING
        )
    return str(value)


def _block(name: str, value: Json, words: Catalogue) -> RenderableType:
    if isinstance(value, dict):
        return sheet(value, words)
    records = [item for item in value if isinstance(item, dict)]
    if len(records) == len(value) and records:
        heads = [words.name(f"@{seat}") if name in BY_SEAT else str(seat + 1) for seat in range(len(records))]
        return _records(records, heads, words)
    return Group(*(Text(said(item, words)) for item in value))


def _records(records: list[dict[str, Json]], heads: list[str], words: Catalogue) -> RenderableType:
    """One row per record when there are more records than fields, else one row per field; empty fields are left out."""
    every = dict.fromkeys(name for record in records for name in record if name != "id" or len(record) == 1)
    fields = [name for name in every if any(said(record.get(name), words) != NOTHING for record in records)]
    table = Table(box=None, pad_edge=False, show_edge=False)
    if len(records) > len(fields):
        for name in fields:
            table.add_column(label(name, words))
        for record in records:
            table.add_row(*(said(record.get(name), words) for name in fields))
        return table
    table.add_column("")
    for head in heads:
        table.add_column(head)
    for name in fields:
        table.add_row(label(name, words), *(said(record.get(name), words) for record in records))
    return table


def _plain(value: Json) -> bool:
    if isinstance(value, list):
        return all(not isinstance(item, dict | list) for item in value)
    return not isinstance(value, dict)
