"""Dealing what a seat cannot see: every deal that fits is equally likely, and none is thrown away (FT-137, FT-138)."""

from collections import Counter
from itertools import permutations, product
from random import Random

import pytest
from fivetribes_table import A, B, C, Table, bidding, closing, turn

from caravanserai.games.fivetribes import GAME
from caravanserai.games.fivetribes.board import FAKIR, KINDS
from caravanserai.games.fivetribes.dealing import Bounds, deal

SILK, FISH = 4, 6


class Counting(Random):
    """A random generator that counts how often it is asked."""

    asked = 0

    def getrandbits(self, k: int) -> int:
        self.asked += 1
        return super().getrandbits(k)


def needs_six_fakirs() -> Table:
    """Kumarbi's owner bids 18 without gold: six unknown cards, and all of them are Fakirs."""
    table = bidding(
        "ABC",
        djinns={A: "kumarbi"},
        gold={A: 0},
        unknown={A: "fakir " * 6, B: "silk wheat"},
        discards="fakir " * 12,
    )
    return table.step("bid 18")


def sells_rarely() -> Table:
    """A sale of three kinds out of six unknown cards."""
    table = closing(unknown={A: "ivory jewels gold-goods fakir fakir fakir", B: "fish"})
    return table.step("sell", "sell-kind ivory", "sell-kind jewels", "sell-kind gold-goods")


def pays_with_a_fakir() -> Table:
    """A power is being paid, and the only unknown card must be a Fakir."""
    return turn("a1:Y b1:Y", djinns={A: "enki"}, unknown={A: "fakir"}, discards="fakir " * 17).step(
        "use enki"
    )


@pytest.mark.parametrize("made", [needs_six_fakirs, sells_rarely, pays_with_a_fakir])
def test_a_choice_that_was_unlikely_costs_no_tries(made: type[Table]) -> None:
    """FT-137: one deal is drawn, however few of all deals fit."""
    table = made()
    for seat in (B, C, None):
        rng = Counting(7)
        other = GAME.determinize(table.state, seat, rng)
        other.check()
        assert other.legal()
        assert rng.asked < 200


def enumerated(
    pools: list[list[int]], wanted: list[list[int]], bounds: list[Bounds]
) -> Counter[tuple[tuple[int, ...], ...]]:
    """All deals that fit, card by card, as what each seat got from each pile."""
    deals: list[list[tuple[int, ...]]] = []
    for cards, numbers in zip(pools, wanted, strict=True):
        heap = [kind for kind in range(KINDS) for _ in range(cards[kind])]
        here = []
        for order in permutations(range(len(heap)), sum(numbers)):
            got = [0] * (len(numbers) * KINDS)
            places = [seat for seat, number in enumerate(numbers) for _ in range(number)]
            for seat, card in zip(places, order, strict=True):
                got[seat * KINDS + heap[card]] += 1
            here.append(tuple(got))
        deals.append(here)
    found: Counter[tuple[tuple[int, ...], ...]] = Counter()
    for each in product(*deals):
        totals = [sum(pile[at] for pile in each) for at in range(len(each[0]))]
        if all(b.least <= totals[b.seat * KINDS + b.kind] <= b.most for b in bounds):
            found[each] += 1
    return found


def pile(**cards: int) -> list[int]:
    names = {"silk": SILK, "fish": FISH, "fakir": FAKIR, "ivory": 0}
    made = [0] * KINDS
    for name, number in cards.items():
        made[names[name]] = number
    return made


CASES = [
    # One pile, one seat that must have a Fakir.
    ([pile(fakir=1, silk=3, fish=2)], [[2, 1]], [Bounds(0, FAKIR, 1, 99)]),
    # One pile; somebody sells, so not all may be Fakirs.
    ([pile(fakir=3, silk=1, ivory=1)], [[2, 1]], [Bounds(0, FAKIR, 0, 1)]),
    # Two piles; a silk was shown that may come from either.
    ([pile(silk=1, ivory=2), pile(silk=2, fish=2)], [[1, 1], [1, 1]], [Bounds(0, SILK, 1, 99)]),
    # Two piles, two seats with bounds on two kinds.
    (
        [pile(silk=1, fish=1, ivory=1), pile(silk=1, fish=2, fakir=1)],
        [[1, 1], [2, 1]],
        [Bounds(0, SILK, 1, 99), Bounds(1, FISH, 1, 99)],
    ),
]


@pytest.mark.parametrize(("pools", "wanted", "bounds"), CASES)
def test_every_deal_that_fits_is_equally_likely(
    pools: list[list[int]], wanted: list[list[int]], bounds: list[Bounds]
) -> None:
    """FT-137, FT-138: drawn as often as card by card enumeration says."""
    expected = enumerated(pools, wanted, bounds)
    total = expected.total()
    rng = Random(5)
    tries = 6000
    seen = Counter(tuple(tuple(each) for each in deal(pools, wanted, bounds, rng)) for _ in range(tries))
    assert set(seen) == set(expected)
    for each, number in expected.items():
        wanted_often = tries * number / total
        assert abs(seen[each] - wanted_often) < 5 * wanted_often**0.5 + 5


def test_without_bounds_cards_are_simply_dealt() -> None:
    """FT-137"""
    dealt = deal([pile(silk=2, fish=2)], [[2, 0, 2]], [], Random(1))
    assert [sum(dealt[0][seat * KINDS : (seat + 1) * KINDS]) for seat in range(3)] == [2, 0, 2]
    assert dealt[0][SILK] + dealt[0][2 * KINDS + SILK] == 2
