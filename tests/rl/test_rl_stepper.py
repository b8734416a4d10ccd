"""Many games at once: rows, restarts, rewards, refusals."""

import numpy as np
import pytest

import caravanserai as cs
from caravanserai.rl.arrays import mask, vector
from caravanserai.rl.stepper import Batch, Stepper


def random_actions(batch: Batch, rng: np.random.Generator) -> np.ndarray:
    return (rng.random(batch.masks.shape) * batch.masks).argmax(1)


@pytest.mark.parametrize("key", ["alrashid", "fivetribes", "morgenland", "yspahan"])
def test_rows_are_what_the_deciding_seat_sees(key: str) -> None:
    stepper = Stepper(key, 3, seed=1)
    rng = np.random.default_rng(1)
    batch = stepper.look()
    for _ in range(20):
        for row, state in enumerate(stepper._states):
            seat = int(batch.seats[row])
            assert seat == state.actor()
            assert (batch.observations[row] == vector(stepper.observer, state, seat)).all()
            assert (batch.masks[row] == mask(stepper.observer, state, seat)).all()
        batch = stepper.step(random_actions(batch, rng))


def test_games_end_with_rewards_and_begin_again() -> None:
    stepper = Stepper("yspahan", 4, seats=2, seed=3)
    rng = np.random.default_rng(3)
    batch = stepper.look()
    ended = 0
    while ended < 6:
        batch = stepper.step(random_actions(batch, rng))
        assert not batch.rewards[~batch.done].any()
        assert batch.rewards.sum() == pytest.approx(0)
        assert batch.masks.any(1).all()
        ended += int(batch.done.sum())


def test_the_same_seed_and_actions_give_the_same_arrays() -> None:
    runs = []
    for seed in (9, 9, 10):
        stepper = Stepper("yspahan", 3, seats=2, seed=seed)
        rng = np.random.default_rng(0)
        batch = stepper.look()
        for _ in range(50):
            batch = stepper.step(random_actions(batch, rng))
        runs.append(batch)
    assert all((one == two).all() for one, two in zip(runs[0], runs[1], strict=True))
    assert (runs[0].observations != runs[2].observations).any()
    again = Stepper("yspahan", 3, seats=2, seed=1)
    assert (again.reset(9).observations == Stepper("yspahan", 3, seats=2, seed=9).look().observations).all()


def test_rows_have_dice_of_their_own() -> None:
    batch = Stepper("fivetribes", 8, seats=2).look()
    assert len({row.tobytes() for row in batch.observations}) == 8


def test_illegal_actions_are_refused_and_change_nothing() -> None:
    stepper = Stepper("yspahan", 2, seats=2)
    batch = stepper.look()
    good = batch.masks.argmax(1)
    for wrong in (int(np.flatnonzero(batch.masks[1] == 0)[0]), -1, cs.game("yspahan").action_count):
        with pytest.raises(ValueError, match="not legal in row 1"):
            stepper.step(np.array([good[0], wrong]))
    with pytest.raises(ValueError, match="2 actions are needed"):
        stepper.step(good[:1])
    assert (stepper.look().observations == batch.observations).all()
