"""Stops of a turn that may be waved through: the windows in which djinns could be used."""

from caravanserai.games.fivetribes.actions import PASS
from caravanserai.games.fivetribes.bidding import ChooseBidFakirs, ChooseSpot
from caravanserai.games.fivetribes.board import TURN_SPOTS
from caravanserai.games.fivetribes.fields import EMPTY, TURN_ORDER
from caravanserai.games.fivetribes.state import State
from caravanserai.games.fivetribes.windows import UsePower


def optional(s: State) -> int | None:
    """`pass`, if what is asked is only whether a djinn is used."""
    return PASS if s.stack and isinstance(s.stack[-1], UsePower) else None


def turn(s: State) -> int:
    """A number for each turn: the round, and how many markers have left the Turn Order track; bidding is one stretch."""
    first = s.round * (TURN_SPOTS + 1)
    for step in s.stack:
        if isinstance(step, ChooseSpot | ChooseBidFakirs):
            return first
    waiting = 0
    for spot in s.tracks[TURN_ORDER:]:
        if spot != EMPTY:
            waiting += 1
    return first + TURN_SPOTS - waiting
