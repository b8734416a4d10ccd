"""The palace rooms (MO-51 to MO-55): who may buy, and the price as a matching of tokens to different kinds."""

from typing import ClassVar, Final

from caravanserai.core.machine import NOBODY, Step
from caravanserai.core.vectors import listed
from caravanserai.games.morgenland import events
from caravanserai.games.morgenland.actions import BUY, PASS, WITH
from caravanserai.games.morgenland.board import FIRST_ROOM, KIND_COUNT
from caravanserai.games.morgenland.fields import BIT, BITS, HANDLES
from caravanserai.games.morgenland.placement import on_offer
from caravanserai.games.morgenland.purchase import purchase_window
from caravanserai.games.morgenland.ranks import rank
from caravanserai.games.morgenland.state import State
from caravanserai.games.morgenland.treasure import transfer


def prices(s: State, seat: int, room: int) -> list[int]:
    """MO-52 The strengths of the seat's tokens in the room, strongest first."""
    found: list[int] = []
    for token in range(seat * HANDLES, seat * HANDLES + HANDLES):
        if s.where[token] == FIRST_ROOM + room:
            found.append(s.strength[token])
    found.sort(reverse=True)
    return found


def can_pay(s: State, seat: int, amounts: list[int]) -> bool:
    """MO-53 Whether all amounts can be paid in different kinds: the richest kind for the dearest token, and so on."""
    if len(amounts) > KIND_COUNT:
        return False
    row = listed(s.stock, seat * KIND_COUNT, KIND_COUNT)
    row.sort(reverse=True)
    return all(row[index] >= amounts[index] for index in range(len(amounts)))


def completable(s: State, seat: int, amounts: tuple[int, ...], index: int, taken: int, last: int) -> bool:
    """Whether the amounts from `index` on can be paid in kinds not taken; equal amounts in rising order of kinds."""
    if index == len(amounts):
        return True
    for kind in range(KIND_COUNT):
        if kind_fits(s, seat, amounts, index, taken, last, kind) and completable(
            s, seat, amounts, index + 1, taken | BIT[kind], kind
        ):
            return True
    return False


def payments(
    s: State, seat: int, amounts: tuple[int, ...], index: int, taken: int, last: int
) -> list[tuple[int, ...]]:
    """MO-52 All ways to pay the amounts from `index` on, as the kind for each of them."""
    if index == len(amounts):
        return [()]
    found: list[tuple[int, ...]] = []
    for kind in range(KIND_COUNT):
        if kind_fits(s, seat, amounts, index, taken, last, kind):
            rest = payments(s, seat, amounts, index + 1, taken | BIT[kind], kind)
            found.extend((kind, *way) for way in rest)
    return found


def kind_fits(
    s: State, seat: int, amounts: tuple[int, ...], index: int, taken: int, last: int, kind: int
) -> bool:
    """Whether the kind is free, sufficient, and for equal amounts behind the previous one."""
    if taken & BIT[kind] or s.stock[seat * KIND_COUNT + kind] < amounts[index]:
        return False
    return index == 0 or amounts[index] != amounts[index - 1] or kind > last


class Room(Step[State]):
    """MO-51 In rank order, from `at` on, each player may buy; the first purchase ends the room."""

    fields: ClassVar[tuple[str, ...]] = ("room", "ranked", "at")
    rule: ClassVar[str] = "MO-51"

    def __init__(self, room: int, ranked: tuple[int, ...], at: int) -> None:
        super().__init__(NOBODY)
        self.room: Final = room
        self.ranked: Final = ranked
        self.at: Final = at

    def run(self, s: State, action: int) -> None:
        if not on_offer(s, self.room):
            return
        for index in range(self.at, len(self.ranked)):
            seat = self.ranked[index]
            if can_pay(s, seat, prices(s, seat, self.room)):
                s.push(Buy(seat, self.room, self.ranked, index))
                return
            if s.log is not None:
                s.tell(events.CANNOT_BUY, (seat, FIRST_ROOM + self.room))
        if s.log is not None and len(self.ranked):
            s.tell(events.UNSOLD, (FIRST_ROOM + self.room,))


