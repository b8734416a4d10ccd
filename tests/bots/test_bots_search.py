"""The comparison of plans in shared worlds."""

import itertools
import math
import time
from random import Random

import pytest

import caravanserai as cs
from caravanserai import bots
from caravanserai.bots.judge import Judge
from caravanserai.bots.judges import judge_of
from caravanserai.bots.levels import SearchBot
from caravanserai.bots.search import TWINS, Plan, agreed, compare, keep, leaders
from caravanserai.bots.situation import Situation
from caravanserai.core.machine import State


def test_a_plan_that_is_out_keeps_no_lead_over_weaker_company() -> None:
    """The better plans go on among themselves; their merits stay measured against the whole field."""
    state = cs.Match("yspahan", seats=2, seed="search", first_player="0").state
    judge = judge_of(cs.game("yspahan"))
    plans = [Plan([action], value) for action, value in zip(state.legal(), (0.1, 0.6, 0.8), strict=False)]
    for plan in plans:
        plan.begin(0.5, 1.0)
    better = plans[1:]
    for luck in range(3):
        compare(state, judge, state.actor(), better, 4, luck, math.inf, time.monotonic)
    assert sum(plan.merit() for plan in better) == pytest.approx(0.1 + 0.3)


def test_of_the_ways_to_play_an_option_the_best_different_ones_are_kept() -> None:
    ways = [Plan([1, 2], 0.3)]
    for actions, value in (([1, 3], 0.5), ([1, 2], 0.3), ([1, 4], 0.5), ([1, 5], 0.2), ([1, 6], 0.4)):
        keep(ways, Plan(actions, value), 3)
    assert [plan.actions for plan in ways] == [[1, 3], [1, 4], [1, 6]]


def tried(shares: list[float], value: float = 0.5) -> Plan:
    """A plan that did as well as that in so many worlds."""
    plan = Plan([1], value)
    plan.begin(0.5, 1.0)
    for share in shares:
        plan.add(share, 0.5)
    return plan


def test_a_plan_is_given_up_when_it_is_clearly_behind() -> None:
    """Behind in every world by about the same is clear; a bit more on average, but now so and now so, is not."""
    best = tried([0.6, 0.5] * 4)
    clearly = tried([0.5, 0.41] * 4)
    hardly = tried([0.0, 0.9] * 4)
    assert leaders([hardly, clearly, best], 3.0) == [best, hardly]
    assert leaders([hardly, clearly, best], 100.0) == [best, clearly, hardly]


def test_plans_that_did_exactly_as_well_in_many_worlds_are_one() -> None:
    few, many = [0.6] * (TWINS - 1), [0.6] * TWINS
    first, twin = tried(few, 0.6), tried(few)
    assert leaders([twin, first], 3.0) == [first, twin]
    first, twin, other = tried(many, 0.6), tried(many), tried([*many[:-1], 0.59])
    assert leaders([twin, other, first], 3.0) == [first, other]


def test_nothing_is_to_be_compared_between_plans_that_begin_alike() -> None:
    assert agreed([Plan([1, 2], 0.1), Plan([1, 3], 0.2)])
    assert not agreed([Plan([1, 2], 0.1), Plan([2, 2], 0.2)])


@pytest.mark.parametrize("level", ["hard", "expert"])
@pytest.mark.parametrize("game", cs.games())
def test_whoever_counts_thoughts_decides_alike_on_every_machine(game: str, level: str) -> None:
    """The clock is only for machines that are too slow."""
    match = cs.Match(game, seed="counted")
    situation = Situation(match.game, match.state, match.state.actor())
    counted = bots.LEVELS[level]._replace(looks=60, iterations=60)
    judge = judge_of(match.game, counted.judge)
    by_count, by_clock = (
        SearchBot(level, "same", judge, counted, timed, lambda: 0.0).think(situation)
        for timed in (False, True)
    )
    assert by_count == by_clock


def test_looks_are_shared_by_all_options() -> None:
    level = bots.LEVELS["hard"]._replace(tries=64, looks=600)
    assert [level.tries_of(options) for options in (1, 9, 10, 100, 1000)] == [64, 64, 60, 6, 1]
    assert level._replace(looks=0).tries_of(1000) == 64


def test_a_bot_names_every_option_once_the_one_it_takes_first() -> None:
    """In Morgenland several ways to play on from the same option compete."""
    match = cs.Match("morgenland", seats=3, seed="ways", version="basic")
    seat = match.state.actor()
    thought = bots.make("hard", match.game, "ways", iterations=0.1).think(
        Situation(match.game, match.state, seat)
    )
    named = [action for action, _ in thought.best]
    assert named[0] == thought.action
    assert len(set(named)) == len(named) > 1


class Glancing(Judge):
    """Looks in four worlds; each look says how many there were before it."""

    def __init__(self) -> None:
        super().__init__([], glances=4)
        self.looked = 0

    def look(self, s: State) -> list[float]:
        self.looked += 1
        return [math.log(self.looked), *[0.0] * (s.seats - 1)]

    def scale(self, s: State) -> float:
        return 1.0


def test_a_first_look_in_several_worlds_is_the_mean_of_those_that_were_finished() -> None:
    """Two plans: the second world says 1/2 and 2/3, the third 3/4 and 4/5; in the fourth the time is over."""
    match = cs.Match("yspahan", seats=2, seed="glances", first_player="0")
    state, seat = match.state, 0
    judge = Glancing()
    bot = SearchBot("hard", "", judge, bots.LEVELS["hard"], True, lambda: 0.0 if judge.looked < 5 else 1.0)
    situation = Situation(match.game, state, seat)
    plans = [Plan([action], 0.25) for action in situation.legal[:2]]
    found = bot._look_again(plans, 3, situation, situation, Random(0), 0.5)
    assert [plan.value for plan in found] == pytest.approx(
        [(0.25 + 1 / 2 + 3 / 4) / 3, (0.25 + 2 / 3 + 4 / 5) / 3]
    )
    assert [plan.actions for plan in found] == [plan.actions for plan in plans]
    assert judge.looked == 5


@pytest.mark.parametrize("game", cs.games())
def test_time_is_what_the_clock_handed_over_says(game: str) -> None:
    """A contest hands over the processor's: a bot that asked another one would suffer from whatever else is going on."""
    looked = itertools.count()
    match = cs.Match(game, seed="clock")
    situation = Situation(match.game, match.state, match.state.actor())

    def now() -> float:
        return 0.1 * next(looked)

    bots.make("hard", match.game, "clock", now=now).think(situation)
    assert 0.1 * next(looked) < 3 * bots.LEVELS["hard"].seconds, "it went on when its time was over"
