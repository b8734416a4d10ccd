"""The skeleton: set-up (AR-12 to AR-15), the years (AR-21), rounds and turns (AR-33 to AR-44), year end (AR-45 to AR-47)."""

from typing import ClassVar, Final

from caravanserai.games.alrashid.actions import ACTIVATE, END, ORDER, RESOLVE, TILE
from caravanserai.games.alrashid.battle import resolve_territory
from caravanserai.games.alrashid.board import (
    ACTIVATED_COUNT,
    AL_RASHID,
    AREA_COUNT,
    HARVEST,
    INFORMER,
    ITEMS,
    KINDS,
    NOTE,
    PALACES,
    PLOTTER,
    SETUP_TILES,
    START_GOODS,
    TERRITORIES,
    TILE_COUNT,
    YEARS,
)
from caravanserai.games.alrashid.guilds import resolve_guild
from caravanserai.games.alrashid.mercenaries import LayTokens, StartToken
from caravanserai.games.alrashid.palace import resolve_palace
from caravanserai.games.alrashid.pending import Automatic, Chance, CourtStep
from caravanserai.games.alrashid.placement import start_placement
from caravanserai.games.alrashid.spies import InformPawn, PlotPawn
from caravanserai.games.alrashid.state import WEALTH, Court, board_empty, copies, on_board
from caravanserai.games.alrashid.telling import (
    TOLD_OVER,
    TOLD_REFILLED,
    TOLD_RESOLVES,
    TOLD_TILE,
    TOLD_TURN_ORDER,
    TOLD_YEAR,
)
from caravanserai.games.alrashid.titles import activate, ready, usable


def begin(s: Court) -> None:
    """AR-12 to AR-14 Turn order, start goods, set-up tile, start tokens, then the first year."""
    s.push(StartYear())
    s.push(StartTokens())
    s.push(DrawTile())
    if s.order:
        deal(s)
    else:
        s.push(DrawOrder(()))


class DrawOrder(Chance):
    """AR-12 Chance draws the players into the turn order, first place first."""

    fields: ClassVar[tuple[str, ...]] = ("drawn",)
    rule: ClassVar[str] = "AR-12"

    def __init__(self, drawn: tuple[int, ...]) -> None:
        super().__init__()
        self.drawn: Final = drawn

    def legal(self, s: Court) -> list[int]:
        return [ORDER + seat for seat in range(s.seats) if seat not in self.drawn]

    def run(self, s: Court, action: int) -> None:
        drawn = (*self.drawn, action - ORDER)
        if len(drawn) < s.seats - 1:
            s.push(DrawOrder(drawn))
            return
        s.order = drawn + tuple([seat for seat in range(s.seats) if seat not in drawn])
        s.next_order = s.order
        deal(s)


class DrawTile(Chance):
    """AR-13, AR-47 The next crisis tile: one of three at set-up, then an unused year tile, with which the year advances."""

    rule: ClassVar[str] = "AR-47"

    def __init__(self) -> None:
        super().__init__()

    def legal(self, s: Court) -> list[int]:
        if not s.tiles:
            return [TILE + tile for tile in range(SETUP_TILES)]
        return [TILE + tile for tile in range(SETUP_TILES, TILE_COUNT) if tile not in s.tiles]

    def run(self, s: Court, action: int) -> None:
        tile = action - TILE
        if s.tiles:
            s.year += 1
        s.tiles = (*s.tiles, tile)
        if s.log is not None:
            s.tell(TOLD_TILE, (tile,))
        s.push(LayTokens(tile, 0))


class StartTokens(Automatic):
    """AR-14 In turn order each player draws a token of a colour of his choice."""

    def __init__(self) -> None:
        super().__init__()

    def run(self, s: Court, action: int) -> None:
        for place in range(s.seats - 1, -1, -1):
            s.push(StartToken(s.order[place]))


class StartYear(Automatic):
    """AR-21 A year: placement, resolution and, but for the last, a year end."""

    def __init__(self) -> None:
        super().__init__()

    def run(self, s: Court, action: int) -> None:
        if s.log is not None:
            s.tell(TOLD_YEAR, (s.year,))
        s.push(Resolution())
        start_placement(s)


class Resolution(Automatic):
    """AR-33 The phase starts with Plotters and Informers in turn order, each player's Plotters first; then rounds."""

    def __init__(self) -> None:
        super().__init__()

    def run(self, s: Court, action: int) -> None:
        s.push(PhaseEnd())
        s.push(Round(0))
        for place in range(s.seats - 1, -1, -1):
            seat = s.order[place]
            for _ in range(copies(s, seat, INFORMER)):
                s.push(InformPawn(seat))
            for _ in range(copies(s, seat, PLOTTER)):
                s.push(PlotPawn(seat))


