"""Dealing unseen cards so that what is certain of the hands holds, every such deal being equally likely (FT-137, FT-138).

Cards of a bounded kind are allotted first, kind by kind: an allotment is drawn with the number of deals that go on
from it as its weight. All other cards are alike for the bounds and are dealt at random.
"""

from collections.abc import Sequence
from math import comb
from random import Random
from typing import Final

from caravanserai.games.fivetribes.board import KINDS

Allotment = tuple[int, ...]
"""How many cards of a kind each place gets."""


class Bounds:
    """Out of all piles together, the seat drew at least and at most so many cards of the kind."""

    def __init__(self, seat: int, kind: int, least: int, most: int) -> None:
        self.seat: Final = seat
        self.kind: Final = kind
        self.least: Final = least
        self.most: Final = most


def deal(
    pools: list[list[int]], wanted: list[list[int]], bounds: list[Bounds], rng: Random
) -> list[list[int]]:
    """What each seat drew from each pile, by seat and kind: `pools` are the piles by kind, `wanted` the hands by seat."""
    pools = [cards.copy() for cards in pools]
    wanted = [numbers.copy() for numbers in wanted]
    dealt = [[0] * (len(numbers) * KINDS) for numbers in wanted]
    bounded = sorted({bound.seat for bound in bounds})
    if bounded:
        _deal_bounded(Places(pools, wanted, bounded, bounds), pools, wanted, dealt, rng)
    for label, numbers in enumerate(wanted):
        _deal_rest(pools[label], range(len(numbers)), numbers, dealt[label], range(KINDS), rng)
    return dealt


def _deal_bounded(
    places: "Places", pools: list[list[int]], wanted: list[list[int]], dealt: list[list[int]], rng: Random
) -> None:
    """Deal to the seats with bounds: the bounded kinds by allotments, then the others."""
    room = places.room
    for step, kind in enumerate(places.kinds):
        allotment = places.draw(step, room, rng)
        room = tuple(free - number for free, number in zip(room, allotment, strict=True))
        for (label, seat), number in zip(places.places, allotment, strict=True):
            dealt[label][seat * KINDS + kind] = number
            pools[label][kind] -= number
            wanted[label][seat] -= number
    others = [kind for kind in range(KINDS) if kind not in places.kinds]
    for label, numbers in enumerate(wanted):
        seats = [seat for at, seat in places.places if at == label]
        _deal_rest(pools[label], seats, numbers, dealt[label], others, rng)


def _deal_rest(
    cards: list[int],
    seats: Sequence[int],
    numbers: list[int],
    dealt: list[int],
    kinds: Sequence[int],
    rng: Random,
) -> None:
    """Deal cards of these kinds to what is still wanted by the seats, all alike."""
    heap: list[int] = []
    for kind in kinds:
        heap.extend([kind] * cards[kind])
    total = sum(numbers[seat] for seat in seats)
    drawn = rng.sample(heap, total)
    for seat in seats:
        for _ in range(numbers[seat]):
            kind = drawn.pop()
            dealt[seat * KINDS + kind] += 1
            cards[kind] -= 1
        numbers[seat] = 0


class Places:
    """The hands with bounds, one place per pile they drew from, and the number of deals that fit."""

    def __init__(
        self, pools: list[list[int]], wanted: list[list[int]], seats: list[int], bounds: list[Bounds]
    ) -> None:
        self.places: Final = [
            (label, seat) for label in range(len(wanted)) for seat in seats if wanted[label][seat]
        ]
        self.room: Final[Allotment] = tuple(wanted[label][seat] for label, seat in self.places)
        self.kinds: Final = sorted({bound.kind for bound in bounds})
        self.bounds: Final = bounds
        self.pools: Final = [cards.copy() for cards in pools]
        self.known: Final[list[dict[Allotment, int]]] = [{} for _ in range(len(self.kinds) + 1)]

    def draw(self, step: int, room: Allotment, rng: Random) -> Allotment:
        """How many cards of the kind each place gets, by the number of deals that follow."""
        left = rng.randrange(self.deals(step, room))
        for allotment in self.allotments(step, room):
            left -= self.ways(step, room, allotment)
            if left < 0:
                return allotment
        raise AssertionError("no allotment is left")

    def deals(self, step: int, room: Allotment) -> int:
        """In how many ways the places can be filled with the kinds from this one on."""
        known = self.known[step].get(room)
        if known is not None:
            return known
        if step == len(self.kinds):
            total = self._spread(room, [sum(self._others(label)) for label in range(len(self.pools))])
        else:
            total = 0
            for allotment in self.allotments(step, room):
                total += self.ways(step, room, allotment)
        self.known[step][room] = total
        return total

    def ways(self, step: int, room: Allotment, allotment: Allotment) -> int:
        """The deals in which the kind is allotted like this."""
        kind = self.kinds[step]
        here = self._spread(allotment, [cards[kind] for cards in self.pools])
        if here == 0:
            return 0
        left = tuple(free - number for free, number in zip(room, allotment, strict=True))
        return here * self.deals(step + 1, left)

    def allotments(self, step: int, room: Allotment) -> list[Allotment]:
        """All allotments of the kind that there are cards and room for and that keep to the bounds."""
        kind = self.kinds[step]
        cards = [pool[kind] for pool in self.pools]
        found: list[Allotment] = [()]
        for at, (label, seat) in enumerate(self.places):
            least, most = self._limits(kind, seat)
            later = sum([room[other] for other in range(at + 1, len(room)) if self.places[other][1] == seat])
            longer: list[Allotment] = []
            for allotment in found:
                used = had = 0
                for number, (other, owner) in zip(allotment, self.places, strict=False):
                    used += number if other == label else 0
                    had += number if owner == seat else 0
                most_here = min(room[at], cards[label] - used, most - had)
                for number in range(max(0, least - had - later), most_here + 1):
                    longer.append((*allotment, number))
            found = longer
        return [allotment for allotment in found if self._keeps(kind, allotment)]

    def _limits(self, kind: int, seat: int) -> tuple[int, int]:
        """How many cards of the kind the seat has drawn at least and at most."""
        least, most = 0, sum(self.room)
        for bound in self.bounds:
            if bound.kind == kind and bound.seat == seat:
                least, most = max(least, bound.least), min(most, bound.most)
        return least, most

    def _keeps(self, kind: int, allotment: Allotment) -> bool:
        for bound in self.bounds:
            if bound.kind == kind:
                total = 0
                for number, (_, seat) in zip(allotment, self.places, strict=True):
                    if seat == bound.seat:
                        total += number
                if not bound.least <= total <= bound.most:
                    return False
        return True

    def _others(self, label: int) -> list[int]:
        return [number for kind, number in enumerate(self.pools[label]) if kind not in self.kinds]

    def _spread(self, allotment: Allotment, cards: list[int]) -> int:
        """In how many ways so many cards of each pile can be chosen for the places; 0 if there are too few."""
        left = cards.copy()
        ways = 1
        for number, (label, _) in zip(allotment, self.places, strict=True):
            ways *= comb(left[label], number)
            left[label] -= number
            if left[label] < 0:
                return 0
        return ways
