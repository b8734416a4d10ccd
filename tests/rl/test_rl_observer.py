"""What an observation holds, that it betrays nothing, and what the end of a game is worth."""

from pathlib import Path
from random import Random

import pytest
from rl_play import Setting, positions, settings

import caravanserai as cs
from caravanserai.core.game import Game
from caravanserai.rl import describe
from caravanserai.rl.observer import NoObservation, Observer, rewards

SETTINGS = settings()


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_observations_have_their_size_and_betray_nothing(setting: Setting) -> None:
    game = cs.game(setting.key)
    observer = Observer(game)
    assert len({field.name for field in observer.fields}) == len(observer.fields)
    for number, state in enumerate(positions(setting, seed=5, stride=29)):
        for seat in range(setting.seats):
            seen = observer.numbers(state, seat)
            assert len(seen) == observer.size
            assert all(abs(value) < 2**15 for value in seen), "fits the data sets' 16 bits"
            other = game.determinize(state, seat, Random(number))
            assert observer.numbers(other, seat) == seen


def test_the_page_of_all_numbers_is_up_to_date() -> None:
    place = Path(__file__).parents[2] / "docs" / "guides" / "observations.md"
    assert place.read_text(encoding="utf-8") == describe.page(), "python -m caravanserai.rl.describe > it"


def part(observer: Observer, numbers: list[int], name: str) -> list[int]:
    start = 0
    for field in observer.fields:
        if field.name == name:
            return numbers[start : start + field.size]
        start += field.size
    raise KeyError(name)


def test_the_shared_fields_say_who_plays_who_decides_and_what() -> None:
    observer = Observer(cs.game("yspahan"))
    state = next(s for s in positions(Setting("yspahan", 3, {}), 1, 1) if s.actor() == 1)
    own, left, right = (observer.numbers(state, seat) for seat in (1, 0, 2))
    for seen in (own, left, right):
        assert part(observer, seen, "table-seats") == [1, 1, 1, 0]
        flags = part(observer, seen, "table-decision")
        assert [observer.decisions[i] for i, flag in enumerate(flags) if flag] == [state.stack[-1].decision]
    assert part(observer, own, "table-turn") == [1, 0, 0, 0]
    assert part(observer, left, "table-turn") == [0, 1, 0, 0]
    assert part(observer, right, "table-turn") == [0, 0, 1, 0]


def test_the_decider_learns_what_the_decision_is_about() -> None:
    observer = Observer(cs.game("yspahan"))
    state = next(
        s
        for s in positions(Setting("yspahan", 2, {}), 1, 1)
        if s.stack and s.stack[-1].decision == "D-SUPPLY"
    )
    step = state.stack[-1]
    seat = state.actor()
    about = [step.district + 1, step.left + 1]  # type: ignore[attr-defined]
    assert observer.pending()["D-SUPPLY"] == ("district", "left")
    assert part(observer, observer.numbers(state, seat), "table-pending") == [*about, *[0] * 6]
    assert part(observer, observer.numbers(state, 1 - seat), "table-pending") == [0] * 8


def test_an_unfinished_secret_choice_looks_to_others_like_its_first_step() -> None:
    observer = Observer(cs.game("morgenland"))
    setting = Setting("morgenland", 3, {"max_rounds": 15})
    state = next(s for s in positions(setting, 1, 1) if s.stack and s.stack[-1].decision == "D-SPACE")
    place = observer.decisions.index
    own = part(observer, observer.numbers(state, state.actor()), "table-decision")
    other = part(observer, observer.numbers(state, (state.actor() + 1) % 3), "table-decision")
    assert own[place("D-SPACE")] == 1
    assert other[place("D-SPACE")] == 0
    assert other[place("D-TOKEN")] == 1


def test_a_packed_set_is_left_out() -> None:
    observer = Observer(cs.game("morgenland"))
    setting = Setting("morgenland", 3, {"max_rounds": 15, "version": "magic"})
    for state in positions(setting, 2, 1):
        if state.actor() >= 0 and state.stack[-1].decision == "D-TENT":
            seen = observer.numbers(state, state.actor())
            assert max(part(observer, seen, "table-pending")) <= 1000
            return
    raise AssertionError("nobody visited the tent")


def test_a_game_without_observation_is_refused() -> None:
    class Silent(type(cs.game("yspahan"))):  # type: ignore[misc]
        observation = ()

    silent: Game = Silent()
    with pytest.raises(NoObservation, match="yspahan has no numeric observation"):
        Observer(silent)


class Ended(cs.State):
    """A game that is over, with given scores."""

    def __init__(self, points: list[int]) -> None:
        super().__init__(len(points), (), [])
        self.points = points

    def scores(self) -> list[int]:
        return self.points


@pytest.mark.parametrize(
    ("points", "worth"),
    [
        ([7, 3], [1.0, -1.0]),
        ([3, 3], [0.0, 0.0]),
        ([1, 9, 5], [-1.0, 1.0, 0.0]),
        ([9, 9, 1], [0.5, 0.5, -1.0]),
        ([4, 8, 4, 4], [-1 / 3, 1.0, -1 / 3, -1 / 3]),
        ([5], [0.0]),
    ],
)
def test_rank_is_worth_equal_steps_and_ties_share(points: list[int], worth: list[float]) -> None:
    found = rewards(Ended(points))
    assert found == pytest.approx(worth)
    assert sum(found) == pytest.approx(0)


def test_margins_are_points_over_the_mean_of_the_others() -> None:
    assert rewards(Ended([30, 20, 10]), margin=10.0) == pytest.approx([1.5, 0.0, -1.5])
