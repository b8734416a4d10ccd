"""Why an action is not allowed, worked out from the position itself and apart from the steps' own lists."""

from collections.abc import Callable
from typing import Any, Final

from caravanserai.core.events import Argument
from caravanserai.core.game import Reason
from caravanserai.games.fivetribes.actions import (
    BID,
    BUY,
    DROP,
    FAKIRS,
    FIRST_OF_PAIR,
    KEEP,
    KILL_BEFORE,
    KILL_ON,
    PAY,
    SECOND_OF_PAIR,
    SELL_KIND,
    SHIFT,
    SPACE,
    START,
    TAKE,
    TARGET,
    USE,
    VICTIM,
    VICTIMS,
)
from caravanserai.games.fivetribes.assassins import ChoosePieces, ChooseVictim, RangeFakirs
from caravanserai.games.fivetribes.bidding import ChooseBidFakirs, ChooseSpot
from caravanserai.games.fivetribes.board import (
    ADJACENT,
    ANUN_NAK,
    BOAZ,
    BOURAQ,
    CARD_IDS,
    CELL_IDS,
    CELLS,
    COST_ANY,
    COST_PAIR,
    DISTANCE,
    DJINN_COST,
    DJINN_IDS,
    ENKI,
    FACE_TYPE,
    FAKIR,
    GOODS,
    IBUS,
    KUMARBI,
    LARGE_MARKET,
    LETA,
    MARKET_REACH,
    OASIS,
    PAID_SPOTS,
    PRICES,
    SIBITTIS,
    SLOAR,
    TRIBE_IDS,
    TRIBES,
    VILLAGE,
    WINDOW_DJINNS,
)
from caravanserai.games.fivetribes.fields import (
    BAG,
    CAMEL,
    CARRIED,
    DISCARDED,
    DISCARDS,
    ELDERS,
    EMPTY,
    FACE_UP,
    GOLD,
    HAND,
    IN_PILE,
    PALACE,
    PALM,
    PILE,
    RESERVE,
    TURN_ORDER,
    UNCLAIMED,
    VIZIERS,
)
from caravanserai.games.fivetribes.market import BuyCard, BuySecondCard
from caravanserai.games.fivetribes.options import powers_per_round
from caravanserai.games.fivetribes.powers import ChooseTarget, KeepDjinn
from caravanserai.games.fivetribes.sale import SellKind
from caravanserai.games.fivetribes.state import State
from caravanserai.games.fivetribes.tiles import ChooseNeighbour
from caravanserai.games.fivetribes.tribes import BuilderFakirs
from caravanserai.games.fivetribes.windows import ChoosePayment

Check = Callable[[State, Any, int], Reason | None]


def _because(rule: str, key: str, **args: Argument) -> Reason:
    return Reason(rule, f"reason-{key}", args)


def reason(s: State, action: int) -> Reason | None:
    """Why the seat that is asked may not do this, or None."""
    step = s.stack[-1]
    word = SPACE.range_of(action).word
    check = _ASKED.get(step.decision, {}).get(word)
    if check is None:
        return Reason(step.rule, "reason-not-now", {})
    return check(s, step, action)


def _always(s: State, step: Any, action: int) -> Reason | None:
    return None


# --- bidding ---------------------------------------------------------------------------------------------


def _spot(s: State, step: ChooseSpot, action: int) -> Reason | None:
    bid = action - BID
    zeros = s.tracks[TURN_ORDER + PAID_SPOTS :]
    if bid == 0:
        return None if EMPTY in zeros else _because("FT-21", "zero-full")
    if s.tracks[TURN_ORDER + PAID_SPOTS - bid] != EMPTY:
        return _because("FT-19", "spot-taken", price=PRICES[bid])
    gold = s.of(step.who, GOLD)
    if gold >= PRICES[bid] or (bid == 1 and gold == 0 and EMPTY not in zeros):
        return None
    if s.djinns[KUMARBI] != step.who:
        return _because("FT-18", "too-dear", price=PRICES[bid], gold=gold)
    if s.used >> KUMARBI & 1:
        return _because("FT-70", "power-used", djinn=DJINN_IDS[KUMARBI])
    lowest = PRICES[max(0, bid - s.of(step.who, HAND + FAKIR))]
    return None if gold >= lowest else _because("FT-98", "too-dear", price=lowest, gold=gold)


def _bid_fakirs(s: State, step: ChooseBidFakirs, action: int) -> Reason | None:
    number = action - FAKIRS
    if number > step.bid:
        return _because("FT-98", "fakirs-below-zero", number=step.bid)
    if number > s.of(step.who, HAND + FAKIR):
        return _because("FT-97", "too-few-fakirs", held=s.of(step.who, HAND + FAKIR))
    price = PRICES[step.bid - number]
    gold = s.of(step.who, GOLD)
    return None if price <= gold else _because("FT-98", "too-dear", price=price, gold=gold)


