"""The purchase window `w-buy` (MO-72, MO-86): after paying, the buyer may cast Abracadabra."""

from typing import ClassVar, Final

from caravanserai.core.machine import Step
from caravanserai.games.morgenland.actions import CAST, PASS
from caravanserai.games.morgenland.artifacts import asked_to_buy, can_cast
from caravanserai.games.morgenland.board import ABRACADABRA, FIRST_ROOM, W_BUY
from caravanserai.games.morgenland.fields import BIT
from caravanserai.games.morgenland.offers import take_offer
from caravanserai.games.morgenland.ranks import tokens_on
from caravanserai.games.morgenland.spells import Cast
from caravanserai.games.morgenland.state import State
from caravanserai.games.morgenland.windows import announce


def purchase_window(s: State, seat: int, room: int) -> None:
    """MO-72 `w-buy`: after the payment, if the stack is not empty, the buyer may cast Abracadabra."""
    if s.magic and s.size[room] > 0 and asked_to_buy(s, seat):
        s.push(CastAbracadabra(seat, room))
    else:
        take_offer(s, seat, room)


class CastAbracadabra(Step[State]):
    """MO-86 The buyer may cast Abracadabra, or take the offer."""

    fields: ClassVar[tuple[str, ...]] = ("who", "room")
    decision: ClassVar[str] = "D-ABRA"
    rule: ClassVar[str] = "MO-86"

    def __init__(self, who: int, room: int) -> None:
        super().__init__(who)
        self.room: Final = room

    def legal(self, s: State) -> list[int]:
        if s.spells[self.who] & BIT[ABRACADABRA] and can_cast(s, self.who):
            return [PASS, CAST + ABRACADABRA]
        return [PASS]

    def run(self, s: State, action: int) -> None:
        if action == PASS:
            take_offer(s, self.who, self.room)
        else:
            announce(s, Cast(ABRACADABRA, self.who, W_BUY, self.room, -1))

    def flaw(self, s: State, at: int) -> str:
        if s.scored != FIRST_ROOM + self.room + 1 or s.offer[self.room] < 0 or s.size[self.room] == 0:
            return "that room has no offer or no stack to choose from"
        if not tokens_on(s, self.who, FIRST_ROOM + self.room):
            return "this seat has no token in the room"
        return "" if asked_to_buy(s, self.who) else "this seat has nothing to cast"
