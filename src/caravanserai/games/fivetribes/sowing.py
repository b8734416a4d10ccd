"""Step 2, the move, and step 3, control (FT-28 to FT-45)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from caravanserai.core.machine import NOBODY, Step
from caravanserai.games.fivetribes import events
from caravanserai.games.fivetribes.actions import DROP, START
from caravanserai.games.fivetribes.board import (
    ADJACENT,
    BEFORE_TILE,
    BEFORE_TRIBE,
    BIT,
    CELLS,
    LOOP_HAND,
    MARID,
    NO_CELL,
    REACH,
    REACH_PLANE,
    REACH_ROW,
    START_REACH,
    SURE_HAND,
    TRIBES,
)
from caravanserai.games.fivetribes.djinns import trigger
from caravanserai.games.fivetribes.fields import CAMEL, CARRIED
from caravanserai.games.fivetribes.state import State, final_tile, turn_flaw
from caravanserai.games.fivetribes.tiles import TileAction, claim_if_emptied
from caravanserai.games.fivetribes.tribes import TribeAction
from caravanserai.games.fivetribes.windows import OpenWindow, has_window_djinn

# --- what can be completed -------------------------------------------------------------------------------


def can_start(meeples: vec[i64], occupied: vec[i64], cell: i64) -> bool:
    """FT-36, FT-38 Whether the meeples of the cell can be sown to an end. Written out by tribe: asked most of all."""
    base: i64 = cell * TRIBES
    viziers: i64 = meeples[base]
    elders: i64 = meeples[base + 1]
    merchants: i64 = meeples[base + 2]
    builders: i64 = meeples[base + 3]
    assassins: i64 = meeples[base + 4]
    count: i64 = viziers + elders + merchants + builders + assassins
    if count == 0:
        return False
    if count >= SURE_HAND:
        return True
    if count == LOOP_HAND and (viziers > 1 or elders > 1 or merchants > 1 or builders > 1 or assassins > 1):
        return True
    wanted: i64 = 0
    if viziers > 0:
        wanted |= occupied[0]
    if elders > 0:
        wanted |= occupied[1]
    if merchants > 0:
        wanted |= occupied[2]
    if builders > 0:
        wanted |= occupied[3]
    if assassins > 0:
        wanted |= occupied[4]
    return wanted & START_REACH[count * CELLS + cell] != 0


def a_move_exists(s: State) -> bool:
    """FT-34 Whether any start tile would be offered."""
    meeples = s.meeples
    occupied = s.occupied
    return any(can_start(meeples, occupied, cell) for cell in range(CELLS))


def here(s: State) -> int:
    """The cell the sower stands on: the start tile is the first entry of the path, drops follow."""
    return s.path[-1] // TRIBES


def came_from(s: State) -> int:
    """FT-30 The cell of the step before, to which the next step may not return."""
    return s.path[-2] // TRIBES if len(s.path) > 1 else NO_CELL


def drops_on(s: State, cell: i64, origin: i64, count: i64, found: list[int]) -> None:
    """FT-36 Add the tribes that may be dropped on the cell, coming from `origin` with `count` in the hand."""
    if count == 1:
        last_drops(s, cell, found)
    elif count > SURE_HAND:
        any_drops(s, cell, found)
    else:
        careful_drops(s, cell, REACH[(count - 1) * REACH_PLANE + cell * REACH_ROW + origin], count - 1, found)


def last_drops(s: State, cell: i64, found: list[int]) -> None:
    """FT-32, FT-33 The last meeple must meet its colour."""
    tribe: i64
    mask: i64
    for tribe in range(TRIBES):
        mask = s.occupied[tribe]
        if mask & BIT[cell] != 0 and s.stock[CARRIED + tribe] > 0:
            found.append(DROP + cell * TRIBES + tribe)


def any_drops(s: State, cell: i64, found: list[int]) -> None:
    """FT-38 With so many left any order comes to an end."""
    tribe: i64
    for tribe in range(TRIBES):
        if s.stock[CARRIED + tribe] > 0:
            found.append(DROP + cell * TRIBES + tribe)


def careful_drops(s: State, cell: i64, reach: i64, left: i64, found: list[int]) -> None:
    """FT-38 After the drop `left` meeples remain, which reach the cells of `reach`.

    A tribe other than the dropped one may finish on any reachable tile that holds it, the dropped one also on the
    tile it is dropped on now.
    """
    stock = s.stock
    occupied = s.occupied
    loops = reach & BIT[cell] != 0
    finishers: i64 = 0
    pairs: i64 = 0
    tribe: i64
    number: i64
    mask: i64
    for tribe in range(TRIBES):
        number = stock[CARRIED + tribe]
        if number > 0:
            mask = occupied[tribe]
            if reach & mask != 0:
                finishers += 1
            if number > 1:
                pairs += 1
    for tribe in range(TRIBES):
        number = stock[CARRIED + tribe]
        if number == 0:
            continue
        mask = occupied[tribe]
        finishes = reach & mask != 0
        if (
            finishers - (1 if finishes else 0) > 0
            or (number > 1 and (finishes or loops))
            or (left == LOOP_HAND and pairs - (1 if number == 2 else 0) > 0)
        ):
            found.append(DROP + cell * TRIBES + tribe)


# --- decisions -------------------------------------------------------------------------------------------


class Move(Step[State]):
    """FT-34, FT-115, FT-116 Step 2 comes up after W1: without any start tile the no-move flag is set."""

    rule = "FT-115"
    fields = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__(NOBODY)
        self.seat: Final = seat

    def run(self, s: State, action: int) -> None:
        if a_move_exists(s):
            s.push(ChooseStart(self.seat))
        else:
            s.no_move = 1
            if s.log is not None:
                s.tell(events.NO_MOVE, (self.seat,))

    def flaw(self, s: State, at: int) -> str:
        return turn_flaw(s, self.seat)


class ChooseStart(Step[State]):
    """FT-D7, FT-28 The tile whose meeples are all taken into the hand; FT-36 only if they can be sown to an end."""

    decision = "D-START-TILE"
    rule = "FT-28"
    fields = ("who",)

    def __init__(self, who: int) -> None:
        super().__init__(who)

    def legal(self, s: State) -> list[int]:
        meeples = s.meeples
        occupied = s.occupied
        found: list[int] = []
        for cell in range(CELLS):
            if can_start(meeples, occupied, cell):
                found.append(START + cell)
        return found

    def run(self, s: State, action: int) -> None:
        cell = action - START
        total = 0
        for tribe in range(TRIBES):
            number = s.meeples[cell * TRIBES + tribe]
            if number > 0:
                s.take_meeples(cell, tribe, number)
                s.stock[CARRIED + tribe] = number
                total += number
        s.path.append(cell * TRIBES)
        if s.log is not None:
            s.tell(events.LIFTED, (self.who, total, cell))
        s.push(Drop(self.who))

    def flaw(self, s: State, at: int) -> str:
        return turn_flaw(s, self.who)


class Drop(Step[State]):
    """FT-D8, FT-29 One meeple of the hand is dropped on an adjacent cell, not straight back (FT-30), otherwise anywhere (FT-31)."""

    decision = "D-DROP"
    rule = "FT-29"
    fields = ("who",)

    def __init__(self, who: int) -> None:
        super().__init__(who)

    def legal(self, s: State) -> list[int]:
        cell = here(s)
        origin = came_from(s)
        count = carried(s)
        found: list[int] = []
        for step in ADJACENT[cell]:
            if step != origin:
                drops_on(s, step, cell, count, found)
        return found

    def run(self, s: State, action: int) -> None:
        code = action - DROP
        cell = code // TRIBES
        tribe = code % TRIBES
        s.stock[CARRIED + tribe] -= 1
        s.put_meeple(cell, tribe)
        s.path.append(code)
        if s.log is not None:
            s.tell(events.DROPPED, (self.who, tribe, cell))
        if s.djinns[MARID] >= 0 and s.pieces[CAMEL + cell] == s.djinns[MARID]:  # FT-102
            trigger(s, MARID, self.who)
        if carried(s) > 0:
            s.push(self)
        else:
            take_control(s, self.who)

    def auto(self, s: State) -> bool:
        return True

    def flaw(self, s: State, at: int) -> str:
        if not s.path or carried(s) == 0:
            return "no move is under way"
        return turn_flaw(s, self.who)


def carried(s: State) -> int:
    """How many meeples are in the mover's hand."""
    stock = s.stock
    return stock[CARRIED] + stock[CARRIED + 1] + stock[CARRIED + 2] + stock[CARRIED + 3] + stock[CARRIED + 4]


def take_control(s: State, seat: int) -> None:
    """FT-41, FT-42 All meeples of the last colour are taken up and an emptied tile is claimed; then steps 4 and 5."""
    cell = final_tile(s)
    tribe = s.path[-1] % TRIBES
    number = s.meeples[cell * TRIBES + tribe]
    s.take_meeples(cell, tribe, number)
    s.stock[CARRIED + tribe] = number
    if s.log is not None:
        s.tell(events.TOOK, (seat, number, tribe, cell))
    claim_if_emptied(s, seat, cell)
    windows = has_window_djinn(s, seat)
    s.push(TileAction(seat))
    if windows:
        s.push(OpenWindow(seat, BEFORE_TILE))
    s.push(TribeAction(seat))
    if windows:
        s.push(OpenWindow(seat, BEFORE_TRIBE))
