"""Beside the contract of all games (`games/test_kit.py`): all of Yspahan is reached, always by the same games."""

from yspahan_table import GAME

from caravanserai.core.rollout import playout
from caravanserai.games.yspahan.board import BUILDINGS, CARDS
from caravanserai.games.yspahan.state import State

PINNED = [(307, 203, 574171739), (292, 218, 310865868), (376, 220, 236836198)]


def test_every_card_building_and_ending_is_reached() -> None:
    """Random games play every card, build every building and end with one winner and with several."""
    played: set[int] = set()
    built = 0
    winners: set[bool] = set()
    for seed in range(60):
        state = GAME.new(2 + seed % 3)
        playout(state, seed, 10_000)
        assert isinstance(state, State)
        assert not state.stack
        played.update((code - 36) % 9 for code in state.history if 36 <= code < 72)
        for mask in state.buildings:
            built |= mask
        winners.add(len(state.ranking()[0]) == 1)
    assert len(played) == len(CARDS)
    assert built == (1 << len(BUILDINGS)) - 1
    assert winners == {True, False}


def test_random_games_are_pinned() -> None:
    """The same seeds give the same games, step for step, interpreted and compiled."""
    found = []
    for seats in (2, 3, 4):
        state = GAME.new(seats)
        found.append(playout(state, seats, 10_000))
    assert found == PINNED
