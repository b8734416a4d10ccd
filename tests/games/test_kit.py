"""Every built-in game passes the whole conformance kit, on the compiled engine where there is one.

Interpreted, the tests of the games run most of it, and tests/bench holds one against the other.
"""

import os
import subprocess
import sys

import pytest

from caravanserai import compiling
from caravanserai.core import registry

KIT = """
import sys
from caravanserai import compiling
from caravanserai.core import registry
from caravanserai.testing.kit import run_kit
report = run_kit(registry.game(sys.argv[1]), budget=120)
print(report.text())
print(compiling.status())
sys.exit(not report.ok)
"""


@pytest.mark.long
@pytest.mark.parametrize("key", registry.BUILT_IN)
def test_game_passes_the_conformance_kit(key: str, request: pytest.FixtureRequest) -> None:
    environment, expected = dict(os.environ), compiling.INTERPRETED
    if not compiling.missing():
        environment["PYTHONPATH"] = str(request.getfixturevalue("compiled"))
        expected = compiling.COMPILED
    command = [sys.executable, "-c", KIT, key]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"\n{done.stdout}{done.stderr}"
    assert done.stdout.splitlines()[-1] == expected
