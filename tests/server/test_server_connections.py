"""Attacks beneath the messages, over raw sockets: what never becomes a request, and frames that carry nothing."""

import asyncio
import contextlib
import json
import os
import resource
import select
import socket
import struct
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import lots
import pytest
from campaign.running import Running
from campaign.wire import FIRST_FRAGMENT, FRAGMENT, HEAD, PING, PONG, UPGRADE, ended, raw, text_frame
from patience import PATIENCE
from server_sockets import dial, make, sit

from caravanserai.server import connections
from caravanserai.server.gate import Gate
from caravanserai.server.link import Link
from caravanserai.server.messages import Accepted
from caravanserai.server.metrics import Metrics

pytestmark = pytest.mark.anyio


class Hasty(Running):
    """A server that waits a second where others wait half a minute."""

    program = (str(Path(__file__).parent / "hasty_server.py"),)


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with pytest.MonkeyPatch.context() as patch:
        here = Path(__file__).parent
        patch.setenv("PYTHONPATH", os.pathsep.join((str(here / "installed"), str(here))))
        with Hasty(tmp_path_factory.mktemp("hasty"), "--workers", "1") as server:
            yield server


async def flood(server: Running, keys: dict[str, Any], frames: bytes, times: int) -> bytes:
    """Sit down, send the frames so many times, and return what came until the end."""
    hello = text_frame({"type": "hello", "table": keys["table"], "token": keys["token"]})
    async with raw(server, UPGRADE) as (reader, writer):
        assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
        writer.write(hello)
        async with asyncio.timeout(PATIENCE):
            while b'"update"' not in await reader.read(65_536):
                pass
        with contextlib.suppress(ConnectionError):
            for _ in range(times):
                writer.write(frames)
                await writer.drain()
        return await ended(reader)


@pytest.mark.parametrize(
    ("frames", "first"),
    [(PING * 5000, b""), (FRAGMENT * 5000, FIRST_FRAGMENT), (PONG * 5000, b"")],
    ids=["pings", "empty fragments", "pongs"],
)
async def test_frames_that_carry_nothing_are_counted(running: Running, frames: bytes, first: bytes) -> None:
    """The socket is closed for what the limit allows at once and no more, and a neighbour plays on meanwhile."""
    keys, other = make(running), make(running)
    before = limit(running, "frames")
    async with sit(running, other["table"], other["token"]) as (player, seen):
        task = asyncio.create_task(flood(running, keys, first + frames, 20))
        act = {"type": "act", "request": "r", "version": seen["version"], "action": lots.MARK}
        await player.send(act)
        await player.hear("accepted")
        heard = await task
    pongs = heard.count(b"\x8a\x00")
    assert pongs <= connections.FRAMES[1] + connections.PIECE
    assert limit(running, "frames") == before + 1


def limit(server: Running, name: str) -> int:
    """How often the limit was hit."""
    page = str(server.get("/metrics")[1])
    lines = [
        line for line in page.splitlines() if line.startswith(f'caravanserai_limited_total{{limit="{name}"}}')
    ]
    return int(lines[0].split()[-1]) if lines else 0


async def test_bytes_are_counted_whatever_they_are(hasty: Running) -> None:
    """Messages as large as they may be, as fast as they are read: more bytes than anybody plays with."""
    keys, before = make(hasty), limit(hasty, "bytes")
    large = b"\x81\xfe" + struct.pack("!H", 8000) + b"\0\0\0\0" + b"x" * 8000
    await flood(hasty, keys, large, 150)
    assert limit(hasty, "bytes") == before + 1


