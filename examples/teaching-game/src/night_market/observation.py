"""What a seat may know as numbers, for programs that learn: itself first, then the others clockwise."""

from typing import Final

from caravanserai.core.sheet import Sheet, Writer
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


class Observation(Writer[State]):
    """Writes the numbers of FIELDS, in their order."""

    def write(self, s: State, seat: int, sheet: Sheet) -> None:
        """What is passed over is 0: missing traders are, so one layout fits all tables."""
        sheet.put(sum(s.deck))
        sheet.put(max(0, s.last_turns))
        sheet.copy(s.discard, 0, len(CARDS))
        for away in range(s.seats):
            other = (seat + away) % s.seats
            sheet.put(sum(points(s, other)))
            sheet.put(s.hand_size(other))
            sheet.put(s.caught[other])
            sheet.copy(s.stall(other), 0, len(WARES))
        sheet.skip((MOST - s.seats) * TRADER)
        sheet.copy(s.hand(seat), 0, len(CARDS))
