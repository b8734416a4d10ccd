"""Bots that play behind the same wall as people, and an arena that rates them."""

import time
from collections.abc import Callable

from caravanserai.bots.eager import Eager
from caravanserai.bots.generations import GENERATIONS, LEVELS, NAMES, OFFERED, UnknownBot, parse
from caravanserai.bots.guard import decide
from caravanserai.bots.judges import judge_of
from caravanserai.bots.levels import Bot, Level, RandomBot, SearchBot, Thought
from caravanserai.bots.situation import Situation
from caravanserai.core.game import Game

__all__ = [
    "LEVELS",
    "NAMES",
    "OFFERED",
    "Bot",
    "Level",
    "Situation",
    "Thought",
    "UnknownBot",
    "decide",
    "make",
    "parse",
]


def make(
    name: str,
    game: Game,
    seed: str = "",
    *,
    iterations: float | None = None,
    pace: float = 1.0,
    now: Callable[[], float] = time.monotonic,
) -> Bot:
    """A bot of that name for the game: a level of today, or `level@generation` as it was then.

    Without `iterations` it thinks for the level's seconds, as in a live game, or for that part of them that `pace` says;
    `now` tells the time.
    With it, the level's iterations are scaled by that factor (1.0 = full strength) and the bot is deterministic.
    """
    level, generation = parse(name)
    if level == "random":
        return RandomBot("random", seed)
    found = GENERATIONS[generation][level].at_pace(pace)
    if iterations is not None:
        found = found._replace(iterations=max(1, round(found.iterations * iterations)))
    judge = judge_of(game, found.judge)
    if found.eager:
        judge = Eager(judge, found.eager)
    return SearchBot(level, seed, judge, found, timed=iterations is None, now=now)
