"""A position of Yspahan: its fields, its copy and its set-up."""

from typing import Any, Final

from caravanserai.core import machine
from caravanserai.core.machine import Step
from caravanserai.games.yspahan.board import (
    CARAVAN_ROWS,
    CARD_COUNT,
    CATEGORY_COUNT,
    CENTRE,
    COPIES,
    LEVEL_COUNT,
    SHOP_COUNT,
    START_GOLD,
)

Seat = int
Shop = int
Square = int
Level = int
Card = int
Building = int

EMPTY: Final = -1
"""The owner of a shop without a cube."""
NO_SEAT: Final = -1
"""The first player before one is drawn."""

DECK: Final = 0
DISCARD: Final = CARD_COUNT
HANDS: Final = 2 * CARD_COUNT


def hand(seat: Seat) -> int:
    """The pile that is the seat's hand."""
    return HANDS + seat * CARD_COUNT


class State(machine.State):
    """Everything on the table. One fact in one place; cards, shops and points are flat lists."""

    def __init__(
        self,
        seats: int,
        options: tuple[str, ...],
        stack: list[Step[Any]],
        week: int,
        day: int,
        first: Seat,
        order: tuple[int, ...],
        turn: int,
        built: bool,
        supervisor: Square,
        tower: list[int],
        shops: list[int],
        caravan: list[int],
        gold: list[int],
        camels: list[int],
        buildings: tuple[int, ...],
        points: list[int],
        cards: list[int],
        history: bytes,
    ) -> None:
        super().__init__(seats, options, stack)
        self.week = week
        self.day = day
        self.first = first
        """The first player of the day."""
        self.order = order
        """The seats in the order of the day's turns."""
        self.turn = turn
        """Which turn of the day it is, counted from 0."""
        self.built = built
        """Whether the one building of this turn has been built (YS-89)."""
        self.supervisor = supervisor
        self.tower: Final = tower
        """Per level: white dice, yellow dice, value: tower[level * 3 + ...]."""
        self.shops: Final = shops
        """The owner of the cube in each shop, or EMPTY."""
        self.caravan: Final = caravan
        """The owners of the cubes on the caravan, slot by slot."""
        self.gold: Final = gold
        """YS-7, YS-9 Gold and camels come from and go to a reserve without end, never to another seat."""
        self.camels: Final = camels
        self.buildings = buildings
        """Per seat, one bit for each building."""
        self.points: Final = points
        """points[seat * CATEGORY_COUNT + category]"""
        self.cards: Final = cards
        """How many of each card a pile holds: cards[pile + card] with pile DECK, DISCARD or hand(seat).

        The order of the deck is drawn when it is needed.
        """
        self.history = history
        """Every draw, discard and reshuffle so far, one byte each (see the chapter `deck`)."""

    def clone(self) -> "State":
        """An independent copy without listeners."""
        return State(
            self.seats,
            self.options,
            self.stack.copy(),
            self.week,
            self.day,
            self.first,
            self.order,
            self.turn,
            self.built,
            self.supervisor,
            self.tower.copy(),
            self.shops.copy(),
            self.caravan.copy(),
            self.gold.copy(),
            self.camels.copy(),
            self.buildings,
            self.points.copy(),
            self.cards.copy(),
            self.history,
        )

    def active(self) -> Seat:
        """The seat whose turn it is."""
        return self.order[self.turn]

    def has(self, seat: Seat, building: Building) -> bool:
        """Whether the seat owns the building."""
        return self.buildings[seat] >> building & 1 == 1

    def hand_size(self, seat: Seat) -> int:
        """How many cards the seat holds (YS-71)."""
        return self.pile_size(hand(seat))

    def pile_size(self, pile: int) -> int:
        """How many cards a pile holds."""
        size = 0
        for index in range(pile, pile + CARD_COUNT):
            size += self.cards[index]
        return size

    def pile(self, pile: int) -> list[int]:
        """How many of each card a pile holds."""
        return self.cards[pile : pile + CARD_COUNT]

    def caravan_size(self) -> int:
        """YS-8, YS-105, YS-107 How many slots the caravan has: three rows, one slot a row for each player."""
        return CARAVAN_ROWS * self.seats

    def dice_left(self) -> int:
        """How many dice are in the tower."""
        dice = 0
        for level in range(LEVEL_COUNT):
            dice += self.tower[level * 3] + self.tower[level * 3 + 1]
        return dice

    def scores(self) -> list[int]:
        """YS-102, YS-103 Points per seat; nothing left over counts."""
        totals: list[int] = []
        for seat in range(self.seats):
            total = 0
            for index in range(seat * CATEGORY_COUNT, (seat + 1) * CATEGORY_COUNT):
                total += self.points[index]
            totals.append(total)
        return totals

    def check(self) -> None:
        """Raise `Broken` for the first invariant that does not hold."""
        from caravanserai.games.yspahan.invariants import check

        check(self)


def set_up(seats: int, options: tuple[str, ...]) -> State:
    """YS-2, YS-3, YS-4 The table before the first day."""
    return State(
        seats,
        options,
        [],
        week=1,
        day=1,
        first=NO_SEAT,
        order=(),
        turn=0,
        built=False,
        supervisor=CENTRE,
        tower=[0] * (LEVEL_COUNT * 3),
        shops=[EMPTY] * SHOP_COUNT,
        caravan=[],
        gold=[START_GOLD] * seats,
        camels=[0] * seats,
        buildings=(0,) * seats,
        points=[0] * (seats * CATEGORY_COUNT),
        cards=[COPIES] * CARD_COUNT + [0] * (CARD_COUNT + seats * CARD_COUNT),
        history=b"",
    )
