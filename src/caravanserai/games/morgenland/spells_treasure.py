"""The spells about treasure (MO-87, MO-89, MO-91, MO-97 to MO-99, MO-102, MO-103)."""

from typing import ClassVar, Final

from caravanserai.core.machine import NOBODY, Step
from caravanserai.games.morgenland import events
from caravanserai.games.morgenland.actions import AMOUNTS, AT, PAY_TAX, REMOVE, REMOVE_ALL, SWAP
from caravanserai.games.morgenland.board import (
    ALMS,
    ALMS_TAKE,
    BAKSHEESH,
    BARTER,
    CAVE_COUNT,
    CITY_END,
    CITY_TAX,
    DRAGON_FLIGHT,
    DRAGON_PILES,
    FIRST_CITY,
    KIND_COUNT,
    NICHES,
    OFFERING,
    OFFERING_VALUE,
    RETURN,
    ROOM_TAX,
    SACRIFICE,
    SACRIFICE_VALUE,
    SULTANS_TAX,
)
from caravanserai.games.morgenland.caves import cave_total, clear_cave
from caravanserai.games.morgenland.fields import BIT, HANDLES
from caravanserai.games.morgenland.placement import leave_rooms, remove, tokens_in_rooms
from caravanserai.games.morgenland.spells import TARGETED, UNTARGETED, Spell
from caravanserai.games.morgenland.state import State
from caravanserai.games.morgenland.treasure import pay, take, transfer


class Alms(Spell):
    """MO-87 Take 3 treasures of any kinds from the bank."""

    def __init__(self) -> None:
        super().__init__(ALMS, UNTARGETED)

    def ready(self, s: State, seat: int) -> bool:
        return s.total(s.seats) > 0

    def resolve(self, s: State, seat: int, target: int, dest: int) -> None:
        take(s, seat, ALMS_TAKE, 0)


# --- taxes -------------------------------------------------------------------------------------------


def in_city(space: int) -> bool:
    """Whether the place is one of the four city spaces."""
    return FIRST_CITY <= space < CITY_END


