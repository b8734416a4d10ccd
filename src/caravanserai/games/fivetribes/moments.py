"""What a position must show at each moment of the game: set-up, between rounds, bidding, a turn, the end."""

from typing import Any, Final

from caravanserai.core.machine import NOBODY, Broken, Step
from caravanserai.core.vectors import tally
from caravanserai.games.fivetribes.bidding import ChooseBidFakirs, ChooseSpot
from caravanserai.games.fivetribes.board import (
    BID_SPOTS,
    CELLS,
    DJINN_IDS,
    DJINNS,
    FACE_UP_DJINNS,
    KUMARBI,
    LEAST_TAKEN,
    MARKERS,
    MEEPLES,
    MEEPLES_PER_TILE,
    PAID_SPOTS,
    ROW_CARDS,
    START_GOLD,
    TRIBES,
    TURN_SPOTS,
    ZERO_FRONT,
)
from caravanserai.games.fivetribes.djinns import USED_BIT, in_place
from caravanserai.games.fivetribes.fields import (
    CARRIED,
    DISCARDED,
    DISCARDS,
    DRAWN,
    EMPTY,
    FACE_UP,
    IN_PILE,
    PILE,
    PLAYER,
    RESERVE,
    TURN_ORDER,
)
from caravanserai.games.fivetribes.hands import LayCard, some
from caravanserai.games.fivetribes.options import powers_per_round
from caravanserai.games.fivetribes.powers import DrawnDjinn, KeepDjinn, bag_size
from caravanserai.games.fivetribes.setup import DealMeeple, LayTile, PlaceMarker
from caravanserai.games.fivetribes.sowing import ChooseStart, Drop, Move, a_move_exists, carried
from caravanserai.games.fivetribes.state import State, empty
from caravanserai.games.fivetribes.tiles import TileAction
from caravanserai.games.fivetribes.tribes import TribeAction
from caravanserai.games.fivetribes.turn import StartRound

_ENDED: Final = "the end of the game was announced"


def check_moment(s: State) -> None:
    """Raise `Broken` if the position does not fit its pending steps."""
    if not s.stack:
        _check_over(s)
    elif isinstance(s.stack[0], StartRound):
        if s.round == 0:
            _check_opening(s)
        else:
            _check_between(s)
    elif len(s.stack) > 1 and isinstance(s.stack[1], ChooseSpot | ChooseBidFakirs):
        _check_bidding(s)
    else:
        _check_turn(s)
    if DRAWN in s.djinns and not (s.stack and isinstance(s.stack[-1], DrawnDjinn | KeepDjinn)):
        raise Broken("state.djinns.looked-at", "FT-107", "nobody is looking at djinns")


# --- the tracks ------------------------------------------------------------------------------------------


def _check_markers(s: State) -> None:
    """FT-I5 All markers lie on the tracks, on spots in use."""
    each = MARKERS[s.seats] // s.seats
    for seat in range(s.seats):
        count = tally(s.tracks, seat)
        if count != each:
            raise Broken(
                "state.turn-order", "FT-I5", f"seat {seat} has {count} markers on the tracks, not {each}"
            )
    for spot in range(MARKERS[s.seats], BID_SPOTS):
        if s.tracks[spot] != EMPTY:
            raise Broken(f"state.bid-order[{spot}]", "FT-I5", f"spot {spot + 1} is not in use")


def _check_all_back(s: State) -> None:
    """FT-25 Between rounds every marker is back on the Bid Order track."""
    _check_markers(s)
    if waiting_turns(s):
        raise Broken("state.turn-order", "FT-25", "a marker has not had its turn")


def waiting_turns(s: State) -> int:
    """How many markers lie on the Turn Order track."""
    return TURN_SPOTS - tally(s.tracks[TURN_ORDER:], EMPTY)


def _zeros(s: State) -> tuple[bool, bool, bool]:
    zero = TURN_ORDER + ZERO_FRONT
    return s.tracks[zero] != EMPTY, s.tracks[zero + 1] != EMPTY, s.tracks[zero + 2] != EMPTY


# --- the moments -----------------------------------------------------------------------------------------


def _check_over(s: State) -> None:
    """FT-114 to FT-117 The game is over only after a round in which its end was announced."""
    _check_all_back(s)
    _check_no_move_under_way(s)
    if not s.no_move and not s.last_camel_placed():
        raise Broken("pending", "FT-117", "the game is not over: somebody can move and all have camels")
    if s.round == 0:
        raise Broken("state.round", "FT-15", "the game cannot be over before its first round")


