"""The WebSocket: reads messages, checks them, hands them to the table, and sends what the table has to say."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from caravanserai.server import tables
from caravanserai.server.clock import now
from caravanserai.server.connections import LISTEN, TELL
from caravanserai.server.hall import Hall
from caravanserai.server.link import Link
from caravanserai.server.live import Room
from caravanserai.server.logs import REQUEST
from caravanserai.server.messages import Pong
from caravanserai.server.requests import (
    WIRE_VERSION,
    Act,
    ClientMessage,
    Foresee,
    GoOn,
    Hello,
    Hidden,
    Look,
    Ping,
    PlanOrders,
    Preview,
    Promise,
    ReadLog,
    Recount,
    Rest,
    Say,
    StandIn,
    Undo,
    Vote,
    WhyNot,
    decode_client,
)
from caravanserai.server.security import Bucket, network
from caravanserai.server.tables import TableError

LOG: Final = logging.getLogger("caravanserai.server.sockets")

HELLO_SECONDS: Final = 10.0
GOODBYE_SECONDS: Final = 2.0
MOST_BYTES: Final = 8192
MESSAGES: Final = (30.0, 60.0)
"""Messages a second and at once, per socket; faster ones are read later."""
BEAT_SECONDS: Final = 4.0
"""A client to whom nothing was said for so long is told that the line lives. It says nothing else, and no table is asked."""
LOOK_SECONDS: Final = 0.5
"""How often it is looked who has to be told."""
QUESTIONS: Final = (8.0, 24.0)
"""Of these, questions that cost work (why-not, preview, look, log); more of them are dropped, and it is said."""
ASKING: Final = (WhyNot, Preview, Foresee, Look, ReadLog, Recount)
"""What asks such a question."""
FAULTS: Final = frozenset({"internal", "storage", "damaged"})
"""Troubles that are the server's own."""
PATIENCE: Final = 200
"""Stopped messages after which a socket is closed."""


