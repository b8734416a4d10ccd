"""Bots that play behind the same wall as people, and an arena that rates them."""

from caravanserai.bots.guard import decide
from caravanserai.bots.judges import judge_of
from caravanserai.bots.levels import LEVELS, Bot, Level, RandomBot, SearchBot, Thought
from caravanserai.bots.situation import Situation
from caravanserai.core.game import Game

NAMES = ("random", *LEVELS)

__all__ = ["LEVELS", "NAMES", "Bot", "Level", "Situation", "Thought", "decide", "make"]


class UnknownBot(LookupError):
    """No bot has that name; the message lists those there are."""


def make(level: str, game: Game, seed: str = "", *, iterations: float | None = None) -> Bot:
    """A bot of that level for the game.

    Without `iterations` it thinks for the level's seconds, as in a live game. With it, the level's
    iterations are scaled by that factor (1.0 = full strength) and the bot is deterministic.
    """
    if level == "random":
        return RandomBot("random", seed)
    if level not in LEVELS:
        raise UnknownBot(f"there is no bot {level!r}; there are: {', '.join(NAMES)}")
    found = LEVELS[level]
    if iterations is not None:
        found = found._replace(iterations=max(1, round(found.iterations * iterations)))
    return SearchBot(level, seed, judge_of(game), found, timed=iterations is None)
