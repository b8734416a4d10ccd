"""The position as `reasons` reads it: by names, and apart from the helpers of the engine."""

from caravanserai.games.alrashid.actions import TOKEN_NAMES
from caravanserai.games.alrashid.board import AREAS, COLOURS, GOODS, PALACES, PAWNS
from caravanserai.games.alrashid.state import FACE, STRIDE, WEALTH, Court


def owned(s: Court, seat: int, kind: str) -> int:
    """Goods of the kind."""
    return s.wealth[seat * WEALTH + GOODS.index(kind)]


def standing(s: Court, seat: int, pawn: str, area: str) -> int:
    """Pawns of the type that the seat has in the area."""
    stack = s.stacks[AREAS.index(area) * STRIDE + seat]
    return {"pasha": stack // 16, "merchant": stack // 8 % 2, "sage": stack % 8}[pawn]


def waiting(s: Court, seat: int, pawn: str, place: int) -> int:
    """Pawns of the type in the box (0), in reserve (1) or set aside (2)."""
    return s.pawns[seat * 9 + place * 3 + PAWNS.index(pawn)]


def camp(s: Court, area: str) -> list[str]:
    """The tokens of the territory, as names."""
    return [TOKEN_NAMES[token // FACE % 6] for token in s.camps[AREAS.index(area) - PALACES]]


def hand(s: Court, seat: int) -> list[str]:
    """The tokens in hand, as names."""
    return [TOKEN_NAMES[token % 6] for token in s.hands[seat]]


def colour_of(token: str) -> str:
    """red or blue."""
    return token.split("-")[0]


def undrawn(s: Court, colour: str) -> int:
    """Tokens of the colour in stack and discard pile."""
    at = COLOURS.index(colour) * 6
    return sum(s.pool[at : at + 6])


def is_palace(area: str) -> bool:
    """Whether the area is a palace."""
    return AREAS.index(area) < PALACES
