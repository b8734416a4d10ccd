"""Hears which tables other servers change: a connection that only listens, opened again whenever it is cut."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Final

import asyncpg

from caravanserai.server.postgres.statements import CHANNEL

LOG: Final = logging.getLogger("caravanserai.server.store")
AGAIN_SECONDS: Final = 0.5
ALIVE_SECONDS: Final = 5.0
"""How often the line is tried: one that is cut silently says nothing by itself."""


class Ear:
    """Calls `heard` with the table that another server has changed, and with "" when something may have been missed."""

    def __init__(
        self, connect: Callable[[], Awaitable[asyncpg.Connection]], name: str, heard: Callable[[str], None]
    ) -> None:
        self._connect: Final = connect
        self._name: Final = name
        self._heard: Final = heard
        self._task: asyncio.Task[None] | None = None
        self._closing = False

    def open(self) -> None:
        """Begin to listen."""
        self._task = asyncio.get_running_loop().create_task(self._listen(), name="ear")

    async def close(self) -> None:
        """Listen no more."""
        self._closing = True  # a driver that waits for its database may forget that it was cancelled
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _listen(self) -> None:
        while not self._closing:
            db = None
            try:
                db = await self._connect()
                await db.add_listener(CHANNEL, self._note)
                self._heard("")
                while not db.is_closed() and not self._closing:
                    await db.execute("SELECT 1")
                    await asyncio.sleep(ALIVE_SECONDS)
            except (
                asyncpg.PostgresError,
                asyncpg.InterfaceError,
                asyncpg.InternalClientError,
                OSError,
            ) as error:
                LOG.error("other servers are not heard: %r", error)
            finally:
                if db is not None:
                    db.terminate()
            await asyncio.sleep(AGAIN_SECONDS)

    def _note(self, _: object, __: int, ___: str, payload: object) -> None:
        name, *tables = str(payload).split(" ")
        for table in tables if name != self._name else ():
            self._heard(table)
