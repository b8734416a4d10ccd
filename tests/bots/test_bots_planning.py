"""Judges that plan turns: what they do is allowed, and simulated players see what lies on the table."""

import fivetribes_table
import pytest

import caravanserai as cs
from caravanserai.bots.judge import Judge
from caravanserai.bots.judges import judge_of
from caravanserai.core.machine import OVER, State
from caravanserai.core.rollout import Dice, settle_chance

GAME = cs.game("fivetribes")


@pytest.fixture
def planner() -> Judge:
    return judge_of(GAME, 2)


def follow(s: State, actions: list[int]) -> None:
    """Play the actions of one seat, all of which must be allowed."""
    seat = s.actor()
    for action in actions:
        assert s.actor() == seat
        assert action in s.legal()
        s.apply(action)


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_plan_is_allowed(planner: Judge, seats: int) -> None:
    """Whole games, each turn towards one aim or another; where there is none a simulated player goes on."""
    state = cs.Match(GAME, seats=seats, seed="plans").state.clone()
    dice = Dice(seats)
    kinds = 0
    while True:
        settle_chance(state, dice)
        if state.actor() == OVER:
            break
        aims = planner.aims(state)
        if not aims:
            assert planner.respond(state, dice)
            continue
        kinds += 1
        actions = planner.toward(state.clone(), aims[dice.below(min(len(aims), 12))], dice)
        assert actions
        follow(state, actions)
        state.check()
    assert kinds > 20


def test_a_simulated_player_takes_the_tile_that_lies_there(planner: Judge) -> None:
    """One Builder on a tile and one beside it: the move ends there, and the tile is claimed."""
    table = fivetribes_table.turn("a1:B b1:B f5:WR e4:RG", later="")
    state = table.state.clone()
    assert planner.respond(state, Dice(3))
    assert state.scores()[0] > table.state.scores()[0]
