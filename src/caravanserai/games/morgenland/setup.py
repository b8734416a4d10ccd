"""Set-up (MO-19 to MO-25): the table, the camel, and everybody's starting treasure, chosen in secret."""

from typing import ClassVar, Final

from caravanserai.core.machine import CHANCE, NOBODY, Step
from caravanserai.core.vectors import vector
from caravanserai.games.morgenland import events
from caravanserai.games.morgenland.actions import AMOUNTS, FIRST, TAKE
from caravanserai.games.morgenland.board import (
    ARTIFACT_COUNT,
    BASIC_STACK,
    DECK_SIZE,
    KIND_COUNT,
    KIND_VALUE,
    LAMP,
    MAGIC_STACK,
    NICHES,
    START_TREASURE,
)
from caravanserai.games.morgenland.fields import (
    ALL_SPELLS,
    ALL_TOKENS,
    BIT,
    HANDLES,
    HIDDEN,
    PIECE_COUNT,
    UNPLACED,
)
from caravanserai.games.morgenland.options import (
    ask_always,
    djinn_types,
    first_player,
    is_magic,
    max_rounds,
    open_tent,
    treasure_cards,
)
from caravanserai.games.morgenland.state import State
from caravanserai.games.morgenland.turn import Round


class FirstCamel(Step[State]):
    """MO-20 Chance: who starts with the camel."""

    fields: ClassVar[tuple[str, ...]] = ()
    decision: ClassVar[str] = "C-CAMEL"
    rule: ClassVar[str] = "MO-20"

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def legal(self, s: State) -> list[int]:
        return list(range(FIRST, FIRST + s.seats))

    def run(self, s: State, action: int) -> None:
        s.camel = action - FIRST

    def flaw(self, s: State, at: int) -> str:
        return "" if first_player(s.options) < 0 else "the option names who starts with the camel"


class StartTreasures(Step[State]):
    """MO-21 The players are asked for their starting treasure, in player order, each in secret."""

    fields: ClassVar[tuple[str, ...]] = ()
    rule: ClassVar[str] = "MO-21"

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def run(self, s: State, action: int) -> None:
        if s.log is not None:
            s.tell(events.FIRST, (s.camel,))
        s.push(StartTreasure(s.camel, 0, START_TREASURE, ()))


class StartTreasure(Step[State]):
    """MO-21 How much of this kind you start with; `chosen` holds all amounts chosen so far, still secret.

    Gold is not asked: it is what the other kinds leave of the three (MO-107).
    """

    fields: ClassVar[tuple[str, ...]] = ("who", "kind", "left", "chosen")
    decision: ClassVar[str] = "D-START"
    rule: ClassVar[str] = "MO-21"
    form: ClassVar[str] = "start"

    def __init__(self, who: int, kind: int, left: int, chosen: tuple[int, ...]) -> None:
        super().__init__(who)
        self.kind: Final = kind
        self.left: Final = left
        self.chosen: Final = chosen

    def legal(self, s: State) -> list[int]:
        first = TAKE + self.kind * AMOUNTS
        return list(range(first, first + self.left + 1))

    def run(self, s: State, action: int) -> None:
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

    def flaw(self, s: State, at: int) -> str:
        if len(self.chosen) != s.position_of(self.who) * KIND_COUNT + self.kind:
            return "the amounts chosen do not fit the player order"
        for first in range(0, len(self.chosen), KIND_COUNT):
            whole = first + KIND_COUNT <= len(self.chosen)
            if sum(self.chosen[first : first + KIND_COUNT]) != START_TREASURE - (0 if whole else self.left):
                return "a player chose a wrong total"
        return "" if self.kind or self.left == START_TREASURE else "nothing is chosen yet"


def hand_out(s: State, chosen: tuple[int, ...]) -> None:
    """MO-21 When all have chosen, the pieces are taken openly."""
    for position in range(s.seats):
        seat = s.seat_at(position)
        amounts = chosen[position * KIND_COUNT : position * KIND_COUNT + KIND_COUNT]
        for kind in range(KIND_COUNT):
            s.stock[seat * KIND_COUNT + kind] += amounts[kind]
            s.stock[s.seats * KIND_COUNT + kind] -= amounts[kind]
        if s.log is not None:
            s.tell(events.START, (seat, *amounts))


def set_up(seats: int, options: tuple[str, ...]) -> State:
    """MO-20, MO-21 The table with its first steps: the camel, if random, everybody's starting treasure, round 1."""
    s = empty_table(seats, options)
    s.push(Round())
    s.push(StartTreasures())
    if first_player(options) < 0:
        s.push(FirstCamel())
    return s


def empty_table(seats: int, options: tuple[str, ...]) -> State:
    """MO-19 to MO-25 The table before anything is drawn, nothing pending."""
    magic = 1 if is_magic(options) else 0
    bank = [0] * (seats * KIND_COUNT) + [KIND_VALUE] * KIND_COUNT
    unused = [0] * (seats * PIECE_COUNT)
    pool = [0] * ARTIFACT_COUNT
    if magic:
        for seat in range(seats):
            unused[seat * PIECE_COUNT + LAMP] = 1
        for piece in range(LAMP + 1, ARTIFACT_COUNT):
            pool[piece] = seats
    return State(
        seats,
        options,
        [],
        magic,
        1 if magic and open_tent(options) else 0,
        max_rounds(options),
        1 if magic and djinn_types(options) else 0,
        1 if magic and ask_always(options) else 0,
        treasure_cards(seats, options),
        0,  # round
        max(0, first_player(options)),
        -1,  # card
        BIT[DECK_SIZE] - 1,
        0,  # scored
        -1,  # current
        0,  # guard
        -1,  # closed
        -1,  # secret
        0,  # reversed
        -1,  # smuggler
        0,  # smuggled
        0,  # admitted
        0,  # keyed
        0,  # lit
        -1,  # djinn
        ALL_SPELLS if magic else 0,
        0,  # display
        0,  # discards
        -1,  # veiled
        None,
        vector(bank),
        vector([0] * (KIND_COUNT * NICHES)),
        vector([UNPLACED] * (seats * HANDLES)),
        vector([0] * (seats * HANDLES)),
        vector([0] * seats),
        vector([ALL_TOKENS] * seats),
        vector(unused),
        vector([0] * (seats * PIECE_COUNT)),
        vector([-1] * seats),
        vector([MAGIC_STACK if magic else BASIC_STACK] * seats),
        vector([HIDDEN] * (seats * MAGIC_STACK if magic else 0)),
        vector([0] * (seats * MAGIC_STACK if magic else 0)),
        vector(pool),
        vector([0] * seats),
        vector([0] * seats),
    )
