"""A finished game taken apart: every decision that was made, and what chance did behind it."""

from typing import Final, NamedTuple

from caravanserai.core.machine import State
from caravanserai.play.history import CHOSEN, DRAWN
from caravanserai.play.match import Match
from caravanserai.play.record import BadRecord, verify


class Moment(NamedTuple):
    """A decision: the position in which it was made, and the one right behind it, before chance acts."""

    step: int
    """The number of the decision among the steps of the match."""
    seat: int
    state: State
    action: int
    after: State
    drawn: bool
    """Whether chance acted before the next decision."""


class Story(NamedTuple):
    """All decisions of a game, in order, and how it ended."""

    moments: list[Moment]
    end: State

    def position(self, number: int) -> State:
        """The position of a moment; behind the last one the end."""
        return self.moments[number].state if number < len(self.moments) else self.end


def finished(match: Match) -> None:
    """Refuse what cannot be reviewed: a game that goes on, or one whose chance is not what it was committed to."""
    if not match.over:
        raise BadRecord("the game is not finished: a game that goes on is not reviewed")
    if match.seed is not None and (faults := verify(match)):
        raise BadRecord(f"the record does not verify: {faults[0]}")


def story(match: Match) -> Story:
    """The decisions of a finished match."""
    finished(match)
    found: list[Moment] = []
    state = match.first_state()
    pending: _Begun | None = None
    for step, entry in enumerate(match.steps):
        if entry.how == CHOSEN:
            _close(found, pending, state)
            pending = _Begun(step, entry.actor, state.clone(), entry.action)
        elif entry.how == DRAWN and pending is not None:
            pending.chance_begins(state)
        state.apply(entry.action)
    _close(found, pending, state)
    return Story(found, state)


class _Begun:
    """A decision whose consequences are still being read."""

    def __init__(self, step: int, seat: int, state: State, action: int) -> None:
        self.step: Final = step
        self.seat: Final = seat
        self.state: Final = state
        self.action: Final = action
        self.after: State | None = None

    def chance_begins(self, state: State) -> None:
        """Keep the position before the first draw."""
        if self.after is None:
            self.after = state.clone()


def _close(found: list[Moment], begun: _Begun | None, state: State) -> None:
    if begun is not None:
        after = begun.after or state.clone()
        drawn = begun.after is not None
        found.append(Moment(begun.step, begun.seat, begun.state, begun.action, after, drawn))
