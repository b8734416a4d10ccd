"""Starting and stopping: clear words when something is wrong, and nothing lost."""

import asyncio
import json
import resource
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from campaign.running import Running
from patience import PATIENCE
from server_postgres import place
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from caravanserai.server import host
from caravanserai.server.database import FILE_NAME
from caravanserai.server.place import Place
from caravanserai.server.serve import data_folder
from caravanserai.server.sqlite import SqliteStore
from caravanserai.server.store import StoreError

pytestmark = pytest.mark.anyio


def try_to_serve(*options: str) -> tuple[int, str]:
    """Exit code and words of a server that should not start."""
    done = subprocess.run(
        [sys.executable, "-m", "caravanserai.cli", "serve", *options],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    assert "Traceback" not in done.stderr
    return done.returncode, done.stderr


def test_a_port_in_use_is_named(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        code, words = try_to_serve("--port", str(port), "--data", str(tmp_path))
    assert code == 1
    assert (
        words
        == f"Port {port} is in use by another program. Choose another one with --port NUMBER (0 takes any free one).\n"
    )


def test_an_address_that_is_not_ours_is_named(tmp_path: Path) -> None:
    code, words = try_to_serve("--host", "192.0.2.1", "--data", str(tmp_path))
    assert code == 1
    assert words.startswith("Cannot listen on 192.0.2.1")
    code, words = try_to_serve("--port", "99999", "--data", str(tmp_path))
    assert code == 1
    assert words.startswith("Cannot listen on 127.0.0.1 port 99999")


def test_a_folder_that_cannot_be_used_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    code, words = try_to_serve("--port", "0", "--data", str(tmp_path / "file" / "data"))
    assert code == 1
    assert words.startswith("cannot write to the data folder")
    assert "--data" in words


def test_a_damaged_file_is_named_and_kept(tmp_path: Path) -> None:
    path = tmp_path / FILE_NAME
    path.write_bytes(b"this is no database " * 500)
    code, words = try_to_serve("--port", "0", "--data", str(tmp_path))
    assert code == 1
    assert "damaged" in words
    assert "Nothing was changed" in words
    assert path.read_bytes() == b"this is no database " * 500


def test_a_second_server_on_the_folder_is_told_where_the_first_is(tmp_path: Path) -> None:
    with Running(tmp_path, "--workers", "1") as first:
        code, words = try_to_serve("--port", "0", "--data", str(tmp_path))
        assert code == 1
        assert f"{first.address}/" in words


def test_it_stops_in_order_on_a_signal(tmp_path: Path) -> None:
    for how in (signal.SIGTERM, signal.SIGINT):
        server = Running(tmp_path, "--workers", "1")
        server.start()
        assert server._process is not None
        server._process.send_signal(how)
        assert server._process.wait(PATIENCE) == 0
        server.stop()
    assert not (tmp_path / f"{FILE_NAME}-wal").exists()


def test_it_warns_when_others_can_reach_it(tmp_path: Path) -> None:
    server = Running(tmp_path, "--workers", "1", "--host", "0.0.0.0")
    server.start()
    server.stop()
    assert "not encrypted" in (tmp_path / "server.log").read_text()


@pytest.mark.sqlite
async def test_a_full_disk_refuses_moves_and_loses_none(tmp_path: Path) -> None:
    """The file may not grow any more, then it may again: the table goes on from the last acknowledged move."""

    async def play(port: int, keys: dict[str, Any], wanted: int) -> tuple[int, list[str]]:
        """Take moves until `wanted` were acknowledged or trouble comes."""
        done, troubles = 0, []
        async with connect(f"ws://127.0.0.1:{port}/ws", compression=None) as sockets:
            await sockets.send(json.dumps({"type": "hello", "table": keys["table"], "token": keys["token"]}))
            answered = ""
            while True:
                try:
                    text = await sockets.recv()
                except ConnectionClosed:
                    break
                message = json.loads(text)
                if message["type"] == "trouble" and message["code"] != "busy":
                    troubles.append(message["code"])
                done += message["type"] == "accepted"
                if done >= wanted or troubles:
                    break
                choices = message.get("prompt", {}).get("choices", []) if message["type"] == "update" else []
                if choices and message["version"] != answered:
                    answered = message["version"]
                    act = {
                        "type": "act",
                        "request": answered,
                        "version": answered,
                        "action": choices[0]["id"],
                    }
                    await sockets.send(json.dumps(act))
        return done, troubles

    with Running(tmp_path, "--workers", "1") as server:
        wish = {
            "game": "lots",
            "seats": [{"kind": "me"}, {"kind": "bot", "level": "random"}],
            "options": {"rounds": "200"},
            "speed": "instant",
            "start": True,
        }
        keys = server.post("/api/tables", wish)[1]
        done, troubles = await asyncio.wait_for(play(server.port, keys, 10), PATIENCE)
        assert (done, troubles) == (10, [])
        size = max(path.stat().st_size for path in tmp_path.iterdir())
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))
        more, troubles = 0, []
        while not troubles:
            taken, troubles = await asyncio.wait_for(play(server.port, keys, 1000), PATIENCE)
            more += taken
        assert troubles == ["storage"]
        status, problem = server.post("/api/tables", wish)
        assert (status, problem["code"]) == (503, "storage")
        assert server.get("/healthz")[0] == 503
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        last = 0
        while last < 10:
            taken, troubles = await asyncio.wait_for(play(server.port, keys, 10 - last), PATIENCE)
            assert troubles in ([], ["storage"])
            last += taken
    moves = [line for line in _stored(tmp_path, keys["table"]) if line[0] == 0]
    assert len(moves) == done + more + last


