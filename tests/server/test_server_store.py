"""The store: durable, all or nothing, clear about what is wrong."""

import asyncio
import sqlite3
import threading
from pathlib import Path
from types import SimpleNamespace

import pytest
from patience import PATIENCE
from server_table import until, wish

from caravanserai.server import database, tables
from caravanserai.server.serve import Options, serve
from caravanserai.server.sqlite import SqliteStore
from caravanserai.server.store import (
    AddChat,
    AddMove,
    Chat,
    DamagedTable,
    DeleteTable,
    Move,
    Pulse,
    SaveTable,
    StoreError,
)
from caravanserai.server.tables import Table

pytestmark = [pytest.mark.anyio, pytest.mark.sqlite]

PULSE = Pulse(5, 1, None, None)


def table(**more: object) -> Table:
    return tables.create(wish("me", "open", **more), ("random",), "random", 1)[0]


def move(number: int) -> Move:
    return Move(number, 7, 0, f"r{number}", "0 keep\n")


def test_every_commit_is_flushed_to_the_disk(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    assert store._writing.execute("PRAGMA synchronous").fetchone()[0] == 2
    assert store._writing.execute("PRAGMA journal_mode").fetchone()[0] == "wal"
    store.close()


async def test_commits_that_wait_share_a_transaction(tmp_path: Path) -> None:
    one = table()

    store = SqliteStore(tmp_path)
    await store.commit(SaveTable(one, PULSE))
    before = store.transactions
    await asyncio.gather(*(store.commit(AddMove(one.id, move(n), PULSE)) for n in range(200)))
    assert store.transactions - before < 100
    store.close()


async def test_deleting_leaves_nothing(tmp_path: Path) -> None:
    one = table()

    store = SqliteStore(tmp_path)
    await store.commit(SaveTable(one, PULSE, b"s"), AddMove(one.id, move(0), PULSE))
    await store.commit(AddChat(one.id, Chat(0, 8, "seats", 0, "A", "hi")), DeleteTable(one.id))
    for place in ("tables", "keys", "moves", "chat"):
        assert store._writing.execute(f"SELECT count(*) FROM {place}").fetchone()[0] == 0
    store.close()


def test_the_files_are_for_their_owner_only(tmp_path: Path) -> None:
    folder = tmp_path / "new"
    SqliteStore(folder).close()
    assert folder.stat().st_mode & 0o077 == 0
    assert (folder / database.FILE_NAME).stat().st_mode & 0o077 == 0


async def test_a_full_disk_refuses_and_loses_nothing(tmp_path: Path) -> None:
    """What was committed before stays; when there is space again, it goes on."""
    one = table()

    store = SqliteStore(tmp_path)
    await store.commit(SaveTable(one, PULSE), AddMove(one.id, move(0), PULSE))
    pages = store._writing.execute("PRAGMA page_count").fetchone()[0]
    store._writing.execute(f"PRAGMA max_page_count = {pages}")
    big = Move(1, 7, 0, "big", "x" * 100_000)
    with pytest.raises(StoreError, match="the disk is full"):
        await store.commit(AddMove(one.id, big, PULSE))
    stored = await store.load(one.id)
    assert stored is not None
    assert stored.moves == [move(0)]
    store._writing.execute("PRAGMA max_page_count = 1000000")
    await store.commit(AddMove(one.id, big, PULSE))
    store.close()


async def test_a_store_that_cannot_write_says_so_until_it_can(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    await store.probe()
    store._writing.execute("PRAGMA query_only = ON")
    with pytest.raises(StoreError, match="read-only"):
        await store.commit(SaveTable(table(), PULSE))
    with pytest.raises(StoreError, match="read-only"):
        await store.probe()
    store._writing.execute("PRAGMA query_only = OFF")
    await store.probe()
    transactions = store.transactions
    await asyncio.gather(*(store.probe() for _ in range(100)))
    assert store.transactions == transactions, "however often it is asked, it is looked into now and then"
    store.close()


async def test_a_full_disk_is_said_before_a_move_finds_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A little may still find room in the files there are; what is left of the disk tells the truth."""
    store = SqliteStore(tmp_path)
    monkeypatch.setattr("shutil.disk_usage", lambda _: SimpleNamespace(free=1000))
    with pytest.raises(StoreError, match="the disk is full"):
        await store.probe()
    store.close()


async def test_counting_holds_up_no_reading(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """While everything is counted, tables are read; and asking for health counts nothing."""
    store = SqliteStore(tmp_path)
    one = table()
    await store.commit(SaveTable(one, PULSE))
    counting, go_on = threading.Event(), threading.Event()

    def slowly(path: Path) -> sqlite3.Connection:
        counting.set()
        go_on.wait(PATIENCE)
        return database.connect(path)

    monkeypatch.setattr("caravanserai.server.sqlite.connect", slowly)
    counted = asyncio.create_task(store.counts())
    await asyncio.to_thread(counting.wait, 20)
    assert await asyncio.wait_for(store.load(one.id), PATIENCE) is not None
    await asyncio.wait_for(store.probe(), PATIENCE)
    go_on.set()
    assert await counted == (1, 0)
    store.close()


async def test_one_damaged_row_spoils_no_list(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    store = SqliteStore(tmp_path)
    bad, good = table(listed=True), table(listed=True)
    await store.commit(SaveTable(bad, PULSE), SaveTable(good, PULSE))
    store._writing.execute("UPDATE tables SET doc = '{\"id\": 7' WHERE id = ?", (bad.id,))
    assert [each.table.id for each in await store.by_keys([bad.owner, good.owner])] == [good.id]
    with pytest.raises(DamagedTable, match="set aside"):
        await store.load(bad.id)
    assert list(store.damaged) == [bad.id]
    assert caplog.text.count(f"table {bad.id} is damaged") == 1
    store.close()


async def test_what_is_deleted_is_nowhere_in_the_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("caravanserai.server.sqlite.ERASE_SECONDS", 0.0)
    store = SqliteStore(tmp_path)
    one, other = table(player="Scheherazade"), table()
    await store.commit(SaveTable(one, PULSE), SaveTable(other, PULSE))
    await store.commit(AddChat(one.id, Chat(0, 8, "seats", 0, "Scheherazade", "a thousand nights")))
    assert any(b"Scheherazade" in path.read_bytes() for path in tmp_path.iterdir())
    await store.commit(DeleteTable(one.id))
    await until(lambda: not any(b"Scheherazade" in path.read_bytes() for path in tmp_path.iterdir()))
    assert not any(b"thousand nights" in path.read_bytes() for path in tmp_path.iterdir())
    assert await store.load(other.id) is not None
    store.close()


async def test_a_folder_of_ours_is_closed_to_others_and_no_other(tmp_path: Path) -> None:
    for name, content in (("ours", database.FILE_NAME), ("empty", ""), ("shared", "letters.txt")):
        folder = tmp_path / name
        folder.mkdir()
        folder.chmod(0o755)
        if content:
            (folder / content).touch()
        database.make_folder(folder)
    assert [database.is_open(tmp_path / name) for name in ("ours", "empty", "shared")] == [False, False, True]


async def test_a_backup_is_a_whole_store(tmp_path: Path) -> None:
    one = table()

    store = SqliteStore(tmp_path / "data")
    await store.commit(SaveTable(one, PULSE, b"seed"), AddMove(one.id, move(0), PULSE))
    (tmp_path / "copy").mkdir()
    database.backup(tmp_path / "data", tmp_path / "copy" / database.FILE_NAME)
    await store.commit(AddMove(one.id, move(1), PULSE))
    store.close()
    copy = SqliteStore(tmp_path / "copy")
    stored = await copy.load(one.id)
    assert stored is not None
    assert stored.moves == [move(0)]
    copy.close()


def test_a_backup_says_what_is_wrong(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="no tables"):
        database.backup(tmp_path, tmp_path / "copy")
    SqliteStore(tmp_path).close()
    with pytest.raises(StoreError):
        database.backup(tmp_path, tmp_path / "missing" / "copy")


def test_what_is_wrong_is_said_in_the_language_of_the_host(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / database.FILE_NAME).write_bytes(b"no database at all" * 100)
    assert serve(Options(port=0, data=tmp_path, language="it")) == 1
    assert "sono danneggiati" in capsys.readouterr().err
    error = StoreError("store-there", table="abc")
    assert [error.said(language) for language in ("fr", "de")] == [
        "la table abc est déjà là",
        "Den Tisch abc gibt es schon",
    ]
    assert str(error) == "table abc is there already"
