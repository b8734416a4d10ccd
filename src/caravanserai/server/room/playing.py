"""Decisions: checked, applied, stored, and only then acknowledged and shown; and whoever is next: a bot or a clock."""

import asyncio
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, Literal

from caravanserai.core.machine import OVER
from caravanserai.play.guided import GuidedMatch
from caravanserai.play.match import Accepted as Played
from caravanserai.play.match import CannotUndo, GameOver, Match, NotYourTurn, Refusal
from caravanserai.server import bots
from caravanserai.server.clock import now
from caravanserai.server.knowing import reason_info
from caravanserai.server.link import Link
from caravanserai.server.messages import Accepted, Act, Refused, Undo
from caravanserai.server.opening import GUIDE_KEPT, lines_from
from caravanserai.server.room.inbox import LOG
from caravanserai.server.room.showing import Showing
from caravanserai.server.store import AddMove, DeleteTable, Move, Pulse, SaveTable, Stored

if TYPE_CHECKING:
    from caravanserai.server.hall import Hall

REMEMBERED: Final = 256
"""How many requests are remembered to answer repeated ones."""
BOT_DELAY: Final = {"instant": 0.0, "normal": 0.6, "slow": 1.8}
"""Seconds a bot takes at least. Longer thinking is rounded up to a doubling of it, so that time tells little."""
COMPANY_DELAY: Final = 0.9
"""The least delay when several people play, whatever the table's speed."""

Code = Literal["stale", "not-your-turn", "not-legal", "game-over", "cannot-undo", "not-started", "not-seated"]


