"""Who sits where: taking a seat, giving it up, its name, and bots that sit in."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from caravanserai.server import claims, consent, rated, tables
from caravanserai.server.bodies import JoinTable, Myself, SeatChange, Seated
from caravanserai.server.clock import now
from caravanserai.server.identity import Names
from caravanserai.server.link import Link
from caravanserai.server.messages import TableInfo
from caravanserai.server.requests import StandIn
from caravanserai.server.room.company import Company
from caravanserai.server.tables import Table, TableError


class Seats:
    """The seats of a table. `changed` stores and tells that they have changed; `welcome` shows a client its seat.

    `looked` has a look at the ratings, before somebody new is shown with theirs.
    """

    def __init__(
        self,
        table: Table,
        company: Company,
        levels: Sequence[str],
        default_level: str,
        changed: Callable[[], Awaitable[None]],
        welcome: Callable[[Link], None],
        begin: Callable[[], Awaitable[None]],
        looked: Callable[[], Awaitable[None]],
        joined: Callable[[str], None] = lambda name: None,
    ) -> None:
        self._table: Final = table
        self._company: Final = company
        self._levels: Final = levels
        self._default_level: Final = default_level
        self._changed: Final = changed
        self._welcome: Final = welcome
        self._begin: Final = begin
        self._joined: Final = joined
        self._looked: Final = looked

    def follow(self) -> None:
        """Another server has changed the seats: clients lose theirs, or find one."""
        keys = {seat.key: number for number, seat in enumerate(self._table.seats) if seat.key}
        gone = "this seat is another's now"
        self._company.send_away(
            lambda link: link.seat is not None and keys.get(link.key) != link.seat, "no-entry", gone
        )
        if self._table.spectators == "none" and self._table.status != "over":
            gone = "spectators are not wanted any more"
            self._company.send_away(lambda link: link.role == "spectator", "no-entry", gone)
        for link in [link for link in self._company.links if link.seat is None and link.key in keys]:
            link.role, link.seat = "seat", keys[link.key]
            self._welcome(link)

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
        self._joined(self._table.seats[seat].name)
        return Seated(table=self._table.id, seat=seat, token=token, waiting=False)

    async def claim(self, token: str, names: Names, holiday: int = 0) -> None:
        """What a link's token opens becomes a person's. Who is there by the link comes back, as the person or not at all."""
        seat = claims.claim(self._table, token, names, holiday)
        await self._looked()
        await self._changed()
        if seat is None:
            return
        for link in [link for link in self._company.links if link.seat == seat]:
            if link.key != self._table.seats[seat].key:
                link.trouble("claimed", "this seat is a person's now")
                link.close(1012)

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

    async def ready(self, token: str, on: bool) -> TableInfo:
        """Somebody is ready for the start, or not any more. When all are and no seat is open the game begins."""
        seat = tables.seated(self._table, token)
        if self._table.status != "waiting":
            raise TableError("started", "the game has begun already")
        if on:
            rated.check_ready(self._table, seat)
        self._table.seats[seat].ready = on
        await self._changed()
        if tables.all_ready(self._table):
            await self._begin()
        return self._company.info()

    async def mute(self, token: str, index: int, on: bool) -> TableInfo:
        """The owner takes a person the word, or gives it back."""
        tables.own(self._table, token)
        tables.mute(self._table, index, on)
        await self._changed()
        return self._company.info()

    async def change_me(self, token: str, wish: Myself) -> TableInfo:
        """A new name or colour, or whether to be told elsewhere."""
        seat = tables.seated(self._table, token)
        tables.rename(self._table, seat, wish.name, wish.colour)
        if wish.quiet is not None:
            self._table.seats[seat].quiet = wish.quiet
        await self._changed()
        return self._company.info()

    async def hush(self, person: str) -> None:
        """A person does not want to be told of this table elsewhere."""
        for seat in self._table.seats:
            if seat.person == person:
                seat.quiet = True
        await self._changed()

    async def change_seat(self, token: str, index: int, change: SeatChange) -> TableInfo:
        """Arrange a seat before the start, or put a bot in for somebody who is away."""
        found = tables.enter(self._table, token)
        rated.check_fixed(self._table)
        away = self._company.away(index)
        if self._rests(index) and not change.remove:
            raise TableError("holiday", "that person is on holiday; the clock stands meanwhile")
        tables.change_seat(self._table, found, index, change, away, self._levels, self._default_level)
        if not self._table.seats[index].key:
            gone = "the owner took this seat back"
            self._company.send_away(lambda link: link.seat == index, "no-entry", gone)
        await self._changed()
        return self._company.info()

    def _rests(self, index: int) -> bool:
        """Whether the seat's person is on holiday from the running game."""
        known = self._table.status == "running" and 0 <= index < len(self._table.seats)
        return known and self._table.on_holiday(index, now())

    async def stand_in(self, link: Link, message: StandIn) -> None:
        """A person lets a bot play, or takes the seat back."""
        if link.seat is None or self._table.status == "over":
            return
        seat = self._table.seats[link.seat]
        if message.on:
            seat.level = tables.level_of(message.level, self._levels, seat.level or self._default_level)
        seat.stand_in = "asked" if message.on else ""
        await self._changed()
