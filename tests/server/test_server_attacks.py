"""Attacks over real sockets, and what they get. The table in docs/security.md names these tests."""

import asyncio
import contextlib
import json
import re
import time
from pathlib import Path
from typing import Any

import lots
import pytest
import websockets
from campaign.running import Running
from patience import PATIENCE
from server_sockets import dial, make, sit
from websockets.asyncio.client import connect

from caravanserai.server import sockets

pytestmark = pytest.mark.anyio

DOCUMENT = Path(__file__).parents[2] / "docs" / "security.md"


MALFORMED = [
    "",
    "null",
    "[]",
    "{",
    '"hello"',
    '{"type":"admin"}',
    '{"type":"act"}',
    '{"type":"act","request":"r","version":"v","action":"1"}',
    '{"type":"act","request":"r","version":"v","action":1.5}',
    '{"type":"act","request":"r","version":"v","action":1e999}',
    '{"type":"act","request":"r","version":"v","action":99999999999999999999999999}',
    '{"type":"act","request":"r","version":"v","action":1,"seat":0}',
    '{"type":"act","request":"","version":"v","action":1}',
    '{"type":"look","request":"r","moment":-1}',
    '{"type":"look","request":"r","seat":99}',
    '{"type":"say","text":""}',
    '{"type":"say","text":"' + "x" * 501 + '"}',
    '{"type":"hello","table":"../../etc/passwd"}',
    '{"type":"\ud800"}',
    "[" * 5000,
    '{"type":"why-not","request":"r","thing":"' + "x" * 81 + '"}',
    b"\x00\x01\x02",
    b'{"type":"ping"}',
]


@pytest.mark.parametrize("message", MALFORMED, ids=range(len(MALFORMED)))
async def test_malformed_messages_are_named_and_change_nothing(running: Running, message: Any) -> None:
    keys = make(running)
    if isinstance(message, str):
        message = message.encode("utf-8", "replace").decode()

    async with sit(running, keys["table"], keys["token"]) as (socket, update):
        await socket.send(message)
        trouble = await socket.hear("trouble")
        assert trouble["code"] == "bad-message"
        assert not trouble["final"]
        await socket.send({"type": "act", "request": "r", "version": update["version"], "action": lots.MARK})
        assert (await socket.hear("accepted"))["request"] == "r"


async def test_oversized_messages_are_refused(running: Running) -> None:
    keys = make(running)

    async with sit(running, keys["table"], keys["token"]) as (socket, _):
        await socket.send(json.dumps({"type": "say", "text": "x" * 9000}))
        assert (await socket.hear("trouble"))["code"] == "bad-message"
        with contextlib.suppress(websockets.ConnectionClosed):  # it need not have heard the end of it
            await socket.send("x" * 2_000_000)
        assert await socket.ended() == 1009
    assert running.get("/healthz")[0] == 200


async def test_forged_tokens_open_nothing(running: Running) -> None:
    keys = make(running)
    other = make(running)
    guesses = [
        "",
        "x",
        "0" * 32,
        keys["token"][:-1] + ("B" if keys["token"].endswith("A") else "A"),
        keys["token"].swapcase(),
        other["token"],
        other["owner"],
    ]

    for token in guesses:
        async with dial(running) as socket:
            await socket.send({"type": "hello", "table": keys["table"], "token": token})
            trouble = await socket.hear("trouble")
            assert (trouble["code"], trouble["final"]) == ("no-entry", True)
            assert await socket.ended() in (1008, 1013)
    for token in guesses:
        for path in ("", "/record", "/verify"):
            assert running.get(f"/api/tables/{keys['table']}{path}", token)[0] == 403
        assert running.ask("DELETE", f"/api/tables/{keys['table']}", None, token)[0] == 403


async def test_a_table_that_is_not_there_says_only_that(running: Running) -> None:
    async with dial(running) as socket:
        await socket.send({"type": "hello", "table": "aaaaaaaaaaaaaaaa", "token": "x"})
        assert (await socket.hear("trouble"))["code"] == "no-table"


