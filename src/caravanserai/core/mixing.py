"""Shuffling for resampled positions, compiled: a position is dealt anew for every prompt and every sample of a bot."""

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
