"""The fixed rows of numbers in a position: vectors of 64 bits, which compiled code reads without making objects."""

from collections.abc import Iterable

from librt.vecs import vec
from mypy_extensions import i64


def vector(numbers: Iterable[int]) -> vec[i64]:
    """The numbers as a vector, whose length stays as it is."""
    return vec[i64](list(numbers))


def named(numbers: vec[i64], start: int, names: tuple[str, ...]) -> dict[str, int]:
    """The numbers from `start` on by their names, without zeros."""
    found: dict[str, int] = {}
    for index in range(len(names)):
        number = numbers[start + index]
        if number != 0:
            found[names[index]] = number
    return found


def listed(numbers: vec[i64], start: i64, size: i64) -> list[int]:
    """As many numbers of the vector, from `start` on, as a list."""
    found: list[int] = []
    for index in range(start, start + size):
        found.append(numbers[index])
    return found


def tally(numbers: vec[i64], wanted: i64) -> int:
    """How often the number is there."""
    found: i64 = 0
    for index in range(len(numbers)):
        if numbers[index] == wanted:
            found += 1
    return found