async def test_frames_may_come_in_any_pieces(running: Running) -> None:
    """Byte by byte, several at once, in fragments with a ping between them: each message is heard, in its order."""
    keys = make(running)
    hello = text_frame({"type": "hello", "table": keys["table"], "token": keys["token"]})
    act = {"type": "act", "version": "long ago", "action": 0}
    one, two, three = (text_frame({**act, "request": name}) for name in ("one", "two", "three"))
    begun = bytes([0x01, 0x80 | 9]) + b"\0\0\0\0" + b'{"type": '
    ended = bytes([0x80, 0x80 | 7]) + b"\0\0\0\0" + b'"ping"}'
    async with raw(running, UPGRADE) as (reader, writer):
        assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
        for byte in hello:
            writer.write(bytes([byte]))
            await writer.drain()
            await asyncio.sleep(0)
        writer.write(one + two + begun + PING + ended + three[:1])
        writer.write(three[1:])
        heard = b""
        async with asyncio.timeout(PATIENCE):
            while b'"three"' not in heard:
                heard += await reader.read(65_536)
    places = [heard.index(word) for word in (b'"one"', b'"two"', b'"pong"', b'"three"')]
    assert places == sorted(places)
    assert b"\x8a\x00" in heard


@pytest.mark.parametrize(
    ("frames", "code"),
    [
        (FIRST_FRAGMENT + text_frame({"type": "ping"}), 1002),
        (b"\x81\x02{}", 1002),
        (b"\x81\x82\0\0\0\0\xff\xff", 1007),
        (b"\x81\xfe\x40\x01\0\0\0\0", 1009),
        (b"\x81\xff" + struct.pack("!Q", 1 << 40), 1009),
    ],
    ids=["within a message", "not masked", "no text", "too long", "far too long"],
)
async def test_frames_out_of_order_end_the_connection(running: Running, frames: bytes, code: int) -> None:
    """Also those of which only the head has come, if they would be too long."""
    keys = make(running)
    before = running.memory()
    assert struct.pack("!H", code) in await flood(running, keys, frames, 1)
    assert running.memory() - before < 20_000_000


async def test_half_open_connections_are_dropped(hasty: Running) -> None:
    """Without a byte, within a header, within a body, and within a second request."""
    whole = HEAD + b"\r\n"
    body = b"POST /api/mine HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{"
    async with contextlib.AsyncExitStack() as stack:
        held = [
            (await stack.enter_async_context(raw(hasty, start)))[0]
            for start in (b"", b"GET", HEAD, body, whole + HEAD, b"\r\n")
            for _ in range(20)
        ]
        async with asyncio.timeout(PATIENCE):
            answers = await asyncio.gather(*(ended(reader) for reader in held))
    assert [b"200 OK" in answer for answer in answers[80:100]] == [True] * 20
    assert limit(hasty, "head-time") >= 80
    assert limit(hasty, "body-time") >= 20


async def test_a_header_that_drips_is_dropped_all_the_same(hasty: Running) -> None:
    async with raw(hasty, HEAD) as (reader, writer):
        closed = asyncio.create_task(ended(reader))
        while not closed.done():
            with contextlib.suppress(ConnectionError):
                writer.write(b"a: b\r\n")
            await asyncio.wait((closed,), timeout=0.2)
        assert await closed == b""


ENDLESS = {
    "headers": b"a: b\r\n",
    "one header": b"x" * 4096,
    "address": b"",
    "trailers": b"a: b\r\n",
}


@pytest.mark.parametrize("name", ENDLESS)
async def test_endless_headers_take_no_memory(running: Running, name: str) -> None:
    """Twenty megabytes are refused long before they are sent."""
    start = {
        "address": b"GET /" + b"x" * 4096,
        "one header": HEAD + b"a: ",
        "trailers": b"POST /api/mine HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\n"
        b"transfer-encoding: chunked\r\n\r\n0\r\n",
    }.get(name, HEAD)
    piece = (ENDLESS[name] or b"x" * 4096) * 100
    before, sent = running.memory(), 0
    async with raw(running, start) as (reader, writer):
        with contextlib.suppress(ConnectionError):
            while sent < 20_000_000:
                writer.write(piece)
                sent += len(piece)
                await writer.drain()
        answer = await ended(reader)
    assert answer == b"" or b" 431 " in answer or b" 400 " in answer
    assert sent < 20_000_000
    assert running.memory() - before < 20_000_000
    assert running.get("/healthz")[0] == 200


async def test_pipelined_requests_are_few(running: Running) -> None:
    """Ten thousand requests in one packet are not ten thousand tasks."""
    async with raw(running, (HEAD + b"\r\n") * 5000) as (reader, writer):
        with contextlib.suppress(ConnectionError):
            await writer.drain()
        answer = await ended(reader)
    assert answer.count(b"200 OK") <= connections.MOST_PIPELINED + 2
    assert limit(running, "pipelined") >= 1


