"""Services: AR-67 to AR-71, and benevolence, which stands in their place in Al-Rashid's Palace (AR-85)."""

from typing import ClassVar

from caravanserai.core.machine import Step
from caravanserai.games.alrashid import events
from caravanserai.games.alrashid.actions import GAIN
from caravanserai.games.alrashid.board import (
    AL_RASHID,
    INTRIGUE,
    KINDS,
    MILITARY,
    SERVICE_AMOUNT,
    SERVICE_PAWN,
)
from caravanserai.games.alrashid.fields import BOX, FAMILY_ROW
from caravanserai.games.alrashid.mercenaries import draw_tokens
from caravanserai.games.alrashid.stack import area_resolved, effect_flaw
from caravanserai.games.alrashid.state import State, gain_goods, recruit


class Benevolence(Step[State]):
    """AR-D18, AR-85 Take one good of a kind of your choice."""

    fields: ClassVar[tuple[str, ...]] = ("who",)
    decision: ClassVar[str] = "D-BENEVOLENCE"
    rule: ClassVar[str] = "AR-85"

    def legal(self, s: State) -> list[int]:
        return [GAIN + kind for kind in range(KINDS)]

    def run(self, s: State, action: int) -> None:
        gain_goods(s, self.who, action - GAIN, 1)

    def flaw(self, s: State, at: int) -> str:
        if not s.announced or s.announced[-1] != self.who or area_resolved(s) != AL_RASHID:
            return "that seat has not taken benevolence"
        return effect_flaw(s, at, self.who)


def serve(s: State, seat: int, palace: int, rank: int) -> None:
    """AR-67, AR-69, AR-71 The palace serves a visitor by his rank."""
    if palace == INTRIGUE:
        announce(s, seat)
    elif palace == MILITARY:
        draw_tokens(s, seat, SERVICE_AMOUNT[rank])
    elif palace == AL_RASHID:
        announce(s, seat)
        s.push(Benevolence(seat))
    elif recruit(s, seat, SERVICE_PAWN[palace]) and s.log is not None:
        s.tell(events.RECRUITED, (seat, SERVICE_PAWN[palace]))


def announce(s: State, seat: int) -> None:
    """AR-71, AR-86 Note who takes the service whose effect comes after all visits."""
    if seat not in s.announced:
        s.announced = (*s.announced, seat)


def served(s: State, seat: int, palace: int) -> bool:
    """AR-68, AR-70 Whether the service is open to the seat: at the limit of a pawn type it is not."""
    pawn = SERVICE_PAWN[palace]
    return pawn < 0 or s.pawns[seat * FAMILY_ROW + BOX + pawn] > 0
