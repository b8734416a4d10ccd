"""The statements: how changes are written and tables read."""

import os
import sqlite3
from collections.abc import Sequence
from itertools import groupby
from typing import Final

import msgspec

from caravanserai.server import person_rows
from caravanserai.server.identity import PersonChange
from caravanserai.server.results import COLUMNS, AddResult, RatedSeat
from caravanserai.server.store import (
    AddChat,
    AddMove,
    AddReport,
    Change,
    Chat,
    DamagedTable,
    DropChat,
    KeepReview,
    KeepSetting,
    KeptReview,
    Move,
    Pulse,
    SaveTable,
    SetBan,
    SetKey,
    Stored,
    Touch,
    decode_table,
    encode_table,
    people,
)
from caravanserai.server.tables import digests

MOST_ROWS: Final = 64
"""At most this many moves share a statement."""

LISTED: Final = "SELECT id, doc, touched, turn, deadline, wake FROM tables JOIN pulses ON table_id = id"
_PLAYED: Final = "(?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"


def apply(db: sqlite3.Connection, changes: Sequence[Change]) -> None:
    """Carry the changes out in their order, all or none.

    A few moves and nothing else are one statement, which is a transaction by itself. After each statement the
    thread has to wait for the interpreter, which the event loop keeps busy, so this is much faster.
    """
    if not changes:
        return
    moves = [change for change in changes if isinstance(change, AddMove)]
    if len(moves) == len(changes) <= MOST_ROWS:
        _add(db, moves)
        return
    db.execute("BEGIN IMMEDIATE")
    for together, group in groupby(changes, key=lambda change: isinstance(change, AddMove)):
        if together:
            moves = [change for change in group if isinstance(change, AddMove)]
            for first in range(0, len(moves), MOST_ROWS):
                _add(db, moves[first : first + MOST_ROWS])
        else:
            for change in group:
                _apply_other(db, change)
    db.execute("COMMIT")


def _add(db: sqlite3.Connection, moves: Sequence[AddMove]) -> None:
    """Moves with the pulses they left; `played` puts both where they belong."""
    rows = ", ".join([_PLAYED] * len(moves))
    values = [value for each in moves for value in (each.table, *each.move, *each.pulse)]
    db.execute(f"INSERT INTO played VALUES {rows}", values)


def _apply_other(db: sqlite3.Connection, change: Change) -> None:
    if isinstance(change, SaveTable):
        _save(db, change)
    elif isinstance(change, PersonChange):
        person_rows.apply(db, change)
    elif isinstance(change, AddChat):
        db.execute("INSERT INTO chat VALUES (?, ?, ?, ?, ?, ?, ?)", (change.table, *change.chat))
    elif isinstance(change, Touch):
        db.execute("REPLACE INTO settings VALUES ('touched', ?)", (os.urandom(change.size),))
    elif isinstance(change, SetKey):
        db.execute("REPLACE INTO settings VALUES ('key', ?)", (change.key,))
    elif isinstance(change, KeepSetting):
        db.execute("INSERT OR IGNORE INTO settings VALUES (?, ?)", change)
    elif isinstance(change, KeepReview):
        db.execute(
            "INSERT OR REPLACE INTO reviews SELECT ?, ?, ?, ?, ? WHERE EXISTS (SELECT 1 FROM tables WHERE id = ?)",
            (change.table, *change.review, change.table),
        )
    elif isinstance(change, AddReport):
        db.execute(
            "INSERT INTO reports (table_id, at, seat, about, text) VALUES (?, ?, ?, ?, ?)", change.report
        )
    elif isinstance(change, AddResult):
        db.executemany(
            f"INSERT OR IGNORE INTO results ({COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)", change.seats
        )
    elif isinstance(change, DropChat):
        db.execute("DELETE FROM chat WHERE at < ?", (change.before,))
    elif isinstance(change, SetBan):
        db.execute("REPLACE INTO bans (origin, until, mute, why) VALUES (?, ?, ?, ?)", change.ban)
    else:
        for place, column in (
            ("tables", "id"),
            ("pulses", "table_id"),
            ("keys", "table_id"),
            ("moves", "table_id"),
            ("chat", "table_id"),
            ("reviews", "table_id"),
        ):
            db.execute(f"DELETE FROM {place} WHERE {column} = ?", (change.table,))


def _save(db: sqlite3.Connection, change: SaveTable) -> None:
    table = change.table
    db.execute(
        "INSERT INTO tables (id, doc, seed, status, listed, origin, people) VALUES (?, ?, ?, ?, ?, ?, ?)"
        " ON CONFLICT (id) DO UPDATE SET doc = excluded.doc, seed = coalesce(seed, excluded.seed),"
        " status = excluded.status, listed = excluded.listed, people = excluded.people",
        (table.id, encode_table(table), change.seed, table.status, table.listed, table.origin, people(table)),
    )
    db.execute("REPLACE INTO pulses VALUES (?, ?, ?, ?, ?)", (table.id, *change.pulse))
    db.execute("DELETE FROM keys WHERE table_id = ?", (table.id,))
    db.executemany(
        "INSERT OR IGNORE INTO keys VALUES (?, ?)", [(key, table.id) for key, _, _ in digests(table)]
    )


def results(db: sqlite3.Connection, after: tuple[int, str]) -> list[RatedSeat]:
    found = f"SELECT {COLUMNS} FROM results WHERE (at, table_id) > (?, ?) ORDER BY at, table_id, seat"
    return [RatedSeat._make((*row[:7], bool(row[7]))) for row in db.execute(found, after)]


def review(db: sqlite3.Connection, table: str) -> KeptReview | None:
    row = db.execute("SELECT versions, at, done, page FROM reviews WHERE table_id = ?", (table,)).fetchone()
    return None if row is None else KeptReview(row[0], row[1], bool(row[2]), row[3])


def secret(db: sqlite3.Connection) -> bytes:
    db.execute("INSERT OR IGNORE INTO settings VALUES ('key', ?)", (os.urandom(32),))
    return bytes(db.execute("SELECT value FROM settings WHERE name = 'key'").fetchone()[0])


def load(db: sqlite3.Connection, table: str, moves_from: int = 0, chat_from: int = 0) -> Stored | None:
    row = db.execute(
        "SELECT doc, touched, turn, deadline, wake, seed FROM tables JOIN pulses ON table_id = id WHERE id = ?",
        (table,),
    ).fetchone()
    if row is None:
        return None
    try:
        known = decode_table(row[0])
    except (msgspec.MsgspecError, UnicodeError, TypeError) as error:
        raise DamagedTable(table, error) from error
    moves = db.execute(
        "SELECT number, at, seat, request, lines FROM moves WHERE table_id = ? AND number >= ? ORDER BY number",
        (table, moves_from),
    )
    chat = db.execute(
        "SELECT number, at, room, seat, name, text FROM chat WHERE table_id = ? AND number >= ? ORDER BY number",
        (table, chat_from),
    )
    return Stored(known, Pulse(*row[1:5]), row[5], [Move(*m) for m in moves], [Chat(*c) for c in chat])
