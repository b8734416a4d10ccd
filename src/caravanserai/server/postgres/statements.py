"""The statements: how changes are written and tables read."""

import contextlib
import os
from collections.abc import Sequence
from itertools import groupby
from typing import Final, NamedTuple

import asyncpg
import msgspec
from msgspec import structs

from caravanserai.server.identity import PersonChange
from caravanserai.server.postgres import person_rows
from caravanserai.server.postgres.schema import ALIVE_MS
from caravanserai.server.results import COLUMNS, AddResult
from caravanserai.server.store import (
    TO_DO,
    AddChat,
    AddMove,
    AddReport,
    Change,
    Chat,
    DamagedTable,
    DropChat,
    KeepReview,
    KeepSetting,
    Listed,
    Move,
    Overtaken,
    Present,
    Pulse,
    SaveTable,
    SetBan,
    SetKey,
    Stored,
    Touch,
    decode_table,
    encode_table,
    named,
    people,
)
from caravanserai.server.tables import digests

CHANNEL: Final = "serai"
"""Where it is told which server has changed which tables: its name and theirs, and `TO_DO` among them."""
TOLD_AT_ONCE: Final = 400
"""Tables that fit into one such message, which has at most 8,000 bytes."""
LEASE: Final = 6_000
"""Milliseconds for which what is to be done at a table is left to the server that has taken it; it asks for more in time."""
SOON: Final = 2_000
"""Milliseconds: what is to be done within them is told to the others, or their next look for it might be too late."""
ALIVE: Final = f"seen > now_ms() - {ALIVE_MS}"
"""Of a server: it has said lately that it lives."""

_UNHELD: Final = f"$12::text IS NULL AND wake <= now_ms() + {SOON}"
"""Of what was just written by a server that leaves it to others (the twelfth value is its name otherwise)."""
_PULSED: Final = """
    ON CONFLICT (table_id) DO UPDATE SET
        touched = excluded.touched, turn = excluded.turn, deadline = excluded.deadline, wake = excluded.wake,
        stamp = pulses.stamp + 1, holder = excluded.holder, held_until = excluded.held_until
"""
_MOVES: Final = f"""
    WITH given AS (
        SELECT * FROM unnest(
            $1::text[], $2::int[], $3::bigint[], $4::int[], $5::text[], $6::text[],
            $7::bigint[], $8::int[], $9::bigint[], $10::bigint[]
        ) AS each (table_id, number, at, seat, request, lines, touched, turn, deadline, wake)
    ), added AS (
        INSERT INTO moves
        SELECT table_id, number, at, seat, request, lines FROM given
        WHERE EXISTS (SELECT FROM tables WHERE id = given.table_id) ORDER BY table_id, number
        ON CONFLICT DO NOTHING RETURNING table_id, number
    ), pulsed AS (
        INSERT INTO pulses (table_id, touched, turn, deadline, wake, holder, held_until)
        SELECT DISTINCT ON (table_id) table_id, touched, turn, deadline, wake,
            CASE WHEN wake IS NOT NULL THEN $12::text END, now_ms() + {LEASE}
        FROM given JOIN added USING (table_id, number) ORDER BY table_id, number DESC
        {_PULSED}
    )
    SELECT array_agg(table_id), array_agg(number), pg_notify(
        '{CHANNEL}', concat_ws(
            ' ', $11::text, CASE WHEN bool_or({_UNHELD}) THEN '{TO_DO}' END, string_agg(table_id, ' ')
        )
    ) FROM added JOIN given USING (table_id, number) HAVING count(*) > 0
"""
_LOAD: Final = f"""
    SELECT doc, touched, turn, deadline, wake, seed, stamp,
        ARRAY(
            SELECT ROW(number, at, seat, request, lines) FROM moves
            WHERE moves.table_id = $1 AND number >= $2 ORDER BY number
        ),
        ARRAY(
            SELECT ROW(number, at, room, seat, name, text) FROM chat
            WHERE chat.table_id = $1 AND number >= $3 ORDER BY number
        ),
        (
            SELECT json_agg(json_build_array(seats, watchers, readers, cards, looking))
            FROM presence JOIN servers ON servers.id = server
            WHERE presence.table_id = $1 AND server <> $4 AND {ALIVE}
        )
    FROM tables JOIN pulses ON table_id = id WHERE id = $1
"""
"""One statement, so all of it is as it was at one moment."""


class Author(NamedTuple):
    """The server that writes: its name, and the name under which it holds what is to be done (None: others do it)."""

    name: str
    holder: str | None


