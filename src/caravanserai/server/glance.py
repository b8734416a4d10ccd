"""One look at a match by several audiences: what they see alike is worked out, encoded and hashed once."""

import hashlib
from collections.abc import Mapping
from typing import Any, Final, NamedTuple

import msgspec

from caravanserai.core.game import Prompt
from caravanserai.play.history import AUTO
from caravanserai.play.match import Match
from caravanserai.server import stretches
from caravanserai.server.messages import LogLine, Standing, encode
from caravanserai.server.parts import Seen, View, Writer, known, seen

WRITER: Final = Writer(encode, msgspec.Raw)


def raw(value: object) -> Any:
    """Encoded already, so that it can stand in several messages."""
    return msgspec.Raw(encode(value))


def log_line(match: Match, index: int) -> LogLine:
    """An event as it is sent; who may know it was asked before."""
    step, event = match.events[index]
    kind = match.game.kinds[event[0]]
    entry = match.steps[step]
    args = kind.describe(event[1])
    return LogLine(
        kind=kind.word,
        args=args,
        actor=entry.actor,
        auto=entry.how == AUTO,
        role=kind.role,
        at=kind.touched(args),
    )


class Line(NamedTuple):
    """A line of the log as it is sent, and a number that stands for it in digests."""

    sent: Any
    number: int


class Asked(NamedTuple):
    """What an audience is asked, also as it is sent."""

    prompt: Prompt
    sent: Any


class Glance:
    """The views, prompts and log lines of one moment. `before` are the views that the audiences had so far."""

    def __init__(self, match: Match, before: Mapping[int | None, View]) -> None:
        self.match: Final = match
        self._lines: Final[dict[int, Line]] = {}
        game, seats, old = match.game, list(before), list(before.values())
        sources = game.sources(match.state)
        kept = known(old, sources)
        views = game.views_beyond(match.state, seats, kept)
        self._seen: Final = dict(zip(seats, seen(views, old, WRITER, sources, kept), strict=True))
        prompts = game.prompts(match.state, seats)
        sent: dict[int, Asked] = {}
        for prompt in prompts:
            if id(prompt) not in sent:
                sent[id(prompt)] = Asked(prompt, raw(prompt))
        self._prompts: Final = {seat: sent[id(prompt)] for seat, prompt in zip(seats, prompts, strict=True)}
        self.result: Final = standing(match)

    def seen(self, seat: int | None) -> Seen:
        """What the audience sees of the table."""
        return self._seen[seat]

    def asked(self, seat: int | None) -> Asked:
        """What the audience is asked."""
        return self._prompts[seat]

    def line(self, index: int) -> Line:
        """A line of the log."""
        found = self._lines.get(index)
        if found is None:
            data = encode(log_line(self.match, index))
            number = int.from_bytes(hashlib.sha256(data).digest()[:8], "big")
            found = self._lines[index] = Line(msgspec.Raw(data), number)
        return found


def standing(match: Match) -> Standing | None:
    """The result, when there is one."""
    if not match.over:
        return None
    state = match.state
    ending = match.game.ending(state, stretches.told(match, None, 0, len(match.events)))
    return Standing(
        scores=state.scores(),
        ranking=state.ranking(),
        breakdown=match.game.breakdown(state),
        ending=None if ending is None else raw(ending),
    )
