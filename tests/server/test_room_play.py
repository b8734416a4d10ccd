"""The game in play: what is stored of it, repeated requests, and the one check of staleness."""

import random

import lots
import pytest
from room_parts import Memory, stored, table

import caravanserai as cs
from caravanserai.core.machine import EVERYBODY
from caravanserai.server.room import play as module
from caravanserai.server.room.play import REMEMBERED, Play
from caravanserai.server.store import AddMove, Move, Pulse, SaveTable, StoreError

pytestmark = pytest.mark.anyio

PULSE = Pulse(1, 0, None, None)


async def begun() -> tuple[Play, Memory]:
    store = Memory()
    play = Play(stored(table("me", "open")), None, store)
    await play.begin(cs.Match("lots", seats=2, seed="a"))
    return play, store


async def test_each_move_is_stored_with_what_followed_by_itself() -> None:
    play, store = await begun()
    assert play.match is not None
    assert play.actor == 0
    for number, action in enumerate((lots.MARK, lots.KEEP), 1):
        play.match.play(0, action)
        await play.keep(0, f"r{number}", PULSE, save=False)
        move = store.changes[-1].move
        assert (move.number, move.seat, move.request) == (number, 0, f"r{number}")
    lines = "".join(change.move.lines for change in store.changes if isinstance(change, AddMove))
    assert lines.count("\n") == len(play.match.journal)


async def test_the_table_is_stored_with_the_move_that_changed_it() -> None:
    play, store = await begun()
    assert play.match is not None
    play.match.play(0, lots.MARK)
    await play.keep(0, "", PULSE, save=True)
    assert [type(change) for change in store.changes[-2:]] == [AddMove, SaveTable]


async def test_a_request_is_remembered_when_it_is_stored() -> None:
    play, store = await begun()
    assert play.match is not None
    play.match.play(0, lots.MARK)
    store.full = True
    with pytest.raises(StoreError):
        await play.keep(0, "a", PULSE, save=False)
    assert not play.repeated(0, "a")
    store.full = False
    await play.keep(0, "a", PULSE, save=False)
    assert play.repeated(0, "a")
    assert not play.repeated(1, "a")


async def test_the_last_requests_are_known_from_disk() -> None:
    found = stored(table("me", "open"))
    found.moves.extend(Move(n, n, 0, f"r{n}", "") for n in range(REMEMBERED + 1))
    play = Play(found, None, Memory())
    assert not play.repeated(0, "r0")
    assert play.repeated(0, "r1")
    assert play.repeated(0, f"r{REMEMBERED}")


async def test_what_was_decided_for_another_position_is_stale() -> None:
    assert Play(stored(table()), None, Memory()).stale(0)
    play, _ = await begun()
    assert play.match is not None
    assert not play.stale(0)
    play.match.play(0, lots.MARK)
    assert play.stale(0)
    assert not play.stale(1)
    play.match.undo(0)
    assert play.stale(0)
    assert play.stale(1)


@pytest.mark.parametrize("key", ["alrashid", "morgenland"])
async def test_only_what_everybody_sees_touches_the_table(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The lists tell when a table was touched: that must count no hidden step."""
    match = cs.Match(key, seats=4, seed="0")
    play = Play(stored(table("me", "open")), match, Memory())
    rng = random.Random(0)
    hidden = 0
    time = 0
    while not match.over:
        time += 1
        monkeypatch.setattr(module, "now", lambda time=time: time)
        before = len(match.events), match.game.view(match.state, None), match.game.prompt(match.state, None)
        match.play(match.state.actor(), rng.choice(match.state.legal()))
        public = any(event[2] == EVERYBODY for _, event in match.events[before[0] :]) or match.over
        assert play.touch() == public
        assert (play.touched == time) == public
        if (match.game.view(match.state, None), match.game.prompt(match.state, None)) == before[1:]:
            hidden += not public
    assert hidden > 0


async def test_an_undo_touches_the_table_if_what_is_undone_was_seen() -> None:
    play, _ = await begun()
    assert play.match is not None
    play.match.play(0, lots.MARK)
    assert play.touch()
    play.match.undo(0)
    assert play.touch()
    assert not play.touch()
