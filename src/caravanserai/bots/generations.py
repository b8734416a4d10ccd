"""Bots of all times: a level of a generation stays as it is for ever, under the name `level@generation`."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from caravanserai.bots.levels import Level

SECOND: Final[Mapping[str, Level]] = {
    "greedy": Level(8, 1, 24, 96, seconds=0.3, patience=1, trust=4.0, foresight=False, blur=0.0),
    "novice": Level(1, 1, 12, 12, seconds=0.05, patience=1, trust=4.0, foresight=False, blur=0.5, eager=0.5),
    "easy": Level(6, 1, 12, 12, seconds=0.05, patience=1, trust=4.0, foresight=False, blur=0.5),
    "medium": Level(16, 1, 8, 48, seconds=0.28, patience=1, trust=4.0, foresight=True, blur=0.1),
    "hard": Level(
        64,
        12,
        32,
        480,
        seconds=1.45,
        patience=100,
        trust=1.0,
        foresight=True,
        blur=0.0,
        judge=2,
        worlds=192,
    ),
    "expert": Level(
        128,
        12,
        48,
        1920,
        seconds=4.9,
        patience=100,
        trust=1.0,
        foresight=True,
        blur=0.0,
        judge=2,
        worlds=384,
    ),
}
GENERATIONS: Final[Mapping[int, Mapping[str, Level]]] = {
    1: {  # tries, ways, field, iterations, …
        "greedy": Level(8, 1, 24, 96, seconds=0.3, patience=1, trust=4.0, foresight=False, blur=0.0),
        "easy": Level(6, 1, 12, 12, seconds=0.05, patience=1, trust=4.0, foresight=False, blur=0.5),
        "medium": Level(16, 1, 8, 48, seconds=0.28, patience=1, trust=4.0, foresight=True, blur=0.1),
        "hard": Level(64, 4, 16, 480, seconds=1.45, patience=10, trust=1.0, foresight=True, blur=0.0),
    },
    2: SECOND,
    3: {
        **SECOND,
        "hard": SECOND["hard"]._replace(judge=3),
        "expert": SECOND["expert"]._replace(judge=3),
    },
    4: {
        **SECOND,
        "hard": SECOND["hard"]._replace(tries=48, iterations=160, patience=1, judge=3, looks=400, errors=3.0),
        "expert": SECOND["expert"]._replace(
            tries=512, iterations=1600, patience=1, judge=4, looks=4000, errors=3.0
        ),
    },
}
"""The levels of every generation. A finished one is never changed: what plays better is a new generation.

The last one is in the making as long as `tests/bots/frozen` has no decisions of it.

The weights of its judges lie in `weights/<generation>`; `tests/bots/frozen` holds decisions of each.
"""

LATEST: Final = max(GENERATIONS)
LEVELS: Final = GENERATIONS[LATEST]
"""What a level means when no generation is named."""


NAMES: Final = ("random", *LEVELS)
"""Whom a table of today is offered."""
OFFERED: Final = ("novice", "easy", "medium", "hard", "expert")
"""Whom a person is offered for a quick game, from the weakest to the strongest; the others are for trials."""
FROZEN: Final = tuple(f"{level}@{number}" for number, levels in GENERATIONS.items() for level in levels)
"""Whom an arena can invite as well."""


class UnknownBot(LookupError):
    """No bot has that name; the message lists those there are."""


class Name(NamedTuple):
    """A bot's name taken apart."""

    level: str
    generation: int


def parse(name: str) -> Name:
    """The level and generation of a name; without a generation the latest is meant."""
    if name not in NAMES and name not in FROZEN:
        raise UnknownBot(f"there is no bot {name!r}; there are: {', '.join((*NAMES, *FROZEN))}")
    level, sign, number = name.partition("@")
    return Name(level, int(number) if sign else LATEST)
