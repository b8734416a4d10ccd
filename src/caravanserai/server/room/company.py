"""Who is at a table: connected clients, presence, chat, and what their tokens open."""

from collections import deque
from typing import TYPE_CHECKING, Final

from caravanserai.server import tables
from caravanserai.server.bodies import TablePage
from caravanserai.server.clock import now
from caravanserai.server.link import Link
from caravanserai.server.messages import ChatAdded, ChatLine, Say, TableChanged, TableInfo, You
from caravanserai.server.room.inbox import Inbox
from caravanserai.server.store import AddChat, Chat, Stored
from caravanserai.server.tables import Access, Table, TableError

if TYPE_CHECKING:
    from caravanserai.server.hall import Hall

CHAT_LINES: Final = 200


class Company(Inbox):
    """The people at a table."""

    def __init__(self, hall: "Hall", stored: Stored) -> None:
        super().__init__(stored.table.id)
        self.table: Final[Table] = stored.table
        self.hall: Final = hall
        self.links: Final[set[Link]] = set()
        self._chat: Final[dict[str, deque[ChatLine]]] = {
            room: deque((_chat_line(c) for c in stored.chat if c.room == room), CHAT_LINES)
            for room in ("seats", "spectators")
        }
        self._chat_count = len(stored.chat)
        self._left_at: Final[list[int]] = [now()] * len(stored.table.seats)

    @property
    def busy(self) -> bool:
        """Whether the table must stay in memory."""
        return bool(self.links) or super().busy

    def _give_up(self, code: str, detail: str) -> None:
        """What is in memory may be ahead of the disk: forget it. Clients come back and find what was saved."""
        for link in list(self.links):
            link.trouble(code, detail)
            link.close(1013)
        self.hall.forget(self)

    # --- presence ----------------------------------------------------------------------------------------------

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

    # --- tokens ------------------------------------------------------------------------------------------------

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


def _chat_line(chat: Chat) -> ChatLine:
    return ChatLine(
        number=chat.number,
        at=chat.at,
        seat=None if chat.seat < 0 else chat.seat,
        name=chat.name,
        text=chat.text,
    )
