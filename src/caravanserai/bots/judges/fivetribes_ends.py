"""Where a move in Five Tribes can end, and which end is best."""

from typing import Final

from mypy_extensions import i64

from caravanserai.bots.judges.fivetribes_worth import IMPOSSIBLE, Survey
from caravanserai.core.rollout import Dice
from caravanserai.games.fivetribes.board import (
    BIT,
    CELLS,
    DISTANCE,
    REACH,
    REACH_PLANE,
    REACH_ROW,
    REACH_STEPS,
    START_REACH,
    TRIBES,
)
from caravanserai.games.fivetribes.fields import (
    CARRIED,
)
from caravanserai.games.fivetribes.sowing import came_from, carried, here
from caravanserai.games.fivetribes.state import State

NO_END: Final = -1
LONGEST: Final = 18
"""Paths are told apart by length up to this one; a longer one gets anywhere."""
BEST_ENDS: Final = 4
"""So many turns a round has."""


def _far_reach() -> tuple[int, ...]:
    """Cells that so many steps from a cell lead to: [n * CELLS + cell]; longer ways than the rules ask by distance."""
    found: list[int] = []
    for n in range(LONGEST + 1):
        for cell in range(CELLS):
            mask = 0
            if n < REACH_STEPS:
                mask = START_REACH[n * CELLS + cell]
            else:
                for other in range(CELLS):
                    distance = DISTANCE[cell * CELLS + other]
                    if other != cell and distance <= n and (n - distance) % 2 == 0:
                        mask |= BIT[other]
            found.append(mask)
    return tuple(found)


FAR_REACH: Final = _far_reach()


def reach_on(cell: i64, origin: i64, count: i64) -> i64:
    """The cells that so many steps lead to from within a move."""
    if count < REACH_STEPS:
        return REACH[count * REACH_PLANE + cell * REACH_ROW + origin]
    return FAR_REACH[min(count, LONGEST) * CELLS + cell]


def open_ends(s: State) -> list[int]:
    """Per tribe the cells on which the move to come, or under way, can end."""
    found = [0] * TRIBES
    if s.path:
        reach = reach_on(here(s), came_from(s), carried(s))
        for tribe in range(TRIBES):
            if s.stock[CARRIED + tribe] > 0:
                found[tribe] = reach & s.occupied[tribe]
        return found
    meeples = s.meeples
    for cell in range(CELLS):
        count = s.crowd(cell)
        if count > 0:
            reach = FAR_REACH[min(count, LONGEST) * CELLS + cell]
            for tribe in range(TRIBES):
                if meeples[cell * TRIBES + tribe] > 0:
                    found[tribe] |= reach
    for tribe in range(TRIBES):
        found[tribe] &= s.occupied[tribe]
    return found


def best_end(s: State, survey: Survey, dice: Dice, noise: int) -> int:
    """The code of the end that gains most, give or take some noise (in hundredths of a point); NO_END if none is known."""
    best = NO_END
    most = IMPOSSIBLE
    ends = open_ends(s)
    for tribe in range(TRIBES):
        mask = ends[tribe]
        for cell in range(CELLS):
            if mask & BIT[cell]:
                code = cell * TRIBES + tribe
                gain = survey.gain(s, code)
                if noise:
                    gain += int(dice.below(noise)) * 0.01
                if gain > most:
                    most = gain
                    best = code
    return best


def best_gain(s: State, survey: Survey) -> float:
    """What the best end gains; nothing if there is none."""
    best = 0.0
    ends = open_ends(s)
    for tribe in range(TRIBES):
        mask = ends[tribe]
        if mask:
            for cell in range(CELLS):
                if mask & BIT[cell]:
                    best = max(best, survey.gain(s, cell * TRIBES + tribe))
    return best


def best_gains(s: State, survey: Survey) -> list[float]:
    """What the best ends on different cells gain, best first: one for every turn of a round."""
    ends = open_ends(s)
    found: list[float] = []
    for cell in range(CELLS):
        best = 0.0
        for tribe in range(TRIBES):
            if ends[tribe] & BIT[cell]:
                best = max(best, survey.gain(s, cell * TRIBES + tribe))
        if best > 0.0:
            found.append(best)
    found.sort()
    found.reverse()
    while len(found) < BEST_ENDS:
        found.append(0.0)
    return found


def starts_to(s: State, code: int) -> list[int]:
    """The cells from which a move can end there."""
    bit = BIT[code // TRIBES]
    tribe = code % TRIBES
    found: list[int] = []
    for cell in range(CELLS):
        if (
            s.meeples[cell * TRIBES + tribe] > 0
            and FAR_REACH[min(s.crowd(cell), LONGEST) * CELLS + cell] & bit
        ):
            found.append(cell)
    return found
