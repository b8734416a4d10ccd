"""The line for a few places: fair between those who wait, however many things one of them wants."""

import asyncio
import time
from typing import Final, NamedTuple

HALF_LIFE: Final = 60.0
"""Seconds after which half of what somebody has used is forgotten."""
HEAVY: Final = 2.0**100
MOST_ACCOUNTS: Final = 10_000
PATIENCE: Final = 20.0
"""Seconds after which those without people are served like the others."""


class Asker(NamedTuple):
    """For whom something is done: a table, the address that made it ("" if it does not count), whether people wait."""

    table: str = ""
    origin: str = ""
    people: bool = True

    @property
    def account(self) -> str:
        """Who pays: the address for all its tables together, or else the table."""
        return self.origin or self.table


class Ticket(NamedTuple):
    """A place in the line."""

    asker: Asker
    since: float
    turn: "asyncio.Future[None]"


class Line:
    """Tables with people first; among them whoever has used least of late; then whoever came first."""

    def __init__(self, places: int) -> None:
        self.places: Final = places
        self._free = places
        self._waiting: Final[list[Ticket]] = []
        self._epoch = time.monotonic()
        self._used: Final[dict[str, float]] = {}
        """Seconds, each worth twice as many after a half-life: so older ones count less, and none is worked out again."""

    def __len__(self) -> int:
        """How many wait."""
        return len(self._waiting)

    async def enter(self, asker: Asker) -> None:
        """Wait for a place. Whoever got one must `leave`."""
        if self._free:
            self._free -= 1
            return
        ticket = Ticket(asker, time.monotonic(), asyncio.get_running_loop().create_future())
        self._waiting.append(ticket)
        try:
            await ticket.turn
        except asyncio.CancelledError:
            if ticket in self._waiting:
                self._waiting.remove(ticket)
            elif not ticket.turn.cancelled():
                self._next()
            raise

    def leave(self, asker: Asker, seconds: float) -> None:
        """Give the place to the next one; the time it was used is remembered for a while."""
        weight = 2.0 ** ((time.monotonic() - self._epoch) / HALF_LIFE)
        self._used[asker.account] = self._used.get(asker.account, 0.0) + seconds * weight
        if weight > HEAVY or len(self._used) > MOST_ACCOUNTS:
            self._weigh_again(weight)
        self._next()

    def _weigh_again(self, weight: float) -> None:
        """Begin a new epoch with what is not forgotten."""
        kept = {account: used / weight for account, used in self._used.items() if used / weight > 0.01}
        self._used.clear()
        self._used.update(kept)
        self._epoch = time.monotonic()

    def pressure(self, asker: Asker) -> int:
        """How many turns one waits in a fair line: those of one's own, and one of everybody else."""
        own = sum(ticket.asker.account == asker.account for ticket in self._waiting)
        return own + len({t.asker.account for t in self._waiting if t.asker.account != asker.account})

    def _next(self) -> None:
        while self._waiting:
            now = time.monotonic()
            ticket = min(self._waiting, key=lambda each: self._rank(each, now))
            self._waiting.remove(ticket)
            if not ticket.turn.done():
                ticket.turn.set_result(None)
                return
        self._free += 1

    def _rank(self, ticket: Ticket, now: float) -> tuple[bool, float, float]:
        later = not ticket.asker.people and now - ticket.since < PATIENCE
        return later, self._used.get(ticket.asker.account, 0.0), ticket.since
