"""What a decision lost against the best one found, judged by what the seat knew then."""

from random import Random
from typing import Final, NamedTuple

from caravanserai.bots.judge import Judge
from caravanserai.bots.levels import Level, SearchBot
from caravanserai.bots.search import Plan, by_merit, sample, try_plan
from caravanserai.bots.situation import Situation
from caravanserai.core.game import Game
from caravanserai.core.rollout import Dice
from caravanserai.reviews.chances import Mean
from caravanserai.reviews.moments import Moment

LOOK: Final = Level(8, 2, 8, 24, seconds=1.0, patience=1, trust=1.0, foresight=True, blur=0.0)
"""How the best option is looked for. What it is worth is measured afterwards, in worlds of its own."""
SHOWN: Final = 4
"""So many of the best options are told."""
SURE: Final = 2.0
"""A loss counts from so many standard errors on."""
FEWEST: Final = 8
"""Before so many worlds nothing is called a mistake: a few may agree by chance."""
SLIP, MISTAKE, BLUNDER = 0.02, 0.05, 0.12
"""From which loss on it is called by these names."""


class Option(NamedTuple):
    """An option and its share of wins as the search saw it."""

    action: int
    worth: float


class Verdict:
    """One decision: the best option found, and world by world by how much it did better than the one taken."""

    def __init__(self, game: Game, judge: Judge, moment: Moment, rng: Random) -> None:
        self._judge: Final = judge
        self._situation: Final = Situation(game, moment.state, moment.seat)
        self._rng: Final = rng
        self._lead: Final = Mean(1)
        plans, self._best = SearchBot("review", "", judge, LOOK, timed=False).compared(self._situation, rng)
        self._taken: Final = self._plan_of(moment.action, plans)
        self.best: Final = self._best.actions[0]
        self.options: Final = _options([self._best, *by_merit(plans)])

    def _plan_of(self, action: int, plans: list[Plan]) -> Plan:
        """The best way found to play on from what was done."""
        found = [plan for plan in by_merit(plans) if plan.actions[0] == action]
        if found:
            return found[0]
        world = self._situation.sample(self._rng)
        dice, luck = Dice(self._rng.randrange(1 << 30)), self._rng.randrange(1 << 30)
        seat = self._situation.seat
        ways = [sample(action, world, self._judge, seat, dice, luck) for _ in range(LOOK.tries)]
        return max(ways, key=lambda plan: plan.value)

    def settled(self) -> bool:
        """Whether the best option is the one that was taken: there is nothing to measure."""
        return self._taken.actions[0] == self.best

    def go_on(self) -> None:
        """One more world, the same for both, that had no part in finding the best."""
        if self.settled():
            return
        world = self._situation.sample(self._rng)
        luck = self._rng.randrange(1 << 30)
        shares = [
            try_plan(world, self._judge, self._situation.seat, plan, self._judge.horizon, luck)
            for plan in (self._best, self._taken)
        ]
        self._lead.add([shares[0] - shares[1]])

    def loss(self) -> float:
        """What the decision lost, as a share of a win; never less than nothing: then the best was not better."""
        return max(0.0, self._lead.mean())

    def error(self) -> float:
        """The standard error of the loss."""
        return 0.0 if self.settled() else self._lead.error()

    def word(self) -> str:
        """What to call it: nothing, unless it is larger than its error allows to doubt."""
        loss = self.loss()
        if self._lead.count < FEWEST or loss < SLIP or loss < SURE * self.error():
            return ""
        return "blunder" if loss >= BLUNDER else "mistake" if loss >= MISTAKE else "slip"


def _options(plans: list[Plan]) -> list[Option]:
    found: dict[int, float] = {}
    for plan in plans:
        found.setdefault(plan.actions[0], plan.share / plan.worlds)
    return [Option(action, worth) for action, worth in found.items()][:SHOWN]
