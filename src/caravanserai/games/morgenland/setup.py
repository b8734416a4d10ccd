"""Set-up (MO-20, MO-21): the camel, and everybody's starting treasure, chosen in secret."""

from typing import ClassVar, Final

from caravanserai.core.machine import CHANCE, NOBODY, Step
from caravanserai.games.morgenland.actions import AMOUNTS, FIRST, TAKE
from caravanserai.games.morgenland.board import KIND_COUNT, START_TREASURE
from caravanserai.games.morgenland.state import Morgenland
from caravanserai.games.morgenland.telling import E_FIRST, E_START


class FirstCamel(Step[Morgenland]):
    """MO-20 Chance: who starts with the camel."""

    fields: ClassVar[tuple[str, ...]] = ()
    decision: ClassVar[str] = "C-CAMEL"
    rule: ClassVar[str] = "MO-20"

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def legal(self, s: Morgenland) -> list[int]:
        return list(range(FIRST, FIRST + s.seats))

    def run(self, s: Morgenland, action: int) -> None:
        s.camel = action - FIRST

    def flaw(self, s: Morgenland) -> str:
        return "" if s.round == 0 else "the game has begun"


class StartTreasures(Step[Morgenland]):
    """MO-21 The players are asked for their starting treasure, in player order, each in secret."""

    fields: ClassVar[tuple[str, ...]] = ()
    rule: ClassVar[str] = "MO-21"

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def run(self, s: Morgenland, action: int) -> None:
        if s.log is not None:
            s.tell(E_FIRST, (s.camel,))
        s.push(StartTreasure(s.camel, 0, START_TREASURE, ()))

    def flaw(self, s: Morgenland) -> str:
        return "" if s.round == 0 else "the game has begun"


class StartTreasure(Step[Morgenland]):
    """MO-21 How much of this kind you start with; `chosen` holds all amounts chosen so far, still secret.

    Gold is not asked: it is what the other kinds leave of the three (MO-107).
    """

    fields: ClassVar[tuple[str, ...]] = ("who", "kind", "left", "chosen")
    decision: ClassVar[str] = "D-START"
    rule: ClassVar[str] = "MO-21"

    def __init__(self, who: int, kind: int, left: int, chosen: tuple[int, ...]) -> None:
        super().__init__(who)
        self.kind: Final = kind
        self.left: Final = left
        self.chosen: Final = chosen

    def legal(self, s: Morgenland) -> list[int]:
        first = TAKE + self.kind * AMOUNTS
        return list(range(first, first + self.left + 1))

    def run(self, s: Morgenland, action: int) -> None:
        amount = action - TAKE - self.kind * AMOUNTS
        chosen = (*self.chosen, amount)
        left = self.left - amount
        kind = self.kind + 1
        if left == 0 or kind == KIND_COUNT - 1:
            chosen = (*chosen, *([0] * (KIND_COUNT - 1 - kind)), left)
            kind = KIND_COUNT
        if kind < KIND_COUNT:
            s.push(StartTreasure(self.who, kind, left, chosen))
        elif s.position_of(self.who) + 1 < s.seats:
            s.push(StartTreasure(s.seat_at(s.position_of(self.who) + 1), 0, START_TREASURE, chosen))
        else:
            hand_out(s, chosen)

    def flaw(self, s: Morgenland) -> str:
        if (
            self.who < 0
            or s.round
            or not 0 <= self.kind < KIND_COUNT - 1
            or not 1 <= self.left <= START_TREASURE
        ):
            return "no such choice"
        if len(self.chosen) != s.position_of(self.who) * KIND_COUNT + self.kind:
            return "the amounts chosen do not fit the player order"
        for amount in self.chosen:
            if not 0 <= amount <= START_TREASURE:
                return "no such amount"
        for first in range(0, len(self.chosen), KIND_COUNT):
            total = sum(self.chosen[first : first + KIND_COUNT])
            if total != (
                START_TREASURE if first + KIND_COUNT <= len(self.chosen) else START_TREASURE - self.left
            ):
                return "a player chose a wrong total"
        return ""


def hand_out(s: Morgenland, chosen: tuple[int, ...]) -> None:
    """MO-21 When all have chosen, the pieces are taken openly."""
    for position in range(s.seats):
        seat = s.seat_at(position)
        amounts = chosen[position * KIND_COUNT : position * KIND_COUNT + KIND_COUNT]
        for kind in range(KIND_COUNT):
            s.stock[seat * KIND_COUNT + kind] += amounts[kind]
            s.stock[s.seats * KIND_COUNT + kind] -= amounts[kind]
        if s.log is not None:
            s.tell(E_START, (seat, *amounts))
