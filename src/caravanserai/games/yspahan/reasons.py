"""Why an action is not allowed: worked out from the position, apart from the lists of legal actions."""

from typing import Final

from caravanserai.core.game import Reason
from caravanserai.core.reasons import Check, Questions, Values, because, fine
from caravanserai.games.yspahan.actions import SPACE
from caravanserai.games.yspahan.board import (
    DISTRICTS,
    HAMMAM,
    HAMMAM_STEPS,
    LEVELS,
    SHOP_DISTRICT,
    SHOP_SOUK,
    SHOPS,
    SOUKS,
    SQUARES,
)
from caravanserai.games.yspahan.build_reasons import build, may_build_something
from caravanserai.games.yspahan.card_reasons import holds, play
from caravanserai.games.yspahan.cards import Exchange, PlaceCube, SellCamels, SellGold
from caravanserai.games.yspahan.dice import BuyYellow
from caravanserai.games.yspahan.fields import DECK, DISCARD, EMPTY, GROUP
from caravanserai.games.yspahan.groups import Boost, TakeGroup, UseGroup
from caravanserai.games.yspahan.moment_reasons import can_take, dice_that_count, wrong_moment
from caravanserai.games.yspahan.souks import Supply
from caravanserai.games.yspahan.state import Seat, State
from caravanserai.games.yspahan.supervisor import ChooseOrder, MoveSupervisor


def reason(s: State, action: int) -> Reason | None:
    """None if the deciding seat may do it, else the rule that forbids it."""
    return QUESTIONS.reason(s, action)


# --- dice ------------------------------------------------------------------------------------------


def _buy(s: State, step: BuyYellow, values: Values) -> Reason | None:
    return _gold(s, step.seat, int(values["number"]), "YS-16")


def _take(s: State, step: TakeGroup, values: Values) -> Reason | None:
    level = LEVELS.index(values["level"])
    white, yellow, _ = s.tower[level * GROUP : (level + 1) * GROUP]
    if white + yellow == 0:
        return because("YS-20", "level-empty", level=values["level"])
    if dice_that_count(s, level) == 0:
        return because("YS-113", "yellow-only", level=values["level"])
    return None


def _draw(s: State, step: TakeGroup, values: Values) -> Reason | None:
    return because("YS-15", "must-take") if can_take(s) else None


def _use(s: State, step: UseGroup, values: Values) -> Reason | None:
    use, level = values["use"], LEVELS[step.level]
    if use == "goods" and level in DISTRICTS:
        if all(_shop(s, step.seat, shop) for shop in SHOPS if shop.startswith(f"{level}-")):
            return because("YS-26", "no-shop", district=level)
    elif use == "card":
        if sum(s.pile(DECK)) + sum(s.pile(DISCARD)) == 0:
            return because("YS-70", "no-card")
    elif use == "build":
        if s.seats != 2:
            return because("YS-13", "build-two-players")
        if not may_build_something(s, step.seat):
            return because("YS-109", "nothing-to-build")
    return None


def _boost(s: State, step: Boost, values: Values) -> Reason | None:
    if values["card"] != "none" and not holds(s, step.seat, values["card"]):
        return because("YS-27", "card-not-held", card=values["card"])
    return None


# --- shops -----------------------------------------------------------------------------------------


def _shop(s: State, seat: Seat, name: str) -> Reason | None:
    """YS-37 to YS-43 Why the seat may not place a cube in the shop."""
    shop = SHOPS.index(name)
    if s.shops[shop] != EMPTY:
        return because("YS-37", "shop-full", shop=name)
    souk = SHOP_SOUK[shop]
    others = _owners(s, souk) - {seat}
    if others:
        return because("YS-37", "souk-closed", souk=SOUKS[souk], owner=f"@{min(others)}")
    started = _incomplete(s, seat, SHOP_DISTRICT[shop])
    if started and SOUKS[souk] not in started:
        return because("YS-39", "finish-souk", souks=started, number=len(started))
    return None


