"""What a neighbour notices of an attack: `python -m campaign.attacks`, in tests/server, prints a table.

One server behind a proxy, one table at which three seats play as fast as they may, and one stranger at a time. Everything
is on loopback, and every attack ends after some seconds.
"""

import argparse
import asyncio
import contextlib
import itertools
import json
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Awaitable, Callable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect

from campaign.running import Running
from campaign.wire import FIRST_FRAGMENT, FRAGMENT, HEAD, PING, UPGRADE, ended, raw, text_frame

STRANGER, NEIGHBOUR = "198.51.100.7", "203.0.113.9"
GAME: Final = "yspahan"
Attack = Callable[[Running, float], Awaitable[str]]


def call(server: Running, address: str, path: str, body: object, token: str = "") -> tuple[int, Any]:
    """POST from an address."""
    headers = {"x-forwarded-for": address, "content-type": "application/json"}
    if token:
        headers["authorization"] = f"Bearer {token}"
    data = json.dumps(body).encode()
    request = urllib.request.Request(f"{server.address}{path}", data, headers, method="POST")
    try:
        with urllib.request.urlopen(request, timeout=120) as answer:
            content = answer.read()
            return answer.status, json.loads(content) if content else None
    except urllib.error.HTTPError as error:
        with error:
            return error.code, json.loads(error.read())


# --- the neighbour -----------------------------------------------------------------------------------------------


class Neighbour:
    """Three people at a table; whoever is asked answers at once."""

    def __init__(self, server: Running) -> None:
        self._server = server
        self.waits: list[float] = []

    async def play(self, until: float) -> None:
        """Play one game after another until it is time."""
        while time.monotonic() < until:
            keys = await asyncio.to_thread(self._table)
            await asyncio.gather(*(self._seat(keys["table"], token, until) for token in keys["tokens"]))

    def _table(self) -> dict[str, Any]:
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
        _, keys = call(self._server, NEIGHBOUR, "/api/tables", {"game": GAME, "seats": seats})
        path = f"/api/tables/{keys['table']}"
        joined = [call(self._server, NEIGHBOUR, f"{path}/join", {"token": keys["join"]})[1] for _ in range(2)]
        call(self._server, NEIGHBOUR, f"{path}/start", None, keys["owner"])
        return {"table": keys["table"], "tokens": [keys["token"], *(each["token"] for each in joined)]}

    async def _seat(self, table: str, token: str, until: float) -> None:
        headers = {"x-forwarded-for": NEIGHBOUR}
        address = f"ws://127.0.0.1:{self._server.port}/ws"
        async with connect(address, compression=None, additional_headers=headers, max_size=None) as socket:
            await socket.send(json.dumps({"type": "hello", "table": table, "token": token}))
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(max(0.1, until - time.monotonic())):
                    await self._answer(socket)

    async def _answer(self, socket: ClientConnection) -> None:
        answered, asked = "", 0.0
        while True:
            message = json.loads(await socket.recv())
            if message["type"] == "accepted":
                self.waits.append(time.monotonic() - asked)
            if message["type"] != "update":
                continue
            if message["result"] is not None:
                return
            choices = message["prompt"]["choices"]
            if choices and message["version"] != answered:
                answered, asked = message["version"], time.monotonic()
                act = {"type": "act", "request": answered, "version": answered, "action": choices[0]["id"]}
                await socket.send(json.dumps(act))


# --- the attacks -------------------------------------------------------------------------------------------------


async def nothing(server: Running, seconds: float) -> str:
    """No attack."""
    await asyncio.sleep(seconds)
    return "-"


def frames(first: bytes, piece: bytes) -> Attack:
    """Sockets that send frames as fast as they may, one after another."""

    async def attack(server: Running, seconds: float) -> str:
        end, sent, sockets = time.monotonic() + seconds, 0, 0
        while time.monotonic() < end:
            sockets += 1
            async with raw(server, UPGRADE) as (reader, writer):
                await reader.readuntil(b"\r\n\r\n")
                with contextlib.suppress(ConnectionError):
                    for data in itertools.chain((first,), itertools.repeat(piece)):
                        writer.write(data)
                        sent += len(data)
                        await writer.drain()
                        if time.monotonic() >= end or writer.transport.is_closing():
                            break
        return f"{sockets} sockets, {sent / 1e6:.1f} MB sent"

    return attack


async def half_open(server: Running, seconds: float) -> str:
    """Two thousand connections that never ask anything."""
    async with contextlib.AsyncExitStack() as stack:
        held = [(await stack.enter_async_context(raw(server, HEAD)))[0] for _ in range(2000)]
        await asyncio.sleep(seconds)
        dropped = sum(reader.at_eof() for reader in held)
    return f"2,000 held, {dropped} dropped so far"


