"""What may matter in Yspahan, as numbers: goods, cards, buildings, souks by what they lack, and the caravan."""

from typing import Final

from caravanserai.bots.learned import Reader
from caravanserai.bots.net import Row
from caravanserai.core import machine
from caravanserai.games.yspahan.board import (
    BAZAAR,
    BUILDING_CAMELS,
    BUILDING_COUNT,
    BUILDING_GOLD,
    BUILDING_POINTS,
    BUILDINGS,
    CARAVAN_ROWS,
    CARD_COUNT,
    CARDS,
    DAYS,
    ROW_MULTIPLIER,
    SHOP_COUNT,
    SOUK_POINTS,
    SOUK_SHOPS,
    SOUKS,
    SQUARE_SHOPS,
    WEEKS,
)
from caravanserai.games.yspahan.fields import EMPTY, hand
from caravanserai.games.yspahan.state import State

NAMES: Final = (
    "three-seats",
    "four-seats",
    *(f"week-{week}" for week in range(1, WEEKS + 1)),
    "left",
    "days",
    "points",
    "lead",
    "lead-left",
    "gold",
    "gold-left",
    "gold-plenty",
    "camels",
    "camels-left",
    "camels-plenty",
    "pairs-left",
    "cards",
    "cards-left",
    *CARDS,
    *BUILDINGS,
    *(f"{building}-left" for building in BUILDINGS),
    "built",
    "next-points",
    "next-points-left",
    "affordable",
    "affordable-left",
    "full",
    "full-bazaar",
    "exposed",
    "lacks-1",
    "lacks-2",
    "lacks-more",
    "lacks-1-days",
    "lacks-2-days",
    "lacks-more-days",
    "started",
    "caravan",
    "caravan-row",
    "caravan-now",
    "caravan-later",
    "caravan-fullness",
    "turn",
    "moved",
)
ON_STREET: Final[tuple[bool, ...]] = tuple(
    any(shop in beside for beside in SQUARE_SHOPS) for shop in range(SHOP_COUNT)
)


def make() -> Reader:
    """The reader of Yspahan."""
    return YspahanReader(NAMES)


class Souks:
    """What a seat's souks are worth, by how many cubes they lack."""

    def __init__(self) -> None:
        self.lacking: Final = [0, 0, 0, 0]
        """Points of souks that lack none, one, two, or more cubes."""
        self.exposed = 0
        self.started = 0
        self.full = 0


class YspahanReader(Reader):
    """The souks are read once, then every seat."""

    def read(self, s: machine.State, rows: list[Row]) -> None:
        assert isinstance(s, State)
        souks = [Souks() for _ in range(s.seats)]
        for souk in range(len(SOUKS)):
            self.count_souk(s, souk, souks)
        points = s.scores()
        for seat in range(s.seats):
            self.write(s, seat, points, souks[seat], rows[seat])

    def count_souk(self, s: State, souk: int, souks: list[Souks]) -> None:
        """Whose the souk is, and what it lacks."""
        first = SOUK_SHOPS[souk]
        last = SOUK_SHOPS[souk + 1]
        owner = EMPTY
        filled = 0
        exposed = 0
        for shop in range(first, last):
            if s.shops[shop] != EMPTY:
                owner = s.shops[shop]
                filled += 1
                if ON_STREET[shop]:
                    exposed += 1
        if owner == EMPTY:
            return
        found = souks[owner]
        lacking = last - first - filled
        found.lacking[min(lacking, 3)] += SOUK_POINTS[souk]
        found.exposed += exposed
        if lacking:
            found.started += filled
        else:
            found.full += 1

    def write(self, s: State, seat: int, points: list[int], souks: Souks, row: Row) -> None:
        """Everything about one seat, in the order of NAMES."""
        turns = len(s.order)
        part = s.turn / turns if turns else 0.0
        left = (WEEKS * DAYS - ((s.week - 1) * DAYS + s.day - 1) - part) / (WEEKS * DAYS)
        days = (DAYS - s.day + 1 - part) / DAYS
        row.mark(s.seats == 3)
        row.mark(s.seats == 4)
        row.flag(s.week - 1, WEEKS)
        row.put(left)
        row.put(days)
        best = 0
        for other in range(s.seats):
            if other != seat:
                best = max(best, points[other])
        row.put(float(points[seat]))
        row.put(float(points[seat] - best))
        row.put((points[seat] - best) * left)
        self.write_stock(s, seat, left, row)
        self.write_buildings(s, seat, left, row)
        row.put(float(souks.lacking[0]))
        row.put(float(souks.full) if s.has(seat, BAZAAR) else 0.0)
        row.put(souks.exposed * days)
        for lack in range(1, 4):
            row.put(float(souks.lacking[lack]))
        for lack in range(1, 4):
            row.put(souks.lacking[lack] * days)
        row.put(float(souks.started))
        self.write_caravan(s, seat, row)
        place = -1
        for index in range(turns):
            if s.order[index] == seat:
                place = index
        row.put(float(place))
        row.mark(place < s.turn)

    def write_stock(self, s: State, seat: int, left: float, row: Row) -> None:
        """Gold, camels and cards."""
        gold = s.gold[seat]
        camels = s.camels[seat]
        row.put(float(min(gold, 12)))
        row.put(min(gold, 12) * left)
        row.put(float(max(0, gold - 6)))
        row.put(float(min(camels, 12)))
        row.put(min(camels, 12) * left)
        row.put(float(max(0, camels - 4)))
        row.put(min(gold, camels) * left)
        cards = s.hand_size(seat)
        row.put(float(cards))
        row.put(cards * left)
        pile = hand(seat)
        for card in range(CARD_COUNT):
            row.put(float(s.cards[pile + card]))

    def write_buildings(self, s: State, seat: int, left: float, row: Row) -> None:
        """Buildings, how long they will work, and the next one."""
        built = 0
        affordable = 0
        for building in range(BUILDING_COUNT):
            owned = s.has(seat, building)
            row.mark(owned)
            if owned:
                built += 1
            elif s.camels[seat] >= BUILDING_CAMELS[building] and s.gold[seat] >= BUILDING_GOLD[building]:
                affordable += 1
        for building in range(BUILDING_COUNT):
            row.put(left if s.has(seat, building) else 0.0)
        following = BUILDING_POINTS[built] if built < BUILDING_COUNT else 0
        row.put(float(built))
        row.put(float(following))
        row.put(following * left)
        row.put(float(min(affordable, 2)))
        row.put(min(affordable, 2) * left)

    def write_caravan(self, s: State, seat: int, row: Row) -> None:
        """Cubes on the caravan: what they score now, and how often they may."""
        cubes = 0
        top = 0
        for slot in range(len(s.caravan)):
            if s.caravan[slot] == seat:
                cubes += 1
                top = slot // s.seats
        fullness = len(s.caravan) / (CARAVAN_ROWS * s.seats)
        now = cubes * ROW_MULTIPLIER[top]
        row.put(float(cubes))
        row.put(float(top) if cubes else 0.0)
        row.put(float(now))
        row.put(now * (WEEKS - s.week) * (1.0 - fullness))
        row.put(cubes * fullness)
