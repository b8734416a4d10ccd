"""The last page: why the game ended and where the points came from (YS-101 to YS-104)."""

from collections.abc import Sequence
from typing import Final

from caravanserai.core.ending import Ending
from caravanserai.core.events import Line, Told
from caravanserai.core.pause import line
from caravanserai.games.yspahan.scoring import breakdown
from caravanserai.games.yspahan.state import State

_EVENTS: Final = {
    "souks": ("souk-scored",),
    "bazaar": ("bazaar-scored",),
    "loads": ("loaded",),
    "caravan": ("caravan-scored",),
    "buildings": ("built",),
    "cards": ("sold-camels", "sold-gold"),
}
"""The events that bring points of a category."""


def ending(s: State, told: Sequence[Told]) -> Ending:
    """YS-101 The third week is over."""
    return Ending(
        why=line("end-weeks"),
        rule="YS-101",
        sources=[_sources(seat, points, told) for seat, points in enumerate(breakdown(s))],
    )


def _sources(seat: int, points: dict[str, int], told: Sequence[Told]) -> dict[str, Line]:
    """How often the seat did what brought its points."""
    mine = [each["kind"] for each in told if each["args"].get("seat") == f"@{seat}"]
    return {
        category: line(f"end-{category}", number=sum(mine.count(kind) for kind in _EVENTS[category]))
        for category, amount in points.items()
        if amount
    }
