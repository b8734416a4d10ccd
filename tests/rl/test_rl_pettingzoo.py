"""PettingZoo's own tests on every game and number of players, and what an environment promises beyond them."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test
from pettingzoo.test.save_obs_test import test_save_obs as save_obs_test
from rl_play import Setting, settings

import caravanserai as cs
from caravanserai.rl.pettingzoo import Environment, env

SETTINGS = settings()
ADVICE = pytest.mark.filterwarnings(
    # PettingZoo's own games with an action mask are on a list that spares them this advice.
    "ignore:Observation is not a NumPy array:UserWarning:pettingzoo.test.api_test",
    "ignore:Observation space for each agent probably should be:UserWarning:pettingzoo.test.api_test",
    "ignore:Action mask numpy array is all zeros:UserWarning:pettingzoo.test.api_test",
)


def make(setting: Setting, **more: Any) -> Environment:
    return Environment(setting.key, seats=setting.seats, **setting.options, **more)


@ADVICE
@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_pettingzoo_accepts_it(
    setting: Setting, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    api_test(env(setting.key, seats=setting.seats, **setting.options), num_cycles=100)
    seed_test(lambda: env(setting.key, seats=setting.seats, **setting.options), num_cycles=20)
    save_obs_test(env(setting.key, seats=setting.seats, **setting.options))
    assert "Passed API test" in capsys.readouterr().out


def play_out(environment: Environment, seed: int) -> dict[str, float]:
    """Random play to the end; what each agent got in all."""
    rng = np.random.default_rng(seed)
    environment.reset(seed=seed)
    got = dict.fromkeys(environment.possible_agents, 0.0)
    for agent in environment.agent_iter(100_000):
        seen, reward, ended, cut, _ = environment.last()
        got[agent] += reward
        assert not cut
        assert environment.observation_space(agent).contains(seen)
        if ended:
            assert not seen["action_mask"].any()
            environment.step(None)
        else:
            environment.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    assert environment.agents == []
    return got


@pytest.mark.parametrize("key", ["alrashid", "fivetribes", "morgenland", "yspahan"])
def test_a_whole_game_ends_with_rewards_by_rank(key: str) -> None:
    setting = next(setting for setting in SETTINGS if setting.key == key)
    environment = make(setting)
    got = play_out(environment, 1)
    assert sum(got.values()) == pytest.approx(0)
    best = environment.position.ranking()[0][0]
    assert got[f"seat_{best}"] == max(got.values()) > 0


def test_rewards_by_margin() -> None:
    environment = Environment("yspahan", seats=2, margin=10.0)
    got = play_out(environment, 2)
    points = environment.position.scores()
    assert got == pytest.approx(
        {"seat_0": (points[0] - points[1]) / 10, "seat_1": (points[1] - points[0]) / 10}
    )


def test_a_seed_draws_what_a_match_draws() -> None:
    environment = Environment("yspahan", seats=3)
    environment.reset(seed=77)
    match = cs.Match("yspahan", seats=3, seed="77")
    for _ in range(60):
        assert cs.game("yspahan").position(environment.position) == match.game.position(match.state)
        seat = match.state.actor()
        assert environment.agent_selection == f"seat_{seat}"
        action = match.state.legal()[-1]
        assert match.play(seat, action)
        environment.step(action)


def test_games_after_the_seeded_one_are_reproducible_and_different() -> None:
    seen: list[list[Any]] = []
    for _ in range(2):
        environment = Environment("fivetribes", seats=2)
        found: list[Any] = []
        for seed in (5, None, None):
            environment.reset(seed=seed)
            found.append(environment.game.position(environment.position))
        seen.append(found)
    assert seen[0] == seen[1]
    assert seen[0][0] != seen[0][1] != seen[0][2]


def test_unseeded_games_differ() -> None:
    environment = Environment("fivetribes", seats=2)
    environment.reset()
    first = environment.game.position(environment.position)
    environment.reset()
    assert environment.game.position(environment.position) != first


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    environment = Environment("yspahan", seats=2)
    environment.reset(seed=1)
    before = environment.game.position(environment.position)
    wrong = int(np.flatnonzero(environment.last()[0]["action_mask"] == 0)[0])
    with pytest.raises(ValueError, match=r"seat_\d may not do \d"):
        environment.step(wrong)
    with pytest.raises(ValueError, match="may not do None"):
        environment.step(None)
    assert environment.game.position(environment.position) == before


@pytest.mark.parametrize("key", ["alrashid", "fivetribes", "morgenland", "yspahan"])
def test_it_renders_text_and_pictures_without_links(key: str) -> None:
    environment = Environment(key, render_mode="ansi")
    environment.reset(seed=1)
    text = environment.render()
    assert text is not None
    assert len(text.splitlines()) > 5
    environment = Environment(key, render_mode="svg")
    environment.reset(seed=1)
    picture = environment.render()
    assert picture is not None
    assert picture.startswith("<svg")
    assert "http" not in picture.replace("http://www.w3.org/", "")
    assert Environment(key).render() is None
    with pytest.raises(ValueError, match="human"):
        Environment(key, render_mode="human")


def test_wrong_seats_and_options_are_refused() -> None:
    with pytest.raises(cs.BadOption, match="2 to 4 seats"):
        Environment("yspahan", seats=7)
    with pytest.raises(cs.BadOption, match="no option"):
        Environment("yspahan", seats=2, colour="red")
