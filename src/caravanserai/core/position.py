"""Positions as editable JSON: reading them back with errors that name the field."""

from collections.abc import Iterable, Mapping
from typing import Any, Final, get_origin

from librt.vecs import vec
from mypy_extensions import i64

from caravanserai.core.machine import Broken, Step

Json = Any
"""Whatever `json.loads` returns."""

_FIELD_LIMIT: Final = 2**60
"""Steps may pack several things into one number, but it stays a machine word."""

_MOST: Final = 10**9
"""No game counts further, and vectors hold no more than a machine word."""


def part(numbers: vec[i64], start: int, size: int) -> list[int]:
    """As many numbers of a vector, from `start` on, as a list.

    Plain code works on vectors by itself and hands none to compiled code, which mypyc 2.4 would let keep it for ever.
    """
    return list(numbers[start : start + size])


def put(into: vec[i64], start: int, numbers: Iterable[int]) -> None:
    """Put the numbers into a vector, from `start` on."""
    for index, number in enumerate(numbers, start):
        into[index] = number


class Reader:
    """A JSON object being read: every getter checks and, if it must refuse, says where."""

    def __init__(self, value: Json, where: str) -> None:
        if not isinstance(value, dict):
            raise Broken(where or "position", "", f"expected an object, found {_kind(value)}")
        self.value: Final[dict[str, Json]] = value
        self.where: Final = where
        self._seen: Final[set[str]] = set()

    def path(self, name: str) -> str:
        """The full name of a field."""
        return f"{self.where}.{name}" if self.where else name

    def raw(self, name: str) -> Json:
        """The field as it stands."""
        self._seen.add(name)
        if name not in self.value:
            raise Broken(self.path(name), "", "missing")
        return self.value[name]

    def number(self, name: str, low: int, high: int | None = None) -> int:
        """An int from low to high, both included."""
        return _number(self.raw(name), self.path(name), low, high)

    def flag(self, name: str) -> bool:
        """true or false."""
        value = self.raw(name)
        if not isinstance(value, bool):
            raise Broken(self.path(name), "", f"expected true or false, found {_kind(value)}")
        return value

    def choice(self, name: str, table: tuple[str, ...]) -> int:
        """The index of one of the table's names."""
        return _choice(self.raw(name), self.path(name), table)

    def maybe(self, name: str, table: tuple[str, ...]) -> int:
        """Like `choice`, but null is allowed and gives -1."""
        value = self.raw(name)
        return -1 if value is None else _choice(value, self.path(name), table)

    def items(self, name: str, length: int | None = None) -> list[Json]:
        """A list, of the given length if any."""
        value = self.raw(name)
        if not isinstance(value, list):
            raise Broken(self.path(name), "", f"expected a list, found {_kind(value)}")
        if length is not None and len(value) != length:
            raise Broken(self.path(name), "", f"expected {length} entries, found {len(value)}")
        return value

    def numbers(self, name: str, length: int | None, low: int, high: int | None = None) -> list[int]:
        """A list of ints."""
        path = self.path(name)
        return [_number(v, f"{path}[{i}]", low, high) for i, v in enumerate(self.items(name, length))]

    def choices(self, name: str, table: tuple[str, ...], length: int | None = None) -> list[int]:
        """A list of indexes into the table."""
        path = self.path(name)
        return [_choice(v, f"{path}[{i}]", table) for i, v in enumerate(self.items(name, length))]

    def counts(self, name: str, table: tuple[str, ...], high: int | None = None) -> list[int]:
        """An object name -> amount over the table; names left out count 0."""
        return _counts(self.child(name), table, high)

    def count_lists(
        self, name: str, table: tuple[str, ...], length: int | None = None, high: int | None = None
    ) -> list[list[int]]:
        """A list of such objects."""
        return [_counts(child, table, high) for child in self.children(name, length)]

    def child(self, name: str) -> "Reader":
        """A nested object."""
        return Reader(self.raw(name), self.path(name))

    def children(self, name: str, length: int | None = None) -> list["Reader"]:
        """A list of nested objects."""
        path = self.path(name)
        return [Reader(value, f"{path}[{i}]") for i, value in enumerate(self.items(name, length))]

    def done(self, known: Iterable[str] = ()) -> None:
        """Refuse fields nobody asked for."""
        for name in self.value:
            if name not in self._seen and name not in known:
                raise Broken(self.path(name), "", "unknown field")


