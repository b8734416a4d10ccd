"""What happens at the same table on other servers: read from the store, and taken over into the parts of this one."""

import asyncio
from collections.abc import Callable
from typing import Final, Protocol

from caravanserai.server.matches import rebuild
from caravanserai.server.room.clock import Clock
from caravanserai.server.room.company import Company
from caravanserai.server.room.play import Play
from caravanserai.server.room.talk import Talk
from caravanserai.server.store import Stored
from caravanserai.server.tables import Table, become, public


class Reader(Protocol):
    """Where a table is read."""

    async def load(self, table: str, moves: int = 0, chat: int = 0) -> Stored | None:
        """The table with its moves and lines of chat from these numbers on."""


class Elsewhere:
    """Keeps a live table as the store has it. `gone` is told that there is no table.

    `shown` is told whether the game went on, whether all see a change of the table, whether another time is left, and
    which seats have arranged something else.
    """

    def __init__(
        self,
        table: Table,
        stamp: int,
        parts: tuple[Play, Clock, Talk, Company],
        store: Reader,
        shown: Callable[[bool, bool, bool, list[int]], None],
        gone: Callable[[], None],
    ) -> None:
        self._table: Final = table
        self._play, self._clock, self._talk, self._company = parts
        self._store: Final = store
        self._shown: Final = shown
        self._gone: Final = gone
        self._stamp = stamp
        """The number of the last change that was read."""

    def behind(self, stamp: int) -> bool:
        """Whether something was changed since this table was last read."""
        return stamp > self._stamp

    async def follow(self) -> None:
        """Read what is new, take it over and show it."""
        found = await self._store.load(self._table.id, self._play.moves, self._talk.count)
        if found is None:
            self._gone()
        elif found.stamp != self._stamp:
            moved = bool(found.moves)
            if moved and not self._play.follow(found.moves):
                await self.reload()
                return
            self._take_over(found, moved)

    async def reload(self) -> None:
        """Somebody was faster: what is in memory is ahead of the store, or beside it. Everything is read anew."""
        found = await self._store.load(self._table.id)
        if found is None:
            self._gone()
            return
        match = await asyncio.to_thread(rebuild, found)
        self._play.begin_again(found, match)
        self._take_over(found._replace(chat=found.chat[self._talk.count :]), True)
        # The clock may have been set before the store refused: no difference is seen then, and all are shown the time.
        self._shown(False, False, True, [])

    def _take_over(self, found: Stored, moved: bool) -> None:
        self._stamp = found.stamp
        changed = public(self._table) != public(found.table)
        kept = [(seat.promise, seat.plan, seat.plan_note) for seat in self._table.seats]
        become(self._table, found.table)
        self._play.touched = found.pulse.touched
        before = self._clock.deadline
        self._clock.follow(found.pulse, self._play.moved_at)
        self._talk.follow(found.chat)
        changed |= self._company.follow(found.present)
        fresh = [(seat.promise, seat.plan, seat.plan_note) for seat in self._table.seats]
        arranged = [seat for seat, each in enumerate(kept) if fresh[seat] != each]
        self._shown(moved, changed, before != self._clock.deadline, arranged)
