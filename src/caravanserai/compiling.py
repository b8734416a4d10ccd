"""Compiling the engine with mypyc: core and games in one group, what a server shows in another, the same sources, faster.

Uses nothing outside the standard library and nothing of the package, because the build of a wheel loads
this file by its path before anything is installed.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Final

PACKAGE: Final = Path(__file__).resolve().parent

HOT_CORE: Final = (
    "actions.py",
    "border.py",
    "events.py",
    "heading.py",
    "machine.py",
    "mixing.py",
    "rollout.py",
    "rows.py",
    "sheet.py",
    "vectors.py",
)
"""The modules of the core that the inner loop and the stepper run through, and what a server needs for every prompt."""

PLAIN: Final = frozenset(
    {
        "__init__.py",
        "details.py",
        "drawing.py",
        "endings.py",
        "flaws.py",
        "former.py",
        "game.py",
        "guide.py",
        "holdings.py",
        "kinds.py",
        "pauses.py",
        "pending.py",
        "places.py",
        "position.py",
        "reasons.py",
        "scenarios.py",
        "sight.py",
        "steps.py",
        "stops.py",
        "things.py",
    }
)
"""Modules of a game that stay interpreted: declarations, and what is asked at the border and seldom."""

HOT_SERVER: Final = (
    "play/history.py",
    "server/answers.py",
    "server/eyes.py",
    "server/frames.py",
    "server/glance.py",
    "server/link.py",
    "server/parts.py",
    "server/room/audience.py",
    "server/room/clock.py",
    "server/room/interval.py",
    "server/room/orders.py",
    "server/room/play.py",
    "server/room/promises.py",
    "server/stretches.py",
)
"""What a move goes through at a server besides the engine: what keeps it and shows it to each audience. The match itself
stays plain: it is part of the border and takes any kind of whole number."""

HOT_BOTS: Final = ("judge.py", "learned.py", "net.py", "search.py")
"""The modules of the bots that the search runs through, besides the judges and readers of the games."""

LEVELS: Final = (("___core___", 2), ("___observation.c", 2), ("___scoring.c", 2), ("___board.c", 0))
"""Names of C files that are optimised otherwise than the rest: more where a stepper spends most of its time, not at
all where tables are made once."""

STAMP: Final = "compiled.sha256"
"""File in the package that says from which sources the compiled modules were made."""

READY: Final = "CARAVANSERAI_ENGINE"
"""Environment variable for tests: a folder in which the engine was compiled for all of them."""

SUFFIXES: Final = (".so", ".pyd")
GROUP: Final = "caravanserai"
SERVER_GROUP: Final = f"{GROUP}_server"
"""The modules of the server are compiled by themselves, after the engine: neither has to hold both in memory."""

COMPILED: Final = "compiled"
INTERPRETED: Final = "interpreted"
STALE: Final = "compiled, but older than the sources"

_GENERATE: Final = """\
import gc
import sys
from mypy.errors import CompileError
from mypy.fscache import FileSystemCache
from mypyc.build import construct_groups, get_mypy_config, write_file
from mypyc.codegen import emitmodule
from mypyc.errors import Errors
from mypyc.irbuild.mapper import Mapper
from mypyc.namegen import NameGenerator
from mypyc.options import CompilerOptions

options = CompilerOptions(multi_file=True, group_name={group!r})
files = FileSystemCache()
sources, _, settings = get_mypy_config({arguments!r}, None, options, files)
groups = construct_groups(sources, False, True, {group!r})
try:
    checked = emitmodule.parse_and_typecheck(sources, settings, options, groups, files)
except CompileError as error:
    sys.exit("\\n".join(error.messages))
names = [source.module for source in sources]
paths = {{name: checked.graph[name].xpath for name in names}}
group_of = dict.fromkeys(names, {group!r})
errors = Errors(settings)
checked.manager.errors.set_file("<mypyc>", module=None, scope=None, options=settings)
code = emitmodule.compile_modules_to_ir(checked, Mapper(group_of), options, errors)
if errors.num_errors:
    sys.exit("\\n".join(errors.new_messages()))
