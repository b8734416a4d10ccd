"""Markets: the first cards of the row for gold (FT-60 to FT-63)."""

from typing import Final

from caravanserai.core.machine import Step
from caravanserai.games.fivetribes import events
from caravanserai.games.fivetribes.actions import BUY, DECLINE
from caravanserai.games.fivetribes.board import (
    FACE_TYPE,
    KINDS,
    LARGE_MARKET,
    MARKET_CARDS,
    MARKET_PRICE,
    MARKET_REACH,
)
from caravanserai.games.fivetribes.fields import GOLD, KNOWN
from caravanserai.games.fivetribes.hands import take_from_row
from caravanserai.games.fivetribes.state import State, final_tile, moved_flaw


def buy(s: State, seat: int, position: int, price: int) -> None:
    """A card of the row changes hands for gold."""
    s.gain(seat, -price)
    card = take_from_row(s, seat, position)
    if s.log is not None:
        s.tell(events.BOUGHT, (seat, card, price))


def market_flaw(s: State, seat: int, market: int) -> str:
    """What is wrong with a purchase at such a market."""
    flaw = moved_flaw(s, seat)
    return flaw or (
        "" if FACE_TYPE[s.faces[final_tile(s)]] == market else "the move did not end on that market"
    )


class BuyCard(Step[State]):
    """FT-D17, FT-60, FT-61 The first card of choice at a market; taking it pays the price of the whole purchase."""

    decision = "D-MARKET"
    rule = "FT-60"
    fields = ("who", "market")

    def __init__(self, who: int, market: int) -> None:
        super().__init__(who)
        self.market: Final = market

    def legal(self, s: State) -> list[int]:
        found = [DECLINE]
        for position in range(min(MARKET_REACH[self.market], len(s.row))):
            found.append(BUY + position)
        return found

    def run(self, s: State, action: int) -> None:
        if action == DECLINE:
            return
        left = min(MARKET_REACH[self.market], len(s.row)) - 1
        buy(s, self.who, action - BUY, MARKET_PRICE[self.market])
        if MARKET_CARDS[self.market] > 1 and left > 0:
            s.push(BuySecondCard(self.who, left))

    def auto(self, s: State) -> bool:
        return True

    def flaw(self, s: State, at: int) -> str:
        flaw = market_flaw(s, self.who, self.market)
        if flaw:
            return flaw
        if not s.row:
            return "the row is empty"
        return "" if s.of(self.who, GOLD) >= MARKET_PRICE[self.market] else "the seat cannot pay the price"


class BuySecondCard(Step[State]):
    """FT-D18, FT-61, FT-62 The second card of a large market, out of the same six; `left` of them are still there."""

    decision = "D-MARKET-SECOND"
    rule = "FT-61"
    fields = ("who", "left")

    def __init__(self, who: int, left: int) -> None:
        super().__init__(who)
        self.left: Final = left

    def legal(self, s: State) -> list[int]:
        return [BUY + position for position in range(self.left)]

    def run(self, s: State, action: int) -> None:
        buy(s, self.who, action - BUY, 0)

    def auto(self, s: State) -> bool:
        return True

    def flaw(self, s: State, at: int) -> str:
        if self.left != min(MARKET_REACH[LARGE_MARKET] - 1, len(s.row)):
            return f"{self.left} cards cannot be left of the first six"
        if not any(s.of(self.who, KNOWN + kind) for kind in range(KINDS)):
            return "no card was bought"
        return market_flaw(s, self.who, LARGE_MARKET)
