"""What is shown of the game: to each audience its own, to late spectators later."""

import time
from collections import deque
from collections.abc import Callable, Collection
from typing import Final, NamedTuple

from caravanserai.core.machine import State
from caravanserai.play.match import Match
from caravanserai.server.clock import now
from caravanserai.server.eyes import Beside, Eyes
from caravanserai.server.glance import Glance
from caravanserai.server.link import Link
from caravanserai.server.messages import LogLine
from caravanserai.server.room.inbox import Later
from caravanserai.server.tables import Table

NEVER: Final = -1
"""A version that no match has."""


class _Late(NamedTuple):
    """What late spectators are shown when its time has come, and the position it shows."""

    due: float
    update: bytes
    state: State


class Audience:
    """The eyes of all audiences that are there. `links` are those of the company, `later` is the inbox's.

    `beside` tells what goes with the update of an audience.
    """

    def __init__(
        self, table: Table, links: Collection[Link], later: Later, beside: Callable[[int | None], Beside]
    ) -> None:
        self._table: Final = table
        self._links: Final = links
        self._later: Final = later
        self._beside: Final = beside
        self._eyes: Final[dict[int | None, Eyes]] = {}
        self._late: Final[deque[_Late]] = deque()
        self._late_shown: _Late | None = None

    def see(self, match: Match, seat: int | None) -> Eyes:
        """The eyes of an audience, up to date."""
        if seat not in self._eyes:
            self._eyes[seat] = Eyes(seat)
            self._eyes[seat].refresh(match)
        return self._eyes[seat]

    def seen(self, match: Match, seat: int, version: str) -> int:
        """The version of the match that this seat's version stands for: the present one, or `NEVER`."""
        return match.version if version == self.see(match, seat).version else NEVER

    def forget(self, seat: int | None) -> None:
        """Nobody looks with these eyes any more."""
        self._eyes.pop(seat, None)

    def page(self, match: Match, seat: int | None, start: int, count: int) -> tuple[int, list[LogLine]]:
        """How many lines the log has for this audience, and some of them."""
        eyes = self.see(match, seat)
        return eyes.total, eyes.page(match, start, count)

    def late(self, match: Match) -> bool:
        """Whether spectators see the game later than it is played."""
        return self._table.spectators == "delayed" and not match.over

    def position(self, match: Match, seat: int | None) -> State | None:
        """The true position of what this audience sees; None: late spectators have not seen any yet."""
        if seat is not None or not self.late(match):
            return match.state
        return None if self._late_shown is None else self._late_shown.state

    def show_whole(self, match: Match, link: Link) -> None:
        """Show a client everything it may see."""
        if link.seat is None and self.late(match):
            if self._late_shown is not None:
                link.send_raw(self._late_shown.update)
            return
        link.send_raw(self.see(match, link.seat).whole(match, self._beside(link.seat), now()))

    def show(self, match: Match) -> None:
        """Send everybody what has changed for them, each audience its own."""
        audiences: dict[int | None, list[Link]] = {}
        for link in self._links:
            if link.role in ("seat", "spectator"):
                audiences.setdefault(link.seat, []).append(link)
        if self.late(match):
            audiences.pop(None, None)
            self.show_late(match)
        for seat in [seat for seat in self._eyes if seat not in audiences]:
            del self._eyes[seat]
        if not audiences:
            return
        looking = {seat: self._eyes.get(seat) or Eyes(seat) for seat in audiences}
        self._eyes.update(looking)
        glance = Glance(match, {seat: eyes.view for seat, eyes in looking.items()})
        for seat, links in audiences.items():
            eyes = looking[seat]
            if eyes.refresh(match, glance):
                update = eyes.changes(match, self._beside(seat), now())
                for link in links:
                    link.send_raw(update)

    # --- late spectators ---------------------------------------------------------------------------------------

    def show_late(self, match: Match, waited: float = 0.0) -> None:
        """Keep a spectators' picture until its time has come; it has waited for some seconds already.

        Time is counted by a clock that nobody sets back.
        """
        if self._table.spectators != "delayed":
            return
        eyes = Eyes(None)
        eyes.refresh(match)
        wait = min(max(0.0, self._table.delay - waited), self._table.delay)
        update = eyes.whole(match, Beside(), now())
        self._late.append(_Late(time.monotonic() + wait, update, match.state.clone()))
        self._later(wait, self._release_late)

    async def _release_late(self) -> None:
        newest = None
        while self._late and self._late[0].due <= time.monotonic():
            newest = self._late.popleft()
        if newest is not None:
            self._late_shown = newest
            for link in self._links:
                if link.seat is None and link.role == "spectator":
                    link.send_raw(newest.update)