class Round(Automatic):
    """AR-34, AR-35 Each player in turn order with a pawn on the board takes a turn; AR-42 ends when no pawn is left.

    One step with an index, because who still has a pawn changes meanwhile. AR-43 A new order starts with a new round.
    """

    fields: ClassVar[tuple[str, ...]] = ("index",)

    def __init__(self, index: int) -> None:
        super().__init__()
        self.index: Final = index

    def run(self, s: Court, action: int) -> None:
        if board_empty(s):
            return
        if self.index >= s.seats:
            s.order = s.next_order
            s.push(Round(0))
            return
        s.push(Round(self.index + 1))
        seat = s.order[self.index]
        if on_board(s, seat):
            s.push(TakeTurn(seat, 0))


class TakeTurn(CourtStep):
    """AR-36, AR-39 Resolve any occupied area, or first activate a title, once a turn."""

    fields: ClassVar[tuple[str, ...]] = ("who", "activated")
    decision: ClassVar[str] = "AR-D7"
    rule: ClassVar[str] = "AR-36"

    def __init__(self, who: int, activated: int) -> None:
        super().__init__(who)
        self.activated: Final = activated

    def legal(self, s: Court) -> list[int]:
        found = [] if self.activated else activations(s, self.who)
        for area in range(AREA_COUNT):
            if s.rows[area]:
                found.append(RESOLVE + area)
        return found

    def run(self, s: Court, action: int) -> None:
        if action < RESOLVE:
            s.push(TakeTurn(self.who, 1))
            activate(s, self.who, action - ACTIVATE)
            return
        if not self.activated:
            s.push(AfterResolving(self.who))
        resolve(s, self.who, action - RESOLVE)

    def auto(self, s: Court) -> bool:
        return True

    def misfit(self, s: Court) -> str:
        return "no pawn is on the board" if board_empty(s) else ""


class AfterResolving(CourtStep):
    """AR-36, AR-38 Activate a title now if none was before, also without a pawn left, or end the turn (AR-3)."""

    fields: ClassVar[tuple[str, ...]] = ("who",)
    decision: ClassVar[str] = "AR-D8"
    rule: ClassVar[str] = "AR-38"

    def legal(self, s: Court) -> list[int]:
        found = activations(s, self.who)
        found.append(END)
        return found

    def run(self, s: Court, action: int) -> None:
        if action != END:
            activate(s, self.who, action - ACTIVATE)

    def auto(self, s: Court) -> bool:
        return True


class PhaseEnd(Automatic):
    """AR-44 A new order takes effect at the latest now; AR-45 to AR-47 the year end, or AR-134 the end of the game."""

    def __init__(self) -> None:
        super().__init__()

    def run(self, s: Court, action: int) -> None:
        s.order = s.next_order
        if s.year == YEARS:
            if s.log is not None:
                s.tell(TOLD_OVER, tuple(s.ranking()[0]))
            return
        s.resolved = 0
        refill(s)
        s.used = (0,) * len(s.used)  # AR-46
        s.push(StartYear())
        s.push(DrawTile())


def deal(s: Court) -> None:
    """AR-12 Each place in the turn order comes with its start goods."""
    if s.log is not None:
        s.tell(TOLD_TURN_ORDER, s.order)
    for place in range(s.seats):
        for kind in range(KINDS):
            s.wealth[s.order[place] * WEALTH + kind] = START_GOODS[place][kind]


def activations(s: Court, seat: int) -> list[int]:
    """AR-100, AR-102 The titles the seat could activate."""
    found: list[int] = []
    for index in range(ACTIVATED_COUNT):
        if ready(s, seat, index) and usable(s, seat, index):
            found.append(ACTIVATE + index)
    return found


def resolve(s: Court, seat: int, area: int) -> None:
    """AR-39 The area is resolved, whoever chose it."""
    if s.log is not None:
        s.tell(TOLD_RESOLVES, (seat, area))
    if area >= PALACES:
        resolve_territory(s, area)
    elif area == AL_RASHID:
        resolve_palace(s)
    else:
        resolve_guild(s, area)


def refill(s: Court) -> None:
    """AR-45 Every territory gets its printed goods and, as far as they go, its note."""
    for at in range(TERRITORIES * ITEMS):
        if at % ITEMS != NOTE:
            s.lying[at] = HARVEST[at]
        elif s.lying[at] < HARVEST[at] and s.notes > 0:
            s.lying[at] = HARVEST[at]
            s.notes -= 1
    if s.log is not None:
        s.tell(TOLD_REFILLED, ())
