"""What pending steps may hold, and which may lie on which."""

from typing import Final

from caravanserai.core.pending import BOTTOM, SEATS, Pending
from night_market.board import HAND

_TURN: Final = "Turn Act"
"""What a trader does lies on the turn that follows, or on what a lantern still grants."""

PENDING: Final = Pending(
    limits={"seat": (0, SEATS), "thief": (0, SEATS), "left": (1, HAND)},
    tuples={},
    beneath={
        "Turn": BOTTOM,
        "Deal": "Turn Deal",
        "Act": _TURN,
        "Browse": _TURN,
        "AnswerSnatch": _TURN,
        "Grab": _TURN,
    },
)
