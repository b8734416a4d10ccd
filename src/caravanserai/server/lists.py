"""Lists of tables: the lobby, and the tables of whoever holds their tokens."""

from collections import Counter
from collections.abc import Awaitable, Sequence
from typing import Literal

from caravanserai.server import origins, security, table_info, tables
from caravanserai.server.bodies import OutcomeInfo, TableList, TableSummary
from caravanserai.server.clock import now
from caravanserai.server.hall import Hall
from caravanserai.server.persons import Bearer
from caravanserai.server.store import Listed, StoreError

MOST_LISTED = 100


async def lobby(hall: Hall) -> TableList:
    """The public tables at which somebody is, at whichever server, newest first; of one address only so many."""
    there = [room for room in hall.rooms.values() if room.table.listed and room.table.status != "over"]
    here = [Listed(room.table, room.pulse) for room in there if room.company.seated]
    others = [each for each in await _found(hall.public()) if each.table.id not in hall.rooms]
    shown: Counter[str] = Counter()
    found: list[Listed] = []
    for each in sorted([*here, *others], key=lambda each: each.table.created, reverse=True):
        origin = each.table.origin
        shown[origin] += 1
        if len(found) < MOST_LISTED and (not origin or shown[origin] <= origins.MOST_LISTED):
            found.append(each)
    return TableList(tables=[_summary(hall, each, []) for each in found], now=now())


async def mine(hall: Hall, tokens: Sequence[str], me: Bearer | None = None) -> TableList:
    """The tables that the tokens open, and the person's own, those that wait for the asker first."""
    keys = [security.digest(token) for token in tokens if token]
    keys += me.names.keys if me is not None else ()
    found = await _found(hall.store.by_keys(keys)) if keys else []
    summaries = [_summary(hall, each, keys) for each in found]
    summaries.sort(key=lambda each: (each.mine is None or each.turn != each.mine, each.status == "over"))
    return TableList(tables=summaries, now=now())


async def _found(listing: Awaitable[list[Listed]]) -> list[Listed]:
    try:
        return await listing
    except StoreError as error:
        raise tables.storage_trouble() from error


def _deadline(each: Listed, mine: int | None) -> int | None:
    """When the decision must be made: to others only as of the last thing that everybody could see."""
    table, pulse = each.table, each.pulse
    if pulse.deadline is None or mine is None or mine == pulse.turn or table.pace.seconds is None:
        return pulse.deadline if mine is not None else None
    return min(pulse.deadline, pulse.touched + 1000 * table.pace.seconds)


def _summary(hall: Hall, each: Listed, keys: Sequence[str]) -> TableSummary:
    table, pulse, present = each
    room = hall.rooms.get(table.id)
    there = [number in present.seats for number in range(len(table.seats))]
    seats = (
        room.company.info().seats
        if room
        else table_info.seat_infos(table, there, [None] * len(table.seats), hall.ratings.shown)
    )
    mine = next((n for n, seat in enumerate(table.seats) if seat.key and seat.key in keys), None)
    role: Literal["seat", "owner", "guest", "nobody"] = "guest" if table.listed else "nobody"
    if table.owner in keys:
        role = "owner"
    if mine is not None:
        role = "seat"
    return TableSummary(
        id=table.id,
        name=table.name,
        game=table.game,
        status=table.status,
        seats=seats,
        spectators=table.spectators,
        open=sum(seat.kind == "open" for seat in table.seats) if table.status != "over" else 0,
        turn=pulse.turn,
        deadline=_deadline(each, mine),
        pace=table.pace,
        created=table.created,
        touched=pulse.touched,
        outcome=None
        if table.outcome is None
        else OutcomeInfo(scores=table.outcome.scores, places=table.outcome.places, at=table.outcome.at),
        ended=table.ended,
        guide=table.guide,
        rated=table.rated,
        paused=table.paused,
        lull=None if table.lull is None else table.lull.until,
        owner=table.owner in keys,
        mine=mine,
        role=role,
    )
