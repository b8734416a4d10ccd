"""How well a judge's first look at a turn agrees with what many worlds say about it, beside the plain judge's."""

from random import Random
from statistics import correlation, fmean, stdev
from typing import Final, NamedTuple

from caravanserai.bots.judge import Judge, looks
from caravanserai.bots.learning.lessons import MANY, Course, Table, play
from caravanserai.bots.model import Model, judge_from, untaught
from caravanserai.bots.search import Plan, draw_chance, sample, try_plan
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


def first_looks(course: Course, model: Model, positions: int, worlds: int) -> list[Look]:
    """In positions of quick games by the plain judge: both judges' first looks at the same plans, drawn at random,
    against their means over many worlds, which are judged at the horizon by both."""
    game = find_game(course.game)
    plain = judge_from(course.game, untaught(course.game, model["plain"]))
    judges: dict[str, Judge] = {"learned": judge_from(course.game, model), "plain": plain}
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
    world = game.determinize(state, seat, rng)
    luck = rng.randrange(1 << 30)
    dice = Dice(rng.randrange(1 << 30))
    plans = drawn(world, judges["plain"], dice, luck, FIELD)
    if len(plans) < FEWEST:
        return {}
    seen = {
        name: [looks(judge, behind(world, plan, luck))[seat] for plan in plans]
        for name, judge in judges.items()
    }
    means = {name: [0.0] * len(plans) for name in judges}
    for _ in range(worlds):
        tried = game.determinize(state, seat, rng)
        chance = rng.randrange(1 << 30)
        for name, judge in judges.items():
            for number, plan in enumerate(plans):
                means[name][number] += try_plan(tried, judge, seat, plan, judge.horizon, chance)
    if any(max(each) - min(each) < 1e-9 for each in (*seen.values(), *means.values())):
        return {}
    return {(one, other): correlation(seen[one], means[other]) for one in judges for other in judges}


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


def behind(world: State, plan: Plan, luck: int) -> State:
    """The position right behind the turn."""
    s = world.clone()
    for action in plan.actions:
        s.apply(action)
    draw_chance(s, Dice(luck))
    return s
