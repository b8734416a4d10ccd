"""Placement: AR-22 to AR-27, and the Diplomats of AR-113."""

from typing import ClassVar, Final

from caravanserai.core.machine import NOBODY, Step
from caravanserai.games.alrashid import events
from caravanserai.games.alrashid.actions import ASIDE as SET_ASIDE
from caravanserai.games.alrashid.actions import PLACE
from caravanserai.games.alrashid.board import AREA_COUNT, DIPLOMAT, MERCHANT, PASHA, PAWN_TYPES
from caravanserai.games.alrashid.fields import ASIDE, BIG, FAMILY_ROW, RESERVE, STRIDE
from caravanserai.games.alrashid.options import must_set_aside
from caravanserai.games.alrashid.stack import is_ordered
from caravanserai.games.alrashid.state import State, copies, fits, put_pawn

NONE: Final = 2
"""The third answer of AR-D2: set nothing aside."""


def start_placement(s: State) -> None:
    """AR-22, AR-23 The phase: Diplomats in turn order (AR-2), then pawns, then the pawns set aside."""
    s.push(PlaceAsides())
    s.push(PlaceReserves())
    for seat in diplomats(s):
        s.push(SetAside(seat))


def diplomats(s: State) -> list[int]:
    """AR-22 The owners of Diplomats, once for each, in turn order; the last is the first to act."""
    return [
        s.order[place]
        for place in range(s.seats - 1, -1, -1)
        for _ in range(copies(s, s.order[place], DIPLOMAT))
    ]


class SetAside(Step[State]):
    """AR-D2, AR-113 Set aside a Merchant or a Pasha of your reserve on your Diplomat, or nothing."""

    fields: ClassVar[tuple[str, ...]] = ("who",)
    decision: ClassVar[str] = "D-ASIDE"
    rule: ClassVar[str] = "AR-113"

    def legal(self, s: State) -> list[int]:
        at = self.who * FAMILY_ROW + RESERVE
        found = [SET_ASIDE + pawn for pawn in (PASHA, MERCHANT) if s.pawns[at + pawn]]
        if not found or not must_set_aside(s):
            found.append(SET_ASIDE + NONE)
        return found

    def run(self, s: State, action: int) -> None:
        pawn = action - SET_ASIDE
        if pawn == NONE:
            s.tell(events.PASSED, (self.who,))
            return
        at = self.who * FAMILY_ROW + pawn
        s.pawns[at + RESERVE] -= 1
        s.pawns[at + ASIDE] += 1
        if s.log is not None:
            s.tell(events.SET_ASIDE, (self.who, pawn))

    def auto(self, s: State) -> bool:
        return must_set_aside(s)

    def flaw(self, s: State, at: int) -> str:
        owners = diplomats(s) if is_ordered(s) else []
        index = at - 3
        if not 0 <= index < len(owners) or owners[index] != self.who:
            return "it is not that Diplomat's moment"
        left = 1 + owners[:index].count(self.who)
        if set_aside(s, self.who) > copies(s, self.who, DIPLOMAT) - left:
            return "that Diplomat has a pawn already"
        return ""


class PlaceReserves(Step[State]):
    """AR-23 The first pawn of the phase; each placement then asks for the next one."""

    rule: ClassVar[str] = "AR-22"

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def run(self, s: State, action: int) -> None:
        next_pawn(s, s.seats - 1, RESERVE)

    def flaw(self, s: State, at: int) -> str:
        return "a pawn is on the board already" if any(len(row) > 0 for row in s.rows) else ""


class PlaceAsides(Step[State]):
    """AR-113 The first pawn set aside; each placement then asks for the next one."""

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def run(self, s: State, action: int) -> None:
        next_pawn(s, s.seats - 1, ASIDE)


