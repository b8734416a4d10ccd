"""Treasure changes hands: openly, kind by kind, with the amounts of MO-3 and the limits of MO-4."""

from typing import ClassVar, Final

from caravanserai.core.machine import Step
from caravanserai.games.morgenland import events
from caravanserai.games.morgenland.actions import AMOUNTS, PAY, TAKE
from caravanserai.games.morgenland.board import (
    ALMS,
    ALMS_TAKE,
    BARTER,
    KIND_COUNT,
    MARKET,
    MARKET_TAKE,
    TELEPORT_PRICE,
    TELEPORTATION,
)
from caravanserai.games.morgenland.fields import BIT
from caravanserai.games.morgenland.ranks import rank
from caravanserai.games.morgenland.state import State

AWARDED: Final = 2
"""How deep the award of a space lies: above the clean-up and the visit of the next space; windows lie deeper."""


def transfer(s: State, giver: int, taker: int, kind: int, amount: int) -> None:
    """Move treasure of one kind between two rows: seats, or the bank (row `seats`)."""
    if amount == 0:
        return
    s.stock[giver * KIND_COUNT + kind] -= amount
    s.stock[taker * KIND_COUNT + kind] += amount
    if s.log is not None:
        if taker == s.seats:
            s.tell(events.PAID, (giver, amount, kind))
        elif giver == s.seats:
            s.tell(events.TOOK, (taker, amount, kind))
        else:
            s.tell(events.GAVE, (giver, taker, amount, kind))


def pay(s: State, seat: int, amount: int, to: int) -> None:
    """PAY of the ledger: the seat chooses which treasures; who has no more than that gives all he has."""
    if s.total(seat) <= amount:
        for kind in range(KIND_COUNT):
            transfer(s, seat, to, kind, s.stock[seat * KIND_COUNT + kind])
    else:
        ask_pay(s, seat, 0, amount, to)


def ask_pay(s: State, seat: int, kind: int, left: int, to: int) -> None:
    """Ask for the next kind of which the seat has any."""
    if left == 0:
        return
    while s.stock[seat * KIND_COUNT + kind] == 0:
        kind += 1
    s.push(PayKind(seat, kind, left, to))


def take(s: State, seat: int, amount: int, barred: int) -> None:
    """TAKE of the ledger (MO-4): from the bank, kinds not barred; a bank with no more than that gives all."""
    bank = s.seats * KIND_COUNT
    stocked = 0
    for kind in range(KIND_COUNT):
        if not barred & BIT[kind]:
            stocked += s.stock[bank + kind]
    if stocked <= amount:
        for kind in range(KIND_COUNT):
            if not barred & BIT[kind]:
                transfer(s, s.seats, seat, kind, s.stock[bank + kind])
    else:
        ask_take(s, seat, 0, amount, barred)


def ask_take(s: State, seat: int, kind: int, left: int, barred: int) -> None:
    """Ask for the next kind that the bank has and that may be taken."""
    if left == 0:
        return
    bank = s.seats * KIND_COUNT
    while s.stock[bank + kind] == 0 or barred & BIT[kind]:
        kind += 1
    s.push(TakeKind(seat, kind, left, barred))


class PayKind(Step[State]):
    """MO-85 How much of this kind, of a payment to the bank or to a player of which `left` is still open."""

    fields: ClassVar[tuple[str, ...]] = ("who", "kind", "left", "to")
    decision: ClassVar[str] = "D-PAY"
    rule: ClassVar[str] = "MO-85"
    form: ClassVar[str] = "pay"

    def __init__(self, who: int, kind: int, left: int, to: int) -> None:
        super().__init__(who)
        self.kind = kind
        self.left = left
        self.to = to

    def legal(self, s: State) -> list[int]:
        base = self.who * KIND_COUNT
        later = 0
        for kind in range(self.kind + 1, KIND_COUNT):
            later += s.stock[base + kind]
        low = max(0, self.left - later)
        high = min(s.stock[base + self.kind], self.left)
        first = PAY + self.kind * AMOUNTS
        return list(range(first + low, first + high + 1))

    def run(self, s: State, action: int) -> None:
        amount = action - PAY - self.kind * AMOUNTS
        transfer(s, self.who, self.to, self.kind, amount)
        ask_pay(s, self.who, self.kind + 1, self.left - amount, self.to)

    def auto(self, s: State) -> bool:
        """MO-107 A single amount is paid by itself."""
        return True

    def flaw(self, s: State, at: int) -> str:
        own = 0
        for kind in range(self.kind, KIND_COUNT):
            own += s.stock[self.who * KIND_COUNT + kind]
        if self.to > s.seats or self.to == self.who:
            return "nobody to be paid"
        if self.left > own or s.stock[self.who * KIND_COUNT + self.kind] == 0:
            return "the payment is not covered"
        if self.to == s.seats:
            return ""
        cast = s.discards & BIT[TELEPORTATION] and s.lit & BIT[self.who]
        return "" if cast and self.left <= TELEPORT_PRICE else "no player is paid"


class TakeKind(Step[State]):
    """MO-44 How much of this kind, of treasure taken from the bank of which `left` is still open."""

    fields: ClassVar[tuple[str, ...]] = ("who", "kind", "left", "barred")
    decision: ClassVar[str] = "D-TAKE"
    rule: ClassVar[str] = "MO-4"
    form: ClassVar[str] = "take"

    def __init__(self, who: int, kind: int, left: int, barred: int) -> None:
        super().__init__(who)
        self.kind = kind
        self.left = left
        self.barred = barred

    def legal(self, s: State) -> list[int]:
        bank = s.seats * KIND_COUNT
        later = 0
        for kind in range(self.kind + 1, KIND_COUNT):
            if not self.barred & BIT[kind]:
                later += s.stock[bank + kind]
        low = max(0, self.left - later)
        high = min(s.stock[bank + self.kind], self.left)
        first = TAKE + self.kind * AMOUNTS
        return list(range(first + low, first + high + 1))

    def run(self, s: State, action: int) -> None:
        amount = action - TAKE - self.kind * AMOUNTS
        transfer(s, s.seats, self.who, self.kind, amount)
        ask_take(s, self.who, self.kind + 1, self.left - amount, self.barred)

    def auto(self, s: State) -> bool:
        """MO-107 A single amount is taken by itself."""
        return True

    def flaw(self, s: State, at: int) -> str:
        bank = s.seats * KIND_COUNT
        stocked = 0
        for kind in range(self.kind, KIND_COUNT):
            if not self.barred & BIT[kind]:
                stocked += s.stock[bank + kind]
        if self.left > stocked or self.barred & BIT[self.kind] or s.stock[bank + self.kind] == 0:
            return "the bank has not that much"
        if self.barred:
            cast = s.discards & BIT[BARTER] and s.lit & BIT[self.who]
        elif at > AWARDED:
            cast = s.discards & BIT[ALMS] and s.lit & BIT[self.who] and self.left <= ALMS_TAKE
        else:
            cast = s.scored == MARKET + 1 and rank(s, MARKET)[:1] == [self.who] and self.left <= MARKET_TAKE
        return "" if cast else "nobody takes treasure now"
