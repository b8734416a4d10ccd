"""Persons in SQLite: how changes of them are written, and how they are read."""

import sqlite3
from typing import Final

from caravanserai.server.identity import (
    SINGLE,
    AddCredential,
    Credential,
    DropCredential,
    DropPerson,
    Person,
    PersonChange,
    Redeem,
    SavePerson,
    decode_person,
    encode_person,
)
from caravanserai.server.receivers import DropReceiver, KeepReceiver, Receiver, SaveReceiver
from caravanserai.server.results import nobody

COLUMNS: Final = "digest, person, kind, label, made, seen, until, data"
PLACES: Final = "id, person, device, kind, made, data"


def apply(db: sqlite3.Connection, change: PersonChange) -> None:
    """Carry a change out."""
    if isinstance(change, SavePerson):
        person = change.person
        db.execute("REPLACE INTO persons VALUES (?, ?)", (person.id, encode_person(person)))
    elif isinstance(change, DropPerson):
        db.execute("DELETE FROM persons WHERE id = ?", (change.person,))
        db.execute("DELETE FROM credentials WHERE person = ?", (change.person,))
        db.execute("DELETE FROM receivers WHERE person = ?", (change.person,))
        db.execute("UPDATE results SET person = ? WHERE person = ?", (nobody(), change.person))
    elif isinstance(change, AddCredential):
        _add(db, change.credential)
    elif isinstance(change, DropCredential):
        db.execute("DELETE FROM credentials WHERE digest = ?", (change.digest,))
        db.execute("DELETE FROM receivers WHERE device = ?", (change.digest,))
    elif isinstance(change, Redeem):
        _redeem(db, change)
    elif isinstance(change, SaveReceiver):
        db.execute(f"REPLACE INTO receivers ({PLACES}) VALUES (?, ?, ?, ?, ?, ?)", change.receiver)
    elif isinstance(change, KeepReceiver):
        db.execute("UPDATE receivers SET data = ? WHERE id = ?", (change.data, change.id))
    elif isinstance(change, DropReceiver):
        db.execute("DELETE FROM receivers WHERE id = ?", (change.id,))
    else:
        db.execute("UPDATE credentials SET seen = ? WHERE digest = ?", (change.at, change.digest))


def _add(db: sqlite3.Connection, made: Credential) -> None:
    db.execute("DELETE FROM credentials WHERE until < ?", (made.made,))
    if made.kind in SINGLE:
        db.execute("DELETE FROM credentials WHERE person = ? AND kind = ?", (made.person, made.kind))
    db.execute(f"INSERT INTO credentials ({COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)", made)


def _redeem(db: sqlite3.Connection, change: Redeem) -> None:
    made = change.made
    db.execute(
        f"INSERT INTO credentials ({COLUMNS}) SELECT ?, CASE WHEN ? = '' THEN person ELSE ? END, ?, ?, ?, ?, ?, ?"
        " FROM credentials WHERE digest = ? AND kind = ? AND until >= ?",
        (made.digest, made.person, *made[1:], change.digest, change.kind, change.now),
    )
    db.execute("DELETE FROM credentials WHERE digest = ? AND kind = ?", (change.digest, change.kind))


def person(db: sqlite3.Connection, key: str) -> Person | None:
    row = db.execute("SELECT doc FROM persons WHERE id = ?", (key,)).fetchone()
    return None if row is None else decode_person(row[0])


def persons(db: sqlite3.Connection, before: int | None) -> list[str]:
    sql = "SELECT id FROM persons"
    if before is not None:
        sql += " WHERE NOT EXISTS (SELECT 1 FROM credentials WHERE person = id AND seen >= ?)"
    return [row[0] for row in db.execute(f"{sql} ORDER BY id", () if before is None else (before,))]


def credential(db: sqlite3.Connection, digest: str) -> Credential | None:
    row = db.execute(f"SELECT {COLUMNS} FROM credentials WHERE digest = ?", (digest,)).fetchone()
    return None if row is None else Credential(*row)


def credentials(db: sqlite3.Connection, key: str) -> list[Credential]:
    found = f"SELECT {COLUMNS} FROM credentials WHERE person = ? ORDER BY made, digest"
    return [Credential(*row) for row in db.execute(found, (key,))]


def receivers(db: sqlite3.Connection, column: str, value: str) -> list[Receiver]:
    found = f"SELECT {PLACES} FROM receivers WHERE {column} = ? ORDER BY made, id"
    return [Receiver(*row) for row in db.execute(found, (value,))]
