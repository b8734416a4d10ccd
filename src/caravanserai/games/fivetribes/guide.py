"""The guided first game: two rounds in the middle of a game, with two rivals who do as the script says."""

from typing import Any, Final

from caravanserai.core.guide import Guide, Lesson
from caravanserai.games.fivetribes.board import (
    CAMELS,
    CARD_COUNT,
    CARD_IDS,
    CELL_IDS,
    DJINN_IDS,
    PALACES,
    PALMS,
    TRIBE_COUNT,
    TRIBE_IDS,
    TRIBE_LETTERS,
    TURN_SPOT_IDS,
)

SEATS: Final = 3

# The sultanate row by row: each tile with its meeples.
BOARD: Final = """
oasis:WGR        small-market:BY  village:RW      sacred-6:GBW    small-market:YG  large-market:Y
small-market:RG  sacred-6:YGW     oasis:R         small-market:BG village:R        oasis:R
large-market:WB  small-market:YR  village:GRB     sacred-10:W     small-market:GG  oasis:
oasis:YB         village:         small-market:B  sacred-12:W     large-market:BGR small-market:GR
sacred-6:WY      large-market:G   sacred-15:YB    oasis:B         sacred-6:YW      village:WR
"""
TILES: Final = BOARD.split()
ROW: Final = ["fish", "silk", "spice", "jewels", "wheat", "fakir", "pottery", "fish", "fakir"]
FACE_UP: Final = ["haurvatat", "jafaar", "shamhat"]
GOLD: Final = (38, 41, 36)


def _tile(text: str) -> dict[str, Any]:
    face, _, meeples = text.partition(":")
    return {"face": face, "meeples": meeples, "camel": None, "palms": 0, "palaces": 0}


def _left(tribe: int) -> int:
    """The meeples of a tribe that are not on the board."""
    return TRIBE_COUNT[tribe] - sum(tile.partition(":")[2].count(TRIBE_LETTERS[tribe]) for tile in TILES)


def _player(seat: int) -> dict[str, Any]:
    kept = {"viziers": 0, "elders": 0, "hand": {}, "known": {}, "djinns": [], "used": []}
    return {"gold": GOLD[seat], "camels": CAMELS[SEATS], **kept}


STATE: Final = {
    "round": 4,
    "no-move": False,
    "tiles": {cell: _tile(tile) for cell, tile in zip(CELL_IDS, TILES, strict=True)},
    "bag": {name: _left(tribe) for tribe, name in enumerate(TRIBE_IDS)},
    "hand": {},
    "path": [],
    "palms": PALMS,
    "palaces": PALACES,
    "bid-order": [0, 1, 2, None],
    "turn-order": dict.fromkeys(TURN_SPOT_IDS),
    "row": ROW,
    "pile": {name: count - ROW.count(name) for name, count in zip(CARD_IDS, CARD_COUNT, strict=True)},
    "discards": {},
    "djinns": {
        "face-up": FACE_UP,
        "pile": [djinn for djinn in DJINN_IDS if djinn not in FACE_UP],
        "discards": [],
        "looked-at": [],
    },
    "players": [_player(seat) for seat in range(SEATS)],
    "former-piles": [],
    "shown": [],
}

PENDING: Final = (
    {"step": "NextTurn"},
    *({"step": "ChooseSpot", "who": seat, "spot": seat} for seat in reversed(range(SEATS))),
)

GUIDE: Final = Guide(
    seats=SEATS,
    options={},
    state=STATE,
    pending=PENDING,
    lessons=(
        Lesson("welcome", rules=("FT-28", "FT-126")),
        Lesson("bid", ("0 bid 5",), ("FT-18", "FT-23")),
        Lesson("order", ("1 bid 1", "2 bid 0"), ("FT-23", "FT-24")),
        Lesson("lift", ("0 start b2",), ("FT-28", "FT-32")),
        Lesson(
            "sow",
            ("0 drop c2 vizier | drop c2 merchant", "0 drop d2 merchant | drop d2 vizier"),
            ("FT-29", "FT-30"),
        ),
        Lesson("meet", ("0 drop d3 elder",), ("FT-32", "FT-41")),
        Lesson("sacred", ("0 pay elder-elder",), ("FT-42", "FT-64")),
        Lesson("djinn", ("0 take *",), ("FT-67", "FT-121")),
        Lesson("close", ("0 end-turn",), ("FT-65", "FT-66")),
        Lesson(
            "others",
            (
                "1 start a4",
                "1 drop b4 vizier",
                "1 decline",
                "1 end-turn",
                "2 start f4",
                "2 drop f3 merchant",
                "2 kill-on f1",
                "2 end-turn",
                "* djinn boaz",
            ),
            ("FT-49", "FT-50", "FT-58"),
            ("tile-c4", "tile-f2", "tile-f1"),
        ),
        Lesson("zero", ("0 bid 0",), ("FT-20", "FT-25")),
        Lesson(
            "rivals",
            (
                "1 bid 3",
                "2 bid 0",
                "1 start a5",
                "1 drop b5 elder",
                "1 drop b4 vizier",
                "1 end-turn",
                "2 start e5",
                "2 drop d5 vizier",
                "2 decline",
                "2 end-turn",
            ),
            ("FT-46", "FT-59", "FT-119"),
            ("tile-b4", "tile-d4"),
        ),
        Lesson("merchants", ("0 start e1", "0 drop e2 vizier", "0 drop e3 merchant"), ("FT-48", "FT-5")),
        Lesson("market", ("0 buy *",), ("FT-60", "FT-63")),
        Lesson("onward", rules=("FT-65", "FT-118", "FT-123")),
    ),
)
