"""What is measured, and the processes that measure it."""

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple

from caravanserai import compiling
from caravanserai.benchmark import peer
from caravanserai.core.registry import BUILT_IN
from caravanserai.core.registry import game as find_game

PLACE = Path(__file__).resolve().parents[1]
"""The package whose scripts measure."""
SEATS = 4
INTERPRETED = "interpreted"
COMPILED = "compiled"
BEFORE = "before"

VARIANTS = {"morgenland": ((("version", "magic"),),)}
"""Options that make a game longer or wider."""

Progress = Callable[[str, int, int], None]
"""Called before each part with what it is, how many are done, and how many there are."""


class Case(NamedTuple):
    """One line of the results: a game with its options."""

    game: str
    options: tuple[tuple[str, str], ...] = ()

    def __str__(self) -> str:
        return " ".join([self.game, *(f"{name}={value}" for name, value in self.options)])


class Measured(NamedTuple):
    """Everything one run has found. Without a compiler there are no compiled rows, without a network no peer."""

    rows: dict[str, dict[str, dict[str, Any]]]
    """Case -> engine -> what the worker measured."""
    peer: dict[str, Any] | None
    notes: list[str]


def cases(games: Sequence[str] = BUILT_IN) -> list[Case]:
    """Every game with its defaults, and the variants that play differently enough to be measured apart."""
    return [Case(key, options) for key in games for options in ((), *VARIANTS.get(key, ()))]


def run(
    wanted: Sequence[Case],
    seconds: float,
    scratch: Path,
    with_compiled: bool,
    with_peer: bool,
    progress: Progress,
    ready: Path | None = None,
    before: Path | None = None,
) -> Measured:
    """Measure all cases, each in a process of its own, one after the other so that they do not disturb each other.

    `ready` is a copy that is compiled already, `before` one of another commit, both as `compiling.compile_copy` makes them.
    """
    parts = len(wanted) * (1 + with_compiled + (before is not None)) + with_compiled + with_peer
    done = 0
    notes: list[str] = []

    def begin(what: str) -> None:
        nonlocal done
        progress(what, done, parts)
        done += 1

    engines = {INTERPRETED: compiling.plain_copy(scratch / "plain")}
    if with_compiled:
        begin("compiling")
        try:
            engines[COMPILED] = ready or _compiled(scratch / "compiled", notes)
        except compiling.CannotCompile as error:
            notes.append(f"not compiled: {error}")
    else:
        notes.append("the compiled engine was left out of this run")
    if before is not None:
        engines[BEFORE] = before
    rows: dict[str, dict[str, dict[str, Any]]] = {str(case): {} for case in wanted}
    for engine, folder in engines.items():
        for case in wanted:
            begin(f"{case}, {engine}")
            rows[str(case)][engine] = measure(case, seconds, folder)
    if with_peer:
        begin(peer.NAME)
    found = _measure_peer(scratch, seconds, notes) if with_peer else None
    progress("", parts, parts)
    return Measured(rows, found, notes)


def _compiled(target: Path, notes: list[str]) -> Path:
    """The engine compiled, with a note of what that took."""
    began = time.monotonic()
    busy = sum(os.times()[2:4])
    made = compiling.compile_copy(target)
    took = time.monotonic() - began
    worked = sum(os.times()[2:4]) - busy
    notes.append(
        f"compiling took {took:.0f} s on {os.cpu_count()} cores, {worked:.0f} s of processor time{_peak()}"
    )
    return made


def _peak() -> str:
    """How much memory the largest process of the compiler took, where the system tells."""
    if sys.platform == "win32":
        return ""
    import resource

    unit = 1 if sys.platform == "darwin" else 1024
    most = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss * unit
    return f", {most / 1e6:.0f} MB in its largest process"


def _measure_peer(scratch: Path, seconds: float, notes: list[str]) -> Any:
    """The peer's figures, or None with a note why there are none."""
    try:
        return peer.measure(peer.install(scratch / "peer"), seconds)
    except peer.NoPeer as error:
        notes.append(str(error))
        return None


def measure(case: Case, seconds: float, folder: Path) -> dict[str, Any]:
    """One worker on one copy of the package, and the stepper where numpy is installed and the game can be observed."""
    found = _run(PLACE / "benchmark" / "worker.py", case, seconds, folder)
    if find_spec("numpy") is not None and find_game(case.game).observation:
        found |= _run(PLACE / "rl" / "speed.py", case, seconds, folder)
    return found


def _run(script: Path, case: Case, seconds: float, folder: Path) -> dict[str, Any]:
    """Our own script on that copy of the package, whichever commit it is of, so that all are measured alike."""
    options = [f"{name}={value}" for name, value in case.options]
    command = [sys.executable, "-P", str(script), case.game, str(SEATS), str(seconds), *options]
    environment = dict(os.environ, PYTHONPATH=str(folder), PYTHONHASHSEED="0")
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(f"{case}: the measurement failed\n{done.stderr}")
    found: dict[str, Any] = json.loads(done.stdout)
    return found
