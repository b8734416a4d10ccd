"""Observations and legal actions as numpy arrays."""

from caravanserai.core.machine import State
from caravanserai.rl.extras import missing
from caravanserai.rl.observer import Observer

try:
    import numpy as np
    from numpy.typing import NDArray
except ImportError as error:
    raise missing("learning from arrays", "stepper", error) from error

Vector = NDArray[np.float32]
Mask = NDArray[np.int8]


def vector(observer: Observer, state: State, seat: int) -> Vector:
    """All that the seat may know, laid out as the observer's `fields` say."""
    written: NDArray[np.int16] = np.frombuffer(memoryview(observer.sheet(state, seat).numbers), np.int16)
    return written.astype(np.float32)


def mask(observer: Observer, state: State, seat: int) -> Mask:
    """1 for every action the seat may take now, 0 for all others; nothing but 0 for a seat that is not asked."""
    found = np.zeros(observer.game.action_count, np.int8)
    if state.actor() == seat:
        found[state.legal()] = 1
    return found
