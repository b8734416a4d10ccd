"""Two versions side by side, as during a deploy: they are safe together, or one of them says clearly why not."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import asyncpg
import lots
import pytest
from campaign.running import Running
from server_postgres import Postgres
from server_sockets import dial, make
from server_table import Client, FirstBot, seat, until

from caravanserai.server.bodies import JoinTable
from caravanserai.server.hall import Hall
from caravanserai.server.postgres.schema import MIGRATIONS, OLDEST
from caravanserai.server.postgres.store import PostgresStore
from caravanserai.server.requests import WIRE_VERSION
from caravanserai.server.store import StoreError, Touch

pytestmark = pytest.mark.anyio

EXPANDED = (
    *MIGRATIONS,
    "ALTER TABLE tables ADD COLUMN more text NOT NULL DEFAULT ''; CREATE TABLE news (id integer)",
)
CONTRACTED = (*EXPANDED, "ALTER TABLE tables DROP COLUMN named")


@contextlib.asynccontextmanager
async def hall(url: str, migrations: tuple[str, ...] = MIGRATIONS) -> AsyncIterator[Hall]:
    store = await asyncio.to_thread(PostgresStore, url, migrations)
    made = Hall(store, FirstBot())
    made.open()
    try:
        yield made
    finally:
        await made.close()
        await asyncio.to_thread(store.close)


def test_what_is_the_oldest_program_is_known() -> None:
    assert 1 <= OLDEST <= len(MIGRATIONS)


async def test_the_version_before_plays_on_and_starts_again_after_a_migration(postgres: Postgres) -> None:
    """An expanded schema: who runs goes on, who is restarted comes up, and both versions play at one table."""
    url = postgres.fresh()
    async with hall(url) as before:
        keys, first = await seat(before, "me", "open")
        async with hall(url, EXPANDED) as after, hall(url) as again:
            room = await after.room(keys.table)
            seated = await room.ask(lambda: room.seats.join(JoinTable(token=keys.join, name="Noor")))
            second = await Client(await after.room(keys.table), seated.token).hello()
            third = await Client(await again.room(keys.table), keys.token).hello()
            await first.act(lots.MARK)
            await until(lambda: second.update["events"] == first.update["events"] == third.update["events"])
    with contextlib.closing(await asyncio.to_thread(PostgresStore, url)) as old:
        assert (await old.counts()).tables == 1


async def test_what_older_servers_need_is_not_taken_away_while_they_run(postgres: Postgres) -> None:
    url = postgres.fresh()
    async with hall(url) as before:
        keys, first = await seat(before, "me", "open")
        with pytest.raises(StoreError) as refused:
            await asyncio.to_thread(PostgresStore, url, CONTRACTED, len(CONTRACTED))
        assert refused.value.key == "store-older-runs"
        assert "1" in refused.value.said("de")
        await first.act(lots.MARK)
        stored = await before.store.load(keys.table)
        assert stored is not None
        assert len(stored.moves) == 2
    (await asyncio.to_thread(PostgresStore, url, CONTRACTED, len(CONTRACTED))).close()
    with pytest.raises(StoreError) as late:
        await asyncio.to_thread(PostgresStore, url)
    assert late.value.key == "store-newer"


async def test_a_server_that_was_overlooked_refuses_to_go_on(postgres: Postgres) -> None:
    """Somebody has raised the number by hand: the old server writes nothing more, and says so where it is asked."""
    url = postgres.fresh()
    async with hall(url) as before:
        await before.store.probe()
        db = await asyncpg.connect(url)
        await db.execute("UPDATE schema_version SET oldest = 9999")
        await db.close()
        store = before.store
        assert isinstance(store, PostgresStore)
        await until(lambda: store._outlived)
        for work in (store.probe, lambda: store.commit(Touch())):
            with pytest.raises(StoreError) as refused:
                await work()
            assert refused.value.key == "store-newer"


class Newer(Running):
    """The next version of the program, which has changed the messages."""

    program = (str(Path(__file__).parent / "newer_server.py"),)


@pytest.fixture
def versions(tmp_path: Path, postgres: Postgres) -> Iterator[tuple[Running, Running]]:
    """A server of this version and one of the next, on one database."""
    options = ("--workers", "1", "--store", postgres.fresh())
    with Running(tmp_path / "old", *options) as old, Newer(tmp_path / "new", *options) as new:
        yield old, new


async def test_pages_of_both_versions_play_each_at_its_servers(versions: tuple[Running, Running]) -> None:
    old, new = versions
    keys = make(old)
    hello = {"type": "hello", "table": keys["table"]}
    async with dial(new) as lost:
        await lost.send({**hello, "token": keys["token"], "wire": WIRE_VERSION})
        trouble = await lost.hear("trouble")
        assert (trouble["code"], trouble["final"]) == ("old-page", True), "the old page must be loaded anew"
        assert await lost.ended() == 1008
    async with dial(old) as early:
        await early.send({**hello, "token": keys["second"], "wire": WIRE_VERSION + 1})
        trouble = await early.hear("trouble")
        assert (trouble["code"], trouble["final"]) == ("old-server", False), (
            "the new page tries another server"
        )
        assert await early.ended() == 1013
    async with dial(old) as first, dial(new) as second:
        await first.send({**hello, "token": keys["token"], "wire": WIRE_VERSION})
        await second.send({**hello, "token": keys["second"], "wire": WIRE_VERSION + 1})
        update, _ = await first.hear("update"), await second.hear("update")
        act = {"type": "act", "request": "a", "version": update["version"], "action": lots.MARK}
        await first.send(act)
        assert (await first.hear("accepted"))["request"] == "a"
        assert (await second.hear("update"))["events"]
