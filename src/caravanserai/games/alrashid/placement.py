"""Placement: AR-22 to AR-27, and the Diplomats of AR-113."""

from typing import ClassVar, Final

from caravanserai.games.alrashid.actions import ASIDE as SET_ASIDE
from caravanserai.games.alrashid.actions import PLACE
from caravanserai.games.alrashid.board import AREA_COUNT, DIPLOMAT, DIPLOMAT_MUST, MERCHANT, PASHA, PAWN_TYPES
from caravanserai.games.alrashid.pending import Automatic, CourtStep
from caravanserai.games.alrashid.state import ASIDE, FAMILY_ROW, RESERVE, Court, copies, fits, put_pawn
from caravanserai.games.alrashid.telling import TOLD_PASSED, TOLD_PLACED, TOLD_SET_ASIDE

NONE: Final = 2
"""The third answer of AR-D2: set nothing aside."""


def start_placement(s: Court) -> None:
    """AR-22, AR-23 The phase: Diplomats in turn order (AR-2), then pawns, then the pawns set aside."""
    s.push(PlaceAsides())
    s.push(PlaceReserves())
    for place in range(s.seats - 1, -1, -1):
        seat = s.order[place]
        for _ in range(copies(s, seat, DIPLOMAT)):
            s.push(SetAside(seat))


class SetAside(CourtStep):
    """AR-113 Set aside a Merchant or a Pasha of your reserve on your Diplomat, or nothing."""

    fields: ClassVar[tuple[str, ...]] = ("who",)
    decision: ClassVar[str] = "AR-D2"
    rule: ClassVar[str] = "AR-113"

    def legal(self, s: Court) -> list[int]:
        at = self.who * FAMILY_ROW + RESERVE
        found = [SET_ASIDE + pawn for pawn in (PASHA, MERCHANT) if s.pawns[at + pawn]]
        if not found or not s.edition & DIPLOMAT_MUST:
            found.append(SET_ASIDE + NONE)
        return found

    def run(self, s: Court, action: int) -> None:
        pawn = action - SET_ASIDE
        if pawn == NONE:
            s.tell(TOLD_PASSED, (self.who,))
            return
        at = self.who * FAMILY_ROW + pawn
        s.pawns[at + RESERVE] -= 1
        s.pawns[at + ASIDE] += 1
        if s.log is not None:
            s.tell(TOLD_SET_ASIDE, (self.who, pawn))

    def auto(self, s: Court) -> bool:
        return s.edition & DIPLOMAT_MUST != 0


class PlaceReserves(Automatic):
    """AR-23 The first pawn of the phase; each placement then asks for the next one."""

    def __init__(self) -> None:
        super().__init__()

    def run(self, s: Court, action: int) -> None:
        next_pawn(s, s.seats - 1, RESERVE)


class PlaceAsides(Automatic):
    """AR-113 The first pawn set aside; each placement then asks for the next one."""

    def __init__(self) -> None:
        super().__init__()

    def run(self, s: Court, action: int) -> None:
        next_pawn(s, s.seats - 1, ASIDE)


class PlacePawn(CourtStep):
    """AR-23, AR-24 Place a pawn of your reserve on an area; nobody may pass."""

    fields: ClassVar[tuple[str, ...]] = ("who", "place")
    decision: ClassVar[str] = "AR-D3"
    rule: ClassVar[str] = "AR-23"

    def __init__(self, who: int, place: int) -> None:
        super().__init__(who)
        self.place: Final = place
        """The place in the turn order, from which the next player is found."""

    def legal(self, s: Court) -> list[int]:
        return placements(s, self.who, RESERVE)

    def run(self, s: Court, action: int) -> None:
        place_pawn(s, self.who, action - PLACE, RESERVE)
        next_pawn(s, self.place, RESERVE)

    def auto(self, s: Court) -> bool:
        return True


class PlaceAside(CourtStep):
    """AR-113 Place a pawn you had set aside."""

    fields: ClassVar[tuple[str, ...]] = ("who", "place")
    decision: ClassVar[str] = "AR-D4"
    rule: ClassVar[str] = "AR-113"

    def __init__(self, who: int, place: int) -> None:
        super().__init__(who)
        self.place: Final = place

    def legal(self, s: Court) -> list[int]:
        return placements(s, self.who, ASIDE)

    def run(self, s: Court, action: int) -> None:
        place_pawn(s, self.who, action - PLACE, ASIDE)
        next_pawn(s, self.place, ASIDE)

    def auto(self, s: Court) -> bool:
        return True


def placements(s: Court, seat: int, source: int) -> list[int]:
    """AR-25, AR-26 The pawns of the source with the areas they fit."""
    found: list[int] = []
    at = seat * FAMILY_ROW + source
    pawns = s.pawns
    for pawn in range(PAWN_TYPES):
        if pawns[at + pawn]:
            first = PLACE + pawn * AREA_COUNT
            for area in range(AREA_COUNT):
                if fits(s, seat, pawn, area):
                    found.append(first + area)
    return found


def place_pawn(s: Court, seat: int, choice: int, source: int) -> None:
    """AR-27 The pawn leaves its source for the area."""
    pawn = choice // AREA_COUNT
    area = choice % AREA_COUNT
    s.pawns[seat * FAMILY_ROW + source + pawn] -= 1
    put_pawn(s, seat, pawn, area)
    if s.log is not None:
        s.tell(TOLD_PLACED, (seat, pawn, area))


def next_pawn(s: Court, place: int, source: int) -> None:
    """AR-23, AR-113 Ask the next player in turn order who has a pawn left there; the order does not change meanwhile."""
    for _ in range(s.seats):
        place = place + 1 if place + 1 < s.seats else 0
        seat = s.order[place]
        at = seat * FAMILY_ROW + source
        if s.pawns[at] or s.pawns[at + 1] or s.pawns[at + 2]:
            s.push(PlacePawn(seat, place) if source == RESERVE else PlaceAside(seat, place))
            return
