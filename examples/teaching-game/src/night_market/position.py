"""Positions in readable names."""

from caravanserai.core.position import Json, Reader, write_counts
from night_market.board import CARDS, WARES
from night_market.state import State


def write(s: State) -> dict[str, Json]:
    """All fields but the pending steps."""
    seats = range(s.seats)
    return {
        "deck": write_counts(s.deck, CARDS),
        "hands": [write_counts(s.hand(seat), CARDS) for seat in seats],
        "stalls": [write_counts(s.stall(seat), WARES) for seat in seats],
        "discard": write_counts(s.discard, CARDS),
        "caught": s.caught.copy(),
        "last-turns": s.last_turns,
    }


def read(reader: Reader, seats: int, options: tuple[str, ...]) -> State:
    """The position that `write` wrote."""
    hands = [count for child in reader.count_lists("hands", CARDS, seats) for count in child]
    stalls = [count for child in reader.count_lists("stalls", WARES, seats) for count in child]
    return State(
        seats,
        options,
        [],
        reader.counts("deck", CARDS),
        hands,
        stalls,
        reader.counts("discard", CARDS),
        reader.numbers("caught", seats, 0),
        reader.number("last-turns", -1, seats - 1),
    )
