"""What one audience (a seat, or all spectators) sees of a match, and what it has been sent so far."""

import hashlib
from array import array
from bisect import bisect_right
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from caravanserai.core.events import among
from caravanserai.core.pause import Pause
from caravanserai.play.guided import GuidedMatch
from caravanserai.play.history import Bookmark
from caravanserai.play.match import Match
from caravanserai.server.answers import final_choices
from caravanserai.server.glance import Glance, log_line, raw
from caravanserai.server.messages import Guidance, LogLine, ReasonInfo, Standing, Update, encode, reason_info
from caravanserai.server.parts import SEPARATOR, nothing
from caravanserai.server.plans import Order, PlanNote


class Beside(NamedTuple):
    """What goes with an update though it is no part of the game: the clock, the receiver's promises, a card to read."""

    deadline: int | None = None
    promises: Sequence[str] = ()
    promise: str = ""
    pause: Pause | None = None
    plan: Sequence[Order] = ()
    plan_note: PlanNote = ""
    can_plan: bool = False


FIRST_LINES: Final = 200
"""How many lines of the log come with the first update."""
_STRIDE: Final = 0x9E3779B97F4A7C15
"""An odd number: a digest of lines is the one before times this, and the number of the next line."""
_MOST: Final = 0xFFFF_FFFF_FFFF_FFFF


def guidance(match: Match) -> Guidance | None:
    """Where the script stands, if there is one."""
    return Guidance(lesson=match.lesson, wanted=match.wanted()) if isinstance(match, GuidedMatch) else None


class Eyes:
    """One audience. Its version is a digest of all it can see, so it tells nothing that the rest does not."""

    def __init__(self, seat: int | None) -> None:
        self.seat: Final = seat
        self.version = ""
        self.view = nothing()
        self._changed: dict[str, Any] = {}
        self._whole = True
        self._prompt: Any = None
        self._undo: ReasonInfo | None = None
        self._final: list[int] = []
        self._result: Standing | None = None
        self._lines: Final = array("I")
        """The events it may know, by their numbers; as sentences only when they are sent."""
        self._chain: Final = array("Q")
        """For each line a digest of it and all lines before."""
        self._fresh: list[Any] = []
        self._read: Final = Bookmark()
        self._decided = 0
        self._recap = ((-1, -1), 0)
        """How often and at which step this seat had last decided, and how many lines there were then."""

    def refresh(self, match: Match, glance: Glance | None = None) -> bool:
        """Look again; says whether anything this audience can see has changed. `glance` is shared with others."""
        glance = glance or Glance(match, {self.seat: self.view})
        self._follow_log(glance)
        seen = glance.seen(self.seat)
        self.view, self._whole, self._changed = seen.view, seen.whole, seen.changed
        prompt, self._prompt = glance.asked(self.seat)
        self._final = []
        self._undo = None
        if self.seat is not None:
            self._decided = match.journal.count_by(self.seat)
            self._undo = _why_no_undo(match, self.seat)
            if prompt["choices"]:
                choices = [choice["id"] for choice in prompt["choices"]]
                self._final = final_choices(match.game, match.state, self.seat, choices)
        self._result = glance.result
        before = self.version
        self.version = self._digest(seen.digests)
        return self.version != before

    def changes(self, match: Match, beside: Beside, now: int) -> bytes:
        """The update for those who have seen everything before the last `refresh`."""
        start = len(self._lines) - len(self._fresh)
        return self._update(match, self._whole, self._changed, start, self._fresh, beside, now)

    def whole(self, match: Match, beside: Beside, now: int) -> bytes:
        """The update for somebody who has just come."""
        start = max(0, len(self._lines) - FIRST_LINES)
        view = {name: part.sent for name, part in self.view.parts().items()}
        return self._update(match, True, view, start, self.page(match, start, FIRST_LINES), beside, now)

    def page(self, match: Match, start: int, count: int) -> list[LogLine]:
        """Lines of the log."""
        return [log_line(match, index) for index in self._lines[start : start + count]]

    def event(self, line: int) -> int | None:
        """The number of the event that a line of the log tells."""
        return self._lines[line] if line < len(self._lines) else None

    @property
    def total(self) -> int:
        """How many lines the log has."""
        return len(self._lines)

    def _follow_log(self, glance: Glance) -> None:
        """Drop what was undone, then add what is new and may be known."""
        events, lines, chain = glance.match.events, self._lines, self._chain
        kept = self._read.kept(events)
        while lines and lines[-1] >= kept:
            lines.pop()
            chain.pop()
        self._fresh = []
        last = chain[-1] if chain else 0
        for index in range(kept, len(events)):
            if among(events.seen(index), self.seat):
                line = glance.line(index)
                last = (last * _STRIDE + line.number) & _MOST
                lines.append(index)
                chain.append(last)
                self._fresh.append(line.sent)
        self._read.move(events)

    def _digest(self, seen: list[bytes]) -> str:
        """What stands for all that it can see, the parts of the view as they were just seen."""
        undo = "" if self._undo is None else self._undo.key
        rest = f"{self._chain[-1] if self._chain else 0} {self._decided} {undo}".encode()
        return hashlib.sha256(SEPARATOR.join([*seen, self._prompt, rest])).hexdigest()[:24]

    def _update(
        self,
        match: Match,
        whole: bool,
        view: dict[str, Any],
        start: int,
        lines: list[Any],
        beside: Beside,
        now: int,
    ) -> bytes:
        return encode(
            Update(
                version=self.version,
                whole=whole,
                view=view,
                prompt=self._prompt,
                final=self._final,
                start=start,
                events=lines,
                recap=self._lines_then(match),
                can_undo=self.seat is not None and not match.over and self._undo is None,
                undo=self._undo,
                promises=list(beside.promises),
                promise=beside.promise,
                plan=list(beside.plan),
                plan_note=beside.plan_note,
                can_plan=beside.can_plan,
                deadline=beside.deadline,
                now=now,
                result=self._result,
                guide=guidance(match),
                pause=None if beside.pause is None else raw(beside.pause),
            )
        )

    def _lines_then(self, match: Match) -> int:
        """How many lines there were when this seat last decided."""
        if self.seat is None:
            return 0
        decided = self._decided, match.steps.last_decision(self.seat)
        if decided != self._recap[0]:
            self._recap = decided, bisect_right(self._lines, decided[1], key=match.events.step)
        return self._recap[1]


def _why_no_undo(match: Match, seat: int) -> ReasonInfo | None:
    reason = None if match.over else match.why_no_undo(seat)
    return None if reason is None else reason_info(reason)
