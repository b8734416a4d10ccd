"""The position: who has what, and nothing twice."""

from typing import Any

from caravanserai.core import machine
from caravanserai.core.machine import Step
from night_market.fields import in_hand, on_stall


class State(machine.State):
    """Hands and stalls are flat lists of counts, one seat after the other (see `fields`)."""

    def __init__(
        self,
        seats: int,
        options: tuple[str, ...],
        stack: list[Step[Any]],
        deck: list[int],
        hands: list[int],
        stalls: list[int],
        discard: list[int],
        caught: list[int],
        last_turns: int,
    ) -> None:
        super().__init__(seats, options, stack)
        self.deck = deck
        self.hands = hands
        self.stalls = stalls
        self.discard = discard
        self.caught = caught
        self.last_turns = last_turns
        """Turns still to come after the deck ran out; -1 as long as it has cards."""

    def clone(self) -> "State":
        return State(
            self.seats,
            self.options,
            self.stack.copy(),
            self.deck.copy(),
            self.hands.copy(),
            self.stalls.copy(),
            self.discard.copy(),
            self.caught.copy(),
            self.last_turns,
        )

    def hand(self, seat: int) -> list[int]:
        """How many cards of each kind the seat holds."""
        return self.hands[in_hand(seat, 0) : in_hand(seat + 1, 0)]

    def hand_size(self, seat: int) -> int:
        """How many cards the seat holds; everybody may know that."""
        return sum(self.hand(seat))

    def stall(self, seat: int) -> list[int]:
        """How many of each ware lie on the seat's stall."""
        return self.stalls[on_stall(seat, 0) : on_stall(seat + 1, 0)]

    def trader(self) -> int:
        """Whose turn it is: the one before the trader of the pending `Turn`, which always lies at the bottom."""
        bottom: Any = self.stack[0]
        return int(bottom.seat - 1) % self.seats

    def scores(self) -> list[int]:
        from night_market.scoring import points

        return [sum(points(self, seat)) for seat in range(self.seats)]

    def ranking(self) -> list[list[int]]:
        """NM-14 Most points first; among tied traders those caught less often."""
        scores = self.scores()
        groups: dict[tuple[int, int], list[int]] = {}
        for seat in range(self.seats):
            groups.setdefault((-scores[seat], self.caught[seat]), []).append(seat)
        return [groups[rank] for rank in sorted(groups)]

    def check(self) -> None:
        from night_market.invariants import check

        check(self)
