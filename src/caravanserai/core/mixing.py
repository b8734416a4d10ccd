"""Luck for resampled positions, compiled: a position is dealt anew for every prompt and every sample of a bot."""

from random import Random


def shuffle(rng: Random, cards: list[int]) -> None:
    """Bring the cards into any order, the same one into which `Random.shuffle` brings them."""
    bits = len(cards).bit_length()
    draw = rng.getrandbits
    for last in range(len(cards) - 1, 0, -1):
        if last + 1 < 1 << (bits - 1):
            bits -= 1
        at = draw(bits)
        while at > last:
            at = draw(bits)
        cards[last], cards[at] = cards[at], cards[last]


def below(rng: Random, bound: int) -> int:
    """A number from 0 to bound - 1, the same one that `Random.randrange` gives."""
    if bound < 1:
        raise ValueError(f"no number lies from 0 to {bound - 1}")
    bits = bound.bit_length()
    found = rng.getrandbits(bits)
    while found >= bound:
        found = rng.getrandbits(bits)
    return found
