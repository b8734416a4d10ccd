"""One address among many: its share of bots, tables, the lobby and replays, at a real server behind a proxy."""

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from campaign.running import Running
from patience import PATIENCE
from server_sockets import Socket, dial
from server_table import Client, open_hall, seat, wish

import caravanserai as cs
from caravanserai.play.record import record_text
from caravanserai.server import bots, hall, lists, origins
from caravanserai.server.bodies import Settings
from caravanserai.server.store import Ban
from caravanserai.server.tables import TableError

pytestmark = pytest.mark.anyio

STRANGER, NEIGHBOUR = "198.51.100.7", "203.0.113.9"
BOTS = [{"kind": "bot", "level": "hard"}] * 3


@pytest.fixture
def proxied(tmp_path: Path) -> Iterator[Running]:
    """A server that believes a proxy about addresses."""
    with Running(tmp_path, "--workers", "1", "--behind-proxy") as server:
        yield server


def call(server: Running, address: str, path: str, body: object, token: str = "") -> httpx.Response:
    headers = {"x-forwarded-for": address, **({"authorization": f"Bearer {token}"} if token else {})}
    return httpx.post(f"{server.address}{path}", json=body, headers=headers, timeout=PATIENCE)


@contextlib.asynccontextmanager
async def come(server: Running, address: str, keys: dict[str, Any]) -> AsyncIterator[Socket]:
    async with dial(server, additional_headers={"x-forwarded-for": address}) as socket:
        await socket.send({"type": "hello", "table": keys["table"], "token": keys["token"]})
        yield socket


def counted(server: Running, name: str) -> float:
    page = str(server.get("/metrics")[1])
    return float(page.split(f"caravanserai_{name} ")[-1].split()[0])


async def test_a_strangers_tables_of_bots_do_not_hold_up_a_neighbours(proxied: Running) -> None:
    """Thirty tables of bots alone wait for the only worker; the bot of a person still answers among the next few."""
    body = {"game": "yspahan", "seats": [{"kind": "me"}, *BOTS], "start": True}
    for keys in [call(proxied, STRANGER, "/api/tables", body).json() for _ in range(29)]:
        call(proxied, STRANGER, f"/api/tables/{keys['table']}/leave", None, keys["token"])
    body = {
        "game": "lots",
        "seats": [{"kind": "me"}, {"kind": "bot", "level": "easy"}],
        "start": True,
        "speed": "instant",
    }
    keys = call(proxied, NEIGHBOUR, "/api/tables", body).json()
    async with asyncio.timeout(PATIENCE):
        while counted(proxied, "bots_waiting") < 20:
            await asyncio.sleep(0.1)
        async with come(proxied, NEIGHBOUR, keys) as socket:
            before = counted(proxied, "bot_moves_total")
            await take_a_turn(socket)
            between = counted(proxied, "bot_moves_total") - before
    assert counted(proxied, "bots_lowered") > 0
    assert between < 20


async def take_a_turn(socket: Socket) -> None:
    """Play until the bot has played."""
    mine = True
    while True:
        update = await socket.hear("update")
        choices = update["prompt"]["choices"]
        if not choices:
            mine = False
        elif not mine:
            return
        else:
            act = {
                "type": "act",
                "request": update["version"],
                "version": update["version"],
                "action": choices[0]["id"],
            }
            await socket.send(act)


def test_tables_of_bots_alone_have_a_quota(proxied: Running) -> None:
    """And so do tables in all; another address is not concerned."""
    body = {"game": "yspahan", "seats": BOTS, "start": True}
    answers = [
        call(proxied, STRANGER, "/api/tables", body).status_code for _ in range(origins.MOST_BOTS_ONLY + 1)
    ]
    assert answers == [201] * origins.MOST_BOTS_ONLY + [429]
    assert call(proxied, NEIGHBOUR, "/api/tables", body).status_code == 201


