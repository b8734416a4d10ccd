"""What a decision lost against the best one found, judged by what the seat knew then."""

from random import Random
from typing import Final, NamedTuple

from caravanserai.bots.levels import FIRST_LOOKS, Level, SearchBot
from caravanserai.bots.search import Plan, by_merit, sample
from caravanserai.bots.situation import Situation
from caravanserai.core.game import Game
from caravanserai.core.rollout import Dice
from caravanserai.reviews.chances import Eye, Mean
from caravanserai.reviews.moments import Moment
from caravanserai.reviews.polishing import Polisher

LOOK: Final = Level(8, 2, 8, 24, seconds=1.0, patience=1, trust=1.0, foresight=True, blur=0.0)
"""How the best option is looked for. What it is worth is measured afterwards, in worlds of its own."""
WAYS: Final = 4
"""So many ways to play on from the option that was taken are compared: there is no other option to look at."""
SHOWN: Final = 4
"""So many of the best options are told, the one that was taken among them."""
SURE: Final = 2.0
"""A loss counts from so many standard errors on."""
FEWEST: Final = 8
"""Before so many worlds nothing is called a mistake: a few may agree by chance."""
SLIP, MISTAKE, BLUNDER = 0.02, 0.05, 0.12
"""From which loss on it is called by these names."""


class Option(NamedTuple):
    """An option, its chance of winning, and the standard error of that."""

    action: int
    worth: float
    error: float


class Verdict:
    """One decision: the best option found, and world by world by how much it did better than the one taken."""

    def __init__(
        self, game: Game, eye: Eye, moment: Moment, rng: Random, look: Level = LOOK, shown: int = SHOWN
    ) -> None:
        self._eye: Final = eye
        self._situation: Final = Situation(game, moment.state, moment.seat)
        self._rng: Final = rng
        bot = SearchBot("review", "", eye.judge, look, timed=False)
        polisher = Polisher(self._situation, eye, rng)
        plans, best = bot.compared(self._situation, rng)
        best = polisher.best(plans, best)
        taken = best if moment.action == best.actions[0] else polisher.alone(self._alone(bot, moment.action))
        self.plans: Final = _shown(best, taken, plans, shown)
        """The best ways to play on from the options that are told; the first is the best, the taken one is among them."""
        self._taken: Final = next(n for n, plan in enumerate(self.plans) if plan.actions[0] == moment.action)
        self._leads: Final = Mean(len(self.plans))
        self._worth: Final = Mean(len(self.plans))
        self.go_on()  # nobody is told of options that were not tried in any world

    def _alone(self, bot: SearchBot, action: int) -> Plan:
        """The best way to play on from an option, looked for as hard as the best one.

        Otherwise a rest of the turn that was badly found would be blamed on the decision.
        """
        world = self._situation.sample(self._rng)
        if bot.judge.options(world, [action]):
            alone = SearchBot("review", "", bot.judge, bot.level._replace(ways=WAYS), timed=False)
            return alone.compared(self._situation.only(action), self._rng)[1]
        dice, luck = Dice(self._rng.randrange(1 << 30)), self._rng.randrange(1 << 30)
        ways = [
            sample(action, world, bot.judge, self._situation.seat, dice, luck) for _ in range(FIRST_LOOKS)
        ]
        return max(ways, key=lambda plan: plan.value)

    @property
    def best(self) -> int:
        """The best option found."""
        return self.plans[0].actions[0]

    def settled(self) -> bool:
        """Whether the best option is the one that was taken: nothing was lost."""
        return self._taken == 0

    def go_on(self) -> None:
        """One more world, the same for all, that had no part in finding the best."""
        world = self._situation.sample(self._rng)
        luck = self._rng.randrange(1 << 30)
        found = [self._eye.tried(world, self._situation.seat, plan, luck) for plan in self.plans]
        self._worth.add(found)
        self._leads.add([found[0] - each for each in found])

    def options(self) -> list[Option]:
        """The options that are told: the best one, then by what they are worth."""
        found = [
            Option(plan.actions[0], self._worth.mean(number), self._worth.error(number))
            for number, plan in enumerate(self.plans)
        ]
        return found[:1] + sorted(found[1:], key=lambda option: -option.worth)

    def lead(self, number: int) -> tuple[float, float]:
        """By how much the best option does better than another, and the standard error of that."""
        return self._leads.mean(number), self._leads.error(number)

    def loss(self) -> float:
        """What the decision lost, as a share of a win; never less than nothing: then the best was not better."""
        return max(0.0, self._leads.mean(self._taken))

    def error(self) -> float:
        """The standard error of the loss."""
        return 0.0 if self.settled() else self._leads.error(self._taken)

    def word(self) -> str:
        """What to call it: nothing, unless it is larger than its error allows to doubt."""
        loss = self.loss()
        if self._leads.count < FEWEST or loss < SLIP or loss < SURE * self.error():
            return ""
        return "blunder" if loss >= BLUNDER else "mistake" if loss >= MISTAKE else "slip"


def _shown(best: Plan, taken: Plan, plans: list[Plan], most: int) -> list[Plan]:
    """One plan for each of the best options, and for the one that was taken."""
    found: dict[int, Plan] = {}
    for plan in (best, taken, *by_merit(plans)):
        found.setdefault(plan.actions[0], plan)
    return list(found.values())[:most]
