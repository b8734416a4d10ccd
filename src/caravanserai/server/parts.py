"""Views as they are sent, part by part: what several audiences see alike is encoded, hashed and compared once."""

from collections.abc import Callable, Collection, Mapping, Sequence
from hashlib import sha256
from typing import Any, Final

_SHORT: Final = 32
"""Bytes that need no digest: they are as short as one."""
SEPARATOR: Final = b"\0"
"""Between what stands for parts in a digest of all."""


class Writer:
    """How things are sent: `encode` writes JSON, `written` lets it stand in a message as it is."""

    def __init__(self, encode: Callable[[Any], bytes], written: Callable[[bytes], Any]) -> None:
        self.encode: Final = encode
        self.written: Final = written


class Part:
    """One part of a view: as JSON, as it is sent, what stands for it in the digest of the whole."""

    def __init__(self, data: bytes, sent: Any, digest: bytes) -> None:
        self.data: Final = data
        self.sent: Final = sent
        self.digest: Final = digest


_ELSEWHERE: Final = Part(b"", None, b"")
"""Keeps the place of a part that each audience has its own of."""


class View:
    """A view. A part that has not changed is the same object as before.

    `common` has its parts in their order, one object for all who looked together; those in `own` only keep their place in
    it. `sources` are what parts were made of when it was seen.
    """

    def __init__(self, common: dict[str, Part], own: dict[str, Part], sources: Mapping[str, object]) -> None:
        self.common: Final = common
        self.own: Final = own
        self.sources: Final = sources

    def part(self, name: str) -> Part | None:
        """A part, if there is one of that name."""
        return self.own.get(name) or self.common.get(name)

    def parts(self) -> dict[str, Part]:
        """All parts in their order."""
        return {**self.common, **self.own}


def nothing() -> View:
    """What somebody has seen who has just come."""
    return View({}, {}, {})


class Seen:
    """What one look brings an audience: the view, and which parts of it are not what they were.

    `whole`: it is another view altogether. `digests` stand for all parts, in their order.
    """

    def __init__(self, view: View, whole: bool, changed: dict[str, Any], digests: list[bytes]) -> None:
        self.view: Final = view
        self.whole: Final = whole
        self.changed: Final = changed
        self.digests: Final = digests


def known(before: Sequence[View], sources: Mapping[str, object]) -> set[str]:
    """The parts that all have seen as they are now, because they are made of the same."""
    first = before[0]
    for view in before:
        if view.common is not first.common:
            return set()
    found: set[str] = set()
    for name, source in sources.items():
        if name in first.common and name in first.sources and first.sources[name] == source:
            found.add(name)
    return found


def seen(
    views: Sequence[Mapping[str, Any]],
    before: Sequence[View],
    writer: Writer,
    sources: Mapping[str, object],
    kept: Collection[str],
) -> list[Seen]:
    """The views, of at least one audience, as they are sent, after what each has seen before.

    Of the `sources` they are made of, `kept` are those of which all have seen the parts; these may be missing in the views.
    What is the same object in several of them is encoded once; what is as it was before, or as another sees it, is not
    hashed again.
    """
    first = views[0]
    for view in views:
        if view is not first and view.keys() != first.keys():
            return [
                seen([each], [old], writer, sources, kept)[0] for each, old in zip(views, before, strict=True)
            ]
    differ: set[str] = set()
    for view in views:
        for name, value in view.items():
            if value is not first[name]:
                differ.add(name)
    differ.difference_update(kept)
    old_first = before[0]
    common: dict[str, Part] = {}
    for name, value in first.items():
        if name in kept:
            common[name] = old_first.common[name]
        elif name in differ:
            common[name] = _ELSEWHERE
        else:
            common[name] = _part(writer, writer.encode(value), old_first.part(name))
    owns: list[dict[str, Part]] = [{} for _ in views]
    for name, part in common.items():
        if part is not _ELSEWHERE:
            continue
        if name in differ:
            _see_own(name, views, before, writer, owns)
            continue
        differ.add(name)
        for old, own in zip(before, owns, strict=True):
            own[name] = old.own[name]
    digests, places = _digests(common)
    found: list[Seen] = []
    alike: dict[int, tuple[bool, dict[str, Any]]] = {}
    """What has changed of `common`, for all who have looked together before."""
    for old, own in zip(before, owns, strict=True):
        change = alike.get(id(old.common))
        if change is None or not old.own.keys() <= differ:
            change = alike[id(old.common)] = _changes(common, old)
        whole, changed = change
        news = {name: part.sent for name, part in own.items() if whole or old.part(name) is not part}
        if news:
            news.update(changed)
            changed = {name: news[name] for name in common if name in news}
        mine = digests.copy()
        for at, name in places:
            mine[at] = own[name].digest
        found.append(Seen(View(common, own, sources), whole, changed, mine))
    return found


def _see_own(
    name: str,
    views: Sequence[Mapping[str, Any]],
    before: Sequence[View],
    writer: Writer,
    owns: Sequence[dict[str, Part]],
) -> None:
    """A part that not all see alike."""
    encoded: dict[int, bytes] = {}
    alike: dict[bytes, Part] = {}
    for view, old, own in zip(views, before, owns, strict=True):
        data, part = _list(view[name], writer, encoded), old.part(name)
        if part is None or part.data != data:
            part = alike.get(data) or _part(writer, data)
        own[name] = alike[data] = part


def _changes(common: Mapping[str, Part], before: View) -> tuple[bool, dict[str, Any]]:
    """Whether another view than this was seen before, and what has changed of what all see alike."""
    if before.common.keys() != common.keys():
        return True, {name: part.sent for name, part in common.items() if part is not _ELSEWHERE}
    return False, {
        name: part.sent
        for name, part in common.items()
        if part is not before.common[name] and part is not _ELSEWHERE and part is not before.part(name)
    }


def _digests(common: Mapping[str, Part]) -> tuple[list[bytes], list[tuple[int, str]]]:
    """What stands for the parts in their order, those side by side joined, and the places of those that each has own ones of."""
    found: list[bytes] = []
    places: list[tuple[int, str]] = []
    run: list[bytes] = []
    for name, part in common.items():
        if part is not _ELSEWHERE:
            run.append(part.digest)
            continue
        if run:
            found.append(SEPARATOR.join(run))
            run = []
        places.append((len(found), name))
        found.append(b"")
    if run:
        found.append(SEPARATOR.join(run))
    return found, places


def _part(writer: Writer, data: bytes, before: Part | None = None) -> Part:
    if before is not None and before.data == data:
        return before
    digest = data if len(data) <= _SHORT else sha256(data).digest()
    return Part(data, writer.written(data), digest)


def _list(value: Any, writer: Writer, encoded: dict[int, bytes]) -> bytes:
    """A value as JSON; things in a list may be the same object for several, and are encoded once."""
    if not isinstance(value, list):
        return writer.encode(value)
    found: list[bytes] = []
    for each in value:
        data = encoded.get(id(each))
        if data is None:
            data = encoded[id(each)] = writer.encode(each)
        found.append(data)
    return b"[%b]" % b",".join(found)
