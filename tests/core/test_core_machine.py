"""The decision stack."""

import pytest
from pile_game import FLIP, TOY, Flip, Next, Pile, Take

from caravanserai.core.machine import CHANCE, EVERYBODY, OVER, Broken, State, Step


def pile(size: int = 7, seats: int = 2) -> Pile:
    state = Pile(seats, (str(size), "off"), [Take(0, ())], size, [0] * seats)
    state.settle()
    return state


def test_set_up_steps_run_by_themselves() -> None:
    state = TOY.new(3)
    assert state.actor() == 0
    assert [type(step) for step in state.stack] == [Take]


def test_steps_follow_in_the_order_of_the_stack() -> None:
    state = pile()
    state.apply(2)
    assert state.actor() == CHANCE
    assert [type(step) for step in state.stack] == [Next, Flip]
    assert state.weights() == [3, 1]
    state.apply(FLIP + 1)
    assert state.actor() == 1
    assert state.scores() == [2, 0]


def test_an_empty_stack_is_the_end() -> None:
    state = pile(1)
    state.apply(0)
    assert state.actor() == OVER
    assert state.legal() == []


def test_clones_share_steps_but_nothing_else() -> None:
    state = pile()
    copy = state.clone()
    assert copy.stack is not state.stack
    assert copy.stack[0] is state.stack[0]
    copy.apply(0)
    assert (state.pile, state.taken, len(state.stack)) == (7, [0, 0], 1)


def test_events_are_told_only_to_listeners() -> None:
    state = pile()
    state.apply(0)
    assert state.log is None
    state.log = []
    state.apply(FLIP)
    state.apply(1)
    assert state.log == [(1, (0, 0), 1), (0, (1, 2), EVERYBODY)]
    assert state.clone().log is None


def test_weights_are_even_unless_said_otherwise() -> None:
    assert Step.weights(Take(0, ()), pile(2)) == [1, 1]


@pytest.mark.parametrize(
    ("taken", "ranking"),
    [([1, 2], [[1], [0]]), ([2, 2], [[0, 1]]), ([-1, 0], [[1], [0]])],
)
def test_ranking_groups_ties(taken: list[int], ranking: list[list[int]]) -> None:
    state = pile()
    state.taken = taken
    assert state.ranking() == ranking


def test_what_a_game_must_implement_is_not_invented() -> None:
    state = State(2, (), [])
    for missing in (state.clone, state.scores, state.check):
        with pytest.raises(NotImplementedError):
            missing()
    step = Step[State](0)
    assert (step.flaw(state, 0), step.auto(state)) == ("", False)


def test_broken_names_field_rule_and_fault() -> None:
    broken = Broken("state.pile", "TY-1", "too small")
    assert str(broken) == "state.pile: too small (TY-1)"
    assert str(Broken("state.pile", "", "too small")) == "state.pile: too small"
    assert (broken.where, broken.rule, broken.what) == ("state.pile", "TY-1", "too small")
