"""Bots outside the event loop: a few worker processes that are asked in turn, and replaced when they fail."""

import asyncio
import contextlib
import logging
import os
import random
import sys
import time
from collections import deque
from typing import Any, Final

import msgspec

from caravanserai.core.game import Game
from caravanserai.core.machine import State

LOG: Final = logging.getLogger("caravanserai.server.bots")
TIME_LIMIT: Final = 20.0
"""Seconds after which a worker that does not answer is ended."""
LINE_LIMIT: Final = 1 << 22
DEFAULT_LEVEL: Final = "medium"


class BotFailed(Exception):
    """No decision came from a worker."""


class Question(msgspec.Struct, frozen=True):
    """What a worker is told: a position resampled for the seat, and how hard to think."""

    game: str
    position: Any
    seat: int
    level: str
    seed: str


class Answer(msgspec.Struct, frozen=True):
    """What a worker decides."""

    action: int


def question(game: Game, state: State, seat: int, level: str, seed: str) -> Question:
    """The question behind the wall: everything hidden from the seat is resampled before it leaves."""
    known = game.determinize(state, seat, random.Random(0))
    return Question(game=game.key, position=game.position(known), seat=seat, level=level, seed=seed)


class Pool:
    """The workers. A question waits for a free one; a worker that dies or stalls is replaced."""

    def __init__(self, size: int, time_limit: float = TIME_LIMIT, program: tuple[str, ...] = ()) -> None:
        self.size: Final = max(1, size)
        self._time_limit: Final = time_limit
        self._program: Final = program or (sys.executable, "-m", "caravanserai.server.worker")
        self._idle: Final[deque[_Worker]] = deque()
        self._all: Final[set[_Worker]] = set()
        self._places: Final = asyncio.Semaphore(self.size)
        self._closed = False
        self.asked = 0
        self.failed = 0
        self.waiting = 0
        self.seconds = 0.0

    async def decide(self, asked: Question, legal: list[int]) -> int:
        """The bot's action; `BotFailed` if its worker does not come up with a legal one."""
        self.waiting += 1
        try:
            async with self._places:
                return await self._decide(asked, legal)
        finally:
            self.waiting -= 1

    async def _decide(self, asked: Question, legal: list[int]) -> int:
        self.asked += 1
        started = time.monotonic()
        worker = None
        try:
            worker = self._idle.popleft() if self._idle else await self._start()
            action = await asyncio.wait_for(worker.ask(asked), self._time_limit)
            if action not in legal:
                raise ValueError(f"{action} is not legal")
            self._idle.append(worker)
            return action
        except (OSError, ValueError, EOFError, TimeoutError, msgspec.MsgspecError) as error:
            self.failed += 1
            await self._dismiss(worker)
            raise BotFailed(f"a bot ({asked.game}, {asked.level}) failed: {error!r}") from error
        except asyncio.CancelledError:
            await self._dismiss(worker)
            raise
        finally:
            self.seconds += time.monotonic() - started

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
        return worker

    async def close(self) -> None:
        """Send the workers home: those that are thinking are dismissed by whoever waits for them."""
        self._closed = True
        for worker in self._all:
            worker.kill()
        while self._idle:
            await self._dismiss(self._idle.pop())
        while self._all:
            await asyncio.sleep(0.01)

    async def _dismiss(self, worker: "_Worker | None") -> None:
        if worker is not None:
            try:
                await worker.end()
            finally:
                self._all.discard(worker)


class _Worker:
    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process: Final = process

    async def ask(self, asked: Question) -> int:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(msgspec.json.encode(asked) + b"\n")
        await self.process.stdin.drain()
        line = await self.process.stdout.readline()
        if not line:
            raise EOFError("the worker has ended")
        return msgspec.json.decode(line, type=Answer).action

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
