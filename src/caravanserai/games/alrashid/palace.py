"""Al-Rashid's Palace: AR-83 to AR-86."""

from typing import ClassVar, Final

from caravanserai.core.machine import NOBODY, Step
from caravanserai.games.alrashid import events
from caravanserai.games.alrashid.actions import COURT
from caravanserai.games.alrashid.board import AL_RASHID, SHUT_OUT_DISHONOR
from caravanserai.games.alrashid.fields import PASHA_HERE, STRIDE
from caravanserai.games.alrashid.guilds import Leave, received
from caravanserai.games.alrashid.options import ranked_court
from caravanserai.games.alrashid.stack import area_resolved, visit_flaw
from caravanserai.games.alrashid.state import State, send_home, take_dishonor
from caravanserai.games.alrashid.visits import NOTHING, SERVICE, TITLE, Purse, Visit, favour_works, go_on


class PalaceActions(Step[State]):
    """AR-D10, AR-84 Benevolence, one title of the Caliph, both or neither."""

    fields: ClassVar[tuple[str, ...]] = ("who", "rank")
    decision: ClassVar[str] = "D-PALACE"
    rule: ClassVar[str] = "AR-84"

    def __init__(self, who: int, rank: int) -> None:
        super().__init__(who)
        self.rank: Final = rank

    def legal(self, s: State) -> list[int]:
        found = [COURT, COURT + SERVICE]
        if favour_works(s, self.visit(TITLE), Purse(s, self.who), NOTHING):
            found.append(COURT + TITLE)
            found.append(COURT + SERVICE + TITLE)
        return found

    def run(self, s: State, action: int) -> None:
        if s.log is not None:
            s.tell(events.ATTENDS, (self.who, action - COURT))
        go_on(s, self.visit(action - COURT), NOTHING)

    def visit(self, actions: int) -> Visit:
        """The visit with these actions; benevolence is the service of this palace."""
        return Visit(self.who, AL_RASHID, self.rank, actions)

    def flaw(self, s: State, at: int) -> str:
        return visit_flaw(s, at, self.who, AL_RASHID, self.rank)


class NewOrder(Step[State]):
    """AR-86 The takers of benevolence come first, by rank; AR-43 this counts from the next round on."""

    rule: ClassVar[str] = "AR-86"

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def run(self, s: State, action: int) -> None:
        if s.announced:
            others = tuple([seat for seat in s.order if seat not in s.announced])
            s.next_order = s.announced + others
            if s.log is not None:
                s.tell(events.NEW_ORDER, s.next_order)

    def flaw(self, s: State, at: int) -> str:
        return "" if area_resolved(s) == AL_RASHID else "Al-Rashid's Palace is not being resolved"


def resolve_palace(s: State) -> None:
    """AR-84 Ranks 1 to 3 make their visits; AR-83 those without a Pasha are shut out before or after ranking."""
    s.push(Leave(AL_RASHID))
    s.push(NewOrder())
    if not ranked_court(s):
        shut_out(s)
    ranked = received(s, AL_RASHID)
    if ranked_court(s):
        shut_out(s)
    for rank in range(len(ranked) - 1, -1, -1):
        if s.stacks[AL_RASHID * STRIDE + ranked[rank]]:
            s.push(PalaceActions(ranked[rank], rank))


def shut_out(s: State) -> None:
    """AR-83 Who stands there without a Pasha takes dishonor and goes home, in turn order (AR-2)."""
    for seat in s.order:
        stack = s.stacks[AL_RASHID * STRIDE + seat]
        if stack and not stack & PASHA_HERE:
            take_dishonor(s, seat, SHUT_OUT_DISHONOR)
            send_home(s, seat, AL_RASHID)
