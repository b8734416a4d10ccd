"""Interpreted and compiled play the same games, action by action."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from caravanserai.core.registry import BUILT_IN, game
from caravanserai.testing.processes import check_compiled

SCRIPT = """
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


def played(key: str, folder: Path | None) -> tuple[bool, dict[str, list[object]]]:
    """Whether the engine was interpreted, and the running checksum of every step of some games."""
    path = [] if folder is None else [str(folder)]
    environment = dict(os.environ, PYTHONPATH=os.pathsep.join(path))
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT, key],
        env=environment,
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    interpreted, found = json.loads(done.stdout)
    return interpreted, found


@pytest.mark.parametrize("key", BUILT_IN)
def test_interpreted_and_compiled_agree_on_every_action(key: str, compiled: Path, plain: Path) -> None:
    slow, fast = played(key, plain), played(key, compiled)
    assert (slow[0], fast[0]) == (True, False)
    assert list(slow[1]) == list(fast[1])
    for name, (trail, *result) in slow[1].items():
        other, *ending = fast[1][name]
        assert isinstance(trail, list)
        assert isinstance(other, list)
        parted = next(
            (step for step, pair in enumerate(zip(trail, other, strict=False)) if pair[0] != pair[1]), None
        )
        assert parted is None, f"{name}: step {parted} differs"
        assert (len(trail), result) == (len(other), ending), name


@pytest.mark.parametrize("key", BUILT_IN)
def test_interpreted_and_compiled_show_the_same(key: str, compiled: Path) -> None:
    check_compiled(game(key), compiled)
