"""The rows of a stepper spread over processes: one share here, the others each in a process, all in shared memory."""

import multiprocessing
import os
import select
import time
import traceback
from collections.abc import Callable
from functools import partial
from itertools import pairwise
from multiprocessing.connection import Connection
from multiprocessing.sharedctypes import RawArray
from typing import Any, Final

from caravanserai.core.machine import State
from caravanserai.rl.extras import missing
from caravanserai.rl.share import Batch, Plan, Share

try:
    import numpy as np
    from numpy.typing import NDArray
except ImportError as error:
    raise missing("the stepper", "stepper", error) from error

_STEP: Final = b"step"
_DONE: Final = b""
_PATIENCE: Final = 0.005
"""Seconds that a process looks for word again and again before it sleeps. To be woken takes half a millisecond on some
machines, as long as a step of hundreds of games."""


class Team:
    """All rows in arrays that every process sees. The same seed and actions give the same arrays as one process."""

    def __init__(self, plan: Plan, count: int, processes: int) -> None:
        edges = [count * number // processes for number in range(processes + 1)]
        self._mine: Final = Share(plan, 0, edges[1])
        shapes = [(kind.dtype, (count, *kind.shape[1:])) for kind in self._mine.batch.arrays()]
        blocks = [RawArray("b", dtype.itemsize * int(np.prod(shape))) for dtype, shape in shapes]
        orders = RawArray("q", count)
        self.batch: Final = _seen(blocks, self._mine.batch, count)
        self._actions: Final[NDArray[np.int64]] = np.frombuffer(orders, np.int64)
        self._masks: Final = self.batch.masks.reshape(-1)
        self._starts: Final = np.arange(count) * self.batch.masks.shape[1]
        """Where the mask of each row begins."""
        self._edge: Final = edges[1]
        self._pipes: Final[list[Line]] = []
        self._workers: Final[list[Any]] = []
        spawn = multiprocessing.get_context("spawn")
        for first, end in pairwise(edges[1:]):
            here, there = spawn.Pipe()
            work = (plan, first, end - first, count, blocks, orders, there)
            worker = spawn.Process(target=_serve, args=work, daemon=True)
            worker.start()
            there.close()
            self._pipes.append(Line(here))
            self._workers.append(worker)

    @property
    def states(self) -> list[State]:
        """The true positions of the rows in this process."""
        return self._mine.states

    def reset(self, seed: int) -> None:
        """New games in all rows."""
        self._order(str(seed).encode())
        self._mine.reset(seed)
        self._collect()

    def step(self, actions: NDArray[np.int64]) -> int:
        """One decision in every row, all processes at once; or nothing done, and the first row that has a wrong one."""
        wrong = self._refused(actions)
        if wrong < 0:
            self._actions[:] = actions
            self._order(_STEP)
            self._mine.play(actions[: self._edge].tolist())
            self._collect()
        return wrong

    def forget(self) -> None:
        """Nothing has just ended."""
        self.batch.rewards.fill(0)
        self.batch.done.fill(False)

    def close(self) -> None:
        """Let the processes go."""
        for pipe in self._pipes:
            pipe.close()
        for worker in self._workers:
            worker.join()

    def _refused(self, actions: NDArray[np.int64]) -> int:
        """The first row whose action is not legal, or -1. Asked here for all rows, since one wrong action stops all."""
        width = self.batch.masks.shape[1]
        if actions.min() >= 0 and actions.max() < width and self._masks[self._starts + actions].all():
            return -1
        wrong = (actions < 0) | (actions >= width)
        wrong |= self._masks[self._starts + np.where(wrong, 0, actions)] == 0
        return int(np.argmax(wrong))

    def _order(self, what: bytes) -> None:
        for pipe in self._pipes:
            pipe.send(what)

    def _collect(self) -> None:
        _copy(self._mine.batch, self.batch, 0)
        for pipe in self._pipes:
            wrong = pipe.hear()
            if wrong:
                raise RuntimeError(f"a process of the stepper failed:\n{wrong.decode()}")


class Line:
    """A line between two processes whose ends are awake while word is to be expected any moment."""

    def __init__(self, connection: Connection) -> None:
        self._connection: Final = connection
        self.send: Final = connection.send_bytes
        self.close: Final = connection.close
        self._ready: Final = _looker(connection)

    def hear(self) -> bytes:
        """The next word. EOFError if there is nobody any more."""
        end = time.perf_counter() + _PATIENCE
        while not self._ready() and time.perf_counter() < end:
            _let_others()
        return self._connection.recv_bytes()


def _looker(connection: Connection) -> Callable[[], object]:
    """What says at once whether there is word."""
    if not hasattr(select, "poll"):
        return connection.poll
    poll = select.poll()
    poll.register(connection.fileno(), select.POLLIN)
    return partial(poll.poll, 0)


_let_others: Final[Callable[[], None]] = getattr(os, "sched_yield", lambda: time.sleep(0))
"""Whoever has work to do comes first."""


def _serve(
    plan: Plan, first: int, count: int, total: int, blocks: list[Any], orders: Any, connection: Connection
) -> None:
    """The life of a process: wait for an order, do it, show the rows."""
    pipe = Line(connection)
    try:
        share = Share(plan, first, count)
        seen = _seen(blocks, share.batch, total)
        actions: NDArray[np.int64] = np.frombuffer(orders, np.int64)[first : first + count]
        while True:
            what = pipe.hear()
            if what == _STEP:
                share.play(actions.tolist())
            else:
                share.reset(int(what))
            _copy(share.batch, seen, first)
            pipe.send(_DONE)
    except (EOFError, KeyboardInterrupt):
        return
    except Exception:
        pipe.send(traceback.format_exc().encode())


def _seen(blocks: list[Any], like: Batch, count: int) -> Batch:
    """The whole batch as it lies in shared memory."""
    arrays: list[NDArray[Any]] = []
    for block, array in zip(blocks, like.arrays(), strict=True):
        arrays.append(np.frombuffer(block, array.dtype).reshape(count, *array.shape[1:]))
    return Batch(*arrays)


def _copy(rows: Batch, everything: Batch, first: int) -> None:
    for part, whole in zip(rows.arrays(), everything.arrays(), strict=True):
        whole[first : first + len(part)] = part
