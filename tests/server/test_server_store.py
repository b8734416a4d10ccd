"""The store: durable, all or nothing, clear about what is wrong."""

import asyncio
import sqlite3
import threading
from pathlib import Path
from types import SimpleNamespace

import pytest
from server_table import until, wish

from caravanserai.server import database, tables
from caravanserai.server.serve import Options, serve
from caravanserai.server.sqlite import SqliteStore
from caravanserai.server.store import (
    AddChat,
    AddMove,
    AddReport,
    Ban,
    Chat,
    DamagedTable,
    DeleteTable,
    Move,
    Pulse,
    Report,
    SaveTable,
    SetBan,
    StoreError,
)
from caravanserai.server.tables import Table

pytestmark = pytest.mark.anyio

PULSE = Pulse(5, 1, None, None)


def table(**more: object) -> Table:
    return tables.create(wish("me", "open", **more), ("random",), "random", 1)[0]


def move(number: int) -> Move:
    return Move(number, 7, 0, f"r{number}", "0 keep\n")


async def test_what_is_committed_is_loaded(tmp_path: Path) -> None:
    one = table()

    store = SqliteStore(tmp_path)
    await store.commit(SaveTable(one, PULSE, b"seed"), AddMove(one.id, move(0), PULSE))
    await store.commit(AddMove(one.id, move(1), PULSE), AddChat(one.id, Chat(0, 8, "seats", 0, "A", "hi")))
    store.close()
    again = SqliteStore(tmp_path)
    stored = await again.load(one.id)
    assert stored is not None
    assert stored.table == one
    assert (stored.seed, stored.pulse) == (b"seed", PULSE)
    assert stored.moves == [move(0), move(1)]
    assert stored.chat == [Chat(0, 8, "seats", 0, "A", "hi")]
    assert await again.load("nowhere") is None
    assert await again.counts() == (1, 2)
    again.close()


def test_every_commit_is_flushed_to_the_disk(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    assert store._writing.execute("PRAGMA synchronous").fetchone()[0] == 2
    assert store._writing.execute("PRAGMA journal_mode").fetchone()[0] == "wal"
    store.close()


async def test_the_seed_is_never_overwritten(tmp_path: Path) -> None:
    one = table()

    store = SqliteStore(tmp_path)
    await store.commit(SaveTable(one, PULSE, b"first"))
    await store.commit(SaveTable(one, PULSE, b"second"))
    await store.commit(SaveTable(one, PULSE))
    stored = await store.load(one.id)
    assert stored is not None
    assert stored.seed == b"first"
    store.close()


async def test_a_commit_is_all_or_nothing_and_spoils_no_other(tmp_path: Path) -> None:
    """The same move number twice is refused, with all that was in its commit; commits beside it go through."""
    one, other = table(), table()

    store = SqliteStore(tmp_path)
    await store.commit(SaveTable(one, PULSE), AddMove(one.id, move(0), PULSE), SaveTable(other, PULSE))
    bad = store.commit(AddChat(one.id, Chat(0, 8, "seats", 0, "A", "lost")), AddMove(one.id, move(0), PULSE))
    good = [store.commit(AddMove(other.id, move(n), PULSE)) for n in range(50)]
    results = await asyncio.gather(bad, *good, return_exceptions=True)
    assert isinstance(results[0], StoreError)
    assert results[1:] == [None] * 50
    stored, second = await store.load(one.id), await store.load(other.id)
    assert stored is not None
    assert second is not None
    assert stored.chat == []
    assert len(second.moves) == 50
    store.close()


async def test_many_moves_in_one_commit_keep_their_order(tmp_path: Path) -> None:
    one, other = table(), table()

    store = SqliteStore(tmp_path)
    moves = [AddMove(one.id, move(n), Pulse(n, n % 2, None, n)) for n in range(150)]
    beside = AddMove(other.id, move(0), Pulse(9, None, 8, None))
    await store.commit(SaveTable(one, PULSE, b"s"), SaveTable(other, PULSE), *moves[:70], beside, *moves[70:])
    stored, second = await store.load(one.id), await store.load(other.id)
    assert stored is not None
    assert second is not None
    assert stored.moves == [each.move for each in moves]
    assert stored.pulse == (149, 1, None, 149)
    assert (second.moves, second.pulse) == ([beside.move], beside.pulse)
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


async def test_lists_find_own_tables_and_those_to_wake(tmp_path: Path) -> None:
    public, private = table(listed=True), table()

    store = SqliteStore(tmp_path)
    await store.commit(
        SaveTable(public, PULSE._replace(wake=10)), SaveTable(private, PULSE._replace(wake=30))
    )
    assert [each.table.id for each in await store.by_keys([private.seats[0].key])] == [private.id]
    assert [each.table.id for each in await store.by_keys([public.owner, "x"])] == [public.id]
    assert await store.waking(20, 9) == [public.id]
    assert await store.waking(30, 9) == [public.id, private.id]
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


async def test_nothing_that_cannot_be_written_ends_the_writing(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    one = table()
    await store.commit(SaveTable(one, PULSE))
    with pytest.raises(StoreError):
        await asyncio.wait_for(store.commit(AddMove(one.id, move(2**70), PULSE)), 20)
    await asyncio.wait_for(store.commit(AddMove(one.id, move(0), PULSE)), 20)
    store.close()


async def test_counting_holds_up_no_reading(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """While everything is counted, tables are read; and asking for health counts nothing."""
    store = SqliteStore(tmp_path)
    one = table()
    await store.commit(SaveTable(one, PULSE))
    counting, go_on = threading.Event(), threading.Event()

    def slowly(path: Path) -> sqlite3.Connection:
        counting.set()
        go_on.wait(20)
        return database.connect(path)

    monkeypatch.setattr("caravanserai.server.sqlite.connect", slowly)
    counted = asyncio.create_task(store.counts())
    await asyncio.to_thread(counting.wait, 20)
    assert await asyncio.wait_for(store.load(one.id), 20) is not None
    await asyncio.wait_for(store.probe(), 20)
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


async def test_addresses_hold_tables_bans_and_reports_are_kept(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    made = [
        tables.create(wish(*kinds, listed=listed), ("random",), "random", 1, "here")[0]
        for kinds, listed in ((("me", "open"), True), (("random", "random"), False), (("me", "open"), False))
    ]
    made[2].status = "over"
    await store.commit(*(SaveTable(each, PULSE) for each in made), SaveTable(table(), PULSE))
    assert await store.held("here") == (2, 1, 1)
    assert await store.held("") == (0, 0, 0)
    await store.commit(SetBan(Ban("here", 50, False, "noise")), SetBan(Ban("there", 9, True)))
    assert await store.bans(10) == [Ban("here", 50, False, "noise")]
    await store.commit(*(AddReport(Report(made[0].id, at, 0, 1, "rude")) for at in (1, 2)))
    assert [report.at for report in await store.reports(5)] == [2, 1]
    key = store.key
    store.close()
    again = SqliteStore(tmp_path)
    assert (again.key, len(key)) == (key, 32)
    again.close()


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
