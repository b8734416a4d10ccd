"""Worlds in which the others' play makes sense are thought of more often than others, and none that is excluded."""

import json
import math
import time
from functools import cache
from random import Random
from statistics import fmean

import pytest

import caravanserai as cs
from caravanserai import bots
from caravanserai.bots.judges import judge_of
from caravanserai.bots.situation import Situation
from caravanserai.bots.worlds import LikelyWorlds, SettledWorlds, sense
from caravanserai.games.morgenland.state import State

VERSIONS = ("basic", "magic")


@cache
def laid_down(version: str) -> list[cs.State]:
    """Positions of a game of Morgenland between bots, who lay tokens face down. They are looked at and not changed."""
    match = cs.Match("morgenland", seats=3, seed="worlds", version=version)
    bot = bots.make("easy@1", match.game, "worlds", iterations=1.0)
    found = []
    for number in range(160):
        seat = match.state.actor()
        situation = Situation(match.game, match.state, seat)
        if number % 8 == 7 and len(situation.legal) > 1:
            found.append(match.state.clone())
        assert match.play(seat, bot.think(situation).action)
    return found


@pytest.mark.parametrize("version", VERSIONS)
def test_the_truth_makes_more_sense_than_a_deal_at_random(version: str) -> None:
    """What likely worlds rest on, and they gain by it: they are nearer to the truth than worlds dealt at random."""
    game = cs.game("morgenland")
    judge = judge_of(game, 1)
    true, dealt, likely = [], [], []
    for number, state in enumerate(laid_down(version)):
        seat = state.actor()
        situation = Situation(game, state, seat)
        rng = Random(number)
        worlds = LikelyWorlds(situation, judge, 40, rng, math.inf, time.monotonic)
        senses = [sense(judge, situation.sample(rng), seat) for _ in range(20)]
        if max(senses) == min(senses):
            continue  # nothing hidden matters here
        true.append(sense(judge, state, seat))
        dealt.append(fmean(senses))
        likely.append(fmean(sense(judge, worlds.sample(rng), seat) for _ in range(20)))
    assert fmean(true) > fmean(dealt)
    assert fmean(likely) > fmean(dealt)


def test_a_likely_world_is_one_that_the_seat_cannot_exclude() -> None:
    game = cs.game("morgenland")
    state = laid_down("magic")[5]
    seat = state.actor()
    worlds = LikelyWorlds(
        Situation(game, state, seat), judge_of(game), 24, Random(1), math.inf, time.monotonic
    )
    seen = json.dumps([game.view(state, seat), game.prompt(state, seat)])
    for number in range(24):
        world = worlds.sample(Random(number))
        assert json.dumps([game.view(world, seat), game.prompt(world, seat)]) == seen


@pytest.mark.parametrize("version", VERSIONS)
def test_a_settled_world_cannot_be_excluded_and_is_nearer_to_the_truth(version: str) -> None:
    """What lies face down is told by where it lies; nothing that the seat knows changes."""
    game = cs.game("morgenland")
    judge = judge_of(game)
    assert judge.settles()
    dealt, settled = [], []
    for number, state in enumerate(laid_down(version)):
        assert isinstance(state, State)
        seat = state.actor()
        situation = Situation(game, state, seat)
        worlds = SettledWorlds(situation, judge)
        seen = json.dumps([game.view(state, seat), game.prompt(state, seat)])
        for chance in range(12):
            rng = Random(f"{number} {chance}")
            dealt.append(strayed(situation.sample(rng), state))
            world = worlds.sample(rng)
            settled.append(strayed(world, state))
            world.check()
            assert json.dumps([game.view(world, seat), game.prompt(world, seat)]) == seen
    assert fmean(settled) < 0.95 * fmean(dealt)


def strayed(world: cs.State, truth: cs.State) -> float:
    """How far the strengths of all tokens are from the truth."""
    assert isinstance(world, State)
    assert isinstance(truth, State)
    return fmean((one - other) ** 2 for one, other in zip(world.strength, truth.strength, strict=True))


def test_when_there_is_no_time_one_world_is_enough() -> None:
    game = cs.game("morgenland")
    state = game.new(3)
    while state.actor() == cs.CHANCE:
        state.apply(state.legal()[0])
    worlds = LikelyWorlds(
        Situation(game, state, state.actor()), judge_of(game), 100, Random(1), -math.inf, time.monotonic
    )
    assert worlds.sample(Random(1)) is worlds.sample(Random(2))