class Baksheesh(Spell):
    """MO-89 All others pay 2 for each of their tokens in the city, one by one, or remove it."""

    def __init__(self) -> None:
        super().__init__(BAKSHEESH, UNTARGETED)

    def ready(self, s: State, seat: int) -> bool:
        return any(in_city(s.where[token]) and token // HANDLES != seat for token in range(s.seats * HANDLES))

    def resolve(self, s: State, seat: int, target: int, dest: int) -> None:
        s.push(CityTax(seat, 0, 0))


class CityTax(Step[State]):
    """MO-89 The next token to be taxed: players in order, their spaces in scoring order, then handles.

    One frame with an index, because the payer's own answers remove tokens from the list.
    """

    fields: ClassVar[tuple[str, ...]] = ("caster", "at", "index")
    rule: ClassVar[str] = "MO-89"

    def __init__(self, caster: int, at: int, index: int) -> None:
        super().__init__(NOBODY)
        self.caster: Final = caster
        self.at: Final = at
        self.index: Final = index

    def run(self, s: State, action: int) -> None:
        index = self.index
        for position in range(self.at, s.seats):
            seat = s.seat_at(position)
            if seat != self.caster:
                while index < (CITY_END - FIRST_CITY) * HANDLES:
                    token = seat * HANDLES + index % HANDLES
                    if s.where[token] == FIRST_CITY + index // HANDLES:
                        if s.total(seat) >= CITY_TAX:
                            s.push(CityTax(self.caster, position, index + 1))
                            s.push(PayCityTax(seat, token))
                            return
                        remove(s, token)
                    index += 1
            index = 0

    def flaw(self, s: State, at: int) -> str:
        fine = 0 <= self.caster < s.seats and 0 <= self.at <= s.seats and self.index >= 0
        return "" if fine else "no such tax"


class PayCityTax(Step[State]):
    """MO-89 Pay any 2 treasures for this token, or remove it."""

    fields: ClassVar[tuple[str, ...]] = ("who", "token")
    decision: ClassVar[str] = "D-CITYTAX"
    rule: ClassVar[str] = "MO-89"

    def __init__(self, who: int, token: int) -> None:
        super().__init__(who)
        self.token: Final = token

    def legal(self, s: State) -> list[int]:
        return [PAY_TAX, REMOVE + self.token]

    def run(self, s: State, action: int) -> None:
        if action == PAY_TAX:
            pay(s, self.who, CITY_TAX, s.seats)
        else:
            remove(s, self.token)

    def flaw(self, s: State, at: int) -> str:
        if self.who < 0 or not 0 <= self.token < s.seats * HANDLES or self.token // HANDLES != self.who:
            return "not a token of this seat"
        return "" if in_city(s.where[self.token]) and s.total(self.who) >= CITY_TAX else "nothing to decide"


class SultansTax(Spell):
    """MO-102 All others pay 1 for each of their tokens in rooms, or remove them all."""

    def __init__(self) -> None:
        super().__init__(SULTANS_TAX, UNTARGETED)

    def ready(self, s: State, seat: int) -> bool:
        return any(other != seat and tokens_in_rooms(s, other) > 0 for other in range(s.seats))

    def resolve(self, s: State, seat: int, target: int, dest: int) -> None:
        s.push(RoomTax(seat, 0))


class RoomTax(Step[State]):
    """MO-102 The next player to be taxed, in player order."""

    fields: ClassVar[tuple[str, ...]] = ("caster", "at")
    rule: ClassVar[str] = "MO-102"

    def __init__(self, caster: int, at: int) -> None:
        super().__init__(NOBODY)
        self.caster: Final = caster
        self.at: Final = at

    def run(self, s: State, action: int) -> None:
        for position in range(self.at, s.seats):
            seat = s.seat_at(position)
            due = tokens_in_rooms(s, seat) * ROOM_TAX
            if seat != self.caster and due > 0:
                if s.total(seat) >= due:
                    s.push(RoomTax(self.caster, position + 1))
                    s.push(PayRoomTax(seat))
                    return
                leave_rooms(s, seat)

    def flaw(self, s: State, at: int) -> str:
        return "" if 0 <= self.caster < s.seats and 0 <= self.at <= s.seats else "no such tax"


class PayRoomTax(Step[State]):
    """MO-102 Pay 1 treasure for each of your tokens in rooms, or remove all of them."""

    fields: ClassVar[tuple[str, ...]] = ("who",)
    decision: ClassVar[str] = "D-ROOMTAX"
    rule: ClassVar[str] = "MO-102"

    def legal(self, s: State) -> list[int]:
        return [PAY_TAX, REMOVE_ALL]

    def run(self, s: State, action: int) -> None:
        if action == PAY_TAX:
            pay(s, self.who, tokens_in_rooms(s, self.who) * ROOM_TAX, s.seats)
        else:
            leave_rooms(s, self.who)

    def flaw(self, s: State, at: int) -> str:
        if self.who < 0:
            return "nobody decides"
        due = tokens_in_rooms(s, self.who) * ROOM_TAX
        return "" if 0 < due <= s.total(self.who) else "nothing to decide"


# --- dragons -----------------------------------------------------------------------------------------


class DragonFlight(Spell):
    """MO-91 An empty cave not yet scored gets 4 and 2 from the bank."""

    def __init__(self) -> None:
        super().__init__(DRAGON_FLIGHT, TARGETED)

    def targets(self, s: State, seat: int) -> list[int]:
        found: list[int] = []
        for cave in range(s.scored, CAVE_COUNT):
            if s.niches[cave * NICHES] == 0 and s.stock[s.seats * KIND_COUNT + cave] > 0:
                found.append(AT + cave)
        return found

    def works(self, s: State, seat: int, target: int, dest: int) -> bool:
        return s.niches[target * NICHES] == 0 and s.stock[s.seats * KIND_COUNT + target] > 0

    def resolve(self, s: State, seat: int, target: int, dest: int) -> None:
        bank = s.seats * KIND_COUNT + target
        total = 0
        for niche in range(len(DRAGON_PILES)):
            amount = min(DRAGON_PILES[niche], s.stock[bank])
            s.niches[target * NICHES + niche] = amount
            s.stock[bank] -= amount
            total += amount
        if s.log is not None:
            s.tell(events.RESTOCKED, (target, total, target))


class ReturnOfTheDragon(Spell):
    """MO-98 All treasure of a cave not yet scored returns to the bank."""

    def __init__(self) -> None:
        super().__init__(RETURN, TARGETED)

    def targets(self, s: State, seat: int) -> list[int]:
        found: list[int] = []
        for cave in range(s.scored, CAVE_COUNT):
            if s.niches[cave * NICHES] > 0:
                found.append(AT + cave)
        return found

    def works(self, s: State, seat: int, target: int, dest: int) -> bool:
        return cave_total(s, target) > 0

    def resolve(self, s: State, seat: int, target: int, dest: int) -> None:
        amount = cave_total(s, target)
        clear_cave(s, target)
        if s.log is not None:
            s.tell(events.EMPTIED, (target, amount, target))


# --- sacrifice, offering, barter ---------------------------------------------------------------------


class Collection(Spell):
    """MO-97, MO-99 Everybody returns 7 (Sacrifice) or 5 (Offering) treasures, in player order."""

    def __init__(self, title: int, amount: int) -> None:
        super().__init__(title, UNTARGETED)
        self.amount: Final = amount

    def ready(self, s: State, seat: int) -> bool:
        return any(s.total(other) > 0 for other in range(s.seats))

    def resolve(self, s: State, seat: int, target: int, dest: int) -> None:
        s.push(Collect(0, self.amount))


class Sacrifice(Collection):
    """MO-97 Everybody returns 7 treasures."""

    def __init__(self) -> None:
        super().__init__(SACRIFICE, SACRIFICE_VALUE)


class Offering(Collection):
    """MO-99 Everybody returns 5 treasures."""

    def __init__(self) -> None:
        super().__init__(OFFERING, OFFERING_VALUE)


class Collect(Step[State]):
    """MO-97 The next player returns his treasures; who has fewer returns all."""

    fields: ClassVar[tuple[str, ...]] = ("at", "amount")
    rule: ClassVar[str] = "MO-97"

    def __init__(self, at: int, amount: int) -> None:
        super().__init__(NOBODY)
        self.at: Final = at
        self.amount: Final = amount

    def run(self, s: State, action: int) -> None:
        if self.at < s.seats:
            s.push(Collect(self.at + 1, self.amount))
            pay(s, s.seat_at(self.at), self.amount, s.seats)

    def flaw(self, s: State, at: int) -> str:
        return "" if 0 <= self.at <= s.seats and self.amount > 0 else "no such collection"


class Barter(Spell):
    """MO-103 Return treasures and take as many in kinds you did not return."""

    def __init__(self) -> None:
        super().__init__(BARTER, UNTARGETED)

    def ready(self, s: State, seat: int) -> bool:
        return can_swap(s, seat, 0)

    def works(self, s: State, seat: int, target: int, dest: int) -> bool:
        return can_swap(s, seat, 0)

    def resolve(self, s: State, seat: int, target: int, dest: int) -> None:
        ask_swap(s, seat, 0, 0, 0)


def can_swap(s: State, seat: int, first: int) -> bool:
    """Whether some kind from `first` on could be returned for another one of the bank."""
    bank = s.seats * KIND_COUNT
    total = s.total(s.seats)
    for kind in range(first, KIND_COUNT):
        if s.stock[seat * KIND_COUNT + kind] > 0 and total > s.stock[bank + kind]:
            return True
    return False


def ask_swap(s: State, seat: int, kind: int, total: int, returned: int) -> None:
    """Ask how much of the next kind is returned; after the last one the same total is taken."""
    while kind < KIND_COUNT and s.stock[seat * KIND_COUNT + kind] == 0:
        kind += 1
    if kind < KIND_COUNT:
        s.push(SwapKind(seat, kind, total, returned))
    else:
        take(s, seat, total, returned)


class SwapKind(Step[State]):
    """MO-103 How much of this kind to return: only amounts for which enough of other kinds can be taken."""

    fields: ClassVar[tuple[str, ...]] = ("who", "kind", "total", "returned")
    decision: ClassVar[str] = "D-BARTER"
    rule: ClassVar[str] = "MO-103"
    form: ClassVar[str] = "barter"

    def __init__(self, who: int, kind: int, total: int, returned: int) -> None:
        super().__init__(who)
        self.kind: Final = kind
        self.total: Final = total
        self.returned: Final = returned

    def legal(self, s: State) -> list[int]:
        bank = s.seats * KIND_COUNT
        free = 0
        for kind in range(KIND_COUNT):
            if kind != self.kind and not self.returned & BIT[kind]:
                free += s.stock[bank + kind]
        high = min(s.stock[self.who * KIND_COUNT + self.kind], free - self.total)
        first = SWAP + self.kind * AMOUNTS
        found = list(range(first + 1, first + high + 1))
        if self.total > 0 or can_swap(s, self.who, self.kind + 1):
            found.insert(0, first)
        return found

    def run(self, s: State, action: int) -> None:
        amount = action - SWAP - self.kind * AMOUNTS
        transfer(s, self.who, s.seats, self.kind, amount)
        returned = self.returned | BIT[self.kind] if amount else self.returned
        ask_swap(s, self.who, self.kind + 1, self.total + amount, returned)

    def auto(self, s: State) -> bool:
        """MO-107 A single amount is returned by itself."""
        return True

    def flaw(self, s: State, at: int) -> str:
        if self.who < 0 or not 0 <= self.kind < KIND_COUNT or not 0 <= self.returned < BIT[self.kind]:
            return "no such barter"
        if s.stock[self.who * KIND_COUNT + self.kind] == 0 or (self.total > 0) != (self.returned > 0):
            return "nothing to return"
        free = 0
        for kind in range(KIND_COUNT):
            if not self.returned & BIT[kind]:
                free += s.stock[s.seats * KIND_COUNT + kind]
        if not 0 <= self.total <= free:
            return "the bank cannot give that much"
        return "" if self.legal(s) else "nothing can be bartered"
