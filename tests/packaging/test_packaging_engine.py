"""The engine of a checkout is compiled in the background, used from the next start, and never stale."""

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from caravanserai import compiling

ROOT = Path(__file__).parents[2]
LONGEST = 900


@pytest.fixture
def checkout(tmp_path: Path, package: Path) -> Path:
    """A checkout with such a package."""
    if compiling.missing():
        pytest.skip(f"compiling needs {compiling.missing()}")
    assert package.parent == tmp_path / "src"
    (tmp_path / "tools").mkdir()
    shutil.copy(ROOT / "tools" / "engine.py", tmp_path / "tools")
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    return tmp_path


def engine(checkout: Path, *words: str) -> str:
    """What tools/engine.py of the checkout says."""
    command = [
        sys.executable,
        str(checkout / "tools" / "engine.py"),
        *words,
        "--state",
        str(checkout / "state"),
    ]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


def version(checkout: Path) -> str:
    """What `serai --version` of the checkout says."""
    done = subprocess.run(
        [sys.executable, "-m", "caravanserai.cli", "--version"],
        env=dict(os.environ, PYTHONPATH=str(checkout / "src")),
        cwd=checkout,
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout


def wait_for(happened: Callable[[], bool]) -> None:
    """Until it has happened; a machine may be slow, but not for ever."""
    until = time.monotonic() + LONGEST
    while not happened():
        assert time.monotonic() < until
        time.sleep(0.1)


def test_what_is_compiled_in_the_background_is_used_from_the_next_start_until_sources_change(
    checkout: Path,
) -> None:
    """Binaries of older sources are removed and made again."""
    assert "background" in engine(checkout)
    ready, working = checkout / "state" / "ready", checkout / "state" / "working.pid"
    wait_for(lambda: ready.exists() and not working.exists())
    assert "interpreted" in version(checkout)
    assert engine(checkout) == "The engine is compiled now."
    assert "(compiled)" in version(checkout)
    assert engine(checkout) == ""
    assert not ready.exists()
    with (checkout / "src" / "caravanserai" / "core" / "machine.py").open("a", encoding="utf-8") as file:
        file.write("# changed\n")
    assert "background" in engine(checkout)
    assert "interpreted" in version(checkout)
    wait_for(ready.exists)
    engine(checkout)
    assert "(compiled)" in version(checkout)


def test_a_failure_leaves_the_sources_running_and_is_not_tried_again(checkout: Path) -> None:
    source = checkout / "src" / "caravanserai" / "core" / "machine.py"
    sound = source.read_text(encoding="utf-8")
    source.write_text(sound + 'WRONG: int = "text"\n', encoding="utf-8")
    engine(checkout, "compile")
    said = (checkout / "state" / "failed.txt").read_text(encoding="utf-8")
    assert "machine.py" in said
    assert "interpreted" in version(checkout)
    assert engine(checkout) == ""
    source.write_text(sound, encoding="utf-8")
    assert "background" in engine(checkout)
    wait_for((checkout / "state" / "ready").exists)


def test_the_version_tells_why_compiling_failed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "prefix", str(tmp_path))
    assert compiling.background_failure() == ""
    (tmp_path / "engine").mkdir()
    (tmp_path / "engine" / "failed.txt").write_text(f"{compiling.digest()}\nno room left\n", encoding="utf-8")
    assert compiling.background_failure() == "no room left"
    (tmp_path / "engine" / "failed.txt").write_text("other sources\nno room left\n", encoding="utf-8")
    assert compiling.background_failure() == ""
