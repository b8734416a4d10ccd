"""The printed things of Five Tribes: FT-1 to FT-5, FT-18, FT-97 and the component tables.

Cells, tribes, cards, djinns and spots are small ints; the tuples of ids give each int its name.
"""

from typing import Final

# The State (FT-1 to FT-3)
COLUMNS: Final = 6
ROWS: Final = 5
CELLS: Final = 30
NO_CELL: Final = 30  # "came from nowhere": before the first drop of a move
CELL_IDS: Final[tuple[str, ...]] = tuple("abcdef"[i % 6] + str(i // 6 + 1) for i in range(30))

# Tile faces (FT-4 and the table of tiles): a face is a type with its value
LARGE_MARKET: Final = 0
SMALL_MARKET: Final = 1
OASIS: Final = 2
VILLAGE: Final = 3
SACRED_PLACE: Final = 4
TYPE_IDS: Final[tuple[str, ...]] = (
    "large-market",
    "small-market",
    "oasis",
    "village",
    "sacred-place",
)
TYPE_RULE: Final[tuple[str, ...]] = ("FT-61", "FT-60", "FT-58", "FT-59", "FT-64")
FACES: Final = 8
FACE_IDS: Final[tuple[str, ...]] = (
    "large-market",
    "small-market",
    "oasis",
    "village",
    "sacred-6",
    "sacred-10",
    "sacred-12",
    "sacred-15",
)
FACE_TYPE: Final[tuple[int, ...]] = (0, 1, 2, 3, 4, 4, 4, 4)
FACE_VALUE: Final[tuple[int, ...]] = (4, 6, 8, 5, 6, 10, 12, 15)
FACE_BLUE: Final[tuple[int, ...]] = (0, 0, 0, 1, 1, 1, 1, 1)
FACE_COUNT: Final[tuple[int, ...]] = (4, 8, 6, 5, 4, 1, 1, 1)

# Meeples (FT-10)
TRIBES: Final = 5
VIZIER: Final = 0
ELDER: Final = 1
MERCHANT: Final = 2
BUILDER: Final = 3
ASSASSIN: Final = 4
TRIBE_IDS: Final[tuple[str, ...]] = ("vizier", "elder", "merchant", "builder", "assassin")
TRIBE_LETTERS: Final = "YWGBR"
TRIBE_COUNT: Final[tuple[int, ...]] = (16, 20, 18, 18, 18)
MEEPLES_PER_TILE: Final = 3
MEEPLES: Final = 90

# Resource cards (FT-5, FT-12): nine kinds of merchandise in canonical order, then the Fakir
GOODS: Final = 9
FAKIR: Final = 9
KINDS: Final = 10
CARD_IDS: Final[tuple[str, ...]] = (
    "ivory",
    "jewels",
    "gold-goods",
    "papyrus",
    "silk",
    "spice",
    "fish",
    "wheat",
    "pottery",
    "fakir",
)
CARD_COUNT: Final[tuple[int, ...]] = (2, 2, 2, 4, 4, 4, 6, 6, 6, 18)
SET_VALUE: Final[tuple[int, ...]] = (0, 1, 3, 7, 13, 21, 30, 40, 50, 60)
ROW_CARDS: Final = 9

# Djinns (FT-13, FT-67 to FT-110), in alphabetical order of their ids
DJINNS: Final = 22
AL_AMIN: Final = 0
ANUN_NAK: Final = 1
BAAL: Final = 2
BOAZ: Final = 3
BOURAQ: Final = 4
ECHIDNA: Final = 5
ENKI: Final = 6
HAGIS: Final = 7
HAURVATAT: Final = 8
IBUS: Final = 9
JAFAAR: Final = 10
KANDICHA: Final = 11
KUMARBI: Final = 12
LAMIA: Final = 13
LETA: Final = 14
MARID: Final = 15
MONKIR: Final = 16
NEKIR: Final = 17
SHAMHAT: Final = 18
SIBITTIS: Final = 19
SLOAR: Final = 20
UTUG: Final = 21
DJINN_IDS: Final[tuple[str, ...]] = (
    "al-amin",
    "anun-nak",
    "baal",
    "boaz",
    "bouraq",
    "echidna",
    "enki",
    "hagis",
    "haurvatat",
    "ibus",
    "jafaar",
    "kandicha",
    "kumarbi",
    "lamia",
    "leta",
    "marid",
    "monkir",
    "nekir",
    "shamhat",
    "sibittis",
    "sloar",
    "utug",
)
DJINN_VP: Final[tuple[int, ...]] = (
    5, 8, 6, 6, 6, 4, 8, 10, 8, 8, 6, 6, 6, 10, 4, 6, 6, 6, 6, 4, 8, 4,
)  # fmt: skip

DJINN_RULE: Final[tuple[str, ...]] = (
    "FT-77", "FT-79", "FT-81", "FT-83", "FT-84", "FT-85", "FT-87", "FT-88", "FT-90", "FT-91", "FT-93",
    "FT-94", "FT-97", "FT-99", "FT-101", "FT-102", "FT-103", "FT-104", "FT-106", "FT-107", "FT-109", "FT-110",
)  # fmt: skip

# What a power costs
COST_NONE: Final = 0
COST_ANY: Final = 1  # one Elder or one Fakir
COST_PAIR: Final = 2  # one Elder, and one Elder or one Fakir
COST_FAKIR: Final = 3  # exactly one Fakir
COST_FAKIRS: Final = 4  # one or more Fakirs
DJINN_COST: Final[tuple[int, ...]] = (
    0, 1, 0, 0, 1, 2, 1, 1, 0, 1, 0, 0, 4, 1, 2, 0, 0, 0, 0, 2, 3, 2,
)  # fmt: skip
WINDOW_DJINNS: Final[tuple[int, ...]] = (ANUN_NAK, BOURAQ, ENKI, LETA, SIBITTIS, SLOAR, UTUG)
FACE_UP_DJINNS: Final = 3
SIBITTIS_DRAW: Final = 3
ANUN_NAK_DRAW: Final = 3
ECHIDNA_FACTOR: Final = 2
IBLIS_VICTIMS: Final = 2

# Windows for powers (FT-26), between the steps of a turn; what a move takes at least (FT-41)
BEFORE_MOVE: Final = 1
BEFORE_TRIBE: Final = 2
BEFORE_TILE: Final = 3
LEAST_TAKEN: Final = 2

# The two tracks (FT-11, FT-18 to FT-23, FT-97): turn spots from the first to play to the last
BID_SPOTS: Final = 4
TURN_SPOTS: Final = 9
PAID_SPOTS: Final = 6
ZERO_FRONT: Final = 6
TURN_SPOT_IDS: Final[tuple[str, ...]] = (
    "18", "12", "8", "5", "3", "1", "0-front", "0-middle", "0-back",
)  # fmt: skip
PRICES: Final[tuple[int, ...]] = (0, 1, 3, 5, 8, 12, 18)  # by number of spots above 0
BIDS: Final = 7

# Supplies and player sets (FT-6 to FT-8)
PALMS: Final = 12
PALACES: Final = 10
START_GOLD: Final = 50
CAMELS: Final[tuple[int, ...]] = (0, 0, 11, 8, 8)  # by number of players
MARKERS: Final[tuple[int, ...]] = (0, 0, 4, 3, 4)  # in play, by number of players
COLOUR_IDS: Final[tuple[str, ...]] = ("blue", "pink", "orange", "black")

# Markets (FT-60, FT-61): price, cards looked at, cards taken; by tile type
MARKET_PRICE: Final[tuple[int, ...]] = (6, 3)
MARKET_REACH: Final[tuple[int, ...]] = (6, 3)
MARKET_CARDS: Final[tuple[int, ...]] = (2, 1)

# Trigger income (FT-75) and final scoring (FT-118 to FT-124)
OWN_EVENT_GOLD: Final = 1
FOREIGN_EVENT_GOLD: Final = 2
VIZIER_VP: Final = 1
VIZIER_LEAD_VP: Final = 10
JAFAAR_VIZIER_VP: Final = 3
ELDER_VP: Final = 2
SHAMHAT_ELDER_VP: Final = 4
PALM_VP: Final = 3
HAURVATAT_PALM_VP: Final = 5
PALACE_VP: Final = 5
FAKIRS_PER_WILD: Final = 2


def _adjacent(cell: int) -> tuple[int, ...]:
    found = []
    if cell >= COLUMNS:
        found.append(cell - COLUMNS)
    if cell % COLUMNS > 0:
        found.append(cell - 1)
    if cell % COLUMNS < COLUMNS - 1:
        found.append(cell + 1)
    if cell < CELLS - COLUMNS:
        found.append(cell + COLUMNS)
    return tuple(found)


def _block(cell: int) -> tuple[int, ...]:
    return tuple(
        other
        for other in range(CELLS)
        if abs(other % COLUMNS - cell % COLUMNS) <= 1 and abs(other // COLUMNS - cell // COLUMNS) <= 1
    )


def _distances() -> tuple[int, ...]:
    return tuple(
        abs(a % COLUMNS - b % COLUMNS) + abs(a // COLUMNS - b // COLUMNS)
        for a in range(CELLS)
        for b in range(CELLS)
    )


# FT-2, FT-3: cells sharing an edge; the cell with its up to 8 neighbours; those neighbours alone
ADJACENT: Final[tuple[tuple[int, ...], ...]] = tuple(_adjacent(cell) for cell in range(CELLS))
BLOCK: Final[tuple[tuple[int, ...], ...]] = tuple(_block(cell) for cell in range(CELLS))
NEIGHBOURS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(other for other in _block(cell) if other != cell) for cell in range(CELLS)
)
DISTANCE: Final[tuple[int, ...]] = _distances()  # [a * CELLS + b]
BIT: Final[tuple[int, ...]] = tuple(1 << cell for cell in range(CELLS))

# FT-38, FT-39, FT-40: so many meeples can always be sown to an end; so many if two of them share a colour
SURE_HAND: Final = 6
LOOP_HAND: Final = 5

# FT-37: cells reachable in exactly n steps without stepping back
REACH_STEPS: Final = 6
REACH_ROW: Final = 31  # previous cell, or NO_CELL
REACH_PLANE: Final = 930


def _reach() -> tuple[int, ...]:
    table = [0] * (REACH_STEPS * REACH_PLANE)
    for n in range(REACH_STEPS):
        for cell in range(CELLS):
            for previous in (*ADJACENT[cell], NO_CELL):
                mask = 0
                if n == 0:
                    mask = BIT[cell]
                else:
                    for step in ADJACENT[cell]:
                        if step != previous:
                            mask |= table[(n - 1) * REACH_PLANE + step * REACH_ROW + cell]
                table[n * REACH_PLANE + cell * REACH_ROW + previous] = mask
    return tuple(table)


REACH: Final[tuple[int, ...]] = _reach()  # [n * REACH_PLANE + cell * REACH_ROW + previous]
START_REACH: Final[tuple[int, ...]] = (
    tuple(  # [n * CELLS + cell]: from a start tile, which is empty then itself
        REACH[n * REACH_PLANE + cell * REACH_ROW + NO_CELL] & ~BIT[cell]
        for n in range(REACH_STEPS)
        for cell in range(CELLS)
    )
)
