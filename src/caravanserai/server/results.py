"""Results of rated games, as they are kept: who had which place, and whether a bot had decided for them.

Nothing else about ratings is stored: they are worked out from these rows (`ratings`), so the same rows give the same ratings.
"""

import secrets
from collections.abc import Sequence
from typing import Final, NamedTuple

from caravanserai.bots.generations import parse
from caravanserai.server.tables import Outcome, Table

COLUMNS: Final = "table_id, seat, at, game, person, level, place, helped"


class RatedSeat(NamedTuple):
    """One seat of a rated game that is over. `level` is a bot's, with its generation; a person has none.

    `helped`: a bot had decided for the person, who can lose by the game but not gain.
    """

    table: str
    seat: int
    at: int
    game: str
    person: str
    level: str
    place: int
    helped: bool


class AddResult(NamedTuple):
    """Keep the result of a game; one that is there already stays as it is."""

    seats: Sequence[RatedSeat]


def nobody() -> str:
    """What stands for somebody who was forgotten: the others' ratings stay, and it leads to no person."""
    return f"gone {secrets.token_hex(8)}"


def result(table: Table) -> AddResult:
    """How a rated game ended. Whoever has left, or has a bot standing in at the end, comes behind everybody else."""
    assert table.outcome is not None
    return AddResult(
        [
            RatedSeat(
                table.id,
                number,
                table.outcome.at,
                table.game,
                table.raters[number],
                "" if table.raters[number] else full_name(seat.level),
                place,
                seat.helped,
            )
            for number, (seat, place) in enumerate(
                zip(table.seats, _places(table, table.outcome), strict=True)
            )
        ]
    )


def _places(table: Table, outcome: Outcome) -> list[int]:
    """By seat, among those who stayed; the others share the last one."""
    away = [_away(table, seat) for seat in range(len(table.seats))]
    stayed = [place for place, gone in zip(outcome.places, away, strict=True) if not gone]
    return [
        len(stayed) + 1 if gone else 1 + sum(other < place for other in stayed)
        for place, gone in zip(outcome.places, away, strict=True)
    ]


def _away(table: Table, number: int) -> bool:
    seat, rater = table.seats[number], table.raters[number]
    return bool(rater) and (seat.person != rater or seat.stand_in != "")


def full_name(level: str) -> str:
    """A bot's level with its generation, which is for ever."""
    return "@".join(map(str, parse(level)))
