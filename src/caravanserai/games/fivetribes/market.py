"""Markets: the first cards of the row for gold (FT-60 to FT-63)."""

from typing import Final

from caravanserai.core.machine import Step
from caravanserai.games.fivetribes.actions import BUY, DECLINE
from caravanserai.games.fivetribes.board import (
    LARGE_MARKET,
    MARKET_CARDS,
    MARKET_PRICE,
    MARKET_REACH,
    SMALL_MARKET,
)
from caravanserai.games.fivetribes.hands import take_from_row
from caravanserai.games.fivetribes.layout import GOLD
from caravanserai.games.fivetribes.state import Sultanate, seat_flaw
from caravanserai.games.fivetribes.telling import BOUGHT


def buy(s: Sultanate, seat: int, position: int, price: int) -> None:
    """A card of the row changes hands for gold."""
    s.gain(seat, -price)
    card = take_from_row(s, seat, position)
    if s.log is not None:
        s.tell(BOUGHT, (seat, card, price))


class BuyCard(Step[Sultanate]):
    """FT-60, FT-61 The first card of choice at a market; taking it pays the price of the whole purchase."""

    decision = "FT-D17"
    rule = "FT-60"
    fields = ("who", "market")

    def __init__(self, who: int, market: int) -> None:
        super().__init__(who)
        self.market: Final = market

    def legal(self, s: Sultanate) -> list[int]:
        found = [DECLINE]
        for position in range(min(MARKET_REACH[self.market], len(s.row))):
            found.append(BUY + position)
        return found

    def run(self, s: Sultanate, action: int) -> None:
        if action == DECLINE:
            return
        left = min(MARKET_REACH[self.market], len(s.row)) - 1
        buy(s, self.who, action - BUY, MARKET_PRICE[self.market])
        if MARKET_CARDS[self.market] > 1 and left > 0:
            s.push(BuySecondCard(self.who, left))

    def auto(self, s: Sultanate) -> bool:
        return True

    def flaw(self, s: Sultanate, at: int) -> str:
        if self.market not in (LARGE_MARKET, SMALL_MARKET):
            return f"no market has the number {self.market}"
        if not s.row:
            return "the row is empty"
        flaw = seat_flaw(s, self.who)
        return flaw or (
            "" if s.of(self.who, GOLD) >= MARKET_PRICE[self.market] else "the seat cannot pay the price"
        )


class BuySecondCard(Step[Sultanate]):
    """FT-61, FT-62 The second card of a large market, out of the same six; `left` of them are still there."""

    decision = "FT-D18"
    rule = "FT-61"
    fields = ("who", "left")

    def __init__(self, who: int, left: int) -> None:
        super().__init__(who)
        self.left: Final = left

    def legal(self, s: Sultanate) -> list[int]:
        return [BUY + position for position in range(self.left)]

    def run(self, s: Sultanate, action: int) -> None:
        buy(s, self.who, action - BUY, 0)

    def auto(self, s: Sultanate) -> bool:
        return True

    def flaw(self, s: Sultanate, at: int) -> str:
        if not 1 <= self.left < MARKET_REACH[LARGE_MARKET] or self.left > len(s.row):
            return f"{self.left} cards cannot be left of the first six"
        return seat_flaw(s, self.who)
