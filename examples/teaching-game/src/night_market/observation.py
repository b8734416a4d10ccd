"""What a seat may know as numbers, for programs that learn: itself first, then the others clockwise."""

from typing import Final

from night_market.board import CARDS, COLOURS, WARES
from night_market.scoring import points
from night_market.state import State

MOST: Final = len(COLOURS)
TRADER: Final = 3 + len(WARES)

FIELDS: Final = (
    ("deck", 1, "cards in the deck"),
    ("last-turns", 1, "turns still to come after the deck ran out; 0 before, like at the very end"),
    ("discard", len(CARDS), "discarded cards by kind"),
    ("traders", MOST * TRADER, "per trader: score, cards in hand, times caught, wares on the stall by kind"),
    ("hand", len(CARDS), "the observer's cards by kind"),
)
"""Name, size and meaning of each field."""


def observe(s: State, seat: int) -> list[int]:
    """The numbers of FIELDS, in their order; missing traders are zeros, so one layout fits all tables."""
    found = [sum(s.deck), max(0, s.last_turns), *s.discard]
    for away in range(MOST):
        if away < s.seats:
            other = (seat + away) % s.seats
            found += [sum(points(s, other)), s.hand_size(other), s.caught[other]]
            found += s.stall(other)
        else:
            found += [0] * TRADER
    return found + s.hand(seat)
