"""Snatching a card: the interrupt by a guard, and what happens to the card."""

from caravanserai.core.machine import CHANCE, Step
from night_market.actions import CALL_GUARD, GRAB, LET
from night_market.board import GUARD, VALUES
from night_market.events import CAUGHT, SPILLED, TOOK
from night_market.state import Market


class AnswerSnatch(Step[Market]):
    """NM-9 The trader reached for may call a guard. It is asked even without one: not asking would tell."""

    fields = ("seat", "thief")
    decision = "NM-D2"
    rule = "NM-9"

    def __init__(self, seat: int, thief: int) -> None:
        super().__init__(seat)
        self.seat = seat
        self.thief = thief

    def legal(self, s: Market) -> list[int]:
        return [LET, CALL_GUARD] if s.hands[6 * self.seat + GUARD] else [LET]

    def run(self, s: Market, action: int) -> None:
        if action == LET:
            s.push(Grab(self.seat, self.thief))
            return
        s.hands[6 * self.seat + GUARD] -= 1
        s.discard[GUARD] += 1
        s.caught[self.thief] += 1
        s.tell(CAUGHT, (self.seat, self.thief))

    def flaw(self, s: Market, at: int) -> str:
        if s.options[0] == "off":
            return "there are no guards in this game"
        return pair_flaw(s, self.seat, self.thief)


class Grab(Step[Market]):
    """NM-10 A random card: a ware comes on the thief's stall, anything else is discarded."""

    fields = ("seat", "thief")
    rule = "NM-10"

    def __init__(self, seat: int, thief: int) -> None:
        super().__init__(CHANCE)
        self.seat = seat
        self.thief = thief

    def legal(self, s: Market) -> list[int]:
        return [GRAB + card for card, count in enumerate(s.hand(self.seat)) if count]

    def weights(self, s: Market) -> list[int]:
        return [count for count in s.hand(self.seat) if count]

    def run(self, s: Market, action: int) -> None:
        card = action - GRAB
        s.hands[6 * self.seat + card] -= 1
        if card < 4:
            s.stalls[4 * self.thief + card] += 1
            s.tell(TOOK, (self.thief, self.seat, card, VALUES[card]))
        else:
            s.discard[card] += 1
            s.tell(SPILLED, (self.thief, self.seat, card))

    def flaw(self, s: Market, at: int) -> str:
        return pair_flaw(s, self.seat, self.thief)


def pair_flaw(s: Market, victim: int, thief: int) -> str:
    """What is wrong with a thief and a victim, or nothing."""
    if not (0 <= victim < s.seats and 0 <= thief < s.seats):
        return f"there is no seat {victim} or no seat {thief}"
    if s.hand_size(victim) <= s.hand_size(thief):
        return f"seat {victim} does not hold more cards than seat {thief}"
    return ""
