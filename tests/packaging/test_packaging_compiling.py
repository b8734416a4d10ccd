"""Compiling in place: what is compiled, how stale binaries are seen, and that a failure leaves the sources running."""

import os
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

from caravanserai import compiling

SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")


def names(paths: list[Path]) -> set[str]:
    return {path.as_posix() for path in paths}


def test_the_inner_loop_is_compiled_and_the_border_is_not() -> None:
    found = names(compiling.engine_modules(compiling.PACKAGE))
    assert "caravanserai/core/machine.py" in found
    for game in ("alrashid", "fivetribes", "morgenland", "yspahan"):
        assert f"caravanserai/games/{game}/state.py" in found
        assert f"caravanserai/games/{game}/view.py" in found
        assert not [name for name in found if f"/{game}/" in name and name.endswith("reasons.py")]
    only = names(compiling.engine_modules(compiling.PACKAGE, ["yspahan"]))
    assert not any("morgenland" in name for name in only)


def test_what_a_move_at_a_server_goes_through_is_compiled_besides() -> None:
    found = compiling.server_modules(compiling.PACKAGE)
    assert {"caravanserai/play/history.py", "caravanserai/server/eyes.py"} <= names(found)
    assert "caravanserai/play/match.py" not in names(found)
    assert all((compiling.PACKAGE.parent / path).is_file() for path in found)
    assert not names(found) & names(compiling.engine_modules(compiling.PACKAGE))


def test_sources_without_binaries_are_interpreted(package: Path) -> None:
    assert compiling.status(package) == compiling.INTERPRETED


def test_binaries_of_another_python_do_not_count(package: Path) -> None:
    (package / "core" / "machine.cpython-27-other.so").touch()
    assert compiling.status(package) == compiling.INTERPRETED


def test_binaries_are_fresh_only_with_the_stamp_of_these_sources(package: Path) -> None:
    (package / "core" / f"machine{SUFFIX}").touch()
    assert compiling.status(package) == compiling.STALE
    (package / compiling.STAMP).write_text(compiling.digest(package))
    assert compiling.status(package) == compiling.COMPILED
    with (package / "core" / "machine.py").open("a") as file:
        file.write("# changed\n")
    assert compiling.status(package) == compiling.STALE


def test_a_new_module_makes_the_binaries_stale(package: Path) -> None:
    before = compiling.digest(package)
    game = package / "games" / "new"
    game.mkdir()
    (game / "__init__.py").touch()
    assert compiling.digest(package) == before
    (game / "state.py").touch()
    assert compiling.digest(package) != before


def test_clean_removes_all_binaries_and_the_stamp(package: Path) -> None:
    made = [package / "core" / f"machine{SUFFIX}", package.parent / f"caravanserai__mypyc{SUFFIX}"]
    for path in made:
        path.touch()
    (package / compiling.STAMP).touch()
    foreign = package.parent / f"somebody_else{SUFFIX}"
    foreign.touch()
    assert set(compiling.clean(package)) == set(made)
    assert not any(path.exists() for path in made)
    assert not (package / compiling.STAMP).exists()
    assert foreign.exists()


def test_a_failure_while_putting_in_place_leaves_the_sources(
    package: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fake(target: Path, games: object = None, package: Path = package, optimise: int = 2) -> Path:
        (target / "caravanserai" / "core").mkdir(parents=True)
        for name in ("machine", "rollout"):
            (target / "caravanserai" / "core" / f"{name}{SUFFIX}").touch()
        return target  # without a stamp: moving it will fail

    monkeypatch.setattr(compiling, "compile_copy", fake)
    with pytest.raises(FileNotFoundError):
        compiling.compile_in_place(package)
    assert compiling.compiled_files(package.parent) == []
    assert list(package.parent.glob(".compiling-*")) == []


def test_what_is_missing_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(compiling, "has_compiler", lambda: True)
    monkeypatch.setattr(compiling, "has_headers", lambda: True)
    monkeypatch.setattr(compiling, "find_spec", lambda name: None)
    assert "caravanserai[compile]" in compiling.missing()
    monkeypatch.setattr(compiling, "has_headers", lambda: False)
    assert "python3-dev" in compiling.missing()
    monkeypatch.setattr(compiling, "has_compiler", lambda: False)
    assert "C compiler" in compiling.missing()
    with pytest.raises(compiling.CannotCompile, match="C compiler"):
        compiling.compile_copy(tmp_path / "copy")


def test_no_compiler_on_the_path_is_seen(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("CC", raising=False)
    monkeypatch.setattr(sysconfig, "get_config_var", lambda name: "gcc -pthread")
    assert not compiling.has_compiler()
    compiler = tmp_path / "my-cc"
    compiler.touch(mode=0o755)
    monkeypatch.setenv("CC", "my-cc -O1")
    assert compiling.has_compiler()


def test_a_source_that_mypy_refuses_is_reported_with_its_line(package: Path, tmp_path: Path) -> None:
    if compiling.missing():
        pytest.skip(f"compiling needs {compiling.missing()}")
    with (package / "core" / "machine.py").open("a") as file:
        file.write('WRONG: int = "text"\n')
    with pytest.raises(compiling.CannotCompile, match=r"machine\.py"):
        compiling.compile_copy(tmp_path / "copy", package=package)


def test_compile_in_place_then_clean(package: Path) -> None:
    if compiling.missing():
        pytest.skip(f"compiling needs {compiling.missing()}")
    # As in a checkout: mypy looks upwards for settings, and these would stop it.
    (package.parent / "pyproject.toml").write_text('[tool.mypy]\nplugins = ["nothing.of.the.kind"]\n')
    made = compiling.compile_in_place(package)
    assert made
    assert all(path.is_file() for path in made)
    assert compiling.status(package) == compiling.COMPILED
    assert "(compiled)" in serai(package, "--version")
    with (package / "core" / "machine.py").open("a") as file:
        file.write("# changed\n")
    assert "compiled, but older than the sources" in serai(package, "--version")
    assert "removed" in serai(package, "compile", "--clean")
    assert "interpreted" in serai(package, "--version")


def serai(package: Path, *words: str) -> str:
    """The command of that copy of the package."""
    environment = dict(os.environ, PYTHONPATH=str(package.parent))
    command = [sys.executable, "-m", "caravanserai.cli", *words]
    done = subprocess.run(
        command, env=environment, cwd=package.parent, capture_output=True, text=True, check=True
    )
    return done.stdout
