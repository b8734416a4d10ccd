"""Putting results back into the order of their pieces."""

from collections.abc import Iterable, Iterator
from typing import TypeVar

R = TypeVar("R")


def in_order(found: Iterable[tuple[int, R]]) -> Iterator[R]:
    """The results by the number of their piece, each as soon as all before it are there."""
    waiting: dict[int, R] = {}
    following = 0
    for number, result in found:
        waiting[number] = result
        while following in waiting:
            yield waiting.pop(following)
            following += 1
