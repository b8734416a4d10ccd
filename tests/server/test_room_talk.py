"""The chat: stored first, then heard by those of the own kind."""

import contextlib

import pytest
from room_parts import Memory, heard, link, table

from caravanserai.server import security, tables
from caravanserai.server.bodies import Complaint, Settings
from caravanserai.server.requests import Say
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


async def test_marks_that_nobody_sees_are_left_out() -> None:
    """They turn what is written round, or put lines where there are none."""
    made, store = table("me", "open", player="\u202eadA\x00"), Memory()
    talk = Talk(made, [link(0)], [], store)
    await talk.say(link(0), Say(text="good\u2028\r\nevening \u2066to\u2069 a\u200dll"))
    await talk.say(link(0), Say(text="\u202e\u200b\x07"))
    (change,) = store.changes
    assert change.chat[4:] == ("adA", "good evening to a\u200dll")
    tables.settle(made, Settings(name="\u2067table"))
    tables.rename(made, 0, "N\x1boor\u061c", None)
    assert (made.name, made.seats[0].name) == ("table", "Noor")


async def test_who_is_muted_is_not_heard() -> None:
    made, seat, watcher = table("me", "open"), link(0), link()
    talk = Talk(made, [seat, watcher], [], Memory())
    made.seats[0].muted = made.quiet = True
    for one in (seat, watcher):
        with pytest.raises(TableError) as caught:
            await talk.say(one, Say(text="x"))
        assert caught.value.code == "muted"
    made.seats[0].muted = made.quiet = False
    await talk.say(seat, Say(text="x"))
    await talk.say(watcher, Say(text="x"))


async def test_a_report_is_kept_for_the_host_and_nobody_at_the_table_hears_of_it() -> None:
    made, store, seat = table("me", "open"), Memory(), link(0)
    made.seats[0].key, made.watch = security.digest("mine"), security.digest("watch")
    talk = Talk(made, [seat], [], store)
    await talk.complain("mine", Complaint(about=1, text=" foul words "))
    await talk.complain("watch", Complaint(text="nobody plays"))
    assert [(c.report.seat, c.report.about, c.report.text) for c in store.changes] == [
        (0, 1, "foul words"),
        (-1, -1, "nobody plays"),
    ]
    assert heard(seat) == []
    for token, about in (("guess", 1), ("mine", 7)):
        with pytest.raises(TableError):
            await talk.complain(token, Complaint(about=about, text="x"))
