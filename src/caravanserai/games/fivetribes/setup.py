"""Set-up by chance: tiles, meeples, markers, cards and djinns (FT-9 to FT-13)."""

from caravanserai.core.machine import CHANCE, Step
from caravanserai.core.vectors import tally
from caravanserai.games.fivetribes import events
from caravanserai.games.fivetribes.actions import DEAL, LAY, MARKER
from caravanserai.games.fivetribes.board import (
    CELLS,
    DJINNS,
    FACE_COUNT,
    FACES,
    KINDS,
    MARKERS,
    MEEPLES,
    MEEPLES_PER_TILE,
)
from caravanserai.games.fivetribes.djinns import FillDjinns
from caravanserai.games.fivetribes.fields import BAG, EMPTY, PILE
from caravanserai.games.fivetribes.hands import FillRow
from caravanserai.games.fivetribes.options import snake_order
from caravanserai.games.fivetribes.powers import bag_draws, bag_size, bag_weights
from caravanserai.games.fivetribes.state import State, empty
from caravanserai.games.fivetribes.turn import StartRound


def set_up(seats: int, options: tuple[str, ...]) -> State:
    """The position at the start: chance lays tiles, deals meeples, mixes markers, fills both rows."""
    s = empty(seats, options)
    s.push(StartRound())
    s.push(FillDjinns())
    s.push(FillRow())
    s.push(PlaceMarker())
    s.push(DealMeeple())
    s.push(LayTile())
    return s


class LayTile(Step[State]):
    """FT-9 The next cell gets one of the tiles left, all equally likely."""

    rule = "FT-9"

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def legal(self, s: State) -> list[int]:
        left = tiles_left(s)
        found: list[int] = []
        for face in range(FACES):
            if left[face] > 0:
                found.append(LAY + face)
        return found

    def weights(self, s: State) -> list[int]:
        left = tiles_left(s)
        found: list[int] = []
        for face in range(FACES):
            if left[face] > 0:
                found.append(left[face])
        return found

    def run(self, s: State, action: int) -> None:
        s.faces = (*s.faces, action - LAY)
        if len(s.faces) < CELLS:
            s.push(self)

    def flaw(self, s: State, at: int) -> str:
        return "" if len(s.faces) < CELLS else "all tiles are laid"


def tiles_left(s: State) -> list[int]:
    """The tiles not yet laid, by face."""
    left = list(FACE_COUNT)
    for face in s.faces:
        left[face] -= 1
    return left


class DealMeeple(Step[State]):
    """FT-10 The next place gets a meeple from the bag, three to a tile."""

    rule = "FT-10"

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def legal(self, s: State) -> list[int]:
        return bag_draws(s)

    def weights(self, s: State) -> list[int]:
        return bag_weights(s)

    def run(self, s: State, action: int) -> None:
        tribe = action - DEAL
        s.put_meeple((MEEPLES - bag_size(s)) // MEEPLES_PER_TILE, tribe)
        s.stock[BAG + tribe] -= 1
        if bag_size(s) > 0:
            s.push(self)

    def flaw(self, s: State, at: int) -> str:
        if isinstance(s.stack[-1], LayTile):
            return ""
        if len(s.faces) < CELLS:
            return "not all tiles are laid"
        if not isinstance(s.stack[-1], DealMeeple):
            return ""
        dealt = MEEPLES - bag_size(s)
        for cell in range(CELLS):
            if s.crowd(cell) != min(MEEPLES_PER_TILE, max(0, dealt - cell * MEEPLES_PER_TILE)):
                return "meeples are dealt in order, three to a tile"
        return "" if dealt < MEEPLES else "all meeples are dealt"


class PlaceMarker(Step[State]):
    """FT-11 The markers come in random order onto the Bid Order track (option first-bid-order: A, B, B, A)."""

    rule = "FT-11"

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def legal(self, s: State) -> list[int]:
        left = markers_left(s)
        return [MARKER + seat for seat in range(s.seats) if left[seat]]

    def weights(self, s: State) -> list[int]:
        return [count for count in markers_left(s) if count]

    def run(self, s: State, action: int) -> None:
        seat = action - MARKER
        spot = 0
        while s.tracks[spot] != EMPTY:
            spot += 1
        s.tracks[spot] = seat
        if snake_order(s):
            s.tracks[1] = s.tracks[2] = 1 - seat
            s.tracks[3] = seat
        elif spot + 1 < MARKERS[s.seats]:
            s.push(self)
            return
        if s.log is not None:
            s.tell(events.SHUFFLED, (events.RESOURCE_DECK, sum(s.stock[PILE : PILE + KINDS])))
            s.tell(events.SHUFFLED, (events.DJINN_DECK, DJINNS))

    def flaw(self, s: State, at: int) -> str:
        left = markers_left(s)
        if min(left) < 0 or not any(left):
            return "all markers are placed"
        if snake_order(s) and sum(left) < MARKERS[s.seats]:
            return "the first marker settles where all of them lie"
        return ""


def markers_left(s: State) -> list[int]:
    """The markers of every seat that are not on the track."""
    each = MARKERS[s.seats] // s.seats
    return [each - tally(s.tracks, seat) for seat in range(s.seats)]
