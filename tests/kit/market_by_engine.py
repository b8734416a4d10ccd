"""A broken Night Market that behaves differently on the compiled engine."""

from typing import Any

from night_market.game import NightMarket

from caravanserai.core.machine import State
from caravanserai.testing.digest import is_compiled


class MarketByEngine(NightMarket):
    """Shows which engine it runs on."""

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        return {**super().view(state, seat), "compiled": is_compiled()}


GAME = MarketByEngine()
