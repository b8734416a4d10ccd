"""A table that is in memory: everything a client or the owner may do at it.

`room/inbox` is the task, `room/company` who is there, `room/showing` what they see, `room/playing` the game with its
bots and clocks, `room/asking` the answers to questions. Everything public here is called through `ask`.
"""

from caravanserai.server import tables
from caravanserai.server.bodies import JoinTable, Myself, SeatChange, Seated, Settings
from caravanserai.server.clock import now
from caravanserai.server.link import Link
from caravanserai.server.messages import StandIn, TableInfo, Welcome
from caravanserai.server.opening import first_changes, open_match
from caravanserai.server.room.asking import Asking
from caravanserai.server.store import DeleteTable, SaveTable
from caravanserai.server.tables import TableError


class Room(Asking):
    """One live table: who comes, sits down, changes something, and goes."""

    async def hello(self, link: Link, token: str) -> None:
        """Let a client in, tell it who it is and show it the game."""
        if link.closing:
            return
        found = self.enter(token)
        link.role = found.role
        link.seat = found.seat
        self.links.add(link)
        if found.seat is not None and self.table.seats[found.seat].stand_in == "away":
            self.table.seats[found.seat].stand_in = ""
            self._set_deadline()
            await self._save()
            self._consider()
        if link.seat is None:
            watches = tables.may_watch(self.table, found) and (
                self.match is not None or found.role == "spectator"
            )
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

    # --- seats -------------------------------------------------------------------------------------------------

    async def join(self, wish: JoinTable) -> Seated:
        """Somebody sits down."""
        if self.enter(wish.token).role not in ("guest", "owner"):
            raise TableError("no-entry", "only an invitation opens a seat")
        seat, token = tables.sit(self.table, wish.seat, wish.name, wish.colour)
        self._left_at[seat] = now()
        await self._changed_seats()
        return Seated(table=self.table.id, seat=seat, token=token)

    async def _changed_seats(self) -> None:
        if self._actor() is not None and (
            self._deadline is None or self.table.seats[self._actor() or 0].by_bot
        ):
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
