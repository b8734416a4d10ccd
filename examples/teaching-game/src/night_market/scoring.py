"""Points: what lies on the stalls, less what guards cost."""

from typing import Final

from night_market.board import ASSORTMENT, CAUGHT, VALUES
from night_market.state import State

CATEGORIES: Final = ("wares", "assortment", "caught")


def points(s: State, seat: int) -> list[int]:
    """NM-13 Points of the seat by category."""
    stall = s.stall(seat)
    wares = sum(count * value for count, value in zip(stall, VALUES, strict=True))
    return [wares, ASSORTMENT if min(stall) else 0, -CAUGHT * s.caught[seat]]


def breakdown(s: State) -> list[dict[str, int]]:
    """The points of all seats by category."""
    return [dict(zip(CATEGORIES, points(s, seat), strict=True)) for seat in range(s.seats)]
