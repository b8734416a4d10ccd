"""What can be told about a game, as numbers: each is the index of its kind in `kinds.py`."""

from typing import Final

DEALT: Final = 0
BROWSED: Final = 1
DREW: Final = 2
SOLD: Final = 3
LIT: Final = 4
REACHED: Final = 5
CAUGHT: Final = 6
TOOK: Final = 7
SPILLED: Final = 8
RESTED: Final = 9
CLOSING: Final = 10
