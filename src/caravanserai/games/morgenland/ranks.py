"""Strength and rank on a space (MO-14, MO-15), with The Last Shall Be First (MO-90) and smugglers (MO-92)."""

from caravanserai.games.morgenland.board import GUARD
from caravanserai.games.morgenland.fields import BIT, HANDLES
from caravanserai.games.morgenland.state import State


def tokens_on(s: State, seat: int, space: int) -> int:
    """How many tokens, Carpets and Doppelgangers included (MO-12), the seat has on the space."""
    where = s.where
    count = 0
    for token in range(seat * HANDLES, seat * HANDLES + HANDLES):
        if where[token] == space:
            count += 1
    return count


def anybody_on(s: State, space: int) -> bool:
    """Whether any token lies on the space."""
    for place in s.where:  # noqa: SIM110 - a generator takes three times as long where nothing is compiled
        if place == space:
            return True
    return False


def strength_on(s: State, seat: int, space: int) -> int:
    """MO-14 The sum of the seat's tokens on the space."""
    where = s.where
    total = 0
    for token in range(seat * HANDLES, seat * HANDLES + HANDLES):
        if where[token] == space:
            total += s.strength[token]
    return total


def rank(s: State, space: int) -> list[int]:
    """MO-15 The ranked seats, best first: by strength, equals in player order."""
    seats: list[int] = []
    sums: list[int] = []
    for position in range(s.seats):
        seat = s.seat_at(position)
        if tokens_on(s, seat, space):
            seats.append(seat)
            sums.append(strength_on(s, seat, space))
    turned = s.reversed != 0 and space != GUARD
    if s.smuggler >= 0 and s.smuggled & BIT[space]:
        _smuggle(s, seats, sums, turned)
    for index in range(1, len(seats)):
        _sink(seats, sums, index, turned)
    return seats


def _sink(seats: list[int], sums: list[int], index: int, turned: bool) -> None:
    """Move the entry forward past all that are strictly worse."""
    while index > 0 and (sums[index] < sums[index - 1] if turned else sums[index] > sums[index - 1]):
        sums[index], sums[index - 1] = sums[index - 1], sums[index]
        seats[index], seats[index - 1] = seats[index - 1], seats[index]
        index -= 1


def _smuggle(s: State, seats: list[int], sums: list[int], turned: bool) -> None:
    """MO-92 The smuggler counts as strong as the best other player, or as his own tokens if that ranks higher."""
    smuggler = s.smuggler
    best = -1
    for index in range(len(seats)):
        if seats[index] != smuggler and (best < 0 or (sums[index] < best if turned else sums[index] > best)):
            best = sums[index]
    for index in range(len(seats)):
        if seats[index] == smuggler:
            if best >= 0 and (best < sums[index] if turned else best > sums[index]):
                sums[index] = best
            return
    place = 0
    while place < len(seats) and s.position_of(seats[place]) < s.position_of(smuggler):
        place += 1
    seats.insert(place, smuggler)
    sums.insert(place, best)
