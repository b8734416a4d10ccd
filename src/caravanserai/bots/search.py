"""Determinised search: plan the own turn by sampling it, then let the best plans compete in shared worlds."""

from typing import Final

from caravanserai.bots.judge import Judge, shares
from caravanserai.core.machine import CHANCE, OVER, State
from caravanserai.core.rollout import Dice

TURN_LIMIT: Final = 120
"""A turn that is still not over after so many decisions is judged as it stands."""


class Plan:
    """A way to play the own turn: the actions, and how good the position behind them looked."""

    def __init__(self, actions: list[int], value: float) -> None:
        self.actions: Final = actions
        self.value: Final = value
        self.visits = 0
        self.total = 0.0

    def mean(self) -> float:
        """The average share over the worlds it was tried in."""
        return self.total / self.visits if self.visits else self.value


def draw_chance(s: State, dice: Dice) -> None:
    """Let chance act until a seat decides or the game is over."""
    while s.actor() == CHANCE:
        s.apply(dice.pick(s.legal(), s.weights()))


def play_turn(s: State, judge: Judge, seat: int, dice: Dice, actions: list[int]) -> None:
    """Let the seat go on at random until chance, another seat or the end takes over."""
    while s.actor() == seat and len(actions) < TURN_LIMIT:
        legal = s.legal()
        if len(legal) > 1:
            legal = judge.options(s, legal)
        action = legal[dice.below(len(legal))]
        s.apply(action)
        actions.append(action)


def improve(plan: Plan, world: State, judge: Judge, seat: int, dice: Dice, luck: int) -> Plan:
    """The plan, or a better way found at random to play the turn on from its first action.

    `luck` fixes what chance does right behind the turn, so that plans are compared and not their fortune.
    """
    s = world.clone()
    first = plan.actions[0]
    s.apply(first)
    actions = [first]
    play_turn(s, judge, seat, dice, actions)
    draw_chance(s, Dice(luck))
    value = shares(judge, s)[seat]
    return Plan(actions, value) if value > plan.value else plan


def reply(s: State, judge: Judge, dice: Dice) -> State:
    """One turn of the seat to move, the best of a few random ones; the given position is used up."""
    seat = s.actor()
    legal = s.legal()
    if len(legal) == 1:
        s.apply(legal[0])
        return s
    best = s
    best_value = -1.0
    for _ in range(judge.replies):
        trial = s.clone()
        actions: list[int] = []
        play_turn(trial, judge, seat, dice, actions)
        if judge.replies == 1:
            return trial
        value = shares(judge, trial)[seat]
        if value > best_value:
            best_value = value
            best = trial
    return best


def try_plan(world: State, judge: Judge, seat: int, plan: Plan, horizon: int, luck: int) -> float:
    """Play the plan in the world, let all reply up to the horizon, and judge; `luck` fixes all chance."""
    dice = Dice(luck)
    s = world.clone()
    end = judge.clock(s) + horizon
    for action in plan.actions:
        if s.actor() != seat or action not in s.legal():
            break
        s.apply(action)
    turns = 0
    while True:
        draw_chance(s, dice)
        if s.actor() == OVER:
            break
        now = judge.clock(s)
        if now >= end if end > horizon else turns >= horizon:
            break
        s = reply(s, judge, dice)
        turns += 1
    return shares(judge, s)[seat]


def visit(world: State, judge: Judge, seat: int, plans: list[Plan], horizon: int, luck: int) -> None:
    """Try every plan in the same world with the same luck."""
    for plan in plans:
        plan.total += try_plan(world, judge, seat, plan, horizon, luck)
        plan.visits += 1


def best_half(plans: list[Plan]) -> list[Plan]:
    """The better half of the plans, best first (ties keep their order)."""
    ordered = sorted(plans, key=lambda plan: -plan.mean())
    return ordered[: (len(ordered) + 1) // 2]