def sale_flaw(s: State, seat: int, room: int) -> str:
    """What makes it impossible that the seat buys in this room now."""
    if s.scored != FIRST_ROOM + room + 1 or not on_offer(s, room):
        return "that room is not being sold"
    return "" if seat in rank(s, FIRST_ROOM + room) else "this seat has no token in the room"


class Buy(Step[State]):
    """MO-51, MO-52 Buy the artifact on offer at your own price, or leave it to the next in rank."""

    fields: ClassVar[tuple[str, ...]] = ("who", "room", "ranked", "at")
    decision: ClassVar[str] = "D-BUY"
    rule: ClassVar[str] = "MO-51"
    form: ClassVar[str] = "price"

    def __init__(self, who: int, room: int, ranked: tuple[int, ...], at: int) -> None:
        super().__init__(who)
        self.room: Final = room
        self.ranked: Final = ranked
        self.at: Final = at

    def legal(self, s: State) -> list[int]:
        return [PASS, BUY]

    def run(self, s: State, action: int) -> None:
        if action == PASS:
            s.push(Room(self.room, self.ranked, self.at + 1))
        else:
            s.push(PayToken(self.who, self.room, tuple(prices(s, self.who, self.room)), 0, 0, -1))

    def flaw(self, s: State, at: int) -> str:
        if self.ranked != tuple(rank(s, FIRST_ROOM + self.room)):
            return "the players of the room rank otherwise"
        if self.at >= len(self.ranked) or self.ranked[self.at] != self.who:
            return "this seat is not next in rank"
        if not can_pay(s, self.who, prices(s, self.who, self.room)):
            return "this seat cannot pay"
        return sale_flaw(s, self.who, self.room)


class PayToken(Step[State]):
    """MO-52 With which kind to pay for the next token, strongest first; every token takes a different kind."""

    fields: ClassVar[tuple[str, ...]] = ("who", "room", "amounts", "index", "taken", "last")
    decision: ClassVar[str] = "D-KIND"
    rule: ClassVar[str] = "MO-52"
    form: ClassVar[str] = "price"

    def __init__(
        self, who: int, room: int, amounts: tuple[int, ...], index: int, taken: int, last: int
    ) -> None:
        super().__init__(who)
        self.room: Final = room
        self.amounts: Final = amounts
        self.index: Final = index
        self.taken: Final = taken
        self.last: Final = last

    def legal(self, s: State) -> list[int]:
        found: list[int] = []
        for kind in range(KIND_COUNT):
            if kind_fits(s, self.who, self.amounts, self.index, self.taken, self.last, kind) and completable(
                s, self.who, self.amounts, self.index + 1, self.taken | BIT[kind], kind
            ):
                found.append(WITH + kind)
        return found

    def run(self, s: State, action: int) -> None:
        kind = action - WITH
        transfer(s, self.who, s.seats, kind, self.amounts[self.index])
        if self.index + 1 < len(self.amounts):
            s.push(PayToken(self.who, self.room, self.amounts, self.index + 1, self.taken | BIT[kind], kind))
        else:
            purchase_window(s, self.who, self.room)

    def auto(self, s: State) -> bool:
        """MO-107 A single kind is paid by itself."""
        return True

    def flaw(self, s: State, at: int) -> str:
        if self.amounts != tuple(prices(s, self.who, self.room)):
            return "the price is another"
        if self.index >= len(self.amounts) or BITS[self.taken] != self.index:
            return "a kind is paid for each token before"
        if (self.last < 0) != (self.index == 0) or (self.last >= 0 and not self.taken & BIT[self.last]):
            return "the kind paid last is among those paid"
        if not self.legal(s):
            return "the price cannot be paid"
        return sale_flaw(s, self.who, self.room)
