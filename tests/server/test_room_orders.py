"""Orders in advance: what fits, what is a surprise, and that a plan follows only what its seat sees."""

from typing import Any

import lots
import pytest
from room_parts import table

import caravanserai as cs
from caravanserai.core.machine import EVERYBODY
from caravanserai.play.match import Match
from caravanserai.server.foresight import seen_as
from caravanserai.server.plans import Order, PlanCase, Saying
from caravanserai.server.room.orders import Orders, standing

KEPT, MARKED = lots.KEPT, lots.MARKED


def saying(match: Match, action: int) -> Saying:
    choice = match.game.choice(match.state, action)
    return Saying(key=choice["key"], args=dict(choice["args"]))


def case(match: Match, *event: Any) -> PlanCase:
    """Seat 0 does what the event tells."""
    return PlanCase(
        seat=0, seen=seen_as(0, [(event[0], event[1:], EVERYBODY)], 1), said=saying(match, lots.KEEP)
    )


def order(match: Match, action: int, when: PlanCase | None = None, *then: Order, **more: Any) -> Order:
    decision = "D-MARK" if lots.MARK <= action < lots.KEEP else "D-DICE"
    said = more.pop("said", saying(match, action))
    return Order(
        when=when, decision=more.pop("decision", decision), action=action, said=said, then=list(then)
    )


class Case:
    """Two people; the second one plans while the first one chooses a jar."""

    def __init__(self, **more: Any) -> None:
        self.table = table("me", "open", **more)
        self.table.seats[1].kind = "person"
        self.match = cs.Match("lots", seats=2, seed="a")
        self.orders = Orders(self.table)

    def give(self, *orders: Order) -> bool:
        return self.orders.give(self.match, 1, orders)

    def play(self, *actions: int) -> None:
        for action in actions:
            assert self.match.play(self.match.state.actor(), action)

    def state(self) -> str:
        plan = self.table.seats[1].plan
        assert plan is not None
        return standing(self.match, 1, plan).state


def test_the_planned_answer_comes_when_exactly_that_happened() -> None:
    for jar, expected in ((0, lots.MARK + 2), (1, lots.MARK)):
        made = Case()
        assert made.give(
            order(made.match, lots.MARK + 2, case(made.match, MARKED, 0, 0)),
            order(made.match, lots.MARK, case(made.match, MARKED, 0, 1)),
        )
        assert made.orders.answer(made.match, 1) is None
        made.play(lots.MARK + jar)
        assert made.state() == "waits"
        made.play(lots.KEEP)
        assert made.orders.answer(made.match, 1) == expected
        made.play(expected)
        assert made.orders.lapse(made.match)
        assert (made.orders.given(1), made.orders.note(1)) == ([], "done")


def test_a_surprise_drops_the_whole_plan_as_soon_as_it_is_seen() -> None:
    made = Case()
    assert made.give(order(made.match, lots.MARK, case(made.match, MARKED, 0, 0)))
    made.play(lots.MARK + 1)
    assert made.orders.lapse(made.match)
    assert (made.orders.given(1), made.orders.note(1)) == ([], "dropped")
    assert made.orders.answer(made.match, 1) is None
    assert made.give()
    assert made.orders.note(1) == ""


def test_whatever_happens_answers_what_has_no_case_of_its_own() -> None:
    made = Case()
    made.give(order(made.match, lots.MARK, case(made.match, MARKED, 0, 0)), order(made.match, lots.MARK + 1))
    made.play(lots.MARK + 2, lots.KEEP)
    assert made.orders.answer(made.match, 1) == lots.MARK + 1


def test_what_follows_is_planned_too_and_an_answer_by_hand_ends_it() -> None:
    made = Case()
    then = order(made.match, lots.KEEP)
    made.give(order(made.match, lots.MARK, None, then))
    made.play(lots.MARK, lots.KEEP, lots.MARK)
    assert made.orders.answer(made.match, 1) == lots.KEEP
    made.play(lots.KEEP)
    assert made.state() == "done"

    made = Case()
    made.give(order(made.match, lots.MARK, None, then))
    made.play(lots.MARK, lots.KEEP, lots.MARK + 1)
    assert made.state() == "dropped"


@pytest.mark.parametrize("wrong", ["decision", "said", "action"])
def test_a_question_that_is_not_the_planned_one_is_never_answered(wrong: str) -> None:
    made = Case()
    more: dict[str, Any] = {
        "decision": {"decision": "D-DICE"},
        "said": {"said": saying(made.match, lots.KEEP)},
        "action": {"decision": "D-MARK"},
    }[wrong]
    made.give(order(made.match, lots.LOOK if wrong == "action" else lots.MARK, None, **more))
    made.play(lots.MARK, lots.KEEP)
    assert made.orders.answer(made.match, 1) is None
    assert made.orders.lapse(made.match)
    assert made.orders.note(1) == "dropped"


def test_a_plan_sees_no_more_than_its_seat() -> None:
    """A roll of the first seat is public, what it rolled is not: no plan can tell the faces apart."""
    results = set()
    for seed in "abcdefgh":
        made = Case()
        made.match = cs.Match("lots", seats=2, seed=seed)
        made.play(lots.MARK)
        face = seen_as(0, [(lots.ROLLED_FACE, (0, 3), 1), (lots.ROLLED, (0,), EVERYBODY)], 1)
        assert face == seen_as(0, [(lots.ROLLED, (0,), EVERYBODY)], 1)
        hidden = PlanCase(
            seat=0,
            seen=seen_as(0, [(lots.ROLLED_FACE, (0, 3), EVERYBODY)], 1),
            said=saying(made.match, lots.KEEP),
        )
        made.give(order(made.match, lots.MARK, hidden), order(made.match, lots.MARK + 1))
        made.play(lots.ROLL)
        while made.match.state.actor() == 0:
            made.play(made.match.state.legal()[0])
        results.add(made.orders.answer(made.match, 1))
    assert results == {lots.MARK + 1}


def test_what_cannot_be_planned_is_refused() -> None:
    made = Case()
    fine = order(made.match, lots.MARK)
    assert not made.orders.give(made.match, 0, [fine])  # it decides now
    assert not made.give(*[fine] * 13)
    assert not made.give(
        order(
            made.match, lots.MARK, None, order(made.match, lots.KEEP, None, order(made.match, 0, None, fine))
        )
    )
    assert made.give(fine)
    fast = Case()
    fast.table.pace = cs_pace(60)
    assert not fast.give(fine)
    fast.table.pace = cs_pace(86_400)
    assert fast.give(fine)
    fast.table.seats[1].kind = "bot"
    assert not fast.give(fine)


def cs_pace(seconds: int) -> Any:
    from caravanserai.server.messages import Pace

    return Pace(seconds=seconds)


def test_an_undo_by_the_other_seat_is_followed() -> None:
    made = Case()
    made.give(
        order(made.match, lots.MARK, case(made.match, MARKED, 0, 1)),
        order(made.match, lots.MARK + 2, case(made.match, MARKED, 0, 0)),
    )
    made.play(lots.MARK)
    assert made.state() == "waits"
    assert made.match.undo(0)
    made.play(lots.MARK + 1, lots.KEEP)
    assert made.orders.answer(made.match, 1) == lots.MARK
