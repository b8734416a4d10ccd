"""The skeleton: set-up (AR-12 to AR-15), the years (AR-21), rounds and turns (AR-33 to AR-44), year end (AR-45 to AR-47)."""

from typing import ClassVar, Final

from caravanserai.core.machine import CHANCE, NOBODY, Broken, Step
from caravanserai.games.alrashid import events
from caravanserai.games.alrashid.actions import ACTIVATE, END, RESOLVE, TILE
from caravanserai.games.alrashid.battle import resolve_territory
from caravanserai.games.alrashid.board import (
    ACTIVATED_COUNT,
    AL_RASHID,
    AREA_COUNT,
    HARVEST,
    ITEMS,
    NOTE,
    PALACES,
    SETUP_TILES,
    TERRITORIES,
    TILE_COUNT,
    YEARS,
)
from caravanserai.games.alrashid.guilds import resolve_guild
from caravanserai.games.alrashid.mercenaries import LayTokens
from caravanserai.games.alrashid.options import no_last_activation
from caravanserai.games.alrashid.palace import resolve_palace
from caravanserai.games.alrashid.placement import start_placement
from caravanserai.games.alrashid.spies import schemes
from caravanserai.games.alrashid.stack import activated_some, name_at, on_turn
from caravanserai.games.alrashid.state import State, board_empty, on_board
from caravanserai.games.alrashid.titles import activate, ready, usable


class DrawTile(Step[State]):
    """AR-13, AR-47 The next crisis tile: one of three at set-up, then an unused year tile, with which the year advances."""

    rule: ClassVar[str] = "AR-47"

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def legal(self, s: State) -> list[int]:
        if not s.tiles:
            return [TILE + tile for tile in range(SETUP_TILES)]
        return [TILE + tile for tile in range(SETUP_TILES, TILE_COUNT) if tile not in s.tiles]

    def run(self, s: State, action: int) -> None:
        tile = action - TILE
        if s.tiles:
            s.year += 1
        s.tiles = (*s.tiles, tile)
        if s.log is not None:
            s.tell(events.TILE, (tile,))
        s.push(LayTokens(tile, 0))

    def flaw(self, s: State, at: int) -> str:
        if type(s.stack[at - 1]).__name__ == "StartTokens":
            return "a tile is drawn already" if s.tiles else ""
        return "" if s.tiles and s.year < YEARS else "no tile is due"


class StartYear(Step[State]):
    """AR-21 A year: placement, resolution and, but for the last, a year end."""

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def run(self, s: State, action: int) -> None:
        if s.log is not None:
            s.tell(events.YEAR, (s.year,))
        s.push(Resolution())
        start_placement(s)


class Resolution(Step[State]):
    """AR-33 The phase starts with Plotters and Informers in turn order, each player's Plotters first; then rounds."""

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def run(self, s: State, action: int) -> None:
        s.push(PhaseEnd())
        s.push(Round(0))
        for step in schemes(s):
            s.push(step)


class Round(Step[State]):
    """AR-34, AR-35 Each player in turn order with a pawn on the board takes a turn; AR-42 ends when no pawn is left.

    One step with an index, because who still has a pawn changes meanwhile. AR-43 A new order starts with a new round.
    """

    fields: ClassVar[tuple[str, ...]] = ("index",)
    rule: ClassVar[str] = "AR-34"

    def __init__(self, index: int) -> None:
        super().__init__(NOBODY)
        self.index: Final = index

    def run(self, s: State, action: int) -> None:
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

    def flaw(self, s: State, at: int) -> str:
        scheming = name_at(s, at + 1) in ("PlotPawn", "InformPawn", "MovePawn")
        if self.index == 0 or scheming:
            return "" if scheming and self.index == 0 and not s.resolved else "no round has begun"
        if self.index > 1 and not s.resolved:
            return "nobody has had a turn yet"
        return ""


