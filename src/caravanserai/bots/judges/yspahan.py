"""What is worth what in Yspahan."""

from typing import Final

from caravanserai.bots.judge import Judge
from caravanserai.core import machine
from caravanserai.games.yspahan.actions import CAMELS_TO_GOLD, GOLD_TO_CAMELS, PLACE, SELL_CAMELS_N, SUPPLY
from caravanserai.games.yspahan.board import (
    BAZAAR,
    BUILDING_COUNT,
    BUILDING_POINTS,
    CARAVAN_ROWS,
    DAYS,
    ROW_MULTIPLIER,
    SHOP_COUNT,
    SHOP_SOUK,
    SOUK_POINTS,
    SOUK_SHOPS,
    SOUKS,
    SQUARE_SHOPS,
    WEEKS,
)
from caravanserai.games.yspahan.fields import EMPTY
from caravanserai.games.yspahan.state import State

NAMES: Final = (
    "gold",
    "camel",
    "card",
    "paddock",
    "store",
    "hammam",
    "caravanserai",
    "bazaar",
    "hoist",
    "next-building",
    "souk-complete",
    "souk-started",
    "caravan",
)
GOLD: Final = 0
CAMEL: Final = 1
CARD: Final = 2
FIRST_BUILDING: Final = 3
NEXT_BUILDING: Final = 9
SOUK_COMPLETE: Final = 10
SOUK_STARTED: Final = 11
CARAVAN: Final = 12

ON_STREET: Final[tuple[bool, ...]] = tuple(
    any(shop in beside for beside in SQUARE_SHOPS) for shop in range(SHOP_COUNT)
)


def make(weights: list[float]) -> Judge:
    """The judge with these weights, in the order of NAMES."""
    return YspahanJudge(weights, 9.0, 4, 4)


class YspahanJudge(Judge):
    """Points so far, plus what goods, buildings, souks and the caravan should still bring."""

    def values(self, s: machine.State) -> list[float]:
        assert isinstance(s, State)
        left = self.days_left(s) / (WEEKS * DAYS)
        found: list[float] = []
        for seat, points in enumerate(s.scores()):
            found.append(points + left * self.stock(s, seat) + self.caravan(s, seat))
        self.add_souks(s, found)
        return found

    def days_left(self, s: State) -> float:
        """Days until the end, the present one included as far as it is not over."""
        done = (s.week - 1) * DAYS + s.day - 1
        turns = len(s.order)
        part = s.turn / turns if turns else 0.0
        return WEEKS * DAYS - done - part

    def stock(self, s: State, seat: int) -> float:
        """Goods, cards and buildings: worth most at the start, nothing at the end."""
        w = self.weights
        value = w[GOLD] * s.gold[seat] + w[CAMEL] * s.camels[seat] + w[CARD] * s.hand_size(seat)
        built = 0
        for building in range(BUILDING_COUNT):
            if s.has(seat, building):
                value += w[FIRST_BUILDING + building]
                built += 1
        if built < BUILDING_COUNT:
            value += w[NEXT_BUILDING] * BUILDING_POINTS[built]
        return value

    def add_souks(self, s: State, found: list[float]) -> None:
        """Complete souks will score at the week's end; started ones perhaps."""
        days = DAYS - s.day + 1
        for souk in range(len(SOUKS)):
            first = SOUK_SHOPS[souk]
            last = SOUK_SHOPS[souk + 1]
            owner = EMPTY
            filled = 0
            open_cubes = 0
            for shop in range(first, last):
                if s.shops[shop] != EMPTY:
                    owner = s.shops[shop]
                    filled += 1
                    if ON_STREET[shop]:
                        open_cubes += 1
            if owner == EMPTY:
                continue
            worth = float(SOUK_POINTS[souk])
            if s.has(owner, BAZAAR):
                worth += 2.0
            if filled == last - first:
                risk = 0.02 * open_cubes * (days - 1)
                found[owner] += worth * (1.0 - risk * self.weights[SOUK_COMPLETE])
            elif days > 1:
                part = filled / (last - first)
                found[owner] += worth * part * self.weights[SOUK_STARTED] * min(1.0, days / 4.0)

    def caravan(self, s: State, seat: int) -> float:
        """Cubes on the caravan score at every week's end, and when it is full."""
        cubes = 0
        row = 0
        for slot, owner in enumerate(s.caravan):
            if owner == seat:
                cubes += 1
                row = slot // s.seats
        if cubes == 0:
            return 0.0
        fullness = len(s.caravan) / (CARAVAN_ROWS * s.seats)
        scorings = 1.0 + self.weights[CARAVAN] * (WEEKS - s.week) * (1.0 - fullness)
        return cubes * ROW_MULTIPLIER[row] * scorings

    def clock(self, s: machine.State) -> int:
        """Turns since the start."""
        assert isinstance(s, State)
        return ((s.week - 1) * DAYS + s.day - 1) * 4 + s.turn + 1

    def certainty(self, s: machine.State) -> float:
        assert isinstance(s, State)
        return 1.0 - self.days_left(s) / (WEEKS * DAYS)

    def options(self, s: machine.State, legal: list[int]) -> list[int]:
        """Safe shops of one souk are alike, and exchanging goods in every amount is not worth a look."""
        first = legal[0]
        if SUPPLY <= first < SUPPLY + SHOP_COUNT:
            return self.different_shops(legal, SUPPLY)
        if PLACE <= first < PLACE + SHOP_COUNT:
            return self.different_shops(legal, PLACE)
        if CAMELS_TO_GOLD < first < SELL_CAMELS_N and first < PLACE:
            return [
                a for a in legal if (a - CAMELS_TO_GOLD if a <= GOLD_TO_CAMELS else a - GOLD_TO_CAMELS) <= 5
            ]
        return legal

    def different_shops(self, legal: list[int], base: int) -> list[int]:
        """One safe shop per souk, all shops on the street."""
        kept: list[int] = []
        last = -1
        for action in legal:
            shop = action - base
            if ON_STREET[shop]:
                kept.append(action)
            elif SHOP_SOUK[shop] != last:
                kept.append(action)
                last = SHOP_SOUK[shop]
        return kept
