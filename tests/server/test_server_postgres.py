"""Tables in a real PostgreSQL: races, lost lines, copies to and from a file, and a whole server on it."""

import asyncio
import contextlib
import json
from collections.abc import Iterator
from pathlib import Path

import asyncpg
import pytest
from campaign.running import Running
from server_postgres import Postgres
from server_table import wish

from caravanserai.cli import main
from caravanserai.server import host, tables
from caravanserai.server.place import Place
from caravanserai.server.postgres.schema import MIGRATIONS
from caravanserai.server.postgres.store import PostgresStore
from caravanserai.server.sqlite import SqliteStore
from caravanserai.server.store import (
    AddChat,
    AddMove,
    AddReport,
    Ban,
    Chat,
    DamagedTable,
    Move,
    Overtaken,
    Pulse,
    Report,
    SaveTable,
    SetBan,
    Store,
    StoreError,
)
from caravanserai.server.tables import Table

pytestmark = pytest.mark.anyio

PULSE = Pulse(5, 1, None, None)


@pytest.fixture
def url(postgres: Postgres) -> str:
    """The address of a new database."""
    return postgres.fresh()


@pytest.fixture
def store(url: str) -> Iterator[PostgresStore]:
    """A store in it."""
    with contextlib.closing(PostgresStore(url)) as opened:
        yield opened


def table() -> Table:
    return tables.create(wish("me", "open"), ("random",), "random", 1)[0]


def move(number: int, request: str = "") -> Move:
    return Move(number, 7, 0, request, "0 keep\n")


async def test_of_two_moves_with_one_number_one_is_kept(url: str, store: PostgresStore) -> None:
    """Two servers race at fifty tables; each number has one winner, and the loser is told that it was overtaken."""
    many = [table() for _ in range(50)]
    await store.commit(*(SaveTable(each, PULSE) for each in many))
    with contextlib.closing(PostgresStore(url)) as other:
        for number in range(6):
            tried = [
                (name, each, server.commit(AddMove(each.id, move(number, name), PULSE)))
                for name, server in (("a", store), ("b", other))
                for each in (many if name == "a" else many[::-1])
            ]
            results = await asyncio.gather(*(each for _, _, each in tried), return_exceptions=True)
            assert {type(result) for result in results} <= {type(None), Overtaken}
            won = {
                (each.id, name)
                for (name, each, _), result in zip(tried, results, strict=True)
                if result is None
            }
            assert sorted(id for id, _ in won) == sorted(each.id for each in many)
            for each in many:
                stored = await other.load(each.id)
                assert stored is not None
                assert (each.id, stored.moves[number].request) in won


async def test_an_overtaken_move_takes_nothing_with_it(store: PostgresStore) -> None:
    one = table()
    await store.commit(SaveTable(one, PULSE), AddMove(one.id, move(0), PULSE))
    one.name = "Renamed"
    with pytest.raises(Overtaken):
        await store.commit(AddMove(one.id, move(0), PULSE), SaveTable(one, PULSE))
    stored = await store.load(one.id)
    assert stored is not None
    assert stored.table.name != "Renamed"


async def test_a_move_of_a_deleted_table_goes_nowhere(store: PostgresStore) -> None:
    with pytest.raises(Overtaken):
        await store.commit(AddMove("a" * 16, move(0), PULSE))
    assert await store.counts() == (0, 0)


async def test_a_damaged_row_is_set_aside(url: str, store: PostgresStore) -> None:
    bad, good = table(), table()
    await store.commit(SaveTable(bad, PULSE), SaveTable(good, PULSE))
    db = await asyncpg.connect(url)
    await db.execute("UPDATE tables SET doc = '{\"id\": 7' WHERE id = $1", bad.id)
    await db.close()
    assert [each.table.id for each in await store.by_keys([bad.owner, good.owner])] == [good.id]
    with pytest.raises(DamagedTable, match="set aside"):
        await store.load(bad.id)
    assert list(store.damaged) == [bad.id]
    assert sorted(line.game for line in await store.listing()) == ["?", good.game]


async def test_a_cut_line_is_told_and_mended(url: str, store: PostgresStore) -> None:
    """Every connection is cut from outside: what is asked meanwhile fails with a clear word, then all goes on."""
    one = table()
    await store.commit(SaveTable(one, PULSE))
    db = await asyncpg.connect(url)
    await db.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE datname = current_database() AND pid <> pg_backend_pid()"
    )
    await db.close()
    number, said = 0, set()
    for _ in range(20):
        try:
            await store.commit(AddMove(one.id, move(number), PULSE))
        except StoreError as error:
            said.add(error.key)
        else:
            number += 1
    assert said <= {"store-no-line"}
    stored = await store.load(one.id)
    assert stored is not None
    assert 18 <= number == len(stored.moves)
    await store.probe()


