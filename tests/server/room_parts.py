"""Small stand-ins for what a part of a table needs: a table, a store that remembers, time that is told to pass."""

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from caravanserai.server import tables
from caravanserai.server.bodies import NewTable, SeatWish
from caravanserai.server.link import Link
from caravanserai.server.store import Pulse, Stored, StoreError
from caravanserai.server.tables import Table

Work = Callable[[], Awaitable[None]]


def table(*kinds: str, **more: Any) -> Table:
    """A table of the toy game that runs: `me`, `open` or `bot` for each seat."""
    seats = [SeatWish(kind=kind) for kind in kinds or ("me", "open")]
    made, _ = tables.create(NewTable(game="lots", seats=seats, **more), ["random"], "random", 1000)
    made.status = "running"
    return made


def stored(made: Table, touched: int = 1000, deadline: int | None = None) -> Stored:
    """The table as if it lay on disk, without a move."""
    return Stored(made, Pulse(touched, None, deadline, None), None, [], [])


def link(seat: int | None = None, role: str = "", address: str = "") -> Link:
    """A connected client."""
    made = Link(address)
    made.seat = seat
    made.role = role or ("spectator" if seat is None else "seat")
    return made


def heard(one: Link) -> list[dict[str, Any]]:
    """What a client was sent since the last time."""
    found = []
    while not one.outbox.empty():
        data = one.outbox.get_nowait()
        if data is not None:
            found.append(msgspec.json.decode(data))
    return found


class Memory:
    """A store that remembers what it is told, or refuses."""

    def __init__(self) -> None:
        self.changes: list[Any] = []
        self.full = False

    async def commit(self, *changes: Any) -> None:
        if self.full:
            raise StoreError("store-full", path="x")
        self.changes += changes


class Timer:
    """Something that is to be done, unless it is cancelled."""

    def __init__(self, seconds: float, work: Work) -> None:
        self.seconds = seconds
        self.work = work
        self.cancelled = False

    def cancel(self) -> None:
        self.cancelled = True


class Patience:
    """What is to be done later, and time that passes when it is told to."""

    def __init__(self) -> None:
        self._timers: list[Timer] = []

    def later(self, seconds: float, work: Work) -> Timer:
        self._timers.append(Timer(seconds, work))
        return self._timers[-1]

    @property
    def waits(self) -> list[float]:
        """How long each thing has to wait."""
        return [timer.seconds for timer in self._timers if not timer.cancelled]

    async def pass_by(self) -> None:
        """All of it is due."""
        timers, self._timers = self._timers, []
        for timer in timers:
            if not timer.cancelled:
                await timer.work()
