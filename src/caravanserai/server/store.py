"""Where tables live on disk. `Store` is the interface; SQLite in WAL mode with one writing thread is the default.

Every change is a list of small values (`SaveTable`, `AddMove`, …) committed together or not at all. The writing
thread takes all commits that wait and makes them one transaction, so many tables share one flush to disk.
"""

import asyncio
import contextlib
import logging
import os
import queue
import sqlite3
import threading
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final, NamedTuple, TypeVar

import msgspec

from caravanserai.server.tables import Table, digests

LOG: Final = logging.getLogger("caravanserai.server.store")
T = TypeVar("T")

FILE_NAME: Final = "tables.sqlite3"
BATCH: Final = 512
"""At most this many commits share a transaction."""


class StoreError(Exception):
    """The store cannot do its work; the message says what is wrong and what to do."""


class Move(NamedTuple):
    """One accepted decision (or undo, or the set-up: seat -1) with all record lines it led to."""

    number: int
    at: int
    seat: int
    request: str
    lines: str


class Chat(NamedTuple):
    """One line of chat. `room` is "seats" or "spectators"; `seat` is -1 for a spectator."""

    number: int
    at: int
    room: str
    seat: int
    name: str
    text: str


class Pulse(NamedTuple):
    """What the lists need to know of a table: who is waited for, until when, and when it must be woken."""

    touched: int
    turn: int | None
    deadline: int | None
    wake: int | None


class SaveTable(NamedTuple):
    """Make the table, or replace what is known of it but its moves; the seed is kept once it is set."""

    table: Table
    pulse: Pulse
    seed: bytes | None = None


class AddMove(NamedTuple):
    """Append a move."""

    table: str
    move: Move
    pulse: Pulse


class AddChat(NamedTuple):
    """Append a line of chat."""

    table: str
    chat: Chat


class DeleteTable(NamedTuple):
    """Forget a table wholly."""

    table: str


Change = SaveTable | AddMove | AddChat | DeleteTable


class Stored(NamedTuple):
    """A table as it lies on disk."""

    table: Table
    pulse: Pulse
    seed: bytes | None
    moves: list[Move]
    chat: list[Chat]


class Listed(NamedTuple):
    """A table in a list."""

    table: Table
    pulse: Pulse


class Counts(NamedTuple):
    """How much there is."""

    tables: int
    moves: int


class Store(ABC):
    """What the server needs of a store. All methods may be called from the event loop."""

    @abstractmethod
    async def commit(self, *changes: Change) -> None:
        """Make the changes durable, all or none; returns when they are on disk."""

    @abstractmethod
    async def load(self, table: str) -> Stored | None:
        """The table with all that belongs to it."""

    @abstractmethod
    async def listed(self, limit: int) -> list[Listed]:
        """The public tables that wait or run, last touched first."""

    @abstractmethod
    async def by_keys(self, keys: Sequence[str]) -> list[Listed]:
        """The tables that any of these token digests opens."""

    @abstractmethod
    async def waking(self, until: int, limit: int) -> list[str]:
        """The tables that have something to do by themselves before `until`."""

    @abstractmethod
    async def counts(self) -> Counts:
        """How much there is."""

    @abstractmethod
    def close(self) -> None:
        """Finish what is waiting and let go."""


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
)
"""What brings the schema from version n to n + 1. Never change one that was released; append."""

_encode: Final = msgspec.json.encode
_decode_table: Final = msgspec.json.Decoder(Table).decode


