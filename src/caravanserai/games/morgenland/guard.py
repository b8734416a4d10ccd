"""The palace guard (MO-46 to MO-50): the guard token, admission, bribes and refusal."""

from typing import ClassVar, Final

from caravanserai.core.machine import CHANCE, NOBODY, Step
from caravanserai.games.morgenland import events
from caravanserai.games.morgenland.actions import BRIBE, GUARD_TOKEN, PASS
from caravanserai.games.morgenland.board import GUARD, GUARD_STRENGTHS
from caravanserai.games.morgenland.fields import BIT
from caravanserai.games.morgenland.placement import leave_rooms, tokens_in_rooms
from caravanserai.games.morgenland.ranks import strength_on, tokens_on
from caravanserai.games.morgenland.state import State
from caravanserai.games.morgenland.treasure import PayKind, pay


class TurnUpGuard(Step[State]):
    """MO-5, MO-37 Chance: which guard token lies there, 1 to 10, each as likely; nobody knew before (MO-27)."""

    fields: ClassVar[tuple[str, ...]] = ()
    decision: ClassVar[str] = "C-GUARD"
    rule: ClassVar[str] = "MO-37"

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def legal(self, s: State) -> list[int]:
        return list(range(GUARD_TOKEN, GUARD_TOKEN + len(GUARD_STRENGTHS)))

    def run(self, s: State, action: int) -> None:
        s.guard = GUARD_STRENGTHS[action - GUARD_TOKEN]
        if s.log is not None:
            s.tell(events.GUARD, (s.guard,))

    def flaw(self, s: State, at: int) -> str:
        return "" if s.current == GUARD and s.guard == 0 else "the guard is not due"


class Admission(Step[State]):
    """MO-46 Every player in player order, from position `at` on, is admitted, asked for a bribe or refused."""

    fields: ClassVar[tuple[str, ...]] = ("at",)
    rule: ClassVar[str] = "MO-46"

    def __init__(self, at: int) -> None:
        super().__init__(NOBODY)
        self.at: Final = at

    def run(self, s: State, action: int) -> None:
        for position in range(self.at, s.seats):
            seat = s.seat_at(position)
            missing = shortfall(s, seat)
            if s.keyed & BIT[seat]:
                admit(s, seat, events.ADMITTED_KEY)
            elif missing == 0:
                admit(s, seat, events.ADMITTED)
            elif may_bribe(s, seat):
                s.push(Admission(position + 1))
                s.push(Bribe(seat))
                return
            else:
                refuse(s, seat)

    def flaw(self, s: State, at: int) -> str:
        above = s.stack[at + 1]
        if s.scored != GUARD + 1 or self.at == 0 or self.at > s.seats:
            return "the guard is not due"
        if above.who != s.seat_at(self.at - 1):
            return "another player is dealt with"
        if isinstance(above, PayKind) and (above.to != s.seats or above.left > shortfall(s, above.who)):
            return "no such bribe"
        return ""


def shortfall(s: State, seat: int) -> int:
    """MO-47 By how much the seat's strength on the guard falls short."""
    return max(0, s.guard - strength_on(s, seat, GUARD))


def may_bribe(s: State, seat: int) -> bool:
    """MO-47, MO-48, MO-50 A token on the guard, enough treasure, and in the basic version a token in a room."""
    if tokens_on(s, seat, GUARD) == 0 or s.total(seat) < shortfall(s, seat):
        return False
    return s.magic != 0 or tokens_in_rooms(s, seat) > 0


def admit(s: State, seat: int, event: int) -> None:
    """MO-46 The seat may buy in this round."""
    s.admitted |= BIT[seat]
    if s.log is not None:
        s.tell(event, (seat,))


def refuse(s: State, seat: int) -> None:
    """MO-49 All the seat's tokens leave the rooms at once."""
    if s.log is not None and tokens_in_rooms(s, seat):
        s.tell(events.REFUSED, (seat,))
    leave_rooms(s, seat)


class Bribe(Step[State]):
    """MO-47 Pay exactly the missing strength to be admitted, or decline."""

    fields: ClassVar[tuple[str, ...]] = ("who",)
    decision: ClassVar[str] = "D-BRIBE"
    rule: ClassVar[str] = "MO-47"

    def legal(self, s: State) -> list[int]:
        return [PASS, BRIBE]

    def run(self, s: State, action: int) -> None:
        if action == PASS:
            refuse(s, self.who)
            return
        missing = shortfall(s, self.who)
        if s.log is not None:
            s.tell(events.BRIBED, (self.who, missing))
        admit(s, self.who, events.ADMITTED)
        pay(s, self.who, missing, s.seats)

    def flaw(self, s: State, at: int) -> str:
        return "" if shortfall(s, self.who) and may_bribe(s, self.who) else "no bribe is possible"
