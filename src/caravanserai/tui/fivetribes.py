"""Five Tribes in a terminal: the thirty tiles as a grid, tracks, row and djinns below, then the players.

Players are the letters A to D and meeples the letters Y W G B R everywhere, so nothing depends on colours.
`(6)` is the value of a blue tile, `[6]` of a red one, `<A>` a camel, small numbers the order of this turn's drops.
"""

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from caravanserai.games.fivetribes.board import COLUMNS, ROWS, TRIBE_IDS, TRIBE_LETTERS, TYPE_IDS
from caravanserai.games.fivetribes.seat_view import Heap, OwnedDjinn, Seat
from caravanserai.games.fivetribes.view import Tile, View
from caravanserai.text.catalogue import Catalogue

LETTERS: Final = "ABCD"
SEAT_STYLES: Final = ("bold blue", "bold magenta", "bold yellow", "bold")
TRIBE_STYLES: Final = dict(zip(TRIBE_IDS, ("yellow", "white", "green", "blue", "red"), strict=True))
TRIBE_LETTER: Final = dict(zip(TRIBE_IDS, TRIBE_LETTERS, strict=True))
TYPE_SIGNS: Final = dict(zip(TYPE_IDS, ("$6", "$3", "T", "#", "*"), strict=True))
PALM: Final = "T"
PALACE: Final = "#"
CELL: Final = 14
MOST_LETTERS: Final = 10
"""Up to this many meeples of a tile are shown one by one."""


def draw(view: View, words: Catalogue) -> RenderableType:
    """The whole table as the seat sees it."""
    table: list[RenderableType] = [_heading(view, words), _board(view), _legend(words), _tracks(view, words)]
    cards = [_row(view, words), _supplies(view, words), *_under_way(view, words)]
    return Group(*table, *cards, _players(view, words), *_hands(view, words))


def _heading(view: View, words: Catalogue) -> Text:
    text = Text(f"{words.name('round')} {view['round']}", style="bold")
    if view["active"] is not None:
        text.append("   ")
        text.append(_seat(view["active"]))
        text.append(f" {words.name('@' + str(view['active']))}")
    if view["last_camel"] or view["no_move"]:
        text.append(f"   {words.name('last-round')}", style="bold")
    return text


def _seat(seat: int | None) -> Text:
    return Text("-", style="dim") if seat is None else Text(LETTERS[seat], style=SEAT_STYLES[seat])


# --- the board -------------------------------------------------------------------------------------


def _board(view: View) -> Text:
    tiles = view["tiles"]
    drops = _drops(view)
    rule = "  +" + ("-" * CELL + "+") * COLUMNS
    text = Text(
        "    " + "".join("abcdef"[column].center(CELL + 1) for column in range(COLUMNS)), no_wrap=True
    )
    for row in range(ROWS):
        text.append(f"\n{rule}\n", style="dim")
        lines = [_tile(tiles[row * COLUMNS + column], drops) for column in range(COLUMNS)]
        for number in range(3):
            text.append(f"{row + 1} " if number == 1 else "  ")
            for tile in lines:
                text.append("|", style="dim")
                text.append(tile[number])
            text.append("|", style="dim")
            if number < 2:
                text.append("\n")
    text.append(f"\n{rule}", style="dim")
    return text


def _drops(view: View) -> dict[str, str]:
    """Per tile, when it was visited by this turn's move: 0 is the start."""
    move = view["move"]
    if move is None:
        return {}
    found: dict[str, str] = {move["start"]: "0"}
    for number, drop in enumerate(move["drops"], 1):
        before = found.get(drop["tile"])
        found[drop["tile"]] = str(number) if before is None else f"{before},{number}"
    return found


def _tile(tile: Tile, drops: dict[str, str]) -> tuple[Text, Text, Text]:
    if tile["type"] is None:
        return Text(" " * CELL), _filled(_meeples(tile["meeples"]), Text()), Text(" " * CELL)
    value = f"({tile['value']})" if tile["colour"] == "blue" else f"[{tile['value']}]"
    head = Text(f"{value} ", style="blue" if tile["colour"] == "blue" else "red")
    head.append(TYPE_SIGNS[tile["type"]], style="default")
    camel = Text()
    if tile["camel"] is not None:
        camel = Text(f"<{LETTERS[tile['camel']]}>", style=SEAT_STYLES[tile["camel"]])
    feet = [
        f"{sign}{number}" for sign, number in ((PALM, tile["palms"]), (PALACE, tile["palaces"])) if number
    ]
    path = Text(drops.get(tile["id"], ""), style="reverse")
    return (
        _filled(head, camel),
        _filled(_meeples(tile["meeples"]), Text()),
        _filled(Text(" ".join(feet)), path),
    )


def _filled(left: Text, right: Text) -> Text:
    """Two texts at the ends of a cell."""
    text = Text(" ")
    text.append(left)
    text.append(" " * max(0, CELL - 2 - len(left) - len(right)))
    text.append(right)
    text.append(" ")
    return text


def _meeples(heaps: list[Heap]) -> Text:
    """Meeples as letters, or as counts where there are many."""
    text = Text()
    many = sum(heap["count"] for heap in heaps) > MOST_LETTERS
    for heap in heaps:
        letter = TRIBE_LETTER[heap["tribe"]]
        text.append(
            f"{letter}{heap['count']}" if many else letter * heap["count"], style=TRIBE_STYLES[heap["tribe"]]
        )
    return text


