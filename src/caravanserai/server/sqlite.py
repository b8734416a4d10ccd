"""Tables in one SQLite file in WAL mode: a thread that writes, a thread that reads.

The writing thread takes all commits that wait and makes them one transaction, so many tables share one flush to disk.
"""

import asyncio
import contextlib
import logging
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import groupby
from pathlib import Path
from typing import Final, NamedTuple, TypeVar

import msgspec

from caravanserai.server.database import (
    FILE_NAME,
    MIGRATIONS,
    check,
    connect,
    explained,
    make_folder,
    migrate,
)
from caravanserai.server.store import (
    AddChat,
    AddMove,
    Change,
    Chat,
    Counts,
    Listed,
    Move,
    Pulse,
    SaveTable,
    Store,
    Stored,
    StoreError,
    Touch,
)
from caravanserai.server.tables import Table, digests

LOG: Final = logging.getLogger("caravanserai.server.store")
T = TypeVar("T")

BATCH: Final = 512
"""At most this many commits share a transaction."""
GATHER_SECONDS: Final = 0.005
"""When several tables wait at once, more will: gather a little longer, so that more share the work of a transaction."""
MOST_ROWS: Final = 64
"""At most this many moves share a statement."""

_encode: Final = msgspec.json.encode
_decode_table: Final = msgspec.json.Decoder(Table).decode


class SqliteStore(Store):
    """Tables in one SQLite file: a thread that writes, a thread that reads."""

    def __init__(self, folder: Path, migrations: Sequence[str] = MIGRATIONS) -> None:
        self.path: Final = folder / FILE_NAME
        make_folder(folder)
        with explained(self.path), contextlib.ExitStack() as opened:
            self._writing = opened.enter_context(contextlib.closing(connect(self.path)))
            check(self._writing, self.path)
            migrate(self._writing, self.path, migrations)
            self._reading_connection = opened.enter_context(contextlib.closing(connect(self.path)))
            opened.pop_all()
        self._queue: Final[queue.SimpleQueue[_Job | None]] = queue.SimpleQueue()
        self._reading: Final = ThreadPoolExecutor(1, thread_name_prefix="store-reader")
        self._writer: Final = threading.Thread(target=self._write, name="store-writer", daemon=True)
        self._writer.start()
        self._failed = False
        self.commits = 0
        self.transactions = 0

    async def commit(self, *changes: Change) -> None:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self._queue.put(_Job(changes, loop, done))
        await done

    async def load(self, table: str) -> Stored | None:
        return await self._read(lambda db: _load(db, table))

    async def listed(self, limit: int) -> list[Listed]:
        return await self._read(
            lambda db: _list(
                db,
                f"{_LISTED} WHERE listed = 1 AND status IN ('waiting', 'running') ORDER BY touched DESC LIMIT ?",
                (limit,),
            )
        )

    async def by_keys(self, keys: Sequence[str]) -> list[Listed]:
        marks = ",".join("?" * len(keys))
        return await self._read(
            lambda db: _list(
                db,
                f"{_LISTED} WHERE id IN (SELECT table_id FROM keys WHERE digest IN ({marks}))"
                " ORDER BY touched DESC LIMIT 500",
                tuple(keys),
            )
        )

    async def waking(self, until: int, limit: int) -> list[str]:
        return await self._read(
            lambda db: [
                row[0]
                for row in db.execute(
                    "SELECT table_id FROM pulses WHERE wake IS NOT NULL AND wake <= ? ORDER BY wake LIMIT ?",
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

    async def probe(self) -> None:
        """After a failed write only another one tells whether the disk works again."""
        await self.counts()
        if self._failed:
            await self.commit(Touch())

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
            try:
                with explained(self.path):
                    return question(self._reading_connection)
            except StoreError as error:
                LOG.error("the store cannot be read: %s", error)
                raise

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
            if len(jobs) > 1:
                time.sleep(GATHER_SECONDS)

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
            with explained(self.path):
                _apply(self._writing, [change for job in jobs for change in job.changes])
        except StoreError as error:
            if self._writing.in_transaction:
                with contextlib.suppress(sqlite3.Error):
                    self._writing.execute("ROLLBACK")
            LOG.error("the store refused %d commits: %s", len(jobs), error)
            self._failed = True
            return error
        self._failed = False
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
                job.done.set_exception(StoreError(error.key, **error.values))

    with contextlib.suppress(RuntimeError):
        jobs[0].loop.call_soon_threadsafe(wake)


_PLAYED: Final = "(?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
_LISTED: Final = "SELECT doc, touched, turn, deadline, wake FROM tables JOIN pulses ON table_id = id"

# --- SQL -----------------------------------------------------------------------------------------------------------


def _apply(db: sqlite3.Connection, changes: Sequence[Change]) -> None:
    """Carry the changes out in their order, all or none.

    A few moves and nothing else are one statement, which is a transaction by itself. After each statement the
    thread has to wait for the interpreter, which the event loop keeps busy, so this is much faster.
    """
    moves = [change for change in changes if isinstance(change, AddMove)]
    if len(moves) == len(changes) <= MOST_ROWS:
        _add(db, moves)
        return
    db.execute("BEGIN IMMEDIATE")
    for together, group in groupby(changes, key=lambda change: isinstance(change, AddMove)):
        if together:
            moves = [change for change in group if isinstance(change, AddMove)]
            for first in range(0, len(moves), MOST_ROWS):
                _add(db, moves[first : first + MOST_ROWS])
        else:
            for change in group:
                _apply_other(db, change)
    db.execute("COMMIT")


def _add(db: sqlite3.Connection, moves: Sequence[AddMove]) -> None:
    """Moves with the pulses they left; `played` puts both where they belong."""
    rows = ", ".join([_PLAYED] * len(moves))
    values = [value for each in moves for value in (each.table, *each.move, *each.pulse)]
    db.execute(f"INSERT INTO played VALUES {rows}", values)


def _apply_other(db: sqlite3.Connection, change: Change) -> None:
    if isinstance(change, SaveTable):
        _save(db, change)
    elif isinstance(change, AddChat):
        db.execute("INSERT INTO chat VALUES (?, ?, ?, ?, ?, ?, ?)", (change.table, *change.chat))
    elif isinstance(change, Touch):
        db.execute("UPDATE pulses SET touched = touched WHERE table_id = (SELECT min(table_id) FROM pulses)")
    else:
        for place, column in (
            ("tables", "id"),
            ("pulses", "table_id"),
            ("keys", "table_id"),
            ("moves", "table_id"),
            ("chat", "table_id"),
        ):
            db.execute(f"DELETE FROM {place} WHERE {column} = ?", (change.table,))


def _save(db: sqlite3.Connection, change: SaveTable) -> None:
    table = change.table
    db.execute(
        "INSERT INTO tables VALUES (?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET doc = excluded.doc,"
        " seed = coalesce(seed, excluded.seed), status = excluded.status, listed = excluded.listed",
        (table.id, _encode(table), change.seed, table.status, table.listed),
    )
    db.execute("REPLACE INTO pulses VALUES (?, ?, ?, ?, ?)", (table.id, *change.pulse))
    db.execute("DELETE FROM keys WHERE table_id = ?", (table.id,))
    db.executemany(
        "INSERT OR IGNORE INTO keys VALUES (?, ?)", [(key, table.id) for key, _, _ in digests(table)]
    )


def _load(db: sqlite3.Connection, table: str) -> Stored | None:
    row = db.execute(
        "SELECT doc, touched, turn, deadline, wake, seed FROM tables JOIN pulses ON table_id = id WHERE id = ?",
        (table,),
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
