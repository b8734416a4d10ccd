"""A rolling restart under play: two servers on one PostgreSQL are stopped and started one after the other.

In `tests/server`, `python -m campaign.rolling --tables 200` plays at so many tables meanwhile. Clients do what the browser
does: told to come back they wait as long as they are told, any server will do, and what was not answered is sent again.
A move that is refused, and how long each client was without a live table, are what counts. With `--ports 9001 9002
--through 9000` the servers listen there, and clients come through the load balancer that you have started in front.
"""

import argparse
import asyncio
import contextlib
import random
import sys
import tempfile
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
import websockets
from server_postgres import Postgres
from websockets.asyncio.client import ClientConnection, connect

from campaign.load import Crowd, make
from campaign.running import Running

MOST_TABLES: Final = 500
FIRST_WAIT: Final = 0.5
"""Seconds that the browser waits at most before it tries again for the first time, if it was not told how long."""


class Report(NamedTuple):
    """What a rolling restart looked like from outside."""

    tables: int
    moves: int
    restarts: int
    returns: int
    refused: list[str]
    gaps: list[float]
    waits: list[float]
    seconds: float

    def text(self) -> str:
        """In words."""
        gaps, waits = sorted(self.gaps), sorted(self.waits)
        return "\n".join(
            (
                f"{self.restarts} restarts in {self.seconds:.0f} s, {self.tables} tables, {self.moves} moves,"
                f" {self.returns} times a client came back, {len(self.refused)} moves refused {self.refused[:3]}",
                f"without a live table: median {1000 * _at(gaps, 0.5):.0f}, 99 % within {1000 * _at(gaps, 0.99):.0f},"
                f" longest {1000 * _at(gaps, 1.0):.0f} ms",
                f"action to answer: median {1000 * _at(waits, 0.5):.0f}, 99 % within {1000 * _at(waits, 0.99):.0f},"
                f" longest {1000 * _at(waits, 1.0):.0f} ms",
            )
        )


def _at(ordered: Sequence[float], share: float) -> float:
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


