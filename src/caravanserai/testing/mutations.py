"""Changing positions at random: numbers, entries, flags, seats, options and pending steps."""

import json
from collections.abc import Callable, Iterator
from random import Random
from typing import Final

from caravanserai.core.position import Json

Path = tuple[str | int, ...]
"""The way to a value in a position: keys and indexes."""

STEPS: Final = (-1000, -20, -5, -2, -1, -1, -1, 1, 1, 1, 2, 5, 20, 1000)
"""By how much numbers change: mostly a little."""

_TRIES: Final = 40
"""How often a value of the wanted kind is looked for before a way of changing is given up."""


class Stock:
    """What stands at each place of many positions, to be put into others; places count without their indexes."""

    def __init__(self) -> None:
        self._values: Final[dict[Path, list[Json]]] = {}
        self.steps: Final[list[Json]] = []
        """Pending steps of all kinds, as many of a rare class as of a common one."""
        self._classes: Final[dict[str, int]] = {}

    def add(self, position: Json, most: int = 60) -> None:
        """Take in all values of a position, up to `most` of each place and each class of step."""
        for path, value in walk(position):
            known = self._values.setdefault(place(path), [])
            if len(known) < most and value not in known:
                known.append(value)
        for step in position["pending"]:
            count = self._classes.get(step["step"], 0)
            if count < most and step not in self.steps:
                self._classes[step["step"]] = count + 1
                self.steps.append(step)

    def other(self, path: Path, rng: Random) -> Json:
        """Something that stood at this place in some position; None if nothing did."""
        known = self._values.get(place(path))
        return _copy(rng.choice(known)) if known else None


def place(path: Path) -> Path:
    """The path without its indexes."""
    return tuple("*" if isinstance(key, int) else key for key in path)


def walk(value: Json, path: Path = ()) -> Iterator[tuple[Path, Json]]:
    """Every value in a position with its path, containers before what they hold."""
    if path:
        yield path, value
    if isinstance(value, dict):
        for key, each in value.items():
            yield from walk(each, (*path, key))
    elif isinstance(value, list):
        for index, each in enumerate(value):
            yield from walk(each, (*path, index))


def mutate(position: Json, stock: Stock, rng: Random) -> tuple[Json, str]:
    """A changed copy and what was changed in it; the copy may happen to be equal."""
    for _ in range(_TRIES):
        changed = _copy(position)
        said = rng.choice(WAYS)(changed, stock, rng)
        if said:
            return changed, said
    return position, "nothing"


# --- finding a value ----------------------------------------------------------------------------------


def _find(position: Json, rng: Random, wanted: Callable[[Json], bool]) -> Path:
    """The path to a random value of the wanted kind; few, large and deep things are as likely as many small ones."""
    for _ in range(_TRIES):
        path: Path = ("pending",) if rng.random() < 0.35 else ("state",)
        here = position[path[0]]
        while isinstance(here, dict | list) and here:
            key = rng.choice(list(here) if isinstance(here, dict) else range(len(here)))
            here, path = here[key], (*path, key)
            if wanted(here) and rng.random() < 0.5:
                break
        if wanted(here) and path[-1] != "step":
            return path
    return ()


def _holder(position: Json, path: Path) -> Json:
    here = position
    for key in path[:-1]:
        here = here[key]
    return here


def _number(value: Json) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _copy(value: Json) -> Json:
    return json.loads(json.dumps(value))


def _said(path: Path) -> str:
    return "".join(f"[{key}]" if isinstance(key, int) else f".{key}" for key in path)[1:]


# --- ways to change it --------------------------------------------------------------------------------


def nudge(position: Json, stock: Stock, rng: Random) -> str:
    """Change a number a little or much."""
    path = _find(position, rng, _number)
    if not path:
        return ""
    holder = _holder(position, path)
    holder[path[-1]] += rng.choice(STEPS)
    return f"{_said(path)} becomes {holder[path[-1]]}"


def flip(position: Json, stock: Stock, rng: Random) -> str:
    """Turn a flag round."""
    path = _find(position, rng, lambda value: isinstance(value, bool))
    if not path:
        return ""
    holder = _holder(position, path)
    holder[path[-1]] = not holder[path[-1]]
    return f"{_said(path)} becomes {holder[path[-1]]}"


def transplant(position: Json, stock: Stock, rng: Random) -> str:
    """Put something from another position in its place."""
    path = _find(position, rng, lambda value: True)
    if not path:
        return ""
    found = stock.other(path, rng)
    _holder(position, path)[path[-1]] = found
    return f"{_said(path)} becomes {json.dumps(found)[:80]}"


