"""Loading the caravan, from a shop or from stock (YS-64, YS-66, YS-81)."""

from caravanserai.games.yspahan import events
from caravanserai.games.yspahan.board import LOAD_POINTS
from caravanserai.games.yspahan.fields import CARAVAN_SCORE, CATEGORY_COUNT, LOAD_SCORE
from caravanserai.games.yspahan.scoring import score, score_caravan
from caravanserai.games.yspahan.state import Seat, State


def load(s: State, seat: Seat) -> None:
    """YS-64, YS-66 A cube goes on the lowest free slot and scores; a full caravan is scored and emptied at once."""
    slot = len(s.caravan)
    points = LOAD_POINTS[slot // s.seats]
    s.caravan.append(seat)
    score(s, seat, LOAD_SCORE, points)
    if s.log is not None:
        s.tell(events.LOADED, (seat, slot + 1, points))
    if slot + 1 == s.caravan_size():
        s.tell(events.CARAVAN_FULL, ())
        score_caravan(s)
        s.caravan.clear()


def loaded_flaw(s: State) -> str:
    """YS-61, YS-66 Why no cube can have reached the caravan just now: it is empty and was never full."""
    if s.caravan or any(s.points[CARAVAN_SCORE::CATEGORY_COUNT]):
        return ""
    return "no cube has been loaded on the caravan"
