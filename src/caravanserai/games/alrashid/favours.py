"""Favours: AR-77 to AR-82, and the Impostor's two of AR-106."""

from typing import ClassVar, Final

from caravanserai.games.alrashid.actions import FAVOUR, GIVE, STOP, SWAP
from caravanserai.games.alrashid.board import FAVOUR_COUNT, GENERAL, KINDS, QADI, SCHOLAR, VIZIER
from caravanserai.games.alrashid.mercenaries import DrawToken
from caravanserai.games.alrashid.pending import Automatic, CourtStep
from caravanserai.games.alrashid.state import (
    WEALTH,
    Court,
    gain_goods,
    gain_influence,
    gain_note,
    has_goods,
    tokens_left,
)
from caravanserai.games.alrashid.telling import TOLD_FAVOUR, TOLD_GAVE, TOLD_LAPSED, TOLD_PASSED

FAVOUR_BIT: Final[tuple[int, ...]] = (1, 2, 4, 8)


class Favour(Automatic):
    """AR-82 A chosen favour is carried out; a General for whom no token is left lapses."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "favour")

    def __init__(self, seat: int, favour: int) -> None:
        super().__init__()
        self.seat: Final = seat
        self.favour: Final = favour

    def run(self, s: Court, action: int) -> None:
        seat = self.seat
        if not possible(s, seat, self.favour):
            s.tell(TOLD_LAPSED, (seat, self.favour))
            return
        if s.log is not None:
            s.tell(TOLD_FAVOUR, (seat, self.favour))
        if self.favour == GENERAL:
            s.push(DrawToken(seat, 1))
            s.push(GiveGood(seat))
        elif self.favour == SCHOLAR:
            gain_note(s, seat)
        elif self.favour == VIZIER:
            s.push(VizierSwap(seat))
        else:
            gain_influence(s, seat, 1)

    def misfit(self, s: Court) -> str:
        return "" if self.favour >= 0 else "no favour was chosen"


class GiveGood(CourtStep):
    """AR-77 Give the General one good of your choice."""

    fields: ClassVar[tuple[str, ...]] = ("who",)
    decision: ClassVar[str] = "AR-D16"
    rule: ClassVar[str] = "AR-77"

    def legal(self, s: Court) -> list[int]:
        return [GIVE + kind for kind in range(KINDS) if s.wealth[self.who * WEALTH + kind]]

    def run(self, s: Court, action: int) -> None:
        give_good(s, self.who, action - GIVE)

    def auto(self, s: Court) -> bool:
        return True


class Swap(CourtStep):
    """AR-4 Give one good and take one of another kind; a kind is never swapped for itself."""

    fields: ClassVar[tuple[str, ...]] = ("who",)
    decision: ClassVar[str] = "AR-D17"

    def legal(self, s: Court) -> list[int]:
        found: list[int] = []
        base = self.who * WEALTH
        for kind in range(KINDS):
            if s.wealth[base + kind]:
                for other in range(KINDS):
                    if other != kind:
                        found.append(SWAP + kind * KINDS + other)
        return found

    def run(self, s: Court, action: int) -> None:
        give_good(s, self.who, (action - SWAP) // KINDS)
        gain_goods(s, self.who, (action - SWAP) % KINDS, 1)


class VizierSwap(Swap):
    """AR-79 The Vizier's exchange."""

    rule: ClassVar[str] = "AR-79"


class SmugglerSwap(Swap):
    """AR-103 The Smuggler's exchange."""

    rule: ClassVar[str] = "AR-103"


class ImpostorFavour(CourtStep):
    """AR-106 Carry out a favour without its price, up to `left` more, none of those `used` already."""

    fields: ClassVar[tuple[str, ...]] = ("who", "used", "left")
    decision: ClassVar[str] = "AR-D20"
    rule: ClassVar[str] = "AR-106"

    def __init__(self, who: int, used: int, left: int) -> None:
        super().__init__(who)
        self.used: Final = used
        self.left: Final = left

    def legal(self, s: Court) -> list[int]:
        found: list[int] = []
        for favour in range(FAVOUR_COUNT):
            if not self.used & FAVOUR_BIT[favour] and possible(s, self.who, favour):
                found.append(FAVOUR + favour)
        found.append(STOP)
        return found

    def run(self, s: Court, action: int) -> None:
        if action == STOP:
            s.tell(TOLD_PASSED, (self.who,))
            return
        favour = action - FAVOUR
        if self.left > 1:
            s.push(ImpostorFavour(self.who, self.used | FAVOUR_BIT[favour], self.left - 1))
        s.push(Favour(self.who, favour))

    def auto(self, s: Court) -> bool:
        return True


def in_supply(s: Court, favour: int, note_spent: bool) -> bool:
    """AR-78, AR-80, AR-82 Whether the supply has what the favour gives; a note spent just now is back."""
    if favour == GENERAL:
        return tokens_left(s) > 0
    if favour == SCHOLAR:
        return s.notes > 0 or note_spent
    if favour == QADI:
        return s.influence > 0
    return True


def exchanges(favour: int) -> bool:
    """AR-61 General and Vizier take a good."""
    return favour in (GENERAL, VIZIER)


def possible(s: Court, seat: int, favour: int) -> bool:
    """AR-82, AR-106 Whether the favour can be carried out now."""
    if exchanges(favour) and not has_goods(s, seat):
        return False
    return in_supply(s, favour, False)


def give_good(s: Court, seat: int, kind: int) -> None:
    """AR-77, AR-79 A good goes to the supply."""
    s.wealth[seat * WEALTH + kind] -= 1
    if s.log is not None:
        s.tell(TOLD_GAVE, (seat, kind))
