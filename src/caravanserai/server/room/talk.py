"""The chat of a table: seats talk to seats, spectators to spectators, and both find the last lines again."""

from collections import deque
from collections.abc import Collection, Sequence
from typing import Final, Protocol

from caravanserai.server.clock import now
from caravanserai.server.link import Link
from caravanserai.server.messages import ChatAdded, ChatLine, Say
from caravanserai.server.security import Brakes
from caravanserai.server.store import AddChat, Chat
from caravanserai.server.tables import Table, TableError
from caravanserai.server.words import plain

RATE: Final = (0.5, 6.0)
"""Lines a second and at once, of one seat or of the spectators of one address, on however many sockets."""
LINES: Final = 200
"""How many lines of each kind are remembered."""


class Chats(Protocol):
    """Where lines are stored."""

    async def commit(self, *changes: AddChat) -> None:
        """Make them durable."""


class Talk:
    """Both conversations of a table."""

    def __init__(self, table: Table, links: Collection[Link], stored: Sequence[Chat], store: Chats) -> None:
        self._table: Final = table
        self._links: Final = links
        self._store: Final = store
        self._lines: Final[dict[str, deque[ChatLine]]] = {
            room: deque((_line(chat) for chat in stored if chat.room == room), LINES)
            for room in ("seats", "spectators")
        }
        self._count = len(stored)
        self._brakes: Final = Brakes(*RATE)

    def heard_by(self, link: Link) -> list[ChatLine]:
        """The lines that a client may read."""
        room = _room(link)
        return list(self._lines[room]) if room else []

    async def say(self, link: Link, message: Say) -> None:
        """A line of chat, to those of the own kind."""
        room = _room(link)
        text = plain(message.text)
        if not room or not text:
            return
        if not self._brakes.take(link.address if link.seat is None else f"seat {link.seat}"):
            raise TableError("slow-down", "too many lines; this one was dropped")
        name = self._table.seats[link.seat].name if link.seat is not None else ""
        seat = -1 if link.seat is None else link.seat
        chat = Chat(self._count, now(), room, seat, name, text)
        await self._store.commit(AddChat(self._table.id, chat))
        self._count += 1
        line = _line(chat)
        self._lines[room].append(line)
        for other in self._links:
            if _room(other) == room:
                other.send(ChatAdded(line=line))


def _room(link: Link) -> str:
    if link.seat is not None:
        return "seats"
    return "spectators" if link.role == "spectator" else ""


def _line(chat: Chat) -> ChatLine:
    return ChatLine(
        number=chat.number,
        at=chat.at,
        seat=None if chat.seat < 0 else chat.seat,
        name=chat.name,
        text=chat.text,
    )
