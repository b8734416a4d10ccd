"""Chance from a secret seed: the published definition, no bias, nothing hidden."""

import hashlib
import hmac
import secrets

import pytest
from hypothesis import given
from hypothesis import strategies as st

from caravanserai.play.chance import Chance, commitment, make_seed

SEED = bytes(range(32))


def block(seed: bytes, counter: int) -> int:
    """The definition: the first 8 bytes of HMAC-SHA-256(seed, counter as 8 bytes), big endian."""
    return int.from_bytes(hmac.new(seed, counter.to_bytes(8, "big"), hashlib.sha256).digest()[:8], "big")


def test_known_vectors() -> None:
    """Frozen results: if these change, every record of the world stops verifying."""
    assert commitment(SEED) == hashlib.sha256(b"caravanserai commitment\n" + SEED).hexdigest()
    assert [Chance(SEED, at).below(6) for at in range(8)] == [block(SEED, at) % 6 for at in range(8)]
    stream = Chance(SEED)
    assert [stream.below(1000) for _ in range(6)] == VECTOR
    assert commitment(SEED) == COMMITMENT
    assert make_seed("sesame").hex() == SESAME


VECTOR = [705, 39, 692, 85, 829, 48]
COMMITMENT = "7cd15285516e9a8ed674eed6bbc3b501f7d814867261565751119c58b55c9693"
SESAME = "becee1bd18be9f12a49b76096cd90173b04803af069568108266b5ba5d61b043"


@given(st.binary(min_size=32, max_size=32), st.integers(1, 2**64), st.integers(0, 2**40))
def test_draws_follow_the_definition(seed: bytes, bound: int, counter: int) -> None:
    limit = 2**64 - 2**64 % bound
    at = counter
    while block(seed, at) >= limit:
        at += 1
    stream = Chance(seed, counter)
    assert stream.below(bound) == block(seed, at) % bound
    assert stream.counter == at + 1


def test_blocks_past_the_last_full_span_are_skipped(monkeypatch: pytest.MonkeyPatch) -> None:
    """With bound 3 * 2**62 a quarter of the blocks must be thrown away; taking them would favour small numbers."""
    blocks = iter([2**64 - 1, 3 * 2**62, 3 * 2**62 - 1])
    monkeypatch.setattr(Chance, "_block", lambda self: next(blocks).to_bytes(8, "big"))
    assert Chance(SEED).below(3 * 2**62) == 3 * 2**62 - 1


def test_skipping_moves_the_counter() -> None:
    bound = 2**63 + 1
    stream = Chance(SEED)
    draws = [stream.below(bound) for _ in range(200)]
    assert stream.counter > 300
    assert all(draw < bound for draw in draws)


def test_draws_are_even() -> None:
    stream = Chance(SEED)
    counts = [0] * 6
    for _ in range(12000):
        counts[stream.below(6)] += 1
    chi = sum((count - 2000) ** 2 / 2000 for count in counts)
    assert chi < 20.5  # one in a thousand with 5 degrees of freedom; the seed is fixed


@pytest.mark.parametrize("bound", [0, -1, 2**64 + 1])
def test_impossible_bounds_are_refused(bound: int) -> None:
    with pytest.raises(ValueError, match="cannot draw below"):
        Chance(SEED).below(bound)


def test_bound_of_the_whole_span() -> None:
    assert Chance(SEED).below(2**64) == block(SEED, 0)


@given(st.lists(st.integers(1, 50), min_size=1, max_size=8), st.integers(0, 500))
def test_picks_share_the_span_by_weight(weights: list[int], counter: int) -> None:
    options = [10 * index for index in range(len(weights))]
    mark = Chance(SEED, counter).below(sum(weights))
    owners = [option for option, weight in zip(options, weights, strict=True) for _ in range(weight)]
    assert Chance(SEED, counter).pick(options, weights) == owners[mark]


def test_seeds() -> None:
    text = "00ff" * 16
    assert make_seed(text) == bytes.fromhex(text)
    assert make_seed(text.upper()) == hashlib.sha256(b"caravanserai seed\n" + text.upper().encode()).digest()
    assert make_seed("") == hashlib.sha256(b"caravanserai seed\n").digest()
    assert len(make_seed(None)) == 32
    assert make_seed(None) != make_seed(None)


def test_fresh_seeds_come_from_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(secrets, "token_bytes", lambda size: b"x" * size)
    assert make_seed(None) == b"x" * 32


def test_the_commitment_tells_nothing_simple_about_the_seed() -> None:
    assert commitment(SEED) != commitment(bytes(32))
    assert SEED.hex() not in commitment(SEED)
    assert commitment(SEED) != hashlib.sha256(SEED).hexdigest()