def _check_opening(s: State) -> None:
    """FT-6 to FT-13 Set-up: tiles, meeples, markers, cards, djinns, in this order, and nothing else has happened."""
    _check_untouched(s)
    _check_no_move_under_way(s)
    top: Step[Any] = s.stack[-1]
    if isinstance(top, LayTile) and bag_size(s) < MEEPLES:
        raise Broken("state.bag", "FT-10", "meeples are dealt after all tiles are laid")
    if not isinstance(top, LayTile | DealMeeple):
        _check_dealt(s)
    if isinstance(top, LayTile | DealMeeple | PlaceMarker):
        if s.row:
            raise Broken("state.row", "FT-12", "cards are laid after all markers are placed")
        _check_markers_placed(s, top)
    else:
        _check_all_back(s)
    if not isinstance(top, LayTile | DealMeeple | PlaceMarker | LayCard):
        _check_row(s)
    elif in_place(s, FACE_UP):
        raise Broken("state.djinns.face-up", "FT-13", "djinns are laid after the row")


def _check_untouched(s: State) -> None:
    """FT-6, FT-7 What no turn has changed yet."""
    fresh = empty(s.seats, s.options)
    for seat in range(s.seats):
        block = slice(seat * PLAYER, (seat + 1) * PLAYER)
        if s.players[block] != fresh.players[block]:
            raise Broken(
                f"state.players[{seat}]",
                "FT-7",
                f"everybody begins with {START_GOLD} gold, all camels, no more",
            )
    for field, changed in (
        ("tiles", s.pieces != fresh.pieces),
        ("no-move", s.no_move != 0),
        ("discards", some(s, DISCARDS)),
        ("former-piles", len(s.aside) > 0),
        ("shown", len(s.shown) > 0),
        ("djinns", tally(s.djinns, IN_PILE) + tally(s.djinns, FACE_UP) != DJINNS),
    ):
        if changed:
            raise Broken(f"state.{field}", "FT-6", "no turn was played before the set-up is done")


def _check_dealt(s: State) -> None:
    for cell in range(CELLS):
        if s.crowd(cell) != MEEPLES_PER_TILE:
            raise Broken("state.tiles", "FT-10", f"{MEEPLES_PER_TILE} meeples are dealt to each tile")


def _check_markers_placed(s: State, top: Step[Any]) -> None:
    """FT-11 Markers come onto the Bid Order track one by one, after the meeples."""
    placed = BID_SPOTS - tally(s.tracks[:BID_SPOTS], EMPTY)
    if waiting_turns(s):
        raise Broken("state.turn-order", "FT-11", "the markers begin on the Bid Order track")
    if EMPTY in s.tracks[:placed]:
        raise Broken("state.bid-order", "FT-11", "the markers are placed in order")
    if placed and not isinstance(top, PlaceMarker):
        raise Broken("state.bid-order", "FT-11", "markers are placed after all meeples are dealt")


def _check_between(s: State) -> None:
    """FT-111, FT-112 Clean-up, of a game that goes on."""
    _check_all_back(s)
    _check_goes_on(s)
    _check_no_move_under_way(s)
    if not powers_per_round(s):
        _check_used(s, NOBODY, 0)
    if not isinstance(s.stack[-1], LayCard):
        _check_row(s)


def _check_bidding(s: State) -> None:
    """FT-17 to FT-22, FT-I7 The bids of a game that goes on, with full rows."""
    _check_round(s)
    _check_markers(s)
    front, middle, back = _zeros(s)
    if (middle and not front) or (back and not middle):
        raise Broken("state.turn-order", "FT-I5", "a gap in front of a marker on the 0 spots")
    waiting = len(s.stack) - 1 - isinstance(s.stack[-1], ChooseBidFakirs)
    if MARKERS[s.seats] - waiting_turns(s) != waiting:
        raise Broken("pending", "FT-17", "a marker on the Bid Order track has no bid to come, or twice")
    _check_goes_on(s)
    _check_no_move_under_way(s)
    _check_row(s)
    if in_place(s, FACE_UP) < FACE_UP_DJINNS and in_place(s, IN_PILE) + in_place(s, DISCARDED):
        raise Broken(
            "state.djinns.face-up", "FT-I7", f"{FACE_UP_DJINNS} djinns are face up when bids are made"
        )
    _check_used(s, NOBODY, USED_BIT[KUMARBI] if powers_per_round(s) else 0)


def _check_turn(s: State) -> None:
    """FT-24, FT-25 A turn: the player's marker was the last to come to the Bid Order track."""
    _check_round(s)
    _check_markers(s)
    seat = s.stack[1].who
    played = MARKERS[s.seats] - waiting_turns(s)
    if EMPTY in s.tracks[:played]:
        raise Broken("state.bid-order", "FT-25", "markers come to the lowest-numbered empty spot")
    if played == 0 or s.tracks[played - 1] != seat:
        raise Broken(
            "pending[1]", "FT-25", f"the marker of seat {seat} is not the last on the Bid Order track"
        )
    _check_spots_left(s, played)
    if not powers_per_round(s):
        _check_used(s, seat, 0)
    _check_steps_of_turn(s)