def test_one_address_holds_only_so_many_connections(tmp_path: Path) -> None:
    """The rest are refused, it is logged, and whoever is in stays in."""
    with (
        Running(tmp_path, "--workers", "1", "--per-address", "10") as server,
        contextlib.ExitStack() as stack,
    ):
        held = [
            stack.enter_context(socket.create_connection(("127.0.0.1", server.port), 10)) for _ in range(20)
        ]
        refused: set[socket.socket] = set()
        while len(refused) < 10:
            refused |= {each for each in select.select(held, [], [], 20)[0] if _closed(each)}
        held[0].sendall(HEAD + b"\r\n")
        assert b"200 OK" in held[0].recv(4096)
        assert "one address holds 10 connections" in (tmp_path / "server.log").read_text()


def _closed(connection: socket.socket) -> bool:
    try:
        return connection.recv(1) == b""
    except ConnectionError:
        return True


async def test_silent_connections_make_room_for_newcomers(tmp_path: Path) -> None:
    """With as many idle connections as there may be, everybody is still let in, and the log says what happens."""
    with Running(tmp_path, "--workers", "1", "--connections", "50") as server:
        async with contextlib.AsyncExitStack() as stack:
            for _ in range(200):
                await stack.enter_async_context(raw(server, HEAD))
            for _ in range(20):
                assert (await asyncio.to_thread(server.get, "/healthz"))[0] == 200
            assert limit(server, "connections") >= 150
        assert "as many connections as there may be (50)" in (tmp_path / "server.log").read_text()


def test_the_server_takes_as_many_descriptors_as_it_may(tmp_path: Path) -> None:
    """It raises its own limit, and never takes connections for which there would be none."""
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    with Running(tmp_path, "--workers", "1") as server:
        soft = resource.prlimit(server.pid, resource.RLIMIT_NOFILE)[0]
    assert soft == (65_536 if hard == resource.RLIM_INFINITY else min(hard, 65_536))


def test_few_descriptors_mean_few_connections(tmp_path: Path) -> None:
    """Idle connections up to the limit of the process shut nobody out."""

    class Poor(Running):
        program = ("-c", POOR)

    with Poor(tmp_path, "--workers", "1") as server, contextlib.ExitStack() as stack:
        for _ in range(300):
            with contextlib.suppress(ConnectionError):
                stack.enter_context(socket.create_connection(("127.0.0.1", server.port), 10))
        assert server.get("/healthz")[0] == 200
        assert len(os.listdir(f"/proc/{server.pid}/fd")) < 256


POOR = (
    "import resource, sys; resource.setrlimit(resource.RLIMIT_NOFILE, (256, 256));"
    " from caravanserai import cli; sys.exit(cli.main())"
)


async def test_a_slow_reader_is_cut_off(hasty: Running) -> None:
    """Whoever takes nothing of what it asks for is let go, though it goes on asking and answers nothing."""
    seats = [{"kind": "me"}, *[{"kind": "bot", "level": "random"}] * 2]
    keys = hasty.post("/api/tables", {"game": "alrashid", "seats": seats, "start": True})[1]
    hello = text_frame({"type": "hello", "table": keys["table"], "token": keys["token"]})
    stale = text_frame({"type": "act", "request": "r", "version": "x", "action": 0})
    connection = socket.socket()
    connection.setsockopt(
        socket.SOL_SOCKET, socket.SO_RCVBUF, 16_384
    )  # before it connects: a shrunk one hears nothing
    connection.connect(("127.0.0.1", hasty.port))
    reader, writer = await asyncio.open_connection(sock=connection, limit=1024)
    writer.write(UPGRADE)
    await reader.readuntil(b"\r\n\r\n")
    writer.transport.pause_reading()
    writer.write(hello)
    try:
        async with asyncio.timeout(PATIENCE):
            while limit(hasty, "stalled") == 0 and not writer.transport.is_closing():
                writer.write(stale * 20)
                await asyncio.sleep(0.05)
            while limit(hasty, "stalled") == 0:
                await asyncio.sleep(0.05)
    finally:
        writer.transport.abort()


