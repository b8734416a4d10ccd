"""What is printed on the pieces of Al-Rashid: areas, goods, pawns, titles, tokens, tiles.

Cited by AR-6 (counts), AR-8 (territories), AR-9 (titles), AR-10 (tokens), AR-12 (start goods),
AR-16 (crisis tiles), AR-28 (dominance), AR-57 (barter), AR-67 and AR-69 (services), AR-77 to
AR-81 (favours), AR-135 (prestige).
"""

from typing import Final

from caravanserai.core.vectors import vector

# Limits of the game: AR-21, AR-30.
MIN_SEATS: Final = 2
MAX_SEATS: Final = 5
SEAT_COLOURS: Final = ("red", "blue", "green", "yellow", "violet")
DOUBLE_SEATS: Final = 4
"""AR-9: with so many players or more the guilds have second copies of their titles."""
YEARS: Final = 5
RANKS: Final = 3

# Goods, in the order in which payments are chosen; the first three are common (AR-115).
GOODS: Final = ("hardwood", "pottery", "metal", "spice", "silk")
HARDWOOD: Final = 0
POTTERY: Final = 1
METAL: Final = 2
SPICE: Final = 3
SILK: Final = 4
KINDS: Final = 5
COMMON_KINDS: Final = 3
NOTE: Final = 5
"""A credit note as an item of a territory, next to the kinds 0 to 4 (AR-98)."""

BARTER: Final[tuple[int, ...]] = (0, 1, 3, 6, 10, 15)
"""AR-57: gold for a set of 0 to 5 different kinds."""
MAX_PRICE: Final = 30
"""AR-58."""

START_GOODS: Final[tuple[tuple[int, ...], ...]] = (
    (1, 1, 1, 0, 0),
    (2, 1, 1, 0, 0),
    (3, 1, 1, 0, 0),
    (2, 2, 1, 0, 0),
    (1, 1, 1, 1, 0),
)
"""AR-12: goods by place in the turn order."""

# Pawns: AR-11, AR-28, AR-68, AR-135.
PAWNS: Final = ("pasha", "merchant", "sage")
PASHA: Final = 0
MERCHANT: Final = 1
SAGE: Final = 2
PAWN_TYPES: Final = 3
FAMILY: Final = vector((3, 4, 6))
START_PAWNS: Final[tuple[int, ...]] = (1, 1, 1)
DOMINANCE: Final[tuple[int, ...]] = (5, 3, 1)
PAWN_PRESTIGE: Final = vector((3, 2, 1))

# Areas: palaces 0 to 5, territories 6 to 12.
AREAS: Final = (
    "intrigue",
    "military",
    "lore",
    "commerce",
    "politics",
    "al-rashid",
    "silk-road",
    "spice-road",
    "sanmatia",
    "mare-indianum",
    "abbasid-caliphate",
    "mare-internum",
    "nilus-valley",
)
INTRIGUE: Final = 0
MILITARY: Final = 1
LORE: Final = 2
COMMERCE: Final = 3
POLITICS: Final = 4
AL_RASHID: Final = 5
PALACES: Final = 6
SILK_ROAD: Final = 6
SPICE_ROAD: Final = 7
SANMATIA: Final = 8
MARE_INDIANUM: Final = 9
ABBASID_CALIPHATE: Final = 10
MARE_INTERNUM: Final = 11
NILUS_VALLEY: Final = 12
TERRITORIES: Final = 7
AREA_COUNT: Final = 13

HARVEST: Final[tuple[int, ...]] = (
    *(1, 0, 1, 2, 4, 1),
    *(2, 1, 0, 4, 1, 1),
    *(2, 1, 5, 0, 0, 1),
    *(4, 0, 0, 1, 1, 0),
    *(2, 3, 1, 1, 0, 0),
    *(2, 4, 1, 0, 0, 1),
    *(4, 1, 2, 0, 0, 0),
)
"""AR-8: per territory the printed hardwood, pottery, metal, spice, silk and note."""
ITEMS: Final = 6
"""Width of a row of HARVEST: five kinds and the note."""

