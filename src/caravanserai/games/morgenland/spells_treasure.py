"""The spells about treasure (MO-87, MO-91, MO-97 to MO-99, MO-103)."""

from typing import ClassVar, Final

from caravanserai.core.machine import NOBODY, Step
from caravanserai.games.morgenland import events
from caravanserai.games.morgenland.actions import AMOUNTS, AT, SWAP
from caravanserai.games.morgenland.board import (
    ALMS,
    ALMS_TAKE,
    BARTER,
    CAVE_COUNT,
    DRAGON_FLIGHT,
    DRAGON_PILES,
    KIND_COUNT,
    NICHES,
    OFFERING,
    OFFERING_VALUE,
    RETURN,
    SACRIFICE,
    SACRIFICE_VALUE,
)
from caravanserai.games.morgenland.caves import cave_total, clear_cave
from caravanserai.games.morgenland.fields import BIT, BITS
from caravanserai.games.morgenland.spells import TARGETED, UNTARGETED, Cast, Spell, effect_flaw
from caravanserai.games.morgenland.state import State
from caravanserai.games.morgenland.treasure import PayKind, pay, take, transfer


class Alms(Spell):
    """MO-87 Take 3 treasures of any kinds from the bank."""

    def __init__(self) -> None:
        super().__init__(ALMS, UNTARGETED)

    def ready(self, s: State, seat: int) -> bool:
        return s.total(s.seats) > 0

    def resolve(self, s: State, cast: Cast) -> None:
        take(s, cast.caster, ALMS_TAKE, 0)


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

    def works(self, s: State, cast: Cast) -> bool:
        return s.niches[cast.target * NICHES] == 0 and s.stock[s.seats * KIND_COUNT + cast.target] > 0

    def resolve(self, s: State, cast: Cast) -> None:
        bank = s.seats * KIND_COUNT + cast.target
        total = 0
        for niche in range(len(DRAGON_PILES)):
            amount = min(DRAGON_PILES[niche], s.stock[bank])
            s.niches[cast.target * NICHES + niche] = amount
            s.stock[bank] -= amount
            total += amount
        if s.log is not None:
            s.tell(events.RESTOCKED, (cast.target, total, cast.target))


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

    def works(self, s: State, cast: Cast) -> bool:
        return cave_total(s, cast.target) > 0

    def resolve(self, s: State, cast: Cast) -> None:
        amount = cave_total(s, cast.target)
        clear_cave(s, cast.target)
        if s.log is not None:
            s.tell(events.EMPTIED, (cast.target, amount, cast.target))


# --- sacrifice, offering, barter ---------------------------------------------------------------------


class Collection(Spell):
    """MO-97, MO-99 Everybody returns 7 (Sacrifice) or 5 (Offering) treasures, in player order."""

    def __init__(self, title: int, amount: int) -> None:
        super().__init__(title, UNTARGETED)
        self.amount: Final = amount

    def ready(self, s: State, seat: int) -> bool:
        return any(s.total(other) > 0 for other in range(s.seats))

    def resolve(self, s: State, cast: Cast) -> None:
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
        above = s.stack[at + 1]
        seat = s.seat_at(self.at - 1) if 0 < self.at <= s.seats else -1
        if (
            above.who != seat
            or not isinstance(above, PayKind)
            or above.to != s.seats
            or above.left > self.amount
        ):
            return "another player returns treasure"
        title = SACRIFICE if self.amount == SACRIFICE_VALUE else OFFERING
        cast = s.discards & BIT[title] and s.lit and self.amount in (SACRIFICE_VALUE, OFFERING_VALUE)
        return "" if cast else "no such collection"


class Barter(Spell):
    """MO-103 Return treasures and take as many in kinds you did not return."""

    def __init__(self) -> None:
        super().__init__(BARTER, UNTARGETED)

    def ready(self, s: State, seat: int) -> bool:
        return can_swap(s, seat, 0)

    def works(self, s: State, cast: Cast) -> bool:
        return can_swap(s, cast.caster, 0)

    def resolve(self, s: State, cast: Cast) -> None:
        ask_swap(s, cast.caster, 0, 0, 0)


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
        if s.stock[self.who * KIND_COUNT + self.kind] == 0 or (self.total > 0) != (self.returned > 0):
            return "there is nothing to return"
        if self.returned >= BIT[self.kind] or self.total < BITS[self.returned]:
            return "the kinds returned were asked for before"
        free = 0
        for kind in range(KIND_COUNT):
            if not self.returned & BIT[kind]:
                free += s.stock[s.seats * KIND_COUNT + kind]
        if self.total > free or not self.legal(s):
            return "the bank cannot give that much"
        return effect_flaw(s, self.who, BARTER)
