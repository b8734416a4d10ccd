"""A table that is in memory: its parts put together, and the course of its game.

`room/inbox` is the task in which all happens, `room/company` who is there, `room/talk` the chat, `room/play` the match
and its moves on disk, `room/audience` what is shown of it, `room/clock` the time, `room/thinker` the bots,
`room/promises` standing answers, `room/questions` the answers to questions, `room/seats` who sits where. What changes something is called through `ask`.
"""

import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final, TypeVar

from caravanserai.play.guided import GuidedMatch
from caravanserai.play.match import Accepted as Played
from caravanserai.play.match import CannotUndo, GameOver, Match, NotYourTurn, Refusal
from caravanserai.server import security, tables
from caravanserai.server.bodies import Settings, TablePage
from caravanserai.server.clock import now
from caravanserai.server.eyes import Beside
from caravanserai.server.link import Link
from caravanserai.server.matches import first_changes, open_match
from caravanserai.server.messages import Accepted, RefusalCode, Refused, TableInfo, Welcome, reason_info
from caravanserai.server.requests import Act, Promise, Undo
from caravanserai.server.room.audience import Audience
from caravanserai.server.room.clock import Clock
from caravanserai.server.room.company import Company
from caravanserai.server.room.inbox import Inbox
from caravanserai.server.room.play import Play
from caravanserai.server.room.promises import Promises
from caravanserai.server.room.questions import Questions
from caravanserai.server.room.seats import Seats
from caravanserai.server.room.talk import Talk
from caravanserai.server.room.thinker import Thinker
from caravanserai.server.store import DeleteTable, Pulse, SaveTable, Stored
from caravanserai.server.tables import Table, TableError

if TYPE_CHECKING:
    from caravanserai.server.hall import Hall

T = TypeVar("T")


