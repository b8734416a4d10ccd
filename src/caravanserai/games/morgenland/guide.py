"""The guided first game: the second round of the basic version, with two rivals who do as the script says."""

from typing import Final

from caravanserai.core.guide import Guide, Lesson
from caravanserai.core.position import Json
from caravanserai.games.morgenland.board import DECK_SIZE, KIND_VALUE, KINDS, STRENGTHS

_PLACED: Final = (
    {"caravanserai": 8, "cave-blue": 5, "cave-white": 1, "room-1": 2},
    {"cave-red": 8, "cave-blue": 9, "guard": 7, "room-2": 4, "cave-white": 1},
    {"cave-white": 9, "cave-red": 2, "caravanserai": 7, "room-3": 6, "cave-blue": 1},
)
"""Where the characters lie that were placed before the lessons begin; seats 1 and 2 are one ahead."""

_TREASURE: Final = (
    {"white": 2, "black": 2, "gold": 1},
    {"red": 2, "blue": 1, "black": 1},
    {"white": 4, "gold": 1},
)
_CAVES: Final = {
    "cave-red": [4, 2, 0, 0],
    "cave-white": [4, 0, 0, 0],
    "cave-blue": [3, 1, 0, 0],
    "cave-black": [0, 0, 0, 0],
    "cave-gold": [0, 0, 0, 0],
}
_CARD: Final = 6
_EARLIER: Final = 15


def _tokens(seat: int) -> dict[str, Json]:
    placed = _PLACED[seat].items()
    return {
        f"{number}": {"at": space, "strength": strength, "up": False}
        for number, (space, strength) in enumerate(placed, 1)
    }


STATE: Final = {
    "round": 2,
    "camel": 1,
    "card": _CARD,
    "unused_cards": [card for card in range(1, DECK_SIZE + 1) if card not in (_CARD, _EARLIER)],
    "scored": 0,
    "current": None,
    "guard": 0,
    "closed": None,
    "secret": None,
    "reversed": False,
    "smuggler": None,
    "smuggled": [],
    "admitted": [],
    "keyed": [],
    "lit": [],
    "djinn": None,
    "veiled": None,
    "bank": {
        kind: KIND_VALUE - sum(owned.get(kind, 0) for owned in _TREASURE) - sum(_CAVES[f"cave-{kind}"])
        for kind in KINDS
    },
    "treasure": list(_TREASURE),
    "caves": _CAVES,
    "tokens": [_tokens(seat) for seat in range(3)],
    "unplaced": [
        [strength for strength in STRENGTHS if strength not in placed.values()] for placed in _PLACED
    ],
    "unused": [{"artifact": 1}, {"artifact": 1}, {}],
    "used": [{}, {}, {}],
    "rooms": [{"stack": 5}, {"stack": 5}, {"stack": 6}],
    "pool": {},
    "deck": [],
    "display": [],
    "discards": [],
    "spells": [[], [], []],
    "gave": [[], [], []],
    "trick": None,
}

PENDING: Final = (
    {"step": "CleanUp"},
    {"step": "Visit", "space": 0, "city": 0},
    {"step": "Turn", "number": 15},
    {"step": "ChooseToken", "who": 0},
)

GUIDE: Final = Guide(
    seats=3,
    options={"first-player": "1"},
    state=STATE,
    pending=PENDING,
    lessons=(
        Lesson("welcome", rules=("MO-26", "MO-56", "MO-57")),
        Lesson("characters", rules=("MO-1", "MO-31", "MO-32")),
        Lesson("cave", ("0 token 9", "0 place cave-red"), ("MO-15", "MO-39")),
        Lesson(
            "city",
            (
                "1 token 6",
                "1 place market",
                "2 token 4",
                "2 place market",
                "0 token 7",
                "0 place market",
            ),
            ("MO-44", "MO-45"),
        ),
        Lesson(
            "guard",
            (
                "1 token 5",
                "1 place caravanserai",
                "2 token 5",
                "2 place guard",
                "0 token 4",
                "0 place guard",
            ),
            ("MO-46", "MO-47", "MO-49"),
        ),
        Lesson(
            "room",
            ("1 place room-2", "2 place room-1", "0 place room-1"),
            ("MO-51", "MO-52"),
        ),
        Lesson("reveal", rules=("MO-35", "MO-39"), point=("cave-red", "cave-white", "cave-blue")),
        Lesson("trade", ("0 return gold", "0 take red 3"), ("MO-44",)),
        Lesson("camel", ("0 camel A",), ("MO-11", "MO-45")),
        Lesson("bribe", ("* guard 5", "0 bribe", "0 pay red 1"), ("MO-47", "MO-48")),
        Lesson("buy", ("0 buy", "0 with white | with black"), ("MO-52", "MO-53")),
        Lesson(
            "others", ("1 buy", "1 with blue", "2 buy", "* card 12"), ("MO-38", "MO-54"), ("room-2", "room-3")
        ),
        Lesson("magic", rules=("MO-61", "MO-72"), point=("tent", "djinn")),
        Lesson("onward", rules=("MO-56", "MO-59")),
    ),
)
