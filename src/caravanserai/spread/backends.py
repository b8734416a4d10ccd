"""Where pieces of work are done: in this process, on the cores of this machine, or on Ray."""

import os
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from importlib.util import find_spec
from multiprocessing import get_context
from pathlib import Path
from types import TracebackType
from typing import Final, TypeVar

P = TypeVar("P")
R = TypeVar("R")

HERE: Final = "here"
CORES: Final = "cores"
RAY: Final = "ray"
TRIES: Final = 3
"""A piece is given up when so many workers have died over it: then it is the piece that kills them."""
AHEAD: Final = 2
"""Pieces handed out for each worker, so that none waits for the next one."""


class CannotSpread(Exception):
    """The wanted backend is not there, or its workers keep dying; the message says what to do."""


class Backend(ABC):
    """Something that does pieces of work. Use it with `with`: leaving it ends its workers."""

    def __init__(self, workers: int) -> None:
        self.workers: Final = workers

    @abstractmethod
    def done(self, work: Callable[[P], R], pieces: Sequence[P]) -> Iterator[tuple[int, R]]:
        """Do every piece; yields its number and result as it is finished. An error in a piece is raised here."""

    def close(self) -> None:
        """End the workers; what is not finished is dropped."""
        return

    def __enter__(self) -> "Backend":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


class Here(Backend):
    """This process, one piece after the other."""

    def __init__(self) -> None:
        super().__init__(1)

    def done(self, work: Callable[[P], R], pieces: Sequence[P]) -> Iterator[tuple[int, R]]:
        for number, piece in enumerate(pieces):
            yield number, work(piece)


class Cores(Backend):
    """Processes on this machine. A piece whose process was killed is done again by another one."""

    def __init__(self, workers: int) -> None:
        super().__init__(workers)
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.workers, mp_context=get_context("spawn"))

    def done(self, work: Callable[[P], R], pieces: Sequence[P]) -> Iterator[tuple[int, R]]:
        tries = [0] * len(pieces)
        waiting = list(range(len(pieces)))[::-1]
        running: dict[Future[R], int] = {}
        try:
            while waiting or running:
                while waiting and len(running) < AHEAD * self.workers:
                    number = waiting.pop()
                    running[self._pool.submit(work, pieces[number])] = number
                finished, _ = wait(running, return_when=FIRST_COMPLETED)
                broken = False
                for future in sorted(finished, key=lambda each: running[each]):
                    number = running.pop(future)
                    try:
                        yield number, future.result()
                    except BrokenProcessPool:
                        broken = True
                        waiting.append(number)
                        tries[number] += 1
                if broken:
                    # The pool dies as a whole; everything it had in hand is blamed, and done again.
                    for number in running.values():
                        tries[number] += 1
                    waiting += running.values()
                    waiting.sort(reverse=True)
                    running.clear()
                    _too_often(tries)
                    self._pool = self._new_pool()
        finally:
            for future in running:
                future.cancel()

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)


def _too_often(tries: Sequence[int]) -> None:
    if max(tries) >= AHEAD * TRIES:
        raise CannotSpread(
            f"worker processes died {max(tries)} times over piece {tries.index(max(tries))}: "
            "out of memory, or killed from outside?"
        )


def check(on: str) -> None:
    """Refuse an unknown or missing backend before any work is done."""
    if on not in (HERE, CORES, RAY) and not on.startswith("ray://"):
        raise CannotSpread(
            f"work cannot be spread on {on!r}; allowed: {HERE}, {CORES}, {RAY}, ray://HOST:PORT"
        )
    if on.startswith(RAY) and find_spec("ray") is None:
        raise CannotSpread(
            "Ray is not installed: pip install 'caravanserai[ray]'. Where it has no wheel for this Python, "
            f"`{CORES}` does the same on one machine"
        )


def backend(on: str = CORES, workers: int | None = None) -> Backend:
    """The backend by its name: `here`, `cores`, `ray` (on this machine) or `ray://HOST:PORT`."""
    check(on)
    count = workers or os.cpu_count() or 1
    if on == HERE or (on == CORES and count == 1):
        return Here()
    if on == CORES:
        return Cores(count)
    _prepare_ray()
    from caravanserai.spread.cluster import Cluster

    return Cluster(on, count)


def _prepare_ray() -> None:
    """Say before Ray is loaded what it reads once: nothing is reported, and whoever has a token shows it.

    A head that was started where a token lies asks for one, but Ray's client does not send it unless it is told to.
    """
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    kept = Path(os.environ.get("RAY_AUTH_TOKEN_PATH") or Path.home() / ".ray" / "auth_token")
    if os.environ.get("RAY_AUTH_TOKEN") or kept.is_file():
        os.environ.setdefault("RAY_AUTH_MODE", "token")
