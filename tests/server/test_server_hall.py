"""The life of tables: begun, failed, idle, of other rules, deleted, played again."""

from pathlib import Path

import lots
import pytest
from server_postgres import change
from server_table import Client, finish, kinds, open_hall, pause, seat, until, wish

from caravanserai.play.record import record_text
from caravanserai.server import lists
from caravanserai.server.store import StoreError
from caravanserai.server.tables import TableError

pytestmark = pytest.mark.anyio


async def test_waiting_tables_begin_when_the_owner_says_so(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        keys, first = await seat(hall, "me", "open", start=False)
        room = first.room
        assert first.count("update") == 0
        assert (await first.act(lots.MARK, "x"))[0]["code"] == "not-started"
        with pytest.raises(TableError):
            await room.ask(lambda: room.owner.start(keys.token))
        await room.ask(lambda: room.owner.start(keys.owner))
        assert first.update["prompt"]["seat"] == 0
        assert first.last("table")["table"]["commitment"] != ""
        with pytest.raises(TableError) as caught:
            await room.ask(lambda: room.owner.start(keys.owner))
        assert caught.value.code == "started"


async def test_another_game_opens_with_the_old_tokens(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        keys, first = await seat(hall, "me", "random")
        room = first.room
        with pytest.raises(TableError):
            await room.ask(lambda: room.owner.rematch(keys.token))
        await finish(first)
        fresh = await room.ask(lambda: room.owner.rematch(keys.token))
        assert await room.ask(lambda: room.owner.rematch(keys.owner)) == fresh
        assert first.last("table")["table"]["rematch"] == fresh
        again = await Client(await hall.room(fresh), keys.token).hello()
        assert again.update["prompt"]["seat"] == 0
        assert again.room.table.commitment != room.table.commitment
        mine = await lists.mine(hall, [keys.token])
        assert [each.id for each in mine.tables] == [fresh, room.table.id]


async def test_a_deleted_table_is_gone(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        keys, first = await seat(hall, "me", "open")
        room = first.room
        with pytest.raises(TableError):
            await room.ask(lambda: room.owner.delete(keys.token))
        await room.ask(lambda: room.owner.delete(keys.owner))
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


async def test_a_game_whose_rules_were_corrected_ends_and_its_record_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_hall(tmp_path) as hall:
        keys, first = await seat(hall, "me", "open")
        await first.act(lots.MARK)
        assert first.room.match is not None
        played = record_text(first.room.match)
    monkeypatch.setattr(lots.LotsGame, "rules_version", 2)
    async with open_hall(tmp_path) as hall:
        room = await hall.room(keys.table)
        with pytest.raises(TableError, match="corrected since") as caught:
            await Client(room, keys.token).hello()
        assert caught.value.code == "old-rules"
        page = await room.ask(lambda: room.company.page(keys.token))
        assert (page.table.status, page.table.ended) == ("over", "old-rules")
        assert await room.ask(lambda: room.questions.record(keys.token)) == played
        with pytest.raises(TableError) as caught:
            await room.ask(lambda: room.questions.record("guess"))
        assert caught.value.code == "no-entry"
        again = await room.ask(lambda: room.owner.rematch(keys.token))
        fresh = await Client(await hall.room(again), keys.token).hello()
        assert kinds(await fresh.act(lots.MARK)) == ["accepted", "update"]
        assert fresh.room.table.rules == 2
        await room.ask(lambda: room.owner.delete(keys.owner))


async def test_a_finished_game_of_old_rules_keeps_its_record_with_its_seed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_hall(tmp_path) as hall:
        keys, first = await seat(hall, "me", "random")
        await finish(first)
        played = await first.room.ask(lambda: first.room.questions.record(keys.token))
    monkeypatch.setattr(lots.LotsGame, "rules_version", 2)
    async with open_hall(tmp_path) as hall:
        room = await hall.room(keys.table)
        assert room.table.ended == "old-record"
        assert await room.ask(lambda: room.questions.record(keys.token)) == played
        assert "seed unknown" not in played


async def test_a_table_of_bots_with_old_rules_is_not_woken_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_hall(tmp_path) as hall:
        keys = await hall.create(wish("random", "random"))
    monkeypatch.setattr(lots.LotsGame, "rules_version", 2)
    monkeypatch.setattr("caravanserai.server.hall.SWEEP_SECONDS", 0.01)
    async with open_hall(tmp_path) as hall:
        hall.open()
        await until(lambda: keys.table in hall.rooms)
        assert await hall.store.waking(2**60, 10) == []


async def test_a_table_that_waits_begins_with_the_new_rules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_hall(tmp_path) as hall:
        keys = await hall.create(wish("me", "open", start=False))
    monkeypatch.setattr(lots.LotsGame, "rules_version", 2)
    async with open_hall(tmp_path) as hall:
        first = await Client(await hall.room(keys.table), keys.token).hello()
        await first.room.ask(lambda: first.room.owner.start(keys.owner))
        await first.act(lots.MARK)
    async with open_hall(tmp_path) as hall:
        first = await Client(await hall.room(keys.table), keys.token).hello()
        assert first.update["view"]["jars"]["red"] == 1


async def test_a_table_of_newer_rules_is_left_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody runs an older program by mistake: the table waits for the right one."""
    with monkeypatch.context() as patch:
        patch.setattr(lots.LotsGame, "rules_version", 2)
        async with open_hall(tmp_path) as hall:
            keys = await hall.create(wish("random", "random", options={"rounds": "200"}))
    monkeypatch.setattr("caravanserai.server.hall.SWEEP_SECONDS", 0.01)
    async with open_hall(tmp_path) as hall:
        hall.open()
        await until(lambda: keys.table in hall._asleep)
        left, swept = hall._asleep[keys.table], hall.swept
        await until(lambda: hall.swept > swept)
        assert hall._asleep[keys.table] == left
        with pytest.raises(TableError, match="rules version 2"):
            await hall.room(keys.table)
    monkeypatch.setattr(lots.LotsGame, "rules_version", 2)
    async with open_hall(tmp_path) as hall:
        assert (await hall.room(keys.table)).table.status == "running"


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


async def test_finished_records_from_elsewhere_can_be_looked_at(tmp_path: Path) -> None:
    async with open_hall(tmp_path / "a") as hall:
        keys, first = await seat(hall, "me", "random")
        await finish(first)
        text = await first.room.ask(lambda: first.room.questions.record(keys.token))
    async with open_hall(tmp_path / "b") as hall:
        shown = await hall.import_record(text)
        watcher = await Client(await hall.room(shown.table), shown.watch).hello()
        assert watcher.update["result"] is not None
        room = watcher.room
        assert (await room.ask(lambda: room.questions.verdict(shown.watch))).ok
        assert await room.ask(lambda: room.questions.record(shown.watch)) == text
        for bad, code in (("nonsense", "bad-record"), (text.split("begin")[0] + "begin\n", "not-over")):
            with pytest.raises(TableError) as caught:
                await hall.import_record(bad)
            assert caught.value.code == code


async def test_the_sweeper_survives_a_damaged_table_and_wakes_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with open_hall(tmp_path) as hall:
        bad, good = [await hall.create(wish("random", "random")) for _ in range(2)]
    change(tmp_path, "UPDATE tables SET doc = '{\"id\": 7' WHERE id = $1", bad.table)
    change(tmp_path, "UPDATE pulses SET wake = 1 WHERE table_id = $1", bad.table)
    monkeypatch.setattr("caravanserai.server.hall.SWEEP_SECONDS", 0.01)
    async with open_hall(tmp_path) as hall:
        hall.open()
        await until(lambda: good.table in hall.rooms and bad.table in hall.damaged)
        assert f"table {bad.table} is damaged" in caplog.text
        for _ in range(2):
            with pytest.raises(TableError) as caught:
                await hall.room(bad.table)
            assert caught.value.code == "damaged"
        left = hall._asleep[bad.table]
        swept = hall.swept
        await until(lambda: hall.swept > swept)
        assert hall._asleep[bad.table] == left


async def test_the_sweeper_goes_on_whatever_happens(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("caravanserai.server.hall.SWEEP_SECONDS", 0.01)
    async with open_hall(tmp_path) as hall:
        with monkeypatch.context() as patch:
            patch.setattr(hall.store, "waking", lambda *_: 1 / 0)
            hall.open()
            await until(lambda: "the sweeper failed" in caplog.text)
        keys = await hall.create(wish("random", "random"))
        await until(lambda: keys.table in hall.rooms)


async def test_a_game_that_cannot_be_rebuilt_is_set_aside(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_hall(tmp_path) as hall:
        keys = await hall.create(wish("me", "open"))
    monkeypatch.setattr("caravanserai.server.hall.rebuild", lambda _: 1 / 0)
    async with open_hall(tmp_path) as hall:
        with pytest.raises(TableError) as caught:
            await hall.room(keys.table)
        assert caught.value.code == "damaged"
        assert "zero" not in caught.value.detail
