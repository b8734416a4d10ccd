"""What the events mean: a public and a private kind where some may know more than others."""

from typing import Final

from caravanserai.core.events import NUMBER, SEAT, Kind
from night_market.board import CARDS, WARES

KINDS: Final = (
    Kind("dealt", seat=SEAT, card=CARDS),
    Kind("browsed", seat=SEAT),
    Kind("drew", seat=SEAT, card=CARDS),
    Kind("sold", seat=SEAT, ware=WARES, points=NUMBER),
    Kind("lit", seat=SEAT),
    Kind("reached", thief=SEAT, victim=SEAT),
    Kind("caught", victim=SEAT, thief=SEAT),
    Kind("took", thief=SEAT, victim=SEAT, ware=WARES, points=NUMBER),
    Kind("spilled", thief=SEAT, victim=SEAT, card=CARDS),
    Kind("rested", seat=SEAT),
    Kind("closing"),
)
