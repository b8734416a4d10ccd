"""Al-Rashid's Palace: AR-83 to AR-86."""

from typing import ClassVar, Final

from caravanserai.games.alrashid.actions import COURT
from caravanserai.games.alrashid.board import AL_RASHID, SHUT_OUT_DISHONOR
from caravanserai.games.alrashid.guilds import Leave, received
from caravanserai.games.alrashid.pending import Automatic, CourtStep
from caravanserai.games.alrashid.state import PASHA_HERE, STRIDE, Court, send_home, take_dishonor
from caravanserai.games.alrashid.telling import TOLD_ATTENDS, TOLD_NEW_ORDER
from caravanserai.games.alrashid.visits import NOTHING, SERVICE, TITLE, favour_works, go_on, purse


class PalaceActions(CourtStep):
    """AR-84 Benevolence, one title of the Caliph, both or neither."""

    fields: ClassVar[tuple[str, ...]] = ("who", "rank")
    decision: ClassVar[str] = "AR-D10"
    rule: ClassVar[str] = "AR-84"

    def __init__(self, who: int, rank: int) -> None:
        super().__init__(who)
        self.rank: Final = rank

    def legal(self, s: Court) -> list[int]:
        found = [COURT, COURT + SERVICE]
        value = purse(s, self.who)
        if favour_works(s, self.who, AL_RASHID, self.rank, TITLE, NOTHING, value, value):
            found.append(COURT + TITLE)
            found.append(COURT + SERVICE + TITLE)
        return found

    def run(self, s: Court, action: int) -> None:
        if s.log is not None:
            s.tell(TOLD_ATTENDS, (self.who, action - COURT))
        go_on(s, self.who, AL_RASHID, self.rank, action - COURT, NOTHING)


class NewOrder(Automatic):
    """AR-86 The takers of benevolence come first, by rank; AR-43 this counts from the next round on."""

    def __init__(self) -> None:
        super().__init__()

    def run(self, s: Court, action: int) -> None:
        if s.announced:
            others = tuple([seat for seat in s.order if seat not in s.announced])
            s.next_order = s.announced + others
            if s.log is not None:
                s.tell(TOLD_NEW_ORDER, s.next_order)


def resolve_palace(s: Court) -> None:
    """AR-83 Who has no Pasha there is shut out first, in turn order (AR-2); then ranks 1 to 3 make their visits."""
    for seat in s.order:
        stack = s.stacks[AL_RASHID * STRIDE + seat]
        if stack and not stack & PASHA_HERE:
            take_dishonor(s, seat, SHUT_OUT_DISHONOR)
            send_home(s, seat, AL_RASHID)
    s.push(Leave(AL_RASHID))
    s.push(NewOrder())
    ranked = received(s, AL_RASHID)
    for rank in range(len(ranked) - 1, -1, -1):
        s.push(PalaceActions(ranked[rank], rank))
