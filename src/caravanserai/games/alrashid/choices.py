"""How questions and options are shown: what the sentences say, what an option costs, and the things to click."""

from collections.abc import Mapping, Sequence
from typing import Final

from caravanserai.core.events import Argument
from caravanserai.core.prompts import Choice
from caravanserai.games.alrashid.actions import SPACE, TOKEN_NAMES
from caravanserai.games.alrashid.battle import CommitTokens, FightOrFlee
from caravanserai.games.alrashid.board import (
    AL_RASHID,
    AREAS,
    COLOURS,
    FAVOURS,
    FIRST_TITLE,
    GOODS,
    HEAD,
    ITEMS,
    PALACES,
    PAWNS,
    TITLE_COST,
    TITLE_MOST,
    TITLE_TYPE,
    TITLES,
)
from caravanserai.games.alrashid.fields import NOTES, WEALTH
from caravanserai.games.alrashid.guilds import COMBINATIONS, GuildActions
from caravanserai.games.alrashid.outcomes import effects, idle, prospect, standing, worth_then
from caravanserai.games.alrashid.palace import PalaceActions
from caravanserai.games.alrashid.payment import Pay
from caravanserai.games.alrashid.placement import PlaceAside
from caravanserai.games.alrashid.scoring import wealth_of
from caravanserai.games.alrashid.spies import MovePawn
from caravanserai.games.alrashid.state import State, camp_kind
from caravanserai.games.alrashid.territories import FirstTrader
from caravanserai.games.alrashid.titles import RemoveToken
from caravanserai.games.alrashid.view_areas import TYPES, knows, parts_of
from caravanserai.games.alrashid.view_moment import spying
from caravanserai.games.alrashid.visits import (
    HEAD_FAVOUR,
    NOTHING,
    TITLE,
    ChooseTitle,
    Choosing,
    CopyFavour,
    Purse,
    SpendNote,
    Visit,
    for_sale,
    visit_price,
    works,
)

NAMED_FIELDS: Final[Mapping[str, tuple[str, tuple[str, ...]]]] = {
    "palace": ("area", AREAS),
    "territory": ("area", AREAS),
    "origin": ("area", AREAS),
    "pawn": ("pawn", PAWNS),
    "title": ("title", TITLES),
    "favour": ("favour", FAVOURS),
    "colour": ("colour", COLOURS),
}
"""Field of a step -> the argument of its prompt and the names of its values; all of them are public."""

THINGS: Final[Mapping[str, tuple[str, ...]]] = {
    "draw": ("pile-{colour}",),
    "aside": ("reserve-{who}-{pawn}",),
    "place": ("{source}-{who}-{pawn}", "area-{area}"),
    "move": ("pawn-{area}-{who}-{pawn}",),
    "move-of": ("pawn-{territory}-{seat}-{pawn}",),
    "to": ("area-{area}",),
    "resolve": ("area-{area}",),
    "look": ("area-{territory}",),
    "negotiate": ("area-{territory}",),
    "activate": ("owned-{who}-{title}",),
    "buy": ("title-{title}",),
    "copy": ("head-{favour}",),
    "favour": ("head-{favour}",),
    "spend": ("note-{who}",),
    "pay": ("goods-{who}-{kind}",),
    "give": ("goods-{who}-{kind}",),
    "swap": ("goods-{who}-{kind}", "supply-{other}"),
    "gain": ("supply-{kind}",),
    "barter": ("goods-{who}-{kind}", "supply-{first}", "supply-{second}"),
    "transmute": ("pawn-{place}-{who}-sage",),
    "commit": ("hand-{token}",),
    "discard": ("hand-{token}",),
    "all": ("item-{here}-{kind}",),
    "take": ("item-{here}-{item}",),
    "remove": ("camp-{here}-{slot}",),
}
"""Word of an action -> the ids of the things on the table that stand for it."""

DECLINES: Final = ("none", "nothing")
"""Values that take nothing, so that there is nothing to click."""


