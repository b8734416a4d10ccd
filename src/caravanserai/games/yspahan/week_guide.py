"""The second guided game: three days at the end of week 1, with two merchants who do as the script says."""

from typing import Final

from caravanserai.core.guide import Guide, Lesson
from caravanserai.games.yspahan.board import CARDS, COPIES
from caravanserai.games.yspahan.first_guide import roll

_NOBODY: Final = {"gold": 0, "camels": 0, "buildings": [], "hand": {}}

STATE: Final = {
    "week": 1,
    "day": 5,
    "first": 0,
    "order": [0, 1, 2],
    "turn": 0,
    "built": False,
    "supervisor": "c",
    "tower": {},
    "shops": {
        "vase-12-0": 0,
        "chest-8-0": 0,
        "barrel-3-0": 1,
        "bag-6-0": 1,
        "bag-4-0": 2,
        "bag-4-1": 2,
    },
    "caravan": [1, 2, 0, 1],
    "players": [
        {
            "gold": 3,
            "camels": 0,
            "buildings": ["paddock", "caravanserai"],
            "points": {"loads": 2},
            "hand": {},
        },
        {**_NOBODY, "points": {"loads": 3}},
        {**_NOBODY, "points": {"loads": 2}},
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

WEEK: Final = Guide(
    seats=3,
    options={"first-player": "2"},
    key="week",
    state=STATE,
    pending=PENDING,
    lessons=(
        Lesson("welcome", rules=("YS-10", "YS-12")),
        Lesson("roll", ("0 buy 0", *roll("112234456")), ("YS-16", "YS-17")),
        Lesson(
            "tower",
            rules=("YS-18", "YS-25"),
            point=("level-camel", "level-bag", "level-barrel", "level-chest", "level-vase", "level-gold"),
        ),
        Lesson("camels", ("0 take camel", "0 use goods"), ("YS-32", "YS-33")),
        Lesson("build", ("0 build hammam normal",), ("YS-86", "YS-88")),
        Lesson(
            "others",
            (
                "1 take barrel",
                "1 use goods",
                "2 take bag",
                "2 use goods",
                "2 supply bag-4-2",
                *roll("122344566"),
                "1 take gold",
                "1 use goods",
                "2 take vase",
                "2 use goods",
                "2 supply vase-4-0",
            ),
            ("YS-37", "YS-96"),
            ("souk-barrel-3", "souk-bag-4", "souk-vase-4"),
        ),
        Lesson("chests", ("0 take chest", "0 use goods"), ("YS-35", "YS-39")),
        Lesson(
            "supply", ("0 supply chest-8-*", "0 supply chest-8-*", *roll("111334466")), ("YS-38", "YS-42")
        ),
        Lesson("supervisor", ("2 take gold", "2 use goods"), ("YS-46", "YS-55"), ("square-c",)),
        Lesson("walk", ("0 take barrel", "0 use supervisor", "0 move e3"), ("YS-47", "YS-48")),
        Lesson("caravan", ("0 send | pay", "* deal place-cube"), ("YS-59", "YS-64")),
        Lesson("card", ("0 play place-cube", "0 place chest-8-*"), ("YS-73", "YS-80")),
        Lesson(
            "week", ("1 take bag", "1 use goods", "1 supply bag-6-*", "1 supply bag-6-*"), ("YS-97", "YS-65")
        ),
        Lesson("onward", rules=("YS-100", "YS-102", "YS-27")),
    ),
)
