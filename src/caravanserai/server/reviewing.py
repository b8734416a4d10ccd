"""Reviews of finished tables: one is made at a time, in a process of its own, and kept beside the game."""

import asyncio
import contextlib
import logging
import os
import sys
import zlib
from collections import deque
from typing import Final

import msgspec

from caravanserai.core.game import Game
from caravanserai.play.match import Match
from caravanserai.play.record import record_text, verify
from caravanserai.reviews.analysis import METHOD, SECONDS
from caravanserai.reviews.scales import JUDGE
from caravanserai.server.clock import now
from caravanserai.server.review_bodies import ReviewPage
from caravanserai.server.reviewer import PATIENCE, Task
from caravanserai.server.store import KeepReview, KeptReview, Store, StoreError
from caravanserai.server.tables import TableError, storage_trouble
from caravanserai.version import __version__

LOG: Final = logging.getLogger("caravanserai.server.reviewing")
LONGEST_LINE: Final = 1 << 24
MOST: Final = 12
"""So many reviews are made or wait; whoever comes then is asked to come again."""
MOST_OF_ONE: Final = 3
"""Of them so many that one address has asked for."""
GRACE: Final = 60.0
"""Seconds beyond its budget after which a reviewer that has not ended is ended."""
REMEMBERED: Final = 1000
"""Tables whose review failed, which are not tried again for the time being."""
FRESH: Final = 30_000
"""Milliseconds for which it is believed that another server goes on with a review that is not finished."""


def versions(game: Game) -> str:
    """By what a review is made; one made by others is made anew."""
    return f"{__version__} {game.rules_version} {JUDGE} {METHOD}"


def _holds(kept: KeptReview) -> bool:
    """Whether it is finished, or another server is just making it."""
    return kept.done or kept.at > now() - FRESH


class Job:
    """A review that is made or waits. `page` is what there is of it, as JSON."""

    def __init__(self, table: str, match: Match, origin: str) -> None:
        self.table: Final = table
        self.match: Final = match
        self.origin: Final = origin
        self.page = b""
        self.begun = False


class Reviews:
    """The reviews of a hall. What is finished lies in the store."""

    def __init__(self, store: Store, seconds: float = SECONDS, iterations: int | None = None) -> None:
        self._store: Final = store
        self._seconds: Final = None if iterations is not None else seconds
        self._iterations: Final = iterations
        self._limit: Final = GRACE + PATIENCE * seconds
        self._jobs: Final[dict[str, Job]] = {}
        self._failed: Final[deque[str]] = deque(maxlen=REMEMBERED)
        self._worker: asyncio.Task[None] | None = None
        self._closed = False

    @property
    def waiting(self) -> int:
        """How many are made or wait."""
        return len(self._jobs)

    async def page(self, table: str, match: Match, origin: str) -> msgspec.Raw:
        """What there is of the review of a finished match; begins it if there is none."""
        if table in self._jobs:
            return self._told(self._jobs[table])
        kept = await self._kept(table)
        if kept is not None and kept.versions == versions(match.game) and _holds(kept):
            return msgspec.Raw(zlib.decompress(kept.page))
        await self._check(table, match, origin)
        if table not in self._jobs:
            self._jobs[table] = Job(table, match, origin)
        if self._worker is None or self._worker.done():
            self._worker = asyncio.get_running_loop().create_task(self._work(), name="reviews")
        return self._told(self._jobs[table])

    async def _kept(self, table: str) -> KeptReview | None:
        try:
            return await self._store.review(table)
        except StoreError as error:
            raise storage_trouble() from error

    async def _check(self, table: str, match: Match, origin: str) -> None:
        """Refuse what cannot be reviewed, or not now."""
        if table in self._failed:
            raise TableError("internal", "this game could not be reviewed; the host's log says why")
        if self._closed or len(self._jobs) >= MOST:
            raise TableError("busy", "many games are being reviewed; try again in a while")
        if origin and sum(job.origin == origin for job in self._jobs.values()) >= MOST_OF_ONE:
            raise TableError("too-many", "wait until the reviews that you have asked for are made")
        if match.seed is not None and (faults := await asyncio.to_thread(verify, match)):
            raise TableError("false-record", f"the record does not verify: {faults[0]}")

    def _told(self, job: Job) -> msgspec.Raw:
        if job.page:
            return msgspec.Raw(job.page)
        place = list(self._jobs).index(job.table)
        return msgspec.Raw(
            msgspec.json.encode(ReviewPage(progress=0.0, done=False, place=place, report=None))
        )

    # --- the work ------------------------------------------------------------------------------------------------

    async def _work(self) -> None:
        """Make one review after the other, as long as there are any."""
        while self._jobs and not self._closed:
            job = next(iter(self._jobs.values()))
            try:
                await asyncio.wait_for(self._review(job), self._limit)
            except (OSError, ValueError, TimeoutError, StoreError) as error:
                LOG.error("the review of table %s failed: %r", job.table, error)
                self._failed.append(job.table)
            finally:
                del self._jobs[job.table]

    async def _review(self, job: Job) -> None:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "caravanserai.server.reviewer"),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LONGEST_LINE,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
        )
        try:
            assert process.stdin is not None
            task = Task(await asyncio.to_thread(record_text, job.match), self._seconds, self._iterations)
            process.stdin.write(msgspec.json.encode(task) + b"\n")
            await process.stdin.drain()
            await self._read(job, process)
        finally:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    async def _read(self, job: Job, process: asyncio.subprocess.Process) -> None:
        """Keep every page that comes. The last one says that it is the last."""
        assert process.stdout is not None
        while line := await process.stdout.readline():
            page = line.rstrip()
            done = b'"done":true' in page[:80]
            packed = await asyncio.to_thread(zlib.compress, page)
            kept = KeptReview(versions(job.match.game), now(), done, packed)
            job.page = page
            await self._store.commit(KeepReview(job.table, kept))
            if done:
                return
        raise ValueError("the reviewer ended before its last page")

    async def close(self) -> None:
        """End what is being made."""
        self._closed = True
        if self._worker is not None:
            self._worker.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._worker