async def add_moves(db: asyncpg.Connection, moves: Sequence[AddMove], author: Author) -> set[tuple[str, int]]:
    """Append the moves that nobody else has appended under their numbers, in one statement; returns which those are.

    In the order of the tables: two servers that hold the same rows in different orders would wait for each other.
    """
    columns = zip(*((each.table, *each.move, *each.pulse) for each in moves), strict=True)
    row = await db.fetchrow(_MOVES, *(list(column) for column in columns), *author)
    return set() if row is None else set(zip(row[0], row[1], strict=True))


async def apply(db: asyncpg.Connection, changes: Sequence[Change], author: Author) -> None:
    """Carry the changes out in their order; the caller makes them all or none."""
    for together, group in groupby(changes, key=lambda change: isinstance(change, AddMove)):
        if not together:
            for change in group:
                await _apply_other(db, change, author)
            continue
        moves = [change for change in group if isinstance(change, AddMove)]
        if len(await add_moves(db, moves, author)) < len(moves):
            raise Overtaken(moves[0].table)


async def _apply_other(db: asyncpg.Connection, change: Change, author: Author) -> None:
    if isinstance(change, SaveTable):
        await _save(db, change, author)
    elif isinstance(change, PersonChange):
        await person_rows.apply(db, change)
    elif isinstance(change, AddChat):
        await _say(db, change, author)
    elif isinstance(change, Touch):
        await _set(db, "touched", os.urandom(change.size))
    elif isinstance(change, SetKey):
        await _set(db, "key", change.key)
    elif isinstance(change, KeepSetting):
        await db.execute("INSERT INTO settings VALUES ($1, $2) ON CONFLICT DO NOTHING", *change)
    elif isinstance(change, KeepReview):
        await db.execute(
            "INSERT INTO reviews SELECT $1, $2, $3, $4, $5 WHERE EXISTS (SELECT FROM tables WHERE id = $1)"
            " ON CONFLICT (table_id) DO UPDATE SET versions = excluded.versions, at = excluded.at,"
            " done = excluded.done, page = excluded.page",
            change.table,
            *change.review,
        )
    elif isinstance(change, AddReport):
        await db.execute(
            "INSERT INTO reports (table_id, at, seat, about, text) VALUES ($1, $2, $3, $4, $5)",
            *change.report,
        )
    elif isinstance(change, AddResult):
        await db.executemany(
            f"INSERT INTO results ({COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING",
            list(change.seats),
        )
    elif isinstance(change, DropChat):
        await db.execute("DELETE FROM chat WHERE at < $1", change.before)
    elif isinstance(change, SetBan):
        await db.execute(
            "INSERT INTO bans VALUES ($1, $2, $3, $4) ON CONFLICT (origin) DO UPDATE SET"
            " until = excluded.until, mute = excluded.mute, why = excluded.why",
            *change.ban,
        )
    else:
        assert not isinstance(change, AddMove)
        await db.execute("DELETE FROM tables WHERE id = $1", change.table)
        await _tell(db, change.table, author)


async def _say(db: asyncpg.Connection, change: AddChat, author: Author) -> None:
    added = await db.fetchval(
        "INSERT INTO chat VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING RETURNING number",
        change.table,
        *change.chat,
    )
    if added is None:
        raise Overtaken(change.table)
    await db.execute("UPDATE pulses SET stamp = stamp + 1 WHERE table_id = $1", change.table)
    await _tell(db, change.table, author)


async def _tell(db: asyncpg.Connection, table: str, author: Author, to_do: bool = False) -> None:
    words = (author.name, TO_DO, table) if to_do else (author.name, table)
    await db.execute("SELECT pg_notify($1, $2)", CHANNEL, " ".join(words))


async def _save(db: asyncpg.Connection, change: SaveTable, author: Author) -> None:
    """The table, unless another server has saved it since it was read."""
    table = change.table
    saved = await db.fetchval(
        "INSERT INTO tables (id, doc, seed, status, listed, origin, people, named, revision)"
        " VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT (id) DO UPDATE SET doc = excluded.doc,"
        " seed = coalesce(tables.seed, excluded.seed), status = excluded.status, listed = excluded.listed,"
        " people = excluded.people, named = excluded.named, revision = excluded.revision"
        " WHERE tables.revision = excluded.revision - 1 RETURNING id",
        table.id,
        encode_table(structs.replace(table, revision=table.revision + 1)),
        change.seed,
        table.status,
        table.listed,
        table.origin,
        people(table),
        named(table),
        table.revision + 1,
    )
    if saved is None:
        raise Overtaken(table.id)
    await db.execute(
        "INSERT INTO pulses (table_id, touched, turn, deadline, wake, holder, held_until)"
        f" VALUES ($1, $2, $3, $4, $5, CASE WHEN $5::bigint IS NOT NULL THEN $6 END, now_ms() + {LEASE}) {_PULSED}",
        table.id,
        *change.pulse,
        author.holder,
    )
    await _tell(db, table.id, author, author.holder is None and change.pulse.wake is not None)
    await db.execute("DELETE FROM keys WHERE table_id = $1", table.id)
    await db.execute(
        "INSERT INTO keys SELECT unnest($2::text[]), $1 ON CONFLICT DO NOTHING",
        table.id,
        sorted({key for key, _, _ in digests(table)}),
    )


