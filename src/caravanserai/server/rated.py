"""Rated tables: marked when they are made, begun when everybody has accepted that, and fixed from then on."""

from caravanserai.server.bodies import NewTable
from caravanserai.server.messages import Pace
from caravanserai.server.rating import bot_skill
from caravanserai.server.tables import Table, TableError

LEAST_PEOPLE = 2


def check_new(wish: NewTable, on: bool) -> None:
    """Refuse a table that cannot be rated."""
    if not wish.rated:
        return
    if not on:
        raise TableError("rated-off", "this host offers no ratings")
    if wish.start:
        raise TableError("rated-not-ready", "a rated game begins when everybody is ready for it")
    if wish.pace.seconds is None:
        raise TableError("rated-pace", "a rated game needs a clock, so that nobody can hold it up")


def check_settings(table: Table, pace: Pace) -> None:
    """Refuse a pace that a rated table cannot have, and any other one while it runs."""
    check_fixed(table)
    if table.rated and pace.seconds is None:
        raise TableError("rated-pace", "a rated game needs a clock, so that nobody can hold it up")


def check_fixed(table: Table) -> None:
    """Refuse what one person could do to the others of a rated game that runs."""
    if table.rated and table.status == "running":
        raise TableError("rated-fixed", "nobody can change that while a rated game runs")


def check_ready(table: Table, number: int) -> None:
    """Refuse who cannot be rated: a seat that is only a link's, and two seats at one address."""
    if not table.rated:
        return
    seat = table.seats[number]
    if not seat.person:
        raise TableError("rated-person", "only a person can be rated, and this seat is a link's")
    others = [each for each in table.seats if each is not seat and each.kind == "person"]
    if any(each.person == seat.person for each in others):
        raise TableError("rated-same", "one person at two seats is not rated")
    if seat.origin and any(each.origin == seat.origin for each in others):
        raise TableError("rated-same", "two seats at one address are not rated")


def begin(table: Table) -> None:
    """See that everybody has accepted it, and fix who is rated. Bots take the seats that are still open, for good."""
    if not table.rated:
        return
    people = [number for number, seat in enumerate(table.seats) if seat.kind == "person"]
    if len(people) < LEAST_PEOPLE:
        raise TableError("rated-alone", "a rated game needs two people at least")
    if not all(table.seats[number].ready for number in people):
        raise TableError("rated-not-ready", "a rated game begins when everybody is ready for it")
    for number in people:
        check_ready(table, number)
    if any(seat.kind != "person" and bot_skill(table.game, seat.level) is None for seat in table.seats):
        raise TableError("rated-bot", "how strong this bot is was never measured in this game")
    for seat in table.seats:
        seat.kind = "bot" if seat.kind == "open" else seat.kind
    table.raters = [seat.person if seat.kind == "person" else "" for seat in table.seats]
