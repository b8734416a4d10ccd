"""Stops of a turn that may be waved through: whether a card boosts the action, and what else is done with cards."""

from typing import Final

from caravanserai.games.yspahan.actions import BOOST_NONE, BUILD_AS, CONTINUE, END
from caravanserai.games.yspahan.groups import Boost
from caravanserai.games.yspahan.state import State
from caravanserai.games.yspahan.supervisor import BetweenCubes
from caravanserai.games.yspahan.turn import EndTurn

_DAYS: Final = 7
_TURNS: Final = 4


def optional(s: State) -> int | None:
    """The choice that does nothing, if what is asked is only whether to do more with cards; a building is worth asking."""
    if not s.stack:
        return None
    step = s.stack[-1]
    if isinstance(step, Boost):
        return BOOST_NONE
    if isinstance(step, BetweenCubes):
        return CONTINUE
    if isinstance(step, EndTurn) and not any(action >= BUILD_AS for action in step.legal(s)):
        return END
    return None


def turn(s: State) -> int:
    """A number for each turn of the game."""
    return (s.week * _DAYS + s.day) * _TURNS + s.turn
