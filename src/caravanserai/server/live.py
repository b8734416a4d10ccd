"""A table that is in memory: its parts put together, and the course of its game.

`room/inbox` is the task in which all happens, `room/company` who is there, `room/talk` the chat, `room/play` the match
and its moves on disk, `room/decisions` what its seats decide,
`room/audience` what is shown of it, `room/clock` the time, `room/thinker` the bots,
`room/promises` standing answers, `room/questions` the answers to questions, `room/interval` the pauses, `room/seats` who sits where,
`room/owner` what its owner does with it, `room/rest` pauses that people agree on, `room/lull` games that nobody goes on with, `room/elsewhere` what other servers do at the table. What changes something is called through `ask`.
"""

from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Final, TypeVar

from caravanserai.play.guided import GuidedMatch
from caravanserai.play.match import Match, Refusal
from caravanserai.server import security, tables
from caravanserai.server.clock import now
from caravanserai.server.eyes import Beside
from caravanserai.server.identity import Names
from caravanserai.server.link import Link
from caravanserai.server.messages import Welcome
from caravanserai.server.room.audience import Audience
from caravanserai.server.room.calling import Calling
from caravanserai.server.room.clock import Clock
from caravanserai.server.room.company import Company
from caravanserai.server.room.decisions import Decisions
from caravanserai.server.room.elsewhere import Elsewhere
from caravanserai.server.room.inbox import Inbox
from caravanserai.server.room.interval import Interval
from caravanserai.server.room.lull import Lulls
from caravanserai.server.room.orders import Orders
from caravanserai.server.room.owner import Owner
from caravanserai.server.room.play import Play
from caravanserai.server.room.promises import Promises
from caravanserai.server.room.questions import Questions
from caravanserai.server.room.rest import Resting
from caravanserai.server.room.seats import Seats
from caravanserai.server.room.talk import Talk
from caravanserai.server.room.thinker import Thinker
from caravanserai.server.store import DeleteTable, Pulse, SaveTable, Stored
from caravanserai.server.tables import Table, TableError

if TYPE_CHECKING:
    from caravanserai.server.hall import Hall

T = TypeVar("T")
STOPPING: Final = ("restarting", "the server stops; what was accepted is saved")
AT_ONCE_MS: Final = 50
"""Milliseconds over which those come back who are sent off to another server that waits for them."""


