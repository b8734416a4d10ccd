"""The company: who is here, who is away, who is told what."""

import pytest
from room_parts import heard, link, table

from caravanserai.server.room import company as module
from caravanserai.server.room.company import Company


@pytest.fixture
def now(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The time, to be changed."""
    time = [5000]
    monkeypatch.setattr(module, "now", lambda: time[0])
    return time


def test_a_seat_is_away_when_its_last_client_has_gone(now: list[int]) -> None:
    company = Company(table("me", "open"))
    one, two = link(0), link(0)
    company.links |= {one, two}
    now[0] = 6000
    assert company.remove(one)
    assert company.here(0)
    assert company.away(0) is None
    now[0] = 7000
    assert company.remove(two)
    assert not company.remove(two)
    now[0] = 9500
    assert company.away(0) == 2500
    assert company.info().seats[0].away_since == 7000
    assert company.away(7) is None


def test_everybody_but_one_is_told_with_their_own_role() -> None:
    made = table("me", "open")
    made.seats[0].stand_in = "asked"
    company = Company(made)
    seat, watcher, fresh = link(0), link(), link()
    company.links |= {seat, watcher, fresh}
    company.announce(but=fresh)
    (told,) = heard(seat)
    assert told["you"] == {"role": "seat", "seat": 0, "standIn": True}
    assert told["table"]["watchers"] == 2
    assert heard(watcher)[0]["you"]["role"] == "spectator"
    assert heard(fresh) == []


def test_those_sent_away_hear_why_and_are_gone() -> None:
    company = Company(table())
    seat, watcher = link(0), link()
    company.links |= {seat, watcher}
    company.send_away(lambda one: one.seat == 0, "no-entry", "given up")
    assert company.links == {watcher}
    assert heard(seat)[0]["final"]
    assert (seat.closing, watcher.closing) == (True, False)
    company.interrupt("restarting", "x", 1012)
    assert heard(watcher)[0]["code"] == "restarting"
    assert watcher.close_code == 1012
