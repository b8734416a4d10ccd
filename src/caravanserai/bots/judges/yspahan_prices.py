"""What everything in Yspahan is worth to somebody who plays by prices."""

from typing import Final

from caravanserai.games.yspahan.board import (
    BAZAAR,
    BAZAAR_POINTS,
    BUILDING_CAMELS,
    BUILDING_COUNT,
    BUILDING_GOLD,
    BUILDING_POINTS,
    BUILDINGS,
    CARAVAN_ROWS,
    CARD_COUNT,
    CARDS,
    DAYS,
    LOAD_POINTS,
    ROW_MULTIPLIER,
    SHOP_COUNT,
    SOUK_POINTS,
    SOUK_SHOPS,
    SOUKS,
    SQUARE_SHOPS,
    WEEKS,
    YELLOW_DICE,
)
from caravanserai.games.yspahan.fields import EMPTY, hand
from caravanserai.games.yspahan.state import State

LACKS: Final = 4
"""Souks that lack so many cubes or more are alike."""
NAMES: Final = (
    "gold",
    "gold-late",
    "gold-spare",
    "camel",
    "camel-late",
    "camel-spare",
    "ready",
    "card",
    "card-late",
    *CARDS,
    *BUILDINGS,
    "next-building",
    *(f"lacks-{number}" for number in range(1, LACKS + 1)),
    *(f"slow-{number}" for number in range(1, LACKS + 1)),
    "risk",
    "spare-cube",
    "caravan",
    "grow",
    "harm",
    *(f"yellow-{number}" for number in range(1, YELLOW_DICE + 1)),
    "effort",
)

LATE: Final = 4.0
"""The last quarter of the game is late: what is saved then may come too late."""

ON_STREET: Final[tuple[bool, ...]] = tuple(
    any(shop in beside for beside in SQUARE_SHOPS) for shop in range(SHOP_COUNT)
)
STREET_SHOPS: Final[tuple[int, ...]] = tuple(
    sum(ON_STREET[SOUK_SHOPS[souk] : SOUK_SHOPS[souk + 1]]) for souk in range(len(SOUKS))
)
"""How many shops of each souk the Supervisor can reach."""


