"""The contract's own part: options, prompts, refusals."""

from collections.abc import Sequence

import pytest
from pile_game import TAKE, TOY, Pile, Take, Toy

from caravanserai.core.border import NoSuchSeat
from caravanserai.core.game import BadOption, Choice, forced
from caravanserai.core.machine import State


def test_defaults_and_spellings_of_options() -> None:
    assert TOY.new(2).options == ("7", "off")
    assert TOY.new(2, pile=3, house_rule=True).options == ("3", "on")
    assert TOY.new(2, **{"house-rule": "on"}).options == ("7", "on")


@pytest.mark.parametrize(
    ("seats", "options", "says"),
    [
        (0, {}, "toy is for 1 to 3 seats, not 0"),
        (True, {}, "toy is for 1 to 3 seats, not True"),
        (2, {"moon": 1}, "toy has no option 'moon'; it has: pile, house-rule"),
        (2, {"pile": 4}, "toy: pile cannot be '4'; allowed: 7, 3, 1"),
    ],
)
def test_bad_options_say_what_is_allowed(seats: int, options: dict[str, object], says: str) -> None:
    with pytest.raises(BadOption) as error:
        TOY.new(seats, **options)
    assert str(error.value) == says


def test_seats_default_to_as_many_as_possible_up_to_four() -> None:
    assert TOY.new().seats == 3


def test_prompt_of_the_decider_and_of_the_others() -> None:
    state = TOY.new(2)
    mine, other, spectator = (TOY.prompt(state, seat) for seat in (0, 1, None))
    assert [choice["id"] for choice in mine["choices"]] == state.legal()
    plain = {"at": [], "effects": [], "idle": False}
    assert mine["choices"][1] == {"id": 1, "key": "choice-take", "args": {"count": 2}, **plain}
    assert (mine["decision"], mine["rule"], mine["key"]) == ("D-TAKE", "TY-1", "prompt-d-take")
    assert other["choices"] == spectator["choices"] == []
    assert other["waiting"] == spectator["waiting"] == [0]


def test_options_are_worked_out_for_the_decider_only() -> None:
    class Asked(Toy):
        def choices(self, state: State, actions: Sequence[int]) -> list[Choice]:
            asked.append(list(actions))
            return super().choices(state, actions)

    asked: list[list[int]] = []
    game = Asked()
    state = game.new(2)
    assert [len(game.prompt(state, seat)["choices"]) for seat in (0, 1, None)] == [len(state.legal()), 0, 0]
    assert asked == [state.legal()]


def test_a_single_option_is_marked_auto_for_the_decider_only() -> None:
    state = TOY.new(2, pile=1)
    assert TOY.prompt(state, 0)["auto"]
    assert not TOY.prompt(state, 1)["auto"]
    assert not TOY.prompt(TOY.new(2), 0)["auto"]


def test_prompts_of_chance_and_of_the_end() -> None:
    state = TOY.new(2)
    state.apply(0)
    prompt = TOY.prompt(state, 0)
    assert (prompt["seat"], prompt["key"], prompt["waiting"], prompt["choices"]) == (
        None,
        "prompt-chance",
        [],
        [],
    )
    over = TOY.new(2, pile=1)
    over.apply(0)
    assert TOY.prompt(over, 0)["key"] == "prompt-over"


def test_why_not_before_the_game_is_asked() -> None:
    state = TOY.new(2)
    for seat, action, key in (
        (1, 0, "reason-not-your-turn"),
        (0, 5, "reason-no-such-action"),
        (0, -1, "reason-no-such-action"),
    ):
        reason = TOY.why_not(state, seat, action)
        assert reason is not None
        assert reason.key == key
    assert TOY.why_not(state, 0, 2) is None
    state.apply(0)
    chance = TOY.why_not(state, 0, 3)
    assert chance is not None
    assert chance.key == "reason-chance"


def test_the_only_option_is_forced_where_the_step_allows() -> None:
    assert forced(TOY.new(2)) is None
    assert forced(TOY.new(2, pile=1)) == TAKE
    flipped = TOY.new(2)
    flipped.apply(TAKE)
    assert forced(flipped) is None, "chance decides"
    over = TOY.new(2, pile=1)
    over.apply(TAKE)
    assert forced(over) is None
    unwilling = TOY.new(2, pile=1)
    unwilling.stack[-1] = Unwilling(0, ())
    assert unwilling.legal() == [TAKE]
    assert forced(unwilling) is None


class Unwilling(Take):
    """A question that is put even if it has one answer."""

    form = "scales"

    def auto(self, s: Pile) -> bool:
        return False


def test_a_prompt_names_the_form_of_its_step() -> None:
    state = TOY.new(2)
    assert TOY.prompt(state, 0)["form"] == ""
    state.stack[-1] = Unwilling(0, ())
    assert [TOY.prompt(state, seat)["form"] for seat in (None, 0, 1)] == ["scales"] * 3


def test_the_things_of_a_seat_are_the_ids_of_its_view_and_what_it_may_click() -> None:
    class Named(type(TOY)):  # type: ignore[misc]
        def view(self, state: State, seat: int | None) -> dict[str, object]:
            return {
                "id": "board",
                "piles": [{"id": "pile", "tops": {"id": "top"}}, {"id": "pile"}],
                "name": "x",
            }

        def targets(self, state: State, action: int) -> list[str]:
            return ["pile", f"take-{action}"]

    game = Named()
    state = game.new(2, pile=3)
    assert game.things(state, None) == ["board", "pile", "top"]
    assert game.things(state, 0) == ["board", "pile", "top", *(f"take-{action}" for action in state.legal())]
    assert game.card(state, 0, "pile") is None
    with pytest.raises(NoSuchSeat):
        game.card(state, 7, "pile")