# Services, by rank 1 to 3: AR-67, AR-69, AR-71.
SERVICE_PRICE: Final[tuple[tuple[int, ...], ...]] = (
    (0, 0, 0),
    (0, 0, 0),
    (5, 7, 9),
    (8, 10, 12),
    (11, 13, 15),
)
SERVICE_PAWN: Final[tuple[int, ...]] = (-1, -1, SAGE, MERCHANT, PASHA)
SERVICE_AMOUNT: Final[tuple[int, ...]] = (3, 2, 1)
"""Tokens of the Military service and steps of the Intrigue service, by rank."""
SPY_RANKS: Final[tuple[int, ...]] = (0, 1, 2, 0, 1, 0)
"""AR-71: the ranks (from 0) of the spy steps, in order."""
SERVICE_RULE: Final = ("AR-71", "AR-69", "AR-67", "AR-67", "AR-67", "AR-85")
"""By palace; the last one is benevolence."""
LOREMASTER_DISCOUNT: Final = 3
"""AR-111."""

# Favours: AR-77 to AR-81.
FAVOURS: Final = ("general", "scholar", "vizier", "qadi")
GENERAL: Final = 0
SCHOLAR: Final = 1
VIZIER: Final = 2
QADI: Final = 3
FAVOUR_COUNT: Final = 4
FAVOUR_PRICE: Final[tuple[int, ...]] = (0, 2, 0, 1)
FAVOUR_RULE: Final = ("AR-77", "AR-78", "AR-79", "AR-80")
FAVORITE_FEE: Final = 1
FAVORITE_RULE: Final = "AR-81"
HEAD: Final[tuple[int, ...]] = (-1, GENERAL, SCHOLAR, VIZIER, QADI)
"""The favour of each guild; -1 for Intrigue, whose Favorite copies one of the others."""

# Notes, influence, dishonor: AR-6, AR-50, AR-62, AR-83, AR-94, AR-114, AR-135.
NOTE_COUNT: Final = 16
EARLY_NOTE_COUNT: Final = 15
INFLUENCE_COUNT: Final = 24
EARLY_INFLUENCE_COUNT: Final = 20
NOTE_DISCOUNT: Final = 3
BANKER_DISCOUNT: Final = 5
IDLE_DISHONOR: Final = 1
SHUT_OUT_DISHONOR: Final = 2
FLIGHT_DISHONOR: Final = 2
INFLUENCE_CAP: Final = 5
DISHONOR_PRESTIGE: Final = -2

# Mercenary tokens: AR-10.
COLOURS: Final = ("red", "blue")
RED: Final = 0
BLUE: Final = 1
COLOUR_COUNT: Final = 2
VALUES: Final[tuple[int, ...]] = (2, 3, 4)
VALUE_COUNT: Final = 3
TOKENS: Final[tuple[int, ...]] = (8, 16, 8)
"""Tokens of each value, per colour."""
TOKENS_PER_COLOUR: Final = 32
MAX_DRAWS: Final = 100
"""Tokens of one colour that can be drawn in a game: 3 by the set-up tile, 5 at the start, 4 by each of 4 year tiles,
30 by the Military service, 30 by Generals and Favorites, 2 by Impostors, 10 by Recruiters, 4 by the Agha."""
MAX_RESHUFFLES: Final = MAX_DRAWS - TOKENS_PER_COLOUR
"""AR-18: the first comes after all tokens were drawn, each further one after one more draw at least."""
MAX_SLOTS: Final = 5
"""AR-17: tokens that can lie on one territory."""
STRATEGIST_BONUS: Final = 1
"""AR-107."""
AGHA_TOKENS: Final = 4
"""AR-126."""

