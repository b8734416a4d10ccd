"""Djinns in general: who owns them, what powers cost, the income of triggers, the piles (FT-67 to FT-76)."""

from typing import Final

from caravanserai.core.machine import CHANCE, NOBODY, Step
from caravanserai.games.fivetribes import events
from caravanserai.games.fivetribes.actions import (
    DJINN,
    ELDER_AND_FAKIR,
    ONE_ELDER,
    ONE_FAKIR,
    PAID_ELDERS,
    PAID_FAKIRS,
    PAY,
    TWO_ELDERS,
)
from caravanserai.games.fivetribes.board import (
    BAAL,
    COST_ANY,
    COST_PAIR,
    DJINN_COST,
    DJINN_IDS,
    DJINNS,
    ELDER,
    FACE_UP_DJINNS,
    FAKIR,
    FOREIGN_EVENT_GOLD,
    OWN_EVENT_GOLD,
)
from caravanserai.games.fivetribes.fields import BAG, DISCARDED, DISCARDS, ELDERS, FACE_UP, IN_PILE, PLAYER
from caravanserai.games.fivetribes.hands import discard_fakirs, fakirs, possible_fakirs
from caravanserai.games.fivetribes.options import powers_per_round
from caravanserai.games.fivetribes.state import State, turn_flaw

USED_BIT: Final[tuple[int, ...]] = tuple(1 << djinn for djinn in range(DJINNS))


# --- owning and using ------------------------------------------------------------------------------------


def ready_to_use(s: State, seat: int, djinn: int) -> bool:
    """FT-69, FT-71 The seat owns the djinn and has not used it this turn (FT-70: or round)."""
    return s.djinns[djinn] == seat and s.used & USED_BIT[djinn] == 0


def forget_uses(s: State) -> None:
    """FT-69, FT-70 A bid or a turn is over: its powers may be used again, unless the limit counts per round."""
    if not powers_per_round(s):
        s.used = 0


def in_place(s: State, place: int) -> int:
    """How many djinns lie face up, in the pile or in the discards."""
    total = 0
    for djinn in range(DJINNS):
        if s.djinns[djinn] == place:
            total += 1
    return total


# --- costs -----------------------------------------------------------------------------------------------


def payments(s: State, seat: int, cost: int, fakirs_held: int) -> list[int]:
    """FT-72 The payments that cover COST_ANY or COST_PAIR with so many Fakirs, as actions."""
    elders = s.players[seat * PLAYER + ELDERS]
    found: list[int] = []
    if cost == COST_ANY:
        if elders > 0:
            found.append(PAY + ONE_ELDER)
        if fakirs_held > 0:
            found.append(PAY + ONE_FAKIR)
    elif cost == COST_PAIR:
        if elders > 1:
            found.append(PAY + TWO_ELDERS)
        if elders > 0 and fakirs_held > 0:
            found.append(PAY + ELDER_AND_FAKIR)
    elif fakirs_held > 0:
        found.append(PAY + ONE_FAKIR)
    return found


def real_payments(s: State, seat: int, cost: int) -> list[int]:
    """The payments the seat can really make."""
    return payments(s, seat, cost, fakirs(s, seat))


def seems_payable(s: State, seat: int, cost: int) -> bool:
    """FT-127 Whether an observer must think that the seat can pay."""
    return len(payments(s, seat, cost, possible_fakirs(s, seat))) > 0


def seems_usable(s: State, seat: int, djinn: int) -> bool:
    """FT-127 Whether an observer must think that the seat can use the djinn, its effect apart."""
    return ready_to_use(s, seat, djinn) and seems_payable(s, seat, DJINN_COST[djinn])


def one_way_to_pay(s: State, seat: int, cost: int) -> bool:
    """FT-127 Whether everybody can tell that there is a single payment."""
    return len(payments(s, seat, cost, possible_fakirs(s, seat))) == 1


def pay(s: State, seat: int, payment: int) -> None:
    """FT-72 Elders go to the bag, Fakirs to the discards, before the effect."""
    elders = PAID_ELDERS[payment]
    s.players[seat * PLAYER + ELDERS] -= elders
    s.stock[BAG + ELDER] += elders
    discard_fakirs(s, seat, PAID_FAKIRS[payment])


