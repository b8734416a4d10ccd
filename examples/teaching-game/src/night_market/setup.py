"""The beginning: the deck, and three cards for everybody."""

from caravanserai.core.machine import CHANCE, Step
from night_market import deck, events, options
from night_market.actions import DRAW
from night_market.board import CARD_COUNT, COPIES, GUARD, HAND, WARE_COUNT
from night_market.state import State
from night_market.turn import Turn


class Deal(Step[State]):
    """NM-3 Everybody is dealt three cards, one at a time, seen by nobody else."""

    fields = ("seat", "left")
    rule = "NM-3"

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(CHANCE)
        self.seat = seat
        self.left = left

    def legal(self, s: State) -> list[int]:
        return deck.drawable(s)

    def weights(self, s: State) -> list[int]:
        return [count for count in s.deck if count]

    def run(self, s: State, action: int) -> None:
        deck.draw(s, self.seat, action - DRAW)
        s.tell(events.DEALT, (self.seat, action - DRAW), 1 << self.seat)
        if self.left > 1:
            s.push(Deal(self.seat, self.left - 1))

    def flaw(self, s: State, at: int) -> str:
        """Seat by seat, the last one at the bottom, before anything else happens."""
        if self.seat != s.seats - at or s.trader() != s.seats - 1:
            return f"seat {self.seat} is not dealt to in this order"
        if self.left + s.hand_size(self.seat) != HAND:
            return f"seat {self.seat} gets {HAND} cards in all"
        if any(s.stalls) or any(s.discard):
            return "the market has opened already"
        done = range(self.seat) if at == len(s.stack) - 1 else ()
        return "" if all(s.hand_size(seat) == HAND for seat in done) else "a seat was left out"


def set_up(seats: int, chosen: tuple[str, ...]) -> State:
    """NM-1 to NM-4 The deck, an empty table, everybody's cards to come, then the first turn."""
    deal = [Deal(seat, HAND) for seat in reversed(range(seats))]
    return State(
        seats,
        chosen,
        [Turn(0), *deal],
        deck=deck_for(chosen),
        hands=[0] * CARD_COUNT * seats,
        stalls=[0] * WARE_COUNT * seats,
        discard=[0] * CARD_COUNT,
        caught=[0] * seats,
        last_turns=-1,
    )


def deck_for(chosen: tuple[str, ...]) -> list[int]:
    """NM-15 The cards in the game: without guards if the option says so."""
    copies = list(COPIES)
    if not options.guards(chosen):
        copies[GUARD] = 0
    return copies
