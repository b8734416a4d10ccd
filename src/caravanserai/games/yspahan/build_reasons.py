"""Why a building cannot be built (YS-84 to YS-92, YS-109, YS-110, YS-113)."""

from caravanserai.core.game import Reason
from caravanserai.core.machine import Step
from caravanserai.core.reasons import Values, because
from caravanserai.games.yspahan.board import BUILDING_CAMELS, BUILDING_GOLD, BUILDINGS, MODES
from caravanserai.games.yspahan.buildings import ChooseBuilding
from caravanserai.games.yspahan.card_reasons import holds
from caravanserai.games.yspahan.dice import BuyYellow
from caravanserai.games.yspahan.groups import TakeGroup, UseGroup
from caravanserai.games.yspahan.moment_reasons import CARD_MOMENTS, EFFECTS, can_take, wrong_moment
from caravanserai.games.yspahan.options import build_cards_any_time, build_cards_stack
from caravanserai.games.yspahan.state import Seat, State
from caravanserai.games.yspahan.turn import EndTurn


def build(s: State, step: Step[State], values: Values) -> Reason | None:
    """Out of turn, owned already, at the wrong moment, or too dear: in this order."""
    building, mode = values["building"], values["mode"]
    if step.who != s.active():
        return wrong_moment(s, step, "build", values)
    if s.buildings[step.who] >> BUILDINGS.index(building) & 1:
        return because("YS-87", "built", building=building)
    if type(step).__name__ in EFFECTS:
        return wrong_moment(s, step, "build", values)
    return (
        (_moment_of_two(s, step, mode) if s.seats == 2 else _moment(s, step, mode))
        or _pair(s, building, mode)
        or _card(s, step.who, mode)
        or _price(s, step.who, building, mode)
    )


def may_build_something(s: State, seat: Seat) -> bool:
    """YS-109 Whether the seat can pay for a building it does not own, with build cards if need be."""
    return any(
        not s.buildings[seat] >> number & 1
        and not (_card(s, seat, mode) or _pair(s, building, mode) or _price(s, seat, building, mode))
        for number, building in enumerate(BUILDINGS)
        for mode in MODES
    )


def _card(s: State, seat: Seat, mode: str) -> Reason | None:
    """YS-84, YS-85 The build cards of the mode are in the seat's hand."""
    for card, rule in (("no-camels", "YS-84"), ("no-gold", "YS-85")):
        if mode in (card, "both") and not holds(s, seat, card):
            return because(rule, "card-not-held", card=card)
    return None


def _moment(s: State, step: Step[State], mode: str) -> Reason | None:
    """YS-13, YS-74, YS-89, YS-90 Three or four players: once a turn, after the action, with a card also before."""
    if s.built:
        return because("YS-89", "one-building")
    if isinstance(step, EndTurn):
        return None
    if mode == "normal":
        return because("YS-13", "build-later")
    if not build_cards_any_time(s):
        return because("YS-90", "build-card-later")
    return None if type(step).__name__ in CARD_MOMENTS else because("YS-74", "card-moment")


def _moment_of_two(s: State, step: Step[State], mode: str) -> Reason | None:
    """YS-109, YS-110, YS-113 Two players: with a group of dice that was taken to build."""
    rule = "YS-109" if mode == "normal" else "YS-110"
    if isinstance(step, ChooseBuilding):
        return None
    if isinstance(step, UseGroup):
        return because(rule, "build-with-this-group")
    if isinstance(step, TakeGroup | EndTurn) and not can_take(s):
        return because("YS-113", "no-group-to-build")
    before = isinstance(step, BuyYellow | TakeGroup)
    return because(rule, "build-with-group" if before else "build-was-action")


def _pair(s: State, building: str, mode: str) -> Reason | None:
    """YS-91, YS-92 Both build cards on one building: on one that costs both, where the table allows it."""
    if mode == "both" and BUILDING_GOLD[BUILDINGS.index(building)] == 0:
        return because("YS-92", "no-pair-here", building=building)
    if mode == "both" and not build_cards_stack(s):
        return because("YS-91", "no-pair")
    return None


def _price(s: State, seat: Seat, building: str, mode: str) -> Reason | None:
    """YS-84, YS-85, YS-86 The camels and gold that the mode leaves to pay."""
    number = BUILDINGS.index(building)
    camels = BUILDING_CAMELS[number] if mode in ("normal", "no-gold") else 0
    gold = BUILDING_GOLD[number] if mode in ("normal", "no-camels") else 0
    if s.camels[seat] < camels and s.gold[seat] < gold:
        return because(
            "YS-86", "price", camels=camels, gold=gold, have_camels=s.camels[seat], have_gold=s.gold[seat]
        )
    if s.camels[seat] < camels:
        return because("YS-86", "camels", need=camels, have=s.camels[seat])
    if s.gold[seat] < gold:
        return because("YS-86", "gold", need=gold, have=s.gold[seat])
    return None
