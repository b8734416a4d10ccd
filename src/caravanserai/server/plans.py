"""Orders in advance, as they are sent and kept: a short tree of cases and of what the seat answers in each."""

from collections.abc import Iterator, Sequence
from typing import Annotated, Final, Literal

from msgspec import Meta

from caravanserai.server.wire import Strict

MOST_ORDERS: Final = 12
DEEPEST: Final = 3
"""How many own answers may follow each other."""

PlanNote = Literal["", "dropped", "done"]
"""What became of the last plan."""


class Saying(Strict, frozen=True):
    """How something is said to the seat that has planned it: a message and its arguments."""

    key: Annotated[str, Meta(min_length=1, max_length=64)]
    args: Annotated[
        dict[Annotated[str, Meta(max_length=40)], int | Annotated[str, Meta(max_length=80)] | list[str]],
        Meta(max_length=12),
    ]


class PlanCase(Strict, frozen=True):
    """Something that another seat may do next. `seen` stands for what the planning seat would see of it."""

    seat: Annotated[int, Meta(ge=0, le=15)]
    seen: Annotated[str, Meta(min_length=1, max_length=32)]
    said: Saying


class Order(Strict, frozen=True):
    """What to answer to a decision: in a case (null: whatever happens until then), and what comes after it."""

    when: PlanCase | None
    decision: Annotated[str, Meta(min_length=1, max_length=64)]
    action: Annotated[int, Meta(ge=0, le=9_999_999)]
    said: Saying
    then: Annotated[list["Order"], Meta(max_length=MOST_ORDERS)] = []


def too_long(orders: Sequence[Order]) -> bool:
    """Whether a plan has more orders, or follows one case further, than is allowed."""
    return sum(1 for _ in each(orders)) > MOST_ORDERS or depth(orders) > DEEPEST


def each(orders: Sequence[Order]) -> Iterator[Order]:
    """All orders of a tree."""
    for order in orders:
        yield order
        yield from each(order.then)


def depth(orders: Sequence[Order]) -> int:
    """How many own answers follow each other at most."""
    return max((1 + depth(order.then) for order in orders), default=0)
