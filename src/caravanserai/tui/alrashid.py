"""Al-Rashid in a terminal: the palaces with their titles, the territories with goods and tokens, the families.

Players are the letters A to E everywhere, so nothing depends on colours. A stack is shown as its letter, its
pawns (P Pasha, M Merchant, S Sage) and its dominance: `A PS=6`. A token is `r3` or `b?`, in brackets if face down.
"""

from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from caravanserai.text.catalogue import Catalogue

View = dict[str, Any]

LETTERS: Final = "ABCDE"
STYLES: Final = ("bold red", "bold blue", "bold green", "bold yellow", "bold magenta")
PAWNS: Final = (("pasha", "P"), ("merchant", "M"), ("sage", "S"))
GOODS: Final = ("hardwood", "pottery", "metal", "spice", "silk")


def draw(view: View, words: Catalogue) -> RenderableType:
    """The whole table as the seat sees it."""
    return Group(
        _heading(view, words),
        _palaces(view, words),
        _territories(view, words),
        _players(view, words),
        _visit(view, words),
    )


def letter(seat: int) -> Text:
    """The sign of a player."""
    return Text(LETTERS[seat], style=STYLES[seat])


def _letters(seats: list[int]) -> Text:
    return Text(" ").join(letter(seat) for seat in seats)


def _heading(view: View, words: Catalogue) -> Text:
    text = Text()
    text.append(
        f"{words.name('year')} {view['year']}/{view['years']}, {words.name(view['phase'])}", style="bold"
    )
    if view["order"]:
        text.append(f"   {words.name('order')}: ").append_text(_letters(view["order"]))
    if view["next_order"] != view["order"]:
        text.append(f"   ({words.name('next-order')}: ").append_text(_letters(view["next_order"])).append(")")
    text.append(f"\n{words.name('supply')}: {view['notes']} {words.name('note')}, ")
    text.append(f"{view['influence']} {words.name('influence')}")
    for colour, pile in view["tokens"].items():
        gone = ", ".join(f"{number}×{value}" for value, number in pile["discards"].items() if number)
        text.append(f";  {words.name(colour)}: {words.name('stack')} {pile['stack']}")
        text.append(f", {words.name('discards')} {gone}" if gone else "")
    return text


def _table(*heads: str) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    for head in heads:
        table.add_column(head, overflow="fold")
    return table


def _palaces(view: View, words: Catalogue) -> Table:
    table = _table(words.name("palace"), words.name("stacks"), words.name("titles"))
    for area in view["palaces"]:
        table.add_row(_name(view, area, words), _row(area), _sale(area, words))
    return table


def _name(view: View, area: View, words: Catalogue) -> Text:
    here = view["resolving"] == area["area"]
    text = Text(("> " if here else "") + words.name(area["area"]), style="bold" if here else "")
    if area["resolved"]:
        text.append(f" ({words.name('resolved')})")
        text.stylize("dim")
    elif area.get("service") and any(area["service"]):
        text.append(f" {'/'.join(map(str, area['service']))}")
    return text


def _row(area: View) -> Text:
    return Text("  ").join(_stack(stack) for stack in area["row"])


def _stack(stack: View) -> Text:
    pawns = "".join(sign * stack["pawns"].get(pawn, 0) for pawn, sign in PAWNS)
    return letter(stack["seat"]).append(f" {pawns}={stack['dominance']}", style="")


def _sale(area: View, words: Catalogue) -> str:
    return ", ".join(
        f"{words.name(title['title'])} {title['cost']}"
        + (f" ×{title['copies']}" if title["copies"] > 1 else "")
        for title in area["titles"]
        if title["copies"]
    )


def _territories(view: View, words: Catalogue) -> Table:
    table = _table(words.name("territory"), words.name("stacks"), words.name("goods"), words.name("tokens"))
    for area in view["territories"]:
        table.add_row(_name(view, area, words), _row(area), _lying(area, words), _camp(area, words))
    return table


def _lying(area: View, words: Catalogue) -> str:
    things = [f"{number} {words.name(kind)}" for kind, number in area["goods"].items() if number]
    return ", ".join([*things, *[words.name("note")] * area["note"]])


def _camp(area: View, words: Catalogue) -> Text:
    return Text(" ").join(Text(_token(token, words)) for token in area["camp"])


def _token(token: View, words: Catalogue) -> str:
    sign = f"{words.name(token['colour'])} {token['value'] or '?'}"
    if token["face_up"]:
        return sign
    return f"[{sign}{''.join(' ' + LETTERS[seat] for seat in token['seen_by'])}]"


def _players(view: View, words: Catalogue) -> RenderableType:
    """Two or three lines a player: what he owns, his pawns and tokens, his titles."""
    grid = Table.grid(padding=(0, 2))
    for player in view["seats"]:
        seat = player["seat"]
        name = letter(seat).append(f" {words.name(f'@{seat}')}", style="bold")
        points = Text(f"{player['points']} {words.name('points')}", style="bold")
        lines = [
            _wealth(player, words),
            f"{_family(player, words)}{_hand(player, words)}",
            _titles(player, words),
        ]
        grid.add_row(name, points, Text("\n".join(line for line in lines if line)))
    return grid


def _wealth(player: View, words: Catalogue) -> str:
    goods = ", ".join(f"{number} {words.name(kind)}" for kind, number in player["goods"].items() if number)
    parts = [f"{goods} ({words.name('value')} {player['value']})" if goods else f"{words.name('goods')} 0"]
    for name, thing in (("notes", "note"), ("influence", "influence"), ("dishonor", "dishonor")):
        if player[name]:
            parts.append(f"{words.name(thing)} {player[name]}")
    return "; ".join(parts)


def _family(player: View, words: Catalogue) -> str:
    """Pawns in reserve, set aside and in the box."""
    parts = []
    for place in ("reserve", "aside", "box"):
        pawns = "".join(sign * player[place].get(pawn, 0) for pawn, sign in PAWNS)
        if pawns:
            parts.append(f"{words.name(place)} {pawns}")
    return ", ".join(parts)


def _hand(player: View, words: Catalogue) -> str:
    """Own tokens with their values, those of others by colour."""
    if player["tokens"] is not None:
        found = [words.name(token) for token in player["tokens"]]
    else:
        backs: dict[str, int] = {}
        for back in player["hand"]:
            backs[back["colour"]] = backs.get(back["colour"], 0) + back["number"]
        found = [f"{number} {words.name(colour)}" for colour, number in backs.items()]
    return f"; {words.name('tokens')}: {', '.join(found)}" if found else ""


def _titles(player: View, words: Catalogue) -> str:
    """A turned-over title is in brackets."""
    names = [
        f"({words.name(title['title'])})" if copy < title["used"] else words.name(title["title"])
        for title in player["titles"]
        for copy in range(title["copies"])
    ]
    return f"{words.name('titles')}: {', '.join(names)}" if names else ""


def _visit(view: View, words: Catalogue) -> Text:
    """The payments of the visit being made, if it is being paid."""
    visit = view["visit"]
    return Text() if visit is None or visit["price"] is None else _payments(visit, words)


def _payments(visit: View, words: Catalogue) -> Text:
    """AR-59 Every payment that is still open."""
    ways = [
        " + ".join(f"{number} {words.name(kind)}" for kind, number in zip(GOODS, paid, strict=True) if number)
        for paid in visit["payments"]
    ]
    return Text(f"{visit['price']} = " + "\n   = ".join(ways))
