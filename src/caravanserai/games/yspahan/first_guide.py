"""The first guided game: it begins where the game begins and leads through the first days, with two other merchants."""

from typing import Final

from caravanserai.core.guide import Guide, Lesson
from caravanserai.games.yspahan.board import CARDS, COPIES, LEVELS, START_GOLD


def roll(dice: str) -> tuple[str, ...]:
    """The lines of a roll of white dice."""
    return tuple(f"* white {die}" for die in dice)


STATE: Final = {
    "week": 1,
    "day": 1,
    "first": 0,
    "order": [0, 1, 2],
    "turn": 0,
    "built": False,
    "supervisor": "c",
    "tower": {},
    "shops": {},
    "caravan": [],
    "players": [
        {"gold": START_GOLD, "camels": 0, "buildings": [], "points": {}, "hand": {}} for _ in range(3)
    ],
    "deck": dict.fromkeys(CARDS, COPIES),
    "discard": {},
    "history": [],
}

PENDING: Final = (
    {"step": "EndTurn", "seat": 0},
    {"step": "TakeGroup", "seat": 0},
    {"step": "BuyYellow", "seat": 0},
)

_FIRST_DAY: Final = (
    *("1 take bag", "1 use goods", "1 supply bag-3-1", "1 supply bag-3-2"),
    *("2 take gold", "2 use goods"),
    *("1 buy 0", *roll("112344566"), "1 take bag", "1 use goods"),
    *("2 take gold", "2 use goods"),
)
"""The others' first day and the beginning of the second: bag souk 3 is complete."""
_THIRD_DAY: Final = (
    *("2 buy 0", *roll("112235566"), "2 take chest", "2 use goods"),
    *("2 supply chest-6-0", "2 supply chest-6-1"),
)
_LATER: Final = (
    *("1 take barrel", "1 use goods", "1 supply barrel-3-0"),
    *("2 take camel", "2 use goods", "2 build hammam normal"),
    *("1 buy 0", *roll("112233456"), "1 take camel", "1 use goods", "1 build store normal"),
    *("2 take bag", "2 use goods", "2 supply bag-4-0", "2 supply bag-4-1"),
)

FIRST: Final = Guide(
    seats=3,
    options={"first-player": "0"},
    state=STATE,
    pending=PENDING,
    lessons=(
        Lesson("goal", rules=("YS-10", "YS-102")),
        Lesson("city", rules=("YS-38", "YS-97"), point=("souk-chest-4", "souk-vase-12", "souk-bag-8")),
        Lesson("turn", rules=("YS-12", "YS-13")),
        Lesson("first-roll", ("0 buy 0", *roll("112234456")), ("YS-16", "YS-17")),
        Lesson("levels", rules=("YS-18", "YS-25"), point=tuple(f"level-{level}" for level in LEVELS)),
        Lesson("first-camels", ("0 take camel", "0 use goods"), ("YS-32", "YS-33")),
        Lesson("paddock", ("0 build paddock normal",), ("YS-86", "YS-88")),
        Lesson(
            "buildings",
            rules=("YS-87", "YS-88"),
            point=tuple(
                f"building-0-{each}" for each in ("store", "hammam", "caravanserai", "bazaar", "hoist")
            ),
        ),
        Lesson("first-day", _FIRST_DAY, ("YS-37", "YS-96"), ("souk-bag-3",)),
        Lesson("first-souk", ("0 take chest", "0 use goods"), ("YS-35", "YS-39")),
        Lesson("fill", ("0 supply chest-4-*",), ("YS-38", "YS-42")),
        Lesson("third-day", _THIRD_DAY, ("YS-37", "YS-44"), ("souk-chest-6",)),
        Lesson("supervisor-rule", rules=("YS-46", "YS-55"), point=("square-c",)),
        Lesson("send", ("0 take barrel", "0 use supervisor", "0 move w3"), ("YS-47", "YS-50")),
        Lesson("sent", rules=("YS-59", "YS-64", "YS-65"), point=("slot-1",)),
        Lesson(
            "fourth-day",
            ("1 take camel", "1 use goods", "1 build paddock normal"),
            ("YS-86", "YS-96"),
            ("building-1-paddock",),
        ),
        Lesson(
            "draw",
            ("0 buy 0", *roll("112334556"), "0 take gold", "0 use card", "* deal three-camels"),
            ("YS-68", "YS-71"),
        ),
        Lesson("play", ("0 play three-camels", "0 build store normal"), ("YS-73", "YS-78")),
        Lesson("cards", rules=("YS-27", "YS-77", "YS-84")),
        Lesson("later", _LATER, ("YS-37", "YS-86"), ("souk-barrel-3", "souk-bag-4")),
        Lesson("week-end", rules=("YS-97", "YS-65", "YS-98"), point=("souk-chest-4", "slot-1")),
        Lesson("ready", rules=("YS-24", "YS-101")),
    ),
)