def test_what_cannot_be_opened_is_said(postgres: Postgres, tmp_path: Path) -> None:
    for address, said in (
        (postgres.url("nowhere"), "no such database"),
        (f"postgresql://serai@/postgres?host={tmp_path}", "does not answer"),
        ("mysql://serai@localhost/serai", "no address of a database"),
    ):
        with pytest.raises(StoreError, match=said):
            Place(tmp_path, address).open()


def test_a_newer_schema_is_refused(url: str) -> None:
    PostgresStore(url, (*MIGRATIONS, "SELECT 1"), len(MIGRATIONS) + 1).close()
    with pytest.raises(StoreError, match="newer version"):
        PostgresStore(url)


def test_a_failing_migration_changes_nothing(url: str) -> None:
    PostgresStore(url).close()
    with pytest.raises(StoreError):
        PostgresStore(url, (*MIGRATIONS, "CREATE TABLE more (id integer); SELECT nonsense"))
    PostgresStore(url, (*MIGRATIONS, "CREATE TABLE more (id integer)")).close()


def test_the_password_is_never_said(tmp_path: Path) -> None:
    place = Place(tmp_path, "postgresql://serai:open-sesame@localhost/serai")
    assert place.said == "postgresql://serai@localhost/serai"


async def _fill(store: Store) -> Table:
    one, other = table(), table()
    await store.commit(SaveTable(one, PULSE, b"seed"), *(AddMove(one.id, move(n), PULSE) for n in range(5)))
    await store.commit(SaveTable(other, PULSE), AddChat(one.id, Chat(0, 8, "seats", 0, "A", "hi")))
    await store.commit(SetBan(Ban("x", 9, True, "y")), AddReport(Report(one.id, 1, 0, 1, "rude")))
    return one


@pytest.mark.parametrize("there_first", [True, False], ids=["to a file", "from a file"])
def test_all_tables_are_copied_and_compared(
    url: str, tmp_path: Path, there_first: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    """`serai tables copy` both ways: nothing is lost, and a place with tables is not written to."""
    places = [Place(tmp_path / "data", url), Place(tmp_path / "data")]
    source, target = places if there_first else places[::-1]
    with contextlib.closing(source.open()) as store:
        one = asyncio.run(_fill(store))
        key = store.key
    words = [place.url or str(place.data) for place in (source, target)]
    assert main(["tables", "copy", *words]) == 0
    assert json.loads(capsys.readouterr().out) == {"tables": 2, "moves": 5, "damaged": []}
    with contextlib.closing(target.open()) as store:
        stored = asyncio.run(store.load(one.id))
        assert stored is not None
        assert (stored.seed, len(stored.moves), stored.chat[0].text, store.key) == (b"seed", 5, "hi", key)
        assert asyncio.run(store.bans(0)) == [Ban("x", 9, True, "y")]
    assert main(["tables", "copy", *words]) != 0
    assert "there are tables already" in capsys.readouterr().err


def test_a_backup_of_a_database_is_a_file_and_comes_back(
    postgres: Postgres, url: str, tmp_path: Path
) -> None:
    with contextlib.closing(PostgresStore(url)) as store:
        one = asyncio.run(_fill(store))
    saved = tmp_path / "saved.sqlite3"
    assert main(["tables", "--data", str(tmp_path / "d"), "--store", url, "backup", str(saved)]) == 0
    empty = postgres.fresh()
    assert main(["tables", "--data", str(tmp_path / "d"), "--store", empty, "restore", str(saved)]) == 0
    with contextlib.closing(PostgresStore(empty)) as store:
        stored = asyncio.run(store.load(one.id))
    assert stored is not None
    assert len(stored.moves) == 5
    assert [path.name for path in tmp_path.iterdir() if path.name.startswith(".")] == []


def test_a_server_on_a_database_is_killed_and_goes_on(url: str, tmp_path: Path) -> None:
    """A table is made and begun over HTTP; after SIGKILL another server on the same database has it."""
    with Running(tmp_path / "one", "--workers", "1", "--store", url) as server:
        seats = [{"kind": "me"}, {"kind": "bot"}]
        made = server.post("/api/tables", {"game": "lots", "seats": seats, "start": True})[1]
        server.kill()
    with Running(tmp_path / "two", "--workers", "1", "--store", url) as server:
        mine = server.post("/api/mine", {"tokens": [made["token"]]})[1]
    assert [each["id"] for each in mine["tables"]] == [made["table"]]
    assert [line.id for line in host.listing(Place(tmp_path, url))] == [made["table"]]
    assert not (tmp_path / "one" / "tables.sqlite3").exists()
    assert isinstance(Place(tmp_path / "three").open(), SqliteStore)
