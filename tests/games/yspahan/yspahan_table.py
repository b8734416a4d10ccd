"""A small builder of Yspahan positions for the tests."""

import json
from typing import Any

import caravanserai as cs
from caravanserai.games.yspahan.board import (
    BUILDING_POINTS,
    BUILDINGS,
    CARD_COUNT,
    CARDS,
    LEVELS,
    SHOPS,
    SQUARES,
    WHITE_DICE,
)
from caravanserai.games.yspahan.dice import BuyYellow
from caravanserai.games.yspahan.fields import BUILDING_SCORE, CARAVAN_SCORE, CATEGORY_COUNT, DECK, hand
from caravanserai.games.yspahan.groups import TakeGroup
from caravanserai.games.yspahan.state import State
from caravanserai.games.yspahan.turn import EndTurn, usual_order

GAME = cs.game("yspahan")
BLUE, GREEN, RED, YELLOW = range(4)
EIGHT = "11224446"
NINE = "113355666"


class Table:
    """A position that can be set up piece by piece and played by the names of actions."""

    def __init__(self, seats: int = 4, first: int = BLUE, **options: str) -> None:
        state = GAME.new(seats, **options)
        assert isinstance(state, State)
        if state.actor() == cs.CHANCE:
            state.apply(GAME.parse(f"first-player {first}"))
        self.s = state

    # --- setting up ----------------------------------------------------------------------------------

    def date(self, week: int, day: int) -> "Table":
        self.s.week, self.s.day = week, day
        return self

    def has(self, seat: int, gold: int | None = None, camels: int | None = None) -> "Table":
        if gold is not None:
            self.s.gold[seat] = gold
        if camels is not None:
            self.s.camels[seat] = camels
        return self

    def owns(self, seat: int, *buildings: str) -> "Table":
        if self.s.week == 1:
            self.date(2, 2)
        masks = list(self.s.buildings)
        masks[seat] = sum(1 << BUILDINGS.index(building) for building in buildings)
        self.s.buildings = tuple(masks)
        self.s.points[seat * CATEGORY_COUNT + BUILDING_SCORE] = sum(BUILDING_POINTS[: len(buildings)])
        return self

    def cubes(self, seat: int, *shops: str) -> "Table":
        for shop in shops:
            self.s.shops[SHOPS.index(shop)] = seat
        return self

    def holds(self, seat: int, *cards: str) -> "Table":
        for card in cards:
            self.s.cards[DECK + CARDS.index(card)] -= 1
            self.s.cards[hand(seat) + CARDS.index(card)] += 1
            self.s.history += bytes((seat * CARD_COUNT + CARDS.index(card),))
        return self

    def caravan(self, owners: str) -> "Table":
        self.s.caravan[:] = ["BGRY".index(owner) for owner in owners if owner in "BGRY"]
        return self

    def supervisor(self, square: str) -> "Table":
        self.s.supervisor = SQUARES.index(square)
        return self

    def points(self, *points: int) -> "Table":
        for seat, number in enumerate(points):
            self.s.points[seat * CATEGORY_COUNT + CARAVAN_SCORE] = number
        return self

    def tower(self, **levels: tuple[int, int, int]) -> "Table":
        """Levels as (value, white dice, yellow dice); the roll is over. What a roll must have besides is filled in."""
        self.s.tower[:] = [0] * 18
        for name, (value, white, yellow) in levels.items():
            level = LEVELS.index(name)
            self.s.tower[level * 3 : level * 3 + 3] = [white, yellow, value]
        self.s.stack[:] = [step for step in self.s.stack if not isinstance(step, BuyYellow)]
        return self

    def complete(self) -> None:
        """YS-18 Right after the roll: a die on every empty level below a filled one, the dice left over on gold."""
        s = self.s
        if s.turn or not any(isinstance(step, TakeGroup) for step in s.stack) or not s.dice_left():
            return
        levels = [list(s.tower[at : at + 3]) for at in range(0, 15, 3)]
        top = max([at for at, level in enumerate(levels) if level[2]], default=0)
        value = levels[top][2] or s.tower[17]
        for at in range(top, -1, -1):
            value = levels[at][2] or value - 1
            if not levels[at][2]:
                levels[at] = [1, 0, value]
        s.tower[:15] = [number for level in levels for number in level]
        if left := WHITE_DICE[s.seats] - sum(s.tower[::3]):
            s.tower[15:] = [s.tower[15] + left, s.tower[16], s.tower[17] or 6]

    def turn(self, seat: int) -> "Table":
        """It is the seat's turn, the roll is over, no group has been taken."""
        self.s.turn = self.s.order.index(seat)
        self.s.stack[:] = [EndTurn(seat), TakeGroup(seat)]
        return self

    def first(self, seat: int) -> "Table":
        """The day begins anew with this first player."""
        self.s.first, self.s.order, self.s.turn = seat, usual_order(self.s.seats, seat), 0
        self.s.stack[:] = [EndTurn(seat), TakeGroup(seat), BuyYellow(seat)]
        return self

    # --- playing -------------------------------------------------------------------------------------

    def do(self, *names: str) -> "Table":
        self.complete()
        self.s.check()
        for name in names:
            action = GAME.parse(name)
            assert action in self.s.legal(), f"{name!r} is not among {self.options()}"
            self.s.apply(action)
            self.s.check()
        return self

    def roll(self, white: str, yellow: str = "") -> "Table":
        """Buy as many yellow dice as are named and roll exactly these faces."""
        return self.do(
            f"buy {len(yellow)}", *(f"white {die}" for die in white), *(f"yellow {die}" for die in yellow)
        )

    def quick_turn(self) -> "Table":
        """A turn that changes little: some dice for a free move in an empty city, or the forced draw."""
        first = self.options()[0]
        self.do(first)
        if first != "draw":
            self.do("use supervisor")
            self.do(next(f"move {square}" for square, price in self.moves().items() if price == 0))
        elif self.s.actor() == cs.CHANCE:
            self.s.apply(self.s.legal()[0])
        return self.do("end")

    # --- looking -------------------------------------------------------------------------------------

    def options(self, word: str = "") -> list[str]:
        names = [GAME.name(action) for action in self.s.legal()]
        return [name for name in names if not word or name.split()[0] == word]

    def asked(self) -> tuple[int, str]:
        """Who is asked what."""
        return self.s.actor(), self.s.stack[-1].decision if self.s.stack else "over"

    def level(self, name: str) -> tuple[int, int, int] | None:
        """The level as (value, white, yellow), None if it is empty."""
        level = LEVELS.index(name)
        white, yellow, value = self.s.tower[level * 3 : level * 3 + 3]
        return (value, white, yellow) if white + yellow else None

    def levels(self) -> dict[str, tuple[int, int, int]]:
        return {name: found for name in LEVELS if (found := self.level(name))}

    def owner(self, shop: str) -> int:
        return self.s.shops[SHOPS.index(shop)]

    def cards(self, seat: int) -> list[str]:
        return [
            name for name, count in zip(CARDS, self.s.pile(hand(seat)), strict=True) for _ in range(count)
        ]

    def why(self, name: str) -> tuple[str, str] | None:
        """Rule and message that forbid the action to the seat that decides."""
        reason = GAME.why_not(self.s, self.s.actor(), GAME.parse(name))
        return None if reason is None else (reason.rule, reason.key.removeprefix("reason-"))

    def moves(self) -> dict[str, int]:
        """The Supervisor's squares and what they cost, as the prompt says."""
        choices = GAME.prompt(self.s, self.s.actor())["choices"]
        return {GAME.name(choice["id"]).split()[1]: int(str(choice["args"]["gold"])) for choice in choices}

    def position(self) -> Any:
        self.complete()
        return json.loads(json.dumps(GAME.position(self.s)))
