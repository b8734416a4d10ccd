"""Deliberate defects in what choices say of themselves."""

from defects import Patch, defect, subclass
from night_market.actions import BROWSE, REST, SELL
from night_market.game import NightMarket

from caravanserai.core.game import Game, Prompt
from caravanserai.core.machine import State
from caravanserai.core.prompts import Effect


@defect("choices", "+2 card for seat 0, but are +1 card")
def browsing_promises_two_cards(patch: Patch) -> Game:
    def effects(self: Game, state: State, action: int) -> list[Effect]:
        return [Effect(seat=state.actor(), thing="card", amount=2)] if action == BROWSE else []

    return subclass(effects=effects)


@defect("choices", "it costs card, but its effects do not say so")
def selling_conceals_its_cost(patch: Patch) -> Game:
    def goods(self: Game, state: State, seat: int) -> dict[str, int]:
        return {**NightMarket.goods(self, state, seat), "points": state.scores()[seat]}

    def effects(self: Game, state: State, action: int) -> list[Effect]:
        points = {SELL: 1}.get(action, 0)
        return [Effect(seat=state.actor(), thing="points", amount=points)] if points else []

    return subclass(effects=effects, goods=goods)


@defect("choices", "an effect speaks of 'camel', which goods() does not count")
def an_effect_of_camels(patch: Patch) -> Game:
    return subclass(effects=lambda self, s, action: [Effect(seat=0, thing="camel", amount=1)])


@defect("choices", "an effect is for seat 9")
def an_effect_for_nobody(patch: Patch) -> Game:
    return subclass(effects=lambda self, s, action: [Effect(seat=9, thing="card", amount=1)])


@defect("choices", "said to be missing, but it is allowed")
def browsing_is_said_to_be_missing(patch: Patch) -> Game:
    return subclass(missing=lambda self, s: [BROWSE])


@defect("choices", "4 options are said to be missing")
def too_much_is_missing(patch: Patch) -> Game:
    return subclass(missing=lambda self, s: [REST] * 4)


@defect("choices", "is not among them")
def a_stop_is_waved_through_with_nothing(patch: Patch) -> Game:
    def prompt(self: Game, state: State, seat: int | None) -> Prompt:
        return {**NightMarket.prompt(self, state, seat), "optional": 999}

    return subclass(prompt=prompt)


@defect("texts", "en: good-gem with {'amount': 1}")
def a_good_without_a_name(patch: Patch) -> Game:
    return subclass(effects=lambda self, s, action: [Effect(seat=0, thing="gem", amount=1)])
