"""What every game's observation begins with: who plays, who decides, what is decided and what it is about."""

from typing import Any, Final, final

from mypy_extensions import i64

from caravanserai.core.machine import State, Step
from caravanserai.core.sheet import Sheet

PENDING: Final = 8
"""How many numbers of the pending decision an observation shows."""
PACKED: Final = 1000
"""A number of a step from here on is a packed set of things, not a count or a name."""
DECIDER: Final = ("who", "seat")
"""Fields of a step that name who decides."""


@final
class Kind:
    """What is the same for all steps of a class: the place of its decision's flag, and the fields it is about."""

    def __init__(self, decision: int, single: list[str], several: list[str]) -> None:
        self.decision: Final = decision
        self.single: Final = single
        """Those that are one number."""
        self.several: Final = several
        """Those that are a list."""


@final
class Heading:
    """Writes the common head of observations. `most` is the number of seats that it has room for."""

    def __init__(self, most: int, decisions: tuple[str, ...]) -> None:
        self.most: Final = most
        self.decisions: Final = decisions
        self.size: Final = 2 * most + len(decisions) + PENDING
        self._kinds: dict[object, Kind] = {}

    def write_decider(self, state: State, step: Step[Any], sheet: Sheet) -> None:
        """For the seat that decides in the step."""
        kind = self._kind(step)
        self._write_seats(state.seats, 0, sheet)
        sheet.flag(kind.decision, len(self.decisions))
        end = sheet.at + PENDING
        _write_about(step, kind, sheet)
        sheet.at = end

    def write_other(self, state: State, seat: int, decision: str, sheet: Sheet) -> None:
        """For a seat that does not decide, with the decision by the name that the seat may know."""
        actor = state.actor()
        self._write_seats(state.seats, (actor - seat) % state.seats if actor >= 0 else -1, sheet)
        sheet.flag(self._place(decision), len(self.decisions))
        sheet.skip(PENDING)

    def _write_seats(self, seats: i64, turn: i64, sheet: Sheet) -> None:
        for _ in range(seats):
            sheet.put(1)
        sheet.skip(self.most - seats)
        sheet.flag(turn, self.most)

    def _kind(self, step: Step[Any]) -> Kind:
        kind = self._kinds.get(type(step))
        if kind is None:
            fields = [field for field in step.fields if field not in DECIDER]
            several = [field for field in fields if isinstance(getattr(step, field), tuple)]
            single = [field for field in fields if field not in several]
            kind = Kind(self._place(step.decision), single, several)
            self._kinds[type(step)] = kind
        return kind

    def _place(self, decision: str) -> int:
        return self.decisions.index(decision) if decision else -1


def _write_about(step: Step[Any], kind: Kind, sheet: Sheet) -> None:
    left: i64 = PENDING
    for field in kind.single:
        number: int = getattr(step, field)
        if left > 0:
            sheet.put(number + 1 if number < PACKED else 0)
            left -= 1
    for field in kind.several:
        numbers: tuple[int, ...] = getattr(step, field)
        for each in numbers:
            if left > 0:
                sheet.put(each + 1 if each < PACKED else 0)
                left -= 1
