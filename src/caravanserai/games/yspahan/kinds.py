"""What the game tells: the kinds of events, in the order of their numbers."""

from typing import Final

from caravanserai.core.events import NUMBER, SEAT, Kind
from caravanserai.games.yspahan.board import BUILDINGS, CARDS, LEVELS, SHOPS, SOUKS, SQUARES

KINDS: Final = (
    Kind("day", "chapter", week=NUMBER, day=NUMBER, seat=SEAT),
    Kind("last-order", at=("player-{each_seat}",), each_seat=SEAT),
    Kind("bought", seat=SEAT, number=NUMBER),
    Kind("rolled", seat=SEAT, each_die=NUMBER),
    Kind("rolled-yellow", seat=SEAT, each_die=NUMBER),
    Kind("yellow-removed", number=NUMBER),
    Kind("took", "turn", ("level-{level}",), seat=SEAT, level=LEVELS, number=NUMBER, value=NUMBER),
    Kind("camels", "head", ("camels-{seat}",), seat=SEAT, number=NUMBER),
    Kind("gold", "head", ("gold-{seat}",), seat=SEAT, number=NUMBER),
    Kind("boosted", at=("card-{card}",), seat=SEAT, card=CARDS),
    Kind("supplied", "head", ("shop-{shop}",), seat=SEAT, shop=SHOPS),
    Kind("lost", seat=SEAT, number=NUMBER),
    Kind("moved", "head", ("square-{square}",), seat=SEAT, square=SQUARES, gold=NUMBER),
    Kind("stayed", "head", ("square-{square}",), seat=SEAT, square=SQUARES, gold=NUMBER),
    Kind("ordered", at=("shop-{shop}",), seat=SEAT, shop=SHOPS),
    Kind("kept", at=("shop-{shop}",), seat=SEAT, shop=SHOPS),
    Kind("sent", at=("shop-{shop}",), seat=SEAT, shop=SHOPS),
    Kind("loaded", at=("slot-{slot}",), seat=SEAT, slot=NUMBER, points=NUMBER),
    Kind("caravan-full", at=("caravan",)),
    Kind("caravan-scored", at=("points-{seat}",), seat=SEAT, cubes=NUMBER, multiplier=NUMBER, points=NUMBER),
    Kind("drew", "head", ("cards-{seat}",), seat=SEAT, number=NUMBER),
    Kind("drew-card", card=CARDS),
    Kind("reshuffled", number=NUMBER),
    Kind("played", "also", ("card-{card}",), seat=SEAT, card=CARDS),
    Kind("sold-camels", at=("camels-{seat}",), seat=SEAT, number=NUMBER, points=NUMBER),
    Kind("sold-gold", at=("gold-{seat}",), seat=SEAT, number=NUMBER, points=NUMBER),
    Kind("swapped-camels", at=("camels-{seat}",), seat=SEAT, number=NUMBER),
    Kind("swapped-gold", at=("gold-{seat}",), seat=SEAT, number=NUMBER),
    Kind("spent-card", at=("card-{card}",), seat=SEAT, card=CARDS),
    Kind(
        "built",
        "also",
        ("building-{seat}-{building}",),
        seat=SEAT,
        building=BUILDINGS,
        camels=NUMBER,
        gold=NUMBER,
        points=NUMBER,
    ),
    Kind("week-ended", "chapter", week=NUMBER),
    Kind("souk-scored", at=("souk-{souk}",), seat=SEAT, souk=SOUKS, points=NUMBER),
    Kind("bazaar-scored", at=("building-{seat}-bazaar",), seat=SEAT, points=NUMBER),
    Kind("shops-emptied", "pause"),
    Kind("ended", "chapter"),
)
