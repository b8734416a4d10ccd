"""Where things lie in the flat lists of a position. Flat lists are copied faster than objects."""

from typing import Final

# `players`: one block per seat
GOLD: Final = 0
RESERVE: Final = 1  # camels not yet on a tile
VIZIERS: Final = 2
ELDERS: Final = 3
HAND: Final = 4  # resource cards by kind
KNOWN: Final = 14  # those of them that all have seen (FT-134)
PLAYER: Final = 24

# `pieces`: one block per kind, one entry per cell
CAMEL: Final = 0  # the owner's seat, or UNCLAIMED
PALM: Final = 30
PALACE: Final = 60
UNCLAIMED: Final = -1

# `stock`: what belongs to nobody, and the meeples in the mover's hand
PILE: Final = 0
DISCARDS: Final = 10
BAG: Final = 20
CARRIED: Final = 25
STOCK: Final = 30

# `djinns`: the owner's seat, or one of these places
IN_PILE: Final = -1
FACE_UP: Final = -2
DISCARDED: Final = -3
DRAWN: Final = -4  # looked at with Sibittis, not yet chosen

# `tracks`: the Bid Order spots, then the Turn Order spots; a seat or EMPTY
TURN_ORDER: Final = 4
TRACKS: Final = 13
EMPTY: Final = -1