# Crisis tiles: AR-13, AR-16, AR-47; an entry is (area, colour).
TILES: Final = (
    "setup-1",
    "setup-2",
    "setup-3",
    "year-1",
    "year-2",
    "year-3",
    "year-4",
    "year-5",
    "year-6",
    "year-7",
    "year-8",
)
SETUP_TILES: Final = 3
TILE_COUNT: Final = 11
CRISIS: Final[tuple[tuple[tuple[int, int], ...], ...]] = (
    ((SILK_ROAD, RED), (SPICE_ROAD, BLUE), (MARE_INDIANUM, BLUE)),
    ((SILK_ROAD, RED), (SPICE_ROAD, RED), (MARE_INDIANUM, BLUE)),
    ((SILK_ROAD, RED), (SANMATIA, RED), (SPICE_ROAD, BLUE), (MARE_INDIANUM, BLUE)),
    ((SILK_ROAD, RED), (SPICE_ROAD, BLUE), (SANMATIA, BLUE)),
    ((SILK_ROAD, RED), (NILUS_VALLEY, RED), (MARE_INDIANUM, BLUE)),
    ((SILK_ROAD, RED), (SANMATIA, RED), (MARE_INDIANUM, BLUE)),
    ((SANMATIA, RED), (SPICE_ROAD, BLUE)),
    ((SILK_ROAD, RED), (SANMATIA, RED), (ABBASID_CALIPHATE, RED), (NILUS_VALLEY, RED)),
    ((SANMATIA, BLUE), (MARE_INTERNUM, BLUE), (SPICE_ROAD, BLUE), (MARE_INDIANUM, BLUE)),
    ((SILK_ROAD, RED), (SPICE_ROAD, RED), (ABBASID_CALIPHATE, BLUE)),
    ((SILK_ROAD, RED), (SPICE_ROAD, RED), (MARE_INDIANUM, BLUE), (MARE_INTERNUM, BLUE)),
)
CRISIS_FRENCH: Final[tuple[tuple[tuple[int, int], ...], ...]] = (
    CRISIS[0],
    CRISIS[1],
    ((SILK_ROAD, RED), (SPICE_ROAD, BLUE), (MARE_INDIANUM, BLUE)),
    CRISIS[3],
    ((SPICE_ROAD, RED), (NILUS_VALLEY, RED), (MARE_INDIANUM, BLUE)),
    ((SPICE_ROAD, RED), (SANMATIA, RED), (MARE_INDIANUM, BLUE)),
    CRISIS[6],
    ((SPICE_ROAD, RED), (SANMATIA, RED), (ABBASID_CALIPHATE, RED), (NILUS_VALLEY, RED)),
    CRISIS[8],
    CRISIS[9],
    CRISIS[10],
)

# Titles, numbered 0 to 31: AR-9, AR-100 to AR-133.
TITLES: Final = (
    "smuggler",
    "plotter",
    "informer",
    "impostor",
    "strategist",
    "recruiter",
    "raider",
    "negotiator",
    "loremaster",
    "enchanter",
    "diplomat",
    "banker",
    "trader",
    "hardwood-importer",
    "pottery-importer",
    "metal-importer",
    "aide-to-the-qadi",
    "steward-of-the-city",
    "warehouse-keeper",
    "favorites-maiden",
    "weapon-master",
    "dean-of-the-academy",
    "economist",
    "counselor-to-the-caliph",
    "treasurer",
    "agha",
    "silk-monopolist",
    "spice-monopolist",
    "astrologist",
    "law-expert",
    "quartermaster",
    "alchemist",
)
SMUGGLER: Final = 0
PLOTTER: Final = 1
INFORMER: Final = 2
IMPOSTOR: Final = 3
STRATEGIST: Final = 4
RECRUITER: Final = 5
RAIDER: Final = 6
NEGOTIATOR: Final = 7
LOREMASTER: Final = 8
ENCHANTER: Final = 9
DIPLOMAT: Final = 10
BANKER: Final = 11
TRADER: Final = 12
HARDWOOD_IMPORTER: Final = 13
POTTERY_IMPORTER: Final = 14
METAL_IMPORTER: Final = 15
AIDE_TO_THE_QADI: Final = 16
STEWARD_OF_THE_CITY: Final = 17
WAREHOUSE_KEEPER: Final = 18
FAVORITES_MAIDEN: Final = 19
WEAPON_MASTER: Final = 20
DEAN_OF_THE_ACADEMY: Final = 21
ECONOMIST: Final = 22
COUNSELOR_TO_THE_CALIPH: Final = 23
TREASURER: Final = 24
AGHA: Final = 25
SILK_MONOPOLIST: Final = 26
SPICE_MONOPOLIST: Final = 27
ASTROLOGIST: Final = 28
LAW_EXPERT: Final = 29
QUARTERMASTER: Final = 30
ALCHEMIST: Final = 31
TITLE_COUNT: Final = 32
DOUBLE_TITLES: Final = 16
"""AR-9: titles below this number have a second copy where there are DOUBLE_SEATS."""

