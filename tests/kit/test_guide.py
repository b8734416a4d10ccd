"""The guide `adding-a-game.md` shows code that is really in the teaching game, and the package passes its own tests."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "examples" / "teaching-game"
GUIDE = (ROOT / "docs" / "guides" / "adding-a-game.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^`([^`\n]+)`\n```\w+\n(.*?)^```$", GUIDE, re.MULTILINE | re.DOTALL)


def test_every_block_of_code_says_where_it_is_from() -> None:
    assert len(BLOCKS) == len(re.findall(r"^```\w+$", GUIDE, re.MULTILINE))
    assert len(BLOCKS) >= 20


@pytest.mark.parametrize(
    ("place", "code"), BLOCKS, ids=[f"{n}-{Path(b[0]).name}" for n, b in enumerate(BLOCKS)]
)
def test_block_is_in_the_package(place: str, code: str) -> None:
    assert code in (PACKAGE / place).read_text(encoding="utf-8")


def test_every_module_of_the_package_is_introduced() -> None:
    modules = {path.name for path in (PACKAGE / "src" / "night_market").glob("*.py")}
    assert sorted(name for name in modules if f"`{name}`" not in GUIDE) == []


def test_the_package_passes_its_own_tests() -> None:
    path = os.pathsep.join([str(PACKAGE / "src"), *sys.path])
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests"],
        cwd=PACKAGE,
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
    assert re.search(r"\d{2} passed", done.stdout)
