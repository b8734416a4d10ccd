"""What the seats of a table decide, take back, promise and order: checked, stored, and only then acknowledged and shown."""

import time
from collections.abc import Callable
from typing import Final, Protocol

from caravanserai.play.match import Accepted as Played
from caravanserai.play.match import Match, Refusal
from caravanserai.server.link import Link
from caravanserai.server.messages import Accepted, RefusalCode, Refused, reason_info
from caravanserai.server.metrics import Metrics
from caravanserai.server.requests import Act, PlanOrders, Promise, Undo
from caravanserai.server.room.audience import Audience
from caravanserai.server.room.company import Company
from caravanserai.server.room.orders import Orders
from caravanserai.server.room.play import Play, refusal_code
from caravanserai.server.room.promises import Promises
from caravanserai.server.tables import Table


class Course(Protocol):
    """What a table does when a seat has decided something: the room, as this part knows it."""

    async def keep_move(self, seat: int, request: str, changed: bool = False) -> None:
        """Make the last decision durable with all that followed by itself."""

    async def follow_up(self) -> None:
        """Make and store what follows from it without a while."""

    async def save(self) -> None:
        """Store the table as it is now."""

    def show_on(self) -> None:
        """Show the game and see whose turn it is."""

    def show_whole(self, link: Link) -> None:
        """Show a client all that it may see now."""

    def consider(self) -> None:
        """See whose turn it is."""


class Decisions:
    """The part of the seats in the course of a game."""

    def __init__(
        self,
        table: Table,
        parts: tuple[Play, Audience, Company, Promises, Orders],
        metrics: Metrics,
        course: Course,
    ) -> None:
        self._table: Final = table
        self._play, self._audience, self._company, self._promises, self._orders = parts
        self._metrics: Final = metrics
        self._course: Final = course

    async def act(self, link: Link, message: Act) -> None:
        """A seat's decision: checked, applied, stored, and only then acknowledged and shown."""
        await self._decide(link, message, lambda match, seat: match.play(seat, message.action))

    async def undo(self, link: Link, message: Undo) -> None:
        """A seat takes back its last decision."""
        await self._decide(link, message, self._take_back)

    def _take_back(self, match: Match, seat: int) -> Played | Refusal:
        """Undo; what was promised before is no longer, or it would be done again at once."""
        answer = match.undo(seat)
        if not isinstance(answer, Refusal):
            self._promises.give(match, seat, "")
            self._orders.give(match, seat, ())
        return answer

    async def promise(self, link: Link, message: Promise) -> None:
        """A seat promises a standing answer, or takes its promise back."""
        await self._arrange(
            link, message.request, lambda match, seat: self._promises.give(match, seat, message.name)
        )

    async def plan(self, link: Link, message: PlanOrders) -> None:
        """A seat gives orders in advance, or withdraws them."""
        await self._arrange(
            link, message.request, lambda match, seat: self._orders.give(match, seat, message.orders)
        )

    async def _arrange(self, link: Link, request: str, give: Callable[[Match, int], bool]) -> None:
        """Something that a seat keeps to itself: stored, and told to nobody else."""
        seat, match = link.seat, self._play.match
        if seat is None or match is None:
            code: RefusalCode = "not-seated" if seat is None else "not-started"
            link.send(Refused(request=request, code=code, reason=None))
            return
        if not give(match, seat):
            self._refuse(link, request, "not-legal", None)
            return
        await self._course.save()
        link.send(Accepted(request=request))
        for other in self._company.links:
            if other.seat == seat:
                self._course.show_whole(other)
        self._course.consider()

    async def _decide(
        self, link: Link, message: Act | Undo, do: Callable[[Match, int], Played | Refusal]
    ) -> None:
        started = time.perf_counter()
        seat, match = link.seat, self._play.match
        if seat is None or match is None:
            code: RefusalCode = "not-seated" if seat is None else "not-started"
            link.send(Refused(request=message.request, code=code, reason=None))
            return
        if self._play.repeated(seat, message.request):
            link.send(Accepted(request=message.request))
            self._course.show_whole(link)
            return
        if self._play.stale(self._audience.seen(match, seat, message.version)):
            self._refuse(link, message.request, "stale", None)
            return
        if self._table.paused or self._table.closed:
            self._refuse(link, message.request, "paused" if self._table.paused else "game-over", None)
            return
        answer = do(match, seat)
        if isinstance(answer, Refusal):
            self._refuse(link, message.request, refusal_code(answer), answer)
            return
        returned = self._table.seats[seat].stand_in != ""
        self._table.seats[seat].stand_in = ""
        await self._course.keep_move(seat, message.request, returned or isinstance(message, Undo))
        link.hold(Accepted(request=message.request))
        try:
            if returned:
                self._company.announce()
            await self._course.follow_up()
            self._course.show_on()
        finally:
            link.release()
        self._metrics.moves.add(time.perf_counter() - started)

    def _refuse(self, link: Link, request: str, code: RefusalCode, refusal: Refusal | None) -> None:
        """Say why not, and show how things are now."""
        reason = None if refusal is None else reason_info(refusal.reason)
        link.send(Refused(request=request, code=code, reason=reason))
        self._course.show_whole(link)
        self._metrics.refused += 1
