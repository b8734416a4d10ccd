"""Yspahan in a terminal: the city on its grid, tower and caravan beside it (below it if narrow), the players below.

Players are the letters A to D everywhere, so nothing depends on colours. A shop shows its number while it is
empty and its owner's letter in brackets when it holds a cube; `<8>` is the value of a souk, `=8=` of a complete one.
"""

from typing import Final

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from caravanserai.games.yspahan.board import DISTRICTS, SQUARES
from caravanserai.games.yspahan.drawing import (
    COLUMNS,
    EMBLEM_CELLS,
    PLATE_CELLS,
    ROWS,
    SHOP_CELLS,
    SQUARE_CELLS,
    YARD_CELLS,
    Cell,
)
from caravanserai.games.yspahan.view import Card, Level, View
from caravanserai.text.catalogue import Catalogue

Painted = tuple[str, str]
"""What stands in a cell: text of up to four columns, and its style."""

LETTERS: Final = "ABCD"
STYLES: Final = ("bold blue", "bold green", "bold red", "bold yellow")
CELL: Final = 4
WIDE: Final = 98
"""From this width on tower and caravan stand beside the city."""
FEW: Final = 6
"""Up to this many dice are shown one by one."""


def draw(view: View, words: Catalogue) -> RenderableType:
    """The whole table as the seat sees it."""
    return Group(_heading(view, words), _Board(view, words), _players(view, words), _cards(view, words))


class _Board:
    """City, tower and caravan, side by side where there is room."""

    def __init__(self, view: View, words: Catalogue) -> None:
        self._city: Final = _city(view, words)
        self._tower: Final = _tower(view, words)
        self._caravan: Final = _caravan(view, words)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """The rows that fit into the width."""
        grid = Table.grid(padding=(0, 2))
        if options.max_width >= WIDE:
            grid.add_row(self._city, Group(self._tower, Text(), self._caravan))
        else:
            yield self._city
            grid.add_row(self._tower, self._caravan)
        yield grid


def letter(seat: int) -> str:
    """The sign of a player."""
    return LETTERS[seat]


def _heading(view: View, words: Catalogue) -> Text:
    text = Text()
    text.append(f"{words.name('week')} {view['week']}, {words.name('day')} {view['day']}", style="bold")
    if view["first"] is not None:
        turns = " ".join(letter(seat) for seat in view["order"])
        text.append(f"   {words.name('first-player')}: {letter(view['first'])}   ({turns})")
    text.append(f"   {words.name('supervisor')}: {words.name(_place(view))}")
    return text


def _place(view: View) -> str:
    return view["supervisor"].removeprefix("square-")


# --- the city --------------------------------------------------------------------------------------


def _city(view: View, words: Catalogue) -> Text:
    cells = _painted(view, words)
    text = Text(no_wrap=True)
    for row in range(ROWS):
        line = Text()
        for column in range(COLUMNS):
            content, style = cells.get((column, row), ("", ""))
            line.append(content.center(CELL), style=style)
        for district, (column, emblem_row) in zip(DISTRICTS, EMBLEM_CELLS, strict=True):
            if emblem_row == row:
                name = words.name(district).upper()
                start = max(0, column * CELL + 2 - len(name) // 2)
                line = line[:start] + Text(name, style="italic") + line[start + len(name) :]
        text.append(line)
        if row + 1 < ROWS:
            text.append("\n")
    return text


def _painted(view: View, words: Catalogue) -> dict[Cell, Painted]:
    cells: dict[Cell, Painted] = {}
    for square, cell in zip(SQUARES, SQUARE_CELLS, strict=True):
        cells[cell] = ("[@]", "bold reverse") if square == _place(view) else (_square(square, words), "dim")
    shops = iter(SHOP_CELLS)
    for souk, plate, yards in zip(view["souks"], PLATE_CELLS, YARD_CELLS, strict=True):
        owner = souk["owner"]
        style = "" if owner is None else STYLES[owner]
        cells[plate] = (f"={souk['points']}=" if souk["complete"] else f"<{souk['points']}>", style)
        for cell in yards:
            cells[cell] = (".", "dim")
        for number, shop in enumerate(souk["shops"], 1):
            cells[next(shops)] = _shop(number, shop["owner"])
    return cells


def _square(square: str, words: Catalogue) -> str:
    """The square's sign: the arm's first letter in this language and the number; `+` is the crossroads."""
    return words.name(square)[0].lower() + square[1:] if square[1:] else "+"


def _shop(number: int, owner: int | None) -> Painted:
    return (str(number), "") if owner is None else (f"[{letter(owner)}]", STYLES[owner])


# --- tower and caravan -----------------------------------------------------------------------------


def _tower(view: View, words: Catalogue) -> Text:
    text = Text(f"{words.name('tower')}\n", style="bold")
    width = max(len(words.name(level["level"])) for level in view["tower"])
    for level in reversed(view["tower"]):
        dice = _dice(level)
        text.append(f"{words.name(level['level']):<{width}} ", style="")
        text.append(f"{dice or '-'}\n", style="bold" if dice else "dim")
    if any(level["yellow"] for level in view["tower"]):
        text.append(f"(n) = {words.name('yellow-die')}\n", style="dim")
    text.rstrip()
    return text


def _dice(level: Level) -> str:
    """Faces one by one, or their number if they are many; yellow dice in brackets."""
    value, white, yellow = level["value"], level["white"], level["yellow"]
    if white + yellow <= FEW:
        return " ".join([str(value)] * white + [f"({value})"] * yellow)
    return f"{value} x{white}" + (f" ({value}) x{yellow}" if yellow else "")


def _caravan(view: View, words: Catalogue) -> Text:
    text = Text(words.name("caravan"), style="bold")
    for row in (2, 1, 0):
        slots = [slot for slot in view["caravan"] if slot["row"] == row]
        text.append(f"\nx{slots[0]['multiplier']} +{slots[0]['points']} ", style="")
        for slot in slots:
            owner = slot["owner"]
            text.append(
                " ." if owner is None else f" {letter(owner)}",
                style="dim" if owner is None else STYLES[owner],
            )
    return text


# --- players and cards -----------------------------------------------------------------------------


def _players(view: View, words: Catalogue) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(words.name("player"))
    for name in ("points", "camels", "gold", "cards"):
        table.add_column(words.name(name), justify="right")
    table.add_column(words.name("buildings"))
    for player in view["seats"]:
        seat = player["seat"]
        mark = ">" if seat == view["active"] else " "
        built = [words.name(each["building"]) for each in player["buildings"] if each["built"]]
        table.add_row(
            Text(f"{mark} {letter(seat)} {words.name(f'@{seat}')}", style=STYLES[seat]),
            *(str(player[name]) for name in ("points", "camels", "gold", "cards")),
            ", ".join(built) or "-",
        )
    return table


def _cards(view: View, words: Catalogue) -> Text:
    text = Text()
    if view["hand"] is not None:
        text.append(f"{words.name('hand')}: ", style="bold")
        text.append(f"{_listed(view['hand'], words)}\n")
    text.append(f"{words.name('deck')}: {view['deck']}   {words.name('discard')}: ", style="dim")
    text.append(_listed(view["discard"], words), style="dim")
    return text


def _listed(cards: list[Card], words: Catalogue) -> str:
    names = [words.name(card["card"]) + (f" x{card['count']}" if card["count"] > 1 else "") for card in cards]
    return ", ".join(names) or "-"
