"""Every check of the project: those that need no tests, and beside them, as soon as the engine is compiled, pytest.

python tools/check.py               all
python tools/check.py -k souks      the arguments go to pytest, and only pytest runs
"""

import json
import os
import re
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tools"))
import client  # noqa: E402
from engine import load_compiling  # noqa: E402

compiling = load_compiling()

TEACHING = ROOT / "examples" / "teaching-game"
CORES = os.cpu_count() or 1
CHECKED = ["src", "tests", "tools", "bench", "examples", "hatch_build.py", "run.py"]
STATIC = Path("caravanserai", "server", "static")
RULES = Path("caravanserai", "rules")


class Part(NamedTuple):
    """Tests that are run by a pytest of their own, side by side with the others."""

    places: tuple[str, ...]
    """Folders and files of `tests`."""
    workers: int
    compiled: bool = False
    """Whether the compiled engine runs in place of the sources."""
    options: tuple[str, ...] = ("--maxschedchunk=1", "-p", "no:schemathesis")
    """One by one: who is handed many tests at a time has some of them left when the others are done. And without a
    plugin that takes a second to load."""

    @property
    def words(self) -> list[str]:
        """What pytest is told; a part without places has whatever is in no other."""
        others = [f"--ignore=tests/{each}" for part in PARTS.values() for each in part.places]
        chosen = [f"tests/{each}" for each in self.places]
        return [*(chosen or others), "-n", str(self.workers), *self.options, "--durations=10"]


SEARCHING = sorted(
    f"bots/{path.name}"
    for path in (ROOT / "tests" / "bots").glob("test_*.py")
    if path.name != "test_bots_frozen.py"  # these must be the same where nobody has compiled anything
)
PARTS = {
    "browser": Part(("browser",), CORES + 1, compiled=True),
    "bots and reviews": Part(("reviews", *SEARCHING), 1, compiled=True),
    "the rest": Part((), CORES + 2, options=("--maxschedchunk=1",)),
}
"""Many tests of the rest wait for servers, databases and processes, while those with a browser keep the cores busy."""


def main(arguments: list[str]) -> int:
    """Run everything, also after a failure; the exit code is 1 if anything failed."""
    if compiling.clean():
        print(
            "The compiled engine was removed: the checks look at the sources. The next start compiles it again."
        )
    if arguments:
        return pytest(arguments)
    with tempfile.TemporaryDirectory(prefix="caravanserai-check-") as scratch:
        engine = Path(scratch) / "engine"
        os.environ[compiling.READY] = str(engine)
        failed, counts = run_all(steps(Path(scratch)), engine)
        failed = once_more(failed, engine, counts)
    print(f"\n=== FAILED: {', '.join(failed)}" if failed else "\n=== all passed", flush=True)
    print(", ".join(f"{counts[word]} {word}" for word in COUNTED), flush=True)
    return 1 if failed else 0


Step = list[list[str]]
"""Commands, run until one fails."""
Outcome = tuple[str, str, float]
"""How a step went, what it said, and the seconds it took."""
COUNTED = ("passed", "failed", "skipped")
"""What the last line tells of all tests."""
TELL = 60.0
"""After so many seconds without news it is said what is still going on."""
ENGINE = "engine"
"""The step that compiles it."""
PYTEST_CACHE = ".pytest_cache"
"""Where it is missing no test was ever run. All processes would translate all tests for themselves then, at the same time
(ten processor seconds each), so one of them does it before."""


def steps(scratch: Path) -> dict[str, Step]:
    """Everything but the tests, by name; the longest begins first."""
    python = sys.executable
    checked = [name for name in CHECKED if (ROOT / name).exists()]
    found: dict[str, Step] = {}
    if client.present():
        node = [] if client.node_on_path() else [[python, "-m", "pip", "install", "-q", client.NODE_WHEEL]]
        found["client"] = [*node, [python, "tools/client.py", "check"]]
    if not (ROOT / PYTEST_CACHE).exists():
        found["first look at the tests"] = [[python, "-m", "pytest", "--collect-only", "-qq"]]
    if not compiling.missing():
        found[ENGINE] = [[python, "-c", COMPILE, str(scratch / "engine")]]
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


COMPILE = """
import compileall, sys
from pathlib import Path
from caravanserai.compiling import compile_copy
compile_copy(Path(sys.argv[1]), optimise=0)
compileall.compile_dir(sys.argv[1], quiet=1)
"""
"""The engine for tests, not optimised: the same answers, and two thirds of the time to make it. What stays interpreted of
it is translated once, and not by every process that is started first."""
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


