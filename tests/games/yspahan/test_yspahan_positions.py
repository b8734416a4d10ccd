"""Impossible positions and bad options are refused by name; the invariants hold in play."""

from itertools import pairwise
from typing import Any

import pytest
from yspahan_table import BLUE, GAME, GREEN, NINE, RED, Table

import caravanserai as cs
from caravanserai.core.rollout import Dice, advance
from caravanserai.games.yspahan.state import State


def refused(position: Any) -> tuple[str, str]:
    with pytest.raises(cs.Broken) as caught:
        GAME.restore(position)
    return caught.value.where, caught.value.rule


def rolled(seats: int = 4) -> Any:
    return Table(seats).roll(NINE if seats > 2 else NINE[:8]).position()


def test_a_position_comes_back() -> None:
    table = (
        Table()
        .owns(BLUE, "hoist")
        .holds(RED, "exchange")
        .cubes(GREEN, "bag-3-0")
        .caravan("BGR")
        .roll(NINE, "1")
    )
    assert GAME.position(GAME.restore(table.position())) == table.position()


def test_without_a_history_hands_count_as_drawn_from_the_first_deck() -> None:
    position = Table().holds(RED, "exchange", "no-gold").roll(NINE).position()
    del position["state"]["history"]
    state = GAME.restore(position)
    assert GAME.position(state)["state"]["history"] == ["draw 2 exchange", "draw 2 no-gold"]


def test_a_discard_pile_without_a_history() -> None:
    position = Table().roll(NINE).position()
    position["state"]["history"] = None
    position["state"]["deck"]["exchange"] = 1
    position["state"]["discard"] = {"exchange": 1}
    GAME.restore(position).check()


@pytest.mark.parametrize(
    ("path", "value", "rule"),
    [
        (("deck", "exchange"), 1, "YS-I1"),
        (("shops",), {"bag-3-0": 0, "bag-3-1": 1}, "YS-I3"),
        (("caravan",), [0] * 12, "YS-I4"),
        (("tower", "camel", "white"), 8, "YS-I6"),
        (("tower", "bag", "value"), 1, "YS-I7"),
        (("order",), [1, 2, 3, 0], "YS-I12"),
        (("order",), [], "YS-I12"),
        (("turn",), 1, "YS-13"),
        (("first",), None, "YS-I12"),
        (("history",), ["draw 0 exchange"], "YS-72"),
        (("history",), ["reshuffle", "reshuffle"], "YS-69"),
        (("history",), ["discard 0 exchange"], "YS-72"),
        (("history",), ["eat 0 exchange"], "YS-72"),
    ],
)
def test_broken_positions(path: tuple[str, ...], value: Any, rule: str) -> None:
    position = rolled()
    place = position["state"]
    for name in path[:-1]:
        place = place[name]
    place[path[-1]] = value
    assert refused(position)[1] == rule


@pytest.mark.parametrize(
    ("field", "value", "rule"),
    [
        ("gold", -1, ""),
        ("buildings", ["paddock", "paddock"], "YS-I5"),
        ("buildings", ["paddock", "store"], "YS-I11"),
        ("points", {"buildings": 5}, "YS-I5"),
        ("points", {"souks": 83}, "YS-I14"),
        ("hand", {"exchange": 1}, "YS-I1"),
    ],
)
def test_broken_players(field: str, value: Any, rule: str) -> None:
    position = rolled()
    position["state"]["players"][0][field] = value
    where, found = refused(position)
    assert found == rule
    assert where.startswith(("state.players", "state.deck"))


def test_yellow_dice_after_the_first_turn() -> None:
    position = Table().tower(camel=(1, 2, 1)).turn(GREEN).position()
    assert refused(position) == ("state.tower", "YS-I8")


def test_the_supervisor_at_the_start_of_a_week() -> None:
    position = Table().position()
    position["state"]["supervisor"] = "w3"
    assert refused(position) == ("state.supervisor", "YS-I9")
    position["state"]["supervisor"] = "w11"
    assert refused(position)[0] == "state.supervisor"


def test_a_game_that_is_not_over_needs_a_decision() -> None:
    position = rolled()
    position["pending"] = []
    assert refused(position) == ("pending", "YS-I13")


