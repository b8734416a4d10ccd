"""The connections beneath the application: uvicorn's protocols with limits on time, size and number of everything."""

import asyncio
import contextlib
from collections.abc import Callable, Sequence
from typing import Any, Final

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.protocol import OPEN

from caravanserai.server.frames import frame_size, text_frame, whole_text
from caravanserai.server.gate import Gate
from caravanserai.server.security import Bucket

HEAD_SECONDS: Final = 10.0
"""From the first byte of a request (or the connection) to the end of its headers."""
BODY_SECONDS: Final = 30.0
STALL_SECONDS: Final = 30.0
"""How long a client may take nothing of what waits for it."""
END_SECONDS: Final = 5.0
"""How long a connection that is being closed may take over it."""
MOST_HEAD: Final = 16_384
MOST_HEADERS: Final = 64
MOST_REQUEST: Final = 2_000_000
"""Bytes of a whole request; each call has a smaller limit of its own for its body."""
MOST_PIPELINED: Final = 8
FRAMES: Final = (60.0, 240.0)
"""Frames a second and at once, of every kind: messages, their fragments, pings, pongs."""
BYTES: Final = (262_144.0, 1_048_576.0)
"""Bytes a second and at once, whatever they are."""
HEAD: Final = 8
"""Bytes of the head of a frame that is as long as it may be."""
PIECE: Final = 1024
"""Bytes of a request's head given to the library at a time."""

TELL: Final = "caravanserai.tell"
LISTEN: Final = "caravanserai.listen"
"""Where in the state of a socket's scope the application finds `SocketConnection.tell` and `listen`."""

Listener = Callable[[str, Callable[[], None]], bool]
"""Is told a message and what to call when it has been dealt with; says whether it takes it. If not, it is received later."""

TOO_LARGE: Final = (
    b"HTTP/1.1 431 Request Header Fields Too Large\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
)


class Config(uvicorn.Config):
    """uvicorn's settings and the gate that all connections pass."""

    def __init__(self, app: Any, gate: Gate, **settings: Any) -> None:
        super().__init__(app, http=HttpConnection, ws=SocketConnection, **settings)
        self.gate: Final = gate


class _TooLarge(Exception):
    """The head of a request is larger than any of ours."""


