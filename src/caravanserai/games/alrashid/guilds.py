"""The five guilds: AR-30 to AR-32, AR-40 and AR-48 to AR-50."""

from typing import ClassVar, Final

from caravanserai.games.alrashid.actions import VISIT
from caravanserai.games.alrashid.board import AL_RASHID, HEAD, INTRIGUE, RANKS
from caravanserai.games.alrashid.pending import Automatic, CourtStep
from caravanserai.games.alrashid.services import served
from caravanserai.games.alrashid.spies import SpySteps
from caravanserai.games.alrashid.state import AREA_BIT, Court, ranks, send_home
from caravanserai.games.alrashid.telling import TOLD_RANKS, TOLD_VISITS
from caravanserai.games.alrashid.visits import (
    HEAD_FAVOUR,
    NOTHING,
    SERVICE,
    TITLE,
    CopyFavour,
    favour_works,
    go_on,
    purse,
    purse_top,
)

COMBINATIONS: Final[tuple[int, ...]] = (
    0,
    SERVICE,
    TITLE,
    HEAD_FAVOUR,
    SERVICE | TITLE,
    SERVICE | HEAD_FAVOUR,
    TITLE | HEAD_FAVOUR,
)
"""AR-49 The seven answers of AR-D9: nothing, one or two of the three actions, never all."""


class GuildActions(CourtStep):
    """AR-49 Which of service, title and favour to take in the guild."""

    fields: ClassVar[tuple[str, ...]] = ("who", "palace", "rank")
    decision: ClassVar[str] = "AR-D9"
    rule: ClassVar[str] = "AR-49"

    def __init__(self, who: int, palace: int, rank: int) -> None:
        super().__init__(who)
        self.palace: Final = palace
        self.rank: Final = rank

    def legal(self, s: Court) -> list[int]:
        value = purse(s, self.who)
        spare = value - purse_top(s, self.who)
        found: list[int] = []
        for index in range(len(COMBINATIONS)):
            if self.offered(s, COMBINATIONS[index], value, spare):
                found.append(VISIT + index)
        return found

    def offered(self, s: Court, actions: int, value: int, spare: int) -> bool:
        """AR-51 Whether the combination can be paid in full, in some way."""
        if actions & SERVICE and not served(s, self.who, self.palace):
            return False
        head = HEAD[self.palace]
        if actions & HEAD_FAVOUR and head < 0:
            for favour in range(4):
                if favour_works(s, self.who, self.palace, self.rank, actions, favour, value, spare):
                    return True
            return False
        return favour_works(s, self.who, self.palace, self.rank, actions, head, value, spare)

    def run(self, s: Court, action: int) -> None:
        actions = COMBINATIONS[action - VISIT]
        if s.log is not None:
            s.tell(TOLD_VISITS, (self.who, self.palace, action - VISIT))
        if actions & HEAD_FAVOUR:
            head = HEAD[self.palace]
            if head < 0:
                s.push(CopyFavour(self.who, self.palace, self.rank, actions))
            else:
                go_on(s, self.who, self.palace, self.rank, actions, head)
        else:
            go_on(s, self.who, self.palace, self.rank, actions, NOTHING)

    def auto(self, s: Court) -> bool:
        return True

    def misfit(self, s: Court) -> str:
        return "" if self.palace != AL_RASHID else "Al-Rashid's Palace is no guild"


class Leave(Automatic):
    """AR-40, AR-41 The area is resolved: the pawns still in it go home."""

    fields: ClassVar[tuple[str, ...]] = ("area",)

    def __init__(self, area: int) -> None:
        super().__init__()
        self.area: Final = area

    def run(self, s: Court, action: int) -> None:
        for seat in s.rows[self.area]:
            send_home(s, seat, self.area)
        s.resolved |= AREA_BIT[self.area]
        s.announced = ()


def received(s: Court, palace: int) -> list[int]:
    """AR-30, AR-31 Ranks 1 to 3; the pawns of the others return home before anyone acts."""
    ranked = ranks(s, palace)
    if s.log is not None:
        s.tell(TOLD_RANKS, (palace, *ranked))
    for seat in ranked[RANKS:]:
        send_home(s, seat, palace)
    return ranked[:RANKS]


def resolve_guild(s: Court, palace: int) -> None:
    """AR-48 The ranked players visit one after the other. AR-32 Ranks are fixed now, so all visits are pushed at once."""
    s.push(Leave(palace))
    ranked = received(s, palace)
    if palace == INTRIGUE:
        s.push(SpySteps(tuple(ranked)))
    for rank in range(len(ranked) - 1, -1, -1):
        s.push(GuildActions(ranked[rank], palace, rank))
