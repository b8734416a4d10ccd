"""Measures the stepper in the process it runs in, and prints the result as JSON.

    python -m caravanserai.rl.speed yspahan 4 2.0 [option=value …]

Part of `serai bench`, which starts it on an interpreted and on a compiled copy of the package.
"""

import contextlib
import json
import multiprocessing
import statistics
import sys
import time
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any, Final

from caravanserai.rl.extras import missing
from caravanserai.rl.stepper import Stepper

try:
    import numpy as np
except ImportError as error:
    raise missing("measuring the stepper", "stepper", error) from error

ROWS: Final = 64
"""Games that run at once."""
MANY: Final = 512
"""Games where two processes are measured, and one beside them."""
TURNS: Final = 10
"""How often what is measured together takes turns."""

Runner = Callable[[float], float]
"""Plays for so many seconds; decisions a second."""


def measure(key: str, seats: int, seconds: float, options: dict[str, Any]) -> dict[str, Any]:
    """Uniform random play for that long: decisions a second, observations and masks made, the choosing not counted."""
    stepper = Stepper(key, ROWS, seats=seats, seed=1, **options)
    (pace,) = paces([runner(stepper, time.process_time)], seconds)
    found = {"rows": ROWS, "numbers": stepper.observer.size, "stepper_per_second": pace}
    if hasattr(stepper, "close"):  # an older checkout may have no processes
        found |= measure_two(key, seats, seconds, options)
    return found


def measure_two(key: str, seats: int, seconds: float, options: dict[str, Any]) -> dict[str, float]:
    """What a second process brings, by the clock on the wall: the time that one of them takes of its processor would
    leave out how long they are woken and waited for. That needs an idle machine.

    Beside one process: as many games in two, as many games in each of two, and two that have nothing to do with each
    other, which is the most that the machine gives.
    """
    one = Stepper(key, MANY, seats=seats, seed=1, **options)
    with (
        Stepper(key, MANY, seats=seats, seed=1, processes=2, **options) as two,
        Stepper(key, 2 * MANY, seats=seats, seed=1, processes=2, **options) as more,
        Neighbour(key, seats, options) as neighbour,
    ):
        alone = runner(one, time.perf_counter)
        runners = [alone, *(runner(each, time.perf_counter) for each in (two, more)), neighbour.beside(alone)]
        names = ("many_per_second", "two_per_second", "more_per_second", "apart_per_second")
        return dict(zip(names, paces(runners, seconds), strict=True))


def paces(runners: list[Runner], seconds: float) -> list[float]:
    """Decisions a second of each, so long each, in turns, so that what else the machine does hits them alike; of all
    turns the median."""
    turns = [[run(seconds / TURNS) for run in runners] for _ in range(TURNS)]
    return [statistics.median(each) for each in zip(*turns, strict=True)]


def runner(stepper: Stepper, clock: Callable[[], float]) -> Runner:
    """Plays with a stepper."""

    def run(seconds: float) -> float:
        steps, took = play(stepper, seconds, clock)
        return steps / took

    return run


class Neighbour:
    """Another process with as many games of its own, which has nothing to do with this one."""

    def __init__(self, key: str, seats: int, options: dict[str, Any]) -> None:
        spawn = multiprocessing.get_context("spawn")
        self._line, there = spawn.Pipe()
        self._process: Final = spawn.Process(target=_live, args=(there, key, seats, options), daemon=True)
        self._process.start()
        there.close()

    def beside(self, run: Runner) -> Runner:
        """Both at the same time, together."""

        def both(seconds: float) -> float:
            self._line.send(seconds)
            here = run(seconds)
            there: float = self._line.recv()
            return here + there

        return both

    def __enter__(self) -> "Neighbour":
        return self

    def __exit__(self, *error: object) -> None:
        self._line.close()
        self._process.join()


def _live(line: Connection, key: str, seats: int, options: dict[str, Any]) -> None:
    """The life of a neighbour: play for as long as it is told."""
    run = runner(Stepper(key, MANY, seats=seats, seed=2, **options), time.perf_counter)
    with contextlib.suppress(EOFError):
        while True:
            line.send(run(line.recv()))


def play(stepper: Stepper, seconds: float, clock: Callable[[], float]) -> tuple[int, float]:
    """Decisions, and the time that they took."""
    rng = np.random.default_rng(1)
    batch = stepper.look()
    took = 0.0
    steps = 0
    while took < seconds:
        actions = (rng.random(batch.masks.shape, np.float32) * batch.masks).argmax(1)
        began = clock()
        batch = stepper.step(actions)
        took += clock() - began
        steps += stepper.count
    return steps, took


def main(argv: list[str]) -> None:
    """Measure what the arguments say."""
    key, seats, seconds, *options = argv
    given = dict(text.split("=", 1) for text in options)
    json.dump(measure(key, int(seats), float(seconds), given), sys.stdout)


if __name__ == "__main__":
    main(sys.argv[1:])
