"""Odd types at the border: any integer type is taken, everything else is refused by name, and nothing moves."""

import numpy as np
import pytest
from border_script import answers
from pile_game import TAKE, TOY

from caravanserai import Match, NotLegal, NotYourTurn, Stale
from caravanserai.core.border import NoSuchAction, NoSuchSeat, whole


def test_every_public_function_of_every_game_takes_odd_arguments() -> None:
    found = list(answers())
    assert len(found) > 1500
    assert sum("Accepted" in line or "plays on" in line for line in found) == 4


@pytest.mark.parametrize("value", [25.0, 0.0, None, "draw red", "0", b"0", [], 1j])
def test_a_match_refuses_by_name_and_stays_as_it_is(value: object) -> None:
    match = Match(TOY, 2, seed="x")
    before = TOY.position(match.state)
    assert isinstance(match.play(0, value), NotLegal)  # type: ignore[arg-type]
    assert isinstance(match.play(value, TAKE), NotYourTurn)  # type: ignore[arg-type]
    if value is not None:
        assert isinstance(match.play(0, TAKE, value), Stale)  # type: ignore[arg-type]
    assert (TOY.position(match.state), match.version, len(match.journal)) == (before, 0, 0)
    assert match.play(0, TAKE)


def test_any_integer_type_is_taken_and_kept_as_a_plain_number() -> None:
    match = Match(TOY, np.int64(2), seed="x")  # type: ignore[arg-type]
    assert match.play(np.uint8(0), np.int64(TAKE), np.int32(0))  # type: ignore[arg-type]
    assert type(match.journal[0]) is not None
    assert {type(number) for entry in match.steps for number in entry[:2]} == {int}
    assert type(match.state.seats) is int


def test_games_refuse_seats_and_actions_by_name() -> None:
    state = TOY.new(2)
    for seat in (2, -1, 0.0, "0"):
        with pytest.raises(NoSuchSeat, match="they run from 0 to 1"):
            TOY.view(state, seat)  # type: ignore[arg-type]
    for action in (5, -1, 1.0, None):
        with pytest.raises(NoSuchAction, match="they run from 0 to 4"):
            TOY.name(action)  # type: ignore[arg-type]
    with pytest.raises(NoSuchAction, match="names are text"):
        TOY.parse(3)  # type: ignore[arg-type]
    assert TOY.view(state, np.int64(1)) == TOY.view(state, 1)  # type: ignore[arg-type]


def test_whole_numbers() -> None:
    assert [whole(value) for value in (3, np.int64(3), True, 3.0, "3", None)] == [3, 3, 1, None, None, None]
