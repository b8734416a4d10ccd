"""What the host may do at a running server: see, close and delete tables, mute and ban for a time, read reports."""

from typing import Final

from caravanserai.server.clock import now
from caravanserai.server.hall import Hall
from caravanserai.server.live import Room
from caravanserai.server.messages import Millis
from caravanserai.server.store import Ban, DeleteTable, SaveTable, StoreError
from caravanserai.server.tables import TableError, storage_trouble
from caravanserai.server.wire import Wire

HOUR: Final = 3_600_000


class HostTable(Wire, frozen=True):
    """A table in memory as the host sees it. `people` are those who are there, `origin` stands for its maker's address."""

    id: str
    game: str
    name: str
    status: str
    listed: bool
    names: list[str]
    people: int
    created: Millis
    origin: str


class HostTables(Wire, frozen=True):
    """The tables in memory, newest first, and those that were set aside because they cannot be read."""

    tables: list[HostTable]
    damaged: list[str]


class BanInfo(Wire, frozen=True):
    """A ban, or a mute."""

    origin: str
    until: Millis
    mute: bool
    why: str


class ReportInfo(Wire, frozen=True):
    """A report; `seat` is who tells it (-1: a spectator), `about` whom it is about (-1: the table)."""

    table: str
    at: Millis
    seat: int
    about: int
    text: str


class Hosting:
    """The host's rights. Who has them was asked before."""

    def __init__(self, hall: Hall) -> None:
        self._hall: Final = hall

    def tables(self) -> HostTables:
        """What is being played."""
        rooms = sorted(self._hall.rooms.values(), key=lambda room: room.table.created, reverse=True)
        damaged = sorted({*self._hall.damaged, *self._hall.store.damaged})
        return HostTables(tables=[_seen(room) for room in rooms], damaged=damaged)

    async def close(self, table: str) -> None:
        """Send everybody away for good: nobody gets in any more, but the host keeps the record."""
        await self._hall.visit(table, self._close)

    async def _close(self, room: Room) -> None:
        found = room.table
        found.owner = found.join = found.watch = ""
        found.listed = False
        for seat in found.seats:
            seat.key, seat.asking = "", None
        await self._hall.store.commit(SaveTable(found, room.pulse._replace(wake=None)))
        room.company.send_away(lambda _: True, "closed", "the host has closed this table")
        self._hall.forget(room)

    async def delete(self, table: str) -> None:
        """Delete a table, also one that cannot be read."""
        room = self._hall.rooms.get(table)
        if room is None:
            await self._commit_delete(table)
            return
        await room.ask(lambda: self._delete(room))

    async def _delete(self, room: Room) -> None:
        await self._hall.store.commit(DeleteTable(room.table.id))
        room.company.send_away(lambda _: True, "deleted", "the host has deleted this table")
        self._hall.forget(room)

    async def _commit_delete(self, table: str) -> None:
        try:
            await self._hall.store.commit(DeleteTable(table))
        except StoreError as error:
            raise storage_trouble() from error
        self._hall.damaged.discard(table)

    async def origin(self, table: str, seat: int | None) -> str:
        """What stands for the address of a table's maker, or of the person in a seat."""

        async def look(room: Room) -> str:
            if seat is None:
                return room.table.origin
            return room.table.seats[seat].origin if 0 <= seat < len(room.table.seats) else ""

        return await self._hall.visit(table, look)

    async def ban(self, origin: str, hours: float, mute: bool, why: str) -> BanInfo:
        """Keep an address out (or silent) for a time; no hours let it in again. Who is inside is sent away."""
        if not origin:
            raise TableError("bad-option", "no address is known for that: it came from this machine itself")
        ban = Ban(origin, now() + int(HOUR * hours), mute, why)
        await self._hall.origins.ban(ban)
        if hours > 0 and not mute:
            self._hall.send_away({origin})
        return _ban(ban)

    def bans(self) -> list[BanInfo]:
        """The bans and mutes in force."""
        return [_ban(ban) for ban in self._hall.origins.bans()]

    async def reports(self, limit: int = 200) -> list[ReportInfo]:
        """What players report, newest first."""
        return [ReportInfo(*report) for report in await self._hall.store.reports(limit)]


def _ban(ban: Ban) -> BanInfo:
    return BanInfo(origin=ban.origin, until=ban.until, mute=ban.mute, why=ban.why)


def _seen(room: Room) -> HostTable:
    table = room.table
    return HostTable(
        id=table.id,
        game=table.game,
        name=table.name,
        status=table.status,
        listed=table.listed,
        names=[seat.name for seat in table.seats],
        people=len(room.links),
        created=table.created,
        origin=table.origin,
    )
