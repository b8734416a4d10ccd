"""Seats: every change is stored and told once, and who loses a seat loses its socket."""

import pytest
from room_parts import Patience, heard, link, table

from caravanserai.server import security
from caravanserai.server.bodies import JoinTable, Myself, SeatChange
from caravanserai.server.messages import StandIn
from caravanserai.server.room.company import Company
from caravanserai.server.room.seats import Seats
from caravanserai.server.tables import TableError

pytestmark = pytest.mark.anyio


class Case:
    """Seats of a table that counts its changes."""

    def __init__(self) -> None:
        self.table = table("open", "open")
        self.table.join = security.digest("join")
        self.table.owner = security.digest("owner")
        self.company = Company(self.table, Patience().later)
        self.seats = Seats(self.table, self.company, ["random"], "random", self._changed)
        self.changes = 0

    async def _changed(self) -> None:
        self.changes += 1


async def test_an_invitation_opens_a_seat_and_leaving_gives_it_up() -> None:
    case = Case()
    seated = await case.seats.join(JoinTable(token="join", name="Noor"))
    mine = link(seated.seat)
    case.company.links.add(mine)
    assert case.table.seats[seated.seat].name == "Noor"
    await case.seats.change_me(seated.token, Myself(name="Farah"))
    assert case.table.seats[seated.seat].name == "Farah"
    await case.seats.leave(seated.token)
    assert case.table.seats[seated.seat].kind == "open"
    assert heard(mine)[0]["final"]
    assert case.company.links == set()
    assert case.changes == 3
    with pytest.raises(TableError):
        await case.seats.leave(seated.token)


async def test_only_an_invitation_opens_a_seat() -> None:
    case = Case()
    for token in ("", "guess"):
        with pytest.raises(TableError) as caught:
            await case.seats.join(JoinTable(token=token))
        assert caught.value.code == "no-entry"
    assert case.changes == 0


async def test_before_the_start_the_owner_takes_a_seat_back() -> None:
    case = Case()
    case.table.status = "waiting"
    seated = await case.seats.join(JoinTable(token="join"))
    guest = link(seated.seat)
    case.company.links.add(guest)
    await case.seats.change_seat("owner", seated.seat, SeatChange(kind="bot"))
    assert heard(guest)[0]["code"] == "no-entry"
    assert case.table.seats[seated.seat].kind == "bot"


async def test_a_bot_stands_in_while_its_person_wants() -> None:
    case = Case()
    seated = await case.seats.join(JoinTable(token="join"))
    mine = link(seated.seat)
    await case.seats.stand_in(mine, StandIn(on=True))
    assert case.table.seats[seated.seat].by_bot
    await case.seats.stand_in(mine, StandIn(on=False))
    assert not case.table.seats[seated.seat].by_bot
    await case.seats.stand_in(link(), StandIn(on=True))
    assert case.changes == 3
