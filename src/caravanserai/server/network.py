"""Listening on the network beside this machine: begun and ended from the waiting room of whoever sits at this machine."""

import asyncio
import socket
from collections.abc import Callable
from typing import Final, Literal

from caravanserai.server.bodies import NetworkInfo
from caravanserai.server.tables import TableError

ELSEWHERE: Final = ("192.0.2.1", 9)
"""An address that is nobody's: asked for the way to it, the system tells our own address; nothing is sent."""

Protocols = Callable[[], asyncio.Protocol]


def own_address() -> str:
    """The address by which the own network knows this machine; "" if there is none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ELSEWHERE)
            return str(probe.getsockname()[0])
        except OSError:
            return ""


class Network:
    """A second door. Only a server that listens on loopback, for this machine alone, has one to offer."""

    def __init__(self, port: int, offered: bool, address: str = "") -> None:
        self._port: Final = port
        self._offered: Final = offered
        self._address: Final = address
        self._door: asyncio.Server | None = None
        self._open_port = port
        self.protocols: Protocols | None = None
        """What serves a connection; there once the server runs."""

    def info(self, here: bool) -> NetworkInfo:
        """How others reach this server; `here`: the one who asks sits at this machine. Others are told nothing."""
        if not here or not self._offered:
            return NetworkInfo(state="public", address="", port=0)
        state: Literal["local", "open"] = "local" if self._door is None else "open"
        return NetworkInfo(state=state, address=self._address or own_address(), port=self._open_port)

    async def open(self, here: bool, port: int | None) -> NetworkInfo:
        """Let the network in."""
        self._may(here)
        address = self._address or own_address()
        if not address:
            raise TableError("no-network", "this machine has no address on a network")
        if self._door is None:
            assert self.protocols is not None
            wanted = self._port if port is None else port
            try:
                self._door = await asyncio.get_running_loop().create_server(self.protocols, address, wanted)
            except (OSError, OverflowError) as error:
                raise TableError("port", f"the port cannot be had: {error}") from error
            self._open_port = self._door.sockets[0].getsockname()[1]
        return self.info(here)

    def close(self, here: bool) -> NetworkInfo:
        """Let nobody in any more; who is in stays."""
        self._may(here)
        self.shut()
        return self.info(here)

    def shut(self) -> None:
        """Close the door."""
        if self._door is not None:
            self._door.close()
            self._door = None

    def _may(self, here: bool) -> None:
        if not here or not self._offered:
            raise TableError("no-entry", "only who sits at this machine may do this")
