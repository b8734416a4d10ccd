"""Titles: AR-100 to AR-133. What a title does when it is bought, and what it does when it is activated."""

from typing import ClassVar, Final

from caravanserai.core.machine import NOBODY, Step
from caravanserai.games.alrashid import events
from caravanserai.games.alrashid.actions import BARTER, DISCARD, GAIN, NEGOTIATE, REMOVE, STOP, TRANSMUTE
from caravanserai.games.alrashid.board import (
    ACTIVATED,
    ACTIVATED_COUNT,
    AGHA,
    AGHA_TOKENS,
    AIDE_TO_THE_QADI,
    AL_RASHID,
    ALCHEMIST,
    AREA_COUNT,
    ASTROLOGIST,
    ASTROLOGY,
    COMMON_KINDS,
    ENCHANTER,
    HARDWOOD_IMPORTER,
    IMPOSTOR,
    IMPOSTOR_FAVOURS,
    KINDS,
    LAW_EXPERT,
    MERCHANT,
    METAL_IMPORTER,
    MONOPOLY_ALONE,
    MONOPOLY_OTHER,
    MONOPOLY_SECOND,
    NEGOTIATOR,
    PALACES,
    QUARTERMASTER,
    QUARTERMASTER_GOODS,
    RECRUITER,
    SAGE,
    SILK,
    SILK_MONOPOLIST,
    SMUGGLER,
    SPICE,
    SPICE_MONOPOLIST,
    TERRITORIES,
    TITLE_COUNT,
    TITLE_PALACE,
    TRADER,
    TREASURER,
    VALUE_COUNT,
)
from caravanserai.games.alrashid.favours import ImpostorFavour, SmugglerSwap, give_good
from caravanserai.games.alrashid.fields import (
    BIG,
    BOX,
    FACE_UP,
    FAMILY_ROW,
    PAWN_UNIT,
    RESERVE,
    SEAT_BIT,
    STRIDE,
    TOKEN_KINDS,
    WEALTH,
)
from caravanserai.games.alrashid.mercenaries import DiscardToken, draw_tokens, look, to_pile
from caravanserai.games.alrashid.options import loose_trader
from caravanserai.games.alrashid.stack import activation_flaw, area_resolved, effect_flaw
from caravanserai.games.alrashid.state import (
    State,
    camp_has,
    camp_kind,
    copies,
    family,
    gain_goods,
    gain_influence,
    gain_note,
    hand_kind,
    has_goods,
    lift_pawn,
    recruit,
    take_dishonor,
    tokens_left,
)

FROM_RESERVE: Final = 0
NOT_AT_ALL: Final = 14
"""The first and last answer of AR-D21."""