def _check_spots_left(s: State, played: int) -> None:
    """FT-20, FT-23, FT-I5 In the turns the track empties from the dearest spot on, then the 0 spots from the front."""
    front, middle, back = _zeros(s)
    gone = 0 if front or not (middle or back) else 1 if middle else 2
    paid = PAID_SPOTS - tally(s.tracks[TURN_ORDER : TURN_ORDER + PAID_SPOTS], EMPTY)
    if (front and back and not middle) or gone > played or (gone and paid):
        raise Broken("state.turn-order", "FT-I5", "a gap between the markers on the 0 spots")


def _check_steps_of_turn(s: State) -> None:
    """FT-24, FT-115, FT-116 The path and the hand are those of the step the turn has come to."""
    held = carried(s)
    if s.no_move and (s.path or held or (len(s.stack) > 2 and not _closing_alone(s))):
        raise Broken("state.no-move", "FT-115", "once nobody can move, a turn is its closing alone")
    if any(isinstance(step, Move | ChooseStart) for step in s.stack):
        _check_no_move_under_way(s)
    elif isinstance(s.stack[-1], Drop):
        _check_sowing(s)
    elif not s.no_move and len(s.path) < 2:
        raise Broken("state.path", "FT-34", "no move was made in this turn")
    elif any(isinstance(step, TribeAction) for step in s.stack):
        if held < LEAST_TAKEN or held != s.stock[CARRIED + s.path[-1] % TRIBES]:
            raise Broken("state.hand", "FT-41", "the hand holds the meeples taken, two or more of one tribe")
    elif held:
        raise Broken("state.hand", "FT-I1", "meeples are in the hand in steps 2 to 4 only")


def _closing_alone(s: State) -> bool:
    """Whether nothing of steps 2 to 5 is pending: whatever lies on the closing is a power or a sale."""
    return not isinstance(s.stack[2], Move | ChooseStart | Drop | TileAction)


def _check_sowing(s: State) -> None:
    """FT-28, FT-29 The start tile was emptied, and what was dropped lies there."""
    dropped: dict[int, int] = {}
    for code in s.path[1:]:
        dropped[code] = dropped.get(code, 0) + 1
    for code, number in dropped.items():
        if s.meeples[code] < number:
            raise Broken("state.path", "FT-29", "a meeple that was dropped is not there")
    start = s.path[0] - s.path[0] % TRIBES if s.path else 0
    for tribe in range(TRIBES):
        if s.path and s.meeples[start + tribe] != dropped.get(start + tribe, 0):
            raise Broken("state.path", "FT-28", "all meeples of the start tile were taken")


# --- what several moments share --------------------------------------------------------------------------


def _check_round(s: State) -> None:
    if s.round == 0:
        raise Broken("state.round", "FT-15", "the first round is round 1")


def _check_no_move_under_way(s: State) -> None:
    if s.path:
        raise Broken("state.path", "FT-29", "there is a path only from the move to the end of the turn")
    if carried(s):
        raise Broken("state.hand", "FT-I1", "meeples are in the hand in steps 2 to 4 only")


def _check_used(s: State, seat: int, allowed: int) -> None:
    """FT-69 Used powers are those of the seat whose turn it is, Kumarbi's bids apart, or allowed by their bits."""
    for djinn in range(DJINNS):
        if s.used & USED_BIT[djinn] & ~allowed and (s.djinns[djinn] != seat or djinn == KUMARBI):
            where = f"state.players[{s.djinns[djinn]}].used"
            raise Broken(where, "FT-69", f"{DJINN_IDS[djinn]} cannot have been used yet")


def _check_goes_on(s: State) -> None:
    """FT-114 to FT-117 After a round in which the end was announced no bid is made."""
    if s.no_move:
        raise Broken("state.no-move", "FT-115", _ENDED)
    for seat in range(s.seats):
        if s.of(seat, RESERVE) == 0:
            raise Broken(f"state.players[{seat}].camels", "FT-114", _ENDED)
    if not a_move_exists(s):
        raise Broken("state.tiles", "FT-117", "no move exists, so the game is over")


def _check_row(s: State) -> None:
    if len(s.row) < ROW_CARDS and (some(s, PILE) or some(s, DISCARDS)):
        raise Broken("state.row", "FT-I7", f"the row has {ROW_CARDS} cards when it was filled")
