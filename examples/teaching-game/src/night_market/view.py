"""What a seat may see: its own hand, the sizes of all others, and everything on the table."""

from typing import TypedDict

from caravanserai.core.position import write_counts
from night_market.board import CARDS, COLOURS, WARES
from night_market.scoring import breakdown
from night_market.state import State


class SeatView(TypedDict):
    """A trader as everybody sees it: `cards` is the size of the hand, `stall` holds wares by name."""

    id: str
    seat: int
    colour: str
    points: int
    breakdown: dict[str, int]
    cards: int
    stall: dict[str, int]
    caught: int


class View(TypedDict):
    """The table. `hand` is the viewer's own, by name; `last_turns` counts down once the deck is empty."""

    seat: int | None
    deck: int
    discard: dict[str, int]
    last_turns: int | None
    seats: list[SeatView]
    hand: dict[str, int] | None


def view(s: State, seat: int | None) -> View:
    """The table as the seat (None: a spectator) sees it."""
    sheets = breakdown(s)
    return {
        "seat": seat,
        "deck": sum(s.deck),
        "discard": write_counts(s.discard, CARDS),
        "last_turns": None if s.last_turns < 0 else s.last_turns,
        "seats": [_trader(s, other, sheets[other]) for other in range(s.seats)],
        "hand": None if seat is None else write_counts(s.hand(seat), CARDS),
    }


def _trader(s: State, seat: int, sheet: dict[str, int]) -> SeatView:
    return {
        "id": f"trader-{seat}",
        "seat": seat,
        "colour": COLOURS[seat],
        "points": sum(sheet.values()),
        "breakdown": sheet,
        "cards": s.hand_size(seat),
        "stall": write_counts(s.stall(seat), WARES),
        "caught": s.caught[seat],
    }
