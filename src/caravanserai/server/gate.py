"""Who may hold a connection: so many in all and from one address. Half-open ones make room for newcomers."""

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Final

from caravanserai.server.metrics import Metrics
from caravanserai.server.security import is_loopback, network
from caravanserai.server.shares import Tally

LOG: Final = logging.getLogger("caravanserai.server.gate")

IN_ALL: Final = 8000
PER_ADDRESS: Final = 128
SPARE_DESCRIPTORS: Final = 128
"""Descriptors that connections leave to the database, the workers and the files of the client."""
NOTICE_SECONDS: Final = 10.0
"""The log tells of the same limit at most once in so long."""


class Gate:
    """The connections there are, by address, and those of them that have not asked anything yet."""

    def __init__(
        self,
        metrics: Metrics,
        in_all: int = IN_ALL,
        per_address: int = PER_ADDRESS,
        loopback_too: bool = False,
        tally: Tally | None = None,
        counted: Callable[[str], str] = network,
    ) -> None:
        self.metrics: Final = metrics
        self._in_all: Final = in_all
        self._per_address: Final = per_address
        self._loopback_too: Final = loopback_too
        self._places: Final[dict[asyncio.Transport, str]] = {}
        self._silent: Final[dict[asyncio.Transport, None]] = {}
        self._addresses: Final = tally or Tally()
        self._counted: Final = counted
        self._noticed: Final[dict[str, float]] = {}

    def __len__(self) -> int:
        return len(self._places)

    def enter(self, transport: asyncio.Transport, address: str) -> bool:
        """Whether the connection may stay."""
        origin = self._counted(address)
        if not self._room_for(address, origin):
            return False
        if len(self._places) >= self._in_all and not self._make_room():
            self.hit("connections", "as many connections as there may be (%d): one was refused", self._in_all)
            return False
        self._places[transport] = origin
        self._silent[transport] = None
        self._addresses.add(origin)
        return True

    def _room_for(self, address: str, origin: str) -> bool:
        if is_loopback(address) and not self._loopback_too:
            return True
        if self._addresses.of(origin) < self._per_address:
            return True
        self.hit(
            "address-connections", "one address holds %d connections: one was refused", self._per_address
        )
        return False

    def _make_room(self) -> bool:
        """Let go of the connection that has been silent for longest."""
        for transport in self._silent:
            self.hit(
                "connections", "as many connections as there may be (%d): a silent one goes", self._in_all
            )
            self.leave(transport)
            transport.abort()
            return True
        return False

    def asked(self, transport: asyncio.Transport) -> None:
        """The connection has sent a whole request."""
        self._silent.pop(transport, None)

    def leave(self, transport: asyncio.Transport) -> None:
        """The connection is gone."""
        origin = self._places.pop(transport, None)
        self._silent.pop(transport, None)
        if origin is not None:
            self._addresses.drop(origin)

    def hit(self, limit: str, message: str, *values: object) -> None:
        """Count that a limit was hit, and tell it in the log now and then."""
        self.metrics.limits[limit] += 1
        now = time.monotonic()
        if now - self._noticed.get(limit, -NOTICE_SECONDS) >= NOTICE_SECONDS:
            self._noticed[limit] = now
            LOG.warning(message, *values, extra={"fields": {"limit": limit}})
