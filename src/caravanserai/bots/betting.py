"""Stopping early without being fooled: intervals that hold at every moment, however often one looks.

This is the hedged capital process of Waudby-Smith and Ramdas ("Estimating means of bounded random variables by
betting"). Somebody bets against every candidate for the true mean, with stakes set by what was seen before. Against the
true mean no bets win in the long run: the chance that they ever multiply the capital by twenty is at most 5 %
(Ville's inequality). What they have beaten so is out for good, and the others are the interval. Nothing is asked of the
values but that each lies between 0 and 1 and has the same mean, given those before.
"""

from collections.abc import Iterator, Sequence
from math import log, sqrt
from typing import Final

ERROR: Final = 0.05
MOST: Final = 0.5
"""The largest part of the capital that is staked at once."""
CANDIDATES: Final = 400
"""How finely an interval is told."""


def _stakes(values: Sequence[float]) -> Iterator[float]:
    """What is staked on each value, from the spread of those before it: less and less, so that no look is the last."""
    total, squares = 0.5, 0.25
    for number, value in enumerate(values, 1):
        yield sqrt(2 * log(2 / ERROR) / (squares * log(number + 1)))
        total += value
        squares += (value - total / (number + 1)) ** 2


def beaten(values: Sequence[float], mean: float) -> bool:
    """Whether the bets against that mean, half on more and half on less, have made twenty out of one at any time."""
    more = less = 0.5
    for value, stake in zip(values, _stakes(values), strict=True):
        more *= 1 + min(stake, MOST / max(mean, 1e-9)) * (value - mean)
        less *= 1 - min(stake, MOST / max(1 - mean, 1e-9)) * (value - mean)
        if max(more, less) >= 1 / ERROR:
            return True
    return False


def interval(values: Sequence[float]) -> tuple[float, float]:
    """The means that were never beaten: this holds in 95 % of all cases, at whatever moment it is looked at.

    Its ends are beaten themselves, unless they are 0 or 1.
    """
    left = [at for at in range(CANDIDATES + 1) if not beaten(values, at / CANDIDATES)]
    if not left:  # the values cannot have one mean
        return 0.0, 1.0
    return max(0, left[0] - 1) / CANDIDATES, min(CANDIDATES, left[-1] + 1) / CANDIDATES
