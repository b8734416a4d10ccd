"""Clocks at a table: time that runs out, also while nobody is there."""

from pathlib import Path

import lots
import pytest
from server_table import Client, open_hall, seat, until, wish

from caravanserai.server import clock as server_clock
from caravanserai.server.bodies import Myself, Settings
from caravanserai.server.messages import Pace
from caravanserai.server.requests import StandIn
from caravanserai.server.room import clock

pytestmark = pytest.mark.anyio


async def test_the_clock_hands_the_seat_to_a_bot_after_the_grace(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        _, first = await seat(hall, "me", "random", pace=Pace(seconds=10, grace=0))
        room = first.room
        assert first.update["deadline"] - first.update["now"] in range(9_000, 10_001)
        room.clock.deadline = server_clock.now() - 1
        room.consider()
        await until(lambda: first.update["result"] is not None)
        assert room.table.seats[0].stand_in == "away"


async def test_a_table_with_a_deadline_is_woken_from_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody is connected, the server was restarted: the bot still takes over in time, and bots still move."""
    async with open_hall(tmp_path) as hall:
        timed = await hall.create(wish("me", "random", pace=Pace(seconds=10, grace=0)))
        bots = await hall.create(wish("random", "random"))
    later = server_clock.now() + 20_000
    monkeypatch.setattr("caravanserai.server.hall.now", lambda: later)
    monkeypatch.setattr(clock, "now", lambda: later)
    async with open_hall(tmp_path) as hall:
        hall.open()
        await until(lambda: timed.table in hall.rooms and bots.table in hall.rooms)
        for table in (timed.table, bots.table):
            room = hall.rooms[table]
            await until(lambda room=room: room.table.status == "over")


async def test_nothing_but_a_decision_winds_a_clock(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither the owner's empty change, nor a stand-in for a moment, nor a name, nor coming back."""
    async with open_hall(tmp_path) as hall:
        keys, first = await seat(hall, "me", "open", pace=Pace(seconds=60, grace=0))
        room, deadline = first.room, first.update["deadline"]
        later = server_clock.now() + 30_000
        monkeypatch.setattr(clock, "now", lambda: later)
        await room.ask(lambda: room.owner.settle(keys.owner, Settings()))
        await room.ask(
            lambda: room.owner.settle(keys.owner, Settings(name="x", pace=Pace(seconds=60, grace=0)))
        )
        for on in (True, False):
            await room.ask(lambda on=on: room.seats.stand_in(first.link, StandIn(on=on)))
        await room.ask(lambda: room.seats.change_me(first.token, Myself(name="Ada")))
        await first.bye()
        again = await Client(room, keys.token).hello()
        assert again.update["deadline"] == deadline
        await again.act(lots.MARK)
        assert again.update["deadline"] == later + 60_000
