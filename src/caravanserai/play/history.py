"""What happened in a match, kept small: thousands of entries in a few numbers each, read as if they were tuples."""

import operator
from array import array
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final, NamedTuple, TypeVar, overload

from caravanserai.core.machine import Event

AUTO: Final = "auto"
CHOSEN: Final = "chosen"
DRAWN: Final = "drawn"

WAYS: Final = (AUTO, CHOSEN, DRAWN)
_ACTORS: Final = 64
"""Actors are numbered from CHANCE (-1) up; no game has as many seats."""
_REST: Final = _ACTORS * len(WAYS)

T = TypeVar("T")


class Entry(NamedTuple):
    """One line of the journal: an action and how it came about."""

    actor: int
    action: int
    how: str


class Undo(NamedTuple):
    """One line of the journal: the seat took back its last decision and all that followed by itself."""

    seat: int


class _Kept(Sequence[T]):
    """A list of `T` that is made of numbers. Equal to any sequence of the same values.

    Nothing in it is final: a compiled object whose fields are cannot be copied.
    """

    def _at(self, index: int) -> T:
        raise NotImplementedError

    @overload
    def __getitem__(self, index: int) -> T: ...
    @overload
    def __getitem__(self, index: slice) -> list[T]: ...
    def __getitem__(self, index: Any) -> Any:
        if isinstance(index, slice):
            return [self._at(each) for each in range(len(self))[index]]
        place, size = operator.index(index), len(self)
        if not -size <= place < size:
            raise IndexError(f"there are {size}, and none has the number {place}")
        return self._at(place if place >= 0 else place + size)

    def __iter__(self) -> Iterator[T]:
        return map(self._at, range(len(self)))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and list(self) == list(other)

    __hash__ = None  # type: ignore[assignment]


class Steps(_Kept[Entry]):
    """Entries, each in one number."""

    def __init__(self) -> None:
        self._codes = array("q")
        self._decided: dict[int, int] = {}
        """The number of each actor's last decision."""
        self._chosen = -1
        """The number of the last decision of all."""

    def __len__(self) -> int:
        return len(self._codes)

    def _at(self, index: int) -> Entry:
        return _entry(self._codes[index])

    def __eq__(self, other: object) -> bool:
        return self._codes == other._codes if isinstance(other, Steps) else super().__eq__(other)

    __hash__ = None

    def append(self, entry: Entry) -> None:
        """One more."""
        if entry.how == CHOSEN:
            self._decided[entry.actor] = self._chosen = len(self._codes)
        self._codes.append(_code(entry))

    def cut(self, size: int) -> None:
        """Keep only the first ones."""
        del self._codes[size:]
        for actor in [actor for actor, index in self._decided.items() if index >= size]:
            del self._decided[actor]
            wanted = _code(Entry(actor, 0, CHOSEN))
            for index in range(size - 1, -1, -1):
                if self._codes[index] % _REST == wanted:
                    self._decided[actor] = index
                    break
        self._chosen = max(self._decided.values(), default=-1)

    def last_decision(self, actor: int) -> int:
        """The number of the actor's last decision; -1 if there is none."""
        return self._decided.get(actor, -1)

    def last_chosen(self, start: int) -> int:
        """The number of the last decision that somebody made, not before `start`; -1 if there is none."""
        return self._chosen if self._chosen >= start else -1


class Journal(_Kept[Entry | Undo]):
    """Entries and undos, each in one number: an undo is a negative one."""

    def __init__(self) -> None:
        self._codes = array("q")
        self._counts: dict[int, int] = {}

    def __len__(self) -> int:
        return len(self._codes)

    def _at(self, index: int) -> Entry | Undo:
        code = self._codes[index]
        return Undo(-1 - code) if code < 0 else _entry(code)

    def append(self, entry: Entry | Undo) -> None:
        """One more."""
        if isinstance(entry, Undo):
            who = entry.seat
            self._codes.append(-1 - who)
        else:
            who = entry.actor
            self._codes.append(_code(entry))
        self._counts[who] = self._counts.get(who, 0) + 1

    def count_by(self, seat: int) -> int:
        """How many entries are the seat's."""
        return self._counts.get(seat, 0)


class Events(_Kept[tuple[int, Event]]):
    """Events with the numbers of the steps that caused them, one after another in one array."""

    def __init__(self) -> None:
        self._numbers = array("h")
        self._starts = array("I")
        self._cuts = array("I")
        """How many were left each time some were dropped."""

    def __len__(self) -> int:
        return len(self._starts)

    def _at(self, index: int) -> tuple[int, Event]:
        end = self._starts[index + 1] if index + 1 < len(self._starts) else len(self._numbers)
        step, kind, seen, *args = self._numbers[self._starts[index] : end]
        return step, (kind, tuple(args), seen)

    def extend(self, step: int, events: Iterable[Event]) -> None:
        """The events of one step."""
        for kind, args, seen in events:
            numbers = (step, kind, seen, *args)
            start = len(self._numbers)
            try:
                self._numbers.extend(numbers)
            except OverflowError:
                self._numbers = array("q", self._numbers[:start])
                self._numbers.extend(numbers)
            self._starts.append(start)

    def step(self, index: int) -> int:
        """The number of the step that caused the event."""
        return self._numbers[self._starts[index]]

    def kind(self, index: int) -> int:
        """The number of the event's kind."""
        return self._numbers[self._starts[index] + 1]

    def seen(self, index: int) -> int:
        """Who may know the event."""
        return self._numbers[self._starts[index] + 2]

    def cut(self, step: int) -> None:
        """Drop the events of this step and of all later ones."""
        while self._starts and self._numbers[self._starts[-1]] >= step:
            del self._numbers[self._starts.pop() :]
        self._cuts.append(len(self._starts))

    @property
    def cuts(self) -> int:
        """How often some were dropped."""
        return len(self._cuts)

    def kept(self, read: int, cuts: int) -> int:
        """How many of the first `read` events are those that were there after so many cuts.

        Their number alone does not tell: what was undone may be followed by as many others.
        """
        if cuts >= len(self._cuts):  # as nearly always
            return min(read, len(self))
        return min(read, *self._cuts[cuts:], len(self))


class Bookmark:
    """How far somebody has read the events of a match."""

    def __init__(self, events: Events | None = None) -> None:
        self._read = 0
        self._cuts = 0
        if events is not None:
            self.move(events)

    def kept(self, events: Events) -> int:
        """How many of the events that were read still stand."""
        return events.kept(self._read, self._cuts)

    def news(self, events: Events) -> bool:
        """Whether anything has come or gone since."""
        return self._read != len(events) or self._cuts != events.cuts

    def move(self, events: Events) -> None:
        """All is read."""
        self._read = len(events)
        self._cuts = events.cuts


def _code(entry: Entry) -> int:
    return (entry.action * _ACTORS + entry.actor + 1) * len(WAYS) + WAYS.index(entry.how)


def _entry(code: int) -> Entry:
    code, how = divmod(code, len(WAYS))
    action, actor = divmod(code, _ACTORS)
    return Entry(actor - 1, action, WAYS[how])