class Seat:
    """One client that plays when it is asked, and comes back."""

    def __init__(
        self, ports: Sequence[int], crowd: Crowd, token: str, beat: float, rng: random.Random
    ) -> None:
        self.moves = 0
        self.returns = 0
        self.refused: Final[list[str]] = []
        self.gaps: Final[list[float]] = []
        self.waits: Final[list[float]] = []
        self.stopping = False
        self.over = False
        self.live = asyncio.Event()
        self._ports: Final = ports
        self._crowd: Final = crowd
        self._token: Final = token
        self._beat: Final = beat
        self._rng: Final = rng
        self._lost: float | None = None
        self._within = 0.0
        self._pending: dict[str, Any] | None = None
        self._asked = 0.0
        self._answered = ""

    async def run(self) -> None:
        """Play until told to stop."""
        at = self._rng.randrange(len(self._ports))
        while not self.stopping and not self.over:
            with contextlib.suppress(OSError, websockets.WebSocketException, TimeoutError, EOFError):
                url = f"ws://127.0.0.1:{self._ports[at]}/ws/{self._crowd.table}"
                async with connect(
                    url, open_timeout=5, max_size=None, compression=None, ping_interval=None
                ) as socket:
                    await self._play(socket)
            if self._lost is None:
                self._lost = time.monotonic()
            span = self._within or FIRST_WAIT
            await asyncio.sleep(
                self._rng.random() * span if self._within else span * (0.5 + self._rng.random() / 2)
            )
            self._within = 0.0
            # a load balancer gives a newcomer to a server that answers
            at = (at + 1) % len(self._ports)

    async def _play(self, socket: ClientConnection) -> None:
        hello = {"type": "hello", "table": self._crowd.table, "token": self._token}
        await socket.send(msgspec.json.encode(hello).decode())
        if self._pending is not None:
            await socket.send(msgspec.json.encode(self._pending).decode())
        while not self.stopping and not self.over:
            try:
                text = await asyncio.wait_for(socket.recv(), 1.0)
            except TimeoutError:
                continue
            await self._hear(socket, msgspec.json.decode(text))

    async def _hear(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind == "update":
            self._came_back()
            self.over = message["result"] is not None
            mine = message["prompt"]["choices"] and message["version"] != self._answered
            if mine and self._pending is None and not self.over:
                await self._act(socket, message)
        elif kind == "accepted" and self._pending and message["request"] == self._pending["request"]:
            self.moves += 1
            self.waits.append(time.monotonic() - self._asked)
            self._pending = None
        elif kind == "refused":
            self.refused.append(f"{message['code']}")
            self._pending = None
        elif kind == "trouble":
            self._within = message["within"] / 1000
            if self._lost is None:
                self._lost = time.monotonic()

    def _came_back(self) -> None:
        self.live.set()
        if self._lost is not None:
            self.returns += 1
            self.gaps.append(time.monotonic() - self._lost)
            self._lost = None

    async def _act(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        await asyncio.sleep(self._rng.random() * 2 * self._beat)
        self._answered = message["version"]
        choice = self._rng.choice(message["prompt"]["choices"])["id"]
        request = f"{self._token[:6]}-{self.moves}-{self._rng.random():.6f}"
        self._pending = {"type": "act", "request": request, "version": self._answered, "action": choice}
        self._asked = time.monotonic()
        await socket.send(msgspec.json.encode(self._pending).decode())


async def rolling(
    folder: Path,
    postgres: Postgres,
    game: str,
    tables: int,
    beat: float,
    rounds: int = 1,
    ports: Sequence[int] = (0, 0),
    through: int = 0,
) -> Report:
    """Restart both servers, so many times, while people play at the tables with so many seconds between two moves."""
    rng = random.Random(1)
    options = ("--workers", "1", "--store", postgres.fresh(), *(("--behind-proxy",) if through else ()))
    started = time.monotonic()
    one, two = Running(folder / "one", *options), Running(folder / "two", *options)
    one.port, two.port = ports
    with one, two:
        with ThreadPoolExecutor(2) as pool:
            crowds = list(pool.map(lambda _: make(one, game, 2), range(tables)))
        doors = [through] if through else [one.port, two.port]
        seats = [Seat(doors, crowd, token, beat, rng) for crowd in crowds for token in crowd.tokens]
        playing = [asyncio.create_task(seat.run()) for seat in seats]
        await asyncio.gather(*(seat.live.wait() for seat in seats))
        for seat in seats:
            seat.gaps.clear()
        for server in [one, two] * rounds:
            await asyncio.to_thread(server.stop)
            await asyncio.to_thread(server.start)
            before = sum(seat.moves for seat in seats)
            while sum(seat.moves for seat in seats) < before + tables // 2 and not all(
                seat.over for seat in seats
            ):
                await asyncio.sleep(0.05)
        for seat in seats:
            seat.stopping = True
        await asyncio.gather(*playing)
    return Report(
        tables=tables,
        moves=sum(seat.moves for seat in seats),
        restarts=2 * rounds,
        returns=sum(seat.returns for seat in seats),
        refused=[each for seat in seats for each in seat.refused],
        gaps=[each for seat in seats for each in seat.gaps],
        waits=[each for seat in seats for each in seat.waits],
        seconds=time.monotonic() - started,
    )


def main(words: list[str] | None = None) -> int:
    """Restart, and print what was seen."""
    parser = argparse.ArgumentParser(prog="python -m campaign.rolling", description=__doc__)
    parser.add_argument("--game", default="yspahan")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--beat", type=float, default=5.0, help="seconds between two moves of a table")
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--ports", type=int, nargs=2, default=(0, 0), help="of the servers")
    parser.add_argument("--through", type=int, default=0, help="the port of a load balancer in front of them")
    given = parser.parse_args(words)
    if not 0 < given.tables <= MOST_TABLES:
        parser.error(f"1 to {MOST_TABLES} tables")
    with tempfile.TemporaryDirectory() as folder, Postgres(durable=True) as postgres:
        report = asyncio.run(
            rolling(
                Path(folder),
                postgres,
                given.game,
                given.tables,
                given.beat,
                given.rounds,
                given.ports,
                given.through,
            )
        )
    print(report.text())
    return 1 if report.refused else 0


if __name__ == "__main__":
    sys.exit(main())