def prompt_args(s: State) -> dict[str, Argument]:
    """What the question's sentence names, from the public fields of the step that asks."""
    step = s.stack[-1]
    args: dict[str, Argument] = {"actor": f"@{step.who}"}
    for field in step.fields:
        value = getattr(step, field)
        if field in NAMED_FIELDS and value >= 0:
            name, table = NAMED_FIELDS[field]
            args[name] = table[value]
        elif field in ("left", "price"):
            args[field] = value
        elif field == "rank":
            args["rank"] = value + 1
        elif field == "owner":
            args["owner"] = f"@{value}"
        elif field == "paid":
            args["kind"] = GOODS[len(value)]
    if step.who >= 0:
        args["value"] = wealth_of(s, step.who)
    return args


def form(s: State) -> str:
    """The form that the question wants: a visit, its payment, a battle, its tokens, the spies' steps, or a list."""
    step = s.stack[-1]
    if isinstance(step, Pay):
        return "payment"
    if isinstance(step, GuildActions | PalaceActions | Choosing):
        return "visit"
    if isinstance(step, CommitTokens):
        return "tokens"
    if isinstance(step, FightOrFlee):
        return "battle"
    return "spies" if spying(s) else ""


def choices(s: State, actions: Sequence[int]) -> list[Choice]:
    """Options as the deciding seat sees them."""
    return [
        {
            "id": action,
            "key": f"choice-{SPACE.range_of(action).word}",
            "args": details(s, action, SPACE.arguments(action)),
            "at": targets(s, action),
            "effects": effects(s, action),
            "idle": idle(s, action),
        }
        for action in actions
    ]


def targets(s: State, action: int) -> list[str]:
    """The ids of the things on the table that stand for the action."""
    word = SPACE.range_of(action).word
    if word in ("visit", "court"):
        wanted = [part for part in SPACE.values(action)["actions"].split("+") if part != "none"]
        return [parts_of(palace)[part] for palace in visited(s, word) for part in wanted]
    step = s.stack[-1]
    found: list[str] = []
    for thing in _things(word, action):
        if "{who}" in thing:
            thing = thing.replace("{who}", str(step.who))
        if "{source}" in thing:
            thing = thing.replace("{source}", "aside" if isinstance(step, PlaceAside) else "reserve")
        if "{here}" in thing:
            thing = thing.replace("{here}", AREAS[getattr(step, "territory", 0)])
        found.append(thing)
    return found


def _things(word: str, action: int) -> list[str]:
    """The things of an action, with `{who}`, `{source}` and `{here}` where the position has to tell."""
    known = _KNOWN.get(action)
    if known is None:
        values = SPACE.values(action)
        if word not in THINGS or any(value in DECLINES for value in values.values()):
            known = []
        elif values.get("place") == "reserve":
            known = ["reserve-{who}-sage"]
        else:
            known = list(THINGS[word])
            for name, value in values.items():
                known = [thing.replace(f"{{{name}}}", value) for thing in known]
        _KNOWN[action] = known
    return known


_KNOWN: Final[dict[int, list[str]]] = {}


def visited(s: State, word: str) -> list[int]:
    """The palaces where the actions of a visit may be clicked: the one that asks for them, or all if none does."""
    step = s.stack[-1]
    if isinstance(step, GuildActions) and word == "visit":
        return [step.palace]
    return [AL_RASHID] if word == "court" else list(range(len(HEAD)))


def details(s: State, action: int, values: Mapping[str, Argument]) -> dict[str, Argument]:
    """The arguments of an option's sentence: its values as catalogues want them, and what it costs."""
    args = _named(action, values)
    word = SPACE.range_of(action).word
    index = action - SPACE.base[word]
    args.update(_place_args(s, word, values))
    args.update(_thing_args(s, word, index))
    args.update(worth_then(s, action))
    args.update(price_args(s, index))
    return args


def _named(action: int, values: Mapping[str, Argument]) -> dict[str, Argument]:
    """The values of an option as catalogues want them."""
    known = _NAMES.get(action)
    if known is None:
        known = {}
        for name, value in values.items():
            if name in ("actions", "answer"):
                known[f"{name}_id"] = str(value).replace("+", "-and-")
            elif name in ("number", "slot", "value", "index"):
                known[name] = int(str(value))
            elif name == "seat":
                known[name] = f"@{value}"
            else:
                known[name] = value
        _NAMES[action] = known
    return known.copy()


