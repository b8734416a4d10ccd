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
    Kind("turn-order", each_seat=SEAT),
    Kind("tile", tile=TILES),
    Kind("laid", area=AREAS, colour=COLOURS),
    Kind("no-token", colour=COLOURS),
    Kind("reshuffled", colour=COLOURS, number=NUMBER),
    Kind("drew", seat=SEAT, colour=COLOURS),
    Kind("drew-token", token=TOKEN_NAMES),
    Kind("year", year=NUMBER),
    Kind("set-aside", seat=SEAT, pawn=PAWNS),
    Kind("placed", seat=SEAT, pawn=PAWNS, area=AREAS),
    Kind("moved", seat=SEAT, owner=SEAT, pawn=PAWNS, area=AREAS, target=AREAS),
    Kind("resolves", seat=SEAT, area=AREAS),
    Kind("ranks", area=AREAS, each_seat=SEAT),
    Kind("activates", seat=SEAT, title=ACTIVATED_NAMES),
    Kind("home", seat=SEAT, area=AREAS),
    Kind("visits", seat=SEAT, area=AREAS, actions_id=VISIT_IDS),
    Kind("attends", seat=SEAT, actions_id=COURT_IDS),
    Kind("paid", seat=SEAT, price=NUMBER, each_kind=GOODS),
    Kind("note-spent", seat=SEAT, title=TITLES),
    Kind("bought", seat=SEAT, title=TITLES),
    Kind("recruited", seat=SEAT, pawn=PAWNS),
    Kind("gained", seat=SEAT, kind=GOODS, number=NUMBER),
    Kind("gave", seat=SEAT, kind=GOODS),
    Kind("note", seat=SEAT),
    Kind("influence", seat=SEAT, number=NUMBER),
    Kind("dishonor", seat=SEAT, number=NUMBER),
    Kind("favour", seat=SEAT, favour=FAVOURS),
    Kind("lapsed", seat=SEAT, favour=FAVOURS),
    Kind("new-order", each_seat=SEAT),
    Kind("looked", seat=SEAT, area=AREAS),
    Kind("saw", area=AREAS, each_token=TOKEN_NAMES),
    Kind("passed", seat=SEAT),
    Kind("revealed", area=AREAS, each_token=TOKEN_NAMES),
    Kind("fights", seat=SEAT, area=AREAS),
    Kind("flees", seat=SEAT, area=AREAS),
    Kind("discarded", seat=SEAT, each_token=TOKEN_NAMES),
    Kind("beaten", area=AREAS, colour=COLOURS),
    Kind("won", seat=SEAT, area=AREAS),
    Kind("repelled", seat=SEAT, area=AREAS),
    Kind("took", seat=SEAT, area=AREAS, item=ITEM_NAMES, number=NUMBER),
    Kind("removed", seat=SEAT, area=AREAS, token=TOKEN_NAMES),
    Kind("transmuted", seat=SEAT, place=SAGE_PLACES),
    Kind("refilled"),
    Kind("over", each_seat=SEAT),
)
