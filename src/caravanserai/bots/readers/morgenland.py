"""What may matter in Morgenland, as numbers: treasure, tokens, and how the round would end as the board stands."""

from typing import Final

from caravanserai.bots.learned import Reader
from caravanserai.bots.net import Row
from caravanserai.core import machine
from caravanserai.core.vectors import listed
from caravanserai.games.morgenland.actions import PLACE, TOKEN
from caravanserai.games.morgenland.board import (
    CARAVANSERAI,
    CAVE_COUNT,
    DJINN,
    FIRST_ROOM,
    GUARD,
    KIND_COUNT,
    MARKET,
    NICHES,
    SPACES,
    SPELL_COUNT,
    STRENGTHS,
    STRONGEST_GUARD,
    TENT,
    TOKEN_COUNT,
)
from caravanserai.games.morgenland.fields import BIT, BITS, HANDLES, PIECE_COUNT
from caravanserai.games.morgenland.placement import ChooseSpace, ChooseToken
from caravanserai.games.morgenland.ranks import rank
from caravanserai.games.morgenland.state import State

SPACE_COUNT: Final = len(SPACES)
SORTED: Final = ("1", "2", "3", "4", "5")
PIECE_NAMES: Final = ("lamp", "counterspell", "doppelganger", "carpet", "key", "scroll", "plain")
NAMES: Final = (
    "magic",
    "four-seats",
    "five-seats",
    "unsold",
    "sold",
    "last-round",
    "placing",
    "rooms-open",
    "score",
    "lead",
    "total",
    *(f"kind-{place}" for place in SORTED),
    "even",
    "spells",
    "camel",
    "late",
    "djinn",
    *(f"piece-{name}" for name in PIECE_NAMES),
    "left",
    "left-strength",
    "left-9",
    "left-8",
    "left-7",
    "left-low",
    "caves",
    "caves-placed",
    "cave-first",
    *(f"after-{place}" for place in SORTED),
    "tent-1",
    "tent-2",
    "djinn-1",
    "market-1",
    "caravanserai-1",
    "at-guard",
    "guard-strength",
    "entrance",
    "bribe",
    "admitted",
    "in-rooms",
    "rooms-strength",
    "rooms-first",
    "rooms-second",
    "bought",
    "bought-placed",
    "hoped",
    "barred",
    "rest-total",
    *(f"rest-{place}" for place in SORTED),
    "bought-late",
    "rest-late",
)

CITY: Final = (TENT, DJINN, MARKET, CARAVANSERAI)
PLACES: Final = 40
"""Sorts of spaces to lay a token on."""
SORTS: Final = TOKEN_COUNT * PLACES + TOKEN_COUNT * TOKEN_COUNT


def make() -> Reader:
    """The reader of Morgenland."""
    return MorgenlandReader(NAMES, SORTS)


class Outlook:
    """How the round would end for each seat if nothing more were laid."""

    def __init__(self, s: State) -> None:
        seats = s.seats
        self.seats: Final = seats
        self.tokens: Final = [0] * (SPACE_COUNT * seats)
        self.sums: Final = [0] * (SPACE_COUNT * seats)
        """Per space and seat: tokens there, and their strength together."""
        for token in range(seats * HANDLES):
            space = s.where[token]
            if space >= 0:
                index = space * seats + token // HANDLES
                self.tokens[index] += 1
                self.sums[index] += s.strength[token]
        self.gains: Final = [0] * (seats * KIND_COUNT)
        self.caves: Final = [0] * seats
        self.firsts: Final = [0] * seats
        self.bought: Final = [0.0] * seats
        self.hoped: Final = [0.0] * seats
        self.first_rooms: Final = [0] * seats
        self.second_rooms: Final = [0] * seats
        self.purse: Final = [0] * (seats * KIND_COUNT)
        self.entrance: Final = [0.0] * seats
        self.bribe: Final = [0.0] * seats
        self.city: Final = [self.ranked(s, space) if s.scored <= space else [] for space in CITY]

    def ranked(self, s: State, space: int) -> list[int]:
        """Who stands on the space, best first; by the rules themselves while a spell changes ranks."""
        if s.reversed or s.smuggler >= 0:
            return rank(s, space)
        base = space * self.seats
        found: list[int] = []
        for position in range(self.seats):
            seat = s.seat_at(position)
            if self.tokens[base + seat]:
                place = len(found)
                while place > 0 and self.sums[base + found[place - 1]] < self.sums[base + seat]:
                    place -= 1
                found.insert(place, seat)
        return found


