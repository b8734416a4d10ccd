"""What the host can do with the tables on disk: list, back up, export and import. Only on the machine itself."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import NamedTuple, TypeVar

import msgspec

from caravanserai.play.match import Match
from caravanserai.play.record import BadRecord, parse, record_text, resume
from caravanserai.server import database
from caravanserai.server.clock import now
from caravanserai.server.matches import finished_table, kept_record, rebuild
from caravanserai.server.sqlite import SqliteStore
from caravanserai.server.store import AddMove, Change, Move, Pulse, SaveTable, Stored, StoreError
from caravanserai.server.tables import Table

T = TypeVar("T")


class Bundle(msgspec.Struct, frozen=True):
    """A whole table as a file: its links keep working where it is imported. It holds the secret seed."""

    table: Table
    seed: str
    moves: list[Move]


class Line(NamedTuple):
    """A table in the host's list."""

    id: str
    game: str
    status: str
    touched: int
    moves: int


def backup(data: Path, target: Path) -> None:
    """Copy all tables, also while a server runs."""
    database.backup(data, target)


def listing(data: Path) -> list[Line]:
    """All tables, last touched first."""
    path = data / database.FILE_NAME
    if not path.is_file():
        return []
    with database.explained(path), contextlib.closing(database.connect(path)) as db:
        database.migrate(db, path)
        rows = db.execute(
            "SELECT id, CASE WHEN json_valid(CAST(doc AS TEXT)) THEN"
            " coalesce(json_extract(CAST(doc AS TEXT), '$.game'), '?') ELSE '?' END, status, touched,"
            " (SELECT count(*) FROM moves WHERE moves.table_id = id)"
            " FROM tables JOIN pulses ON pulses.table_id = id ORDER BY touched DESC"
        )
        return [Line(*row) for row in rows]


def export(data: Path, table: str, target: Path) -> None:
    """Write a table: as a record, or whole and with its secrets if the file's name ends in `.json`."""
    stored = _with_store(data, lambda store: store.load(table))
    if stored is None:
        raise StoreError("store-no-table", table=table, folder=data)
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


def bring(data: Path, source: Path) -> str:
    """Import a file that `export` wrote, or the record of a finished game; returns the table's id."""
    try:
        content = source.read_bytes()
    except OSError as error:
        raise StoreError("store-cannot-read", path=source, why=error.strerror) from error
    changes = _from_bundle(content) if source.suffix == ".json" else _from_record(content)
    table = changes[0].table.id
    if _with_store(data, lambda store: store.load(table)) is not None:
        raise StoreError("store-there", table=table)
    _with_store(data, lambda store: store.commit(*changes))
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


def _with_store(data: Path, work: "Callable[[SqliteStore], Awaitable[T]]") -> T:
    async def run() -> T:
        return await work(store)

    store = SqliteStore(data)
    try:
        return asyncio.run(run())
    finally:
        store.close()