checked.manager.metastore.close()
del checked
gc.collect()
generator = emitmodule.GroupGenerator(
    {{name: code[name] for name in names}}, paths, {group!r}, group_of, NameGenerator([names]), options
)
made = []
for name, text in generator.generate_c_for_modules():
    write_file(f"{{options.target_dir}}/{{name}}", text)
    made.append((name, ""))
needed = sorted(emitmodule.collect_source_dependencies(code), key=lambda each: each.path)
with open("generated-{group}.txt", "w") as file:
    file.write(repr(([made], [(each.path, each.include_dirs, each.internal) for each in needed])))
"""
"""The C code, made step by step, as `mypycify` would make it at once. What mypy knows of the sources is let go as soon as
it is not needed, and the listing of all operations that nobody reads is left out: 290 MB instead of 400."""

_SETUP: Final = """\
from ast import literal_eval
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from mypyc.build import mypycify
from setuptools import setup
from setuptools.command.build_ext import build_ext


levels = {levels!r}


def together(sources):
    ours = [each for each in sources if "__native_" in each and not any(part in each for part, _ in levels)]
    found = [source for source in sources if source not in ours]
    for start in range(0, len(ours), {batch!r}):
        found.append(f"build/together_{{start}}_{{Path(ours[0]).name}}")
        text = "".join(f'#include "{{Path(each).name}}"\\n' for each in ours[start : start + {batch!r}])
        Path(found[-1]).write_text(text)
    return found


class SideBySide(build_ext):
    def build_extensions(self):
        one = self.compiler.compile

        def compiled(source, extra_postargs, **settings):
            more = [f"-O{{level}}" for part, level in levels if part in source]
            return one([source], extra_postargs=[*extra_postargs, *more], **settings)

        def several(sources, **settings):
            with ThreadPoolExecutor({jobs!r}) as pool:
                made = list(pool.map(lambda source: compiled(source, **settings), together(sources)))
            return [path for paths in made for path in paths]

        self.compiler.compile = several
        super().build_extensions()


modules = []
for group, files in {groups!r}.items():
    with open(f"generated-{{group}}.txt") as file:
        generated = literal_eval(file.read())
    modules += mypycify(
        files,
        opt_level={optimise!r},
        debug_level="0",
        group_name=group,
        multi_file=True,
        skip_cgen_input=generated,
    )
for module in modules:
    module.extra_compile_args = [*module.extra_compile_args, *{flags!r}]
