"""A pause by consent, at a table with clocks.

Anybody seated proposes it; it begins when all people who are there have agreed, two at least where two play. Who is away
is not asked and cannot stop it, and loses nothing: all clocks stand, bots wait. A proposal lapses after two minutes, and
one "no" ends it. Anybody, also who was away, may want to go on: that is told, and a minute later, or as soon as all want
it, the game goes on; the decision that was waited for then has its whole time.
"""

from collections.abc import Awaitable, Callable
from typing import Final, Literal

from caravanserai.server.clock import now
from caravanserai.server.link import Link
from caravanserai.server.manners import LAPSE, Rest
from caravanserai.server.room.company import Company
from caravanserai.server.room.inbox import Later, Timer
from caravanserai.server.security import Brakes
from caravanserai.server.tables import Table, TableError

NOTICE: Final = 60_000
"""Milliseconds from the wish to go on until it does."""
RATE: Final = (1 / 120, 2.0)
"""Proposals of one seat: a second, and at once."""

Tell = Callable[[int, str], Awaitable[None]]
"""Has everybody told what a seat did."""


class Resting:
    """The pause of a table. `stopped` and `resumed` are told when clocks stand and when they go on, `changed` all else."""

    def __init__(
        self,
        table: Table,
        company: Company,
        later: Later,
        tell: Tell,
        changed: Callable[[], Awaitable[None]],
        stopped: Callable[[], Awaitable[None]],
        resumed: Callable[[], Awaitable[None]],
    ) -> None:
        self._table: Final = table
        self._company: Final = company
        self._later: Final = later
        self._tell: Final = tell
        self._changed: Final = changed
        self._stopped: Final = stopped
        self._resumed: Final = resumed
        self._brakes: Final = Brakes(*RATE)
        self._timer: Timer | None = None

    async def hear(self, link: Link, wish: Literal["ask", "agree", "refuse", "go-on"]) -> None:
        """Somebody proposes a pause, answers, or wants to go on; what comes too late is nothing."""
        seat, rest = link.seat, self._table.rest
        if seat is None or self._table.status != "running" or self._table.pace.seconds is None:
            return
        if wish == "ask" and rest is None:
            if not self._brakes.take(f"seat {seat}"):
                raise TableError("slow-down", "too many proposals; wait a little")
            self._table.rest = Rest(seat, now(), [seat])
            await self._say(seat, "rest-asked")
        elif rest is not None and rest.since is None and wish == "refuse":
            self._table.rest = None
            await self._say(seat, "rest-refused")
        elif rest is not None and rest.since is None and wish == "agree" and seat not in rest.agreed:
            rest.agreed = [*rest.agreed, seat]
            await self._changed()
        elif rest is not None and rest.since is not None and wish == "go-on" and seat not in rest.going:
            first = rest.until is None
            rest.going = [*rest.going, seat]
            rest.until = rest.until or now() + NOTICE
            if first:
                await self._say(seat, "rest-ends")
            else:
                await self._changed()
        else:
            return
        await self.look()

    async def look(self) -> None:
        """Somebody answered, came or left, or time has passed: see whether the pause begins, lapses or ends."""
        rest = self._table.rest
        if rest is not None and rest.since is None:
            await self._consider(rest)
        elif rest is not None and self._over(rest):
            self._table.rest = None
            await self._resumed()
            await self._tell(rest.going[0] if rest.going else rest.by, "rest-over")
        self.arm()

    async def _consider(self, rest: Rest) -> None:
        """A proposal: agreed on, or open no longer?"""
        if now() >= rest.asked + LAPSE:
            self._table.rest = None
            await self._say(rest.by, "rest-lapsed")
        elif self._agreed(rest):
            rest.since = now()
            await self._stopped()
            await self._tell(rest.by, "rest-begun")

    def _agreed(self, rest: Rest) -> bool:
        people = self._people
        there = [seat for seat in people if self._company.here(seat) and not self._table.seats[seat].by_bot]
        agreed = [seat for seat in people if seat in rest.agreed]
        return len(agreed) >= min(2, len(people)) and all(seat in agreed for seat in there)

    def _over(self, rest: Rest) -> bool:
        if rest.until is not None and now() >= rest.until:
            return True
        return bool(rest.going) and all(seat in rest.going for seat in self._people)

    @property
    def _people(self) -> list[int]:
        return [number for number, seat in enumerate(self._table.seats) if seat.kind == "person"]

    @property
    def due(self) -> int | None:
        """When something is to be done without anybody."""
        rest = self._table.rest
        if rest is None:
            return None
        return rest.asked + LAPSE if rest.since is None else rest.until

    def arm(self) -> None:
        """Look again when it is time."""
        self.disarm()
        if self.due is not None:
            self._timer = self._later(max(0, self.due - now()) / 1000, self.look)

    def disarm(self) -> None:
        """Look no more."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    async def _say(self, seat: int, what: str) -> None:
        await self._changed()
        await self._tell(seat, what)
