"""Files of other schemas, damaged files and folders that cannot be written."""

import contextlib
import sqlite3
from pathlib import Path

import msgspec
import pytest
from server_table import wish

from caravanserai.server import database, tables
from caravanserai.server.sqlite import SqliteStore
from caravanserai.server.store import (
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


async def test_an_older_schema_is_brought_up_and_kept_aside(tmp_path: Path) -> None:
    one = table()
    more = (*database.MIGRATIONS, "ALTER TABLE tables ADD COLUMN colour TEXT")

    async def fill() -> None:
        store = SqliteStore(tmp_path)
        await store.commit(SaveTable(one, PULSE))
        store.close()

    await fill()
    SqliteStore(tmp_path, more).close()
    with contextlib.closing(sqlite3.connect(tmp_path / database.FILE_NAME)) as db:
        assert db.execute("PRAGMA user_version").fetchone()[0] == len(more)
        assert db.execute("SELECT id, colour FROM tables").fetchall() == [(one.id, None)]
    with contextlib.closing(sqlite3.connect(tmp_path / f"{database.FILE_NAME}.before-{len(more)}")) as db:
        assert db.execute("PRAGMA user_version").fetchone()[0] == len(more) - 1


async def test_tables_of_the_first_schema_come_over(tmp_path: Path) -> None:
    """Pulses once stood in the tables' own rows."""
    one = table()
    pulse = Pulse(7, 1, None, 9)
    with contextlib.closing(sqlite3.connect(tmp_path / database.FILE_NAME)) as db:
        database.migrate(db, tmp_path / database.FILE_NAME, database.MIGRATIONS[:1])
        row = (one.id, msgspec.json.encode(one), b"seed", one.status, one.listed, *pulse)
        db.execute("INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", row)
        db.commit()

    async def look() -> None:
        store = SqliteStore(tmp_path)
        stored = await store.load(one.id)
        assert stored is not None
        assert (stored.table, stored.pulse, stored.seed) == (one, pulse, b"seed")
        assert await store.waking(9, 5) == [one.id]
        await store.commit(DeleteTable(one.id))
        assert await store.load(one.id) is None
        assert await store.waking(9, 5) == []
        store.close()

    await look()


def test_a_failing_migration_changes_nothing(tmp_path: Path) -> None:
    SqliteStore(tmp_path).close()
    with pytest.raises(StoreError):
        SqliteStore(
            tmp_path, (*database.MIGRATIONS, "ALTER TABLE tables ADD COLUMN a TEXT; SELECT * FROM nowhere")
        )
    with contextlib.closing(sqlite3.connect(tmp_path / database.FILE_NAME)) as db:
        assert db.execute("PRAGMA user_version").fetchone()[0] == len(database.MIGRATIONS)
        assert "a" not in [row[1] for row in db.execute("PRAGMA table_info(tables)")]
    SqliteStore(tmp_path).close()


def test_a_newer_schema_is_refused(tmp_path: Path) -> None:
    SqliteStore(tmp_path, (*database.MIGRATIONS, "SELECT 1")).close()
    with pytest.raises(StoreError, match="newer version"):
        SqliteStore(tmp_path)


@pytest.mark.parametrize(
    "damage", ["no database at all, but long enough to be looked at" * 100, "header", "middle"]
)
async def test_a_damaged_file_is_refused_and_left_as_it_is(tmp_path: Path, damage: str) -> None:
    async def fill() -> None:
        store = SqliteStore(tmp_path)
        for _ in range(200):
            await store.commit(SaveTable(table(), PULSE))
        store.close()

    await fill()
    path = tmp_path / database.FILE_NAME
    content = bytearray(path.read_bytes())
    if damage == "header":
        content[:100] = b"\0" * 100
    elif damage == "middle":
        content[4096 * 3 : 4096 * 8] = b"\xff" * 4096 * 5
    else:
        content = bytearray(damage.encode())
    path.write_bytes(content)
    with pytest.raises(StoreError, match=r"damaged .* Nothing was changed"):
        SqliteStore(tmp_path)
    assert path.read_bytes() == bytes(content)


def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(StoreError, match=r"cannot write to the data folder .*--data"):
        SqliteStore(tmp_path / "file" / "folder")
