"""The clock: a decision begins it, and nothing that happens meanwhile begins it anew."""

import pytest
from room_parts import Patience, stored, table

from caravanserai.server.messages import Pace
from caravanserai.server.room import clock as module
from caravanserai.server.room.clock import Clock
from caravanserai.server.tables import Table

pytestmark = pytest.mark.anyio


@pytest.fixture
def now(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The time, to be changed."""
    time = [100_000]
    monkeypatch.setattr(module, "now", lambda: time[0])
    return time


def clock(made: Table, patience: Patience | None = None) -> Clock:
    found = stored(made)
    return Clock(made, found.pulse, 1000, (patience or Patience()).later)


def test_a_decision_has_its_time_from_its_beginning(now: list[int]) -> None:
    made = table("me", "bot", pace=Pace(seconds=30, grace=5))
    one = clock(made)
    one.begin(0, public=True)
    assert one.deadline == 130_000
    now[0] = 120_000
    one.go_on(0)
    assert one.deadline == 130_000
    assert one.pulse(7, 0, False) == (7, 0, 130_000, 135_000)


def test_a_bot_that_stands_in_for_a_while_does_not_wind_the_clock(now: list[int]) -> None:
    made = table("me", "bot", pace=Pace(seconds=30))
    one = clock(made)
    one.begin(0, public=True)
    now[0] = 125_000
    made.seats[0].stand_in = "asked"
    one.go_on(0)
    assert one.deadline is None
    assert one.pulse(7, 0, True).wake == 100_000
    made.seats[0].stand_in = ""
    one.go_on(0)
    assert one.deadline == 130_000


def test_another_pace_counts_from_the_beginning_and_spares_once(now: list[int]) -> None:
    made = table("me", "bot", pace=Pace(seconds=30))
    one = clock(made)
    one.begin(0, public=True)
    now[0] = 110_000
    made.pace = Pace(seconds=60)
    one.repace(0)
    assert one.deadline == 160_000
    made.pace = Pace(seconds=10)
    one.repace(0)
    assert one.deadline == 120_000  # it was out of time: the new time whole
    now[0] = 125_000
    one.repace(0)
    assert one.deadline == 120_000  # but not again
    one.begin(0, public=True)
    assert one.deadline == 135_000


def test_others_see_no_clock_of_hidden_decisions(now: list[int]) -> None:
    made = table("me", "open", pace=Pace(seconds=30))
    made.seats[1].kind = "person"
    one = clock(made)
    one.begin(0, public=True)
    assert one.shown(0) == one.shown(1) == one.shown(None) == 130_000
    now[0] = 110_000
    one.begin(0, public=False)
    assert one.shown(0) == 140_000
    one.go_on(0)
    assert one.shown(1) == one.shown(None) == 130_000
    now[0] = 115_000
    one.begin(1, public=False)
    assert one.shown(0) == one.shown(1) == 145_000


def test_a_clock_comes_back_from_disk_as_it_was(now: list[int]) -> None:
    made = table("me", "bot", pace=Pace(seconds=30))
    found = stored(made, deadline=115_000)
    one = Clock(made, found.pulse, 1000, Patience().later)
    one.go_on(0)
    assert one.deadline == 115_000


async def test_when_the_grace_is_over_something_is_done_once(now: list[int]) -> None:
    made, patience = table("me", "bot", pace=Pace(seconds=30, grace=5)), Patience()
    done: list[str] = []

    async def over() -> None:
        done.append("over")

    one = clock(made, patience)
    one.begin(0, public=True)
    now[0] = 110_000
    one.arm(over)
    one.arm(over)
    assert patience.waits == [25.0]
    await patience.pass_by()
    one.arm(over)
    one.disarm()
    await patience.pass_by()
    assert done == ["over"]


def test_a_guided_game_is_forsaken_after_a_day(now: list[int]) -> None:
    made = table()
    made.guide = True
    one = clock(made)
    one.begin(0, public=True)
    assert one.pulse(7, 0, False).wake == 100_000 + module.GUIDE_KEPT
    assert not one.forsaken
    now[0] += module.GUIDE_KEPT
    assert one.forsaken
