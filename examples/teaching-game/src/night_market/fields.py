"""Where things lie in the flat lists of a position: one hand after the other, one stall after the other."""

from night_market.board import CARD_COUNT, WARE_COUNT


def in_hand(seat: int, card: int) -> int:
    """The place of the seat's cards of that kind in `hands`."""
    return seat * CARD_COUNT + card


def on_stall(seat: int, ware: int) -> int:
    """The place of the seat's wares of that kind in `stalls`."""
    return seat * WARE_COUNT + ware
