"""Limits and moderation over two servers of one PostgreSQL: an address gets at both together what it would get at one."""

import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import lots
import pytest
from server_postgres import Postgres
from server_table import Client, pause, seat, until
from test_server_several import apart, server

from caravanserai.server import shares
from caravanserai.server.bodies import JoinTable
from caravanserai.server.clock import now
from caravanserai.server.gate import Gate
from caravanserai.server.hall import Hall
from caravanserai.server.hosting import Hosting
from caravanserai.server.http import Limits, Web
from caravanserai.server.lists import lobby
from caravanserai.server.requests import Say
from caravanserai.server.security import Doors
from caravanserai.server.shares import Tally
from caravanserai.server.tables import TableError

pytestmark = pytest.mark.anyio

STRANGER, NEIGHBOUR = "198.51.100.7", "203.0.113.9"


@pytest.fixture
def silent(monkeypatch: pytest.MonkeyPatch) -> None:
    """Servers that begin now tell each other nothing by themselves: only `together`."""
    monkeypatch.setattr(shares, "EVERY_SECONDS", 3600.0)


@pytest.fixture
async def pair(postgres: Postgres) -> AsyncIterator[tuple[Hall, Hall]]:
    """Two servers on a database of their own."""
    url = postgres.fresh()
    async with server(url) as one, server(url) as other:
        yield one, other


@contextlib.asynccontextmanager
async def browser(hall: Hall, address: str, limits: Limits) -> AsyncIterator[httpx.AsyncClient]:
    app = Web(hall, Doors(), limits, Path()).app()
    transport = httpx.ASGITransport(app, client=(address, 1))
    async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1:8421") as client:
        yield client


async def together(*halls: Hall) -> None:
    """Each tells the others and hears them."""
    for hall in (*halls, *halls):
        await hall.shares.exchange()


async def test_requests_of_an_address_are_counted_over_all_servers(
    silent: None, pair: tuple[Hall, Hall]
) -> None:
    limits = Limits(requests=(0.001, 20.0), scarce=(0.001, 5.0))
    async with browser(pair[0], STRANGER, limits) as here, browser(pair[1], STRANGER, limits) as there:
        await together(*pair)
        codes = [(await here.get("/api/lobby")).status_code for _ in range(21)]
        assert codes == [200] * 20 + [429]
        assert (await there.get("/api/lobby")).status_code == 200, "nobody was told yet"
        await together(*pair)
        assert (await there.get("/api/lobby")).status_code == 429
    async with browser(pair[1], NEIGHBOUR, limits) as neighbour:
        assert (await neighbour.get("/api/lobby")).status_code == 200


async def test_what_an_address_makes_is_counted_over_all_servers(pair: tuple[Hall, Hall]) -> None:
    limits = Limits(scarce=(0.001, 3.0))
    body = {"game": "lots", "seats": [{"kind": "me"}, {"kind": "open"}]}
    async with browser(pair[0], STRANGER, limits) as here, browser(pair[1], STRANGER, limits) as there:
        await together(*pair)
        assert [(await here.post("/api/tables", json=body)).status_code for _ in range(2)] == [201, 201]
        origin = pair[0].origins.counted(STRANGER)
        await until(lambda: ("scarce", origin) in {key[1:] for key in pair[1].shares._charged or ()})
        assert [(await there.post("/api/tables", json=body)).status_code for _ in range(2)] == [201, 429]


async def test_a_server_that_comes_later_charges_nothing_of_what_was_before(postgres: Postgres) -> None:
    url = postgres.fresh()
    limits = Limits(requests=(0.001, 5.0))
    async with server(url) as one, browser(one, STRANGER, limits) as here:
        for _ in range(5):
            await here.get("/api/lobby")
        await together(one)
        async with server(url) as other, browser(other, STRANGER, limits) as there:
            await together(one, other)
            assert (await there.get("/api/lobby")).status_code == 200


async def test_connections_of_an_address_are_counted_over_all_servers(pair: tuple[Hall, Hall]) -> None:
    tallies = [hall.shares.tally("connections", 1) for hall in pair]
    origin = pair[0].origins.counted(STRANGER)
    assert STRANGER not in origin
    for _ in range(3):
        tallies[0].add(origin)
    await until(lambda: tallies[1].of(origin) == 3)
    gate = Gate(pair[1].metrics, per_address=3, tally=tallies[1], counted=pair[1].origins.counted)
    assert not gate.enter(object(), STRANGER)  # type: ignore[arg-type]
    assert gate.enter(object(), NEIGHBOUR)  # type: ignore[arg-type]
    tallies[0].drop(origin)
    await until(lambda: tallies[1].of(origin) == 2)
    assert gate.enter(object(), STRANGER)  # type: ignore[arg-type]


def test_a_tally_gives_back() -> None:
    tally = Tally()
    tally.add("a")
    tally.add("a")
    tally.drop("a")
    assert tally.of("a") == 1
    tally.drop("a")
    assert tally.here == {}


