"""A PostgreSQL of the tests' own: on a socket in a temporary folder, for this run only."""

import asyncio
import atexit
import contextlib
import functools
import os
import re
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import TracebackType
from typing import Final

import pytest

from caravanserai.server.database import FILE_NAME
from caravanserai.server.place import Place

HERE: Final = Path(__file__).parent
NOBODY: Final = ("setpriv", "--reuid=nobody", "--regid=nogroup", "--clear-groups")


def binaries() -> Path | None:
    """Where PostgreSQL's programs lie: on the path, or where Debian puts them, the newest first."""
    found = shutil.which("initdb")
    if found:
        return Path(found).resolve().parent
    there = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    return there[-1].parent if there else None


def needed() -> Path:
    """The same; without PostgreSQL the test is skipped and says why, except in CI, where it fails."""
    found = binaries()
    if found is None:
        why = "PostgreSQL is not installed (Debian: apt-get install postgresql)"
        if os.environ.get("CI") == "true":
            pytest.fail(why)
        pytest.skip(why)
    return found


class Postgres:
    """An instance that listens on a socket only. It refuses to run as root, so root runs it as nobody."""

    def __init__(self, durable: bool = False) -> None:
        """`durable`: what is committed survives a power cut, as it should wherever times are measured."""
        self._durable: Final = durable
        self._programs: Final = needed()
        # The path of a socket has at most 107 bytes, which pytest's own folders can exceed.
        self.folder: Final = Path(tempfile.mkdtemp(prefix="serai-pg-"))
        self._databases = 0
        if os.geteuid() == 0:
            shutil.chown(self.folder, "nobody", "nogroup")
        data = str(self.folder / "data")
        self._do(
            "initdb", "--no-sync", "-D", data, "-A", "trust", "-U", "serai", "-E", "UTF8", "--locale=C.UTF-8"
        )
        self.start()

    def _do(self, program: str, *words: str) -> None:
        command = [str(self._programs / program), *words]
        if os.geteuid() == 0:
            command = [*NOBODY, "env", f"HOME={self.folder}", *command]
        done = subprocess.run(
            command, cwd=self.folder, stdin=subprocess.DEVNULL, capture_output=True, check=False
        )
        if done.returncode:
            raise AssertionError(f"{program}: {done.stdout.decode()}{done.stderr.decode()}")

    def start(self) -> None:
        """Start it and wait until it answers."""
        options = f"-c listen_addresses='' -c unix_socket_directories={self.folder} -c max_connections=200"
        if not self._durable:
            options += " -c fsync=off -c full_page_writes=off"
        data, log = str(self.folder / "data"), str(self.folder / "log")
        # pg_ctl hands its outputs to the server: they must not be pipes that somebody waits for.
        command = [str(self._programs / "pg_ctl"), "-D", data, "-w", "-l", log, "-o", options, "start"]
        if os.geteuid() == 0:
            command = [*NOBODY, "env", f"HOME={self.folder}", *command]
        quiet = subprocess.DEVNULL
        if subprocess.run(command, cwd=self.folder, stdin=quiet, stdout=quiet, stderr=quiet).returncode:
            raise AssertionError((self.folder / "log").read_text(encoding="utf-8"))

    def stop(self, how: str = "immediate") -> None:
        """Stop it: `immediate` as if the power had failed, `fast` politely."""
        self._do("pg_ctl", "-D", str(self.folder / "data"), "-m", how, "-w", "stop")

    def kill(self) -> None:
        """End all its processes at once, as the machine's memory guard would."""
        pids = self.pids
        send(signal.SIGKILL, pids)
        while any(Path(f"/proc/{pid}").exists() for pid in pids):
            time.sleep(0.01)

    def url(self, database: str = "postgres") -> str:
        """The address of a database."""
        return f"postgresql://serai@/{database}?host={self.folder}"

    def fresh(self) -> str:
        """The address of a database that nobody has used."""
        self._databases += 1
        name = f"d{os.getpid()}x{self._databases}"
        self._do("createdb", "-h", str(self.folder), "-U", "serai", name)
        return self.url(name)

    @property
    def pid(self) -> int:
        """The process that all others are children of."""
        return int((self.folder / "data" / "postmaster.pid").read_text(encoding="ascii").splitlines()[0])

    @property
    def pids(self) -> list[int]:
        """All its processes, that one first."""
        return [self.pid, *_children(self.pid)]

    def processor_seconds(self) -> float:
        """Processor time that its processes have used."""
        found = 0.0
        for pid in self.pids:
            with contextlib.suppress(OSError):
                fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
                found += (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
        return found

    def __enter__(self) -> "Postgres":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)


CHOSEN: Final = os.environ.get("SERAI_TEST_STORE", "") == "postgresql"
"""Whether tests that do not mind keep their tables in PostgreSQL: `SERAI_TEST_STORE=postgresql pytest tests/server`."""
_places: Final[dict[Path, str]] = {}


@functools.cache
def _common() -> Postgres:
    made = Postgres()
    atexit.register(made.__exit__, None, None, None)
    return made


def address(folder: Path) -> str:
    """Where the tables of a folder lie instead: a database for each, the same whenever it is asked; "": in the folder."""
    if not CHOSEN:
        return ""
    place = folder.resolve()
    if place not in _places:
        _places[place] = _common().fresh()
    return _places[place]


def place(folder: Path) -> Place:
    """Where the tables of a folder lie, as the program knows it."""
    return Place(folder, address(folder))


def change(folder: Path, sql: str, *values: object) -> None:
    """Change something behind the program's back; values are `$1`, `$2`."""
    if not address(folder):
        with contextlib.closing(sqlite3.connect(folder / FILE_NAME)) as db, db:
            db.execute(re.sub(r"\$\d", "?", sql), values)
        return

    async def run() -> None:
        import asyncpg

        db = await asyncpg.connect(address(folder))
        await db.execute(sql, *values)
        await db.close()

    with ThreadPoolExecutor(1) as pool:
        pool.submit(asyncio.run, run()).result()


def pass_there(*files: Path, but: str = "") -> None:
    """Run test files once more with their tables in PostgreSQL; none may fail or be left out, but those named so."""
    needed()
    without = ("-p", "no:cacheprovider", "-p", "no:schemathesis")
    command = [sys.executable, "-m", "pytest", "-q", "-x", *without, "-m", "not sqlite"]
    env = {**os.environ, "SERAI_TEST_STORE": "postgresql"}
    env.pop("PYTEST_XDIST_WORKER", None)
    done = subprocess.run(
        [*command, *(("-k", f"not ({but})") if but else ()), *map(str, files)],
        cwd=HERE.parents[1],
        env=env,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-3000:]
    assert " passed" in done.stdout
    assert "skipped" not in done.stdout


def send(what: signal.Signals, pids: Sequence[int]) -> None:
    """Send a signal to those of the processes that are there."""
    for pid in pids:
        with contextlib.suppress(ProcessLookupError):
            os.kill(pid, what)


def _children(parent: int) -> list[int]:
    found = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            fields = path.read_text().rsplit(")", 1)[1].split()
            if int(fields[1]) == parent:
                found.append(int(path.parent.name))
    return found
