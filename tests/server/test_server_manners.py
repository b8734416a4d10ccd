"""Manners at whole tables: a pause over a restart, bots that wait, a game that lapses and stays readable, links told again."""

from collections.abc import Callable
from pathlib import Path

import lots
import pytest
from server_table import Client, FirstBot, open_hall, pause, seat, two, until

from caravanserai.server import clock as server_clock
from caravanserai.server import security
from caravanserai.server.bodies import JoinTable, NewTable, SeatWish
from caravanserai.server.hall import Hall
from caravanserai.server.live import Room
from caravanserai.server.manners import DAY
from caravanserai.server.messages import Pace
from caravanserai.server.store import Pulse, SaveTable
from caravanserai.server.tables import TableError, create

pytestmark = pytest.mark.anyio
LIVE = Pace(seconds=60, grace=0)


async def agree(first: Client, second: Client) -> None:
    """Pause."""
    room = first.room
    await first.send(lambda: room.resting.hear(first.link, "ask"))
    await second.send(lambda: room.resting.hear(second.link, "agree"))
    assert room.table.paused


async def test_in_a_pause_clocks_stand_and_nobody_decides(tmp_path: Path) -> None:
    """Everybody is shown it, spectators too; then the decision has its whole time."""
    async with open_hall(tmp_path) as hall:
        first, second = await two(hall, pace=LIVE, listed=True)
        watcher = await Client(first.room, "").hello()
        assert first.update["deadline"] is not None
        await agree(first, second)
        for one in (first, second, watcher):
            assert one.update["deadline"] is None
            assert one.last("table")["table"]["rest"]["since"] is not None
            assert [line["line"]["told"] for line in one.heard if line["type"] == "chat"] == [
                "rest-asked",
                "rest-begun",
            ]
        assert first.room.pulse.wake is not None  # only to ask, some day, what becomes of it
        assert first.room.pulse.wake > server_clock.now() + 20 * DAY
        refused = await first.act(lots.MARK)
        assert refused[0]["code"] == "paused"
        room = first.room
        await second.send(lambda: room.resting.hear(second.link, "go-on"))
        assert room.table.paused
        await first.send(lambda: room.resting.hear(first.link, "go-on"))
        assert watcher.last("table")["table"]["rest"] is None
        assert first.update["deadline"] - first.update["now"] in range(59_000, 60_001)
        assert (await first.act(lots.MARK))[0]["type"] == "accepted"


async def test_bots_wait_and_go_on_afterwards(tmp_path: Path) -> None:
    bots = FirstBot()
    async with open_hall(tmp_path, bots) as hall:
        _, first = await seat(hall, "me", "random", pace=LIVE)
        room = first.room
        await first.send(lambda: room.resting.hear(first.link, "ask"))
        assert room.table.paused  # no other person plays
        room._thought(0, room.match.version if room.match else 0, lots.MARK)
        room.table.seats[0].stand_in = "asked"
        room.consider()
        room._thought(0, room.match.version if room.match else 0, lots.MARK)
        await pause(3)
        assert bots.questions == []
        await first.send(lambda: room.resting.hear(first.link, "go-on"))
        await until(lambda: first.update["result"] is not None)


async def test_a_pause_outlives_a_restart_and_ends_while_nobody_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_hall(tmp_path) as hall:
        first, second = await two(hall, pace=LIVE)
        table = first.room.table.id
        await agree(first, second)
    async with open_hall(tmp_path) as hall:
        again = await Client(await hall.room(table), first.token).hello()
        assert again.last("welcome")["table"]["rest"]["agreed"] == [0, 1]
        assert again.update["deadline"] is None
        room = again.room
        await again.send(lambda: room.resting.hear(again.link, "go-on"))
        ends = again.last("table")["table"]["rest"]["ends"]
        assert room.pulse.wake == ends
    for module in ("hall", "live", "room.clock", "room.rest"):
        monkeypatch.setattr(f"caravanserai.server.{module}.now", lambda: ends + 1)
    async with open_hall(tmp_path) as hall:
        hall.open()
        await until(lambda: table in hall.rooms and hall.rooms[table].table.rest is None)
        assert hall.rooms[table].clock.deadline == ends + 1 + 60_000


