"""Questions: what is answered to whom, aside from the game."""

import asyncio
from collections.abc import Coroutine
from typing import Any

import lots
import pytest
from room_parts import Memory, Patience, heard, link, stored, table

import caravanserai as cs
from caravanserai.server import security
from caravanserai.server.eyes import Beside
from caravanserai.server.requests import Look, Preview, ReadLog, WhyNot
from caravanserai.server.room.audience import Audience
from caravanserai.server.room.play import Play
from caravanserai.server.room.questions import Questions
from caravanserai.server.tables import TableError

pytestmark = pytest.mark.anyio


class Desk:
    """Questions at a running game, and what is worked out aside."""

    def __init__(self, begun: bool = True, **more: Any) -> None:
        self.table = table("me", "open", **more)
        self.patience = Patience()
        self.match = cs.Match("lots", seats=2, seed="a")
        self.aside: list[Coroutine[Any, Any, None]] = []
        play = Play(stored(self.table), self.match if begun else None, Memory())
        self.audience = Audience(self.table, [], self.patience.later, lambda _: Beside())
        self.questions = Questions(self.table, play, self.audience, self.aside.append, asyncio.Semaphore(1))

    async def work(self) -> None:
        for each in self.aside:
            await each
        self.aside.clear()


async def test_long_answers_are_worked_out_aside() -> None:
    desk, seat = Desk(), link(0)
    await desk.questions.why_not(seat, WhyNot(request="w", action=lots.KEEP))
    await desk.questions.look(seat, Look(request="l", moment=0, seat=1))
    assert heard(seat) == []
    await desk.work()
    reason, moment = heard(seat)
    assert reason["reasons"][0]["rule"] == "LO-1"
    assert (moment["seat"], moment["view"]["dice"][1]) == (0, [None, None])


async def test_before_the_game_and_without_a_seat_there_is_no_answer() -> None:
    waiting, running, seat, watcher = Desk(begun=False), Desk(), link(0), link()
    guest = link(role="guest")
    await waiting.questions.look(seat, Look(request="l"))
    await waiting.questions.read_log(seat, ReadLog(request="g", start=0))
    await waiting.questions.why_not(seat, WhyNot(request="w", thing="mark-red"))
    await running.questions.preview(watcher, Preview(request="p", action=1))
    await running.questions.why_not(guest, WhyNot(request="w", thing="mark-red"))
    assert [message["code"] for message in heard(seat)] == ["not-started"] * 3
    assert [message["code"] for message in heard(watcher)] == ["not-seated"]
    assert [message["code"] for message in heard(guest)] == ["not-started"]


async def test_a_spectator_is_told_what_a_thing_is_and_no_more() -> None:
    desk, watcher = Desk(), link()
    desk.match.play(0, lots.MARK)
    await desk.questions.why_not(watcher, WhyNot(request="w", thing="mark-red"))
    await desk.work()
    (answer,) = heard(watcher)
    assert answer["card"]["now"] == [{"key": "now-jar", "args": {"number": 1}}]
    assert (answer["allowed"], answer["reasons"]) == (False, [])


async def test_late_spectators_are_told_of_the_table_they_see() -> None:
    desk, watcher = Desk(spectators="delayed", delay=0), link()
    await desk.questions.why_not(watcher, WhyNot(request="w", thing="mark-red"))
    assert heard(watcher)[0]["code"] == "not-started"
    desk.audience.show(desk.match)
    await desk.patience.pass_by()
    desk.match.play(0, lots.MARK)
    desk.audience.show(desk.match)
    for marks in (0, 1):
        await desk.questions.why_not(watcher, WhyNot(request="w", thing="mark-red"))
        await desk.work()
        assert heard(watcher)[-1]["card"]["now"][0]["args"] == {"number": marks}
        await desk.patience.pass_by()


async def test_a_thing_of_an_earlier_moment_is_told_as_it_was() -> None:
    desk, seat = Desk(), link(0)
    desk.match.play(0, lots.MARK)
    for moment in (0, 1):
        await desk.questions.why_not(seat, WhyNot(request="w", thing="mark-red", moment=moment))
    await desk.work()
    answers = heard(seat)
    assert [answer["card"]["now"][0]["args"]["number"] for answer in answers] == [0, 1]
    assert [(answer["allowed"], answer["reasons"]) for answer in answers] == [(False, [])] * 2


async def test_moments_are_found_again_only_when_the_game_went_on() -> None:
    desk, seat = Desk(), link(0)
    counts = []
    for action in (None, lots.MARK, None):
        if action is not None:
            desk.match.play(0, action)
        await desk.questions.look(seat, Look(request="l"))
        await desk.work()
        counts.append(heard(seat)[0]["moments"])
    assert counts[0] < counts[1] == counts[2]


async def test_the_record_is_for_those_with_a_token_when_the_game_is_over() -> None:
    desk = Desk()
    desk.table.owner = security.digest("mine")
    with pytest.raises(TableError) as caught:
        await desk.questions.record("mine")
    assert caught.value.code == "not-over"
    while not desk.match.over:
        desk.match.play(desk.match.state.actor(), desk.match.state.legal()[0])
    with pytest.raises(TableError) as caught:
        await desk.questions.record("guess")
    assert caught.value.code == "no-entry"
    assert (await desk.questions.verdict("mine")).ok
    assert "begin" in await desk.questions.record("mine")
