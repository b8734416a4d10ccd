"""Standing answers: what a seat has promised to answer until further notice. Nobody else is told of it."""

from collections.abc import Awaitable, Callable
from typing import Final

from caravanserai.play.match import Match
from caravanserai.server.room.inbox import Later, Timer
from caravanserai.server.tables import Table


class Promises:
    """The promises of all seats. They are kept with the seats of the table, so they outlive a restart."""

    def __init__(self, table: Table, later: Later) -> None:
        self._table: Final = table
        self._later: Final = later
        self._timer: Timer | None = None

    def offered(self, match: Match, seat: int) -> list[str]:
        """What the seat may promise now."""
        if match.over or self._table.seats[seat].kind != "person":
            return []
        game, state = match.game, match.state
        since = game.mark(state) if game.promises else 0
        return [name for name in game.promises if game.kept(state, seat, name, since)]

    def given(self, seat: int) -> str:
        """What the seat has promised, if anything."""
        return self._table.seats[seat].promise

    def give(self, match: Match, seat: int, name: str) -> bool:
        """The seat promises something, or ("") takes its promise back; says whether that is possible."""
        if name and name not in self.offered(match, seat):
            return False
        self._table.seats[seat].promise = name
        self._table.seats[seat].promised_at = match.game.mark(match.state) if name else 0
        return True

    def lapse(self, match: Match) -> bool:
        """Drop the promises that have come to their end; says whether there were any."""
        ended = [
            seat
            for number, seat in enumerate(self._table.seats)
            if seat.promise
            and (match.over or not match.game.kept(match.state, number, seat.promise, seat.promised_at))
        ]
        for seat in ended:
            seat.promise, seat.promised_at = "", 0
        return bool(ended)

    def answer(self, match: Match, seat: int) -> int | None:
        """The action with which the seat's promise answers what it is asked now; None: ask the seat."""
        promise = self._table.seats[seat].promise
        if not promise:
            return None
        return match.game.promised(match.state, seat, promise, self._table.seats[seat].promised_at)

    def arm(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        """Have a promise kept after a while: always the same while, so that it tells nothing of the seat's hand."""
        self.disarm()
        self._timer = self._later(seconds, work)

    def disarm(self) -> None:
        """No promise is to be kept now."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
