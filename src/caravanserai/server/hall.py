"""All tables: those in memory, and how they come there from disk and go back."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable, Collection, Sequence
from typing import Final, Literal, TypeVar

from msgspec import structs

from caravanserai import bots as bot_players
from caravanserai.core.game import Game
from caravanserai.core.machine import State
from caravanserai.play.guided import guide_of
from caravanserai.play.match import Match
from caravanserai.play.record import BadRecord
from caravanserai.server import answers, hints, origins, rated, tables
from caravanserai.server.bodies import Keys, NewGuide, NewTable, SeatWish
from caravanserai.server.bots import DEFAULT_LEVEL, Pool
from caravanserai.server.cleaning import Cleaning
from caravanserai.server.clock import now
from caravanserai.server.handover import Handover
from caravanserai.server.herald import Herald
from caravanserai.server.line import Asker
from caravanserai.server.link import Link
from caravanserai.server.live import STOPPING, Room
from caravanserai.server.manners import Manners
from caravanserai.server.matches import (
    finished_table,
    first_changes,
    open_guide,
    open_match,
    open_onward,
    outcome,
    outdated,
    rebuild,
)
from caravanserai.server.metrics import Metrics
from caravanserai.server.network import Network
from caravanserai.server.persons import Persons
from caravanserai.server.ratings import Ratings
from caravanserai.server.review_bodies import PlayOn
from caravanserai.server.reviewing import Reviews
from caravanserai.server.room.talk import RATE as TALK
from caravanserai.server.shares import Shares
from caravanserai.server.store import (
    TO_DO,
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
from caravanserai.server.webhooks import Courier
from caravanserai.server.workers import WorkerFailed

LOG: Final = logging.getLogger("caravanserai.server.hall")
T = TypeVar("T")

IDLE_SECONDS: Final = 60.0
SWEEP_SECONDS: Final = 2.0
STIR_SECONDS: Final = 0.05
"""How soon at the earliest it is looked again what is to be done, however much other servers change."""
LOBBY_SECONDS: Final = 1.0
"""How often it is asked at most which public tables are at other servers."""
MOST_PUBLIC: Final = 500
STUCK_SECONDS: Final = 120.0
WAKE_AT_ONCE: Final = 50
ASLEEP_SECONDS: Final = 600.0
"""How long a table that could not be loaded is left alone."""
FAREWELL_SECONDS: Final = 2.0
"""How long clients have to hear that the server stops."""
LONGEST_RETURN: Final = 1000
"""Milliseconds over which those who are told to come back are spread, two for each of them at most."""
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
        thinks: bool = True,
        network: Network | None = None,
        courier: Courier | None = None,
        herald: Callable[[Store], Herald] = Herald,
        ratings: bool = False,
        manners: Manners | None = None,
        reviews: Callable[[Store], Reviews] = Reviews,
    ) -> None:
        self.store: Final = store
        self.host_key: Final = host_key
        """The digest of the token that opens the host's calls; without one they are closed."""
        self.origins: Final = origins.Origins(store, loopback_too)
        self.shares: Final = Shares(store)
        self.watchers_talk: Final = self.shares.brakes("talk", TALK)
        """What spectators of one address may say, at all tables together."""
        self.network: Final = Network(0, offered=False) if network is None else network
        self.persons: Final = Persons(self)
        self.courier: Final = Courier() if courier is None else courier
        self.herald: Final = herald(store)
        self.ratings: Final = Ratings(store, ratings)
        self.reviews: Final = reviews(store)
        self.manners: Final = Manners() if manners is None else manners
        self.bots: Final = pool
        self.thinks: Final = thinks
        """Whether bots think here, and not only at other servers of the same store."""
        self._stirred: Final = asyncio.Event()
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
        self._sharing: asyncio.Task[None] | None = None
        self.swept = time.monotonic()
        """When the sweeper last went round."""
        self._tables: int | None = None
        self._public: list[Listed] = []
        self._looked = -LOBBY_SECONDS
        self.stopping = False
        """Whether everybody is being told that the server stops."""
        self.leaving = False
        """Whether people had better go to another server: this one is about to stop."""
        self._handover: Final = Handover()
        self.damaged: Final[set[str]] = set()
        """Tables that could not be read since the start."""

    def open(self) -> None:
        """Begin to wake tables that have something to do and to unload idle ones."""
        loop = asyncio.get_running_loop()
        self._sweeper = loop.create_task(self._sweep(), name="sweeper")

        def heard(table: str) -> None:
            # in the store's thread, for every move of all servers: this loop is not woken for tables that are not here
            if table in ("", TO_DO) or table in self._loading or table in self.rooms:
                loop.call_soon_threadsafe(self._heard, table)

        self.store.listen(heard, self.thinks)
        if self.store.several:
            self._sharing = loop.create_task(self.shares.run(), name="shares")

    def _heard(self, table: str) -> None:
        """Another server has changed a table, or ("") any: those in memory read what is new, others may have to be woken."""
        if table in ("", TO_DO):
            self._stirred.set()
        self._handover.heard(table)
        if table in self._loading:
            self._loading[table].add_done_callback(lambda _: self._catch_up(table))
            return
        for room in list(self.rooms.values()) if table == "" else filter(None, [self.rooms.get(table)]):
            if table and room.forsaken:
                self.forget(room)
            else:
                room.tell(room.elsewhere.follow)

    def _catch_up(self, table: str) -> None:
        """What was changed while it was being loaded may be missing; whoever it was loaded for is to find it here."""
        if table in self.rooms:
            self.rooms[table].tell(self.rooms[table].elsewhere.follow)

    async def part(self) -> bool:
        """The server is about to stop; says whether there are people here for whom others may go on."""
        self.leaving = True
        try:
            return any(room.links for room in self.rooms.values()) and await self.store.others() > 0
        except StoreError as error:
            LOG.error("cannot ask for other servers: %s", error)
            return False

    async def hand_over(self) -> None:
        """Send the people of one table after the other to the other servers; here all goes on until then."""
        await self._handover.run([room for room in list(self.rooms.values()) if room.links])

    async def farewell(self) -> None:
        """Tell everybody that the server stops, and wait until they have heard it; nobody is let in any more."""
        self.leaving = self.stopping = True
        within = min(LONGEST_RETURN, 2 * sum(len(room.links) for room in self.rooms.values()))
        for room in list(self.rooms.values()):
            room.company.interrupt(*STOPPING, 1012, within)
        end = time.monotonic() + FAREWELL_SECONDS
        while any(room.links for room in self.rooms.values()) and time.monotonic() < end:
            await asyncio.sleep(0.01)

    async def close(self) -> None:
        """Let go of everything."""
        for task in filter(None, (self._sweeper, self._sharing)):
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        for room in list(self.rooms.values()):
            room.company.interrupt(*STOPPING, 1012)
            self.forget(room)
        await self.reviews.close()
        await self.courier.close()
        await self.herald.close()
        await self.bots.close()

    def may_say(self, address: str) -> bool:
        """Whether the spectators of an address may say one more thing."""
        return self.watchers_talk.take(self.origins.counted(address))

    def send_away(self, banned: Collection[str]) -> None:
        """Those who are inside from addresses that may not come in any more."""

        def gone(link: Link) -> bool:
            return self.origins.of(link.address) in banned

        for room in list(self.rooms.values()) if banned else ():
            room.company.send_away(gone, "banned", "this address may not come in for a while")

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
        if self.stopping:
            raise TableError(*STOPPING)
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
        await self._note_outcome(stored, match)
        room = self.rooms[table] = Room(self, stored, match)
        self.metrics.loads.add(time.perf_counter() - started)
        return room

    async def _note_outcome(self, stored: Stored, match: Match | None) -> None:
        """Games that ended before outcomes were kept get theirs when somebody looks at them."""
        table = stored.table
        if match is not None and match.over and table.outcome is None and not table.guide:
            table.outcome = structs.replace(outcome(match), at=stored.pulse.touched)
            await self.commit(SaveTable(table, stored.pulse))

    async def _rebuilt(self, stored: Stored) -> Match | None:
        """The match, unless its rules have been corrected since: then the table ends, and its record is kept."""
        table = stored.table
        if not table.outdated and not table.guide and outdated(table):
            LOG.warning("table %s ends: the rules of %s have changed", table.id, table.game)
            table.ended = "old-record" if table.status == "over" and not table.closed else "old-rules"
            table.status = "over"
            await self.commit(SaveTable(table, Pulse(stored.pulse.touched, None, None, None)))
        if table.outdated:
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
        due = 0.0
        while True:
            try:
                if time.monotonic() >= due:
                    due = time.monotonic() + SWEEP_SECONDS
                    await self._look_round()
                await self._wake_due()
            except StoreError as error:
                LOG.error("cannot look for tables to wake: %s", error)
            except Exception:
                LOG.exception("the sweeper failed and goes on")
            self.swept = time.monotonic()
            with contextlib.suppress(TimeoutError):
                # not `wait_for`: before Python 3.12 that forgets to be cancelled when it is stirred at the same moment
                async with asyncio.timeout(max(0.0, due - time.monotonic())):
                    await self._stirred.wait()
            await asyncio.sleep(STIR_SECONDS)
            self._stirred.clear()

    async def _look_round(self) -> None:
        self._unload(self._idle_seconds)
        if self._cleaning is not None:
            self._cleaning.look(self.metrics.unloads + self.metrics.goodbyes)
        await self._look_elsewhere()

    async def _look_elsewhere(self) -> None:
        """What other servers have told may have been lost on the way: ask what has changed."""
        if not self.store.several:
            return
        self.send_away(await self.origins.open())
        await self.persons.look()
        stamps = await self.store.stamps(list(self.rooms))
        for table, room in list(self.rooms.items()):
            if room.elsewhere.behind(stamps.get(table, 0)) or table not in stamps:
                room.tell(room.elsewhere.follow)

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
        """A guided game: a table of its own that nobody else sees."""
        try:
            guide = guide_of(game, wish.script)
        except ValueError as error:
            raise TableError("not-found", str(error)) from error
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
        table.script = guide.key
        await self.commit(*first_changes(table, open_guide(table)))
        return keys

    async def create_onward(
        self, game: Game, state: State, seat: int, wish: PlayOn, origin: str = ""
    ) -> Keys:
        """A table of one's own that goes on from a position; what the seat does not know of it is dealt anew."""
        known = answers.behind_the_wall(game, state, seat)
        kinds: list[Literal["me", "bot"]] = ["me" if each == seat else "bot" for each in range(state.seats)]
        table, keys = await self._make(
            NewTable(
                game=game.key,
                seats=[SeatWish(kind=kind, level=wish.level if kind == "bot" else "") for kind in kinds],
                options=dict(zip(game.options, state.options, strict=True)),
                name=wish.name,
                player=wish.player,
                speed=wish.speed,
                spectators="none",
                hints=wish.hints,
            ),
            origin,
        )
        await self.commit(*first_changes(table, open_onward(table, game.position(known))))
        return keys

    async def _make(self, wish: NewTable, origin: str) -> tuple[tables.Table, Keys]:
        if self._tables is None:
            self._tables = await self._count()
        rated.check_new(wish, self.ratings.on)
        hints.check_new(wish)
        try:
            await self.origins.check(origin, wish)
        except StoreError as error:
            raise tables.storage_trouble() from error
        if self._tables >= self._most_tables:
            raise TableError("too-many", "this server has as many tables as it may hold")
        made = tables.create(wish, self.levels, self.default_level, now(), origin, self.store.key)
        self._tables += 1
        return made

    async def public(self) -> list[Listed]:
        """The public tables at which somebody sits through other servers, as they were a moment ago."""
        if self.store.several and time.monotonic() - self._looked >= LOBBY_SECONDS:
            self._looked = time.monotonic()
            self._public = await self.store.public(MOST_PUBLIC)
        return self._public

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
            raise TableError(found.code, found.fault)
        if not found.over:
            raise TableError("not-over", "only the record of a finished game can be looked at here")
        _, keys, changes = finished_table(text, origin)
        await self.commit(*changes)
        return keys
