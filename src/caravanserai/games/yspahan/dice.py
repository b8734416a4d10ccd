"""The supply phase: buying yellow dice, rolling, sorting onto the tower (YS-14 to YS-23)."""

from typing import Final

from caravanserai.core.machine import CHANCE, Step
from caravanserai.games.yspahan import events
from caravanserai.games.yspahan.actions import BUY, PLAY, WHITE, YELLOW
from caravanserai.games.yspahan.board import (
    CAMEL_LEVEL,
    FACES,
    GOLD_LEVEL,
    LEVEL_COUNT,
    WHITE_DICE,
    YELLOW_DICE,
)
from caravanserai.games.yspahan.cards import add_cards, play
from caravanserai.games.yspahan.fields import GROUP, VALUE, YELLOWS
from caravanserai.games.yspahan.state import Level, Seat, State


class BuyYellow(Step[State]):
    """YS-14, YS-16 The first player, holding the roll, may add yellow dice for one gold each."""

    fields = ("seat",)
    decision = "D-YELLOW"
    rule = "YS-16"

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat)
        self.seat: Final = seat

    def legal(self, s: State) -> list[int]:
        legal: list[int] = []
        for number in range(min(YELLOW_DICE, s.gold[self.seat]) + 1):
            legal.append(BUY + number)
        add_cards(s, self.seat, legal)
        return legal

    def run(self, s: State, action: int) -> None:
        if action >= PLAY:
            s.push(self)
            play(s, self.seat, action)
            return
        number = action - BUY
        s.gold[self.seat] -= number
        if s.log is not None and number:
            s.tell(events.BOUGHT, (self.seat, number))
        s.push(Roll(WHITE_DICE[s.seats], number, ()))

    def auto(self, s: State) -> bool:
        return s.hand_size(self.seat) == 0

    def flaw(self, s: State, at: int) -> str:
        if s.turn or self.seat != s.first:
            return "only the first player buys, in the first turn"
        return s.turn_flaw(self.seat)


class Roll(Step[State]):
    """YS-6, YS-17, YS-23 The dice are rolled one after the other, white before yellow, none of them twice."""

    fields = ("white", "yellow", "rolled")
    decision = "ROLL"
    rule = "YS-17"

    def __init__(self, white: int, yellow: int, rolled: tuple[int, ...]) -> None:
        super().__init__(CHANCE)
        self.white: Final = white
        self.yellow: Final = yellow
        self.rolled: Final = rolled

    def legal(self, s: State) -> list[int]:
        base = WHITE if len(self.rolled) < self.white else YELLOW
        return [base + 1, base + 2, base + 3, base + 4, base + 5, base + 6]

    def weights(self, s: State) -> list[int]:
        return [1, 1, 1, 1, 1, 1]

    def run(self, s: State, action: int) -> None:
        face = action - WHITE if len(self.rolled) < self.white else action - YELLOW
        rolled = self.rolled + (face,)  # noqa: RUF005 (unpacking is slower when compiled)
        if len(rolled) < self.white + self.yellow:
            s.push(Roll(self.white, self.yellow, rolled))
            return
        fill_tower(s, rolled, self.white)
        if s.log is not None:
            s.tell(events.ROLLED, (s.first, *sorted(rolled[: self.white])))
            if self.yellow:
                s.tell(events.ROLLED_YELLOW, (s.first, *sorted(rolled[self.white :])))

    def flaw(self, s: State, at: int) -> str:
        if self.white != WHITE_DICE[s.seats]:
            return f"{s.seats} players roll {WHITE_DICE[s.seats]} white dice"
        if len(self.rolled) >= self.white + self.yellow:
            return f"{len(self.rolled)} dice have fallen of {self.white + self.yellow}"
        return "the dice are rolled in the first turn" if s.turn else ""


def fill_tower(s: State, rolled: tuple[int, ...], white: int) -> None:
    """YS-18, YS-19 Values in rising order from the bottom, the highest on gold; a single value on camel."""
    whites = [0] * (FACES + 1)
    yellows = [0] * (FACES + 1)
    for index in range(len(rolled)):
        if index < white:
            whites[rolled[index]] += 1
        else:
            yellows[rolled[index]] += 1
    level = CAMEL_LEVEL
    last = CAMEL_LEVEL
    for value in range(1, FACES + 1):
        if whites[value] or yellows[value]:
            put_group(s, level, whites[value], yellows[value], value)
            last = level
            level += 1
    if last != CAMEL_LEVEL and last != GOLD_LEVEL:
        put_group(
            s,
            GOLD_LEVEL,
            s.tower[last * GROUP],
            s.tower[last * GROUP + YELLOWS],
            s.tower[last * GROUP + VALUE],
        )
        clear_level(s, last)


def put_group(s: State, level: Level, white: int, yellow: int, value: int) -> None:
    """YS-20 A group has a number of white and yellow dice and a value."""
    s.tower[level * GROUP] = white
    s.tower[level * GROUP + YELLOWS] = yellow
    s.tower[level * GROUP + VALUE] = value


def clear_level(s: State, level: Level) -> None:
    """YS-20 The level is empty."""
    put_group(s, level, 0, 0, 0)


def remove_yellow(s: State) -> None:
    """YS-21, YS-22 All yellow dice leave the tower; what is left stays where it is."""
    removed = 0
    for level in range(LEVEL_COUNT):
        removed += s.tower[level * GROUP + YELLOWS]
        s.tower[level * GROUP + YELLOWS] = 0
        if s.tower[level * GROUP] == 0:
            s.tower[level * GROUP + VALUE] = 0
    if s.log is not None and removed:
        s.tell(events.YELLOW_REMOVED, (removed,))
