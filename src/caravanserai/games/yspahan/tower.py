"""Whether the dice in the tower and in hand can be what is left of one roll (YS-18 to YS-22, YS-I6 to YS-I8)."""

from itertools import pairwise
from typing import Final

from caravanserai.core.machine import Broken
from caravanserai.games.yspahan.board import (
    CAMEL_LEVEL,
    FACES,
    GOLD_LEVEL,
    HOIST,
    HOIST_CUBES,
    LEVEL_COUNT,
    LEVELS,
    WHITE_DICE,
    YELLOW_DICE,
)
from caravanserai.games.yspahan.dice import BuyYellow, Roll
from caravanserai.games.yspahan.fields import GROUP, NO_SEAT, VALUE, YELLOWS
from caravanserai.games.yspahan.groups import Boost, TakeGroup, UseGroup, only_white_counts
from caravanserai.games.yspahan.souks import Supply
from caravanserai.games.yspahan.state import State
from caravanserai.games.yspahan.supervisor import MoveSupervisor

UNKNOWN: Final = 0


class Taken:
    """What the position still shows of the group in hand; UNKNOWN where it does not."""

    def __init__(self, levels: list[int], value: int, dice: int, cubes: int) -> None:
        self.levels: Final = levels
        """The levels it can have come from."""
        self.value: Final = value
        self.dice: Final = dice
        self.cubes: Final = cubes


def check_tower(s: State) -> None:
    """YS-I6, YS-I7, YS-I8 Groups with dice and a value, no more dice than there are, levels as a roll fills them."""
    for level in range(LEVEL_COUNT):
        white, yellow, value = s.tower[level * GROUP : (level + 1) * GROUP]
        if min(white, yellow) < 0 or (white + yellow == 0) != (value == 0) or not 0 <= value <= FACES:
            _fail(level, "YS-I6", "dice without a value or a value without dice")
    _check_order(s)
    white, yellow = _count(s, 0), _count(s, YELLOWS)
    if white > WHITE_DICE[s.seats] or yellow > YELLOW_DICE:
        raise Broken("state.tower", "YS-I6", f"{white} white and {yellow} yellow dice")
    if yellow and s.turn and s.seats > 2:
        raise Broken("state.tower", "YS-I8", "yellow dice after the first player's turn")
    if s.first == NO_SEAT or any(isinstance(step, BuyYellow | Roll) for step in s.stack):
        if white + yellow:
            raise Broken("state.tower", "YS-I6", "dice in the tower before the roll")
    elif s.stack:
        _check_roll(s)


def _fail(level: int, rule: str, what: str) -> None:
    raise Broken(f"state.tower.{LEVELS[level]}", rule, what)


def _check_order(s: State) -> None:
    below = 0
    for level in range(LEVEL_COUNT):
        value = s.tower[level * GROUP + VALUE]
        if value and value <= below:
            _fail(level, "YS-I7", f"value {value} above value {below}")
        below = value or below


def _count(s: State, colour: int) -> int:
    return sum(s.tower[level * GROUP + colour] for level in range(LEVEL_COUNT))


def _check_roll(s: State) -> None:
    """YS-I6 A roll can have filled these levels; right after it nothing is missing."""
    values = [s.tower[level * GROUP + VALUE] for level in range(LEVEL_COUNT)]
    taken = _in_hand(s, values)
    if taken is not None:
        _check_dice(s, taken)
        if not any(
            _fits(_put_back(values, level, value), s.turn)
            for level in taken.levels
            for value in ([taken.value] if taken.value else range(1, FACES + 1))
        ):
            raise Broken(f"pending[{len(s.stack) - 1}]", "YS-I6", "no roll puts such a group on its level")
    elif not _fits(values, s.turn):
        raise Broken("state.tower", "YS-I6", "no roll puts such groups on these levels")
    if s.turn == 0 and any(isinstance(step, TakeGroup) for step in s.stack):
        _check_whole(s, values)


def _check_whole(s: State, values: list[int]) -> None:
    """YS-18, YS-19 Right after the roll: all white dice, levels from camel without a gap, the highest on gold."""
    missing = WHITE_DICE[s.seats] - _count(s, 0)
    if missing:
        raise Broken("state.tower", "YS-I6", f"{missing} white dice are missing right after the roll")
    filled = [level for level in range(GOLD_LEVEL) if values[level]]
    if filled != list(range(len(filled))):
        raise Broken("state.tower", "YS-I6", "a level is empty below a filled one right after the roll")
    if (len(filled) > 1) > (values[GOLD_LEVEL] > 0) or not filled:
        raise Broken("state.tower", "YS-I6", "the highest value lies on gold, a single one on camel")


def _in_hand(s: State, values: list[int]) -> Taken | None:
    """The group that was taken and is not used up, as far as the pending step knows it."""
    step = s.stack[-1]
    if isinstance(step, UseGroup):
        return Taken([step.level], step.value, step.dice, UNKNOWN)
    if isinstance(step, Boost):
        return Taken([step.level], UNKNOWN, step.dice, UNKNOWN)
    if isinstance(step, Supply):
        return Taken([step.district + 1], UNKNOWN, UNKNOWN, step.left)
    if isinstance(step, MoveSupervisor):
        return Taken(
            [level for level in range(LEVEL_COUNT) if not values[level]], step.value, UNKNOWN, UNKNOWN
        )
    return None


def _put_back(values: list[int], level: int, value: int) -> list[int]:
    """The levels with the group in hand on its level again; none that a roll could fill if it is not empty."""
    if values[level]:
        return [FACES] * LEVEL_COUNT
    return [value if each == level else found for each, found in enumerate(values)]


def _fits(values: list[int], turn: int) -> bool:
    """YS-18, YS-19 Whether these groups can be left of a roll: lower values lay on all levels below, a higher on gold."""
    low = [level for level in range(GOLD_LEVEL) if values[level]]
    gold = values[GOLD_LEVEL]
    if not low:
        return gold != 1
    if values[low[0]] <= low[0] or any(
        values[upper] - values[lower] < upper - lower for lower, upper in pairwise(low)
    ):
        return False
    top = low[-1]
    if values[top] == FACES:
        return top == CAMEL_LEVEL and gold == 0 and turn == 0
    return gold == 0 or gold > values[top]


def _check_dice(s: State, taken: Taken) -> None:
    """YS-I6, YS-35 The group in hand has as many dice as are no longer in the tower, or fewer."""
    where = f"pending[{len(s.stack) - 1}]"
    white = WHITE_DICE[s.seats] - _count(s, 0)
    counted = only_white_counts(s) or (s.turn > 0 and s.seats > 2)
    yellow = 0 if counted else YELLOW_DICE - _count(s, YELLOWS)
    if taken.dice > white + yellow:
        raise Broken(f"{where}.dice", "YS-I6", f"{taken.dice} dice, at most {white + yellow} can be in hand")
    most = white + yellow + 1 + (HOIST_CUBES if s.has(s.active(), HOIST) else 0)
    if taken.cubes > most:
        raise Broken(f"{where}.left", "YS-35", f"{taken.cubes} cubes, at most {most} can be left")
