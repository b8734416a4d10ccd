"""OpenSpiel's own simulation test and bots on every game, and what resampling and serialising must keep."""

from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from rl_play import Setting, length, settings

from caravanserai.core.rollout import playout
from caravanserai.rl.openspiel import DID, RECALL, Past, Table, visible_to

SETTINGS = settings()


def load(setting: Setting) -> Any:
    return pyspiel.load_game(
        f"caravanserai_{setting.key}",
        {"players": setting.seats, **{name: str(value) for name, value in setting.options.items()}},
    )


def advance(state: Any, rng: Random) -> None:
    if state.is_chance_node():
        actions, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(actions, chances)[0])
    else:
        state.apply_action(rng.choice(state.legal_actions()))


def played(setting: Setting, steps: int, seed: int = 1) -> Any:
    """A state some random steps into a game."""
    state, rng = load(setting).new_initial_state(), Random(seed)
    for _ in range(steps):
        if state.is_terminal():
            break
        advance(state, rng)
    return state


def late(setting: Setting) -> Any:
    """A state near the end of a random game, as if OpenSpiel had come in late."""
    position = setting.new()
    playout(position, 1, length(setting, 1) - 40)
    state = load(setting).new_initial_state()
    state.table = Table(state.table.game, position, None)
    return state


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_openspiel_simulates_the_end_of_it(setting: Setting) -> None:
    pyspiel.random_sim_test(
        load(setting), num_sims=1, serialize=True, verbose=False, specific_initial_state=late(setting)
    )


def test_openspiel_simulates_whole_games() -> None:
    pyspiel.random_sim_test(
        pyspiel.load_game("caravanserai_yspahan"), num_sims=1, serialize=True, verbose=False
    )


BOTS = {
    "mcts": lambda game, evaluator, rng: mcts.MCTSBot(game, 1.4, 4, evaluator, random_state=rng),
    "ismcts": lambda game, evaluator, rng: ismcts.ISMCTSBot(game, evaluator, 1.4, 4, random_state=rng),
}


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("key", ["alrashid", "fivetribes", "morgenland", "yspahan"])
def test_openspiels_bots_play(key: str, name: str) -> None:
    setting = next(setting for setting in SETTINGS if setting.key == key)
    state, rng = late(setting), np.random.RandomState(1)
    bot = BOTS[name](state.get_game(), mcts.RandomRolloutEvaluator(1, rng), rng)
    decided = 0
    while decided < 4 and not state.is_terminal():
        if state.is_chance_node() or len(state.legal_actions()) == 1:
            advance(state, Random(1))
            continue
        action = int(bot.step(state))
        assert action in state.legal_actions()
        state.apply_action(action)
        decided += 1
    assert decided


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_a_resampled_state_is_the_same_to_the_player_and_can_be_played_on(setting: Setting) -> None:
    state = played(setting, 220)
    for player in range(setting.seats):
        other = state.resample_from_infostate(player, Random(player).random)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.information_state_tensor(player) == state.information_state_tensor(player)
        assert other.observation_string(player) == state.observation_string(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        assert other.current_player() == state.current_player()
        assert other.history() == [], "the true draws are not handed on"
        if state.current_player() == player:
            assert other.legal_actions() == state.legal_actions()
        rng = Random(2)
        for _ in range(5):
            if not other.is_terminal():
                advance(other, rng)


def test_resampling_changes_what_is_hidden() -> None:
    state = played(Setting("yspahan", 3, {}), 300)
    samples = {str(state.resample_from_infostate(0, Random(seed).random)) for seed in range(8)}
    assert len(samples) > 1


def test_a_state_survives_serialising_with_its_past() -> None:
    state = played(Setting("yspahan", 2, {}), 150)
    game = state.get_game()
    back = game.deserialize_state(state.serialize())
    rng = Random(4), Random(4)
    for _ in range(20):
        for player in range(2):
            assert back.information_state_string(player) == state.information_state_string(player)
            assert back.information_state_tensor(player) == state.information_state_tensor(player)
        advance(state, rng[0])
        advance(back, rng[1])
    assert back.history() == state.history()


def test_an_imagined_state_survives_serialising() -> None:
    state = played(Setting("yspahan", 2, {}), 150).resample_from_infostate(1, Random(1).random)
    back = state.get_game().deserialize_state(state.serialize())
    assert str(back) == str(state)
    assert back.information_state_string(1) == state.information_state_string(1)


def test_clones_share_the_past_but_not_the_future() -> None:
    state = played(Setting("yspahan", 2, {}), 100)
    before = state.information_state_string(0)
    copy = state.clone()
    rng = Random(1)
    for _ in range(10):
        advance(copy, rng)
    assert state.information_state_string(0) == before
    assert copy.information_state_string(0) != before


def test_own_actions_and_their_order_are_remembered() -> None:
    first = Past(Past(None, [(DID, (3,), 1)], {}), [(DID, (4,), 1)], {})
    second = Past(Past(None, [(DID, (4,), 1)], {}), [(DID, (3,), 1)], {})
    assert first.digest(0) != second.digest(0)
    assert first.digest(1) == second.digest(1) == b""
    assert visible_to((2, (), 0b10), 1)
    assert not visible_to((2, (), 0b10), 0)
    state = played(Setting("yspahan", 2, {}), 400)
    assert len(state.table.newest(0)) == RECALL


def test_the_tensor_has_named_parts() -> None:
    game = pyspiel.load_game("caravanserai_yspahan")
    state = played(Setting("yspahan", 2, {}), 100)
    observer = game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
    observer.set_from(state, 0)
    assert list(observer.tensor) == state.information_state_tensor(0)
    assert observer.dict["table-seats"].tolist() == [1, 1, 0, 0]
    assert observer.dict["past"].shape[0] == RECALL
    public = game.make_py_observer(
        pyspiel.IIGObservationType(perfect_recall=True, private_info=pyspiel.PrivateInfoType.NONE)
    )
    public.set_from(state, 0)
    first = public.tensor.copy()
    public.set_from(state, 1)
    assert (public.tensor == first).all()
    assert public.string_from(state, 0) == public.string_from(state, 1)


def test_options_are_parameters_and_numbers_wear_an_underscore() -> None:
    for given in ({"first_player": "1"}, {"first_player": "_1"}):
        game = pyspiel.load_game("caravanserai_yspahan", {"players": 3, **given})
        assert game.new_initial_state().table.state.options[0] == "1"
        again = pyspiel.load_game(str(game))
        assert str(again) == str(game)
        assert again.num_players() == 3
        assert again.new_initial_state().table.state.options[0] == "1"
    assert pyspiel.load_game("caravanserai_morgenland(version=magic)").num_players() == 3


def test_returns_come_at_the_end_only() -> None:
    state = played(Setting("yspahan", 2, {}), 50)
    assert state.returns() == [0.0, 0.0]
    rng = Random(1)
    while not state.is_terminal():
        advance(state, rng)
    assert sorted(state.returns()) in ([-1.0, 1.0], [0.0, 0.0])
    assert state.current_player() == pyspiel.PlayerId.TERMINAL
    assert len(state.observation_tensor(0)) == state.get_game().observation_tensor_size()
