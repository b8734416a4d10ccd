"""The chat: stored first, then heard by those of the own kind."""

import contextlib

import pytest
from room_parts import Memory, heard, link, table

from caravanserai.server.messages import Say
from caravanserai.server.room.talk import LINES, RATE, Talk
from caravanserai.server.store import AddChat, Chat, StoreError
from caravanserai.server.tables import TableError

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


async def test_many_sockets_of_one_person_talk_no_faster_than_one() -> None:
    sockets = [link(0) for _ in range(20)]
    talk = Talk(table("me", "open"), sockets, [], Memory())
    said = 0
    for number in range(120):
        with contextlib.suppress(TableError):
            await talk.say(sockets[number % 20], Say(text="spam"))
            said += 1
    assert said == RATE[1]
    await talk.say(link(1), Say(text="somebody else may"))


async def test_spectators_of_one_address_share_a_limit_and_those_of_another_do_not() -> None:
    crowd, other = [link(address="1.2.3.4") for _ in range(20)], link(address="1.2.3.5")
    talk = Talk(table("me", "open"), [*crowd, other], [], Memory())
    refused = []
    for watcher in crowd:
        try:
            await talk.say(watcher, Say(text="spam"))
        except TableError as error:
            refused.append(error.code)
    assert refused == ["slow-down"] * (20 - int(RATE[1]))
    await talk.say(other, Say(text="good evening"))
    assert [line.text for line in talk.heard_by(other)][-1] == "good evening"
