"""The kinds of events and what their numbers mean. The index of a kind is its constant in `events`."""

from typing import Final

from caravanserai.core.events import NUMBER, SEAT, Kind
from caravanserai.games.fivetribes.board import CARD_IDS, CELL_IDS, DJINN_IDS, TRIBE_IDS

PIECE_IDS: Final[tuple[str, ...]] = ("palm", "palace")
DECK_IDS: Final[tuple[str, ...]] = ("resource", "djinn")

KINDS: Final[tuple[Kind, ...]] = (
    Kind("round", "pause", number=NUMBER),
    Kind("bid", "turn", ("spot-{price}",), seat=SEAT, price=NUMBER, paid=NUMBER, fakirs=NUMBER),
    Kind("turn", "turn", seat=SEAT),
    Kind("no-move", "head", seat=SEAT),
    Kind("lifted", at=("tile-{tile}",), seat=SEAT, number=NUMBER, tile=CELL_IDS),
    Kind("dropped", at=("tile-{tile}",), seat=SEAT, tribe=TRIBE_IDS, tile=CELL_IDS),
    Kind("took", "head", ("tile-{tile}",), seat=SEAT, number=NUMBER, tribe=TRIBE_IDS, tile=CELL_IDS),
    Kind("claimed", "also", ("tile-{tile}",), seat=SEAT, tile=CELL_IDS),
    Kind("last-camel", seat=SEAT),
    Kind("gathered", at=("front-{seat}-{tribe}",), seat=SEAT, number=NUMBER, tribe=TRIBE_IDS),
    Kind("row-cards", seat=SEAT, each_card=CARD_IDS),
    Kind("built", seat=SEAT, gold=NUMBER, builders=NUMBER, fakirs=NUMBER, blue=NUMBER),
    Kind("range", seat=SEAT, range=NUMBER, fakirs=NUMBER),
    Kind("nobody-killed", seat=SEAT),
    Kind("killed", at=("tile-{tile}",), seat=SEAT, tribe=TRIBE_IDS, tile=CELL_IDS),
    Kind("killed-before", at=("front-{victim}-{tribe}",), seat=SEAT, tribe=TRIBE_IDS, victim=SEAT),
    Kind("captured", at=("tile-{tile}",), seat=SEAT, tribe=TRIBE_IDS, tile=CELL_IDS),
    Kind("captured-before", at=("front-{victim}-{tribe}",), seat=SEAT, tribe=TRIBE_IDS, victim=SEAT),
    Kind("income", at=("djinn-{djinn}",), seat=SEAT, djinn=DJINN_IDS, gold=NUMBER),
    Kind("used", at=("djinn-{djinn}",), seat=SEAT, djinn=DJINN_IDS, elders=NUMBER, fakirs=NUMBER),
    Kind("drew", seat=SEAT),
    Kind("drew-card", seat=SEAT, card=CARD_IDS),
    Kind("shuffled", deck=DECK_IDS, number=NUMBER),
    Kind("placed", at=("tile-{tile}",), seat=SEAT, piece=PIECE_IDS, tile=CELL_IDS),
    Kind("settled", at=("tile-{tile}",), seat=SEAT, tribe=TRIBE_IDS, tile=CELL_IDS),
    Kind("bought", seat=SEAT, card=CARD_IDS, gold=NUMBER),
    Kind("sacrificed", seat=SEAT, elders=NUMBER, fakirs=NUMBER),
    Kind("gained", "also", ("djinn-{djinn}",), seat=SEAT, djinn=DJINN_IDS),
    Kind("looked", seat=SEAT, number=NUMBER),
    Kind("looked-at", seat=SEAT, each_djinn=DJINN_IDS),
    Kind("discarded-djinn", seat=SEAT, djinn=DJINN_IDS),
    Kind("sold", seat=SEAT, gold=NUMBER, each_card=CARD_IDS),
    Kind("card-laid", card=CARD_IDS),
    Kind("djinn-laid", at=("djinn-{djinn}",), djinn=DJINN_IDS),
    Kind("over", "chapter", rounds=NUMBER),
    Kind("no-more-moves", "chapter"),
)
