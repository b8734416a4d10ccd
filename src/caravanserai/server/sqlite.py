"""Tables in one SQLite file in WAL mode: a thread that writes, a thread that reads.

The writing thread takes all commits that wait and makes them one transaction, so many tables share one flush to disk.
"""

import asyncio
import contextlib
import logging
import queue
import shutil
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final, NamedTuple, TypeVar

import msgspec

from caravanserai.server import person_rows, statements
from caravanserai.server.database import (
    FILE_NAME,
    MIGRATIONS,
    backup,
    check,
    connect,
    explained,
    make_folder,
    migrate,
)
from caravanserai.server.identity import Credential, DropCredential, DropPerson, Person
from caravanserai.server.receivers import DropReceiver, Receiver
from caravanserai.server.results import RatedSeat
from caravanserai.server.store import (
    Aside,
    Ban,
    Change,
    Counts,
    DamagedTable,
    DeleteTable,
    DropChat,
    Held,
    KeptReview,
    Line,
    Listed,
    Probe,
    Pulse,
    Report,
    SetKey,
    Store,
    Stored,
    StoreError,
    Touch,
    decode_table,
)

LOG: Final = logging.getLogger("caravanserai.server.store")
T = TypeVar("T")

BATCH: Final = 512
"""At most this many commits share a transaction."""
GATHER_SECONDS: Final = 0.005
"""When several tables wait at once, more will: gather a little longer, so that more share the work of a transaction."""
LEAST_FREE: Final = 8_000_000
LARGE: Final = 65_536
ERASE_SECONDS: Final = 5.0


