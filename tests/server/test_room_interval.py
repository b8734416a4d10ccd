"""Pauses: who is shown a card, whom the table waits for, and for how long."""

import lots
import pytest
from room_parts import Patience, heard, link, table

import caravanserai as cs
from caravanserai.server.link import Link
from caravanserai.server.room.interval import LONGEST, Interval
from caravanserai.server.tables import Table

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("pausing")]


class Pausing:
    """A table of three people, two of them there, and what its pause does."""

    def __init__(self, made: Table | None = None) -> None:
        self.table = made or table("me", "open", "open")
        for seat in self.table.seats[:2]:
            seat.kind = "person"
        self.links = {link(0), link(1)}
        for each in self.links:
            each.reads_pauses = True
        self.patience = Patience()
        self.ends = 0
        self.match = cs.Match("lots", seats=3, seed="a")
        self.interval = Interval(self.table, self.match, self.links, self.patience.later, self._over)

    async def _over(self) -> None:
        self.ends += 1

    def mark(self) -> None:
        """A decision that ends a stretch."""
        while lots.MARK not in self.match.state.legal():
            self.match.play(self.match.state.actor(), lots.KEEP)
        self.match.play(self.match.state.actor(), lots.MARK)
        self.interval.follow(self.match)

    def of(self, seat: int) -> Link:
        return next(each for each in self.links if each.seat == seat)


async def test_it_goes_on_when_all_people_who_are_there_have_read() -> None:
    made = Pausing()
    made.mark()
    card = made.interval.card(made.match, 0)
    assert card is not None
    assert card["id"] == "1 marked"
    made.interval.shown()
    assert (made.interval.on, made.interval.awaited) == (True, [0, 1])
    await made.interval.go_on(made.of(1))
    assert [each["awaited"] for each in heard(made.of(0))] == [[0, 1], [0]]
    assert (made.interval.on, made.ends) == (True, 0)
    await made.interval.go_on(made.of(0))
    assert (made.interval.on, made.ends) == (False, 1)
    assert heard(made.of(1))[-1]["until"] is None
    assert made.interval.card(made.match, 0) is None
    await made.patience.pass_by()
    assert made.ends == 1


async def test_it_goes_on_by_itself() -> None:
    made = Pausing()
    made.mark()
    assert made.patience.waits == [LONGEST]
    await made.patience.pass_by()
    assert (made.interval.on, made.ends) == (False, 1)


async def test_who_leaves_or_lets_a_bot_play_is_not_waited_for() -> None:
    made = Pausing()
    made.mark()
    made.links.discard(made.of(1))
    await made.interval.look()
    assert made.interval.awaited == [0]
    made.table.seats[0].stand_in = "asked"
    await made.interval.look()
    assert made.ends == 1


async def test_a_move_ends_it_and_the_next_card_tells_what_came_since() -> None:
    made = Pausing()
    made.mark()
    made.match.play(made.match.state.actor(), lots.KEEP)
    made.interval.follow(made.match)
    assert not made.interval.on
    made.mark()
    card = made.interval.card(made.match, 0)
    assert card is not None
    assert card["id"].split(" ", 1)[1].count("marked") == 1


async def test_programs_are_shown_the_card_once_and_not_waited_for() -> None:
    made = Pausing()
    for each in made.links:
        each.reads_pauses = False
    made.mark()
    assert (made.interval.on, made.interval.card(made.match, None) is None) == (False, False)
    made.interval.shown()
    assert made.interval.card(made.match, None) is None


async def test_a_table_may_do_without() -> None:
    made = Pausing()
    made.table.pauses = False
    made.mark()
    assert (made.interval.on, made.interval.card(made.match, 0)) == (False, None)
