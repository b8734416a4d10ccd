"""One scale for all bots of a game: the Bradley-Terry model, fitted to all contests at once, with intervals.

The odds of two bots are those of their distance: 400 points are ten to one. A shared win counts half. Every contest
weighs as many games as its pairs of shared deals are worth, and one game more, half won and half lost, so that
no distance is endless. The intervals come from the information of the fit (Fisher), relative to the fixed bot.
"""

from collections.abc import Sequence
from math import exp, log, log10, sqrt
from typing import Final, NamedTuple

from caravanserai.bots.statistics import Z95

UNIT: Final = 400 / log(10)
"""Points for each factor e of the odds."""
ROUNDS: Final = 60


class Duel(NamedTuple):
    """What one bot got against another: its share, and of how many independent games."""

    first: str
    second: str
    share: float
    games: float


class Place(NamedTuple):
    """A bot's points, and how much they may be off in 19 of 20 cases."""

    points: float
    range: float


def fit(duels: Sequence[Duel], fixed: str, at: float = 1500.0) -> dict[str, Place]:
    """The places of all bots that are connected with the fixed one by contests."""
    names = _connected(duels, fixed)
    free = [name for name in names if name != fixed]
    strength = dict.fromkeys(names, 0.0)
    information: list[list[float]] = []
    for _ in range(ROUNDS):
        slope, information = _derive([duel for duel in duels if duel.first in strength], strength, free)
        step = _solve(information, slope)
        scale = min(1.0, 2.0 / max([1e-9, *map(abs, step)]))
        for name, change in zip(free, step, strict=True):
            strength[name] += scale * change
    units = [[float(row == column) for row in range(len(free))] for column in range(len(free))]
    spread = {
        name: sqrt(_solve(information, unit)[at])
        for at, (name, unit) in enumerate(zip(free, units, strict=True))
    }
    return {name: Place(at + UNIT * strength[name], Z95 * UNIT * spread.get(name, 0.0)) for name in names}


def distance(share: float) -> float:
    """The points between two bots of which one gets that share."""
    return 400 * log10(share / (1 - share))


def _connected(duels: Sequence[Duel], fixed: str) -> list[str]:
    found = [fixed]
    for name in found:
        for duel in duels:
            if name in (duel.first, duel.second):
                found += [each for each in (duel.first, duel.second) if each not in found]
    return found


def _derive(
    duels: Sequence[Duel], strength: dict[str, float], free: Sequence[str]
) -> tuple[list[float], list[list[float]]]:
    """The slope of the likelihood and its information, for the bots that are not fixed."""
    slope = [0.0] * len(free)
    information = [[0.0] * len(free) for _ in free]
    for duel in duels:
        games = duel.games + 1
        won = duel.share * duel.games + 0.5
        expected = 1 / (1 + exp(strength[duel.second] - strength[duel.first]))
        weight = games * expected * (1 - expected)
        sides = [
            (free.index(name), sign) for name, sign in ((duel.first, 1), (duel.second, -1)) if name in free
        ]
        for row, sign in sides:
            slope[row] += sign * (won - games * expected)
            for column, other in sides:
                information[row][column] += sign * other * weight
    return slope, information


def _solve(matrix: list[list[float]], right: Sequence[float]) -> list[float]:
    """The solution of linear equations whose matrix is symmetric and positive."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for at in range(size):
        pivot = rows[at]
        for row in rows[at + 1 :]:
            factor = row[at] / pivot[at]
            for column in range(at, size + 1):
                row[column] -= factor * pivot[column]
    found = [0.0] * size
    for at in reversed(range(size)):
        known = sum(rows[at][column] * found[column] for column in range(at + 1, size))
        found[at] = (rows[at][size] - known) / rows[at][at]
    return found
