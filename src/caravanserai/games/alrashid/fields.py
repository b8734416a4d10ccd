"""Where things lie in the flat lists of a position, and how stacks and tokens are packed into numbers."""

from typing import Final

# A player's row in `wealth`: the five kinds of goods, then these.
NOTES: Final = 5
INFLUENCE: Final = 6
DISHONOR: Final = 7
WEALTH: Final = 8

# A player's row in `pawns`: three pawn types each in the box, in reserve, set aside on Diplomats.
BOX: Final = 0
RESERVE: Final = 3
ASIDE: Final = 6
FAMILY_ROW: Final = 9

# A stack is one number: Sages + 8 per Merchant + 16 per Pasha (AR-25).
STRIDE: Final = 5
BIG: Final = 8
PASHA_HERE: Final = 16
PAWN_UNIT: Final[tuple[int, ...]] = (16, 8, 1)
STACK_DOMINANCE: Final[tuple[int, ...]] = tuple(
    code % 8 + (3 if code & 8 else 0) + (5 if code & 16 else 0) for code in range(32)
)

# `pool`: per colour the stack by value, then the discard pile by value; then the batch of each colour.
STACK: Final = 0
DISCARDS: Final = 3
POOL: Final = 6
BATCHES: Final = 12

# A token in a hand is batch * 6 + kind, kind = colour * 3 + value - 2. One on a territory is that
# times 64, plus 32 if it lies face up, plus a bit for each seat that has looked at it.
TOKEN_KINDS: Final = 6
FACE: Final = 64
FACE_UP: Final = 32
SEAT_BIT: Final[tuple[int, ...]] = (1, 2, 4, 8, 16)
AREA_BIT: Final[tuple[int, ...]] = (1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096)
