"""Morgenland in a terminal: the road of spaces from caves to palace, the players, and one's own screen.

Players are the letters A to E everywhere, so nothing depends on colours. A token is written with its public handle:
`B3 ?` lies face down, `A1 (7)` is your own face-down 7, `C2 =9` lies face up. `*` marks the space being scored,
`+` a scored one, `x` a closed one.
"""

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from caravanserai.games.morgenland.view import View
from caravanserai.games.morgenland.view_seats import SeatView
from caravanserai.games.morgenland.view_spaces import SpaceView, TokenView
from caravanserai.text.catalogue import Catalogue

LETTERS: Final = "ABCDE"
STYLES: Final = ("bold blue", "bold green", "bold red", "bold yellow", "bold magenta")
KIND_LETTERS: Final = {"red": "r", "white": "w", "blue": "b", "black": "k", "gold": "g"}
STATUS: Final = {"current": "*", "scored": "+", "unscored": " "}
NOTHING: Final = "–"


def draw(view: View, words: Catalogue) -> RenderableType:
    """The whole table as the seat sees it."""
    parts: list[RenderableType] = [_heading(view, words), _road(view, words), _players(view, words)]
    if view["version"] == "magic":
        parts.append(_magic(view, words))
    if view["own"] is not None:
        parts.append(_own(view, words))
    return Group(*parts)


def _heading(view: View, words: Catalogue) -> Text:
    """Round, player order, treasure card and bank."""
    order = " ".join(LETTERS[seat] for seat in view["order"])
    facts = [
        f"{words.name('round')} {view['round']}" + (f"/{view['rounds']}" if view["rounds"] else ""),
        f"{words.name('camel')}: {LETTERS[view['camel']]} ({order})",
        f"{words.name('treasure-card')}: {view['card'] or NOTHING}",
        f"{words.name('bank')}: {_treasure(view['bank'])}",
    ]
    if view["guard"] is not None:
        facts.append(f"{words.name('guard')}: {view['guard']}")
    return Text("   ".join(facts), style="bold")


def _treasure(amounts: dict[str, int]) -> str:
    """Treasure in short: r3 w1."""
    return " ".join(f"{KIND_LETTERS[kind]}{amount}" for kind, amount in amounts.items() if amount) or NOTHING


# --- spaces ------------------------------------------------------------------------------------------


def _road(view: View, words: Catalogue) -> Table:
    """One line per space, in scoring order."""
    table = Table(box=None, padding=(0, 1), show_header=False, expand=True)
    table.add_column(width=2, justify="right")
    table.add_column(width=1)
    table.add_column(min_width=14, max_width=25, no_wrap=True)
    table.add_column(min_width=12, max_width=24)
    table.add_column(ratio=1)
    for space in view["spaces"]:
        mark = "x" if space["closed"] and space["status"] != "scored" else STATUS[space["status"]]
        style = "reverse" if space["status"] == "current" else "dim" if space["status"] == "scored" else ""
        name = Text(words.name(space["id"]), style=style)
        table.add_row(str(space["number"]), mark, name, _content(space, words), _tokens(space))
    return table


def _content(space: SpaceView, words: Catalogue) -> str:
    """Piles of a cave, offer and stack of a room, a smuggler in the city."""
    niches, room = space["niches"], space["room"]
    if niches is not None:
        return "/".join(str(pile) for pile in niches if pile) or NOTHING
    if room is not None:
        offer = NOTHING if room["offer"] is None else words.name(room["offer"])
        known = [words.name(piece) for piece in room["known"] if piece]
        return f"{offer} +{room['stack']}" + (f" ({', '.join(known)})" if known else "")
    return "" if space["smuggler"] is None else f"{words.name('smuggler')} {LETTERS[space['smuggler']]}"


def _tokens(space: SpaceView) -> Text:
    """The tokens by owner; on the current space the ranking follows."""
    line = Text()
    for token in space["tokens"]:
        line.append(_token(token), style=STYLES[token["owner"]])
        line.append("  ")
    if space["ranks"]:
        ranks = " ".join(f"{LETTERS[each['seat']]}{each['strength']}" for each in space["ranks"])
        line.append(f"> {ranks}", style="bold")
    return line


