"""A visit to a palace: choose, pay once, take the effects. AR-48 to AR-56 and AR-61 to AR-65."""

from typing import ClassVar, Final

from caravanserai.games.alrashid.actions import BUY, COPY, SPEND
from caravanserai.games.alrashid.board import (
    AL_RASHID,
    BANKER,
    BANKER_DISCOUNT,
    COMMERCE,
    FAVORITE_FEE,
    FAVORITE_SINGLE_FEE,
    FAVOUR_COUNT,
    FAVOUR_PRICE,
    FIRST_TITLE,
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
from caravanserai.games.alrashid.payment import Pay, top_kinds, worth
from caravanserai.games.alrashid.pending import Automatic, CourtStep
from caravanserai.games.alrashid.services import serve
from caravanserai.games.alrashid.state import NOTES, WEALTH, Court, copies, take_dishonor
from caravanserai.games.alrashid.telling import TOLD_NOTE_SPENT
from caravanserai.games.alrashid.titles import GainTitle

SERVICE: Final = 1
TITLE: Final = 2
HEAD_FAVOUR: Final = 4
"""The bits of a visit's actions (AR-49); SERVICE is benevolence in Al-Rashid's Palace."""
NOTHING: Final = -1
"""No favour, or no title."""


class Choosing(CourtStep):
    """A visit half chosen: where, at which rank, which actions."""

    def __init__(self, who: int, palace: int, rank: int, actions: int) -> None:
        super().__init__(who)
        self.palace: Final = palace
        self.rank: Final = rank
        self.actions: Final = actions

    def auto(self, s: Court) -> bool:
        return True


class CopyFavour(Choosing):
    """AR-81 Which of the other four favours the Favorite copies."""

    fields: ClassVar[tuple[str, ...]] = ("who", "palace", "rank", "actions")
    decision: ClassVar[str] = "AR-D12"
    rule: ClassVar[str] = "AR-81"

    def legal(self, s: Court) -> list[int]:
        found: list[int] = []
        value = purse(s, self.who)
        spare = value - purse_top(s, self.who)
        for favour in range(FAVOUR_COUNT):
            if favour_works(s, self.who, self.palace, self.rank, self.actions, favour, value, spare):
                found.append(COPY + favour)
        return found

    def run(self, s: Court, action: int) -> None:
        go_on(s, self.who, self.palace, self.rank, self.actions, action - COPY)

    def misfit(self, s: Court) -> str:
        if self.palace != INTRIGUE or not self.actions & HEAD_FAVOUR:
            return "only the favour of Intrigue copies another"
        return ""


class ChooseTitle(Choosing):
    """AR-55 Which title of the palace to buy, of those payable together with the rest."""

    fields: ClassVar[tuple[str, ...]] = ("who", "palace", "rank", "actions", "favour")
    decision: ClassVar[str] = "AR-D11"
    rule: ClassVar[str] = "AR-55"

    def __init__(self, who: int, palace: int, rank: int, actions: int, favour: int) -> None:
        super().__init__(who, palace, rank, actions)
        self.favour: Final = favour

    def legal(self, s: Court) -> list[int]:
        found: list[int] = []
        value = purse(s, self.who)
        spare = value - purse_top(s, self.who)
        for title in range(FIRST_TITLE[self.palace], FIRST_TITLE[self.palace + 1]):
            if title_works(
                s, self.who, self.palace, self.rank, self.actions, self.favour, title, value, spare
            ):
                found.append(BUY + title)
        return found

    def run(self, s: Court, action: int) -> None:
        title = action - BUY
        if s.wealth[self.who * WEALTH + NOTES]:
            s.push(SpendNote(self.who, self.palace, self.rank, self.actions, self.favour, title))
        else:
            conclude(s, self.who, self.palace, self.rank, self.actions, self.favour, title, False)

    def misfit(self, s: Court) -> str:
        return unfit(self.actions, self.favour)


class SpendNote(Choosing):
    """AR-62 Whether to spend a note on the title."""

    fields: ClassVar[tuple[str, ...]] = ("who", "palace", "rank", "actions", "favour", "title")
    decision: ClassVar[str] = "AR-D13"
    rule: ClassVar[str] = "AR-62"

    def __init__(self, who: int, palace: int, rank: int, actions: int, favour: int, title: int) -> None:
        super().__init__(who, palace, rank, actions)
        self.favour: Final = favour
        self.title: Final = title

    def legal(self, s: Court) -> list[int]:
        found: list[int] = []
        value = purse(s, self.who)
        spare = value - purse_top(s, self.who)
        for answer in range(2):
            note = answer == 0
            if works(
                s, self.who, self.palace, self.rank, self.actions, self.favour, self.title, note, value, spare
            ):
                found.append(SPEND + answer)
        return found

    def run(self, s: Court, action: int) -> None:
        conclude(s, self.who, self.palace, self.rank, self.actions, self.favour, self.title, action == SPEND)

    def misfit(self, s: Court) -> str:
        if self.title < 0 or s.titles[s.seats * TITLE_COUNT + self.title] == 0:
            return "that title is not for sale"
        if s.wealth[self.who * WEALTH + NOTES] == 0:
            return "there is no note to spend"
        return unfit(self.actions, self.favour)


class Effects(Automatic):
    """AR-54 After paying: service or benevolence, favour, title, dishonor."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "palace", "rank", "actions", "favour", "title")

    def __init__(self, seat: int, palace: int, rank: int, actions: int, favour: int, title: int) -> None:
        super().__init__()
        self.seat: Final = seat
        self.palace: Final = palace
        self.rank: Final = rank
        self.actions: Final = actions
        self.favour: Final = favour
        self.title: Final = title

    def run(self, s: Court, action: int) -> None:
        if not self.actions & (SERVICE | TITLE) and self.palace != AL_RASHID:
            s.push(IdleDishonor(self.seat))
        if self.actions & TITLE:
            s.push(GainTitle(self.seat, self.title))
        if self.actions & HEAD_FAVOUR:
            s.push(Favour(self.seat, self.favour))
        if self.actions & SERVICE:
            serve(s, self.seat, self.palace, self.rank)

    def misfit(self, s: Court) -> str:
        if (self.actions & TITLE != 0) != (self.title >= 0) or (self.actions & HEAD_FAVOUR != 0) != (
            self.favour >= 0
        ):
            return "the actions do not fit title and favour"
        if self.title >= 0 and s.titles[s.seats * TITLE_COUNT + self.title] == 0:
            return "that title is not for sale"
        return ""


class IdleDishonor(Automatic):
    """AR-50 Who took neither service nor title in a guild gets a dishonor token."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat: Final = seat

    def run(self, s: Court, action: int) -> None:
        take_dishonor(s, self.seat, IDLE_DISHONOR)


def unfit(actions: int, favour: int) -> str:
    """What is wrong with a visit that is choosing its title."""
    if not actions & TITLE or (actions & HEAD_FAVOUR != 0) != (favour >= 0):
        return "the actions do not fit title and favour"
    return ""


def go_on(s: Court, seat: int, palace: int, rank: int, actions: int, favour: int) -> None:
    """Actions and favour are chosen: ask for the title, or conclude."""
    if actions & TITLE:
        s.push(ChooseTitle(seat, palace, rank, actions, favour))
    else:
        conclude(s, seat, palace, rank, actions, favour, NOTHING, False)


def conclude(
    s: Court, seat: int, palace: int, rank: int, actions: int, favour: int, title: int, note: bool
) -> None:
    """AR-52 Everything is chosen: pay the whole price as one sum, then take the effects. AR-65 A note goes back.

    Nothing the visit brings can help to pay (AR-53), because the effects wait below the payment.
    """
    price = visit_price(s, seat, palace, rank, actions, favour, title, note)
    if note:
        s.wealth[seat * WEALTH + NOTES] -= 1
        s.notes += 1
        if s.log is not None:
            s.tell(TOLD_NOTE_SPENT, (seat, title))
    s.push(Effects(seat, palace, rank, actions, favour, title))
    if price > 0:
        s.push(Pay(seat, price, ()))


def purse(s: Court, seat: int) -> int:
    """AR-57 What all goods of the seat are worth."""
    return worth(s.wealth, seat * WEALTH)


def purse_top(s: Court, seat: int) -> int:
    """AR-61 What that value loses if one good must be kept back."""
    return top_kinds(s.wealth, seat * WEALTH)


def service_price(s: Court, seat: int, palace: int, rank: int) -> int:
    """AR-67 The price of the guild's service at that rank, less 3 per Loremaster for Merchant and Pasha (AR-111)."""
    price = SERVICE_PRICE[palace][rank]
    if palace in (COMMERCE, POLITICS):
        price -= LOREMASTER_DISCOUNT * copies(s, seat, LOREMASTER)
    return price


def favour_price(s: Court, palace: int, favour: int) -> int:
    """AR-77 to AR-81 The price of a favour in that guild."""
    if palace != INTRIGUE:
        return FAVOUR_PRICE[favour]
    if s.edition & FAVORITE_SINGLE_FEE:
        return FAVORITE_FEE
    return FAVORITE_FEE + FAVOUR_PRICE[favour]


def title_price(s: Court, seat: int, title: int, note: bool) -> int:
    """AR-62, AR-64 The cost of a title less 3 for a note, 5 for a Banker's (AR-114), never below 0."""
    if not note:
        return TITLE_COST[title]
    discount = BANKER_DISCOUNT if copies(s, seat, BANKER) else NOTE_DISCOUNT
    return max(0, TITLE_COST[title] - discount)


def visit_price(
    s: Court, seat: int, palace: int, rank: int, actions: int, favour: int, title: int, note: bool
) -> int:
    """AR-52 Service, title less note, and favour in one sum; AR-63 the note lowers the title alone."""
    price = 0
    if actions & SERVICE and palace != AL_RASHID:
        price += service_price(s, seat, palace, rank)
    if actions & TITLE:
        price += title_price(s, seat, title, note)
    if actions & HEAD_FAVOUR:
        price += favour_price(s, palace, favour)
    return price


def for_sale(s: Court, seat: int, title: int) -> bool:
    """AR-55, AR-56 Whether the title lies in its palace and the seat may own it (again)."""
    if s.titles[s.seats * TITLE_COUNT + title] == 0:
        return False
    return not (s.unique_titles and copies(s, seat, title))


def works(
    s: Court,
    seat: int,
    palace: int,
    rank: int,
    actions: int,
    favour: int,
    title: int,
    note: bool,
    value: int,
    spare: int,
) -> bool:
    """AR-51, AR-61, AR-78, AR-82 Whether a visit chosen to the last detail can be paid and carried out."""
    budget = value
    if actions & HEAD_FAVOUR:
        if not in_supply(s, favour, note):
            return False
        if exchanges(favour):
            budget = spare
    return visit_price(s, seat, palace, rank, actions, favour, title, note) <= budget


def title_works(
    s: Court, seat: int, palace: int, rank: int, actions: int, favour: int, title: int, value: int, spare: int
) -> bool:
    """AR-D11 Whether the title can be bought with the rest, with or without a note."""
    if not for_sale(s, seat, title):
        return False
    if works(s, seat, palace, rank, actions, favour, title, False, value, spare):
        return True
    if s.wealth[seat * WEALTH + NOTES] == 0:
        return False
    return works(s, seat, palace, rank, actions, favour, title, True, value, spare)


def favour_works(
    s: Court, seat: int, palace: int, rank: int, actions: int, favour: int, value: int, spare: int
) -> bool:
    """AR-D9, AR-D12 Whether the actions can be taken with this favour (or none), some title fitting if one is wanted."""
    if not actions & TITLE:
        return works(s, seat, palace, rank, actions, favour, NOTHING, False, value, spare)
    for title in range(FIRST_TITLE[palace], FIRST_TITLE[palace + 1]):
        if title_works(s, seat, palace, rank, actions, favour, title, value, spare):
            return True
    return False