async def forsaken(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> tuple[Client, Client, int]:
    """A game without clocks of two people, one of whom comes back after 40 days."""
    first, second = await two(hall, listed=True)
    await first.act(lots.MARK)
    await first.bye()
    await second.bye()
    later = server_clock.now() + 40 * DAY
    at(monkeypatch, later)
    await first.room.ask(first.room.lulls.look)
    return first, second, later


def at(monkeypatch: pytest.MonkeyPatch, time: int) -> None:
    """Let it be another time."""
    for module in ("hall", "live", "room.lull", "room.play", "room.clock"):
        monkeypatch.setattr(f"caravanserai.server.{module}.now", lambda: time)


async def test_a_game_that_rests_is_ended_by_its_people_and_stays_readable(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_hall(tmp_path) as hall:
        first, second, _ = await forsaken(hall, monkeypatch)
        room = first.room
        one, other = [await Client(room, each.token).hello() for each in (first, second)]
        assert one.last("welcome")["table"]["lull"]["votes"] == [None, None]
        await one.send(lambda: room.lulls.vote(one.link, "end"))
        assert other.last("table")["table"]["lull"]["votes"] == ["end", None]
        await other.send(lambda: room.lulls.vote(other.link, "end"))
        assert one.last("table")["table"]["ended"] == "voted"
        assert (await one.act(lots.MARK, request="late"))[0]["code"] == "game-over"
        table = room.table.id
    async with open_hall(tmp_path) as hall:
        again = await Client(await hall.room(table), first.token).hello()
        room = again.room
        assert again.update["events"] != []
        assert (room.pulse.turn, room.pulse.wake, room.table.outcome) == (None, None, None)
        record = await room.ask(lambda: room.questions.record(first.token))
        assert "begin\n" in record
        assert "seed" not in record
        fresh = await room.ask(lambda: room.owner.rematch(first.token))
        assert (await hall.room(fresh)).table.ended == ""


async def test_it_is_woken_asks_and_lapses_without_anybody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From disk, by the sweeper, as it is when everybody has gone."""
    async with open_hall(tmp_path) as hall:
        first, _ = await two(hall)
        table, begun = first.room.table.id, server_clock.now()
        await until(lambda: not first.room.inbox.busy)

    async def woken(later: int, so: Callable[[Room], bool]) -> Room:
        at(monkeypatch, later)
        async with open_hall(tmp_path) as hall:
            hall.open()
            await until(lambda: table in hall.rooms and not hall.rooms[table].inbox.busy)
            room = hall.rooms[table]
            await until(lambda: so(room))
            await until(lambda: not room.inbox.busy)
            return room

    asked = await woken(begun + 31 * DAY, lambda room: room.table.lull is not None)
    assert asked.table.lull is not None
    assert asked.table.lull.until == begun + 45 * DAY
    closed = await woken(begun + 46 * DAY, lambda room: room.table.closed)
    assert (closed.table.status, closed.table.ended) == ("over", "lapsed")


async def test_a_move_answers_what_becomes_of_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_hall(tmp_path) as hall:
        first, second, later = await forsaken(hall, monkeypatch)
        room = first.room
        clients = [await Client(room, each.token).hello() for each in (first, second)]
        mover = next(each for each in clients if each.update["prompt"]["choices"])
        await mover.act(mover.update["prompt"]["choices"][0]["id"], request="back")
        assert all(each.last("table")["table"]["lull"] is None for each in clients)
        assert room.lulls.due == later + 30 * DAY


async def test_an_owner_is_told_the_links_again_and_nobody_else(tmp_path: Path) -> None:
    """The same as at first; those of a table from before are made anew; another game keeps them."""
    async with open_hall(tmp_path) as hall:
        keys, first = await seat(hall, "me", "open", start=False)
        room = first.room
        told = await room.ask(lambda: room.owner.links(keys.owner))
        assert (told.join, told.watch) == (keys.join, keys.watch)
        for token in (keys.token, keys.join, ""):
            with pytest.raises(TableError):
                await room.ask(lambda token=token: room.owner.links(token))  # type: ignore[misc]
        other, _ = await seat(hall, "me", "open", start=False)
        assert other.join != keys.join
        wish = NewTable(game="lots", seats=[SeatWish(kind="me"), SeatWish(kind="open")])
        old, before = create(wish, ["random"], "random", 1)
        await hall.commit(SaveTable(old, Pulse(1, None, None, None)))
        room = await hall.room(old.id)
        told = await room.ask(lambda: room.owner.links(before.owner))
        assert told.join != before.join
        assert room.table.join == security.digest(told.join)
        assert (await room.ask(lambda: room.owner.links(before.owner))) == told
        with pytest.raises(TableError):
            await room.ask(lambda: room.seats.join(JoinTable(token=before.join, name="Noor")))
