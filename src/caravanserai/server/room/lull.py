"""A game that nobody goes on with: its people are asked what becomes of it.

After long without a move (the host's number of days, and three times the table's own pace at least) all are told, and have
the host's number of days to answer: wait on, go on with a bot in the missing seat, or end it. What more than half of
the people want is done at once. When the time is over, what most of those who answered want is done; of as many voices
the one that keeps more of the game. If nobody has answered it lapses. A game that ends so is closed unfinished: its
record stays readable, and nobody has lost. A move at any time answers the question, too.
"""

from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Final

from caravanserai.server.clock import now
from caravanserai.server.link import Link
from caravanserai.server.manners import DAY, Lull, Manners, Wish
from caravanserai.server.room.company import Company
from caravanserai.server.room.inbox import Later, Timer
from caravanserai.server.room.play import Play
from caravanserai.server.room.rest import Tell
from caravanserai.server.tables import Table

PACES: Final = 3
"""So many times the pace must have passed at least."""
GENTLEST: Final[tuple[Wish, ...]] = ("wait", "bot", "end")


class Lulls:
    """Looks after a game that rests. `tell` has everybody told, `called` those who are not there, `changed` keeps it."""

    def __init__(
        self,
        table: Table,
        play: Play,
        company: Company,
        manners: Manners,
        later: Later,
        tell: Tell,
        called: Callable[[], None],
        changed: Callable[[], Awaitable[None]],
    ) -> None:
        self._table: Final = table
        self._play: Final = play
        self._company: Final = company
        self._manners: Final = manners
        self._later: Final = later
        self._tell: Final = tell
        self._called: Final = called
        self._changed: Final = changed
        self._timer: Timer | None = None

    @property
    def due(self) -> int | None:
        """When its people are to be asked, or when it is decided."""
        table, actor = self._table, self._play.actor
        if table.status != "running" or table.guide or actor is None:
            return None
        if not self._people or not self._manners.quiet_days:
            return None
        if table.lull is not None:
            return table.lull.until
        since = max(self._play.touched, table.waited, table.seats[actor].holiday if table.slow else 0)
        return since + max(self._manners.quiet_days * DAY, PACES * 1000 * (table.pace.seconds or 0))

    def moved(self) -> bool:
        """Somebody has gone on with the game: nothing is asked any more; says whether something was."""
        asked, self._table.lull = self._table.lull, None
        return asked is not None

    async def vote(self, link: Link, wish: Wish) -> None:
        """What a person wants; the last word counts."""
        lull = self._table.lull
        if lull is None or link.seat is None or self._table.status != "running":
            return
        lull.votes = {**lull.votes, link.seat: wish}
        counted = self._counted(lull)
        if counted[wish] > len(self._people) / 2:
            await self._do(wish, link.seat)
        else:
            await self._changed()
            await self._tell(link.seat, f"lull-{wish}")

    async def look(self) -> None:
        """Ask, or decide, if it is time for that."""
        due = self.due
        if due is not None and now() >= due:
            if self._table.lull is None:
                await self._ask()
            else:
                await self._decide(self._table.lull)
        self.arm()

    async def _ask(self) -> None:
        self._table.lull = Lull(self._play.touched, now() + max(1, self._manners.answer_days) * DAY)
        await self._changed()
        await self._tell(self._people[0], "lull-asked")
        self._called()

    async def _decide(self, lull: Lull) -> None:
        counted = self._counted(lull)
        if not counted:
            await self._close("lapsed", self._people[0])
            return
        most = max(counted.values())
        wish = next(each for each in GENTLEST if counted[each] == most)
        await self._do(wish, next(seat for seat, vote in lull.votes.items() if vote == wish))

    async def _do(self, wish: Wish, seat: int) -> None:
        """What was decided on; `seat` is one who wanted it."""
        if wish == "end":
            await self._close("voted", seat)
            return
        actor = self._play.actor
        self._table.lull = None
        self._table.waited = now()
        if wish == "bot" and actor is not None and not self._company.here(actor):
            self._table.rest = None
            self._table.seats[actor].stand_in = "away"
        await self._changed()
        await self._tell(seat, f"lull-done-{wish}")

    async def _close(self, how: str, seat: int) -> None:
        self._table.lull = self._table.rest = None
        self._table.status = "over"
        self._table.ended = "voted" if how == "voted" else "lapsed"
        await self._changed()
        await self._tell(seat, f"lull-{how}")

    def _counted(self, lull: Lull) -> Counter[Wish]:
        people = self._people
        return Counter(wish for seat, wish in lull.votes.items() if seat in people)

    @property
    def _people(self) -> list[int]:
        return [number for number, seat in enumerate(self._table.seats) if seat.kind == "person"]

    def arm(self) -> None:
        """Look again when it is time; what is far off is left to who wakes tables."""
        self.disarm()
        due = self.due
        if due is not None and due - now() < DAY:
            self._timer = self._later(max(0, due - now()) / 1000, self.look)

    def disarm(self) -> None:
        """Look no more."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
