"""Actions are ints in named ranges; a range is a word and the things it applies to."""

from bisect import bisect_right
from collections.abc import Iterable, Mapping
from typing import Final

from caravanserai.core.events import Argument


def numbers(first: int, last: int) -> tuple[str, ...]:
    """The dimension first … last, both included."""
    return tuple(str(value) for value in range(first, last + 1))


class Range:
    """All actions of one kind: `Range("place", pawn=PAWNS, area=AREAS)` names `place sage silk-road`."""

    def __init__(self, word: str, **dimensions: tuple[str, ...]) -> None:
        if word.split() != [word]:
            raise ValueError(f"a range cannot be called {word!r}: it takes one word")
        self.word: Final = word
        self.names: Final = tuple(dimensions)
        self.tables: Final = tuple(dimensions.values())
        self.lookups: Final = tuple({name: i for i, name in enumerate(table)} for table in self.tables)
        for table, lookup in zip(self.tables, self.lookups, strict=True):
            if not table or len(table) != len(lookup) or any(name.split() != [name] for name in table):
                raise ValueError(f"range {word}: names must be unique words")
        count = 1
        for table in self.tables:
            count *= len(table)
        self.count: Final = count

    def values(self, index: int) -> dict[str, str]:
        """The things that the index-th action of this range applies to, by dimension."""
        found: list[str] = []
        for table in reversed(self.tables):
            found.append(table[index % len(table)])
            index //= len(table)
        return dict(zip(self.names, reversed(found), strict=True))


class ActionSpace:
    """The ranges of a game laid end to end. `base["place"]` is where a range starts."""

    def __init__(self, *ranges: Range) -> None:
        self.ranges: Final = ranges
        base: dict[str, int] = {}
        total = 0
        for each in ranges:
            if each.word in base:
                raise ValueError(f"two ranges are called {each.word}")
            base[each.word] = total
            total += each.count
        self.base: Final[Mapping[str, int]] = base
        self.count: Final = total
        self._by_word: Final = {each.word: each for each in ranges}
        self._ends: Final = [base[each.word] + each.count for each in ranges]
        self._values: Final[dict[int, dict[str, str]]] = {}
        self._arguments: Final[dict[int, dict[str, Argument]]] = {}

    def range_of(self, action: int) -> Range:
        """The range that holds the action."""
        if not 0 <= action < self.count:
            raise ValueError(f"no action has the number {action}: they run from 0 to {self.count - 1}")
        return self.ranges[bisect_right(self._ends, action)]

    def values(self, action: int) -> dict[str, str]:
        """The things the action applies to, by dimension."""
        known = self._values.get(action)
        if known is None:
            found = self.range_of(action)
            known = self._values[action] = found.values(action - self.base[found.word])
        return known.copy()

    def arguments(self, action: int) -> dict[str, Argument]:
        """The things the action applies to, for a sentence: numbers are numbers."""
        known = self._arguments.get(action)
        if known is None:
            known = self._arguments[action] = {
                name: int(value) if value.isdecimal() else value
                for name, value in self.values(action).items()
            }
        return known.copy()

    def name(self, action: int) -> str:
        """The action in words: the range's word, then its things."""
        return " ".join((self.range_of(action).word, *self.values(action).values()))

    def parse(self, text: str) -> int:
        """The action with this name; ValueError says what is not understood."""
        words = text.split()
        found = self._by_word.get(words[0]) if words else None
        if found is None:
            raise ValueError(f"no action is called {text!r}: it starts with one of {_list(self._by_word)}")
        if len(words) - 1 != len(found.tables):
            raise ValueError(
                f"{found.word!r} takes {len(found.tables)} words: {' '.join(found.names) or 'none'}"
            )
        index = 0
        for word, table, lookup, name in zip(
            words[1:], found.tables, found.lookups, found.names, strict=True
        ):
            if word not in lookup:
                raise ValueError(f"{word!r} is no {name} of {found.word!r}: {_list(table)}")
            index = index * len(table) + lookup[word]
        return self.base[found.word] + index


def _list(names: Iterable[str]) -> str:
    every = list(names)
    shown = ", ".join(every[:12])
    return shown if len(every) <= 12 else f"{shown}, … ({len(every)} in all)"
