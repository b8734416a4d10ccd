"""One look at a match by several audiences: what they see alike is worked out, encoded and hashed once."""

import hashlib
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

import msgspec

from caravanserai.core.game import Prompt
from caravanserai.play.history import AUTO
from caravanserai.play.match import Match
from caravanserai.server import stretches
from caravanserai.server.messages import LogLine, Standing, encode

_SHORT: Final = 32
"""Bytes that need no digest: they are as short as one."""


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


class Part(NamedTuple):
    """One part of a view as it is sent, and what stands for it in the digest of the whole."""

    sent: Any
    data: bytes
    digest: bytes


_NOTHING: Final = Part(msgspec.Raw(), b"", b"")
"""Keeps the place of a part that each audience has its own of."""

View = dict[str, Part]
"""A view, part by part. A part that has not changed is the same object as before."""


class Glance:
    """The views, prompts and log lines of one moment. `before` are the views that the audiences had so far."""

    def __init__(self, match: Match, before: Mapping[int | None, View]) -> None:
        self.match: Final = match
        self._lines: Final[dict[int, Line]] = {}
        seats = list(before)
        views = match.game.views(match.state, seats)
        self._views: Final = dict(zip(seats, encoded(views, list(before.values())), strict=True))
        prompts = match.game.prompts(match.state, seats)
        sent: dict[int, Asked] = {}
        for prompt in prompts:
            if id(prompt) not in sent:
                sent[id(prompt)] = Asked(prompt, raw(prompt))
        self._prompts: Final = {seat: sent[id(prompt)] for seat, prompt in zip(seats, prompts, strict=True)}
        self.result: Final = standing(match)

    def view(self, seat: int | None) -> View:
        """What the audience sees of the table."""
        return self._views[seat]

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


def encoded(views: Sequence[Mapping[str, Any]], before: Sequence[View]) -> list[View]:
    """The views, of at least one audience, as they are sent.

    What is the same object in several of them is encoded once; what is as it was before, or as another sees it, is not
    hashed again.
    """
    first, *others = views
    if any(view.keys() != first.keys() for view in others):
        return [encoded([view], [old])[0] for view, old in zip(views, before, strict=True)]
    own = {name for view in others for name, value in view.items() if value is not first[name]}
    known = before[0]
    common = {
        name: _NOTHING if name in own else _part(encode(v), known.get(name)) for name, v in first.items()
    }
    made: list[View] = [common.copy() for _ in views]
    for name in own:
        seen: dict[int, bytes] = {}
        alike: dict[bytes, Part] = {}
        for view, known, parts in zip(views, before, made, strict=True):
            data, part = _own(view[name], seen), known.get(name)
            if part is None or part.data != data:
                part = alike.get(data) or _part(data, None)
            parts[name] = alike[data] = part
    return made


def _part(data: bytes, before: Part | None) -> Part:
    if before is not None and before.data == data:
        return before
    return Part(msgspec.Raw(data), data, data if len(data) <= _SHORT else hashlib.sha256(data).digest())


def _own(value: Any, seen: dict[int, bytes]) -> bytes:
    """A value as JSON; things in a list may be the same object for several, and are encoded once."""
    if not isinstance(value, list):
        return encode(value)
    found: list[bytes] = []
    for each in value:
        data = seen.get(id(each))
        if data is None:
            data = seen[id(each)] = encode(each)
        found.append(data)
    return b"[%b]" % b",".join(found)
