"""Decisions that no person makes: a bot's, or the script's in a guided game, told at the tick."""

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable
from typing import Final, Protocol

from caravanserai.bots import LEVELS
from caravanserai.play.guided import GuidedMatch
from caravanserai.play.match import Match
from caravanserai.server import bots
from caravanserai.server.line import Asker
from caravanserai.server.store import StoreError
from caravanserai.server.tables import Table

LOG: Final = logging.getLogger("caravanserai.server.room")

DELAY: Final = {"instant": 0.0, "normal": 0.6, "slow": 1.8}
"""Seconds a bot takes at least. Longer thinking is rounded up to a doubling of it, or to all the time that its level takes,
so that time tells little."""
WAY: Final = 0.1
"""Seconds for the way to a bot that takes all its time, and back."""
TAKE_SECONDS: Final = 1.0
"""How often it is asked whether a decision that another server has taken is still being thought about there."""
COMPANY_DELAY: Final = 0.9
"""The least delay when several people play, whatever the table's speed."""


class Pool(Protocol):
    """Where bots think."""

    async def decide(self, asked: bots.Question, legal: list[int], asker: Asker) -> int:
        """A legal action, or an error."""


Deliver = Callable[[int, int, int], None]
"""Is told the seat, the version that was looked at, and the action."""


class Thinker:
    """Thinks about one decision at a time; what it has decided goes to `deliver`. `company`: whether anybody is there.

    `take`: whether this server is to think, where there are several; it is asked until it is or the game went on.
    """

    def __init__(
        self,
        table: Table,
        pool: Pool,
        deliver: Deliver,
        company: Callable[[], bool] = lambda: True,
        take: Callable[[], Awaitable[bool]] | None = None,
    ) -> None:
        self._table: Final = table
        self._pool: Final = pool
        self._deliver: Final = deliver
        self._company: Final = company
        self._take: Final = take
        self._seed: Final = secrets.token_hex(16)
        self._about = (-1, -1)
        self._task: asyncio.Task[None] | None = None

    @property
    def busy(self) -> bool:
        """Whether it thinks."""
        return self._task is not None

    def think(self, match: Match, seat: int) -> None:
        """Think about what the seat is asked now, unless that is being done. Older thoughts come to nothing."""
        if self._about != (seat, match.version):
            self._about = seat, match.version
            self._task = asyncio.get_running_loop().create_task(self._think(match, seat, match.version))

    def stop(self) -> None:
        """Think no more."""
        if self._task is not None:
            self._task.cancel()

    def pace(self) -> float:
        """Seconds that an answer takes at least."""
        people = sum(seat.kind == "person" for seat in self._table.seats)
        delay = DELAY[self._table.speed]
        return max(delay, COMPANY_DELAY) if people > 1 else delay

    async def _think(self, match: Match, seat: int, version: int) -> None:
        if not await self._taken(match, version):
            if self._about == (seat, version):
                self._task = None
            return
        started = time.monotonic()
        action = await self._decision(match, seat)
        whole = whole_time(self._table.seats[seat].level)
        await asyncio.sleep(tick(self.pace(), time.monotonic() - started, whole))
        if self._about == (seat, version):
            self._about = -1, -1
            self._task = None
        self._deliver(seat, version, action)

    async def _taken(self, match: Match, version: int) -> bool:
        """Wait until this server is the one that has to think; False: the game went on without it."""
        while self._take is not None and match.version == version:
            try:
                if await self._take():
                    return match.version == version
            except StoreError as error:
                LOG.error("table %s: cannot ask who thinks: %s", self._table.id, error)
            await asyncio.sleep(TAKE_SECONDS)
        return match.version == version

    async def _decision(self, match: Match, seat: int) -> int:
        """What is decided. Whatever fails on the way, a legal action is taken: the game goes on."""
        legal = match.state.legal()
        try:
            if isinstance(match, GuidedMatch):
                return match.wanted()[0]
            level = self._table.seats[seat].level
            asked = bots.question(match.game, match.state, seat, level, f"{self._seed} {seat}")
            asker = Asker(self._table.id, self._table.origin, self._company())
            return await self._pool.decide(asked, legal, asker)
        except Exception as error:
            LOG.error("table %s: the bot failed, a legal action is taken: %r", self._table.id, error)
            return secrets.choice(legal)


def whole_time(level: str) -> float:
    """The seconds after which a bot of that level has answered that takes all its time; 0: there is no such level."""
    found = LEVELS.get(level)
    return found.seconds + WAY if found else 0.0


def tick(delay: float, spent: float, whole: float = 0.0) -> float:
    """How much longer to wait: until the first doubling of the delay that has not passed, or all that its level takes.

    Bots that take all their time would else be held back for up to as long again.
    """
    if delay <= 0:
        return 0.0
    due = delay
    while due < spent:
        due *= 2
    return (whole if spent <= whole < due else due) - spent
