"""Stops that are waved through for a turn, and standing passes: what they answer, for whom, how long."""

from collections.abc import Iterator
from random import Random

import pytest

import caravanserai as cs
from caravanserai.core.machine import State
from caravanserai.core.prompts import THIS_TURN
from caravanserai.core.rollout import Dice, advance
from caravanserai.games.morgenland import standing
from caravanserai.games.morgenland.actions import PASS


def positions(game: cs.Game, seed: int, **options: object) -> Iterator[State]:
    """A random game, position by position."""
    state, dice = game.new(3, **options), Dice(seed)
    while state.stack:
        yield state
        advance(state, dice)


@pytest.mark.parametrize("key", ["yspahan", "fivetribes"])
def test_an_optional_stop_is_passed_for_the_seat_that_waves_in_this_turn_only(key: str) -> None:
    game = cs.game(key)
    stops, asked = 0, set()
    for state in (each for seed in range(4) for each in positions(game, seed)):
        passing, actor = game.optional(state), state.actor()
        if actor < 0:
            continue
        now = game.mark(state)
        answer = game.promised(state, actor, THIS_TURN, now)
        assert answer == passing
        assert game.promised(state, (actor + 1) % 3, THIS_TURN, now) is None
        assert game.promised(state, actor, THIS_TURN, now - 1) is None
        if passing is not None:
            assert passing in state.legal()
            assert game.prompt(state, actor)["optional"] == passing
            assert game.prompt(state, (actor + 1) % 3)["optional"] is None
            stops += 1
        else:
            asked.add(type(state.stack[-1]).__name__)
    assert stops > 10
    assert len(asked) > 5, "what is no optional stop is asked"


@pytest.mark.parametrize("key", ["yspahan", "fivetribes"])
def test_every_turn_has_a_mark_of_its_own(key: str) -> None:
    """Two turns of one seat in a row (Five Tribes with two markers each) are two turns."""
    game = cs.game(key)
    state, dice = game.new(2), Dice(7)
    seen: list[int] = []
    while state.stack:
        if state.actor() >= 0 and (not seen or game.mark(state) != seen[-1]):
            seen.append(game.mark(state))
        advance(state, dice)
    assert len(seen) == len(set(seen)), "a mark came back"
    assert len(seen) > 20


def windows(seed: int) -> Iterator[State]:
    """The positions of a game with magic in which somebody is asked whether they react."""
    game = cs.game("morgenland")
    for state in positions(game, seed, version="magic", first_player="0"):
        if state.actor() >= 0 and isinstance(state.stack[-1], standing.ASKS):
            yield state


def test_a_standing_pass_until_i_end_it_answers_every_window_whatever_is_held() -> None:
    game, rng, asked = cs.game("morgenland"), Random(5), 0
    for state in windows(3):
        actor, asked = state.actor(), asked + 1
        for since in (0, game.mark(state)):
            assert game.kept(state, actor, "until-ended", since)
            assert game.promised(state, actor, "until-ended", since) == PASS
        other = game.determinize(state, (actor + 1) % 3, rng)
        if isinstance(other.stack[-1], standing.ASKS):
            assert game.promised(other, actor, "until-ended", 0) == PASS
    assert asked > 30


def test_a_standing_pass_unless_i_can_do_something_asks_only_then() -> None:
    game = cs.game("morgenland")
    answers = [
        (len(state.legal()), game.promised(state, state.actor(), "unless-able", 0)) for state in windows(3)
    ]
    assert {answer for number, answer in answers if number == 1} == {PASS}
    assert {answer for number, answer in answers if number > 1} == {None}


def test_without_magic_nobody_passes_for_anybody() -> None:
    game = cs.game("morgenland")
    state = game.new(3)
    assert not any(game.kept(state, 0, name, game.mark(state)) for name in game.promises)
