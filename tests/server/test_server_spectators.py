"""Spectators and chat."""

import contextlib
import time
from pathlib import Path

import lots
import pytest
from campaign.running import Running
from server_sockets import make, sit
from server_table import Client, kinds, open_hall, seat, until

from caravanserai.server.bodies import Settings
from caravanserai.server.requests import Look, ReadLog, Say
from caravanserai.server.tables import TableError

pytestmark = pytest.mark.anyio


async def test_spectators_see_public_things_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("caravanserai.server.room.company.WATCHERS_SECONDS", 0.01)
    async with open_hall(tmp_path) as hall:
        keys, first = await seat(hall, "me", "open")
        watcher = await Client(first.room, keys.watch).hello()
        assert watcher.last("welcome")["you"] == {
            "role": "spectator",
            "seat": None,
            "standIn": False,
            "asks": None,
            "quiet": False,
        }
        assert watcher.update["view"]["dice"] == [[None, None], [None, None]]
        assert watcher.update["prompt"]["choices"] == []
        assert all(line["kind"] == "rolled" for line in watcher.update["events"])
        await until(lambda: first.last("table").get("table", {}).get("watchers") == 1)
        heard = await watcher.act(lots.MARK)
        assert heard[0]["code"] == "not-seated"
        await first.act(lots.MARK)
        assert watcher.update["view"]["jars"]["red"] == 1


async def test_no_spectators_where_none_are_wanted(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        keys, first = await seat(hall, "me", "open", spectators="none")
        watcher = await Client(first.room, keys.watch).hello()
        assert watcher.count("update") == 0
        await first.act(lots.MARK)
        assert watcher.count("update") == 0
        look = Look(request="l", moment=0)
        heard = await watcher.send(lambda: first.room.questions.look(watcher.link, look))
        assert kinds(heard) == ["refused"]


async def test_the_owner_can_send_spectators_away(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        keys, first = await seat(hall, "me", "open")
        room = first.room
        watcher = await Client(room, keys.watch).hello()
        with pytest.raises(TableError):
            await room.ask(lambda: room.owner.settle(keys.token, Settings(spectators="none")))
        await room.ask(lambda: room.owner.settle(keys.owner, Settings(spectators="none")))
        assert watcher.last("trouble")["final"]


async def test_delayed_spectators_see_late(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        keys, first = await seat(hall, "me", "open", spectators="delayed", delay=1)
        room = first.room
        watcher = await Client(room, keys.watch).hello()
        await until(lambda: watcher.count("update") > 0)
        acted = time.monotonic()
        await first.act(lots.MARK)
        marked = watcher.update["view"]["jars"]["red"]
        assert marked == 0 or time.monotonic() - acted >= 1
        for question in (Look(request="l", moment=0), ReadLog(request="g", start=0)):
            work = room.questions.look if isinstance(question, Look) else room.questions.read_log
            heard = await watcher.send(lambda work=work, question=question: work(watcher.link, question))
            assert kinds(heard) == ["refused"]
        await until(lambda: watcher.update["view"]["jars"]["red"] == 1)
        assert time.monotonic() - acted >= 1


async def test_seats_and_spectators_talk_apart(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        keys, first = await seat(hall, "me", "open", player="Ada")
        room = first.room
        watcher = await Client(room, keys.watch).hello()
        await first.send(lambda: room.talk.say(first.link, Say(text=" mine is bad ")))
        await watcher.send(lambda: room.talk.say(watcher.link, Say(text="so it is")))
        assert [m["line"]["text"] for m in first.heard if m["type"] == "chat"] == ["mine is bad"]
        assert [m["line"]["text"] for m in watcher.heard if m["type"] == "chat"] == ["so it is"]
        assert first.last("chat")["line"]["name"] == "Ada"
    async with open_hall(tmp_path) as hall:
        room = await hall.room(keys.table)
        again = await Client(room, keys.token).hello()
        assert [line["text"] for line in again.last("welcome")["chat"]] == ["mine is bad"]
        other = await Client(room, keys.watch).hello()
        assert [line["text"] for line in other.last("welcome")["chat"]] == ["so it is"]


async def test_twenty_sockets_talk_no_faster_than_one(running: Running) -> None:
    """Of one seat, and of spectators from one address."""
    keys = make(running)
    for token in (keys["token"], keys["watch"]):
        async with contextlib.AsyncExitStack() as stack:
            sockets = [
                (await stack.enter_async_context(sit(running, keys["table"], token)))[0] for _ in range(20)
            ]
            for socket in sockets:
                for _ in range(3):
                    await socket.send({"type": "say", "text": "spam"})
            heard = [await socket.hear("trouble") for socket in sockets[-5:]]
            assert {message["code"] for message in heard} == {"slow-down"}
        async with sit(running, keys["table"], token, "welcome") as (_, welcome):
            assert len(welcome["chat"]) <= 12
