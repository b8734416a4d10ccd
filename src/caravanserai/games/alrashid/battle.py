"""The battle for a territory: AR-87 to AR-95, with the Strategist (AR-107) and the Raider (AR-109)."""

from typing import ClassVar, Final

from caravanserai.games.alrashid.actions import COMMIT, DONE, FIGHT, FLEE, GAIN
from caravanserai.games.alrashid.board import (
    COLOUR_COUNT,
    FLIGHT_DISHONOR,
    HARVEST,
    ITEMS,
    KINDS,
    PALACES,
    RAIDER,
    STRATEGIST,
    VALUE_COUNT,
    VALUES,
)
from caravanserai.games.alrashid.guilds import Leave
from caravanserai.games.alrashid.mercenaries import DiscardToken, to_pile
from caravanserai.games.alrashid.pending import Automatic, CourtStep
from caravanserai.games.alrashid.state import (
    FACE_UP,
    STRIDE,
    TOKEN_KINDS,
    Court,
    camp_has,
    camp_kind,
    copies,
    gain_goods,
    hand_colour,
    hand_kind,
    ranks,
    send_home,
    take_dishonor,
)
from caravanserai.games.alrashid.telling import (
    TOLD_BEATEN,
    TOLD_DISCARDED,
    TOLD_FIGHTS,
    TOLD_FLEES,
    TOLD_RANKS,
    TOLD_REPELLED,
    TOLD_REVEALED,
    TOLD_WON,
)
from caravanserai.games.alrashid.territories import trade


class Battle(Automatic):
    """AR-89 While tokens remain, the first in rank fights or flees; AR-92 then the trade; AR-95 with nobody left none.

    It comes back after each fighter, because who is first is known only then.
    """

    fields: ClassVar[tuple[str, ...]] = ("territory",)

    def __init__(self, territory: int) -> None:
        super().__init__()
        self.territory: Final = territory

    def run(self, s: Court, action: int) -> None:
        if not s.rows[self.territory]:
            return
        if s.camps[self.territory - PALACES]:
            s.push(Battle(self.territory))
            s.push(FightOrFlee(ranks(s, self.territory)[0], self.territory))
        else:
            trade(s, self.territory)


class FightOrFlee(CourtStep):
    """AR-90 The first in rank fights, if a hand token has a colour lying there, or flees."""

    fields: ClassVar[tuple[str, ...]] = ("who", "territory")
    decision: ClassVar[str] = "AR-D23"
    rule: ClassVar[str] = "AR-90"

    def __init__(self, who: int, territory: int) -> None:
        super().__init__(who)
        self.territory: Final = territory

    def legal(self, s: Court) -> list[int]:
        if fitting(s, self.who, self.territory):
            return [FIGHT, FLEE]
        return [FLEE]

    def run(self, s: Court, action: int) -> None:
        if action == FIGHT:
            if s.log is not None:
                s.tell(TOLD_FIGHTS, (self.who, self.territory))
            s.push(CommitTokens(self.who, self.territory, ()))
        else:
            flee(s, self.who, self.territory)

    def auto(self, s: Court) -> bool:
        return True

    def misfit(self, s: Court) -> str:
        return missing(s, self.who, self.territory)


