"""Luck and skill apart: an even share, plus luck, plus what decisions changed, is the result; and how sure that is."""

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

from caravanserai.reviews.moments import Story

FEWEST: Final = 4
"""From so many passes on the error of a part is known."""


class Part(NamedTuple):
    """A part of the sum, as a share of a win, and its standard error; None: not known yet."""

    value: float
    error: float | None


class Parts(NamedTuple):
    """What chance gave a seat, what its own decisions changed, and what those of the others did."""

    luck: Part
    own: Part
    others: Part


class _Pass(NamedTuple):
    """What one look at every moment says of the parts of every seat."""

    luck: list[float]
    own: list[float]
    others: list[float]
    changed: float
    """What all decisions changed for those who made them."""


class Sums:
    """Collects the parts pass by pass. Passes share no look, so how much they differ tells the error of their mean.

    In every pass the parts add up to the result by definition: a decision is what changed from one moment to the next and
    was not luck. What is uncertain is how the sum divides, and that is what the errors are of.
    """

    def __init__(self, story: Story, seats: int) -> None:
        self._story: Final = story
        self._seats: Final = seats
        self._passes: Final[list[_Pass]] = []

    def add(self, chances: Sequence[Sequence[float]], luck: Sequence[Sequence[float]]) -> None:
        """One pass: the chances of all moments and of the end, and what chance gave behind each moment."""
        self._passes.append(self._divided(chances, luck))

    def _divided(self, chances: Sequence[Sequence[float]], luck: Sequence[Sequence[float]]) -> _Pass:
        seats = range(self._seats)
        given = [chances[0][seat] - 1 / self._seats + sum(row[seat] for row in luck) for seat in seats]
        own, others = [0.0] * self._seats, [0.0] * self._seats
        changed = 0.0
        for number, moment in enumerate(self._story.moments):
            before, after, drawn = chances[number], chances[number + 1], luck[number]
            for seat in seats:
                change = after[seat] - before[seat] - drawn[seat]
                if seat == moment.seat:
                    own[seat] += change
                    changed += change
                else:
                    others[seat] += change
        return _Pass(given, own, others, changed)

    def parts(self, seat: int, share: float, first: Sequence[Sequence[float]]) -> Parts:
        """The parts of a seat. `share` is its part of what all decisions changed: the usual decision is no skill.

        Before the first pass is over they are those of the chances `first` seen, without luck behind the moments.
        """
        nothing = [[0.0] * self._seats for _ in self._story.moments]
        passes = self._passes or [self._divided(first, nothing)]
        usual = [share * each.changed for each in passes]
        return Parts(
            _part([each.luck[seat] for each in passes]),
            _part([each.own[seat] - less for each, less in zip(passes, usual, strict=True)]),
            _part([each.others[seat] + more for each, more in zip(passes, usual, strict=True)]),
        )


def _part(found: Sequence[float]) -> Part:
    """The mean of what the passes found and its standard error.

    Few passes say little of how much they differ: the error is widened as Student's distribution is, so that two errors
    are as much to be relied on after four passes as after forty.
    """
    count = len(found)
    mean = sum(found) / count
    if count < FEWEST:
        return Part(mean, None)
    variance = sum((each - mean) ** 2 for each in found) / (count - 1)
    return Part(mean, math.sqrt(variance / count * (count - 1) / (count - 3)))
