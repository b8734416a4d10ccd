"""Numbers of 16 bits: `short(number)` cuts one down where it is compiled, and costs next to nothing where it is not.

Not compiled itself: what is compiled knows `short` as the type `i16` and never calls it, the others find `int` here,
because the `i16` of a plain Python is a slow call.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i16 as short
else:
    short = int

__all__ = ["short"]
