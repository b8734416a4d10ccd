"""The load test: many tables with scripted players on loopback, at a steady rate of moves, for a bounded time.

In `tests/server`, `python -m campaign.load --tables 500 --seats 4 --rate 1000 --seconds 20 --pin` keeps the server on
one core and the players on the others.
"""

import argparse
import asyncio
import contextlib
import gc
import os
import random
import sys
import tempfile
import time
from collections.abc import Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
from server_postgres import Postgres
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from campaign.running import Running

MOST_TABLES: Final = 2000
MOST_SECONDS: Final = 600.0


class _Option(msgspec.Struct):
    id: int


class _Prompt(msgspec.Struct):
    seat: int | None
    choices: list[_Option]


class _Heard(msgspec.Struct):
    """What the test reads of a message."""

    type: str
    version: str = ""
    prompt: _Prompt | None = None
    result: Any = None


_decode: Final = msgspec.json.Decoder(_Heard).decode


class Report(NamedTuple):
    """What a load test measured."""

    game: str
    tables: int
    sockets: int
    wanted: float
    moves: int
    updates: int
    seconds: float
    own: list[float]
    all: list[float]
    processor: float
    own_processor: float
    idle_bytes: float
    live_bytes: float
    refused: int
    where: str = "SQLite, 1 server"
    database: float = 0.0
    servers: int = 1

    @property
    def a_move(self) -> float:
        """Milliseconds of processor of all servers a move."""
        return 1000 * self.processor / max(1, self.moves)

    def text(self) -> str:
        """In words."""
        return "\n".join(
            (
                f"{self.where}, {self.game}: {self.tables} tables, {self.sockets} sockets, {self.seconds:.0f} s",
                f"moves/s {self.moves / self.seconds:.0f} (wanted {self.wanted:.0f}),"
                f" updates/s {self.updates / self.seconds:.0f}, refused {self.refused}",
                f"action to own update: p50 {_ms(self.own, 0.5)} p99 {_ms(self.own, 0.99)} ms",
                f"action to the last update at the table: p50 {_ms(self.all, 0.5)} p99 {_ms(self.all, 0.99)} ms",
                f"processor: server {100 * self.processor / self.seconds:.0f} % of one core,"
                f" {self.a_move:.2f} ms a move;"
                f" database {1000 * self.database / max(1, self.moves):.2f} ms a move;"
                f" this test {100 * self.own_processor / self.seconds:.0f} %",
                f"memory: {self.idle_bytes / 1024:.0f} KB per idle loaded table,"
                f" {self.live_bytes / 1024:.0f} KB per table with its sockets after the test",
            )
        )


def side_by_side(reports: Sequence[Report]) -> str:
    """Processor time a move and waiting times of several runs, as a table; the second is what the later ones multiply."""
    one = reports[1].a_move
    lines = [
        "| store, servers | moves/s | servers' processor a move | PostgreSQL's | this test's | p50 | p99 | carries |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for report in reports:
        several = "1.00" if report.servers == 1 else f"{report.servers * one / report.a_move:.2f}"
        cells = (
            report.where,
            f"{report.moves / report.seconds:.0f}",
            f"{report.a_move:.2f} ms",
            f"{1000 * report.database / max(1, report.moves):.2f} ms",
            f"{1000 * report.own_processor / max(1, report.moves):.2f} ms",
            f"{_ms(report.own, 0.5)} ms",
            f"{_ms(report.own, 0.99)} ms",
            several,
        )
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines)


def _ms(durations: Sequence[float], share: float) -> str:
    ordered = sorted(durations)
    return f"{1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))]:.1f}" if ordered else "-"


class Crowd(NamedTuple):
    """One table's secrets, seat by seat."""

    table: str
    tokens: list[str]


