"""That a server lives, what it holds, and who is at which table through it."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final

import asyncpg
import msgspec

from caravanserai.server.postgres.statements import ALIVE, CHANNEL, LEASE, TOLD_AT_ONCE, Author
from caravanserai.server.store import TO_DO, Present

_STAMPED: Final = f"""
    stamped AS (
        UPDATE pulses SET stamp = stamp + 1 FROM held WHERE pulses.table_id = held.table_id RETURNING pulses.table_id
    ), parts AS (
        SELECT table_id, row_number() OVER () / {TOLD_AT_ONCE} AS part FROM stamped
    )
    SELECT pg_notify('{CHANNEL}', $1::text || ' ' || string_agg(table_id, ' ')) FROM parts GROUP BY part
"""
_HELD: Final = "SELECT table_id FROM pulses WHERE table_id IN ({}) ORDER BY table_id FOR UPDATE"
"""In the order of the tables, as moves are appended: or two servers would wait for each other."""
_ATTEND: Final = f"""
    WITH given AS (
        SELECT * FROM jsonb_to_recordset($2::jsonb)
            AS each (table_id text, seats int[], watchers int, readers int[], cards int[], looking int[])
    ), known AS (
        SELECT id FROM tables WHERE id IN (SELECT table_id FROM given) ORDER BY id FOR KEY SHARE
    ), gone AS (
        DELETE FROM presence USING given JOIN known ON id = given.table_id
        WHERE presence.table_id = id AND server = $1 AND cardinality(given.seats) + given.watchers = 0
    ), here AS (
        INSERT INTO presence (table_id, server, seats, watchers, readers, cards, looking)
        SELECT id, $1, seats, watchers, readers, cards, looking FROM given JOIN known ON id = table_id
        WHERE cardinality(seats) + watchers > 0 ORDER BY id
        ON CONFLICT (table_id, server) DO UPDATE SET seats = excluded.seats, watchers = excluded.watchers,
            readers = excluded.readers, cards = excluded.cards, looking = excluded.looking
    ), held AS ({_HELD.format("SELECT id FROM known")}), {_STAMPED}
"""
_GONE: Final = f"""
    WITH gone AS (
        DELETE FROM presence WHERE server = $1 RETURNING table_id
    ), held AS ({_HELD.format("SELECT table_id FROM gone")}), {_STAMPED}
"""


class Attendance:
    """Notes who is at tables through this server. What is to be noted while another note is written shares the next one."""

    def __init__(self, write: Callable[[str], Awaitable[None]]) -> None:
        self._write: Final = write
        self._waiting: dict[str, Present] = {}
        self._writing: Final = asyncio.Lock()

    async def note(self, table: str, present: Present) -> None:
        """Returns when this, or something newer about the table, is written."""
        self._waiting[table] = present
        async with self._writing:
            batch, self._waiting = self._waiting, {}
            tables = list(batch)
            for first in range(0, len(tables), TOLD_AT_ONCE):
                try:
                    await self._write(_encoded({t: batch[t] for t in tables[first : first + TOLD_AT_ONCE]}))
                except BaseException:
                    # whoever else waits tries it again, and hears what is wrong by itself
                    self._waiting = {**{t: batch[t] for t in tables[first:]}, **self._waiting}
                    raise


def _encoded(batch: dict[str, Present]) -> str:
    rows: list[dict[str, Any]] = [
        {
            "table_id": table,
            "seats": list(present.seats),
            "watchers": present.watchers,
            "readers": list(present.readers),
            "cards": list(present.readers.values()),
            "looking": list(present.looking),
        }
        for table, present in batch.items()
    ]
    return msgspec.json.encode(rows).decode()


async def attend(db: asyncpg.Connection, rows: str, author: Author) -> None:
    """Write who is at tables through this server, and tell the others."""
    await db.execute(_ATTEND, author.name, rows)


async def beat(db: asyncpg.Connection, author: Author, known: int) -> None:
    """This server lives: what it holds stays with it for a while; who was at tables through dead ones is gone."""
    await db.execute(
        "INSERT INTO servers (id, seen, schema) VALUES ($1, now_ms(), $2)"
        " ON CONFLICT (id) DO UPDATE SET seen = excluded.seen",
        author.name,
        known,
    )
    # who is just writing to a row writes as well how long it is held
    mine = (
        "SELECT table_id FROM pulses WHERE holder = $1 AND wake IS NOT NULL"
        " ORDER BY table_id FOR UPDATE SKIP LOCKED"
    )
    await db.execute(
        f"UPDATE pulses SET held_until = now_ms() + {LEASE} WHERE table_id IN ({mine})", author.holder
    )
    await db.execute(f"DELETE FROM presence WHERE server IN (SELECT id FROM servers WHERE NOT {ALIVE})")
    await db.execute(f"DELETE FROM servers WHERE seen < now_ms() - {10 * LEASE}")


async def others(db: asyncpg.Connection, author: Author) -> int:
    """How many other servers live."""
    found: int = await db.fetchval(f"SELECT count(*) FROM servers WHERE id <> $1 AND {ALIVE}", author.name)
    return found


async def leave(db: asyncpg.Connection, author: Author) -> None:
    """This server stops: what it held is free at once, nobody is at a table through it, and the others know it."""
    mine = "SELECT table_id FROM pulses WHERE holder = $1 ORDER BY table_id FOR UPDATE"
    await db.execute(
        f"UPDATE pulses SET holder = NULL, held_until = NULL WHERE table_id IN ({mine})", author.holder
    )
    await db.execute(_GONE, author.name)
    await db.execute("DELETE FROM shares WHERE server = $1", author.name)
    await db.execute("DELETE FROM servers WHERE id = $1", author.name)
    await db.execute("SELECT pg_notify($1, $2)", CHANNEL, f"{author.name} {TO_DO}")
