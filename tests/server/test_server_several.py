"""Two servers on one PostgreSQL: no owner of a table, what one does the other shows, and a dead one's work is taken over."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any

import asyncpg
import lots
import pytest
from patience import PATIENCE
from server_postgres import Postgres
from server_table import Client, FirstBot, kinds, seat, until

from caravanserai.server.bodies import JoinTable, SeatChange, Settings
from caravanserai.server.hall import Hall
from caravanserai.server.messages import Pace
from caravanserai.server.postgres.store import PostgresStore
from caravanserai.server.requests import Say

pytestmark = pytest.mark.anyio


@contextlib.asynccontextmanager
async def server(url: str, **options: Any) -> AsyncIterator[Hall]:
    """A server without sockets."""
    store = await asyncio.to_thread(PostgresStore, url)
    hall = Hall(store, FirstBot(), **options)
    hall.open()
    try:
        yield hall
    finally:
        await hall.close()
        await asyncio.to_thread(store.close)


@pytest.fixture
async def pair(postgres: Postgres) -> AsyncIterator[tuple[Hall, Hall]]:
    """Two servers on a database of their own."""
    url = postgres.fresh()
    async with server(url) as one, server(url) as other:
        yield one, other


async def apart(pair: tuple[Hall, Hall], **more: Any) -> tuple[Client, Client, str]:
    """Two people at one table, each at a server of their own, and the owner's token."""
    keys, first = await seat(pair[0], "me", "open", **more)
    room = await pair[1].room(keys.table)
    seated = await room.ask(lambda: room.seats.join(JoinTable(token=keys.join, name="Noor")))
    second = await Client(await pair[1].room(keys.table), seated.token).hello()
    await until(lambda: first.last("table").get("table", {}).get("seats", [{}, {}])[1].get("here", False))
    return first, second, keys.owner


def same(first: Client, second: Client) -> bool:
    """Whether both see the same game."""
    return (first.room.match is not None and second.room.match is not None) and (
        first.room.match.version == second.room.match.version
    )


async def test_what_one_does_the_other_shows(pair: tuple[Hall, Hall]) -> None:
    first, second, _ = await apart(pair)
    before = second.count("update")
    await first.act(lots.MARK)
    await until(lambda: second.count("update") > before)
    assert second.room is not first.room
    assert same(first, second)
    assert second.update["events"] == first.update["events"] != []


async def test_two_servers_send_the_same_bytes_to_a_whole_game(pair: tuple[Hall, Hall]) -> None:
    """Spectators at both servers get the same updates through a whole game, undo included, but for the time they were sent."""
    first, second, _ = await apart(pair, listed=True)
    watching = [await Client(client.room, "").hello() for client in (first, second)]
    clients, undone = (first, second), False
    while first.update["result"] is None:
        mover = next(client for client in clients if client.update["prompt"]["choices"])
        await mover.act(mover.update["prompt"]["choices"][0]["id"])
        if not undone and mover.update["canUndo"]:
            undone = True
            await until(lambda: same(first, second))
            await mover.undo()
        await until(lambda: same(first, second))
        await until(
            lambda: first.update["result"] is not None or any(c.update["prompt"]["choices"] for c in clients)
        )
    await until(lambda: second.update["result"] is not None)
    assert undone
    for client in watching:
        client.listen()
    told = [[_without_time(m) for m in c.heard if m["type"] == "update"] for c in watching]
    assert len(told[0]) > 5
    assert told[0] == told[1]


def _without_time(message: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in message.items() if name != "now"}


def choice(client: Client) -> int:
    """The first of the choices."""
    return int(client.update["prompt"]["choices"][0]["id"])


async def test_of_two_who_decide_at_once_one_was_faster(pair: tuple[Hall, Hall], postgres: Postgres) -> None:
    """The same seat acts through both servers at the same moment: one is accepted, one is told it came too late."""
    keys, first = await seat(pair[0], "me", "open")
    twin = await Client(await pair[1].room(keys.table), keys.token).hello()
    for turn in range(5):
        assert twin.update["version"] == first.update["version"]
        await asyncio.gather(
            first.act(choice(first), request=f"first {turn}"), twin.act(choice(twin), request=f"twin {turn}")
        )
        answers = [
            next(m for m in reversed(c.heard) if m["type"] in ("accepted", "refused")) for c in (first, twin)
        ]
        assert sorted(each["type"] for each in answers) == ["accepted", "refused"]
        assert next(each for each in answers if each["type"] == "refused")["code"] == "stale"
        await until(lambda: first.update["version"] == twin.update["version"])
        if not first.update["prompt"]["choices"]:
            break
    stored = await pair[0].store.load(keys.table)
    assert stored is not None
    assert [move.number for move in stored.moves] == list(range(len(stored.moves)))


async def test_people_talk_come_and_go_across_servers(pair: tuple[Hall, Hall]) -> None:
    first, second, owner = await apart(pair)
    await first.send(lambda: first.room.talk.say(first.link, Say(text="Salaam")))
    await until(lambda: second.last("chat").get("line", {}).get("text") == "Salaam")
    await second.send(lambda: second.room.talk.say(second.link, Say(text="Good evening")))
    await until(lambda: first.last("chat").get("line", {}).get("text") == "Good evening")
    await second.bye()
    await until(lambda: not first.last("table")["table"]["seats"][1]["here"])
    await second.hello()
    await until(lambda: first.last("table")["table"]["seats"][1]["here"])
    await first.room.ask(lambda: first.room.seats.change_seat(owner, 1, SeatChange(kind="open", remove=True)))
    await until(lambda: second.link.closing)
    assert second.last("trouble")["code"] == "no-entry"


