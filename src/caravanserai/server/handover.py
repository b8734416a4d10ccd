"""Leaving while other servers go on: tables are handed over a few at a time, as fast as the others take them."""

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import Final, Protocol

AT_ONCE: Final = 8
"""Tables that are on their way at the same time."""
TAKEN_SECONDS: Final = 1.0
"""How long a table may be on its way before another is sent off, too: its people may be gone for good."""
LONGEST_SECONDS: Final = 20.0
"""After that the rest is told to go all together."""


class Leaving(Protocol):
    """A table with people at it, by its id."""

    @property
    def id(self) -> str:
        """The table."""

    def send_off(self) -> None:
        """Tell its people to come back elsewhere, at once."""


class Handover:
    """Sends tables off. `heard` is told of every table that another server changes: who lets people in changes it."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock: Final = clock
        self._awaited: Final[dict[str, asyncio.Event]] = {}
        self._taken = False
        """Whether any table was taken so far."""

    def heard(self, table: str) -> None:
        """Another server has changed the table."""
        if table in self._awaited:
            self._awaited[table].set()

    async def run(self, tables: Sequence[Leaving]) -> None:
        """Until all were sent off, or it takes too long, or there is nobody who takes any."""
        end = self._clock() + LONGEST_SECONDS
        left = list(tables)

        async def work() -> None:
            while left and self._clock() < end:
                taken = await self._send_off(left.pop())
                if not taken and not self._taken:
                    left.clear()

        await asyncio.gather(*(work() for _ in range(AT_ONCE)))

    async def _send_off(self, table: Leaving) -> bool:
        """Whether another server took it in time."""
        self._awaited[table.id] = asyncio.Event()
        table.send_off()
        try:
            async with asyncio.timeout(TAKEN_SECONDS):
                await self._awaited[table.id].wait()
        except TimeoutError:
            return False
        finally:
            del self._awaited[table.id]
        self._taken = True
        return True
