"""Persons in PostgreSQL: how changes of them are written, and how they are read."""

from typing import Any, Final

import asyncpg

from caravanserai.server.identity import (
    SINGLE,
    AddCredential,
    Credential,
    DropCredential,
    DropPerson,
    PersonChange,
    Redeem,
    SavePerson,
    encode_person,
)
from caravanserai.server.receivers import DropReceiver, KeepReceiver, Receiver, SaveReceiver
from caravanserai.server.results import nobody

COLUMNS: Final = "digest, person, kind, label, made, seen, until, data"
PLACES: Final = "id, person, device, kind, made, data"


async def apply(db: asyncpg.Connection, change: PersonChange) -> None:
    """Carry a change out."""
    if isinstance(change, SavePerson):
        await db.execute(
            "INSERT INTO persons VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET doc = excluded.doc",
            change.person.id,
            encode_person(change.person),
        )
    elif isinstance(change, DropPerson):
        await db.execute("DELETE FROM persons WHERE id = $1", change.person)
        await db.execute("DELETE FROM credentials WHERE person = $1", change.person)
        await db.execute("UPDATE results SET person = $1 WHERE person = $2", nobody(), change.person)
    elif isinstance(change, AddCredential):
        await _add(db, change.credential)
    elif isinstance(change, DropCredential):
        await db.execute("DELETE FROM credentials WHERE digest = $1", change.digest)
        await db.execute("DELETE FROM receivers WHERE device = $1", change.digest)
    elif isinstance(change, Redeem):
        await _redeem(db, change)
    elif isinstance(change, SaveReceiver):
        await db.execute(
            f"INSERT INTO receivers ({PLACES}) VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (id) DO UPDATE SET"
            " person = excluded.person, device = excluded.device, made = excluded.made, data = excluded.data",
            *change.receiver,
        )
    elif isinstance(change, KeepReceiver):
        await db.execute("UPDATE receivers SET data = $1 WHERE id = $2", change.data, change.id)
    elif isinstance(change, DropReceiver):
        await db.execute("DELETE FROM receivers WHERE id = $1", change.id)
    else:
        await db.execute("UPDATE credentials SET seen = $1 WHERE digest = $2", change.at, change.digest)


async def _add(db: asyncpg.Connection, made: Credential) -> None:
    await db.execute("DELETE FROM credentials WHERE until < $1", made.made)
    if made.kind in SINGLE:
        await db.execute("DELETE FROM credentials WHERE person = $1 AND kind = $2", made.person, made.kind)
    await db.execute(f"INSERT INTO credentials ({COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)", *made)


async def _redeem(db: asyncpg.Connection, change: Redeem) -> None:
    """In one statement: of two servers that use the same code at once, one finds it gone."""
    await db.execute(
        f"""
        WITH gone AS (
            DELETE FROM credentials WHERE digest = $9 AND kind = $10 RETURNING person, until
        )
        INSERT INTO credentials ({COLUMNS})
        SELECT $1, coalesce(nullif($2, ''), person), $3, $4, $5, $6, $7, $8 FROM gone WHERE until >= $11
        """,
        *change.made,
        change.digest,
        change.kind,
        change.now,
    )


async def credentials(db: asyncpg.Connection, column: str, value: str) -> list[Credential]:
    """The proofs that have this in a column, oldest first."""
    rows: list[Any] = await db.fetch(
        f"SELECT {COLUMNS} FROM credentials WHERE {column} = $1 ORDER BY made, digest", value
    )
    return [Credential(*row) for row in rows]


async def persons(db: asyncpg.Connection, before: int | None) -> list[str]:
    sql = "SELECT id FROM persons"
    if before is not None:
        sql += " WHERE NOT EXISTS (SELECT FROM credentials WHERE person = id AND seen >= $1)"
    return [row[0] for row in await db.fetch(f"{sql} ORDER BY id", *([] if before is None else [before]))]


async def receivers(db: asyncpg.Connection, column: str, value: str) -> list[Receiver]:
    """The places that have this in a column, oldest first."""
    rows: list[Any] = await db.fetch(
        f"SELECT {PLACES} FROM receivers WHERE {column} = $1 ORDER BY made, id", value
    )
    return [Receiver(*row) for row in rows]
