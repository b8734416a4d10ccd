"""What a seat of Yspahan may know, as numbers. Others come clockwise from the observer; missing seats are zeros."""

from typing import Final

from caravanserai.core.flags import flag
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
    ("players", MOST * (4 + BUILDING_COUNT), "per player: points, gold, camels, cards, a flag per building"),
    ("hand", CARD_COUNT, "the observer's cards by type"),
    ("discards", CARD_COUNT, "the discard pile by type"),
    ("deck", 1, "cards in the deck"),
)
"""Name, size and meaning of each field."""


def observe(s: State, seat: int) -> list[int]:
    """The numbers of FIELDS, in their order."""
    found: list[int] = []
    flag(found, s.week - 1, WEEKS)
    flag(found, s.day - 1, DAYS)
    flag(found, (s.first - seat) % s.seats if s.first >= 0 else -1, MOST)
    flag(found, s.turn, 4)
    found.append(1 if s.built else 0)
    found.extend(s.tower)
    flag(found, s.supervisor, SQUARE_COUNT)
    for owner in s.shops:
        flag(found, (owner - seat) % s.seats if owner >= 0 else -1, MOST)
    for slot in range(SLOTS):
        owner = s.caravan[slot] if slot < len(s.caravan) else -1
        flag(found, (owner - seat) % s.seats if owner >= 0 else -1, MOST)
    points = s.scores()
    for away in range(MOST):
        if away >= s.seats:
            found.extend([0] * (4 + BUILDING_COUNT))
            continue
        who = (seat + away) % s.seats
        found.extend((points[who], s.gold[who], s.camels[who], s.hand_size(who)))
        for building in range(BUILDING_COUNT):
            found.append(1 if s.has(who, building) else 0)
    own = hand(seat)
    found.extend(s.cards[own : own + CARD_COUNT])
    found.extend(s.cards[DISCARD : DISCARD + CARD_COUNT])
    found.append(sum(s.cards[DECK : DECK + CARD_COUNT]))
    return found
