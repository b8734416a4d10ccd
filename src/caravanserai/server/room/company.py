"""Who is at a table: connected clients, who is here and who is away, and what all of them are told about it."""

from collections.abc import Callable
from typing import Final

from caravanserai.server import tables
from caravanserai.server.clock import now
from caravanserai.server.link import Link
from caravanserai.server.messages import TableChanged, TableInfo, You
from caravanserai.server.tables import Table


class Company:
    """The clients at a table."""

    def __init__(self, table: Table) -> None:
        self.links: Final[set[Link]] = set()
        self._table: Final = table
        self._left_at: Final[list[int]] = [now()] * len(table.seats)

    def here(self, seat: int) -> bool:
        """Whether a client of the seat is connected."""
        return any(link.seat == seat for link in self.links)

    def away(self, seat: int) -> int | None:
        """How long the seat's person has been away, in milliseconds; None: not at all, or there is no such seat."""
        if not 0 <= seat < len(self._left_at) or self.here(seat):
            return None
        return now() - self._left_at[seat]

    def sat_down(self, seat: int) -> None:
        """Somebody has taken the seat but is not connected yet: away from now on."""
        self._left_at[seat] = now()

    def remove(self, link: Link) -> bool:
        """A client has gone; says whether it was here."""
        if link not in self.links:
            return False
        self.links.discard(link)
        if link.seat is not None and not self.here(link.seat):
            self._left_at[link.seat] = now()
        return True

    def send_away(self, chosen: Callable[[Link], bool], code: str, detail: str) -> None:
        """Close the sockets of some clients for good."""
        for link in [link for link in self.links if chosen(link)]:
            self.links.discard(link)
            link.trouble(code, detail, final=True)

    def interrupt(self, code: str, detail: str, close_code: int) -> None:
        """Close the sockets of all clients; they come back by themselves."""
        for link in self.links:
            link.trouble(code, detail)
            link.close(close_code)

    def info(self) -> TableInfo:
        """The table as everybody sees it."""
        seats = self._table.seats
        here = [self.here(seat) for seat in range(len(seats))]
        away = [
            None if here[number] or seat.kind != "person" else self._left_at[number]
            for number, seat in enumerate(seats)
        ]
        return tables.info(self._table, here, away, sum(link.role == "spectator" for link in self.links))

    def you(self, link: Link) -> You:
        """Who a client is."""
        return link.you(link.seat is not None and self._table.seats[link.seat].stand_in != "")

    def announce(self, but: Link | None = None) -> None:
        """Tell everybody how the table is now."""
        info = self.info()
        for link in self.links:
            if link is not but:
                link.send(TableChanged(you=self.you(link), table=info))
