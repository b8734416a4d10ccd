"""What the host can do with the stored tables: list, back up, copy, export and import."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import NamedTuple, TypeVar

import msgspec

from caravanserai.play.match import Match
from caravanserai.play.record import BadRecord, parse, record_text, resume
from caravanserai.server import copying, database
from caravanserai.server.clock import now
from caravanserai.server.lock import running
from caravanserai.server.matches import finished_table, kept_record, rebuild
from caravanserai.server.place import Place
from caravanserai.server.rating import Standings
from caravanserai.server.ratings import follow
from caravanserai.server.store import AddMove, Change, Line, Move, Pulse, SaveTable, Store, Stored, StoreError
from caravanserai.server.tables import Table

T = TypeVar("T")


class Bundle(msgspec.Struct, frozen=True):
    """A whole table as a file: its links keep working where it is imported. It holds the secret seed."""

    table: Table
    seed: str
    moves: list[Move]


def backup(place: Place, target: Path) -> None:
    """Copy all tables, also while a server runs."""
    if not place.url and not (place.data / database.FILE_NAME).is_file():
        raise StoreError("store-no-tables", folder=place.data)
    _with_store(place, lambda store: store.backup(target))


def copy(source: Place, target: Place, told: copying.Told) -> copying.Copied:
    """All tables from one place to another; see `copying.copy`. No server may run on either."""
    for place in (source, target):
        address = "" if place.url else running(place.data)
        if address:
            raise StoreError("store-in-use", address=address)
    return _with_store(source, lambda one: _into(one, target, told))


async def _into(source: Store, target: Place, told: copying.Told) -> copying.Copied:
    with contextlib.closing(await asyncio.to_thread(target.open)) as store:
        return await copying.copy(source, store, told)


def listing(place: Place) -> list[Line]:
    """All tables, last touched first."""
    if not place.url and not (place.data / database.FILE_NAME).is_file():
        return []
    return _with_store(place, lambda store: store.listing())


class RatedPerson(NamedTuple):
    """A line of the host's list of ratings."""

    game: str
    person: str
    name: str
    points: int
    range: int
    games: int


def ratings(place: Place) -> list[RatedPerson]:
    """Everybody's rating, the strongest of each game first, worked out anew from the results of all rated games."""
    if not place.url and not (place.data / database.FILE_NAME).is_file():
        return []
    return _with_store(place, _ratings)


async def _ratings(store: Store) -> list[RatedPerson]:
    standings = await follow(store, Standings())
    found = []
    for (game, key), skill in standings.everybody().items():
        person = await store.person(key)
        name = "" if person is None else person.name
        found.append(RatedPerson(game, key, name, skill.points, skill.range, skill.games))
    return sorted(found, key=lambda each: (each.game, -each.points, each.person))


def export(place: Place, table: str, target: Path) -> None:
    """Write a table: as a record, or whole and with its secrets if the file's name ends in `.json`."""
    stored = _with_store(place, lambda store: store.load(table))
    if stored is None:
        raise StoreError("store-no-table", table=table, folder=place.said)
    if target.suffix == ".json":
        seed = "" if stored.seed is None else stored.seed.hex()
        text = msgspec.json.encode(Bundle(stored.table, seed, stored.moves))
    else:
        text = (kept_record(stored) if stored.table.ended else record_text(_rebuilt(stored))).encode()
    try:
        target.touch(mode=0o600)
        target.write_bytes(text)
    except OSError as error:
        raise StoreError("store-cannot-write", path=target, why=error.strerror) from error


def _rebuilt(stored: Stored) -> Match:
    try:
        match = rebuild(stored)
    except BadRecord as error:
        raise StoreError("store-unreadable", what=error) from error
    if match is None:
        raise StoreError("store-not-begun")
    return match


def bring(place: Place, source: Path) -> str:
    """Import a file that `export` wrote, or the record of a finished game; returns the table's id."""
    try:
        content = source.read_bytes()
    except OSError as error:
        raise StoreError("store-cannot-read", path=source, why=error.strerror) from error
    changes = _from_bundle(content) if source.suffix == ".json" else _from_record(content)
    table = changes[0].table.id
    if _with_store(place, lambda store: store.load(table)) is not None:
        raise StoreError("store-there", table=table)
    _with_store(place, lambda store: store.commit(*changes))
    return table


def _from_bundle(content: bytes) -> tuple[SaveTable, *tuple[Change, ...]]:
    try:
        bundle = msgspec.json.decode(content, type=Bundle)
        seed = bytes.fromhex(bundle.seed) if bundle.seed else None
        if seed is not None and bundle.moves:
            resume(bundle.table.header + "".join(m.lines for m in bundle.moves) + _end(bundle.table), seed)
    except (msgspec.MsgspecError, ValueError) as error:
        raise StoreError("store-no-export", what=error) from error
    over = bundle.table.status == "over"
    pulse = Pulse(now(), None, None, None if over or not bundle.moves else now())
    moves = [AddMove(bundle.table.id, move, pulse) for move in bundle.moves]
    return (SaveTable(bundle.table, pulse, seed), *moves)


def _end(table: Table) -> str:
    return "end\nseed unknown\n" if table.status == "over" else ""


def _from_record(content: bytes) -> tuple[SaveTable, *tuple[Change, ...]]:
    try:
        text = content.decode("utf-8")
        match = parse(text)
    except (BadRecord, UnicodeDecodeError) as error:
        raise StoreError("store-no-record", what=error) from error
    if not match.over:
        raise StoreError("store-not-finished")
    table, _, changes = finished_table(text)
    table.listed = True  # its address opens it without a token: there is nothing secret in a finished record
    return changes


def _with_store(place: Place, work: "Callable[[Store], Awaitable[T]]") -> T:
    async def run() -> T:
        return await work(store)

    with contextlib.closing(place.open()) as store:
        return asyncio.run(run())
