"""The battle for a territory: AR-87 to AR-95, with the Strategist (AR-107) and the Raider (AR-109)."""

from typing import ClassVar, Final

from caravanserai.core.machine import NOBODY, Step
from caravanserai.games.alrashid import events
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
    STRATEGIST_BONUS,
    VALUE_COUNT,
    VALUES,
)
from caravanserai.games.alrashid.fields import FACE_UP, STRIDE, TOKEN_KINDS
from caravanserai.games.alrashid.guilds import Leave
from caravanserai.games.alrashid.mercenaries import DiscardToken, to_pile
from caravanserai.games.alrashid.options import raider_by_colour
from caravanserai.games.alrashid.stack import area_resolved, leave_at
from caravanserai.games.alrashid.state import (
    State,
    camp_has,
    camp_kind,
    copies,
    face_down,
    gain_goods,
    hand_colour,
    hand_kind,
    ranks,
    send_home,
    take_dishonor,
)
from caravanserai.games.alrashid.territories import trade


class Battle(Step[State]):
    """AR-89 While tokens remain, the first in rank fights or flees; AR-92 then the trade; AR-95 with nobody left none.

    It comes back after each fighter, because who is first is known only then.
    """

    fields: ClassVar[tuple[str, ...]] = ("territory",)
    rule: ClassVar[str] = "AR-89"

    def __init__(self, territory: int) -> None:
        super().__init__(NOBODY)
        self.territory: Final = territory

    def run(self, s: State, action: int) -> None:
        if not s.rows[self.territory]:
            return
        if s.camps[self.territory - PALACES]:
            s.push(Battle(self.territory))
            s.push(FightOrFlee(ranks(s, self.territory)[0], self.territory))
        else:
            trade(s, self.territory)

    def flaw(self, s: State, at: int) -> str:
        return "" if area_resolved(s) == self.territory else "that territory is not being resolved"


class FightOrFlee(Step[State]):
    """AR-D23, AR-90 The first in rank fights, if a hand token has a colour lying there, or flees."""

    fields: ClassVar[tuple[str, ...]] = ("who", "territory")
    decision: ClassVar[str] = "D-FIGHT"
    rule: ClassVar[str] = "AR-90"

    def __init__(self, who: int, territory: int) -> None:
        super().__init__(who)
        self.territory: Final = territory

    def legal(self, s: State) -> list[int]:
        if fitting(s, self.who, self.territory):
            return [FIGHT, FLEE]
        return [FLEE]

    def run(self, s: State, action: int) -> None:
        if action == FIGHT:
            if s.log is not None:
                s.tell(events.FIGHTS, (self.who, self.territory))
            s.push(CommitTokens(self.who, self.territory, ()))
        else:
            flee(s, self.who, self.territory)

    def auto(self, s: State) -> bool:
        return True

    def flaw(self, s: State, at: int) -> str:
        return fighter_flaw(s, at, self.who, self.territory)


