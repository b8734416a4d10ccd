"""Why an action is not allowed: predicates on the position, worked out apart from the lists of legal actions."""

from collections.abc import Callable
from typing import Any, Final

from caravanserai.core.events import Argument
from caravanserai.core.game import Reason
from caravanserai.games.yspahan.actions import SPACE
from caravanserai.games.yspahan.board import (
    BUILDING_CAMELS,
    BUILDING_GOLD,
    BUILDINGS,
    CARDS,
    DISTRICTS,
    HAMMAM,
    HAMMAM_STEPS,
    LEVELS,
    MODES,
    SHOP_DISTRICT,
    SHOP_SOUK,
    SHOPS,
    SOUKS,
    SQUARES,
)
from caravanserai.games.yspahan.fields import DECK, DISCARD, EMPTY, hand
from caravanserai.games.yspahan.options import build_cards_any_time, build_cards_stack
from caravanserai.games.yspahan.state import State

CARD_MOMENTS: Final = ("BuyYellow", "TakeGroup", "BetweenCubes", "EndTurn")
"""YS-74 The decisions at which cards may be played."""

ASKED: Final = {
    "BuyYellow": ("buy",),
    "TakeGroup": ("take", "draw"),
    "UseGroup": ("use",),
    "Boost": ("boost",),
    "Supply": ("supply",),
    "MoveSupervisor": ("move",),
    "ChooseOrder": ("send-first",),
    "PayCamel": ("send", "pay"),
    "BetweenCubes": ("continue",),
    "ChooseBuilding": ("build",),
    "EndTurn": ("end",),
    "Exchange": ("camels-to-gold", "gold-to-camels"),
    "PlaceCube": ("place",),
    "SellCamels": ("sell-camels",),
    "SellGold": ("sell-gold",),
}
"""The ranges each decision asks for, besides cards."""


def reason(s: State, action: int) -> Reason | None:
    """None if the deciding seat may do it, else the rule that forbids it."""
    step: Any = s.stack[-1]
    decision = type(step).__name__
    word = SPACE.range_of(action).word
    values = SPACE.values(action)
    if word == "build":
        return _build(s, step, decision, values["building"], values["mode"])
    if word == "play":
        return _play(s, step, decision, values["card"])
    if word not in ASKED[decision]:
        return Reason(step.rule, "reason-not-now", {})
    check = _CHECKS.get(word)
    return check(s, step, values) if check else None


def _no(rule: str, key: str, **args: Argument) -> Reason:
    return Reason(rule, f"reason-{key}", args)


def _holds(s: State, seat: int, card: str) -> bool:
    return s.pile(hand(seat))[CARDS.index(card)] > 0


# --- dice ------------------------------------------------------------------------------------------


def _buy(s: State, step: Any, values: dict[str, str]) -> Reason | None:
    number = int(values["number"])
    if s.gold[step.seat] < number:
        return _no("YS-16", "gold", need=number, have=s.gold[step.seat])
    return None


def _dice(s: State, level: int) -> tuple[int, int]:
    """White and yellow dice of the level that the active player may take and count (YS-111 to YS-113)."""
    white, yellow = s.tower[level * 3], s.tower[level * 3 + 1]
    return (white, 0) if s.seats == 2 and s.order[s.turn] != s.first else (white, yellow)


def _take(s: State, step: Any, values: dict[str, str]) -> Reason | None:
    level = LEVELS.index(values["level"])
    if s.tower[level * 3] + s.tower[level * 3 + 1] == 0:
        return _no("YS-20", "level-empty", level=values["level"])
    if sum(_dice(s, level)) == 0:
        return _no("YS-113", "yellow-only", level=values["level"])
    return None


def _draw(s: State, step: Any, values: dict[str, str]) -> Reason | None:
    if any(sum(_dice(s, level)) for level in range(len(LEVELS))):
        return _no("YS-15", "must-take")
    return None


