"""A mail server of our own on loopback."""

import email.message
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from aiosmtpd.controller import Controller
from aiosmtpd.handlers import Message


class Letters(Message):
    """A mailbox."""

    def __init__(self) -> None:
        super().__init__()
        self.came: list[email.message.Message] = []
        self.refuse = 0
        """How many letters are not taken."""

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
        if self.refuse:
            self.refuse -= 1
            return "451 not now"
        answer: str = await super().handle_DATA(server, session, envelope)
        return answer

    def handle_message(self, message: email.message.Message) -> None:
        self.came.append(message)

    def text(self, at: int = -1) -> str:
        body = self.came[at].get_payload(decode=True)
        assert isinstance(body, bytes)
        return body.decode()


class Box:
    """The mail server and its mailbox."""

    def __init__(self) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = int(probe.getsockname()[1])
        self.letters = Letters()
        self.controller = Controller(self.letters, hostname="127.0.0.1", port=port)
        self.url = f"smtp://127.0.0.1:{port}?from=serai@example.org"


@contextmanager
def mail_service() -> Iterator[Box]:
    made = Box()
    made.controller.start()
    try:
        yield made
    finally:
        made.controller.stop()
