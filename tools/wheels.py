"""Wheels with the compiled engine for every Python: `python tools/wheels.py [--python 3.12 …] [--to dist] [--fetch]`.

Builds with each of CPython 3.11 to 3.14 that is on the path, under pyenv or known to uv, tries every wheel in an
environment of its own, and says which Pythons were not found. With `--fetch` uv is asked to bring those.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
VERSIONS = ("3.11", "3.12", "3.13", "3.14")
ASK = "import sys; print(*sys.version_info[:2], sep='.', end=' '); print(sys.implementation.name)"


def main(arguments: list[str]) -> int:
    """Build and try one wheel after the other; 1 if one of them failed, or none could be built."""
    parser = argparse.ArgumentParser(description="Wheels with the compiled engine for every Python at hand.")
    parser.add_argument("--python", nargs="+", choices=VERSIONS, default=VERSIONS, metavar="VERSION")
    parser.add_argument("--to", type=Path, default=ROOT / "dist", metavar="FOLDER")
    parser.add_argument("--fetch", action="store_true", help="let uv bring Pythons that are not here")
    args = parser.parse_args(arguments)
    built, absent, failed = [], [], []
    for version in args.python:
        python = find(version) or (fetch(version) if args.fetch else None)
        if python is None:
            absent.append(version)
            continue
        print(f"CPython {version}: {python}", flush=True)
        try:
            print(f"  {build(python, args.to.resolve())}", flush=True)
            built.append(version)
        except subprocess.CalledProcessError as error:
            print(f"  failed: {last_line(error)}", flush=True)
            failed.append(version)
    for what, which in (("built", built), ("failed", failed), ("not found", absent)):
        if which:
            print(f"{what}: {', '.join(which)}")
    return 1 if failed or not built else 0


def find(version: str) -> str | None:
    """A CPython of that version that really starts."""
    return next((place for place in places(version) if answers(place, version)), None)


def places(version: str) -> Iterator[str]:
    """Where such a Python may be."""
    yield sys.executable
    for folder in os.get_exec_path():
        yield os.path.join(folder, f"python{version}")
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"))
    for found in sorted(pyenv.glob(f"versions/{version}.*/bin/python"), reverse=True):
        yield str(found)
    uv = shutil.which("uv")
    if uv:
        done = subprocess.run([uv, "python", "find", version], capture_output=True, text=True, check=False)
        yield from done.stdout.split("\n")[:1]


def answers(place: str, version: str) -> bool:
    """Whether it runs and is the CPython of that version; a shim of pyenv may be neither."""
    if not place or not os.access(place, os.X_OK):
        return False
    done = subprocess.run([place, "-c", ASK], capture_output=True, text=True, check=False)
    return done.returncode == 0 and done.stdout.split() == [version, "cpython"]


def fetch(version: str) -> str | None:
    """The Python that uv brings, if uv is here and can."""
    uv = shutil.which("uv")
    if uv and subprocess.run([uv, "python", "install", version], check=False).returncode == 0:
        return find(version)
    return None


def build(python: str, target: Path) -> str:
    """Build the wheel with that Python, install it, and return what the installed command says of itself."""
    with tempfile.TemporaryDirectory(prefix="wheel-", ignore_cleanup_errors=True) as scratch:
        place = Path(scratch)
        run([python, "-m", "venv", str(place / "env")])
        inside = place / "env" / ("Scripts" if sys.platform == "win32" else "bin")
        pip = [str(inside / "python"), "-m", "pip", "--disable-pip-version-check", "-q"]
        run([*pip, "wheel", "--no-deps", "--wheel-dir", str(place / "made"), str(ROOT)])
        (wheel,) = (place / "made").glob("*.whl")
        run([*pip, "install", str(wheel)])
        said = run([str(inside / "serai"), "--version"]).splitlines()[0]
        target.mkdir(parents=True, exist_ok=True)
        shutil.move(wheel, target / wheel.name)
        return f"{wheel.name}: {said}"


def run(command: list[str]) -> str:
    """What the command prints; CalledProcessError if it fails."""
    return subprocess.run(
        command, cwd=tempfile.gettempdir(), capture_output=True, text=True, check=True
    ).stdout


def last_line(error: subprocess.CalledProcessError) -> str:
    """The last thing it said."""
    lines = f"{error.stdout}\n{error.stderr}".strip().splitlines()
    return lines[-1] if lines else f"exit code {error.returncode}"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
