"""Where things lie in the flat lists of a position, the marks of absence, and masks of bits."""

from typing import Final

# --- tokens: 14 handles per seat ------------------------------------------------------------------
HANDLES: Final = 14
"""Handles of one player: eight characters, then Carpets, then Doppelgangers (MO-13)."""
FIRST_CARPET: Final = 8
FIRST_DOUBLE: Final = 11
EXTRAS: Final = 3
"""No player can bring more than three Carpets or Doppelgangers into one round: two uses and Free Rider."""
UNPLACED: Final = -1
REMOVED: Final = -2

# --- artifacts: a row of seven numbers per seat, the six types and the plain ones of the basic version
PIECE_COUNT: Final = 7
HIDDEN: Final = -1
"""A piece of a stack that nobody has looked at: chance decides its type when it is seen."""

# --- masks ----------------------------------------------------------------------------------------
BIT: Final = tuple(1 << position for position in range(32))
"""BIT[i] = 1 << i."""
BITS: Final = tuple(bin(mask).count("1") for mask in range(256))
"""BITS[mask] = number of bits of a mask of strengths."""
ALL_TOKENS: Final = 255
ALL_SPELLS: Final = (1 << 21) - 1
PUBLIC: Final = 5
"""The bit of a knowledge mask that stands for everybody, spectators included; bits 0 to 4 are seats."""
EVERY_EYE: Final = 63
