"""The position: who has what, and nothing twice."""

from typing import Any

from caravanserai.core.machine import Broken, State, Step
from night_market.board import ASSORTMENT, CARDS, CAUGHT, COPIES, GUARD, VALUES


class Market(State):
    """Hands and stalls are flat lists: six (four) counts per seat, one seat after the other."""

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

    def clone(self) -> "Market":
        return Market(
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
        return self.hands[6 * seat : 6 * seat + 6]

    def hand_size(self, seat: int) -> int:
        """How many cards the seat holds; everybody may know that."""
        return sum(self.hand(seat))

    def stall(self, seat: int) -> list[int]:
        """How many of each ware lie on the seat's stall."""
        return self.stalls[4 * seat : 4 * seat + 4]

    def points(self, seat: int) -> list[int]:
        """NM-13 Points of the seat: wares, assortment, caught."""
        stall = self.stall(seat)
        wares = sum(count * value for count, value in zip(stall, VALUES, strict=True))
        return [wares, ASSORTMENT if min(stall) else 0, -CAUGHT * self.caught[seat]]

    def scores(self) -> list[int]:
        return [sum(self.points(seat)) for seat in range(self.seats)]

    def ranking(self) -> list[list[int]]:
        """NM-14 Most points first; among tied traders those caught less often."""
        scores = self.scores()
        groups: dict[tuple[int, int], list[int]] = {}
        for seat in range(self.seats):
            groups.setdefault((-scores[seat], self.caught[seat]), []).append(seat)
        return [groups[rank] for rank in sorted(groups)]

    def check(self) -> None:
        """NM-2 Every card is somewhere, and only there."""
        copies = deck_for(self.options)
        for card, name in enumerate(CARDS):
            held = sum(self.hands[card::6])
            sold = sum(self.stalls[card::4]) if card < 4 else 0
            found = self.deck[card] + self.discard[card] + held + sold
            if found != copies[card]:
                raise Broken(
                    f"state.deck.{name}", "NM-2", f"{found} cards of {name}, there are {copies[card]}"
                )
        if sum(self.caught) > self.discard[GUARD]:
            raise Broken("state.caught", "NM-9", "more traders were caught than guards were played")
        if self.last_turns >= 0 and any(self.deck):
            raise Broken("state.last-turns", "NM-12", "the last turns come when the deck is empty")


def deck_for(options: tuple[str, ...]) -> list[int]:
    """NM-15 The cards in the game: without guards if the option says so."""
    copies = list(COPIES)
    if options[0] == "off":
        copies[GUARD] = 0
    return copies
