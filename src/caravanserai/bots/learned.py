"""A judge that has learned: what a reader sees of every seat goes through a net, on top of the plain judge."""

from typing import Final

from mypy_extensions import mypyc_attr

from caravanserai.bots.judge import Judge
from caravanserai.bots.net import Net, Row
from caravanserai.core.machine import State
from caravanserai.core.rollout import Dice

FINE: Final = 1000000
"""In how many parts the odds of options are measured."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Reader:
    """Tells in numbers what may matter of a position, one row per seat; `names` says what each number is.

    It also tells options apart by what matters of them: `sorts` is how many sorts there are.
    """

    def __init__(self, names: tuple[str, ...], sorts: int = 0) -> None:
        self.names: Final = names
        self.sorts: Final = sorts

    def read(self, s: State, rows: list[Row]) -> None:
        """Write the numbers of every seat into its row."""
        raise NotImplementedError

    def rows(self, s: State, judge: Judge) -> list[Row]:
        """What is read of every seat, behind the judge's lead."""
        points = judge.values(s)
        mean = 0.0
        for value in points:
            mean += value
        mean /= len(points)
        found: list[Row] = []
        size = 1 + len(self.names)
        for value in points:
            row = Row(size)
            row.put(value - mean)
            found.append(row)
        self.read(s, found)
        return found

    def sort(self, s: State, action: int) -> int:
        """Which sort of option this is, or -1 where simulated players take any."""
        return -1


class LearnedJudge(Judge):
    """The plain judge of a game tells what a turn is and what is worth a look; the net says what it comes to.

    The first number of a row is the plain judge's lead. `spread` is the scale of a lead at the start, `last` at the end.
    `habits` has the odds of every sort of option: what simulated players like to do. `line` is what the numbers are worth at
    a first look; without one the net looks, too.
    """

    def __init__(
        self,
        plain: Judge,
        reader: Reader,
        net: Net,
        spread: float,
        last: float,
        horizon: int,
        replies: int,
        ways: int,
        habits: list[float],
        line: Net | None = None,
        glances: int = 1,
    ) -> None:
        super().__init__([], spread, horizon, replies, ways, plain.belief, glances=glances)
        self.plain: Final = plain
        self.reader: Final = reader
        self.net: Final = net
        self.last: Final = last
        self.habits: Final = habits
        self.line: Final = line
        self.taught: Final = net.hidden > 0 or any(number != 0.0 for number in net.line[1:])
        """Whether the net says anything that the plain judge does not."""

    def rows(self, s: State) -> list[Row]:
        """What is read of every seat."""
        return self.reader.rows(s, self.plain)

    def values(self, s: State) -> list[float]:
        if not self.taught:
            return self.plain.values(s)
        net = self.net
        return [net.value(row.numbers) for row in self.rows(s)]

    def look(self, s: State) -> list[float]:
        line = self.line
        if line is None:
            return self.values(s)
        return [line.value(row.numbers) for row in self.rows(s)]

    def clock(self, s: State) -> int:
        return self.plain.clock(s)

    def options(self, s: State, legal: list[int]) -> list[int]:
        return self.plain.options(s, legal)

    def usual(self, s: State, legal: list[int]) -> list[int]:
        return self.plain.usual(s, legal)

    def pick(self, s: State, legal: list[int], dice: Dice) -> int:
        if not self.habits:
            return self.plain.pick(s, legal, dice)
        if len(legal) > 1:
            legal = self.plain.usual(s, legal)
        if len(legal) == 1 or self.reader.sort(s, legal[0]) < 0:
            return legal[dice.below(len(legal))]
        odds: list[float] = []
        total = 0.0
        for action in legal:
            sort = self.reader.sort(s, action)
            odd = self.habits[sort] if sort >= 0 else 1.0
            odds.append(odd)
            total += odd
        mark = total * (dice.below(FINE) / FINE)
        for index in range(len(legal)):
            mark -= odds[index]
            if mark < 0.0:
                return legal[index]
        return legal[-1]

    def quick(self) -> Judge:
        return self.plain

    def settles(self) -> bool:
        return self.plain.settles()

    def settle(self, world: State, seat: int, dice: Dice) -> None:
        self.plain.settle(world, seat, dice)

    def certainty(self, s: State) -> float:
        return self.plain.certainty(s)

    def scale(self, s: State) -> float:
        return self.spread + (self.last - self.spread) * self.plain.certainty(s)