async def test_nobody_acts_for_another_seat(running: Running) -> None:
    """The seat comes from the token alone; a version of another seat does not fit either."""
    keys = make(running)

    async with (
        sit(running, keys["table"], keys["token"]) as (first, seen),
        sit(running, keys["table"], keys["second"]) as (second, own),
    ):
        act = {"type": "act", "request": "r", "version": own["version"], "action": lots.MARK}
        await second.send(act)
        assert (await second.hear("refused"))["code"] == "not-your-turn"
        await second.send({**act, "version": seen["version"]})
        assert (await second.hear("refused"))["code"] == "stale"
        await second.send({**act, "seat": 0})
        assert (await second.hear("trouble"))["code"] == "bad-message"
        await first.send({**act, "version": own["version"]})
        assert (await first.hear("refused"))["code"] == "stale"


async def test_replayed_messages_do_nothing_twice(running: Running) -> None:
    """A captured message sent again, also by another seat's socket, does not move the game."""
    keys = make(running)

    async with (
        sit(running, keys["table"], keys["token"]) as (first, seen),
        sit(running, keys["table"], keys["second"]) as (second, _),
    ):
        act = {"type": "act", "request": "r", "version": seen["version"], "action": lots.MARK}
        await first.send(act)
        await first.hear("accepted")
        after = await first.hear("update")
        for _ in range(5):
            await first.send(act)
            await first.hear("accepted")
            assert (await first.hear("update"))["version"] == after["version"]
        await second.send(act)
        assert (await second.hear("refused"))["code"] == "stale"
        await first.send({**act, "request": "fresh"})
        assert (await first.hear("refused"))["code"] == "stale"


async def test_a_spectator_cannot_become_a_player_nor_see_more(running: Running) -> None:
    keys = make(running)

    async with sit(running, keys["table"], keys["watch"]) as (watcher, seen):
        assert seen["view"]["dice"] == [[None, None], [None, None]]
        for message in (
            {"type": "act", "request": "a", "version": seen["version"], "action": lots.MARK},
            {"type": "undo", "request": "a", "version": seen["version"]},
            {"type": "preview", "request": "a", "action": 0},
        ):
            await watcher.send(message)
            assert (await watcher.hear("refused"))["code"] == "not-seated"
        await watcher.send({"type": "why-not", "request": "w", "action": 0})
        told = await watcher.hear("why-not-answer")
        assert (told["allowed"], told["reasons"], told["card"]) == (False, [], None)
        await watcher.send({"type": "look", "request": "l", "moment": 0, "seat": 0})
        moment = await watcher.hear("moment")
        assert (moment["seat"], moment["view"]["dice"][0]) == (None, [None, None])
        await watcher.send({"type": "stand-in", "on": True})
        await watcher.send({"type": "ping"})
        await watcher.hear("pong")
    path = f"/api/tables/{keys['table']}"
    assert running.post(f"{path}/join", {"token": keys["watch"]})[0] == 403
    for call in ("/leave", "/start", "/rematch"):
        assert running.post(f"{path}{call}", None, keys["watch"])[0] == 403


async def test_a_seat_cannot_look_through_other_eyes_while_the_game_runs(running: Running) -> None:
    keys = make(running)

    async with sit(running, keys["table"], keys["token"]) as (socket, _):
        for seat in (1, -1, None):
            await socket.send({"type": "look", "request": "l", "moment": 0, "seat": seat})
            moment = await socket.hear("moment")
            assert moment["seat"] == 0
            assert moment["view"]["dice"][1] == [None, None]


async def test_sockets_from_other_pages_are_refused(running: Running) -> None:
    for headers in ({"Origin": "http://evil.example"}, {"Origin": "null"}, {"Host": "evil.example"}):
        with pytest.raises(websockets.InvalidStatus) as caught:
            async with connect(f"ws://127.0.0.1:{running.port}/ws", additional_headers=headers):
                pass
        assert caught.value.response.status_code == 403


async def test_a_socket_that_does_not_greet_is_closed(running: Running) -> None:
    async with dial(running) as silent, dial(running) as rude:
        await rude.send({"type": "ping"})
        assert await rude.ended() == 1008
        assert await silent.ended() == 1008


