"""A game that nobody goes on with: when its people are asked, how they decide, and that it lapses with notice."""

from typing import Any

import pytest
from room_parts import Memory, Patience, link, stored, table

from caravanserai.play.match import Match
from caravanserai.server.manners import DAY, Manners, Wish
from caravanserai.server.messages import Pace
from caravanserai.server.room import lull as module
from caravanserai.server.room.company import Company
from caravanserai.server.room.lull import Lulls
from caravanserai.server.room.play import Play

pytestmark = pytest.mark.anyio
GRANTED = Manners(quiet_days=10, answer_days=5)


class Kept:
    """A running table of three people at which nothing happens, and what was told."""

    def __init__(self, manners: Manners = GRANTED, **more: Any) -> None:
        self.table = table("me", "open", "open", **more)
        for seat in self.table.seats:
            seat.kind = "person"
        match = Match("lots", 3, "seed")
        self.patience = Patience()
        self.company = Company(self.table, self.patience.later)
        self.play = Play(stored(self.table, touched=0), match, Memory())
        self.told: list[str] = []
        self.calls = 0
        self.lulls = Lulls(
            self.table,
            self.play,
            self.company,
            manners,
            self.patience.later,
            self._tell,
            self._call,
            self._nothing,
        )
        self.actor = self.play.actor or 0

    async def _tell(self, seat: int, what: str) -> None:
        self.told.append(what)

    def _call(self) -> None:
        self.calls += 1

    async def _nothing(self) -> None:
        return

    async def vote(self, seat: int, wish: Wish) -> None:
        await self.lulls.vote(link(seat), wish)


@pytest.fixture
def now(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The time, to be changed."""
    time = [DAY]
    monkeypatch.setattr(module, "now", lambda: time[0])
    return time


async def asked(now: list[int], **more: Any) -> Kept:
    """A table whose people are asked."""
    kept = Kept(**more)
    now[0] = 10 * DAY
    await kept.lulls.look()
    assert kept.table.lull is not None
    return kept


async def test_after_long_without_a_move_all_are_told_once(now: list[int]) -> None:
    kept = Kept()
    await kept.lulls.look()
    assert kept.table.lull is None
    assert kept.patience.waits == []  # so far off that the table need not stay in memory for it
    now[0] = 10 * DAY - 1000
    await kept.lulls.look()
    assert kept.patience.waits == [1.0]
    now[0] = 10 * DAY
    for _ in range(2):
        await kept.lulls.look()
    assert (kept.told, kept.calls, kept.lulls.due) == (["lull-asked"], 1, 15 * DAY)


def test_how_long_hangs_on_the_pace_and_a_holiday_does_not_count(now: list[int]) -> None:
    assert Kept().lulls.due == 10 * DAY
    assert Kept(pace=Pace(seconds=7 * 86_400)).lulls.due == 21 * DAY
    kept = Kept(pace=Pace(seconds=86_400))
    kept.table.seats[kept.actor].holiday = 4 * DAY
    assert kept.lulls.due == 14 * DAY
    assert Kept(Manners(quiet_days=0)).lulls.due is None
    kept.table.status = "over"
    assert kept.lulls.due is None


async def test_more_than_half_of_the_people_end_it_at_once(now: list[int]) -> None:
    kept = await asked(now)
    await kept.vote(0, "end")
    assert kept.table.status == "running"
    await kept.vote(1, "end")
    assert (kept.table.status, kept.table.ended, kept.table.outcome) == ("over", "voted", None)
    assert kept.play.actor is None
    assert kept.told[-1] == "lull-voted"


async def test_a_bot_takes_the_missing_seat_and_nobody_elses(now: list[int]) -> None:
    kept = await asked(now)
    others = [seat for seat in range(3) if seat != kept.actor]
    for seat in others:
        await kept.vote(seat, "bot")
    assert [seat.stand_in for seat in kept.table.seats] == [
        "away" if seat == kept.actor else "" for seat in range(3)
    ]
    assert kept.table.lull is None
    assert kept.lulls.due == 20 * DAY  # counted anew
    kept = await asked(now)
    kept.company.links.add(link(kept.actor))
    for seat in others:
        await kept.vote(seat, "bot")
    assert kept.table.seats[kept.actor].stand_in == ""  # who is there is not missing


async def test_without_an_answer_it_lapses_and_nobody_has_lost(now: list[int]) -> None:
    kept = await asked(now)
    now[0] = 15 * DAY - 1
    await kept.lulls.look()
    assert kept.table.status == "running"
    now[0] = 15 * DAY
    await kept.lulls.look()
    assert (kept.table.status, kept.table.ended, kept.table.outcome) == ("over", "lapsed", None)


async def test_at_the_end_most_voices_count_and_of_as_many_the_gentlest(now: list[int]) -> None:
    kept = await asked(now)
    await kept.vote(0, "end")
    await kept.vote(1, "wait")
    now[0] = 15 * DAY
    await kept.lulls.look()
    assert (kept.table.status, kept.table.lull, kept.lulls.due) == ("running", None, 25 * DAY)
    kept = await asked(now)
    await kept.vote(0, "wait")
    await kept.vote(0, "end")  # the last word counts
    now[0] = 15 * DAY
    await kept.lulls.look()
    assert kept.table.ended == "voted"


async def test_a_move_answers_and_who_has_left_has_no_voice(now: list[int]) -> None:
    kept = await asked(now)
    await kept.vote(0, "end")
    kept.table.seats[0].kind = "open"
    await kept.vote(1, "end")
    assert kept.table.status == "running"  # one of the two who are left
    assert kept.lulls.moved()
    assert kept.table.lull is None
    await kept.vote(1, "end")
    await kept.lulls.vote(link(None), "end")
    assert kept.table.status == "running"