def test_what_waits_for_a_slow_client_has_an_end() -> None:
    """Two megabytes, then its socket is ended at once."""
    link, cuts = Link(), []
    link.cut = lambda: cuts.append(True)
    for _ in range(30):
        link.send_raw(b"x" * 100_000)
    assert (cuts, link.closing, link.close_code) == ([True], True, 1013)
    assert link.outbox.qsize() == 21


def test_a_message_goes_past_the_queue_only_while_nothing_waits() -> None:
    """So messages stay in their order, and what the connection cannot take now is kept for it."""
    link, told, free = Link(), list[bytes](), [True]

    def tell(messages: Sequence[bytes]) -> bool:
        if free[0]:
            told.extend(messages)
        return free[0]

    link.tell = tell
    link.send_raw(b"1")
    free[0] = False
    link.send_raw(b"2")
    free[0] = True
    link.send_raw(b"3")
    assert (told, link.outbox.qsize()) == ([b"1"], 2)
    for expected in (b"2", b"3"):
        assert link.outbox.get_nowait() == expected
        link.sent(expected)
    link.send_raw(b"4")
    link.close(1000)
    link.send_raw(b"5")
    assert (told, link.outbox.get_nowait()) == ([b"1", b"4"], None)


def test_what_is_held_back_goes_with_the_next_message() -> None:
    """Before it, in one piece with it; by itself when nothing else has come; and with what waits if something does."""
    link, told = Link(), list[list[str]]()

    def tell(messages: Sequence[bytes]) -> bool:
        told.append([json.loads(each)["type"] if each[:1] == b"{" else each.decode() for each in messages])
        return True

    link.tell = tell
    link.hold(Accepted(request="r"))
    link.send_raw(b"1")
    link.release()
    link.hold(Accepted(request="s"))
    link.release()
    link.send_raw(b"2")
    assert told == [["accepted", "1"], ["accepted"], ["2"]]
    link.tell = None
    link.hold(Accepted(request="t"))
    link.send_raw(b"3")
    link.close(1000)
    waiting = [link.outbox.get_nowait() for _ in range(3)]
    assert [waiting[0] and json.loads(waiting[0])["request"], *waiting[1:]] == ["t", b"3", None]


class Wire:
    """A transport that only remembers that it was ended."""

    aborted = False

    def abort(self) -> None:
        self.aborted = True


def test_places_are_given_back() -> None:
    gate = Gate(Metrics(), in_all=2, per_address=1)
    one, two, three = Wire(), Wire(), Wire()
    assert gate.enter(one, "10.0.0.1")
    assert not gate.enter(two, "10.0.0.1")
    assert gate.enter(two, "10.0.0.2")
    gate.asked(one)
    assert gate.enter(three, "10.0.0.3")
    assert (one.aborted, two.aborted) == (False, True), "the one that had asked nothing goes"
    gate.asked(three)
    assert not gate.enter(two, "10.0.0.2")
    gate.leave(one)
    gate.leave(one)
    assert gate.enter(two, "10.0.0.1")
    assert len(gate) == 2


async def test_a_line_that_is_silent_has_a_beat_and_a_dead_one_is_away(hasty: Running) -> None:
    """Who says nothing is told that the line lives; who answers no ping is dropped, and the table says so."""
    keys = make(hasty)
    async with sit(hasty, keys["table"], keys["second"]) as (other, _):
        hello = text_frame({"type": "hello", "table": keys["table"], "token": keys["token"]})
        async with raw(hasty, UPGRADE) as (reader, writer):
            assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
            writer.write(hello)
            here = (await other.hear("table"))["table"]["seats"][0]
            away = (await other.hear("table"))["table"]["seats"][0]
        beat = await other.hear("pong")
    assert (here["here"], away["here"]) == (True, False)
    assert away["awaySince"] is not None
    assert set(beat) == {"type", "now"}


async def test_an_address_that_no_table_can_have_leads_nowhere_at_once(running: Running) -> None:
    async with dial(running) as socket:
        await socket.send({"type": "hello", "table": "cut-off", "token": ""})
        told = await socket.hear("trouble")
    assert (told["code"], told["final"]) == ("no-table", True)
