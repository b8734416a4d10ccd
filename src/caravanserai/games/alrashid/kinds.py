"""What is told about a game of Al-Rashid, in the order of the numbers in `telling`."""

from typing import Final

from caravanserai.core.events import NUMBER, SEAT, Kind
from caravanserai.games.alrashid.actions import (
    ACTIVATED_NAMES,
    COURTS,
    ITEM_NAMES,
    SAGE_PLACES,
    TOKEN_NAMES,
    VISITS,
)
from caravanserai.games.alrashid.board import AREAS, COLOURS, FAVOURS, GOODS, PAWNS, TILES, TITLES

VISIT_IDS: Final = tuple(name.replace("+", "-and-") for name in VISITS)
COURT_IDS: Final = tuple(name.replace("+", "-and-") for name in COURTS)
"""The answers of AR-D9 and AR-D10 as a catalogue can select on them."""

KINDS: Final = (
    Kind("turn-order", at=("order",), each_seat=SEAT),
    Kind("tile", at=("tile-{tile}",), tile=TILES),
    Kind("laid", at=("area-{area}",), area=AREAS, colour=COLOURS),
    Kind("no-token", colour=COLOURS),
    Kind("reshuffled", at=("pile-{colour}",), colour=COLOURS, number=NUMBER),
    Kind("drew", at=("pile-{colour}",), seat=SEAT, colour=COLOURS),
    Kind("drew-token", token=TOKEN_NAMES),
    Kind("year", "chapter", year=NUMBER),
    Kind("set-aside", "turn", seat=SEAT, pawn=PAWNS),
    Kind("placed", "turn", ("area-{area}",), seat=SEAT, pawn=PAWNS, area=AREAS),
    Kind(
        "moved",
        at=("area-{area}", "area-{target}"),
        seat=SEAT,
        owner=SEAT,
        pawn=PAWNS,
        area=AREAS,
        target=AREAS,
    ),
    Kind("resolves", "turn", ("area-{area}",), seat=SEAT, area=AREAS),
    Kind("ranks", at=("area-{area}",), area=AREAS, each_seat=SEAT),
    Kind("activates", "head", ("owned-{seat}-{title}",), seat=SEAT, title=ACTIVATED_NAMES),
    Kind("home", at=("area-{area}",), seat=SEAT, area=AREAS),
    Kind("visits", "head", ("area-{area}",), seat=SEAT, area=AREAS, actions_id=VISIT_IDS),
    Kind("attends", "head", ("area-al-rashid",), seat=SEAT, actions_id=COURT_IDS),
    Kind("paid", at=("goods-{seat}-{each_kind}",), seat=SEAT, price=NUMBER, each_kind=GOODS),
    Kind("note-spent", at=("note-{seat}", "title-{title}"), seat=SEAT, title=TITLES),
    Kind("bought", "also", ("title-{title}", "owned-{seat}-{title}"), seat=SEAT, title=TITLES),
    Kind("recruited", at=("reserve-{seat}-{pawn}",), seat=SEAT, pawn=PAWNS),
    Kind("gained", at=("goods-{seat}-{kind}",), seat=SEAT, kind=GOODS, number=NUMBER),
    Kind("gave", at=("goods-{seat}-{kind}",), seat=SEAT, kind=GOODS),
    Kind("note", at=("note-{seat}",), seat=SEAT),
    Kind("influence", at=("influence-{seat}",), seat=SEAT, number=NUMBER),
    Kind("dishonor", at=("dishonor-{seat}",), seat=SEAT, number=NUMBER),
    Kind("favour", at=("head-{favour}",), seat=SEAT, favour=FAVOURS),
    Kind("lapsed", seat=SEAT, favour=FAVOURS),
    Kind("new-order", at=("order",), each_seat=SEAT),
    Kind("looked", at=("area-{area}",), seat=SEAT, area=AREAS),
    Kind("saw", area=AREAS, each_token=TOKEN_NAMES),
    Kind("passed", "turn", seat=SEAT),
    Kind("revealed", at=("area-{area}",), area=AREAS, each_token=TOKEN_NAMES),
    Kind("fights", at=("area-{area}",), seat=SEAT, area=AREAS),
    Kind("flees", "head", ("area-{area}",), seat=SEAT, area=AREAS),
    Kind("discarded", seat=SEAT, each_token=TOKEN_NAMES),
    Kind("beaten", at=("area-{area}",), area=AREAS, colour=COLOURS),
    Kind("won", "head", ("area-{area}",), seat=SEAT, area=AREAS),
    Kind("repelled", "head", ("area-{area}",), seat=SEAT, area=AREAS),
    Kind("took", at=("item-{area}-{item}",), seat=SEAT, area=AREAS, item=ITEM_NAMES, number=NUMBER),
    Kind("removed", at=("area-{area}",), seat=SEAT, area=AREAS, token=TOKEN_NAMES),
    Kind("transmuted", seat=SEAT, place=SAGE_PLACES),
    Kind("refilled", "pause"),
    Kind("over", "chapter", each_seat=SEAT),
)
