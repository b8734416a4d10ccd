"""Estimates with their errors. Whatever is compared within a game counts once a game, since its seats depend on each other."""

from collections.abc import Sequence
from math import ceil, sqrt
from statistics import NormalDist
from typing import Any, Final, NamedTuple

import numpy as np

Array = Any
"""A numpy array of floats."""

LEVEL: Final = 0.95
POWER: Final = 0.8
"""How often a difference of the named size would be found."""
STEPS: Final = 50
"""Newton's method is done long before."""


class Estimate(NamedTuple):
    """A value, its standard error, its 95 % interval, and the one corrected for all that was looked at together."""

    value: float
    error: float
    low: float
    high: float
    wide_low: float
    wide_high: float

    def sure(self, line: float = 0.0) -> bool:
        """Whether the corrected interval leaves the line."""
        return self.wide_low > line or self.wide_high < line


def quantile(games: int, looks: int = 1) -> float:
    """How many standard errors an interval reaches when so many are looked at together (Bonferroni).

    Student's t by its expansion for as many games as there are: few games reach farther.
    """
    z = NormalDist().inv_cdf(1 - (1 - LEVEL) / 2 / max(1, looks))
    free = max(1, games - 1)
    first = (z**3 + z) / (4 * free)
    second = (5 * z**5 + 16 * z**3 + 3 * z) / (96 * free**2)
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * free**3)
    return z + first + second + third


def estimate(value: float, error: float, games: int, looks: int = 1) -> Estimate:
    """A value with its intervals."""
    plain, wide = quantile(games) * error, quantile(games, looks) * error
    return Estimate(value, error, value - plain, value + plain, value - wide, value + wide)


def mean(values: Sequence[float] | Array, looks: int = 1) -> Estimate:
    """The mean of independent values."""
    found = np.asarray(values, dtype=float)
    count = len(found)
    error = float(found.std(ddof=1) / sqrt(count)) if count > 1 else float("inf")
    return estimate(float(found.mean()) if count else 0.0, error, count, looks)


def games_needed(deviation: float, difference: float) -> int:
    """How many games show a difference of that size in four of five studies, if values scatter by that much."""
    reach = NormalDist().inv_cdf(1 - (1 - LEVEL) / 2) + NormalDist().inv_cdf(POWER)
    return ceil((reach * deviation / difference) ** 2)


def winners_against_others(has: Array, wins: Array, looks: int = 1) -> Estimate:
    """How much more often winners have something than the others: one difference a game (rows), seats are columns."""
    wins = np.asarray(wins, dtype=float)
    lost = (1 - wins) / (1 - wins).sum(axis=1, keepdims=True)
    won = wins / wins.sum(axis=1, keepdims=True)
    return mean((np.asarray(has, dtype=float) * (won - lost)).sum(axis=1), looks)


def explained(part: Array, whole: Array) -> Estimate:
    """Which share of the scatter of the whole goes with one of the parts that it is the sum of.

    A row a game, a column a seat. The error is found by leaving out one game after the other (jackknife).
    """
    products = (np.asarray(part, dtype=float) * whole).sum(axis=1)
    squares = (np.asarray(whole, dtype=float) ** 2).sum(axis=1)
    games = len(squares)
    value = float(products.sum() / squares.sum())
    without = (products.sum() - products) / (squares.sum() - squares) if games > 1 else np.array([])
    scatter = float(((without - without.mean()) ** 2).sum()) if games > 1 else float("inf")
    return estimate(value, sqrt((games - 1) / games * scatter) if games > 1 else scatter, games)


def effect(has: Array, wins: Array, others: Array, looks: int = 1) -> Estimate | None:
    """The same with seat and strength kept apart: a logit of the win on the thing and the other columns.

    `has` and `wins` have a row a game and a column a seat, `others` a further axis. The value is the mean change of
    the chance to win, its error is robust for the dependence within a game. None if the numbers cannot tell.
    """
    games, seats = np.shape(has)
    flat = np.column_stack(
        [
            np.ones(games * seats),
            np.asarray(has, dtype=float).reshape(-1),
            np.asarray(others, dtype=float).reshape(games * seats, -1),
        ]
    )
    result = np.asarray(wins, dtype=float).reshape(-1)
    weights = np.zeros(flat.shape[1])
    try:
        for _ in range(STEPS):
            chance = 1 / (1 + np.exp(-flat @ weights))
            slope = flat.T @ (flat * (chance * (1 - chance))[:, None])
            step = np.linalg.solve(slope, flat.T @ (result - chance))
            weights = weights + step
            if np.abs(step).max() < 1e-9:
                break
        bread = np.linalg.inv(slope)
    except np.linalg.LinAlgError:
        return None
    scores = (flat * (result - chance)[:, None]).reshape(games, seats, -1).sum(axis=1)
    spread = bread @ (scores.T @ scores) @ bread
    steepness = float((chance * (1 - chance)).mean())
    error = steepness * sqrt(max(0.0, float(spread[1, 1])))
    value = steepness * float(weights[1])
    return estimate(value, error, games, looks) if np.isfinite(value) and error > 0 else None