async def test_the_lobby_shows_tables_with_people_and_few_of_one_address(tmp_path: Path) -> None:
    """A hundred tables of one address, or tables at which nobody is, do not hide the real one."""
    async with open_hall(tmp_path) as here:
        real, host = await seat(here, "me", "open", listed=True)
        for number in range(20):
            table = await here.create(wish("me", "open"), "stranger")
            room = await here.room(table.table)
            await Client(room, table.token).hello()
            changed = Settings(listed=True, name=f"junk {number}")
            await room.ask(
                lambda room=room, table=table, changed=changed: room.owner.settle(table.owner, changed)
            )
        for _ in range(20):
            await here.create(wish("me", "open", listed=True))
        lobby = (await lists.lobby(here)).tables
        assert len(lobby) == origins.MOST_LISTED + 1
        assert real.table in [each.id for each in lobby]
        assert lobby[0].name == "junk 19", "newest first"
        await host.bye()
        assert real.table not in [each.id for each in (await lists.lobby(here)).tables]
        with pytest.raises(TableError, match="public already"):
            await here.create(wish("me", "open", listed=True), "stranger")


async def test_what_stands_for_an_address_does_not_tell_it(tmp_path: Path) -> None:
    async with open_hall(tmp_path / "a") as one, open_hall(tmp_path / "b") as other:
        assert one.origins.of(STRANGER) == one.origins.of(STRANGER) != one.origins.of(NEIGHBOUR)
        assert one.origins.of("2001:db8::1") == one.origins.of("2001:db8::2")
        assert one.origins.of(STRANGER) != other.origins.of(STRANGER)
        assert one.origins.of("127.0.0.1") == one.origins.of("") == ""


def finished() -> str:
    match = cs.Match("lots", seats=2, seed="a")
    while not match.over:
        match.play(match.state.actor(), match.state.legal()[0])
    return record_text(match)


async def test_records_are_not_replayed_where_games_are_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One that is too long is refused before it is looked at; one that takes too long when its time is over."""
    text = finished()
    async with open_hall(tmp_path) as here:
        monkeypatch.setattr("caravanserai.play.record.parse", lambda *_: 1 / 0)
        assert (await here.import_record(text)).table
        asked = here.bots.asked
        for long in (text.replace("begin", "begin" + "\n0 keep" * hall.MOST_LINES), "begin\nundo 0" * 600):
            with pytest.raises(TableError, match="too long for any game"):
                await here.import_record(long)
        assert here.bots.asked == asked
        monkeypatch.setattr(bots, "REPLAY_SECONDS", 0.0)
        with pytest.raises(TableError, match="too long to replay"):
            await here.import_record(text)


async def test_whoever_is_banned_stays_outside_for_its_time(tmp_path: Path) -> None:
    """The ban is stored, counts for pages and sockets, and ends by itself."""
    with Running(tmp_path, "--workers", "1", "--behind-proxy") as server:
        table = call(
            server, NEIGHBOUR, "/api/tables", {"game": "lots", "seats": [{"kind": "me"}, {"kind": "open"}]}
        )
        assert table.status_code == 201
    async with open_hall(tmp_path, loopback_too=True) as here:
        origin = here.origins.of(STRANGER)
        await here.origins.ban(Ban(origin, 2**53))
        await here.origins.ban(Ban(here.origins.of(NEIGHBOUR), 1))
        assert [ban.origin for ban in here.origins.bans()] == [origin]
    with Running(tmp_path, "--workers", "1", "--behind-proxy") as server:
        refused = call(server, STRANGER, "/api/mine", {"tokens": []})
        assert (refused.status_code, refused.json()["code"]) == (403, "banned")
        assert call(server, NEIGHBOUR, "/api/mine", {"tokens": []}).status_code == 200
        with pytest.raises(Exception, match="403"):
            async with come(server, STRANGER, table.json()):
                pass
        content = b"".join(path.read_bytes() for path in tmp_path.iterdir() if path.is_file())
        assert STRANGER.encode() not in content
        assert json.dumps(STRANGER).encode() not in content
