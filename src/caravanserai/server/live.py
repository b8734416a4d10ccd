"""A table that is in memory: one task with an inbox does everything that happens at it, one thing after another."""

import asyncio
import contextlib
import logging
import secrets
import time
from collections import OrderedDict, deque
from collections.abc import Awaitable, Callable, Coroutine
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple, TypeVar

from caravanserai.core.game import Game
from caravanserai.core.machine import OVER, State
from caravanserai.play.match import Accepted as Played
from caravanserai.play.match import CannotUndo, GameOver, Match, NotYourTurn, Refusal
from caravanserai.play.record import record_text, verify
from caravanserai.server import answers, bots, tables
from caravanserai.server.clock import now
from caravanserai.server.eyes import Eyes, raw, reason_info
from caravanserai.server.link import Link
from caravanserai.server.messages import (
    Accepted,
    Act,
    ChatAdded,
    ChatLine,
    JoinTable,
    LogPage,
    Look,
    Moment,
    Myself,
    Preview,
    ReadLog,
    Refused,
    Say,
    SeatChange,
    Seated,
    Settings,
    StandIn,
    TableChanged,
    TableInfo,
    TablePage,
    Undo,
    Verdict,
    Welcome,
    WhyNot,
    You,
)
from caravanserai.server.opening import first_changes, lines_from, open_match
from caravanserai.server.store import (
    AddChat,
    AddMove,
    Chat,
    DeleteTable,
    Move,
    Pulse,
    SaveTable,
    Stored,
    StoreError,
)
from caravanserai.server.tables import Access, Table, TableError

if TYPE_CHECKING:
    from caravanserai.server.hall import Hall

LOG: Final = logging.getLogger("caravanserai.server.live")
T = TypeVar("T")

REMEMBERED: Final = 256
"""How many requests are remembered to answer repeated ones."""
CHAT_LINES: Final = 200
BOT_DELAY: Final = {"instant": 0.0, "normal": 0.6, "slow": 1.8}
"""Seconds a bot takes at least. Longer thinking is rounded up to a doubling of it, so that time tells little."""
COMPANY_DELAY: Final = 0.6
"""The least delay when several people play, whatever the table's speed."""

Code = Literal["stale", "not-your-turn", "not-legal", "game-over", "cannot-undo", "not-started", "not-seated"]


class _Job(NamedTuple):
    work: Callable[[], Awaitable[Any]]
    done: "asyncio.Future[Any] | None"


