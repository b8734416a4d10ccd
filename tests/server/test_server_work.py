"""`serai work`: a process that thinks for servers of the same database, and may be killed at any moment."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from campaign.running import Running
from patience import PATIENCE
from server_postgres import Postgres
from server_sockets import sit

from caravanserai.cli import main

pytestmark = pytest.mark.anyio


@contextmanager
def worker(url: str, log: Path) -> Iterator[subprocess.Popen[str]]:
    """A worker, from the moment it says that it works."""
    command = [sys.executable, "-m", "caravanserai.cli", "work", "--store", url, "--workers", "1"]
    with log.open("a") as errors:
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, text=True)
    assert process.stdout is not None
    try:
        assert "think here" in process.stdout.readline()
        yield process
    finally:
        process.terminate()
        process.wait(PATIENCE)
        process.stdout.close()


async def test_a_killed_worker_is_replaced_by_the_next(postgres: Postgres, tmp_path: Path) -> None:
    """The server leaves bots to others: nothing moves until a worker comes, and none that was acknowledged is lost."""
    url = postgres.fresh()
    with Running(tmp_path / "front", "--workers", "1", "--no-bots", "--store", url) as front:
        seats = [{"kind": "bot", "level": "random"}, {"kind": "me"}]
        made = front.post("/api/tables", {"game": "lots", "seats": seats, "start": True, "speed": "instant"})[
            1
        ]
        assert front.get("/readyz")[1]["store"] == "postgresql"
        async with sit(front, made["table"], made["token"]) as (me, seen):
            assert seen["prompt"]["choices"] == []
            with worker(url, tmp_path / "one.log") as first:
                while not seen["prompt"]["choices"]:
                    seen = await me.hear("update")
                first.kill()
            with worker(url, tmp_path / "two.log"):
                for turn in range(200):
                    if seen["result"] is not None:
                        break
                    if seen["prompt"]["choices"]:
                        action = seen["prompt"]["choices"][0]["id"]
                        await me.send(
                            {
                                "type": "act",
                                "request": f"r{turn}",
                                "version": seen["version"],
                                "action": action,
                            }
                        )
                    seen = await me.hear("update")
            assert seen["result"] is not None


def test_a_worker_needs_a_database(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("SERAI_STORE", raising=False)
    assert main(["work"]) == 2
    assert "give the address of the database" in capsys.readouterr().err
    assert main(["work", "--store", "mysql://x/y"]) == 1
    assert "no address of a database" in capsys.readouterr().err
