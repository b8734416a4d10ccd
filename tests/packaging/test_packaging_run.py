"""`run.py`: installs once, again when something has changed, and hands over."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest
from test_packaging_wheel import load

ROOT = Path(__file__).parents[2]


class Machine:
    """A machine on which every command succeeds, unless told otherwise, and is written down."""

    def __init__(self, run: ModuleType) -> None:
        self.run = run
        self.commands: list[list[str]] = []
        self.environments: list[dict[str, str]] = []
        self.fails: Callable[[list[str], dict[str, str]], bool] = lambda command, environment: False

    def call(self, command: list[str], env: dict[str, str] | None = None, **_: object) -> int:
        self.commands.append(command)
        self.environments.append(env or {})
        if self.fails(command, env or {}):
            return 1
        if command[1:3] == ["-m", "venv"]:
            self.run.PYTHON.parent.mkdir(parents=True)
            self.run.PYTHON.touch()
        return 0 if command[0] != str(self.run.PYTHON) or self.run.PYTHON.exists() else 1

    def installs(self) -> list[str]:
        """What was installed of ours, by whichever installer."""
        return [command[-1].rpartition("/")[2] for command in self.commands if "--editable" in command]


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Machine:
    run = load("run_under_test", ROOT / "run.py")
    root = tmp_path / "repository"
    (root / "client" / "src").mkdir(parents=True)
    for name in ("pyproject.toml", "hatch_build.py", "run.py"):
        (root / name).write_text(name)
    monkeypatch.setattr(run, "ROOT", root)
    monkeypatch.setattr(run, "VENV", root / ".venv")
    monkeypatch.setattr(run, "BIN", root / ".venv" / "bin")
    monkeypatch.setattr(run, "PYTHON", root / ".venv" / "bin" / "python")
    found = Machine(run)
    monkeypatch.setattr(run.subprocess, "call", found.call)
    monkeypatch.setattr(run, "run", lambda command: found.commands.append(command) or 7)
    return found


def test_the_first_command_makes_the_environment_installs_and_starts(machine: Machine) -> None:
    assert machine.run.main(["play", "yspahan"]) == 7
    assert machine.installs() == ["repository"]
    assert machine.commands[-1] == [str(machine.run.BIN / "serai"), "play", "yspahan"]
    assert any(command[1:3] == ["-m", "venv"] for command in machine.commands)


def test_the_engine_is_looked_after_before_every_start(
    machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    machine.run.main([])
    assert machine.commands[-2][1:] == [str(machine.run.ROOT / "tools" / "engine.py")]
    monkeypatch.setenv("CARAVANSERAI_COMPILE", "0")
    machine.commands.clear()
    machine.run.main([])
    assert not any("engine.py" in command[-1] for command in machine.commands)


def test_nothing_is_installed_twice_until_something_changes(machine: Machine) -> None:
    machine.run.main([])
    machine.run.main([])
    assert len(machine.installs()) == 1
    (machine.run.ROOT / "client" / "src" / "main.ts").write_text("new")
    machine.run.main([])
    assert len(machine.installs()) == 2
    (machine.run.ROOT / "pyproject.toml").write_text("new")
    machine.run.main([])
    assert len(machine.installs()) == 3
    assert sum(command[1:3] == ["-m", "venv"] for command in machine.commands) == 1


def test_the_second_command_installs_the_extras_and_runs_the_checks(machine: Machine) -> None:
    assert machine.run.main(["test", "-k", "souks"]) == 7
    assert machine.installs() == [f"repository{machine.run.TEST[1:]}"]
    assert machine.commands[-1][1:] == [str(machine.run.ROOT / "tools" / "check.py"), "-k", "souks"]
    machine.run.main([])
    assert len(machine.installs()) == 1


def test_playing_goes_without_the_client_if_it_cannot_be_built(
    machine: Machine, capsys: pytest.CaptureFixture[str]
) -> None:
    machine.fails = lambda command, env: "--editable" in command and "CARAVANSERAI_CLIENT" not in env
    assert machine.run.main([]) == 7
    assert len(machine.installs()) == 3  # by uv, by pip, and without it
    assert "without the browser client" in capsys.readouterr().out
    machine.run.main([])
    assert len(machine.installs()) == 6


@pytest.mark.parametrize("trouble", ["pip install uv", "uv pip install"])
def test_pip_installs_where_uv_cannot(machine: Machine, trouble: str) -> None:
    def fails(command: list[str], env: dict[str, str]) -> bool:
        words = [word for word in command if not word.startswith("-")]
        return trouble in " ".join(words)

    machine.fails = fails
    assert machine.run.main([]) == 7
    last = [command for command in machine.commands if "--editable" in command][-1]
    assert last[1:4] == ["-m", "pip", "install"]
    assert len(machine.installs()) == 1 + (trouble == "uv pip install")


def test_a_failed_installation_ends_with_a_message(machine: Machine) -> None:
    machine.fails = lambda command, env: "install" in command
    with pytest.raises(SystemExit, match="installation has failed"):
        machine.run.main([])
    with pytest.raises(SystemExit, match="installation has failed"):
        machine.run.main(["test"])


def test_a_python_without_venv_says_what_to_install(machine: Machine) -> None:
    machine.fails = lambda command, env: command[1:3] == ["-m", "venv"]
    with pytest.raises(SystemExit, match="python3-venv"):
        machine.run.main([])


def test_an_old_python_is_refused(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(machine.run.sys, "version_info", (3, 10, 4))
    with pytest.raises(SystemExit, match=r"needs Python 3\.11 or newer"):
        machine.run.main([])


def test_help_installs_nothing() -> None:
    done = subprocess.run(
        [sys.executable, str(ROOT / "run.py"), "--help"], capture_output=True, text=True, check=True
    )
    assert "python3 run.py test" in done.stdout


def test_the_command_takes_the_place_of_the_script() -> None:
    command = [sys.executable, "-c", "import sys; sys.exit(7)"]
    script = f"import sys; sys.path.insert(0, {str(ROOT)!r}); import run; sys.exit(run.run({command!r}))"
    assert subprocess.run([sys.executable, "-c", script], check=False).returncode == 7