setup(name="caravanserai-engine", ext_modules=modules, cmdclass={{"build_ext": SideBySide}})
"""
"""Few modules in one C file, several files at once: with all in one gcc takes 1.4 GB and one core. The small libraries
through which Python finds each module are built beside the large one (`--parallel`)."""

_BATCH: Final = 8
"""Modules that are compiled together where nothing is optimised: reading the headers that all of them have is a third of
the work then."""
_OPTIMISED_BATCH: Final = 3
"""Of those that are optimised alike fewer: a compiler that optimises takes more memory for it, still less than mypyc."""

_NOTHING: Final = "nothing.py"
"""An empty file that mypyc reads in place of every `__init__.py`: what packages gather for their users would be checked
with the engine, four hundred modules instead of half as many, and changes nothing in the C code."""

_POSIX_FLAGS: Final = ("-Wno-misleading-indentation", "-fvisibility=hidden")
"""Generated C is indented wildly: looking for misleading indentation takes gcc four times as long as compiling it.
Functions that nothing outside can see are called without a detour: 5 to 10 % in random play and in the stepper."""


class CannotCompile(RuntimeError):
    """Something that compiling needs is missing, or the compiler refused; the message says what."""


# --- what there is -----------------------------------------------------------------------------------


def engine_modules(package: Path, games: Sequence[str] | None = None) -> list[Path]:
    """The modules to compile, relative to the folder that holds the package."""
    found = [package / "core" / name for name in HOT_CORE]
    for folder in sorted((package / "games").iterdir()):
        if (folder / "__init__.py").is_file() and (games is None or folder.name in games):
            found.extend(path for path in sorted(folder.glob("*.py")) if not _plain(path.name))
    found.extend(package / "bots" / name for name in HOT_BOTS)
    for part in ("judges", "readers"):
        for path in sorted((package / "bots" / part).glob("*.py")):
            if path.name not in PLAIN and (games is None or path.stem.split("_")[0] in games):
                found.append(path)
    return [path.relative_to(package.parent) for path in found]


def server_modules(package: Path) -> list[Path]:
    """The modules that a server needs for each move, relative to the folder that holds the package."""
    return [(package / name).relative_to(package.parent) for name in HOT_SERVER]


def _plain(name: str) -> bool:
    return name in PLAIN or any(word in name for word in ("guide", "invariants", "reasons", "things"))


def compiled_files(root: Path) -> list[Path]:
    """The compiled modules below the folder that holds the package, and the common part of each group."""
    inside = (root / "caravanserai").rglob("*")
    beside = root.glob(f"{GROUP}*__mypyc.*")
    return sorted(path for path in (*inside, *beside) if path.suffix in SUFFIXES)


def digest(package: Path = PACKAGE) -> str:
    """A fingerprint of the sources that are compiled and of the Python they are compiled for."""
    found = hashlib.sha256((sysconfig.get_config_var("EXT_SUFFIX") or "").encode())
    for module in (*engine_modules(package), *server_modules(package)):
        found.update(f"\n{module.as_posix()}\n".encode())
        found.update((package.parent / module).read_bytes())
    return found.hexdigest()


def status(package: Path = PACKAGE) -> str:
    """Whether the package runs compiled, interpreted, or compiled from sources that have changed since."""
    mine = sysconfig.get_config_var("EXT_SUFFIX") or ""
    if not any(path.name.endswith(mine) for path in compiled_files(package.parent)):
        return INTERPRETED
    stamp = package / STAMP
    fresh = stamp.is_file() and stamp.read_text(encoding="ascii").strip() == digest(package)
    return COMPILED if fresh else STALE


def missing() -> str:
    """What compiling would need and this machine does not have, or nothing."""
    if not has_compiler():
        return "a C compiler (Debian, Ubuntu: apt install gcc; Fedora: dnf install gcc; macOS: xcode-select --install)"
    if not has_headers():
        return "the header files of Python (Debian, Ubuntu: apt install python3-dev; Fedora: dnf install python3-devel)"
    for module in ("mypyc", "setuptools"):
        if find_spec(module) is None:
            return f"the Python package {module} (pip install 'caravanserai[compile]')"
    return ""


def has_compiler() -> bool:
    """Whether a C compiler is on the path: the one of CC, the one Python was built with, or a usual name."""
    told = [os.environ.get("CC", ""), sysconfig.get_config_var("CC") or ""]
    names = [command.split()[0] for command in told if command.split()]
    return any(shutil.which(name) for name in (*names, "cc", "gcc", "clang", "cl"))


def has_headers() -> bool:
    """Whether the header files of this Python are installed."""
    return (Path(sysconfig.get_path("include")) / "Python.h").is_file()


# --- compiling ---------------------------------------------------------------------------------------


def plain_copy(target: Path, package: Path = PACKAGE) -> Path:
    """Copy the sources of the package below `target`, nothing compiled; returns the folder for `sys.path`."""
    if target.exists():
        shutil.rmtree(target)
    ignored = shutil.ignore_patterns("__pycache__", "static", STAMP, *(f"*{suffix}" for suffix in SUFFIXES))
    shutil.copytree(package, target / "caravanserai", ignore=ignored)
    return target


def compile_copy(
    target: Path, games: Sequence[str] | None = None, package: Path = PACKAGE, optimise: int = 1
) -> Path:
    """Copy the package below `target` and compile the engine there; returns the folder for `sys.path`.

    1 takes two thirds of the time of 2, and no difference in speed could be measured; 0 compiles faster and runs slower.
    """
    lacking = missing()
    if lacking:
        raise CannotCompile(f"compiling needs {lacking}")
    root = plain_copy(target, package) / "caravanserai"
    groups = {GROUP: engine_modules(root, games), SERVER_GROUP: server_modules(root)}
    files = {group: [path.as_posix() for path in modules] for group, modules in groups.items() if modules}
    posix = os.name == "posix"
    jobs = os.cpu_count() or 1
    setup = _SETUP.format(
        groups=files,
        optimise=str(optimise),
        levels=LEVELS if posix and optimise == 1 else (),
        flags=_POSIX_FLAGS if posix else (),
        batch=_BATCH if optimise == 0 else _OPTIMISED_BATCH,
        jobs=jobs,
    )
    scripts = {"setup.py": setup, _NOTHING: ""}
    for group, modules in files.items():
        arguments = [*_mypy_options(root, group), *modules]
        scripts[f"generate-{group}.py"] = _GENERATE.format(group=group, arguments=arguments)
    for name, text in scripts.items():
        (target / name).write_text(text, encoding="utf-8")
    for group in files:
        _run([sys.executable, f"generate-{group}.py"], target)
    _run([sys.executable, "setup.py", "-q", "build_ext", "--inplace", f"--parallel={jobs}"], target)
    for name in (*scripts, *(f"generated-{group}.txt" for group in files)):
        (target / name).unlink()
    for rest in ("build", ".mypy_cache"):
        shutil.rmtree(target / rest, ignore_errors=True)
    if games is None:
        (root / STAMP).write_text(digest(root) + "\n", encoding="ascii")
    return target


def _mypy_options(root: Path, group: str) -> list[str]:
    """How mypyc looks at the sources, as words of mypy's command line.

    Of the modules that the server's import it sees nothing: they are far more than those, and use libraries that a wheel
    is built without. Settings of a project around the folder are none of its business: mypy would look for them upwards,
    and those of a checkout are stricter than half of its modules can be seen.
    """
    packages = sorted(path.relative_to(root.parent).as_posix() for path in root.rglob("__init__.py"))
    shadows = [word for package in packages for word in ("--shadow-file", package, _NOTHING)]
    alone = ["--follow-imports=skip", "--ignore-missing-imports", "--no-site-packages"]
    how = ["--strict"] if group == GROUP else alone
    return [*how, "--config-file=", "--python-version=3.11", f"--cache-dir=.mypy_cache/{group}", *shadows]


def _run(command: list[str], folder: Path) -> None:
    result = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if result.returncode:
        raise CannotCompile(f"mypyc could not compile the engine:\n{result.stdout}{result.stderr}".rstrip())


def compile_in_place(package: Path = PACKAGE) -> list[Path]:
    """Compile the engine and put the result beside the sources, all of it or nothing; returns the new files."""
    root = package.parent
    if not os.access(package, os.W_OK):
        raise CannotCompile(f"{package} cannot be written to")
    with tempfile.TemporaryDirectory(prefix=".compiling-", dir=root, ignore_cleanup_errors=True) as draft:
        made = compile_copy(Path(draft) / "engine", package=package)
        return put_in_place(made, package)


def put_in_place(made: Path, package: Path = PACKAGE) -> list[Path]:
    """Move the compiled modules of a copy beside the sources, all of them or none; returns the new files."""
    root = package.parent
    files = [path.relative_to(made) for path in compiled_files(made)]
    try:
        clean(package)
        for path in files:
            os.replace(made / path, root / path)
        os.replace(made / "caravanserai" / STAMP, package / STAMP)
    except BaseException:
        clean(package)
        raise
    return [root / path for path in files]


def background_failure() -> str:
    """Why the engine could not be compiled in the background (see tools/engine.py), in one line, or nothing."""
    try:
        text = (Path(sys.prefix) / "engine" / "failed.txt").read_text(encoding="utf-8")
    except OSError:
        return ""
    wanted, _, why = text.partition("\n")
    return why.strip().splitlines()[0] if why.strip() and wanted == digest() else ""


def clean(package: Path = PACKAGE) -> list[Path]:
    """Remove every compiled module, of other Pythons too, so that the sources run again; returns what went."""
    gone = compiled_files(package.parent)
    (package / STAMP).unlink(missing_ok=True)
    for path in gone:
        path.unlink()
    return gone


if __name__ == "__main__":
    print(compile_copy(Path(sys.argv[1]).resolve(), sys.argv[2:] or None))
