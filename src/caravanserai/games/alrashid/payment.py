"""Paying: AR-57 to AR-61. What goods are worth and which payments reach a price without waste."""

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from caravanserai.core.machine import Step
from caravanserai.core.vectors import vector
from caravanserai.games.alrashid import events
from caravanserai.games.alrashid.actions import PAY
from caravanserai.games.alrashid.board import KINDS, MAX_PRICE
from caravanserai.games.alrashid.fields import WEALTH
from caravanserai.games.alrashid.state import State

NUMBERS: Final = 31
"""Answers of AR-D14 for one kind: 0 to 30."""


class Pay(Step[State]):
    """AR-D14, AR-58, AR-59 Choose how many goods of each kind to pay, kind by kind; `paid` has the kinds done.

    AR-61 needs nothing more here: whoever must keep a good was only offered prices that the goods less
    one still reach, and then paying everything would be wasteful.
    """

    fields: ClassVar[tuple[str, ...]] = ("who", "price", "paid")
    decision: ClassVar[str] = "D-PAY"
    rule: ClassVar[str] = "AR-59"

    def __init__(self, who: int, price: int, paid: tuple[int, ...]) -> None:
        super().__init__(who)
        self.price: Final = price
        self.paid: Final = paid

    def legal(self, s: State) -> list[int]:
        kind = len(self.paid)
        base = self.who * WEALTH
        paid = vec[i64]([0, 0, 0, 0, 0])
        for each in range(kind):
            paid[each] = self.paid[each]
        before = worth(paid, 0)
        found: list[int] = []
        for number in range(min(s.wealth[base + kind], MAX_PRICE) + 1):
            paid[kind] = number
            value = before + added(paid, kind)
            if completes(s.wealth, base, self.price, paid, kind + 1, value):
                found.append(PAY + kind * NUMBERS + number)
            if value >= self.price:
                break
        return found

    def run(self, s: State, action: int) -> None:
        paid = (*self.paid, (action - PAY) % NUMBERS)
        if len(paid) < KINDS:
            s.push(Pay(self.who, self.price, paid))
        else:
            settle(s, self.who, self.price, paid)

    def auto(self, s: State) -> bool:
        return True

    def flaw(self, s: State, at: int) -> str:
        for kind in range(len(self.paid)):
            if self.paid[kind] > s.wealth[self.who * WEALTH + kind]:
                return "more is paid than owned"
        return ""


def settle(s: State, seat: int, price: int, paid: tuple[int, ...]) -> None:
    """AR-58 The goods go to the supply; what they are worth beyond the price is lost."""
    for kind in range(KINDS):
        s.wealth[seat * WEALTH + kind] -= paid[kind]
    if s.log is not None:
        goods: list[int] = []
        for kind in range(KINDS):
            goods += [kind] * paid[kind]
        s.tell(events.PAID, (seat, price, *goods))


def worth(goods: vec[i64], base: int) -> int:
    """AR-57 The value of the five numbers at `base`, layer by layer.

    A layer of k kinds is worth k(k+1)/2: one per good and one per pair of kinds in it. Over all layers
    that is the number of goods plus, for each pair of kinds, the smaller of their two numbers.
    No other split is worth more (AR-60).
    """
    value = 0
    for kind in range(KINDS):
        number = goods[base + kind]
        value += number
        for other in range(kind):
            held = goods[base + other]
            value += number if number < held else held
    return value


def worth_of(goods: list[int]) -> int:
    """The same of five numbers by themselves."""
    return worth(vector(goods), 0)


def top_kinds(goods: vec[i64], base: int) -> int:
    """AR-59 What the goods lose at least in value if one is taken away: the kinds of which there are most."""
    most = 0
    kinds = 0
    for kind in range(KINDS):
        number = goods[base + kind]
        if number > most:
            most = number
            kinds = 1
        elif number == most:
            kinds += 1
    return kinds


def added(paid: vec[i64], kind: int) -> int:
    """AR-57 What the goods of a kind add to the value of the kinds before it."""
    number = paid[kind]
    value = number
    for other in range(kind):
        held = paid[other]
        value += number if number < held else held
    return value


def completes(held: vec[i64], base: int, price: int, paid: vec[i64], kind: int, value: int) -> bool:
    """AR-59 Whether the kinds from `kind` on can complete the payment, worth `value` so far, without waste."""
    if value >= price:
        return value - top_kinds(paid, 0) < price
    if kind == KINDS:
        return False
    full = value
    for each in range(kind, KINDS):
        paid[each] = held[base + each]
        full += added(paid, each)
    for each in range(kind, KINDS):
        paid[each] = 0
    if full < price:
        return False
    for number in range(min(held[base + kind], MAX_PRICE) + 1):
        paid[kind] = number
        reached = value + added(paid, kind)
        if completes(held, base, price, paid, kind + 1, reached):
            paid[kind] = 0
            return True
        if reached >= price:
            break
    paid[kind] = 0
    return False


def payments(held: vec[i64], price: int, begun: tuple[int, ...]) -> list[tuple[int, ...]]:
    """AR-59 All payments that start with the numbers begun, for a display that offers each as one choice."""
    found: list[tuple[int, ...]] = []
    paid = vec[i64]([0, 0, 0, 0, 0])
    for kind in range(len(begun)):
        paid[kind] = begun[kind]
    _collect(found, held, price, paid, len(begun), worth(paid, 0))
    return found


def _collect(
    found: list[tuple[int, ...]], held: vec[i64], price: int, paid: vec[i64], kind: int, value: int
) -> None:
    if value >= price:
        if value - top_kinds(paid, 0) < price:
            found.append(tuple(paid))
        return
    if kind == KINDS:
        return
    for number in range(min(held[kind], MAX_PRICE) + 1):
        paid[kind] = number
        reached = value + added(paid, kind)
        if completes(held, 0, price, paid, kind + 1, reached):
            _collect(found, held, price, paid, kind + 1, reached)
        if reached >= price:
            break
    paid[kind] = 0
