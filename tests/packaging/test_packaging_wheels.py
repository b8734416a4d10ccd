"""Wheels for every Python: which ones are found, and what is said of those that are not."""

import subprocess
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

HERE = f"{sys.version_info[0]}.{sys.version_info[1]}"


@pytest.fixture
def wheels() -> ModuleType:
    spec = spec_from_file_location("tools_wheels", Path(__file__).parents[2] / "tools" / "wheels.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_a_python_is_found_only_if_it_starts_and_is_the_one(wheels: ModuleType, tmp_path: Path) -> None:
    shim = tmp_path / "python9.9"
    shim.write_text("#!/bin/sh\necho not here >&2\nexit 127\n")
    shim.chmod(0o755)
    assert wheels.find(HERE) == sys.executable
    assert not wheels.answers(str(shim), "9.9")
    assert not wheels.answers(sys.executable, "9.9")
    assert wheels.find("9.9") is None


def test_what_was_built_what_failed_and_what_is_absent_is_said(
    wheels: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def build(python: str, target: Path) -> str:
        if python == "bad":
            raise subprocess.CalledProcessError(1, "pip", "", "first\nno compiler\n")
        return "a wheel"

    known = {"3.11": "good", "3.12": "bad"}
    monkeypatch.setattr(wheels, "find", known.get)
    monkeypatch.setattr(wheels, "build", build)
    assert wheels.main([]) == 1
    said = capsys.readouterr().out
    assert "failed: no compiler" in said
    assert said.splitlines()[-3:] == ["built: 3.11", "failed: 3.12", "not found: 3.13, 3.14"]
    assert wheels.main(["--python", "3.11"]) == 0
    assert wheels.main(["--python", "3.14"]) == 1
