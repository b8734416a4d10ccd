"""Territories: the trade of AR-87 and AR-96 to AR-99."""

from typing import ClassVar, Final

from caravanserai.core.machine import Step
from caravanserai.games.alrashid import events
from caravanserai.games.alrashid.actions import ALL, PICK, STOP, TAKE
from caravanserai.games.alrashid.board import ITEMS, KINDS, PALACES, RANKS, TRADE_ITEMS
from caravanserai.games.alrashid.fields import WEALTH
from caravanserai.games.alrashid.options import different_items
from caravanserai.games.alrashid.stack import area_resolved, leave_at
from caravanserai.games.alrashid.state import State, ranks, send_home


def trade(s: State, territory: int) -> None:
    """AR-96 The first three of the players left trade in rank order; the pawns of the others go home first."""
    ranked = ranks(s, territory)
    for seat in ranked[RANKS:]:
        send_home(s, seat, territory)
    for rank in range(min(len(ranked), RANKS) - 1, 0, -1):
        pick(s, ranked[rank], territory, TRADE_ITEMS[rank])
    s.push(FirstTrader(ranked[0], territory))


class FirstTrader(Step[State]):
    """AR-D26, AR-97 Rank 1 takes all goods of one kind, or picks up to 3 items.

    Whole lots are offered where there is more of a kind than can be picked.
    """

    fields: ClassVar[tuple[str, ...]] = ("who", "territory")
    decision: ClassVar[str] = "D-TRADE"
    rule: ClassVar[str] = "AR-97"

    def __init__(self, who: int, territory: int) -> None:
        super().__init__(who)
        self.territory: Final = territory

    def legal(self, s: State) -> list[int]:
        at = (self.territory - PALACES) * ITEMS
        found = [PICK]
        picked = most_alike(s)
        for kind in range(KINDS):
            if s.lying[at + kind] > picked:
                found.append(ALL + kind)
        return found

    def run(self, s: State, action: int) -> None:
        if action == PICK:
            pick(s, self.who, self.territory, TRADE_ITEMS[0])
        else:
            kind = action - ALL
            take(s, self.who, self.territory, kind, s.lying[(self.territory - PALACES) * ITEMS + kind])

    def auto(self, s: State) -> bool:
        return True

    def flaw(self, s: State, at: int) -> str:
        return trader_flaw(s, at, self.who, self.territory, TRADE_ITEMS[0])


class TakeItem(Step[State]):
    """AR-D27, AR-97 to AR-99 Take up to `left` more items, goods or the note, or stop."""

    fields: ClassVar[tuple[str, ...]] = ("who", "territory", "left")
    decision: ClassVar[str] = "D-ITEM"
    rule: ClassVar[str] = "AR-97"

    def __init__(self, who: int, territory: int, left: int) -> None:
        super().__init__(who)
        self.territory: Final = territory
        self.left: Final = left

    def legal(self, s: State) -> list[int]:
        at = (self.territory - PALACES) * ITEMS
        found = [STOP]
        for item in range(ITEMS):
            if s.lying[at + item]:
                found.append(TAKE + item)
        return found

    def run(self, s: State, action: int) -> None:
        if action == STOP:
            return
        if self.left > 1:
            s.push(TakeItem(self.who, self.territory, self.left - 1))
        take(s, self.who, self.territory, action - TAKE, 1)

    def auto(self, s: State) -> bool:
        return True

    def flaw(self, s: State, at: int) -> str:
        if different_items(s):
            return "the items must differ"
        return trader_flaw(s, at, self.who, self.territory, self.left)


class TakeDifferent(Step[State]):
    """AR-D27, AR-98 Take up to `left` more items with the option `trade`: none of a kind `taken` already."""

    fields: ClassVar[tuple[str, ...]] = ("who", "territory", "left", "taken")
    decision: ClassVar[str] = "D-ITEM"
    rule: ClassVar[str] = "AR-98"

    def __init__(self, who: int, territory: int, left: int, taken: tuple[int, ...]) -> None:
        super().__init__(who)
        self.territory: Final = territory
        self.left: Final = left
        self.taken: Final = taken

    def legal(self, s: State) -> list[int]:
        at = (self.territory - PALACES) * ITEMS
        found = [STOP]
        for item in range(ITEMS):
            if s.lying[at + item] and item not in self.taken:
                found.append(TAKE + item)
        return found

    def run(self, s: State, action: int) -> None:
        if action == STOP:
            return
        item = action - TAKE
        if self.left > 1:
            s.push(TakeDifferent(self.who, self.territory, self.left - 1, (*self.taken, item)))
        take(s, self.who, self.territory, item, 1)

    def auto(self, s: State) -> bool:
        return True

    def flaw(self, s: State, at: int) -> str:
        if not different_items(s):
            return "the items need not differ"
        if at < len(s.stack) - 1 and self.taken:
            return "that seat does not trade yet"
        return trader_flaw(s, at, self.who, self.territory, self.left + len(self.taken))


def pick(s: State, seat: int, territory: int, number: int) -> None:
    """AR-97 The seat is to take so many items, one by one."""
    if different_items(s):
        s.push(TakeDifferent(seat, territory, number, ()))
    else:
        s.push(TakeItem(seat, territory, number))


def most_alike(s: State) -> int:
    """AR-98 How many goods of one kind a first trader can pick."""
    return 1 if different_items(s) else TRADE_ITEMS[0]


def take(s: State, seat: int, territory: int, item: int, number: int) -> None:
    """AR-98 Goods or the note move from the territory to the trader."""
    s.lying[(territory - PALACES) * ITEMS + item] -= number
    s.wealth[seat * WEALTH + item] += number
    if s.log is not None:
        s.tell(events.TOOK, (seat, territory, item, number))


def trader_flaw(s: State, at: int, seat: int, territory: int, items: int) -> str:
    """AR-96, AR-97 What is wrong with a trade of so many items at this place of the stack."""
    ranked = ranks(s, territory)
    rank = len(ranked) - 1 - (at - leave_at(s) - 1)
    if area_resolved(s) != territory or s.camps[territory - PALACES] or len(ranked) > RANKS:
        return "there is no trade in that territory now"
    if not 0 <= rank < len(ranked) or ranked[rank] != seat:
        return "that seat does not trade at that rank now"
    if items > TRADE_ITEMS[rank] or (at < len(s.stack) - 1 and items < TRADE_ITEMS[rank]):
        return f"{items} items cannot be taken at rank {rank + 1}"
    return ""
