"""The database file: where it lies, its schema, opening, checking and copying it, and what to say when it fails."""

import contextlib
import os
import sqlite3
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from caravanserai.server.store import StoreError

FILE_NAME: Final = "tables.sqlite3"

CACHE_KIB: Final = 16_384
"""What a connection keeps in memory: the last pages of a few thousand tables."""

LOG_PAGES: Final = 8_000
"""Pages of the log (32 MB) after which it is worked into the file. That flushes both to disk, while all who move wait: after
every 1,000 pages, as SQLite does by itself, a slow flush now and then held up one move in a hundred by more than 50 ms."""

STATEMENTS: Final = 256
"""How many prepared statements a connection keeps: there is one for every number of moves that are added at once."""

MIGRATIONS: Final[tuple[str, ...]] = (
    """
    CREATE TABLE tables (
        id TEXT PRIMARY KEY, doc BLOB NOT NULL, seed BLOB, status TEXT NOT NULL, listed INTEGER NOT NULL,
        touched INTEGER NOT NULL, turn INTEGER, deadline INTEGER, wake INTEGER
    ) WITHOUT ROWID;
    CREATE INDEX tables_listed ON tables (listed, status, touched);
    CREATE INDEX tables_wake ON tables (wake) WHERE wake IS NOT NULL;
    CREATE TABLE keys (
        digest TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (digest, table_id)
    ) WITHOUT ROWID;
    CREATE INDEX keys_table ON keys (table_id);
    CREATE TABLE moves (
        table_id TEXT NOT NULL, number INTEGER NOT NULL, at INTEGER NOT NULL, seat INTEGER NOT NULL,
        request TEXT NOT NULL, lines TEXT NOT NULL, PRIMARY KEY (table_id, number)
    ) WITHOUT ROWID;
    CREATE TABLE chat (
        table_id TEXT NOT NULL, number INTEGER NOT NULL, at INTEGER NOT NULL, room TEXT NOT NULL,
        seat INTEGER NOT NULL, name TEXT NOT NULL, text TEXT NOT NULL, PRIMARY KEY (table_id, number)
    ) WITHOUT ROWID;
    """,
    """
    CREATE TABLE pulses (
        table_id TEXT PRIMARY KEY, touched INTEGER NOT NULL, turn INTEGER, deadline INTEGER, wake INTEGER
    ) WITHOUT ROWID;
    INSERT INTO pulses SELECT id, touched, turn, deadline, wake FROM tables;
    CREATE INDEX pulses_wake ON pulses (wake) WHERE wake IS NOT NULL;
    ALTER TABLE tables RENAME TO old_tables;
    CREATE TABLE tables (
        id TEXT PRIMARY KEY, doc BLOB NOT NULL, seed BLOB, status TEXT NOT NULL, listed INTEGER NOT NULL
    ) WITHOUT ROWID;
    INSERT INTO tables SELECT id, doc, seed, status, listed FROM old_tables;
    DROP TABLE old_tables;
    CREATE INDEX tables_listed ON tables (status) WHERE listed = 1;
    CREATE VIEW played AS SELECT * FROM moves JOIN pulses USING (table_id);
    CREATE TRIGGER play INSTEAD OF INSERT ON played BEGIN
        INSERT INTO moves VALUES (new.table_id, new.number, new.at, new.seat, new.request, new.lines);
        REPLACE INTO pulses VALUES (new.table_id, new.touched, new.turn, new.deadline, new.wake);
    END;
    """,
    """
    ALTER TABLE tables ADD COLUMN origin TEXT NOT NULL DEFAULT '';
    ALTER TABLE tables ADD COLUMN people INTEGER NOT NULL DEFAULT 0;
    CREATE INDEX tables_origin ON tables (origin, status) WHERE origin != '';
    CREATE TABLE settings (name TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID;
    CREATE TABLE bans (
        origin TEXT PRIMARY KEY, until INTEGER NOT NULL, mute INTEGER NOT NULL, why TEXT NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE reports (
        number INTEGER PRIMARY KEY AUTOINCREMENT, table_id TEXT NOT NULL, at INTEGER NOT NULL,
        seat INTEGER NOT NULL, about INTEGER NOT NULL, text TEXT NOT NULL
    );
    """,
    """
    CREATE TABLE persons (id TEXT PRIMARY KEY, doc BLOB NOT NULL) WITHOUT ROWID;
    CREATE TABLE credentials (
        digest TEXT PRIMARY KEY, person TEXT NOT NULL, kind TEXT NOT NULL, label TEXT NOT NULL,
        made INTEGER NOT NULL, seen INTEGER NOT NULL, until INTEGER, data BLOB NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX credentials_person ON credentials (person);
    """,
    """
    CREATE TABLE receivers (
        id TEXT PRIMARY KEY, person TEXT NOT NULL, device TEXT NOT NULL, kind TEXT NOT NULL, made INTEGER NOT NULL,
        data BLOB NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX receivers_person ON receivers (person);
    CREATE INDEX receivers_device ON receivers (device);
    CREATE TABLE results (
        table_id TEXT NOT NULL, seat INTEGER NOT NULL, at INTEGER NOT NULL, game TEXT NOT NULL, person TEXT NOT NULL,
        level TEXT NOT NULL, place INTEGER NOT NULL, helped INTEGER NOT NULL, PRIMARY KEY (table_id, seat)
    ) WITHOUT ROWID;
    CREATE INDEX results_at ON results (at, table_id);
    CREATE INDEX results_person ON results (person);
    """,
    """
    CREATE TABLE reviews (
        table_id TEXT PRIMARY KEY, versions TEXT NOT NULL, at INTEGER NOT NULL, done INTEGER NOT NULL, page BLOB NOT NULL
    );
    """,
)
"""What brings the schema from version n to n + 1. Never change one that was released; append."""


