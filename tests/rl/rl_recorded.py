"""Fingerprints of everything the stepper and the observer hand out: `python tests/rl/rl_recorded.py > tests/rl/recorded.json`.

The file was made before observations were written by compiled code; it changes only when an observation is meant to.
"""

import hashlib
import json
import sys

import numpy as np
from rl_play import Setting, settings

from caravanserai.rl.stepper import Stepper

ROWS = 3
STEPS = 400
STRIDE = 8
"""So many steps lie between looks at what the seats that do not decide may know."""


def digest(setting: Setting) -> str:
    """All arrays of a run whose choices follow from the masks, and now and then what the others see."""
    stepper = Stepper(setting.key, ROWS, seats=setting.seats, seed=7, **setting.options)
    found = hashlib.sha256()
    batch = stepper.look()
    for number in range(STEPS):
        found.update(batch.observations.astype(np.int16).tobytes())
        found.update(batch.masks.astype(np.int8).tobytes())
        found.update(batch.seats.astype(np.int8).tobytes())
        found.update(batch.rewards.astype(np.float32).tobytes())
        found.update(batch.done.tobytes())
        if number % STRIDE == 0:
            found.update(_all_seats(stepper))
        legal = [np.flatnonzero(row) for row in batch.masks]
        batch = stepper.step(
            np.array([each[(number * 7 + row) % len(each)] for row, each in enumerate(legal)])
        )
    return found.hexdigest()


def _all_seats(stepper: Stepper) -> bytes:
    seen = [
        stepper.observer.numbers(state, seat) for state in stepper.states for seat in range(stepper.seats)
    ]
    return np.array(seen, np.int16).tobytes()


def main() -> None:
    """Print the fingerprint of every game at every number of seats."""
    json.dump({str(setting): digest(setting) for setting in settings()}, sys.stdout, indent=1)
    print()


if __name__ == "__main__":
    main()
