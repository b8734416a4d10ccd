"""Observations as numbers on a sheet: written by compiled code, seen by numpy without a copy."""

from typing import Generic, final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from caravanserai.core.machine import S
from caravanserai.core.short import short


@final
class Sheet:
    """Numbers of 16 bits, written from left to right. It is blank at first: what is passed over is 0.

    A number is written whatever it is: asking whether it is 0 takes longer, since a processor guesses it wrong.
    """

    def __init__(self, numbers: vec[i16]) -> None:
        self.numbers = numbers
        self.at: i64 = 0
        """Where the next number goes."""

    def put(self, number: i64) -> None:
        """The next number."""
        self.numbers[self.at] = short(number)
        self.at += 1

    def mark(self, holds: bool) -> None:
        """1 if it holds, 0 if not."""
        if holds:
            self.numbers[self.at] = 1
        self.at += 1

    def flag(self, index: i64, size: i64) -> None:
        """As many numbers as `size`, all 0 but a 1 at `index` (none if it is negative)."""
        if 0 <= index < size:
            self.numbers[self.at + index] = 1
        self.at += size

    def where(self, numbers: vec[i64], wanted: i64) -> None:
        """As many numbers as the vector has: 1 where it holds the wanted one."""
        at = self.at
        page = self.numbers
        size = len(numbers)
        for index in range(size):
            if numbers[index] == wanted:
                page[at + index] = 1
        self.at = at + size

    def bits(self, mask: i64, size: i64) -> None:
        """The lowest bits of a mask, as many as `size`."""
        at = self.at
        page = self.numbers
        for index in range(size):
            page[at + index] = short(mask & 1)
            mask >>= 1
        self.at = at + size

    def skip(self, size: i64) -> None:
        """As many zeros."""
        self.at += size

    def copy(self, numbers: list[int], start: i64, size: i64) -> None:
        """As many numbers of a list, from `start` on."""
        at = self.at
        page = self.numbers
        for index in range(size):
            number: i64 = numbers[start + index]
            page[at + index] = short(number)
        self.at = at + size

    def part(self, numbers: vec[i64], start: i64, size: i64) -> None:
        """As many numbers of a vector, from `start` on."""
        at = self.at
        page = self.numbers
        for index in range(size):
            page[at + index] = short(numbers[start + index])
        self.at = at + size


def blank(size: int) -> vec[i16]:
    """Nothing but zeros."""
    return vec[i16]([0] * size)


@mypyc_attr(allow_interpreted_subclasses=True)
class Writer(Generic[S]):
    """Writes what a seat of one game may know, field by field as the game's `observation` declares."""

    def write(self, s: S, seat: int, sheet: Sheet) -> None:
        """Exactly as many numbers as are declared, the same in every position that the seat cannot tell apart."""
        raise NotImplementedError