class Room:
    """One live table. Everything public is called through `ask`, so nothing runs at the same time as anything else."""

    def __init__(self, hall: "Hall", stored: Stored, match: Match | None) -> None:
        self.table: Final[Table] = stored.table
        self.match = match
        self.hall: Final = hall
        self.links: Final[set[Link]] = set()
        self.idle_since = time.monotonic()
        self.closed = False
        self._working = False
        self._asides: Final[set[asyncio.Task[None]]] = set()
        self._eyes: Final[dict[int | None, Eyes]] = {}
        self._inbox: Final[asyncio.Queue[_Job]] = asyncio.Queue()
        self._moves = len(stored.moves)
        self._stored_lines = sum(move.lines.count("\n") for move in stored.moves)
        self._requests: Final[OrderedDict[tuple[int, str], None]] = OrderedDict(
            ((move.seat, move.request), None) for move in stored.moves[-REMEMBERED:] if move.request
        )
        self._chat: Final[dict[str, deque[ChatLine]]] = {
            room: deque((_chat_line(c) for c in stored.chat if c.room == room), CHAT_LINES)
            for room in ("seats", "spectators")
        }
        self._chat_count = len(stored.chat)
        self._left_at: Final[list[int]] = [now()] * len(stored.table.seats)
        self._touched = stored.pulse.touched
        self._deadline = stored.pulse.deadline
        self._timer: asyncio.TimerHandle | None = None
        self._thinking: asyncio.Task[None] | None = None
        self._asked = (-1, -1)
        """The seat and the version that a bot was last asked about; late answers to older questions are dropped."""
        self._bot_seed: Final = secrets.token_hex(16)
        self._late: Final[deque[tuple[int, bytes]]] = deque()
        self._late_shown: bytes | None = None
        self._films: Final[dict[int | None, tuple[int, answers.Film]]] = {}
        self._task: Final = asyncio.get_running_loop().create_task(self._run(), name=f"table {self.table.id}")
        if match is not None:
            self._show_late(stored.pulse.touched)
            self._consider()

    # --- the inbox ---------------------------------------------------------------------------------------------

    async def ask(self, work: Callable[[], Awaitable[T]]) -> T:
        """Have the work done in turn and wait for its result."""
        if self.closed:
            raise _reloading()
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._inbox.put_nowait(_Job(work, done))
        return await done

    def tell(self, work: Callable[[], Awaitable[None]]) -> None:
        """Have the work done in turn."""
        if not self.closed:
            self._inbox.put_nowait(_Job(work, None))

    @property
    def busy(self) -> bool:
        """Whether the table must stay in memory."""
        return bool(self.links) or self._working or not self._inbox.empty() or self._thinking is not None

    async def _run(self) -> None:
        while not self.closed:
            job = await self._inbox.get()
            self._working = True
            await self._do(job)
            self._working = False
            self.idle_since = time.monotonic()

    async def _do(self, job: _Job) -> None:
        try:
            result = await job.work()
        except TableError as error:
            _fail(job, error)
        except StoreError as error:
            _fail(job, TableError("storage", str(error)))
            self._give_up("storage", str(error))
        except asyncio.CancelledError:
            _fail(job, _reloading())
            raise
        except Exception as error:
            LOG.exception("table %s failed and is loaded again", self.table.id)
            _fail(job, TableError("internal", type(error).__name__))
            self._give_up("internal", "something went wrong here; what was accepted is saved")
        else:
            if job.done is not None and not job.done.done():
                job.done.set_result(result)

    def _aside(self, work: Coroutine[Any, Any, None]) -> None:
        """Let a long answer be worked out while the table goes on."""
        task = asyncio.get_running_loop().create_task(work)
        self._asides.add(task)
        task.add_done_callback(self._asides.discard)

    def _give_up(self, code: str, detail: str) -> None:
        """What is in memory may be ahead of the disk: forget it. Clients come back and find what was saved."""
        for link in list(self.links):
            link.trouble(code, detail)
            link.close(1013)
        self.hall.forget(self)

    def stop(self) -> None:
        """End the task; whoever still waits is told to try again."""
        self.closed = True
        self._cancel_timer()
        if self._thinking is not None:
            self._thinking.cancel()
        for task in self._asides:
            task.cancel()
        while not self._inbox.empty():
            _fail(self._inbox.get_nowait(), _reloading())
        asyncio.get_running_loop().call_soon(self._task.cancel)

    # --- coming and going --------------------------------------------------------------------------------------

    async def hello(self, link: Link, token: str) -> None:
        """Let a client in, tell it who it is and show it the game."""
        found = tables.access(self.table, token)
        if found.role == "nobody":
            raise TableError("no-entry", "this link does not open the table")
        link.role = found.role
        link.seat = found.seat
        self.links.add(link)
        if found.seat is not None and self.table.seats[found.seat].stand_in == "away":
            self.table.seats[found.seat].stand_in = ""
            self._set_deadline()
            await self._save()
            self._consider()
        if link.seat is None:
            watches = tables.may_watch(self.table, found) and (self.match is not None or found.role == "spectator")
            link.role = "spectator" if watches else "guest"
        room = self._chat_room(link)
        chat = list(self._chat[room]) if room else []
        link.send(Welcome(you=self._you(link), table=self.info(), chat=chat))
        self._announce(but=link)
        if self.match is not None and link.role in ("seat", "spectator"):
            self._show_whole(link)

    async def bye(self, link: Link) -> None:
        """A client has gone."""
        if link in self.links:
            self.links.discard(link)
            if link.seat is not None and not self._here(link.seat):
                self._left_at[link.seat] = now()
            if link.seat is not None or link.role == "spectator":
                self._announce()
            if not any(other.seat == link.seat for other in self.links):
                self._eyes.pop(link.seat, None)

    def _here(self, seat: int) -> bool:
        return any(link.seat == seat for link in self.links)

    def _away(self, seat: int) -> int | None:
        """How long the seat's person has been away, in milliseconds."""
        return None if self._here(seat) else now() - self._left_at[seat]

    def info(self) -> TableInfo:
        """The table as everybody sees it."""
        here = [self._here(seat) for seat in range(len(self.table.seats))]
        away = [
            None if here[number] or seat.kind != "person" else self._left_at[number]
            for number, seat in enumerate(self.table.seats)
        ]
        return tables.info(self.table, here, away, sum(link.role == "spectator" for link in self.links))

    def _you(self, link: Link) -> You:
        return link.you(link.seat is not None and self.table.seats[link.seat].stand_in != "")

    def _announce(self, but: Link | None = None) -> None:
        """Tell everybody how the table is now."""
        info = self.info()
        for link in self.links:
            if link is not but:
                link.send(TableChanged(you=self._you(link), table=info))

    # --- showing -----------------------------------------------------------------------------------------------

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
        for seat, links in audiences.items():
            eyes = self._eyes.setdefault(seat, Eyes(seat))
            if eyes.refresh(self.match):
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

    # --- playing -----------------------------------------------------------------------------------------------

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
        return Pulse(self._touched, actor, self._deadline, wake)

    def _consider(self) -> None:
        """Ask the bot whose turn it is, or start the clock of the person."""
        self._cancel_timer()
        actor = self._actor()
        if actor is None or self.match is None or self.closed:
            return
        version = self.match.version
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
            level = self.table.seats[seat].level
            asked = bots.question(self.match.game, self.match.state, seat, level, f"{self._bot_seed} {seat}")
            action = await self.hall.bots.decide(asked, legal)
        except Exception:
            LOG.exception("table %s: no question for the bot; a legal action is taken", self.table.id)
            action = secrets.choice(legal)
        await asyncio.sleep(tick(self._bot_delay(), time.monotonic() - started))
        self.tell(lambda: self._bot_move(seat, version, action))

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

    async def _time_over(self, seat: int, version: int) -> None:
        """The grace has run out: a bot takes the seat until its person comes back."""
        if self.match is None or self.match.version != version or self.table.seats[seat].by_bot:
            return
        self.table.seats[seat].stand_in = "away"
        self._set_deadline()
        await self._save()
        self._announce()
        self._consider()

    # --- questions ---------------------------------------------------------------------------------------------

    async def why_not(self, link: Link, message: WhyNot) -> None:
        """Why the seat may not do something."""
        if self.match is None or link.seat is None:
            link.send(Refused(request=message.request, code="not-seated", reason=None))
            return
        known = answers.behind_the_wall(self.match, link.seat)
        self._aside(self._tell_why_not(link, link.seat, self.match.game, known, message))

    async def _tell_why_not(self, link: Link, seat: int, game: Game, known: State, message: WhyNot) -> None:
        request, action, thing = message.request, message.action, message.thing
        async with self.hall.aside:
            link.send(await asyncio.to_thread(answers.why_not, game, known, seat, request, action, thing))

    async def preview(self, link: Link, message: Preview) -> None:
        """What a choice would lead to."""
        if self.match is None or link.seat is None:
            link.send(Refused(request=message.request, code="not-seated", reason=None))
            return
        link.send(answers.preview(self.match, link.seat, message.request, message.action))

    async def look(self, link: Link, message: Look) -> None:
        """How it was: with the own eyes, and after the end with anybody's."""
        match = self.match
        if match is None or link.role not in ("seat", "spectator"):
            link.send(Refused(request=message.request, code="not-started", reason=None))
            return
        seat = link.seat
        if match.over and message.seat is not None:
            seat = message.seat if 0 <= message.seat < match.seats else None
        elif seat is None and self.table.spectators == "delayed" and not match.over:
            link.send(Refused(request=message.request, code="not-seated", reason=None))
            return
        self._aside(self._tell_moment(link, self._film(seat), message))

    def _film(self, seat: int | None) -> answers.Film:
        assert self.match is not None
        kept = self._films.get(seat)
        if kept is None or kept[0] != self.match.version:
            kept = self._films[seat] = self.match.version, answers.Film(self.match, seat)
        return kept[1]

    async def _tell_moment(self, link: Link, film: answers.Film, message: Look) -> None:
        async with self.hall.aside:
            await asyncio.to_thread(film.develop)
            moment = message.moment if message.line is None else film.at_line(message.line)
            number = film.moments - 1 if moment is None else min(film.moments - 1, moment)
            still = await asyncio.to_thread(film.still, number)
        link.send(
            Moment(
                request=message.request,
                moment=number,
                moments=film.moments,
                seat=film.seat,
                lines=still.lines,
                view=raw(still.view),
                prompt=raw(still.prompt),
            )
        )

    async def read_log(self, link: Link, message: ReadLog) -> None:
        """Older lines of the log."""
        late = link.seat is None and self.table.spectators == "delayed"
        if self.match is None or link.role not in ("seat", "spectator") or (late and not self.match.over):
            link.send(Refused(request=message.request, code="not-started", reason=None))
            return
        eyes = self._see(link.seat)
        events = eyes.page(message.start, message.count)
        link.send(LogPage(request=message.request, start=message.start, total=eyes.total, events=events))

    # --- chat --------------------------------------------------------------------------------------------------

    async def say(self, link: Link, message: Say) -> None:
        """A line of chat, to those of the own kind."""
        room = self._chat_room(link)
        text = message.text.strip()
        if not room or not text:
            return
        name = self.table.seats[link.seat].name if link.seat is not None else ""
        seat = -1 if link.seat is None else link.seat
        chat = Chat(self._chat_count, now(), room, seat, name, text)
        await self.hall.store.commit(AddChat(self.table.id, chat))
        self._chat_count += 1
        line = _chat_line(chat)
        self._chat[room].append(line)
        for other in self.links:
            if self._chat_room(other) == room:
                other.send(ChatAdded(line=line))

    def _chat_room(self, link: Link) -> str:
        if link.seat is not None:
            return "seats"
        return "spectators" if link.role == "spectator" else ""

    # --- changes to the table ----------------------------------------------------------------------------------

    async def _save(self) -> None:
        await self.hall.store.commit(SaveTable(self.table, self._pulse()))

    async def page(self, token: str) -> TablePage:
        """The table for the bearer of a token."""
        found = self.enter(token)
        link = Link()
        link.role, link.seat = found.role, found.seat
        return TablePage(you=self._you(link), owner=found.role == "owner", table=self.info())

    def enter(self, token: str) -> Access:
        """What the token opens, if anything."""
        found = tables.access(self.table, token)
        if found.role == "nobody":
            raise TableError("no-entry", "this token does not open the table")
        return found

    def own(self, token: str) -> None:
        """Refuse whoever is not the owner."""
        if self.enter(token).role != "owner":
            raise TableError("not-owner", "only the owner's token may do this")

    def seated(self, token: str) -> int:
        """The seat of the token, or a refusal."""
        found = self.enter(token)
        if found.seat is None:
            raise TableError("no-entry", "only a seat's own token may do this")
        return found.seat

    async def join(self, wish: JoinTable) -> Seated:
        """Somebody sits down."""
        if self.enter(wish.token).role not in ("guest", "owner"):
            raise TableError("no-entry", "only an invitation opens a seat")
        seat, token = tables.sit(self.table, wish.seat, wish.name, wish.colour)
        self._left_at[seat] = now()
        await self._changed_seats()
        return Seated(table=self.table.id, seat=seat, token=token)

    async def _changed_seats(self) -> None:
        if self._actor() is not None and (self._deadline is None or self.table.seats[self._actor() or 0].by_bot):
            self._set_deadline()
        await self._save()
        self._announce()
        self._consider()

    async def change_me(self, token: str, wish: Myself) -> TableInfo:
        """A new name or colour."""
        tables.rename(self.table, self.seated(token), wish.name, wish.colour)
        await self._save()
        self._announce()
        return self.info()

    async def leave(self, token: str) -> None:
        """Somebody gets up for good; the links of that seat only watch from now on."""
        seat = self.seated(token)
        tables.leave(self.table, seat)
        for link in list(self.links):
            if link.seat == seat:
                self.links.discard(link)
                link.trouble("no-entry", "this seat was given up", final=True)
        self._eyes.pop(seat, None)
        await self._changed_seats()

    async def change_seat(self, token: str, index: int, change: SeatChange) -> TableInfo:
        """Arrange a seat before the start, or put a bot in for somebody who is away."""
        found = self.enter(token)
        away = self._away(index) if 0 <= index < len(self.table.seats) else None
        before = self.table.seats[index].key if 0 <= index < len(self.table.seats) else ""
        tables.change_seat(self.table, found, index, change, away, self.hall.levels, self.hall.default_level)
        if before and not self.table.seats[index].key:
            for link in list(self.links):
                if link.seat == index:
                    self.links.discard(link)
                    link.trouble("no-entry", "the owner took this seat back", final=True)
        await self._changed_seats()
        return self.info()

    async def stand_in(self, link: Link, message: StandIn) -> None:
        """A person lets a bot play, or takes the seat back."""
        if link.seat is None or self.table.status == "over":
            return
        self.table.seats[link.seat].stand_in = "asked" if message.on else ""
        if message.on and not self.table.seats[link.seat].level:
            self.table.seats[link.seat].level = self.hall.default_level
        await self._changed_seats()

    async def settle(self, token: str, wanted: Settings) -> TableInfo:
        """The owner changes the settings."""
        self.own(token)
        tables.settle(self.table, wanted)
        self._set_deadline()
        if self.table.spectators == "none" and self.table.status != "over":
            for link in list(self.links):
                if link.role == "spectator":
                    self.links.discard(link)
                    link.trouble("no-entry", "spectators are not wanted any more", final=True)
        await self._changed_seats()
        return self.info()

    async def start(self, token: str) -> None:
        """The owner starts the game."""
        self.own(token)
        await self.begin()

    async def begin(self) -> None:
        """Draw a secret seed, commit to it and set the game up."""
        if self.match is not None:
            raise TableError("started", "the game has begun already")
        match = open_match(self.table)
        assert match.seed is not None
        self.match = match
        self._touched = now()
        self._set_deadline()
        await self.hall.store.commit(*first_changes(self.table, match))
        self._moves = 1
        self._stored_lines = len(match.journal)
        for link in self.links:
            if link.seat is None and self.table.spectators != "none":
                link.role = "spectator"
        self._announce()
        self._show()
        self._consider()

    async def rematch(self, token: str) -> str:
        """Another game with the same people; asking twice gives the same table."""
        if self.enter(token).role not in ("seat", "owner"):
            raise TableError("no-entry", "only those who played may ask for another game")
        if self.table.rematch is None:
            fresh = tables.again(self.table, now())
            match = open_match(fresh)
            self.table.rematch = fresh.id
            await self.hall.store.commit(*first_changes(fresh, match), SaveTable(self.table, self._pulse()))
            self._announce()
        return self.table.rematch

    async def delete(self, token: str) -> None:
        """The owner deletes the table."""
        self.own(token)
        await self.hall.store.commit(DeleteTable(self.table.id))
        for link in list(self.links):
            link.trouble("deleted", "the owner has deleted this table", final=True)
        self.hall.forget(self)

    # --- records -----------------------------------------------------------------------------------------------

    async def record(self, token: str) -> str:
        """The record of a finished game."""
        self.enter(token)
        if self.match is None or not self.match.over:
            raise TableError("not-over", "the record can be had when the game is over")
        return record_text(self.match)

    async def verdict(self, token: str) -> Verdict:
        """Whether the chance of a finished game is what was committed to."""
        self.enter(token)
        match = self.match
        if match is None or not match.over:
            raise TableError("not-over", "chance can be checked when the game is over")
        faults = await asyncio.to_thread(verify, match)
        seed = "" if match.seed is None else match.seed.hex()
        return Verdict(ok=not faults, commitment=match.commitment, seed=seed, faults=faults)


def _reloading() -> TableError:
    return TableError("busy", "the table is being loaded again; try once more")


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


def _chat_line(chat: Chat) -> ChatLine:
    return ChatLine(
        number=chat.number, at=chat.at, seat=None if chat.seat < 0 else chat.seat, name=chat.name, text=chat.text
    )


def _fail(job: _Job, error: TableError) -> None:
    with contextlib.suppress(asyncio.InvalidStateError):
        if job.done is not None:
            job.done.set_exception(error)
