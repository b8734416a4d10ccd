"""The rows of a stepper spread over processes: one share here, the others each in a process, all in shared memory."""

import multiprocessing
import os
import time
import traceback
from collections.abc import Callable
from itertools import pairwise
from multiprocessing.connection import Connection
from multiprocessing.sharedctypes import RawArray
from multiprocessing.synchronize import Semaphore
from typing import Any, Final, NamedTuple

from caravanserai.core.machine import State
from caravanserai.rl.extras import missing
from caravanserai.rl.share import Batch, Plan, Share

try:
    import numpy as np
    from numpy.typing import NDArray
except ImportError as error:
    raise missing("the stepper", "stepper", error) from error

_PLAY, _RESET, _END = range(3)
"""What a process is asked to do: play its actions, begin anew with the seed that lies in the pipe soon, or go."""
_FINE: Final = 0
_FAILED: Final = 1
"""What it says: all is well, or why not lies in the pipe."""

_AT_ONCE: Final = 200
"""How often a process looks for word before it lets others come between: word is often there within microseconds."""
_PATIENCE: Final = 0.005
"""Seconds that it goes on looking before it sleeps. To be woken takes half a millisecond on some machines, as long as a
step of hundreds of games."""
_SLEEP: Final = 0.5
"""Seconds after which a sleeper looks whether the other is still there."""


