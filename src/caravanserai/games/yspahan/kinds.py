"""What the game tells: the kinds of events, in the order of their numbers."""

from typing import Final

from caravanserai.core.events import NUMBER, SEAT, Kind
from caravanserai.games.yspahan.board import BUILDINGS, CARDS, LEVELS, SHOPS, SOUKS, SQUARES

KINDS: Final = (
    Kind("day", week=NUMBER, day=NUMBER, seat=SEAT),
    Kind("last-order", each_seat=SEAT),
    Kind("bought", seat=SEAT, number=NUMBER),
    Kind("rolled", seat=SEAT, each_die=NUMBER),
    Kind("rolled-yellow", seat=SEAT, each_die=NUMBER),
    Kind("yellow-removed", number=NUMBER),
    Kind("took", seat=SEAT, level=LEVELS, number=NUMBER, value=NUMBER),
    Kind("camels", seat=SEAT, number=NUMBER),
    Kind("gold", seat=SEAT, number=NUMBER),
    Kind("boosted", seat=SEAT, card=CARDS),
    Kind("supplied", seat=SEAT, shop=SHOPS),
    Kind("lost", seat=SEAT, number=NUMBER),
    Kind("moved", seat=SEAT, square=SQUARES, gold=NUMBER),
    Kind("stayed", seat=SEAT, square=SQUARES, gold=NUMBER),
    Kind("ordered", seat=SEAT, shop=SHOPS),
    Kind("kept", seat=SEAT, shop=SHOPS),
    Kind("sent", seat=SEAT, shop=SHOPS),
    Kind("loaded", seat=SEAT, slot=NUMBER, points=NUMBER),
    Kind("caravan-full"),
    Kind("caravan-scored", seat=SEAT, cubes=NUMBER, multiplier=NUMBER, points=NUMBER),
    Kind("drew", seat=SEAT, number=NUMBER),
    Kind("drew-card", card=CARDS),
    Kind("reshuffled", number=NUMBER),
    Kind("played", seat=SEAT, card=CARDS),
    Kind("sold-camels", seat=SEAT, number=NUMBER, points=NUMBER),
    Kind("sold-gold", seat=SEAT, number=NUMBER, points=NUMBER),
    Kind("swapped-camels", seat=SEAT, number=NUMBER),
    Kind("swapped-gold", seat=SEAT, number=NUMBER),
    Kind("spent-card", seat=SEAT, card=CARDS),
    Kind("built", seat=SEAT, building=BUILDINGS, camels=NUMBER, gold=NUMBER, points=NUMBER),
    Kind("week-ended", week=NUMBER),
    Kind("souk-scored", seat=SEAT, souk=SOUKS, points=NUMBER),
    Kind("bazaar-scored", seat=SEAT, points=NUMBER),
    Kind("shops-emptied"),
    Kind("ended"),
)