def make_folder(folder: Path) -> None:
    """Make the data folder, for its owner only, and see that it can be written to.

    One that is there already is closed to others if it is ours: empty, or with our tables in it.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        if is_open(folder) and ((folder / FILE_NAME).exists() or not any(folder.iterdir())):
            with contextlib.suppress(OSError):
                folder.chmod(0o700)
        probe = folder / f".probe-{os.getpid()}"
        probe.write_bytes(b"x")
        probe.unlink()
    except OSError as error:
        raise StoreError("store-folder", folder=folder, why=error.strerror) from error


def is_open(folder: Path) -> bool:
    """Whether others than its owner can look into the folder."""
    return os.name == "posix" and folder.stat().st_mode & 0o077 != 0


def connect(path: Path) -> sqlite3.Connection:
    """A connection whose commits are durable."""
    existed = path.exists()
    db = sqlite3.connect(
        path, isolation_level=None, check_same_thread=False, timeout=10, cached_statements=STATEMENTS
    )
    try:
        if not existed:
            path.chmod(0o600)
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA synchronous = FULL")
        db.execute(f"PRAGMA wal_autocheckpoint = {LOG_PAGES}")
        db.execute("PRAGMA secure_delete = ON")
        db.execute(f"PRAGMA cache_size = -{CACHE_KIB}")
    except BaseException:
        db.close()
        raise
    return db


def check(db: sqlite3.Connection, path: Path) -> None:
    """Refuse a damaged file before anything is written to it."""
    found = db.execute("PRAGMA quick_check(1)").fetchone()[0]
    if found != "ok":
        raise StoreError("store-damaged", path=path, what=str(found).splitlines()[-1])


def migrate(db: sqlite3.Connection, path: Path, migrations: Sequence[str] = MIGRATIONS) -> None:
    """Bring the schema up to date, keeping a copy of the file as it was."""
    version = db.execute("PRAGMA user_version").fetchone()[0]
    if version > len(migrations):
        raise StoreError("store-newer", path=path, schema=version, known=len(migrations))
    if 0 < version < len(migrations):
        copy_to(db, path.with_name(f"{path.name}.before-{len(migrations)}"))
    for number in range(version, len(migrations)):
        db.executescript(
            f"BEGIN IMMEDIATE; {migrations[number]}; PRAGMA user_version = {number + 1}; COMMIT;"
        )


def copy_to(db: sqlite3.Connection, target: Path) -> None:
    """A consistent copy of a database that may be in use, whole or not at all."""
    draft = target.with_name(f".{target.name}.part")
    draft.unlink(missing_ok=True)
    try:
        with contextlib.closing(sqlite3.connect(draft)) as copy:
            draft.chmod(0o600)
            db.backup(copy)
            if copy.execute("PRAGMA quick_check(1)").fetchone()[0] != "ok":
                raise StoreError("store-bad-copy", path=target)
        os.replace(draft, target)
    finally:
        draft.unlink(missing_ok=True)


def backup(folder: Path, target: Path) -> None:
    """Copy the tables of a data folder, also while a server runs on it."""
    path = folder / FILE_NAME
    if not path.is_file():
        raise StoreError("store-no-tables", folder=folder)
    with explained(path), contextlib.closing(connect(path)) as db:
        try:
            copy_to(db, target)
        except OSError as error:
            raise StoreError("store-cannot-write", path=target, why=error.strerror) from error


@contextlib.contextmanager
def explained(path: Path) -> Iterator[None]:
    """Turn SQLite's errors into sentences that say what to do."""
    try:
        yield
    except sqlite3.Error as error:
        raise StoreError(_key(error), path=path, what=error) from error


def _key(error: sqlite3.Error) -> str:
    name = getattr(error, "sqlite_errorname", "") or ""
    return next((key for prefix, key in _KEYS.items() if name.startswith(prefix)), "store-other")


_KEYS: Final = {
    "SQLITE_FULL": "store-full",
    "SQLITE_CORRUPT": "store-damaged",
    "SQLITE_NOTADB": "store-damaged",
    "SQLITE_READONLY": "store-read-only",
    "SQLITE_CANTOPEN": "store-cannot-open",
    "SQLITE_BUSY": "store-busy",
    "SQLITE_IOERR": "store-broken-disk",
}
