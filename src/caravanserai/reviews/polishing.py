"""Ways to play a turn made better step by step: a search samples them, and may miss the one that makes an option good."""

from random import Random
from typing import Final

from caravanserai.bots.judge import Judge
from caravanserai.bots.search import Plan, by_merit, play_turn, try_plan
from caravanserai.bots.situation import Situation
from caravanserai.core.machine import State
from caravanserai.core.rollout import Dice
from caravanserai.reviews.chances import Eye, Mean

OPTIONS: Final = 3
"""The plans of so many of the best options are polished."""
CHANGES: Final = 12
"""So many changes of a plan are tried,"""
WORLDS: Final = 2
"""each in these worlds."""
CHOOSING: Final = 8
"""Worlds that had no part in it, in which a polished plan must do better than the best one so far"""
SURE: Final = 2.0
"""by so many standard errors to be the best one: else the few worlds of the polishing would be believed too much."""


class Polisher:
    """Tries plans with one step changed in the same few worlds, played on to the horizon, and keeps what does better.

    How a position looks right behind a turn misleads where the turn pays off later, and a chain of steps of which each
    is worth nothing alone is hardly ever sampled whole.
    """

    def __init__(self, situation: Situation, eye: Eye, rng: Random) -> None:
        self._situation: Final = situation
        self._eye: Final = eye
        self._judge: Final[Judge] = eye.judge
        self._rng: Final = rng
        self._worlds: Final = self._sampled(WORLDS)

    def _sampled(self, count: int) -> list[tuple[State, int]]:
        """Worlds and what chance does in them."""
        return [(self._situation.sample(self._rng), self._rng.randrange(1 << 30)) for _ in range(count)]

    def best(self, plans: list[Plan], best: Plan) -> Plan:
        """The best plan, or a polished one of another of the best options that is clearly better."""
        found: dict[int, Plan] = {}
        for plan in (best, *by_merit(plans)):
            found.setdefault(plan.actions[0], plan)
        return self._chosen(best, list(found.values())[:OPTIONS], SURE)

    def alone(self, plan: Plan) -> Plan:
        """The plan, or a better one that begins alike: who took this option is given the benefit of the doubt."""
        return self._chosen(plan, [plan], 0.0)

    def _chosen(self, best: Plan, plans: list[Plan], sure: float) -> Plan:
        """The best plan so far, unless one of the others is better by so many errors when it is polished."""
        candidates = [polished for plan in plans if (polished := self.polished(plan)) is not plan]
        if not candidates:
            return best
        worlds, seat = self._sampled(CHOOSING), self._situation.seat
        usual = [self._eye.tried(world, seat, best, luck) for world, luck in worlds]
        chosen, most = best, 0.0
        for plan in candidates:
            leads = Mean(1)
            for (world, luck), other in zip(worlds, usual, strict=True):
                leads.add([self._eye.tried(world, seat, plan, luck) - other])
            if leads.mean() > max(most, sure * leads.error()):
                chosen, most = plan, leads.mean()
        return chosen

    def polished(self, plan: Plan) -> Plan:
        """The plan, or one that begins alike and does better in the few worlds of the polishing."""
        world, _ = self._worlds[0]
        changes = self._changes(plan, world)
        if not changes:
            return plan
        self._rng.shuffle(changes)
        dice = Dice(self._rng.randrange(1 << 30))
        worth = self._worth(plan, self._worlds)
        for place, action in changes[:CHANGES]:
            trial = self._changed(plan, place, action, world, dice)
            if trial is not None and (found := self._worth(trial, self._worlds)) > worth:
                plan, worth = trial, found
        return plan

    def _worth(self, plan: Plan, worlds: list[tuple[State, int]]) -> float:
        judge, seat = self._judge, self._situation.seat
        shares = [try_plan(world, judge, seat, plan, judge.horizon, luck) for world, luck in worlds]
        return sum(shares) / len(shares)

    def _changes(self, plan: Plan, world: State) -> list[tuple[int, int]]:
        """Every other option at every step behind the first."""
        s, seat = world.clone(), self._situation.seat
        found: list[tuple[int, int]] = []
        for place, action in enumerate(plan.actions):
            legal = s.legal() if s.actor() == seat else []
            if action not in legal:
                break
            if place and len(legal) > 1:
                found += [(place, other) for other in self._judge.options(s, legal) if other != action]
            s.apply(action)
        return found

    def _changed(self, plan: Plan, place: int, action: int, world: State, dice: Dice) -> Plan | None:
        """The plan with another step at a place, and with as much of the rest behind it as goes; None: it does not fit."""
        s, seat = world.clone(), self._situation.seat
        actions: list[int] = []
        for step in (*plan.actions[:place], action):
            if s.actor() != seat or step not in s.legal():
                return None  # an earlier change has been kept meanwhile
            s.apply(step)
            actions.append(step)
        for step in plan.actions[place:]:
            if s.actor() == seat and step in s.legal():
                s.apply(step)
                actions.append(step)
        play_turn(s, self._judge, seat, dice, actions)
        return Plan(actions, plan.value)
