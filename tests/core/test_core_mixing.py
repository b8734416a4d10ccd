"""Shuffling in compiled code is the shuffling of the standard library."""

from random import Random

from caravanserai.core.mixing import shuffle


def test_the_order_is_that_of_the_standard_library() -> None:
    for size in (0, 1, 2, 3, 4, 5, 7, 8, 9, 31, 32, 33, 63, 64, 65, 200):
        for seed in range(20):
            cards, expected = list(range(size)), list(range(size))
            mine, other = Random(seed), Random(seed)
            shuffle(mine, cards)
            other.shuffle(expected)
            assert cards == expected
            assert mine.getrandbits(32) == other.getrandbits(32)
