"""Determinised search: plan the own turn by sampling it, then let the best plans compete in shared worlds."""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from caravanserai.bots.judge import Judge, looks, shares
from caravanserai.core.machine import CHANCE, OVER, State
from caravanserai.core.rollout import Dice

TURN_LIMIT: Final = 120
"""A turn that is still not over after so many decisions is judged as it stands."""
TWINS: Final = 24
"""Plans that did exactly as well in so many worlds are taken for the same."""
MASK: Final = (1 << 30) - 1
"""What a seed of dice is cut to."""


class Plan:
    """A way to play the own turn: the actions, and how good the position right behind them looked.

    In the comparison a plan collects by how much it did better than the average plan of the same world.
    What the first look said counts for `trust` worlds.
    """

    def __init__(self, actions: list[int], value: float) -> None:
        self.actions: Final = actions
        self.value: Final = value
        self.worlds = 0.0
        self.lead = 0.0
        self.share = 0.0
        self.seen: Final[list[float]] = []

    def begin(self, average: float, trust: float) -> None:
        """Enter the comparison with what the first look said."""
        self.worlds = trust
        self.lead = trust * (self.value - average)
        self.share = trust * self.value

    def add(self, share: float, average: float) -> None:
        """One more world."""
        self.worlds += 1.0
        self.lead += share - average
        self.share += share
        self.seen.append(share)

    def merit(self) -> float:
        """The mean lead over the average plan."""
        return self.lead / self.worlds


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
        action = judge.venture(s, legal, dice)
        s.apply(action)
        actions.append(action)


def sample(first: int, world: State, judge: Judge, seat: int, dice: Dice, luck: int) -> Plan:
    """A way to play the turn on from its first action, found at random.

    `luck` fixes what chance does right behind the turn, so that plans are compared and not their fortune.
    """
    s = world.clone()
    s.apply(first)
    actions = [first]
    play_turn(s, judge, seat, dice, actions)
    draw_chance(s, Dice(luck))
    return Plan(actions, looks(judge, s)[seat])


def aimed(aim: int, world: State, judge: Judge, seat: int, dice: Dice, luck: int) -> Plan:
    """A way to play the turn towards an aim, looked at like one found at random."""
    s = world.clone()
    actions = judge.toward(s, aim, dice)
    draw_chance(s, Dice(luck))
    return Plan(actions, looks(judge, s)[seat])


def behind(world: State, seat: int, plan: Plan, luck: int) -> State:
    """The position right behind a plan, as far as it can be played in that world."""
    s = world.clone()
    for action in plan.actions:
        if s.actor() != seat or action not in s.legal():
            break
        s.apply(action)
    draw_chance(s, Dice(luck))
    return s


def keep(ways: list[Plan], plan: Plan, most: int, alike: bool = False) -> None:
    """Add the plan to the best ways to play an option, best first, if it is a new one and good enough.

    With `alike` a plan that looks exactly as good as another one is the same in another order.
    """
    if len(ways) == most and plan.value <= ways[-1].value:
        return
    for way in ways:
        if way.actions == plan.actions or (alike and way.value == plan.value):
            return
    ways.append(plan)
    ways.sort(key=lambda way: -way.value)
    del ways[most:]


def usual_turn(s: State, judge: Judge, seat: int, dice: Dice) -> None:
    """Like `play_turn`, for a simulated player."""
    steps = 0
    while s.actor() == seat and steps < TURN_LIMIT:
        s.apply(judge.pick(s, s.legal(), dice))
        steps += 1


def reply(s: State, judge: Judge, dice: Dice) -> State:
    """What the seat to move does: what its judge knows at once, or the best of a few random turns. `s` is used up."""
    if judge.respond(s, dice):
        return s
    seat = s.actor()
    legal = s.legal()
    if len(legal) > 1:
        legal = judge.usual(s, legal)
    if len(legal) == 1:
        s.apply(legal[0])
        return s
    if judge.replies == 1:
        usual_turn(s, judge, seat, dice)
        return s
    best = s
    best_value = -1.0
    quick = judge.quick()
    for _ in range(judge.replies):
        trial = s.clone()
        usual_turn(trial, judge, seat, dice)
        value = shares(quick, trial)[seat]
        if value > best_value:
            best_value = value
            best = trial
    return best


def mixed(luck: i64, tick: i64) -> i64:
    """The luck of one tick, which says nothing about that of another."""
    found = luck ^ (tick * 40503)
    for _ in range(2):
        found = (found ^ (found >> 15)) * 739982445 & MASK
    return found ^ (found >> 15)


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
    tick = end - horizon
    while True:
        draw_chance(s, dice)
        if s.actor() == OVER:
            break
        now = judge.clock(s)
        if now >= end if end > horizon else turns >= horizon:
            break
        if judge.steady and now != tick:
            tick = now
            dice = Dice(mixed(luck, now))
        s = reply(s, judge, dice)
        turns += 1
    return shares(judge, s)[seat]


def compare(
    world: State,
    judge: Judge,
    seat: int,
    plans: list[Plan],
    horizon: int,
    luck: int,
    end: float,
    now: Callable[[], float],
) -> None:
    """Try every plan in the same world with the same luck; a world that is not done by the `end` does not count.

    These plans may be the better ones of a larger field: their average is taken for as much better than that of
    the field as they were so far, or those that are out would keep leads over weaker company.
    """
    found: list[float] = []
    total = 0.0
    for plan in plans:
        if now() > end:
            return
        share = try_plan(world, judge, seat, plan, horizon, luck)
        found.append(share)
        total += share - plan.merit()
    average = total / len(plans)
    for plan, share in zip(plans, found, strict=True):
        plan.add(share, average)


def lags(plan: Plan, best: Plan, errors: float) -> bool:
    """Whether a plan need not be tried any more beside the best one.

    It is behind by more than so many standard errors of their difference, or it did exactly as well in many worlds: then
    it is the same in other words. Both have been tried in the same worlds, so that their difference says much more
    than either's own share.
    """
    count = len(plan.seen)
    total = 0.0
    squares = 0.0
    for one, other in zip(best.seen, plan.seen, strict=True):
        lead = one - other
        total += lead
        squares += lead * lead
    if squares == 0.0:
        return count >= TWINS
    if total <= 0.0 or count < 2:
        return False
    mean = total / count
    variance = max(0.0, squares / count - mean * mean) / (count - 1)
    return mean * mean > errors * errors * variance


def leaders(field: list[Plan], errors: float) -> list[Plan]:
    """The plans that may still be the best one, best first."""
    ranked = by_merit(field)
    return [plan for plan in ranked if plan is ranked[0] or not lags(plan, ranked[0], errors)]


def agreed(field: list[Plan]) -> bool:
    """Whether all plans begin alike: the next decision is about the rest."""
    first = field[0].actions[0]
    return all(plan.actions[0] == first for plan in field)


def by_merit(plans: list[Plan]) -> list[Plan]:
    """The plans, best first; ties keep their order."""
    return sorted(plans, key=lambda plan: -plan.merit())


def quick_turn(world: State, judge: Judge, seat: int, dice: Dice, tries: int) -> list[int]:
    """The actions of the best of a few turns found at random, as they look right behind: play for learning from."""
    best: list[int] = []
    best_value = -1.0
    for _ in range(tries):
        s = world.clone()
        actions: list[int] = []
        play_turn(s, judge, seat, dice, actions)
        value = shares(judge, s)[seat]
        if value > best_value:
            best_value = value
            best = actions
    return best
