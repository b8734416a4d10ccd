"""What is done by itself while the server runs: backups, and forgetting what is no longer wanted."""

import asyncio
import logging
import time
from collections.abc import Container
from pathlib import Path
from typing import Final, NamedTuple

from caravanserai.server import database, identity
from caravanserai.server.clock import now
from caravanserai.server.store import DeleteTable, DropChat, SaveTable, Store, StoreError

LOG: Final = logging.getLogger("caravanserai.server.upkeep")

DAY: Final = 86_400_000
LOOK_SECONDS: Final = 60.0
AT_ONCE: Final = 50
"""Tables that are forgotten between two pauses, so that nobody waits for it."""
PREFIX: Final = "tables-"


class Plan(NamedTuple):
    """What the host wants: where backups go and how many are kept, and after how many days what is forgotten."""

    backups: Path | None = None
    backup_hours: float = 24.0
    backups_kept: int = 7
    keep_days: float | None = None
    chat_days: float | None = None


class Upkeep:
    """Looks every minute whether something is due. `live` are the tables in memory, which are left alone."""

    def __init__(self, store: Store, plan: Plan, live: Container[str]) -> None:
        self._store: Final = store
        self._plan: Final = plan
        self._live: Final = live
        self.backed_up = 0
        self.failed = 0

    async def run(self) -> None:
        """Never ends by itself: what goes wrong is logged and tried again."""
        while True:
            try:
                await self.look()
            except Exception as error:
                self.failed += 1
                LOG.error("upkeep failed and is tried again: %s", error)
            await asyncio.sleep(LOOK_SECONDS)

    async def look(self) -> None:
        """Do what is due."""
        if self._plan.backups is not None and self._due(self._plan.backups):
            await self._backup(self._plan.backups)
            self.backed_up += 1
        if self._plan.keep_days is not None:
            await forget_tables(self._store, now() - int(DAY * self._plan.keep_days), self._live)
        if self._plan.chat_days is not None:
            await forget_people(self._store, now() - int(DAY * self._plan.chat_days), self._live)

    def _due(self, folder: Path) -> bool:
        newest = max((path.stat().st_mtime for path in backups(folder)), default=0.0)
        return time.time() - newest >= 3600 * self._plan.backup_hours

    async def _backup(self, folder: Path) -> None:
        database.make_folder(folder)
        name = time.strftime(f"{PREFIX}%Y%m%d-%H%M%S.sqlite3", time.gmtime())
        await self._store.backup(folder / name)
        for old in backups(folder)[: -self._plan.backups_kept]:
            old.unlink(missing_ok=True)


def backups(folder: Path) -> list[Path]:
    """The backups in a folder, oldest first."""
    return sorted(folder.glob(f"{PREFIX}*.sqlite3")) if folder.is_dir() else []


async def forget_tables(store: Store, before: int, live: Container[str] = ()) -> int:
    """Delete the tables that nobody has touched since; returns how many."""
    count = 0
    for table in await store.stale(before):
        if table not in live:
            await store.commit(DeleteTable(table))
            count += 1
            if count % AT_ONCE == 0:
                await asyncio.sleep(0.1)
    await forget_persons(store, before)
    return count


async def forget_persons(store: Store, before: int) -> int:
    """Forget persons who have used nothing since and sit at no table; returns how many."""
    count = 0
    for person in await store.persons(before):
        if not await store.by_keys(identity.names(store.key, person).keys):
            await store.commit(identity.DropPerson(person))
            count += 1
    return count


async def forget_people(store: Store, before: int, live: Container[str] = ()) -> int:
    """Delete older chat, and the names at tables that are over and nobody has touched since; returns how many tables."""
    await store.commit(DropChat(before))
    count = 0
    for table in await store.stale(before, named=True):
        try:
            stored = await store.load(table)
        except StoreError:
            continue
        if stored is None or table in live:
            continue
        stored.table.name = ""
        for seat in stored.table.seats:
            seat.name, seat.origin, seat.asking = "", "", None
        await store.commit(SaveTable(stored.table, stored.pulse))
        count += 1
    return count
