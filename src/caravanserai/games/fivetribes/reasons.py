"""Why an action is not allowed, worked out from the position itself and apart from the steps' own lists."""

from typing import Final

from caravanserai.core.game import Reason
from caravanserai.core.reasons import Questions, Values, because, fine
from caravanserai.games.fivetribes.actions import SPACE
from caravanserai.games.fivetribes.bidding import ChooseBidFakirs, ChooseSpot
from caravanserai.games.fivetribes.board import (
    CARD_IDS,
    DJINN_IDS,
    FAKIR,
    GOODS,
    KUMARBI,
    LARGE_MARKET,
    MARKET_REACH,
    PAID_SPOTS,
    PRICES,
    TYPE_RULE,
)
from caravanserai.games.fivetribes.fields import EMPTY, FACE_UP, GOLD, HAND, TURN_ORDER
from caravanserai.games.fivetribes.kill_reasons import (
    builder_fakirs,
    kill_before,
    kill_on,
    one_victim,
    range_fakirs,
    two_victims,
)
from caravanserai.games.fivetribes.market import BuyCard, BuySecondCard
from caravanserai.games.fivetribes.moment_reasons import not_asked
from caravanserai.games.fivetribes.move_reasons import drop, start
from caravanserai.games.fivetribes.power_reasons import keep, pay_any, pay_pair, pay_power, shift, target, use
from caravanserai.games.fivetribes.sale import Closing, SellKind
from caravanserai.games.fivetribes.state import State
from caravanserai.games.fivetribes.tiles import TakeDjinn


def reason(s: State, action: int) -> Reason | None:
    """Why the seat that is asked may not do this, or None."""
    return _QUESTIONS.reason(s, action)


# --- bidding ---------------------------------------------------------------------------------------------


def _spot(s: State, step: ChooseSpot, values: Values) -> Reason | None:
    price = int(values["price"])
    bid = PRICES.index(price)
    zeros = s.tracks[TURN_ORDER + PAID_SPOTS :]
    if bid == 0:
        return None if EMPTY in zeros else because("FT-21", "zero-full")
    if s.tracks[TURN_ORDER + PAID_SPOTS - bid] != EMPTY:
        return because("FT-19", "spot-taken", price=price)
    gold = s.of(step.who, GOLD)
    if gold >= price or (bid == 1 and gold == 0 and EMPTY not in zeros):
        return None
    fakirs = s.of(step.who, HAND + FAKIR) if s.djinns[KUMARBI] == step.who else 0
    if fakirs == 0:
        return because("FT-18", "too-dear", price=price, gold=gold)
    if s.used >> KUMARBI & 1:
        return because("FT-70", "too-dear-kumarbi-used", price=price, gold=gold)
    lowest = PRICES[max(0, bid - fakirs)]
    return (
        None
        if gold >= lowest
        else because("FT-98", "too-dear-anyway", price=lowest, gold=gold, number=fakirs)
    )


def _bid_fakirs(s: State, step: ChooseBidFakirs, values: Values) -> Reason | None:
    number = int(values["number"])
    held = s.of(step.who, HAND + FAKIR)
    if number > step.bid:
        return because("FT-98", "fakirs-below-zero", number=step.bid)
    if number > held:
        return because("FT-97", "too-few-fakirs", held=held)
    price = PRICES[step.bid - number]
    gold = s.of(step.who, GOLD)
    return (
        None if price <= gold else because("FT-98", "too-dear-fakirs", price=price, gold=gold, number=number)
    )


# --- tiles, market, sale ---------------------------------------------------------------------------------


def _buy(s: State, step: BuyCard, values: Values) -> Reason | None:
    position = int(values["position"])
    reach = MARKET_REACH[step.market]
    if position > reach:
        return because(TYPE_RULE[step.market], "beyond-market", number=reach)
    return None if position <= len(s.row) else because("FT-63", "row-short", number=len(s.row))


def _buy_second(s: State, step: BuySecondCard, values: Values) -> Reason | None:
    if int(values["position"]) <= step.left:
        return None
    return because(TYPE_RULE[LARGE_MARKET], "beyond-six", number=step.left)


def _take(s: State, step: TakeDjinn, values: Values) -> Reason | None:
    djinn = values["djinn"]
    face_up = s.djinns[DJINN_IDS.index(djinn)] == FACE_UP
    return None if face_up else because("FT-64", "not-face-up", djinn=djinn)


def _sell(s: State, step: Closing, values: Values) -> Reason | None:
    if any(s.of(step.who, HAND + kind) for kind in range(GOODS)):
        return None
    return because("FT-65", "only-fakirs" if s.of(step.who, HAND + FAKIR) else "nothing-to-sell")


def _sell_kind(s: State, step: SellKind, values: Values) -> Reason | None:
    card = values["card"]
    kind = CARD_IDS.index(card)
    if kind in step.chosen:
        return because("FT-65", "kind-chosen", card=card)
    if not s.of(step.who, HAND + kind):
        return because("FT-65", "not-held", card=card)
    last = max(step.chosen, default=-1)
    return None if kind > last else because("FT-130", "sell-order", card=CARD_IDS[last])


def _done(s: State, step: SellKind, values: Values) -> Reason | None:
    return None if step.chosen else because("FT-65", "nothing-chosen")


_QUESTIONS: Final = Questions[State](
    SPACE,
    {
        "ChooseSpot": {"bid": _spot},
        "ChooseBidFakirs": {"fakirs": _bid_fakirs},
        "UsePower": {"pass": fine, "use": use},
        "ChoosePayment": {"pay": pay_power},
        "ChooseTarget": {"target": target},
        "KeepDjinn": {"keep": keep},
        "ChooseStart": {"start": start},
        "Drop": {"drop": drop},
        "AskEchidna": {"no": fine, "pay": pay_pair},
        "BuilderFakirs": {"fakirs": builder_fakirs},
        "RangeFakirs": {"fakirs": range_fakirs},
        "AskIbus": {"no": fine, "pay": pay_any},
        "ChooseVictim": {"kill-on": kill_on, "kill-before": kill_before},
        "ChoosePieces": {"victim": one_victim, "victims": two_victims},
        "AskShift": {"no": fine, "pay": pay_any},
        "ChooseNeighbour": {"shift": shift},
        "BuyCard": {"decline": fine, "buy": _buy},
        "BuySecondCard": {"buy": _buy_second},
        "AskSacred": {"decline": fine, "pay": pay_pair},
        "TakeDjinn": {"take": _take},
        "Closing": {"end-turn": fine, "use": use, "sell": _sell},
        "SellKind": {"sell-kind": _sell_kind, "done": _done},
    },
    not_asked,
)
