"""Who sits where: open seats, leaving, bots that sit in, names and colours."""

from pathlib import Path

import lots
import pytest
from server_table import Client, kinds, open_hall, pause, seat, two, until, wish

from caravanserai.server import tables
from caravanserai.server.bodies import JoinTable, Myself, SeatChange
from caravanserai.server.requests import StandIn
from caravanserai.server.tables import TableError

pytestmark = pytest.mark.anyio


async def test_an_open_seat_is_played_by_a_bot_until_somebody_comes(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        keys, first = await seat(hall, "me", "open")
        room = first.room
        await first.act(lots.MARK)
        await first.act(lots.KEEP)
        await until(lambda: first.update["prompt"]["seat"] == 0)
        seated = await room.ask(
            lambda: room.seats.join(JoinTable(token=keys.join, name="Noor", colour="red"))
        )
        assert first.last("table")["table"]["seats"][1]["name"] == "Noor"
        assert first.last("table")["table"]["seats"][1]["colour"] == "red"
        await first.act(lots.MARK)
        await first.act(lots.KEEP)
        await pause()
        assert first.update["prompt"]["seat"] == 1
        second = await Client(room, seated.token).hello()
        assert kinds(await second.act(lots.MARK)) == ["accepted", "update"]


async def test_a_seat_or_spectator_token_cannot_take_another_seat(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        keys, first = await seat(hall, "me", "open")
        for token in (keys.token, keys.watch, "", "guess"):
            with pytest.raises(TableError) as caught:
                await first.room.ask(lambda token=token: first.room.seats.join(JoinTable(token=token)))
            assert caught.value.code == "no-entry"


async def test_who_leaves_loses_the_seat_and_a_bot_goes_on(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        first, second = await two(hall)
        room = first.room
        await room.ask(lambda: room.seats.leave(second.token))
        assert second.last("trouble")["final"]
        await first.act(lots.MARK)
        await first.act(lots.KEEP)
        await until(lambda: first.update["prompt"]["seat"] == 0)
        with pytest.raises(TableError):
            await Client(room, second.token).hello()


async def test_a_person_lets_a_bot_play_and_takes_the_seat_back(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        _, first = await seat(hall, "me", "random", options={"rounds": "200"})
        room, link = first.room, first.link
        await first.send(lambda: room.seats.stand_in(link, StandIn(on=True)))
        assert first.last("table")["you"]["standIn"]
        before = first.update["view"]["turn"]
        await until(lambda: first.update["view"]["turn"] > before + 5)
        await first.send(lambda: room.seats.stand_in(link, StandIn(on=False)))
        assert not first.last("table")["you"]["standIn"]
        await until(lambda: bool(first.update["prompt"]["choices"]))
        await pause()
        assert first.update["prompt"]["seat"] == 0


async def test_somebody_away_is_replaced_and_gets_the_seat_back_on_return(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "AWAY_MILLIS", 0)
    async with open_hall(tmp_path) as hall:
        first, second = await two(hall)
        room = first.room
        await first.act(lots.MARK)
        await first.act(lots.KEEP)
        await second.bye()
        assert first.last("table")["table"]["seats"][1]["awaySince"] is not None
        await room.ask(lambda: room.seats.change_seat(first.token, 1, SeatChange(kind="bot")))
        await until(lambda: first.update["prompt"]["seat"] == 0)
        back = await Client(room, second.token).hello()
        assert not back.last("welcome")["you"]["standIn"]
        assert room.table.seats[1].stand_in == ""


async def test_names_and_colours_are_the_seats_own(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        first, second = await two(hall)
        room = first.room
        info = await room.ask(
            lambda: room.seats.change_me(first.token, Myself(name=" Farah ", colour="yellow"))
        )
        assert (info.seats[0].name, info.seats[0].colour) == ("Farah", "yellow")
        with pytest.raises(TableError, match="somebody plays"):
            await room.ask(lambda: room.seats.change_me(second.token, Myself(colour="yellow")))


async def test_a_client_that_has_gone_while_entering_leaves_no_ghost(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        keys = await hall.create(wish("me", "open"))
        late = Client(await hall.room(keys.table), keys.token)
        late.link.close(1001)
        await late.hello()
        assert not late.room.links
        assert not late.room.busy
