"""Seats: every change is stored and told once, and who loses a seat loses its socket."""

import pytest
from room_parts import Patience, heard, link, table

from caravanserai.server import security
from caravanserai.server.bodies import JoinTable, Myself, SeatChange
from caravanserai.server.link import Link
from caravanserai.server.requests import StandIn
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
        self.welcomed: list[Link] = []
        self.seats = Seats(
            self.table,
            self.company,
            ["random"],
            "random",
            self._changed,
            self.welcomed.append,
            self._begin,
            self._looked,
        )
        self.changes = 0
        self.begun = 0

    async def _changed(self) -> None:
        self.changes += 1

    async def _looked(self) -> None:
        """There are no ratings here."""

    async def _begin(self) -> None:
        self.begun += 1


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
    with pytest.raises(TableError, match="no bot 'genius'"):
        await case.seats.stand_in(mine, StandIn(on=True, level="genius"))
    assert not case.table.seats[seated.seat].by_bot
    await case.seats.stand_in(mine, StandIn(on=True, level="random"))
    assert case.table.seats[seated.seat].by_bot
    assert case.table.seats[seated.seat].level == "random"
    await case.seats.stand_in(mine, StandIn(on=False))
    assert not case.table.seats[seated.seat].by_bot
    await case.seats.stand_in(link(), StandIn(on=True))
    assert case.changes == 3


async def test_once_somebody_has_left_a_running_game_the_owner_lets_people_in() -> None:
    """Who has left has seen a hand: coming back by another seat is the owner's to allow."""
    case = Case()
    first = await case.seats.join(JoinTable(token="join", name="Noor"))
    assert not first.waiting
    await case.seats.leave(first.token)
    second = await case.seats.join(JoinTable(token="join", name="Noor", seat=1))
    assert second.waiting
    assert case.table.seats[1].kind == "open"
    assert case.company.info().seats[1].asks == "Noor"
    waiting = link(role="spectator")
    waiting.key = security.digest(second.token)
    case.company.links.add(waiting)
    for token in (second.token, "join", "guess"):
        with pytest.raises(TableError):
            await case.seats.admit(token, 1, admit=True)
    assert case.table.seats[1].kind == "open"
    await case.seats.admit("owner", 1, admit=True)
    assert (case.table.seats[1].kind, case.table.seats[1].name) == ("person", "Noor")
    assert (waiting.role, waiting.seat) == ("seat", 1)
    assert case.welcomed == [waiting]
    with pytest.raises(TableError, match="nobody asks"):
        await case.seats.admit("owner", 1, admit=True)


async def test_who_comes_to_a_listed_game_without_an_invitation_asks_first() -> None:
    case = Case()
    case.table.listed = True
    asked = await case.seats.join(JoinTable(name="Stranger"))
    assert asked.waiting
    with pytest.raises(TableError) as caught:
        await case.seats.join(JoinTable(name="Other", seat=asked.seat))
    assert caught.value.code == "taken"
    await case.seats.admit("owner", asked.seat, admit=False)
    assert case.table.seats[asked.seat].kind == "open"
    assert case.company.info().seats[asked.seat].asks is None
    with pytest.raises(TableError):
        await case.seats.leave(asked.token)
    case.table.status = "waiting"
    assert not (await case.seats.join(JoinTable(name="Stranger"))).waiting


async def test_the_owner_removes_somebody_from_a_running_game() -> None:
    case = Case()
    seated = await case.seats.join(JoinTable(token="join", name="Noor"))
    mine = link(seated.seat)
    case.company.links.add(mine)
    change = SeatChange(kind="open", remove=True)
    with pytest.raises(TableError) as caught:
        await case.seats.change_seat(seated.token, seated.seat, change)
    assert caught.value.code == "not-owner"
    await case.seats.change_seat("owner", seated.seat, change)
    assert heard(mine)[-1]["final"]
    assert case.table.seats[seated.seat].key == ""
    assert (await case.seats.join(JoinTable(token="join"))).waiting


async def test_the_owner_takes_somebody_the_word() -> None:
    case = Case()
    seated = await case.seats.join(JoinTable(token="join"))
    with pytest.raises(TableError):
        await case.seats.mute(seated.token, seated.seat, on=True)
    info = await case.seats.mute("owner", seated.seat, on=True)
    assert info.seats[seated.seat].muted
    with pytest.raises(TableError):
        await case.seats.mute("owner", 1 - seated.seat, on=True)
    assert not (await case.seats.mute("owner", seated.seat, on=False)).seats[seated.seat].muted
