"""Running `serai` inside the test process: what is typed goes in, what is printed and the exit code come out."""

import io
import sys
from pathlib import Path

import pytest
from cli_running import Ran, Serai

from caravanserai.cli import main

TEACHING = Path(__file__).parents[2] / "examples" / "teaching-game" / "src"


@pytest.fixture
def serai(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Serai:
    """Call it with the words of the command line; `typed` is what a person would type."""
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "100")
    for variable in ("LC_ALL", "LC_MESSAGES", "NO_COLOR", "FORCE_COLOR"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.syspath_prepend(str(TEACHING))

    def run(*words: str, typed: str = "") -> Ran:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        try:
            code = main(words)
        except SystemExit as left:  # argparse: --help, --version and wrong arguments
            code = left.code if isinstance(left.code, int) else 1
        out, err = capsys.readouterr()
        return Ran(code, out, err)

    return run


@pytest.fixture(scope="session")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a finished game of Yspahan between random bots."""
    path = tmp_path_factory.mktemp("records") / "finished.txt"
    assert (
        main(["watch", "yspahan", "--seats", "2", "--bots", "random", "--seed", "tests", "--save", str(path)])
        == 0
    )
    return path
