"""The sources of the compiled engine, to be held against it."""

from pathlib import Path

import pytest

from caravanserai import compiling


@pytest.fixture(scope="session")
def plain(compiled: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder for `sys.path` with the very sources that were compiled, and nothing compiled."""
    return compiling.plain_copy(
        tmp_path_factory.mktemp("plain") / "engine", package=compiled / "caravanserai"
    )
