"""Odd types at the border: the compiled engine answers word for word like the interpreted one."""

import subprocess
import sys
from pathlib import Path

SCRIPT = Path(__file__).parents[1] / "core" / "border_script.py"


def answered(folder: Path) -> list[str]:
    done = subprocess.run(
        [sys.executable, str(SCRIPT), str(folder)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def test_both_builds_refuse_alike(compiled: Path, plain: Path) -> None:
    ours, theirs = answered(plain), answered(compiled)
    assert len(ours) > 1500
    assert ours == theirs
