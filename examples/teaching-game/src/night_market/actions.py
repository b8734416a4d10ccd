"""The action space."""

from typing import Final

from caravanserai.core.actions import ActionSpace, Range, numbers
from night_market.board import CARDS, WARES

SPACE: Final = ActionSpace(
    Range("browse"),
    Range("sell", ware=WARES),
    Range("lantern"),
    Range("snatch", trader=numbers(0, 3)),
    Range("rest"),
    Range("let"),
    Range("guard"),
    Range("draw", card=CARDS),
    Range("grab", card=CARDS),
)

BROWSE: Final = 0
SELL: Final = 1
LIGHT: Final = 5
SNATCH: Final = 6
REST: Final = 10
LET: Final = 11
CALL_GUARD: Final = 12
DRAW: Final = 13
GRAB: Final = 19