def shift(position: Json, stock: Stock, rng: Random) -> str:
    """Move one from a number to another, so that sums stay as they are."""
    first, second = _find(position, rng, _number), _find(position, rng, _number)
    if not first or not second or first == second:
        return ""
    _holder(position, first)[first[-1]] -= 1
    _holder(position, second)[second[-1]] += 1
    return f"one moves from {_said(first)} to {_said(second)}"


def carry(position: Json, stock: Stock, rng: Random) -> str:
    """Move an entry from a list to another."""
    path = _find(position, rng, lambda value: isinstance(value, list) and bool(value))
    goal = _find(position, rng, lambda value: isinstance(value, list))
    if not path or not goal or goal[: len(path)] == path:
        return ""
    source, target = _holder(position, path)[path[-1]], _holder(position, goal)[goal[-1]]
    entry = source.pop(rng.randrange(len(source)))
    target.insert(rng.randint(0, len(target)), entry)
    return f"an entry moves from {_said(path)} to {_said(goal)}"


def swap(position: Json, stock: Stock, rng: Random) -> str:
    """Swap two entries of a list."""
    path = _find(position, rng, lambda value: isinstance(value, list) and len(value) > 1)
    if not path:
        return ""
    entries = _holder(position, path)[path[-1]]
    first, second = rng.sample(range(len(entries)), 2)
    entries[first], entries[second] = entries[second], entries[first]
    return f"{_said(path)}: entries {first} and {second} change places"


def double(position: Json, stock: Stock, rng: Random) -> str:
    """Let an entry of a list stand there twice."""
    path = _find(position, rng, lambda value: isinstance(value, list) and bool(value))
    if not path:
        return ""
    entries = _holder(position, path)[path[-1]]
    index = rng.randrange(len(entries))
    entries.insert(rng.randint(0, len(entries)), _copy(entries[index]))
    return f"{_said(path)}: entry {index} stands there twice"


def remove(position: Json, stock: Stock, rng: Random) -> str:
    """Take away an entry of a list or an object."""
    path = _find(position, rng, lambda value: isinstance(value, list | dict) and bool(value))
    if not path:
        return ""
    entries = _holder(position, path)[path[-1]]
    key = rng.choice(list(entries) if isinstance(entries, dict) else range(len(entries)))
    del entries[key]
    return f"{_said((*path, key))} is taken away"


def add_key(position: Json, stock: Stock, rng: Random) -> str:
    """Give an object a key that it has in another position."""
    path = _find(position, rng, lambda value: isinstance(value, dict))
    other = stock.other(path, rng) if path else None
    if not isinstance(other, dict) or not other:
        return ""
    key = rng.choice(list(other))
    _holder(position, path)[path[-1]][key] = other[key]
    return f"{_said((*path, key))} becomes {json.dumps(other[key])[:80]}"


def insert_step(position: Json, stock: Stock, rng: Random) -> str:
    """Put a step from another position among the pending ones, mostly on top."""
    pending = position["pending"]
    at = len(pending) if rng.random() < 0.6 else rng.randint(0, len(pending))
    pending.insert(at, _copy(rng.choice(stock.steps)))
    return f"pending[{at}] is put in: {json.dumps(pending[at])}"


def replace_step(position: Json, stock: Stock, rng: Random) -> str:
    """Put a step from another position in the place of a pending one, mostly of the topmost."""
    pending = position["pending"]
    if not pending:
        return ""
    at = len(pending) - 1 if rng.random() < 0.6 else rng.randrange(len(pending))
    pending[at] = _copy(rng.choice(stock.steps))
    return f"pending[{at}] becomes {json.dumps(pending[at])}"


def drop_steps(position: Json, stock: Stock, rng: Random) -> str:
    """Take away a pending step, or all above it."""
    pending = position["pending"]
    if not pending:
        return ""
    at = rng.randrange(len(pending))
    if rng.random() < 0.5:
        del pending[at]
        return f"pending[{at}] is taken away"
    del pending[at:]
    return f"pending[{at}] and all above is taken away"


def change_option(position: Json, stock: Stock, rng: Random) -> str:
    """Give an option, or the number of seats, the value of another position."""
    names = [("options", name) for name in position["options"]] + [("seats",)]
    path: Path = rng.choice(names)
    found = stock.other(path, rng)
    _holder(position, path)[path[-1]] = found
    return f"{_said(path)} becomes {found}"


Way = Callable[[Json, "Stock", Random], str]
"""Changes a position and says what it changed, or nothing if it found nothing to change."""

WAYS: Final[tuple[Way, ...]] = (
    nudge,
    nudge,
    nudge,
    flip,
    transplant,
    transplant,
    transplant,
    shift,
    shift,
    carry,
    swap,
    double,
    remove,
    add_key,
    insert_step,
    insert_step,
    replace_step,
    replace_step,
    drop_steps,
    change_option,
)
"""All ways, the likelier ones more often."""