def _use(s: State, step: Any, values: dict[str, str]) -> Reason | None:
    use = values["use"]
    level = LEVELS[step.level]
    if use == "goods" and level in DISTRICTS:
        if all(_shop(s, step.seat, shop) for shop in SHOPS if shop.startswith(f"{level}-")):
            return _no("YS-26", "no-shop", district=level)
    elif use == "card":
        if sum(s.pile(DECK)) + sum(s.pile(DISCARD)) == 0:
            return _no("YS-70", "no-card")
    elif use == "build":
        if s.seats != 2:
            return _no("YS-109", "build-two-players")
        if all(_cost(s, step.seat, building, mode) for building in BUILDINGS for mode in MODES):
            return _no("YS-109", "nothing-to-build")
    return None


def _boost(s: State, step: Any, values: dict[str, str]) -> Reason | None:
    if values["card"] != "none" and not _holds(s, step.seat, values["card"]):
        return _no("YS-27", "card-not-held", card=values["card"])
    return None


# --- shops -----------------------------------------------------------------------------------------


def _shop(s: State, seat: int, name: str) -> Reason | None:
    """YS-37 to YS-43 Why the seat may not place a cube in the shop."""
    shop = SHOPS.index(name)
    if s.shops[shop] != EMPTY:
        return _no("YS-37", "shop-full", shop=name)
    owners = {souk: _owners(s, souk) for souk in range(len(SOUKS))}
    souk = SHOP_SOUK[shop]
    if owners[souk] - {seat}:
        return _no("YS-37", "souk-closed", souk=SOUKS[souk], owner=f"@{min(owners[souk])}")
    if not owners[souk]:
        for other in range(len(SHOPS)):
            started = SHOP_DISTRICT[other] == SHOP_DISTRICT[shop] and s.shops[other] == EMPTY
            if started and seat in owners[SHOP_SOUK[other]]:
                return _no("YS-39", "finish-souk", souk=SOUKS[SHOP_SOUK[other]])
    return None


def _owners(s: State, souk: int) -> set[int]:
    return {owner for shop, owner in enumerate(s.shops) if SHOP_SOUK[shop] == souk and owner != EMPTY}


def _supply(s: State, step: Any, values: dict[str, str]) -> Reason | None:
    district = DISTRICTS[step.district]
    if not values["shop"].startswith(f"{district}-"):
        return _no("YS-35", "other-district", district=district)
    return _shop(s, step.seat, values["shop"])


def _place(s: State, step: Any, values: dict[str, str]) -> Reason | None:
    return _shop(s, step.seat, values["shop"])


# --- the Supervisor --------------------------------------------------------------------------------


def _steps(one: str, other: str) -> int:
    """How far two squares are apart, counted along the street (YS-49)."""
    near, far = int(one[1:] or 0), int(other[1:] or 0)
    return abs(near - far) if one[0] == other[0] else near + far


def _move(s: State, step: Any, values: dict[str, str]) -> Reason | None:
    change = abs(_steps(SQUARES[s.supervisor], values["square"]) - step.value)
    if s.buildings[step.seat] >> HAMMAM & 1:
        change = max(0, change - HAMMAM_STEPS)
    if change > s.gold[step.seat]:
        return _no("YS-50", "gold", need=change, have=s.gold[step.seat])
    return None


def _send_first(s: State, step: Any, values: dict[str, str]) -> Reason | None:
    if values["shop"] not in (SHOPS[step.first], SHOPS[step.second]):
        return _no("YS-57", "not-hit", shop=values["shop"])
    return None


# --- cards -----------------------------------------------------------------------------------------


def _play(s: State, step: Any, decision: str, card: str) -> Reason | None:
    if decision not in CARD_MOMENTS:
        return _no("YS-63" if step.who != s.active() else "YS-74", "card-moment")
    if not _holds(s, step.seat, card):
        return _no("YS-73", "card-not-held", card=card)
    gold, camels = s.gold[step.seat], s.camels[step.seat]
    useless = {
        "exchange": gold + camels == 0,
        "sell-camels": camels == 0,
        "sell-gold": gold == 0,
        "place-cube": card == "place-cube" and all(_shop(s, step.seat, shop) for shop in SHOPS),
    }
    if useless.get(card):
        return _no("YS-75", "card-useless", card=card)
    return None


