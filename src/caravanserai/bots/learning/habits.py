"""What simulated players like to do: the odds of sorts of options, fitted to what good players took of what there was."""

from collections.abc import Sequence
from typing import Final

import numpy as np

ROUNDS: Final = 30
PRIOR: Final = 4.0
"""So many choices at even odds are added to every sort, so that a rare one is not taken for hopeless."""
LEAST: Final = 0.02
MOST: Final = 50.0


def habits(choices: Sequence[Sequence[int]], sorts: int) -> list[float]:
    """Odds under which the choices are likeliest: each sort's are scaled by how often it was taken and expected."""
    odds = np.ones(sorts)
    if not choices:
        return odds.tolist()
    widest = max(len(choice) for choice in choices) - 1
    offered = np.full((len(choices), widest), sorts)
    for number, choice in enumerate(choices):
        offered[number, : len(choice) - 1] = choice[1:]
    taken = np.bincount([choice[0] for choice in choices], minlength=sorts).astype(float)
    for _ in range(ROUNDS):
        shares = np.append(odds, 0.0)[offered]
        shares /= shares.sum(1, keepdims=True)
        expected = np.bincount(offered.reshape(-1), shares.reshape(-1), sorts + 1)[:sorts]
        odds = np.clip(odds * (taken + PRIOR) / (expected + PRIOR), LEAST, MOST)
    return [float(f"{odd:.4g}") for odd in odds]
