"""Who is at a table: connected clients, who is here and who is away, and what all of them are told about it."""

from collections.abc import Callable
from typing import Final, Literal

from caravanserai.server import security, table_info, tables
from caravanserai.server.bodies import TablePage
from caravanserai.server.clock import now
from caravanserai.server.link import Link
from caravanserai.server.messages import TableChanged, TableInfo, You
from caravanserai.server.room.inbox import Later
from caravanserai.server.store import Present
from caravanserai.server.tables import Table

WATCHERS_SECONDS: Final = 5.0
"""Spectators who come and go are told to the others together, after so long."""


class Company:
    """The clients at a table. `later` is the inbox's."""

    def __init__(self, table: Table, later: Later, rating: table_info.Rating | None = None) -> None:
        self.links: Final[set[Link]] = set()
        self._table: Final = table
        self._later: Final = later
        self._rating: Final = rating or (lambda table, seat: None)
        self.elsewhere = Present()
        """Who is here through other servers."""
        self._told = 0
        """How many spectators everybody has been told of."""
        self._counting = False
        self._left_at: Final[list[int]] = [now()] * len(table.seats)

    def here(self, seat: int) -> bool:
        """Whether a client of the seat is connected."""
        return seat in self.elsewhere.seats or any(link.seat == seat for link in self.links)

    def looking(self, seat: int) -> bool:
        """Whether the seat's person has the page before their eyes."""
        return seat in self.elsewhere.looking or any(
            link.seat == seat and not link.hidden for link in self.links
        )

    @property
    def seated(self) -> bool:
        """Whether anybody with a seat is here."""
        return bool(self.elsewhere.seats) or any(link.seat is not None for link in self.links)

    @property
    def present(self) -> Present:
        """Who is here through this server."""
        seated = [link for link in self.links if link.seat is not None]
        return Present(
            sorted({link.seat for link in seated if link.seat is not None}),
            sum(link.role == "spectator" for link in self.links),
            looking=sorted({link.seat for link in seated if link.seat is not None and not link.hidden}),
        )

    def follow(self, present: Present) -> bool:
        """Others are there through other servers; says whether that is news."""
        before, self.elsewhere = self.elsewhere, present
        for seat in set(before.seats) - set(present.seats):
            self._left_at[seat] = now()
        return (set(before.seats), before.watchers) != (set(present.seats), present.watchers)

    def away(self, seat: int) -> int | None:
        """How long the seat's person has been away, in milliseconds; None: not at all, or there is no such seat."""
        if not 0 <= seat < len(self._left_at) or self.here(seat):
            return None
        return now() - self._left_at[seat]

    def sat_down(self, seat: int) -> None:
        """Somebody has taken the seat but is not connected yet: away from now on."""
        self._left_at[seat] = now()

    def arrived(self, link: Link, news: bool) -> None:
        """Tell the others that a client is here, if that or something else about its seat is news to them."""
        if link.seat is None:
            self._count()
        elif news or sum(other.seat == link.seat for other in self.links) == 1:
            self.announce(but=link)

    def remove(self, link: Link) -> None:
        """A client has gone; the others are told if its seat or a spectator has."""
        if link not in self.links:
            return
        self.links.discard(link)
        if link.seat is None:
            self._count()
        elif not self.here(link.seat):
            self._left_at[link.seat] = now()
            self.announce()

    def _count(self) -> None:
        """Spectators have come or gone: tell it in a while, if it is still so."""
        if not self._counting:
            self._counting = True
            self._later(WATCHERS_SECONDS, self._counted)

    async def _counted(self) -> None:
        self._counting = False
        if self._watchers() != self._told:
            self.announce()

    def send_away(self, chosen: Callable[[Link], bool], code: str, detail: str) -> None:
        """Close the sockets of some clients for good."""
        for link in [link for link in self.links if chosen(link)]:
            self.links.discard(link)
            link.trouble(code, detail, final=True)

    def interrupt(self, code: str, detail: str, close_code: int, within: int = 0) -> None:
        """Close the sockets of all clients; they come back by themselves, within so many milliseconds."""
        for link in self.links:
            link.trouble(code, detail, within=within)
            link.close(close_code)

    def info(self) -> TableInfo:
        """The table as everybody sees it."""
        seats = self._table.seats
        here = [self.here(seat) for seat in range(len(seats))]
        away = [
            None if here[number] or seat.kind != "person" else self._left_at[number]
            for number, seat in enumerate(seats)
        ]
        return table_info.info(self._table, here, away, self._watchers(), self._rating)

    def _watchers(self) -> int:
        return self.elsewhere.watchers + self.present.watchers

    def you(self, link: Link) -> You:
        """Who a client is."""
        seats = self._table.seats
        if link.seat is not None:
            mine = seats[link.seat]
            return You(role="seat", seat=link.seat, stand_in=mine.stand_in != "", asks=None, quiet=mine.quiet)
        asks = next((n for n, seat in enumerate(seats) if seat.asking and seat.asking.key == link.key), None)
        role: Literal["spectator", "guest"] = "spectator" if link.role == "spectator" else "guest"
        return You(role=role, seat=None, stand_in=False, asks=asks)

    async def page(self, token: str) -> TablePage:
        """The table for the bearer of a token."""
        found = tables.enter(self._table, token)
        link = Link()
        link.role, link.seat, link.key = found.role, found.seat, security.digest(token)
        return TablePage(you=self.you(link), owner=found.role == "owner", table=self.info())

    def announce(self, but: Link | None = None) -> None:
        """Tell everybody how the table is now."""
        info = self.info()
        self._told = info.watchers
        for link in self.links:
            if link is not but:
                link.send(TableChanged(you=self.you(link), table=info))