class CommitTokens(Step[State]):
    """AR-D24, AR-91 Choose the hand tokens to discard, one by one, until done; secret until then.

    Automatic only if exactly one hand token fits, which everybody can see.
    """

    fields: ClassVar[tuple[str, ...]] = ("who", "territory", "chosen")
    decision: ClassVar[str] = "D-TOKENS"
    rule: ClassVar[str] = "AR-91"

    def __init__(self, who: int, territory: int, chosen: tuple[int, ...]) -> None:
        super().__init__(who)
        self.territory: Final = territory
        self.chosen: Final = chosen

    def legal(self, s: State) -> list[int]:
        camp = s.camps[self.territory - PALACES]
        found: list[int] = []
        for kind in range(TOKEN_KINDS):
            if camp_has(camp, kind // VALUE_COUNT) and hand_kind(s, self.who, kind) > self.chosen.count(kind):
                found.append(COMMIT + kind)
        if self.chosen:
            found.append(DONE)
        return found

    def run(self, s: State, action: int) -> None:
        if action != DONE:
            s.push(CommitTokens(self.who, self.territory, tuple(sorted((*self.chosen, action - COMMIT)))))
            return
        if s.log is not None:
            s.tell(events.DISCARDED, (self.who, *self.chosen))
        s.push(Clash(self.who, self.territory, self.chosen))
        for kind in self.chosen:
            s.push(DiscardToken(self.who, kind))

    def auto(self, s: State) -> bool:
        return fitting(s, self.who, self.territory) == 1

    def flaw(self, s: State, at: int) -> str:
        for kind in self.chosen:
            if hand_kind(s, self.who, kind) < self.chosen.count(kind):
                return "more tokens are chosen than in hand"
            if not camp_has(s.camps[self.territory - PALACES], kind // VALUE_COUNT):
                return "a token of a colour is chosen that does not lie there"
        if list(self.chosen) != sorted(self.chosen):
            return "the tokens chosen are not sorted"
        return fighter_flaw(s, at, self.who, self.territory)


class Clash(Step[State]):
    """AR-91 to AR-93 Each colour is compared by itself; won if no token remains, else the pawns go home."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "territory", "chosen")
    rule: ClassVar[str] = "AR-91"

    def __init__(self, seat: int, territory: int, chosen: tuple[int, ...]) -> None:
        super().__init__(NOBODY)
        self.seat: Final = seat
        self.territory: Final = territory
        self.chosen: Final = chosen

    def run(self, s: State, action: int) -> None:
        seat = self.seat
        territory = self.territory
        beaten = False
        for colour in range(COLOUR_COUNT):
            strength = 0
            for kind in self.chosen:
                if kind // VALUE_COUNT == colour:
                    strength += token_strength(s, seat, kind)
            if camp_has(s.camps[territory - PALACES], colour) and strength > camp_strength(
                s, territory, colour
            ):
                beat(s, territory, colour)
                beaten = True
        won = not s.camps[territory - PALACES]
        if s.log is not None:
            s.tell(events.WON if won else events.REPELLED, (seat, territory))
        if not won:
            send_home(s, seat, territory)
        if won or (beaten and raider_by_colour(s)):
            for _ in range(copies(s, seat, RAIDER)):
                s.push(RaiderGood(seat, territory))

    def flaw(self, s: State, at: int) -> str:
        for kind in self.chosen:
            if not camp_has(s.camps[self.territory - PALACES], kind // VALUE_COUNT):
                return "a token of a colour is chosen that does not lie there"
        if not self.chosen or list(self.chosen) != sorted(self.chosen):
            return "the tokens chosen are none or not sorted"
        return fighter_flaw(s, at, self.seat, self.territory)


class RaiderGood(Step[State]):
    """AR-D25, AR-109 The winner's Raider takes a good of a kind printed for the territory, before the trade.

    With the option `raider` also for beating one of two colours.
    """

    fields: ClassVar[tuple[str, ...]] = ("who", "territory")
    decision: ClassVar[str] = "D-RAIDER"
    rule: ClassVar[str] = "AR-109"

    def __init__(self, who: int, territory: int) -> None:
        super().__init__(who)
        self.territory: Final = territory

    def legal(self, s: State) -> list[int]:
        at = (self.territory - PALACES) * ITEMS
        return [GAIN + kind for kind in range(KINDS) if HARVEST[at + kind]]

    def run(self, s: State, action: int) -> None:
        gain_goods(s, self.who, action - GAIN, 1)

    def flaw(self, s: State, at: int) -> str:
        if area_resolved(s) != self.territory:
            return "that territory is not being resolved"
        if at - leave_at(s) - 1 > copies(s, self.who, RAIDER):
            return "that seat has not so many Raiders"
        if not s.camps[self.territory - PALACES]:
            return (
                ""
                if s.rows[self.territory] and ranks(s, self.territory)[0] == self.who
                else "that seat has not won"
            )
        if not raider_by_colour(s) or s.stacks[self.territory * STRIDE + self.who]:
            return "the battle is not won"
        return "" if one_colour(s, self.territory) else "no colour is beaten"


def resolve_territory(s: State, territory: int) -> None:
    """AR-87, AR-88 All tokens are turned face up; battle, if there are any, then trade."""
    at = territory - PALACES
    if s.log is not None:
        s.tell(events.RANKS, (territory, *ranks(s, territory)))
    if s.camps[at]:
        s.camps[at] = tuple([token // FACE_UP // 2 * FACE_UP * 2 + FACE_UP for token in s.camps[at]])
        if s.log is not None:
            s.tell(events.REVEALED, (territory, *[camp_kind(token) for token in s.camps[at]]))
    s.push(Leave(territory))
    s.push(Battle(territory))


def fitting(s: State, seat: int, territory: int) -> int:
    """AR-90 How many hand tokens have a colour lying there: a public fact."""
    camp = s.camps[territory - PALACES]
    found = 0
    for colour in range(COLOUR_COUNT):
        if camp_has(camp, colour):
            found += hand_colour(s, seat, colour)
    return found


def flee(s: State, seat: int, territory: int) -> None:
    """AR-94 Two dishonor tokens, and the pawns go home."""
    if s.log is not None:
        s.tell(events.FLEES, (seat, territory))
    take_dishonor(s, seat, FLIGHT_DISHONOR)
    send_home(s, seat, territory)


def token_strength(s: State, seat: int, kind: int) -> int:
    """AR-91, AR-107 What a token counts that the seat discards: its value, and 1 more per Strategist."""
    return VALUES[kind % VALUE_COUNT] + STRATEGIST_BONUS * copies(s, seat, STRATEGIST)


def camp_strength(s: State, territory: int, colour: int) -> int:
    """AR-91 The sum of the tokens of the colour on the territory."""
    total = 0
    for token in s.camps[territory - PALACES]:
        kind = camp_kind(token)
        if kind // VALUE_COUNT == colour:
            total += VALUES[kind % VALUE_COUNT]
    return total


def beat(s: State, territory: int, colour: int) -> None:
    """AR-91 All tokens of the colour there are discarded."""
    at = territory - PALACES
    left: list[int] = []
    for token in s.camps[at]:
        kind = camp_kind(token)
        if kind // VALUE_COUNT == colour:
            to_pile(s, kind)
        else:
            left.append(token)
    s.camps[at] = tuple(left)
    if s.log is not None:
        s.tell(events.BEATEN, (territory, colour))


def fighter_flaw(s: State, at: int, seat: int, territory: int) -> str:
    """AR-88, AR-89 What is wrong with a fight of this seat for that territory."""
    camp = s.camps[territory - PALACES]
    if area_resolved(s) != territory:
        return "that territory is not being resolved"
    if not camp or face_down(camp):
        return "no token lies there, or not all are turned up"
    if not s.rows[territory] or ranks(s, territory)[0] != seat:
        return "that seat is not first in rank there"
    return ""


def one_colour(s: State, territory: int) -> bool:
    """AR-93 Whether tokens of just one colour are left, all turned up."""
    camp = s.camps[territory - PALACES]
    return camp_has(camp, 0) != camp_has(camp, 1) and not face_down(camp)
