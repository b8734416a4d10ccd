"""The action space: every choice and every draw of chance as an int with a readable name."""

from typing import Final

from caravanserai.core.actions import ActionSpace, Range, numbers
from caravanserai.games.fivetribes.board import (
    CARD_IDS,
    CELL_IDS,
    DJINN_IDS,
    FACE_IDS,
    GOODS,
    PRICES,
    TRIBE_IDS,
)

# Where each range starts, as literals so that compiled code inlines them. What is asked most comes first:
# Python keeps one copy of each int up to 256. `deal`, `card`, `lay`, `marker` and `djinn` are draws of chance.
BID: Final = 0
FAKIRS: Final = 7
PASS: Final = 26
PAY: Final = 27
NO: Final = 31
DECLINE: Final = 32
END_TURN: Final = 33
SELL: Final = 34
SELL_KIND: Final = 35
DONE: Final = 44
START: Final = 45
DROP: Final = 75
DEAL: Final = 225
CARD: Final = 230
LAY: Final = 240
MARKER: Final = 248
USE: Final = 252
TARGET: Final = 274
SHIFT: Final = 304
KILL_ON: Final = 334
KILL_BEFORE: Final = 364
VICTIM: Final = 368
VICTIMS: Final = 373
BUY: Final = 388
TAKE: Final = 394
KEEP: Final = 416
DJINN: Final = 438

# The four payments, as offsets from PAY
ONE_ELDER: Final = 0
ONE_FAKIR: Final = 1
TWO_ELDERS: Final = 2
ELDER_AND_FAKIR: Final = 3
PAYMENT_IDS: Final[tuple[str, ...]] = ("elder", "fakir", "elder-elder", "elder-fakir")
PAID_ELDERS: Final[tuple[int, ...]] = (1, 0, 2, 1)
PAID_FAKIRS: Final[tuple[int, ...]] = (0, 1, 0, 1)

# The 15 unordered pairs of tribes, as offsets from VICTIMS
FIRST_OF_PAIR: Final[tuple[int, ...]] = (0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 3, 3, 4)
SECOND_OF_PAIR: Final[tuple[int, ...]] = (0, 1, 2, 3, 4, 1, 2, 3, 4, 2, 3, 4, 3, 4, 4)
PAIR_IDS: Final[tuple[str, ...]] = tuple(
    f"{TRIBE_IDS[a]}+{TRIBE_IDS[b]}" for a, b in zip(FIRST_OF_PAIR, SECOND_OF_PAIR, strict=True)
)

SPACE: Final = ActionSpace(
    Range("bid", price=tuple(str(price) for price in PRICES)),
    Range("fakirs", number=numbers(0, 18)),
    Range("pass"),
    Range("pay", cost=PAYMENT_IDS),
    Range("no"),
    Range("decline"),
    Range("end-turn"),
    Range("sell"),
    Range("sell-kind", card=CARD_IDS[:GOODS]),
    Range("done"),
    Range("start", tile=CELL_IDS),
    Range("drop", tile=CELL_IDS, tribe=TRIBE_IDS),
    Range("deal", tribe=TRIBE_IDS),
    Range("card", card=CARD_IDS),
    Range("lay", face=FACE_IDS),
    Range("marker", seat=numbers(1, 4)),
    Range("use", djinn=DJINN_IDS),
    Range("target", tile=CELL_IDS),
    Range("shift", tile=CELL_IDS),
    Range("kill-on", tile=CELL_IDS),
    Range("kill-before", seat=numbers(1, 4)),
    Range("victim", tribe=TRIBE_IDS),
    Range("victims", pair=PAIR_IDS),
    Range("buy", position=numbers(1, 6)),
    Range("take", djinn=DJINN_IDS),
    Range("keep", djinn=DJINN_IDS),
    Range("djinn", djinn=DJINN_IDS),
)
