"""What the tests of the command line hand to each other."""

from collections.abc import Callable
from typing import NamedTuple


class Ran(NamedTuple):
    """How a command ended."""

    code: int
    out: str
    err: str


Serai = Callable[..., Ran]
