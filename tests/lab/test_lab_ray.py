"""The same report on a real Ray: on this machine with a worker killed in the middle, and on a cluster by its address."""

import importlib.util
import os
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

pytestmark = pytest.mark.skipif(importlib.util.find_spec("ray") is None, reason="Ray has no wheel here")

FILES = ("report.html", "report.json", "games.parquet")
GAMES = 24
LOOPBACK = "127.0.0.2"
"""Ray takes 127.0.0.1 for the machine's address in its network; this one it leaves alone."""

PATIENT = {
    "RAY_CLIENT_SERVER_CHECK_CHANNEL_TIMEOUT_S": "300",
    "RAY_CLIENT_INITIAL_CONNECTION_TIMEOUT_S": "60",
    "RAY_CLIENT_MAX_CONNECTION_TIMEOUT_S": "300",
}
"""Ray gives up after half a minute otherwise, which a busy machine needs to start a process."""


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """With a home of its own, in which a token lies as wherever Ray has run before: a head asks for it.

    By that home its processes are told from others.
    """
    home = tmp_path_factory.mktemp("home")
    (home / ".ray").mkdir()
    (home / ".ray" / "auth_token").write_text(secrets.token_hex(16), encoding="ascii")
    return dict(os.environ, HOME=str(home), RAY_USAGE_STATS_ENABLED="0", **PATIENT)


@pytest.fixture(scope="module")
def expected(tmp_path_factory: pytest.TempPathFactory, environment: dict[str, str]) -> Path:
    """The report of one process."""
    folder = tmp_path_factory.mktemp("here")
    assert lab(folder, environment, "here").wait() == 0
    return folder


@pytest.fixture(scope="module")
def address(environment: dict[str, str]) -> Iterator[str]:
    """A cluster of one node, as a host would start it, with a door for clients. Its folder has a short name for its sockets."""
    folder = tempfile.mkdtemp(prefix="ray")
    port, door = free_port(), free_port()
    words = f"""start --head --block --node-ip-address {LOOPBACK} --port {port} --ray-client-server-port {door} --num-cpus 2
        --include-dashboard false --include-log-monitor false --no-monitor --disable-usage-stats
        --object-store-memory 100000000 --min-worker-port 0 --max-worker-port 0"""
    command = [str(Path(sys.executable).parent / "ray"), *words.split(), "--temp-dir", folder]
    head = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        while not listening(door):
            assert head.poll() is None, "Ray did not start"
            time.sleep(0.1)
        yield f"ray://{LOOPBACK}:{door}"
    finally:
        head.terminate()
        head.wait()
        shutil.rmtree(folder, ignore_errors=True)


def free_port() -> int:
    with socket.socket() as found:
        found.bind((LOOPBACK, 0))
        port: int = found.getsockname()[1]
        return port


def listening(port: int) -> bool:
    with socket.socket() as line:
        return line.connect_ex((LOOPBACK, port)) == 0


def lab(folder: Path, environment: dict[str, str], on: str) -> "subprocess.Popen[bytes]":
    """The command with games that are quick and long enough to be interrupted."""
    words = f"lab fivetribes --bots random --games {GAMES} --seats 4 --workers 2 --on {on} --folder".split()
    return subprocess.Popen([sys.executable, "-m", "caravanserai.cli", *words, str(folder)], env=environment)


def finished(folder: Path) -> int:
    """How many games are in the journal."""
    journal = folder / "games.jsonl"
    return journal.read_text(encoding="utf-8").count("\n") - 1 if journal.exists() else 0


def worker(home: str) -> int | None:
    """A process of our Ray that plays a game right now."""
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            playing = (folder / "cmdline").read_bytes().startswith(b"ray::play")
            if playing and f"HOME={home}".encode() in (folder / "environ").read_bytes().split(b"\0"):
                return int(folder.name)
        except OSError:
            continue  # it has ended meanwhile
    return None


@pytest.mark.long
def test_a_worker_killed_in_the_middle_changes_no_byte(
    tmp_path: Path, environment: dict[str, str], expected: Path
) -> None:
    running = lab(tmp_path, environment, "ray")
    killed = 0
    while running.poll() is None and not killed:
        if finished(tmp_path) >= 2 and (found := worker(environment["HOME"])):
            os.kill(found, signal.SIGKILL)
            killed = finished(tmp_path)
        time.sleep(0.02)  # leave the processor to Ray
    assert running.wait() == 0
    assert 2 <= killed < GAMES
    assert [(tmp_path / name).read_bytes() for name in FILES] == [
        (expected / name).read_bytes() for name in FILES
    ]


@pytest.mark.long
def test_a_cluster_by_its_address_writes_the_same_report(
    tmp_path: Path, environment: dict[str, str], expected: Path, address: str
) -> None:
    """The package is shipped to its workers, and the head is shown the token it asks for."""
    assert lab(tmp_path, environment, address).wait() == 0
    assert [(tmp_path / name).read_bytes() for name in FILES] == [
        (expected / name).read_bytes() for name in FILES
    ]
