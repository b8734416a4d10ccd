"""The chat: stored first, then heard by those of the own kind."""

import pytest
from room_parts import Memory, heard, link, table

from caravanserai.server.messages import Say
from caravanserai.server.room.talk import LINES, Talk
from caravanserai.server.store import AddChat, Chat, StoreError

pytestmark = pytest.mark.anyio


async def test_a_line_is_stored_and_heard_by_its_own_kind() -> None:
    made, store = table("me", "open", player="Ada"), Memory()
    seat, watcher, guest = link(0), link(), link(role="guest")
    talk = Talk(made, [seat, watcher, guest], [], store)
    await talk.say(seat, Say(text="  good evening "))
    await talk.say(guest, Say(text="me too"))
    (change,) = store.changes
    assert isinstance(change, AddChat)
    assert change.chat[2:] == ("seats", 0, "Ada", "good evening")
    assert [message["line"]["text"] for message in heard(seat)] == ["good evening"]
    assert heard(watcher) == heard(guest) == []
    assert [line.text for line in talk.heard_by(seat)] == ["good evening"]
    assert talk.heard_by(watcher) == talk.heard_by(guest) == []


async def test_what_is_not_stored_is_not_heard() -> None:
    store, seat = Memory(), link(0)
    store.full = True
    talk = Talk(table(), [seat], [], store)
    with pytest.raises(StoreError):
        await talk.say(seat, Say(text="x"))
    assert heard(seat) == []


async def test_only_the_last_lines_are_remembered() -> None:
    lines = [Chat(n, n, "seats", 0, "Ada", str(n)) for n in range(LINES + 5)]
    store, seat = Memory(), link(0)
    talk = Talk(table(), [seat], lines, store)
    assert [line.text for line in talk.heard_by(seat)][:1] == ["5"]
    await talk.say(seat, Say(text="next"))
    assert store.changes[0].chat.number == LINES + 5
