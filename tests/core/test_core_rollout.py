"""Random play for simulations."""

import pytest
from pile_game import TOY

from caravanserai.core.rollout import Dice, advance, playout, settle_chance


def test_dice_follow_their_definition() -> None:
    """Lehmer's generator with the factor 48271 modulo 2**31 - 1, from seed + 1."""
    value, expected = 6, []
    for _ in range(50):
        value = value * 48271 % (2**31 - 1)
        expected.append(value % 1000)
    dice = Dice(5)
    assert [dice.below(1000) for _ in range(50)] == expected


@pytest.mark.parametrize("seed", [0, 1, 2**31 - 2, 2**31 - 1, 2**64, -1])
def test_no_seed_gets_stuck(seed: int) -> None:
    dice = Dice(seed)
    assert len({dice.below(1000000) for _ in range(100)}) > 90


def test_picks_follow_the_weights() -> None:
    dice = Dice(1)
    picks = [dice.pick([10, 20, 30], [1, 0, 3]) for _ in range(4000)]
    assert picks.count(20) == 0
    assert 850 < picks.count(10) < 1150


def test_playouts_reproduce() -> None:
    first, second = playout(TOY.new(3), 4, 1000), playout(TOY.new(3), 4, 1000)
    assert first == second
    assert first[0] > 2
    assert playout(TOY.new(3), 4, 2)[:2] == (1, 1)


def test_the_checksum_covers_every_action() -> None:
    state, dice, checksum = TOY.new(2), Dice(9), 0
    while state.stack:
        checksum = (checksum * 31 + advance(state, dice) + 1) % 1000000007
    assert playout(TOY.new(2), 9, 1000)[2] == checksum


def test_chance_is_settled_until_a_seat_decides() -> None:
    state = TOY.new(2)
    state.apply(0)
    settle_chance(state, Dice(1))
    assert state.actor() == 1
