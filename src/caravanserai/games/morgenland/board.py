"""What is printed: spaces, tokens, treasure, artifacts, spells and the treasure decks (MO-1 to MO-10).

The three treasure decks are our own reconstruction, not the printed cards (MO-9).
"""

from typing import Final

Seat = int
Kind = int
Space = int
Room = int
Artifact = int
Spell = int
Token = int

MOST_SEATS: Final = 5
COLOURS: Final = ("blue", "green", "red", "yellow", "violet")
SEAT_NAMES: Final = ("A", "B", "C", "D", "E")

# --- treasure (MO-2, MO-3): the canonical order of the kinds -------------------------------------
KINDS: Final = ("red", "white", "blue", "black", "gold")
KIND_COUNT: Final = 5
KIND_IDS: Final = tuple(f"kind-{kind}" for kind in KINDS)
"""The kinds as things on the table; plain `red` and `blue` are player colours (MO-19)."""
RED: Final = 0
WHITE: Final = 1
BLUE: Final = 2
BLACK: Final = 3
GOLD: Final = 4
SMALL_PIECES: Final = 14
LARGE_PIECES: Final = 5
LARGE_VALUE: Final = 3
KIND_VALUE: Final = 29
START_TREASURE: Final = 3

# --- character tokens (MO-1) and their public handles (MO-13) ------------------------------------
STRENGTHS: Final = (1, 2, 4, 5, 6, 7, 8, 9)
TOKEN_COUNT: Final = 8
STRONGEST: Final = 9
HANDLE_NAMES: Final = ("1", "2", "3", "4", "5", "6", "7", "8", "c1", "c2", "c3", "d1", "d2", "d3")
TOKEN_NAMES: Final = tuple(f"{seat}#{handle}" for seat in SEAT_NAMES for handle in HANDLE_NAMES)
TOKENS: Final = tuple(f"@{seat}#{handle}" for seat in range(len(SEAT_NAMES)) for handle in HANDLE_NAMES)
"""The tokens as catalogues name them: a piece of a seat."""
CARPET_STRENGTH: Final = 3
ROOM_LIMIT: Final = 5

# --- spaces in scoring order ---------------------------------------------------------------------
SPACES: Final = (
    "cave-red", "cave-white", "cave-blue", "cave-black", "cave-gold",
    "tent", "djinn", "market", "caravanserai",
    "guard",
    "room-1", "room-2", "room-3", "room-4", "room-5",
)  # fmt: skip
CAVE_COUNT: Final = 5
TENT: Final = 5
DJINN: Final = 6
MARKET: Final = 7
CARAVANSERAI: Final = 8
GUARD: Final = 9
FIRST_ROOM: Final = 10
FIRST_CITY: Final = 5
CITY_END: Final = 9
NICHES: Final = 4

# --- guard (MO-5) --------------------------------------------------------------------------------
GUARD_STRENGTHS: Final = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10)
STRONGEST_GUARD: Final = 10

# --- artifacts (MO-6) ----------------------------------------------------------------------------
ARTIFACTS: Final = ("lamp", "counterspell", "doppelganger", "carpet", "key", "scroll")
ARTIFACT_RULES: Final = ("MO-66", "MO-67", "MO-68", "MO-69", "MO-70", "MO-71")
ARTIFACT_COUNT: Final = 6
LAMP: Final = 0
COUNTERSPELL: Final = 1
DOPPELGANGER: Final = 2
CARPET: Final = 3
KEY: Final = 4
SCROLL: Final = 5
PLAIN: Final = 6
"""An artifact of the basic version, where types mean nothing (MO-22)."""
PIECES: Final = (*ARTIFACTS, "artifact")
BASIC_STACK: Final = 6
MAGIC_STACK: Final = 5
USES: Final = 1
DJINN_USES: Final = 2