class SqliteStore(Store):
    """Tables in one SQLite file: a thread that writes, a thread that reads."""

    def __init__(self, folder: Path, migrations: Sequence[str] = MIGRATIONS) -> None:
        self.path: Final = folder / FILE_NAME
        make_folder(folder)
        with _explained(self.path), contextlib.ExitStack() as opened:
            self._writing = opened.enter_context(contextlib.closing(_connect(self.path)))
            _check(self._writing, self.path)
            migrate(self._writing, self.path, migrations)
            self._reading_connection = opened.enter_context(contextlib.closing(_connect(self.path)))
            opened.pop_all()
        self._queue: Final[queue.SimpleQueue[_Job | None]] = queue.SimpleQueue()
        self._reading: Final = ThreadPoolExecutor(1, thread_name_prefix="store-reader")
        self._writer: Final = threading.Thread(target=self._write, name="store-writer", daemon=True)
        self._writer.start()
        self.commits = 0
        self.transactions = 0

    async def commit(self, *changes: Change) -> None:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self._queue.put(_Job(changes, loop, done))
        await asyncio.shield(done)

    async def load(self, table: str) -> Stored | None:
        return await self._read(lambda db: _load(db, table))

    async def listed(self, limit: int) -> list[Listed]:
        return await self._read(
            lambda db: _list(
                db,
                "SELECT doc, touched, turn, deadline, wake FROM tables"
                " WHERE listed = 1 AND status IN ('waiting', 'running') ORDER BY touched DESC LIMIT ?",
                (limit,),
            )
        )

    async def by_keys(self, keys: Sequence[str]) -> list[Listed]:
        marks = ",".join("?" * len(keys))
        return await self._read(
            lambda db: _list(
                db,
                "SELECT doc, touched, turn, deadline, wake FROM tables WHERE id IN"
                f" (SELECT table_id FROM keys WHERE digest IN ({marks})) ORDER BY touched DESC LIMIT 500",
                tuple(keys),
            )
        )

    async def waking(self, until: int, limit: int) -> list[str]:
        return await self._read(
            lambda db: [
                row[0]
                for row in db.execute(
                    "SELECT id FROM tables WHERE wake IS NOT NULL AND wake <= ? ORDER BY wake LIMIT ?",
                    (until, limit),
                )
            ]
        )

    async def counts(self) -> Counts:
        return await self._read(
            lambda db: Counts(
                db.execute("SELECT count(*) FROM tables").fetchone()[0],
                db.execute("SELECT count(*) FROM moves").fetchone()[0],
            )
        )

    def close(self) -> None:
        if self._writer.is_alive():
            self._queue.put(None)
            self._writer.join()
        self._reading.shutdown()
        self._reading_connection.close()
        self._writing.close()

    # --- the two threads ---------------------------------------------------------------------------------------

    async def _read(self, question: Callable[[sqlite3.Connection], T]) -> T:
        def ask() -> T:
            with _explained(self.path):
                return question(self._reading_connection)

        return await asyncio.wrap_future(self._reading.submit(ask))

    def _write(self) -> None:
        while (job := self._queue.get()) is not None:
            jobs = [job]
            last = False
            with contextlib.suppress(queue.Empty):
                while len(jobs) < BATCH:
                    following = self._queue.get_nowait()
                    if following is None:
                        last = True
                        break
                    jobs.append(following)
            self._write_batch(jobs)
            if last:
                return

    def _write_batch(self, jobs: "list[_Job]") -> None:
        """All in one transaction; if that fails, each on its own, so that one bad job spoils no other."""
        error = self._transact(jobs)
        if error is None or len(jobs) == 1:
            _answer(jobs, error)
            return
        for job in jobs:
            _answer([job], self._transact([job]))

    def _transact(self, jobs: "list[_Job]") -> StoreError | None:
        try:
            with _explained(self.path):
                self._writing.execute("BEGIN IMMEDIATE")
                for job in jobs:
                    for change in job.changes:
                        _apply(self._writing, change)
                self._writing.execute("COMMIT")
        except StoreError as error:
            if self._writing.in_transaction:
                with contextlib.suppress(sqlite3.Error):
                    self._writing.execute("ROLLBACK")
            LOG.error("the store refused %d commits: %s", len(jobs), error)
            return error
        self.commits += len(jobs)
        self.transactions += 1
        return None


class _Job(NamedTuple):
    changes: Sequence[Change]
    loop: asyncio.AbstractEventLoop
    done: "asyncio.Future[None]"


def _answer(jobs: Sequence[_Job], error: StoreError | None) -> None:
    """Wake those who wait, once per event loop."""

    def wake() -> None:
        for job in jobs:
            if job.done.cancelled():
                continue
            if error is None:
                job.done.set_result(None)
            else:
                job.done.set_exception(StoreError(str(error)))

    with contextlib.suppress(RuntimeError):
        jobs[0].loop.call_soon_threadsafe(wake)


# --- SQL -----------------------------------------------------------------------------------------------------------


def _apply(db: sqlite3.Connection, change: Change) -> None:
    if isinstance(change, AddMove):
        db.execute("INSERT INTO moves VALUES (?, ?, ?, ?, ?, ?)", (change.table, *change.move))
        db.execute(
            "UPDATE tables SET touched = ?, turn = ?, deadline = ?, wake = ? WHERE id = ?",
            (*change.pulse, change.table),
        )
    elif isinstance(change, SaveTable):
        _save(db, change)
    elif isinstance(change, AddChat):
        db.execute("INSERT INTO chat VALUES (?, ?, ?, ?, ?, ?, ?)", (change.table, *change.chat))
    else:
        for place, column in (
            ("tables", "id"),
            ("keys", "table_id"),
            ("moves", "table_id"),
            ("chat", "table_id"),
        ):
            db.execute(f"DELETE FROM {place} WHERE {column} = ?", (change.table,))


