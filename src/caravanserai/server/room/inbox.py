"""One task with an inbox: everything that happens at a table happens in it, one thing after another."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final, NamedTuple, Protocol, TypeVar

from caravanserai.server.logs import REQUEST
from caravanserai.server.store import Overtaken, StoreError
from caravanserai.server.tables import TableError, storage_trouble

LOG: Final = logging.getLogger("caravanserai.server.room")
T = TypeVar("T")


RACES: Final = 10
"""How often something is tried again because another server was faster."""


class Timer(Protocol):
    """Something that will be done."""

    def cancel(self) -> None:
        """It will not be done."""


class Later(Protocol):
    """Has something done in turn after a while: `Inbox.later`, as the other parts of a table know it."""

    def __call__(self, seconds: float, work: Callable[[], Awaitable[None]], /) -> Timer:
        """Do the work after so many seconds."""


class _Call:
    """Calls whoever wants to know when the work is done, where nobody waits for a result."""

    def __init__(self, told: Callable[[TableError | None], None]) -> None:
        self._told: Final = told

    def done(self) -> bool:
        """Nobody has gone away."""
        return False

    def set_result(self, _: object) -> None:
        """It is done."""
        asyncio.get_running_loop().call_soon(self._told, None)

    def set_exception(self, error: TableError) -> None:
        """It was not done."""
        asyncio.get_running_loop().call_soon(self._told, error)


class _Job(NamedTuple):
    work: Callable[[], Awaitable[Any]]
    done: "asyncio.Future[Any] | _Call | None"
    request: str
    """The id under which the log tells of it."""


class Inbox:
    """The task and its queue. `failed` is told the code and the detail of a failure that memory may not survive.

    `overtaken` reads what another server has done meanwhile.
    """

    def __init__(
        self,
        name: str,
        failed: Callable[[str, str], None],
        overtaken: Callable[[], Awaitable[None]] | None = None,
    ) -> None:
        self.name: Final = name
        self.idle_since = time.monotonic()
        self.closed = False
        self._failed: Final = failed
        self._overtaken: Final = overtaken
        self._working = False
        self._jobs: Final[asyncio.Queue[_Job]] = asyncio.Queue()
        self._asides: Final[set[asyncio.Task[None]]] = set()
        self._task: Final = asyncio.get_running_loop().create_task(self._run(), name=f"table {name}")

    async def ask(self, work: Callable[[], Awaitable[T]]) -> T:
        """Have the work done in turn and wait for its result."""
        if self.closed:
            raise _reloading()
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._jobs.put_nowait(_Job(work, done, REQUEST.get()))
        return await done

    def tell(self, work: Callable[[], Awaitable[None]]) -> None:
        """Have the work done in turn."""
        if not self.closed:
            self._jobs.put_nowait(_Job(work, None, REQUEST.get()))

    def put(
        self, work: Callable[[], Awaitable[None]], told: Callable[[TableError | None], None], request: str
    ) -> None:
        """Have the work done in turn and be told of its end. `request` is the id under which the log tells of it."""
        if self.closed:
            _Call(told).set_exception(_reloading())
        else:
            self._jobs.put_nowait(_Job(work, _Call(told), request))

    def later(self, seconds: float, work: Callable[[], Awaitable[None]], /) -> Timer:
        """Have the work done in turn after a while, unless the timer is cancelled before."""
        return asyncio.get_running_loop().call_later(seconds, self.tell, work)

    def aside(self, work: Coroutine[Any, Any, None]) -> None:
        """Let a long answer be worked out while the table goes on."""
        task = asyncio.get_running_loop().create_task(work)
        self._asides.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: "asyncio.Task[None]") -> None:
        self._asides.discard(task)
        if not task.cancelled() and task.exception() is not None:
            LOG.error("table %s: an answer failed", self.name, exc_info=task.exception())

    @property
    def busy(self) -> bool:
        """Whether there is something to do."""
        return self._working or not self._jobs.empty()

    async def _run(self) -> None:
        while not self.closed:
            job = await self._jobs.get()
            self._working = True
            await self._do(job)
            self._working = False
            self.idle_since = time.monotonic()

    async def _do(self, job: _Job) -> None:
        REQUEST.set(job.request)
        try:
            result = await self._result(job)
        except TableError as error:
            _fail(job, error)
        except StoreError:
            trouble = storage_trouble()
            _fail(job, trouble)
            self._give_up(trouble.code, trouble.detail)
        except asyncio.CancelledError:
            _fail(job, _reloading())
            raise
        except Exception as error:
            LOG.exception("table %s failed and is loaded again", self.name)
            _fail(job, TableError("internal", type(error).__name__))
            self._give_up("internal", "something went wrong here; what was accepted is saved")
        else:
            if job.done is not None and not job.done.done():
                job.done.set_result(result)

    async def _result(self, job: _Job) -> Any:
        """What the work gives. If another server was faster, what it did is read, and the work is done once more."""
        for _ in range(RACES if self._overtaken is not None else 0):
            try:
                return await job.work()
            except Overtaken:
                assert self._overtaken is not None
                await self._overtaken()
        return await job.work()

    def _give_up(self, code: str, detail: str) -> None:
        try:
            self._failed(code, detail)
        except Exception:
            LOG.exception("table %s failed while it was given up", self.name)
            self.stop()

    def stop(self) -> None:
        """End the task; whoever still waits is told to try again."""
        self.closed = True
        for task in self._asides:
            task.cancel()
        while not self._jobs.empty():
            _fail(self._jobs.get_nowait(), _reloading())
        asyncio.get_running_loop().call_soon(self._task.cancel)


def _reloading() -> TableError:
    return TableError("busy", "the table is being loaded again; try once more")


def _fail(job: _Job, error: TableError) -> None:
    with contextlib.suppress(asyncio.InvalidStateError):
        if job.done is not None:
            job.done.set_exception(error)
