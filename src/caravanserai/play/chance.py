"""Chance that can be checked afterwards: draws come from a secret seed through HMAC-SHA-256 in counter mode."""

import hashlib
import hmac
import re
import secrets
from typing import Final

_HEX_SEED: Final = re.compile(r"[0-9a-f]{64}")
_BLOCK: Final = 8
_SPAN: Final = 1 << (8 * _BLOCK)


class BadSeed(ValueError):
    """What was given as a seed is no text."""


def make_seed(seed: str | None) -> bytes:
    """32 secret bytes: 64 hex digits as they are, any other text hashed, None fresh from the system."""
    if seed is None:
        return secrets.token_bytes(32)
    if not isinstance(seed, str):
        raise BadSeed(f"a seed is text, not {seed!r}")
    if _HEX_SEED.fullmatch(seed):
        return bytes.fromhex(seed)
    return hashlib.sha256(b"caravanserai seed\n" + seed.encode()).digest()


def commitment(seed: bytes) -> str:
    """What is published at the start: it fixes the seed without telling it."""
    return hashlib.sha256(b"caravanserai commitment\n" + seed).hexdigest()


class Chance:
    """The stream of draws of one match. `counter` is the number of blocks used; with the seed it is the whole state."""

    def __init__(self, seed: bytes, counter: int = 0) -> None:
        self.seed: Final = seed
        self.counter = counter

    def below(self, bound: int) -> int:
        """A uniform number from 0 to bound - 1, without modulo bias (blocks past the last full span are skipped)."""
        if not 0 < bound <= _SPAN:
            raise ValueError(f"cannot draw below {bound}")
        limit = _SPAN - _SPAN % bound
        while True:
            value = int.from_bytes(self._block(), "big")
            if value < limit:
                return value % bound

    def pick(self, options: list[int], weights: list[int]) -> int:
        """One of the options by integer weight."""
        mark = self.below(sum(weights))
        for option, weight in zip(options, weights, strict=True):
            if mark < weight:
                return option
            mark -= weight
        raise AssertionError("the mark lies below the sum of the weights")

    def _block(self) -> bytes:
        digest = hmac.digest(self.seed, self.counter.to_bytes(_BLOCK, "big"), "sha256")
        self.counter += 1
        return digest[:_BLOCK]
