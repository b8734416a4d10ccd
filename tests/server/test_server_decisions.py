"""Decisions at a table: stored, then acknowledged, then shown; repeated, stale and refused ones; undo."""

from pathlib import Path

import lots
import pytest
from server_table import Client, FirstBot, finish, kinds, open_hall, seat, two, until

from caravanserai.play.record import record_text
from caravanserai.server.bodies import JoinTable
from caravanserai.server.room import thinker
from caravanserai.server.tables import TableError

pytestmark = pytest.mark.anyio


async def test_a_decision_is_stored_then_acknowledged_then_shown(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        first, second = await two(hall)
        heard = await first.act(lots.MARK)
        assert kinds(heard) == ["accepted", "update"]
        stored = await hall.store.load(first.room.table.id)
        assert stored is not None
        assert stored.moves[-1].lines == "0 mark red\n"
        assert second.update["prompt"]["decision"] == "D-DICE"
        assert second.update["prompt"]["choices"] == []
        assert first.update["prompt"]["choices"] != []


async def test_what_follows_by_itself_comes_with_the_same_update(tmp_path: Path) -> None:
    """Dice, cards and choices that the rules take: stored with the decision, and sent once."""
    async with open_hall(tmp_path) as hall:
        players = await two(hall, game="yspahan")
        match, most = players[0].room.match, 0
        assert match is not None
        for _ in range(40):
            actor, steps, moves = match.state.actor(), len(match.steps), players[0].room.play.moves
            players[1 - actor].listen()
            assert kinds(await players[actor].act(match.state.legal()[0])) == ["accepted", "update"]
            assert kinds(players[1 - actor].listen()) == ["update"]
            assert players[0].room.play.moves == moves + 1
            most = max(most, len(match.steps) - steps)
        assert most > 2


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
        await finish(first)
        room = first.room
        assert room.table.status == "over"
        verdict = await room.ask(lambda: room.questions.verdict(keys.token))
        assert verdict.ok
        assert verdict.commitment == room.table.commitment
        assert f"seed {verdict.seed}" in await room.ask(lambda: room.questions.record(keys.token))
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
                await first.room.ask(lambda token=token: first.room.questions.record(token))
            assert caught.value.code == "not-over"


async def test_bots_are_never_instant_in_company(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        keys, first = await seat(hall, "me", "open", "random")
        assert first.room.thinker.pace() == 0.0
        await first.room.ask(lambda: first.room.seats.join(JoinTable(token=keys.join)))
        assert first.room.thinker.pace() == thinker.COMPANY_DELAY
