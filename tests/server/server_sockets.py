"""Tables at a real server, and clients that say to it what they like."""

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from typing import Any

import websockets
from campaign.running import Running
from patience import PATIENCE
from websockets.asyncio.client import ClientConnection, connect


def make(running: Running, *, start: bool = True, **more: Any) -> dict[str, Any]:
    """A table with a person and an open seat that somebody has taken."""
    wish = {"game": "lots", "seats": [{"kind": "me"}, {"kind": "open"}], **more}
    keys = running.post("/api/tables", wish)[1]
    seated = running.post(f"/api/tables/{keys['table']}/join", {"token": keys["join"]})[1]
    if start:
        assert running.post(f"/api/tables/{keys['table']}/start", None, keys["owner"])[0] == 204
    return {**keys, "second": seated["token"]}


class Socket:
    """A client that says what it likes."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket

    async def send(self, message: Any) -> None:
        await self._socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    async def hear(self, kind: str) -> dict[str, Any]:
        """The next message of a kind."""
        async with asyncio.timeout(PATIENCE):
            while True:
                message: dict[str, Any] = json.loads(await self._socket.recv())
                if message["type"] == kind:
                    return message

    async def ended(self) -> int:
        """How the server closed the socket."""
        with contextlib.suppress(websockets.ConnectionClosed):
            async with asyncio.timeout(PATIENCE):
                while True:
                    await self._socket.recv()
        return self._socket.close_code or 0


@contextlib.asynccontextmanager
async def dial(running: Running, **more: Any) -> AsyncIterator[Socket]:
    async with connect(
        f"ws://127.0.0.1:{running.port}/ws", compression=None, close_timeout=1, **more
    ) as socket:
        yield Socket(socket)


@contextlib.asynccontextmanager
async def sit(
    running: Running, table: str, token: str, first: str = "update"
) -> AsyncIterator[tuple[Socket, dict[str, Any]]]:
    """A client past the door with its first message of a kind."""
    async with dial(running) as socket:
        await socket.send({"type": "hello", "table": table, "token": token})
        yield socket, await socket.hear(first)