def pay_for(s: State, seat: int, djinn: int, payment: int) -> None:
    """The price of a power is paid and the power is marked as used."""
    pay(s, seat, payment)
    s.used |= USED_BIT[djinn]
    if s.log is not None:
        s.tell(events.USED, (seat, djinn, PAID_ELDERS[payment], PAID_FAKIRS[payment]))


def in_use_flaw(s: State, seat: int, djinn: int) -> str:
    """What is wrong with a power whose effect is pending: its owner has paid for it in this turn."""
    if s.djinns[djinn] != seat or s.used & USED_BIT[djinn] == 0:
        return f"the seat has not used {DJINN_IDS[djinn]}"
    return turn_flaw(s, seat)


def paid_flaw(s: State, cost: int) -> str:
    """What is wrong with a cost just paid: Elders lie in the bag then, Fakirs in the discards."""
    elders = s.stock[BAG + ELDER]
    fakirs_paid = s.stock[DISCARDS + FAKIR]
    if cost == COST_PAIR:
        paid = elders > 1 or (elders > 0 and fakirs_paid > 0)
    else:
        paid = elders + fakirs_paid > 0
    return "" if paid else "nothing was paid"


# --- triggers --------------------------------------------------------------------------------------------


def trigger(s: State, djinn: int, cause: int) -> None:
    """FT-68, FT-75 Ba'al, Marid, Monkir or Nekir gives its owner 1 gold for an own event, 2 for an opponent's."""
    owner = s.djinns[djinn]
    if owner < 0:
        return
    amount = OWN_EVENT_GOLD if owner == cause else FOREIGN_EVENT_GOLD
    s.gain(owner, amount)
    if s.log is not None:
        s.tell(events.INCOME, (owner, djinn, amount))


def gain_djinn(s: State, seat: int, djinn: int) -> None:
    """FT-67, FT-81 A djinn is gained, and Ba'al pays; FT-82 Ba'al itself is not yet anybody's then."""
    if s.log is not None:
        s.tell(events.GAINED, (seat, djinn))
    trigger(s, BAAL, seat)
    s.djinns[djinn] = seat


# --- the pile --------------------------------------------------------------------------------------------


def djinn_pile_ready(s: State) -> bool:
    """FT-113 A djinn is needed: an empty pile takes the discards; False if there is none at all."""
    if in_place(s, IN_PILE) > 0:
        return True
    number = 0
    for djinn in range(DJINNS):
        if s.djinns[djinn] == DISCARDED:
            s.djinns[djinn] = IN_PILE
            number += 1
    if number and s.log is not None:
        s.tell(events.SHUFFLED, (events.DJINN_DECK, number))
    return number > 0


def pile_djinns(s: State) -> list[int]:
    """The draws the djinn pile allows, all equally likely."""
    found: list[int] = []
    for djinn in range(DJINNS):
        if s.djinns[djinn] == IN_PILE:
            found.append(DJINN + djinn)
    return found


class FillDjinns(Step[State]):
    """FT-13, FT-112 Djinns are laid face up until there are three."""

    rule = "FT-112"

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def run(self, s: State, action: int) -> None:
        if in_place(s, FACE_UP) < FACE_UP_DJINNS and djinn_pile_ready(s):
            s.push(LayDjinn())


class LayDjinn(Step[State]):
    """FT-112 The top djinn of the pile is laid face up."""

    rule = "FT-112"

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def legal(self, s: State) -> list[int]:
        return pile_djinns(s)

    def run(self, s: State, action: int) -> None:
        s.djinns[action - DJINN] = FACE_UP
        if s.log is not None:
            s.tell(events.DJINN_LAID, (action - DJINN,))
        if in_place(s, FACE_UP) < FACE_UP_DJINNS and djinn_pile_ready(s):
            s.push(self)

    def flaw(self, s: State, at: int) -> str:
        if in_place(s, FACE_UP) >= FACE_UP_DJINNS:
            return "three djinns are face up already"
        return "" if in_place(s, IN_PILE) else "the djinn pile is empty"