def _token(token: TokenView) -> str:
    """Handle and what is known of the strength."""
    handle = token["handle"].replace("#", "")
    if token["up"]:
        return f"{handle} ={token['strength']}"
    return f"{handle} ?" if token["strength"] is None else f"{handle} ({token['strength']})"


# --- players -----------------------------------------------------------------------------------------


def _players(view: View, words: Catalogue) -> Table:
    """One line per player: what is public, and what the viewer knows."""
    magic = view["version"] == "magic"
    table = Table(box=None, padding=(0, 1))
    titles = ["", "player", "artifact", *(["used", "spell"] if magic else []), "treasure", "token"]
    for title in titles:
        table.add_column(words.name(title) if title else "", header_style="dim")
    for player in view["seats"]:
        seat = player["seat"]
        mark = f"{'>' if seat == view['seat'] else ' '}{LETTERS[seat]}"
        row: list[RenderableType] = [
            Text(mark, style=STYLES[seat]),
            words.name(f"@{seat}"),
            _artifacts(player, words),
        ]
        if magic:
            row += [_used(player, words), _spells(player, words)]
        treasure = player["treasure"]
        row += [NOTHING if treasure is None else _treasure(treasure), _left(player, words)]
        table.add_row(*row)
    return table


def _artifacts(player: SeatView, words: Catalogue) -> str:
    """How many artifacts, and which as far as known."""
    kinds = [
        f"{words.name(piece)}{f' x{count}' if count > 1 else ''}" for piece, count in player["unused"].items()
    ]
    kinds += ["?"] * player["unseen"]
    plain = list(player["unused"]) == ["artifact"] or not kinds
    return str(player["points"]) if plain else f"{player['points']}: {', '.join(kinds)}"


def _used(player: SeatView, words: Catalogue) -> str:
    """Artifacts used this round, of how many, and whether spells may be cast."""
    names = ", ".join(words.name(piece) for piece in player["used"])
    lit = " !" if player["lit"] else ""
    return f"{names or NOTHING}{lit} ({player['uses']}/{player['limit']})"


def _spells(player: SeatView, words: Catalogue) -> str:
    known = ", ".join(words.name(spell) for spell in player["known_spells"])
    return f"{player['spells']}: {known}" if known else str(player["spells"])


def _left(player: SeatView, words: Catalogue) -> str:
    """Tokens still to place, those out of the round, and admission to the palace."""
    parts = [str(player["unplaced"])]
    if player["removed"]:
        parts.append("-" + " ".join(_token(token) for token in player["removed"]))
    if player["admitted"]:
        parts.append(words.name("admitted"))
    elif player["key"]:
        parts.append(words.name("key"))
    return " ".join(parts)


# --- magic and one's own screen ----------------------------------------------------------------------


def _magic(view: View, words: Catalogue) -> Text:
    """The spells, the pending chain and what holds for the round."""
    spells = view["spells"]
    parts = [f"{words.name('spell')}: {spells['deck']}"]
    for name, cards in (("display", spells["display"]), ("discards", spells["discards"])):
        if cards:
            parts.append(f"{words.name(name)}: {', '.join(words.name(spell) for spell in cards)}")
    if view["reversed"]:
        parts.append(words.name("last-first"))
    if view["secret"] is not None:
        parts.append(f"{words.name('open-secret')} ({LETTERS[view['secret']]})")
    for each in reversed(view["pending"]):
        aim = " ".join(words.name(thing.removeprefix("token-")) for thing in each["at"])
        parts.append(f"[{LETTERS[each['caster']]} {words.name(each['spell'])}{f' > {aim}' if aim else ''}]")
    return Text("   ".join(parts))


def _own(view: View, words: Catalogue) -> Text:
    """What lies behind one's own screen."""
    own = view["own"]
    assert own is not None
    tokens = " ".join(str(token["strength"]) for token in own["tokens"]) or NOTHING
    parts = [
        f"{words.name('screen')}: {_treasure(own['treasure'])}",
        f"{words.name('token')}: {tokens}",
    ]
    if own["spells"]:
        parts.append(", ".join(words.name(spell) for spell in own["spells"]))
    if own["tent"]:
        parts.append(f"{words.name('tent')}: {', '.join(words.name(spell) for spell in own['tent'])}")
    return Text("   ".join(parts), style="bold")
