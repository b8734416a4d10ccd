"""What a small change is of each number that simulated players go by, and which of them have a least value."""

from collections.abc import Mapping
from typing import Final

from caravanserai.bots.judges import alrashid_taste, fivetribes, yspahan_prices
from caravanserai.games.yspahan.board import BUILDINGS, CARDS

PART: Final = 0.15
"""A small change is at least this part of the number."""

YSPAHAN: Final = {
    "gold": 0.2,
    "gold-late": 0.15,
    "gold-spare": 0.1,
    "camel": 0.2,
    "camel-late": 0.15,
    "camel-spare": 0.1,
    "ready": 0.1,
    "card": 0.3,
    "card-late": 0.2,
    "next-building": 0.15,
    "risk": 0.004,
    "spare-cube": 0.2,
    "caravan": 0.3,
    "grow": 0.15,
    "harm": 0.15,
    "effort": 0.1,
    **dict.fromkeys(CARDS, 0.4),
    **dict.fromkeys(BUILDINGS, 1.5),
    **{name: 0.08 for name in yspahan_prices.NAMES if name.startswith("lacks-")},
    **{name: 0.4 for name in yspahan_prices.NAMES if name.startswith("slow-")},
    **{name: 0.25 for name in yspahan_prices.NAMES if name.startswith("yellow-")},
}
ALRASHID: Final = {name: 0.04 for name in alrashid_taste.NAMES if name != "whim"}
FIVETRIBES: Final = {**dict.fromkeys(fivetribes.NAMES, 0.2), "lead": 0.5}

UNITS: Final[Mapping[str, Mapping[str, float]]] = {
    "alrashid": ALRASHID,
    "fivetribes": FIVETRIBES,
    "yspahan": YSPAHAN,
}
"""By game and name; numbers that are not named here stay as they are."""

LEAST: Final[Mapping[str, Mapping[str, float]]] = {
    "alrashid": {},
    "fivetribes": dict.fromkeys(fivetribes.NAMES, 0.0),
    "yspahan": {
        name: 0.05 if name.startswith("slow-") else 0.0
        for name in yspahan_prices.NAMES
        if name.startswith(("lacks-", "slow-", "gold", "camel", "ready", "risk", "grow", "harm"))
        or name == "caravan"
    },
}
"""Below this a number makes no sense."""


def unit(game: str, name: str, number: float) -> float:
    """A small change of a number."""
    return max(UNITS[game][name], PART * abs(number))


def allowed(game: str, numbers: Mapping[str, float]) -> dict[str, float]:
    """The numbers, none of them below its least."""
    least = LEAST[game]
    return {name: max(number, least.get(name, number)) for name, number in numbers.items()}
