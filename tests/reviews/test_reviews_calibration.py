"""Chances that are what they are called: scales, how they are fitted, and what is counted afterwards."""

from importlib.resources import files
from random import Random

import pytest

import caravanserai as cs
from caravanserai.bots.generations import GENERATIONS
from caravanserai.bots.judge import Judge
from caravanserai.bots.judges import judge_of
from caravanserai.reviews import calibration
from caravanserai.reviews.calibration import Seen
from caravanserai.reviews.scales import Scale, Sight, plain, read, scale_of, written

TRUE = Scale((8.0, 7.0, 6.0, 4.0, 2.0), 0.0)


def moments(seats: int, count: int, seed: str) -> list[Seen]:
    """Moments of games whose results follow the true scale."""
    rng = Random(seed)
    found = []
    for number in range(count):
        look = Sight([rng.gauss(0, 8) for _ in range(seats)], rng.random())
        winner = rng.choices(range(seats), TRUE.chances(look))[0]
        found.append(Seen([look], [float(seat == winner) for seat in range(seats)], number))
    return found


def test_chances_sum_to_one_and_nobody_is_quite_lost() -> None:
    scale = Scale((8.0, 2.0), 0.1)
    found = scale.chances(Sight([100.0, 0.0, 0.0], 0.5))
    assert sum(found) == pytest.approx(1)
    assert min(found) == pytest.approx(0.1 / 3, abs=1e-4)
    assert scale.at(0.5) == 5.0
    assert scale.at(1.7) == 2.0
    assert scale.chances(Sight([1.0, 0.0], 1.0, over=True)) == [1.0, 0.0]


def test_a_scale_is_found_again_from_the_games_it_made() -> None:
    games = [*moments(2, 700, "two"), *moments(4, 700, "four")]
    scales = calibration.fit(Judge([], spread=20.0), games)
    assert sorted(scales) == [2, 4]
    tries = [*moments(2, 1500, "other"), *moments(4, 1500, "more")]
    for each in calibration.bins(scales, tries):
        assert abs(each.called - each.won) < 0.06
    before = {seats: plain(Judge([], spread=20.0)) for seats in scales}
    assert calibration.surprise(scales[2], tries[:1500]) < calibration.surprise(before[2], tries[:1500])
    assert read(written(scales, {}))[4].points == pytest.approx(scales[4].points, abs=0.001)


def test_a_game_without_fitted_scales_has_those_of_its_judge() -> None:
    judge = Judge([], spread=10.0)
    assert scale_of("chess", 2, judge, 1) == plain(judge)
    assert plain(judge).at(0.0) == pytest.approx(12.0)


@pytest.mark.parametrize("generation", GENERATIONS)
def test_fitted_scales_are_wide_at_the_start_and_narrow_at_the_end(generation: int) -> None:
    folder = files("caravanserai.reviews") / "fitted" / str(generation)
    for key in cs.games():
        if not (folder / f"{key}.json").is_file():
            continue
        game = cs.game(key)
        for seats in game.seats:
            scale = scale_of(key, seats, judge_of(game, generation), generation)
            assert scale.points[0] > scale.points[-1] > 0
            assert 0 <= scale.even < 0.3
