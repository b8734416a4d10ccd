"""What is printed on the boards, cards and dice of Yspahan; tables only, no rule is decided here."""

from typing import Final

# Calendar and start (YS-1, YS-3, YS-6, YS-10)
COLOURS: Final = ("blue", "green", "red", "yellow")
SEAT_NAMES: Final = ("0", "1", "2", "3")
WEEKS: Final = 3
DAYS: Final = 7
START_GOLD: Final = 2
WHITE_DICE: Final[tuple[int, ...]] = (0, 0, 8, 9, 9)
"""White dice by number of players (YS-6, YS-107)."""
YELLOW_DICE: Final = 3
FACES: Final = 6
MOST_DICE: Final = 12
MOST_CUBES: Final = 14
"""All dice in one district with a boost and the Hoist (YS-35)."""

# The tower, bottom to top (YS-18)
LEVELS: Final = ("camel", "bag", "barrel", "chest", "vase", "gold")
LEVEL_COUNT: Final = 6
CAMEL_LEVEL: Final = 0
GOLD_LEVEL: Final = 5
USES: Final = ("goods", "supervisor", "card", "build")
GOODS: Final = 0
SUPERVISOR: Final = 1
CARD: Final = 2
BUILD: Final = 3

# The city (YS-35 to YS-45): souks district by district, shops souk by souk
DISTRICTS: Final = ("bag", "barrel", "chest", "vase")
SOUKS: Final = (
    "bag-3",
    "bag-4",
    "bag-6",
    "bag-8",
    "barrel-3",
    "barrel-4",
    "barrel-6",
    "barrel-8",
    "chest-4",
    "chest-6",
    "chest-8",
    "vase-4",
    "vase-6",
    "vase-12",
)
SOUK_POINTS: Final[tuple[int, ...]] = (3, 4, 6, 8, 3, 4, 6, 8, 4, 6, 8, 4, 6, 12)
SOUK_SIZES: Final[tuple[int, ...]] = (3, 4, 5, 6, 2, 3, 4, 5, 2, 3, 4, 1, 2, 3)
VALUE_COLOURS: Final = {3: "white", 4: "blue", 6: "yellow", 8: "pink", 12: "orange"}
"""The colour of a souk follows from its points; no rule asks for it."""
DISTRICT_SIZES: Final[tuple[int, ...]] = (4, 4, 3, 3)


def _running(sizes: tuple[int, ...]) -> tuple[int, ...]:
    starts = [0]
    for size in sizes:
        starts.append(starts[-1] + size)
    return tuple(starts)


def _spread(sizes: tuple[int, ...]) -> tuple[int, ...]:
    owners: list[int] = []
    for index, size in enumerate(sizes):
        owners.extend([index] * size)
    return tuple(owners)


DISTRICT_SOUKS: Final[tuple[int, ...]] = _running(DISTRICT_SIZES)
"""The souks of district d are DISTRICT_SOUKS[d] up to, not including, DISTRICT_SOUKS[d + 1]."""
SOUK_SHOPS: Final[tuple[int, ...]] = _running(SOUK_SIZES)
"""The shops of souk k are SOUK_SHOPS[k] up to, not including, SOUK_SHOPS[k + 1]."""
SHOP_SOUK: Final[tuple[int, ...]] = _spread(SOUK_SIZES)
SOUK_DISTRICT: Final[tuple[int, ...]] = _spread(DISTRICT_SIZES)
SHOP_DISTRICT: Final[tuple[int, ...]] = tuple(SOUK_DISTRICT[souk] for souk in SHOP_SOUK)
SHOPS: Final[tuple[str, ...]] = tuple(
    f"{SOUKS[souk]}-{shop - SOUK_SHOPS[souk]}" for shop, souk in enumerate(SHOP_SOUK)
)
SHOP_COUNT: Final = 47

# The street (YS-46 to YS-55): the crossroads and four dead-end arms
ARMS: Final = (("w", 10), ("e", 7), ("n", 4), ("s", 7))
SQUARES: Final[tuple[str, ...]] = (
    "c",
    *(f"{arm}{step}" for arm, length in ARMS for step in range(1, length + 1)),
)
SQUARE_COUNT: Final = 29
CENTRE: Final = 0

