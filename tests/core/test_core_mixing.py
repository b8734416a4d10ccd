"""Luck in compiled code is the luck of the standard library."""

from random import Random

import pytest

from caravanserai.core.mixing import below, shuffle


def test_the_order_of_cards_is_that_of_the_standard_library() -> None:
    for size in (0, 1, 2, 3, 4, 5, 7, 8, 9, 31, 32, 33, 63, 64, 65, 200):
        for seed in range(20):
            cards, expected = list(range(size)), list(range(size))
            mine, other = Random(seed), Random(seed)
            shuffle(mine, cards)
            other.shuffle(expected)
            assert cards == expected
            assert mine.getrandbits(32) == other.getrandbits(32)


def test_a_number_is_that_of_the_standard_library() -> None:
    mine, other = Random(5), Random(5)
    for bound in [*range(1, 70), 1000, 2**40]:
        assert below(mine, bound) == other.randrange(bound)
    with pytest.raises(ValueError, match="no number"):
        below(mine, 0)
