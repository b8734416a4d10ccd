"""Where things lie in the flat lists of a position."""

from typing import Final

from caravanserai.games.yspahan.board import CARD_COUNT

EMPTY: Final = -1
"""The owner of a shop without a cube."""
NO_SEAT: Final = -1
"""The first player before one is drawn."""

# tower: white dice, yellow dice and value of each level
GROUP: Final = 3
YELLOWS: Final = 1
VALUE: Final = 2

# cards: how many of each card a pile holds, pile by pile
DECK: Final = 0
DISCARD: Final = CARD_COUNT
HANDS: Final = 2 * CARD_COUNT


def hand(seat: int) -> int:
    """The pile that is the seat's hand."""
    return HANDS + seat * CARD_COUNT


# points: where they came from, seat by seat, in the order of `scoring.CATEGORIES`
CATEGORY_COUNT: Final = 6
SOUK_SCORE: Final = 0
BAZAAR_SCORE: Final = 1
LOAD_SCORE: Final = 2
CARAVAN_SCORE: Final = 3
BUILDING_SCORE: Final = 4
CARD_SCORE: Final = 5

# history: a row of bytes, draws, then discards, each seat * CARD_COUNT + card, then the reshuffle
DISCARDED: Final = 4 * CARD_COUNT
RESHUFFLED: Final = 2 * DISCARDED
