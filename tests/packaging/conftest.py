"""A package that is compiled in seconds, for what happens around compiling."""

import re
import shutil
from pathlib import Path

import pytest

from caravanserai import compiling

SMALL = {"HOT_CORE": ("machine.py",), "HOT_SERVER": (), "HOT_BOTS": ()}


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The package without games in the folder `src`: its engine is the machine alone, here and for whoever starts it there.

    That the whole engine compiles and runs is what all tests show that take the fixture `compiled`.
    """
    root = compiling.plain_copy(tmp_path / "src") / "caravanserai"
    for folder in [each for each in (root / "games").iterdir() if each.is_dir()]:
        shutil.rmtree(folder)
    for part in ("judges", "readers"):
        for path in (root / "bots" / part).glob("*.py"):
            if path.name != "__init__.py":
                path.unlink()
    text = (root / "compiling.py").read_text(encoding="utf-8")
    for name, modules in SMALL.items():
        text, times = re.subn(rf"(?m)^{name}: Final = \([^)]*\)", f"{name}: Final = {modules!r}", text)
        assert times == 1
        monkeypatch.setattr(compiling, name, modules)
    (root / "compiling.py").write_text(text, encoding="utf-8")
    return root
