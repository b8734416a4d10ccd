"""Tables in PostgreSQL: one connection that writes, a few that read, on an event loop in a thread of their own.

All commits that wait become one transaction, so many tables share one flush to disk.
"""

import asyncio
import contextlib
import logging
import secrets
import threading
import time
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from pathlib import Path
from typing import Any, Final, TypeVar

import asyncpg
import msgspec

from caravanserai.server.copying import into_file
from caravanserai.server.identity import Credential, Person, decode_person
from caravanserai.server.place import without_password
from caravanserai.server.postgres import person_rows, presence, statements
from caravanserai.server.postgres.ear import Ear
from caravanserai.server.postgres.errors import explained
from caravanserai.server.postgres.schema import MIGRATIONS, OLDEST, migrate, outlived
from caravanserai.server.postgres.sharing import Sharing
from caravanserai.server.postgres.writer import Job, Writer
from caravanserai.server.receivers import Receiver
from caravanserai.server.results import COLUMNS, RatedSeat
from caravanserai.server.store import (
    Aside,
    Ban,
    Change,
    Counts,
    DamagedTable,
    Held,
    KeptReview,
    Line,
    Listed,
    Present,
    Probe,
    Pulse,
    Report,
    SetKey,
    Share,
    Store,
    Stored,
    StoreError,
    Touch,
    decode_table,
)

LOG: Final = logging.getLogger("caravanserai.server.store")
T = TypeVar("T")

READERS: Final = 4
UNFLUSHED: Final = {"synchronous_commit": "off"}
"""For connections that read: besides, they only write who lives, is present and holds what, which needs no flush to disk."""
CONNECT_SECONDS: Final = 5.0
ANSWER_SECONDS: Final = 20.0
"""How long a statement may take before the line counts as dead."""


