"""The five guilds: AR-30 to AR-32, AR-40 and AR-48 to AR-50."""

from typing import ClassVar, Final

from caravanserai.core.machine import NOBODY, Step
from caravanserai.games.alrashid import events
from caravanserai.games.alrashid.actions import VISIT
from caravanserai.games.alrashid.board import AL_RASHID, FAVOUR_COUNT, HEAD, INTRIGUE, PALACES, RANKS
from caravanserai.games.alrashid.fields import AREA_BIT
from caravanserai.games.alrashid.services import served
from caravanserai.games.alrashid.spies import SpySteps
from caravanserai.games.alrashid.stack import activated_some, name_at, on_turn, visit_flaw
from caravanserai.games.alrashid.state import State, ranks, send_home
from caravanserai.games.alrashid.visits import (
    HEAD_FAVOUR,
    NOTHING,
    SERVICE,
    TITLE,
    CopyFavour,
    Purse,
    Visit,
    favour_works,
    go_on,
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


class GuildActions(Step[State]):
    """AR-D9, AR-49 Which of service, title and favour to take in the guild."""

    fields: ClassVar[tuple[str, ...]] = ("who", "palace", "rank")
    decision: ClassVar[str] = "D-GUILD"
    rule: ClassVar[str] = "AR-49"

    def __init__(self, who: int, palace: int, rank: int) -> None:
        super().__init__(who)
        self.palace: Final = palace
        self.rank: Final = rank

    def legal(self, s: State) -> list[int]:
        purse = Purse(s, self.who)
        return [
            VISIT + index
            for index in range(len(COMBINATIONS))
            if self.offered(s, self.visit(COMBINATIONS[index]), purse)
        ]

    def visit(self, actions: int) -> Visit:
        """The visit with these actions."""
        return Visit(self.who, self.palace, self.rank, actions)

    def offered(self, s: State, visit: Visit, purse: Purse) -> bool:
        """AR-51 Whether the combination can be paid in full, in some way."""
        if visit.actions & SERVICE and not served(s, self.who, self.palace):
            return False
        head = HEAD[self.palace]
        if visit.actions & HEAD_FAVOUR and head < 0:
            return any(favour_works(s, visit, purse, favour) for favour in range(FAVOUR_COUNT))
        return favour_works(s, visit, purse, head)

    def run(self, s: State, action: int) -> None:
        visit = self.visit(COMBINATIONS[action - VISIT])
        if s.log is not None:
            s.tell(events.VISITS, (self.who, self.palace, action - VISIT))
        head = HEAD[self.palace]
        if not visit.actions & HEAD_FAVOUR:
            go_on(s, visit, NOTHING)
        elif head < 0:
            s.push(CopyFavour(self.who, self.palace, self.rank, visit.actions))
        else:
            go_on(s, visit, head)

    def auto(self, s: State) -> bool:
        return True

    def flaw(self, s: State, at: int) -> str:
        return (
            visit_flaw(s, at, self.who, self.palace, self.rank)
            if self.palace != AL_RASHID
            else "that is no guild"
        )


class Leave(Step[State]):
    """AR-40, AR-41 The area is resolved: the pawns still in it go home."""

    fields: ClassVar[tuple[str, ...]] = ("area",)
    rule: ClassVar[str] = "AR-41"

    def __init__(self, area: int) -> None:
        super().__init__(NOBODY)
        self.area: Final = area

    def run(self, s: State, action: int) -> None:
        for seat in s.rows[self.area]:
            send_home(s, seat, self.area)
        s.resolved |= AREA_BIT[self.area]
        s.announced = ()

    def flaw(self, s: State, at: int) -> str:
        if s.resolved & AREA_BIT[self.area]:
            return "that area was resolved this year"
        if at == len(s.stack) - 1 or on_turn(s) < 0:
            return "nobody resolves an area"
        if name_at(s, at - 1) == "Round" and not activated_some(s, on_turn(s)):
            return "that seat may still activate a title"
        if self.area < PALACES and not 1 <= len(s.rows[self.area]) <= RANKS:
            return "one to three families are received there"
        return ""


def received(s: State, palace: int) -> list[int]:
    """AR-30, AR-31 Ranks 1 to 3; the pawns of the others return home before anyone acts."""
    ranked = ranks(s, palace)
    if s.log is not None:
        s.tell(events.RANKS, (palace, *ranked))
    for seat in ranked[RANKS:]:
        send_home(s, seat, palace)
    return ranked[:RANKS]


def resolve_guild(s: State, palace: int) -> None:
    """AR-48 The ranked players visit one after the other. AR-32 Ranks are fixed now, so all visits are pushed at once."""
    s.push(Leave(palace))
    ranked = received(s, palace)
    if palace == INTRIGUE:
        s.push(SpySteps(tuple(ranked)))
    for rank in range(len(ranked) - 1, -1, -1):
        s.push(GuildActions(ranked[rank], palace, rank))