class HttpConnection(HttpToolsProtocol):
    """HTTP: a request must come whole within a time and a size, and its answer must be taken."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._gate: Final = config.gate
        self._timer: asyncio.TimerHandle | None = None
        self._stall: asyncio.TimerHandle | None = None
        self._in_head = True
        self._whole = False
        self._head = 0
        self._fed = 0

    # --- coming and going --------------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Ask the gate, and start the clock."""
        super().connection_made(transport)
        if self._gate.enter(transport, self.client[0] if self.client else ""):
            self._arm(HEAD_SECONDS, "head-time")
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Give the place back."""
        self._disarm()
        self.resume_writing()
        self._gate.leave(self.transport)
        super().connection_lost(exc)

    def _arm(self, seconds: float, limit: str) -> None:
        self._disarm()
        self._timer = self.loop.call_later(seconds, self._late, limit)

    def _disarm(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _late(self, limit: str) -> None:
        self._gate.hit(limit, "a request did not come whole in time: its connection is closed")
        self.transport.abort()

    # --- reading -----------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """Count before and behind the parser."""
        if self._whole:
            self._begin()
        self._fed += len(data)
        super().data_received(data)
        if self.transport.is_closing() or self._whole:
            return
        if self._fed > (MOST_HEAD if self._in_head else MOST_REQUEST):
            self._refuse()

    def send_400_response(self, msg: str) -> None:
        """What the parser refuses; a head that is too large is named as such."""
        if self._head > MOST_HEAD or len(self.headers or ()) > MOST_HEADERS:
            self._refuse()
        elif not self.transport.is_closing():
            super().send_400_response(msg)

    def _refuse(self) -> None:
        self._gate.hit("request-size", "a request was too large: its connection is closed")
        if not self.transport.is_closing():
            self.transport.write(TOO_LARGE)
            self.transport.close()
            self._arm(END_SECONDS, "head-time")

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        self._begin()
        self._head = 0
        self._fed = 0

    def _begin(self) -> None:
        if self._whole:
            self._arm(HEAD_SECONDS, "head-time")
        self._in_head = True
        self._whole = False

    def on_url(self, url: bytes) -> None:
        """Part of the address."""
        self._count(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """One header, or one trailer behind a body."""
        self._count(len(name) + len(value))
        super().on_header(name, value)
        if len(self.headers) > MOST_HEADERS:
            raise _TooLarge

    def _count(self, size: int) -> None:
        self._head += size
        if self._head > MOST_HEAD:
            raise _TooLarge

    def on_headers_complete(self) -> None:
        """The head has come; the body has its own time."""
        self._in_head = False
        if len(self.pipeline) >= MOST_PIPELINED:
            self._gate.hit("pipelined", "too many requests came at once on one connection: it is closed")
            raise _TooLarge
        self._gate.asked(self.transport)
        self._arm(BODY_SECONDS, "body-time")
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """The request has come whole."""
        self._whole = True
        self._disarm()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """From here on another protocol has the connection."""
        self._disarm()
        super().handle_websocket_upgrade()

    # --- writing -----------------------------------------------------------------------------------------------

    def pause_writing(self) -> None:
        """The client takes less than it is sent."""
        super().pause_writing()
        if self._stall is None:
            self._stall = self.loop.call_later(STALL_SECONDS, _cut, self._gate, self.transport)

    def resume_writing(self) -> None:
        """It has taken enough."""
        super().resume_writing()
        if self._stall is not None:
            self._stall.cancel()
            self._stall = None


class SocketConnection(WebSocketsSansIOProtocol):
    """A WebSocket whose every frame and byte counts.

    What has come is read frame by frame, and no further than the application has: messages that come too fast wait,
    everything else that comes too fast closes the connection. Whole messages of text, in or out, are dealt with here;
    the library has all other frames, the handshake and the end.
    """

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._gate: Final = config.gate
        self._frames: Final = Bucket(*FRAMES)
        self._bytes: Final = Bucket(*BYTES)
        self._most: Final = config.ws_max_size + HEAD
        self._unread: Final = bytearray()
        self._heard = 0.0
        """When anything last came, by the clock of the loop."""
        self._stall: asyncio.TimerHandle | None = None
        self._listener: Listener | None = None

    def connection_lost(self, exc: Exception | None) -> None:
        """Give the place back."""
        self._unread.clear()
        self._gate.leave(self.transport)
        super().connection_lost(exc)
        self.resume_writing()

    # --- reading -----------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """Keep it until it is its turn; take no more while a message waits to be read."""
        self._heard = self.loop.time()
        self._unread.extend(data)
        if self.read_paused:
            self.transport.pause_reading()
        else:
            self._feed()

    def _feed(self, taken: bool = False) -> None:
        """Read what is there. `taken`: the application has just taken a message, and gets the next one behind it."""
        while not self.read_paused and not self.transport.is_closing() and (piece := self._piece()):
            del self._unread[: len(piece)]
            if not self._bytes.take(len(piece)):
                self._exceed("bytes")
                return
            text = whole_text(piece) if self._between_messages else None
            if text is None:
                super().data_received(piece)
            elif self._frames.take():
                self._hear(text, None if taken else self._listener)
            else:
                self._exceed("frames")

    def _piece(self) -> bytes:
        """What is read next: of the request's head whatever is there, then one frame, when it is there as a whole."""
        if not self.handshake_initiated:
            return bytes(self._unread[:PIECE])
        size = frame_size(self._unread)
        if size is None or len(self._unread) < size <= self._most:
            return b""  # of a larger one the library hears at once, to refuse it
        return bytes(self._unread[:size])

    @property
    def _between_messages(self) -> bool:
        return self.handshake_complete and self.conn.state is OPEN and self.conn.current_size is None

    def _hear(self, text: str, listener: Listener | None) -> None:
        """A message for the application: nothing else is read before it has been."""
        if self.close_sent:
            return
        self.read_paused = True
        if listener is None or not listener(text, self._read_on):
            self.queue.put_nowait({"type": "websocket.receive", "text": text})

    def listen(self, listener: Listener) -> None:
        """Tell messages at once, without a queue and a task in between, to who takes them so."""
        self._listener = listener

    def _read_on(self, taken: bool = False) -> None:
        """A message has been dealt with, or taken: what has come behind it may be read."""
        self.read_paused = False
        self._feed(taken)
        if not self.read_paused and not self.transport.is_closing():
            self.transport.resume_reading()

    def handle_events(self) -> None:
        """Count what the library has found before anything is done about it."""
        if self._frames.take(len(self.conn.events)):
            super().handle_events()
        else:
            self._exceed("frames")

    def _exceed(self, limit: str) -> None:
        self._gate.hit(limit, "a socket sent too many %s and is closed", limit)
        self._unread.clear()
        self.conn.events.clear()
        if not self.close_sent:
            self.close_sent = True
            self.conn.fail(1008, f"too many {limit}")
            self.queue.put_nowait({"type": "websocket.disconnect", "code": 1008, "reason": ""})
            self.transport.write(b"".join(self.conn.data_to_send()))
        self.transport.close()
        self._end_soon()

    async def receive(self) -> Any:
        """The next message; then what has come behind it may be read."""
        message = await self.queue.get()
        if self.read_paused and self.queue.empty():
            self._read_on(taken=True)
        return message

    async def send(self, message: Any) -> None:
        """Send; behind a close only the other side's close is still looked for."""
        await super().send(message)
        if self.close_sent:
            self._feed()

    # --- writing and ending ------------------------------------------------------------------------------------

    def pause_writing(self) -> None:
        """The client takes less than it is sent."""
        super().pause_writing()
        if self._stall is None:
            self._stall = self.loop.call_later(STALL_SECONDS, _cut, self._gate, self.transport)

    def resume_writing(self) -> None:
        """It has taken enough."""
        super().resume_writing()
        if self._stall is not None:
            self._stall.cancel()
            self._stall = None

    def tell(self, texts: Sequence[bytes]) -> bool:
        """Send texts now, without a task and a queue in between; False: something is in the way, `send` them."""
        if not self.writable.is_set() or not self.handshake_complete or self.close_sent or self.disconnected:
            return False
        if self.conn.state is not OPEN:
            return False
        frames = [text_frame(text) for text in texts]
        self.transport.write(frames[0] if len(frames) == 1 else b"".join(frames))
        return True

    def send_keepalive_ping(self) -> None:
        """Ask for a sign of life, unless one has come of late: whoever plays need not be asked."""
        silent = self.loop.time() - self._heard
        if self.ping_interval is not None and silent < self.ping_interval:
            self.ping_timer = self.loop.call_later(self.ping_interval - silent, self.send_keepalive_ping)
        else:
            super().send_keepalive_ping()

    async def run_asgi(self) -> None:
        """Serve; when that has ended, what still waits to be taken does not hold the connection open."""
        self.scope["state"][TELL] = self.tell
        self.scope["state"][LISTEN] = self.listen
        await super().run_asgi()
        self._end_soon()

    def _end_soon(self) -> None:
        self.loop.call_later(END_SECONDS, _end, self.transport)


def _cut(gate: Gate, transport: asyncio.Transport) -> None:
    gate.hit("stalled", "a client takes nothing of what waits for it and is cut off")
    _end(transport)


def _end(transport: asyncio.Transport) -> None:
    with contextlib.suppress(RuntimeError):
        transport.abort()