class MorgenlandReader(Reader):
    """Plays the round out in thought, cave by cave and room by room, and tells what is left then."""

    def read(self, s: machine.State, rows: list[Row]) -> None:
        assert isinstance(s, State)
        outlook = Outlook(s)
        self.count_caves(s, outlook)
        self.count_guard(s, outlook)
        self.count_rooms(s, outlook)
        unsold = 0
        for room in range(s.seats):
            unsold += s.size[room] + (1 if s.offer[room] >= 0 else 0)
        for seat in range(s.seats):
            self.write(s, seat, unsold, outlook, rows[seat])

    def sort(self, s: machine.State, action: int) -> int:
        """Tokens by strength and by how many are left, spaces by strength, what they offer and who is there."""
        assert isinstance(s, State)
        step = s.stack[-1]
        if isinstance(step, ChooseToken):
            return TOKEN_COUNT * PLACES + TOKEN_COUNT * (BITS[s.unplaced[step.who]] - 1) + action - TOKEN
        if isinstance(step, ChooseSpace):
            return step.token * PLACES + self.place(s, step.who, action - PLACE)
        return -1

    def place(self, s: State, seat: int, space: int) -> int:
        """Which of PLACES a space is for the seat."""
        own = 0
        strength = 0
        others = 0
        for token in range(s.seats * HANDLES):
            if s.where[token] == space:
                if token // HANDLES == seat:
                    own += 1
                    strength += s.strength[token]
                else:
                    others += 1
        if space < CAVE_COUNT:
            best = s.niches[space * NICHES]
            return (3 if best >= 5 else best - 2 if best > 2 else 0) * 3 + min(own, 2)
        if space == GUARD:
            return 12 + (0 if own == 0 else 1 if strength < 5 else 2 if strength < 9 else 3)
        if space >= FIRST_ROOM:
            return 16 + min(own, 3) * 4 + min(others, 3)
        return 32 + (space - TENT) * 2 + min(own, 1)

    def count_caves(self, s: State, outlook: Outlook) -> None:
        """What the caves that are not scored yet would give."""
        for space in range(max(s.scored, 0), CAVE_COUNT):
            for place, seat in enumerate(outlook.ranked(s, space)):
                if place < NICHES:
                    gain = s.niches[space * NICHES + place]
                    outlook.gains[seat * KIND_COUNT + space] += gain
                    outlook.caves[seat] += gain
                    if place == 0:
                        outlook.firsts[seat] += gain
        for index in range(s.seats * KIND_COUNT):
            outlook.purse[index] = s.stock[index] + outlook.gains[index]

    def count_guard(self, s: State, outlook: Outlook) -> None:
        """The chance to get past the guard, with all treasure as bribe, and what the bribe would cost."""
        for seat in range(s.seats):
            if s.scored > GUARD:
                outlook.entrance[seat] = 1.0 if s.admitted & BIT[seat] else 0.0
                continue
            strength = outlook.sums[GUARD * s.seats + seat]
            means = strength
            if outlook.tokens[GUARD * s.seats + seat]:
                for index in range(seat * KIND_COUNT, seat * KIND_COUNT + KIND_COUNT):
                    means += outlook.purse[index]
            elif s.unplaced[seat] and s.scored == 0:
                outlook.entrance[seat] = 0.5
                continue
            first = s.guard if s.guard else 1
            last = s.guard if s.guard else STRONGEST_GUARD
            chances = 0
            cost = 0
            for guard in range(first, last + 1):
                if means >= guard:
                    chances += 1
                    cost += max(0, guard - strength)
            outlook.entrance[seat] = chances / (last - first + 1)
            outlook.bribe[seat] = cost / (last - first + 1)

    def count_rooms(self, s: State, outlook: Outlook) -> None:
        """Who would buy where, one room after the other, paying each token with the poorest kind that suffices."""
        for space in range(max(s.scored, FIRST_ROOM), FIRST_ROOM + s.seats):
            if s.size[space - FIRST_ROOM] == 0 and s.offer[space - FIRST_ROOM] < 0:
                continue
            left = 1.0
            for place, seat in enumerate(outlook.ranked(s, space)):
                chance = outlook.entrance[seat]
                if place == 0:
                    outlook.first_rooms[seat] += 1
                elif place == 1:
                    outlook.second_rooms[seat] += 1
                kinds = self.payment(s, seat, space, outlook)
                if left > 0.05 and kinds >= 0:
                    outlook.bought[seat] += chance * left
                    if chance * left > 0.4:
                        self.pay(s, seat, space, outlook)
                    left *= 1.0 - chance
                else:
                    outlook.hoped[seat] += chance

    def payment(self, s: State, seat: int, space: int, outlook: Outlook) -> int:
        """How much the seat's tokens in the room cost together, or -1 if the seat cannot pay them in different kinds."""
        prices = self.prices(s, seat, space)
        if len(prices) > KIND_COUNT:
            return -1
        purse = outlook.purse[seat * KIND_COUNT : seat * KIND_COUNT + KIND_COUNT]
        purse.sort(reverse=True)
        total = 0
        for index in range(len(prices)):
            if purse[index] < prices[index]:
                return -1
            total += prices[index]
        return total

    def prices(self, s: State, seat: int, space: int) -> list[int]:
        """The strengths of the seat's tokens on the space, strongest first."""
        found: list[int] = []
        for token in range(seat * HANDLES, seat * HANDLES + HANDLES):
            if s.where[token] == space:
                found.append(s.strength[token])
        found.sort(reverse=True)
        return found

    def pay(self, s: State, seat: int, space: int, outlook: Outlook) -> None:
        """Take what the tokens cost, each of the poorest kind that suffices and is not used yet."""
        used = 0
        base = seat * KIND_COUNT
        for price in self.prices(s, seat, space):
            best = -1
            for kind in range(KIND_COUNT):
                held = outlook.purse[base + kind]
                if held >= price and not used & BIT[kind] and (best < 0 or held < outlook.purse[base + best]):
                    best = kind
            if best >= 0:
                used |= BIT[best]
                outlook.purse[base + best] -= price

    def write(self, s: State, seat: int, unsold: int, outlook: Outlook, row: Row) -> None:
        """Everything about one seat, in the order of NAMES."""
        useful = min(1.0, unsold / (1.5 * s.seats))
        late = 1.0 - min(1.0, unsold / (6.0 * s.seats))
        row.mark(s.magic != 0)
        row.mark(s.seats == 4)
        row.mark(s.seats == 5)
        row.put(unsold / s.seats)
        row.put(1.0 - useful)
        row.mark(s.max_rounds > 0 and s.round >= s.max_rounds)
        row.mark(s.scored <= 0)
        row.mark(s.scored > GUARD)
        best = 0
        for other in range(s.seats):
            if other != seat:
                best = max(best, s.artifacts(other))
        own = s.artifacts(seat)
        row.put(float(own))
        row.put(float(own - best))
        self.write_stock(s, seat, row)
        self.write_tokens(s, seat, outlook, row)
        bought = outlook.bought[seat]
        placed = 1.0 - count(s.unplaced[seat]) / TOKEN_COUNT
        row.put(bought)
        row.put(bought * placed)
        row.put(outlook.hoped[seat])
        row.put((1.0 - outlook.entrance[seat]) * (outlook.first_rooms[seat] + outlook.second_rooms[seat]))
        rest = outlook.purse[seat * KIND_COUNT : seat * KIND_COUNT + KIND_COUNT]
        rest.sort(reverse=True)
        total = 0
        for amount in rest:
            total += amount
        row.put(total * useful)
        for amount in rest:
            row.put(min(amount, 12) * useful)
        row.put(bought * late)
        row.put(total * late)

    def write_stock(self, s: State, seat: int, row: Row) -> None:
        """Treasure, spells, the camel, the Djinn and artifacts by type."""
        row.put(min(s.total(seat), 40) / 4.0)
        owned = listed(s.stock, seat * KIND_COUNT, KIND_COUNT)
        owned.sort(reverse=True)
        even = 0
        for amount in owned:
            row.put(float(min(amount, 12)))
            even += min(amount, 4)
        row.put(float(even))
        row.put(float(count(s.spells[seat])))
        row.mark(s.camel == seat)
        row.put(s.position_of(seat) / s.seats)
        row.mark(s.djinn == seat)
        for piece in range(PIECE_COUNT):
            row.put(float(s.unused[seat * PIECE_COUNT + piece]) if s.magic else 0.0)

    def write_tokens(self, s: State, seat: int, outlook: Outlook, row: Row) -> None:
        """Tokens to come, and what those that lie would win."""
        unplaced = s.unplaced[seat] if s.scored <= 0 else 0
        left = 0
        low = 0
        strength = 0
        for index in range(TOKEN_COUNT):
            if unplaced & BIT[index]:
                left += 1
                strength += STRENGTHS[index]
                if index < 3:
                    low += 1
        row.put(float(left))
        row.put(strength / 4.0)
        row.mark(unplaced & BIT[7] != 0)
        row.mark(unplaced & BIT[6] != 0)
        row.mark(unplaced & BIT[5] != 0)
        row.put(float(low))
        caves = float(outlook.caves[seat])
        row.put(caves)
        row.put(caves * (1.0 - left / TOKEN_COUNT))
        row.put(float(outlook.firsts[seat]))
        after: list[int] = []
        for index in range(seat * KIND_COUNT, seat * KIND_COUNT + KIND_COUNT):
            after.append(s.stock[index] + outlook.gains[index])
        after.sort(reverse=True)
        for amount in after:
            row.put(float(min(amount, 14)))
        self.write_city(s, seat, outlook, row)
        in_rooms = 0
        in_strength = 0
        for room in range(FIRST_ROOM, FIRST_ROOM + s.seats):
            in_rooms += outlook.tokens[room * s.seats + seat]
            in_strength += outlook.sums[room * s.seats + seat]
        at_guard = outlook.tokens[GUARD * s.seats + seat]
        guard_strength = outlook.sums[GUARD * s.seats + seat]
        open_guard = s.scored <= GUARD
        row.put(float(at_guard) if open_guard else 0.0)
        row.put(min(10, guard_strength) / 2.0 if open_guard else 0.0)
        row.put(outlook.entrance[seat])
        row.put(outlook.bribe[seat])
        row.mark(not open_guard and s.admitted & BIT[seat] != 0)
        row.put(float(in_rooms))
        row.put(in_strength / 4.0)
        row.put(float(outlook.first_rooms[seat]))
        row.put(float(outlook.second_rooms[seat]))

    def write_city(self, s: State, seat: int, outlook: Outlook, row: Row) -> None:
        """Who leads in the city's spaces that are not scored yet."""
        for space, ranked in zip(CITY, outlook.city, strict=True):
            row.mark(len(ranked) > 0 and ranked[0] == seat)
            if space == TENT:
                row.mark(len(ranked) > 1 and ranked[1] == seat)


def count(mask: int) -> int:
    """How many bits are set, of a spell hand or of unplaced tokens."""
    found = 0
    for index in range(SPELL_COUNT):
        if mask & BIT[index]:
            found += 1
    return found