class PostgresStore(Store):
    """Tables in the database of an address such as `postgresql://user@host/name`."""

    kind = "postgresql"
    several = True

    def __init__(self, url: str, migrations: Sequence[str] = MIGRATIONS, oldest: int = OLDEST) -> None:
        super().__init__()
        self.url: Final = url
        self.where: Final = without_password(url)
        name = secrets.token_hex(8)
        self._author = statements.Author(name, name)
        """This server, as the others know it. A name is for one life only: what a dead one held is not its successor's."""
        self._ear: Ear | None = None
        self._sharing: Final = Sharing()
        self._attendance: Final = presence.Attendance(self._attend)
        self._known: Final = len(migrations)
        self._outlived = False
        """Whether a newer program has taken away what this one needs."""
        self._beating: asyncio.Task[None] | None = None
        self._damaged: Final = Aside()
        self._probe: Final = Probe(lambda: self.commit(Touch()))
        self._writer: Final = Writer(self.where, self._connect, lambda: self._author)
        self._loop: Final = asyncio.new_event_loop()
        self._thread: Final = threading.Thread(target=self._loop.run_forever, name="store", daemon=True)
        self._thread.start()
        try:
            self._readers, self._key = self._wait(self._open(migrations, oldest))
        except BaseException:
            self._wait(self._writer.close())
            self._stop()
            raise
        self._wait(self._begin())

    async def _begin(self) -> None:
        self._writer.open()

    async def _open(self, migrations: Sequence[str], oldest: int) -> "tuple[asyncpg.Pool, bytes]":
        async with explained(self.where):
            db = await self._writer.connection()
            await migrate(db, self.where, migrations, oldest)
            key = await statements.secret(db)
            readers = await asyncpg.create_pool(
                self.url,
                min_size=1,
                max_size=READERS,
                timeout=CONNECT_SECONDS,
                command_timeout=ANSWER_SECONDS,
                reset=_nothing,
                server_settings=UNFLUSHED,
            )
            return readers, key

    async def _connect(self) -> asyncpg.Connection:
        return await asyncpg.connect(self.url, timeout=CONNECT_SECONDS, command_timeout=ANSWER_SECONDS)

    def _wait(self, work: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result()

    async def _there(self, work: Coroutine[Any, Any, T]) -> T:
        """Have something done on the store's own loop."""
        return await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(work, self._loop))

    # --- writing -----------------------------------------------------------------------------------------------

    async def commit(self, *changes: Change) -> None:
        if self._outlived:
            raise StoreError("store-newer", path=self.where, schema="?", known=self._known)
        started = time.perf_counter()
        loop = asyncio.get_running_loop()
        job = Job(changes, loop, loop.create_future())
        self._loop.call_soon_threadsafe(self._writer.add, job)
        await job.done
        self.commit_times.add(time.perf_counter() - started)
        self._key = next((change.key for change in changes if isinstance(change, SetKey)), self._key)

    # --- reading -----------------------------------------------------------------------------------------------

    async def _read(self, question: Callable[[asyncpg.Connection], Awaitable[T]]) -> T:
        async def ask() -> T:
            async with explained(self.where), self._readers.acquire(timeout=CONNECT_SECONDS) as db:
                return await question(db)

        return await self._there(ask())

    async def _rows(self, sql: str, *values: object) -> list[Any]:
        return await self._read(lambda db: db.fetch(sql, *values))

    async def load(self, table: str, moves: int = 0, chat: int = 0) -> Stored | None:
        first = moves, chat
        try:
            return await self._read(lambda db: statements.load(db, table, first, self._author.name))
        except DamagedTable as error:
            self._damaged.put(error.table, error)
            raise

    async def by_keys(self, keys: Sequence[str]) -> list[Listed]:
        found = []
        for table, doc, *pulse in await self._rows(
            "SELECT id, doc, touched, turn, deadline, wake FROM tables JOIN pulses ON table_id = id"
            " WHERE id IN (SELECT table_id FROM keys WHERE digest = ANY($1::text[])) ORDER BY touched DESC LIMIT 500",
            list(keys),
        ):
            try:
                found.append(Listed(decode_table(doc), Pulse(*pulse)))
            except (msgspec.MsgspecError, UnicodeError, TypeError) as error:
                self._damaged.put(table, error)
        return found

    async def waking(self, until: int, limit: int) -> list[str]:
        return await self._read(lambda db: statements.waking(db, until, limit, self._author))

    async def counts(self) -> Counts:
        sql = "SELECT (SELECT count(*) FROM tables), (SELECT count(*) FROM moves)"
        return Counts(*(await self._rows(sql))[0])

    async def listing(self) -> list[Line]:
        sql = (
            "SELECT id, doc, status, touched, (SELECT count(*) FROM moves WHERE moves.table_id = id)"
            " FROM tables JOIN pulses ON table_id = id ORDER BY touched DESC"
        )
        return [Line(row[0], _game(row[1]), *row[2:]) for row in await self._rows(sql)]

    async def backup(self, target: Path) -> None:
        await into_file(self, target)

    async def stale(self, before: int, named: bool = False) -> list[str]:
        sql = "SELECT id FROM tables JOIN pulses ON table_id = id WHERE touched < $1"
        if named:
            sql += " AND status = 'over' AND named"
        return [row[0] for row in await self._rows(sql, before)]

    async def held(self, origin: str) -> Held:
        sql = (
            "SELECT count(*), count(*) FILTER (WHERE people = 0), count(*) FILTER (WHERE listed) FROM tables"
            " WHERE origin = $1 AND origin <> '' AND status IN ('waiting', 'running')"
        )
        return Held(*(await self._rows(sql, origin))[0])

    async def bans(self, now: int) -> list[Ban]:
        sql = "SELECT origin, until, mute, why FROM bans WHERE until > $1 ORDER BY until"
        return [Ban(*row) for row in await self._rows(sql, now)]

    async def reports(self, limit: int) -> list[Report]:
        sql = "SELECT table_id, at, seat, about, text FROM reports ORDER BY number DESC LIMIT $1"
        return [Report(*row) for row in await self._rows(sql, limit)]

    async def person(self, person: str) -> Person | None:
        rows = await self._rows("SELECT doc FROM persons WHERE id = $1", person)
        return decode_person(rows[0][0]) if rows else None

    async def result_count(self) -> int:
        return int((await self._rows("SELECT count(*) FROM results"))[0][0])

    async def results(self, after: tuple[int, str] = (-1, "")) -> list[RatedSeat]:
        sql = f"SELECT {COLUMNS} FROM results WHERE (at, table_id) > ($1, $2) ORDER BY at, table_id, seat"
        return [RatedSeat(*row) for row in await self._rows(sql, *after)]

    async def review(self, table: str) -> KeptReview | None:
        rows = await self._rows("SELECT versions, at, done, page FROM reviews WHERE table_id = $1", table)
        return KeptReview(*rows[0]) if rows else None

    async def persons(self, before: int | None = None) -> list[str]:
        return await self._read(lambda db: person_rows.persons(db, before))

    async def credential(self, digest: str) -> Credential | None:
        found = await self._read(lambda db: person_rows.credentials(db, "digest", digest))
        return found[0] if found else None

    async def credentials(self, person: str) -> list[Credential]:
        return await self._read(lambda db: person_rows.credentials(db, "person", person))

    async def receivers(self, person: str) -> list[Receiver]:
        return await self._read(lambda db: person_rows.receivers(db, "person", person))

    async def receiver(self, id: str) -> Receiver | None:
        found = await self._read(lambda db: person_rows.receivers(db, "id", id))
        return found[0] if found else None

    async def setting(self, name: str) -> bytes | None:
        rows = await self._rows("SELECT value FROM settings WHERE name = $1", name)
        return bytes(rows[0][0]) if rows else None

    async def probe(self) -> None:
        if self._outlived:
            raise StoreError("store-newer", path=self.where, schema="?", known=self._known)
        await self._probe.ask(self._writer.failed)

    @property
    def key(self) -> bytes:
        return self._key

    @property
    def damaged(self) -> Aside:
        return self._damaged

    # --- other servers -----------------------------------------------------------------------------------------

    def listen(self, heard: Callable[[str], None], thinks: bool = True) -> None:
        self._author = statements.Author(self._author.name, self._author.name if thinks else None)
        self._wait(self._begin_to_listen(heard))

    async def _begin_to_listen(self, heard: Callable[[str], None]) -> None:
        self._ear = Ear(self._connect, self._author.name, heard)
        self._ear.open()
        await self._say_alive()
        self._beating = asyncio.get_running_loop().create_task(self._beat())

    async def _beat(self) -> None:
        """Never ends by itself: what goes wrong is logged and tried again."""
        while True:
            await asyncio.sleep(statements.LEASE / 3000)
            await self._say_alive()

    async def _say_alive(self) -> None:
        try:
            async with explained(self.where), self._readers.acquire(timeout=CONNECT_SECONDS) as db:
                await presence.beat(db, self._author, self._known)
                self._outlived = await outlived(db, self._known)
        except StoreError as error:
            LOG.error("cannot say that this server lives: %s", error)

    async def take(self, table: str, moves: int) -> bool:
        if self._author.holder is None:
            return False
        return await self._read(lambda db: statements.take(db, table, moves, self._author))

    async def stamps(self, tables: Sequence[str]) -> dict[str, int]:
        sql = "SELECT table_id, stamp FROM pulses WHERE table_id = ANY($1::text[])"
        return {row[0]: row[1] for row in await self._rows(sql, list(tables))}

    async def attend(self, table: str, present: Present) -> None:
        await self._there(self._attendance.note(table, present))

    async def _attend(self, rows: str) -> None:
        async with explained(self.where), self._readers.acquire(timeout=CONNECT_SECONDS) as db:
            await presence.attend(db, rows, self._author)

    async def others(self) -> int:
        return await self._read(lambda db: presence.others(db, self._author))

    async def standing(self, digests: Sequence[str]) -> set[str]:
        sql = "SELECT digest FROM credentials WHERE digest = ANY($1::text[])"
        return {row[0] for row in await self._rows(sql, list(digests))}

    async def public(self, limit: int) -> list[Listed]:
        return await self._read(lambda db: statements.public(db, self._author.name, limit))

    async def share(self, mine: Sequence[Share]) -> list[Share] | None:
        return await self._read(lambda db: self._sharing.exchange(db, mine, self._author))

    # --- the end -----------------------------------------------------------------------------------------------

    def close(self) -> None:
        if self._loop.is_closed():
            return
        self._wait(self._hang_up())
        self._stop()

    async def _hang_up(self) -> None:
        await self._writer.finish()
        if self._beating is not None:
            self._beating.cancel()
        if self._ear is not None:
            await self._ear.close()
            with contextlib.suppress(StoreError):
                async with explained(self.where), self._readers.acquire(timeout=CONNECT_SECONDS) as db:
                    await presence.leave(db, self._author)
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._readers.close(), CONNECT_SECONDS)
        await self._writer.close()

    def _stop(self) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()


def _game(doc: bytes) -> str:
    try:
        return decode_table(doc).game
    except (msgspec.MsgspecError, UnicodeError, TypeError):
        return "?"


async def _nothing(_: asyncpg.Connection) -> None:
    """Connections are given back as they are: nothing here changes their state."""
