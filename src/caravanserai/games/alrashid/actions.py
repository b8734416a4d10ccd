"""The action space of Al-Rashid and where each range starts.

The literal numbers repeat `SPACE.base`, because only literals are inlined when compiled; a test
holds them together.
"""

from typing import Final

from caravanserai.core.actions import ActionSpace, Range, numbers
from caravanserai.games.alrashid.board import AREAS, COLOURS, FAVOURS, GOODS, PAWNS, TILES, TITLES

TOKEN_NAMES: Final = ("red-2", "red-3", "red-4", "blue-2", "blue-3", "blue-4")
TERRITORY_NAMES: Final = AREAS[6:]
ACTIVATED_NAMES: Final = tuple(TITLES[title] for title in (0, 5, 7, 12, 13, 14, 15))
VISITS: Final = ("none", "service", "title", "favour", "service+title", "service+favour", "title+favour")
COURTS: Final = ("none", "benevolence", "title", "benevolence+title")
ITEM_NAMES: Final = (*GOODS, "note")
SAGE_PLACES: Final = ("reserve", *AREAS, "none")

SPACE: Final = ActionSpace(
    Range("draw", colour=COLOURS),  # AR-D1, AR-D15
    Range("aside", pawn=("pasha", "merchant", "none")),  # AR-D2
    Range("place", pawn=PAWNS, area=AREAS),  # AR-D3, AR-D4
    Range("move", pawn=PAWNS, area=AREAS),  # AR-D5, AR-D22
    Range("pass"),  # AR-D5, AR-D22
    Range("to", area=AREAS),  # AR-D6
    Range("activate", title=ACTIVATED_NAMES),  # AR-D7, AR-D8
    Range("resolve", area=AREAS),  # AR-D7
    Range("end"),  # AR-D8
    Range("visit", actions=VISITS),  # AR-D9
    Range("court", actions=COURTS),  # AR-D10
    Range("buy", title=TITLES),  # AR-D11
    Range("copy", favour=FAVOURS),  # AR-D12
    Range("spend", answer=("note", "nothing")),  # AR-D13
    Range("pay", kind=GOODS, number=numbers(0, 30)),  # AR-D14
    Range("give", kind=GOODS),  # AR-D16
    Range("swap", kind=GOODS, other=GOODS),  # AR-D17
    Range("gain", kind=GOODS),  # AR-D18, AR-D19, AR-D25
    Range("favour", favour=FAVOURS),  # AR-D20
    Range("stop"),  # AR-D20, AR-D27, AR-D30
    Range("transmute", place=SAGE_PLACES),  # AR-D21
    Range("look", territory=TERRITORY_NAMES),  # AR-D22
    Range("move-of", seat=numbers(0, 4), pawn=PAWNS, territory=TERRITORY_NAMES),  # AR-D22
    Range("fight"),  # AR-D23
    Range("flee"),  # AR-D23
    Range("commit", token=TOKEN_NAMES),  # AR-D24
    Range("done"),  # AR-D24
    Range("pick"),  # AR-D26
    Range("all", kind=GOODS),  # AR-D26
    Range("take", item=ITEM_NAMES),  # AR-D27
    Range("barter", kind=GOODS[:3], first=GOODS[:3], second=GOODS[:3]),  # AR-D28
    Range("negotiate", territory=TERRITORY_NAMES),  # AR-D29
    Range("discard", token=TOKEN_NAMES),  # AR-D30
    Range("remove", slot=numbers(0, 4)),  # AR-D31
    Range("order", seat=numbers(0, 4)),  # chance: AR-12
    Range("tile", tile=TILES),  # chance: AR-13, AR-47
    Range("value", value=numbers(2, 4)),  # chance: AR-10
    Range("batch", index=numbers(0, 15)),  # chance: which of several like tokens is discarded
)

DRAW: Final = 0
ASIDE: Final = 2
PLACE: Final = 5
MOVE: Final = 44
PASS: Final = 83
TO: Final = 84
ACTIVATE: Final = 97
RESOLVE: Final = 104
END: Final = 117
VISIT: Final = 118
COURT: Final = 125
BUY: Final = 129
COPY: Final = 161
SPEND: Final = 165
PAY: Final = 167
GIVE: Final = 322
SWAP: Final = 327
GAIN: Final = 352
FAVOUR: Final = 357
STOP: Final = 361
TRANSMUTE: Final = 362
LOOK: Final = 377
MOVE_OF: Final = 384
FIGHT: Final = 489
FLEE: Final = 490
COMMIT: Final = 491
DONE: Final = 497
PICK: Final = 498
ALL: Final = 499
TAKE: Final = 504
BARTER: Final = 510
NEGOTIATE: Final = 537
DISCARD: Final = 544
REMOVE: Final = 550
ORDER: Final = 555
TILE: Final = 560
VALUE: Final = 571
BATCH: Final = 574
