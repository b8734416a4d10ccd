"""What addresses use at the servers of one database: each writes its own rows and reads what the others have changed."""

from collections.abc import Sequence
from typing import Final

import asyncpg

from caravanserai.server.postgres.statements import ALIVE, Author
from caravanserai.server.store import Share

KEPT: Final = 300_000
"""Milliseconds after which a row that nobody writes again says nothing any more."""
OVERLAP: Final = 5_000
"""Milliseconds that are read once more each time: whoever wrote earlier may have been later to commit."""


class Sharing:
    """What this server knows of the others' rows; they are read as they change."""

    def __init__(self) -> None:
        self._known: Final[dict[tuple[str, str, str], tuple[int, int]]] = {}
        self._read = 0

    async def exchange(self, db: asyncpg.Connection, mine: Sequence[Share], author: Author) -> list[Share]:
        """Write what is new here, read what is new there; returns all that is known of the others."""
        if mine:
            await self._write(db, mine, author)
        now = await db.fetchval("SELECT now_ms()")
        rows = await db.fetch(
            "SELECT server, kind, origin, amount, at FROM shares WHERE at > $1 AND server <> $2",
            max(self._read, now - KEPT),
            author.name,
        )
        self._read = now - OVERLAP
        self._known.update(
            {(server, kind, origin): (amount, at) for server, kind, origin, amount, at in rows}
        )
        alive = {row[0] for row in await db.fetch(f"SELECT id FROM servers WHERE {ALIVE}")}
        for key in [k for k, (_, at) in self._known.items() if k[0] not in alive or at < now - KEPT]:
            del self._known[key]
        return [Share(kind, origin, n, server) for (server, kind, origin), (n, _) in self._known.items()]

    async def _write(self, db: asyncpg.Connection, mine: Sequence[Share], author: Author) -> None:
        """In one order everywhere: nobody waits for anybody, since each server has its own rows."""
        await db.execute(
            "INSERT INTO shares SELECT $4, kind, origin, amount, now_ms()"
            " FROM unnest($1::text[], $2::text[], $3::int[]) AS each (kind, origin, amount)"
            " ON CONFLICT (server, kind, origin) DO UPDATE SET amount = excluded.amount, at = excluded.at",
            [each.kind for each in mine],
            [each.origin for each in mine],
            [each.amount for each in mine],
            author.name,
        )
        await db.execute("DELETE FROM shares WHERE at < now_ms() - $1::bigint", KEPT)
