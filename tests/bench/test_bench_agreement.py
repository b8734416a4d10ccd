"""Interpreted and compiled play the same games, action by action."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from caravanserai.core.registry import BUILT_IN

PLAY = """
import json, sys
from caravanserai.core import machine
from caravanserai.core.registry import game
from caravanserai.core.rollout import Dice, advance
found = {}
for key in sys.argv[1:]:
    for seats in game(key).seats:
        for seed in (1, 2):
            state, dice, trail, total = game(key).new(seats), Dice(seed), [], 0
            while state.stack:
                total = (total * 31 + advance(state, dice) + 1) % 1000000007
                trail.append(total)
            found[f"{key} {seats} {seed}"] = [trail, state.scores(), state.ranking()]
json.dump([machine.__file__.endswith(".py"), found], sys.stdout)
"""


def run(folder: Path, *arguments: str) -> str:
    """What Python prints when it starts with that copy of the package."""
    environment = dict(os.environ, PYTHONPATH=str(folder))
    command = [sys.executable, *arguments]
    done = subprocess.run(command, env=environment, cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.long
@pytest.mark.parametrize("key", BUILT_IN)
def test_interpreted_and_compiled_agree_on_every_action(key: str, compiled: Path, plain: Path) -> None:
    """The running checksum after every step, the scores and the ranking, for every seat count."""
    (interpreted, slow), (not_compiled, fast) = (
        json.loads(run(folder, "-c", PLAY, key)) for folder in (plain, compiled)
    )
    assert (interpreted, not_compiled) == (True, False)
    assert list(slow) == list(fast)
    for name, (trail, *result) in slow.items():
        other, *ending = fast[name]
        parted = next(
            (step for step, pair in enumerate(zip(trail, other, strict=False)) if pair[0] != pair[1]), None
        )
        assert parted is None, f"{name}: step {parted} differs"
        assert (len(trail), result) == (len(other), ending), name


@pytest.mark.parametrize("key", BUILT_IN)
def test_interpreted_and_compiled_show_the_same(key: str, compiled: Path, plain: Path) -> None:
    """Views, prompts, events, positions and breakdowns, for every setup."""
    script = "from caravanserai.testing.digest import main; main()"
    place = f"caravanserai.games.{key}:GAME"
    slow, fast = (run(folder, "-c", script, place, "1").splitlines() for folder in (plain, compiled))
    assert (slow[0], fast[0]) == ("interpreted", "compiled")
    assert slow[1:] == fast[1:]


def test_the_compiled_stepper_writes_what_was_recorded(compiled: Path) -> None:
    """Observations of all seats, masks, seats, rewards, byte by byte; interpreted, tests/rl holds them against the same."""
    pytest.importorskip("numpy")
    place = Path(__file__).parents[1] / "rl"
    script = f"import sys; sys.path.insert(0, {str(place)!r}); from rl_recorded import main; main()"
    recorded = json.loads((place / "recorded.json").read_text(encoding="utf-8"))
    assert json.loads(run(compiled, "-c", script)) == recorded


STEP = """
import hashlib, sys
from caravanserai.core import machine
from caravanserai.rl.stepper import Stepper
if __name__ == "__main__":
    key, processes = sys.argv[1], int(sys.argv[2])
    found = hashlib.sha256()
    with Stepper(key, 140, seats=3, seed=5, own=(0, 1), processes=processes) as stepper:
        batch = stepper.look()
        for _ in range(60):
            for array in batch:
                found.update(array.tobytes())
            batch = stepper.step(batch.whims)
    print(machine.__file__.endswith(".py"), found.hexdigest())
"""


@pytest.mark.parametrize("key", BUILT_IN)
def test_two_compiled_processes_hand_out_what_one_interpreted_does(
    key: str, compiled: Path, plain: Path, tmp_path: Path
) -> None:
    """Every array of every step, byte by byte."""
    pytest.importorskip("numpy")
    script = tmp_path / "step.py"  # a file, since other processes import it
    script.write_text(STEP, encoding="utf-8")
    slow, fast = (
        run(folder, "-P", str(script), key, number).split()
        for folder, number in ((plain, "1"), (compiled, "2"))
    )
    assert (slow[0], fast[0]) == ("True", "False")
    assert slow[1] == fast[1]
