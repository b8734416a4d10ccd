"""The kinds of events and what their numbers mean. The index of a kind is its constant in `events`."""

from typing import Final

from caravanserai.core.events import NUMBER, SEAT, Kind
from caravanserai.games.fivetribes.board import CARD_IDS, CELL_IDS, DJINN_IDS, TRIBE_IDS

PIECE_IDS: Final[tuple[str, ...]] = ("palm", "palace")
DECK_IDS: Final[tuple[str, ...]] = ("resource", "djinn")

KINDS: Final[tuple[Kind, ...]] = (
    Kind("round", number=NUMBER),
    Kind("bid", seat=SEAT, price=NUMBER, paid=NUMBER, fakirs=NUMBER),
    Kind("turn", seat=SEAT),
    Kind("no-move", seat=SEAT),
    Kind("lifted", seat=SEAT, number=NUMBER, tile=CELL_IDS),
    Kind("dropped", seat=SEAT, tribe=TRIBE_IDS, tile=CELL_IDS),
    Kind("took", seat=SEAT, number=NUMBER, tribe=TRIBE_IDS, tile=CELL_IDS),
    Kind("claimed", seat=SEAT, tile=CELL_IDS),
    Kind("last-camel", seat=SEAT),
    Kind("gathered", seat=SEAT, number=NUMBER, tribe=TRIBE_IDS),
    Kind("row-cards", seat=SEAT, each_card=CARD_IDS),
    Kind("built", seat=SEAT, gold=NUMBER, builders=NUMBER, fakirs=NUMBER, blue=NUMBER),
    Kind("range", seat=SEAT, range=NUMBER, fakirs=NUMBER),
    Kind("nobody-killed", seat=SEAT),
    Kind("killed", seat=SEAT, tribe=TRIBE_IDS, tile=CELL_IDS),
    Kind("killed-before", seat=SEAT, tribe=TRIBE_IDS, victim=SEAT),
    Kind("captured", seat=SEAT, tribe=TRIBE_IDS, tile=CELL_IDS),
    Kind("captured-before", seat=SEAT, tribe=TRIBE_IDS, victim=SEAT),
    Kind("income", seat=SEAT, djinn=DJINN_IDS, gold=NUMBER),
    Kind("used", seat=SEAT, djinn=DJINN_IDS, elders=NUMBER, fakirs=NUMBER),
    Kind("drew", seat=SEAT),
    Kind("drew-card", seat=SEAT, card=CARD_IDS),
    Kind("shuffled", deck=DECK_IDS, number=NUMBER),
    Kind("placed", seat=SEAT, piece=PIECE_IDS, tile=CELL_IDS),
    Kind("settled", seat=SEAT, tribe=TRIBE_IDS, tile=CELL_IDS),
    Kind("bought", seat=SEAT, card=CARD_IDS, gold=NUMBER),
    Kind("sacrificed", seat=SEAT, elders=NUMBER, fakirs=NUMBER),
    Kind("gained", seat=SEAT, djinn=DJINN_IDS),
    Kind("looked", seat=SEAT, number=NUMBER),
    Kind("looked-at", seat=SEAT, each_djinn=DJINN_IDS),
    Kind("discarded-djinn", seat=SEAT, djinn=DJINN_IDS),
    Kind("sold", seat=SEAT, gold=NUMBER, each_card=CARD_IDS),
    Kind("card-laid", card=CARD_IDS),
    Kind("djinn-laid", djinn=DJINN_IDS),
    Kind("over", rounds=NUMBER),
    Kind("no-more-moves"),
)
