"""The compiled engine, made once for all test processes."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from caravanserai import compiling


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """One test process at a time."""
    fcntl = pytest.importorskip("fcntl", reason="file locks need a POSIX system")
    with path.open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


@pytest.fixture(scope="session")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder for `sys.path` with all games compiled. Not optimised: quicker to make, the same answers."""
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


@pytest.fixture(scope="session")
def plain(compiled: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder for `sys.path` with the very sources that were compiled, and nothing compiled."""
    return compiling.plain_copy(
        tmp_path_factory.mktemp("plain") / "engine", package=compiled / "caravanserai"
    )
