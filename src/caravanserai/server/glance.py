"""One look at a match by several audiences: what they see alike is worked out, encoded and hashed once."""

import hashlib
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import msgspec

from caravanserai.core.game import Prompt
from caravanserai.play.history import AUTO
from caravanserai.play.match import Match
from caravanserai.server.messages import LogLine, encode


def raw(value: object) -> Any:
    """Encoded already, so that it can stand in several messages."""
    return msgspec.Raw(encode(value))


def log_line(match: Match, index: int) -> LogLine:
    """An event as it is sent; who may know it was asked before."""
    step, event = match.events[index]
    kind = match.game.kinds[event[0]]
    entry = match.steps[step]
    return LogLine(kind=kind.word, args=kind.describe(event[1]), actor=entry.actor, auto=entry.how == AUTO)


class View(NamedTuple):
    """A view as it is sent, part by part, and the digest of all that is in it."""

    parts: dict[str, Any]
    digest: bytes


class Glance:
    """The views, prompts and log lines of one moment. Nothing of it may be kept for the next."""

    def __init__(self, match: Match, seats: Sequence[int | None]) -> None:
        self.match: Final = match
        self._lines: Final[dict[int, Any]] = {}
        self._views: Final = dict(zip(seats, encoded(match.game.views(match.state, seats)), strict=True))

    def view(self, seat: int | None) -> View:
        """What the audience sees of the table."""
        return self._views[seat]

    def prompt(self, seat: int | None) -> Prompt:
        """What the audience is asked."""
        return self.match.game.prompt(self.match.state, seat)

    def line(self, index: int) -> Any:
        """A line of the log."""
        found = self._lines.get(index)
        if found is None:
            found = self._lines[index] = raw(log_line(self.match, index))
        return found


def encoded(views: Sequence[dict[str, Any]]) -> list[View]:
    """The views, of at least one audience, as they are sent.

    What is the same object in all of them is encoded and hashed once.
    """
    if any(view.keys() != views[0].keys() for view in views):
        return [encoded([view])[0] for view in views]
    first, *others = views
    differs = {name for view in others for name, value in view.items() if value is not first[name]}
    parts: dict[str, Any] = dict(first)
    digests: dict[str, Any] = dict(first)
    for name, value in first.items():
        if name not in differs and isinstance(value, dict | list):
            parts[name], digests[name] = _part(encode(value))
    own = [name for name in first if name in differs]
    seen: dict[int, bytes] = {}
    made: list[View] = []
    for view in views:
        parts = dict(parts)
        for name in own:
            value = view[name]
            if isinstance(value, dict | list):
                parts[name], digests[name] = _part(_own(value, seen))
            else:
                parts[name] = digests[name] = value
        made.append(View(parts, hashlib.sha256(encode(digests)).digest()))
    return made


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


def _part(data: bytes) -> tuple[Any, str]:
    return msgspec.Raw(data), hashlib.sha256(data).hexdigest()