class PlacePawn(Step[State]):
    """AR-D3, AR-23, AR-24 Place a pawn of your reserve on an area; nobody may pass."""

    fields: ClassVar[tuple[str, ...]] = ("who", "place")
    decision: ClassVar[str] = "D-PLACE"
    rule: ClassVar[str] = "AR-23"

    def __init__(self, who: int, place: int) -> None:
        super().__init__(who)
        self.place: Final = place
        """The place in the turn order, from which the next player is found."""

    def legal(self, s: State) -> list[int]:
        return placements(s, self.who, RESERVE)

    def run(self, s: State, action: int) -> None:
        place_pawn(s, self.who, action - PLACE, RESERVE)
        next_pawn(s, self.place, RESERVE)

    def auto(self, s: State) -> bool:
        return True

    def flaw(self, s: State, at: int) -> str:
        if not is_ordered(s) or s.order[self.place] != self.who:
            return "that seat has another place in the turn order"
        return (
            ""
            if takes_turns(s, self.place)
            else "others have placed more or fewer pawns than the turn order allows"
        )


class PlaceAside(Step[State]):
    """AR-D4, AR-113 Place a pawn you had set aside."""

    fields: ClassVar[tuple[str, ...]] = ("who", "place")
    decision: ClassVar[str] = "D-PLACE-ASIDE"
    rule: ClassVar[str] = "AR-113"

    def __init__(self, who: int, place: int) -> None:
        super().__init__(who)
        self.place: Final = place

    def legal(self, s: State) -> list[int]:
        return placements(s, self.who, ASIDE)

    def run(self, s: State, action: int) -> None:
        place_pawn(s, self.who, action - PLACE, ASIDE)
        next_pawn(s, self.place, ASIDE)

    def auto(self, s: State) -> bool:
        return True

    def flaw(self, s: State, at: int) -> str:
        if not is_ordered(s) or s.order[self.place] != self.who:
            return "that seat has another place in the turn order"
        if any(waiting(s, seat, RESERVE) for seat in range(s.seats)):
            return "a pawn in reserve has to be placed first"
        return ""


def placements(s: State, seat: int, source: int) -> list[int]:
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


def place_pawn(s: State, seat: int, choice: int, source: int) -> None:
    """AR-27 The pawn leaves its source for the area."""
    pawn = choice // AREA_COUNT
    area = choice % AREA_COUNT
    s.pawns[seat * FAMILY_ROW + source + pawn] -= 1
    put_pawn(s, seat, pawn, area)
    if s.log is not None:
        s.tell(events.PLACED, (seat, pawn, area))


def next_pawn(s: State, place: int, source: int) -> None:
    """AR-23, AR-113 Ask the next player in turn order who has a pawn left there; the order does not change meanwhile."""
    for _ in range(s.seats):
        place = place + 1 if place + 1 < s.seats else 0
        seat = s.order[place]
        at = seat * FAMILY_ROW + source
        if s.pawns[at] or s.pawns[at + 1] or s.pawns[at + 2]:
            s.push(PlacePawn(seat, place) if source == RESERVE else PlaceAside(seat, place))
            return


def waiting(s: State, seat: int, source: int) -> int:
    """How many pawns of the seat wait in reserve or on Diplomats."""
    at = seat * FAMILY_ROW + source
    return s.pawns[at] + s.pawns[at + 1] + s.pawns[at + 2]


def set_aside(s: State, seat: int) -> int:
    """AR-113 How many pawns the seat has set aside."""
    return waiting(s, seat, ASIDE)


def takes_turns(s: State, place: int) -> bool:
    """AR-23 Whether the pawns on the board are those of whole rounds of placements and one begun, up to this place."""
    placed: list[int] = []
    for seat in s.order:
        placed.append(0)
        for area in range(AREA_COUNT):
            stack = s.stacks[area * STRIDE + seat]
            placed[-1] += stack % BIG + (1 if stack >= BIG else 0)
    rounds = placed[place]
    for each in range(s.seats):
        due = rounds + 1 if each < place else rounds
        if placed[each] != due and (placed[each] > due or waiting(s, s.order[each], RESERVE)):
            return False
    return True
