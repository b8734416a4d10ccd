"""Final scoring (FT-118 to FT-126), also used for the points so far."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from caravanserai.games.fivetribes.board import (
    AL_AMIN,
    CELLS,
    DJINN_VP,
    DJINNS,
    ELDER_VP,
    FACE_VALUE,
    FAKIR,
    FAKIRS_PER_WILD,
    GOODS,
    HAURVATAT,
    HAURVATAT_PALM_VP,
    JAFAAR,
    JAFAAR_VIZIER_VP,
    PALACE_VP,
    PALM_VP,
    SET_VALUE,
    SHAMHAT,
    SHAMHAT_ELDER_VP,
    VIZIER_LEAD_VP,
    VIZIER_VP,
)
from caravanserai.games.fivetribes.fields import (
    CAMEL,
    ELDERS,
    GOLD,
    HAND,
    PALACE,
    PALM,
    PLAYER,
    VIZIERS,
)
from caravanserai.games.fivetribes.state import State

CATEGORIES: Final[tuple[str, ...]] = (
    "gold",
    "viziers",
    "elders",
    "djinns",
    "palms",
    "palaces",
    "tiles",
    "merchandise",
)


def points(s: State) -> list[int]:
    """The total of every seat."""
    return [sum(sheet(s, seat)) for seat in range(s.seats)]


def breakdown(s: State) -> list[dict[str, int]]:
    """The points of every seat by category."""
    return [dict(zip(CATEGORIES, sheet(s, seat), strict=True)) for seat in range(s.seats)]


def sheet(s: State, seat: int) -> list[int]:
    """The points of one seat, in the order of CATEGORIES."""
    mine = seat * PLAYER
    players = s.players
    pieces = s.pieces
    djinns = s.djinns
    palms = 0
    palaces = 0
    tiles = 0
    for cell in range(CELLS):
        if pieces[CAMEL + cell] == seat:
            palms += pieces[PALM + cell]
            palaces += pieces[PALACE + cell]
            tiles += FACE_VALUE[s.faces[cell]]  # FT-123
    printed = 0
    for djinn in range(DJINNS):
        if djinns[djinn] == seat:
            printed += DJINN_VP[djinn]  # FT-121
    return [
        players[mine + GOLD],  # FT-118
        vizier_points(s, seat),
        players[mine + ELDERS]
        * (SHAMHAT_ELDER_VP if djinns[SHAMHAT] == seat else ELDER_VP),  # FT-120, FT-106
        printed,
        palms * (HAURVATAT_PALM_VP if djinns[HAURVATAT] == seat else PALM_VP),  # FT-122, FT-90
        palaces * PALACE_VP,
        tiles,
        merchandise_points(players, mine + HAND, djinns[AL_AMIN] == seat),
    ]


def vizier_points(s: State, seat: int) -> int:
    """FT-119 1 VP per Vizier (FT-93 Jafaar 3) and 10 for each opponent with strictly fewer."""
    own = s.players[seat * PLAYER + VIZIERS]
    total = own * (JAFAAR_VIZIER_VP if s.djinns[JAFAAR] == seat else VIZIER_VP)
    for other in range(s.seats):
        if s.players[other * PLAYER + VIZIERS] < own:
            total += VIZIER_LEAD_VP
    return total


def merchandise_points(players: vec[i64], hand: int, al_amin: bool) -> int:
    """FT-124, FT-125 Set i holds every kind held at least i times; FT-77, FT-78 wild cards fill the first sets."""
    wild = players[hand + FAKIR] // FAKIRS_PER_WILD if al_amin else 0
    total = 0
    level = 1
    while True:
        kinds = 0
        for kind in range(GOODS):
            if players[hand + kind] >= level:
                kinds += 1
        added = min(wild, GOODS - kinds)
        wild -= added
        if kinds + added == 0:
            return total
        total += SET_VALUE[kinds + added]
        level += 1