async def endless_headers(server: Running, seconds: float) -> str:
    """Headers without an end, one connection after another."""
    end, count = time.monotonic() + seconds, 0
    while time.monotonic() < end:
        count += 1
        async with raw(server, HEAD) as (reader, writer):
            with contextlib.suppress(ConnectionError):
                while not writer.transport.is_closing():
                    writer.write(b"x-header: x\r\n" * 5000)
                    await writer.drain()
            await ended(reader)
    return f"{count} connections"


async def pipelined(server: Running, seconds: float) -> str:
    """Thousands of requests in one packet."""
    end, count = time.monotonic() + seconds, 0
    while time.monotonic() < end:
        count += 1
        async with raw(server, (HEAD + b"\r\n") * 3000) as (reader, _):
            await ended(reader)
    return f"{count} connections of 3,000 requests"


async def hard_bots(server: Running, seconds: float) -> str:
    """As many tables of strong bots as an address gets."""
    seats = [{"kind": "me"}, *[{"kind": "bot", "level": "hard"}] * 3]
    body = {"game": GAME, "seats": seats, "start": True}
    end = time.monotonic() + seconds
    made = [await asyncio.to_thread(call, server, STRANGER, "/api/tables", body) for _ in range(30)]
    keys = [each for status, each in made if status == 201]
    for each in keys:
        path = f"/api/tables/{each['table']}/leave"
        await asyncio.to_thread(call, server, STRANGER, path, None, each["token"])
    await asyncio.sleep(max(0.0, end - time.monotonic()))
    return f"{len(keys)} tables of three hard bots"


async def records(server: Running, seconds: float) -> str:
    """Long records, as many as an address may send at once."""
    text = "caravanserai record 1\ngame yspahan\nrules 1\nseats 3\n" + "0 pass\n" * 9000
    end, codes = time.monotonic() + seconds, []
    for _ in range(30):
        codes.append((await asyncio.to_thread(call, server, STRANGER, "/api/records", {"text": text}))[0])
    await asyncio.sleep(max(0.0, end - time.monotonic()))
    return f"30 sent, {codes.count(422)} refused, {codes.count(429)} braked"


async def health(server: Running, seconds: float) -> str:
    """Eight who ask for nothing but health, as fast as they are answered."""
    end = time.monotonic() + seconds

    def poll() -> int:
        count = 0
        while time.monotonic() < end:
            server.get("/healthz")
            count += 1
        return count

    counts = await asyncio.gather(*(asyncio.to_thread(poll) for _ in range(8)))
    return f"{sum(counts) / seconds:.0f} a second"


ATTACKS: Final[Mapping[str, Attack]] = {
    "nothing": nothing,
    "pings": frames(b"", PING * 2000),
    "empty fragments": frames(FIRST_FRAGMENT, FRAGMENT * 2000),
    "messages": frames(b"", text_frame({"type": "ping"}) * 500),
    "half-open connections": half_open,
    "endless headers": endless_headers,
    "pipelined requests": pipelined,
    "tables of strong bots": hard_bots,
    "records": records,
    "polling health": health,
}


def attack_alone(name: str, address: str, seconds: float) -> str:
    """The attack in a process of its own, so that it takes the neighbour no time of its own."""
    server = Running(Path())
    server.address, server.port = address, int(address.rsplit(":", 1)[1])
    return asyncio.run(ATTACKS[name](server, seconds))


async def measure(name: str, seconds: float) -> str:
    """One line of the table."""
    with (
        tempfile.TemporaryDirectory() as folder,
        Running(Path(folder), "--workers", "1", "--behind-proxy") as server,
    ):
        neighbour = Neighbour(server)
        playing = asyncio.create_task(neighbour.play(time.monotonic() + seconds))
        with ProcessPoolExecutor(1, get_context("spawn")) as elsewhere:
            attack = elsewhere.submit(attack_alone, name, server.address, seconds)
            did = await asyncio.wrap_future(attack)
        await playing
        hits = ", ".join(_limits(server)) or "-"
    waits = sorted(neighbour.waits)
    median, late = waits[len(waits) // 2], waits[int(0.99 * len(waits))]
    return f"| {name} | {did} | {hits} | {len(waits)} | {1000 * median:.0f} ms | {1000 * late:.0f} ms |"


def _limits(server: Running) -> Iterator[str]:
    for line in str(server.get("/metrics")[1]).splitlines():
        if line.startswith("caravanserai_limited_total{"):
            name, count = line.removeprefix('caravanserai_limited_total{limit="').split('"} ')
            yield f"{name} {count}"


def main(words: list[str] | None = None) -> int:
    """Measure each attack in turn."""
    parser = argparse.ArgumentParser(prog="python -m campaign.attacks", description=__doc__)
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("attacks", nargs="*", choices=[*ATTACKS, []])
    given = parser.parse_args(words)
    print(
        "| attack | done | limits hit | neighbour's moves | median | 99 % within |\n|---|---|---|---|---|---|"
    )
    for name in given.attacks or ATTACKS:
        print(asyncio.run(measure(name, given.seconds)), flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
