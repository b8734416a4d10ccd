"""What pending steps may hold, and what may lie beneath each: a turn at the bottom, at most two steps above it."""

from typing import Final

from caravanserai.core.pending import BOTTOM, SEATS, Entries, Pending
from caravanserai.games.yspahan.board import (
    DISTRICTS,
    FACES,
    LEVEL_COUNT,
    MOST_CUBES,
    MOST_DICE,
    SHOP_COUNT,
    WHITE_DICE,
    YELLOW_DICE,
)

_CARD_MOMENTS: Final = "BuyYellow TakeGroup SecondCube EndTurn"
"""YS-74 What waits while the effect of a card is carried out."""

PENDING: Final = Pending(
    limits={
        "seat": (0, SEATS),
        "white": (min(WHITE_DICE[2:]), max(WHITE_DICE)),
        "yellow": (0, YELLOW_DICE),
        "level": (0, LEVEL_COUNT - 1),
        "dice": (1, MOST_DICE),
        "value": (1, FACES),
        "district": (0, len(DISTRICTS) - 1),
        "left": (1, MOST_CUBES),
        "shop": (0, SHOP_COUNT - 1),
        "first": (0, SHOP_COUNT - 1),
        "second": (0, SHOP_COUNT - 1),
    },
    tuples={"rolled": Entries(1, FACES, MOST_DICE - 1, unique=False)},
    beneath={
        "FirstPlayer": BOTTOM,
        "EndTurn": BOTTOM,
        "TakeGroup": "EndTurn",
        "BuyYellow": "TakeGroup",
        "Roll": "TakeGroup",
        "UseGroup": "EndTurn",
        "Boost": "EndTurn",
        "Supply": "EndTurn",
        "MoveSupervisor": "EndTurn",
        "ChooseOrder": "EndTurn",
        "SecondCube": "EndTurn",
        "BetweenCubes": "EndTurn",
        "PayCamel": "SecondCube EndTurn",
        "DrawCard": "SecondCube EndTurn",
        "ChooseBuilding": "EndTurn",
        "Exchange": _CARD_MOMENTS,
        "PlaceCube": _CARD_MOMENTS,
        "SellCamels": _CARD_MOMENTS,
        "SellGold": _CARD_MOMENTS,
    },
)
