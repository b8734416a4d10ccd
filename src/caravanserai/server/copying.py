"""All tables from one store into another, and the check that nothing was lost."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Final, NamedTuple

from msgspec import structs

from caravanserai.server.database import FILE_NAME, backup
from caravanserai.server.identity import AddCredential, Credential, Person, SavePerson
from caravanserai.server.receivers import Receiver, SaveReceiver
from caravanserai.server.results import AddResult
from caravanserai.server.sqlite import SqliteStore
from caravanserai.server.store import (
    AddChat,
    AddMove,
    AddReport,
    Change,
    DamagedTable,
    KeepSetting,
    Present,
    SaveTable,
    SetBan,
    SetKey,
    Store,
    Stored,
    StoreError,
)

MOST: Final = 2**62
SHARED: Final = ("vapid",)
"""Settings that go along: without them receivers would not know who tells them."""
Told = Callable[[int, int], None]


class Copied(NamedTuple):
    """What was copied and compared, and the tables that could not be read."""

    tables: int
    moves: int
    damaged: list[str]


async def copy(source: Store, target: Store, told: Told = lambda done, of: None) -> Copied:
    """Every table with all that belongs to it, persons, bans, reports and the secret of addresses.

    The target must be empty. Afterwards everything is read from both and compared; a difference is an error. Reviews are not
    copied: they are made anew when somebody asks for them.
    """
    if (await target.counts()).tables:
        raise StoreError("store-not-empty")
    ids = sorted(line.id for line in await source.listing())
    await target.commit(SetKey(source.key))
    for name in SHARED:
        if (value := await source.setting(name)) is not None:
            await target.commit(KeepSetting(name, value))
    await target.commit(*(SetBan(ban) for ban in await source.bans(0)))
    await target.commit(*(AddReport(report) for report in reversed(await source.reports(MOST))))
    await _copy_persons(source, target)
    await _copy_results(source, target)
    moves, damaged = 0, []
    for number, table in enumerate(ids):
        try:
            stored = await source.load(table)
        except DamagedTable:
            damaged.append(table)
            continue
        if stored is not None:
            await target.commit(*_changes(stored))
            moves += await _same(table, stored, target)
        told(number + 1, len(ids))
    if (await target.bans(0), await target.reports(MOST)) != (
        await source.bans(0),
        await source.reports(MOST),
    ):
        raise StoreError("store-lost", what="bans, reports")
    return Copied(len(ids) - len(damaged), moves, damaged)


async def _copy_persons(source: Store, target: Store) -> None:
    for key in await source.persons():
        person, proofs, places = await _person(source, key)
        if person is None:
            continue
        await target.commit(
            SavePerson(person),
            *(AddCredential(each) for each in proofs),
            *(SaveReceiver(each) for each in places),
        )
        if await _person(target, key) != (person, proofs, places):
            raise StoreError("store-lost", what="persons")


async def _person(store: Store, key: str) -> tuple[Person | None, list[Credential], list[Receiver]]:
    """A person, with what lasts of their proofs (codes for ten minutes are not copied), and where they are told."""
    proofs = [each for each in await store.credentials(key) if each.until is None]
    return await store.person(key), proofs, await store.receivers(key)


async def _copy_results(source: Store, target: Store) -> None:
    kept = await source.results()
    for first in range(0, len(kept), 500):
        await target.commit(AddResult(kept[first : first + 500]))
    if sorted(await target.results()) != sorted(kept):
        raise StoreError("store-lost", what="ratings")


def _changes(stored: Stored) -> list[Change]:
    table = stored.table.id
    return [
        SaveTable(stored.table, stored.pulse, stored.seed),
        *(AddMove(table, move, stored.pulse) for move in stored.moves),
        *(AddChat(table, chat) for chat in stored.chat),
    ]


async def _same(table: str, stored: Stored, target: Store) -> int:
    found = await target.load(table)
    if found is None or _kept(found) != _kept(stored):
        raise StoreError("store-lost", what=table)
    return len(stored.moves)


def _kept(stored: Stored) -> Stored:
    """What a copy keeps: not how often it was changed where it was, nor who is there."""
    return stored._replace(table=structs.replace(stored.table, revision=0), stamp=0, present=Present())


async def into_file(source: Store, target: Path) -> None:
    """A backup of a store as an SQLite file, whole or not at all."""
    async with _folder_beside(target) as folder:
        with contextlib.closing(SqliteStore(folder)) as made:
            copied = await copy(source, made)
        if copied.damaged:
            raise DamagedTable(copied.damaged[0], "it cannot be backed up")
        await asyncio.to_thread(backup, folder, target)


@contextlib.asynccontextmanager
async def _folder_beside(target: Path) -> AsyncIterator[Path]:
    folder = target.with_name(f".{target.name}.tables")
    try:
        folder.mkdir(mode=0o700)
    except OSError as error:
        raise StoreError("store-cannot-write", path=target, why=error.strerror) from error
    try:
        yield folder
    finally:
        for path in folder.glob(f"{FILE_NAME}*"):
            path.unlink(missing_ok=True)
        folder.rmdir()
