"""What cards are made of, and the lines that several sorts of things share."""

from typing import Final

from caravanserai.core.events import Argument
from caravanserai.core.game import Card, Line
from caravanserai.games.alrashid.board import FAMILY, KINDS, PAWN_PRESTIGE, PAWNS
from caravanserai.games.alrashid.fields import WEALTH
from caravanserai.games.alrashid.payment import worth_of
from caravanserai.games.alrashid.scoring import wealth_of
from caravanserai.games.alrashid.state import State, family

YES_OR_NO: Final = ("no", "yes")


def line(key: str, **args: Argument) -> Line:
    """A message of the catalogue with its arguments."""
    return Line(key=key, args=args)


def card(thing: str, name: Line, kind: Line | None, does: str, now: list[Line], *rules: str) -> Card:
    """The card of a thing; `does` is the key without its `card-`."""
    return Card(id=thing, name=name, kind=kind, does=line(f"card-{does}"), now=now, rules=list(rules))


def number(text: str, end: int) -> int | None:
    """The number that the text says, if it is one from 0 to below `end`."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 3 and int(text) < end else None


def index(text: str, names: tuple[str, ...]) -> int | None:
    """Which of the names the text is."""
    return names.index(text) if text in names else None


def has(seat: int | None, who: int, amount: int) -> Line:
    """How many of something a family has."""
    return line("now-has", seat=f"@{who}", own_id=YES_OR_NO[seat == who], number=amount)


def value_line(s: State, seat: int) -> Line:
    """AR-57 What the seat's goods are worth, as far as it decides what can be paid."""
    return line("now-value", value=wealth_of(s, seat))


def one_more(s: State, seat: int, kind: int) -> Line:
    """AR-57 What one good more of the kind would make of the seat's goods."""
    goods = list(s.wealth[seat * WEALTH : seat * WEALTH + KINDS])
    before = worth_of(goods)
    held = goods[kind]
    goods[kind] += 1
    return line("now-more", number=held, value=before, more=worth_of(goods))


def pawns_line(s: State, seat: int | None, who: int, pawn: int) -> Line:
    """AR-68, AR-135 How many pawns of the type a family has, and what they are worth."""
    count = family(s, who, pawn)
    return line(
        "now-family",
        seat=f"@{who}",
        own_id=YES_OR_NO[seat == who],
        pawn=PAWNS[pawn],
        number=count,
        most=FAMILY[pawn],
        points=count * PAWN_PRESTIGE[pawn],
    )
