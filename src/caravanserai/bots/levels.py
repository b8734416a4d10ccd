"""The bots: one that plays at random, and one that searches; its levels differ in numbers only."""

import math
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from random import Random
from typing import Final, NamedTuple

from caravanserai.bots.judge import Judge, looks
from caravanserai.bots.search import Plan, agreed, aimed, behind, by_merit, compare, keep, leaders, sample
from caravanserai.bots.situation import Situation
from caravanserai.bots.worlds import LikelyWorlds, SettledWorlds, Worlds
from caravanserai.core.machine import State
from caravanserai.core.rollout import Dice


class Thought(NamedTuple):
    """What a bot decided, and its options with the share of wins it expects of them, best first."""

    action: int
    best: list[tuple[int, float]]


class Level(NamedTuple):
    """How hard a bot thinks.

    `tries`: ways to play the own turn sampled per option. `ways`: how many of them may be kept for the comparison,
    if the game's judge asks for it. `field`: how many plans go into the comparison.
    `iterations`: positions judged in the comparison. `seconds`: what a decision takes at most in a live game,
    however slow the machine is, and `patience` how many times its iterations it may use there as long as there is time.
    `trust`: how many sampled worlds the first look at a plan is worth. It was the best of many looks at one
    world, so the more looks there were, the less it says.
    `foresight`: whether the others' replies are played out up to the judge's horizon.
    `blur`: how much worse than the best plan one may be and still be taken for it, in `spread`s of the judge's
    points, ahead and behind alike. It has an end, so that a plan that clearly stands out is never missed.
    `eager`: how much of its judgement is what can be counted already, and not what may come of the position.
    `judge`: the generation of the judge it asks, or the latest one before that the game has.
    `worlds`: how many worlds it deals, to think in those of them in which the others' play makes most sense;
    0: every world is dealt anew, whatever the others have done.
    `looks`: how many looks at plans it takes at most, if there are so many options that `tries` would take more; 0: any
    number. With it and a `patience` of 1 a level counts its thoughts, and does the same on every machine that is fast
    enough for its seconds.
    `errors`: by how many standard errors a plan must be behind the best one to be given up before it has had its
    share of the iterations; with it the comparison also ends when all plans that are left begin alike. 0: neither.
    """

    tries: int
    ways: int
    field: int
    iterations: int
    seconds: float
    patience: int
    trust: float
    foresight: bool
    blur: float
    eager: float = 0.0
    judge: int = 1
    worlds: int = 0
    looks: int = 0
    errors: float = 0.0

    def at_pace(self, pace: float) -> "Level":
        """The same in miniature: that part of its time and of its iterations.

        Who has no patience counts its iterations also by the clock, is done long before, and stays as it is.
        """
        if self.patience == 1:
            return self
        return self._replace(seconds=self.seconds * pace, iterations=max(1, round(self.iterations * pace)))

    def tries_of(self, options: int) -> int:
        """How many ways to play the turn are sampled for each of so many options."""
        return min(self.tries, max(1, self.looks // options)) if self.looks else self.tries


STAGE: Final = 8
"""After every so many worlds it is seen whether a plan has fallen clearly behind."""
FIRST_LOOKS: Final = 48
"""So many ways to play the turn are sampled at least, however few options there are: a gain may lie deep in it."""


class Bot(ABC):
    """Somebody who decides for a seat. The same seed and the same situation give the same decision."""

    def __init__(self, name: str, seed: str) -> None:
        self.name: Final = name
        self.seed: Final = seed

    def think(self, situation: Situation) -> Thought:
        """Decide. A forced move costs no thought."""
        if len(situation.legal) == 1:
            return Thought(situation.legal[0], [])
        return self.ponder(situation, situation.random(f"{self.name} {self.seed}"))

    @abstractmethod
    def ponder(self, situation: Situation, rng: Random) -> Thought:
        """Decide between two or more options."""


class RandomBot(Bot):
    """Any option, all alike."""

    def ponder(self, situation: Situation, rng: Random) -> Thought:
        return Thought(rng.choice(situation.legal), [])


def _odds(share: float) -> float:
    """The logarithm of the odds of winning, which grows with the points a lead is worth, ahead and behind alike."""
    share = min(max(share, 0.001), 0.999)
    return math.log(share / (1.0 - share))


class SearchBot(Bot):
    """Samples ways to play its own turn, then lets the best plans compete in shared sampled worlds.

    The field is halved until one plan is left (sequential halving). With `timed` the level's seconds are
    the budget, looked at after every single position, else its iterations, and the bot is deterministic.
    `now` tells the time: that of the wall, as at a table, or in contests the processor's.
    """

    def __init__(
        self,
        name: str,
        seed: str,
        judge: Judge,
        level: Level,
        timed: bool,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        super().__init__(name, seed)
        self.judge: Final = judge
        self.level: Final = level
        self.timed: Final = timed
        self.now: Final = now

    def ponder(self, situation: Situation, rng: Random) -> Thought:
        plans, best = self.compared(situation, rng)
        average = sum(plan.value for plan in plans) / len(plans)
        if self.level.blur:
            best = max(plans, key=lambda plan: _odds(average + plan.merit()) + self.level.blur * rng.random())
        options: dict[int, float] = {}
        usual = best.share / best.worlds - best.merit()  # of an average plan, in the worlds the best one saw
        for plan in (best, *by_merit(plans)):
            options.setdefault(plan.actions[0], min(1.0, max(0.0, usual + plan.merit())))
        return Thought(best.actions[0], list(options.items()))

    def compared(self, situation: Situation, rng: Random) -> tuple[list[Plan], Plan]:
        """The plans that were let compete, and the one that was left."""
        start = self.now()
        worlds = self._worlds(situation, rng, start)
        plans = self._plan(situation, worlds, rng, start)[: self.level.field]
        average = sum(plan.value for plan in plans) / len(plans)
        for plan in plans:
            plan.begin(average, self.level.trust)
        if (self.level.errors and agreed(plans)) or (self.timed and len(plans) == 1):
            return plans, plans[0]
        return plans, self._halve(situation, worlds, plans, rng, start)

    def _worlds(self, situation: Situation, rng: Random, start: float) -> Worlds:
        """Where the worlds come from in which plans are tried."""
        if self.level.worlds and self.judge.settles():
            return SettledWorlds(situation, self.judge)
        if self.level.worlds and self.judge.belief:
            count = min(self.level.worlds, self.level.iterations)
            return LikelyWorlds(situation, self.judge, count, rng, self._until(start, 0.1), self.now)
        return situation

    def _plan(self, situation: Situation, worlds: Worlds, rng: Random, start: float) -> list[Plan]:
        """The best ways found to play the turn: for every option worth a look the best one, then the others.

        The first half of the tries goes to all options alike, the second to the third that looks best.
        """
        again = self.judge.glances - 1
        end = self._until(start, 0.15 if again else 0.3)
        world = worlds.sample(rng)
        luck = rng.randrange(1 << 30)
        dice = Dice(rng.randrange(1 << 30))

        def look(first: int) -> Plan:
            return sample(first, world, self.judge, situation.seat, dice, luck)

        def look_toward(aim: int) -> Plan:
            return aimed(aim, world, self.judge, situation.seat, dice, luck)

        aims = self.judge.aims(world)
        if aims:
            return self._aim(aims, look_toward, start)

        options = self._first_looks(self.judge.options(world, situation.legal), look, rng, end)
        rest: list[list[Plan]] = []
        tries = self.level.tries_of(len(options))
        half = max((tries + 1) // 2, FIRST_LOOKS // len(options))
        for attempt in range(1, half + 3 * (tries // 2)):
            if self.now() > end:
                break
            if attempt == half:
                options.sort(key=lambda ways: -ways[0].value)
                third = (len(options) + 2) // 3
                options, rest = options[:third], options[third:]
            for ways in options:
                if self.now() > end:
                    break  # also within a round: one may take seconds where options are many
                most = min(self.level.ways, self.judge.ways)
                keep(ways, look(ways[0].actions[0]), most, self.judge.steady)
        options += rest
        best = [ways[0] for ways in options]
        others = [plan for ways in options for plan in ways[1:]]
        if again:
            best = self._look_again(best + others, again, situation, worlds, rng, self._until(start, 0.3))
            others = []
        return sorted(best, key=lambda plan: -plan.value) + sorted(others, key=lambda plan: -plan.value)

    def _look_again(
        self, plans: list[Plan], times: int, situation: Situation, worlds: Worlds, rng: Random, end: float
    ) -> list[Plan]:
        """The plans with the mean of looks in so many more worlds; a world that is not done by the `end` does not count."""
        total = [plan.value for plan in plans]
        count = 1
        for _ in range(times):
            world, luck = worlds.sample(rng), rng.randrange(1 << 30)
            found = []
            for plan in plans:
                if self.now() > end:
                    break
                found.append(looks(self.judge, behind(world, situation.seat, plan, luck))[situation.seat])
            if len(found) < len(plans):
                break
            total = [one + other for one, other in zip(total, found, strict=True)]
            count += 1
        return [Plan(plan.actions, value / count) for plan, value in zip(plans, total, strict=True)]

    def _aim(self, aims: list[int], look: Callable[[int], Plan], start: float) -> list[Plan]:
        """The best ways found to play the turn towards an aim, best first.

        All aims together get as many looks as the better half of them, the better half of that one, and so on.
        """
        most = min(self.level.ways, self.judge.ways)
        found = [[look(aims[0])]]
        for aim in aims[1:]:
            if self.now() > self._until(start, 0.3):
                break
            found.append([look(aim)])
        field = list(range(len(found)))
        stages = max(1, (len(aims) - 1).bit_length() - 1)
        looks = self.level.tries_of(len(aims)) * len(aims)
        for stage in range(stages):
            end = self._until(start, 0.3 * (stage + 1) / stages)
            for _ in range(max(1, looks // (stages * len(field)))):
                if self.now() > end:
                    break
                for number in field:
                    if self.now() > end:
                        break
                    keep(found[number], look(aims[number]), most)
            field.sort(key=lambda number: -found[number][0].value)
            field = field[: (len(field) + 1) // 2]
        return sorted((plan for ways in found for plan in ways), key=lambda plan: -plan.value)

    def _first_looks(
        self, firsts: list[int], look: Callable[[int], Plan], rng: Random, end: float
    ) -> list[list[Plan]]:
        """A way to play on from every option, or from as many as there is time for, whichever they are."""
        if self.timed or self.level.looks:
            firsts = rng.sample(firsts, len(firsts))
        options = [[look(firsts[0])]]
        for first in firsts[1:]:
            if self.now() > end:
                break
            options.append([look(first)])
        return options

    def _until(self, start: float, part: float) -> float:
        """When that part of the thinking time is over; never, if thoughts are counted and not the time."""
        return start + part * self.level.seconds if self.timed else math.inf

    def _halve(
        self, situation: Situation, worlds: Worlds, plans: list[Plan], rng: Random, start: float
    ) -> Plan:
        """Compare the plans in more and more worlds, dropping the worse half each round, down to one."""
        rounds = max(1, (len(plans) - 1).bit_length())
        iterations = self.level.iterations * (self.level.patience if self.timed else 1)
        field = plans
        for number in range(rounds):
            end = self._until(start, 0.3 + 0.7 * (number + 1) / rounds)
            left = (len(field) + 1) // 2
            for count in range(1, max(1, iterations // (rounds * len(field))) + 1):
                if self.now() > end:
                    break
                self._compare(worlds.sample(rng), situation.seat, field, rng, end)
                if self.level.errors and count % STAGE == 0:
                    field = leaders(field, self.level.errors)
                    if agreed(field):
                        return field[0]
            field = by_merit(field)[:left]
            if self.level.errors and agreed(field):
                return field[0]
        return field[0]

    def _compare(self, world: State, seat: int, field: list[Plan], rng: Random, end: float) -> None:
        horizon = self.judge.horizon if self.level.foresight else 0
        compare(world, self.judge, seat, field, horizon, rng.randrange(1 << 30), end, self.now)
