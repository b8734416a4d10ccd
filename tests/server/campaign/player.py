"""A scripted player: random choices, some undos, repeated messages and lost connections, and a memory of it all."""

import asyncio
import contextlib
import json
import random
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import websockets
from websockets.asyncio.client import ClientConnection, connect

RETRY_SECONDS: Final = 0.05


class Acknowledged(NamedTuple):
    """A decision the server said is on disk. An undo has the action -1."""

    request: str
    action: int


class Picture(NamedTuple):
    """What an update showed."""

    version: str
    view: Any
    prompt: Any
    start: int
    events: list[Any]


class Player:
    """Plays one seat until the game is over or it is told to stop, whatever happens to the server meanwhile."""

    def __init__(
        self, ports: Sequence[int], table: str, token: str, seat: int, rng: random.Random, pause: float
    ) -> None:
        self.seat: Final = seat
        self.table: Final = table
        self.acknowledged: Final[list[Acknowledged]] = []
        self.pictures: Final[list[Picture]] = []
        self.faults: Final[list[str]] = []
        self.over = False
        self.reconnects = 0
        self.stale = 0
        self._ports: Final = ports
        self._token: Final = token
        self._rng: Final = rng
        self._pause: Final = pause
        self._count = 0
        self._view: dict[str, Any] = {}
        self._pending: dict[str, Any] | None = None
        self._answered = ""
        self.stopping = False

    async def run(self) -> None:
        """Play on, coming back after every loss."""
        while not self.over and not self.stopping:
            with contextlib.suppress(OSError, websockets.WebSocketException, asyncio.TimeoutError, EOFError):
                url = f"ws://127.0.0.1:{self._rng.choice(self._ports)}/ws"
                async with connect(url, open_timeout=5, max_size=None, compression=None) as socket:
                    self.reconnects += 1
                    await self._play(socket)
            await asyncio.sleep(RETRY_SECONDS)

    async def _play(self, socket: ClientConnection) -> None:
        await _send(socket, {"type": "hello", "table": self.table, "token": self._token})
        if self._pending is not None:
            await _send(socket, self._pending)
        while not self.over and not self.stopping:
            try:
                text = await asyncio.wait_for(socket.recv(), 1.0)
            except TimeoutError:
                continue
            await self._hear(socket, json.loads(text))
            if self._rng.random() < 0.003:
                return

    async def _hear(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind == "update":
            self._keep(message)
            if not self.over and self._pending is None:
                await self._decide(socket, message)
        elif kind == "accepted":
            if self._pending is not None and message["request"] == self._pending["request"]:
                self.acknowledged.append(Acknowledged(message["request"], self._pending.get("action", -1)))
                self._pending = None
        elif kind == "refused":
            self._refused(message)
        elif kind == "trouble" and message["final"]:
            self.faults.append(f"seat {self.seat}: {message}")
            self.stopping = True

    def _refused(self, message: dict[str, Any]) -> None:
        if self._pending is None or message["request"] != self._pending["request"]:
            return
        self._pending = None
        self._answered = ""
        if message["code"] == "stale":
            self.stale += 1
        elif message["code"] != "cannot-undo":
            self.faults.append(f"seat {self.seat}: a legal choice was refused: {message}")

    def _keep(self, message: dict[str, Any]) -> None:
        self._view = {**({} if message["whole"] else self._view), **message["view"]}
        fields = ("prompt", "start", "events")
        self.pictures.append(Picture(message["version"], self._view, *(message[name] for name in fields)))
        self.over = message["result"] is not None

    async def _decide(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        prompt = message["prompt"]
        mine = prompt["seat"] == self.seat
        takes_back = message["canUndo"] and self._rng.random() < 0.05
        if (not mine and not takes_back) or self._answered == message["version"]:
            return
        await asyncio.sleep(self._rng.random() * self._pause)
        self._answered = message["version"]
        self._count += 1
        pending = {"type": "undo", "request": f"{self.seat}-{self._count}", "version": message["version"]}
        if not takes_back:
            pending |= {"type": "act", "action": self._rng.choice(prompt["choices"])["id"]}
        self._pending = pending
        await _send(socket, pending)
        if self._rng.random() < 0.1:
            await _send(socket, pending)


async def _send(socket: ClientConnection, message: dict[str, Any]) -> None:
    await socket.send(json.dumps(message))