class Board:
    """One table being played at its own beat by all its seats."""

    def __init__(self, crowd: Crowd, ports: Sequence[int], beat: float, rng: random.Random) -> None:
        self.own: Final[list[float]] = []
        self.all: Final[list[float]] = []
        self.moves = 0
        self.updates = 0
        self.refused = 0
        self._crowd: Final = crowd
        self._ports: Final = ports
        self._beat: Final = beat
        self._rng: Final = rng
        self._sockets: list[ClientConnection] = []
        self._heard: list[_Heard | None] = []
        self._sent = 0.0
        self._mover = -1
        """Who made the last move; the next to decide may hear of it first."""
        self._actor = -1
        self._waiting: set[int] = set()
        self._turn: Final = asyncio.Event()
        self.over = False

    async def connect(self) -> None:
        """Connect all seats and let each see the table."""
        for seat, token in enumerate(self._crowd.tokens):
            socket = await connect(
                f"ws://127.0.0.1:{self._rng.choice(self._ports)}/ws/{self._crowd.table}",
                compression=None,
                max_size=None,
                open_timeout=60,
                ping_interval=None,
            )
            await socket.send(
                msgspec.json.encode({"type": "hello", "table": self._crowd.table, "token": token}).decode()
            )
            self._sockets.append(socket)
            self._heard.append(None)
            while self._heard[seat] is None:
                heard = _decode(await socket.recv())
                if heard.type == "update":
                    self._hear(seat, heard)

    async def play(self, end: float) -> None:
        """Play until the time is up, one move per beat."""
        readers = [asyncio.create_task(self._read(seat)) for seat in range(len(self._sockets))]
        due = time.monotonic() + self._rng.random() * self._beat
        number = 0
        while not self.over and time.monotonic() < end:
            await asyncio.sleep(max(0.0, due - time.monotonic()))
            due = max(due + self._beat, time.monotonic())
            try:
                await asyncio.wait_for(self._turn.wait(), max(0.01, end - time.monotonic()))
            except TimeoutError:
                break
            self._turn.clear()
            number += 1
            await self._act(number)
        await asyncio.sleep(0.5)
        for reader in readers:
            reader.cancel()
        await asyncio.gather(*readers, return_exceptions=True)

    async def _act(self, number: int) -> None:
        actor = self._mover = self._actor
        heard = self._heard[actor]
        assert heard is not None
        assert heard.prompt is not None
        choice = self._rng.choice(heard.prompt.choices).id
        message = {"type": "act", "request": str(number), "version": heard.version, "action": choice}
        self._waiting = set(range(len(self._sockets)))
        self._sent = time.monotonic()
        await self._sockets[actor].send(msgspec.json.encode(message).decode())

    async def _read(self, seat: int) -> None:
        try:
            async for text in self._sockets[seat]:
                heard = _decode(text)
                if heard.type == "update":
                    self._hear(seat, heard)
                elif heard.type == "refused":
                    self.refused += 1
        except ConnectionClosed:
            self.refused += 1

    def _hear(self, seat: int, heard: _Heard) -> None:
        now = time.monotonic()
        self._heard[seat] = heard
        self.updates += 1
        if seat in self._waiting:
            self._waiting.discard(seat)
            if seat == self._mover:
                self.moves += 1
                self.own.append(now - self._sent)
            if not self._waiting:
                self.all.append(now - self._sent)
        if heard.result is not None:
            self.over = True
            self._turn.set()
        elif heard.prompt is not None and heard.prompt.seat == seat:
            self._actor = seat
            self._turn.set()

    async def close(self) -> None:
        """Hang up."""
        await asyncio.gather(*(socket.close() for socket in self._sockets), return_exceptions=True)


def make(server: Running, game: str, seats: int) -> Crowd:
    wish = {"game": game, "seats": [{"kind": "me"}, *({"kind": "open"} for _ in range(seats - 1))]}
    status, keys = server.post("/api/tables", wish)
    assert status == 201, keys
    tokens = [keys["token"]]
    for _ in range(seats - 1):
        status, seated = server.post(f"/api/tables/{keys['table']}/join", {"token": keys["join"]})
        assert status == 200, seated
        tokens.append(seated["token"])
    status, answer = server.post(f"/api/tables/{keys['table']}/start", None, keys["owner"])
    assert status == 204, answer
    return Crowd(keys["table"], tokens)