def _lacking(prices: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(
        sum(prices[building] for building in range(BUILDING_COUNT) if not mask >> building & 1)
        for mask in range(1 << BUILDING_COUNT)
    )


CAMELS_LACKING: Final[tuple[int, ...]] = _lacking(BUILDING_CAMELS)
GOLD_LACKING: Final[tuple[int, ...]] = _lacking(BUILDING_GOLD)
"""What all the buildings cost that somebody with these does not have."""
BUILT: Final[tuple[int, ...]] = tuple(mask.bit_count() for mask in range(1 << BUILDING_COUNT))


class Moment:
    """What a seat's estimates depend on besides its own things: how much of the game and of the week is left."""

    def __init__(self, left: float, turns: float) -> None:
        self.left: Final = left
        self.late: Final = min(1.0, LATE * left)
        self.turns: Final = turns
        """The seat's turns in the rest of the week."""


class Prices:
    """What gold, camels, cards, buildings, souks and the caravan are worth, in points."""

    def __init__(self, weights: list[float]) -> None:
        cards = 9
        buildings = cards + CARD_COUNT
        souks = buildings + BUILDING_COUNT + 1
        rest = souks + 2 * LACKS
        self.gold: Final = weights[0]
        self.gold_late: Final = weights[1]
        self.gold_spare: Final = weights[2]
        self.camel: Final = weights[3]
        self.camel_late: Final = weights[4]
        self.camel_spare: Final = weights[5]
        self.ready: Final = weights[6]
        self.card: Final = weights[7]
        self.card_late: Final = weights[8]
        self.cards: Final = weights[cards:buildings]
        self.buildings: Final = weights[buildings : souks - 1]
        self.next_building: Final = weights[souks - 1]
        self.lacks: Final = weights[souks : souks + LACKS]
        self.slow: Final = weights[souks + LACKS : rest]
        self.risk: Final = weights[rest]
        self.spare_cube: Final = weights[rest + 1]
        self.caravan: Final = weights[rest + 2]
        self.grow: Final = weights[rest + 3]
        self.harm: Final = weights[rest + 4]
        self.yellow: Final = weights[rest + 5 : rest + 5 + YELLOW_DICE]
        self.effort: Final = weights[rest + 5 + YELLOW_DICE]

    def moment(self, s: State, seat: int, first: int) -> Moment:
        """The time that is left for the seat from that turn of the day on."""
        turns = 0
        for index in range(first, len(s.order)):
            if s.order[index] == seat:
                turns += 1
        a_day = 1.5 if s.seats == 2 else 1.0
        days = DAYS - s.day
        left = (days + (WEEKS - s.week) * DAYS) * a_day + turns
        return Moment(left / (WEEKS * DAYS * a_day), days * a_day + turns)

    def goods(self, mask: int, gold: int, camels: int, at: Moment) -> float:
        """Gold and camels: above all for the buildings that the seat does not have."""
        need = GOLD_LACKING[mask]
        each = self.gold * at.left + self.gold_late * at.late
        value = each * min(gold, need) + self.gold_spare * at.late * max(0, gold - need)
        need = CAMELS_LACKING[mask]
        each = self.camel * at.left + self.camel_late * at.late
        value += each * min(camels, need) + self.camel_spare * at.late * max(0, camels - need)
        if at.turns == 0.0 and at.left == 0.0:
            return value
        best = 0.0
        for building in range(BUILDING_COUNT):
            if (
                not mask >> building & 1
                and camels >= BUILDING_CAMELS[building]
                and gold >= BUILDING_GOLD[building]
            ):
                best = max(best, self.building(mask, building, at))
        return value + self.ready * best

    def building(self, mask: int, building: int, at: Moment) -> float:
        """A building to be built: its use, its points, and that the next one has more."""
        built = BUILT[mask]
        value = BUILDING_POINTS[built] + self.buildings[building] * at.left
        if built + 1 < BUILDING_COUNT:
            value += self.next_building * at.left * (BUILDING_POINTS[built + 1] - BUILDING_POINTS[built])
        return value

    def held(self, card: int, at: Moment) -> float:
        """A card in hand."""
        return self.card * at.left + (self.card_late + self.cards[card]) * at.late

    def drawn(self, at: Moment) -> float:
        """A card that is not known yet."""
        return self.card * at.left + self.card_late * at.late

    def souk(self, s: State, seat: int, souk: int, lacking: int, turns: float) -> float:
        """A souk that is complete, or will perhaps be in what turns are left."""
        worth = float(SOUK_POINTS[souk])
        if s.has(seat, BAZAAR):
            worth += BAZAAR_POINTS
        if lacking == 0:
            return worth * (1.0 - self.risk * STREET_SHOPS[souk] * turns)
        row = min(lacking, LACKS) - 1
        return worth * self.lacks[row] * turns / (turns + self.slow[row])

    def scorings(self, s: State, cubes: int) -> float:
        """How often the caravan will score with so many cubes on it."""
        return 1.0 + self.caravan * (WEEKS - s.week) * (1.0 - cubes / (CARAVAN_ROWS * s.seats))

    def on_caravan(self, s: State, seat: int, at: Moment) -> float:
        """The seat's cubes on the caravan."""
        cubes = 0
        row = 0
        for slot in range(len(s.caravan)):
            if s.caravan[slot] == seat:
                cubes += 1
                row = slot // s.seats
        if cubes == 0:
            return 0.0
        return self.cubes(cubes, row, self.scorings(s, len(s.caravan)), at)

    def cubes(self, cubes: int, row: int, scorings: float, at: Moment) -> float:
        """So many cubes on the caravan, the highest in this row."""
        return cubes * (ROW_MULTIPLIER[row] * scorings + self.grow * (CARAVAN_ROWS - 1 - row) * at.late)

    def load(self, s: State, seat: int, at: Moment) -> float:
        """What one cube more on the caravan gains."""
        cubes = 0
        row = 0
        for slot in range(len(s.caravan)):
            if s.caravan[slot] == seat:
                cubes += 1
                row = slot // s.seats
        size = len(s.caravan)
        before = self.cubes(cubes, row, self.scorings(s, size), at) if cubes else 0.0
        if size + 1 == CARAVAN_ROWS * s.seats:
            return (cubes + 1) * ROW_MULTIPLIER[CARAVAN_ROWS - 1] - before
        row = size // s.seats
        return LOAD_POINTS[row] + self.cubes(cubes + 1, row, self.scorings(s, size + 1), at) - before

    def estate(self, s: State, seat: int) -> float:
        """All that the seat has besides its points and souks, at the beginning of a turn."""
        at = self.moment(s, seat, s.turn)
        mask = s.buildings[seat]
        value = self.goods(mask, s.gold[seat], s.camels[seat], at) + self.on_caravan(s, seat, at)
        for building in range(BUILDING_COUNT):
            if mask >> building & 1:
                value += self.buildings[building] * at.left
        built = BUILT[mask]
        if built < BUILDING_COUNT:
            value += self.next_building * at.left * BUILDING_POINTS[built]
        pile = hand(seat)
        for card in range(CARD_COUNT):
            if s.cards[pile + card]:
                value += s.cards[pile + card] * self.held(card, at)
        return value

    def add_souks(self, s: State, found: list[float]) -> None:
        """Add everybody's souks to what else they have."""
        turns: list[float] = []
        for seat in range(s.seats):
            turns.append(self.moment(s, seat, s.turn).turns)
        for souk in range(len(SOUKS)):
            owner = EMPTY
            lacking = 0
            for shop in range(SOUK_SHOPS[souk], SOUK_SHOPS[souk + 1]):
                if s.shops[shop] == EMPTY:
                    lacking += 1
                else:
                    owner = s.shops[shop]
            if owner != EMPTY:
                found[owner] += self.souk(s, owner, souk, lacking, turns[owner])