def _counts(reader: Reader, table: tuple[str, ...], high: int | None) -> list[int]:
    found = [reader.number(key, 0, high) if key in reader.value else 0 for key in table]
    reader.done(table)
    return found


def write_counts(amounts: Iterable[int], table: tuple[str, ...]) -> dict[str, int]:
    """The object that `Reader.counts` reads, without zeros."""
    return {name: amount for name, amount in zip(table, amounts, strict=True) if amount}


def write_step(step: Step[Any]) -> dict[str, Json]:
    """A pending step as JSON: its class and its fields."""
    written: dict[str, Json] = {"step": type(step).__name__}
    for field in step.fields:
        value = getattr(step, field)
        written[field] = list(value) if isinstance(value, tuple) else value
    return written


def read_step(value: Json, where: str, classes: Mapping[str, type[Step[Any]]], seats: int) -> Step[Any]:
    """The step that `write_step` wrote."""
    reader = Reader(value, where)
    name = reader.raw("step")
    if not isinstance(name, str) or name not in classes:
        raise Broken(reader.path("step"), "", f"no pending step is called {name!r}: {', '.join(classes)}")
    cls = classes[name]
    arguments: list[Any] = []
    for field in cls.fields:
        raw = reader.raw(field)
        if isinstance(raw, list) and _takes(cls, field) != "int":
            arguments.append(tuple(_field(v, f"{reader.path(field)}[{i}]") for i, v in enumerate(raw)))
        elif _takes(cls, field) != "tuple":
            arguments.append(_field(raw, reader.path(field)))
        else:
            raise Broken(reader.path(field), "", f"expected a list, found {_kind(raw)}")
    reader.done()
    try:
        step = cls(*arguments)
    except (TypeError, IndexError, ValueError, OverflowError) as error:
        raise Broken(where, "", f"{name} cannot be made of these fields: {error}") from error
    if not -3 <= step.who < seats:
        raise Broken(where, "", f"{name} would be decided by seat {step.who}, but there are {seats}")
    return step


def _takes(cls: type[Step[Any]], field: str) -> str:
    """Whether the step's constructor wants an `int` or a `tuple` there; nothing where compiled code checks it itself."""
    kind = getattr(cls.__init__, "__annotations__", {}).get(field)
    return "int" if kind is int else "tuple" if get_origin(kind) is tuple else ""


def _field(value: Json, where: str) -> int:
    """A number in a step: small, since it counts or names something on the table."""
    return _number(value, where, -9, _FIELD_LIMIT)


def _number(value: Json, where: str, low: int, high: int | None) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise Broken(where, "", f"expected a whole number, found {_kind(value)}")
    if value < low or value > (_MOST if high is None else high):
        allowed = (
            f"{low} or more"
            if high is None and value < low
            else f"{low} to {_MOST if high is None else high}"
        )
        raise Broken(where, "", f"{value} is out of range, allowed: {allowed}")
    return value


def _choice(value: Json, where: str, table: tuple[str, ...]) -> int:
    if not isinstance(value, str) or value not in table:
        raise Broken(where, "", f"{value!r} is none of {', '.join(table)}")
    return table.index(value)


def _kind(value: Json) -> str:
    names = {dict: "an object", list: "a list", str: "text", bool: "true or false", type(None): "null"}
    return names.get(
        type(value), f"the number {value}" if isinstance(value, int | float) else type(value).__name__
    )
