"""Many games at once: rows, restarts, rewards, rivals, processes, refusals."""

import json
import multiprocessing
import signal
import subprocess
import sys
import time
from pathlib import Path

import numpy as np
import pytest
from patience import PATIENCE
from rl_play import Setting, settings
from rl_recorded import digest

import caravanserai as cs
from caravanserai.core.rollout import Dice
from caravanserai.rl.arrays import mask, vector
from caravanserai.rl.stepper import Batch, Rival, Stepper


def random_actions(batch: Batch, rng: np.random.Generator) -> np.ndarray:
    return (rng.random(batch.masks.shape) * batch.masks).argmax(1)


@pytest.mark.parametrize("key", ["alrashid", "fivetribes", "morgenland", "yspahan"])
def test_rows_are_what_the_deciding_seat_sees(key: str) -> None:
    stepper = Stepper(key, 3, seed=1)
    rng = np.random.default_rng(1)
    batch = stepper.look()
    for _ in range(20):
        for row, state in enumerate(stepper.states):
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
        runs.append(batch.copy())
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
    before = batch.copy()
    for wrong in (int(np.flatnonzero(batch.masks[1] == 0)[0]), -1, cs.game("yspahan").action_count):
        with pytest.raises(ValueError, match="not legal in row 1"):
            stepper.step(np.array([good[0], wrong]))
    with pytest.raises(ValueError, match="2 actions are needed"):
        stepper.step(good[:1])
    with pytest.raises(ValueError, match="whole numbers"):
        stepper.step(good.astype(np.float32))
    assert (stepper.look().observations == before.observations).all()


