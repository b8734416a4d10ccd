"""Standing answers: what may be promised, what is answered, and when a promise ends."""

import lots
import pytest
from room_parts import Patience, table

import caravanserai as cs
from caravanserai.server.room.promises import Promises

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("promising")]


def test_a_promise_that_is_offered_answers_its_questions() -> None:
    made, match = table("me", "open"), cs.Match("lots", seats=2, seed="a")
    promises = Promises(made, Patience().later)
    assert promises.offered(match, 0) == ["rest", "doze"]
    assert promises.offered(match, 1) == []  # nobody sits there
    assert not promises.give(match, 0, "sleep")
    assert not promises.give(match, 1, "rest")
    assert promises.give(match, 0, "rest")
    assert promises.given(0) == "rest"
    assert promises.answer(match, 0) is None
    match.play(0, lots.MARK)
    assert promises.answer(match, 0) == lots.KEEP
    assert promises.answer(match, 1) is None
    assert promises.give(match, 0, "")
    assert promises.answer(match, 0) is None


def test_a_promise_ends_by_itself() -> None:
    made, match = table("me", "open"), cs.Match("lots", seats=2, seed="a")
    promises = Promises(made, Patience().later)
    promises.give(match, 0, "rest")
    ends = []
    while not match.over and len(ends) < 30:
        match.play(match.state.actor(), match.state.legal()[0])
        ends.append((promises.lapse(match), match.state.turn))
    assert [turn for ended, turn in ends if ended] == [4]
    assert promises.given(0) == ""
    assert (made.seats[0].promise, made.seats[0].promised_at) == ("", 0)


async def test_a_promise_is_kept_once_and_after_the_while_it_was_told() -> None:
    patience = Patience()
    promises = Promises(table(), patience.later)
    done: list[int] = []

    async def keep(number: int) -> None:
        done.append(number)

    promises.arm(0.9, lambda: keep(1))
    promises.arm(0.9, lambda: keep(2))
    assert patience.waits == [0.9]
    await patience.pass_by()
    promises.arm(0.9, lambda: keep(3))
    promises.disarm()
    await patience.pass_by()
    assert done == [2]
