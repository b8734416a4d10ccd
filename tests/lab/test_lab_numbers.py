"""Estimates of the lab: known values, what is planted is found, and where nothing is, nothing is found."""

import numpy as np
import pytest

from caravanserai.lab import numbers
from caravanserai.lab.numbers import effect, games_needed, mean, quantile, winners_against_others


@pytest.mark.parametrize(("games", "expected"), [(11, 2.228), (31, 2.042), (1001, 1.962)])
def test_intervals_reach_as_far_as_students_t_says(games: int, expected: float) -> None:
    """For 10, 30 and 1,000 degrees of freedom the tables have 2.228, 2.042 and 1.962."""
    assert quantile(games) == pytest.approx(expected, abs=0.002)


def test_looking_at_more_reaches_farther() -> None:
    """20 looks at 95 % together: the two-sided 99.75 % point, 3.023 standard errors with many games."""
    assert quantile(100_000, 20) == pytest.approx(3.0233, abs=0.001)


def test_the_mean_and_its_interval() -> None:
    found = mean([2.0, 4.0, 6.0])
    assert found.value == 4.0
    assert found.error == pytest.approx(2 / np.sqrt(3))
    assert found.low == pytest.approx(4 - quantile(3) * found.error)
    assert not found.sure()
    assert mean([5.0, 5.1, 4.9, 5.0]).sure()


def test_how_many_games_a_difference_needs() -> None:
    """(1.960 + 0.842)^2 / 0.1^2 = 784.9 for a difference of a tenth of the deviation."""
    assert games_needed(1.0, 0.1) == 785
    assert games_needed(0.5, 0.1) == 197


def test_winners_against_others_counts_every_game_once() -> None:
    has = np.array([[1, 0, 0], [1, 1, 0]])
    wins = np.array([[1.0, 0.0, 0.0], [0.0, 0.5, 0.5]])
    assert winners_against_others(has, wins).value == pytest.approx((1.0 + (0.5 - 0.75)) / 2)


def _games(rng: np.random.Generator, games: int, pull: float) -> tuple[numbers.Array, numbers.Array]:
    """Four seats; whoever has the thing is stronger by `pull`, seat 0 by half of one."""
    has = rng.random((games, 4)) < 0.3
    strength = rng.normal(size=(games, 4)) + pull * has + 0.5 * (np.arange(4) == 0)
    wins = (strength == strength.max(axis=1, keepdims=True)).astype(float)
    return has, wins


SEAT = np.array([[float(seat == each) for each in range(1, 4)] for seat in range(4)])


def test_a_planted_effect_is_found_and_a_thing_without_one_is_not() -> None:
    rng = np.random.default_rng(1)
    has, wins = _games(rng, 800, 0.6)
    others = np.broadcast_to(SEAT, (800, 4, 3))
    found = effect(has, wins, others, looks=20)
    assert found is not None
    assert found.sure()
    assert 0.08 < found.value < 0.25
    assert winners_against_others(has, wins, looks=20).sure()


def test_where_nothing_is_planted_nearly_every_study_finds_nothing() -> None:
    """Twenty things a study, none with an effect: any that is called sure is a false alarm, in 5 of 100 studies.

    Of 200 studies 10 are expected, 16 are two standard errors more.
    """
    rng = np.random.default_rng(2)
    alarms = 0
    for _ in range(200):
        _, wins = _games(rng, 120, 0.0)
        looks = [winners_against_others(rng.random((120, 4)) < 0.3, wins, 20).sure() for _ in range(20)]
        alarms += any(looks)
    assert alarms <= 16


def test_what_the_numbers_cannot_tell_is_not_told() -> None:
    wins = np.array([[1.0, 0.0], [0.0, 1.0], [1.0, 0.0]])
    assert effect(wins.astype(bool), wins, np.zeros((3, 2, 0))) is None
