"""Measures the stepper in the process it runs in, and prints the result as JSON.

    python -m caravanserai.rl.speed yspahan 4 2.0 [option=value …]

Part of `serai bench`, which starts it on an interpreted and on a compiled copy of the package.
"""

import json
import sys
import time
from collections.abc import Callable
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


def measure(key: str, seats: int, seconds: float, options: dict[str, Any]) -> dict[str, Any]:
    """Uniform random play for that long: decisions a second, observations and masks made, the choosing not counted."""
    stepper = Stepper(key, ROWS, seats=seats, seed=1, **options)
    (pace,) = paces([stepper], seconds, time.process_time)
    found = {"rows": ROWS, "numbers": stepper.observer.size, "stepper_per_second": pace}
    if hasattr(stepper, "close"):  # an older checkout may have no processes
        one = Stepper(key, MANY, seats=seats, seed=1, **options)
        with Stepper(key, MANY, seats=seats, seed=1, processes=2, **options) as two:
            found["many_per_second"], found["two_per_second"] = paces([one, two], seconds, time.perf_counter)
    return found


def paces(steppers: list[Stepper], seconds: float, clock: Callable[[], float]) -> list[float]:
    """Decisions a second of each, so long each, in turns, so that what else the machine does hits them alike.

    Several processes are compared by the clock on the wall: the time that one of them takes of its processor would leave
    out how long they are woken and waited for. That needs an idle machine.
    """
    took = [0.0] * len(steppers)
    steps = [0] * len(steppers)
    for _ in range(TURNS):
        for number, stepper in enumerate(steppers):
            done, time_taken = play(stepper, seconds / TURNS, clock)
            steps[number] += done
            took[number] += time_taken
    return [done / time_taken for done, time_taken in zip(steps, took, strict=True)]


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
