"""Pieces of work on Ray: a local one is started for the occasion, another is joined by its address."""

import hashlib
import socket
from collections.abc import Callable, Iterator, Sequence
from importlib.util import find_spec
from logging import ERROR
from pathlib import Path
from typing import Any, Final, TypeVar
from urllib.parse import urlsplit

import ray
from ray.exceptions import RayTaskError, WorkerCrashedError

from caravanserai.spread.backends import AHEAD, RAY, TRIES, Backend, CannotSpread
from caravanserai.version import __version__

P = TypeVar("P")
R = TypeVar("R")

STORE: Final = 256 * 2**20
"""Bytes of shared memory for a local Ray: results are small."""
PORT: Final = 10001
"""Where Ray's client server listens if nothing else was said."""
KNOCKS: Final = 6
"""How often a head that is too busy is asked again."""
WAIT: Final = 10.0
"""Seconds for the first word of a cluster."""


class Cluster(Backend):
    """Ray. Pieces are tried again when a worker or a node dies; workers run these very sources."""

    def __init__(self, on: str, workers: int) -> None:
        if on == RAY:
            ray.init(
                address="local",
                num_cpus=workers,
                include_dashboard=False,
                object_store_memory=STORE,
                log_to_driver=False,
                logging_level=ERROR,
                _node_ip_address="127.0.0.1",
            )
        else:
            _join(on)
            resources: dict[str, float] = ray.cluster_resources()  # type: ignore[no-untyped-call]
            workers = max(1, int(resources.get("CPU", workers)))
        super().__init__(workers)
        self._same_sources()

    def _same_sources(self) -> None:
        """Other sources could give other results, so nothing is done before they are known to be the same."""
        theirs = ray.get(_remote(_fingerprint).remote(None))
        if theirs != _fingerprint(None):
            self.close()
            raise CannotSpread(f"Ray's workers run other sources than this caravanserai {__version__}")

    def done(self, work: Callable[[P], R], pieces: Sequence[P]) -> Iterator[tuple[int, R]]:
        task = _remote(work)
        waiting = list(range(len(pieces)))[::-1]
        running: dict[Any, int] = {}
        try:
            while waiting or running:
                while waiting and len(running) < AHEAD * self.workers:
                    number = waiting.pop()
                    running[task.remote(pieces[number])] = number
                finished, _ = ray.wait(list(running), num_returns=1)
                for reference in finished:
                    yield running.pop(reference), _result(reference)
        finally:
            for reference in running:
                ray.cancel(reference, force=True)

    def close(self) -> None:
        ray.shutdown()


def _join(address: str) -> None:
    """Join a cluster through its Ray Client; the package is shipped to its workers.

    A busy head gives up starting its side of the line after half a minute, so it is asked again.
    """
    _reach(address)
    for left in range(KNOCKS, 0, -1):
        try:
            ray.init(
                address=address,
                runtime_env={"py_modules": [str(Path(__file__).parents[1])]},
                log_to_driver=False,
                logging_level=ERROR,
            )
            return
        except ConnectionError as error:
            if left == 1:
                raise CannotSpread(f"the Ray at {address} does not take us in: {error}") from error


def _reach(address: str) -> None:
    """Refuse at once what would be waited for in vain."""
    if find_spec("grpc") is None:
        raise CannotSpread("a cluster by its address needs Ray's client: pip install 'caravanserai[ray]'")
    found = urlsplit(address)
    try:
        socket.create_connection((found.hostname or "", found.port or PORT), timeout=WAIT).close()
    except (OSError, ValueError) as error:
        raise CannotSpread(f"there is no Ray to be reached at {address}: {error}") from error


def _remote(work: Callable[[Any], Any]) -> Any:
    return ray.remote(max_retries=TRIES, num_cpus=1)(work)


def _result(reference: Any) -> Any:
    try:
        return ray.get(reference)
    except RayTaskError as error:
        raise error.as_instanceof_cause() from error  # type: ignore[no-untyped-call]
    except WorkerCrashedError as error:
        raise CannotSpread(f"Ray's workers died {TRIES + 1} times over one piece: {error}") from error


def _fingerprint(_: None) -> str:
    """The sources of the package as they are where this runs."""
    root = Path(__file__).parents[1]
    found = hashlib.sha256()
    for path in sorted(root.rglob("*.py")):
        found.update(path.relative_to(root).as_posix().encode())
        found.update(path.read_bytes())
    return found.hexdigest()
