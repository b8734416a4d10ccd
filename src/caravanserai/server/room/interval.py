"""The pause after a week, a year or a round: the table waits until all people who are there have read what it brought."""

from collections.abc import Awaitable, Callable, Collection, Mapping
from typing import Final

from caravanserai.core.pause import Pause
from caravanserai.play.guided import GuidedMatch
from caravanserai.play.history import Bookmark
from caravanserai.play.match import Match
from caravanserai.server import stretches
from caravanserai.server.clock import now
from caravanserai.server.link import Link
from caravanserai.server.messages import Pausing
from caravanserai.server.room.inbox import Later, Timer
from caravanserai.server.tables import Table

LONGEST: Final = 15.0
"""Seconds after which the game goes on whatever was read."""


class Interval:
    """The pause of a table. It is kept in memory only: a table that is loaded again simply goes on.

    `links` are those of the company, `later` is the inbox's, `over` is called when the pause has ended without a move.
    `others` has the seats that read at other servers, each with the last card from which it went on there.
    """

    def __init__(
        self,
        table: Table,
        match: Match | None,
        links: Collection[Link],
        later: Later,
        over: Callable[[], Awaitable[None]],
        others: Callable[[], Mapping[int, int]] = dict,
    ) -> None:
        self._table: Final = table
        self._links: Final = links
        self._later: Final = later
        self._over: Final = over
        self._others: Final = others
        self._read: Final = Bookmark(None if match is None else match.events)
        self._at: int | None = None
        """The event that paused; None: nothing is to be shown."""
        self._until: int | None = None
        self._went: Final[dict[int, int]] = {}
        """The last card from which each seat went on here."""
        self._timer: Timer | None = None

    @property
    def on(self) -> bool:
        """Whether the table waits."""
        return self._until is not None

    def follow(self, match: Match) -> None:
        """A move was made: it ends a pause that is on, and may begin one."""
        self._stop()
        self._at = self._pausing(match)
        for seat in [s for s, card in self._went.items() if card >= self._read.kept(match.events)]:
            del self._went[seat]  # that card was taken back with its move
        self._read.move(match.events)
        if self._at is not None and self.awaited:
            self._until = now() + int(1000 * LONGEST)
            self._timer = self._later(LONGEST, self._end)

    def _pausing(self, match: Match) -> int | None:
        """The event since the last move that ends a stretch."""
        wanted = self._table.pauses and not isinstance(match, GuidedMatch)
        return stretches.pausing(match, self._read.kept(match.events), len(match.events)) if wanted else None

    def ahead(self, match: Match | None) -> int | None:
        """Until when the table waits, also if the move that was just made is not shown yet."""
        if match is None or not self._read.news(match.events):
            return self._until
        at = self._pausing(match)
        return now() + int(1000 * LONGEST) if at is not None and self._awaited(at) else None

    def card(self, match: Match, seat: int | None) -> Pause | None:
        """What an audience reads now."""
        if self._at is None:
            return None
        return stretches.card(match, match.state, seat, self._at, len(match.events))

    def shown(self) -> None:
        """All have been sent the card: without a pause nobody needs it any more. With one, all are told whom it waits for."""
        if self.on:
            self._tell()
        else:
            self._at = None

    @property
    def awaited(self) -> list[int]:
        """The seats of people who are there and have not gone on."""
        return [] if self._at is None else self._awaited(self._at)

    def _awaited(self, card: int) -> list[int]:
        others = self._others()
        seats = {*self._readers(), *others}
        return sorted(
            seat
            for seat in seats
            if max(self._went.get(seat, -1), others.get(seat, -1)) < card
            and not self._table.seats[seat].by_bot
        )

    def _readers(self) -> set[int]:
        return {link.seat for link in self._links if link.reads_pauses and link.seat is not None}

    @property
    def readers(self) -> dict[int, int]:
        """The seats that read here, each with the last card from which it went on."""
        return {seat: self._went.get(seat, -1) for seat in sorted(self._readers())}

    async def go_on(self, link: Link) -> bool:
        """Somebody has read the card; says whether that was waited for."""
        if self._at is None or not self.on or link.seat is None:
            return False
        self._went[link.seat] = self._at
        await self.look()
        return True

    async def look(self) -> None:
        """Somebody has gone on, come or left: the pause ends when nobody is waited for."""
        if self.on and not self.awaited:
            await self._end()
        elif self.on:
            self._tell()

    def stop(self) -> None:
        """The table leaves the memory."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    async def _end(self) -> None:
        self._stop()
        await self._over()

    def _stop(self) -> None:
        self.stop()
        if self.on:
            self._until = None
            self._at = None
            self._tell()

    def _tell(self) -> None:
        message = Pausing(until=self._until, awaited=self.awaited if self.on else [], now=now())
        for link in self._links:
            if link.role == "seat" or (link.role == "spectator" and self._table.spectators == "open"):
                link.send(message)
