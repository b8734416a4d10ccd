"""The time a decision may take, and when a table that sleeps on disk has to be woken."""

from collections.abc import Awaitable, Callable
from typing import Final

from caravanserai.server.clock import now
from caravanserai.server.matches import GUIDE_KEPT
from caravanserai.server.room.inbox import Later, Timer
from caravanserai.server.store import Pulse
from caravanserai.server.tables import Table


class Clock:
    """The clock of the present decision. A decision begins it; nothing that happens meanwhile begins it anew."""

    def __init__(self, table: Table, pulse: Pulse, moved: int, later: Later) -> None:
        self._table: Final = table
        self._later: Final = later
        self._timer: Timer | None = None
        self._spared = False
        self.follow(pulse, moved)

    def follow(self, pulse: Pulse, moved: int) -> None:
        """The clock as it is stored, with the time of the last move."""
        self.deadline = pulse.deadline
        seconds = self._table.pace.seconds
        running = pulse.deadline is not None and seconds is not None
        self._since = (pulse.deadline or 0) - 1000 * (seconds or 0) if running else moved
        self._seen_since = min(pulse.touched, self._since)
        """When the decision began as the others know it: of hidden decisions before they only see the first begin."""
        self._actor = pulse.turn

    def begin(self, actor: int | None, public: bool) -> None:
        """A new decision: its time begins. `public`: everybody could see that something was decided."""
        self._since = now()
        if public or actor != self._actor:
            self._seen_since = self._since
        self._actor = actor
        self._spared = False
        self.go_on(actor)

    def go_on(self, actor: int | None) -> None:
        """The same decision, by a bot or a person as the seats now are: its time is counted from its beginning."""
        seconds = self._table.pace.seconds
        timed = actor is not None and not self._table.seats[actor].by_bot and not self.stands(actor)
        self.deadline = self._since + 1000 * seconds if timed and seconds is not None else None

    def stands(self, actor: int | None) -> bool:
        """Whether no time passes: the people pause, or the one who is waited for is on holiday."""
        return self._table.paused or (actor is not None and self._table.on_holiday(actor, now()))

    def shown(self, seat: int | None) -> int | None:
        """The deadline as a seat is told it."""
        if self.deadline is None or seat == self._actor:
            return self.deadline
        return self.deadline - self._since + self._seen_since

    def repace(self, actor: int | None) -> None:
        """The pace is another. Whoever is out of time by that has the new time whole, once in a decision."""
        self.go_on(actor)
        if self.deadline is not None and self.deadline <= now() and not self._spared:
            self._since = self._seen_since = now()
            self._spared = True
            self.go_on(actor)

    def pulse(self, touched: int, actor: int | None, by_itself: bool) -> Pulse:
        """What the store has to know; `by_itself`: the decision needs no person."""
        wake = None
        if self._table.paused:
            wake = None
        elif actor is not None and by_itself:
            wake = self._since
        elif self.deadline is not None:
            wake = self.deadline + 1000 * self._table.pace.grace
        elif actor is not None and self._table.on_holiday(actor, now()):
            wake = self._table.seats[actor].holiday
        elif self._table.guide:
            wake = self._since + GUIDE_KEPT
        return Pulse(touched, actor, self.deadline, wake)

    @property
    def forsaken(self) -> bool:
        """Whether a guided game was left so long ago that it is thrown away."""
        return self._table.guide and self._since + GUIDE_KEPT <= now()

    def back(self, actor: int) -> bool:
        """Whether the clock stands although the holiday that stopped it is over."""
        seat = self._table.seats[actor]
        if self.deadline is not None or seat.by_bot or not seat.holiday or not self._table.slow:
            return False
        return not self.stands(actor)

    def arm_for_return(self, actor: int, over: Callable[[], Awaitable[None]]) -> None:
        """Have something done when the holiday of the one who is waited for is over."""
        self.disarm()
        if self._table.on_holiday(actor, now()):
            self._timer = self._later((self._table.seats[actor].holiday - now()) / 1000, over)

    def arm(self, over: Callable[[], Awaitable[None]]) -> None:
        """Have something done when the time and the grace are over."""
        self.disarm()
        if self.deadline is not None:
            wait = max(0, self.deadline + 1000 * self._table.pace.grace - now()) / 1000
            self._timer = self._later(wait, over)

    def disarm(self) -> None:
        """Nothing is to be done when the time is over."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
