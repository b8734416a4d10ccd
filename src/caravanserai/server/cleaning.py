"""When Python looks for garbage that refers to itself: not in the middle of the game.

It goes through everything that lives for that, a tenth of a second with five hundred tables, and nobody is served meanwhile.
Left to itself it does so when many objects have come, which is when many people play.
"""

import gc
import logging
import time
from typing import Final

LOG: Final = logging.getLogger("caravanserai.server.cleaning")

YOUNG: Final = (10_000, 2, 1_000_000)
"""Thresholds of Python's collector: what is young is looked through often, all that lives never by itself.

What has outlived two looks counts as what lives: with twenty, the last of them went through all that two thousand people
had brought with them, which took 150 ms.
"""
SECONDS: Final = 600.0
MOST_LEFT: Final = 1000
"""Clean up after so long, or when so many tables and sockets were let go: their remains are most of the garbage."""


class Cleaning:
    """Looks now and then whether it is time."""

    def __init__(self) -> None:
        self._last = time.monotonic()
        self._left = 0

    def begin(self) -> None:
        """What lives now lives as long as the process."""
        gc.freeze()
        gc.set_threshold(*YOUNG)

    def look(self, left: int) -> bool:
        """Clean up if it is time. `left` counts the tables and sockets let go since the start."""
        if left - self._left < MOST_LEFT and time.monotonic() - self._last < SECONDS:
            return False
        started = time.perf_counter()
        gc.unfreeze()
        found = gc.collect()
        gc.freeze()
        LOG.debug("%d objects of garbage in %.0f ms", found, 1000 * (time.perf_counter() - started))
        self._last = time.monotonic()
        self._left = left
        return True