async def _set(db: asyncpg.Connection, name: str, value: bytes) -> None:
    await db.execute(
        "INSERT INTO settings VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
        name,
        value,
    )


async def secret(db: asyncpg.Connection) -> bytes:
    """The secret of this store, made the first time it is asked for."""
    await db.execute("INSERT INTO settings VALUES ('key', $1) ON CONFLICT DO NOTHING", os.urandom(32))
    return bytes(await db.fetchval("SELECT value FROM settings WHERE name = 'key'"))


async def load(db: asyncpg.Connection, table: str, first: tuple[int, int], server: str) -> Stored | None:
    """The table with all that belongs to it, as it was at one moment; moves and chat from the `first` numbers on."""
    row = await db.fetchrow(_LOAD, table, *first, server)
    if row is None:
        return None
    try:
        known = decode_table(row[0])
    except (msgspec.MsgspecError, UnicodeError, TypeError) as error:
        raise DamagedTable(table, error) from error
    lists = [Move(*move) for move in row[7]], [Chat(*line) for line in row[8]]
    others = _decode_others(row[9]) if row[9] else []
    return Stored(known, Pulse(*row[1:5]), row[5], *lists, row[6], _together(others))


_decode_others: Final = msgspec.json.Decoder(
    list[tuple[list[int], int, list[int], list[int], list[int]]]
).decode


def _together(others: Sequence[tuple[list[int], int, list[int], list[int], list[int]]]) -> Present:
    """Who is at a table through all other servers."""
    readers: dict[int, int] = {}
    for _, _, seats, cards, _ in others:
        for seat, card in zip(seats, cards, strict=True):
            readers[seat] = max(card, readers.get(seat, -1))
    here = {seat for each in others for seat in each[0]}
    looking = {seat for each in others for seat in each[4]}
    return Present(sorted(here), sum(each[1] for each in others), readers, sorted(looking))


async def public(db: asyncpg.Connection, server: str, limit: int) -> list[Listed]:
    """The listed tables at which somebody sits through other servers; those that cannot be read are left out."""
    rows = await db.fetch(
        "SELECT doc, touched, turn, deadline, wake, array_agg(DISTINCT seat) AS seats"
        " FROM tables JOIN pulses ON pulses.table_id = tables.id JOIN presence ON presence.table_id = tables.id"
        " JOIN servers ON servers.id = server, unnest(seats) AS seat"
        f" WHERE listed AND status <> 'over' AND server <> $1 AND {ALIVE}"
        " GROUP BY tables.id, pulses.table_id ORDER BY touched DESC LIMIT $2",
        server,
        limit,
    )
    found = []
    for doc, *pulse, seats in rows:
        with contextlib.suppress(msgspec.MsgspecError, UnicodeError, TypeError):
            found.append(Listed(decode_table(doc), Pulse(*pulse), Present(seats)))
    return found


_FREE: Final = "(holder IS NULL OR holder = $1 OR held_until < now_ms())"


async def take(db: asyncpg.Connection, table: str, moves: int, author: Author) -> bool:
    """Take what is to be done at a table after so many moves, unless a server that lives has it or there are more."""
    sql = (
        f"UPDATE pulses SET holder = $1, held_until = now_ms() + {LEASE} WHERE table_id = $2 AND {_FREE}"
        " AND NOT EXISTS (SELECT FROM moves WHERE table_id = $2 AND number >= $3) RETURNING 1"
    )
    return await db.fetchval(sql, author.holder, table, moves) is not None


async def waking(db: asyncpg.Connection, until: int, limit: int, author: Author) -> list[str]:
    """Take what is due and nobody has taken; what another server is just taking is left to it."""
    rows = await db.fetch(
        f"""
        WITH due AS (
            SELECT table_id FROM pulses WHERE wake <= $2 AND {_FREE} ORDER BY wake LIMIT $3 FOR UPDATE SKIP LOCKED
        )
        UPDATE pulses SET holder = $1, held_until = now_ms() + {LEASE} FROM due
        WHERE pulses.table_id = due.table_id RETURNING pulses.table_id, wake
        """,
        author.holder,
        until,
        limit,
    )
    return [row[0] for row in sorted(rows, key=lambda row: (row[1], row[0]))]