async def test_a_flood_is_slowed_down_and_hurts_nobody_else(running: Running) -> None:
    """A thousand messages at once: they are read at the limit's pace, and another table plays on undisturbed."""
    keys, other = make(running), make(running)

    async with (
        sit(running, keys["table"], keys["token"]) as (flooding, _),
        sit(running, other["table"], other["token"]) as (player, seen),
    ):
        started = time.monotonic()
        for _ in range(1000):
            await flooding.send({"type": "ping"})
        act = {"type": "act", "request": "r", "version": seen["version"], "action": lots.MARK}
        await player.send(act)
        await player.hear("accepted")
        answered = 0
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(2):
                while True:
                    await flooding.hear("pong")
                    answered += 1
        pace, at_once = sockets.MESSAGES
        assert answered <= at_once + pace * (time.monotonic() - started + 1)


async def test_too_many_questions_are_dropped_and_named(running: Running) -> None:
    keys = make(running)

    async with sit(running, keys["table"], keys["token"]) as (socket, _):
        for number in range(50):
            await socket.send({"type": "why-not", "request": str(number), "action": 0})
        trouble = await socket.hear("trouble")
        assert trouble["code"] == "slow-down"
        assert trouble["request"] != ""


async def test_hidden_things_of_others_are_nowhere_in_what_a_seat_hears(running: Running) -> None:
    """Two people play a whole game; no message to one holds the other's dice before the end."""
    keys = make(running)

    async def listen(token: str, seat: int) -> list[dict[str, Any]]:
        heard = []
        async with dial(running) as socket:
            await socket.send({"type": "hello", "table": keys["table"], "token": token})
            answered = ""
            while True:
                message = json.loads(await asyncio.wait_for(socket._socket.recv(), PATIENCE))
                heard.append(message)
                if message["type"] != "update":
                    continue
                if message["result"] is not None:
                    return heard
                if message["prompt"]["choices"] and message["version"] != answered:
                    answered = message["version"]
                    wanted = lots.KEEP if message["prompt"]["decision"] == "D-DICE" else lots.MARK
                    await socket.send(
                        {"type": "act", "request": answered, "version": answered, "action": wanted}
                    )

    both = await asyncio.gather(listen(keys["token"], 0), listen(keys["second"], 1))
    hidden = [[None, None], [None, None]]
    for seat, heard in enumerate(both):
        for message in heard:
            if message["type"] == "update" and message["result"] is None:
                assert message["view"].get("dice", hidden)[1 - seat] == [None, None]
                for line in message["events"]:
                    assert line["kind"] != "rolled-face" or line["args"]["seat"] == f"@{seat}"
        assert keys["owner"] not in json.dumps(heard)


async def test_logs_and_files_hold_no_token(running: Running) -> None:
    keys = make(running)

    async with sit(running, keys["table"], keys["token"]):
        pass
    running.get(f"/api/tables/{keys['table']}", keys["owner"])
    for path in running.folder.iterdir():
        content = path.read_bytes()
        for name in ("owner", "token", "join", "watch", "second"):
            assert keys[name].encode() not in content, f"{name} stands in {path.name}"


ATTACKS = ("attacks", "connections", "fairness", "hosting", "activation", "strangers", "persons")


def test_every_attack_stands_in_the_document() -> None:
    """docs/security.md names each test of the files of attacks, and no test that does not exist."""
    text = DOCUMENT.read_text(encoding="utf-8")
    here = Path(__file__).parent
    defined = {path.stem: _tests(path) for path in here.glob("test_*.py")}
    ours = {name for kind in ATTACKS for name in defined[f"test_server_{kind}"]}
    assert sorted(name for name in ours if f"`{name}`" not in text) == [
        "test_every_attack_stands_in_the_document"
    ]
    named = {name for name in re.findall(r"`(test_\w+)`", text) if name not in defined}
    assert named - {name for names in defined.values() for name in names} == set()


def _tests(path: Path) -> list[str]:
    return re.findall(r"^(?:async )?def (test_\w+)", path.read_text(encoding="utf-8"), re.MULTILINE)