# --- powers ----------------------------------------------------------------------------------------------


def _use(s: State, step: Any, action: int) -> Reason | None:
    djinn = action - USE
    name = DJINN_IDS[djinn]
    if s.djinns[djinn] != step.who:
        return _because("FT-69", "not-your-djinn", djinn=name)
    if djinn not in WINDOW_DJINNS:
        return _because("FT-26", "no-window-power", djinn=name)
    if s.used >> djinn & 1:
        return _because("FT-70" if powers_per_round(s) else "FT-69", "power-used", djinn=name)
    if all(_short_of(s, step.who, DJINN_COST[djinn], payment) for payment in range(4)):
        return _because("FT-72", "cannot-pay", djinn=name)
    return None if _has_effect(s, step.who, djinn) else _because("FT-73", "no-effect", djinn=name)


def _has_effect(s: State, seat: int, djinn: int) -> bool:
    if djinn == SLOAR:
        return sum(s.stock[PILE : PILE + 10]) + sum(s.stock[DISCARDS : DISCARDS + 10]) > 0
    if djinn == SIBITTIS:
        return IN_PILE in s.djinns or DISCARDED in s.djinns
    if djinn in (BOURAQ, ENKI):
        return (s.palaces if djinn == BOURAQ else s.palms) > 0
    if djinn == ANUN_NAK:
        enough = sum(s.stock[BAG : BAG + TRIBES]) > 0
    else:
        enough = s.of(seat, RESERVE) > 0
    return enough and any(_bad_target(s, djinn, cell) is None for cell in range(CELLS))


def _short_of(s: State, seat: int, cost: int, payment: int) -> Reason | None:
    """FT-72 What is missing for the payment (elder, fakir, two elders, elder and fakir), or that the cost is another."""
    elders, fakirs = ((1, 0), (0, 1), (2, 0), (1, 1))[payment]
    fitting = {COST_ANY: (0, 1), COST_PAIR: (2, 3)}.get(cost, (1,))
    if payment not in fitting:
        return _because("FT-72", "other-cost")
    if s.of(seat, ELDERS) < elders:
        return _because("FT-72", "too-few-elders", held=s.of(seat, ELDERS))
    if s.of(seat, HAND + FAKIR) < fakirs:
        return _because("FT-72", "too-few-fakirs", held=s.of(seat, HAND + FAKIR))
    return None


def _pay_power(s: State, step: ChoosePayment, action: int) -> Reason | None:
    return _short_of(s, step.who, DJINN_COST[step.djinn], action - PAY)


def _pay_any(s: State, step: Any, action: int) -> Reason | None:
    return _short_of(s, step.who, COST_ANY, action - PAY)


def _pay_pair(s: State, step: Any, action: int) -> Reason | None:
    return _short_of(s, step.who, COST_PAIR, action - PAY)


def _target(s: State, step: ChooseTarget, action: int) -> Reason | None:
    return _bad_target(s, step.djinn, action - TARGET)


def _bad_target(s: State, djinn: int, cell: int) -> Reason | None:
    kind = FACE_TYPE[s.faces[cell]]
    if djinn == BOURAQ:
        return None if kind == VILLAGE else _because("FT-84", "needs-village", tile=CELL_IDS[cell])
    if djinn == ENKI:
        return None if kind == OASIS else _because("FT-87", "needs-oasis", tile=CELL_IDS[cell])
    crowded = any(s.meeples[cell * TRIBES : (cell + 1) * TRIBES])
    built = s.pieces[CAMEL + cell] != UNCLAIMED or s.pieces[PALM + cell] or s.pieces[PALACE + cell]
    if djinn in (ANUN_NAK, LETA):
        rule = "FT-79" if djinn == ANUN_NAK else "FT-101"
        return _because(rule, "not-bare", tile=CELL_IDS[cell]) if crowded or built else None
    return None if crowded and not built else _because("FT-110", "not-unbuilt", tile=CELL_IDS[cell])


def _keep(s: State, step: KeepDjinn, action: int) -> Reason | None:
    return (
        None
        if action - KEEP in step.drawn
        else _because("FT-107", "not-drawn", djinn=DJINN_IDS[action - KEEP])
    )


# --- the move --------------------------------------------------------------------------------------------


