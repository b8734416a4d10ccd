"""Bidding for the playing order (FT-17 to FT-23), with Kumarbi (FT-97, FT-98)."""

from typing import Final

from caravanserai.core.machine import Step
from caravanserai.games.fivetribes import events
from caravanserai.games.fivetribes.actions import BID, FAKIRS
from caravanserai.games.fivetribes.board import (
    BIDS,
    KUMARBI,
    MARKERS,
    PAID_SPOTS,
    PRICES,
    TURN_SPOTS,
    ZERO_FRONT,
)
from caravanserai.games.fivetribes.djinns import USED_BIT, forget_uses, ready_to_use
from caravanserai.games.fivetribes.fields import EMPTY, GOLD, TURN_ORDER
from caravanserai.games.fivetribes.hands import discard_fakirs, fakirs, possible_fakirs
from caravanserai.games.fivetribes.state import State


def turn_spot(bid: int) -> int:
    """The place of a bid (0 … 6, by number of spots above 0) on the Turn Order track."""
    return PAID_SPOTS - bid if bid else ZERO_FRONT


def zero_is_full(s: State) -> bool:
    """FT-20, FT-21 Whether three markers lie on the 0 spots."""
    return s.tracks[TURN_ORDER + TURN_SPOTS - 1] != EMPTY


def free_spot(s: State, seat: int, bid: int) -> bool:
    """FT-22 Spot 1 costs nothing for a bidder without gold when all 0 spots are taken."""
    return bid == 1 and s.of(seat, GOLD) == 0 and zero_is_full(s)


def fakir_bids(s: State, seat: int, bid: int, held: int) -> list[int]:
    """FT-97, FT-98 The numbers of Fakirs, out of so many, with which the seat can pay the spot."""
    gold = s.of(seat, GOLD)
    found: list[int] = []
    for number in range(min(held, bid) + 1):
        if PRICES[bid - number] <= gold:
            found.append(FAKIRS + number)
    return found


def complete_bid(s: State, seat: int, bid: int, paid: int, discarded: int) -> None:
    """FT-18 The price is paid and the bid stands."""
    s.gain(seat, -paid)
    forget_uses(s)
    if s.log is not None:
        s.tell(events.BID, (seat, PRICES[bid], paid, discarded))


class ChooseSpot(Step[State]):
    """FT-D1, FT-17, FT-18 The marker on the given Bid Order spot moves to a free Turn Order spot the bidder can pay."""

    decision = "D-BID-SPOT"
    rule = "FT-18"
    fields = ("who", "spot")

    def __init__(self, who: int, spot: int) -> None:
        super().__init__(who)
        self.spot: Final = spot

    def legal(self, s: State) -> list[int]:
        seat = self.who
        gold = s.of(seat, GOLD)
        help_held = fakirs(s, seat) if ready_to_use(s, seat, KUMARBI) else 0
        found: list[int] = []
        if not zero_is_full(s):
            found.append(BID)
        for bid in range(1, BIDS):
            if s.tracks[TURN_ORDER + PAID_SPOTS - bid] == EMPTY and (  # FT-19
                PRICES[max(0, bid - help_held)] <= gold or free_spot(s, seat, bid)
            ):
                found.append(BID + bid)
        return found

    def run(self, s: State, action: int) -> None:
        seat = self.who
        bid = action - BID
        free = free_spot(s, seat, bid)
        s.tracks[self.spot] = EMPTY
        if bid == 0:  # FT-20
            s.tracks[TURN_ORDER + ZERO_FRONT + 2] = s.tracks[TURN_ORDER + ZERO_FRONT + 1]
            s.tracks[TURN_ORDER + ZERO_FRONT + 1] = s.tracks[TURN_ORDER + ZERO_FRONT]
        s.tracks[TURN_ORDER + turn_spot(bid)] = seat
        if bid and not free and ready_to_use(s, seat, KUMARBI):
            s.push(ChooseBidFakirs(seat, bid))
        else:
            complete_bid(s, seat, bid, 0 if free else PRICES[bid], 0)

    def flaw(self, s: State, at: int) -> str:
        if self.spot != MARKERS[s.seats] - at:
            return "markers bid in the order of the Bid Order track"
        return "" if s.tracks[self.spot] == self.who else "the seat has no marker on that Bid Order spot"


class ChooseBidFakirs(Step[State]):
    """FT-D2, FT-97, FT-98 Kumarbi's owner discards Fakirs to pay the price of a lower spot."""

    decision = "D-BID-FAKIRS"
    rule = "FT-97"
    fields = ("who", "bid")

    def __init__(self, who: int, bid: int) -> None:
        super().__init__(who)
        self.bid: Final = bid

    def legal(self, s: State) -> list[int]:
        return fakir_bids(s, self.who, self.bid, fakirs(s, self.who))

    def run(self, s: State, action: int) -> None:
        number = action - FAKIRS
        if number:
            discard_fakirs(s, self.who, number)
            s.used |= USED_BIT[KUMARBI]
        complete_bid(s, self.who, self.bid, PRICES[self.bid - number], number)

    def auto(self, s: State) -> bool:
        return len(fakir_bids(s, self.who, self.bid, possible_fakirs(s, self.who))) == 1

    def flaw(self, s: State, at: int) -> str:
        if s.tracks[TURN_ORDER + turn_spot(self.bid)] != self.who:
            return "the seat has no marker on that Turn Order spot"
        if not ready_to_use(s, self.who, KUMARBI):
            return "the seat does not own Kumarbi, or has used it"
        return "no Fakir is asked for a spot that costs nothing" if free_spot(s, self.who, self.bid) else ""
