"""Every visit a seat could make now, chosen to the last detail: what a form needs to ask for all of it at once."""

from typing import TypedDict

from caravanserai.core.vectors import vector
from caravanserai.games.alrashid.board import (
    AL_RASHID,
    FAVOUR_COUNT,
    FAVOURS,
    FIRST_TITLE,
    HEAD,
    KINDS,
    TITLES,
)
from caravanserai.games.alrashid.fields import NOTES, WEALTH
from caravanserai.games.alrashid.guilds import COMBINATIONS, GuildActions
from caravanserai.games.alrashid.palace import PalaceActions
from caravanserai.games.alrashid.payment import payments, worth
from caravanserai.games.alrashid.services import served
from caravanserai.games.alrashid.state import State
from caravanserai.games.alrashid.visits import (
    HEAD_FAVOUR,
    NOTHING,
    SERVICE,
    TITLE,
    Purse,
    Visit,
    for_sale,
    visit_price,
    works,
)

ACTIONS = ((SERVICE, "service"), (TITLE, "title"), (HEAD_FAVOUR, "favour"))


class Offer(TypedDict):
    """AR-49 to AR-52 A visit that can be paid: its actions, favour and title, whether a note is spent, the price."""

    actions: list[str]
    favour: str | None
    title: str | None
    note: bool
    price: int


class Ways(TypedDict):
    """AR-59 All payments for a price as numbers by kind, each with what it is worth."""

    price: int
    payments: list[list[int]]
    worth: list[int]


def offers(s: State, step: GuildActions | PalaceActions) -> list[Offer]:
    """The visits that are open, by actions, favour, title and note."""
    found: list[Offer] = []
    combinations = COMBINATIONS if isinstance(step, GuildActions) else (SERVICE, TITLE, SERVICE | TITLE)
    for actions in combinations:
        if actions and _serves(s, step.visit(actions)):
            found += _with(s, step.visit(actions))
    return found


def ways(s: State, step: GuildActions | PalaceActions, found: list[Offer]) -> list[Ways]:
    """The payments for each price among the offers."""
    held = s.wealth[step.who * WEALTH : step.who * WEALTH + KINDS]
    made: list[Ways] = []
    for price in sorted({offer["price"] for offer in found if offer["price"]}):
        each = payments(held, price, ())
        made.append(
            {
                "price": price,
                "payments": [list(goods) for goods in each],
                "worth": [worth(vector(goods), 0) for goods in each],
            }
        )
    return made


def _serves(s: State, visit: Visit) -> bool:
    """AR-68 Whether the guild still has its service for the family, if it is wanted."""
    return visit.palace == AL_RASHID or not visit.actions & SERVICE or served(s, visit.seat, visit.palace)


def _with(s: State, visit: Visit) -> list[Offer]:
    """The visits with these actions."""
    purse = Purse(s, visit.seat)
    names = [name for bit, name in ACTIONS if visit.actions & bit]
    return [
        {
            "actions": names,
            "favour": FAVOURS[favour] if favour >= 0 else None,
            "title": TITLES[title] if title >= 0 else None,
            "note": note,
            "price": visit_price(s, visit, favour, title, note),
        }
        for favour in _favours(visit)
        for title in _titles(s, visit)
        for note in _notes(s, visit)
        if works(s, visit, purse, favour, title, note)
    ]


def _favours(visit: Visit) -> list[int]:
    if not visit.actions & HEAD_FAVOUR:
        return [NOTHING]
    return [HEAD[visit.palace]] if HEAD[visit.palace] >= 0 else list(range(FAVOUR_COUNT))


def _titles(s: State, visit: Visit) -> list[int]:
    if not visit.actions & TITLE:
        return [NOTHING]
    titles = range(FIRST_TITLE[visit.palace], FIRST_TITLE[visit.palace + 1])
    return [title for title in titles if for_sale(s, visit.seat, title)]


def _notes(s: State, visit: Visit) -> list[bool]:
    """AR-62 A note may be spent on a title."""
    return [False, True] if visit.actions & TITLE and s.wealth[visit.seat * WEALTH + NOTES] else [False]