async def test_settings_of_both_servers_are_kept(pair: tuple[Hall, Hall]) -> None:
    """The owner changes different things through both servers at once: the one who is overtaken reads, then changes."""
    first, second, owner = await apart(pair)
    await asyncio.gather(
        first.room.ask(lambda: first.room.owner.settle(owner, Settings(name="Night of Cardamom"))),
        second.room.ask(lambda: second.room.owner.settle(owner, Settings(quiet=True))),
    )
    await until(
        lambda: all(r.table.quiet and r.table.name == "Night of Cardamom" for r in (first.room, second.room))
    )


async def test_a_server_where_nobody_looks_lets_the_table_go(pair: tuple[Hall, Hall]) -> None:
    """A table of people whose last client here has gone is not played again here, move by move."""
    first, second, _ = await apart(pair)
    table = first.room.table.id
    await second.bye()
    await until(lambda: not second.room.busy)
    await first.act(lots.MARK)
    await until(lambda: table not in pair[1].rooms)
    back = await Client(await pair[1].room(table), second.token).hello()
    assert back.update["version"]
    assert same(first, back)


async def test_a_deleted_table_is_gone_everywhere(pair: tuple[Hall, Hall]) -> None:
    first, second, owner = await apart(pair)
    await first.room.ask(lambda: first.room.owner.delete(owner))
    await until(lambda: second.link.closing)
    assert second.last("trouble")["code"] == "deleted"
    assert second.room.table.id not in pair[1].rooms


async def test_one_of_two_servers_thinks_for_a_bot(pair: tuple[Hall, Hall]) -> None:
    """Both have the table in memory; each decision of the bot is thought about once."""
    keys, first = await seat(pair[0], "me", "random")
    twin = await Client(await pair[1].room(keys.table), keys.token).hello()
    while first.update["result"] is None:
        if first.update["prompt"]["choices"]:
            await first.act(first.update["prompt"]["choices"][0]["id"])
        await asyncio.sleep(0.002)
    await until(lambda: twin.update["result"] is not None)
    stored = await pair[0].store.load(keys.table)
    assert stored is not None
    decided = sum(move.seat == 1 for move in stored.moves)
    assert decided > 0
    assert sum(len(hall.bots.questions) for hall in pair) == decided  # type: ignore[attr-defined]


async def test_a_dead_servers_bots_are_taken_over(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server that holds a bot's decision dies without a word: another one thinks when its time has run out."""
    url = postgres.fresh()

    class Silent(FirstBot):
        async def decide(self, *_: object) -> int:
            await asyncio.Event().wait()
            raise AssertionError

    store = await asyncio.to_thread(PostgresStore, url)
    dead = Hall(store, Silent())
    dead.open()
    keys, first = await seat(dead, "random", "me")
    room = await dead.room(keys.table)
    await until(lambda: room.thinker.busy)
    async with server(url) as other:
        there = await Client(await other.room(keys.table), keys.token).hello()
        assert not there.update["prompt"]["choices"]
        assert store._beating is not None
        assert dead._sweeper is not None
        dead._sweeper.cancel()
        store._loop.call_soon_threadsafe(store._beating.cancel)
        await until(lambda: bool(there.update["prompt"]["choices"]))
    assert first is not there
    await dead.close()
    await asyncio.to_thread(store.close)


async def test_a_server_that_cannot_hear_asks(pair: tuple[Hall, Hall], postgres: Postgres) -> None:
    """Every connection is cut: what was told meanwhile is gone, and both still come to the same table."""
    first, _, _ = await apart(pair)
    store = pair[0].store
    assert isinstance(store, PostgresStore)
    db = await asyncpg.connect(store.url)
    await db.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE datname = current_database() AND pid <> pg_backend_pid()"
    )
    await db.close()

    async def moved() -> bool:
        room = await pair[0].room(first.room.table.id)
        client = await Client(room, first.token).hello()
        return (await client.act(lots.MARK))[0]["type"] == "accepted"

    async with asyncio.timeout(PATIENCE):
        while True:
            with contextlib.suppress(Exception):
                if await moved():
                    break
            await asyncio.sleep(0.05)
    room = await pair[1].room(first.room.table.id)
    await until(lambda: room.match is not None and room.match.version >= 1)


async def test_bots_think_where_they_are_left_to(postgres: Postgres) -> None:
    """A server without bots and a worker: the worker thinks about every decision, also when people are at the server."""
    url = postgres.fresh()
    async with server(url, thinks=False) as front, server(url) as back:
        keys, person = await seat(front, "me", "random")
        while person.update["result"] is None:
            if person.update["prompt"]["choices"]:
                await person.act(choice(person))
            await asyncio.sleep(0.002)
        assert front.bots.questions == []  # type: ignore[attr-defined]
        assert back.bots.questions  # type: ignore[attr-defined]
        assert keys.table in front.rooms


async def test_people_at_two_servers_pause_together(pair: tuple[Hall, Hall]) -> None:
    """One proposes here, the other agrees there: both clocks stand, and both go on together."""
    first, second, _ = await apart(pair, pace=Pace(seconds=600))
    await first.send(lambda: first.room.resting.hear(first.link, "ask"))
    await until(lambda: second.room.table.rest is not None)
    await second.send(lambda: second.room.resting.hear(second.link, "agree"))
    await until(lambda: first.room.table.paused and first.update["deadline"] is None)
    assert second.update["deadline"] is None
    await first.send(lambda: first.room.resting.hear(first.link, "go-on"))
    await until(lambda: bool(second.room.table.rest and second.room.table.rest.going))
    await second.send(lambda: second.room.resting.hear(second.link, "go-on"))
    await until(lambda: first.room.table.rest is None)
    assert "accepted" in kinds(await first.act(choice(first)))
