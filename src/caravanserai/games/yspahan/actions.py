"""The action space: every choice of a player and every outcome of chance has a number and a name."""

from typing import Final

from caravanserai.core.actions import ActionSpace, Range, numbers
from caravanserai.games.yspahan.board import (
    BUILDINGS,
    CARDS,
    DOUBLE_SHOPS,
    EXCHANGE_LIMIT,
    FACES,
    LEVELS,
    MODES,
    PLAYABLE_CARDS,
    SEAT_NAMES,
    SELL_CAMELS_LIMIT,
    SELL_GOLD_LIMIT,
    SHOPS,
    SQUARES,
    USES,
    YELLOW_DICE,
)

SPACE: Final = ActionSpace(
    Range("first-player", seat=SEAT_NAMES),
    Range("white", face=numbers(1, FACES)),
    Range("yellow", face=numbers(1, FACES)),
    Range("deal", card=CARDS),
    Range("buy", number=numbers(0, YELLOW_DICE)),
    Range("take", level=LEVELS),
    Range("draw"),
    Range("use", use=USES),
    Range("boost", card=("none", *CARDS)),
    Range("supply", shop=SHOPS),
    Range("move", square=SQUARES),
    Range("send-first", shop=DOUBLE_SHOPS),
    Range("send"),
    Range("pay"),
    Range("continue"),
    Range("end"),
    Range("play", card=PLAYABLE_CARDS),
    Range("build", building=BUILDINGS, mode=MODES),
    Range("camels-to-gold", number=numbers(1, EXCHANGE_LIMIT)),
    Range("gold-to-camels", number=numbers(1, EXCHANGE_LIMIT)),
    Range("place", shop=SHOPS),
    Range("sell-camels", number=numbers(1, SELL_CAMELS_LIMIT)),
    Range("sell-gold", number=numbers(1, SELL_GOLD_LIMIT)),
)

# Where each range starts. Faces and amounts from 1 are counted from one before: SELL_GOLD_N + 3 sells three.
FIRST_PLAYER: Final = 0
WHITE: Final = 3
YELLOW: Final = 9
DEAL: Final = 16
BUY: Final = 25
TAKE: Final = 29
DRAW: Final = 35
USE: Final = 36
BOOST_NONE: Final = 40
BOOST: Final = 41
SUPPLY: Final = 50
MOVE: Final = 97
SEND_FIRST: Final = 126
SEND: Final = 129
PAY: Final = 130
CONTINUE: Final = 131
END: Final = 132
PLAY: Final = 133
BUILD_AS: Final = 140
CAMELS_TO_GOLD: Final = 163
GOLD_TO_CAMELS: Final = 213
PLACE: Final = 264
SELL_CAMELS_N: Final = 310
SELL_GOLD_N: Final = 314