def completable(meeples: list[int], cell: int, origin: int, hand: list[int]) -> bool:
    """FT-35, by its own words: some drop finishes the move, or leads to a situation that can be completed."""
    last = sum(hand) == 1
    for step in ADJACENT[cell]:
        if step == origin:
            continue
        for tribe in range(TRIBES):
            at = step * TRIBES + tribe
            if not hand[tribe]:
                continue
            if last:
                if meeples[at]:
                    return True
                continue
            hand[tribe] -= 1
            meeples[at] += 1
            found = completable(meeples, step, cell, hand)
            hand[tribe] += 1
            meeples[at] -= 1
            if found:
                return True
    return False


def _start(s: State, step: Any, action: int) -> Reason | None:
    cell = action - START
    meeples = s.meeples.copy()
    hand = meeples[cell * TRIBES : (cell + 1) * TRIBES]
    if not any(hand):
        return _because("FT-28", "no-meeples", tile=CELL_IDS[cell])
    meeples[cell * TRIBES : (cell + 1) * TRIBES] = [0] * TRIBES
    if completable(meeples, cell, -1, hand):
        return None
    return _because("FT-36", "start-cannot-finish", tile=CELL_IDS[cell], number=sum(hand))


def _drop(s: State, step: Any, action: int) -> Reason | None:
    cell, tribe = divmod(action - DROP, TRIBES)
    at = s.path[-1] // TRIBES
    hand = s.stock[CARRIED : CARRIED + TRIBES]
    if not hand[tribe]:
        return _because("FT-29", "not-in-hand", tribe=TRIBE_IDS[tribe])
    if DISTANCE[cell * CELLS + at] != 1:
        return _because("FT-29", "not-adjacent", tile=CELL_IDS[cell], here=CELL_IDS[at])
    if len(s.path) > 1 and cell == s.path[-2] // TRIBES:
        return _because("FT-30", "straight-back", tile=CELL_IDS[cell])
    meeples = s.meeples.copy()
    if sum(hand) == 1:
        if meeples[cell * TRIBES + tribe]:
            return None
        return _because("FT-32", "last-must-meet", tile=CELL_IDS[cell], tribe=TRIBE_IDS[tribe])
    hand[tribe] -= 1
    meeples[cell * TRIBES + tribe] += 1
    if completable(meeples, cell, at, hand):
        return None
    return _because(
        "FT-36", "drop-cannot-finish", tile=CELL_IDS[cell], tribe=TRIBE_IDS[tribe], number=sum(hand)
    )


# --- tribes ----------------------------------------------------------------------------------------------


def _builder_fakirs(s: State, step: BuilderFakirs, action: int) -> Reason | None:
    held = s.of(step.who, HAND + FAKIR)
    return None if action - FAKIRS <= held else _because("FT-49", "too-few-fakirs", held=held)


def _range_fakirs(s: State, step: RangeFakirs, action: int) -> Reason | None:
    number = action - FAKIRS
    held = s.of(step.who, HAND + FAKIR)
    if number > held:
        return _because("FT-50", "too-few-fakirs", held=held)
    crowded = [cell for cell in range(CELLS) if any(s.meeples[cell * TRIBES : (cell + 1) * TRIBES])]
    farthest = max((DISTANCE[step.cell * CELLS + cell] for cell in crowded), default=0)
    useful = max(0, farthest - step.assassins)
    return None if number <= useful else _because("FT-57", "fakirs-useless", number=useful)


def _kill_on(s: State, step: ChooseVictim, action: int) -> Reason | None:
    cell = action - KILL_ON
    distance = DISTANCE[step.cell * CELLS + cell]
    if distance > step.reach:
        return _because("FT-50", "out-of-range", tile=CELL_IDS[cell], distance=distance, range=step.reach)
    number = sum(s.meeples[cell * TRIBES : (cell + 1) * TRIBES])
    if number == 0:
        return _because("FT-50", "no-meeples", tile=CELL_IDS[cell])
    return None if number >= step.victims else _because("FT-92", "not-two-there", tile=CELL_IDS[cell])


def _kill_before(s: State, step: ChooseVictim, action: int) -> Reason | None:
    seat = action - KILL_BEFORE
    if seat >= s.seats:
        return _because("FT-50", "no-such-seat", number=seat + 1)
    if seat == step.who:
        return _because("FT-53", "own-pieces")
    if s.djinns[BOAZ] == seat:
        return _because("FT-83", "boaz", victim=f"@{seat}")
    number = s.of(seat, VIZIERS) + s.of(seat, ELDERS)
    if number == 0:
        return _because("FT-50", "none-before", victim=f"@{seat}")
    return None if number >= step.victims else _because("FT-92", "not-two-before", victim=f"@{seat}")


