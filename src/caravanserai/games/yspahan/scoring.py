"""Points: the caravan, the souks at the end of a week, the score sheet (YS-65, YS-94, YS-97, YS-102 to YS-104)."""

from typing import Final

from caravanserai.games.yspahan import events
from caravanserai.games.yspahan.board import (
    BAZAAR,
    BAZAAR_POINTS,
    ROW_MULTIPLIER,
    SOUK_POINTS,
    SOUKS,
)
from caravanserai.games.yspahan.fields import BAZAAR_SCORE, CARAVAN_SCORE, CATEGORY_COUNT, EMPTY, SOUK_SCORE
from caravanserai.games.yspahan.souks import complete_owner
from caravanserai.games.yspahan.state import Seat, State

CATEGORIES: Final = ("souks", "bazaar", "loads", "caravan", "buildings", "cards")
"""The lines of the score sheet."""


def score(s: State, seat: Seat, category: int, points: int) -> None:
    """The seat gains points."""
    s.points[seat * CATEGORY_COUNT + category] += points


def caravan_share(s: State, seat: Seat) -> tuple[int, int]:
    """YS-65 How many cubes the seat has in the caravan, and the multiplier of the highest row with one of them."""
    cubes = 0
    highest = 0
    for slot in range(len(s.caravan)):
        if s.caravan[slot] == seat:
            cubes += 1
            highest = slot
    return cubes, ROW_MULTIPLIER[highest // s.seats]


def score_caravan(s: State) -> None:
    """YS-65, YS-104 Everybody: all own cubes times the multiplier of the highest row with one of them."""
    for seat in range(s.seats):
        cubes, multiplier = caravan_share(s, seat)
        if cubes:
            score(s, seat, CARAVAN_SCORE, cubes * multiplier)
            if s.log is not None:
                s.tell(events.CARAVAN_SCORED, (seat, cubes, multiplier, cubes * multiplier))


def score_souks(s: State) -> None:
    """YS-97, YS-94 Each complete souk scores for its owner, more with the Bazaar."""
    for souk in range(len(SOUKS)):
        owner = complete_owner(s, souk)
        if owner == EMPTY:
            continue
        score(s, owner, SOUK_SCORE, SOUK_POINTS[souk])
        if s.log is not None:
            s.tell(events.SOUK_SCORED, (owner, souk, SOUK_POINTS[souk]))
        if s.has(owner, BAZAAR):
            score(s, owner, BAZAAR_SCORE, BAZAAR_POINTS)
            if s.log is not None:
                s.tell(events.BAZAAR_SCORED, (owner, BAZAAR_POINTS))


def breakdown(s: State) -> list[dict[str, int]]:
    """Points per seat and category."""
    return [
        {name: s.points[seat * CATEGORY_COUNT + category] for category, name in enumerate(CATEGORIES)}
        for seat in range(s.seats)
    ]