FIRST_TITLE: Final[tuple[int, ...]] = (0, 4, 8, 12, 16, 24, 32)
"""Titles FIRST_TITLE[p] up to FIRST_TITLE[p + 1] belong to palace p."""
TITLE_PALACE: Final = vector(
    (
        *(INTRIGUE, INTRIGUE, INTRIGUE, INTRIGUE),
        *(MILITARY, MILITARY, MILITARY, MILITARY),
        *(LORE, LORE, LORE, LORE),
        *(COMMERCE, COMMERCE, COMMERCE, COMMERCE),
        *(POLITICS, POLITICS, POLITICS, POLITICS, POLITICS, POLITICS, POLITICS, POLITICS),
        *(AL_RASHID, AL_RASHID, AL_RASHID, AL_RASHID, AL_RASHID, AL_RASHID, AL_RASHID, AL_RASHID),
    )
)
TITLE_COST: Final[tuple[int, ...]] = (
    *(3, 3, 3, 6),
    *(6, 6, 6, 3),
    *(8, 12, 8, 6),
    *(7, 7, 7, 7),
    *(15, 15, 15, 15, 15, 15, 15, 15),
    *(3, 7, 3, 3, 3, 6, 3, 3),
)
TITLE_PRESTIGE: Final = vector(
    (
        *(1, 1, 1, 1),
        *(2, 1, 1, 1),
        *(1, 0, 2, 2),
        *(1, 2, 2, 2),
        *(0, 0, 0, 0, 3, 0, 0, 0),
        *(1, 1, 1, 1, 0, 1, 0, 0),
    )
)
"""Prestige that needs no condition; the rest of AR-117 to AR-124 is in the tables below."""
TITLE_RULE: Final = (
    *("AR-103", "AR-104", "AR-105", "AR-106"),
    *("AR-107", "AR-108", "AR-109", "AR-110"),
    *("AR-111", "AR-112", "AR-113", "AR-114"),
    *("AR-115", "AR-116", "AR-116", "AR-116"),
    *("AR-117", "AR-118", "AR-119", "AR-120", "AR-121", "AR-122", "AR-123", "AR-124"),
    *("AR-125", "AR-126", "AR-127", "AR-128", "AR-129", "AR-130", "AR-131", "AR-132"),
)
"""The rule that says what each title does."""
TITLE_TYPE: Final = "APPSPAPAPSPPAAAAPPPPPPPPSSSSSSSS"
"""AR-100: A activated, P permanent, S single effect."""
ACTIVATED: Final[tuple[int, ...]] = (
    SMUGGLER,
    RECRUITER,
    NEGOTIATOR,
    TRADER,
    HARDWOOD_IMPORTER,
    POTTERY_IMPORTER,
    METAL_IMPORTER,
)
ACTIVATED_COUNT: Final = 7

# Conditions of the Politics titles: AR-117 to AR-124.
AIDE_PRESTIGE: Final[tuple[int, ...]] = (0, 0, 0, 0, 0, 4, 5)
"""By influence tokens, 6 standing for 6 or more."""
STEWARD_PRESTIGE: Final = 6
WAREHOUSE_PRESTIGE: Final[tuple[int, ...]] = (0, 0, 0, 0, 4, 6)
"""By kinds of goods owned."""
TITLES_FOR_MAIDEN: Final = 3
MAIDEN_PRESTIGE: Final = 5
TITLES_FOR_WEAPON_MASTER: Final = 3
WEAPON_MASTER_MORE: Final = 3
DEAN_PRESTIGE: Final[tuple[int, ...]] = (0, 0, 0, 0, 3, 5, 7)
ECONOMIST_PRESTIGE: Final[tuple[int, ...]] = (0, 0, 0, 3, 5)
COUNSELOR_PRESTIGE: Final[tuple[int, ...]] = (0, 0, 3, 5)


def _title_most() -> tuple[int, ...]:
    """In a function: mypyc wants memory by the square of what the module itself does."""
    return (
        *TITLE_PRESTIGE[: FIRST_TITLE[POLITICS]],
        AIDE_PRESTIGE[-1],
        STEWARD_PRESTIGE,
        WAREHOUSE_PRESTIGE[-1],
        MAIDEN_PRESTIGE,
        TITLE_PRESTIGE[WEAPON_MASTER] + WEAPON_MASTER_MORE,
        DEAN_PRESTIGE[-1],
        ECONOMIST_PRESTIGE[-1],
        COUNSELOR_PRESTIGE[-1],
        *TITLE_PRESTIGE[FIRST_TITLE[AL_RASHID] :],
    )


TITLE_MOST: Final = _title_most()
"""The most prestige that each title can give."""

# Single effects: AR-127 to AR-131.
MONOPOLY_ALONE: Final = 1
MONOPOLY_SECOND: Final = 3
MONOPOLY_OTHER: Final = 1
ASTROLOGY: Final[tuple[int, ...]] = (0, 0, 1, 1, 2, 2, 3)
"""Influence tokens by Sages of the family."""
QUARTERMASTER_GOODS: Final = 2
IMPOSTOR_FAVOURS: Final = 2

# Trade: AR-97; a lot of more goods than a first trader can pick is worth taking whole (AR-D26).
TRADE_ITEMS: Final[tuple[int, ...]] = (3, 2, 1)