class Team:
    """All rows in arrays that every process sees. The same seed and actions give the same arrays as one process.

    Whether actions are legal is read from the masks of all rows here, where they lie anyway: then one word sets all going.
    """

    def __init__(self, plan: Plan, count: int, processes: int) -> None:
        edges = [count * number // processes for number in range(processes + 1)]
        blocks = [RawArray("b", count * array.nbytes) for array in _one_row(plan).arrays()]
        orders = RawArray("q", count)
        self.batch: Final = _seen(blocks, plan, count)
        self._mine: Final = Share(plan, 0, edges[1], self.batch)
        self._actions: Final[NDArray[np.int64]] = np.frombuffer(orders, np.int64)
        self._masks: Final = self.batch.masks.reshape(-1)
        """All of them in one row, and where each begins: numpy reads single ones three times as fast so."""
        self._begins: Final = np.arange(0, self._masks.size, self._masks.size // count)
        self._edge: Final = edges[1]
        self._lines: Final[list[_Line]] = []
        self._workers: Final[list[Any]] = []
        spawn = multiprocessing.get_context("spawn")
        for first, end in pairwise(edges[1:]):
            here, there = spawn.Pipe()
            word = RawArray("q", 2)
            asked, said = spawn.Semaphore(0), spawn.Semaphore(0)
            work = _Work(plan, first, end - first, count, blocks, orders, _Ends(word, asked, said, there))
            worker = spawn.Process(target=_serve, args=(work,), daemon=True)
            worker.start()
            there.close()
            self._lines.append(_Line(_Ends(word, asked, said, here), worker.is_alive))
            self._workers.append(worker)

    @property
    def states(self) -> list[State]:
        """The true positions of the rows in this process."""
        return self._mine.states

    def reset(self, seed: int) -> None:
        """New games in all rows."""
        self._hear()
        for line in self._lines:
            line.ask(_RESET)
            line.letters.send_bytes(str(seed).encode())
        self._mine.reset(seed)
        self._hear()

    def step(self, actions: NDArray[np.int64]) -> int:
        """One decision in every row, all processes at once; or nothing done, and the first row that has a wrong one."""
        self._hear()
        self._actions[:] = actions
        wrong = self._refused()
        if wrong < 0:
            for line in self._lines:
                line.ask(_PLAY)
            self._mine.play(self._actions[: self._edge].tolist())
            self._mine.wipe_ahead()
            self._hear()
        return wrong

    def _refused(self) -> int:
        """The first row whose action is not legal, or -1."""
        actions, width = self._actions, self._masks.size // len(self._actions)
        if actions.view(np.uint64).max() < width and self._masks.take(self._begins + actions).all():
            return -1  # as a whole number without a sign -1 is large
        inside = (actions >= 0) & (actions < width)
        legal = inside & (self._masks.take(self._begins + np.where(inside, actions, 0)) != 0)
        return int(legal.argmin())

    def forget(self) -> None:
        """Nothing has just ended."""
        self.batch.rewards.fill(0)
        self.batch.done.fill(False)

    def close(self) -> None:
        """Let the processes go."""
        for line in self._lines:
            line.ask(_END)
        for worker in self._workers:
            worker.join()
        for line in self._lines:
            line.letters.close()

    def _hear(self) -> None:
        """Wait until all have done what they were asked; also before anything else is asked, since a step may have been
        left in the middle: by what its own rows raised, or by who interrupted it."""
        owing = [line for line in self._lines if line.owes]
        for line, word in [(line, line.hear()) for line in owing]:
            if word == _FAILED:
                reason = line.letters.recv_bytes().decode()
                raise RuntimeError(f"a process of the stepper failed:\n{reason}")


class _Ends(NamedTuple):
    """What lies between two processes."""

    word: Any
    """What is asked, and what is said to it."""
    asked: Semaphore
    said: Semaphore
    letters: Connection
    """For what is longer than a number: seeds and failures."""


class _Line:
    """The line from the team to one of its processes."""

    def __init__(self, ends: _Ends, alive: Callable[[], bool]) -> None:
        self._word: Final = ends.word
        self._asked: Final = ends.asked
        self._said: Final = ends.said
        self._alive: Final = alive
        self.letters: Final = ends.letters
        self.owes = False
        """Whether something was asked and nothing was heard yet."""

    def ask(self, what: int) -> None:
        """Ask for something."""
        self._word[0] = what
        self.owes = True
        self._asked.release()

    def hear(self) -> int:
        """What is said to it. EOFError if there is nobody any more."""
        _wait(self._said, self._alive)
        self.owes = False
        return int(self._word[1])


def _wait(word: Semaphore, alive: Callable[[], bool]) -> None:
    """Wait for word, awake while it is to be expected any moment: then neither side calls the system for it.

    Whatever was written to memory before the word was given can be read after it. EOFError if there is nobody any more.
    """
    look = word.acquire
    for _ in range(_AT_ONCE):
        if look(False):
            return
    end = time.perf_counter() + _PATIENCE
    while time.perf_counter() < end:
        _let_others()
        if look(False):
            return
    while alive():
        if look(True, _SLEEP):
            return
    if not look(False):  # it may have been its last
        raise EOFError("a process of the stepper has ended")


_let_others: Final[Callable[[], None]] = getattr(os, "sched_yield", lambda: time.sleep(0))
"""Whoever has work to do comes first."""


class _Work(NamedTuple):
    """What a process has to know."""

    plan: Plan
    first: int
    rows: int
    total: int
    blocks: list[Any]
    orders: Any
    ends: _Ends


def _serve(work: _Work) -> None:
    """The life of a process: wait for an order, do it, show the rows."""
    word, asked, said, letters = work.ends
    try:
        share = Share(work.plan, work.first, work.rows, _seen(work.blocks, work.plan, work.total))
        actions: NDArray[np.int64] = np.frombuffer(work.orders, np.int64)[work.first :][: work.rows]
        while True:
            _wait(
                asked, lambda: not letters.poll()
            )  # a letter comes after its word: before it there is only an end
            what = word[0]
            if what == _PLAY:
                share.play(actions.tolist())
            elif what == _RESET:
                share.reset(int(letters.recv_bytes()))
            else:
                return
            word[1] = _FINE
            said.release()
            if what == _PLAY:
                share.wipe_ahead()
    except (EOFError, KeyboardInterrupt):
        return
    except Exception:
        letters.send_bytes(traceback.format_exc().encode())
        word[1] = _FAILED
        said.release()


def _seen(blocks: list[Any], plan: Plan, count: int) -> Batch:
    """The whole batch as it lies in shared memory."""
    arrays: list[NDArray[Any]] = []
    for block, array in zip(blocks, _one_row(plan).arrays(), strict=True):
        arrays.append(np.frombuffer(block, array.dtype).reshape(count, *array.shape[1:]))
    return Batch(*arrays)


def _one_row(plan: Plan) -> Batch:
    """A batch of one row: what the arrays hold, and how much of it."""
    return Share(plan, 0, 1).batch
