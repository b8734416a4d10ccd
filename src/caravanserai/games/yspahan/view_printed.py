"""What the table of Yspahan shows that is printed and never changes."""

from itertools import pairwise
from typing import Final, TypedDict

from caravanserai.games.yspahan.board import (
    BUILDING_RULES,
    BUILDINGS,
    COLOURS,
    DISTRICTS,
    LEVELS,
    LOAD_POINTS,
    NORMAL,
    SHOPS,
    SOUK_DISTRICT,
    SOUK_POINTS,
    SOUK_SHOPS,
    SOUKS,
    VALUE_COLOURS,
)
from caravanserai.games.yspahan.buildings import camel_price, gold_price


class PrintedLevel(TypedDict):
    """What a level of the tower is."""

    id: str
    level: str


class PrintedSouk(TypedDict):
    """What a souk is."""

    id: str
    souk: str
    district: str
    points: int
    colour: str


class PrintedBuilding(TypedDict):
    """What a building is, where its power is told, what it costs."""

    id: str
    building: str
    rule: str
    camels: int
    gold: int


PRINTED_LEVELS: Final[tuple[PrintedLevel, ...]] = tuple(
    [PrintedLevel(id=f"level-{level}", level=level) for level in LEVELS]
)
PRINTED_SOUKS: Final[tuple[PrintedSouk, ...]] = tuple(
    [
        PrintedSouk(
            id=f"souk-{souk}",
            souk=souk,
            district=DISTRICTS[SOUK_DISTRICT[at]],
            points=SOUK_POINTS[at],
            colour=VALUE_COLOURS[SOUK_POINTS[at]],
        )
        for at, souk in enumerate(SOUKS)
    ]
)
SHOP_IDS: Final = tuple(
    tuple(f"shop-{shop}" for shop in SHOPS[first:end]) for first, end in pairwise(SOUK_SHOPS)
)
SLOT_IDS: Final = tuple(f"slot-{slot + 1}" for slot in range(len(LOAD_POINTS) * len(COLOURS)))


def _printed_buildings(seat: int) -> tuple[PrintedBuilding, ...]:
    return tuple(
        [
            PrintedBuilding(
                id=f"building-{seat}-{building}",
                building=building,
                rule=BUILDING_RULES[at],
                camels=camel_price(at, NORMAL),
                gold=gold_price(at, NORMAL),
            )
            for at, building in enumerate(BUILDINGS)
        ]
    )


PRINTED_BUILDINGS: Final = tuple(_printed_buildings(seat) for seat in range(len(COLOURS)))
"""By seat."""