def _stored(folder: Path, table: str) -> list[tuple[int, str]]:
    async def load() -> list[tuple[int, str]]:
        opened = SqliteStore(folder)
        stored = await opened.load(table)
        opened.close()
        assert stored is not None
        return [(move.seat, move.lines) for move in stored.moves]

    with ThreadPoolExecutor(1) as pool:
        return pool.submit(lambda: asyncio.run(load())).result()


def test_the_data_folder_is_the_users_own(tmp_path: Path, monkeypatch: Any) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    if sys.platform == "linux":
        assert data_folder() == tmp_path / "caravanserai"


def test_tables_move_between_servers_with_their_links(tmp_path: Path) -> None:
    """Export from one folder, import into another: the seat's token opens the table there and play goes on."""
    one, two = tmp_path / "one", tmp_path / "two"
    with Running(one, "--workers", "1") as server:
        wish = {
            "game": "lots",
            "seats": [{"kind": "me"}, {"kind": "open"}],
            "start": True,
            "speed": "instant",
        }
        keys = server.post("/api/tables", wish)[1]
        server.get(f"/api/tables/{keys['table']}", keys["token"])
        host.backup(place(one), tmp_path / "backup")
    host.export(place(one), keys["table"], tmp_path / "t.json")
    assert host.bring(place(two), tmp_path / "t.json") == keys["table"]
    with pytest.raises(StoreError, match="there already"):
        host.bring(place(two), tmp_path / "t.json")
    assert [line.id for line in host.listing(place(two))] == [keys["table"]]
    with Running(two, "--workers", "1") as server:
        status, page = server.get(f"/api/tables/{keys['table']}", keys["token"])
        assert (status, page["you"]["seat"], page["table"]["status"]) == (200, 0, "running")


def test_finished_records_are_exported_and_imported(tmp_path: Path) -> None:
    with Running(tmp_path / "one", "--workers", "1") as server:
        wish = {
            "game": "lots",
            "seats": [{"kind": "bot", "level": "random"}] * 2,
            "start": True,
            "speed": "instant",
        }
        keys = server.post("/api/tables", wish)[1]
        end = time.monotonic() + PATIENCE
        while server.get(f"/api/tables/{keys['table']}", keys["owner"])[1]["table"]["status"] != "over":
            assert time.monotonic() < end
            time.sleep(0.05)
        request = urllib.request.Request(
            f"{server.address}/api/tables/{keys['table']}/record",
            headers={"authorization": f"Bearer {keys['watch']}"},
        )
        with urllib.request.urlopen(request) as answer:
            given = answer.read()
    record = tmp_path / "game.txt"
    host.export(place(tmp_path / "one"), keys["table"], record)
    assert record.read_bytes() == given
    assert record.stat().st_mode & 0o077 == 0
    host.bring(place(tmp_path / "two"), record)
    (shown,) = host.listing(place(tmp_path / "two"))
    with Running(tmp_path / "two", "--workers", "1") as server:
        status, page = server.get(f"/api/tables/{shown.id}")
        assert (status, page["table"]["status"], page["you"]["role"]) == (200, "over", "guest")


def test_the_host_is_told_what_is_wrong(tmp_path: Path) -> None:
    (tmp_path / "bad.json").write_text("{}")
    (tmp_path / "bad.txt").write_text("no record")
    data = tmp_path / "data"
    with pytest.raises(StoreError, match="aaaaaaaaaaaaaaaa"):
        host.export(Place(data), "aaaaaaaaaaaaaaaa", tmp_path / "x")
    for name in ("bad.json", "bad.txt", "missing"):
        with pytest.raises(StoreError) as caught:
            host.bring(Place(data), tmp_path / name)
        assert str(caught.value)
    with pytest.raises(StoreError):
        host.backup(Place(data), tmp_path / "no" / "where")
    assert host.listing(Place(tmp_path / "nothing")) == []
