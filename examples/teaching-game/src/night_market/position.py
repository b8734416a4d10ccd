"""Positions in readable names."""

from caravanserai.core.position import Json, Reader, write_counts
from night_market.board import CARDS, WARES
from night_market.state import Market


def write(state: Market) -> dict[str, Json]:
    """All fields but the pending steps."""
    seats = range(state.seats)
    return {
        "deck": write_counts(state.deck, CARDS),
        "hands": [write_counts(state.hand(seat), CARDS) for seat in seats],
        "stalls": [write_counts(state.stall(seat), WARES) for seat in seats],
        "discard": write_counts(state.discard, CARDS),
        "caught": state.caught.copy(),
        "last-turns": state.last_turns,
    }


def read(reader: Reader, seats: int, options: tuple[str, ...]) -> Market:
    """The position that `write` wrote."""
    hands = [count for child in reader.count_lists("hands", CARDS, seats) for count in child]
    stalls = [count for child in reader.count_lists("stalls", WARES, seats) for count in child]
    return Market(
        seats,
        options,
        [],
        reader.counts("deck", CARDS),
        hands,
        stalls,
        reader.counts("discard", CARDS),
        reader.numbers("caught", seats, 0),
        reader.number("last-turns", -1, seats),
    )
