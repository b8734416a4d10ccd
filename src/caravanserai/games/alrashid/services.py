"""Services: AR-67 to AR-71, and benevolence, which stands in their place in Al-Rashid's Palace (AR-85)."""

from typing import ClassVar

from caravanserai.games.alrashid.actions import GAIN
from caravanserai.games.alrashid.board import (
    AL_RASHID,
    INTRIGUE,
    KINDS,
    MILITARY,
    SERVICE_AMOUNT,
    SERVICE_PAWN,
)
from caravanserai.games.alrashid.mercenaries import draw_tokens
from caravanserai.games.alrashid.pending import CourtStep
from caravanserai.games.alrashid.state import BOX, FAMILY_ROW, Court, gain_goods, recruit
from caravanserai.games.alrashid.telling import TOLD_RECRUITED


class Benevolence(CourtStep):
    """AR-85 Take one good of a kind of your choice."""

    fields: ClassVar[tuple[str, ...]] = ("who",)
    decision: ClassVar[str] = "AR-D18"
    rule: ClassVar[str] = "AR-85"

    def legal(self, s: Court) -> list[int]:
        return [GAIN + kind for kind in range(KINDS)]

    def run(self, s: Court, action: int) -> None:
        gain_goods(s, self.who, action - GAIN, 1)


def serve(s: Court, seat: int, palace: int, rank: int) -> None:
    """AR-67, AR-69, AR-71 The palace serves a visitor by his rank."""
    if palace == INTRIGUE:
        announce(s, seat)
    elif palace == MILITARY:
        draw_tokens(s, seat, SERVICE_AMOUNT[rank])
    elif palace == AL_RASHID:
        announce(s, seat)
        s.push(Benevolence(seat))
    elif recruit(s, seat, SERVICE_PAWN[palace]) and s.log is not None:
        s.tell(TOLD_RECRUITED, (seat, SERVICE_PAWN[palace]))


def announce(s: Court, seat: int) -> None:
    """AR-71, AR-86 Note who takes the service whose effect comes after all visits."""
    if seat not in s.announced:
        s.announced = (*s.announced, seat)


def served(s: Court, seat: int, palace: int) -> bool:
    """AR-68, AR-70 Whether the service is open to the seat: at the limit of a pawn type it is not."""
    pawn = SERVICE_PAWN[palace]
    return pawn < 0 or s.pawns[seat * FAMILY_ROW + BOX + pawn] > 0
