"""All tables: those in memory, and how they come there from disk and go back."""

import asyncio
import contextlib
import logging
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, Literal, TypeVar

from caravanserai import bots as bot_players
from caravanserai.core.game import Game
from caravanserai.play.match import Match
from caravanserai.play.record import BadRecord
from caravanserai.server import origins, security, table_info, tables
from caravanserai.server.bodies import Keys, NewGuide, NewTable, SeatWish, TableList, TableSummary
from caravanserai.server.bots import DEFAULT_LEVEL, Pool
from caravanserai.server.cleaning import Cleaning
from caravanserai.server.clock import now
from caravanserai.server.line import Asker
from caravanserai.server.live import Room
from caravanserai.server.matches import (
    finished_table,
    first_changes,
    open_guide,
    open_match,
    outdated,
    rebuild,
)
from caravanserai.server.metrics import Metrics
from caravanserai.server.store import (
    AddMove,
    DamagedTable,
    DeleteTable,
    Listed,
    Pulse,
    SaveTable,
    Store,
    Stored,
    StoreError,
)
from caravanserai.server.tables import TableError
from caravanserai.server.workers import WorkerFailed

LOG: Final = logging.getLogger("caravanserai.server.hall")
T = TypeVar("T")

IDLE_SECONDS: Final = 60.0
SWEEP_SECONDS: Final = 2.0
STUCK_SECONDS: Final = 120.0
WAKE_AT_ONCE: Final = 50
ASLEEP_SECONDS: Final = 600.0
"""How long a table that could not be loaded is left alone."""
MOST_LISTED: Final = 100
FAREWELL_SECONDS: Final = 2.0
"""How long clients have to hear that the server stops."""
_STOPPING: Final = ("restarting", "the server stops; what was accepted is saved")
MOST_LINES: Final = 10_000
MOST_UNDOS: Final = 500
"""Lines and undos of a record from elsewhere; the longest games have a third of that."""
RELOADS: Final = 3
"""How often something is tried at a table that is being loaded again."""