def _legend(words: Catalogue) -> Text:
    text = Text("  ")
    for kind, sign in TYPE_SIGNS.items():
        text.append(f"{sign} {words.name(kind)}   ", style="dim")
    text.append("\n  ")
    for tribe, letter in TRIBE_LETTER.items():
        text.append(letter, style=TRIBE_STYLES[tribe])
        text.append(f" {words.name(tribe)}   ", style="dim")
    text.append(
        f"{PALM} {words.name('palm')}   {PALACE} {words.name('palace')}   <A> {words.name('camel')}",
        style="dim",
    )
    return text


# --- beside the board ------------------------------------------------------------------------------


def _tracks(view: View, words: Catalogue) -> Text:
    text = Text(f"{words.name('turn-order')}: ", style="bold")
    for spot in view["turn_order"]:
        text.append(f" {spot['price']}:", style="default")
        text.append(_seat(spot["seat"]))
    text.append(f"    {words.name('bid-order')}: ", style="bold")
    for number, bid in enumerate(view["bid_order"], 1):
        text.append(f" {number}:", style="default")
        text.append(_seat(bid["seat"]))
    return text


def _row(view: View, words: Catalogue) -> Text:
    """The row in the reach of the markets: three, six, nine."""
    text = Text(f"{words.name('row')}: ", style="bold")
    for number, card in enumerate(view["row"], 1):
        bar = " |" if number in (4, 7) else ""
        text.append(f"{bar} {number} {words.name(card['card'])}", style="default")
    text.append(
        f"   ({words.name('pile')} {view['pile']}, {words.name('discards')} {sum(view['discards'].values())})"
    )
    return text


def _supplies(view: View, words: Catalogue) -> Text:
    text = Text(f"{words.name('djinn')}: ", style="bold")
    shown = ", ".join(f"{words.name(each['djinn'])} {each['points']}" for each in view["djinns"])
    text.append(f"{shown or '-'}   ({words.name('pile')} {view['djinn_pile']})", style="default")
    text.append(
        f"   {words.name('palm')} {view['palms']}  {words.name('palace')} {view['palaces']}", style="default"
    )
    text.append(f"   {words.name('bag')} ", style="default")
    text.append(" ".join(f"{TRIBE_LETTER[tribe]}{count}" for tribe, count in view["bag"].items()) or "-")
    return text


def _under_way(view: View, words: Catalogue) -> list[Text]:
    """A move, a sale or djinns being looked at."""
    found = []
    if view["move"] is not None and view["move"]["hand"]:
        line = Text(f"{words.name('move')}: ", style="bold")
        line.append(_meeples(view["move"]["hand"]))
        found.append(line)
    if view["sale"]:
        cards = ", ".join(words.name(card) for card in view["sale"])
        found.append(Text(f"{words.name('sale')}: {cards}"))
    if view["looked_at"] is not None and view["looked_at"]["djinns"]:
        djinns = ", ".join(
            f"{words.name(each['djinn'])} {each['points']}" for each in view["looked_at"]["djinns"]
        )
        found.append(Text(f"{words.name('djinn')}: {djinns}"))
    return found


# --- the players -----------------------------------------------------------------------------------


def _players(view: View, words: Catalogue) -> Table:
    table = Table(box=None, pad_edge=False, show_edge=False, header_style="dim")
    heads = [
        words.name(name) for name in ("gold", "camel", "vizier", "elder", "victory-point", "card", "djinn")
    ]
    for head in ("", "", *heads):
        table.add_column(head)
    for player in view["seats"]:
        gold = "?" if player["gold"] is None else str(player["gold"])
        table.add_row(
            _seat(player["seat"]),
            words.name(f"@{player['seat']}"),
            gold,
            str(player["camels"]),
            str(player["viziers"]),
            str(player["elders"]),
            _points(player),
            _cards(player, words),
            ", ".join(_djinn(each, words) for each in player["djinns"]) or "-",
        )
    return table


def _points(player: Seat) -> str:
    """Points so far; a plus where gold or cards are not to be seen."""
    return f"{player['points']}{'+' if player['gold'] is None or player['hand'] is None else ''}"


def _cards(player: Seat, words: Catalogue) -> str:
    """FT-134 The public record of the hand."""
    if player["hand"] is not None:
        return str(player["cards"])
    known = [f"{words.name(card)} {count}" for card, count in player["known"].items()]
    unknown = [f"{words.name('unknown')} {player['unknown']}"] if player["unknown"] else []
    return ", ".join([*known, *unknown]) or "-"


def _djinn(each: OwnedDjinn, words: Catalogue) -> str:
    name = f"{words.name(each['djinn'])} {each['points']}"
    return f"{name} ({words.name('used')})" if each["used"] else name


def _hands(view: View, words: Catalogue) -> list[Text]:
    """Every hand that may be seen."""
    found = []
    for player in view["seats"]:
        if player["hand"]:
            cards = ", ".join(f"{words.name(card['card'])} {card['count']}" for card in player["hand"])
            line = Text(f"{words.name('hand')} ", style="bold")
            line.append(_seat(player["seat"]))
            line.append(f": {cards}", style="default")
            found.append(line)
    return found
