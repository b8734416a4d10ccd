"""An arena that is not fooled: simulated contests whose truth is known."""

from random import Random

import pytest

from caravanserai.bots import betting
from caravanserai.bots.scale import Duel, distance, fit
from caravanserai.bots.statistics import independent, wilson

PAIRS = 60
RUNS = 1500


def deals(rng: Random, share: float, alike: float) -> list[list[float]]:
    """Pairs of games with that expected share; `alike` is how often the deal alone decides both."""
    found = []
    for _ in range(PAIRS):
        first = float(rng.random() < share)
        found.append([first, first if rng.random() < alike else float(rng.random() < share)])
    return found


@pytest.mark.parametrize(("share", "alike"), [(0.5, 0.0), (0.5, 0.5), (0.8, 0.3)])
def test_bets_against_the_truth_are_seldom_won_however_often_one_looks(share: float, alike: float) -> None:
    """The promise is 5 %; `beaten` looks after every pair."""
    rng = Random(1)
    wrong = sum(
        betting.beaten([sum(deal) / 2 for deal in deals(rng, share, alike)], share) for _ in range(RUNS)
    )
    assert wrong / RUNS < 0.05


def test_bets_against_an_equal_share_are_won_where_it_is_none() -> None:
    rng = Random(2)
    found = sum(betting.beaten([sum(deal) / 2 for deal in deals(rng, 0.75, 0.0)], 0.5) for _ in range(200))
    assert found / 200 > 0.95


def test_the_interval_of_bets_is_what_they_have_not_beaten() -> None:
    values = [sum(deal) / 2 for deal in deals(Random(3), 0.7, 0.0)]
    low, high = betting.interval(values)
    assert low < sum(values) / PAIRS < high
    assert betting.beaten(values, low - 0.01)
    assert betting.beaten(values, high + 0.01)
    assert not betting.beaten(values, (low + high) / 2)
    assert betting.interval([]) == (0.0, 1.0)


@pytest.mark.parametrize(("share", "alike"), [(0.5, 0.0), (0.5, 0.6), (0.8, 0.6)])
def test_intervals_of_shared_deals_hold(share: float, alike: float) -> None:
    """Games of one deal that were counted as independent would give intervals that miss twice as often."""
    rng = Random(4)
    missed = naive = 0
    for _ in range(RUNS):
        played = deals(rng, share, alike)
        found = sum(map(sum, played)) / PAIRS / 2
        low, high = wilson(found, independent(played))
        missed += not low <= share <= high
        low, high = wilson(found, 2 * PAIRS)
        naive += not low <= share <= high
    assert missed / RUNS < 0.07
    assert alike == 0 or naive / RUNS > 0.09


def test_deals_are_worth_no_more_games_than_were_played_and_no_fewer_than_they_are() -> None:
    assert independent([[1.0, 0.0]] * 10) == 20
    assert independent([[1.0, 1.0], [0.0, 0.0]] * 5) == 10
    assert independent([[1.0, 1.0]] * 10) == 10
    assert independent([]) == 0


def test_the_scale_finds_the_strengths_that_made_the_results() -> None:
    true = {"a": 1200.0, "b": 1350.0, "c": 1500.0, "d": 1700.0}
    pairs = (("b", "a"), ("c", "b"), ("d", "c"), ("d", "b"))
    duels = [Duel(x, y, 1 / (1 + 10 ** ((true[y] - true[x]) / 400)), 10_000) for x, y in pairs]
    found = fit([*duels, Duel("x", "y", 0.5, 100)], "c")
    assert set(found) == set(true)
    for name, points in true.items():
        assert found[name].points == pytest.approx(points, abs=1)
    assert found["c"].range == 0
    assert 0 < found["b"].range < found["a"].range


def test_a_bot_that_wins_everything_has_a_place_and_a_wide_range() -> None:
    found = fit([Duel("a", "b", 1.0, 40)], "b")["a"]
    assert 400 < found.points - 1500 == pytest.approx(distance(40.5 / 41), abs=1)
    assert found.range > 300


def test_ranges_of_the_scale_hold() -> None:
    rng = Random(5)
    missed = 0
    for _ in range(300):
        won = [sum(rng.random() < share for _ in range(100)) / 100 for share in (0.7, 0.8)]
        place = fit([Duel("b", "a", won[0], 100), Duel("c", "b", won[1], 100)], "a")["c"]
        missed += abs(place.points - 1500 - distance(0.7) - distance(0.8)) > place.range
    assert missed / 300 < 0.09


@pytest.mark.parametrize("lost", [3, 4, 5])
def test_a_contest_that_bets_have_decided_shows_it_in_its_interval(lost: int) -> None:
    """As soon as 55 % are excluded the interval lies above them, though it may begin right there."""
    values = [0.0 if number % lost == lost - 1 else 1.0 for number in range(400)]
    first = next(count for count in range(1, 400) if betting.beaten(values[:count], 0.55))
    assert betting.interval(values[:first])[0] >= 0.55
    assert betting.interval(values[: first - 1])[0] < 0.55
