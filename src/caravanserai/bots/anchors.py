"""How strong the bots are on the scale of people's ratings: fixed, from the contests of the ladder.

`medium` of each game is 1500, and 400 points are odds of ten to one. Those of generation 1 come from the contests of
docs/ladder-1.md; later ones are written by `serai ladder` from its contests.
"""

import json
from functools import cache
from pathlib import Path
from typing import Final

from caravanserai.bots.generations import UnknownBot, parse

FILE: Final = Path(__file__).with_name("anchors.json")

Points = dict[str, dict[str, dict[str, int]]]
"""By generation, game and level; a level that was never measured has none."""


@cache
def read() -> Points:
    """All points there are."""
    found: Points = json.loads(FILE.read_text(encoding="utf-8"))
    return found


def anchor(game: str, name: str) -> int | None:
    """The points of a bot, `level` or `level@generation`, in a game; None: it was never measured there.

    A level whose generation was not measured yet counts as it did in the generation before.
    """
    try:
        level, generation = parse(name)
    except UnknownBot:
        return None
    for number in range(generation, 0, -1):
        points = read().get(str(number), {}).get(game, {}).get(level)
        if points is not None:
            return points
    return None
