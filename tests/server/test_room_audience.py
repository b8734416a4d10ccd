"""The audience: each sees its own, late spectators later, and a version stands for one position."""

import lots
import pytest
from room_parts import Patience, heard, link, table

import caravanserai as cs
from caravanserai.server.eyes import Beside
from caravanserai.server.room import audience as module
from caravanserai.server.room.audience import NEVER, Audience

pytestmark = pytest.mark.anyio


def test_each_audience_is_sent_its_own() -> None:
    match = cs.Match("lots", seats=2, seed="a")
    one, two, watcher, guest = link(0), link(1), link(), link(role="guest")
    audience = Audience(table("me", "open"), [one, two, watcher, guest], Patience().later, lambda _: Beside())
    audience.show(match)
    views = [heard(each)[0]["view"] for each in (one, two, watcher)]
    assert views[0]["dice"][1] == views[1]["dice"][0] == [None, None]
    assert views[0]["dice"][0] == match.state.dice[:2]
    assert views[2]["dice"] == [[None, None], [None, None]]
    assert heard(guest) == []
    audience.show(match)
    assert heard(one) == []
    match.play(0, lots.MARK)
    audience.show(match)
    assert not heard(one)[0]["whole"]


def test_a_version_stands_for_the_present_or_for_nothing() -> None:
    match = cs.Match("lots", seats=2, seed="a")
    one = link(0)
    audience = Audience(table("me", "open"), [one], Patience().later, lambda _: Beside())
    audience.show(match)
    version = heard(one)[0]["version"]
    assert audience.seen(match, 0, version) == match.version
    assert audience.seen(match, 0, "other") == NEVER
    match.play(0, lots.MARK)
    audience.show(match)
    assert audience.seen(match, 0, version) == NEVER
    assert audience.seen(match, 0, heard(one)[0]["version"]) == match.version


async def test_late_spectators_see_the_game_when_its_time_has_come() -> None:
    match, patience = cs.Match("lots", seats=2, seed="a"), Patience()
    watcher, fresh = link(), link()
    audience = Audience(
        table("me", "open", spectators="delayed", delay=0), [watcher], patience.later, lambda _: Beside()
    )
    match.play(0, lots.MARK)
    audience.show(match)
    audience.show_whole(match, fresh)
    assert heard(watcher) == heard(fresh) == []
    await patience.pass_by()
    assert heard(watcher)[0]["view"]["jars"]["red"] == 1
    audience.show_whole(match, fresh)
    assert heard(fresh)[0]["whole"]


async def test_a_clock_that_is_set_back_does_not_keep_late_spectators_waiting(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match, patience, watcher = cs.Match("lots", seats=2, seed="a"), Patience(), link()
    made = table("me", "open", spectators="delayed", delay=0)
    audience = Audience(made, [watcher], patience.later, lambda _: Beside())
    audience.show(match)
    monkeypatch.setattr(module, "now", lambda: 5)
    await patience.pass_by()
    assert [message["type"] for message in heard(watcher)] == ["update"]


async def test_what_has_waited_on_disk_waits_no_longer_than_the_delay() -> None:
    match, patience = cs.Match("lots", seats=2, seed="a"), Patience()
    made = table("me", "open", spectators="delayed", delay=60)
    audience = Audience(made, [], patience.later, lambda _: Beside())
    for waited in (0.0, 20.0, 500.0, -9000.0):
        audience.show_late(match, waited)
    assert patience.waits == [60.0, 40.0, 0.0, 60.0]
