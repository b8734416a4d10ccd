"""Promises at a table: kept by the server for the seat alone, at an even pace, also after a restart."""

import hashlib
from pathlib import Path

import lots
import pytest
from server_table import Client, kinds, open_hall, pause, seat, two, until

from caravanserai.server.hall import Hall
from caravanserai.server.live import Room
from caravanserai.server.room import thinker

SEED = hashlib.sha256(b"0").digest()
"""Of a game in which the first seat is asked often whether it reacts."""

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("promising")]


async def test_a_promise_is_offered_given_shown_and_kept(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        _, first = await seat(hall, "me", "random", options={"rounds": "200"})
        assert (first.update["promises"], first.update["promise"]) == (["rest", "doze"], "")
        assert kinds(await first.promise("doze")) == ["accepted", "update"]
        assert first.update["promise"] == "doze"
        before = first.update["view"]["turn"]
        await first.act(lots.MARK)
        await until(lambda: first.update["view"]["turn"] == before + 2)
        assert first.update["prompt"]["decision"] == "D-MARK"
        heard = await first.promise("sleep")
        assert (heard[0]["type"], heard[0]["code"]) == ("refused", "not-legal")


async def test_a_kept_promise_is_shown_with_the_move_that_asked_for_it(tmp_path: Path) -> None:
    """Alone with bots at full speed the eye has nothing to follow: both are stored, and there is one update of them."""
    async with open_hall(tmp_path) as hall:
        _, first = await seat(hall, "me", "random", options={"rounds": "200"})
        await first.promise("doze")
        for _ in range(5):
            turn, moves = first.update["view"]["turn"], first.room.play.moves
            heard = await first.act(lots.MARK)
            assert kinds(heard)[:2] == ["accepted", "update"]
            assert [line["kind"] for line in heard[1]["events"]][:2] == ["marked", "kept"]
            assert heard[1]["prompt"]["seat"] == 1
            await until(lambda turn=turn: first.update["view"]["turn"] == turn + 2)  # type: ignore[misc]
            assert first.room.play.moves == moves + 4


async def test_in_company_a_kept_promise_is_shown_by_itself(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        first, second = await two(hall)
        await first.promise("doze")
        second.listen()
        await first.act(lots.MARK)
        assert [line["kind"] for line in second.update["events"]] == ["marked"]


async def test_nobody_else_hears_of_a_promise(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        first, second = await two(hall)
        second.listen()
        await first.promise("doze")
        assert second.listen() == []
        again = await Client(second.room, second.token).hello()
        assert again.update["promise"] == ""
        assert "doze" not in str(again.last("welcome"))
        other = await Client(first.room, first.token).hello()
        assert other.update["promise"] == "doze"


async def test_a_promise_outlives_a_restart_with_nobody_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("caravanserai.server.hall.SWEEP_SECONDS", 0.01)
    with monkeypatch.context() as patch:
        patch.setattr(Room, "_keep_promise", _never)
        async with open_hall(tmp_path) as hall:
            first, _ = await two(hall)
            await first.promise("doze")
            await first.act(lots.MARK)
            table = first.room.table.id
    async with open_hall(tmp_path) as hall:
        hall.open()
        await until(lambda: _turn(hall, table) == 1)
        assert hall.rooms[table].table.seats[0].promise == "doze"


async def _never(*_: object) -> None:
    """The server goes down before the promise is kept."""


def _turn(hall: Hall, table: str) -> int | None:
    room = hall.rooms.get(table)
    return None if room is None or room.match is None else int(room.match.state.turn)


async def test_an_undo_takes_the_promise_back(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        first, _ = await two(hall)
        await first.act(lots.MARK)
        await first.promise("doze")
        assert kinds(await first.undo()) == ["accepted", "update"]
        assert first.update["promise"] == ""
        stored = await hall.store.load(first.room.table.id)
        assert stored is not None
        assert stored.table.seats[0].promise == ""


async def test_who_leaves_leaves_no_promise(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        first, _ = await two(hall)
        await first.promise("doze")
        room = first.room
        await room.ask(lambda: room.seats.leave(first.token))
        assert room.table.seats[0].promise == ""


async def test_a_promise_answers_at_an_even_pace(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the seat holds, the wait before its answer is the same: the least of a bot's in company."""
    waits: list[float] = []
    async with open_hall(tmp_path) as hall:
        for hand in range(6):
            first, _ = await two(hall)
            match = first.room.match
            assert match is not None
            match.state.dice[:2] = [1 + hand, 6 - hand]
            monkeypatch.setattr(
                first.room.promises, "_later", lambda seconds, work: waits.append(seconds) or _Timer()
            )
            await first.promise("doze")
            await first.act(lots.MARK)
        assert waits == [thinker.COMPANY_DELAY] * 6


class _Timer:
    def cancel(self) -> None:
        pass


async def test_the_standing_pass_of_morgenland_is_kept_as_the_engine_keeps_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """MO-109: who passes for this round, every round, passes at every window and is asked everything else."""
    monkeypatch.setattr("caravanserai.play.match.make_seed", lambda _: SEED)
    async with open_hall(tmp_path) as hall:
        _, first = await seat(hall, "me", "random", "random", game="morgenland", options={"version": "magic"})
        asked: set[str] = set()
        rounds: set[int] = set()
        while first.update["result"] is None:
            if not first.update["promise"] and first.update["promises"]:
                await first.promise("this-round")
                rounds.add(first.update["view"]["round"])
            elif not await first.room.ask(lambda: _asked(first)):
                await pause(1)
            else:
                asked.add(first.update["prompt"]["decision"])
                await first.act(first.update["prompt"]["choices"][0]["id"])
        match = first.room.match
        assert match is not None
        chosen = [match.game.name(step.action) for step in match.steps if step.actor == 0]
        assert chosen.count("pass") > 10
        assert len(asked) > 2
        assert not asked & {"D-REACT", "D-COUNTER"}
        assert len(rounds) > 2


async def _asked(client: Client) -> bool:
    """Whether the seat has to decide something that its promise does not answer; the table does nothing meanwhile."""
    match = client.room.match
    assert match is not None
    if client.update["promises"] and not client.update["promise"]:
        return False
    return bool(client.update["prompt"]["choices"]) and client.room.promises.answer(match, 0) is None
