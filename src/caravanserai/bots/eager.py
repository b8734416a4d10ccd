"""A judge for beginners: what can be counted on the table now means more to it than what may come of it."""

from typing import Final

from caravanserai.bots.judge import Judge
from caravanserai.core.machine import State


class Eager(Judge):
    """Another judge's view, mixed with what can be counted: points in the hand are dearer than good places.

    `share` is the part of that count. So somebody plays who has understood what gives points, takes what lies there,
    and prepares too little.
    """

    def __init__(self, judge: Judge, share: float) -> None:
        super().__init__(judge.weights, judge.spread, judge.horizon, judge.replies, judge.ways, judge.belief)
        self._judge: Final = judge
        self._share: Final = share

    def values(self, s: State) -> list[float]:
        found = zip(self._judge.values(s), self._judge.counted(s), strict=True)
        return [value + self._share * (points - value) for value, points in found]

    def clock(self, s: State) -> int:
        return self._judge.clock(s)

    def options(self, s: State, legal: list[int]) -> list[int]:
        return self._judge.options(s, legal)

    def usual(self, s: State, legal: list[int]) -> list[int]:
        return self._judge.usual(s, legal)

    def certainty(self, s: State) -> float:
        return self._judge.certainty(s)
