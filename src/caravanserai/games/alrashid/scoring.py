"""Scoring: AR-1, AR-101, AR-117 to AR-124 and AR-134 to AR-137."""

from typing import Final

from mypy_extensions import i64

from caravanserai.games.alrashid.board import (
    AIDE_PRESTIGE,
    AIDE_TO_THE_QADI,
    COUNSELOR_PRESTIGE,
    COUNSELOR_TO_THE_CALIPH,
    DEAN_OF_THE_ACADEMY,
    DEAN_PRESTIGE,
    DISHONOR_PRESTIGE,
    ECONOMIST,
    ECONOMIST_PRESTIGE,
    FAVORITES_MAIDEN,
    FIRST_TITLE,
    INFLUENCE_CAP,
    INTRIGUE,
    KINDS,
    MAIDEN_PRESTIGE,
    MERCHANT,
    MILITARY,
    PALACES,
    PASHA,
    PAWN_PRESTIGE,
    POLITICS,
    SAGE,
    STEWARD_OF_THE_CITY,
    STEWARD_PRESTIGE,
    TITLE_COUNT,
    TITLE_PALACE,
    TITLE_PRESTIGE,
    TITLES_FOR_MAIDEN,
    TITLES_FOR_WEAPON_MASTER,
    WAREHOUSE_KEEPER,
    WAREHOUSE_PRESTIGE,
    WEAPON_MASTER,
    WEAPON_MASTER_MORE,
)
from caravanserai.games.alrashid.fields import DISHONOR, INFLUENCE, WEALTH
from caravanserai.games.alrashid.options import shared_victory
from caravanserai.games.alrashid.payment import worth
from caravanserai.games.alrashid.state import State, copies, family

CATEGORIES: Final = ("pashas", "merchants", "sages", "titles", "politics", "influence", "dishonor")


def sheet(s: State, seat: int) -> list[int]:
    """AR-135 The seat's points by category, in the order of CATEGORIES."""
    titles, politics = of_titles(s, seat)
    pawns = [of_pawns(s, seat, pawn) for pawn in (PASHA, MERCHANT, SAGE)]
    return [*pawns, titles, politics, of_influence(s, seat), of_dishonor(s, seat)]


def of_pawns(s: State, seat: i64, pawn: i64) -> i64:
    """AR-135 Points of the family's pawns of a type."""
    return family(s, seat, pawn) * PAWN_PRESTIGE[pawn]


def of_titles(s: State, seat: i64) -> tuple[i64, i64]:
    """AR-135 Points of the titles, and of those of Politics."""
    titles: i64 = 0
    politics: i64 = 0
    first = seat * TITLE_COUNT
    every = s.titles
    for at in range(first, first + TITLE_COUNT):
        owned = every[at]
        if owned != 0:
            title = at - first
            if TITLE_PALACE[title] == POLITICS:
                politics += owned * (TITLE_PRESTIGE[title] + condition(s, seat, title))
            else:
                titles += owned * TITLE_PRESTIGE[title]
    return titles, politics


def of_influence(s: State, seat: i64) -> i64:
    """AR-136 Points of influence, of which no more than so many count."""
    tokens = s.wealth[seat * WEALTH + INFLUENCE]
    return tokens if tokens < INFLUENCE_CAP else INFLUENCE_CAP


def of_dishonor(s: State, seat: i64) -> i64:
    """AR-135 Points lost by dishonor."""
    return s.wealth[seat * WEALTH + DISHONOR] * DISHONOR_PRESTIGE


def breakdown(s: State) -> list[dict[str, int]]:
    """AR-135 Per seat the points by category."""
    return [dict(zip(CATEGORIES, sheet(s, seat), strict=True)) for seat in range(s.seats)]


def prestige(s: State, seat: i64) -> int:
    """AR-135 The seat's prestige points, as if the game ended now, the sum of its sheet; they may be negative."""
    titles, politics = of_titles(s, seat)
    pawns = of_pawns(s, seat, PASHA) + of_pawns(s, seat, MERCHANT) + of_pawns(s, seat, SAGE)
    return pawns + titles + politics + of_influence(s, seat) + of_dishonor(s, seat)


def condition(s: State, seat: int, title: int) -> int:
    """AR-117 to AR-124 What a Politics title is worth beyond its fixed points."""
    base = seat * WEALTH
    if title == AIDE_TO_THE_QADI:  # AR-117, AR-136
        return AIDE_PRESTIGE[min(s.wealth[base + INFLUENCE], len(AIDE_PRESTIGE) - 1)]
    if title == STEWARD_OF_THE_CITY:  # AR-118
        for palace in range(PALACES):
            if titles_of(s, seat, palace) == 0:
                return 0
        return STEWARD_PRESTIGE
    if title == WAREHOUSE_KEEPER:  # AR-66, AR-119
        return WAREHOUSE_PRESTIGE[len([1 for kind in range(KINDS) if s.wealth[base + kind]])]
    if title == FAVORITES_MAIDEN:  # AR-120
        return MAIDEN_PRESTIGE if titles_of(s, seat, INTRIGUE) >= TITLES_FOR_MAIDEN else 0
    if title == WEAPON_MASTER:  # AR-121
        return WEAPON_MASTER_MORE if titles_of(s, seat, MILITARY) >= TITLES_FOR_WEAPON_MASTER else 0
    if title == DEAN_OF_THE_ACADEMY:  # AR-122
        return DEAN_PRESTIGE[family(s, seat, SAGE)]
    if title == ECONOMIST:  # AR-123
        return ECONOMIST_PRESTIGE[family(s, seat, MERCHANT)]
    if title == COUNSELOR_TO_THE_CALIPH:  # AR-124
        return COUNSELOR_PRESTIGE[family(s, seat, PASHA)]
    return 0


def titles_of(s: State, seat: int, palace: int) -> int:
    """AR-56, AR-101 How many titles of the palace the seat owns, each copy counted, turned over or not."""
    found = 0
    for title in range(FIRST_TITLE[palace], FIRST_TITLE[palace + 1]):
        found += copies(s, seat, title)
    return found


def wealth_of(s: State, seat: int) -> int:
    """AR-66, AR-137 The barter value of all goods owned; notes do not count."""
    return worth(s.wealth, seat * WEALTH)


def standings(s: State) -> list[list[int]]:
    """AR-1, AR-137 The seats by prestige, then goods, then turn order; equal points share with `shared-victory`."""
    shared = shared_victory(s)
    points = [prestige(s, seat) for seat in range(s.seats)]
    goods = [0 if shared else wealth_of(s, seat) for seat in range(s.seats)]
    seated = list(s.order) if s.order else list(range(s.seats))
    if shared:
        seated.sort()
    found: list[list[int]] = []
    for seat in seated:
        place = 0
        while place < len(found):
            other = found[place][0]
            if points[seat] > points[other] or (points[seat] == points[other] and goods[seat] > goods[other]):
                break
            if shared and points[seat] == points[other]:
                break
            place += 1
        if place < len(found) and shared and points[seat] == points[found[place][0]]:
            found[place].append(seat)
        else:
            found.insert(place, [seat])
    return found