class TakeTurn(Step[State]):
    """AR-D7, AR-36, AR-39 Resolve any occupied area, or first activate a title, once a turn."""

    fields: ClassVar[tuple[str, ...]] = ("who", "activated")
    decision: ClassVar[str] = "D-TURN"
    rule: ClassVar[str] = "AR-36"

    def __init__(self, who: int, activated: int) -> None:
        super().__init__(who)
        self.activated: Final = activated

    def legal(self, s: State) -> list[int]:
        found = [] if self.activated else activations(s, self.who)
        for area in range(AREA_COUNT):
            if s.rows[area]:
                found.append(RESOLVE + area)
        return found

    def run(self, s: State, action: int) -> None:
        if action < RESOLVE:
            s.push(TakeTurn(self.who, 1))
            activate(s, self.who, action - ACTIVATE)
            return
        if not self.activated:
            s.push(AfterResolving(self.who))
        resolve(s, self.who, action - RESOLVE)

    def auto(self, s: State) -> bool:
        return True

    def flaw(self, s: State, at: int) -> str:
        if self.who != on_turn(s):
            return "it is not that seat's turn"
        if not on_board(s, self.who):
            raise Broken(f"pending[{at}].who", "AR-35", "that seat has no pawn on the board")
        if self.activated and not activated_some(s, self.who):
            return "that seat has not activated a title"
        if not self.activated and at < len(s.stack) - 1:
            return "nothing can happen before the turn is taken"
        return ""


class AfterResolving(Step[State]):
    """AR-D8, AR-36, AR-38 Activate a title now if none was before, or end the turn (AR-3).

    Also without a pawn left, unless the option `last-activation` says otherwise.
    """

    fields: ClassVar[tuple[str, ...]] = ("who",)
    decision: ClassVar[str] = "D-AFTER"
    rule: ClassVar[str] = "AR-38"

    def legal(self, s: State) -> list[int]:
        if no_last_activation(s) and not on_board(s, self.who):
            return [END]
        found = activations(s, self.who)
        found.append(END)
        return found

    def run(self, s: State, action: int) -> None:
        if action != END:
            activate(s, self.who, action - ACTIVATE)

    def auto(self, s: State) -> bool:
        return True

    def flaw(self, s: State, at: int) -> str:
        if self.who != on_turn(s):
            return "it is not that seat's turn"
        return "" if s.resolved or at < len(s.stack) - 1 else "no area is resolved yet"


class PhaseEnd(Step[State]):
    """AR-44 A new order takes effect at the latest now; AR-45 to AR-47 the year end, or AR-134 the end of the game."""

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def run(self, s: State, action: int) -> None:
        s.order = s.next_order
        if s.year == YEARS:
            if s.log is not None:
                s.tell(events.OVER, tuple(s.ranking()[0]))
            return
        s.resolved = 0
        refill(s)
        for at in range(len(s.used)):
            s.used[at] = 0  # AR-46
        s.push(StartYear())
        s.push(DrawTile())


def activations(s: State, seat: int) -> list[int]:
    """AR-100, AR-102 The titles the seat could activate."""
    found: list[int] = []
    for index in range(ACTIVATED_COUNT):
        if ready(s, seat, index) and usable(s, seat, index):
            found.append(ACTIVATE + index)
    return found


def resolve(s: State, seat: int, area: int) -> None:
    """AR-39 The area is resolved, whoever chose it."""
    if s.log is not None:
        s.tell(events.RESOLVES, (seat, area))
    if area >= PALACES:
        resolve_territory(s, area)
    elif area == AL_RASHID:
        resolve_palace(s)
    else:
        resolve_guild(s, area)


def refill(s: State) -> None:
    """AR-45 Every territory gets its printed goods and, as far as they go, its note."""
    for at in range(TERRITORIES * ITEMS):
        if at % ITEMS != NOTE:
            s.lying[at] = HARVEST[at]
        elif s.lying[at] < HARVEST[at] and s.notes > 0:
            s.lying[at] = HARVEST[at]
            s.notes -= 1
    if s.log is not None:
        s.tell(events.REFILLED, ())
