"""Seats that pass from a link to a person: who holds the link's token claims them, and the link opens nothing any more."""

from caravanserai.server import security
from caravanserai.server.identity import Names
from caravanserai.server.results import nobody
from caravanserai.server.tables import Asking, Seat, Table, TableError, access, leave


def claim(table: Table, token: str, names: Names, holiday: int = 0) -> int | None:
    """Make what the token opens the person's, who is on holiday until then; returns the seat, if it is one. A person has one seat at a table."""
    found = access(table, token)
    seat_key, owner_key = names.keys
    if found.role == "owner":
        table.owner = owner_key
        return None
    asking = _asking(table, token)
    if found.seat is None and asking is None:
        raise TableError("no-entry", "this token opens nothing that a person can have")
    if any(_holds(seat, names.person) for seat in table.seats):
        raise TableError("taken", "a person has one seat at a table")
    if asking is not None:
        asking.key, asking.person, asking.holiday = seat_key, names.person, holiday
    if found.seat is not None:
        seat = table.seats[found.seat]
        seat.key, seat.person, seat.holiday = seat_key, names.person, holiday
    return found.seat


def _asking(table: Table, token: str) -> Asking | None:
    given = security.digest(token)
    return next(
        (seat.asking for seat in table.seats if seat.asking and security.fits(given, seat.asking.key)), None
    )


def _holds(seat: Seat, person: str) -> bool:
    return seat.person == person or (seat.asking is not None and seat.asking.person == person)


def forget(table: Table, names: Names) -> None:
    """Take a person out of a table: bots go on with what they play, and of a finished game their name goes."""
    seat_key, owner_key = names.keys
    for index, seat in enumerate(table.seats):
        if seat.asking is not None and seat.asking.person == names.person:
            seat.asking = None
        if security.fits(seat_key, seat.key):
            if table.status == "over":
                seat.name, seat.key, seat.origin, seat.person, seat.holiday = "", "", "", "", 0
            else:
                leave(table, index)
                seat.name = ""
    table.raters = [nobody() if each == names.person else each for each in table.raters]
    if security.fits(owner_key, table.owner):
        table.owner = ""
