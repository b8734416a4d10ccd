"""What is shown of the game: to each audience its own, to late spectators later."""

import asyncio
from collections import deque
from typing import TYPE_CHECKING, Final

from caravanserai.play.match import Match
from caravanserai.server.clock import now
from caravanserai.server.eyes import Eyes
from caravanserai.server.glance import Glance
from caravanserai.server.link import Link
from caravanserai.server.room.company import Company
from caravanserai.server.store import Stored

if TYPE_CHECKING:
    from caravanserai.server.hall import Hall


class Showing(Company):
    """The eyes of all audiences that are there."""

    def __init__(self, hall: "Hall", stored: Stored, match: Match | None) -> None:
        super().__init__(hall, stored)
        self.match = match
        self._deadline = stored.pulse.deadline
        self._eyes: Final[dict[int | None, Eyes]] = {}
        self._late: Final[deque[tuple[int, bytes]]] = deque()
        self._late_shown: bytes | None = None

    def _see(self, seat: int | None) -> Eyes:
        """The eyes of an audience, up to date."""
        assert self.match is not None
        if seat not in self._eyes:
            self._eyes[seat] = Eyes(seat)
            self._eyes[seat].refresh(self.match)
        return self._eyes[seat]

    def _show_whole(self, link: Link) -> None:
        assert self.match is not None
        if link.seat is None and self.table.spectators == "delayed" and not self.match.over:
            if self._late_shown is not None:
                link.send_raw(self._late_shown)
            return
        link.send_raw(self._see(link.seat).whole(self.match, self._deadline, now()))

    def _show(self) -> None:
        """Send everybody what has changed for them, each audience its own."""
        assert self.match is not None
        audiences: dict[int | None, list[Link]] = {}
        for link in self.links:
            if link.role in ("seat", "spectator"):
                audiences.setdefault(link.seat, []).append(link)
        late = self.table.spectators == "delayed" and not self.match.over
        if late:
            audiences.pop(None, None)
            self._show_late(now())
        for seat in [seat for seat in self._eyes if seat not in audiences]:
            del self._eyes[seat]
        if not audiences:
            return
        looking = {seat: self._eyes.setdefault(seat, Eyes(seat)) for seat in audiences}
        glance = Glance(self.match, {seat: eyes.view for seat, eyes in looking.items()})
        for seat, links in audiences.items():
            eyes = looking[seat]
            if eyes.refresh(self.match, glance):
                update = eyes.changes(self.match, self._deadline, now())
                for link in links:
                    link.send_raw(update)

    def _show_late(self, at: int) -> None:
        """Keep a spectators' picture until its time has come."""
        assert self.match is not None
        if self.table.spectators != "delayed":
            return
        eyes = Eyes(None)
        eyes.refresh(self.match)
        due = at + 1000 * self.table.delay
        self._late.append((due, eyes.whole(self.match, None, now())))
        wait = max(0, due - now()) / 1000
        asyncio.get_running_loop().call_later(wait, lambda: self.tell(self._release_late))

    async def _release_late(self) -> None:
        newest = None
        while self._late and self._late[0][0] <= now():
            newest = self._late.popleft()[1]
        if newest is not None:
            self._late_shown = newest
            for link in self.links:
                if link.seat is None and link.role == "spectator":
                    link.send_raw(newest)