async def load(
    folder: Path,
    game: str,
    tables: int,
    seats: int,
    rate: float,
    seconds: float,
    pin: bool = False,
    postgres: Postgres | None = None,
    servers: int = 1,
    apart: bool = False,
) -> Report:
    """Run the test. With PostgreSQL several servers may share the tables: a table's people are at one, or `apart` at any."""
    rng = random.Random(1)
    options = ("--workers", "1", *(() if postgres is None else ("--store", postgres.fresh())))
    with contextlib.ExitStack() as stack:
        fleet = [stack.enter_context(Running(folder / str(n), *options)) for n in range(servers)]
        server, ports = fleet[0], [each.port for each in fleet]
        make(server, game, seats)
        base = server.memory()
        with ThreadPoolExecutor(4) as pool:
            crowds = list(pool.map(lambda _: make(server, game, seats), range(tables)))
        idle = (server.memory() - base) / tables
        boards = [
            Board(crowd, ports if apart else [ports[number % servers]], tables / rate, rng)
            for number, crowd in enumerate(crowds)
        ]
        for first in range(0, tables, 20):
            await asyncio.gather(*(board.connect() for board in boards[first : first + 20]))
        gc.disable()
        if pin:
            _keep_apart(fleet)
        used, own = sum(each.processor_seconds() for each in fleet), time.process_time()
        database = 0.0 if postgres is None else postgres.processor_seconds()
        started = time.monotonic()
        await asyncio.gather(*(board.play(started + seconds) for board in boards))
        spent = time.monotonic() - started - 0.5
        processor = sum(each.processor_seconds() for each in fleet) - used
        own = time.process_time() - own
        database = 0.0 if postgres is None else postgres.processor_seconds() - database
        gc.enable()
        live = (server.memory() - base) / tables
        await asyncio.gather(*(board.close() for board in boards))
    return Report(
        game=game,
        tables=tables,
        sockets=tables * seats,
        wanted=rate,
        moves=sum(board.moves for board in boards),
        updates=sum(board.updates for board in boards),
        seconds=spent,
        own=[each for board in boards for each in board.own],
        all=[each for board in boards for each in board.all],
        processor=processor,
        own_processor=own,
        idle_bytes=idle,
        live_bytes=live,
        refused=sum(board.refused for board in boards),
        where=f"{'SQLite' if postgres is None else 'PostgreSQL'}, {servers} server{'s' * (servers > 1)}"
        + " (a table's people at any)" * apart,
        database=database,
        servers=servers,
    )


def _keep_apart(fleet: Sequence[Running]) -> None:
    """Each server on a core of its own from the last one down, this test on those that are left."""
    cores = sorted(os.sched_getaffinity(0))
    for server, core in zip(fleet, reversed(cores), strict=False):
        server.pin(core)
    os.sched_setaffinity(0, cores[: -len(fleet)] or cores[:1])


def _run(work: Coroutine[Any, Any, Report]) -> Report:
    """On the faster loop where there is one, as the server does."""
    try:
        import uvloop
    except ImportError:
        return asyncio.run(work)
    return uvloop.run(work)


def main(words: list[str] | None = None) -> int:
    """Run the load test and print what it measured."""
    parser = argparse.ArgumentParser(prog="python -m campaign.load", description=__doc__)
    parser.add_argument("--game", default="yspahan")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--rate", type=float, default=200.0, help="moves a second, all tables together")
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument(
        "--pin", action="store_true", help="the server on one core, the test on the others (Linux)"
    )
    parser.add_argument(
        "--postgres",
        action="store_true",
        help="one after the other: SQLite, PostgreSQL, two servers on it with each table at one of them, or at both;"
        " two servers get twice the tables and moves, so that each does what one alone did",
    )
    given = parser.parse_args(words)
    if not 0 < given.tables <= MOST_TABLES or not 0 < given.seconds <= MOST_SECONDS or given.rate <= 0:
        parser.error(f"1 to {MOST_TABLES} tables, up to {MOST_SECONDS:.0f} seconds")
    with contextlib.ExitStack() as stack:
        postgres = stack.enter_context(Postgres(durable=True)) if given.postgres else None
        ways: list[tuple[Postgres | None, int, bool]] = [(None, 1, False)]
        if postgres:
            ways += [(postgres, 1, False), (postgres, 2, False), (postgres, 2, True)]
        reports = []
        for store, servers, apart in ways:
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
            much = (given.tables * servers, given.seats, given.rate * servers, given.seconds, given.pin)
            report = _run(load(folder, given.game, *much, store, servers, apart))
            print(report.text(), flush=True)
            reports.append(report)
    if given.postgres:
        print(side_by_side(reports))
    return 0


if __name__ == "__main__":
    sys.exit(main())
