"""Territories: the trade of AR-87 and AR-96 to AR-99."""

from typing import ClassVar, Final

from caravanserai.games.alrashid.actions import ALL, PICK, STOP, TAKE
from caravanserai.games.alrashid.board import ITEMS, KINDS, PALACES, RANKS, TRADE_ITEMS
from caravanserai.games.alrashid.pending import CourtStep
from caravanserai.games.alrashid.state import WEALTH, Court, ranks, send_home
from caravanserai.games.alrashid.telling import TOLD_TOOK


def trade(s: Court, territory: int) -> None:
    """AR-96 The first three of the players left trade in rank order; the pawns of the others go home first."""
    ranked = ranks(s, territory)
    for seat in ranked[RANKS:]:
        send_home(s, seat, territory)
    for rank in range(min(len(ranked), RANKS) - 1, 0, -1):
        s.push(TakeItem(ranked[rank], territory, TRADE_ITEMS[rank]))
    s.push(FirstTrader(ranked[0], territory))


class FirstTrader(CourtStep):
    """AR-97 Rank 1 takes all goods of one kind, or picks up to 3 items.

    Whole lots are offered where there is more of a kind than can be picked.
    """

    fields: ClassVar[tuple[str, ...]] = ("who", "territory")
    decision: ClassVar[str] = "AR-D26"
    rule: ClassVar[str] = "AR-97"

    def __init__(self, who: int, territory: int) -> None:
        super().__init__(who)
        self.territory: Final = territory

    def legal(self, s: Court) -> list[int]:
        at = (self.territory - PALACES) * ITEMS
        found = [PICK]
        for kind in range(KINDS):
            if s.lying[at + kind] > TRADE_ITEMS[0]:
                found.append(ALL + kind)
        return found

    def run(self, s: Court, action: int) -> None:
        if action == PICK:
            s.push(TakeItem(self.who, self.territory, TRADE_ITEMS[0]))
        else:
            kind = action - ALL
            take(s, self.who, self.territory, kind, s.lying[(self.territory - PALACES) * ITEMS + kind])

    def auto(self, s: Court) -> bool:
        return True


class TakeItem(CourtStep):
    """AR-97 to AR-99 Take up to `left` more items, goods or the note, or stop."""

    fields: ClassVar[tuple[str, ...]] = ("who", "territory", "left")
    decision: ClassVar[str] = "AR-D27"
    rule: ClassVar[str] = "AR-97"

    def __init__(self, who: int, territory: int, left: int) -> None:
        super().__init__(who)
        self.territory: Final = territory
        self.left: Final = left

    def legal(self, s: Court) -> list[int]:
        at = (self.territory - PALACES) * ITEMS
        found = [STOP]
        for item in range(ITEMS):
            if s.lying[at + item]:
                found.append(TAKE + item)
        return found

    def run(self, s: Court, action: int) -> None:
        if action == STOP:
            return
        if self.left > 1:
            s.push(TakeItem(self.who, self.territory, self.left - 1))
        take(s, self.who, self.territory, action - TAKE, 1)

    def auto(self, s: Court) -> bool:
        return True


def take(s: Court, seat: int, territory: int, item: int, number: int) -> None:
    """AR-98 Goods or the note move from the territory to the trader."""
    s.lying[(territory - PALACES) * ITEMS + item] -= number
    s.wealth[seat * WEALTH + item] += number
    if s.log is not None:
        s.tell(TOLD_TOOK, (seat, territory, item, number))
