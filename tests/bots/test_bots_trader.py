"""Traders of Yspahan: they play whole games by their prices, and by the rules."""

import pytest

import caravanserai as cs
from caravanserai.bots.judges import judge_of
from caravanserai.bots.judges.yspahan_prices import NAMES
from caravanserai.bots.judges.yspahan_trader import Mood, Trader, TraderJudge
from caravanserai.bots.search import Plan, draw_chance, mixed, quick_turn, try_plan
from caravanserai.core.machine import State
from caravanserai.core.rollout import Dice

GAME = cs.game("yspahan")


def trading() -> TraderJudge:
    judge = judge_of(GAME, 2)
    assert isinstance(judge, TraderJudge)
    return judge


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize(
    "options",
    [{}, {"build-card-timing": "build-step", "build-card-stacking": "off", "zero-move-sends": "off"}],
    ids=["usual", "others"],
)
@pytest.mark.parametrize("wild", [False, True], ids=["prices", "any prices"])
def test_traders_do_only_what_is_allowed(seats: int, options: dict[str, str], wild: bool) -> None:
    for number in range(3):
        dice = Dice(100 * seats + number)
        state = GAME.new(seats, **options)
        assert isinstance(state, State)
        judge = trading()
        if wild:
            trader = Trader([(dice.below(2000) - 500) / 100 for _ in NAMES])
            judge = TraderJudge(trader, trader, 4)
        while True:
            draw_chance(state, dice)
            if state.actor() == cs.OVER:
                break
            action = judge.trader(state).decide(state)
            assert action in state.legal()
            state.apply(action)


@pytest.mark.parametrize("seats", [2, 4])
def test_a_trader_with_whims_sometimes_does_another_thing_that_is_allowed(seats: int) -> None:
    dice = Dice(seats)
    calm, moody = Mood(0.0, Dice(7)), Mood(5.0, Dice(7))
    untouched = calm.dice.value
    others = 0
    state = GAME.new(seats)
    assert isinstance(state, State)
    while True:
        draw_chance(state, dice)
        if state.actor() == cs.OVER:
            break
        trader = trading().trader(state)
        action = trader.decide(state)
        assert trader.decide(state, calm) == action
        seen = trader.decide(state, moody)
        assert seen in state.legal()
        others += seen != action
        state.apply(seen)
    assert others > 10
    assert calm.dice.value == untouched, "without whims no dice are drawn"


@pytest.mark.parametrize("seats", [2, 4])
def test_a_trader_beats_whoever_takes_the_best_of_four_turns(seats: int) -> None:
    ahead = 0
    for number in range(6):
        dice = Dice(number)
        state = GAME.new(seats)
        while True:
            draw_chance(state, dice)
            seat = state.actor()
            if seat == cs.OVER:
                break
            if seat % 2 == number % 2:
                trading().respond(state, dice)
            else:
                for action in quick_turn(state, judge_of(GAME, 1), seat, dice, 4):
                    state.apply(action)
        points = state.scores()
        ahead += max(points[number % 2 :: 2]) > max(points[1 - number % 2 :: 2])
    assert ahead == 6


def test_the_luck_of_a_day_does_not_depend_on_the_day_before() -> None:
    """Days of one world differ, and those of two worlds as well."""
    rolls = {Dice(mixed(luck, tick)).below(1 << 20) for luck in range(20) for tick in range(20)}
    assert len(rolls) > 390


def test_the_same_plan_in_the_same_world_comes_to_the_same() -> None:
    state = GAME.new(2)
    draw_chance(state, Dice(1))
    seat, judge = state.actor(), trading()
    plan = Plan([state.legal()[0]], 0.5)
    found = {try_plan(state, judge, seat, plan, judge.horizon, 7) for _ in range(3)}
    assert len(found) == 1
