"""A small net that turns what was read of a position into points, and the row of numbers it reads."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64


@final
class Row:
    """Numbers about one seat, written from left to right; what is passed over is 0."""

    def __init__(self, size: int) -> None:
        self.numbers: Final = vec[float]([0.0] * size)
        self.at: i64 = 0
        """Where the next number goes."""

    def put(self, number: float) -> None:
        """The next number."""
        self.numbers[self.at] = number
        self.at += 1

    def mark(self, holds: bool) -> None:
        """1 if it holds, 0 if not."""
        if holds:
            self.numbers[self.at] = 1.0
        self.at += 1

    def flag(self, index: i64, size: i64) -> None:
        """As many numbers as `size`, all 0 but a 1 at `index` (none if it lies outside)."""
        if 0 <= index < size:
            self.numbers[self.at + index] = 1.0
        self.at += size


@final
class Net:
    """A line over all inputs, and one hidden layer that says where the line is wrong.

    `numbers` has the line, the hidden units input by input, their biases and what each counts. Zeros cost nothing.
    """

    def __init__(self, inputs: int, hidden: int, numbers: list[float]) -> None:
        if len(numbers) != inputs * (hidden + 1) + 2 * hidden:
            raise ValueError(
                f"{len(numbers)} numbers do not make a net of {inputs} inputs and {hidden} units"
            )
        self.inputs: Final = inputs
        self.hidden: Final = hidden
        end = inputs * (hidden + 1)
        self.line: Final = vec[float](numbers[:inputs])
        self.units: Final = vec[float](numbers[inputs:end])
        self.bias: Final = vec[float](numbers[end : end + hidden])
        self.counts: Final = vec[float](numbers[end + hidden :])

    def value(self, row: vec[float]) -> float:
        """What the net makes of a row."""
        total = 0.0
        line = self.line
        units = self.units
        sums = self.bias[:]
        hidden: i64 = self.hidden
        inputs: i64 = self.inputs
        for index in range(inputs):
            number = row[index]
            if number != 0.0:
                total += number * line[index]
                at = index * hidden
                for unit in range(hidden):
                    sums[unit] += number * units[at + unit]
        counts = self.counts
        for unit in range(hidden):
            if sums[unit] > 0.0:
                total += sums[unit] * counts[unit]
        return total
