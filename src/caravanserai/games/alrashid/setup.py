"""Set-up: the table before anything is drawn (AR-8 to AR-11), then order, tile and tokens (AR-12 to AR-15)."""

from typing import ClassVar, Final

from caravanserai.core.machine import CHANCE, NOBODY, Step
from caravanserai.core.vectors import vector
from caravanserai.games.alrashid import events
from caravanserai.games.alrashid.actions import DRAW, ORDER
from caravanserai.games.alrashid.board import (
    ACTIVATED_COUNT,
    AREA_COUNT,
    COLOUR_COUNT,
    DOUBLE_SEATS,
    DOUBLE_TITLES,
    EARLY_INFLUENCE_COUNT,
    EARLY_NOTE_COUNT,
    FAMILY,
    HARVEST,
    INFLUENCE_COUNT,
    KINDS,
    NOTE_COUNT,
    PALACES,
    PAWN_TYPES,
    START_GOODS,
    START_PAWNS,
    TITLE_COUNT,
    TOKENS,
)
from caravanserai.games.alrashid.fields import NOTES, STRIDE, WEALTH
from caravanserai.games.alrashid.mercenaries import DrawnToken, colours, open_stack, starts
from caravanserai.games.alrashid.options import EARLY_COUNTS, order_of, rules_of
from caravanserai.games.alrashid.state import State
from caravanserai.games.alrashid.turn import DrawTile, StartYear


def set_up(seats: int, options: tuple[str, ...]) -> State:
    """The position at the start, with what has to be drawn and chosen pending."""
    s = lay_out(seats, options)
    s.push(StartYear())
    s.push(StartTokens())
    s.push(DrawTile())
    if s.order:
        deal(s)
    else:
        s.push(DrawOrder(()))
    return s


def laid(
    seats: int,
    options: tuple[str, ...],
    year: int,
    order: tuple[int, ...],
    next_order: tuple[int, ...],
    notes: int,
    influence: int,
    resolved: int,
    announced: tuple[int, ...],
    tiles: tuple[int, ...],
    looks: tuple[int, ...],
    wealth: list[int],
    pawns: list[int],
    stacks: list[int],
    rows: list[tuple[int, ...]],
    lying: list[int],
    titles: list[int],
    used: list[int],
    camps: list[tuple[int, ...]],
    hands: list[tuple[int, ...]],
    pool: list[int],
) -> State:
    """A position that was read, with nothing pending: who reads hands over lists, not vectors (see `core.position.part`)."""
    return State(
        seats,
        options,
        rules_of(options),
        [],
        year=year,
        order=order,
        next_order=next_order,
        notes=notes,
        influence=influence,
        resolved=resolved,
        announced=announced,
        tiles=tiles,
        looks=looks,
        wealth=vector(wealth),
        pawns=vector(pawns),
        stacks=vector(stacks),
        rows=rows,
        lying=vector(lying),
        titles=vector(titles),
        used=vector(used),
        camps=camps,
        hands=hands,
        pool=vector(pool),
    )


def lay_out(seats: int, options: tuple[str, ...]) -> State:
    """AR-8 goods and notes, AR-9 titles, AR-10 tokens, AR-11 families."""
    rules = rules_of(options)
    order = order_of(options)
    early = rules & EARLY_COUNTS != 0
    copies = 2 if seats >= DOUBLE_SEATS else 1
    titles = [0] * ((seats + 1) * TITLE_COUNT)
    for title in range(TITLE_COUNT):
        titles[seats * TITLE_COUNT + title] = copies if title < DOUBLE_TITLES else 1
    pawns: list[int] = []
    for _ in range(seats):
        pawns += [FAMILY[pawn] - START_PAWNS[pawn] for pawn in range(PAWN_TYPES)]
        pawns += [*START_PAWNS, 0, 0, 0]
    pool: list[int] = []
    for _ in range(COLOUR_COUNT):
        pool += [*TOKENS, 0, 0, 0]
    return State(
        seats,
        options,
        rules,
        [],
        year=1,
        order=order,
        next_order=order,
        notes=(EARLY_NOTE_COUNT if early else NOTE_COUNT) - sum(HARVEST[NOTES :: KINDS + 1]),
        influence=EARLY_INFLUENCE_COUNT if early else INFLUENCE_COUNT,
        resolved=0,
        announced=(),
        tiles=(),
        looks=(),
        wealth=vector([0] * (seats * WEALTH)),
        pawns=vector(pawns),
        stacks=vector([0] * (AREA_COUNT * STRIDE)),
        rows=[()] * AREA_COUNT,
        lying=vector(HARVEST),
        titles=vector(titles),
        used=vector([0] * (seats * ACTIVATED_COUNT)),
        camps=[()] * (AREA_COUNT - PALACES),
        hands=[()] * seats,
        pool=vector([*pool, 0, 0]),
    )


class DrawOrder(Step[State]):
    """AR-12 Chance draws the players into the turn order, first place first."""

    fields: ClassVar[tuple[str, ...]] = ("drawn",)
    rule: ClassVar[str] = "AR-12"

    def __init__(self, drawn: tuple[int, ...]) -> None:
        super().__init__(CHANCE)
        self.drawn: Final = drawn

    def legal(self, s: State) -> list[int]:
        return [ORDER + seat for seat in range(s.seats) if seat not in self.drawn]

    def run(self, s: State, action: int) -> None:
        drawn = (*self.drawn, action - ORDER)
        if len(drawn) < s.seats - 1:
            s.push(DrawOrder(drawn))
            return
        s.order = drawn + tuple([seat for seat in range(s.seats) if seat not in drawn])
        s.next_order = s.order
        deal(s)

    def flaw(self, s: State, at: int) -> str:
        if s.order or s.next_order:
            return "the turn order is known"
        return "" if len(self.drawn) < s.seats - 1 else "all places are drawn"


class StartTokens(Step[State]):
    """AR-14 In turn order each player draws a token of a colour of his choice."""

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def run(self, s: State, action: int) -> None:
        for place in range(s.seats - 1, -1, -1):
            s.push(StartToken(s.order[place]))


class StartToken(Step[State]):
    """AR-D1, AR-14 Choose the colour of the token you start with."""

    fields: ClassVar[tuple[str, ...]] = ("who",)
    decision: ClassVar[str] = "D-START-TOKEN"
    rule: ClassVar[str] = "AR-14"

    def legal(self, s: State) -> list[int]:
        return colours(s)

    def run(self, s: State, action: int) -> None:
        open_stack(s, action - DRAW)
        s.push(DrawnToken(self.who, action - DRAW))

    def flaw(self, s: State, at: int) -> str:
        return "" if starts(s, at, self.who) else "that seat does not draw its first token now"


def deal(s: State) -> None:
    """AR-12 Each place in the turn order comes with its start goods."""
    if s.log is not None:
        s.tell(events.TURN_ORDER, s.order)
    for place in range(s.seats):
        for kind in range(KINDS):
            s.wealth[s.order[place] * WEALTH + kind] = START_GOODS[place][kind]
