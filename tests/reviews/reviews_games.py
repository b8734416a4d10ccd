"""Finished games to look back at."""

from functools import cache
from random import Random
from typing import Any

import caravanserai as cs
from caravanserai.reviews import Analysis, report
from caravanserai.reviews.moments import story


@cache
def finished(key: str, seats: int) -> cs.Match:
    """A game played at random to its end."""
    return played_on(cs.Match(key, seats=seats, seed="look back"))


def played_on(match: cs.Match) -> cs.Match:
    """The match, played at random to its end."""
    rng = Random(match.game.key)
    while not match.over:
        seat = match.state.actor()
        assert match.play(seat, rng.choice(match.state.legal()))
    return match


def last_of(key: str, seats: int, decisions: int) -> cs.Match:
    """A game that begins where that one has so many decisions left at most, played at random to its end."""
    whole = finished(key, seats)
    begun = story(whole).moments[-decisions:][0].state
    return played_on(cs.Match.from_position(key, whole.game.position(begun), seed="look back"))


@cache
def looked_at(key: str, seats: int) -> Analysis:
    """The review of that game after its first pass."""
    return cs.review(finished(key, seats), iterations=1).finish()


@cache
def told_of(analysis: Analysis) -> dict[str, Any]:
    """What it found, made once for all tests."""
    return report(analysis)