def _owners(s: State, souk: int) -> set[Seat]:
    return {owner for shop, owner in enumerate(s.shops) if SHOP_SOUK[shop] == souk and owner != EMPTY}


def _incomplete(s: State, seat: Seat, district: int) -> list[str]:
    """YS-38 The souks of the district that the seat has begun and not completed."""
    gaps = {
        SHOP_SOUK[shop]
        for shop, owner in enumerate(s.shops)
        if owner == EMPTY and SHOP_DISTRICT[shop] == district
    }
    return [SOUKS[souk] for souk in sorted(gaps) if seat in _owners(s, souk)]


def _supply(s: State, step: Supply, values: Values) -> Reason | None:
    district = DISTRICTS[step.district]
    if not values["shop"].startswith(f"{district}-"):
        return because("YS-35", "other-district", district=district)
    return _shop(s, step.seat, values["shop"])


def _place(s: State, step: PlaceCube, values: Values) -> Reason | None:
    return _shop(s, step.seat, values["shop"])


# --- the Supervisor --------------------------------------------------------------------------------


def _distance(one: str, other: str) -> int:
    """How far two squares are apart, counted along the street (YS-49)."""
    near, far = int(one[1:] or 0), int(other[1:] or 0)
    return abs(near - far) if one[0] == other[0] else near + far


def _move(s: State, step: MoveSupervisor, values: Values) -> Reason | None:
    change = abs(_distance(SQUARES[s.supervisor], values["square"]) - step.value)
    if s.buildings[step.seat] >> HAMMAM & 1:
        change = max(0, change - HAMMAM_STEPS)
    return _gold(s, step.seat, change, "YS-50")


def _send_first(s: State, step: ChooseOrder, values: Values) -> Reason | None:
    if values["shop"] not in (SHOPS[step.first], SHOPS[step.second]):
        return because("YS-57", "not-hit", shop=values["shop"])
    return None


# --- amounts ---------------------------------------------------------------------------------------


def _gold(s: State, seat: Seat, need: int, rule: str) -> Reason | None:
    have = s.gold[seat]
    return because(rule, "gold", need=need, have=have) if have < need else None


def _camels(s: State, seat: Seat, need: int, rule: str) -> Reason | None:
    have = s.camels[seat]
    return because(rule, "camels", need=need, have=have) if have < need else None


def _camels_to_gold(s: State, step: Exchange, values: Values) -> Reason | None:
    return _camels(s, step.seat, int(values["number"]), "YS-77")


def _gold_to_camels(s: State, step: Exchange, values: Values) -> Reason | None:
    return _gold(s, step.seat, int(values["number"]), "YS-77")


def _sell_camels(s: State, step: SellCamels, values: Values) -> Reason | None:
    return _camels(s, step.seat, int(values["number"]), "YS-82")


def _sell_gold(s: State, step: SellGold, values: Values) -> Reason | None:
    return _gold(s, step.seat, int(values["number"]), "YS-83")


_ASKED: Final[dict[str, dict[str, Check[State]]]] = {
    "BuyYellow": {"buy": _buy, "play": play},
    "TakeGroup": {"take": _take, "draw": _draw, "play": play},
    "UseGroup": {"use": _use},
    "Boost": {"boost": _boost},
    "Supply": {"supply": _supply},
    "MoveSupervisor": {"move": _move},
    "ChooseOrder": {"send-first": _send_first},
    "PayCamel": {"send": fine, "pay": fine},
    "BetweenCubes": {"continue": fine, "play": play},
    "ChooseBuilding": {},
    "EndTurn": {"end": fine, "play": play},
    "Exchange": {"camels-to-gold": _camels_to_gold, "gold-to-camels": _gold_to_camels},
    "PlaceCube": {"place": _place},
    "SellCamels": {"sell-camels": _sell_camels},
    "SellGold": {"sell-gold": _sell_gold},
}
"""What each decision asks for, besides building: whether that is possible is a question at all of them."""

QUESTIONS: Final = Questions[State](
    SPACE, {name: {**asked, "build": build} for name, asked in _ASKED.items()}, wrong_moment
)
