"""The chance of winning: what a judge says of a position, and of what simulated players make of it."""

import math
from typing import Final

from caravanserai.bots.judge import Judge
from caravanserai.bots.search import draw_chance, reply
from caravanserai.core.game import forced
from caravanserai.core.machine import OVER, State
from caravanserai.core.rollout import Dice


def result(s: State) -> list[float]:
    """1 for the winner of a finished game, shared by those who tie."""
    first = s.ranking()[0]
    return [1 / len(first) if seat in first else 0.0 for seat in range(s.seats)]


def chances(judge: Judge, s: State) -> list[float]:
    """Every seat's chance as the judge sees it; the result if the game is over."""
    if s.actor() == OVER:
        return result(s)
    points = judge.values(s)
    scale = judge.spread * (1.2 - judge.certainty(s))
    best = max(points)
    odds = [math.exp((value - best) / scale) for value in points]
    total = sum(odds)
    return [each / total for each in odds]


def settle(s: State, dice: Dice) -> None:
    """Let chance act and take what the rules take by themselves, until a seat has a choice or the game is over."""
    draw_chance(s, dice)
    while (action := forced(s)) is not None:
        s.apply(action)
        draw_chance(s, dice)


def outlook(s: State, judge: Judge, turns: int, dice: Dice) -> list[float]:
    """The chances after so many turns of simulated players; the position is used up."""
    draw_chance(s, dice)
    for _ in range(turns):
        if s.actor() == OVER:
            break
        s = reply(s, judge, dice)
        draw_chance(s, dice)
    return chances(judge, s)


class Mean:
    """The mean of numbers that come one by one, row by row, and its standard error."""

    def __init__(self, size: int) -> None:
        self.count = 0
        self._sums: Final = [0.0] * size
        self._squares: Final = [0.0] * size

    def add(self, row: list[float]) -> None:
        """One more."""
        self.count += 1
        for place, value in enumerate(row):
            self._sums[place] += value
            self._squares[place] += value * value

    def mean(self, place: int = 0) -> float:
        """The mean so far; 0 before the first row."""
        return self._sums[place] / self.count if self.count else 0.0

    def error(self, place: int = 0) -> float:
        """The standard error of the mean; infinite before the second row."""
        if self.count < 2:
            return math.inf
        mean = self.mean(place)
        variance = max(0.0, self._squares[place] / self.count - mean * mean) * self.count / (self.count - 1)
        return math.sqrt(variance / self.count)
