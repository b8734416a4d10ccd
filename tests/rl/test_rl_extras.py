"""Without the optional libraries everything else works, and what needs them says what to install."""

import subprocess
import sys

import pytest

BLOCK = """
import sys
class Absent:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in ("numpy", "pettingzoo", "gymnasium", "pyspiel", "open_spiel", "pyarrow"):
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
sys.meta_path.insert(0, Absent())
"""


def without(code: str) -> subprocess.CompletedProcess[str]:
    """The code in a Python in which the optional libraries are not installed."""
    return subprocess.run([sys.executable, "-c", BLOCK + code], capture_output=True, text=True, check=False)


@pytest.mark.parametrize(
    ("module", "extra"),
    [
        ("stepper", "stepper"),
        ("arrays", "stepper"),
        ("pettingzoo", "pettingzoo"),
        ("openspiel", "openspiel"),
    ],
)
def test_a_module_says_what_to_install(module: str, extra: str) -> None:
    done = without(f"import caravanserai.rl.{module}")
    assert done.returncode == 1
    assert f"pip install 'caravanserai[{extra}]'" in done.stderr.splitlines()[-1]


def test_the_command_works_and_says_what_to_install(tmp_path: object) -> None:
    done = without("from caravanserai.cli import main; sys.exit(main(['games']))")
    assert done.returncode == 0, done.stderr
    assert "yspahan" in done.stdout
    words = ["--simulate", "yspahan", "--seats", "2", "--bots", "random", "--games", "1"]
    done = without(
        f"from caravanserai.cli import main; sys.exit(main(['export', {str(tmp_path)!r} + '/d.parquet', *{words}]))"
    )
    assert done.returncode == 2
    assert "pip install 'caravanserai[parquet]'" in done.stderr
    done = without(
        f"from caravanserai.cli import main; sys.exit(main(['export', {str(tmp_path)!r} + '/d.jsonl', *{words}]))"
    )
    assert done.returncode == 0, done.stderr
