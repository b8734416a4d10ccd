"""Moving pawns and looking at tokens: spy steps (AR-71 to AR-76), Plotter (AR-104), Informer (AR-105)."""

from typing import ClassVar, Final

from caravanserai.core.machine import NOBODY, Step
from caravanserai.games.alrashid import events
from caravanserai.games.alrashid.actions import LOOK, MOVE, MOVE_OF, PASS, TO
from caravanserai.games.alrashid.board import (
    AREA_COUNT,
    INFORMER,
    INTRIGUE,
    PALACES,
    PAWN_TYPES,
    PLOTTER,
    RANKS,
    SPY_RANKS,
    TERRITORIES,
)
from caravanserai.games.alrashid.fields import AREA_BIT, STRIDE
from caravanserai.games.alrashid.mercenaries import look
from caravanserai.games.alrashid.options import any_pawn
from caravanserai.games.alrashid.stack import area_resolved, is_ordered, leave_at, name_at
from caravanserai.games.alrashid.state import (
    State,
    copies,
    face_down,
    fits,
    has_pawn,
    lift_pawn,
    put_pawn,
    ranks,
)


class PlotPawn(Step[State]):
    """AR-D5, AR-104 Your Plotter: which of your pawns to move from a palace to another palace, if any (AR-3)."""

    fields: ClassVar[tuple[str, ...]] = ("who",)
    decision: ClassVar[str] = "D-PAWN"
    rule: ClassVar[str] = "AR-104"

    def legal(self, s: State) -> list[int]:
        found: list[int] = []
        movable(s, self.who, 0, PALACES, MOVE, 0, found)
        found.append(PASS)
        return found

    def run(self, s: State, action: int) -> None:
        choose_pawn(s, self.who, action)

    def auto(self, s: State) -> bool:
        return True

    def flaw(self, s: State, at: int) -> str:
        return "" if schemer(s, at, self.who, PLOTTER) else "it is not that Plotter's moment"


class InformPawn(Step[State]):
    """AR-D5, AR-105 Your Informer: which of your pawns to move from a territory to another territory, if any."""

    fields: ClassVar[tuple[str, ...]] = ("who",)
    decision: ClassVar[str] = "D-PAWN"
    rule: ClassVar[str] = "AR-105"

    def legal(self, s: State) -> list[int]:
        found: list[int] = []
        movable(s, self.who, PALACES, AREA_COUNT, MOVE, 0, found)
        found.append(PASS)
        return found

    def run(self, s: State, action: int) -> None:
        choose_pawn(s, self.who, action)

    def auto(self, s: State) -> bool:
        return True

    def flaw(self, s: State, at: int) -> str:
        return "" if schemer(s, at, self.who, INFORMER) else "it is not that Informer's moment"


class MovePawn(Step[State]):
    """AR-D6, AR-75, AR-76 Where the chosen pawn goes: an area of the same group that it fits, not yet resolved."""

    fields: ClassVar[tuple[str, ...]] = ("who", "owner", "pawn", "origin")
    decision: ClassVar[str] = "D-TARGET"
    rule: ClassVar[str] = "AR-75"

    def __init__(self, who: int, owner: int, pawn: int, origin: int) -> None:
        super().__init__(who)
        self.owner: Final = owner
        self.pawn: Final = pawn
        self.origin: Final = origin

    def legal(self, s: State) -> list[int]:
        first = 0 if self.origin < PALACES else PALACES
        last = PALACES if self.origin < PALACES else AREA_COUNT
        return [
            TO + area for area in range(first, last) if is_target(s, self.owner, self.pawn, self.origin, area)
        ]

    def run(self, s: State, action: int) -> None:
        area = action - TO
        lift_pawn(s, self.owner, self.pawn, self.origin)
        put_pawn(s, self.owner, self.pawn, area)
        if s.log is not None:
            s.tell(events.MOVED, (self.who, self.owner, self.pawn, self.origin, area))

    def auto(self, s: State) -> bool:
        return True

    def flaw(self, s: State, at: int) -> str:
        if not has_pawn(s.stacks[self.origin * STRIDE + self.owner], self.pawn):
            return "that pawn does not stand there"
        if self.who != self.owner and not any_pawn(s):
            return "that is another player's pawn"
        if area_resolved(s) < 0:
            if self.who != self.owner or not schemer(
                s, at, self.who, PLOTTER if self.origin < PALACES else INFORMER
            ):
                return "it is not that Plotter's or Informer's moment"
        elif self.origin < PALACES or not spy(s, at, self.who):
            return "it is not that spy's step"
        return ""


