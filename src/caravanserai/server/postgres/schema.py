"""The schema of the tables in PostgreSQL, and how it is brought up to date.

A migration expands first: the servers of the version before go on with what it made, and may start again. What they
used is taken away by a later one, which raises `OLDEST`: it is not done while servers run that would not survive it, and
such servers do not start any more.
"""

from collections.abc import Sequence
from typing import Final

import asyncpg

from caravanserai.server.store import StoreError

ALIVE_MS: Final = 12_000
"""A server that has not said for so long that it lives is dead."""
LOCK: Final = 0x5E7A1
"""The advisory lock under which one server at a time migrates."""

MIGRATIONS: Final[tuple[str, ...]] = (
    """
    CREATE TABLE tables (
        id text PRIMARY KEY, doc bytea NOT NULL, seed bytea, status text NOT NULL, listed boolean NOT NULL,
        origin text NOT NULL, people integer NOT NULL, named boolean NOT NULL, revision integer NOT NULL DEFAULT 0
    );
    CREATE INDEX tables_origin ON tables (origin, status) WHERE origin <> '';
    CREATE TABLE pulses (
        table_id text PRIMARY KEY REFERENCES tables ON DELETE CASCADE,
        touched bigint NOT NULL, turn integer, deadline bigint, wake bigint,
        stamp bigint NOT NULL DEFAULT 1, holder text, held_until bigint
    );
    CREATE INDEX pulses_wake ON pulses (wake) WHERE wake IS NOT NULL;
    CREATE INDEX pulses_touched ON pulses (touched);
    CREATE TABLE keys (
        digest text NOT NULL, table_id text NOT NULL REFERENCES tables ON DELETE CASCADE,
        PRIMARY KEY (digest, table_id)
    );
    CREATE INDEX keys_table ON keys (table_id);
    CREATE TABLE moves (
        table_id text NOT NULL REFERENCES tables ON DELETE CASCADE, number integer NOT NULL, at bigint NOT NULL,
        seat integer NOT NULL, request text NOT NULL, lines text NOT NULL, PRIMARY KEY (table_id, number)
    );
    CREATE TABLE chat (
        table_id text NOT NULL REFERENCES tables ON DELETE CASCADE, number integer NOT NULL, at bigint NOT NULL,
        room text NOT NULL, seat integer NOT NULL, name text NOT NULL, text text NOT NULL,
        PRIMARY KEY (table_id, number)
    );
    CREATE INDEX chat_at ON chat (at);
    CREATE TABLE servers (id text PRIMARY KEY, seen bigint NOT NULL);
    CREATE TABLE presence (
        table_id text NOT NULL REFERENCES tables ON DELETE CASCADE, server text NOT NULL,
        seats integer[] NOT NULL, watchers integer NOT NULL, PRIMARY KEY (table_id, server)
    );
    CREATE FUNCTION now_ms() RETURNS bigint LANGUAGE sql VOLATILE
        AS 'SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint';
    CREATE TABLE settings (name text PRIMARY KEY, value bytea NOT NULL);
    CREATE TABLE bans (
        origin text PRIMARY KEY, until bigint NOT NULL, mute boolean NOT NULL, why text NOT NULL
    );
    CREATE TABLE reports (
        number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, table_id text NOT NULL, at bigint NOT NULL,
        seat integer NOT NULL, about integer NOT NULL, text text NOT NULL
    );
    """,
    """
    ALTER TABLE presence ADD COLUMN readers integer[] NOT NULL DEFAULT '{}',
        ADD COLUMN cards integer[] NOT NULL DEFAULT '{}';
    CREATE INDEX tables_listed ON tables (id) WHERE listed AND status <> 'over';
    CREATE UNLOGGED TABLE shares (
        server text NOT NULL, kind text NOT NULL, origin text NOT NULL, amount integer NOT NULL, at bigint NOT NULL,
        PRIMARY KEY (server, kind, origin)
    );
    CREATE INDEX shares_at ON shares (at);
    """,
    """
    CREATE TABLE persons (id text PRIMARY KEY, doc bytea NOT NULL);
    CREATE TABLE credentials (
        digest text PRIMARY KEY, person text NOT NULL, kind text NOT NULL, label text NOT NULL,
        made bigint NOT NULL, seen bigint NOT NULL, until bigint, data bytea NOT NULL
    );
    CREATE INDEX credentials_person ON credentials (person);
    """,
    """
    ALTER TABLE servers ADD COLUMN schema integer NOT NULL DEFAULT 3;
    """,
    """
    CREATE TABLE receivers (
        id text PRIMARY KEY, person text NOT NULL REFERENCES persons ON DELETE CASCADE, device text NOT NULL,
        kind text NOT NULL, made bigint NOT NULL, data bytea NOT NULL
    );
    CREATE INDEX receivers_person ON receivers (person);
    CREATE INDEX receivers_device ON receivers (device);
    ALTER TABLE presence ADD COLUMN looking integer[] NOT NULL DEFAULT '{}';
    CREATE TABLE results (
        table_id text COLLATE "C" NOT NULL, seat integer NOT NULL, at bigint NOT NULL, game text NOT NULL, person text NOT NULL,
        level text NOT NULL, place integer NOT NULL, helped boolean NOT NULL, PRIMARY KEY (table_id, seat)
    );
    CREATE INDEX results_at ON results (at, table_id);
    CREATE INDEX results_person ON results (person);
    """,
    """
    CREATE TABLE reviews (
        table_id text PRIMARY KEY REFERENCES tables ON DELETE CASCADE, versions text NOT NULL, at bigint NOT NULL,
        done boolean NOT NULL, page bytea NOT NULL
    );
    """,
)
"""What brings the schema from version n to n + 1. Never change one that was released; append."""


OLDEST: Final = 3
"""The oldest program, by the number of migrations it knows, that may work on the same tables as this one.

It goes up when an older one would fail on what there is now, or would not keep it.
"""


async def migrate(
    db: asyncpg.Connection, where: str, migrations: Sequence[str] = MIGRATIONS, oldest: int = OLDEST
) -> None:
    """Bring the schema up to date, all of it or nothing; several servers may try it at once."""
    async with db.transaction():
        await db.execute("SELECT pg_advisory_xact_lock($1)", LOCK)
        await db.execute("CREATE TABLE IF NOT EXISTS schema_version (version integer NOT NULL)")
        await db.execute(
            "ALTER TABLE schema_version ADD COLUMN IF NOT EXISTS oldest integer NOT NULL DEFAULT 1"
        )
        version, least = await db.fetchrow("SELECT version, oldest FROM schema_version") or (0, 1)
        if least > len(migrations):
            raise StoreError("store-newer", path=where, schema=version, known=len(migrations))
        if version > len(migrations):
            return  # a newer program was here and has left this one what it needs
        for step in migrations[version:]:
            await db.execute(step)
        if oldest > least and version:
            await _alone(db, where, oldest)
        await db.execute("DELETE FROM schema_version")
        await db.execute("INSERT INTO schema_version VALUES ($1, $2)", len(migrations), oldest)


async def _alone(db: asyncpg.Connection, where: str, oldest: int) -> None:
    """Refuse to take away what a server that runs still needs."""
    count = await db.fetchval(
        f"SELECT count(*) FROM servers WHERE schema < $1 AND seen > now_ms() - {ALIVE_MS}", oldest
    )
    if count:
        raise StoreError("store-older-runs", path=where, count=count)


async def outlived(db: asyncpg.Connection, known: int) -> bool:
    """Whether a program that knows so many migrations may not work here any more."""
    return bool(await db.fetchval("SELECT oldest > $1 FROM schema_version", known))
