"""MO-109 Standing passes: a seat's private promise to pass, so that stretches with nothing to play go by quickly.

Whoever sits for the seat (terminal, server) keeps the promise and answers the ask with `pass` at the pace of any
other answer; the table learns nothing from it.
"""

from typing import Final

from caravanserai.games.morgenland.actions import PASS
from caravanserai.games.morgenland.board import SPACES, TOKEN_COUNT
from caravanserai.games.morgenland.fields import BITS
from caravanserai.games.morgenland.placement import ChooseSpace, ChooseToken
from caravanserai.games.morgenland.purchase import CastAbracadabra
from caravanserai.games.morgenland.state import State
from caravanserai.games.morgenland.windows import Counter, React

NEXT_PLACEMENT: Final = "next-placement"
THIS_ROUND: Final = "this-round"
UNTIL_ENDED: Final = "until-ended"
UNLESS_ABLE: Final = "unless-able"
ASKS: Final = (React, Counter, CastAbracadabra)
PROMISES: Final = (THIS_ROUND, UNTIL_ENDED, UNLESS_ABLE, NEXT_PLACEMENT, *SPACES)

PLACEMENTS: Final = 64
"""More than there are placements in a round, so that a mark is a round and a placement in one number."""


def mark(s: State) -> int:
    """When a standing pass is given: the round, and how many tokens have been placed in it."""
    placed = 0
    for left in s.unplaced:
        placed += TOKEN_COUNT - BITS[left]
    return s.round * PLACEMENTS + placed


def answer(s: State, seat: int, until: str, since: int) -> int | None:
    """`pass`, if a standing pass given at mark `since` answers the question now put to the seat."""
    if not s.stack or s.stack[-1].who != seat or not isinstance(s.stack[-1], ASKS):
        return None
    if until == UNLESS_ABLE and s.legal() != [PASS]:
        return None
    return PASS if stands(s, seat, until, since) else None


def stands(s: State, seat: int, until: str, since: int) -> bool:
    """Whether a standing pass given at mark `since` has not come to its end.

    Until the next placement: until the seat's turn to place comes, after the turn in which it was given.
    Without magic nobody asks what a standing pass could answer.
    """
    if not s.magic:
        return False
    if until in (UNTIL_ENDED, UNLESS_ABLE):
        return True
    if until == NEXT_PLACEMENT:
        return mark(s) == since or not _places(s, seat)
    if s.round != since // PLACEMENTS:
        return False
    return until == THIS_ROUND or _before(s, SPACES.index(until))


def _places(s: State, seat: int) -> bool:
    """Whether it is the seat's turn to place a token, its window `w-turn` included."""
    return any(isinstance(step, ChooseToken | ChooseSpace) and step.who == seat for step in s.stack)


def _before(s: State, space: int) -> bool:
    """MO-16 Whether the space is neither current nor scored."""
    return s.scored <= space != s.current
