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


def measure(key: str, seats: int, seconds: float, options: dict[str, Any]) -> dict[str, Any]:
    """Uniform random play for that long: decisions a second, observations and masks made, the choosing not counted."""
    stepper = Stepper(key, ROWS, seats=seats, seed=1, **options)
    rng = np.random.default_rng(1)
    batch = stepper.look()
    took = 0.0
    steps = 0
    while took < seconds:
        actions = (rng.random(batch.masks.shape, np.float32) * batch.masks).argmax(1)
        began = time.perf_counter()
        batch = stepper.step(actions)
        took += time.perf_counter() - began
        steps += ROWS
    return {"rows": ROWS, "numbers": stepper.observer.size, "stepper_per_second": steps / took}


def main(argv: list[str]) -> None:
    """Measure what the arguments say."""
    key, seats, seconds, *options = argv
    given = dict(text.split("=", 1) for text in options)
    json.dump(measure(key, int(seats), float(seconds), given), sys.stdout)


if __name__ == "__main__":
    main(sys.argv[1:])
