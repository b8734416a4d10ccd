"""Measures the stepper in the process it runs in, and prints the result as JSON.

    python -m caravanserai.rl.speed yspahan 4 2.0 [option=value …]

Part of `serai bench`, which starts it on an interpreted and on a compiled copy of the package.
"""

import json
import sys
import time
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


def measure(key: str, seats: int, seconds: float, options: dict[str, Any]) -> dict[str, Any]:
    """Uniform random play for that long: decisions a second, observations and masks made, the choosing not counted."""
    stepper = Stepper(key, ROWS, seats=seats, seed=1, **options)
    found = {"rows": ROWS, "numbers": stepper.observer.size, "stepper_per_second": pace(stepper, seconds)}
    if hasattr(stepper, "close"):  # an older checkout may have no processes
        with Stepper(key, MANY, seats=seats, seed=1, processes=2, **options) as two:
            found["two_per_second"] = pace(two, seconds)
        found["many_per_second"] = pace(Stepper(key, MANY, seats=seats, seed=1, **options), seconds)
    return found


def pace(stepper: Stepper, seconds: float) -> float:
    """Decisions a second of this process's time; of two processes it is the busier one, since it plays its share, too."""
    rng = np.random.default_rng(1)
    batch = stepper.look()
    took = 0.0
    steps = 0
    while took < seconds:
        actions = (rng.random(batch.masks.shape, np.float32) * batch.masks).argmax(1)
        began = time.process_time()
        batch = stepper.step(actions)
        took += time.process_time() - began
        steps += stepper.count
    return steps / took


def main(argv: list[str]) -> None:
    """Measure what the arguments say."""
    key, seats, seconds, *options = argv
    given = dict(text.split("=", 1) for text in options)
    json.dump(measure(key, int(seats), float(seconds), given), sys.stdout)


if __name__ == "__main__":
    main(sys.argv[1:])