@pytest.mark.parametrize(
    "pending",
    [
        [{"step": "TakeGroup", "seat": 0}],
        [{"step": "EndTurn", "seat": 1}],
        [{"step": "EndTurn", "seat": 0}, {"step": "UseGroup", "seat": 0, "level": 6, "dice": 1, "value": 1}],
        [{"step": "EndTurn", "seat": 0}, {"step": "Supply", "seat": 0, "district": 4, "left": 1}],
        [{"step": "EndTurn", "seat": 0}, {"step": "Supply", "seat": 0, "district": 0, "left": 99}],
        [{"step": "EndTurn", "seat": 0}, {"step": "MoveSupervisor", "seat": 0, "value": 7}],
        [{"step": "EndTurn", "seat": 0}, {"step": "PayCamel", "seat": 1, "shop": 3}],
        [{"step": "EndTurn", "seat": 0}, {"step": "PayCamel", "seat": 1, "shop": 99}],
        [{"step": "EndTurn", "seat": 0}, {"step": "ChooseOrder", "seat": 0, "first": 1, "second": 18}],
        [{"step": "EndTurn", "seat": 0}, {"step": "BetweenCubes", "seat": 0, "shop": 1}],
        [{"step": "EndTurn", "seat": 0}, {"step": "ChooseBuilding", "seat": 0}],
        [{"step": "EndTurn", "seat": 0}, {"step": "Boost", "seat": 0, "level": 0, "dice": 2}],
        [{"step": "EndTurn", "seat": 0}, {"step": "DrawCard", "seat": 7}],
        [{"step": "EndTurn", "seat": 0}, {"step": "Roll", "white": 9, "yellow": 0, "rolled": []}],
        [{"step": "EndTurn", "seat": 0}, {"step": "SellCamels", "seat": 0}],
        [{"step": "FirstPlayer"}],
        [{"step": "Nonsense"}],
    ],
)
def test_impossible_decisions(pending: list[dict[str, Any]]) -> None:
    position = rolled()
    position["pending"] = pending
    refused(position)


@pytest.mark.parametrize(
    ("seats", "options", "words"),
    [
        (5, {}, "2 to 4 seats"),
        (1, {}, "2 to 4 seats"),
        (3, {"first_player": "3"}, "random, 0, 1, 2"),
        (3, {"first_player": "me"}, "allowed"),
        (4, {"build_card_timing": "never"}, "any-time, build-step"),
        (4, {"speed": "fast"}, "has no option"),
    ],
)
def test_bad_options_say_what_is_allowed(seats: int, options: dict[str, str], words: str) -> None:
    with pytest.raises(cs.BadOption, match=words):
        GAME.new(seats, **options)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_invariants_over_whole_games(seats: int) -> None:
    """YS-I2, YS-I9, YS-I10, YS-I11, YS-I12 as far as only a whole game can show them."""
    state, dice = GAME.new(seats), Dice(seats)
    assert isinstance(state, State)
    scores = [0] * seats
    turns: dict[tuple[int, int, int], int] = {}
    firsts: list[int] = []
    built: dict[tuple[int, int], list[int]] = {}
    while state.stack:
        state.check()
        step = type(state.stack[-1]).__name__
        if step == "BuyYellow" and len(firsts) < (state.week - 1) * 7 + state.day:
            firsts.append(state.first)
            built[state.week, state.day] = [mask.bit_count() for mask in state.buildings]
            if state.day == 1:
                assert set(state.shops) == {-1}
                assert state.supervisor == 0
        if state.order:
            turns[state.week, state.day, state.turn] = state.active()
        advance(state, dice)
        assert all(new >= old for new, old in zip(state.scores(), scores, strict=True))
        scores = state.scores()
    assert len(turns) == (63 if seats == 2 else 21 * seats)
    usual = [(firsts[0] + day) % seats for day in range(21)]
    assert firsts[: 21 if seats == 3 else 20] == usual[: 21 if seats == 3 else 20]
    days = sorted(built)
    for day, after in pairwise(days):
        for seat in range(seats):
            new = built[after][seat] - built[day][seat]
            assert new <= (2 if seats == 2 and firsts[days.index(day)] == seat else 1)
