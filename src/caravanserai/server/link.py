"""One connected client as a table sees it: who it is, and a queue of what is to be sent to it."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Final

from msgspec import Struct

from caravanserai.server.logs import REQUEST
from caravanserai.server.messages import Trouble, encode

MOST_WAITING: Final = 2_000_000
"""Bytes that may wait for a slow client before it is cut off; it comes back and gets a fresh view."""


class Link:
    """Messages go out in order, at once or through `outbox`; None in it means: close the socket with `close_code`.

    `address` is the unit that limits count, for those who have no seat.
    """

    def __init__(self, address: str = "") -> None:
        self.address: Final = address
        self.role = "guest"
        self.seat: int | None = None
        self.reads_pauses = False
        """Whether a person reads pause cards there."""
        self.hidden = False
        """Whether the page there is not before anybody's eyes."""
        self.key = ""
        """The digest of the token it came with."""
        self.device = ""
        """The digest of the person's device it came from, if it came from one."""
        self.outbox: Final[asyncio.Queue[bytes | None]] = asyncio.Queue()
        self.closing = False
        self.close_code = 1000
        self.cut: Callable[[], object] | None = None
        """What ends the socket at once, whatever it still waits for."""
        self.tell: Callable[[Sequence[bytes]], bool] | None = None
        """What sends messages past the queue if it can, and says whether it did; asked only while nothing waits."""
        self._waiting = 0
        self._held: bytes | None = None

    def send(self, message: Struct) -> None:
        """Send a message."""
        self.send_raw(encode(message))

    def send_raw(self, data: bytes) -> None:
        """Send an encoded message, behind the one that is held back."""
        held, self._held = self._held, None
        self._send((data,) if held is None else (held, data))

    def hold(self, message: Struct) -> None:
        """Send a message together with the next one: each by itself takes as long as both. `release` if none may come."""
        self.release()
        self._held = encode(message)

    def release(self) -> None:
        """Send what is held back."""
        held, self._held = self._held, None
        if held is not None:
            self._send((held,))

    def _send(self, messages: Sequence[bytes]) -> None:
        if self.closing or (self._waiting == 0 and self.tell is not None and self.tell(messages)):
            return
        for data in messages:
            self._put(data)

    def _put(self, data: bytes) -> None:
        """Have it sent when what waits before it has been."""
        self._waiting += len(data)
        if self._waiting > MOST_WAITING:
            self.close(1013)
            if self.cut is not None:
                self.cut()
            return
        self.outbox.put_nowait(data)

    def sent(self, data: bytes) -> None:
        """Tell that a message has left."""
        self._waiting -= len(data)

    def trouble(
        self, code: str, detail: str, request: str = "", final: bool = False, within: int = 0
    ) -> None:
        """Say what is wrong; a final trouble closes the socket."""
        ref = REQUEST.get()
        self.send(Trouble(code=code, request=request, final=final, detail=detail, ref=ref, within=within))
        if final:
            self.close(1008)

    def close(self, code: int) -> None:
        """Close the socket after what waits has been sent."""
        if not self.closing:
            self.closing = True
            self.close_code = code
            self.outbox.put_nowait(None)