RECORDED = json.loads((Path(__file__).parent / "recorded.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("setting", settings(), ids=str)
def test_everything_handed_out_is_what_was_recorded(setting: Setting) -> None:
    """Observations of all seats, masks, seats, rewards: the fingerprints are of before there was a writer."""
    assert digest(setting) == RECORDED[str(setting)]


def test_arrays_are_the_very_memory_that_is_written() -> None:
    stepper = Stepper("yspahan", 2, seats=2)
    batch = stepper.look()
    kept = batch.copy()
    after = stepper.step(batch.whims)
    assert after.observations is batch.observations
    assert (kept.observations != batch.observations).any()
    assert batch.observations.flags.writeable
    assert np.from_dlpack(batch.observations).ctypes.data == batch.observations.ctypes.data  # as torch does
    del stepper, after
    assert batch.masks.any(1).all(), "the arrays keep their memory alive"


def test_whims_are_legal_and_spread_over_what_is_legal() -> None:
    stepper = Stepper("yspahan", 40, seats=2)
    batch = stepper.look()
    places = set()
    for _ in range(30):
        assert batch.masks[np.arange(40), batch.whims].all()
        row = np.flatnonzero(batch.masks[0])
        places.add((len(row), int(np.searchsorted(row, batch.whims[0]))))
        batch = stepper.step(batch.whims)
    assert len({place for _, place in places}) > 1


def test_a_learner_sees_only_its_own_seats() -> None:
    stepper = Stepper("yspahan", 4, seats=3, own=(1,), seed=2)
    batch, ended = stepper.look(), 0
    while ended < 3:
        assert (batch.seats == 1).all()
        batch = stepper.step(batch.whims)
        ended += int(batch.done.sum())
        assert batch.rewards.sum() == pytest.approx(0)
    with pytest.raises(ValueError, match="own seats are some of 0 to 2"):
        Stepper("yspahan", 4, seats=3, own=(3,))


def test_rivals_are_random_or_bots_and_the_seed_fixes_them() -> None:
    ends = []
    for rivals in ("easy", "easy", "random"):
        stepper = Stepper("yspahan", 2, seats=2, own=(0,), seed=5, rivals=rivals, strength=0.02)
        batch = stepper.look()
        for _ in range(6):
            batch = stepper.step(batch.masks.argmax(1))
        ends.append(batch.copy())
    assert (ends[0].observations == ends[1].observations).all()
    assert (ends[0].observations != ends[2].observations).any()
    with pytest.raises(LookupError, match="there is no bot 'nobody'"):
        Stepper("yspahan", 2, own=(0,), rivals="nobody")


def test_several_processes_give_the_same_arrays_as_one() -> None:
    settings: dict[str, object] = {"seats": 3, "seed": 4, "own": (0, 2)}
    alone = Stepper("yspahan", 5, **settings)  # type: ignore[arg-type]
    with Stepper("yspahan", 5, processes=2, **settings) as team:  # type: ignore[arg-type]
        one, two = alone.look(), team.look()
        for _ in range(150):
            for mine, theirs in zip(one, two, strict=True):
                assert (mine == theirs).all()
            one, two = alone.step(one.whims), team.step(two.whims)
        never = int(np.flatnonzero(~two.masks[[1, 4]].any(0))[0])
        for wrong in (-1, never, two.masks.shape[1]):
            with pytest.raises(ValueError, match="not legal in row 4"):
                team.step(np.array([*two.whims[:4], wrong]))
            with pytest.raises(ValueError, match="not legal in row 1"):
                team.step(np.array([two.whims[0], wrong, *two.whims[2:4], wrong]))
        assert (team.look().observations == alone.look().observations).all()
        assert (team.step(two.whims).observations == alone.step(one.whims).observations).all()
        assert (team.reset(4).observations == alone.reset(4).observations).all()
    with pytest.raises(ValueError, match="1 to 5 processes"):
        Stepper("yspahan", 5, processes=6)


def test_a_process_that_fails_says_why() -> None:
    with Stepper("yspahan", 2, processes=2) as team, pytest.raises(RuntimeError, match="invalid literal"):
        team.reset("x")  # type: ignore[arg-type]


def test_a_process_that_has_ended_is_noticed() -> None:
    with Stepper("yspahan", 2, processes=2) as team:
        (worker,) = multiprocessing.active_children()
        worker.kill()
        worker.join()
        with pytest.raises((EOFError, OSError)):
            team.step(team.look().whims)


class Moody(Rival):
    """Raises once in the process that steps, when it is told to; in the others it takes its time."""

    upset = False

    def choose(self, row: int, state: cs.State, options: list[int], dice: Dice) -> int:
        if multiprocessing.parent_process() is not None:
            time.sleep(0.01)
        elif Moody.upset:
            Moody.upset = False
            raise ArithmeticError("moody")
        return options[0]


def play_on(team: Stepper) -> None:
    """Until a rival has its turn in every row."""
    for _ in range(100):
        team.step(team.look().whims)


@pytest.mark.parametrize("processes", [1, 2])
def test_after_a_step_that_raised_nothing_is_legal_where_it_did_and_all_can_begin_anew(
    processes: int,
) -> None:
    """What the others said to the step that raised must not be taken for what they say to the next."""
    alone = Stepper("yspahan", 5, seats=2, own=(0,), rivals=Moody())
    with Stepper("yspahan", 5, seats=2, own=(0,), rivals=Moody(), processes=processes) as team:
        for seed in (4, 5):
            Moody.upset = True
            with pytest.raises(ArithmeticError, match="moody"):
                play_on(team)
            assert not team.look().masks[: 5 // processes].any(1).all()
            one, two = alone.reset(seed), team.reset(seed)
            for _ in range(5):
                for mine, theirs in zip(one, two, strict=True):
                    assert (mine == theirs).all()
                one, two = alone.step(one.whims), team.step(two.whims)


LEFT_ALONE = """
import os, signal
from caravanserai.rl.stepper import Stepper

if __name__ == "__main__":
    team = Stepper("yspahan", 2, processes=2)
    print("begun", flush=True)
    os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="needs a process that is killed")
def test_a_process_that_is_left_alone_ends(tmp_path: Path) -> None:
    """Its output is read to the end, which comes when nobody holds it any more."""
    script = tmp_path / "left_alone.py"
    script.write_text(LEFT_ALONE, encoding="utf-8")
    found = subprocess.run([sys.executable, script], stdout=subprocess.PIPE, text=True, timeout=PATIENCE)
    assert found.stdout == "begun\n"
    assert found.returncode == -signal.SIGKILL