_NAMES: Final[dict[int, dict[str, Argument]]] = {}


def _place_args(s: State, word: str, values: Mapping[str, Argument]) -> dict[str, Argument]:
    """The area that an option names, and how one stands or would stand there."""
    step = s.stack[-1]
    named = values.get("area", values.get("territory", values.get("place")))
    if named not in AREAS:
        return {}
    area = AREAS.index(str(named))
    args: dict[str, Argument] = {"area": AREAS[area]}
    if word == "place":
        args.update(standing(s, step.who, PAWNS.index(str(values["pawn"])), area))
    elif word == "resolve":
        args.update(prospect(s, step.who, area))
    elif isinstance(step, MovePawn):
        args.update(standing(s, step.owner, step.pawn, area))
    return args


def _thing_args(s: State, word: str, index: int) -> dict[str, Argument]:
    """What the option's title, service, favour, lot or token is."""
    step = s.stack[-1]
    if word == "buy":
        kind = TYPES[TITLE_TYPE[index]]
        return {"cost": TITLE_COST[index], "points": TITLE_MOST[index], "type_id": kind}
    if isinstance(step, GuildActions) and word == "visit":
        head = HEAD[step.palace]
        return {"area": AREAS[step.palace], "favour": FAVOURS[head] if head >= 0 else "favorite"}
    if isinstance(step, FirstTrader) and word == "all":
        return {"number": s.lying[(step.territory - PALACES) * ITEMS + index]}
    if isinstance(step, RemoveToken):
        return {"token": shown_token(s, step, index), "place": index + 1}
    return {}


def shown_token(s: State, step: RemoveToken, slot: int) -> str:
    """AR-110 The token in a slot as its remover knows it: by its value if he has seen it, else by its colour."""
    token = s.camps[step.territory - PALACES][slot]
    name = TOKEN_NAMES[camp_kind(token)]
    return name if knows(token, step.who) else name.split("-")[0]


def price_args(s: State, index: int) -> dict[str, Argument]:
    """AR-52 What the visit would cost with this answer: `price`, and whether that is all or only the least."""
    step = s.stack[-1]
    if isinstance(step, GuildActions):
        return _least(s, step.visit(COMBINATIONS[index]), None, None)
    if isinstance(step, PalaceActions):
        return _least(s, step.visit(index), None, None)
    if isinstance(step, CopyFavour):
        return _least(s, step.visit(), index, None)
    if isinstance(step, ChooseTitle):
        return _least(s, step.visit(), step.favour, index)
    if isinstance(step, SpendNote):
        price = visit_price(s, step.visit(), step.favour, step.title, index == 0)
        return {"price": price, "exact_id": "yes"}
    return {}


def _least(s: State, visit: Visit, favour: int | None, title: int | None) -> dict[str, Argument]:
    """The least price over what is still open."""
    purse = Purse(s, visit.seat)
    buys = visit.actions & TITLE != 0
    favours = (
        [NOTHING]
        if not visit.actions & HEAD_FAVOUR
        else _favours(visit.palace)
        if favour is None
        else [favour]
    )
    titles = [NOTHING] if not buys else _titles(s, visit) if title is None else [title]
    notes = [False, True] if buys and s.wealth[visit.seat * WEALTH + NOTES] else [False]
    prices = [
        visit_price(s, visit, each, other, note)
        for each in favours
        for other in titles
        for note in notes
        if works(s, visit, purse, each, other, note)
    ]
    least = min(prices, default=0)
    return {"price": least, "exact_id": "yes" if len(set(prices)) <= 1 else "no"}


def _favours(palace: int) -> list[int]:
    return list(range(len(FAVOURS))) if HEAD[palace] < 0 else [HEAD[palace]]


def _titles(s: State, visit: Visit) -> list[int]:
    first, last = FIRST_TITLE[visit.palace], FIRST_TITLE[visit.palace + 1]
    return [title for title in range(first, last) if for_sale(s, visit.seat, title)]