def run_all(todo: dict[str, Step], engine: Path) -> tuple[list[str], Counter[str]]:
    """Run the steps, as many at a time as there are cores, and the tests from the moment the engine is there.

    Returns what failed, and how many tests passed, failed and were skipped.

    What a step or a part of the tests says is shown when it is done.
    """
    print(f"=== {', '.join((*todo, *(f'tests: {name}' for name in PARTS)))}", flush=True)
    failed: list[str] = []
    counts: Counter[str] = Counter()
    with ThreadPoolExecutor(CORES) as few, ThreadPoolExecutor(len(PARTS)) as beside:
        running = {few.submit(run_step, step, around_tests(None)): name for name, step in todo.items()}
        if ENGINE not in todo:
            running |= start_tests(beside.submit, engine)
        while running:
            finished = wait(running, TELL, return_when=FIRST_COMPLETED).done
            if not finished:
                print(f"… {', '.join(running.values())}", flush=True)
            for done in finished:
                name, (passed, said, seconds) = running.pop(done), done.result()
                print(f"\n=== {name}\n{said}\n--- {name}: {passed} in {seconds:.0f} s", flush=True)
                failed += [name] if passed != "passed" else []
                if name in PARTS:
                    counts += counted(said)
                if name == ENGINE:
                    running |= start_tests(beside.submit, engine)
    return failed, counts


def counted(said: str) -> Counter[str]:
    """How many tests passed, failed and were skipped, by the last line of a pytest; an error is a failure."""
    last = said.rpartition("\n")[2]
    found = {word: int(number) for number, word in re.findall(r"(\d+) (\w+)", last)}
    failed = sum(found.get(word, 0) for word in ("failed", "error", "errors"))
    return Counter(passed=found.get("passed", 0), failed=failed, skipped=found.get("skipped", 0))


def start_tests(submit: Callable[..., Future[Outcome]], engine: Path) -> dict[Future[Outcome], str]:
    """All parts of the tests, side by side."""
    if ready(engine):
        for link, target in (
            (STATIC, ROOT / "src" / STATIC),
            (RULES, ROOT / "docs" / "rules"),
        ):
            (engine / link).symlink_to(target)
    return {submit(run_step, *tests_step(name, engine)): name for name in PARTS}


def run_step(step: Step, environment: dict[str, str] | None = None) -> Outcome:
    """Run the commands of one step until one fails: how it went, what they said, and the seconds it took."""
    began, said, code = time.monotonic(), "", 0
    for command in step:
        done = subprocess.run(
            command,
            cwd=ROOT,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            check=False,
        )
        said += done.stdout.decode(errors="replace")
        code = done.returncode
        if code:
            break
    return "FAILED" if code else "passed", said.strip(), time.monotonic() - began


def ready(engine: Path) -> bool:
    """Whether the engine was compiled there; where there is no compiler, all tests run the sources."""
    return Path(engine, "caravanserai", compiling.STAMP).is_file()


def cache(name: str) -> str:
    """Where pytest keeps what it knows of a part."""
    return f"{PYTEST_CACHE}/{name.replace(' ', '-')}"


def tests_step(name: str, engine: Path) -> tuple[Step, dict[str, str]]:
    """The command for a part of the tests, and its environment."""
    part = PARTS[name]
    command = [sys.executable, "-m", "pytest", "-o", f"cache_dir={cache(name)}", *part.words]
    return [command], around_tests(engine if part.compiled else None)


def around_tests(engine: Path | None) -> dict[str, str]:
    """For pytest, with the sources as they are or with the compiled engine in their place."""
    environment = dict(os.environ, PYTHONHASHSEED=os.environ.get("PYTHONHASHSEED", "random"))
    # Hundreds of processes are started: they would all compile the sources for themselves.
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    if engine is not None and ready(engine):
        environment["PYTHONPATH"] = str(engine)
    return environment


FEW = 3
"""How many tests may fail beside others and are tried once more by themselves."""


def once_more(failed: list[str], engine: Path, counts: Counter[str]) -> list[str]:
    """Run a few tests that failed once more, alone: what fails then, too, has failed. What is left of the failed parts.

    A test that passes only alone is unsteady. It is named, and it is a fault: of the test, or of what it tests.
    """
    again = {name: last_failed(name) for name in failed if name in PARTS}
    if not 0 < sum(map(len, again.values())) <= FEW:
        return failed
    for name, unsteady in again.items():
        if not unsteady:
            continue  # it failed otherwise
        print(f"\n=== once more, alone: {', '.join(unsteady)}", flush=True)
        environment = around_tests(engine if PARTS[name].compiled else None)
        if pytest(unsteady, environment) == 0:
            print(f"UNSTEADY, failed beside others and passed alone: {', '.join(unsteady)}", flush=True)
            failed = [each for each in failed if each != name]
            counts.update(passed=len(unsteady), failed=-len(unsteady))
    return failed


def last_failed(name: str) -> list[str]:
    """The tests of a part that failed."""
    path = ROOT / cache(name) / "v" / "cache" / "lastfailed"
    return sorted(json.loads(path.read_text(encoding="utf-8"))) if path.is_file() else []


def pytest(arguments: list[str], environment: dict[str, str] | None = None) -> int:
    """The tests, telling at once what they say."""
    command = [sys.executable, "-m", "pytest", *arguments]
    return subprocess.call(command, cwd=ROOT, env=environment or around_tests(None))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