def _save(db: sqlite3.Connection, change: SaveTable) -> None:
    table = change.table
    db.execute(
        "INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET doc = excluded.doc,"
        " seed = coalesce(seed, excluded.seed), status = excluded.status, listed = excluded.listed,"
        " touched = excluded.touched, turn = excluded.turn, deadline = excluded.deadline, wake = excluded.wake",
        (table.id, _encode(table), change.seed, table.status, table.listed, *change.pulse),
    )
    db.execute("DELETE FROM keys WHERE table_id = ?", (table.id,))
    db.executemany(
        "INSERT OR IGNORE INTO keys VALUES (?, ?)", [(key, table.id) for key, _, _ in digests(table)]
    )


def _load(db: sqlite3.Connection, table: str) -> Stored | None:
    row = db.execute(
        "SELECT doc, touched, turn, deadline, wake, seed FROM tables WHERE id = ?", (table,)
    ).fetchone()
    if row is None:
        return None
    moves = db.execute(
        "SELECT number, at, seat, request, lines FROM moves WHERE table_id = ? ORDER BY number", (table,)
    )
    chat = db.execute(
        "SELECT number, at, room, seat, name, text FROM chat WHERE table_id = ? ORDER BY number", (table,)
    )
    return Stored(
        _decode_table(row[0]), Pulse(*row[1:5]), row[5], [Move(*m) for m in moves], [Chat(*c) for c in chat]
    )


def _list(db: sqlite3.Connection, sql: str, values: tuple[object, ...]) -> list[Listed]:
    return [Listed(_decode_table(doc), Pulse(*pulse)) for doc, *pulse in db.execute(sql, values)]


# --- opening -------------------------------------------------------------------------------------------------------


def make_folder(folder: Path) -> None:
    """Make the data folder, for its owner only, and see that it can be written to."""
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        probe = folder / f".probe-{os.getpid()}"
        probe.write_bytes(b"x")
        probe.unlink()
    except OSError as error:
        raise StoreError(
            f"cannot write to the data folder {folder}: {error.strerror}. Choose another one with --data FOLDER."
        ) from error


def _connect(path: Path) -> sqlite3.Connection:
    existed = path.exists()
    db = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=10)
    try:
        if not existed:
            path.chmod(0o600)
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA synchronous = FULL")
    except BaseException:
        db.close()
        raise
    return db


def _check(db: sqlite3.Connection, path: Path) -> None:
    """Refuse a damaged file before anything is written to it."""
    found = db.execute("PRAGMA quick_check(1)").fetchone()[0]
    if found != "ok":
        raise StoreError(damaged(path, str(found).splitlines()[-1]))


def migrate(db: sqlite3.Connection, path: Path, migrations: Sequence[str] = MIGRATIONS) -> None:
    """Bring the schema up to date, keeping a copy of the file as it was."""
    version = db.execute("PRAGMA user_version").fetchone()[0]
    if version > len(migrations):
        raise StoreError(
            f"{path} was written by a newer version of caravanserai (schema {version}, this program knows"
            f" {len(migrations)}). Update the program, or choose another folder with --data FOLDER."
        )
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
                raise StoreError(f"the copy {target} came out damaged; it was not kept")
        os.replace(draft, target)
    finally:
        draft.unlink(missing_ok=True)


def backup(folder: Path, target: Path) -> None:
    """Copy the tables of a data folder, also while a server runs on it."""
    path = folder / FILE_NAME
    if not path.is_file():
        raise StoreError(f"there are no tables in {folder}")
    with _explained(path), contextlib.closing(_connect(path)) as db:
        try:
            copy_to(db, target)
        except OSError as error:
            raise StoreError(f"cannot write the backup {target}: {error.strerror}") from error


def damaged(path: Path, what: str) -> str:
    """What to say of a file that SQLite cannot read."""
    return (
        f"the tables in {path} are damaged ({what}). Nothing was changed. Put a backup in its place"
        f" (see the self-hosting guide), or move the file away to start with no tables."
    )


@contextlib.contextmanager
def _explained(path: Path) -> Iterator[None]:
    """Turn SQLite's errors into sentences that say what to do."""
    try:
        yield
    except sqlite3.Error as error:
        raise StoreError(_sentence(path, error)) from error


def _sentence(path: Path, error: sqlite3.Error) -> str:
    name = getattr(error, "sqlite_errorname", "") or ""
    if name.startswith("SQLITE_FULL"):
        return f"the disk is full: {path} cannot grow. Free some space; nothing that was accepted is lost."
    if name.startswith(("SQLITE_CORRUPT", "SQLITE_NOTADB")):
        return damaged(path, str(error))
    if name.startswith("SQLITE_READONLY"):
        return f"{path} cannot be written to (read-only). Check its owner and permissions."
    if name.startswith("SQLITE_CANTOPEN"):
        return f"{path} cannot be opened. Check its owner and permissions."
    if name.startswith("SQLITE_BUSY"):
        return f"{path} is in use by another program."
    if name.startswith("SQLITE_IOERR"):
        return f"the disk does not work properly for {path}: {error}."
    return f"{path}: {error}"
