"""The compiled engine of a checkout, made in the background: `run.py` calls this before it starts the games.

python tools/engine.py              use what is ready, or begin to compile where that is possible; says what it did
python tools/engine.py compile      compile now into the folder of things that are ready

Nothing is put beside sources that run: what was compiled is used from the next start. What stands in the way is
kept in `failed.txt`, which `serai --version` reads, and is not tried again until the sources change.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tomllib
from contextlib import suppress
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parents[1]
STATE = Path(sys.prefix) / "engine"
"""Inside the environment, so that a new environment starts anew."""


def main(arguments: list[str]) -> int:
    """Adopt, begin, or compile."""
    parser = argparse.ArgumentParser(description="The compiled engine of a checkout, made in the background.")
    parser.add_argument("what", nargs="?", choices=("compile",))
    parser.add_argument("--state", type=Path, default=STATE, help=argparse.SUPPRESS)
    args = parser.parse_args(arguments)
    engine = Engine(args.state, load_compiling())
    if args.what == "compile":
        engine.compile()
    else:
        said = engine.adopt_or_begin()
        if said:
            print(said, flush=True)
    return 0


def load_compiling() -> ModuleType:
    """The module that compiles, by its path: importing the package itself would load what may be stale."""
    spec = spec_from_file_location("caravanserai_compiling", ROOT / "src" / "caravanserai" / "compiling.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class Engine:
    """What is ready, what is being made, and what has failed."""

    def __init__(self, state: Path, compiling: ModuleType) -> None:
        self.compiling = compiling
        self.state = state
        self.ready = state / "ready"
        self.failed = state / "failed.txt"
        self.working = state / "working.pid"

    def adopt_or_begin(self) -> str:
        """Put what is ready beside the sources; else begin to make it. Returns what to tell, if anything."""
        status = self.compiling.status()
        if status == self.compiling.COMPILED:
            return ""
        if status == self.compiling.STALE:
            self.compiling.clean()  # the sources have changed since: they count
        if self._stamp() == self.compiling.digest():
            self.compiling.put_in_place(self.ready)
            shutil.rmtree(self.ready, ignore_errors=True)
            return "The engine is compiled now."
        if self._gave_up() or self._at_work() or not self._possible():
            return ""
        self.state.mkdir(parents=True, exist_ok=True)
        with (self.state / "log.txt").open("w", encoding="utf-8") as log:
            subprocess.Popen(
                [sys.executable, __file__, "compile", "--state", str(self.state)],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )
        return (
            "Compiling the engine in the background; the next start will use it and be several times faster."
        )

    def compile(self) -> None:
        """Make what will be ready, whole or not at all."""
        with suppress(OSError):
            os.nice(10)
        self.state.mkdir(parents=True, exist_ok=True)
        self.working.write_text(str(os.getpid()), encoding="ascii")
        draft = self.state / "draft"
        wanted = self.compiling.digest()
        try:
            self._bring_compiler()
            self.compiling.compile_copy(draft, optimise=1)
            shutil.rmtree(self.ready, ignore_errors=True)
            draft.rename(self.ready)
            self.failed.unlink(missing_ok=True)
        except (self.compiling.CannotCompile, OSError, subprocess.SubprocessError) as error:
            self.failed.write_text(f"{wanted}\n{error}\n", encoding="utf-8")
        finally:
            shutil.rmtree(draft, ignore_errors=True)
            self.working.unlink(missing_ok=True)

    def _bring_compiler(self) -> None:
        """mypyc, which playing does not need, comes into the environment."""
        if not self.compiling.missing():
            return
        project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
        wanted = project["project"]["optional-dependencies"]["compile"]
        quiet = ["-q", "--disable-pip-version-check"]
        subprocess.run([sys.executable, "-m", "pip", "install", *quiet, *wanted], check=True)

    def _stamp(self) -> str:
        try:
            path: Path = self.ready / "caravanserai" / self.compiling.STAMP
            return path.read_text(encoding="ascii").strip()
        except OSError:
            return ""

    def _gave_up(self) -> bool:
        try:
            return self.failed.read_text(encoding="utf-8").startswith(self.compiling.digest())
        except OSError:
            return False

    def _at_work(self) -> bool:
        """Whether another start has begun already and is still at it."""
        try:
            os.kill(int(self.working.read_text(encoding="ascii")), 0)
        except (OSError, ValueError):
            return False
        return True

    def _possible(self) -> bool:
        writable = os.access(self.compiling.PACKAGE, os.W_OK)
        return writable and self.compiling.has_compiler() and self.compiling.has_headers()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
