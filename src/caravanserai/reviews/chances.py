"""The chance of winning: what a judge says of a position, and of what simulated players make of it."""

import math
from typing import Final

from caravanserai.bots.judge import Judge
from caravanserai.bots.search import Plan, draw_chance, reply
from caravanserai.core.game import forced
from caravanserai.core.machine import OVER, State
from caravanserai.core.rollout import Dice
from caravanserai.reviews.scales import Scale, Sight, sight


def settle(s: State, dice: Dice) -> None:
    """Let chance act and take what the rules take by themselves, until a seat has a choice or the game is over."""
    draw_chance(s, dice)
    while (action := forced(s)) is not None:
        s.apply(action)
        draw_chance(s, dice)


def ahead(s: State, judge: Judge, turns: int, dice: Dice) -> Sight:
    """What is seen after so many turns of simulated players; the position is used up."""
    draw_chance(s, dice)
    for _ in range(turns):
        if s.actor() == OVER:
            break
        s = reply(s, judge, dice)
        draw_chance(s, dice)
    return sight(judge, s)


def behind(world: State, judge: Judge, seat: int, plan: Plan, luck: int) -> Sight:
    """What is seen when the plan was played in the world and all have replied up to the horizon; `luck` fixes all chance."""
    dice = Dice(luck)
    s = world.clone()
    clock = judge.clock(s)
    for action in plan.actions:
        if s.actor() != seat or action not in s.legal():
            break
        s.apply(action)
    turns = 0
    draw_chance(s, dice)
    while s.actor() != OVER:
        gone = judge.clock(s) - clock if clock > 0 else turns
        if gone >= judge.horizon:
            break
        s = reply(s, judge, dice)
        draw_chance(s, dice)
        turns += 1
    return sight(judge, s)


class Eye:
    """Tells chances: a judge, and the scale by which its points are turned into them."""

    def __init__(self, judge: Judge, scale: Scale) -> None:
        self.judge: Final = judge
        self.scale: Final = scale

    def chances(self, s: State) -> list[float]:
        """Every seat's chance; the result if the game is over."""
        return self.scale.chances(sight(self.judge, s))

    def outlook(self, s: State, turns: int, dice: Dice) -> list[float]:
        """The chances after so many turns of simulated players; the position is used up."""
        return self.scale.chances(ahead(s, self.judge, turns, dice))

    def tried(self, world: State, seat: int, plan: Plan, luck: int) -> float:
        """The seat's chance behind a plan in a world."""
        return self.scale.chances(behind(world, self.judge, seat, plan, luck))[seat]


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
