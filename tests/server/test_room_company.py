"""The company: who is here, who is away, who is told what."""

import pytest
from room_parts import Patience, heard, link, table

from caravanserai.server.room import company as module
from caravanserai.server.room.company import Company

pytestmark = pytest.mark.anyio


@pytest.fixture
def now(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The time, to be changed."""
    time = [5000]
    monkeypatch.setattr(module, "now", lambda: time[0])
    return time


def test_a_seat_is_away_when_its_last_client_has_gone(now: list[int]) -> None:
    company = Company(table("me", "open"), Patience().later)
    one, two = link(0), link(0)
    company.links |= {one, two}
    now[0] = 6000
    company.remove(one)
    assert company.here(0)
    assert company.away(0) is None
    now[0] = 7000
    company.remove(two)
    company.remove(two)
    now[0] = 9500
    assert company.away(0) == 2500
    assert company.info().seats[0].away_since == 7000
    assert company.away(7) is None


def test_everybody_but_one_is_told_with_their_own_role() -> None:
    made = table("me", "open")
    made.seats[0].stand_in = "asked"
    company = Company(made, Patience().later)
    seat, watcher, fresh = link(0), link(), link()
    company.links |= {seat, watcher, fresh}
    company.announce(but=fresh)
    (told,) = heard(seat)
    assert told["you"] == {"role": "seat", "seat": 0, "standIn": True, "asks": None, "quiet": False}
    assert told["table"]["watchers"] == 2
    assert heard(watcher)[0]["you"]["role"] == "spectator"
    assert heard(fresh) == []


async def test_spectators_who_come_and_go_are_told_together() -> None:
    patience, seat = Patience(), link(0)
    company = Company(table("me", "open"), patience.later)
    company.links.add(seat)
    watchers = [link() for _ in range(50)]
    for watcher in watchers:
        company.links.add(watcher)
        company.arrived(watcher, news=False)
    assert heard(seat) == []
    assert patience.waits == [module.WATCHERS_SECONDS]
    await patience.pass_by()
    assert [message["table"]["watchers"] for message in heard(seat)] == [50]
    for watcher in watchers:
        company.remove(watcher)
        company.links.add(watcher)
        company.arrived(watcher, news=False)
    await patience.pass_by()
    assert heard(seat) == []  # as many as before: no news


def test_a_seat_is_told_when_its_first_client_comes_and_its_last_one_goes() -> None:
    other, mine = link(1), [link(0), link(0)]
    company = Company(table("me", "open"), Patience().later)
    company.links.add(other)
    told = []
    for one in mine:
        company.links.add(one)
        company.arrived(one, news=False)
        told.append(len(heard(other)))
    for one in mine:
        company.remove(one)
        told.append(len(heard(other)))
    assert told == [1, 0, 0, 1]


def test_those_sent_away_hear_why_and_are_gone() -> None:
    company = Company(table(), Patience().later)
    seat, watcher = link(0), link()
    company.links |= {seat, watcher}
    company.send_away(lambda one: one.seat == 0, "no-entry", "given up")
    assert company.links == {watcher}
    assert heard(seat)[0]["final"]
    assert (seat.closing, watcher.closing) == (True, False)
    company.interrupt("restarting", "x", 1012)
    assert heard(watcher)[0]["code"] == "restarting"
    assert watcher.close_code == 1012
