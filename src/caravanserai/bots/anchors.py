"""How strong the bots are on the scale of people's ratings: fixed, from the contests of docs/ladder.md.

`medium` of each game is 1500; a step to the next level is the logarithm of the odds with which it wins, 400 points for
ten to one, over all contests of the game that the page lists (with one more game won and lost, so that no odds are endless).
"""

from collections.abc import Mapping
from typing import Final

from caravanserai.bots.generations import UnknownBot, parse

ANCHORS: Final[Mapping[int, Mapping[str, Mapping[str, int]]]] = {
    1: {
        "alrashid": {"random": 210, "easy": 855, "medium": 1500, "hard": 1630},
        "fivetribes": {"random": 674, "easy": 1319, "medium": 1500, "hard": 1681},
        "morgenland": {"random": 394, "easy": 1157, "medium": 1500, "hard": 1737},
        "yspahan": {"random": 560, "easy": 1205, "medium": 1500, "hard": 1652},
    },
}
"""Points by generation, game and level; a level that was never measured has none."""


def anchor(game: str, name: str) -> int | None:
    """The points of a bot, `level` or `level@generation`, in a game; None: it was never measured there."""
    try:
        level, generation = parse(name)
    except UnknownBot:
        return None
    return ANCHORS.get(generation, {}).get(game, {}).get(level)
