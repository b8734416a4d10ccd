"""What is going on as a seat sees it: the phase, the visit, the battle, the spies' steps."""

from typing import TypedDict

from caravanserai.core.vectors import vector
from caravanserai.games.alrashid.actions import TOKEN_NAMES
from caravanserai.games.alrashid.battle import CommitTokens, FightOrFlee, camp_strength, token_strength
from caravanserai.games.alrashid.board import (
    AL_RASHID,
    AREAS,
    COLOUR_COUNT,
    COLOURS,
    FAVOURS,
    HEAD,
    INTRIGUE,
    KINDS,
    STRATEGIST,
    TITLE_COST,
    TITLES,
    VALUE_COUNT,
)
from caravanserai.games.alrashid.fields import TOKEN_KINDS, WEALTH
from caravanserai.games.alrashid.guilds import GuildActions, Leave
from caravanserai.games.alrashid.offers import ACTIONS, Offer, Ways, offers, ways
from caravanserai.games.alrashid.palace import PalaceActions
from caravanserai.games.alrashid.payment import Pay, payments, worth
from caravanserai.games.alrashid.setup import StartToken
from caravanserai.games.alrashid.spies import MovePawn, SpyStep
from caravanserai.games.alrashid.state import State, copies
from caravanserai.games.alrashid.turn import Resolution, StartYear
from caravanserai.games.alrashid.visits import (
    NOTHING,
    ChooseTitle,
    Choosing,
    Effects,
    SpendNote,
    Visit,
    favour_price,
    service_price,
)


class Prices(TypedDict):
    """What each action of a visit costs; None while that depends on what is chosen."""

    service: int | None
    title: int | None
    favour: int | None


class VisitView(TypedDict):
    """The visit being made; `payments` are all that are open, as numbers by kind, each with what it is worth.

    Before anything is chosen its visitor sees as `offers` all that could be, and as `ways` how their prices are paid.
    """

    seat: int
    palace: str
    rank: int
    chosen: bool
    actions: list[str]
    favour: str | None
    title: str | None
    price: int | None
    prices: Prices
    paid: list[int]
    payments: list[list[int]]
    worth: list[int]
    offers: list[Offer]
    ways: list[Ways]


class Battle(TypedDict):
    """A battle, colour by colour: what the camp counts and what it takes to beat it.

    `counts` says what a token of each name counts for the fighter; `own` what he has chosen counts so far, for
    nobody else to see.
    """

    seat: int
    area: str
    against: dict[str, int]
    to_beat: dict[str, int]
    counts: dict[str, int]
    bonus: int
    own: dict[str, int] | None


def phase(s: State) -> str:
    """Which part of the year it is."""
    if not s.stack:
        return "over"
    if not s.tiles or any(isinstance(step, StartToken) for step in s.stack):
        return "set-up"
    return "placement" if isinstance(s.stack[0], StartYear | Resolution) else "resolution"


def resolving(s: State) -> str | None:
    """The area being resolved."""
    for step in s.stack:
        if isinstance(step, Leave):
            return AREAS[step.area]
    return None


def visit_view(s: State) -> VisitView | None:
    """The visit being made and, while it is paid, every payment that is still open (AR-59), each as one choice."""
    found, favour, title = _chosen(s)
    if found is None:
        return None
    shown: VisitView = {
        "seat": found.seat,
        "palace": AREAS[found.palace],
        "rank": found.rank + 1,
        "chosen": found.actions > 0,
        "actions": [name for bit, name in ACTIONS if found.actions & bit],
        "favour": FAVOURS[favour] if favour >= 0 else None,
        "title": TITLES[title] if title >= 0 else None,
        "price": None,
        "prices": _prices(s, found, favour, title),
        "paid": [],
        "payments": [],
        "worth": [],
        "offers": [],
        "ways": [],
    }
    top = s.stack[-1]
    if isinstance(top, Pay):
        _add_payments(s, shown, top)
    return shown


def own_visit(s: State, shown: VisitView | None, seat: int) -> VisitView | None:
    """The visit as its visitor sees it: what may be chosen, all at once."""
    top = s.stack[-1] if s.stack else None
    if shown is None or not isinstance(top, GuildActions | PalaceActions) or top.who != seat:
        return shown
    seen = shown.copy()
    seen["offers"] = offers(s, top)
    seen["ways"] = ways(s, top, seen["offers"])
    return seen