class SpySteps(Step[State]):
    """AR-71 After all visits to Intrigue: steps by ranks 1, 2, 3, 1, 2, 1, without those who took no service.

    The takers are fixed by now, so the steps are pushed all at once, last first.
    """

    fields: ClassVar[tuple[str, ...]] = ("ranked",)
    rule: ClassVar[str] = "AR-71"

    def __init__(self, ranked: tuple[int, ...]) -> None:
        super().__init__(NOBODY)
        self.ranked: Final = ranked

    def run(self, s: State, action: int) -> None:
        for seat in spies(s, self.ranked):
            s.push(SpyStep(seat))

    def flaw(self, s: State, at: int) -> str:
        if area_resolved(s) != INTRIGUE or self.ranked != tuple(ranks(s, INTRIGUE)):
            return "these are not the ranks in the Intrigue Guild"
        return ""


class SpyStep(Step[State]):
    """AR-D22, AR-72 A spy step: look (AR-73), move a pawn (AR-74), or pass."""

    fields: ClassVar[tuple[str, ...]] = ("who",)
    decision: ClassVar[str] = "D-SPY"
    rule: ClassVar[str] = "AR-72"

    def legal(self, s: State) -> list[int]:
        found: list[int] = []
        anybody = any_pawn(s)
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

    def run(self, s: State, action: int) -> None:
        if action >= MOVE_OF:
            choice = action - MOVE_OF
            owner = choice // (PAWN_TYPES * TERRITORIES)
            pawn = choice // TERRITORIES % PAWN_TYPES
            s.push(MovePawn(self.who, owner, pawn, PALACES + choice % TERRITORIES))
        elif action >= LOOK:
            look(s, self.who, PALACES + action - LOOK)
        else:
            choose_pawn(s, self.who, action)

    def auto(self, s: State) -> bool:
        return True

    def flaw(self, s: State, at: int) -> str:
        return "" if spy(s, at, self.who) else "it is not that spy's step"


def choose_pawn(s: State, seat: int, action: int) -> None:
    """An own pawn is chosen, or the seat passes."""
    if action == PASS:
        s.tell(events.PASSED, (seat,))
        return
    choice = action - MOVE
    s.push(MovePawn(seat, seat, choice // AREA_COUNT, choice % AREA_COUNT))


def movable(s: State, owner: int, first: int, last: int, base: int, offset: int, found: list[int]) -> None:
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


def is_target(s: State, owner: int, pawn: int, origin: int, area: int) -> bool:
    """AR-4, AR-74, AR-75 Whether the pawn may move there: elsewhere, not resolved this year, and it fits."""
    return area != origin and not s.resolved & AREA_BIT[area] and fits(s, owner, pawn, area)


def schemes(s: State) -> list[Step[State]]:
    """AR-33 The Plotters and Informers of the year in turn order, each player's Plotters first; the last is the first to act."""
    found: list[Step[State]] = []
    for place in range(s.seats - 1, -1, -1):
        seat = s.order[place]
        for _ in range(copies(s, seat, INFORMER)):
            found.append(InformPawn(seat))
        for _ in range(copies(s, seat, PLOTTER)):
            found.append(PlotPawn(seat))
    return found


def schemer(s: State, at: int, seat: int, title: int) -> bool:
    """AR-33 Whether the step right there above the first round is this seat's Plotter or Informer."""
    found = schemes(s) if is_ordered(s) else []
    index = at - 2
    if name_at(s, 1) != "Round" or not 0 <= index < len(found) or found[index].who != seat:
        return False
    return isinstance(found[index], PlotPawn) == (title == PLOTTER)


def spies(s: State, ranked: tuple[int, ...]) -> list[int]:
    """AR-71 The seats of the spy steps, without those who took no service; the last is the first to act."""
    return [ranked[rank] for rank in SPY_RANKS[::-1] if rank < len(ranked) and ranked[rank] in s.announced]


def spy(s: State, at: int, seat: int) -> bool:
    """AR-71 Whether the step right there above the Intrigue Guild's end is this seat's spy."""
    found = spies(s, tuple(ranks(s, INTRIGUE)[:RANKS]))
    index = at - leave_at(s) - 1
    return area_resolved(s) == INTRIGUE and 0 <= index < len(found) and found[index] == seat