class Room:
    """One live table."""

    def __init__(self, hall: "Hall", stored: Stored, match: Match | None) -> None:
        self.table: Final[Table] = stored.table
        self._hall: Final = hall
        self.inbox: Final = Inbox(self.table.id, self._give_up)
        self.company: Final = Company(self.table, self.inbox.later)
        self.talk: Final = Talk(self.table, self.company.links, stored.chat, hall.store)
        self.play: Final = Play(stored, match, hall.store)
        self.audience: Final = Audience(self.table, self.company.links, self.inbox.later, self._beside)
        self.promises: Final = Promises(self.table, self.inbox.later)
        moved = stored.moves[-1].at if stored.moves else stored.pulse.touched
        self.clock: Final = Clock(self.table, stored.pulse, moved, self.inbox.later)
        self.thinker: Final = Thinker(self.table, hall.bots, self._thought, lambda: bool(self.links))
        self.questions: Final = Questions(
            self.table, self.play, self.audience, self.inbox.aside, hall.long_answers
        )
        self.seats: Final = Seats(
            self.table, self.company, hall.levels, hall.default_level, self._changed_seats, self._welcome
        )
        if match is not None:
            self.audience.show_late(match, (now() - stored.pulse.touched) / 1000)
            self._consider()

    # --- the table as others see it ----------------------------------------------------------------------------

    @property
    def links(self) -> set[Link]:
        """The connected clients."""
        return self.company.links

    @property
    def match(self) -> Match | None:
        """The match, once the game has begun."""
        return self.play.match

    @property
    def busy(self) -> bool:
        """Whether the table must stay in memory."""
        return bool(self.links) or self.inbox.busy or self.thinker.busy

    @property
    def closed(self) -> bool:
        """Whether the table has left the memory."""
        return self.inbox.closed

    async def ask(self, work: Callable[[], Awaitable[T]]) -> T:
        """Have the work done in turn and wait for its result."""
        return await self.inbox.ask(work)

    def tell(self, work: Callable[[], Awaitable[None]]) -> None:
        """Have the work done in turn."""
        self.inbox.tell(work)

    def stop(self) -> None:
        """End the task and all that may still come to it."""
        self.inbox.stop()
        self.clock.disarm()
        self.promises.disarm()
        self.thinker.stop()

    def _give_up(self, code: str, detail: str) -> None:
        """What is in memory may be ahead of the disk: forget it. Clients come back and find what was saved."""
        self.company.interrupt(code, detail, 1013)
        self._hall.forget(self)

    async def page(self, token: str) -> TablePage:
        """The table for the bearer of a token."""
        found = tables.enter(self.table, token)
        link = Link()
        link.role, link.seat, link.key = found.role, found.seat, security.digest(token)
        owner = found.role == "owner"
        return TablePage(you=self.company.you(link), owner=owner, table=self.company.info())

    # --- coming and going --------------------------------------------------------------------------------------

    async def hello(self, link: Link, token: str) -> None:
        """Let a client in, tell it who it is and show it the game."""
        if link.closing:
            return
        found = tables.enter(self.table, token)
        if self.table.ended:
            raise TableError("old-rules", "the rules of this game were corrected since; its record is kept")
        link.role = found.role
        link.seat = found.seat
        link.key = security.digest(token)
        self.links.add(link)
        back = found.seat is not None and self.table.seats[found.seat].stand_in == "away"
        if found.seat is not None and back:
            self.table.seats[found.seat].stand_in = ""
            self.clock.go_on(self.play.actor)
            await self._save()
            self._consider()
        if link.seat is None:
            watches = tables.may_watch(self.table, found) and (
                self.match is not None or found.role == "spectator"
            )
            link.role = "spectator" if watches else "guest"
        self._welcome(link)
        self.company.arrived(link, news=back)

    def _welcome(self, link: Link) -> None:
        """Tell a client who it is and what it may read and see."""
        link.send(
            Welcome(you=self.company.you(link), table=self.company.info(), chat=self.talk.heard_by(link))
        )
        if self.match is not None and link.role in ("seat", "spectator"):
            self._show_whole(link)

    async def bye(self, link: Link) -> None:
        """A client has gone."""
        self.company.remove(link)
        if not any(other.seat == link.seat for other in self.links):
            self.audience.forget(link.seat)

    # --- decisions ---------------------------------------------------------------------------------------------

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
            self.promises.give(match, seat, "")
        return answer

    async def promise(self, link: Link, message: Promise) -> None:
        """A seat promises a standing answer, or takes its promise back."""
        seat, match = link.seat, self.match
        if seat is None or match is None:
            code: RefusalCode = "not-seated" if seat is None else "not-started"
            link.send(Refused(request=message.request, code=code, reason=None))
            return
        if not self.promises.give(match, seat, message.name):
            self._refuse(link, message.request, "not-legal", None)
            return
        await self._save()
        link.send(Accepted(request=message.request))
        for other in self.links:
            if other.seat == seat:
                self._show_whole(other)
        self._consider()

    async def _decide(
        self, link: Link, message: Act | Undo, do: Callable[[Match, int], Played | Refusal]
    ) -> None:
        started = time.perf_counter()
        seat, match = link.seat, self.match
        if seat is None or match is None:
            code: RefusalCode = "not-seated" if seat is None else "not-started"
            link.send(Refused(request=message.request, code=code, reason=None))
            return
        if self.play.repeated(seat, message.request):
            link.send(Accepted(request=message.request))
            self._show_whole(link)
            return
        if self.play.stale(self.audience.seen(match, seat, message.version)):
            self._refuse(link, message.request, "stale", None)
            return
        answer = do(match, seat)
        if isinstance(answer, Refusal):
            self._refuse(link, message.request, _code(answer), answer)
            return
        returned = self.table.seats[seat].stand_in != ""
        self.table.seats[seat].stand_in = ""
        await self._keep_move(seat, message.request, returned or isinstance(message, Undo))
        link.send(Accepted(request=message.request))
        if returned:
            self.company.announce()
        self._go_on()
        self._hall.metrics.moves.add(time.perf_counter() - started)

    def _refuse(self, link: Link, request: str, code: RefusalCode, refusal: Refusal | None) -> None:
        """Say why not, and show how things are now."""
        reason = None if refusal is None else reason_info(refusal.reason)
        link.send(Refused(request=request, code=code, reason=reason))
        self._show_whole(link)
        self._hall.metrics.refused += 1

    def _show_whole(self, link: Link) -> None:
        assert self.match is not None
        self.audience.show_whole(self.match, link)

    def _beside(self, seat: int | None) -> Beside:
        if seat is None or self.match is None:
            return Beside(self.clock.shown(seat))
        offered = self.promises.offered(self.match, seat)
        return Beside(self.clock.shown(seat), offered, self.promises.given(seat))

    async def _keep_move(self, seat: int, request: str, changed: bool = False) -> None:
        """Make the last decision durable with all that followed by itself."""
        assert self.match is not None
        lapsed = self.promises.lapse(self.match)
        public = self.play.touch()
        self.clock.begin(self.play.actor, public)
        await self.play.keep(seat, request, self.pulse, changed or lapsed)

    def _go_on(self) -> None:
        """After a move: show it, then see whose turn it is."""
        assert self.match is not None
        self.audience.show(self.match)
        if self.match.over:
            self.company.announce()
        self._consider()

    @property
    def pulse(self) -> Pulse:
        """What lists need to know of the table."""
        actor = self.play.actor
        return self.clock.pulse(self.play.touched, actor, actor is not None and self._by_itself(actor))

    def _by_itself(self, seat: int) -> bool:
        """Whether what the seat is asked now needs no person."""
        if self.table.seats[seat].by_bot:
            return True
        return self.match is not None and self.promises.answer(self.match, seat) is not None

    async def _save(self) -> None:
        await self._hall.store.commit(SaveTable(self.table, self.pulse))

    # --- bots and clocks ---------------------------------------------------------------------------------------

    def _consider(self) -> None:
        """Ask the bot whose turn it is, keep the person's promise, or start the person's clock."""
        self.clock.disarm()
        self.promises.disarm()
        actor, match = self.play.actor, self.match
        if actor is None or match is None or self.closed:
            return
        version = match.version
        if isinstance(match, GuidedMatch):
            if not self.links and self.clock.forsaken:
                self.tell(self._throw_away)
                return
            if not match.wanted():
                return
        if self.table.seats[actor].by_bot:
            self.thinker.think(match, actor)
        elif self._by_itself(actor):
            self.promises.arm(self.thinker.pace(), lambda: self._keep_promise(actor, version))
        else:
            self.clock.arm(lambda: self._time_over(actor, version))

    async def _keep_promise(self, seat: int, version: int) -> None:
        """Answer what the seat has promised to answer."""
        match = self.match
        if match is None or self.play.stale(version) or self.table.seats[seat].by_bot:
            return
        action = self.promises.answer(match, seat)
        if action is not None:
            await self._play(match, seat, action)

    def _thought(self, seat: int, version: int, action: int) -> None:
        self.tell(lambda: self._bot_move(seat, version, action))

    async def _bot_move(self, seat: int, version: int, action: int) -> None:
        match = self.match
        if match is None or self.play.stale(version) or not self.table.seats[seat].by_bot:
            return
        await self._play(match, seat, action)
        self._hall.metrics.bot_moves += 1

    async def _play(self, match: Match, seat: int, action: int) -> None:
        """A decision that no client waits for."""
        answer = match.play(seat, action)
        if isinstance(answer, Refusal):
            raise answer
        await self._keep_move(seat, "")
        self._go_on()

    async def _throw_away(self) -> None:
        """Nobody went on with the guided game."""
        if not self.links:
            await self._hall.store.commit(DeleteTable(self.table.id))
            self._hall.forget(self)

    async def _time_over(self, seat: int, version: int) -> None:
        """The grace has run out: a bot takes the seat until its person comes back."""
        if not self.play.stale(version) and not self.table.seats[seat].by_bot:
            self.table.seats[seat].stand_in = "away"
            await self._changed_seats()

    async def _changed_seats(self) -> None:
        """Store and tell that a seat is another's now, and see whose turn it is."""
        self.clock.go_on(self.play.actor)
        await self._save()
        self.company.announce()
        self._consider()

    # --- the owner's -------------------------------------------------------------------------------------------

    async def settle(self, token: str, wanted: Settings) -> TableInfo:
        """The owner changes the settings."""
        tables.own(self.table, token)
        pace = self.table.pace
        tables.settle(self.table, wanted)
        if self.table.pace != pace:
            self.clock.repace(self.play.actor)
        if self.table.spectators == "none" and self.table.status != "over":
            gone = "spectators are not wanted any more"
            self.company.send_away(lambda link: link.role == "spectator", "no-entry", gone)
        await self._changed_seats()
        return self.company.info()

    async def start(self, token: str) -> None:
        """The owner starts the game."""
        tables.own(self.table, token)
        await self.begin()

    async def begin(self) -> None:
        """Draw a secret seed, commit to it and set the game up."""
        if self.match is not None:
            raise TableError("started", "the game has begun already")
        match = open_match(self.table)
        await self.play.begin(match)
        self.clock.begin(self.play.actor, public=True)
        for link in self.links:
            if link.seat is None and self.table.spectators != "none":
                link.role = "spectator"
        self.company.announce()
        self._go_on()

    async def rematch(self, token: str) -> str:
        """Another game with the same people; asking twice gives the same table."""
        if tables.enter(self.table, token).role not in ("seat", "owner"):
            raise TableError("no-entry", "only those who played may ask for another game")
        if self.table.rematch is None:
            fresh = tables.again(self.table, now())
            match = open_match(fresh)
            self.table.rematch = fresh.id
            await self._hall.store.commit(*first_changes(fresh, match), SaveTable(self.table, self.pulse))
            self.company.announce()
        return self.table.rematch

    async def delete(self, token: str) -> None:
        """The owner deletes the table."""
        tables.own(self.table, token)
        await self._hall.store.commit(DeleteTable(self.table.id))
        self.company.send_away(lambda _: True, "deleted", "the owner has deleted this table")
        self._hall.forget(self)


def _code(refusal: Refusal) -> RefusalCode:
    if isinstance(refusal, NotYourTurn):
        return "not-your-turn"
    if isinstance(refusal, GameOver):
        return "game-over"
    if isinstance(refusal, CannotUndo):
        return "cannot-undo"
    return "not-legal"
