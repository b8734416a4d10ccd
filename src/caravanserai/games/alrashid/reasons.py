"""Why an action is not allowed: the rules as predicates on the position, written apart from the options of the steps."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from caravanserai.core.events import Argument
from caravanserai.core.game import Reason
from caravanserai.games.alrashid.actions import SPACE, TOKEN_NAMES
from caravanserai.games.alrashid.board import (
    ACTIVATED,
    AREAS,
    COLOURS,
    DIPLOMAT_MUST,
    FAVOURS,
    GOODS,
    HARVEST,
    ITEMS,
    PALACES,
    PAWNS,
    SPY_ANY_PAWN,
    TITLES,
    TRADE_ITEMS,
    TRADER_LOOSE,
)
from caravanserai.games.alrashid.reading import (
    camp,
    colour_of,
    hand,
    is_palace,
    owned,
    standing,
    undrawn,
    waiting,
)
from caravanserai.games.alrashid.reckoning import Offer, bare_reason, payment_reason, visit_reason
from caravanserai.games.alrashid.state import FACE_UP, STRIDE, Court

Values = Mapping[str, str]


def no(rule: str, key: str, **args: Argument) -> Reason:
    """A refusal."""
    return Reason(rule, f"reason-{key}", args)


def reason(s: Court, action: int) -> Reason | None:
    """Why the deciding seat may not take this action now."""
    step: Any = s.stack[-1]
    word = SPACE.range_of(action).word
    asked = WORDS[step.decision]
    if word not in asked:
        return _not_asked(step, word)
    return asked[word](s, step, SPACE.values(action))


def _not_asked(step: Any, word: str) -> Reason:
    if word == "activate":
        return no("AR-37", "activate-later")
    if word == "resolve":
        return no("AR-36", "resolve-later") if step.decision != "AR-D8" else no("AR-36", "one-area")
    if word in ("pass", "stop", "end") and step.decision in ("AR-D3", "AR-D4"):
        return no("AR-24", "must-place")
    return no(step.rule, "not-now")


def _fine(s: Court, step: Any, values: Values) -> Reason | None:
    return None


# --- where pawns may stand ---------------------------------------------------------------------------


def misfit(s: Court, seat: int, pawn: str, area: str) -> Reason | None:
    """AR-25, AR-26 Why the pawn may not come to the area."""
    if area == "al-rashid" and pawn == "merchant":
        return no("AR-26", "no-merchants")
    if area == "al-rashid" and pawn == "sage" and not standing(s, seat, "pasha", area):
        return no("AR-26", "pasha-first")
    if pawn != "sage" and standing(s, seat, "pasha", area) + standing(s, seat, "merchant", area):
        return no("AR-25", "one-big", area=area)
    return None


# --- tokens and placement ----------------------------------------------------------------------------


def _draw(s: Court, step: Any, values: Values) -> Reason | None:
    return None if undrawn(s, values["colour"]) else no("AR-18", "no-tokens", colour=values["colour"])


def _aside(s: Court, step: Any, values: Values) -> Reason | None:
    if values["pawn"] != "none":
        here = waiting(s, step.who, values["pawn"], 1)
        return None if here else no("AR-113", "no-pawn", pawn=values["pawn"])
    big = waiting(s, step.who, "pasha", 1) + waiting(s, step.who, "merchant", 1)
    return no("AR-113", "must-set-aside") if s.edition & DIPLOMAT_MUST and big else None


def _place(s: Court, step: Any, values: Values) -> Reason | None:
    aside = step.decision == "AR-D4"
    if not waiting(s, step.who, values["pawn"], 2 if aside else 1):
        return no("AR-113" if aside else "AR-23", "no-pawn", pawn=values["pawn"])
    return misfit(s, step.who, values["pawn"], values["area"])


# --- moving and looking ------------------------------------------------------------------------------


def _target(s: Court, owner: int, pawn: str, origin: str, area: str) -> Reason | None:
    """AR-74, AR-75 Why the pawn may not go there."""
    if area == origin:
        return no("AR-4", "same-place")
    if is_palace(area) != is_palace(origin):
        return no("AR-104" if is_palace(origin) else "AR-105", "other-group")
    if s.resolved >> AREAS.index(area) & 1:
        return no("AR-74", "resolved", area=area)
    return misfit(s, owner, pawn, area)


def _pawn(s: Court, rule: str, owner: int, pawn: str, area: str) -> Reason | None:
    if not standing(s, owner, pawn, area):
        return no(rule, "not-there", pawn=pawn, area=area)
    if all(_target(s, owner, pawn, area, other) for other in AREAS):
        return no("AR-75", "nowhere", pawn=pawn, area=area)
    return None


def _plot(s: Court, step: Any, values: Values) -> Reason | None:
    if is_palace(values["area"]) != (step.rule == "AR-104"):
        return no(step.rule, "other-group")
    return _pawn(s, step.rule, step.who, values["pawn"], values["area"])


def _to(s: Court, step: Any, values: Values) -> Reason | None:
    return _target(s, step.owner, PAWNS[step.pawn], AREAS[step.origin], values["area"])


def _spy_move(s: Court, step: Any, values: Values) -> Reason | None:
    if s.edition & SPY_ANY_PAWN:
        return no("AR-74", "not-now")
    if is_palace(values["area"]):
        return no("AR-74", "other-group")
    return _pawn(s, "AR-74", step.who, values["pawn"], values["area"])


def _spy_move_of(s: Court, step: Any, values: Values) -> Reason | None:
    owner = int(values["seat"])
    if not s.edition & SPY_ANY_PAWN:
        return no("AR-74", "own-pawns")
    if owner >= s.seats:
        return no("AR-74", "no-seat")
    return _pawn(s, "AR-74", owner, values["pawn"], values["territory"])


def _look(s: Court, step: Any, values: Values) -> Reason | None:
    tokens = s.camps[AREAS.index(values["territory"]) - PALACES]
    hidden = [token for token in tokens if not token & FACE_UP]
    return None if hidden else no("AR-73", "nothing-hidden", area=values["territory"])


# --- turns -------------------------------------------------------------------------------------------


def _activate(s: Court, step: Any, values: Values) -> Reason | None:
    title = values["title"]
    index = ACTIVATED.index(TITLES.index(title))
    copies = s.titles[step.who * len(TITLES) + TITLES.index(title)]
    if getattr(step, "activated", 0):
        return no("AR-36", "one-activation")
    if not copies:
        return no("AR-100", "title-not-owned", title=title)
    if copies <= s.used[step.who * len(ACTIVATED) + index]:
        return no("AR-100", "title-used", title=title)
    goods = [owned(s, step.who, kind) for kind in GOODS]
    void = {
        "smuggler": not any(goods),
        "trader": not any(goods[:3]),
        "recruiter": not any(undrawn(s, colour) for colour in COLOURS),
        "negotiator": not any(s.camps),
    }
    return no("AR-102", "title-void", title=title) if void.get(title) else None


def _resolve(s: Court, step: Any, values: Values) -> Reason | None:
    area = AREAS.index(values["area"])
    if any(s.stacks[area * STRIDE : (area + 1) * STRIDE]):
        return None
    if s.resolved >> area & 1:
        return no("AR-41", "resolved", area=values["area"])
    return no("AR-39", "area-empty", area=values["area"])


# --- visits ------------------------------------------------------------------------------------------


def _visit(s: Court, step: Any, values: Values) -> Reason | None:
    parts = values["actions"].split("+")
    return visit_reason(
        s, Offer(step.who, step.palace, step.rank, "service" in parts, "title" in parts, "favour" in parts)
    )


def _court(s: Court, step: Any, values: Values) -> Reason | None:
    return visit_reason(s, Offer(step.who, 5, step.rank, False, "title" in values["actions"], False))


def _offer(step: Any) -> Offer:
    return Offer(
        step.who,
        step.palace,
        step.rank,
        bool(step.actions & 1),
        bool(step.actions & 2),
        bool(step.actions & 4),
    )


def _copy(s: Court, step: Any, values: Values) -> Reason | None:
    return visit_reason(s, _offer(step), favour=FAVOURS.index(values["favour"]))


def _buy(s: Court, step: Any, values: Values) -> Reason | None:
    return visit_reason(s, _offer(step), favour=step.favour, title=TITLES.index(values["title"]))


def _spend(s: Court, step: Any, values: Values) -> Reason | None:
    note = values["answer"] == "note"
    return visit_reason(s, _offer(step), favour=step.favour, title=step.title, note=note)


def _pay(s: Court, step: Any, values: Values) -> Reason | None:
    kind, number = GOODS.index(values["kind"]), int(values["number"])
    if kind != len(step.paid):
        return no("AR-59", "pay-order", kind=GOODS[len(step.paid)])
    if number > owned(s, step.who, values["kind"]):
        return no("AR-58", "not-owned", kind=values["kind"])
    exchange = s.stack[-2].favour in (0, 2) if hasattr(s.stack[-2], "favour") else False
    return payment_reason(s, step.who, step.price, (*step.paid, number), exchange)


def _give(s: Court, step: Any, values: Values) -> Reason | None:
    return None if owned(s, step.who, values["kind"]) else no(step.rule, "not-owned", kind=values["kind"])


def _swap(s: Court, step: Any, values: Values) -> Reason | None:
    return no("AR-4", "same-kind") if values["kind"] == values["other"] else _give(s, step, values)


def _impostor(s: Court, step: Any, values: Values) -> Reason | None:
    favour = FAVOURS.index(values["favour"])
    if step.used >> favour & 1:
        return no("AR-106", "favour-used", favour=values["favour"])
    return bare_reason(s, step.who, favour)


def _transmute(s: Court, step: Any, values: Values) -> Reason | None:
    place = values["place"]
    if place == "none":
        return None
    if not waiting(s, step.who, "merchant", 0):
        return no("AR-133", "no-merchant-left")
    sages = waiting(s, step.who, "sage", 1) if place == "reserve" else standing(s, step.who, "sage", place)
    if not sages:
        return no("AR-132", "no-sage", area=place)
    if place not in ("reserve", "al-rashid") and misfit(s, step.who, "merchant", place):
        return no("AR-133", "one-big", area=place)
    return None


def _barter(s: Court, step: Any, values: Values) -> Reason | None:
    kind, first, second = values["kind"], values["first"], values["second"]
    if kind in (first, second):
        return no("AR-4", "same-kind")
    if GOODS.index(first) > GOODS.index(second) or (first == second and not s.edition & TRADER_LOOSE):
        return no("AR-115", "one-of-each")
    return _give(s, step, values)


# --- battle, trade, Negotiator -----------------------------------------------------------------------


def _gain(s: Court, step: Any, values: Values) -> Reason | None:
    if (
        step.decision == "AR-D25"
        and not HARVEST[(step.territory - PALACES) * ITEMS + GOODS.index(values["kind"])]
    ):
        return no("AR-109", "not-printed", kind=values["kind"], area=AREAS[step.territory])
    return None


def _fight(s: Court, step: Any, values: Values) -> Reason | None:
    colours = {colour_of(token) for token in camp(s, AREAS[step.territory])}
    return (
        None
        if any(colour_of(token) in colours for token in hand(s, step.who))
        else no("AR-90", "cannot-fight")
    )


def _hand_token(s: Court, step: Any, values: Values, taken: int) -> Reason | None:
    token = values["token"]
    if hand(s, step.who).count(token) <= taken:
        return no(step.rule, "not-in-hand", token=token)
    if colour_of(token) not in [colour_of(other) for other in camp(s, AREAS[step.territory])]:
        return no(step.rule, "colour-not-there", colour=colour_of(token), area=AREAS[step.territory])
    return None


def _commit(s: Court, step: Any, values: Values) -> Reason | None:
    return _hand_token(s, step, values, step.chosen.count(TOKEN_NAMES.index(values["token"])))


def _done(s: Court, step: Any, values: Values) -> Reason | None:
    return None if step.chosen else no("AR-91", "commit-one")


def _discard(s: Court, step: Any, values: Values) -> Reason | None:
    return _hand_token(s, step, values, 0)


def _remove(s: Court, step: Any, values: Values) -> Reason | None:
    tokens, slot = camp(s, AREAS[step.territory]), int(values["slot"])
    if slot >= len(tokens):
        return no("AR-110", "no-token-there")
    if colour_of(tokens[slot]) != COLOURS[step.colour]:
        return no("AR-110", "other-colour", colour=COLOURS[step.colour])
    return None


def _negotiate(s: Court, step: Any, values: Values) -> Reason | None:
    return None if camp(s, values["territory"]) else no("AR-110", "no-token-there")


def _all(s: Court, step: Any, values: Values) -> Reason | None:
    lying = s.lying[(step.territory - PALACES) * ITEMS + GOODS.index(values["kind"])]
    return None if lying > TRADE_ITEMS[0] else no("AR-97", "lot-small", kind=values["kind"])


def _take(s: Court, step: Any, values: Values) -> Reason | None:
    item = (*GOODS, "note").index(values["item"])
    lying = s.lying[(step.territory - PALACES) * ITEMS + item]
    return None if lying else no("AR-99", "none-lying", item=values["item"], area=AREAS[step.territory])


Predicate = Callable[[Court, Any, Values], Reason | None]
WORDS: Final[Mapping[str, Mapping[str, Predicate]]] = {
    "AR-D1": {"draw": _draw},
    "AR-D2": {"aside": _aside},
    "AR-D3": {"place": _place},
    "AR-D4": {"place": _place},
    "AR-D5": {"move": _plot, "pass": _fine},
    "AR-D6": {"to": _to},
    "AR-D7": {"activate": _activate, "resolve": _resolve},
    "AR-D8": {"activate": _activate, "end": _fine},
    "AR-D9": {"visit": _visit},
    "AR-D10": {"court": _court},
    "AR-D11": {"buy": _buy},
    "AR-D12": {"copy": _copy},
    "AR-D13": {"spend": _spend},
    "AR-D14": {"pay": _pay},
    "AR-D15": {"draw": _draw},
    "AR-D16": {"give": _give},
    "AR-D17": {"swap": _swap},
    "AR-D18": {"gain": _gain},
    "AR-D19": {"gain": _gain},
    "AR-D20": {"favour": _impostor, "stop": _fine},
    "AR-D21": {"transmute": _transmute},
    "AR-D22": {"look": _look, "move": _spy_move, "move-of": _spy_move_of, "pass": _fine},
    "AR-D23": {"fight": _fight, "flee": _fine},
    "AR-D24": {"commit": _commit, "done": _done},
    "AR-D25": {"gain": _gain},
    "AR-D26": {"pick": _fine, "all": _all},
    "AR-D27": {"take": _take, "stop": _fine},
    "AR-D28": {"barter": _barter},
    "AR-D29": {"negotiate": _negotiate},
    "AR-D30": {"discard": _discard, "stop": _fine},
    "AR-D31": {"remove": _remove},
}
"""Decision -> the words it understands, each with its predicate."""
