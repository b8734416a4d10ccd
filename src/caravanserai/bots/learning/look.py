"""How well a judge's first look at a turn agrees with what many worlds say about it, beside the plain judge's."""

from collections.abc import Mapping, Sequence
from random import Random
from statistics import correlation, fmean, stdev
from typing import Any, Final, NamedTuple

from caravanserai.bots.judge import Judge, looks
from caravanserai.bots.judges import make_judge
from caravanserai.bots.learning.lessons import MANY, Course, Table, plain_judge_of, play
from caravanserai.bots.search import Plan, behind, sample, try_plan
from caravanserai.core.game import Game
from caravanserai.core.machine import State
from caravanserai.core.registry import game as find_game
from caravanserai.core.rollout import Dice

FIELD: Final = 32
"""So many plans are compared in a position, as far as there are so many."""
FEWEST: Final = 6
"""Positions with fewer plans say nothing."""


class Look(NamedTuple):
    """Whose first look is compared with whose worlds: the mean correlation over positions and its standard error."""

    look: str
    worlds: str
    correlation: float
    error: float
    positions: int


def first_looks(course: Course, weights: Mapping[str, Any], positions: int, worlds: int) -> list[Look]:
    """In positions of quick games by the plain judge: both judges' first looks at the same plans, drawn at random,
    against their means over many worlds, which are judged at the horizon by both."""
    game = find_game(course.game)
    plain = plain_judge_of(course.game, weights)
    judges: dict[str, Judge] = {"learned": make_judge(course.game, dict(weights)), "plain": plain}
    found: dict[tuple[str, str], list[float]] = {(one, other): [] for one in judges for other in judges}
    index = count = 0
    while count < positions:
        rng = Random(f"{course.seed} look {index}")
        seats, options = course.table(index)
        *before, _ = play(game, Table([plain] * seats, [MANY] * seats, 0.0), options, rng)
        index += 1
        choices = [state for state in before if len(state.legal()) > 1]
        for state in rng.sample(choices, min(2, len(choices))):
            each = agreement(game, judges, state, worlds, rng)
            if each and count < positions:
                count += 1
                for pair, value in each.items():
                    found[pair].append(value)
    return [
        Look(
            *pair, fmean(values), stdev(values) / len(values) ** 0.5 if len(values) > 1 else 0.0, len(values)
        )
        for pair, values in found.items()
    ]


def agreement(
    game: Game, judges: dict[str, Judge], state: State, worlds: int, rng: Random
) -> dict[tuple[str, str], float]:
    """The correlations in one position; none if there is hardly a choice."""
    seat = state.actor()
    world = dealt(game, state, judges["learned"], rng)
    luck = rng.randrange(1 << 30)
    dice = Dice(rng.randrange(1 << 30))
    plans = drawn(world, judges["plain"], dice, luck, FIELD)
    if len(plans) < FEWEST:
        return {}
    seen = {name: glimpsed(game, state, world, judge, plans, luck, rng) for name, judge in judges.items()}
    means = {name: [0.0] * len(plans) for name in judges}
    for _ in range(worlds):
        tried = dealt(game, state, judges["learned"], rng)
        chance = rng.randrange(1 << 30)
        for name, judge in judges.items():
            for number, plan in enumerate(plans):
                means[name][number] += try_plan(tried, judge, seat, plan, judge.horizon, chance)
    if any(max(each) - min(each) < 1e-9 for each in (*seen.values(), *means.values())):
        return {}
    return {(one, other): correlation(seen[one], means[other]) for one in judges for other in judges}


def glimpsed(
    game: Game, state: State, world: State, judge: Judge, plans: Sequence[Plan], luck: int, rng: Random
) -> list[float]:
    """The first look at every plan, in as many worlds as the judge wants."""
    seat = state.actor()
    total = [0.0] * len(plans)
    for each in (world, *more_worlds(game, state, judge, rng)):
        for number, plan in enumerate(plans):
            total[number] += looks(judge, behind(each, seat, plan, luck))[seat]
    return total


def more_worlds(game: Game, state: State, judge: Judge, rng: Random) -> list[State]:
    """The worlds besides the first one in which the judge takes its first look."""
    return [dealt(game, state, judge, rng) for _ in range(judge.glances - 1)]


def dealt(game: Game, state: State, judge: Judge, rng: Random) -> State:
    """A world for the seat to move as a search has it."""
    seat = state.actor()
    world = game.determinize(state, seat, rng)
    if judge.settles():
        judge.settle(world, seat, Dice(rng.randrange(1 << 30)))
    return world


def drawn(world: State, judge: Judge, dice: Dice, luck: int, most: int) -> list[Plan]:
    """Different ways to play the turn, drawn at random, every option in turn."""
    seat = world.actor()
    firsts = judge.options(world, world.legal())
    plans: dict[tuple[int, ...], Plan] = {}
    for number in range(4 * most):
        plan = sample(firsts[number % len(firsts)], world, judge, seat, dice, luck)
        plans.setdefault(tuple(plan.actions), plan)
        if len(plans) == most:
            break
    return list(plans.values())
