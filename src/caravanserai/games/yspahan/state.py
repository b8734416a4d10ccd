"""A position of Yspahan: its fields, its copy and small questions."""

from typing import Any, Final

from caravanserai.core import machine
from caravanserai.core.machine import Step
from caravanserai.games.yspahan.board import CARAVAN_ROWS, CARD_COUNT, LEVEL_COUNT
from caravanserai.games.yspahan.fields import CATEGORY_COUNT, GROUP, YELLOWS, hand

Seat = int
Shop = int
Square = int
Level = int
Card = int
Building = int


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
        """Per level: white dice, yellow dice, value: tower[level * GROUP + ...]."""
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
        """Every draw, discard and reshuffle so far, one byte each (see `fields`)."""

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

    def turn_flaw(self, seat: Seat) -> str:
        """Why a step of a turn cannot be the seat's. An order that is wrong itself is left to the invariants."""
        if self.turn >= len(self.order) or self.order[0] != self.first or self.order[self.turn] == seat:
            return ""
        return f"it is not the turn of seat {seat}"

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
            dice += self.tower[level * GROUP] + self.tower[level * GROUP + YELLOWS]
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