# --- spells (MO-7) -------------------------------------------------------------------------------
SPELLS: Final = (
    "abracadabra", "alms", "eye-for-an-eye", "baksheesh", "last-first", "dragon-flight", "smuggled-in",
    "fata-morgana", "lunar-eclipse", "straggler", "open-secret", "sacrifice", "return-of-the-dragon",
    "offering", "close-sesame", "solar-eclipse", "sultans-tax", "barter", "teleportation", "free-rider",
    "sorcerers-apprentice",
)  # fmt: skip
SPELL_RULES: Final = (
    "MO-86", "MO-87", "MO-88", "MO-89", "MO-90", "MO-91", "MO-92", "MO-93", "MO-94", "MO-95", "MO-96",
    "MO-97", "MO-98", "MO-99", "MO-100", "MO-101", "MO-102", "MO-103", "MO-104", "MO-105", "MO-106",
)  # fmt: skip
SPELL_COUNT: Final = 21
ABRACADABRA: Final = 0
ALMS: Final = 1
EYE: Final = 2
BAKSHEESH: Final = 3
LAST_FIRST: Final = 4
DRAGON_FLIGHT: Final = 5
SMUGGLED_IN: Final = 6
FATA_MORGANA: Final = 7
LUNAR_ECLIPSE: Final = 8
STRAGGLER: Final = 9
OPEN_SECRET: Final = 10
SACRIFICE: Final = 11
RETURN: Final = 12
OFFERING: Final = 13
CLOSE_SESAME: Final = 14
SOLAR_ECLIPSE: Final = 15
SULTANS_TAX: Final = 16
BARTER: Final = 17
TELEPORTATION: Final = 18
FREE_RIDER: Final = 19
APPRENTICE: Final = 20

ALMS_TAKE: Final = 3
CITY_TAX: Final = 2
ROOM_TAX: Final = 1
DRAGON_PILES: Final = (4, 2)
SACRIFICE_VALUE: Final = 7
OFFERING_VALUE: Final = 5
TELEPORT_PRICE: Final = 3
MARKET_RETURN: Final = 1
MARKET_TAKE: Final = 3
TENT_CARDS: Final = 2

# --- windows (MO-72) -----------------------------------------------------------------------------
WINDOWS: Final = ("w-start", "w-turn", "w-placed", "w-space", "w-city", "w-buy")
W_START: Final = 0
W_TURN: Final = 1
W_PLACED: Final = 2
W_SPACE: Final = 3
W_CITY: Final = 4
W_BUY: Final = 5

# --- options -------------------------------------------------------------------------------------
LEAST_ROUNDS: Final = 15
MOST_ROUNDS: Final = 60

# --- treasure decks (MO-8, MO-9) -----------------------------------------------------------------
DECK_SIZE: Final = 15
DECKS: Final = {
    3: (
        "3/2 5 - - -", "2/1 4/1 - - 3/1", "3/1 - 3 4/1 -", "4 - - 4/2 3", "- - 5/3 - 5",
        "4/2 4 3/1 - -", "5 - 4 - 3/2", "- 4/2 - 5/3 -", "- 2/1 5 3 4", "- 3/1 - 5 4/2",
        "3 - 4/2 4 2/1", "4/1 3 2/1 3/2 -", "- 5/3 3/2 2/1 -", "5/3 - - 3/1 4/1", "- 3/2 4/1 - 5/3",
    ),
    4: (
        "- 3 - 4/3/1 3/1", "3/2/1 - 3 4/2/1 -", "4 3/1 5/2/1 - -", "3/1 - - 3/2/1 4/2/1",
        "- - 4/2/1 3/1 3/2/1", "4/3/1 4/2 - 4 -", "5/2/1 3/2/1 - - 4", "4/2/1 - 3/1 - 4/3/1",
        "- 3/2 4/3/1 - 4/2/1", "- 5/2/1 4/2/1 3/2 -", "3/2 4/2/1 - 3 4/2", "4/2/1 4/3/1 4 - 3",
        "4/2 4 3/2 5/2/1 -", "3 - 4/2 4/2/1 5/2/1", "- 4/2/1 3/2/1 4/2 3/2",
    ),
    5: (
        "- - 4/2 3/2/1 4/2/1", "4/2/1 4 - - 4/3/2/1", "- 3/2/1/1 5/3/1 - 4/1", "- 3/2/1 - 5/3/1 4/2",
        "3/2/1/1 4/2/1 - 4/2/1/1 -", "4/1 - 3/2/1 4 3/2/1/1", "3/1 4/2/1/1 4/2/1 - 4",
        "4/2 - 4 4/2/1 3/2/1", "4/2/1/1 4/2/1 3/2/1/1 3/1 -", "4/2/1 5/3/1 3/1 4/2 -",
        "3/2/1 4/1 - 4/2/1 5/3/1", "4 4/3/2/1 4/2/1 3/2/1/1 -", "5/3/1 - 4/1 4/3/2/1 3/1",
        "4/3/2/1 3/1 4/2/1/1 - 4/2/1", "- 4/2 4/3/2/1 4/1 4/2/1/1",
    ),
}  # fmt: skip
