"""Favours: AR-77 to AR-82, and the Impostor's two of AR-106."""

from typing import ClassVar, Final

from caravanserai.core.machine import NOBODY, Step
from caravanserai.games.alrashid import events
from caravanserai.games.alrashid.actions import FAVOUR, GIVE, STOP, SWAP
from caravanserai.games.alrashid.board import (
    ACTIVATED,
    COMMERCE,
    FAVOUR_COUNT,
    GENERAL,
    IMPOSTOR,
    IMPOSTOR_FAVOURS,
    INTRIGUE,
    KINDS,
    MILITARY,
    QADI,
    SCHOLAR,
    SMUGGLER,
    VIZIER,
)
from caravanserai.games.alrashid.fields import WEALTH
from caravanserai.games.alrashid.mercenaries import DrawToken
from caravanserai.games.alrashid.stack import activation_flaw, area_resolved, effect_flaw
from caravanserai.games.alrashid.state import (
    State,
    copies,
    gain_goods,
    gain_influence,
    gain_note,
    has_goods,
    tokens_left,
)

FAVOUR_BIT: Final[tuple[int, ...]] = (1, 2, 4, 8)


class Favour(Step[State]):
    """AR-82 A chosen favour is carried out; a General for whom no token is left lapses."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "favour")
    rule: ClassVar[str] = "AR-82"

    def __init__(self, seat: int, favour: int) -> None:
        super().__init__(NOBODY)
        self.seat: Final = seat
        self.favour: Final = favour

    def run(self, s: State, action: int) -> None:
        seat = self.seat
        if not possible(s, seat, self.favour):
            s.tell(events.LAPSED, (seat, self.favour))
            return
        if s.log is not None:
            s.tell(events.FAVOUR, (seat, self.favour))
        if self.favour == GENERAL:
            s.push(DrawToken(seat, 1))
            s.push(GiveGood(seat))
        elif self.favour == SCHOLAR:
            gain_note(s, seat)
        elif self.favour == VIZIER:
            s.push(VizierSwap(seat))
        else:
            gain_influence(s, seat, 1)

    def flaw(self, s: State, at: int) -> str:
        if area_resolved(s) != MILITARY or self.favour != GENERAL:
            return "only the General of the Military Guild waits for the service"
        return effect_flaw(s, at, self.seat)


class GiveGood(Step[State]):
    """AR-D16, AR-77 Give the General one good of your choice."""

    fields: ClassVar[tuple[str, ...]] = ("who",)
    decision: ClassVar[str] = "D-GENERAL"
    rule: ClassVar[str] = "AR-77"

    def legal(self, s: State) -> list[int]:
        return [GIVE + kind for kind in range(KINDS) if s.wealth[self.who * WEALTH + kind]]

    def run(self, s: State, action: int) -> None:
        give_good(s, self.who, action - GIVE)

    def auto(self, s: State) -> bool:
        return True

    def flaw(self, s: State, at: int) -> str:
        below = s.stack[at - 1]
        if not isinstance(below, DrawToken) or below.who != self.who or below.left != 1:
            return "no token is drawn for the good"
        return "" if area_resolved(s) in (INTRIGUE, MILITARY) else "there is no General here"


class Swap(Step[State]):
    """AR-D17, AR-4 Give one good and take one of another kind; a kind is never swapped for itself."""

    fields: ClassVar[tuple[str, ...]] = ("who",)
    decision: ClassVar[str] = "D-SWAP"

    def legal(self, s: State) -> list[int]:
        found: list[int] = []
        base = self.who * WEALTH
        for kind in range(KINDS):
            if s.wealth[base + kind]:
                for other in range(KINDS):
                    if other != kind:
                        found.append(SWAP + kind * KINDS + other)
        return found

    def run(self, s: State, action: int) -> None:
        give_good(s, self.who, (action - SWAP) // KINDS)
        gain_goods(s, self.who, (action - SWAP) % KINDS, 1)


class VizierSwap(Swap):
    """AR-79 The Vizier's exchange."""

    rule: ClassVar[str] = "AR-79"

    def flaw(self, s: State, at: int) -> str:
        if area_resolved(s) not in (INTRIGUE, COMMERCE):
            return "there is no Vizier here"
        return effect_flaw(s, at, self.who)


class SmugglerSwap(Swap):
    """AR-103 The Smuggler's exchange."""

    rule: ClassVar[str] = "AR-103"

    def flaw(self, s: State, at: int) -> str:
        return activation_flaw(s, at, self.who, ACTIVATED.index(SMUGGLER))


class ImpostorFavour(Step[State]):
    """AR-D20, AR-106 Carry out a favour without its price, up to `left` more, none of those `used` already."""

    fields: ClassVar[tuple[str, ...]] = ("who", "used", "left")
    decision: ClassVar[str] = "D-IMPOSTOR"
    rule: ClassVar[str] = "AR-106"

    def __init__(self, who: int, used: int, left: int) -> None:
        super().__init__(who)
        self.used: Final = used
        self.left: Final = left

    def legal(self, s: State) -> list[int]:
        found: list[int] = []
        for favour in range(FAVOUR_COUNT):
            if not self.used & FAVOUR_BIT[favour] and possible(s, self.who, favour):
                found.append(FAVOUR + favour)
        found.append(STOP)
        return found

    def run(self, s: State, action: int) -> None:
        if action == STOP:
            s.tell(events.PASSED, (self.who,))
            return
        favour = action - FAVOUR
        if self.left > 1:
            s.push(ImpostorFavour(self.who, self.used | FAVOUR_BIT[favour], self.left - 1))
        s.push(Favour(self.who, favour))

    def auto(self, s: State) -> bool:
        return True

    def flaw(self, s: State, at: int) -> str:
        if not copies(s, self.who, IMPOSTOR) or area_resolved(s) != INTRIGUE:
            return "that seat has not bought the Impostor"
        if FAVOUR_BIT.count(self.used) != IMPOSTOR_FAVOURS - self.left:
            return "the favours used are not as many as are gone"
        if at < len(s.stack) - 1 and self.left == IMPOSTOR_FAVOURS:
            return "no favour was chosen yet"
        return effect_flaw(s, at, self.who)


def in_supply(s: State, favour: int, note_spent: bool) -> bool:
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


def possible(s: State, seat: int, favour: int) -> bool:
    """AR-82, AR-106 Whether the favour can be carried out now."""
    if exchanges(favour) and not has_goods(s, seat):
        return False
    return in_supply(s, favour, False)


def give_good(s: State, seat: int, kind: int) -> None:
    """AR-77, AR-79 A good goes to the supply."""
    s.wealth[seat * WEALTH + kind] -= 1
    if s.log is not None:
        s.tell(events.GAVE, (seat, kind))