def _pieces(s: State, step: ChoosePieces, action: int) -> Reason | None:
    two = action >= VICTIMS
    if two != (step.victims == 2):
        return _because("FT-91", "one-victim" if two else "two-victims", djinn=DJINN_IDS[IBUS])
    if two:
        wanted = [FIRST_OF_PAIR[action - VICTIMS], SECOND_OF_PAIR[action - VICTIMS]]
    else:
        wanted = [action - VICTIM]
    if step.target < CELLS:
        there = s.meeples[step.target * TRIBES : (step.target + 1) * TRIBES]
    else:
        there = [s.of(step.target - CELLS, VIZIERS), s.of(step.target - CELLS, ELDERS), 0, 0, 0]
    for tribe in wanted:
        if there[tribe] < wanted.count(tribe):
            return _because("FT-50", "not-at-target", tribe=TRIBE_IDS[tribe])
    return None


# --- tiles, market, sale ---------------------------------------------------------------------------------


def _shift(s: State, step: ChooseNeighbour, action: int) -> Reason | None:
    cell = action - SHIFT
    columns = abs(cell % 6 - step.cell % 6)
    rows = abs(cell // 6 - step.cell // 6)
    if max(columns, rows) == 1:
        return None
    rule = "FT-99" if step.piece == PALM else "FT-88"
    return _because(rule, "not-neighbour", tile=CELL_IDS[cell], here=CELL_IDS[step.cell])


def _buy(s: State, step: BuyCard, action: int) -> Reason | None:
    position = action - BUY + 1
    reach = MARKET_REACH[step.market]
    if position > reach:
        return _because("FT-61" if step.market == LARGE_MARKET else "FT-60", "beyond-market", number=reach)
    return None if position <= len(s.row) else _because("FT-63", "row-short", number=len(s.row))


def _buy_second(s: State, step: BuySecondCard, action: int) -> Reason | None:
    return None if action - BUY < step.left else _because("FT-61", "beyond-six", number=step.left)


def _take(s: State, step: Any, action: int) -> Reason | None:
    djinn = action - TAKE
    return None if s.djinns[djinn] == FACE_UP else _because("FT-64", "not-face-up", djinn=DJINN_IDS[djinn])


def _sell(s: State, step: Any, action: int) -> Reason | None:
    held = sum(s.of(step.who, HAND + kind) for kind in range(GOODS))
    return None if held else _because("FT-65", "nothing-to-sell")


def _sell_kind(s: State, step: SellKind, action: int) -> Reason | None:
    kind = action - SELL_KIND
    if kind in step.chosen:
        return _because("FT-65", "kind-chosen", card=CARD_IDS[kind])
    if step.chosen and kind < max(step.chosen):
        return _because("FT-130", "sell-order", card=CARD_IDS[max(step.chosen)])
    return None if s.of(step.who, HAND + kind) else _because("FT-65", "not-held", card=CARD_IDS[kind])


def _done(s: State, step: SellKind, action: int) -> Reason | None:
    return None if step.chosen else _because("FT-65", "nothing-chosen")


_ASKED: Final[dict[str, dict[str, Check]]] = {
    "D-BID-SPOT": {"bid": _spot},
    "D-BID-FAKIRS": {"fakirs": _bid_fakirs},
    "D-POWER": {"pass": _always, "use": _use},
    "D-PAYMENT": {"pay": _pay_power},
    "D-POWER-TARGET": {"target": _target},
    "D-KEEP-DJINN": {"keep": _keep},
    "D-START-TILE": {"start": _start},
    "D-DROP": {"drop": _drop},
    "D-ECHIDNA": {"no": _always, "pay": _pay_pair},
    "D-BUILDER-FAKIRS": {"fakirs": _builder_fakirs},
    "D-RANGE-FAKIRS": {"fakirs": _range_fakirs},
    "D-IBUS": {"no": _always, "pay": _pay_any},
    "D-KILL-TARGET": {"kill-on": _kill_on, "kill-before": _kill_before},
    "D-KILL-PIECES": {"victim": _pieces, "victims": _pieces},
    "D-SHIFT": {"no": _always, "pay": _pay_any},
    "D-SHIFT-TILE": {"shift": _shift},
    "D-MARKET": {"decline": _always, "buy": _buy},
    "D-MARKET-SECOND": {"buy": _buy_second},
    "D-SACRED": {"decline": _always, "pay": _pay_pair},
    "D-TAKE-DJINN": {"take": _take},
    "D-CLOSING": {"end-turn": _always, "use": _use, "sell": _sell},
    "D-SELL-KIND": {"sell-kind": _sell_kind, "done": _done},
}
