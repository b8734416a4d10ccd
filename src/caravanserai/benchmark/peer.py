"""The peer: Catanatron, a simulator of another board game, from the package index in an environment of its own."""

import json
import subprocess
import sys
import venv
from pathlib import Path
from typing import Any, Final

NAME: Final = "catanatron"

_SCRIPT: Final = """
import json, random, sys, time
from importlib.metadata import version
from catanatron import Color, Game, RandomPlayer

def fresh():
    return Game([RandomPlayer(colour) for colour in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])

random.seed(1)
seconds, took, decisions, games, copied = float(sys.argv[1]), 0.0, 0, 0, []
while took < seconds:
    game = fresh()
    games += 1
    began = time.process_time()
    while game.winning_color() is None and game.state.num_turns < 1000:
        game.play_tick()
        decisions += 1
        if games == 1 and decisions % 200 == 0:
            took += time.process_time() - began
            copied.append(game.copy())
            began = time.process_time()
    took += time.process_time() - began
rounds = []
for _ in range(5):
    began = time.process_time()
    for _ in range(50):
        for game in copied:
            game.copy()
    rounds.append((time.process_time() - began) / 50 / len(copied))
json.dump({"version": version("catanatron"), "games": games, "decisions_per_second": decisions / took,
           "clone_us": min(rounds) * 1e6}, sys.stdout)
"""


class NoPeer(RuntimeError):
    """The peer cannot be installed or run; the message says why."""


def install(folder: Path) -> Path:
    """An environment with the peer; returns its Python."""
    venv.create(folder, with_pip=True)
    python = folder / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    _run([str(python), "-m", "pip", "install", "-q", "--disable-pip-version-check", NAME])
    return python


def measure(python: Path, seconds: float) -> dict[str, Any]:
    """Random games of the peer for that long."""
    found: dict[str, Any] = json.loads(_run([str(python), "-c", _SCRIPT, str(seconds)]))
    return found


def _run(command: list[str]) -> str:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        lines = done.stderr.strip().splitlines()
        raise NoPeer(f"{NAME} cannot be measured: {lines[-1] if lines else f'exit code {done.returncode}'}")
    return done.stdout
