"""What one audience (a seat, or all spectators) sees of a match, and what it has been sent so far."""

import hashlib
from typing import Any, Final

import msgspec

from caravanserai.core.game import Game
from caravanserai.core.machine import Event
from caravanserai.play.guided import GuidedMatch
from caravanserai.play.match import AUTO, CHOSEN, Match
from caravanserai.play.match import Undo as Undone
from caravanserai.server.answers import final_choices
from caravanserai.server.knowing import may_know, reason_info
from caravanserai.server.messages import Guidance, LogLine, ReasonInfo, Standing, Update, encode

FIRST_LINES: Final = 200
"""How many lines of the log come with the first update."""


def log_line(match: Match, step: int, event: Event) -> LogLine:
    """An event as it is sent; who may know it was asked before."""
    kind = match.game.kinds[event[0]]
    entry = match.steps[step]
    return LogLine(kind=kind.word, args=kind.describe(event[1]), actor=entry.actor, auto=entry.how == AUTO)


def raw(value: object) -> Any:
    """Encoded already, so that it is encoded once for the digest and the message."""
    return msgspec.Raw(encode(value))


def standing(match: Match) -> Standing | None:
    """The result, when there is one."""
    if not match.over:
        return None
    state = match.state
    return Standing(scores=state.scores(), ranking=state.ranking(), breakdown=match.game.breakdown(state))


def guidance(match: Match) -> Guidance | None:
    """Where the script stands, if there is one."""
    return Guidance(lesson=match.lesson, wanted=match.wanted()) if isinstance(match, GuidedMatch) else None


class Eyes:
    """One audience. Its version is a digest of all it can see, so it tells nothing that the rest does not."""

    def __init__(self, seat: int | None) -> None:
        self.seat: Final = seat
        self.version = ""
        self._view: Any = None
        self._prompt: Any = None
        self._undo: ReasonInfo | None = None
        self._final: list[int] = []
        self._lines: list[LogLine] = []
        self._sources: list[int] = []
        self._read = 0
        self._decided = 0
        self._journal = 0
        self._start = 0

    def refresh(self, match: Match) -> bool:
        """Look again; says whether anything this audience can see has changed."""
        self._follow_log(match)
        self._count_decisions(match)
        game: Game = match.game
        self._view = raw(game.view(match.state, self.seat))
        prompt = game.prompt(match.state, self.seat)
        self._prompt = raw(prompt)
        choices = [choice["id"] for choice in prompt["choices"]]
        self._final = (
            final_choices(game, match.state, self.seat, choices) if self.seat is not None and choices else []
        )
        self._undo = self._why_no_undo(match)
        before = self.version
        self.version = self._digest()
        return self.version != before

    def changes(self, match: Match, deadline: int | None, now: int) -> bytes:
        """The update for those who have seen everything before the last `refresh`."""
        return self._update(match, self._start, deadline, now)

    def whole(self, match: Match, deadline: int | None, now: int) -> bytes:
        """The update for somebody who has just come."""
        return self._update(match, max(0, len(self._lines) - FIRST_LINES), deadline, now)

    def page(self, start: int, count: int) -> list[LogLine]:
        """Lines of the log."""
        return self._lines[start : start + count]

    @property
    def total(self) -> int:
        """How many lines the log has."""
        return len(self._lines)

    def _follow_log(self, match: Match) -> None:
        """Drop what was undone, then add what is new and may be known."""
        events = match.events
        while self._sources and self._sources[-1] >= len(events):
            self._sources.pop()
            self._lines.pop()
        self._read = min(self._read, len(events))
        self._start = len(self._lines)
        for index in range(self._read, len(events)):
            step, event = events[index]
            if may_know(event, self.seat):
                self._sources.append(index)
                self._lines.append(log_line(match, step, event))
        self._read = len(events)

    def _why_no_undo(self, match: Match) -> ReasonInfo | None:
        if self.seat is None or match.over:
            return None
        refusal = match.can_undo(self.seat)
        return None if refusal is None else reason_info(refusal.reason)

    def _digest(self) -> str:
        undo = "" if self._undo is None else self._undo.key
        digest = hashlib.sha256(self._view)
        digest.update(self._prompt)
        digest.update(f"{len(self._lines)} {self._decided} {undo}".encode())
        return digest.hexdigest()[:24]

    def _update(self, match: Match, start: int, deadline: int | None, now: int) -> bytes:
        return encode(
            Update(
                version=self.version,
                view=self._view,
                prompt=self._prompt,
                final=self._final,
                start=start,
                events=self._lines[start:],
                recap=self._recap(match),
                can_undo=self.seat is not None and not match.over and self._undo is None,
                undo=self._undo,
                deadline=deadline,
                now=now,
                result=standing(match),
                guide=guidance(match),
            )
        )

    def _recap(self, match: Match) -> int:
        """How many lines there were when this seat last decided."""
        last = -1
        for number in range(len(match.steps) - 1, -1, -1):
            entry = match.steps[number]
            if entry.actor == self.seat and entry.how == CHOSEN:
                last = number
                break
        count = len(self._lines)
        while count and match.events[self._sources[count - 1]][0] > last:
            count -= 1
        return count

    def _count_decisions(self, match: Match) -> None:
        """Count the seat's own decisions and undos, which it knows: so no two of its own versions are alike."""
        for entry in match.journal[self._journal :]:
            who = entry.seat if isinstance(entry, Undone) else entry.actor
            self._decided += who == self.seat
        self._journal = len(match.journal)
