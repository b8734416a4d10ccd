"""MO-109 Standing passes: a seat's private promise to pass, so that stretches with nothing to play go by quickly.

Whoever sits for the seat (terminal, server, browser) keeps the promise and answers the ask with `pass` at the pace
of any other answer; the table learns nothing from it.
"""

from typing import Final

from caravanserai.games.morgenland.board import SPACES, W_TURN
from caravanserai.games.morgenland.purchase import CastAbracadabra
from caravanserai.games.morgenland.state import Morgenland
from caravanserai.games.morgenland.windows import Counter, React

NEXT_PLACEMENT: Final = "next-placement"
THIS_ROUND: Final = "this-round"
PROMISES: Final = (NEXT_PLACEMENT, THIS_ROUND, *SPACES)


def passes(s: Morgenland, seat: int, until: str, since: int) -> bool:
    """Whether a standing pass given in round `since` answers the question now put to the seat."""
    if not s.stack or s.stack[-1].who != seat:
        return False
    return isinstance(s.stack[-1], React | Counter | CastAbracadabra) and stands(s, seat, until, since)


def stands(s: Morgenland, seat: int, until: str, since: int) -> bool:
    """Whether a standing pass given in round `since` has not come to its end."""
    if until == NEXT_PLACEMENT:
        step = s.stack[-1] if s.stack else None
        own = isinstance(step, React) and step.who == seat and step.window == W_TURN
        return not (own and isinstance(step, React) and step.first == s.position_of(seat))
    if s.round != since:
        return False
    return until == THIS_ROUND or s.scored < SPACES.index(until)
