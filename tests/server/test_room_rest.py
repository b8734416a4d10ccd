"""A pause by consent: who must agree, what ends it, and that who is away neither blocks nor loses."""

import pytest
from room_parts import Patience, link, table

from caravanserai.server.link import Link
from caravanserai.server.messages import Pace
from caravanserai.server.room import rest as module
from caravanserai.server.room.company import Company
from caravanserai.server.room.rest import LAPSE, NOTICE, Resting
from caravanserai.server.tables import Table, TableError

pytestmark = pytest.mark.anyio


class Kept:
    """A table with people, the pause of it, and what was told."""

    def __init__(self, time: list[int], people: int = 3, seconds: int | None = 60) -> None:
        self.time = time
        self.table: Table = table("me", *["open"] * (people - 1), pace=Pace(seconds=seconds))
        for seat in self.table.seats:
            seat.kind = "person"
        self.patience = Patience()
        self.company = Company(self.table, self.patience.later)
        self.told: list[str] = []
        self.resting = Resting(
            self.table,
            self.company,
            self.patience.later,
            self._tell,
            self._nothing,
            self._nothing,
            self._nothing,
        )

    async def _tell(self, seat: int, what: str) -> None:
        self.told.append(f"{seat} {what}")

    async def _nothing(self) -> None:
        return

    def come(self, seat: int) -> Link:
        one = link(seat)
        self.company.links.add(one)
        return one


@pytest.fixture
def now(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The time, to be changed."""
    time = [1_000_000]
    monkeypatch.setattr(module, "now", lambda: time[0])
    return time


async def test_it_begins_when_all_who_are_there_agree(now: list[int]) -> None:
    kept = Kept(now)
    first, second, third = (kept.come(seat) for seat in range(3))
    await kept.resting.hear(first, "ask")
    await kept.resting.hear(second, "agree")
    assert not kept.table.paused
    await kept.resting.hear(third, "agree")
    assert kept.table.paused
    assert kept.told == ["0 rest-asked", "0 rest-begun"]


async def test_who_is_away_is_not_asked_but_nobody_pauses_alone(now: list[int]) -> None:
    kept = Kept(now)
    first = kept.come(0)
    await kept.resting.hear(first, "ask")
    assert not kept.table.paused  # nobody else is there: that would rob the others
    second = kept.come(1)
    await kept.resting.look()
    assert not kept.table.paused
    await kept.resting.hear(second, "agree")
    assert kept.table.paused  # the third is away


async def test_who_comes_meanwhile_is_asked_too_and_who_goes_no_longer(now: list[int]) -> None:
    kept = Kept(now)
    first, second = kept.come(0), kept.come(1)
    await kept.resting.hear(first, "ask")
    third = kept.come(2)
    await kept.resting.hear(second, "agree")
    assert not kept.table.paused
    kept.company.links.discard(third)
    await kept.resting.look()
    assert kept.table.paused


async def test_with_bots_only_one_person_is_enough(now: list[int]) -> None:
    kept = Kept(now)
    kept.table.seats[1].kind = kept.table.seats[2].kind = "bot"
    await kept.resting.hear(kept.come(0), "ask")
    assert kept.table.paused


async def test_one_no_ends_the_proposal_and_nobody_nags(now: list[int]) -> None:
    kept = Kept(now)
    first, second = kept.come(0), kept.come(1)
    for _ in range(2):
        await kept.resting.hear(first, "ask")
        await kept.resting.hear(second, "refuse")
        assert kept.table.rest is None
    with pytest.raises(TableError) as caught:
        await kept.resting.hear(first, "ask")
    assert caught.value.code == "slow-down"
    assert kept.told[1] == "1 rest-refused"


async def test_a_proposal_lapses(now: list[int]) -> None:
    kept = Kept(now)
    first, _ = kept.come(0), kept.come(1)
    await kept.resting.hear(first, "ask")
    assert kept.resting.due == now[0] + LAPSE
    now[0] += LAPSE - 1
    await kept.resting.look()
    assert kept.table.rest is not None
    now[0] += 1
    await kept.patience.pass_by()
    assert kept.table.rest is None
    assert kept.told[-1] == "0 rest-lapsed"


async def test_one_wants_to_go_on_and_a_minute_later_it_does(now: list[int]) -> None:
    kept = Kept(now)
    first, second = kept.come(0), kept.come(1)
    await kept.resting.hear(first, "ask")
    await kept.resting.hear(second, "agree")
    assert kept.resting.due is None  # it lasts until somebody wants to go on
    third = kept.come(2)  # who was away may want that as well
    await kept.resting.hear(third, "go-on")
    assert (kept.table.paused, kept.resting.due) == (True, now[0] + NOTICE)
    now[0] += NOTICE
    await kept.resting.look()
    assert kept.table.rest is None
    assert kept.told[-2:] == ["2 rest-ends", "2 rest-over"]


async def test_when_all_want_to_go_on_it_does_at_once(now: list[int]) -> None:
    kept = Kept(now, people=2)
    first, second = kept.come(0), kept.come(1)
    await kept.resting.hear(first, "ask")
    await kept.resting.hear(second, "agree")
    await kept.resting.hear(second, "go-on")
    assert kept.table.paused
    await kept.resting.hear(first, "go-on")
    assert kept.table.rest is None


async def test_spectators_and_tables_without_clocks_have_none(now: list[int]) -> None:
    kept = Kept(now, people=2)
    await kept.resting.hear(link(None), "ask")
    assert kept.table.rest is None
    kept = Kept(now, people=2, seconds=None)
    await kept.resting.hear(kept.come(0), "ask")
    assert kept.table.rest is None
