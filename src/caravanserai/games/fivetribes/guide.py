"""The guided first game: the first two rounds from the set-up on, with two rivals who do as the script says."""

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
    START_GOLD,
    TRIBE_IDS,
    TURN_SPOT_IDS,
)

SEATS: Final = 3

# The sultanate row by row: each tile with the three meeples that it begins with.
BOARD: Final = """
oasis:WGR        small-market:BYR village:RWB      sacred-6:GBW    small-market:YWR large-market:WYG
small-market:RGB sacred-6:YWG     oasis:RBB        small-market:BGR village:RYB     oasis:RRY
large-market:WBY small-market:YRG village:GRB      sacred-10:WWW   small-market:GGG oasis:WGY
oasis:WBY        village:YYG      small-market:BBG sacred-12:WWR   large-market:BGW small-market:GRY
sacred-6:YRB     large-market:GWR sacred-15:YBW    oasis:BWR       sacred-6:YWG     village:BWR
"""
TILES: Final = BOARD.split()
ROW: Final = ["fish", "fakir", "silk", "spice", "jewels", "wheat", "pottery", "fish", "fakir"]
FACE_UP: Final = ["haurvatat", "jafaar", "shamhat"]


def _tile(text: str) -> dict[str, Any]:
    face, _, meeples = text.partition(":")
    return {"face": face, "meeples": meeples, "camel": None, "palms": 0, "palaces": 0}


def _player() -> dict[str, Any]:
    kept = {"viziers": 0, "elders": 0, "hand": {}, "known": {}, "djinns": [], "used": []}
    return {"gold": START_GOLD, "camels": CAMELS[SEATS], **kept}


STATE: Final = {
    "round": 1,
    "no-move": False,
    "tiles": {cell: _tile(tile) for cell, tile in zip(CELL_IDS, TILES, strict=True)},
    "bag": dict.fromkeys(TRIBE_IDS, 0),
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
    "players": [_player() for _ in range(SEATS)],
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
        Lesson("welcome", rules=("FT-118", "FT-126")),
        Lesson("setup", rules=("FT-7", "FT-9", "FT-10"), point=("player-0",)),
        Lesson("course", rules=("FT-15", "FT-24")),
        Lesson(
            "tribes",
            rules=("FT-46", "FT-47", "FT-48", "FT-49", "FT-50"),
            point=("tile-b4", "tile-d3", "tile-e3", "tile-c4", "tile-f2"),
        ),
        Lesson(
            "tiles",
            rules=("FT-58", "FT-59", "FT-60", "FT-61", "FT-64"),
            point=("tile-a1", "tile-b1", "tile-c1", "tile-d1", "tile-f1"),
        ),
        Lesson("bid", ("0 bid 5",), ("FT-18", "FT-23")),
        Lesson("order", ("1 bid 1", "2 bid 0"), ("FT-23", "FT-24")),
        Lesson("lift", ("0 start b2",), ("FT-28", "FT-32")),
        Lesson(
            "sow",
            ("0 drop c2 vizier | drop c2 merchant", "0 drop d2 merchant | drop d2 vizier"),
            ("FT-29", "FT-30"),
        ),
        Lesson("meet", ("0 drop d3 elder",), ("FT-32", "FT-41")),
        Lesson("sacred", ("0 pay elder-elder",), ("FT-42", "FT-64", "FT-120")),
        Lesson("djinn", ("0 take *",), ("FT-67", "FT-121")),
        Lesson("close", ("0 end-turn",), ("FT-65", "FT-66")),
        Lesson(
            "builders",
            (
                "1 start a5",
                "1 drop b5 vizier",
                "1 drop c5 assassin",
                "1 drop c4 builder",
                "1 decline",
                "1 end-turn",
            ),
            ("FT-49", "FT-42"),
            ("tile-c4",),
        ),
        Lesson(
            "assassins",
            (
                "2 start f5",
                "2 drop f4 builder",
                "2 drop f3 elder",
                "2 kill-on f2",
                "2 end-turn",
                "* djinn boaz",
            ),
            ("FT-50", "FT-51", "FT-58", "FT-122"),
            ("tile-f2",),
        ),
        Lesson("zero", ("0 bid 0",), ("FT-20", "FT-25")),
        Lesson(
            "viziers",
            (
                "1 bid 3",
                "2 bid 0",
                "1 start a4",
                "1 drop a3 elder",
                "1 drop b3 builder",
                "1 end-turn",
            ),
            ("FT-46", "FT-59", "FT-119"),
            ("tile-b4",),
        ),
        Lesson(
            "elders",
            (
                "2 start e4",
                "2 drop e5 builder",
                "2 drop d5 merchant",
                "2 drop d4 elder",
                "2 pay elder-elder",
                "2 take boaz",
                "2 end-turn",
            ),
            ("FT-20", "FT-47", "FT-64"),
            ("tile-d4",),
        ),
        Lesson(
            "merchants",
            (
                "0 start f1",
                "0 drop e1 vizier | drop e1 elder",
                "0 drop e2 elder | drop e2 vizier",
                "0 drop e3 merchant",
            ),
            ("FT-48", "FT-32"),
        ),
        Lesson("market", ("0 buy *",), ("FT-60", "FT-63")),
        Lesson("sets", rules=("FT-5", "FT-65", "FT-64")),
        Lesson("powers", rules=("FT-67", "FT-69")),
        Lesson("onward", rules=("FT-114", "FT-118", "FT-119", "FT-123")),
    ),
)
