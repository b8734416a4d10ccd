"""The skeleton: rounds, turns, clean-up and the end (FT-15, FT-24 to FT-27, FT-111 to FT-117)."""

from caravanserai.core.machine import NOBODY, Step
from caravanserai.games.fivetribes import events
from caravanserai.games.fivetribes.bidding import ChooseSpot
from caravanserai.games.fivetribes.board import (
    BEFORE_MOVE,
    BID_SPOTS,
    CELLS,
    MARKERS,
    TURN_SPOTS,
)
from caravanserai.games.fivetribes.djinns import FillDjinns
from caravanserai.games.fivetribes.fields import EMPTY, TURN_ORDER
from caravanserai.games.fivetribes.hands import FillRow
from caravanserai.games.fivetribes.sale import Closing
from caravanserai.games.fivetribes.sowing import Move, a_move_exists
from caravanserai.games.fivetribes.state import State
from caravanserai.games.fivetribes.windows import OpenWindow, has_window_djinn


class StartRound(Step[State]):
    """FT-15, FT-17 A round: the markers bid in Bid Order (FT-16: two each with two players), then turns are played."""

    rule = "FT-15"

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def run(self, s: State, action: int) -> None:
        s.round += 1
        s.used = 0
        if s.log is not None:
            s.tell(events.ROUND, (s.round,))
        s.push(NextTurn())
        for spot in range(MARKERS[s.seats] - 1, -1, -1):
            s.push(ChooseSpot(s.tracks[spot], spot))


class NextTurn(Step[State]):
    """FT-23 The first marker on the Turn Order track has its turn; FT-15 without one the round is over."""

    rule = "FT-23"

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def run(self, s: State, action: int) -> None:
        spot = TURN_ORDER
        while spot < TURN_ORDER + TURN_SPOTS and s.tracks[spot] == EMPTY:
            spot += 1
        if spot == TURN_ORDER + TURN_SPOTS:
            end_round(s)
            return
        seat = s.tracks[spot]
        s.tracks[spot] = EMPTY
        s.tracks[first_empty_bid_spot(s)] = seat
        if s.log is not None:
            s.tell(events.TURN, (seat,))
        s.push(self)
        s.push(Closing(seat))
        if s.no_move == 0:  # FT-116
            s.push(Move(seat))
            if has_window_djinn(s, seat):
                s.push(OpenWindow(seat, BEFORE_MOVE))

    def flaw(self, s: State, at: int) -> str:
        return "" if len(s.faces) == CELLS else "the game is on, but not all tiles are laid"


def first_empty_bid_spot(s: State) -> int:
    """FT-25 Step 1: the marker goes to the lowest-numbered empty Bid Order spot."""
    for spot in range(BID_SPOTS):
        if s.tracks[spot] == EMPTY:
            return spot
    return BID_SPOTS - 1


def end_round(s: State) -> None:
    """FT-117 The end test, or clean-up (FT-111, FT-112) and the next round."""
    if s.no_move == 0 and not a_move_exists(s):
        s.no_move = 1
        if s.log is not None:
            s.tell(events.NO_MORE_MOVES, ())
    if s.no_move or s.last_camel_placed():  # FT-114, FT-115
        if s.log is not None:
            s.tell(events.OVER, (s.round,))
        return
    s.push(StartRound())
    s.push(FillDjinns())
    s.push(FillRow())
