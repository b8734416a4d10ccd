"""A visit to a palace: choose, pay once, take the effects. AR-48 to AR-56 and AR-61 to AR-65."""

from typing import ClassVar, Final

from caravanserai.core.machine import NOBODY, Step
from caravanserai.games.alrashid import events
from caravanserai.games.alrashid.actions import BUY, COPY, SPEND
from caravanserai.games.alrashid.board import (
    AL_RASHID,
    BANKER,
    BANKER_DISCOUNT,
    COMMERCE,
    FAVORITE_FEE,
    FAVOUR_COUNT,
    FAVOUR_PRICE,
    FIRST_TITLE,
    GENERAL,
    HEAD,
    IDLE_DISHONOR,
    INTRIGUE,
    LOREMASTER,
    LOREMASTER_DISCOUNT,
    NOTE_DISCOUNT,
    POLITICS,
    SERVICE_PRICE,
    TITLE_COST,
    TITLE_COUNT,
)
from caravanserai.games.alrashid.favours import Favour, exchanges, in_supply
from caravanserai.games.alrashid.fields import NOTES, WEALTH
from caravanserai.games.alrashid.options import single_fee, unique_titles
from caravanserai.games.alrashid.payment import Pay, top_kinds, worth
from caravanserai.games.alrashid.services import serve, served
from caravanserai.games.alrashid.stack import area_resolved, effect_flaw, visit_flaw
from caravanserai.games.alrashid.state import State, copies, take_dishonor
from caravanserai.games.alrashid.titles import GainTitle

SERVICE: Final = 1
TITLE: Final = 2
HEAD_FAVOUR: Final = 4
"""The bits of a visit's actions (AR-49); SERVICE is benevolence in Al-Rashid's Palace."""
NOTHING: Final = -1
"""No favour, or no title."""


class Visit:
    """A visit as far as its actions say: who makes it, where, at which rank, and what he takes there."""

    def __init__(self, seat: int, palace: int, rank: int, actions: int) -> None:
        self.seat: Final = seat
        self.palace: Final = palace
        self.rank: Final = rank
        """From 0."""
        self.actions: Final = actions
        """SERVICE, TITLE and HEAD_FAVOUR, added up (AR-49)."""


class Purse:
    """AR-57, AR-61 What a seat's goods are worth, all of them or if one has to be kept back for an exchange."""

    def __init__(self, s: State, seat: int) -> None:
        self.value: Final = worth(s.wealth, seat * WEALTH)
        self.spare: Final = self.value - top_kinds(s.wealth, seat * WEALTH)


class Choosing(Step[State]):
    """A visit half chosen."""

    def __init__(self, who: int, palace: int, rank: int, actions: int) -> None:
        super().__init__(who)
        self.palace: Final = palace
        self.rank: Final = rank
        self.actions: Final = actions

    def visit(self) -> Visit:
        """What is chosen so far."""
        return Visit(self.who, self.palace, self.rank, self.actions)

    def auto(self, s: State) -> bool:
        return True


class CopyFavour(Choosing):
    """AR-D12, AR-81 Which of the other four favours the Favorite copies."""

    fields: ClassVar[tuple[str, ...]] = ("who", "palace", "rank", "actions")
    decision: ClassVar[str] = "D-FAVORITE"
    rule: ClassVar[str] = "AR-81"

    def legal(self, s: State) -> list[int]:
        visit = self.visit()
        purse = Purse(s, self.who)
        return [COPY + favour for favour in range(FAVOUR_COUNT) if favour_works(s, visit, purse, favour)]

    def run(self, s: State, action: int) -> None:
        go_on(s, self.visit(), action - COPY)

    def flaw(self, s: State, at: int) -> str:
        if self.palace != INTRIGUE or not self.actions & HEAD_FAVOUR:
            return "only the favour of Intrigue copies another"
        return chosen_flaw(s, at, self.visit(), GENERAL)


class ChooseTitle(Choosing):
    """AR-D11, AR-55 Which title of the palace to buy, of those payable together with the rest."""

    fields: ClassVar[tuple[str, ...]] = ("who", "palace", "rank", "actions", "favour")
    decision: ClassVar[str] = "D-TITLE"
    rule: ClassVar[str] = "AR-55"

    def __init__(self, who: int, palace: int, rank: int, actions: int, favour: int) -> None:
        super().__init__(who, palace, rank, actions)
        self.favour: Final = favour

    def legal(self, s: State) -> list[int]:
        visit = self.visit()
        purse = Purse(s, self.who)
        return [
            BUY + title
            for title in range(FIRST_TITLE[self.palace], FIRST_TITLE[self.palace + 1])
            if title_works(s, visit, purse, self.favour, title)
        ]

    def run(self, s: State, action: int) -> None:
        title = action - BUY
        if s.wealth[self.who * WEALTH + NOTES]:
            s.push(SpendNote(self.who, self.palace, self.rank, self.actions, self.favour, title))
        else:
            conclude(s, self.visit(), self.favour, title, False)

    def flaw(self, s: State, at: int) -> str:
        if not self.actions & TITLE:
            return "no title is bought"
        return chosen_flaw(s, at, self.visit(), self.favour)


