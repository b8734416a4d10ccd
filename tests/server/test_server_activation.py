"""Restarts behind a socket that somebody else holds open: nobody is refused."""

import shlex
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from patience import PATIENCE

from caravanserai.cli.main import parser
from caravanserai.server.serve import PORT

HAND_OVER = """
import os, sys
os.dup2(int(sys.argv[1]), 3)
os.environ.update(LISTEN_PID=str(os.getpid()), LISTEN_FDS="1")
os.execv(sys.executable, [sys.executable, "-m", "caravanserai.cli", *sys.argv[2:]])
"""


@pytest.fixture
def port() -> Iterator[socket.socket]:
    """A socket that listens, as systemd's does, whether or not a server runs."""
    with socket.create_server(("127.0.0.1", 0), backlog=200) as listening:
        yield listening


def start(port: socket.socket, folder: Path) -> "subprocess.Popen[str]":
    number = port.fileno()
    with (folder / "server.log").open("a") as log:
        return subprocess.Popen(
            [sys.executable, "-c", HAND_OVER, str(number), "serve", "--workers", "1", "--data", str(folder)],
            pass_fds=(number,),
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
        )


def test_a_connection_waits_for_a_server_that_is_not_there_yet(port: socket.socket, tmp_path: Path) -> None:
    address = f"http://127.0.0.1:{port.getsockname()[1]}"
    answers: list[int] = []
    early = threading.Thread(
        target=lambda: answers.append(httpx.get(f"{address}/healthz", timeout=PATIENCE).status_code)
    )
    early.start()
    server = start(port, tmp_path)
    assert server.stdout is not None
    assert f"{address}/" in server.stdout.readline()
    early.join(PATIENCE)
    server.terminate()
    assert server.wait(PATIENCE) == 0
    server.stdout.close()
    assert answers == [200]


def test_a_restart_refuses_no_connection(port: socket.socket, tmp_path: Path) -> None:
    """While the server is stopped and started again three times, every request is answered."""
    address = f"http://127.0.0.1:{port.getsockname()[1]}"
    answers: list[object] = []
    done = threading.Event()

    def visit() -> None:
        while not done.is_set():
            try:
                answers.append(httpx.get(f"{address}/api/catalog", timeout=PATIENCE).status_code)
            except httpx.HTTPError as error:
                answers.append(error)

    server = start(port, tmp_path)
    visitors = [threading.Thread(target=visit) for _ in range(3)]
    for visitor in visitors:
        visitor.start()
    for _ in range(3):
        _served(answers)
        server.send_signal(signal.SIGTERM)
        assert server.wait(PATIENCE) == 0
        assert server.stdout is not None
        server.stdout.close()
        server = start(port, tmp_path)
    _served(answers)
    done.set()
    for visitor in visitors:
        visitor.join(PATIENCE)
    server.terminate()
    assert server.wait(PATIENCE) == 0
    assert server.stdout is not None
    server.stdout.close()
    assert [answer for answer in answers if answer != 200] == []


def _served(answers: list[object]) -> None:
    """Wait until ten more were answered."""
    wanted = len(answers) + 10
    for _ in range(6000):
        if len(answers) >= wanted:
            return
        threading.Event().wait(0.01)
    raise AssertionError("nobody is answered")


def test_the_units_start_the_server_as_it_is() -> None:
    """Every option of the service exists, and the port of the socket is the server's."""
    units = Path(__file__).parents[2] / "deploy"
    service = (units / "caravanserai.service").read_text(encoding="utf-8")
    (command,) = [
        line.removeprefix("ExecStart=") for line in service.splitlines() if line.startswith("ExecStart=")
    ]
    words = shlex.split(command)
    assert words[0].endswith("/serai")
    given = parser().parse_args(words[1:])
    assert (given.behind_proxy, given.keep_days) == (True, 180)
    assert "LimitNOFILE=65536" in service
    assert f"ListenStream=127.0.0.1:{PORT}" in (units / "caravanserai.socket").read_text(encoding="utf-8")
