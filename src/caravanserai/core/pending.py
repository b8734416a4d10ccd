"""Pending steps of a position from outside: what their fields may hold and what may lie beneath each, declared once."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from caravanserai.core.machine import NOBODY, Broken, State, Step
from caravanserai.core.position import Reader, read_step

SEATS: Final = -1
"""Stands for the last seat as an upper limit."""

BOTTOM: Final = "-"
"""Stands for the bottom of the stack among the steps that may lie beneath."""


class Entries(NamedTuple):
    """Limits of a field that is a tuple: first and last value, how many entries at most, whether all must differ."""

    low: int
    high: int
    most: int
    unique: bool


class Pending:
    """What a game declares of its pending steps.

    `limits` and `tuples` go by field name, or `Class.field` where one class differs; `beneath` goes from the name of
    a class to the names it may lie on, separated by spaces.
    """

    def __init__(
        self,
        limits: Mapping[str, tuple[int, int]],
        tuples: Mapping[str, Entries],
        beneath: Mapping[str, str],
    ) -> None:
        self.limits: Final = limits
        self.tuples: Final = tuples
        self.beneath: Final = {name: tuple(below.split()) for name, below in beneath.items()}

    def limit(self, step: str, field: str) -> tuple[int, int] | Entries | None:
        """The limits of a field of that class, of a number or of a tuple; None if nobody declared them."""
        for name in (f"{step}.{field}", field):
            found = self.tuples.get(name) or self.limits.get(name)
            if found is not None:
                return found
        return None


def check_pending(s: State, pending: Pending) -> None:
    """Raise `Broken` for the first pending step, from the bottom up, that the rules could not have pushed."""
    below = BOTTOM
    for at, step in enumerate(s.stack):
        name = type(step).__name__
        for field in step.fields:
            _check_field(step, at, field, pending.limit(name, field), s.seats)
        if below not in pending.beneath.get(name, ()):
            where = "at the bottom" if below == BOTTOM else f"on {below}"
            raise Broken(f"pending[{at}]", step.rule, f"{name} cannot wait {where}")
        below = name
    check_flaws(s)


def check_flaws(s: State) -> None:
    """Raise `Broken` for the first pending step that does not fit what the position shows."""
    for at, step in enumerate(s.stack):
        flaw = step.flaw(s, at)
        if flaw:
            raise Broken(f"pending[{at}]", step.rule, flaw)


def _check_field(
    step: Step[State], at: int, field: str, limit: tuple[int, int] | Entries | None, seats: int
) -> None:
    where = f"pending[{at}].{field}"
    if limit is None:
        raise LookupError(f"no limits are declared for the field {field} of {type(step).__name__}")
    value = getattr(step, field)
    if isinstance(limit, Entries) != isinstance(value, tuple):
        raise Broken(
            where, step.rule, "expected a list" if isinstance(limit, Entries) else "expected a number"
        )
    last = seats - 1 if limit[1] == SEATS else limit[1]
    if not isinstance(limit, Entries):
        if not limit[0] <= value <= last:
            raise Broken(where, step.rule, f"{value} is out of range, allowed: {limit[0]} to {last}")
        return
    if len(value) > limit.most:
        raise Broken(where, step.rule, f"{len(value)} entries, at most {limit.most} are possible")
    for index, each in enumerate(value):
        if not limit.low <= each <= last:
            raise Broken(
                f"{where}[{index}]", step.rule, f"{each} is out of range, allowed: {limit.low} to {last}"
            )
    if limit.unique and len(set(value)) != len(value):
        raise Broken(where, step.rule, "an entry stands there twice")


def read_stack(reader: Reader, s: State, steps: Sequence[type[Step[Any]]]) -> None:
    """Put the pending steps of a position from outside onto its empty stack."""
    classes = {cls.__name__: cls for cls in steps}
    for index, item in enumerate(reader.items("pending")):
        s.stack.append(read_step(item, f"pending[{index}]", classes, s.seats))


def check_stack(s: State, pending: Pending | None) -> None:
    """Raise `Broken` if the pending steps are impossible, or the position with them."""
    top = f"pending[{len(s.stack) - 1}]"
    if s.stack and s.stack[-1].who == NOBODY:
        raise Broken(top, "", "the last pending step must ask a seat or chance")
    if pending is None:
        check_flaws(s)
    else:
        check_pending(s, pending)
    s.check()
    if s.stack and not s.legal():
        raise Broken(top, s.stack[-1].rule, "this decision has no option")
