"""What lies where, by names: the position as the reasons read it, apart from the helpers of the engine."""

from caravanserai.games.alrashid.actions import ITEM_NAMES, TOKEN_NAMES
from caravanserai.games.alrashid.board import AREAS, COLOURS, GOODS, ITEMS, KINDS, PALACES, PAWNS, TITLES
from caravanserai.games.alrashid.fields import FACE, FAMILY_ROW, NOTES, POOL, STRIDE, TOKEN_KINDS, WEALTH
from caravanserai.games.alrashid.state import State

PLACES = ("box", "reserve", "aside")


def goods_of(s: State, seat: int) -> tuple[int, ...]:
    """The seat's goods by kind."""
    return tuple(s.wealth[seat * WEALTH : seat * WEALTH + KINDS])


def owned(s: State, seat: int, kind: str) -> int:
    """Goods of the kind."""
    return goods_of(s, seat)[GOODS.index(kind)]


def notes_of(s: State, seat: int) -> int:
    """Credit notes of the seat."""
    return s.wealth[seat * WEALTH + NOTES]


def titles_of(s: State, seat: int, title: str) -> int:
    """Copies of the title that the seat owns; one seat more stands for the palaces."""
    return s.titles[seat * len(TITLES) + TITLES.index(title)]


def standing(s: State, seat: int, pawn: str, area: str) -> int:
    """Pawns of the type that the seat has in the area."""
    stack = s.stacks[AREAS.index(area) * STRIDE + seat]
    return {"pasha": stack // 16, "merchant": stack // 8 % 2, "sage": stack % 8}[pawn]


def waiting(s: State, seat: int, pawn: str, place: str) -> int:
    """Pawns of the type in one of PLACES."""
    return s.pawns[seat * FAMILY_ROW + PLACES.index(place) * len(PAWNS) + PAWNS.index(pawn)]


def on_board(s: State, seat: int) -> bool:
    """Whether the seat has a pawn in any area."""
    return any(s.stacks[area * STRIDE + seat] for area in range(len(AREAS)))


def lying(s: State, area: str, item: str) -> int:
    """Goods of a kind, or the note, that lie on the territory."""
    return s.lying[(AREAS.index(area) - PALACES) * ITEMS + ITEM_NAMES.index(item)]


def camp(s: State, area: str) -> list[str]:
    """The tokens of the territory, as names."""
    return [TOKEN_NAMES[token // FACE % TOKEN_KINDS] for token in s.camps[AREAS.index(area) - PALACES]]


def hand(s: State, seat: int) -> list[str]:
    """The tokens in hand, as names."""
    return [TOKEN_NAMES[token % TOKEN_KINDS] for token in s.hands[seat]]


def colour_of(token: str) -> str:
    """red or blue."""
    return token.split("-")[0]


def undrawn(s: State, colour: str) -> int:
    """Tokens of the colour in stack and discard pile."""
    at = COLOURS.index(colour) * POOL
    return sum(s.pool[at : at + POOL])


def is_palace(area: str) -> bool:
    """Whether the area is a palace."""
    return AREAS.index(area) < PALACES


def is_resolved(s: State, area: str) -> bool:
    """Whether the area has been resolved this year."""
    return bool(s.resolved >> AREAS.index(area) & 1)
