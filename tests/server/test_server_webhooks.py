"""Webhooks: what a group is told, and what an address can do to us."""

import http.client
import json
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import lots
import pytest
from server_table import open_hall, pause, two, until

from caravanserai.server import webhooks
from caravanserai.server.bodies import Hook
from caravanserai.server.tables import TableError
from caravanserai.server.webhooks import FAILURES, Courier, Target

pytestmark = pytest.mark.anyio


class Receiver:
    """Somebody who is told, on loopback: answers as he is told to."""

    def __init__(self, port: int) -> None:
        self.url = f"http://127.0.0.1:{port}/hook"
        self.port = port
        self.heard: list[dict[str, Any]] = []
        self.hosts: list[str] = []
        self.status = 204
        self.location = ""


@contextmanager
def receiver() -> Iterator[Receiver]:
    class Answers(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            made.heard.append(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
            made.hosts.append(self.headers["Host"])
            self.send_response(made.status)
            if made.location:
                self.send_header("Location", made.location)
            self.end_headers()

        def log_message(self, format: str, *args: object) -> None:
            return

    with ThreadingHTTPServer(("127.0.0.1", 0), Answers) as server:
        made = Receiver(server.server_port)
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield made
        server.shutdown()
        thread.join()


async def test_a_group_is_told_whose_turn_it_is_and_nothing_else(tmp_path: Path) -> None:
    """Once for a turn of somebody who is not there; the address is the owner's secret; one call stops it."""
    with receiver() as told:
        async with open_hall(tmp_path, courier=Courier(inner=True)) as hall:
            first, second = await two(hall, name="House of Wisdom")
            room = first.room
            owner = "owner"
            room.table.owner = webhooks_owner(owner)
            await second.bye()
            with pytest.raises(TableError):
                await room.ask(lambda: room.owner.hook(first.token, Hook(url=told.url)))
            await room.ask(lambda: room.owner.hook(owner, Hook(url=told.url)))
            await until(lambda: len(told.heard) == 1)
            assert told.heard[0]["event"] == "hello"
            assert told.url not in json.dumps(first.heard)
            while room.match is not None and room.match.state.actor() == 0:
                await first.act(first.update["prompt"]["choices"][0]["id"])
            await until(lambda: len(told.heard) == 2)
            turn = told.heard[1]
            assert set(turn) == {"text", "event", "table", "game", "name"}
            assert (turn["event"], turn["table"], turn["game"], turn["name"]) == (
                "turn",
                "House of Wisdom",
                lots.GAME.key,
                "Noor",
            )
            info = await room.ask(lambda: room.owner.hook(owner, Hook(url="")))
            assert not info.on
            await pause()
            assert len(told.heard) == 2


def webhooks_owner(token: str) -> str:
    from caravanserai.server.security import digest

    return digest(token)


@pytest.mark.parametrize(
    "url",
    [
        "http://127.0.0.1/x",
        "http://localhost/x",
        "http://10.0.0.1/x",
        "http://192.168.1.1:8080/x",
        "http://169.254.169.254/latest",
        "http://[::1]/x",
        "http://[::ffff:10.0.0.1]/x",
        "http://[64:ff9b::a00:1]/x",
        "http://[2002:a00:1::]/x",
        "http://0/x",
        "http://2130706433/x",
        "http://224.0.0.1/x",
    ],
)
def test_addresses_of_the_inner_network_are_refused(url: str) -> None:
    with pytest.raises(TableError) as caught:
        webhooks.resolve(url)
    assert caught.value.code == "bad-hook"


@pytest.mark.parametrize(
    "url",
    [
        "ftp://a.example/x",
        "https://",
        "https://u:p@a.example/",
        "https://a.example:22/",
        "https://a.example/\n",
        "x",
    ],
)
def test_what_is_no_address_of_a_receiver_is_refused(url: str) -> None:
    with pytest.raises(TableError):
        webhooks.check(url)


def test_the_address_that_was_looked_at_is_the_one_that_is_used() -> None:
    """A name that says something else a moment later changes nothing: it is not asked again."""
    with receiver() as told:
        target = Target("games.example.invalid", told.port, "/hook", secure=False, address="127.0.0.1")
        assert webhooks.post(target, b"{}") == 204
        assert told.hosts == [f"games.example.invalid:{told.port}"]


async def test_redirects_lead_nowhere_and_failures_are_given_up() -> None:
    """A receiver that sends us elsewhere was not told, and after some failures in a row it is left alone."""
    with receiver() as inside, receiver() as told:
        told.status, told.location = 307, inside.url
        courier = Courier(inner=True, again=(0.0,))
        for count in range(FAILURES):
            assert not courier.paused(told.url)
            courier.tell("t", told.url, "x", {})
            await until(lambda count=count: courier.failures.get(told.url, 0) == count + 1)  # type: ignore[misc]
        assert len(told.heard) == 2 * FAILURES
        assert inside.heard == []
        assert courier.paused(told.url)
        await courier.close()


async def test_a_dead_receiver_is_tried_again_and_holds_nobody_up() -> None:
    with receiver() as told:
        told.status = 500
        courier = Courier(inner=True, again=(0.0, 0.0))
        started = time.monotonic()
        courier.tell("t", told.url, "x", {})
        assert time.monotonic() - started < 1.0  # telling only puts it into the queue
        await until(lambda: len(told.heard) == 3)
        await until(lambda: courier.failures.get(told.url) == 1)
        told.status = 204
        courier.tell("t", told.url, "x", {})
        await until(lambda: told.url not in courier.failures)
        await courier.close()


def test_a_receiver_that_drips_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    """However slowly it answers, an attempt has an end."""
    import socket

    monkeypatch.setattr(webhooks, "SECONDS", 0.5)
    stop = threading.Event()
    with socket.create_server(("127.0.0.1", 0)) as door:

        def drip() -> None:
            near, _ = door.accept()
            with near:
                try:
                    while not stop.wait(0.05):
                        near.sendall(b"H")
                except OSError:
                    return

        thread = threading.Thread(target=drip)
        thread.start()
        target = Target("x", door.getsockname()[1], "/", secure=False, address="127.0.0.1")
        with pytest.raises((OSError, http.client.HTTPException)):
            webhooks.post(target, b"{}")
        stop.set()
        thread.join()


def test_each_receiver_has_its_form_and_names_call_nobody() -> None:
    said = "@everyone <!channel>: your turn"
    discord = json.loads(webhooks.shape("https://discord.com/api/webhooks/1", said, {}))
    assert discord == {"content": said, "allowed_mentions": {"parse": []}}
    slack = json.loads(webhooks.shape("https://hooks.slack.com/services/1", said, {}))
    assert slack == {"text": "@everyone &lt;!channel&gt;: your turn"}
    assert webhooks.kind("https://games.example/hook") == "plain"
