"""What a seat may see: its own hand, the sizes of all others, and everything on the table."""

from caravanserai.core.position import Json, write_counts
from night_market.board import CARDS, COLOURS, WARES
from night_market.state import Market


def view(state: Market, seat: int | None) -> dict[str, Json]:
    """The table as the seat (None: a spectator) sees it."""
    return {
        "deck": sum(state.deck),
        "discard": write_counts(state.discard, CARDS),
        "last-turns": None if state.last_turns < 0 else state.last_turns,
        "seats": [_trader(state, other) for other in range(state.seats)],
        "hand": None if seat is None else write_counts(state.hand(seat), CARDS),
    }


def _trader(state: Market, seat: int) -> dict[str, Json]:
    return {
        "id": f"trader-{seat}",
        "colour": COLOURS[seat],
        "cards": state.hand_size(seat),
        "stall": write_counts(state.stall(seat), WARES),
        "caught": state.caught[seat],
        "score": sum(state.points(seat)),
    }
