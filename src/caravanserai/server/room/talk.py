"""The chat of a table: seats talk to seats, spectators to spectators, and both find the last lines again."""

import logging
from collections import deque
from collections.abc import Callable, Collection, Sequence
from typing import Final, Protocol

from caravanserai.server import tables
from caravanserai.server.bodies import Complaint
from caravanserai.server.clock import now
from caravanserai.server.link import Link
from caravanserai.server.messages import ChatAdded, ChatLine
from caravanserai.server.requests import Say
from caravanserai.server.security import Brakes
from caravanserai.server.store import AddChat, AddReport, Chat, Report
from caravanserai.server.tables import Table, TableError
from caravanserai.server.words import plain

LOG: Final = logging.getLogger("caravanserai.server.room")
RATE: Final = (0.5, 6.0)
"""Lines a second and at once, of one seat or of the spectators of one address, on however many sockets."""
TOLD: Final = "told"
"""The room, as it is stored, of lines that tell the seats what one of them did."""
TOLD_ALL: Final = "told-all"
"""And of those that tell spectators as well."""
LINES: Final = 200
"""How many lines of each kind are remembered."""


class Chats(Protocol):
    """Where lines and reports are stored."""

    async def commit(self, *changes: AddChat | AddReport) -> None:
        """Make them durable."""


class Talk:
    """Both conversations of a table."""

    def __init__(
        self,
        table: Table,
        links: Collection[Link],
        stored: Sequence[Chat],
        store: Chats,
        watchers: Callable[[str], bool] | None = None,
    ) -> None:
        self._table: Final = table
        self._links: Final = links
        self._store: Final = store
        self._lines: Final[dict[str, deque[ChatLine]]] = {
            "seats": deque((_line(chat) for chat in stored if "seats" in _heard_in(chat)), LINES),
            "spectators": deque((_line(chat) for chat in stored if "spectators" in _heard_in(chat)), LINES),
        }
        self.count = stored[-1].number + 1 if stored else 0
        """The number of the next line."""
        self._brakes: Final = Brakes(*RATE)
        self._watchers: Final = watchers or self._brakes.take
        """Whether spectators of an address may say one more thing."""

    async def complain(self, token: str, wish: Complaint) -> None:
        """Somebody tells the host about a seat or the table; nobody at the table hears of it."""
        found = tables.enter(self._table, token)
        if wish.about is not None and wish.about >= len(self._table.seats):
            raise TableError("bad-request", f"there is no seat {wish.about}")
        seat = -1 if found.seat is None else found.seat
        about = -1 if wish.about is None else wish.about
        await self._store.commit(AddReport(Report(self._table.id, now(), seat, about, wish.text.strip())))
        LOG.warning("table %s: seat %d reports seat %d", self._table.id, seat, about)

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
        if self._table.quiet if link.seat is None else self._table.seats[link.seat].muted:
            raise TableError("muted", "the owner wants no lines from here")
        take = self._watchers(link.address) if link.seat is None else self._brakes.take(f"seat {link.seat}")
        if not take:
            raise TableError("slow-down", "too many lines; this one was dropped")
        name = self._table.seats[link.seat].name if link.seat is not None else ""
        seat = -1 if link.seat is None else link.seat
        chat = Chat(self.count, now(), room, seat, name, text)
        await self._store.commit(AddChat(self._table.id, chat))
        self._add(chat)

    async def tell_all(self, seat: int, told: str) -> None:
        """Tell in both chats what a seat did to the table."""
        await self.tell(seat, told, room=TOLD_ALL)

    async def tell(self, seat: int, told: str, what: str = "", room: str = TOLD) -> None:
        """Tell in the chat of the seats what a seat did to the table."""
        name = self._table.seats[seat].name
        chat = Chat(self.count, now(), room, seat, name, f"{told} {what}")
        await self._store.commit(AddChat(self._table.id, chat))
        self._add(chat)

    def follow(self, chats: Sequence[Chat]) -> None:
        """Pass on what was said at other servers; a seat may say as much as at one."""
        for chat in chats:
            self._brakes.charge(f"seat {chat.seat}", chat.seat >= 0)
            self._add(chat)

    def _add(self, chat: Chat) -> None:
        self.count = chat.number + 1
        line = _line(chat)
        rooms = _heard_in(chat)
        for room in rooms:
            self._lines[room].append(line)
        for other in self._links:
            if _room(other) in rooms:
                other.send(ChatAdded(line=line))


def _heard_in(chat: Chat) -> tuple[str, ...]:
    """Whose conversation a stored line belongs to."""
    if chat.room == TOLD_ALL:
        return ("seats", "spectators")
    return ("seats",) if chat.room == TOLD else (chat.room,)


def _room(link: Link) -> str:
    if link.seat is not None:
        return "seats"
    return "spectators" if link.role == "spectator" else ""


def _line(chat: Chat) -> ChatLine:
    told, what = chat.text.split(" ", 1) if chat.room in (TOLD, TOLD_ALL) else ("", chat.text)
    return ChatLine(
        number=chat.number,
        at=chat.at,
        seat=None if chat.seat < 0 else chat.seat,
        name=chat.name,
        text=what,
        told=told,
    )