class SpendNote(Choosing):
    """AR-D13, AR-62 Whether to spend a note on the title."""

    fields: ClassVar[tuple[str, ...]] = ("who", "palace", "rank", "actions", "favour", "title")
    decision: ClassVar[str] = "D-NOTE"
    rule: ClassVar[str] = "AR-62"

    def __init__(self, who: int, palace: int, rank: int, actions: int, favour: int, title: int) -> None:
        super().__init__(who, palace, rank, actions)
        self.favour: Final = favour
        self.title: Final = title

    def legal(self, s: State) -> list[int]:
        visit = self.visit()
        purse = Purse(s, self.who)
        return [
            SPEND + answer
            for answer in range(2)
            if works(s, visit, purse, self.favour, self.title, answer == 0)
        ]

    def run(self, s: State, action: int) -> None:
        conclude(s, self.visit(), self.favour, self.title, action == SPEND)

    def flaw(self, s: State, at: int) -> str:
        if not s.wealth[self.who * WEALTH + NOTES]:
            return "there is no note to spend"
        return chosen_flaw(s, at, self.visit(), self.favour) or title_flaw(s, self.visit(), self.title)


class Effects(Step[State]):
    """AR-54 After paying: service or benevolence, favour, title, dishonor."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "palace", "rank", "actions", "favour", "title")
    rule: ClassVar[str] = "AR-52"

    def __init__(self, seat: int, palace: int, rank: int, actions: int, favour: int, title: int) -> None:
        super().__init__(NOBODY)
        self.seat: Final = seat
        self.palace: Final = palace
        self.rank: Final = rank
        self.actions: Final = actions
        self.favour: Final = favour
        self.title: Final = title

    def visit(self) -> Visit:
        """What was chosen."""
        return Visit(self.seat, self.palace, self.rank, self.actions)

    def run(self, s: State, action: int) -> None:
        if not self.actions & (SERVICE | TITLE) and self.palace != AL_RASHID:
            s.push(IdleDishonor(self.seat))
        if self.actions & TITLE:
            s.push(GainTitle(self.seat, self.title))
        if self.actions & HEAD_FAVOUR:
            s.push(Favour(self.seat, self.favour))
        if self.actions & SERVICE:
            serve(s, self.seat, self.palace, self.rank)

    def flaw(self, s: State, at: int) -> str:
        visit = self.visit()
        flaw = chosen_flaw(s, at, visit, self.favour) or title_flaw(s, visit, self.title)
        if flaw:
            return flaw
        payment = s.stack[at + 1] if at + 1 < len(s.stack) else None
        if not isinstance(payment, Pay) or payment.who != self.seat:
            return "the visit is not being paid by its visitor"
        for note in (False, True) if self.title >= 0 and s.notes else (False,):
            if payment.price == visit_price(s, visit, self.favour, self.title, note):
                return (
                    ""
                    if works(s, visit, Purse(s, self.seat), self.favour, self.title, note)
                    else "it cannot be paid"
                )
        return "that is not the price of the visit"


class IdleDishonor(Step[State]):
    """AR-50 Who took neither service nor title in a guild gets a dishonor token."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    rule: ClassVar[str] = "AR-50"

    def __init__(self, seat: int) -> None:
        super().__init__(NOBODY)
        self.seat: Final = seat

    def run(self, s: State, action: int) -> None:
        take_dishonor(s, self.seat, IDLE_DISHONOR)

    def flaw(self, s: State, at: int) -> str:
        return effect_flaw(s, at, self.seat) if area_resolved(s) != AL_RASHID else "that is no guild"


def go_on(s: State, visit: Visit, favour: int) -> None:
    """Actions and favour are chosen: ask for the title, or conclude."""
    if visit.actions & TITLE:
        s.push(ChooseTitle(visit.seat, visit.palace, visit.rank, visit.actions, favour))
    else:
        conclude(s, visit, favour, NOTHING, False)


def conclude(s: State, visit: Visit, favour: int, title: int, note: bool) -> None:
    """AR-52 Everything is chosen: pay the whole price as one sum, then take the effects. AR-65 A note goes back.

    Nothing the visit brings can help to pay (AR-53), because the effects wait below the payment.
    """
    price = visit_price(s, visit, favour, title, note)
    if note:
        s.wealth[visit.seat * WEALTH + NOTES] -= 1
        s.notes += 1
        if s.log is not None:
            s.tell(events.NOTE_SPENT, (visit.seat, title))
    s.push(Effects(visit.seat, visit.palace, visit.rank, visit.actions, favour, title))
    if price > 0:
        s.push(Pay(visit.seat, price, ()))