_BESIDE: Final = {
    "w1": ("bag-3-1",),
    "w2": ("chest-4-0",),
    "w3": ("bag-3-0",),
    "w4": ("chest-4-1",),
    "w5": ("bag-6-0",),
    "w6": ("chest-6-0",),
    "w7": ("bag-6-1",),
    "w8": ("chest-6-1",),
    "w9": ("bag-8-0",),
    "w10": ("chest-6-2",),
    "e1": ("barrel-3-0", "vase-4-0"),
    "e2": ("barrel-3-1",),
    "e3": ("vase-12-0",),
    "e4": ("barrel-6-0",),
    "e5": ("vase-12-1",),
    "e6": ("barrel-6-1",),
    "e7": ("vase-12-2",),
    "n1": ("vase-4-0",),
    "n2": ("chest-8-0",),
    "n3": ("vase-6-0",),
    "n4": ("chest-8-1",),
    "s1": ("bag-3-1", "barrel-3-0"),
    "s2": ("bag-3-2",),
    "s3": ("barrel-4-0",),
    "s4": ("bag-4-0",),
    "s5": ("barrel-8-1",),
    "s6": ("bag-4-1",),
    "s7": ("barrel-8-0",),
}


def _beside(square: str) -> tuple[int, ...]:
    return tuple(SHOPS.index(shop) for shop in _BESIDE.get(square, ()))


def _distance(one: str, other: str) -> int:
    first, second = int(one[1:] or 0), int(other[1:] or 0)
    return abs(first - second) if one[0] == other[0] else first + second


SQUARE_SHOPS: Final[tuple[tuple[int, ...], ...]] = tuple(_beside(square) for square in SQUARES)
"""The shops that touch each square, bag before barrel before vase (YS-55, YS-57)."""
DISTANCE: Final[tuple[int, ...]] = tuple(_distance(one, other) for one in SQUARES for other in SQUARES)
"""Squares from one to another: DISTANCE[one * SQUARE_COUNT + other] (YS-49)."""
DOUBLE_SHOPS: Final = ("bag-3-1", "barrel-3-0", "vase-4-0")
"""The shops that can be hit together with another one (YS-57)."""
DOUBLE_INDEX: Final[tuple[int, ...]] = tuple(SHOPS.index(shop) for shop in DOUBLE_SHOPS)

# The caravan (YS-8, YS-64, YS-65)
CARAVAN_ROWS: Final = 3
LOAD_POINTS: Final[tuple[int, ...]] = (2, 1, 0)
ROW_MULTIPLIER: Final[tuple[int, ...]] = (1, 2, 3)

# Cards (YS-4, YS-77 to YS-85)
CARDS: Final = (
    "exchange",
    "three-camels",
    "three-gold",
    "place-cube",
    "load-caravan",
    "sell-camels",
    "sell-gold",
    "no-camels",
    "no-gold",
)
CARD_RULES: Final = ("YS-77", "YS-78", "YS-79", "YS-80", "YS-81", "YS-82", "YS-83", "YS-84", "YS-85")
CARD_COUNT: Final = 9
COPIES: Final = 2
EXCHANGE: Final = 0
THREE_CAMELS: Final = 1
THREE_GOLD: Final = 2
PLACE_CUBE: Final = 3
LOAD_CARAVAN: Final = 4
SELL_CAMELS: Final = 5
SELL_GOLD: Final = 6
NO_CAMELS: Final = 7
NO_GOLD: Final = 8
PLAYABLE_CARDS: Final = CARDS[:NO_CAMELS]
"""The cards with an effect of their own; the two build cards are spent on a building (YS-93)."""
CARD_GIFT: Final = 3
EXCHANGE_LIMIT: Final = 50
SELL_CAMELS_LIMIT: Final = 4
SELL_CAMELS_POINTS: Final = 2
SELL_GOLD_LIMIT: Final = 10
SELL_GOLD_POINTS: Final = 1

# Buildings (YS-86 to YS-94)
BUILDINGS: Final = ("paddock", "store", "hammam", "caravanserai", "bazaar", "hoist")
BUILDING_RULES: Final = ("YS-32", "YS-33", "YS-48", "YS-62", "YS-94", "YS-35")
"""Where the power of each building is told."""
BUILDING_COUNT: Final = 6
PADDOCK: Final = 0
STORE: Final = 1
HAMMAM: Final = 2
CARAVANSERAI: Final = 3
BAZAAR: Final = 4
HOIST: Final = 5
BUILDING_CAMELS: Final[tuple[int, ...]] = (2, 2, 2, 3, 4, 4)
BUILDING_GOLD: Final[tuple[int, ...]] = (0, 2, 2, 3, 4, 4)
BUILDING_POINTS: Final[tuple[int, ...]] = (0, 0, 5, 5, 5, 10)
"""Points for a player's first, second ... sixth building (YS-88)."""
PADDOCK_CAMELS: Final = 1
STORE_GOLD: Final = 2
HAMMAM_STEPS: Final = 3
BAZAAR_POINTS: Final = 2
HOIST_CUBES: Final = 1
MODES: Final = ("normal", "no-camels", "no-gold", "both")
NORMAL: Final = 0
WITHOUT_CAMELS: Final = 1
WITHOUT_GOLD: Final = 2
WITHOUT_BOTH: Final = 3
"""A mode is the sum of the cards it uses: 1 for no camels, 2 for no gold."""
