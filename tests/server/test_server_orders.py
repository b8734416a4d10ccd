"""Orders in advance at a table: foreseen behind the wall, carried out at an even pace, secret, and outliving a restart."""

import hashlib
from pathlib import Path
from random import Random
from typing import Any

import lots
import msgspec
import pytest
from server_postgres import Postgres
from server_table import Client, kinds, open_hall, two, until
from test_server_several import apart, server

import caravanserai as cs
from caravanserai.server import answers
from caravanserai.server.foresight import foresee
from caravanserai.server.live import Room
from caravanserai.server.plans import Order, PlanCase, Saying
from caravanserai.server.requests import Foresee, PlanStep
from caravanserai.server.room import thinker

pytestmark = pytest.mark.anyio
SEED = hashlib.sha256(b"0").digest()


def order(found: dict[str, Any], action: int, when: dict[str, Any] | None = None, *then: Order) -> Order:
    """An order made of what was foreseen, as a page makes it."""
    choice = next(each for each in found["asked"]["choices"] if each["action"] == action)
    return Order(
        when=None if when is None else msgspec.convert(when, PlanCase),
        decision=found["asked"]["decision"],
        action=action,
        said=msgspec.convert(choice["said"], Saying),
        then=list(then),
    )


async def test_cases_are_foreseen_ordered_carried_out_and_done(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        first, second = await two(hall)
        assert (second.update["canPlan"], first.update["canPlan"]) == (True, False)
        found = await second.foresee()
        assert [each["said"]["args"]["jar"] for each in found["cases"]] == list(lots.JARS)
        assert (found["asked"]["decision"], found["asked"]["sure"]) == ("D-MARK", True)
        green = found["cases"][1]
        asked = await second.foresee(green["seen"])
        after = await second.foresee("", PlanStep(case=green["seen"], action=lots.MARK + 2))
        assert (after["cases"], after["asked"]["decision"]) == ([], "D-DICE")
        plan = order(asked, lots.MARK + 2, green, order(after, lots.KEEP))
        assert kinds(await second.plan(plan)) == ["accepted", "update"]
        assert second.update["plan"][0]["action"] == lots.MARK + 2
        await first.act(lots.MARK + 1)
        await first.act(lots.KEEP)
        await until(lambda: second.update["planNote"] == "done")
        assert second.update["plan"] == []
        match = first.room.match
        assert match is not None
        assert [entry.action for entry in match.steps if entry.actor == 1] == [lots.MARK + 2, lots.KEEP]


async def test_a_surprise_drops_it_and_the_seat_is_told(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        first, second = await two(hall)
        found = await second.foresee()
        await second.plan(order(found, lots.MARK, found["cases"][0]))
        await first.act(lots.MARK + 2)
        assert (second.update["plan"], second.update["planNote"]) == ([], "dropped")
        await first.act(lots.KEEP)
        assert second.update["prompt"]["decision"] == "D-MARK"
        assert not second.room._by_itself(1)
        await second.plan()
        assert second.update["planNote"] == ""


async def test_it_can_be_looked_at_and_withdrawn(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        first, second = await two(hall)
        found = await second.foresee()
        await second.plan(order(found, lots.MARK))
        phone = await Client(second.room, second.token).hello()
        assert phone.update["plan"] == second.update["plan"] != []
        await phone.plan()
        assert second.update["plan"] == []
        await first.act(lots.MARK)
        await first.act(lots.KEEP)
        assert not first.room._by_itself(1)


async def test_nobody_else_hears_of_a_plan(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the others are sent is the same, byte by byte, with a plan that waits, with one that is dropped and without one."""
    monkeypatch.setattr("caravanserai.play.match.make_seed", lambda _: SEED)
    sent: list[list[bytes]] = []
    for planned in range(3):
        async with open_hall(tmp_path / str(planned)) as hall:
            first, second = await two(hall)
            found = await second.foresee()
            heard = first.listen()
            if planned:
                await second.plan(order(found, lots.MARK, found["cases"][planned - 1]))
                assert second.update["plan"] != []
            heard += first.listen()
            await first.act(lots.MARK + 1)
            heard += first.heard[-2:]
            again = await Client(first.room, first.token).hello()
            heard += [again.update]
            sent.append([_timeless(message) for message in heard])
    assert len(sent[0]) == 3
    assert sent[0] == sent[1] == sent[2]


def _timeless(message: dict[str, Any]) -> bytes:
    return msgspec.json.encode({**message, "now": 0, "deadline": None})


async def test_a_plan_outlives_a_restart_with_nobody_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("caravanserai.server.hall.SWEEP_SECONDS", 0.01)
    with monkeypatch.context() as patch:
        patch.setattr(Room, "_keep_promise", _never)
        async with open_hall(tmp_path) as hall:
            first, second = await two(hall)
            found = await second.foresee()
            await second.plan(order(found, lots.MARK + 1))
            await first.act(lots.MARK)
            await first.act(lots.KEEP)
            table = first.room.table.id
    async with open_hall(tmp_path) as hall:
        hall.open()
        await until(lambda: table in hall.rooms and hall.rooms[table].table.seats[1].plan_note == "done")
        match = hall.rooms[table].match
        assert match is not None
        assert match.steps[-1].action == lots.MARK + 1


async def _never(*_: object) -> None:
    """The server goes down before the order is carried out."""


async def test_an_order_is_carried_out_at_the_pace_of_a_promise(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    waits: list[float] = []
    async with open_hall(tmp_path) as hall:
        first, second = await two(hall)
        found = await second.foresee()
        await second.plan(order(found, lots.MARK))
        later = first.room.promises._later
        monkeypatch.setattr(
            first.room.promises,
            "_later",
            lambda seconds, work: waits.append(seconds) or later(seconds, work),
        )
        await first.act(lots.MARK)
        assert waits == []
        await first.act(lots.KEEP)
        assert waits == [thinker.COMPANY_DELAY]


async def test_who_leaves_leaves_no_plan(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        _, second = await two(hall)
        found = await second.foresee()
        await second.plan(order(found, lots.MARK))
        room = second.room
        await room.ask(lambda: room.seats.leave(second.token))
        assert room.table.seats[1].plan is None


async def test_another_server_follows_the_plan_and_tells_nobody(postgres: Postgres) -> None:
    url = postgres.fresh()
    async with server(url) as one, server(url) as other:
        first, second, _ = await apart((one, other))
        tables = first.count("table")
        found = await second.foresee()
        await second.plan(order(found, lots.MARK + 2))
        await until(lambda: first.room.table.seats[1].plan is not None)
        assert first.count("table") == tables
        await first.act(lots.MARK)
        await first.act(lots.KEEP)
        await until(lambda: first.room.table.seats[1].plan_note == "done")
        match = first.room.match
        assert match is not None
        assert [entry.action for entry in match.steps if entry.actor == 1] == [lots.MARK + 2]


@pytest.mark.parametrize(
    ("game", "seats"), [("yspahan", 3), ("fivetribes", 3), ("alrashid", 3), ("morgenland", 3)]
)
def test_what_is_foreseen_depends_on_nothing_that_is_hidden(game: str, seats: int) -> None:
    """The same samples from a position and from one that the seat cannot tell from it give the same answer."""
    match, choice = cs.Match(game, seats=seats, seed="plan"), Random(5)
    compared = 0
    for _ in range(60):
        actor = match.state.actor()
        if match.over or compared == 4:
            break
        seat = (actor + 1) % seats
        if match.version % 12 == 5:
            other = match.game.determinize(match.state, seat, Random(9))
            asked = [
                foresee(
                    match.game,
                    [match.game.determinize(state, seat, Random(number)) for number in range(2)],
                    seat,
                    Foresee(request="r"),
                )
                for state in (match.state, other)
            ]
            assert asked[0] == asked[1]
            assert asked[0].asked is not None
            compared += 1
        match.play(actor, choice.choice(match.state.legal()))
    assert compared >= 3
    assert answers.behind_the_wall(match.game, match.state, 0) is not match.state