def service_price(s: State, visit: Visit) -> int:
    """AR-67 The price of the guild's service at that rank, less 3 per Loremaster for Merchant and Pasha (AR-111)."""
    price = SERVICE_PRICE[visit.palace][visit.rank]
    if visit.palace in (COMMERCE, POLITICS):
        price -= LOREMASTER_DISCOUNT * copies(s, visit.seat, LOREMASTER)
    return price


def favour_price(s: State, palace: int, favour: int) -> int:
    """AR-77 to AR-81 The price of a favour in that guild."""
    if palace != INTRIGUE:
        return FAVOUR_PRICE[favour]
    if single_fee(s):
        return FAVORITE_FEE
    return FAVORITE_FEE + FAVOUR_PRICE[favour]


def title_price(s: State, seat: int, title: int, note: bool) -> int:
    """AR-62, AR-64 The cost of a title less 3 for a note, 5 for a Banker's (AR-114), never below 0."""
    if not note:
        return TITLE_COST[title]
    discount = BANKER_DISCOUNT if copies(s, seat, BANKER) else NOTE_DISCOUNT
    return max(0, TITLE_COST[title] - discount)


def visit_price(s: State, visit: Visit, favour: int, title: int, note: bool) -> int:
    """AR-52 Service, title less note, and favour in one sum; AR-63 the note lowers the title alone."""
    price = 0
    if visit.actions & SERVICE and visit.palace != AL_RASHID:
        price += service_price(s, visit)
    if visit.actions & TITLE:
        price += title_price(s, visit.seat, title, note)
    if visit.actions & HEAD_FAVOUR:
        price += favour_price(s, visit.palace, favour)
    return price


def for_sale(s: State, seat: int, title: int) -> bool:
    """AR-55, AR-56 Whether the title lies in its palace and the seat may own it (again)."""
    if s.titles[s.seats * TITLE_COUNT + title] == 0:
        return False
    return not (unique_titles(s) and copies(s, seat, title))


def works(s: State, visit: Visit, purse: Purse, favour: int, title: int, note: bool) -> bool:
    """AR-51, AR-61, AR-78, AR-82 Whether a visit chosen to the last detail can be paid and carried out."""
    budget = purse.value
    if visit.actions & HEAD_FAVOUR:
        if not in_supply(s, favour, note):
            return False
        if exchanges(favour):
            budget = purse.spare
    return visit_price(s, visit, favour, title, note) <= budget


def title_works(s: State, visit: Visit, purse: Purse, favour: int, title: int) -> bool:
    """AR-55 Whether the title can be bought with the rest, with or without a note."""
    if not for_sale(s, visit.seat, title):
        return False
    if works(s, visit, purse, favour, title, False):
        return True
    if s.wealth[visit.seat * WEALTH + NOTES] == 0:
        return False
    return works(s, visit, purse, favour, title, True)


def favour_works(s: State, visit: Visit, purse: Purse, favour: int) -> bool:
    """AR-51 Whether the actions can be taken with this favour (or none), some title fitting if one is wanted."""
    if not visit.actions & TITLE:
        return works(s, visit, purse, favour, NOTHING, False)
    for title in range(FIRST_TITLE[visit.palace], FIRST_TITLE[visit.palace + 1]):
        if title_works(s, visit, purse, favour, title):
            return True
    return False


def chosen_flaw(s: State, at: int, visit: Visit, favour: int) -> str:
    """AR-49, AR-68 What is wrong with a visit of which actions and favour are chosen."""
    flaw = visit_flaw(s, at, visit.seat, visit.palace, visit.rank)
    if flaw:
        return flaw
    head = HEAD[visit.palace] if visit.palace != AL_RASHID else NOTHING
    if not visit.actions & HEAD_FAVOUR:
        fits = favour == NOTHING
    elif visit.palace == INTRIGUE:
        fits = favour != NOTHING
    else:
        fits = favour == head and head != NOTHING
    if not fits:
        return "the actions do not fit the favour"
    if visit.actions & SERVICE and visit.palace != AL_RASHID and not served(s, visit.seat, visit.palace):
        return "the family has all pawns of that kind"
    return ""


def title_flaw(s: State, visit: Visit, title: int) -> str:
    """AR-55 What is wrong with a visit of which the title is chosen."""
    if not visit.actions & TITLE:
        return "" if title == NOTHING else "no title is bought"
    if not FIRST_TITLE[visit.palace] <= title < FIRST_TITLE[visit.palace + 1]:
        return "that title belongs to another palace"
    return "" if for_sale(s, visit.seat, title) else "that title is not for sale"