class Session:
    """One socket from hello to goodbye."""

    def __init__(self, socket: WebSocket, hall: Hall, beats: "Beats") -> None:
        self._socket: Final = socket
        self._hall: Final = hall
        self._beats: Final = beats
        self._tell_now: Final = socket.scope.get("state", {}).get(TELL)
        """What sends past the queue, if the connection beneath can do that."""
        self._clock: Final = asyncio.get_running_loop().time
        self._link: Final = Link(network(socket.client.host if socket.client else ""))
        self._room: Room | None = None
        self._token = ""
        self._messages: Final = Bucket(*MESSAGES)
        self._questions: Final = Bucket(*QUESTIONS)
        self._stopped = 0
        self._free = False
        """Whether nothing that was said before is still being dealt with by the reader."""
        self._said = self._clock()
        """When something was last said to the client, by the clock of the loop."""
        self._id: Final = REQUEST.get()
        """Under this id the log tells of messages that carry none."""

    async def run(self) -> None:
        """Serve the socket until either side closes it."""
        await self._socket.accept()
        self._link.tell = self._tell
        self._hall.metrics.sockets += 1
        self._beats.add(self)
        sender = asyncio.get_running_loop().create_task(self._send())
        reader = asyncio.get_running_loop().create_task(self._read())
        self._link.cut = reader.cancel
        try:
            await asyncio.wait((sender, reader), return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._beats.drop(self)
            self._hall.metrics.sockets -= 1
            self._hall.metrics.goodbyes += 1
            self._link.close(1001)
            reader.cancel()
            await asyncio.wait((sender,), timeout=GOODBYE_SECONDS)
            sender.cancel()
            for ended in await asyncio.gather(reader, sender, return_exceptions=True):
                if isinstance(ended, Exception) and not isinstance(
                    ended, WebSocketDisconnect | RuntimeError | OSError
                ):
                    LOG.error("a socket failed", exc_info=ended)
            room, link = self._room, self._link
            if room is not None:
                room.tell(lambda: room.bye(link))

    async def _send(self) -> None:
        link = self._link
        while (data := await link.outbox.get()) is not None:
            self._said = self._clock()
            await self._socket.send({"type": "websocket.send", "text": data.decode()})
            link.sent(data)
        await self._socket.close(link.close_code)

    def _tell(self, messages: Sequence[bytes]) -> bool:
        """Send without waiting, if the connection beneath can; says whether it did."""
        if self._tell_now is None or not self._tell_now(messages):
            return False
        self._said = self._clock()
        return True

    def beat(self, before: float) -> None:
        """Say that the line lives if nothing was said since then."""
        if self._said <= before:
            self._said = self._clock()
            self._link.send(Pong(now=now()))

    async def _read(self) -> None:
        try:
            await asyncio.wait_for(self._greet(), HELLO_SECONDS)
        except TimeoutError:
            self._link.trouble("bad-message", "no hello came", final=True)
            return
        listen = self._socket.scope.get("state", {}).get(LISTEN)
        if listen is not None:
            listen(self._hear)
        while not self._link.closing:
            self._free = True
            message = await self._next()
            if message is not None:
                await self._handle(message)

    async def _greet(self) -> None:
        while self._room is None and not self._link.closing:
            message = await self._next()
            if isinstance(message, Hello):
                await self._enter(message)
            elif message is not None:
                self._link.trouble("bad-message", "the first message must be hello", final=True)

    async def _enter(self, message: Hello) -> None:
        if message.wire < WIRE_VERSION:
            self._link.trouble("old-page", f"these are messages of version {WIRE_VERSION}", final=True)
            return
        if message.wire > WIRE_VERSION:
            self._link.trouble("old-server", f"this server knows messages of version {WIRE_VERSION} only")
            self._link.close(1013)
            return
        if not tables.is_id(message.table):
            self._link.trouble("no-table", "no table has such an address", final=True)
            return
        try:
            await self._know(message.token)
            await self._hall.visit(message.table, lambda room: self._sit(room, message))
        except TableError as error:
            final = error.code not in ("busy", "storage", "internal", "restarting")
            self._link.trouble(error.code, error.detail, final=final)
            self._link.close(1013)

    async def _know(self, token: str) -> None:
        """The secret of a device stands for its person."""
        me = await self._hall.persons.bearer(token)
        self._token = token if me is None else me.token
        self._link.device = "" if me is None else me.device

    async def _sit(self, room: Room, message: Hello) -> None:
        """Done by the table itself: from here on it is told when the socket goes."""
        self._room = room
        self._link.reads_pauses = message.pauses
        self._link.hidden = message.hidden
        await room.hello(self._link, self._token)
        if self._link.device:
            await self._hall.persons.bearer(message.token)  # it may have been signed out meanwhile

    async def _next(self) -> ClientMessage | None:
        """The next message if it is well-formed and within the limits."""
        received = await self._socket.receive()
        self._free = False
        if received["type"] != "websocket.receive":
            raise WebSocketDisconnect(received.get("code", 1000))
        wait = self._messages.owe()
        if wait > 0:
            await self._take_time(wait)
        text = received.get("text")
        if text is None or len(text) > MOST_BYTES:
            self._bad("text frames of at most 8192 bytes, please")
            return None
        try:
            return decode_client(text)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            self._bad(str(error)[:200])
            return None

    async def _take_time(self, seconds: float) -> None:
        """Read on only as fast as the limit allows: what comes faster waits in the network, nothing is dropped."""
        self._hall.metrics.limits["messages"] += 1
        await asyncio.sleep(seconds)

    def _bad(self, detail: str) -> None:
        self._hall.metrics.bad_messages += 1
        self._link.trouble("bad-message", detail)
        self._count_stopped()

    def _slow_down(self, limit: str, request: str) -> None:
        self._hall.metrics.limits[limit] += 1
        self._link.trouble("slow-down", "too many messages; this one was dropped", request)
        self._count_stopped()

    def _count_stopped(self) -> None:
        self._stopped += 1
        if self._stopped > PATIENCE:
            self._link.close(1008)

    def _hear(self, text: str, then: Callable[[], None]) -> bool:
        """Hand a decision to the table at once, if nothing is in its way; all else is left to the reader."""
        room, link = self._room, self._link
        if not self._free or room is None or link.closing or len(text) > MOST_BYTES:
            return False
        try:
            message = decode_client(text)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            return False
        if not isinstance(message, Act) or LOG.isEnabledFor(logging.DEBUG) or not self._messages.take():
            return False

        def told(error: TableError | None) -> None:
            if error is not None:
                REQUEST.set(request)
                self._failed(room, message, error)
            then()

        request = message.request or self._id
        room.inbox.put(lambda: room.decisions.act(link, message), told, request)
        return True

    async def _handle(self, message: ClientMessage) -> None:
        room, link = self._room, self._link
        assert room is not None
        REQUEST.set(getattr(message, "request", "") or self._id)
        if LOG.isEnabledFor(logging.DEBUG):
            fields = {"table": room.table.id, "seat": link.seat}
            LOG.debug("a message: %s", type(message).__name__, extra={"fields": fields})
        if isinstance(message, Ping):
            link.send(Pong(now=now()))
            return
        if isinstance(message, Hello):
            link.trouble("bad-message", "hello was said already")
            return
        if isinstance(message, ASKING) and not self._questions.take():
            self._slow_down("questions", message.request)
            return
        if isinstance(message, Say) and self._hall.origins.muted(self._hall.origins.of(link.address)):
            link.trouble("muted", "this address may not speak for a while")
            return
        try:
            await room.ask(lambda: _work(room, link, message))
        except TableError as error:
            self._failed(room, message, error)

    def _failed(self, room: Room, message: ClientMessage, error: TableError) -> None:
        """Say that the table could not do what the message asks for."""
        if error.code == "slow-down":
            self._slow_down("talk", "")
            return
        if error.code in FAULTS:
            fields = {"table": room.table.id, "code": error.code}
            LOG.error("a message failed: %s", error.detail, extra={"fields": fields})
        self._link.trouble(error.code, error.detail, getattr(message, "request", ""))
        if room.closed:
            self._link.close(1013)


class Beats:
    """Lets the line of every silent client beat: one look at all of them now and then costs less than a timer for each."""

    def __init__(self) -> None:
        self._sessions: Final[set[Session]] = set()
        self._timer: asyncio.TimerHandle | None = None

    def add(self, session: Session) -> None:
        """One more."""
        self._sessions.add(session)
        if self._timer is None:
            self._look()

    def drop(self, session: Session) -> None:
        """One that is over."""
        self._sessions.discard(session)
        if self._timer is not None and not self._sessions:
            self._timer.cancel()
            self._timer = None

    def _look(self) -> None:
        loop = asyncio.get_running_loop()
        before = loop.time() - BEAT_SECONDS
        for session in list(self._sessions):
            session.beat(before)
        self._timer = loop.call_later(LOOK_SECONDS, self._look)


def _work(room: Room, link: Link, message: ClientMessage) -> Awaitable[None]:
    """What the table has to do for a message."""
    match message:
        case Act():
            return room.decisions.act(link, message)
        case Undo():
            return room.decisions.undo(link, message)
        case Promise():
            return room.decisions.promise(link, message)
        case PlanOrders():
            return room.decisions.plan(link, message)
        case Foresee():
            return room.questions.foresee(link, message)
        case WhyNot():
            return room.questions.why_not(link, message)
        case Preview():
            return room.questions.preview(link, message)
        case Look():
            return room.questions.look(link, message)
        case ReadLog():
            return room.questions.read_log(link, message)
        case Recount():
            return room.questions.recount(link, message)
        case GoOn():
            return room.go_on(link)
        case Say():
            return room.talk.say(link, message)
        case StandIn():
            return room.seats.stand_in(link, message)
        case Hidden():
            return room.hide(link, message.on)
        case Rest():
            return room.resting.hear(link, message.wish)
        case Vote():
            return room.lulls.vote(link, message.wish)
        case _:
            raise AssertionError(f"{message} is handled before")
