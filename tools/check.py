"""Every check of the project: first those that need no tests, side by side; the last word is pytest's.

python tools/check.py               all
python tools/check.py -k souks      the arguments go to pytest, and only pytest runs
"""

import json
import os
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tools"))
import client  # noqa: E402
import engine  # noqa: E402

compiling = engine.load_compiling()

TEACHING = ROOT / "examples" / "teaching-game"
CORES = os.cpu_count() or 1
WORKERS = CORES + 5
"""Tests wait for browsers, servers and databases: with one more than there are cores, two cores were not kept busy."""
CHECKED = ["src", "tests", "tools", "bench", "examples", "hatch_build.py", "run.py"]


def main(arguments: list[str]) -> int:
    """Run everything, also after a failure; the exit code is 1 if anything failed."""
    if compiling.clean():
        print(
            "The compiled engine was removed: the checks look at the sources. The next start compiles it again."
        )
    with tempfile.TemporaryDirectory(prefix="caravanserai-check-") as scratch:
        if arguments:
            return pytest(arguments)
        os.environ[compiling.READY] = str(Path(scratch) / "engine")
        failed = run_steps(steps(Path(scratch)))
        print(f"\n=== pytest (so far failed: {', '.join(failed) or 'nothing'})", flush=True)
        # One by one: who is handed many tests at a time has some of them left when the others are done.
        code = tests(["-n", str(WORKERS), "--maxschedchunk=1", "--durations=10"])
    if failed:
        print(f"FAILED beside pytest: {', '.join(failed)}")
    return 1 if failed else code


Step = list[list[str]]
"""Commands, run until one fails."""


def steps(scratch: Path) -> dict[str, Step]:
    """Everything but pytest, by name; the longest begins first."""
    python = sys.executable
    checked = [name for name in CHECKED if (ROOT / name).exists()]
    found: dict[str, Step] = {}
    if client.present():
        node = [] if client.node_on_path() else [[python, "-m", "pip", "install", "-q", client.NODE_WHEEL]]
        found["client"] = [*node, [python, "tools/client.py", "check"]]
    if not compiling.missing():
        found["engine"] = [[python, "-m", "caravanserai.compiling", str(scratch / "engine")]]
    found |= {
        "ruff": [
            [python, "-m", "ruff", "check", *checked],
            [python, "-m", "ruff", "format", "--check", *checked],
        ],
        "mypy": [
            [python, "-m", "mypy"],
            [
                python,
                "-m",
                "mypy",
                "--strict",
                "hatch_build.py",
                "tools/client.py",
                "tools/engine.py",
                "tools/check.py",
                "tools/screenshots.py",
            ],
        ],
        "imports": [[str(Path(python).parent / "lint-imports")]],
    }
    if TEACHING.is_dir():
        pip = [python, "-m", "pip", "install", "-q", "--disable-pip-version-check", "--no-deps"]
        found["teaching game"] = [
            [*pip, "--target", str(scratch / "teaching"), str(TEACHING)],
            [python, "-c", KIT, str(scratch / "teaching")],
        ]
    return found


KIT = """
import os, subprocess, sys
from importlib.metadata import distributions
folder = sys.argv[1]
keys = [entry.name for found in distributions(path=[folder]) for entry in found.entry_points if entry.group == "caravanserai.games"]
assert keys, "the teaching game has no entry point"
environment = dict(os.environ, PYTHONPATH=folder)
sys.exit(max(subprocess.call([sys.executable, "-m", "caravanserai.cli", "check", key], env=environment) for key in keys))
"""
"""The kit on every game that is installed in a folder, found as anybody's game is found: by its entry point."""


def run_steps(todo: dict[str, Step]) -> list[str]:
    """Run all steps, as many at a time as there are cores; those that failed. What a step says is shown when it is done."""
    print(f"=== {', '.join(todo)}", flush=True)
    failed = []
    with ThreadPoolExecutor(CORES) as pool:
        running = {pool.submit(run_step, step): name for name, step in todo.items()}
        for done in as_completed(running):
            name, (passed, said, seconds) = running[done], done.result()
            print(f"\n=== {name}\n{said}\n--- {name}: {passed} in {seconds:.0f} s", flush=True)
            failed += [name] if passed != "passed" else []
    return failed


def run_step(step: Step) -> tuple[str, str, float]:
    """Run the commands of one step until one fails: how it went, what they said, and the seconds it took."""
    began, said, code = time.monotonic(), "", 0
    for command in step:
        done = subprocess.run(
            command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False
        )
        said += done.stdout.decode(errors="replace")
        code = done.returncode
        if code:
            break
    return "FAILED" if code else "passed", said.strip(), time.monotonic() - began


FEW = 3
"""How many tests may fail beside others and are tried once more by themselves."""
FAILED = ROOT / ".pytest_cache" / "v" / "cache" / "lastfailed"
"""Where pytest keeps the names of tests that failed."""


def tests(arguments: list[str]) -> int:
    """All tests, side by side. A few that failed are run once more, alone: what fails then, too, has failed.

    A test that passes only alone is unsteady. It is named, and it is a fault: of the test, or of what it tests.
    """
    code = pytest(arguments)
    failed = sorted(json.loads(FAILED.read_text(encoding="utf-8"))) if FAILED.is_file() else []
    if code != 1 or not 0 < len(failed) <= FEW:
        return code
    print(f"\n=== once more, alone: {', '.join(failed)}", flush=True)
    code = pytest(failed)
    if not code:
        print(f"UNSTEADY, failed beside others and passed alone: {', '.join(failed)}", flush=True)
    return code


def pytest(arguments: list[str]) -> int:
    """The tests."""
    environment = dict(os.environ, PYTHONHASHSEED=os.environ.get("PYTHONHASHSEED", "random"))
    # Hundreds of processes are started: they would all compile the sources for themselves.
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    return subprocess.call([sys.executable, "-m", "pytest", *arguments], cwd=ROOT, env=environment)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