async def test_a_dead_server_holds_nothing(postgres: Postgres) -> None:
    url = postgres.fresh()
    async with server(url) as one:
        async with server(url) as other:
            tally, origin = other.shares.tally("sockets", 0), one.origins.counted(STRANGER)
            seen = one.shares.tally("sockets", 0)
            tally.add(origin)
            await until(lambda: seen.of(origin) == 1)
        await until(lambda: seen.of(origin) == 0)


async def test_a_ban_sends_people_away_at_every_server_and_ends_at_every_server(
    pair: tuple[Hall, Hall],
) -> None:
    _, second, _ = await apart(pair)
    second.link.address = STRANGER  # type: ignore[misc]
    origin = pair[0].origins.of(STRANGER)
    await Hosting(pair[0]).ban(origin, 1, mute=False, why="")
    await until(lambda: second.last("trouble").get("code") == "banned")
    assert pair[1].origins.banned(origin)
    await Hosting(pair[0]).ban(origin, 0, mute=False, why="")
    await until(lambda: not pair[1].origins.banned(origin))
    await Hosting(pair[0]).ban(origin, 1, mute=True, why="")
    await until(lambda: pair[1].origins.muted(origin))


async def test_what_the_host_closes_is_closed_at_every_server(pair: tuple[Hall, Hall]) -> None:
    first, second, _ = await apart(pair, listed=True)
    watching = await Client(second.room, "").hello()
    await Hosting(pair[0]).close(first.room.table.id)
    await until(lambda: second.last("trouble").get("final", False))
    await until(lambda: watching.last("trouble").get("final", False))


async def test_the_lobby_shows_public_tables_of_all_servers(pair: tuple[Hall, Hall]) -> None:
    keys, client = await seat(pair[0], "me", "open", listed=True, start=False)
    await seat(pair[0], "me", "open", start=False)
    found = (await lobby(pair[1])).tables
    assert [each.id for each in found] == [keys.table]
    assert [each.here for each in found[0].seats] == [True, False]
    assert keys.table not in pair[1].rooms
    await client.bye()
    pair[1]._looked = 0.0
    await until(lambda: not pair[0].rooms[keys.table].links)
    assert (await lobby(pair[1])).tables == []


async def test_a_seat_talks_no_faster_at_two_servers(pair: tuple[Hall, Hall]) -> None:
    first, second, _ = await apart(pair)
    twin = await Client(second.room, first.token).hello()
    for number in range(6):
        await first.send(lambda n=number: first.room.talk.say(first.link, Say(text=f"a{n}")))  # type: ignore[misc]
    await until(lambda: twin.count("chat") == 6)
    with pytest.raises(TableError, match="too many lines"):
        await twin.send(lambda: twin.room.talk.say(twin.link, Say(text="b")))


@pytest.mark.usefixtures("pausing")
async def test_a_pause_waits_for_people_at_all_servers(pair: tuple[Hall, Hall]) -> None:
    first, second, _ = await apart(pair)
    for client in (first, second):
        client.link.reads_pauses = True
        await client.send(client.room._attend)
    await until(lambda: set(first.room.company.elsewhere.readers) == {1})
    await until(lambda: set(second.room.company.elsewhere.readers) == {0})
    await first.act(lots.MARK)
    await until(lambda: second.room.interval.on)
    assert first.room.interval.awaited == [0, 1]
    await first.send(lambda: first.room.go_on(first.link))
    assert first.room.interval.awaited == [1]
    await until(lambda: second.room.interval.awaited == [1])
    assert first.room.interval.on
    await second.send(lambda: second.room.go_on(second.link))
    await until(lambda: not first.room.interval.on)
    assert not second.room.interval.on


@pytest.mark.usefixtures("pausing")
async def test_bots_that_think_elsewhere_wait_for_the_pause(postgres: Postgres) -> None:
    url = postgres.fresh()
    async with server(url, thinks=False) as front, server(url) as back:
        keys, person = await seat(front, "me", "random")
        person.link.reads_pauses = True
        await person.send(person.room._attend)
        await person.act(lots.MARK)
        await person.act(lots.KEEP)
        await until(lambda: "marked" in str(person.update["pause"]))
        await until(lambda: back.rooms[keys.table].interval.on)
        stored = await back.store.load(keys.table)
        assert stored is not None
        assert stored.pulse.wake is not None
        assert stored.pulse.wake > now() + 5_000, "a worker that comes now must wait as well"
        asked, questions = person.update["version"], len(back.bots.questions)  # type: ignore[attr-defined]
        await pause()
        assert person.update["version"] == asked
        assert len(back.bots.questions) == questions  # type: ignore[attr-defined]
        await person.send(lambda: person.room.go_on(person.link))
        await until(lambda: person.update["version"] != asked)


async def test_an_invitation_is_good_at_every_server(pair: tuple[Hall, Hall]) -> None:
    keys, _ = await seat(pair[0], "me", "open", start=False)
    room = await pair[1].room(keys.table)
    await room.ask(lambda: room.seats.join(JoinTable(token=keys.join, name="Noor")))
    await until(lambda: pair[0].rooms[keys.table].table.seats[1].name == "Noor")