class CommitTokens(CourtStep):
    """AR-91 Choose the hand tokens to discard, one by one, until done; secret until then.

    Automatic only if exactly one hand token fits, which everybody can see.
    """

    fields: ClassVar[tuple[str, ...]] = ("who", "territory", "chosen")
    decision: ClassVar[str] = "AR-D24"
    rule: ClassVar[str] = "AR-91"

    def __init__(self, who: int, territory: int, chosen: tuple[int, ...]) -> None:
        super().__init__(who)
        self.territory: Final = territory
        self.chosen: Final = chosen

    def legal(self, s: Court) -> list[int]:
        camp = s.camps[self.territory - PALACES]
        found: list[int] = []
        for kind in range(TOKEN_KINDS):
            if camp_has(camp, kind // VALUE_COUNT) and hand_kind(s, self.who, kind) > self.chosen.count(kind):
                found.append(COMMIT + kind)
        if self.chosen:
            found.append(DONE)
        return found

    def run(self, s: Court, action: int) -> None:
        if action != DONE:
            s.push(CommitTokens(self.who, self.territory, tuple(sorted((*self.chosen, action - COMMIT)))))
            return
        if s.log is not None:
            s.tell(TOLD_DISCARDED, (self.who, *self.chosen))
        s.push(Clash(self.who, self.territory, self.chosen))
        for kind in self.chosen:
            s.push(DiscardToken(self.who, kind))

    def auto(self, s: Court) -> bool:
        return fitting(s, self.who, self.territory) == 1

    def misfit(self, s: Court) -> str:
        for kind in self.chosen:
            if hand_kind(s, self.who, kind) < self.chosen.count(kind):
                return "more tokens are chosen than in hand"
            if not camp_has(s.camps[self.territory - PALACES], kind // VALUE_COUNT):
                return "a token of a colour is chosen that does not lie there"
        return missing(s, self.who, self.territory)


class Clash(Automatic):
    """AR-91 to AR-93 Each colour is compared by itself; won if no token remains, else the pawns go home."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "territory", "chosen")

    def __init__(self, seat: int, territory: int, chosen: tuple[int, ...]) -> None:
        super().__init__()
        self.seat: Final = seat
        self.territory: Final = territory
        self.chosen: Final = chosen

    def run(self, s: Court, action: int) -> None:
        seat = self.seat
        territory = self.territory
        bonus = copies(s, seat, STRATEGIST)
        for colour in range(COLOUR_COUNT):
            strength = 0
            for kind in self.chosen:
                if kind // VALUE_COUNT == colour:
                    strength += VALUES[kind % VALUE_COUNT] + bonus
            if strength > camp_strength(s, territory, colour):
                beat(s, territory, colour)
        if s.camps[territory - PALACES]:
            if s.log is not None:
                s.tell(TOLD_REPELLED, (seat, territory))
            send_home(s, seat, territory)
            return
        if s.log is not None:
            s.tell(TOLD_WON, (seat, territory))
        for _ in range(copies(s, seat, RAIDER)):
            s.push(RaiderGood(seat, territory))

    def misfit(self, s: Court) -> str:
        return missing(s, self.seat, self.territory)


class RaiderGood(CourtStep):
    """AR-109 The winner's Raider takes a good of a kind printed for the territory, before the trade."""

    fields: ClassVar[tuple[str, ...]] = ("who", "territory")
    decision: ClassVar[str] = "AR-D25"
    rule: ClassVar[str] = "AR-109"

    def __init__(self, who: int, territory: int) -> None:
        super().__init__(who)
        self.territory: Final = territory

    def legal(self, s: Court) -> list[int]:
        at = (self.territory - PALACES) * ITEMS
        return [GAIN + kind for kind in range(KINDS) if HARVEST[at + kind]]

    def run(self, s: Court, action: int) -> None:
        gain_goods(s, self.who, action - GAIN, 1)


def resolve_territory(s: Court, territory: int) -> None:
    """AR-87, AR-88 All tokens are turned face up; battle, if there are any, then trade."""
    at = territory - PALACES
    if s.log is not None:
        s.tell(TOLD_RANKS, (territory, *ranks(s, territory)))
    if s.camps[at]:
        s.camps[at] = tuple([token // FACE_UP // 2 * FACE_UP * 2 + FACE_UP for token in s.camps[at]])
        if s.log is not None:
            s.tell(TOLD_REVEALED, (territory, *[camp_kind(token) for token in s.camps[at]]))
    s.push(Leave(territory))
    s.push(Battle(territory))


def fitting(s: Court, seat: int, territory: int) -> int:
    """AR-90 How many hand tokens have a colour lying there: a public fact."""
    camp = s.camps[territory - PALACES]
    found = 0
    for colour in range(COLOUR_COUNT):
        if camp_has(camp, colour):
            found += hand_colour(s, seat, colour)
    return found


def flee(s: Court, seat: int, territory: int) -> None:
    """AR-94 Two dishonor tokens, and the pawns go home."""
    if s.log is not None:
        s.tell(TOLD_FLEES, (seat, territory))
    take_dishonor(s, seat, FLIGHT_DISHONOR)
    send_home(s, seat, territory)


def camp_strength(s: Court, territory: int, colour: int) -> int:
    """AR-91 The sum of the tokens of the colour on the territory."""
    total = 0
    for token in s.camps[territory - PALACES]:
        kind = camp_kind(token)
        if kind // VALUE_COUNT == colour:
            total += VALUES[kind % VALUE_COUNT]
    return total


def beat(s: Court, territory: int, colour: int) -> None:
    """AR-91 All tokens of the colour there are discarded, if any lie there."""
    at = territory - PALACES
    if not camp_has(s.camps[at], colour):
        return
    left: list[int] = []
    for token in s.camps[at]:
        kind = camp_kind(token)
        if kind // VALUE_COUNT == colour:
            to_pile(s, kind)
        else:
            left.append(token)
    s.camps[at] = tuple(left)
    if s.log is not None:
        s.tell(TOLD_BEATEN, (territory, colour))


def missing(s: Court, seat: int, territory: int) -> str:
    """What is wrong with a battle of a seat that does not stand there."""
    if not s.stacks[territory * STRIDE + seat]:
        return "that seat has no pawn there"
    return ""
