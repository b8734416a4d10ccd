"""Who sits where: taking a seat, giving it up, its name, and bots that sit in."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from caravanserai.server import consent, tables
from caravanserai.server.bodies import JoinTable, Myself, SeatChange, Seated
from caravanserai.server.link import Link
from caravanserai.server.messages import TableInfo
from caravanserai.server.requests import StandIn
from caravanserai.server.room.company import Company
from caravanserai.server.tables import Table, TableError


class Seats:
    """The seats of a table. `changed` stores and tells that they have changed; `welcome` shows a client its seat."""

    def __init__(
        self,
        table: Table,
        company: Company,
        levels: Sequence[str],
        default_level: str,
        changed: Callable[[], Awaitable[None]],
        welcome: Callable[[Link], None],
    ) -> None:
        self._table: Final = table
        self._company: Final = company
        self._levels: Final = levels
        self._default_level: Final = default_level
        self._changed: Final = changed
        self._welcome: Final = welcome

    async def join(self, wish: JoinTable, origin: str = "") -> Seated:
        """Somebody sits down, or asks the owner for a seat of a running game."""
        found = tables.enter(self._table, wish.token)
        if found.role not in ("guest", "owner"):
            raise TableError("no-entry", "only an invitation opens a seat")
        if consent.needed(self._table, found, wish.token):
            seat, token = consent.ask(self._table, wish.seat, wish.name, wish.colour, origin)
            await self._changed()
            return Seated(table=self._table.id, seat=seat, token=token, waiting=True)
        seat, token = tables.sit(self._table, wish.seat, wish.name, wish.colour, origin)
        self._company.sat_down(seat)
        await self._changed()
        return Seated(table=self._table.id, seat=seat, token=token, waiting=False)

    async def leave(self, token: str) -> None:
        """Somebody gets up for good; the links of that seat only watch from now on."""
        seat = tables.seated(self._table, token)
        tables.leave(self._table, seat)
        self._company.send_away(lambda link: link.seat == seat, "no-entry", "this seat was given up")
        await self._changed()

    async def admit(self, token: str, index: int, admit: bool) -> TableInfo:
        """The owner lets in who asks for a seat, or not."""
        tables.own(self._table, token)
        consent.answer(self._table, index, admit)
        self._company.sat_down(index)
        await self._changed()
        key = self._table.seats[index].key
        for link in [link for link in self._company.links if key and link.key == key]:
            link.role, link.seat = "seat", index
            self._welcome(link)
        return self._company.info()

    async def mute(self, token: str, index: int, on: bool) -> TableInfo:
        """The owner takes a person the word, or gives it back."""
        tables.own(self._table, token)
        tables.mute(self._table, index, on)
        await self._changed()
        return self._company.info()

    async def change_me(self, token: str, wish: Myself) -> TableInfo:
        """A new name or colour."""
        tables.rename(self._table, tables.seated(self._table, token), wish.name, wish.colour)
        await self._changed()
        return self._company.info()

    async def change_seat(self, token: str, index: int, change: SeatChange) -> TableInfo:
        """Arrange a seat before the start, or put a bot in for somebody who is away."""
        found = tables.enter(self._table, token)
        away = self._company.away(index)
        tables.change_seat(self._table, found, index, change, away, self._levels, self._default_level)
        if not self._table.seats[index].key:
            gone = "the owner took this seat back"
            self._company.send_away(lambda link: link.seat == index, "no-entry", gone)
        await self._changed()
        return self._company.info()

    async def stand_in(self, link: Link, message: StandIn) -> None:
        """A person lets a bot play, or takes the seat back."""
        if link.seat is None or self._table.status == "over":
            return
        seat = self._table.seats[link.seat]
        seat.stand_in = "asked" if message.on else ""
        if message.on and not seat.level:
            seat.level = self._default_level
        await self._changed()
