"""Tables as everybody who may see them sees them."""

from collections.abc import Sequence
from typing import Literal

from caravanserai.server.messages import SeatInfo, TableInfo
from caravanserai.server.tables import Seat, Table


def seat_infos(table: Table, here: Sequence[bool], away: Sequence[int | None]) -> list[SeatInfo]:
    """The seats as everybody sees them."""
    return [
        SeatInfo(
            kind=seat.kind,
            played=_played(table, seat),
            name=seat.name,
            colour=seat.colour,
            level=seat.level if seat.by_bot else "",
            here=here[number],
            away_since=away[number],
            muted=seat.muted,
            asks=None if seat.asking is None else seat.asking.name,
        )
        for number, seat in enumerate(table.seats)
    ]


def _played(table: Table, seat: Seat) -> Literal["person", "bot"] | None:
    if seat.kind == "open" and table.status == "waiting":
        return None
    return "bot" if seat.by_bot else "person"


def info(table: Table, here: Sequence[bool], away: Sequence[int | None], watchers: int) -> TableInfo:
    """The table as everybody who may see it sees it."""
    return TableInfo(
        id=table.id,
        name=table.name,
        game=table.game,
        options=table.options,
        status=table.status,
        seats=seat_infos(table, here, away),
        listed=table.listed,
        spectators=table.spectators,
        delay=table.delay,
        pace=table.pace,
        speed=table.speed,
        watchers=watchers,
        created=table.created,
        commitment=table.commitment,
        ended=table.ended,
        quiet=table.quiet,
        rematch=table.rematch,
        guide=table.guide,
    )
