"""Step 6, closing: sales of merchandise, powers, and the end of the turn (FT-65, FT-66, FT-130)."""

from typing import Final

from caravanserai.core.machine import Step
from caravanserai.games.fivetribes import events
from caravanserai.games.fivetribes.actions import DONE, END_TURN, SELL, SELL_KIND, USE
from caravanserai.games.fivetribes.board import GOODS, SET_VALUE
from caravanserai.games.fivetribes.djinns import forget_uses
from caravanserai.games.fivetribes.fields import HAND, KNOWN, PLAYER
from caravanserai.games.fivetribes.hands import discard, unknown_cards
from caravanserai.games.fivetribes.state import State, turn_flaw
from caravanserai.games.fivetribes.windows import usable_powers, use_power


def holds_merchandise(s: State, seat: int) -> bool:
    """Whether the hand holds anything that can be sold; Fakirs cannot."""
    return any(s.players[at] > 0 for at in range(seat * PLAYER + HAND, seat * PLAYER + HAND + GOODS))


class Closing(Step[State]):
    """FT-D21, FT-27, FT-65, FT-66 Powers and sales in any order until the player ends the turn; always asked (FT-128)."""

    decision = "D-CLOSING"
    rule = "FT-66"
    fields = ("who",)

    def __init__(self, who: int) -> None:
        super().__init__(who)

    def legal(self, s: State) -> list[int]:
        found = [END_TURN]
        if holds_merchandise(s, self.who):
            found.append(SELL)
        found.extend(usable_powers(s, self.who))
        return found

    def run(self, s: State, action: int) -> None:
        if action == END_TURN:
            s.path.clear()
            forget_uses(s)
            return
        s.push(self)
        if action == SELL:
            s.push(SellKind(self.who, ()))
        else:
            use_power(s, self.who, action - USE)


class SellKind(Step[State]):
    """FT-D22, FT-65, FT-130 The kinds of a set, in canonical order; at `done` the cards are discarded for gold (FT-5)."""

    decision = "D-SELL-KIND"
    rule = "FT-65"
    fields = ("who", "chosen")

    def __init__(self, who: int, chosen: tuple[int, ...]) -> None:
        super().__init__(who)
        self.chosen: Final = chosen

    def legal(self, s: State) -> list[int]:
        found: list[int] = []
        for kind in range(self.chosen[-1] + 1 if self.chosen else 0, GOODS):
            if s.of(self.who, HAND + kind) > 0:
                found.append(SELL_KIND + kind)
        if self.chosen:
            found.append(DONE)
        return found

    def run(self, s: State, action: int) -> None:
        if action != DONE:
            s.push(SellKind(self.who, (*self.chosen, action - SELL_KIND)))
            return
        for kind in self.chosen:
            discard(s, self.who, kind)
        gold = SET_VALUE[len(self.chosen)]
        s.gain(self.who, gold)
        if s.log is not None:
            s.tell(events.SOLD, (self.who, gold, *self.chosen))

    def auto(self, s: State) -> bool:
        """FT-127 Only `done`, and only if everybody can tell that no later kind is left."""
        if not self.chosen:
            return False
        last = self.chosen[-1]
        if last == GOODS - 1:
            return True
        unknown = unknown_cards(s, self.who)
        for kind in self.chosen:
            if s.of(self.who, KNOWN + kind) == 0:
                unknown -= 1
        if unknown > 0:
            return False
        return not any(s.of(self.who, KNOWN + kind) > 0 for kind in range(last + 1, GOODS))

    def flaw(self, s: State, at: int) -> str:
        flaw = turn_flaw(s, self.who)
        if flaw:
            return flaw
        last = -1
        for kind in self.chosen:
            if kind <= last or s.of(self.who, HAND + kind) == 0:
                return "the kinds chosen are not in the hand, or not in order"
            last = kind
        return ""
