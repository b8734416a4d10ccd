"""Moving pawns and looking at tokens: spy steps (AR-71 to AR-76), Plotter (AR-104), Informer (AR-105)."""

from typing import ClassVar, Final

from caravanserai.games.alrashid.actions import LOOK, MOVE, MOVE_OF, PASS, TO
from caravanserai.games.alrashid.board import (
    AREA_COUNT,
    PALACES,
    PAWN_TYPES,
    SPY_ANY_PAWN,
    SPY_RANKS,
    TERRITORIES,
)
from caravanserai.games.alrashid.mercenaries import look
from caravanserai.games.alrashid.pending import Automatic, CourtStep
from caravanserai.games.alrashid.state import (
    AREA_BIT,
    STRIDE,
    Court,
    face_down,
    fits,
    has_pawn,
    lift_pawn,
    put_pawn,
)
from caravanserai.games.alrashid.telling import TOLD_MOVED, TOLD_PASSED


class PlotPawn(CourtStep):
    """AR-104 Your Plotter: which of your pawns to move from a palace to another palace, if any (AR-3)."""

    fields: ClassVar[tuple[str, ...]] = ("who",)
    decision: ClassVar[str] = "AR-D5"
    rule: ClassVar[str] = "AR-104"

    def legal(self, s: Court) -> list[int]:
        found: list[int] = []
        movable(s, self.who, 0, PALACES, MOVE, 0, found)
        found.append(PASS)
        return found

    def run(self, s: Court, action: int) -> None:
        choose_pawn(s, self.who, action)

    def auto(self, s: Court) -> bool:
        return True


class InformPawn(CourtStep):
    """AR-105 Your Informer: which of your pawns to move from a territory to another territory, if any."""

    fields: ClassVar[tuple[str, ...]] = ("who",)
    decision: ClassVar[str] = "AR-D5"
    rule: ClassVar[str] = "AR-105"

    def legal(self, s: Court) -> list[int]:
        found: list[int] = []
        movable(s, self.who, PALACES, AREA_COUNT, MOVE, 0, found)
        found.append(PASS)
        return found

    def run(self, s: Court, action: int) -> None:
        choose_pawn(s, self.who, action)

    def auto(self, s: Court) -> bool:
        return True


class MovePawn(CourtStep):
    """AR-75, AR-76 Where the chosen pawn goes: an area of the same group that it fits, not yet resolved."""

    fields: ClassVar[tuple[str, ...]] = ("who", "owner", "pawn", "origin")
    decision: ClassVar[str] = "AR-D6"
    rule: ClassVar[str] = "AR-75"

    def __init__(self, who: int, owner: int, pawn: int, origin: int) -> None:
        super().__init__(who)
        self.owner: Final = owner
        self.pawn: Final = pawn
        self.origin: Final = origin

    def legal(self, s: Court) -> list[int]:
        first = 0 if self.origin < PALACES else PALACES
        last = PALACES if self.origin < PALACES else AREA_COUNT
        return [
            TO + area for area in range(first, last) if is_target(s, self.owner, self.pawn, self.origin, area)
        ]

    def run(self, s: Court, action: int) -> None:
        area = action - TO
        lift_pawn(s, self.owner, self.pawn, self.origin)
        put_pawn(s, self.owner, self.pawn, area)
        if s.log is not None:
            s.tell(TOLD_MOVED, (self.who, self.owner, self.pawn, self.origin, area))

    def auto(self, s: Court) -> bool:
        return True

    def misfit(self, s: Court) -> str:
        if not has_pawn(s.stacks[self.origin * STRIDE + self.owner], self.pawn):
            return "that pawn does not stand there"
        return ""


class SpySteps(Automatic):
    """AR-71 After all visits to Intrigue: steps by ranks 1, 2, 3, 1, 2, 1, without those who took no service.

    The takers are fixed by now, so the steps are pushed all at once, last first.
    """

    fields: ClassVar[tuple[str, ...]] = ("ranked",)

    def __init__(self, ranked: tuple[int, ...]) -> None:
        super().__init__()
        self.ranked: Final = ranked

    def run(self, s: Court, action: int) -> None:
        for step in range(len(SPY_RANKS) - 1, -1, -1):
            rank = SPY_RANKS[step]
            if rank < len(self.ranked) and self.ranked[rank] in s.announced:
                s.push(SpyStep(self.ranked[rank]))


class SpyStep(CourtStep):
    """AR-72 A spy step: look (AR-73), move a pawn (AR-74), or pass."""

    fields: ClassVar[tuple[str, ...]] = ("who",)
    decision: ClassVar[str] = "AR-D22"
    rule: ClassVar[str] = "AR-72"

    def legal(self, s: Court) -> list[int]:
        found: list[int] = []
        anybody = s.edition & SPY_ANY_PAWN != 0
        if not anybody:
            movable(s, self.who, PALACES, AREA_COUNT, MOVE, 0, found)
        found.append(PASS)
        for at in range(TERRITORIES):
            if face_down(s.camps[at]):
                found.append(LOOK + at)
        if anybody:
            for owner in range(s.seats):
                movable(
                    s, owner, PALACES, AREA_COUNT, MOVE_OF + owner * PAWN_TYPES * TERRITORIES, PALACES, found
                )
        return found

    def run(self, s: Court, action: int) -> None:
        if action >= MOVE_OF:
            choice = action - MOVE_OF
            owner = choice // (PAWN_TYPES * TERRITORIES)
            pawn = choice // TERRITORIES % PAWN_TYPES
            s.push(MovePawn(self.who, owner, pawn, PALACES + choice % TERRITORIES))
        elif action >= LOOK:
            look(s, self.who, PALACES + action - LOOK)
        else:
            choose_pawn(s, self.who, action)

    def auto(self, s: Court) -> bool:
        return True


def choose_pawn(s: Court, seat: int, action: int) -> None:
    """An own pawn is chosen, or the seat passes."""
    if action == PASS:
        s.tell(TOLD_PASSED, (seat,))
        return
    choice = action - MOVE
    s.push(MovePawn(seat, seat, choice // AREA_COUNT, choice % AREA_COUNT))


def movable(s: Court, owner: int, first: int, last: int, base: int, offset: int, found: list[int]) -> None:
    """AR-74, AR-104, AR-105 Add the owner's pawns in the areas first … last that have somewhere to go.

    Actions are numbered from `base`, pawn by pawn over the areas counted from `offset`.
    """
    width = AREA_COUNT - offset
    for pawn in range(PAWN_TYPES):
        for origin in range(first, last):
            if has_pawn(s.stacks[origin * STRIDE + owner], pawn):
                for area in range(first, last):
                    if is_target(s, owner, pawn, origin, area):
                        found.append(base + pawn * width + origin - offset)
                        break


def is_target(s: Court, owner: int, pawn: int, origin: int, area: int) -> bool:
    """AR-4, AR-74, AR-75 Whether the pawn may move there: elsewhere, not resolved this year, and it fits."""
    return area != origin and not s.resolved & AREA_BIT[area] and fits(s, owner, pawn, area)
