"""Gymnasium's vector interface: spaces, seeds, ends, and one of its own wrappers."""

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import RecordEpisodeStatistics

from caravanserai.rl.gymnasium import VectorTable


def first_legal(seen: dict[str, np.ndarray]) -> np.ndarray:
    return seen["action_mask"].argmax(1)


def test_one_learner_plays_many_games_to_their_ends() -> None:
    tables = VectorTable("yspahan", 4, seats=2, own=1, margin=10.0)
    assert tables.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    seen, _ = tables.reset(seed=3)
    assert tables.observation_space.contains(seen)
    ended, worth = 0, 0.0
    while ended < 4:
        seen, rewards, terminated, truncated, _ = tables.step(first_legal(seen))
        assert tables.observation_space.contains(seen)
        assert not rewards[~terminated].any()
        assert not truncated.any()
        ended += int(terminated.sum())
        worth += float(np.abs(rewards).sum())
    assert worth > 0
    tables.close()


def test_a_seed_fixes_everything() -> None:
    tables = VectorTable("yspahan", 3, seats=2)
    starts = [tables.reset(seed=8)[0]["observation"] for _ in range(2)]
    assert (starts[0] == starts[1]).all()
    assert (tables.reset()[0]["observation"] != starts[0]).any()
    with pytest.raises(ValueError, match="one seed is enough"):
        tables.reset(seed=[1, 2, 3])


def test_arrays_are_copies_unless_one_does_without() -> None:
    for copy in (True, False):
        tables = VectorTable("yspahan", 2, seats=2, copy=copy)
        seen, _ = tables.reset(seed=1)
        after = tables.step(first_legal(seen))[0]
        assert (after["observation"] is seen["observation"]) != copy


def test_wrappers_of_gymnasium_fit() -> None:
    tables = RecordEpisodeStatistics(VectorTable("yspahan", 4, seats=2))
    seen, _ = tables.reset(seed=3)
    for _ in range(300):
        seen, _, terminated, _, info = tables.step(first_legal(seen))
        if terminated.any():
            assert (info["episode"]["l"][terminated] > 10).all()
            return
    raise AssertionError("no game ended")
