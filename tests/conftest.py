"""Settings for all tests: property tests are the same on every run and have no stopwatch, since CI machines are busy.

And what takes long to make and serves several folders: the compiled engine.
"""

import gc
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings
from patience import LIMIT, SLOWNESS

from caravanserai import compiling

settings.register_profile(
    "caravanserai", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("caravanserai")

gc.disable()
"""Next to nothing is garbage while tests are collected; `pytest_collection_finish` lets it be looked for again."""

BROWSER = Path(__file__).parent / "browser"


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Long tests come first: at the end the other processes would wait for them.

    Browser tests come last, and of them, too, the long ones first: their driver keeps an event loop running in the
    process from then on.
    """
    items.sort(key=_place)
    if SLOWNESS != 1:
        for item in items:
            if item.get_closest_marker("timeout") is None:
                item.add_marker(pytest.mark.timeout(LIMIT))


def pytest_collection_finish() -> None:
    """What has been loaded until now stays: nobody looks for garbage in it again and again."""
    gc.enable()
    gc.collect()
    gc.freeze()


def _place(item: pytest.Item) -> tuple[bool, bool]:
    return BROWSER in item.path.parents, item.get_closest_marker("long") is None


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """One test process at a time."""
    fcntl = pytest.importorskip("fcntl", reason="file locks need a POSIX system")
    with path.open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


@pytest.fixture(scope="session")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder for `sys.path` with all games compiled, once for all test processes.

    `tools/check.py` has made it already. Otherwise it is not optimised: quicker to make, the same answers.
    """
    stamp = Path(os.environ.get(compiling.READY, "nowhere"), "caravanserai", compiling.STAMP)
    if stamp.is_file() and stamp.read_text(encoding="ascii").strip() == compiling.digest():
        return stamp.parents[1]
    lacking = compiling.missing()
    if lacking:
        pytest.skip(f"compiling needs {lacking}")
    base = tmp_path_factory.getbasetemp()
    shared = base.parent if "PYTEST_XDIST_WORKER" in os.environ else base
    folder = shared / "compiled-engine"
    with locked(shared / "compiled-engine.lock"):
        if not (folder / "caravanserai" / compiling.STAMP).is_file():
            compiling.compile_copy(folder, optimise=0)
    return folder
