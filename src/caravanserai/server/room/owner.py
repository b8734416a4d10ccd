"""What the owner of a table does with it: settings, the start, its end; and another game with the same people."""

from typing import Final, Protocol

from caravanserai.server import claims, rated, tables
from caravanserai.server.bodies import Hook, HookInfo, Links, Settings
from caravanserai.server.clock import now
from caravanserai.server.identity import Names
from caravanserai.server.matches import first_changes, open_match
from caravanserai.server.messages import Pace, TableInfo
from caravanserai.server.room.calling import Calling
from caravanserai.server.room.clock import Clock
from caravanserai.server.room.company import Company
from caravanserai.server.room.play import Play
from caravanserai.server.room.talk import Talk
from caravanserai.server.store import AddMove, Change, DeleteTable, Pulse, SaveTable
from caravanserai.server.tables import Table, TableError


class Keeper(Protocol):
    """Where tables are stored."""

    @property
    def key(self) -> bytes:
        """The secret of the store."""

    async def commit(self, *changes: Change) -> None:
        """Make the changes durable, all or none."""


class Course(Protocol):
    """What a table does when its owner has changed something: the room, as this part knows it."""

    @property
    def pulse(self) -> Pulse:
        """What lists need to know of the table."""

    async def changed_seats(self) -> None:
        """Store and tell it, and see whose turn it is."""

    def show_on(self) -> None:
        """Show the game and see whose turn it is."""

    def keep_soon(self) -> None:
        """Store when there is something to do."""

    def end(self, code: str, detail: str) -> None:
        """Send everybody away and forget the table."""


class Owner:
    """The owner's part of a table."""

    def __init__(
        self,
        table: Table,
        parts: tuple[Play, Clock, Talk, Company, Calling],
        store: Keeper,
        course: Course,
    ) -> None:
        self._table: Final = table
        self._play, self._clock, self._talk, self._company, self._calling = parts
        self._store: Final = store
        self._course: Final = course

    async def settle(self, token: str, wanted: Settings) -> TableInfo:
        """The owner changes the settings."""
        tables.own(self._table, token)
        if wanted.pace is not None:
            rated.check_settings(self._table, wanted.pace)
        pace, options = self._table.pace, dict(self._table.options)
        tables.settle(self._table, wanted)
        if self._table.pace != pace:
            self._clock.repace(self._play.actor)
        await self._ask_again(pace, options)
        if self._table.spectators == "none" and self._table.status != "over":
            gone = "spectators are not wanted any more"
            self._company.send_away(lambda link: link.role == "spectator", "no-entry", gone)
        await self._course.changed_seats()
        return self._company.info()

    async def _ask_again(self, pace: Pace, options: dict[str, str]) -> None:
        """Before the start all are asked again whether they are ready for what has changed, and told what it is."""
        changed = [name for name, value in self._table.options.items() if options.get(name) != value]
        if self._table.status != "waiting" or not (changed or self._table.pace != pace):
            return
        tables.unready(self._table)
        owner = next((number for number, seat in enumerate(self._table.seats) if seat.kind == "person"), None)
        if owner is None:
            return
        for name in changed:
            await self._talk.tell(owner, "option", f"option-{name}-{self._table.options[name]}")
        if self._table.pace != pace:
            await self._talk.tell(owner, "pace", str(self._table.pace.seconds or 0))

    async def hook(self, token: str, wish: Hook) -> HookInfo:
        """The owner names an address where a group is told whose turn it is."""
        self._calling.set(token, wish)
        await self._store.commit(SaveTable(self._table, self._course.pulse))
        return self._calling.info(token)

    async def start(self, token: str) -> None:
        """The owner starts the game."""
        tables.own(self._table, token)
        await self.begin()

    async def begin(self) -> None:
        """Draw a secret seed, commit to it and set the game up."""
        if self._play.match is not None:
            raise TableError("started", "the game has begun already")
        rated.begin(self._table)
        match = open_match(self._table)
        await self._play.begin(match)
        self._clock.begin(self._play.actor, public=True)
        for link in self._company.links:
            if link.seat is None and self._table.spectators != "none":
                link.role = "spectator"
        self._calling.moved(self._play.actor)
        self._company.announce()
        self._course.show_on()
        self._course.keep_soon()

    async def links(self, token: str) -> Links:
        """The links of the table once more, for an owner who has come to another device."""
        tables.own(self._table, token)
        if self._table.status == "over":
            raise TableError("over", "nobody joins a game that is over")
        before = self._table.links
        join, watch = tables.relink(self._table, self._store.key)
        if not before:
            await self._store.commit(SaveTable(self._table, self._course.pulse))
        return Links(join=join, watch=watch)

    async def rematch(self, token: str) -> str:
        """Another game with the same people; asking twice gives the same table."""
        if tables.enter(self._table, token).role not in ("seat", "owner"):
            raise TableError("no-entry", "only those who played may ask for another game")
        if self._table.rematch is None:
            fresh = tables.again(self._table, now())
            self._table.rematch = fresh.id
            if tables.waits(fresh):
                begun: tuple[SaveTable | AddMove, ...] = (SaveTable(fresh, Pulse(now(), None, None, None)),)
            else:
                begun = tuple(first_changes(fresh, open_match(fresh)))
            await self._store.commit(*begun, SaveTable(self._table, self._course.pulse))
            self._company.announce()
        return self._table.rematch

    async def forget(self, names: Names) -> None:
        """A person is forgotten; a table that nobody owns and that has not begun goes with them."""
        claims.forget(self._table, names)
        seat_key, _ = names.keys
        gone = "this seat was given up"
        self._company.send_away(lambda link: link.key == seat_key and link.seat is not None, "no-entry", gone)
        if not self._table.owner and self._table.status == "waiting":
            await self._delete()
        else:
            await self._course.changed_seats()

    async def delete(self, token: str) -> None:
        """The owner deletes the table."""
        tables.own(self._table, token)
        rated.check_fixed(self._table)
        await self._delete()

    async def _delete(self) -> None:
        await self._store.commit(DeleteTable(self._table.id))
        self._course.end("deleted", "the owner has deleted this table")
