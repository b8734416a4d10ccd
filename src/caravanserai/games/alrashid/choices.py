"""How options are shown: the ids of the things to click, and what they cost."""

from typing import Any

from caravanserai.core.events import Argument
from caravanserai.games.alrashid.actions import SPACE, TOKEN_NAMES
from caravanserai.games.alrashid.board import AL_RASHID, AREAS, FAVOURS, FIRST_TITLE, HEAD, PALACES
from caravanserai.games.alrashid.guilds import COMBINATIONS, GuildActions
from caravanserai.games.alrashid.palace import PalaceActions
from caravanserai.games.alrashid.state import NOTES, WEALTH, Court, camp_kind
from caravanserai.games.alrashid.view import knows, parts_of
from caravanserai.games.alrashid.visits import (
    HEAD_FAVOUR,
    NOTHING,
    TITLE,
    ChooseTitle,
    CopyFavour,
    SpendNote,
    for_sale,
    purse,
    purse_top,
    visit_price,
    works,
)


def targets(s: Court, action: int) -> list[str]:
    """The ids of the things on the table that stand for the action."""
    step: Any = s.stack[-1]
    seat = step.who
    word = SPACE.range_of(action).word
    values = SPACE.values(action)
    if word == "draw":
        return [f"pile-{values['colour']}"]
    if word == "aside":
        return [] if values["pawn"] == "none" else [f"reserve-{seat}-{values['pawn']}"]
    if word == "place":
        source = "aside" if step.decision == "AR-D4" else "reserve"
        return [f"{source}-{seat}-{values['pawn']}", f"area-{values['area']}"]
    if word == "move":
        return [f"pawn-{values['area']}-{seat}-{values['pawn']}"]
    if word == "move-of":
        return [f"pawn-{values['territory']}-{values['seat']}-{values['pawn']}"]
    if word in ("to", "resolve"):
        return [f"area-{values['area']}"]
    if word in ("look", "negotiate"):
        return [f"area-{values['territory']}"]
    if word == "activate":
        return [f"owned-{seat}-{values['title']}"]
    if word == "buy":
        return [f"title-{values['title']}"]
    if word in ("visit", "court"):
        parts = parts_of(getattr(step, "palace", AL_RASHID))
        return [parts[part] for part in values["actions"].split("+") if part != "none"]
    if word in ("copy", "favour"):
        return [f"head-{values['favour']}"]
    if word == "spend":
        return [f"note-{seat}"] if values["answer"] == "note" else []
    if word in ("pay", "give"):
        return [f"goods-{seat}-{values['kind']}"]
    if word == "swap":
        return [f"goods-{seat}-{values['kind']}", f"supply-{values['other']}"]
    if word == "gain":
        return [f"supply-{values['kind']}"]
    if word == "barter":
        return [f"goods-{seat}-{values['kind']}", f"supply-{values['first']}", f"supply-{values['second']}"]
    if word == "transmute":
        return _sage(seat, values["place"])
    if word in ("commit", "discard"):
        return [f"hand-{values['token']}"]
    if word == "all":
        return [f"item-{AREAS[step.territory]}-{values['kind']}"]
    if word == "take":
        return [f"item-{AREAS[step.territory]}-{values['item']}"]
    if word == "remove":
        return [f"camp-{AREAS[step.territory]}-{values['slot']}"]
    return []


def _sage(seat: int, place: str) -> list[str]:
    if place == "none":
        return []
    return [f"reserve-{seat}-sage"] if place == "reserve" else [f"pawn-{place}-{seat}-sage"]


def shown_token(s: Court, action: int) -> str:
    """AR-110 The token in a slot as its remover knows it: by its value if he has seen it, else by its colour."""
    step: Any = s.stack[-1]
    token = s.camps[step.territory - PALACES][action - SPACE.base["remove"]]
    name = TOKEN_NAMES[camp_kind(token)]
    return name if knows(token, step.who) else name.split("-")[0]


def price_args(s: Court, action: int) -> dict[str, Argument]:
    """AR-52 What the visit would cost with this option: `price`, and whether that is all or only the least."""
    step: Any = s.stack[-1]
    index = action - SPACE.base[SPACE.range_of(action).word]
    if isinstance(step, GuildActions):
        return _least(s, step.who, step.palace, step.rank, COMBINATIONS[index], None, None)
    if isinstance(step, PalaceActions):
        return _least(s, step.who, AL_RASHID, step.rank, index, None, None)
    if isinstance(step, CopyFavour):
        return _least(s, step.who, step.palace, step.rank, step.actions, index, None)
    if isinstance(step, ChooseTitle):
        return _least(s, step.who, step.palace, step.rank, step.actions, step.favour, index)
    if isinstance(step, SpendNote):
        note = index == 0
        price = visit_price(s, step.who, step.palace, step.rank, step.actions, step.favour, step.title, note)
        return {"price": price, "exact_id": "yes"}
    return {}


def _least(
    s: Court, seat: int, palace: int, rank: int, actions: int, favour: int | None, title: int | None
) -> dict[str, Argument]:
    """The least price over what is still open."""
    value = purse(s, seat)
    spare = value - purse_top(s, seat)
    favours = [NOTHING] if not actions & HEAD_FAVOUR else _favours(palace) if favour is None else [favour]
    titles = [NOTHING] if not actions & TITLE else _titles(s, seat, palace) if title is None else [title]
    notes = [False, True] if actions & TITLE and s.wealth[seat * WEALTH + NOTES] else [False]
    prices = [
        visit_price(s, seat, palace, rank, actions, each, other, note)
        for each in favours
        for other in titles
        for note in notes
        if works(s, seat, palace, rank, actions, each, other, note, value, spare)
    ]
    least = min(prices, default=0)
    return {"price": least, "exact_id": "yes" if len(set(prices)) <= 1 else "no"}


def _favours(palace: int) -> list[int]:
    return list(range(len(FAVOURS))) if HEAD[palace] < 0 else [HEAD[palace]]


def _titles(s: Court, seat: int, palace: int) -> list[int]:
    return [
        title for title in range(FIRST_TITLE[palace], FIRST_TITLE[palace + 1]) if for_sale(s, seat, title)
    ]
