"""The guided first game: the first round of the basic version, with two rivals who do as the script says."""

from collections.abc import Mapping, Sequence
from typing import Final

from caravanserai.core.guide import Guide, Lesson
from caravanserai.core.position import Json
from caravanserai.games.morgenland.board import BASIC_STACK, DECK_SIZE, KIND_VALUE, KINDS, STRENGTHS

CALM: Final[Mapping[str, Json]] = {
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
    "display": [],
    "discards": [],
    "gave": [[], [], []],
    "used": [{}, {}, {}],
    "trick": None,
}
"""What no spell and no scored space has changed yet."""


def bank(treasure: Sequence[Mapping[str, int]], caves: Mapping[str, Sequence[int]]) -> dict[str, Json]:
    """MO-2 What players and caves leave of each kind."""
    return {
        kind: KIND_VALUE - sum(owned.get(kind, 0) for owned in treasure) - sum(caves[f"cave-{kind}"])
        for kind in KINDS
    }


def caves(**stocked: Sequence[int]) -> dict[str, list[int]]:
    """The piles of the caves; the others are empty."""
    return {f"cave-{kind}": [*stocked.get(kind, ()), 0, 0, 0, 0][:4] for kind in KINDS}


_EMPTY: Final = caves()
_NOBODY: Final[list[dict[str, int]]] = [{}, {}, {}]

STATE: Final[Mapping[str, Json]] = {
    **CALM,
    "round": 0,
    "camel": 1,
    "card": None,
    "unused_cards": list(range(1, DECK_SIZE + 1)),
    "scored": 0,
    "bank": bank(_NOBODY, _EMPTY),
    "treasure": _NOBODY,
    "caves": _EMPTY,
    "tokens": [{}, {}, {}],
    "unplaced": [list(STRENGTHS) for _ in range(3)],
    "unused": [{}, {}, {}],
    "rooms": [{"stack": BASIC_STACK} for _ in range(3)],
    "pool": {},
    "deck": [],
    "spells": [[], [], []],
}

PENDING: Final = (
    {"step": "Round"},
    {"step": "StartTreasure", "who": 1, "kind": 0, "left": 3, "chosen": []},
)

_RIVALS: Final = (
    ("8 cave-red", "9 cave-white"),
    ("9 cave-blue", "2 cave-red"),
    ("7 guard", "7 caravanserai"),
    ("6 market", "4 market"),
    ("5 caravanserai", "6 room-3"),
    ("4 room-2", "5 guard"),
    ("1 cave-white", "1 cave-blue"),
)
"""Where the rivals lay their characters before each of the learner's, except the last, which lies by itself."""


def _placed(turn: int, strength: int, space: str) -> tuple[str, ...]:
    """A round of placing: both rivals, then the learner."""
    lines: list[str] = []
    for seat, each in enumerate(_RIVALS[turn], 1):
        token, where = each.split()
        lines += [f"{seat} token {token}", f"{seat} place {where}"]
    return (*lines, f"0 token {strength}", f"0 place {space}")


GUIDE: Final = Guide(
    seats=3,
    options={"first-player": "1"},
    state=STATE,
    pending=PENDING,
    lessons=(
        Lesson("welcome", rules=("MO-26", "MO-56", "MO-57")),
        Lesson(
            "start",
            (
                *("1 take red 2", "1 take white 0", "1 take blue 1"),
                *("2 take red 0", "2 take white 3"),
                *("0 take red 0", "0 take white 3"),
            ),
            ("MO-21", "MO-2"),
            ("kind-white",),
        ),
        Lesson(
            "characters", ("* card 6",), ("MO-1", "MO-31", "MO-32"), ("cave-red", "cave-white", "cave-blue")
        ),
        Lesson("cave", _placed(0, 9, "cave-red"), ("MO-15", "MO-39")),
        Lesson("second", _placed(1, 5, "cave-blue"), ("MO-39",)),
        Lesson("bluff", _placed(2, 1, "cave-white"), ("MO-33",)),
        Lesson("city", _placed(3, 7, "market"), ("MO-44",)),
        Lesson("caravan", _placed(4, 8, "caravanserai"), ("MO-45", "MO-11")),
        Lesson("guard", _placed(5, 4, "guard"), ("MO-46", "MO-47", "MO-49")),
        Lesson("room", _placed(6, 6, "room-1"), ("MO-51", "MO-52")),
        Lesson("price", ("1 place room-2", "2 place room-1", "0 place room-1"), ("MO-52",)),
        Lesson("reveal", rules=("MO-35", "MO-39"), point=("cave-red", "cave-white", "cave-blue")),
        Lesson("trade", ("0 return white", "0 take red 3"), ("MO-44",)),
        Lesson("camel", ("0 camel A",), ("MO-11", "MO-45")),
        Lesson("bribe", ("* guard 5", "0 bribe", "0 pay red 1"), ("MO-47", "MO-48")),
        Lesson("buy", ("0 buy",), ("MO-52", "MO-53")),
        Lesson(
            "others", ("1 buy", "1 with blue", "2 buy", "* card 12"), ("MO-38", "MO-54"), ("room-2", "room-3")
        ),
        Lesson("onward", rules=("MO-56", "MO-59"), point=("tent", "djinn")),
    ),
)
