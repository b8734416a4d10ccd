"""The second guided game, about magic: the end of a round with a Carpet, a spell and the Djinn's House."""

from collections.abc import Mapping
from typing import Final

from caravanserai.core.guide import Guide, Lesson
from caravanserai.core.position import Json
from caravanserai.games.morgenland.board import SPELLS
from caravanserai.games.morgenland.guide import CALM, bank, caves

_PLACED: Final = (
    "cave-gold 6, tent 5, djinn 9, market 4, guard 7, room-1 2, cave-red 8, cave-red 1",
    "cave-gold 8, market 9, guard 4, room-2 5, cave-red 7, cave-red 6, cave-red 2, cave-red 1",
    "cave-gold 1, djinn 7, guard 6, room-3 4, cave-red 9, cave-red 8, cave-red 5, cave-red 2",
)
"""Where the characters lie; the caves are turned up."""
_TREASURE: Final = ({"red": 2, "white": 1, "gold": 1}, {"blue": 4}, {"black": 2, "gold": 2})
_CAVES: Final = caves(gold=(4, 2))
_STACK: Final = 3


def _tokens(placed: str) -> dict[str, Json]:
    found: dict[str, Json] = {}
    for number, each in enumerate(placed.split(", "), 1):
        space, strength = each.split()
        found[f"{number}"] = {"at": space, "strength": int(strength), "up": space.startswith("cave")}
    return found


def _room(offer: str) -> dict[str, Json]:
    return {"offer": offer, "stack": [None] * _STACK, "known": [[] for _ in range(_STACK)]}


STATE: Final[Mapping[str, Json]] = {
    **CALM,
    "round": 3,
    "camel": 0,
    "card": 1,
    "unused_cards": list(range(4, 16)),
    "scored": 4,
    "current": "cave-gold",
    "bank": bank(_TREASURE, _CAVES),
    "treasure": list(_TREASURE),
    "caves": _CAVES,
    "tokens": [_tokens(placed) for placed in _PLACED],
    "unplaced": [[], [], []],
    "unused": [{"lamp": 1, "carpet": 1}, {"lamp": 1, "scroll": 1}, {"lamp": 1, "scroll": 1}],
    "rooms": [_room("key"), _room("doppelganger"), _room("counterspell")],
    "pool": {"counterspell": 2, "doppelganger": 2, "carpet": 2, "key": 2, "scroll": 1},
    "deck": list(SPELLS),
    "spells": [[], [], []],
}

PENDING: Final = (
    {"step": "CleanUp"},
    {"step": "Award", "space": 4},
    {"step": "React", "who": 0, "window": 3, "first": 0, "until": 3},
)

GUIDE: Final = Guide(
    key="magic",
    seats=3,
    options={"version": "magic", "first-player": "0"},
    state=STATE,
    pending=PENDING,
    lessons=(
        Lesson("magic-welcome", rules=("MO-61", "MO-64")),
        Lesson("magic-window", rules=("MO-72", "MO-76"), point=("cave-gold",)),
        Lesson("magic-carpet", ("0 use carpet",), ("MO-69",)),
        Lesson("magic-tent", ("* draw lunar-eclipse", "* draw alms", "0 keep lunar-eclipse"), ("MO-40",)),
        Lesson("magic-djinn", rules=("MO-43", "MO-62"), point=("djinn",)),
        Lesson("magic-lamp", ("0 cast lunar-eclipse",), ("MO-66", "MO-79")),
        Lesson("magic-target", ("0 at market",), ("MO-94", "MO-80")),
        Lesson("magic-counter", rules=("MO-67", "MO-74"), point=("room-3",)),
        Lesson("magic-market", ("0 return white", "0 take red 3"), ("MO-44",)),
        Lesson("magic-guard", ("* guard 8", "0 bribe", "0 pay red 1"), ("MO-47", "MO-70")),
        Lesson("magic-buy", ("1 pass", "2 pass", "0 buy", "0 with gold | with red"), ("MO-52", "MO-63")),
        Lesson(
            "magic-pieces",
            ("* card 7", "* turn-up carpet"),
            ("MO-68", "MO-71"),
            ("room-1", "room-2", "room-3"),
        ),
        Lesson("magic-onward", rules=("MO-57", "MO-58")),
    ),
)