class Room:
    """One live table."""

    def __init__(self, hall: "Hall", stored: Stored, match: Match | None) -> None:
        self.table: Final[Table] = stored.table
        self._hall: Final = hall
        self.inbox: Final = Inbox(self.table.id, self._give_up, lambda: self.elsewhere.reload())
        self.company: Final = Company(self.table, self.inbox.later, hall.ratings.shown)
        self.company.follow(stored.present)
        self.talk: Final = Talk(self.table, self.company.links, stored.chat, hall.store, hall.may_say)
        self.play: Final = Play(stored, match, hall.store)
        self.audience: Final = Audience(self.table, self.company.links, self.inbox.later, self._beside)
        self.interval: Final = Interval(
            self.table,
            match,
            self.company.links,
            self.inbox.later,
            self._interval_over,
            lambda: self.company.elsewhere.readers,
        )
        self.promises: Final = Promises(self.table, self.inbox.later)
        self.orders: Final = Orders(self.table)
        self.clock: Final = Clock(self.table, stored.pulse, self.play.moved_at, self.inbox.later)
        self.elsewhere: Final = Elsewhere(
            self.table,
            stored.stamp,
            (self.play, self.clock, self.talk, self.company),
            hall.store,
            self._followed,
            self._gone,
        )
        self.calling: Final = Calling(self.table, self.company, (hall.courier, hall.herald), self.play.actor)
        take = (lambda: hall.store.take(self.table.id, self.play.moves)) if hall.store.several else None
        self.thinker: Final = Thinker(self.table, hall.bots, self._thought, lambda: bool(self.links), take)
        self.questions: Final = Questions(
            self.table, self.play, self.audience, self.inbox.aside, hall.long_answers
        )
        self.decisions: Final = Decisions(
            self.table,
            (self.play, self.audience, self.company, self.promises, self.orders),
            hall.metrics,
            self,
        )
        self.seats: Final = Seats(
            self.table,
            self.company,
            hall.levels,
            hall.default_level,
            self.changed_seats,
            self._welcome,
            lambda: self.owner.begin(),
            self._look_at_ratings,
            self.calling.joined,
        )
        self.owner: Final = Owner(
            self.table,
            (self.play, self.clock, self.talk, self.company, self.calling),
            hall.store,
            self,
        )
        tell = self.talk.tell_all
        self.resting: Final = Resting(
            self.table,
            self.company,
            self.inbox.later,
            tell,
            self.changed_seats,
            self._show_time,
            self._time_anew,
        )
        self.lulls: Final = Lulls(
            self.table,
            self.play,
            self.company,
            hall.manners,
            self.inbox.later,
            tell,
            self.calling.rests,
            self.changed_seats,
        )
        if match is not None:
            self.audience.show_late(match, (now() - stored.pulse.touched) / 1000)
            self.consider()
            if stored.pulse.wake is None and self.pulse.wake is not None:
                self.keep_soon()

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
    def forsaken(self) -> bool:
        """Whether nobody looks at the table here and no bot may be asked: then it need not follow other servers."""
        return not self.busy and not any(seat.by_bot for seat in self.table.seats)

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

    @property
    def id(self) -> str:
        """The table's id."""
        return self.table.id

    def send_off(self) -> None:
        """Tell its people to come back to another server, at once."""
        self.company.interrupt(*STOPPING, 1012, AT_ONCE_MS)

    def stop(self) -> None:
        """End the task and all that may still come to it."""
        self.inbox.stop()
        self.clock.disarm()
        self.promises.disarm()
        self.interval.stop()
        self.resting.disarm()
        self.lulls.disarm()
        self.thinker.stop()

    def _give_up(self, code: str, detail: str) -> None:
        """What is in memory may be ahead of the disk: forget it. Clients come back and find what was saved."""
        self.company.interrupt(code, detail, 1013)
        self._hall.forget(self)

    # --- coming and going --------------------------------------------------------------------------------------

    async def hello(self, link: Link, token: str) -> None:
        """Let a client in, tell it who it is and show it the game."""
        if link.closing:
            return
        await self._look_at_ratings()
        found = tables.enter(self.table, token)
        if self.table.outdated:
            raise TableError("old-rules", "the rules of this game were corrected since; its record is kept")
        link.role = found.role
        link.seat = found.seat
        link.key = security.digest(token)
        self.links.add(link)
        back = found.seat is not None and self.table.seats[found.seat].stand_in == "away"
        if found.seat is not None and back:
            self.table.seats[found.seat].stand_in = ""
            self.clock.go_on(self.play.actor)
            await self.save()
            self.consider()
        if link.seat is None:
            watches = tables.may_watch(self.table, found) and (
                self.match is not None or found.role == "spectator"
            )
            link.role = "spectator" if watches else "guest"
        self._welcome(link)
        self.company.arrived(link, news=back)
        await self._seen(link)
        if self.table.rest is not None:
            await self.resting.look()

    def _welcome(self, link: Link) -> None:
        """Tell a client who it is and what it may read and see."""
        link.send(
            Welcome(you=self.company.you(link), table=self.company.info(), chat=self.talk.heard_by(link))
        )
        if self.match is not None and link.role in ("seat", "spectator"):
            self.show_whole(link)

    async def hide(self, link: Link, on: bool) -> None:
        """The page of a client is before nobody's eyes any more, or again."""
        if link.hidden != on:
            link.hidden = on
            await self._seen(link)

    async def _seen(self, link: Link) -> None:
        """Whoever has the page before their eyes need not be told elsewhere."""
        if link.seat is not None and not link.hidden:
            self.calling.arrived(link.seat)
        await self._attend()

    async def bye(self, link: Link) -> None:
        """A client has gone."""
        self.company.remove(link)
        if not any(other.seat == link.seat for other in self.links):
            self.audience.forget(link.seat)
        await self.interval.look()
        if not self._hall.leaving:  # it goes elsewhere: who is here is told when this server has left
            await self._attend()
            if self.table.rest is not None:
                await self.resting.look()

    # --- other servers -----------------------------------------------------------------------------------------

    async def _attend(self) -> None:
        """Tell other servers who is here."""
        if self._hall.store.several:
            present = self.company.present._replace(readers=self.interval.readers)
            await self._hall.store.attend(self.table.id, present)

    async def go_on(self, link: Link) -> None:
        """Somebody has read the card of a pause."""
        if await self.interval.go_on(link):
            await self._attend()

    def _followed(self, moved: bool, changed: bool, timed: bool, arranged: Sequence[int]) -> None:
        """Show what was done at other servers."""
        if tables.opens_to_nobody(self.table):
            self.end("closed", "the host has closed this table")
            return
        self.seats.follow()
        if changed:
            self.company.announce()
        for link in [link for link in self.links if link.seat in arranged and not (moved or timed)]:
            self.show_whole(link)
        if moved and self.match is not None:
            self.calling.follow(self.play.actor)
            self.show_on()
        else:
            self._show_clock(timed and self.match is not None)
            self.consider()
        if self.interval.on:
            self.tell(self.interval.look)
        if self.table.rest is not None:
            self.tell(self.resting.look)

    def _gone(self) -> None:
        self.end("deleted", "this table has been deleted")

    def end(self, code: str, detail: str) -> None:
        """Send everybody away and forget the table."""
        self.company.send_away(lambda _: True, code, detail)
        self._hall.forget(self)

    # --- moves -------------------------------------------------------------------------------------------------

    def show_whole(self, link: Link) -> None:
        """Show a client all that it may see now."""
        assert self.match is not None
        self.audience.show_whole(self.match, link)

    def _beside(self, seat: int | None) -> Beside:
        match = self.match
        deadline = None if self.interval.on else self.clock.shown(seat)
        pause = None if match is None else self.interval.card(match, seat)
        if seat is None or match is None:
            return Beside(deadline, pause=pause)
        return Beside(
            deadline,
            self.promises.offered(match, seat),
            self.promises.given(seat),
            pause,
            self.orders.given(seat),
            self.orders.note(seat),
            self.orders.possible(match, seat),
        )

    async def keep_move(self, seat: int, request: str, changed: bool = False) -> None:
        """Make the last decision durable with all that followed by itself."""
        assert self.match is not None
        lapsed = self.promises.lapse(self.match) | self.orders.lapse(self.match)
        public = self.play.touch()
        answered = self.lulls.moved()
        self.clock.begin(self.play.actor, public)
        await self.play.keep(seat, request, self.pulse, changed or lapsed or answered)
        if answered:
            self.company.announce()
        actor = self.play.actor
        asked = actor is not None and not self._by_itself(actor)
        self.calling.moved(actor, self.match.over, asked)

    def show_on(self) -> None:
        """After a move: show it, then see whose turn it is."""
        assert self.match is not None
        self.interval.follow(self.match)
        self.audience.show(self.match)
        self.interval.shown()
        if self.match.over:
            self.company.announce()
            if self.table.rated:
                self.tell(self._tell_ratings)
        self.consider()

    async def _look_at_ratings(self) -> None:
        if self.table.rated and self._hall.ratings.on:
            await self._hall.ratings.look()

    async def _tell_ratings(self) -> None:
        """The ratings after the game."""
        await self._look_at_ratings()
        self.company.announce()

    @property
    def pulse(self) -> Pulse:
        """What lists need to know of the table."""
        actor = self.play.actor
        found = self.clock.pulse(self.play.touched, actor, actor is not None and self._by_itself(actor))
        wake, until = found.wake, self.interval.ahead(self.match)
        if until is not None and wake is not None:
            wake = max(until, wake)
        times = [each for each in (wake, self.resting.due, self.lulls.due) if each is not None]
        return Pulse(found.touched, found.turn, found.deadline, min(times, default=None))

    def _by_itself(self, seat: int) -> bool:
        """Whether what the seat is asked now needs no person."""
        if self.table.seats[seat].by_bot:
            return True
        return self.match is not None and self._arranged(self.match, seat) is not None

    def _arranged(self, match: Match, seat: int) -> int | None:
        """What the seat has arranged to answer now, by an order or a promise."""
        order = self.orders.answer(match, seat)
        return self.promises.answer(match, seat) if order is None else order

    async def save(self) -> None:
        """Store the table as it is now."""
        await self._hall.store.commit(SaveTable(self.table, self.pulse))

    def keep_soon(self) -> None:
        """Store when the table has something to do, if that is not known yet."""
        self.tell(self.save)

    # --- bots and clocks ---------------------------------------------------------------------------------------

    def consider(self) -> None:
        """Ask the bot whose turn it is, keep the person's promise, or start the person's clock."""
        self.clock.disarm()
        self.promises.disarm()
        actor, match = self.play.actor, self.match
        if actor is None or match is None or self.closed:
            return
        self.resting.arm()
        self.lulls.arm()
        if self.interval.on or self.table.paused:
            return
        version = match.version
        if isinstance(match, GuidedMatch):
            if not self.links and self.clock.forsaken:
                self.tell(self._throw_away)
                return
            if not match.wanted():
                return
        if self.table.seats[actor].by_bot:
            if self._hall.thinks or isinstance(match, GuidedMatch):
                self.thinker.think(match, actor)
        elif self._by_itself(actor):
            self.promises.arm(self.thinker.pace(), lambda: self._keep_promise(actor, version))
        elif self.clock.back(actor):
            self.tell(self._returned)
        elif self.clock.stands(actor):
            self.clock.arm_for_return(actor, self._returned)
        else:
            self.clock.arm(lambda: self._time_over(actor, version))

    async def _interval_over(self) -> None:
        """The pause is over: the decision's time begins now."""
        self.clock.begin(self.play.actor, public=True)
        await self.save()
        self._show_clock(self.clock.deadline is not None)
        self.consider()

    def _show_clock(self, changed: bool = True) -> None:
        for link in self.links if changed else ():
            if link.role in ("seat", "spectator"):
                self.show_whole(link)

    async def _show_time(self) -> None:
        """Clocks stand from now on, or not any more: store it, tell it and show it."""
        await self.changed_seats()
        if self.match is not None:
            self._show_clock()

    async def _time_anew(self) -> None:
        """Clocks that stood go on: whoever is waited for has the whole time."""
        self.play.touched = now()
        self.clock.begin(self.play.actor, public=True)
        await self._show_time()

    async def _returned(self) -> None:
        """A holiday is over, and with it what has stopped the clock."""
        actor = self.play.actor
        if actor is not None and self.clock.back(actor):
            self.table.seats[actor].holiday = 0
            await self._time_anew()

    async def holiday(self, names: Names, until: int) -> None:
        """A person of this table goes on holiday, or (0) is back."""
        actor, mine = self.play.actor, [seat for seat in self.table.seats if seat.person == names.person]
        for seat in mine:
            seat.holiday = until
        if actor is not None and self.table.seats[actor] in mine and not until and self.table.slow:
            await self._time_anew()
        else:
            await self._show_time()

    async def _keep_promise(self, seat: int, version: int) -> None:
        """Answer what the seat has ordered or promised to answer."""
        match = self.match
        if match is None or self.play.stale(version) or self.table.seats[seat].by_bot or self.table.paused:
            return
        action = self._arranged(match, seat)
        if action is not None:
            await self._play(match, seat, action)

    def _thought(self, seat: int, version: int, action: int) -> None:
        self.tell(lambda: self._bot_move(seat, version, action))

    async def _bot_move(self, seat: int, version: int, action: int) -> None:
        match = self.match
        if match is None or self.play.stale(version) or not self.table.seats[seat].by_bot:
            return
        if self.table.paused or self.table.closed:
            return
        await self._play(match, seat, action, changed=tables.helped(self.table, seat))
        self._hall.metrics.bot_moves += 1

    async def _play(self, match: Match, seat: int, action: int, changed: bool = False) -> None:
        """A decision that no client waits for."""
        await self._made(match, seat, action, changed)
        await self.follow_up()
        self.show_on()

    async def follow_up(self) -> None:
        """Where nothing waits for the eye to follow, what a seat has arranged to answer is shown with what asked for it."""
        match = self.match
        while match is not None and not self.thinker.pace() and self.interval.ahead(match) is None:
            actor = self.play.actor
            if actor is None or self.table.paused or self.table.seats[actor].by_bot:
                return
            action = self._arranged(match, actor)
            if action is None:
                return
            await self._made(match, actor, action)

    async def _made(self, match: Match, seat: int, action: int, changed: bool = False) -> None:
        """A decision is made and stored."""
        answer = match.play(seat, action)
        if isinstance(answer, Refusal):
            raise answer
        await self.keep_move(seat, "", changed)

    async def _throw_away(self) -> None:
        """Nobody went on with the guided game."""
        if not self.links:
            await self._hall.store.commit(DeleteTable(self.table.id))
            self._hall.forget(self)

    async def _time_over(self, seat: int, version: int) -> None:
        """The grace has run out: a bot takes the seat until its person comes back."""
        if not (self.play.stale(version) or self.table.seats[seat].by_bot or self.clock.stands(seat)):
            self.table.seats[seat].stand_in = "away"
            await self.changed_seats()

    async def changed_seats(self) -> None:
        """Store and tell that a seat is another's now, and see whose turn it is."""
        self.clock.go_on(self.play.actor)
        await self.save()
        self.company.announce()
        self.consider()
        await self.interval.look()
