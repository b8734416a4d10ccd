"""Seats of a running game: who may take one at once, who asks the owner for it, and the owner's answer."""

from caravanserai.server import security
from caravanserai.server.tables import Access, Asking, Table, TableError, known_game
from caravanserai.server.words import plain


def needed(table: Table, found: Access, token: str) -> bool:
    """Whether whoever has this access may take a seat only if the owner lets them in.

    An invitation lets one into a running game; at a listed table anybody comes without one. And once somebody has left,
    who comes may be the same person, who would see through two seats.
    """
    if table.status != "running":
        return False
    invited = found.role == "owner" or security.fits(security.digest(token), table.join)
    return table.guarded or not invited


def ask(table: Table, number: int | None, name: str, colour: str, origin: str) -> tuple[int, str]:
    """Ask for an open seat; returns the seat and the token that will open it."""
    free = [index for index, seat in enumerate(table.seats) if seat.kind == "open" and seat.asking is None]
    if not free:
        raise TableError("full", "no seat is open that nobody asks for already")
    if number is not None and number not in free:
        raise TableError("taken", f"seat {number} is not open, or somebody asks for it already")
    if colour and colour not in known_game(table.game).colours:
        raise TableError("bad-option", f"{colour!r} is no colour of {table.game}")
    index = free[0] if number is None else number
    token = security.new_token()
    table.seats[index].asking = Asking(security.digest(token), plain(name), colour, origin)
    return index, token


def answer(table: Table, index: int, admit: bool) -> None:
    """Let in who asks for the seat, or not."""
    asking = table.seats[index].asking if 0 <= index < len(table.seats) else None
    if asking is None:
        raise TableError("bad-request", f"nobody asks for seat {index}")
    seat = table.seats[index]
    seat.asking = None
    if admit and table.status == "running":
        seat.kind, seat.name, seat.key, seat.stand_in = "person", asking.name, asking.key, ""
        seat.origin, seat.person, seat.holiday = asking.origin, asking.person, asking.holiday
        if asking.colour and all(other.colour != asking.colour for other in table.seats):
            seat.colour = asking.colour
