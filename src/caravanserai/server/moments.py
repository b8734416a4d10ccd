"""How it was: a match as one audience saw it."""

from bisect import bisect_left
from collections.abc import Iterator
from typing import Final, NamedTuple

from caravanserai.core.events import may_know
from caravanserai.core.game import Prompt
from caravanserai.core.machine import CHANCE, OVER, State
from caravanserai.core.view import View
from caravanserai.play.history import AUTO, Entry
from caravanserai.play.match import Match
from caravanserai.server.messages import encode


class Picture(NamedTuple):
    """A moment as somebody saw it: log lines so far, view and prompt."""

    lines: int
    view: View
    prompt: Prompt


class Moments:
    """A match as one audience saw it, moment by moment. A moment is a change in what it could see.

    Hidden steps in between make no moment of their own, so the number of moments tells nothing either.
    """

    def __init__(self, match: Match, seat: int | None) -> None:
        self.seat: Final = seat
        self._game: Final = match.game
        self._first: Final = match.first_state
        self._steps: Final[list[Entry]] = list(match.steps)
        self._seen: Final = [step for step, event in match.events if may_know(event, seat)]
        self._cuts: list[int] = []

    def find(self) -> None:
        """Find the moments. It takes a while, so it is not done while the table waits."""
        if not self._cuts:
            self._cuts = list(self._cut())

    @property
    def count(self) -> int:
        """How many moments there are."""
        return len(self._cuts)

    def at_line(self, line: int) -> int:
        """The first moment at which the log line stood there."""
        for moment, cut in enumerate(self._cuts):
            if self._lines(cut) > line:
                return moment
        return len(self._cuts) - 1

    def picture(self, moment: int) -> Picture:
        """The table at that moment."""
        state = self.position(moment)
        return Picture(
            self._lines(self._at(moment)),
            self._game.view(state, self.seat),
            self._game.prompt(state, self.seat),
        )

    def position(self, moment: int) -> State:
        """The true position at that moment."""
        state = self._first()
        for entry in self._steps[: self._at(moment)]:
            state.apply(entry.action)
        return state

    def _at(self, moment: int) -> int:
        """How many steps had been made."""
        return self._cuts[min(moment, len(self._cuts) - 1)]

    def _cut(self) -> Iterator[int]:
        """The numbers of steps after which something had changed for this audience."""
        state = self._first()
        before = b""
        for done in range(len(self._steps) + 1):
            if done:
                state.apply(self._steps[done - 1].action)
            last = done == len(self._steps)
            if not last and (state.actor() in (CHANCE, OVER) or self._steps[done].how == AUTO):
                continue
            seen = encode(
                (self._game.view(state, self.seat), self._game.prompt(state, self.seat), self._lines(done))
            )
            if seen != before:
                before = seen
                yield done

    def _lines(self, done: int) -> int:
        return bisect_left(self._seen, done)
