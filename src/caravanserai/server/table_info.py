"""Tables as everybody who may see them sees them."""

from collections.abc import Callable, Sequence
from typing import Literal

from caravanserai.server.clock import now
from caravanserai.server.manners import LAPSE, Rest
from caravanserai.server.messages import LullInfo, RatingInfo, RestInfo, SeatInfo, TableInfo
from caravanserai.server.tables import Seat, Table

Rating = Callable[[Table, int], RatingInfo | None]
"""What stands beside the name of a seat."""


def _unrated(table: Table, number: int) -> None:
    return None


def seat_infos(
    table: Table, here: Sequence[bool], away: Sequence[int | None], rating: Rating = _unrated
) -> list[SeatInfo]:
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
            ready=seat.ready,
            rating=rating(table, number),
            holiday=seat.holiday if table.status != "over" and table.on_holiday(number, now()) else None,
        )
        for number, seat in enumerate(table.seats)
    ]


def _played(table: Table, seat: Seat) -> Literal["person", "bot"] | None:
    if seat.kind == "open" and table.status == "waiting":
        return None
    return "bot" if seat.by_bot else "person"


def info(
    table: Table,
    here: Sequence[bool],
    away: Sequence[int | None],
    watchers: int,
    rating: Rating = _unrated,
) -> TableInfo:
    """The table as everybody who may see it sees it."""
    return TableInfo(
        id=table.id,
        name=table.name,
        game=table.game,
        options=table.options,
        status=table.status,
        seats=seat_infos(table, here, away, rating),
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
        pauses=table.pauses,
        rematch=table.rematch,
        guide=table.guide,
        script=table.script,
        rated=table.rated,
        hints=table.hints,
        rest=_rest(table.rest),
        lull=_lull(table),
    )


def _rest(rest: Rest | None) -> RestInfo | None:
    if rest is None:
        return None
    ends = rest.asked + LAPSE if rest.since is None else rest.until
    return RestInfo(by=rest.by, agreed=rest.agreed, since=rest.since, going=rest.going, ends=ends)


def _lull(table: Table) -> LullInfo | None:
    if table.lull is None:
        return None
    votes = [table.lull.votes.get(seat) for seat in range(len(table.seats))]
    return LullInfo(last=table.lull.last, until=table.lull.until, votes=votes)
