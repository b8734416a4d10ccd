"""Where the worlds come from in which a bot thinks: any that it cannot exclude, or rather those that make sense."""

import math
from bisect import bisect
from collections.abc import Callable
from itertools import accumulate
from random import Random
from typing import Final, Protocol

from caravanserai.bots.judge import Judge
from caravanserai.bots.situation import Situation
from caravanserai.core.machine import State
from caravanserai.core.rollout import Dice


class Worlds(Protocol):
    """Positions that could be the true one, as far as a seat can tell."""

    def sample(self, rng: Random) -> State:
        """One of them."""


class LikelyWorlds:
    """Worlds dealt behind the wall, drawn the more often the better the others stand in them.

    Who lays something face down lays it where it does some good. So a world in which the others' plain values add up
    to more is likelier: by a factor of e for every `spread / belief` of the judge.
    """

    def __init__(
        self,
        situation: Situation,
        judge: Judge,
        count: int,
        rng: Random,
        end: float,
        now: Callable[[], float],
    ) -> None:
        self._worlds: Final = [situation.sample(rng)]
        while len(self._worlds) < count and now() < end:
            self._worlds.append(situation.sample(rng))
        scores = [sense(judge.quick(), world, situation.seat) for world in self._worlds]
        best = max(scores)
        odds = (math.exp(judge.belief * (score - best)) for score in scores)
        self._marks: Final = list(accumulate(odds))

    def sample(self, rng: Random) -> State:
        """One of the worlds, by its odds; it is not to be changed."""
        return self._worlds[min(bisect(self._marks, rng.random() * self._marks[-1]), len(self._worlds) - 1)]


class SettledWorlds:
    """Worlds dealt behind the wall, each of them changed by the judge until what is hidden there makes sense."""

    def __init__(self, situation: Situation, judge: Judge) -> None:
        self._situation: Final = situation
        self._judge: Final = judge

    def sample(self, rng: Random) -> State:
        """A new world."""
        world = self._situation.sample(rng)
        self._judge.settle(world, self._situation.seat, Dice(rng.randrange(1 << 30)))
        return world


def sense(judge: Judge, world: State, seat: int) -> float:
    """How well all but this seat stand, in spreads of the judge."""
    values = judge.values(world)
    return (sum(values) - values[seat]) / judge.spread