class SqliteStore(Store):
    """Tables in one SQLite file: a thread that writes, a thread that reads."""

    kind = "sqlite"

    def __init__(self, folder: Path, migrations: Sequence[str] = MIGRATIONS) -> None:
        super().__init__()
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
        self._counting: Final = ThreadPoolExecutor(1, thread_name_prefix="store-counter")
        self._key = statements.secret(self._writing)
        self._damaged: Final = Aside()
        self._probe: Final = Probe(self._attempt)
        self._erased_at = 0.0
        self._erasing = False
        self._writer: Final = threading.Thread(target=self._write, name="store-writer", daemon=True)
        self._writer.start()
        self._failed = False
        self.commits = 0
        self.transactions = 0

    async def commit(self, *changes: Change) -> None:
        started = time.perf_counter()
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self._queue.put(_Job(changes, loop, done))
        await done
        self.commit_times.add(time.perf_counter() - started)

    async def load(self, table: str, moves: int = 0, chat: int = 0) -> Stored | None:
        try:
            return await self._read(lambda db: statements.load(db, table, moves, chat))
        except DamagedTable as error:
            self._damaged.put(error.table, error)
            raise

    async def by_keys(self, keys: Sequence[str]) -> list[Listed]:
        marks = ",".join("?" * len(keys))
        return await self._list(
            f"{statements.LISTED} WHERE id IN (SELECT table_id FROM keys WHERE digest IN ({marks}))"
            " ORDER BY touched DESC LIMIT 500",
            tuple(keys),
        )

    async def _list(self, sql: str, values: tuple[object, ...]) -> list[Listed]:
        """Tables; one that cannot be read is left out and set aside."""
        found = []
        for table, doc, *pulse in await self._read(lambda db: db.execute(sql, values).fetchall()):
            try:
                found.append(Listed(decode_table(doc), Pulse(*pulse)))
            except (msgspec.MsgspecError, UnicodeError, TypeError) as error:
                self._damaged.put(table, error)
        return found

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
        return await self._search(
            lambda db: Counts(
                db.execute("SELECT count(*) FROM tables").fetchone()[0],
                db.execute("SELECT count(*) FROM moves").fetchone()[0],
            )
        )

    async def listing(self) -> list[Line]:
        found = (
            "SELECT id, CASE WHEN json_valid(CAST(doc AS TEXT)) THEN"
            " coalesce(json_extract(CAST(doc AS TEXT), '$.game'), '?') ELSE '?' END, status, touched,"
            " (SELECT count(*) FROM moves WHERE moves.table_id = id)"
            " FROM tables JOIN pulses ON pulses.table_id = id ORDER BY touched DESC"
        )
        return await self._search(lambda db: [Line(*row) for row in db.execute(found)])

    async def backup(self, target: Path) -> None:
        await asyncio.to_thread(backup, self.path.parent, target)

    async def stale(self, before: int, named: bool = False) -> list[str]:
        found = "SELECT id FROM tables JOIN pulses ON table_id = id WHERE touched < ?"
        if named:
            found += " AND status = 'over' AND CAST(doc AS TEXT) GLOB '*\"name\":\"[^\"]*'"
        return await self._search(lambda db: [row[0] for row in db.execute(found, (before,))])

    async def _search(self, question: Callable[[sqlite3.Connection], T]) -> T:
        """What goes through everything has a thread and a connection of its own."""

        def ask() -> T:
            with explained(self.path), contextlib.closing(connect(self.path)) as db:
                return question(db)

        return await asyncio.wrap_future(self._counting.submit(ask))

    async def held(self, origin: str) -> Held:
        return await self._read(
            lambda db: Held(
                *db.execute(
                    "SELECT count(*), coalesce(sum(people = 0), 0), coalesce(sum(listed), 0) FROM tables"
                    " WHERE origin = ? AND origin != '' AND status IN ('waiting', 'running')",
                    (origin,),
                ).fetchone()
            )
        )

    async def bans(self, now: int) -> list[Ban]:
        found = "SELECT origin, until, mute, why FROM bans WHERE until > ? ORDER BY until"
        return await self._read(
            lambda db: [
                Ban(origin, until, bool(mute), why) for origin, until, mute, why in db.execute(found, (now,))
            ]
        )

    async def reports(self, limit: int) -> list[Report]:
        found = "SELECT table_id, at, seat, about, text FROM reports ORDER BY number DESC LIMIT ?"
        return await self._read(lambda db: [Report(*row) for row in db.execute(found, (limit,))])

    async def person(self, person: str) -> Person | None:
        return await self._read(lambda db: person_rows.person(db, person))

    async def result_count(self) -> int:
        return await self._read(lambda db: int(db.execute("SELECT count(*) FROM results").fetchone()[0]))

    async def results(self, after: tuple[int, str] = (-1, "")) -> list[RatedSeat]:
        return await self._search(lambda db: statements.results(db, after))

    async def review(self, table: str) -> KeptReview | None:
        return await self._read(lambda db: statements.review(db, table))

    async def persons(self, before: int | None = None) -> list[str]:
        return await self._search(lambda db: person_rows.persons(db, before))

    async def credential(self, digest: str) -> Credential | None:
        return await self._read(lambda db: person_rows.credential(db, digest))

    async def credentials(self, person: str) -> list[Credential]:
        return await self._read(lambda db: person_rows.credentials(db, person))

    async def receivers(self, person: str) -> list[Receiver]:
        return await self._read(lambda db: person_rows.receivers(db, "person", person))

    async def receiver(self, id: str) -> Receiver | None:
        found = await self._read(lambda db: person_rows.receivers(db, "id", id))
        return found[0] if found else None

    async def setting(self, name: str) -> bytes | None:
        sql = "SELECT value FROM settings WHERE name = ?"
        row = await self._read(lambda db: db.execute(sql, (name,)).fetchone())
        return None if row is None else bytes(row[0])

    @property
    def key(self) -> bytes:
        return self._key

    @property
    def damaged(self) -> Aside:
        return self._damaged

    async def probe(self) -> None:
        await self._probe.ask(self._failed)

    async def _attempt(self) -> None:
        """Write; after a failure as much as a long move, because a little may still find room somewhere."""
        await self.commit(Touch(LARGE if self._failed else 1))
        try:
            free = shutil.disk_usage(self.path.parent).free
        except OSError:
            return
        if free < LEAST_FREE:
            raise StoreError("store-full", path=self.path, what="")

    def close(self) -> None:
        if self._writer.is_alive():
            self._queue.put(None)
            self._writer.join()
        self._reading.shutdown()
        self._counting.shutdown()
        self._reading_connection.close()
        self._writing.close()

    # --- the two threads ---------------------------------------------------------------------------------------

    async def _read(self, question: Callable[[sqlite3.Connection], T]) -> T:
        def ask() -> T:
            try:
                with explained(self.path):
                    return question(self._reading_connection)
            except DamagedTable:
                raise
            except StoreError as error:
                LOG.error("the store cannot be read: %s", error)
                raise

        return await asyncio.wrap_future(self._reading.submit(ask))

    def _write(self) -> None:
        while (job := self._next_job()) is not None:
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

    def _next_job(self) -> "_Job | None":
        """Wait for something to write. What was deleted is wiped out of the log as well, soon but not each time."""
        while self._erasing:
            wait = max(0.0, self._erased_at + ERASE_SECONDS - time.monotonic())
            try:
                return self._queue.get(timeout=wait)
            except queue.Empty:
                self._erase()
        return self._queue.get()

    def _erase(self) -> None:
        self._erased_at = time.monotonic()
        try:
            busy = self._writing.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0]
            self._erasing = bool(busy)
        except sqlite3.Error as error:
            LOG.warning("what was deleted is not wiped out yet: %s", error)

    def _write_batch(self, jobs: "list[_Job]") -> None:
        """All in one transaction; if that fails, each on its own, so that one bad job spoils no other."""
        error = self._transact(jobs)
        if error is None or len(jobs) == 1:
            _answer(jobs, error)
            return
        for job in jobs:
            _answer([job], self._transact([job]))

    def _apply(self, changes: Sequence[Change]) -> None:
        """Whatever is wrong with a change, the thread that writes goes on."""
        try:
            with explained(self.path):
                statements.apply(self._writing, changes)
        except StoreError:
            raise
        except Exception as error:
            raise StoreError("store-other", path=self.path, what=repr(error)) from error

    def _transact(self, jobs: "list[_Job]") -> StoreError | None:
        try:
            self._apply([change for job in jobs for change in job.changes])
        except StoreError as error:
            if self._writing.in_transaction:
                with contextlib.suppress(sqlite3.Error):
                    self._writing.execute("ROLLBACK")
            LOG.error("the store refused %d commits: %s", len(jobs), error)
            self._failed = True
            return error
        self._failed = False
        self._key = next(
            (change.key for job in jobs for change in job.changes if isinstance(change, SetKey)), self._key
        )
        self._erasing |= any(
            isinstance(change, DeleteTable | DropChat | DropPerson | DropCredential | DropReceiver)
            for job in jobs
            for change in job.changes
        )
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