class Playing(Showing):
    """The course of the game."""

    def __init__(self, hall: "Hall", stored: Stored, match: Match | None) -> None:
        super().__init__(hall, stored, match)
        self._moves = len(stored.moves)
        self._stored_lines = sum(move.lines.count("\n") for move in stored.moves)
        self._requests: Final[OrderedDict[tuple[int, str], None]] = OrderedDict(
            ((move.seat, move.request), None) for move in stored.moves[-REMEMBERED:] if move.request
        )
        self._touched = stored.pulse.touched
        self._timer: asyncio.TimerHandle | None = None
        self._thinking: asyncio.Task[None] | None = None
        self._asked = (-1, -1)
        """The seat and the version that a bot was last asked about; late answers to older questions are dropped."""
        self._bot_seed: Final = secrets.token_hex(16)
        if match is not None:
            self._show_late(stored.pulse.touched)
            self._consider()

    @property
    def busy(self) -> bool:
        """Whether the table must stay in memory."""
        return self._thinking is not None or super().busy

    def stop(self) -> None:
        """End the task, the clock and the bot."""
        super().stop()
        self._cancel_timer()
        if self._thinking is not None:
            self._thinking.cancel()

    # --- decisions ---------------------------------------------------------------------------------------------

    async def act(self, link: Link, message: Act) -> None:
        """A seat's decision: checked, applied, stored, and only then acknowledged and shown."""
        await self._decide(link, message, lambda match, seat: match.play(seat, message.action))

    async def undo(self, link: Link, message: Undo) -> None:
        """A seat takes back its last decision."""
        await self._decide(link, message, lambda match, seat: match.undo(seat))

    async def _decide(
        self, link: Link, message: Act | Undo, do: Callable[[Match, int], Played | Refusal]
    ) -> None:
        started = time.perf_counter()
        seat = link.seat
        if seat is None or self.match is None:
            code: Code = "not-seated" if seat is None else "not-started"
            link.send(Refused(request=message.request, code=code, reason=None))
            return
        if (seat, message.request) in self._requests:
            link.send(Accepted(request=message.request))
            self._show_whole(link)
            return
        if message.version != self._see(seat).version:
            self._refuse(link, message.request, "stale", None)
            return
        answer = do(self.match, seat)
        if isinstance(answer, Refusal):
            self._refuse(link, message.request, _code(answer), answer)
            return
        returned = self.table.seats[seat].stand_in != ""
        self.table.seats[seat].stand_in = ""
        await self._keep_move(seat, message.request, returned)
        link.send(Accepted(request=message.request))
        if returned:
            self._announce()
        self._go_on()
        self.hall.metrics.moves.add(time.perf_counter() - started)

    def _refuse(self, link: Link, request: str, code: Code, refusal: Refusal | None) -> None:
        """Say why not, and show how things are now."""
        reason = None if refusal is None else reason_info(refusal.reason)
        link.send(Refused(request=request, code=code, reason=reason))
        self._show_whole(link)
        self.hall.metrics.refused += 1

    async def _keep_move(self, seat: int, request: str, changed: bool = False) -> None:
        """Make the last decision durable with all that followed by itself."""
        assert self.match is not None
        self._touched = now()
        self._set_deadline()
        lines = lines_from(self.match, self._stored_lines)
        add = AddMove(self.table.id, Move(self._moves, self._touched, seat, request, lines), self._pulse())
        if self.match.over:
            self.table.status = "over"
        if changed or self.match.over:
            await self.hall.store.commit(add, SaveTable(self.table, self._pulse()))
        else:
            await self.hall.store.commit(add)
        self._moves += 1
        self._stored_lines = len(self.match.journal)
        if request:
            self._requests[(seat, request)] = None
            while len(self._requests) > REMEMBERED:
                self._requests.popitem(last=False)

    def _go_on(self) -> None:
        """After a move: show it, then see whose turn it is."""
        assert self.match is not None
        self._show()
        if self.match.over:
            self._announce()
        self._consider()

    async def _save(self) -> None:
        await self.hall.store.commit(SaveTable(self.table, self._pulse()))

    # --- bots and clocks ---------------------------------------------------------------------------------------

    def _actor(self) -> int | None:
        """The seat that is waited for."""
        if self.match is None or self.match.over:
            return None
        actor = self.match.state.actor()
        return None if actor == OVER else actor

    def _set_deadline(self) -> None:
        actor = self._actor()
        seconds = self.table.pace.seconds
        timed = actor is not None and seconds is not None and not self.table.seats[actor].by_bot
        self._deadline = now() + 1000 * seconds if timed and seconds is not None else None

    def _pulse(self) -> Pulse:
        actor = self._actor()
        wake = None
        if actor is not None and self.table.seats[actor].by_bot:
            wake = self._touched
        elif self._deadline is not None:
            wake = self._deadline + 1000 * self.table.pace.grace
        elif self.table.guide:
            wake = self._touched + GUIDE_KEPT
        return Pulse(self._touched, actor, self._deadline, wake)

    def _consider(self) -> None:
        """Ask the bot whose turn it is, or start the clock of the person."""
        self._cancel_timer()
        actor = self._actor()
        if actor is None or self.match is None or self.closed:
            return
        version = self.match.version
        if isinstance(self.match, GuidedMatch):
            if not self.links and self._touched + GUIDE_KEPT <= now():
                self.tell(self._throw_away)
                return
            if not self.match.wanted():
                return
        if self.table.seats[actor].by_bot:
            if self._asked != (actor, version):
                self._asked = (actor, version)
                self._thinking = asyncio.get_running_loop().create_task(self._think(actor, version))
        elif self._deadline is not None:
            wait = max(0, self._deadline + 1000 * self.table.pace.grace - now()) / 1000
            self._timer = asyncio.get_running_loop().call_later(
                wait, lambda: self.tell(lambda: self._time_over(actor, version))
            )

    def _cancel_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    async def _think(self, seat: int, version: int) -> None:
        """Let a worker decide, wait for the tick, and put the answer into the inbox."""
        assert self.match is not None
        started = time.monotonic()
        legal = self.match.state.legal()
        try:
            action = await self._answer(self.match, seat, legal)
        except Exception:
            LOG.exception("table %s: no question for the bot; a legal action is taken", self.table.id)
            action = secrets.choice(legal)
        await asyncio.sleep(tick(self._bot_delay(), time.monotonic() - started))
        self.tell(lambda: self._bot_move(seat, version, action))

    async def _answer(self, match: Match, seat: int, legal: list[int]) -> int:
        """A bot's decision; in a guided game the script's."""
        if isinstance(match, GuidedMatch):
            return match.wanted()[0]
        level = self.table.seats[seat].level
        asked = bots.question(match.game, match.state, seat, level, f"{self._bot_seed} {seat}")
        return await self.hall.bots.decide(asked, legal)

    def _bot_delay(self) -> float:
        people = sum(seat.kind == "person" for seat in self.table.seats)
        delay = BOT_DELAY[self.table.speed]
        return max(delay, COMPANY_DELAY) if people > 1 else delay

    async def _bot_move(self, seat: int, version: int, action: int) -> None:
        if self._asked == (seat, version):
            self._thinking = None
            self._asked = (-1, -1)
        if self.match is None or self.match.version != version or not self.table.seats[seat].by_bot:
            return
        answer = self.match.play(seat, action)
        if isinstance(answer, Refusal):
            LOG.error("table %s: a bot's action was refused: %s", self.table.id, answer)
            self._consider()
            return
        await self._keep_move(seat, "")
        self.hall.metrics.bot_moves += 1
        self._go_on()

    async def _throw_away(self) -> None:
        """Nobody went on with the guided game."""
        if not self.links:
            await self.hall.store.commit(DeleteTable(self.table.id))
            self.hall.forget(self)

    async def _time_over(self, seat: int, version: int) -> None:
        """The grace has run out: a bot takes the seat until its person comes back."""
        if self.match is None or self.match.version != version or self.table.seats[seat].by_bot:
            return
        self.table.seats[seat].stand_in = "away"
        self._set_deadline()
        await self._save()
        self._announce()
        self._consider()


def tick(delay: float, spent: float) -> float:
    """How much longer to wait: until the first doubling of the delay that has not passed."""
    if delay <= 0:
        return 0.0
    due = delay
    while due < spent:
        due *= 2
    return due - spent


def _code(refusal: Refusal) -> Code:
    if isinstance(refusal, NotYourTurn):
        return "not-your-turn"
    if isinstance(refusal, GameOver):
        return "game-over"
    if isinstance(refusal, CannotUndo):
        return "cannot-undo"
    return "not-legal"
