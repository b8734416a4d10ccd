"""A broken Night Market whose view depends on the order of a set."""

from typing import Any

from night_market.board import CARDS
from night_market.game import NightMarket

from caravanserai.core.machine import State


class MarketByHash(NightMarket):
    """Lists the cards in the order of their hash values."""

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        return {**super().view(state, seat), "kinds": list(set(CARDS))}


GAME = MarketByHash()