class GainTitle(Step[State]):
    """AR-55 The title moves from its palace to the buyer, and AR-100 its effect on purchase happens."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "title")
    rule: ClassVar[str] = "AR-55"

    def __init__(self, seat: int, title: int) -> None:
        super().__init__(NOBODY)
        self.seat: Final = seat
        self.title: Final = title

    def run(self, s: State, action: int) -> None:
        s.titles[s.seats * TITLE_COUNT + self.title] -= 1
        s.titles[self.seat * TITLE_COUNT + self.title] += 1
        if s.log is not None:
            s.tell(events.BOUGHT, (self.seat, self.title))
        bought(s, self.seat, self.title)

    def flaw(self, s: State, at: int) -> str:
        if self.title < 0 or not s.titles[s.seats * TITLE_COUNT + self.title]:
            return "that title is not for sale"
        if TITLE_PALACE[self.title] != area_resolved(s):
            return "that title belongs to another palace"
        return effect_flaw(s, at, self.seat)


class GainGood(Step[State]):
    """AR-D19, AR-131 Take `left` goods of kinds of your choice from the supply, one at a time."""

    fields: ClassVar[tuple[str, ...]] = ("who", "left")
    decision: ClassVar[str] = "D-QUARTERMASTER"
    rule: ClassVar[str] = "AR-131"

    def __init__(self, who: int, left: int) -> None:
        super().__init__(who)
        self.left: Final = left

    def legal(self, s: State) -> list[int]:
        return [GAIN + kind for kind in range(KINDS)]

    def run(self, s: State, action: int) -> None:
        gain_goods(s, self.who, action - GAIN, 1)
        if self.left > 1:
            s.push(GainGood(self.who, self.left - 1))

    def flaw(self, s: State, at: int) -> str:
        if not copies(s, self.who, QUARTERMASTER) or area_resolved(s) != AL_RASHID:
            return "that seat has not bought the Quartermaster"
        return effect_flaw(s, at, self.who)


class Transmute(Step[State]):
    """AR-D21, AR-132, AR-133 Turn one of your Sages into a Merchant, in the reserve or on the board, or none."""

    fields: ClassVar[tuple[str, ...]] = ("who",)
    decision: ClassVar[str] = "D-ALCHEMIST"
    rule: ClassVar[str] = "AR-132"

    def legal(self, s: State) -> list[int]:
        found: list[int] = []
        at = self.who * FAMILY_ROW
        if s.pawns[at + BOX + MERCHANT]:
            if s.pawns[at + RESERVE + SAGE]:
                found.append(TRANSMUTE + FROM_RESERVE)
            for area in range(AREA_COUNT):
                stack = s.stacks[area * STRIDE + self.who]
                if stack % BIG and (stack < BIG or area == AL_RASHID):
                    found.append(TRANSMUTE + 1 + area)
        found.append(TRANSMUTE + NOT_AT_ALL)
        return found

    def run(self, s: State, action: int) -> None:
        place = action - TRANSMUTE
        if place == NOT_AT_ALL:
            s.tell(events.PASSED, (self.who,))
            return
        at = self.who * FAMILY_ROW
        s.pawns[at + BOX + MERCHANT] -= 1
        s.pawns[at + BOX + SAGE] += 1
        if place == FROM_RESERVE:
            s.pawns[at + RESERVE + SAGE] -= 1
            s.pawns[at + RESERVE + MERCHANT] += 1
        elif place - 1 == AL_RASHID:
            lift_pawn(s, self.who, SAGE, AL_RASHID)
            s.pawns[at + RESERVE + MERCHANT] += 1
        else:
            s.stacks[(place - 1) * STRIDE + self.who] += PAWN_UNIT[MERCHANT] - PAWN_UNIT[SAGE]
        if s.log is not None:
            s.tell(events.TRANSMUTED, (self.who, place))

    def auto(self, s: State) -> bool:
        return True

    def flaw(self, s: State, at: int) -> str:
        if not copies(s, self.who, ALCHEMIST) or area_resolved(s) != AL_RASHID:
            return "that seat has not bought the Alchemist"
        return effect_flaw(s, at, self.who)


class TradeCommon(Step[State]):
    """AR-D28, AR-115 Give the Trader a common good and take one of each other common kind (or any two of them)."""

    fields: ClassVar[tuple[str, ...]] = ("who",)
    decision: ClassVar[str] = "D-TRADER"
    rule: ClassVar[str] = "AR-115"

    def legal(self, s: State) -> list[int]:
        found: list[int] = []
        loose = loose_trader(s)
        for kind in range(COMMON_KINDS):
            if s.wealth[self.who * WEALTH + kind]:
                for first in range(COMMON_KINDS):
                    for second in range(first, COMMON_KINDS):
                        if first != kind and second != kind and (loose or first != second):
                            found.append(BARTER + (kind * COMMON_KINDS + first) * COMMON_KINDS + second)
        return found

    def run(self, s: State, action: int) -> None:
        choice = action - BARTER
        give_good(s, self.who, choice // (COMMON_KINDS * COMMON_KINDS))
        gain_goods(s, self.who, choice // COMMON_KINDS % COMMON_KINDS, 1)
        gain_goods(s, self.who, choice % COMMON_KINDS, 1)

    def auto(self, s: State) -> bool:
        return True

    def flaw(self, s: State, at: int) -> str:
        return activation_flaw(s, at, self.who, ACTIVATED.index(TRADER))


class Negotiate(Step[State]):
    """AR-D29, AR-110 Choose a territory with at least one token and see all its tokens."""

    fields: ClassVar[tuple[str, ...]] = ("who",)
    decision: ClassVar[str] = "D-NEGOTIATE"
    rule: ClassVar[str] = "AR-110"

    def legal(self, s: State) -> list[int]:
        return [NEGOTIATE + at for at in range(TERRITORIES) if s.camps[at]]

    def run(self, s: State, action: int) -> None:
        territory = PALACES + action - NEGOTIATE
        look(s, self.who, territory)
        s.push(OfferToken(self.who, territory))

    def flaw(self, s: State, at: int) -> str:
        return activation_flaw(s, at, self.who, ACTIVATED.index(NEGOTIATOR))


class OfferToken(Step[State]):
    """AR-D30, AR-110 Discard a hand token of a colour lying there to remove one of that colour, or stop.

    Never automatic: the tokens must be seen first, and the options depend on the hand.
    """

    fields: ClassVar[tuple[str, ...]] = ("who", "territory")
    decision: ClassVar[str] = "D-DISCARD"
    rule: ClassVar[str] = "AR-110"

    def __init__(self, who: int, territory: int) -> None:
        super().__init__(who)
        self.territory: Final = territory

    def legal(self, s: State) -> list[int]:
        camp = s.camps[self.territory - PALACES]
        found = [STOP]
        for kind in range(TOKEN_KINDS):
            if camp_has(camp, kind // VALUE_COUNT) and hand_kind(s, self.who, kind):
                found.append(DISCARD + kind)
        return found

    def run(self, s: State, action: int) -> None:
        if action == STOP:
            return
        kind = action - DISCARD
        if s.log is not None:
            s.tell(events.DISCARDED, (self.who, kind))
        s.push(RemoveToken(self.who, self.territory, kind // VALUE_COUNT))
        s.push(DiscardToken(self.who, kind))

    def flaw(self, s: State, at: int) -> str:
        return negotiation_flaw(s, at, self.who, self.territory)


class RemoveToken(Step[State]):
    """AR-D31, AR-110 Choose which token of that colour leaves the territory, by its slot."""

    fields: ClassVar[tuple[str, ...]] = ("who", "territory", "colour")
    decision: ClassVar[str] = "D-REMOVE"
    rule: ClassVar[str] = "AR-110"

    def __init__(self, who: int, territory: int, colour: int) -> None:
        super().__init__(who)
        self.territory: Final = territory
        self.colour: Final = colour

    def legal(self, s: State) -> list[int]:
        camp = s.camps[self.territory - PALACES]
        return [
            REMOVE + slot for slot in range(len(camp)) if camp_kind(camp[slot]) // VALUE_COUNT == self.colour
        ]

    def run(self, s: State, action: int) -> None:
        slot = action - REMOVE
        at = self.territory - PALACES
        camp = s.camps[at]
        kind = camp_kind(camp[slot])
        s.camps[at] = camp[:slot] + camp[slot + 1 :]
        to_pile(s, kind)
        if s.log is not None:
            s.tell(events.REMOVED, (self.who, self.territory, kind))

    def auto(self, s: State) -> bool:
        return True

    def flaw(self, s: State, at: int) -> str:
        if not camp_has(s.camps[self.territory - PALACES], self.colour):
            return "no token of that colour lies there"
        return negotiation_flaw(s, at, self.who, self.territory)


def bought(s: State, seat: int, title: int) -> None:
    """AR-106, AR-112, AR-117, AR-125 to AR-132 The effect on purchase, if the title has one."""
    if title == IMPOSTOR:
        s.push(ImpostorFavour(seat, 0, IMPOSTOR_FAVOURS))
    elif title == ENCHANTER:
        enchant(s, seat)
    elif title in (AIDE_TO_THE_QADI, LAW_EXPERT):  # AR-117, AR-130
        gain_influence(s, seat, 1)
    elif title == TREASURER:  # AR-125
        gain_note(s, seat)
    elif title == AGHA:  # AR-126
        draw_tokens(s, seat, AGHA_TOKENS)
    elif title == SILK_MONOPOLIST:  # AR-127
        monopolise(s, seat, SILK, SPICE, copies(s, seat, SPICE_MONOPOLIST))
    elif title == SPICE_MONOPOLIST:  # AR-128
        monopolise(s, seat, SPICE, SILK, copies(s, seat, SILK_MONOPOLIST))
    elif title == ASTROLOGIST:  # AR-129
        gain_influence(s, seat, ASTROLOGY[family(s, seat, SAGE)])
    elif title == QUARTERMASTER:
        s.push(GainGood(seat, QUARTERMASTER_GOODS))
    elif title == ALCHEMIST:
        s.push(Transmute(seat))


def enchant(s: State, seat: int) -> None:
    """AR-112 A Merchant from box to reserve, if one is left, and a dishonor token."""
    if recruit(s, seat, MERCHANT) and s.log is not None:
        s.tell(events.RECRUITED, (seat, MERCHANT))
    take_dishonor(s, seat, 1)


def monopolise(s: State, seat: int, kind: int, other: int, owns_other: int) -> None:
    """AR-127, AR-128 One good, or three and one of the other rare kind for the owner of both."""
    if owns_other:
        gain_goods(s, seat, kind, MONOPOLY_SECOND)
        gain_goods(s, seat, other, MONOPOLY_OTHER)
    else:
        gain_goods(s, seat, kind, MONOPOLY_ALONE)


def ready(s: State, seat: int, index: int) -> bool:
    """AR-56, AR-100 Whether the seat owns a copy of the activated title that is not turned over."""
    return copies(s, seat, ACTIVATED[index]) > s.used[seat * ACTIVATED_COUNT + index]


def usable(s: State, seat: int, index: int) -> bool:
    """AR-102 Whether activating the title would do anything."""
    title = ACTIVATED[index]
    if title == SMUGGLER:
        return has_goods(s, seat)
    if title == TRADER:
        base = seat * WEALTH
        return s.wealth[base] + s.wealth[base + 1] + s.wealth[base + 2] > 0
    if title == RECRUITER:
        return tokens_left(s) > 0
    if title == NEGOTIATOR:
        return any(camp for camp in s.camps)
    return True


def activate(s: State, seat: int, index: int) -> None:
    """AR-100 The title is turned over and works."""
    s.used[seat * ACTIVATED_COUNT + index] += 1
    if s.log is not None:
        s.tell(events.ACTIVATES, (seat, index))
    title = ACTIVATED[index]
    if title == SMUGGLER:  # AR-103
        s.push(SmugglerSwap(seat))
    elif title == RECRUITER:  # AR-108
        draw_tokens(s, seat, 1)
    elif title == NEGOTIATOR:  # AR-110
        s.push(Negotiate(seat))
    elif title == TRADER:  # AR-115
        s.push(TradeCommon(seat))
    elif HARDWOOD_IMPORTER <= title <= METAL_IMPORTER:  # AR-116
        gain_goods(s, seat, title - HARDWOOD_IMPORTER, 1)


def negotiation_flaw(s: State, at: int, seat: int, territory: int) -> str:
    """AR-110 What is wrong with the Negotiator in that territory."""
    camp = s.camps[territory - PALACES]
    if not camp:
        return "no token lies there"
    if any(not token & (FACE_UP | SEAT_BIT[seat]) for token in camp):
        return "that seat has not seen the tokens"
    return activation_flaw(s, at, seat, ACTIVATED.index(NEGOTIATOR))
