"""What a campaign is played on: one server with its file, or two servers and a worker on one PostgreSQL."""

import contextlib
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final, Protocol

import asyncpg
from server_postgres import Postgres, place, send

from campaign.running import Running
from caravanserai.server.place import Place


class Site(Protocol):
    """Servers that can be hurt."""

    def start(self) -> None:
        """Start everything."""

    def hurt(self, rng: random.Random) -> list[str]:
        """Kill something, or cut a line, and put it right again; returns what was done, word by word."""

    def stop(self) -> None:
        """End everything at once."""

    @property
    def servers(self) -> list[Running]:
        """Where people may come in."""

    @property
    def place(self) -> Place:
        """Where the tables lie."""


class One:
    """A server with its file."""

    def __init__(self, folder: Path) -> None:
        self.place: Final = place(folder)
        self.servers: Final = [Running(folder, "--workers", "1")]

    def start(self) -> None:
        self.servers[0].start()

    def hurt(self, rng: random.Random) -> list[str]:
        self.servers[0].kill()
        self.servers[0].start()
        return ["server"]

    def stop(self) -> None:
        self.servers[0].kill()


class Fleet:
    """Two servers and a worker. One of the servers leaves its bots to the others."""

    def __init__(self, folder: Path, postgres: Postgres) -> None:
        self._postgres: Final = postgres
        self._folder: Final = folder
        self.place: Final = Place(folder, postgres.fresh())
        common = ("--workers", "1", "--store", self.place.url)
        self.servers: Final = [
            Running(folder / "one", *common),
            Running(folder / "two", *common, "--no-bots"),
        ]
        self._worker: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        for server in self.servers:
            server.start()
        self._start_worker()

    def _start_worker(self) -> None:
        words = ("work", "--store", self.place.url, "--workers", "1")
        with (self._folder / "worker.log").open("ab") as log:
            self._worker = subprocess.Popen(
                [sys.executable, "-m", "caravanserai.cli", *words], stdout=log, stderr=log
            )

    def hurt(self, rng: random.Random) -> list[str]:
        """A server (mostly), both, the worker, the database, every line to it, or it stands still for a while."""
        what = rng.choice(("server", "server", "server", "worker", "database", "cut", "pause", "both"))
        if what == "server":
            self._again(rng.choice(self.servers))
        elif what == "both":
            for server in self.servers:
                server.kill()
            for server in self.servers:
                server.start()
            return ["server", "server"]
        elif what == "worker":
            self._kill_worker()
            self._start_worker()
        elif what == "database":
            self._postgres.kill()
            self._postgres.start()
        elif what == "cut":
            self._cut()
        else:
            with self._paused():
                time.sleep(rng.uniform(0.1, 2.0))
        return [what]

    def _again(self, server: Running) -> None:
        server.kill()
        server.start()

    def _kill_worker(self) -> None:
        if self._worker is not None:
            self._worker.kill()
            self._worker.wait()
            self._worker = None

    def _cut(self) -> None:
        import asyncio

        async def cut() -> None:
            db = await asyncpg.connect(self.place.url)
            await db.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
            await db.close()

        asyncio.run(cut())

    @contextlib.contextmanager
    def _paused(self) -> Iterator[None]:
        """The database does nothing, but its lines stay open."""
        pids = self._postgres.pids
        try:
            send(signal.SIGSTOP, pids)
            yield
        finally:
            send(signal.SIGCONT, pids)

    def stop(self) -> None:
        self._kill_worker()
        for server in self.servers:
            server.kill()