def _camels_to_gold(s: State, step: Any, values: dict[str, str]) -> Reason | None:
    return _enough_camels(s, step, values, "YS-77")


def _sell_camels(s: State, step: Any, values: dict[str, str]) -> Reason | None:
    return _enough_camels(s, step, values, "YS-82")


def _enough_camels(s: State, step: Any, values: dict[str, str], rule: str) -> Reason | None:
    number = int(values["number"])
    if s.camels[step.seat] < number:
        return _no(rule, "camels", need=number, have=s.camels[step.seat])
    return None


def _gold_to_camels(s: State, step: Any, values: dict[str, str]) -> Reason | None:
    return _enough_gold(s, step, values, "YS-77")


def _sell_gold(s: State, step: Any, values: dict[str, str]) -> Reason | None:
    return _enough_gold(s, step, values, "YS-83")


def _enough_gold(s: State, step: Any, values: dict[str, str], rule: str) -> Reason | None:
    number = int(values["number"])
    if s.gold[step.seat] < number:
        return _no(rule, "gold", need=number, have=s.gold[step.seat])
    return None


# --- buildings -------------------------------------------------------------------------------------


def _build(s: State, step: Any, decision: str, building: str, mode: str) -> Reason | None:
    if s.seats == 2:
        if decision != "ChooseBuilding":
            return _no("YS-110" if mode != "normal" else "YS-109", "build-with-group")
        return _cost(s, step.seat, building, mode)
    if decision not in CARD_MOMENTS:
        return _no("YS-74", "card-moment") if mode != "normal" else _no("YS-13", "build-later")
    if s.built:
        return _no("YS-89", "one-building")
    if decision != "EndTurn":
        if mode == "normal":
            return _no("YS-13", "build-later")
        if not build_cards_any_time(s):
            return _no("YS-90", "build-card-later")
    return _cost(s, step.seat, building, mode)


def _cost(s: State, seat: int, building: str, mode: str) -> Reason | None:
    """YS-84 to YS-87, YS-91, YS-92 Why the seat cannot pay for the building this way."""
    number = BUILDINGS.index(building)
    if s.buildings[seat] & 1 << number:
        return _no("YS-87", "built", building=building)
    if mode == "both" and BUILDING_GOLD[number] == 0:
        return _no("YS-92", "no-pair-here", building=building)
    if mode == "both" and not build_cards_stack(s):
        return _no("YS-91", "no-pair")
    if mode in ("no-camels", "both") and not _holds(s, seat, "no-camels"):
        return _no("YS-84", "card-not-held", card="no-camels")
    if mode in ("no-gold", "both") and not _holds(s, seat, "no-gold"):
        return _no("YS-85", "card-not-held", card="no-gold")
    if mode in ("normal", "no-gold") and s.camels[seat] < BUILDING_CAMELS[number]:
        return _no("YS-86", "camels", need=BUILDING_CAMELS[number], have=s.camels[seat])
    if mode in ("normal", "no-camels") and s.gold[seat] < BUILDING_GOLD[number]:
        return _no("YS-86", "gold", need=BUILDING_GOLD[number], have=s.gold[seat])
    return None


_CHECKS: Final[dict[str, Callable[[State, Any, dict[str, str]], Reason | None]]] = {
    "buy": _buy,
    "take": _take,
    "draw": _draw,
    "use": _use,
    "boost": _boost,
    "supply": _supply,
    "place": _place,
    "move": _move,
    "send-first": _send_first,
    "camels-to-gold": _camels_to_gold,
    "gold-to-camels": _gold_to_camels,
    "sell-camels": _sell_camels,
    "sell-gold": _sell_gold,
}
"""What else must hold when the range is asked; ranges that are not here are free then."""