class Hall:
    """The tables in memory by id. A table is loaded when somebody comes or when it has something to do."""

    def __init__(
        self,
        store: Store,
        pool: Pool,
        most_live: int = 5000,
        most_tables: int = 1_000_000,
        idle_seconds: float = IDLE_SECONDS,
        cleaning: Cleaning | None = None,
        loopback_too: bool = False,
        host_key: str = "",
    ) -> None:
        self.store: Final = store
        self.host_key: Final = host_key
        """The digest of the token that opens the host's calls; without one they are closed."""
        self.origins: Final = origins.Origins(store, loopback_too)
        self.bots: Final = pool
        self.metrics: Final = Metrics()
        self.levels: Final[Sequence[str]] = bot_players.NAMES
        self.default_level: Final = DEFAULT_LEVEL
        self.rooms: Final[dict[str, Room]] = {}
        self.long_answers: Final = asyncio.Semaphore(2)
        """How many long answers are worked out at once."""
        self._loading: Final[dict[str, asyncio.Task[Room]]] = {}
        self._most_live: Final = most_live
        self._most_tables: Final = most_tables
        self._idle_seconds: Final = idle_seconds
        self._cleaning: Final = cleaning
        self._asleep: Final[dict[str, float]] = {}
        self._sweeper: asyncio.Task[None] | None = None
        self.swept = time.monotonic()
        """When the sweeper last went round."""
        self._tables: int | None = None
        self._stopping = False
        self.damaged: Final[set[str]] = set()
        """Tables that could not be read since the start."""

    def open(self) -> None:
        """Begin to wake tables that have something to do and to unload idle ones."""
        self._sweeper = asyncio.get_running_loop().create_task(self._sweep(), name="sweeper")

    async def farewell(self) -> None:
        """Tell everybody that the server stops, and wait until they have heard it; nobody is let in any more."""
        self._stopping = True
        for room in list(self.rooms.values()):
            room.company.interrupt(*_STOPPING, 1012)
        end = time.monotonic() + FAREWELL_SECONDS
        while any(room.links for room in self.rooms.values()) and time.monotonic() < end:
            await asyncio.sleep(0.01)

    async def close(self) -> None:
        """Let go of everything."""
        if self._sweeper is not None:
            self._sweeper.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._sweeper
        for room in list(self.rooms.values()):
            room.company.interrupt(*_STOPPING, 1012)
            self.forget(room)
        await self.bots.close()

    # --- rooms -------------------------------------------------------------------------------------------------

    async def visit(self, table: str, work: Callable[[Room], Awaitable[T]]) -> T:
        """Have something done at a table; once more if the table was just being loaded again."""
        for _ in range(RELOADS):
            room = await self.room(table)
            try:
                return await room.ask(lambda room=room: work(room))  # type: ignore[misc]
            except TableError as error:
                if error.code != "busy" or not room.closed:
                    raise
        raise TableError("busy", "the table is being loaded again; try once more")

    async def room(self, table: str) -> Room:
        """The table in memory, loaded if need be."""
        if self._stopping:
            raise TableError(*_STOPPING)
        found = self.rooms.get(table)
        if found is not None:
            return found
        if table not in self._loading:
            task = asyncio.get_running_loop().create_task(self._load(table))
            self._loading[table] = task
            task.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(self._loading[table])

    async def _load(self, table: str) -> Room:
        started = time.perf_counter()
        if len(self.rooms) >= self._most_live:
            self._unload(0.0)
        if len(self.rooms) >= self._most_live:
            raise TableError("busy", "too many tables are being played; try again later")
        try:
            stored = await self.store.load(table)
        except DamagedTable as error:
            raise self._damaged(table, error) from error
        except StoreError as error:
            raise tables.storage_trouble() from error
        if stored is None:
            raise TableError("no-table", "there is no such table")
        try:
            match = await self._rebuilt(stored)
        except (TableError, StoreError):
            raise
        except Exception as error:
            raise self._damaged(table, error) from error
        room = self.rooms[table] = Room(self, stored, match)
        self.metrics.loads.add(time.perf_counter() - started)
        return room

    async def _rebuilt(self, stored: Stored) -> Match | None:
        """The match, unless its rules have been corrected since: then the table ends, and its record is kept."""
        table = stored.table
        if not table.ended and not table.guide and outdated(table):
            LOG.warning("table %s ends: the rules of %s have changed", table.id, table.game)
            table.ended = "old-record" if table.status == "over" else "old-rules"
            table.status = "over"
            await self.commit(SaveTable(table, Pulse(stored.pulse.touched, None, None, None)))
        if table.ended:
            return None
        try:
            return await asyncio.to_thread(rebuild, stored)
        except BadRecord as error:
            if table.guide:
                await self.commit(DeleteTable(table.id))
                raise TableError("old-rules", "the guided game was rewritten since; begin it anew") from error
            if table.rules == tables.known_game(table.game).rules_version:
                raise
            LOG.warning("table %s cannot be loaded: %s", table.id, error)
            raise TableError("old-rules", f"this table cannot be played on here: {error}") from error

    def _damaged(self, table: str, error: Exception) -> TableError:
        """What cannot be read is left as it is, for the host to look at; the other tables go on."""
        LOG.error("table %s is damaged and set aside: %r", table, error)
        self.damaged.add(table)
        return TableError("damaged", "this table cannot be read; its host has been told")

    def forget(self, room: Room) -> None:
        """Take a table out of memory."""
        if self.rooms.get(room.table.id) is room:
            del self.rooms[room.table.id]
        self.metrics.unloads += 1
        room.stop()

    def _unload(self, idle_seconds: float) -> None:
        limit = time.monotonic() - idle_seconds
        for room in [r for r in self.rooms.values() if not r.busy and r.inbox.idle_since <= limit]:
            self.forget(room)

    async def _sweep(self) -> None:
        """Never ends by itself: what goes wrong is logged and tried again."""
        while True:
            try:
                self._unload(self._idle_seconds)
                await self._wake_due()
                if self._cleaning is not None:
                    self._cleaning.look(self.metrics.unloads + self.metrics.goodbyes)
            except StoreError as error:
                LOG.error("cannot look for tables to wake: %s", error)
            except Exception:
                LOG.exception("the sweeper failed and goes on")
            self.swept = time.monotonic()
            await asyncio.sleep(SWEEP_SECONDS)

    @property
    def stuck(self) -> bool:
        """Whether the sweeper was begun and has not come round for long."""
        return self._sweeper is not None and time.monotonic() - self.swept > STUCK_SECONDS

    async def _wake_due(self) -> None:
        until = now() + int(1000 * SWEEP_SECONDS)
        for table in await self.store.waking(until, WAKE_AT_ONCE + len(self.rooms) + len(self._asleep)):
            if table not in self.rooms and self._asleep.get(table, 0.0) <= time.monotonic():
                await self._wake(table)

    async def _wake(self, table: str) -> None:
        """Load a table that has something to do; one that cannot be loaded is left alone for a while."""
        try:
            await self.room(table)
            self._asleep.pop(table, None)
        except TableError as error:
            if error.code not in ("busy", "storage", "restarting"):
                self._asleep[table] = time.monotonic() + ASLEEP_SECONDS

    # --- making tables -----------------------------------------------------------------------------------------

    async def create(self, wish: NewTable, origin: str = "") -> Keys:
        """A new table, begun at once if so wished."""
        table, keys = await self._make(wish, origin)
        pulse = Pulse(now(), None, None, None)
        if not wish.start:
            await self.commit(SaveTable(table, pulse))
            return keys
        match = open_match(table)
        await self.commit(*first_changes(table, match))
        return keys

    async def create_guide(self, game: Game, wish: NewGuide, origin: str = "") -> Keys:
        """A guided first game: a table of its own that nobody else sees."""
        guide = game.guide()
        if guide is None:
            raise TableError("not-found", f"{game.key} has no guided game")
        seats = [SeatWish(kind="me"), *(SeatWish(kind="bot") for _ in range(guide.seats - 1))]
        table, keys = await self._make(
            NewTable(
                game=game.key,
                seats=seats,
                options=dict(guide.options),
                name=wish.name,
                player=wish.player,
                spectators="none",
            ),
            origin,
        )
        await self.commit(*first_changes(table, open_guide(table)))
        return keys

    async def _make(self, wish: NewTable, origin: str) -> tuple[tables.Table, Keys]:
        if self._tables is None:
            self._tables = await self._count()
        try:
            await self.origins.check(origin, wish)
        except StoreError as error:
            raise tables.storage_trouble() from error
        if self._tables >= self._most_tables:
            raise TableError("too-many", "this server has as many tables as it may hold")
        made = tables.create(wish, self.levels, self.default_level, now(), origin)
        self._tables += 1
        return made

    async def _count(self) -> int:
        try:
            return (await self.store.counts()).tables
        except StoreError as error:
            raise tables.storage_trouble() from error

    async def commit(self, *changes: SaveTable | AddMove | DeleteTable) -> None:
        """Store, with a refusal instead of an error."""
        try:
            await self.store.commit(*changes)
        except StoreError as error:
            raise tables.storage_trouble() from error

    async def import_record(self, text: str, origin: str = "") -> Keys:
        """A finished game from elsewhere, to look at it here. It is replayed where it holds nobody up."""
        if text.count("\n") > MOST_LINES or text.count("\nundo ") > MOST_UNDOS:
            raise TableError("bad-record", "the record is too long for any game")
        try:
            found = await self.bots.replay(text, Asker("records", origin, people=False))
        except WorkerFailed as error:
            raise TableError("bad-record", "the record takes too long to replay") from error
        if found.fault:
            raise TableError("bad-record", found.fault)
        if not found.over:
            raise TableError("not-over", "only the record of a finished game can be looked at here")
        _, keys, changes = finished_table(text, origin)
        await self.commit(*changes)
        return keys

    # --- lists -------------------------------------------------------------------------------------------------

    async def lobby(self) -> TableList:
        """The public tables at which somebody is, newest first; of one address only so many."""
        there = [room for room in self.rooms.values() if room.table.listed and room.table.status != "over"]
        there = [room for room in there if any(link.seat is not None for link in room.links)]
        shown: Counter[str] = Counter()
        found: list[Listed] = []
        for room in sorted(there, key=lambda room: room.table.created, reverse=True):
            shown[room.table.origin] += 1
            if len(found) < MOST_LISTED and (
                not room.table.origin or shown[room.table.origin] <= origins.MOST_LISTED
            ):
                found.append(Listed(room.table, room.pulse))
        return TableList(tables=[self._summary(each, []) for each in found])

    async def mine(self, tokens: Sequence[str]) -> TableList:
        """The tables that the tokens open, those that wait for the asker first."""
        keys = [security.digest(token) for token in tokens if token]
        found = await self._list(self.store.by_keys(keys)) if keys else []
        summaries = [self._summary(each, keys) for each in found]
        summaries.sort(key=lambda each: (each.mine is None or each.turn != each.mine, each.status == "over"))
        return TableList(tables=summaries)

    async def _list(self, listing: Awaitable[list[Listed]]) -> list[Listed]:
        try:
            return await listing
        except StoreError as error:
            raise tables.storage_trouble() from error

    def _summary(self, each: Listed, keys: Sequence[str]) -> TableSummary:
        table, pulse = each
        room = self.rooms.get(table.id)
        nobody = [False] * len(table.seats)
        seats = (
            room.company.info().seats
            if room
            else table_info.seat_infos(table, nobody, [None] * len(table.seats))
        )
        mine = next((n for n, seat in enumerate(table.seats) if seat.key and seat.key in keys), None)
        role: Literal["seat", "owner", "guest", "nobody"] = "guest" if table.listed else "nobody"
        if table.owner in keys:
            role = "owner"
        if mine is not None:
            role = "seat"
        return TableSummary(
            id=table.id,
            name=table.name,
            game=table.game,
            status=table.status,
            seats=seats,
            spectators=table.spectators,
            open=sum(seat.kind == "open" for seat in table.seats) if table.status != "over" else 0,
            turn=pulse.turn,
            deadline=pulse.deadline if mine is not None and mine == pulse.turn else None,
            touched=pulse.touched,
            mine=mine,
            role=role,
        )
