"""Finished games to look back at."""

from functools import cache
from random import Random

import caravanserai as cs
from caravanserai.reviews import Analysis


@cache
def finished(key: str, seats: int) -> cs.Match:
    """A game played at random to its end."""
    match = cs.Match(key, seats=seats, seed="look back")
    rng = Random(key)
    while not match.over:
        seat = match.state.actor()
        assert match.play(seat, rng.choice(match.state.legal()))
    return match


@cache
def looked_at(key: str, seats: int) -> Analysis:
    """The review of that game after its first pass."""
    return cs.review(finished(key, seats), iterations=1).finish()
