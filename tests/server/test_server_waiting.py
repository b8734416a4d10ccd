"""Before the start: who is ready, what changes, another game with clocks, and the door to the network."""

import asyncio
import socket
from pathlib import Path

import pytest
from server_table import Client, open_hall, seat

from caravanserai.server.bodies import JoinTable, Settings
from caravanserai.server.messages import Pace
from caravanserai.server.network import Network
from caravanserai.server.tables import TableError

pytestmark = pytest.mark.anyio


async def test_the_game_begins_when_all_are_ready_and_a_change_asks_again(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        keys, first = await seat(hall, "me", "open", start=False, player="Hana")
        room = first.room
        await room.ask(lambda: room.seats.ready(keys.token, True))
        assert room.match is None  # a seat is open
        seated = await room.ask(lambda: room.seats.join(JoinTable(token=keys.join, name="Noor")))
        second = await Client(room, seated.token).hello()
        await room.ask(lambda: room.owner.settle(keys.owner, Settings(pace=Pace(seconds=86_400))))
        told = second.last("chat")["line"]
        assert (told["told"], told["text"], told["seat"]) == ("pace", "86400", 0)
        assert [each["ready"] for each in second.last("table")["table"]["seats"]] == [False, False]
        await room.ask(lambda: room.seats.ready(seated.token, True))
        assert room.match is None
        await room.ask(lambda: room.seats.ready(keys.token, True))
        assert room.match is not None
        with pytest.raises(TableError) as caught:
            await room.ask(lambda: room.seats.ready(keys.token, False))
        assert caught.value.code == "started"
        with pytest.raises(TableError) as caught:
            await room.ask(lambda: room.owner.settle(keys.owner, Settings(options={})))
        assert caught.value.code == "started"


async def test_what_was_told_outlives_a_restart(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        keys, first = await seat(hall, "me", "open", start=False, player="Hana")
        room = first.room
        await room.ask(lambda: room.owner.settle(keys.owner, Settings(pace=Pace(seconds=60))))
    async with open_hall(tmp_path) as hall:
        again = await Client(await hall.room(keys.table), keys.token).hello()
        assert [line["told"] for line in again.last("welcome")["chat"]] == ["pace"]


async def test_another_game_with_clocks_waits_for_the_others(tmp_path: Path) -> None:
    """Nobody's time runs before they have come; without clocks it begins at once."""
    async with open_hall(tmp_path) as hall:
        keys, first = await seat(hall, "me", "open", start=False, pace=Pace(seconds=3600))
        room = first.room
        seated = await room.ask(lambda: room.seats.join(JoinTable(token=keys.join, name="Noor")))
        await room.ask(lambda: room.owner.start(keys.owner))
        second = await Client(room, seated.token).hello()
        second.link.role, second.link.seat = "seat", 1
        while room.match is not None and not room.match.over:
            one = first if room.match.state.actor() == 0 else second
            await one.act(one.update["prompt"]["choices"][0]["id"])
        fresh = await hall.room(await room.ask(lambda: room.owner.rematch(keys.token)))
        assert (fresh.table.status, fresh.match) == ("waiting", None)
        await fresh.ask(lambda: fresh.seats.ready(keys.token, True))
        assert fresh.match is None
        await fresh.ask(lambda: fresh.seats.ready(seated.token, True))
        assert fresh.match is not None


async def test_who_leaves_a_running_game_keeps_a_name_in_its_log(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        keys, first = await seat(hall, "me", "random", player="Hana")
        room = first.room
        await room.ask(lambda: room.seats.leave(keys.token))
        assert (room.table.seats[0].kind, room.table.seats[0].name) == ("open", "Hana")
        keys, first = await seat(hall, "me", "open", start=False, player="Noor")
        room = first.room
        await room.ask(lambda: room.seats.leave(keys.token))
        assert room.table.seats[0].name == ""


async def test_only_this_machine_opens_the_door_to_the_network() -> None:
    """Others are told nothing and refused; a port that is taken is named; the door is closed again."""
    door = Network(0, offered=True, address="127.0.0.2")
    door.protocols = asyncio.Protocol
    assert door.info(here=False).state == "public"
    with pytest.raises(TableError):
        await door.open(here=False, port=None)
    with socket.create_server(("127.0.0.2", 0)) as taken:
        with pytest.raises(TableError) as caught:
            await door.open(here=True, port=taken.getsockname()[1])
        assert caught.value.code == "port"
    opened = await door.open(here=True, port=None)
    assert (opened.state, opened.address) == ("open", "127.0.0.2")
    _, writer = await asyncio.open_connection(opened.address, opened.port)
    writer.close()
    assert door.close(here=True).state == "local"
    with pytest.raises(ConnectionRefusedError):
        await asyncio.open_connection(opened.address, opened.port)


async def test_a_server_that_others_reach_offers_no_door() -> None:
    door = Network(0, offered=False)
    assert door.info(here=True).state == "public"
    with pytest.raises(TableError):
        await door.open(here=True, port=None)
