"""The one connection that writes: all commits that wait share a transaction, and a flush to disk."""

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, NamedTuple

import asyncpg

from caravanserai.server.postgres import statements
from caravanserai.server.postgres.errors import explained
from caravanserai.server.store import AddMove, Change, Overtaken, SaveTable, StoreError

LOG: Final = logging.getLogger("caravanserai.server.store")
BATCH: Final = statements.TOLD_AT_ONCE
"""At most this many commits share a transaction."""
CLOSE_SECONDS: Final = 5.0


class Job(NamedTuple):
    changes: Sequence[Change]
    loop: asyncio.AbstractEventLoop
    done: "asyncio.Future[None]"

    def __hash__(self) -> int:
        return id(self.done)


class Writer:
    """Writes what is added, in order. It lives on the store's own loop."""

    def __init__(
        self,
        where: str,
        connect: Callable[[], Awaitable[asyncpg.Connection]],
        author: Callable[[], statements.Author],
    ) -> None:
        self._where: Final = where
        self._connect: Final = connect
        self._author: Final = author
        self._jobs: Final[deque[Job]] = deque()
        self._some: Final = asyncio.Event()
        self._writing: asyncpg.Connection | None = None
        self._task: asyncio.Task[None] | None = None
        self._closing = False
        self.failed = False
        """Whether the last commit failed."""

    def open(self) -> None:
        """Begin to write."""
        self._task = asyncio.get_running_loop().create_task(self._write(), name="writer")

    def add(self, job: Job) -> None:
        """Write this, too."""
        self._jobs.append(job)
        self._some.set()

    async def finish(self) -> None:
        """Write what waits, and no more."""
        self._closing = True
        self._some.set()
        if self._task is not None:
            await self._task

    async def close(self) -> None:
        """Hang up."""
        if self._writing is not None:
            await self._writing.close(timeout=CLOSE_SECONDS)

    async def _write(self) -> None:
        while self._jobs or not self._closing:
            await self._some.wait()
            jobs = [self._jobs.popleft() for _ in range(min(BATCH, len(self._jobs)))]
            if not self._jobs and not self._closing:
                self._some.clear()
            for group in _together(jobs):
                await self._write_group(group)

    async def _write_group(self, jobs: "list[Job]") -> None:
        """Moves of many tables in one statement; anything else each in its own transaction."""
        try:
            async with explained(self._where):
                db = await self.connection()
                if len(jobs) == 1 and not _only_a_move(jobs[0]):
                    async with db.transaction():
                        await statements.apply(db, jobs[0].changes, self._author())
                    lost: dict[Job, Overtaken] = {}
                else:
                    lost = await self._add(db, jobs)
        except Exception as error:
            await self._refused(jobs, error)
            return
        self.failed = False
        for job in jobs:
            _answer(job, lost.get(job))

    async def _add(self, db: asyncpg.Connection, jobs: "list[Job]") -> "dict[Job, Overtaken]":
        """The moves of the jobs in one statement; returns the jobs that another server has overtaken."""
        moves = {job: change for job in jobs for change in job.changes if isinstance(change, AddMove)}
        added = await statements.add_moves(db, list(moves.values()), self._author())
        return {
            job: Overtaken(move.table)
            for job, move in moves.items()
            if (move.table, move.move.number) not in added
        }

    async def _refused(self, jobs: "list[Job]", error: Exception) -> None:
        """One bad job spoils no other: each is tried on its own, unless there is no line to try it on."""
        if not isinstance(error, StoreError):
            error = StoreError("store-other", path=self._where, what=repr(error))
        if error.key == "store-no-line" and self._writing is not None:
            self._writing.terminate()
        lost = self._writing is None or self._writing.is_closed()
        if len(jobs) > 1 and not lost:
            for job in jobs:
                await self._write_group([job])
            return
        if not isinstance(error, Overtaken):
            LOG.error("the store refused %d commits: %s", len(jobs), error)
            self.failed = True
        for job in jobs:
            _answer(job, error)

    async def connection(self) -> asyncpg.Connection:
        if self._writing is None or self._writing.is_closed():
            self._writing = await self._connect()
        return self._writing


def _only_a_move(job: Job) -> bool:
    return len(job.changes) == 1 and isinstance(job.changes[0], AddMove)


def _together(jobs: Sequence[Job]) -> list[list[Job]]:
    """Jobs that share a statement, in their order: those that are one move and nothing else, of different tables."""
    groups: list[list[Job]] = []
    taken: set[str] = set()
    for job in jobs:
        table = getattr(job.changes[0], "table", "") if _only_a_move(job) else ""
        if table and groups and taken and table not in taken:
            groups[-1].append(job)
        else:
            groups.append([job])
            taken = set()
        if table:
            taken.add(table)
    return groups


def _answer(job: Job, error: StoreError | None) -> None:
    def wake() -> None:
        if job.done.cancelled():
            return
        if error is None:
            for change in job.changes:
                if isinstance(change, SaveTable):
                    change.table.revision += 1
            job.done.set_result(None)
        else:
            job.done.set_exception(error)

    with contextlib.suppress(RuntimeError):
        job.loop.call_soon_threadsafe(wake)
