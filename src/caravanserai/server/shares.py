"""Limits over all servers of a store: each tells the others once a second what addresses use here, and counts what they tell.

No request waits for this. An address that goes to several servers at once gets a second's worth at each, and then what
one server would give it. Of addresses that use little nothing is told.
"""

import asyncio
import logging
import time
from collections import Counter
from typing import Final

from caravanserai.server.security import Brakes, is_loopback
from caravanserai.server.store import Share, Store, StoreError

LOG: Final = logging.getLogger("caravanserai.server.shares")
EVERY_SECONDS: Final = 1.0
AGAIN_SECONDS: Final = 60.0
"""How soon what is held unchanged is told again."""


class Tally:
    """How many of something each address holds here, and how many elsewhere."""

    def __init__(self) -> None:
        self.here: Final[dict[str, int]] = {}
        self.there: Final[Counter[str]] = Counter()

    def add(self, origin: str) -> None:
        """One more."""
        self.here[origin] = self.here.get(origin, 0) + 1

    def drop(self, origin: str) -> None:
        """One less."""
        self.here[origin] -= 1
        if not self.here[origin]:
            del self.here[origin]

    def of(self, origin: str) -> int:
        """How many the address holds at all servers."""
        return self.here.get(origin, 0) + self.there[origin]


class Shares:
    """What is limited over all servers. `least`: up to so much nothing is told (of brakes: in one second)."""

    def __init__(self, store: Store) -> None:
        self._store: Final = store
        self._brakes: Final[dict[str, tuple[Brakes, int]]] = {}
        self._tallies: Final[dict[str, tuple[Tally, int]]] = {}
        self._told: Final[dict[tuple[str, str], tuple[int, float]]] = {}
        self._charged: dict[tuple[str, str, str], int] | None = None
        self._failing = False

    def brakes(self, kind: str, rate: tuple[float, float], least: int = 0) -> Brakes:
        """Brakes that count what is done at all servers."""
        made = Brakes(*rate)
        made.noted = self._store.several
        self._brakes[kind] = (made, least)
        return made

    def tally(self, kind: str, least: int) -> Tally:
        """A tally of what is held at all servers."""
        made = Tally()
        self._tallies[kind] = (made, least)
        return made

    async def run(self) -> None:
        """Never ends by itself: without a store each server counts for itself until there is one again."""
        while True:
            try:
                await self.exchange()
                self._failing = False
            except StoreError as error:
                if not self._failing:
                    LOG.error("limits are counted by this server alone: %s", error)
                self._failing = True
            await asyncio.sleep(EVERY_SECONDS)

    async def exchange(self) -> None:
        """Tell and be told."""
        others = await self._store.share([*self._granted(), *self._held()])
        if others is None:
            return
        for tally, _ in self._tallies.values():
            tally.there.clear()
        amounts = {(each.server, each.kind, each.origin): each.amount for each in others}
        for (_, kind, origin), amount in amounts.items():
            if kind in self._tallies:
                self._tallies[kind][0].there[origin] += amount
        self._charge(amounts)

    def _charge(self, amounts: dict[tuple[str, str, str], int]) -> None:
        """What others have granted since the last time counts here as well; a new server begins with nothing."""
        before, self._charged = self._charged, amounts
        for (server, kind, origin), amount in amounts.items():
            if before is None or kind not in self._brakes:
                continue
            known = before.get((server, kind, origin), 0)
            more = amount - known if amount >= known else amount
            if more:
                self._brakes[kind][0].charge(origin, more)

    def _granted(self) -> list[Share]:
        found = []
        for kind, (brakes, least) in self._brakes.items():
            for origin, count in brakes.taken.items():
                if count > least and not is_loopback(origin):
                    said = self._told.get((kind, origin), (0, 0.0))[0] + count
                    found.append(self._tell(kind, origin, said))
            brakes.taken.clear()
        for key in [k for k, (_, at) in self._told.items() if at < time.monotonic() - 5 * AGAIN_SECONDS]:
            del self._told[key]
        return found

    def _held(self) -> list[Share]:
        found = []
        for kind, (tally, least) in self._tallies.items():
            large = {o: n for o, n in tally.here.items() if n > least and not is_loopback(o)}
            gone = {o: 0 for k, o in self._told if k == kind and o not in large and self._told[k, o][0]}
            for origin, count in {**large, **gone}.items():
                said, at = self._told.get((kind, origin), (0, 0.0))
                if said != count or at < time.monotonic() - AGAIN_SECONDS:
                    found.append(self._tell(kind, origin, count))
        return found

    def _tell(self, kind: str, origin: str, amount: int) -> Share:
        self._told[kind, origin] = (amount, time.monotonic())
        return Share(kind, origin, amount)
