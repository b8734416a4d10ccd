"""Snatching a card: the interrupt by a guard, and what happens to the card."""

from caravanserai.core.machine import CHANCE, Step
from night_market import events, options
from night_market.actions import CALL_GUARD, GRAB, LET
from night_market.board import GUARD, VALUES, WARE_COUNT
from night_market.fields import in_hand, on_stall
from night_market.state import State


class AnswerSnatch(Step[State]):
    """NM-9 The trader reached for may call a guard. It is asked even without one: not asking would tell."""

    fields = ("seat", "thief")
    decision = "D-ANSWER"
    rule = "NM-9"

    def __init__(self, seat: int, thief: int) -> None:
        super().__init__(seat)
        self.seat = seat
        self.thief = thief

    def legal(self, s: State) -> list[int]:
        return [LET, CALL_GUARD] if s.hands[in_hand(self.seat, GUARD)] else [LET]

    def run(self, s: State, action: int) -> None:
        if action == LET:
            s.push(Grab(self.seat, self.thief))
            return
        s.hands[in_hand(self.seat, GUARD)] -= 1
        s.discard[GUARD] += 1
        s.caught[self.thief] += 1
        s.tell(events.CAUGHT, (self.seat, self.thief))

    def flaw(self, s: State, at: int) -> str:
        if not options.guards(s.options):
            return "there are no guards in this game"
        return pair_flaw(s, self.seat, self.thief)


class Grab(Step[State]):
    """NM-10 A random card: a ware comes on the thief's stall, anything else is discarded."""

    fields = ("seat", "thief")
    rule = "NM-10"

    def __init__(self, seat: int, thief: int) -> None:
        super().__init__(CHANCE)
        self.seat = seat
        self.thief = thief

    def legal(self, s: State) -> list[int]:
        return [GRAB + card for card, count in enumerate(s.hand(self.seat)) if count]

    def weights(self, s: State) -> list[int]:
        return [count for count in s.hand(self.seat) if count]

    def run(self, s: State, action: int) -> None:
        card = action - GRAB
        s.hands[in_hand(self.seat, card)] -= 1
        if card < WARE_COUNT:
            s.stalls[on_stall(self.thief, card)] += 1
            s.tell(events.TOOK, (self.thief, self.seat, card, VALUES[card]))
        else:
            s.discard[card] += 1
            s.tell(events.SPILLED, (self.thief, self.seat, card))

    def flaw(self, s: State, at: int) -> str:
        return pair_flaw(s, self.seat, self.thief)


def pair_flaw(s: State, victim: int, thief: int) -> str:
    """What is wrong with a thief and a victim, or nothing."""
    if thief != s.trader():
        return f"it is not the turn of seat {thief}"
    if s.hand_size(victim) <= s.hand_size(thief):
        return f"seat {victim} does not hold more cards than seat {thief}"
    return ""
