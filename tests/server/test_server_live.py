"""Live tables: decisions, repeated and stale messages, bots, clocks, spectators, chat, rematch."""

import asyncio
from pathlib import Path
from typing import Any

import lots
import pytest
from server_table import Client, FirstBot, open_hall, pause, run, seat, until, wish

from caravanserai.play.record import record_text
from caravanserai.server import clock, tables
from caravanserai.server.bodies import JoinTable, Myself, SeatChange, Settings
from caravanserai.server.hall import Hall
from caravanserai.server.messages import Look, Pace, Preview, ReadLog, Say, StandIn, WhyNot
from caravanserai.server.room import playing
from caravanserai.server.store import StoreError
from caravanserai.server.tables import TableError

pytestmark = pytest.mark.anyio


async def two(hall: Hall, **more: Any) -> tuple[Client, Client]:
    """Two people at a running table."""
    keys, first = await seat(hall, "me", "open", **more)
    room = first.room
    seated = await room.ask(lambda: room.join(JoinTable(token=keys.join, name="Noor")))
    second = await Client(room, seated.token).hello()
    first.listen()
    return first, second


def kinds(messages: list[dict[str, Any]]) -> list[str]:
    return [message["type"] for message in messages]


async def test_a_decision_is_stored_then_acknowledged_then_shown(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        first, second = await two(hall)
        heard = await first.act(lots.MARK)
        assert kinds(heard) == ["accepted", "update"]
        stored = await hall.store.load(first.room.table.id)
        assert stored is not None
        assert stored.moves[-1].lines == "0 mark red\n"
        assert second.update["prompt"]["decision"] == "LO-DICE"
        assert second.update["prompt"]["choices"] == []
        assert first.update["prompt"]["choices"] != []


async def test_the_same_request_again_is_done_once(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        first, _ = await two(hall)
        version = first.update["version"]
        await first.act(lots.MARK, version, "same")
        again = await first.act(lots.MARK, version, "same")
        assert kinds(again) == ["accepted", "update"]
        assert first.room.match is not None
        assert first.room.match.state.jars == [1, 0, 0]


async def test_the_same_request_is_known_after_a_restart(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        keys, first = await seat(hall, "me", "open")
        version = first.update["version"]
        await first.act(lots.MARK, version, "same")
    async with open_hall(tmp_path) as hall:
        again = await Client(await hall.room(keys.table), keys.token).hello()
        assert kinds(await again.act(lots.MARK, version, "same")) == ["accepted", "update"]
        assert again.room.match is not None
        assert again.room.match.state.jars == [1, 0, 0]


async def test_a_stale_decision_gets_a_fresh_view(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        first, _ = await two(hall)
        old = first.update["version"]
        await first.act(lots.MARK)
        heard = await first.act(lots.MARK, old)
        assert kinds(heard) == ["refused", "update"]
        assert heard[0]["code"] == "stale"
        assert heard[1]["version"] != old


async def test_a_refusal_names_the_rule(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        first, second = await two(hall)
        heard = await first.act(lots.KEEP)
        assert (heard[0]["code"], heard[0]["reason"]["rule"]) == ("not-legal", "LO-1")
        heard = await second.act(lots.MARK)
        assert heard[0]["code"] == "not-your-turn"
        heard = await first.act(999_999)
        assert heard[0]["reason"]["key"] == "reason-no-such-action"
        assert first.room.match is not None
        assert first.room.match.version == 0


async def test_undo_goes_back_and_is_refused_after_something_new(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        first, second = await two(hall)
        await first.act(lots.MARK)
        assert kinds(await first.undo()) == ["accepted", "update"]
        assert second.update["view"]["jars"]["red"] == 0
        await first.act(lots.MARK)
        await first.act(lots.ROLL)
        heard = await first.undo()
        assert (heard[0]["type"], heard[0]["code"]) == ("refused", "cannot-undo")
        assert first.update["undo"]["key"] == "reason-undo-closed"


async def test_others_hear_nothing_of_what_they_cannot_see(tmp_path: Path) -> None:
    """A refused action of one seat is no message to the others."""
    async with open_hall(tmp_path) as hall:
        first, second = await two(hall)
        before = second.count("update")
        await first.act(lots.KEEP)
        assert second.count("update") == before


async def test_a_table_comes_back_from_disk_exactly(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        keys, first = await seat(hall, "me", "random", "random")
        for _ in range(5):
            await until(lambda: bool(first.update["prompt"]["choices"]))
            await first.act(first.update["prompt"]["choices"][-1]["id"])
        await until(lambda: bool(first.update["prompt"]["choices"]))
        assert first.room.match is not None
        text, view = record_text(first.room.match), first.update["view"]
        version = first.update["version"]
    async with open_hall(tmp_path) as hall:
        again = await Client(await hall.room(keys.table), keys.token).hello()
        assert again.room.match is not None
        assert record_text(again.room.match) == text
        assert (again.update["view"], again.update["version"]) == (view, version)


async def test_a_whole_game_with_bots_ends_with_a_verified_record(tmp_path: Path) -> None:
    pool = FirstBot()
    async with open_hall(tmp_path, pool) as hall:
        keys, first = await seat(hall, "me", "random", "random")
        while first.update["result"] is None:
            if first.update["prompt"]["choices"]:
                await first.act(first.update["prompt"]["choices"][0]["id"])
            await pause(1)
        room = first.room
        assert room.table.status == "over"
        verdict = await room.ask(lambda: room.verdict(keys.token))
        assert verdict.ok
        assert verdict.commitment == room.table.commitment
        assert f"seed {verdict.seed}" in await room.ask(lambda: room.record(keys.token))
        heard = await first.act(lots.MARK)
        assert heard[0]["code"] == "game-over"


async def test_bots_are_told_nothing_their_seat_could_not_know(tmp_path: Path) -> None:
    """Over many tables the position sent to the worker has the person's true dice only as often as chance has it."""
    pool = FirstBot()
    async with open_hall(tmp_path, pool) as hall:
        same = 0
        for _ in range(60):
            _, first = await seat(hall, "me", "random")
            await first.act(lots.MARK)
            await first.act(lots.KEEP)
            await until(lambda first=first: first.update["prompt"]["seat"] == 0)
            match = first.room.match
            assert match is not None
            asked = pool.questions[0]
            assert asked.seat == 1
            assert asked.position["state"]["dice"][2:4] == match.state.dice[2:4]
            same += asked.position["state"]["dice"][:2] == match.state.dice[:2]
            pool.questions.clear()
        assert same < 15


async def test_the_record_of_a_running_game_is_not_given(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        keys, first = await seat(hall, "me", "open")
        for token in (keys.token, keys.owner, keys.watch):
            with pytest.raises(TableError) as caught:
                await first.room.ask(lambda token=token: first.room.record(token))
            assert caught.value.code == "not-over"


# --- seats ---------------------------------------------------------------------------------------------------------


async def test_an_open_seat_is_played_by_a_bot_until_somebody_comes(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        keys, first = await seat(hall, "me", "open")
        room = first.room
        await first.act(lots.MARK)
        await first.act(lots.KEEP)
        await until(lambda: first.update["prompt"]["seat"] == 0)
        seated = await room.ask(lambda: room.join(JoinTable(token=keys.join, name="Noor", colour="red")))
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
                await first.room.ask(lambda token=token: first.room.join(JoinTable(token=token)))
            assert caught.value.code == "no-entry"


async def test_who_leaves_loses_the_seat_and_a_bot_goes_on(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        first, second = await two(hall)
        room = first.room
        await room.ask(lambda: room.leave(second.token))
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
        await first.send(lambda: room.stand_in(link, StandIn(on=True)))
        assert first.last("table")["you"]["standIn"]
        before = first.update["view"]["turn"]
        await until(lambda: first.update["view"]["turn"] > before + 5)
        await first.send(lambda: room.stand_in(link, StandIn(on=False)))
        assert not first.last("table")["you"]["standIn"]
        await until(lambda: bool(first.update["prompt"]["choices"]))
        await pause()
        assert first.update["prompt"]["seat"] == 0


def test_somebody_away_is_replaced_and_gets_the_seat_back_on_return(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "AWAY_MILLIS", 0)

    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            first, second = await two(hall)
            room = first.room
            await first.act(lots.MARK)
            await first.act(lots.KEEP)
            await second.bye()
            assert first.last("table")["table"]["seats"][1]["awaySince"] is not None
            change = SeatChange(kind="bot")
            await room.ask(lambda: room.change_seat(first.token, 1, change))
            await until(lambda: first.update["prompt"]["seat"] == 0)
            back = await Client(room, second.token).hello()
            assert not back.last("welcome")["you"]["standIn"]
            assert room.table.seats[1].stand_in == ""

    run(work())


async def test_the_clock_hands_the_seat_to_a_bot_after_the_grace(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        _, first = await seat(hall, "me", "random", pace=Pace(seconds=10, grace=0))
        room = first.room
        assert first.update["deadline"] - first.update["now"] in range(9_000, 10_001)
        room._deadline = clock.now() - 1
        room._consider()
        await until(lambda: first.update["result"] is not None)
        assert room.table.seats[0].stand_in == "away"


async def test_a_table_with_a_deadline_is_woken_from_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody is connected, the server was restarted: the bot still takes over in time, and bots still move."""
    async with open_hall(tmp_path) as hall:
        timed = await hall.create(wish("me", "random", pace=Pace(seconds=10, grace=0)))
        bots = await hall.create(wish("random", "random"))
    later = clock.now() + 20_000
    monkeypatch.setattr("caravanserai.server.hall.now", lambda: later)
    monkeypatch.setattr(playing, "now", lambda: later)
    async with open_hall(tmp_path) as hall:
        hall.open()
        await until(lambda: timed.table in hall.rooms and bots.table in hall.rooms)
        for table in (timed.table, bots.table):
            room = hall.rooms[table]
            await until(lambda room=room: room.table.status == "over")


async def test_names_and_colours_are_the_seats_own(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        first, second = await two(hall)
        room = first.room
        info = await room.ask(lambda: room.change_me(first.token, Myself(name=" Farah ", colour="yellow")))
        assert (info.seats[0].name, info.seats[0].colour) == ("Farah", "yellow")
        with pytest.raises(TableError, match="somebody plays"):
            await room.ask(lambda: room.change_me(second.token, Myself(colour="yellow")))


# --- spectators and chat -------------------------------------------------------------------------------------------


async def test_spectators_see_public_things_only(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        keys, first = await seat(hall, "me", "open")
        watcher = await Client(first.room, keys.watch).hello()
        assert watcher.last("welcome")["you"] == {"role": "spectator", "seat": None, "standIn": False}
        assert watcher.update["view"]["dice"] == [[None, None], [None, None]]
        assert watcher.update["prompt"]["choices"] == []
        assert all(line["kind"] == "rolled" for line in watcher.update["events"])
        assert first.last("table")["table"]["watchers"] == 1
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
        heard = await watcher.send(lambda: first.room.look(watcher.link, look))
        assert kinds(heard) == ["refused"]


async def test_the_owner_can_send_spectators_away(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        keys, first = await seat(hall, "me", "open")
        room = first.room
        watcher = await Client(room, keys.watch).hello()
        with pytest.raises(TableError):
            await room.ask(lambda: room.settle(keys.token, Settings(spectators="none")))
        await room.ask(lambda: room.settle(keys.owner, Settings(spectators="none")))
        assert watcher.last("trouble")["final"]


async def test_delayed_spectators_see_late(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        keys, first = await seat(hall, "me", "open", spectators="delayed", delay=1)
        room = first.room
        await asyncio.sleep(1.1)
        await first.act(lots.MARK)
        watcher = await Client(room, keys.watch).hello()
        assert watcher.update["view"]["jars"]["red"] == 0
        for question in (Look(request="l", moment=0), ReadLog(request="g", start=0)):
            work = room.look if isinstance(question, Look) else room.read_log
            heard = await watcher.send(lambda work=work, question=question: work(watcher.link, question))
            assert kinds(heard) == ["refused"]
        await until(lambda: watcher.update["view"]["jars"]["red"] == 1)


async def test_seats_and_spectators_talk_apart(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        keys, first = await seat(hall, "me", "open", player="Ada")
        room = first.room
        watcher = await Client(room, keys.watch).hello()
        await first.send(lambda: room.say(first.link, Say(text=" mine is bad ")))
        await watcher.send(lambda: room.say(watcher.link, Say(text="so it is")))
        assert [m["line"]["text"] for m in first.heard if m["type"] == "chat"] == ["mine is bad"]
        assert [m["line"]["text"] for m in watcher.heard if m["type"] == "chat"] == ["so it is"]
        assert first.last("chat")["line"]["name"] == "Ada"
    async with open_hall(tmp_path) as hall:
        room = await hall.room(keys.table)
        again = await Client(room, keys.token).hello()
        assert [line["text"] for line in again.last("welcome")["chat"]] == ["mine is bad"]
        other = await Client(room, keys.watch).hello()
        assert [line["text"] for line in other.last("welcome")["chat"]] == ["so it is"]


# --- questions -----------------------------------------------------------------------------------------------------


async def test_questions_are_answered_while_the_table_goes_on(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        first, second = await two(hall)
        room = first.room
        await first.send(lambda: room.why_not(first.link, WhyNot(request="w", action=lots.KEEP)))
        await first.send(lambda: room.preview(first.link, Preview(request="p", action=lots.MARK)))
        await first.send(lambda: room.look(first.link, Look(request="l", moment=0, seat=1)))
        await until(lambda: first.count("moment") == 1 and first.count("why-not-answer") == 1)
        assert first.last("why-not-answer")["reasons"][0]["rule"] == "LO-1"
        assert first.last("preview-answer")["view"]["jars"]["red"] == 1
        moment = first.last("moment")
        assert moment["seat"] == 0
        assert moment["view"]["dice"][1] == [None, None]
        await second.send(lambda: room.read_log(second.link, ReadLog(request="g", start=0)))
        assert second.last("log-page")["total"] == len(second.last("log-page")["events"])


async def test_after_the_end_any_seat_can_be_looked_through(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        _, first = await seat(hall, "me", "random")
        while first.update["result"] is None:
            if first.update["prompt"]["choices"]:
                await first.act(first.update["prompt"]["choices"][0]["id"])
            await pause(1)
        room = first.room
        for eyes, seen in ((1, 1), (-1, None)):
            look = Look(request=str(eyes), moment=0, seat=eyes)
            await first.send(lambda look=look: room.look(first.link, look))
            await until(lambda eyes=eyes: first.last("moment").get("request") == str(eyes))
            assert first.last("moment")["seat"] == seen
        assert first.last("moment")["view"]["dice"] == [[None, None], [None, None]]


# --- the rest of a table's life ------------------------------------------------------------------------------------


async def test_waiting_tables_begin_when_the_owner_says_so(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        keys, first = await seat(hall, "me", "open", start=False)
        room = first.room
        assert first.count("update") == 0
        assert (await first.act(lots.MARK, "x"))[0]["code"] == "not-started"
        with pytest.raises(TableError):
            await room.ask(lambda: room.start(keys.token))
        await room.ask(lambda: room.start(keys.owner))
        assert first.update["prompt"]["seat"] == 0
        assert first.last("table")["table"]["commitment"] != ""
        with pytest.raises(TableError) as caught:
            await room.ask(lambda: room.start(keys.owner))
        assert caught.value.code == "started"


async def test_another_game_opens_with_the_old_tokens(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        keys, first = await seat(hall, "me", "random")
        room = first.room
        with pytest.raises(TableError):
            await room.ask(lambda: room.rematch(keys.token))
        while first.update["result"] is None:
            if first.update["prompt"]["choices"]:
                await first.act(first.update["prompt"]["choices"][0]["id"])
            await pause(1)
        fresh = await room.ask(lambda: room.rematch(keys.token))
        assert await room.ask(lambda: room.rematch(keys.owner)) == fresh
        assert first.last("table")["table"]["rematch"] == fresh
        again = await Client(await hall.room(fresh), keys.token).hello()
        assert again.update["prompt"]["seat"] == 0
        assert again.room.table.commitment != room.table.commitment
        mine = await hall.mine([keys.token])
        assert [each.id for each in mine.tables] == [fresh, room.table.id]


async def test_a_deleted_table_is_gone(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        keys, first = await seat(hall, "me", "open")
        room = first.room
        with pytest.raises(TableError):
            await room.ask(lambda: room.delete(keys.token))
        await room.ask(lambda: room.delete(keys.owner))
        assert first.last("trouble")["code"] == "deleted"
        with pytest.raises(TableError) as caught:
            await hall.room(keys.table)
        assert caught.value.code == "no-table"


async def test_a_store_that_fails_loses_only_what_was_not_acknowledged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_hall(tmp_path) as hall:
        keys, first = await seat(hall, "me", "open")
        commit = hall.store.commit

        async def full(*_: object) -> None:
            raise StoreError("store-full", path="/home/somebody/tables.sqlite3")

        monkeypatch.setattr(hall.store, "commit", full)
        with pytest.raises(TableError) as caught:
            await first.act(lots.MARK, request="again")
        assert caught.value.code == "storage"
        assert first.last("trouble")["code"] == "storage"
        assert "somebody" not in first.last("trouble")["detail"] + caught.value.detail
        assert first.count("accepted") == 0
        version = first.update["version"]
        monkeypatch.setattr(hall.store, "commit", commit)
        again = await Client(await hall.room(keys.table), keys.token).hello()
        assert again.update["version"] == version
        assert kinds(await again.act(lots.MARK, version, "again")) == ["accepted", "update"]


async def test_a_defect_in_a_game_reloads_the_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_hall(tmp_path) as hall:
        keys, first = await seat(hall, "me", "open")
        with monkeypatch.context() as patch:
            patch.setattr(lots.Mark, "run", lambda *_: 1 / 0)
            with pytest.raises(TableError) as caught:
                await first.act(lots.MARK)
        assert caught.value.code == "internal"
        again = await Client(await hall.room(keys.table), keys.token).hello()
        assert kinds(await again.act(lots.MARK)) == ["accepted", "update"]


async def test_idle_tables_leave_the_memory_and_come_back(tmp_path: Path) -> None:
    async with open_hall(tmp_path, idle_seconds=0.0) as hall:
        keys, first = await seat(hall, "me", "open")
        await first.act(lots.MARK)
        hall._unload(0.0)
        assert keys.table in hall.rooms
        await first.bye()
        await pause(2)
        hall._unload(0.0)
        assert keys.table not in hall.rooms
        again = await Client(await hall.room(keys.table), keys.token).hello()
        assert again.update["view"]["jars"]["red"] == 1


async def test_a_table_of_other_rules_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_hall(tmp_path) as hall:
        keys = await hall.create(wish("me", "open"))
    monkeypatch.setattr(lots.LotsGame, "rules_version", 2)
    async with open_hall(tmp_path) as hall:
        with pytest.raises(TableError) as caught:
            await hall.room(keys.table)
        assert caught.value.code == "old-rules"
        assert "rules version 1" in caught.value.detail


async def test_a_table_that_cannot_be_woken_is_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_hall(tmp_path) as hall:
        keys = await hall.create(wish("random", "random"))
    monkeypatch.setattr(lots.LotsGame, "rules_version", 2)
    monkeypatch.setattr("caravanserai.server.hall.SWEEP_SECONDS", 0.01)
    async with open_hall(tmp_path) as hall:
        hall.open()
        await until(lambda: keys.table in hall._asleep)
        left = hall._asleep[keys.table]
        await pause()
        assert hall._asleep[keys.table] == left


async def test_too_many_tables_are_refused(tmp_path: Path) -> None:
    async with open_hall(tmp_path, most_live=1, most_tables=2) as hall:
        _, first = await seat(hall, "me", "open")
        second = await hall.create(wish("me", "open"))
        with pytest.raises(TableError) as caught:
            await hall.room(second.table)
        assert caught.value.code == "busy"
        with pytest.raises(TableError) as caught:
            await hall.create(wish("me", "open"))
        assert caught.value.code == "too-many"
        await first.bye()


@pytest.mark.parametrize(
    ("delay", "spent", "left"), [(0.0, 5.0, 0.0), (0.6, 0.1, 0.5), (0.6, 0.7, 0.5), (0.6, 1.3, 1.1)]
)
def test_bots_answer_on_the_tick(delay: float, spent: float, left: float) -> None:
    assert playing.tick(delay, spent) == pytest.approx(left)


async def test_bots_are_never_instant_in_company(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        keys, first = await seat(hall, "me", "open", "random")
        assert first.room._bot_delay() == 0.0
        await first.room.ask(lambda: first.room.join(JoinTable(token=keys.join)))
        assert first.room._bot_delay() == playing.COMPANY_DELAY


async def test_finished_records_from_elsewhere_can_be_looked_at(tmp_path: Path) -> None:
    async with open_hall(tmp_path / "a") as hall:
        keys, first = await seat(hall, "me", "random")
        while first.update["result"] is None:
            if first.update["prompt"]["choices"]:
                await first.act(first.update["prompt"]["choices"][0]["id"])
            await pause(1)
        text = await first.room.ask(lambda: first.room.record(keys.token))
    async with open_hall(tmp_path / "b") as hall:
        shown = await hall.import_record(text)
        watcher = await Client(await hall.room(shown.table), shown.watch).hello()
        assert watcher.update["result"] is not None
        room = watcher.room
        assert (await room.ask(lambda: room.verdict(shown.watch))).ok
        assert await room.ask(lambda: room.record(shown.watch)) == text
        for bad, code in (("nonsense", "bad-record"), (text.split("begin")[0] + "begin\n", "not-over")):
            with pytest.raises(TableError) as caught:
                await hall.import_record(bad)
            assert caught.value.code == code


async def test_a_client_that_has_gone_while_entering_leaves_no_ghost(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        keys = await hall.create(wish("me", "open"))
        late = Client(await hall.room(keys.table), keys.token)
        late.link.close(1001)
        await late.hello()
        assert not late.room.links
        assert not late.room.busy
