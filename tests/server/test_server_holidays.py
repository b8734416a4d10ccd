"""Holidays: so many days in a year, whole days, never at live paces; and the clocks of a person's tables stand."""

from pathlib import Path

import pytest
from server_table import Client, open_hall, seat, until

from caravanserai.server import clock as server_clock
from caravanserai.server import holidays
from caravanserai.server.bodies import JoinTable, SeatChange
from caravanserai.server.hall import Hall
from caravanserai.server.holidays import YEAR, Holiday
from caravanserai.server.manners import DAY, Manners
from caravanserai.server.messages import Pace
from caravanserai.server.person_bodies import Claim, NewPerson
from caravanserai.server.persons import Bearer
from caravanserai.server.tables import TableError

DEVICE = "me." + "a" * 32
SLOW = Pace(seconds=86_400, grace=0)


def test_every_day_that_was_begun_counts_and_one_at_least() -> None:
    taken = holidays.begun([], 0, 3)
    assert (holidays.on(taken, DAY), holidays.on(taken, 3 * DAY)) == (3 * DAY, 0)
    assert holidays.left(taken, DAY, 14) == 11
    short = holidays.ended(taken, 1000)
    assert (holidays.on(short, 1000), holidays.left(short, 1000, 14)) == (0, 13)
    assert holidays.left(holidays.ended(taken, DAY + 1), 2 * DAY, 14) == 12


def test_what_is_older_than_a_year_counts_no_more() -> None:
    old = [Holiday(0, 14 * DAY)]
    assert holidays.left(old, 13 * DAY + YEAR, 14) == 0
    assert holidays.left(old, 14 * DAY + YEAR, 14) == 14
    assert holidays.begun(old, 15 * DAY + YEAR, 2) == [Holiday(15 * DAY + YEAR, 17 * DAY + YEAR)]


async def known(hall: Hall, table: str, token: str) -> Bearer:
    """A person to whom the seat of a link now belongs."""
    me = await hall.persons.create(DEVICE, NewPerson(words="w" * 32, name="Hana"))
    assert await hall.persons.claim(me.names, [Claim(table=table, token=token)]) == [True]
    return me


@pytest.mark.anyio
async def test_clocks_of_games_of_several_days_stand_until_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also over a restart, and while nobody is there; then the decision has its whole time again."""
    async with open_hall(tmp_path) as hall:
        slow, first = await seat(hall, "me", "open", pace=SLOW)
        fast, live = await seat(hall, "me", "open", pace=Pace(seconds=60))
        me = await known(hall, slow.table, slow.token)
        await hall.persons.claim(me.names, [Claim(table=fast.table, token=fast.token)])
        await hall.persons.holiday(me, 3)
        room = first.room
        shown = room.company.info().seats[0].holiday
        assert shown is not None
        assert shown > server_clock.now() + 2 * DAY
        assert room.clock.deadline is None
        assert live.room.clock.deadline is not None  # not at live paces
        assert live.room.company.info().seats[0].holiday is None
        with pytest.raises(TableError) as caught:
            await hall.persons.holiday(me, 1)
        assert caught.value.code == "on-holiday"
        other = await room.ask(lambda: room.seats.join(JoinTable(token=slow.join, name="Noor")))
        with pytest.raises(TableError) as caught:
            await room.ask(lambda: room.seats.change_seat(other.token, 0, SeatChange(kind="bot")))
        assert caught.value.code == "holiday"
    async with open_hall(tmp_path) as hall:
        room = await hall.room(slow.table)
        assert room.clock.deadline is None
        assert room.pulse.wake == shown
    later = shown + 1000
    for module in ("hall", "live", "room.clock", "table_info"):
        monkeypatch.setattr(f"caravanserai.server.{module}.now", lambda: later)
    async with open_hall(tmp_path) as hall:
        hall.open()
        await until(lambda: slow.table in hall.rooms)
        room = hall.rooms[slow.table]
        await until(lambda: room.clock.deadline == later + DAY)
        assert room.company.info().seats[0].holiday is None
        again = await Client(room, me.token).hello()
        assert again.update["deadline"] == later + DAY


@pytest.mark.anyio
async def test_who_comes_back_early_has_the_whole_time_and_the_days_that_are_left(tmp_path: Path) -> None:
    async with open_hall(tmp_path, manners=Manners(holiday_days=4)) as hall:
        slow, first = await seat(hall, "me", "open", pace=SLOW)
        me = await known(hall, slow.table, slow.token)
        with pytest.raises(TableError) as caught:
            await hall.persons.holiday(me, 5)
        assert caught.value.code == "no-holiday"
        await hall.persons.holiday(me, 4)
        await hall.persons.holiday(me, 0)
        assert first.room.clock.deadline is not None
        assert first.room.clock.deadline > server_clock.now() + DAY - 60_000
        person = await hall.store.person(me.names.person)
        assert person is not None
        assert holidays.left(person.holidays, server_clock.now(), 4) == 3
        await hall.persons.holiday(me, 2)  # a table that is taken now knows it, too
        more, second = await seat(hall, "me", "open", pace=SLOW)
        assert second.room.clock.deadline is not None
        await hall.persons.claim(me.names, [Claim(table=more.table, token=more.token)])
        assert second.room.table.on_holiday(0, server_clock.now())
        assert second.room.clock.deadline is None
        await hall.persons.delete(me.names)
        assert [each.holiday for each in first.room.table.seats] == [0, 0]