def _chosen(s: State) -> tuple[Visit | None, int, int]:
    """The visit as far as it is chosen, its favour and its title."""
    top = s.stack[-1] if s.stack else None
    if isinstance(top, GuildActions | PalaceActions):
        return top.visit(0), NOTHING, NOTHING
    for step in s.stack[::-1]:
        if isinstance(step, Effects | SpendNote):
            return step.visit(), step.favour, step.title
        if isinstance(step, ChooseTitle):
            return step.visit(), step.favour, NOTHING
        if isinstance(step, Choosing):
            return step.visit(), NOTHING, NOTHING
    return None, NOTHING, NOTHING


def _prices(s: State, visit: Visit, favour: int, title: int) -> Prices:
    """AR-52 What each action costs at this rank."""
    guild = visit.palace != AL_RASHID
    if guild and favour < 0:
        favour = HEAD[visit.palace]
    return {
        "service": service_price(s, visit) if guild else 0,
        "title": TITLE_COST[title] if title >= 0 else None,
        "favour": favour_price(s, visit.palace, favour) if favour >= 0 else None,
    }


def _add_payments(s: State, shown: VisitView, step: Pay) -> None:
    held = s.wealth[step.who * WEALTH : step.who * WEALTH + KINDS]
    found = payments(held, step.price, step.paid)
    shown["price"] = step.price
    shown["paid"] = list(step.paid)
    shown["payments"] = [list(each) for each in found]
    shown["worth"] = [worth(vector(each), 0) for each in found]
    if "title" in shown["actions"]:  # AR-62: less what a note took off
        others = 0
        if "service" in shown["actions"]:
            others += shown["prices"]["service"] or 0
        if "favour" in shown["actions"]:
            others += shown["prices"]["favour"] or 0
        shown["prices"]["title"] = step.price - others


def committed(s: State, seat: int | None) -> list[str] | None:
    """AR-91 The tokens the fighter has chosen so far, for nobody else to see."""
    top = s.stack[-1] if s.stack else None
    if isinstance(top, CommitTokens) and top.who == seat:
        return [TOKEN_NAMES[kind] for kind in top.chosen]
    return None


def battle_view(s: State, seat: int | None) -> Battle | None:
    """AR-91 Who fights where against which sums."""
    top = s.stack[-1] if s.stack else None
    if not isinstance(top, FightOrFlee | CommitTokens):
        return None
    counts = [token_strength(s, top.who, kind) for kind in range(TOKEN_KINDS)]
    sums = [camp_strength(s, top.territory, colour) for colour in range(COLOUR_COUNT)]
    own: dict[str, int] | None = None
    if top.who == seat:
        chosen = top.chosen if isinstance(top, CommitTokens) else ()
        own = {
            COLOURS[colour]: sum(counts[kind] for kind in chosen if kind // VALUE_COUNT == colour)
            for colour in range(COLOUR_COUNT)
        }
    return {
        "seat": top.who,
        "area": AREAS[top.territory],
        "against": {COLOURS[colour]: sums[colour] for colour in range(COLOUR_COUNT)},
        "to_beat": {COLOURS[colour]: sums[colour] + 1 for colour in range(COLOUR_COUNT)},
        "counts": {TOKEN_NAMES[kind]: counts[kind] for kind in range(TOKEN_KINDS)},
        "bonus": copies(s, top.who, STRATEGIST),
        "own": own,
    }


def spies(s: State) -> list[int]:
    """AR-71 The seats whose spy steps are still to come, the present one first, also while its pawn is moving."""
    found = [step.who for step in s.stack[::-1] if isinstance(step, SpyStep)]
    top = s.stack[-1] if s.stack else None
    return [top.who, *found] if spying(s) and isinstance(top, MovePawn) else found


def spying(s: State) -> bool:
    """AR-72 Whether a spy step is being made."""
    return resolving(s) == AREAS[INTRIGUE] and isinstance(s.stack[-1], SpyStep | MovePawn)
