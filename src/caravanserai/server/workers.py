"""Work outside the event loop: a few processes that answer one question after another, in a fair line."""

import asyncio
import contextlib
import logging
import os
import sys
import time
from collections import deque
from collections.abc import Callable
from typing import Final, TypeVar

import msgspec

from caravanserai.server.line import Asker, Line
from caravanserai.server.metrics import Durations

LOG: Final = logging.getLogger("caravanserai.server.workers")
T = TypeVar("T")
LINE_LIMIT: Final = 1 << 22
CLOSE_SECONDS: Final = 5.0
FAILURES: Final = (OSError, EOFError, ValueError, msgspec.MsgspecError)


class WorkerFailed(Exception):
    """No answer came, or one that is none."""


class Workers:
    """The processes. One that dies or takes too long is replaced, and another is asked."""

    def __init__(self, size: int, program: tuple[str, ...] = ()) -> None:
        self.size: Final = max(1, size)
        self.line: Final = Line(self.size)
        self.waits: Final = Durations()
        self._program: Final = program or (sys.executable, "-m", "caravanserai.server.worker")
        self._idle: Final[deque[_Worker]] = deque()
        self._all: Final[set[_Worker]] = set()
        self._closed = False
        self.waiting = 0
        self.asked = 0
        self.failed = 0
        self.replaced = 0

    async def ask(
        self,
        asker: Asker,
        question: Callable[[], msgspec.Struct],
        read: Callable[[bytes], T],
        seconds: float,
    ) -> T:
        """The answer to the question, which is put when it is its turn. `read` raises ValueError at nonsense."""
        self.waiting += 1
        came = time.monotonic()
        try:
            await self.line.enter(asker)
        except asyncio.CancelledError:
            self.waiting -= 1
            raise
        started = time.monotonic()
        self.waits.add(started - came)
        try:
            return await self._ask(msgspec.json.encode(question()) + b"\n", read, seconds)
        finally:
            self.waiting -= 1
            self.line.leave(asker, time.monotonic() - started)

    async def _ask(self, line: bytes, read: Callable[[bytes], T], seconds: float) -> T:
        self.asked += 1
        try:
            return await self._try(line, read, seconds)
        except TimeoutError as error:
            self.failed += 1
            raise WorkerFailed(f"no answer within {seconds:g} seconds") from error
        except FAILURES as error:
            LOG.warning("a worker failed (%r); another is asked", error)
        try:
            return await self._try(line, read, seconds)
        except FAILURES as error:
            self.failed += 1
            raise WorkerFailed(repr(error)) from error

    async def _try(self, line: bytes, read: Callable[[bytes], T], seconds: float) -> T:
        """Ask one worker. It is kept only if it has answered well."""
        worker = self._idle.popleft() if self._idle else await self._start()
        try:
            answer = read(await asyncio.wait_for(worker.ask(line), seconds))
        except BaseException:
            self.replaced += 1
            await self._dismiss(worker)
            raise
        if self._closed:
            await self._dismiss(worker)
        else:
            self._idle.append(worker)
        return answer

    async def _start(self) -> "_Worker":
        if self._closed:
            raise OSError("the workers have been sent home")
        process = await asyncio.create_subprocess_exec(
            *self._program,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LINE_LIMIT,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
        )
        worker = _Worker(process)
        self._all.add(worker)
        if self._closed:
            worker.kill()
        return worker

    async def close(self) -> None:
        """Send the workers home. Whoever still waits for one is told that it has ended."""
        self._closed = True
        for worker in self._all:
            worker.kill()
        while self._idle:
            await self._dismiss(self._idle.pop())
        thinking = [asyncio.ensure_future(worker.process.wait()) for worker in self._all]
        if thinking:
            await asyncio.wait(thinking, timeout=CLOSE_SECONDS)

    async def _dismiss(self, worker: "_Worker") -> None:
        try:
            await worker.end()
        finally:
            self._all.discard(worker)


class _Worker:
    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process: Final = process

    async def ask(self, line: bytes) -> bytes:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(line)
        await self.process.stdin.drain()
        answer = await self.process.stdout.readline()
        if not answer.endswith(b"\n"):
            raise EOFError("the worker has ended")
        return answer

    async def end(self) -> None:
        """End the process and wait until it is gone."""
        self.kill()
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.close()
        await self.process.stdout.read()
        await self.process.wait()

    def kill(self) -> None:
        """End the process."""
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()
