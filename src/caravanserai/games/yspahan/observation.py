"""What a seat of Yspahan may know, as numbers. Others come clockwise from the observer; missing seats are zeros."""

from typing import Final

from mypy_extensions import i64

from caravanserai.core.sheet import Sheet, Writer
from caravanserai.games.yspahan.board import (
    BUILDING_COUNT,
    CARD_COUNT,
    COLOURS,
    DAYS,
    LEVEL_COUNT,
    SHOP_COUNT,
    SQUARE_COUNT,
    WEEKS,
)
from caravanserai.games.yspahan.fields import DECK, DISCARD, GROUP, hand
from caravanserai.games.yspahan.state import State

MOST: Final = len(COLOURS)
SLOTS: Final = 12
PLAYER_SIZE: Final = 4 + BUILDING_COUNT

FIELDS: Final = (
    ("week", WEEKS, "one flag: the week"),
    ("day", DAYS, "one flag: the day of the week"),
    ("first", MOST, "one flag: the first player of the day, counted from the observer"),
    ("turn", 4, "one flag: which turn of the day it is"),
    ("built", 1, "1 if the active player has built in this turn"),
    ("tower", LEVEL_COUNT * GROUP, "per level from camel to gold: white dice, yellow dice, value"),
    ("supervisor", SQUARE_COUNT, "one flag: the square, in the order c, w1-w10, e1-e7, n1-n4, s1-s7"),
    ("shops", SHOP_COUNT * MOST, "per shop one flag: whose cube it holds, counted from the observer"),
    ("caravan", SLOTS * MOST, "per slot one flag: whose cube it holds, counted from the observer"),
    ("players", MOST * PLAYER_SIZE, "per player: points, gold, camels, cards, a flag per building"),
    ("hand", CARD_COUNT, "the observer's cards by type"),
    ("discards", CARD_COUNT, "the discard pile by type"),
    ("deck", 1, "cards in the deck"),
)
"""Name, size and meaning of each field."""


class Observation(Writer[State]):
    """Writes the numbers of FIELDS, in their order."""

    def write(self, s: State, seat: int, sheet: Sheet) -> None:
        """The calendar, the board, the players, the cards."""
        sheet.flag(s.week - 1, WEEKS)
        sheet.flag(s.day - 1, DAYS)
        sheet.flag(away(s, s.first, seat), MOST)
        sheet.flag(s.turn, 4)
        sheet.mark(s.built)
        sheet.copy(s.tower, 0, LEVEL_COUNT * GROUP)
        sheet.flag(s.supervisor, SQUARE_COUNT)
        for shop in range(SHOP_COUNT):
            sheet.flag(away(s, s.shops[shop], seat), MOST)
        for owner in s.caravan:
            sheet.flag(away(s, owner, seat), MOST)
        sheet.skip((SLOTS - len(s.caravan)) * MOST)
        points = s.scores()
        for place in range(s.seats):
            who = (seat + place) % s.seats
            write_player(s, who, points[who], sheet)
        sheet.skip((MOST - s.seats) * PLAYER_SIZE)
        sheet.copy(s.cards, hand(seat), CARD_COUNT)
        sheet.copy(s.cards, DISCARD, CARD_COUNT)
        sheet.put(s.pile_size(DECK))


def write_player(s: State, who: int, points: int, sheet: Sheet) -> None:
    """One player's public row."""
    sheet.put(points)
    sheet.put(s.gold[who])
    sheet.put(s.camels[who])
    sheet.put(s.hand_size(who))
    for building in range(BUILDING_COUNT):
        sheet.mark(s.has(who, building))


def away(s: State, who: i64, seat: i64) -> i64:
    """A seat counted clockwise from the observer; -1 for nobody."""
    if who < 0:
        return -1
    place = who - seat
    return place if place >= 0 else place + s.seats
