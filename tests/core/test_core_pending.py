"""Pending steps: declared limits, what may lie beneath, and what the position must show."""

from typing import Any, ClassVar

import pytest
from pile_game import TOY, Flip, Next, Pile, Take

from caravanserai.core.machine import Broken, State, Step
from caravanserai.core.pending import BOTTOM, SEATS, Entries, Pending, check_pending

DECLARED = Pending(
    limits={"seat": (0, SEATS), "Flip.seat": (0, 0)},
    tuples={"history": Entries(1, 3, 2, True)},
    beneath={"Take": BOTTOM, "Next": BOTTOM, "Flip": "Next"},
)


def pile(*stack: Step[Any]) -> Pile:
    return Pile(2, TOY.check_options(2, {}), list(stack), 7, [0, 0])


def test_what_the_rules_push_is_accepted() -> None:
    check_pending(pile(), DECLARED)
    check_pending(pile(Take(1, (1, 3))), DECLARED)
    check_pending(pile(Next(1), Flip(0)), DECLARED)


@pytest.mark.parametrize(
    ("stack", "where", "what"),
    [
        ([Take(2, ())], "pending[0].seat", "2 is out of range, allowed: 0 to 1"),
        ([Next(-1), Flip(0)], "pending[0].seat", "-1 is out of range"),
        ([Next(1), Flip(1)], "pending[1].seat", "1 is out of range, allowed: 0 to 0"),
        ([Take(0, (1, 2, 3))], "pending[0].history", "3 entries, at most 2"),
        ([Take(0, (1, 4))], "pending[0].history[1]", "4 is out of range, allowed: 1 to 3"),
        ([Take(0, (2, 2))], "pending[0].history", "an entry stands there twice"),
        ([Flip(0)], "pending[0]", "Flip cannot wait at the bottom"),
        ([Next(0), Take(0, ())], "pending[1]", "Take cannot wait on Next"),
    ],
)
def test_the_first_fault_is_named(stack: list[Step[Any]], where: str, what: str) -> None:
    with pytest.raises(Broken) as caught:
        check_pending(pile(*stack), DECLARED)
    assert caught.value.where == where
    assert what in caught.value.what


def test_the_rule_of_the_step_is_named() -> None:
    with pytest.raises(Broken) as caught:
        check_pending(pile(Take(9, ())), DECLARED)
    assert caught.value.rule == "TY-1"


def test_a_field_must_be_of_its_kind() -> None:
    with pytest.raises(Broken, match="expected a list"):
        check_pending(pile(Take(0, 5)), DECLARED)  # type: ignore[arg-type]
    with pytest.raises(Broken, match="expected a number"):
        check_pending(pile(Next((0,))), DECLARED)  # type: ignore[arg-type]


def test_a_field_without_limits_is_an_error_of_the_game() -> None:
    bare = Pending(limits={}, tuples={}, beneath={"Next": BOTTOM})
    with pytest.raises(LookupError, match="the field seat of Next"):
        check_pending(pile(Next(0)), bare)


class Picky(Next):
    """A step that looks at all of the stack."""

    seen: ClassVar[list[tuple[int, int]]] = []

    def flaw(self, s: State, at: int) -> str:
        self.seen.append((at, len(s.stack)))
        return "seat 1 has had enough" if self.seat == 1 else ""


def test_a_step_sees_the_whole_stack_and_where_it_lies() -> None:
    declared = Pending({"seat": (0, SEATS)}, {}, {"Picky": f"{BOTTOM} Picky"})
    Picky.seen.clear()
    with pytest.raises(Broken, match="seat 1 has had enough") as caught:
        check_pending(pile(Picky(0), Picky(1), Picky(0)), declared)
    assert caught.value.where == "pending[1]"
    assert Picky.seen == [(0, 3), (1, 3)]
