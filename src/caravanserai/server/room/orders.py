"""Orders in advance: what a seat answers when exactly what it has planned for happens. Nobody else is told of them.

Whether something happened as planned is read from what the seat itself sees and did: the lines of its log and its own
decisions. So neither that an order was carried out nor that a plan was dropped tells it anything it does not know.
"""

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple

from caravanserai.core.events import among
from caravanserai.core.machine import OVER
from caravanserai.play.history import CHOSEN
from caravanserai.play.match import Match
from caravanserai.server.foresight import seen_as
from caravanserai.server.plans import Order, PlanNote, too_long
from caravanserai.server.tables import Plan, Table


class Standing(NamedTuple):
    """How a plan stands: it waits, has an answer now, was dropped by a surprise, or is done."""

    state: Literal["waits", "answers", "dropped", "done"]
    action: int = -1


class Orders:
    """The plans of all seats. They are kept with the seats of the table, so they outlive a restart."""

    def __init__(self, table: Table) -> None:
        self._table: Final = table

    def possible(self, match: Match, seat: int) -> bool:
        """Whether the seat may plan now: it waits for another person, in a game that takes its time."""
        table, actor = self._table, match.state.actor()
        if actor in (seat, OVER) or table.guide or table.seats[seat].kind != "person":
            return False
        slow = table.slow or table.pace.seconds is None
        return slow and sum([each.kind == "person" for each in table.seats]) > 1

    def given(self, seat: int) -> Sequence[Order]:
        """What the seat has planned."""
        plan = self._table.seats[seat].plan
        return [] if plan is None else plan.orders

    def note(self, seat: int) -> PlanNote:
        """What became of its last plan."""
        return self._table.seats[seat].plan_note

    def give(self, match: Match, seat: int, orders: Sequence[Order]) -> bool:
        """The seat plans, or (nothing) withdraws its plan; says whether that is possible."""
        if orders and (not self.possible(match, seat) or too_long(orders)):
            return False
        lines = sum(among(match.events.seen(index), seat) for index in range(len(match.events)))
        decisions = len(_own(match, seat))
        self._table.seats[seat].plan = Plan(list(orders), lines, decisions) if orders else None
        self._table.seats[seat].plan_note = ""
        return True

    def lapse(self, match: Match) -> bool:
        """Drop the plans that a surprise has met, or that are done; says whether there were any."""
        ended = False
        for number, seat in enumerate(self._table.seats):
            if seat.plan is None:
                continue
            state = "dropped" if match.over else standing(match, number, seat.plan).state
            if state == "dropped" or state == "done":
                seat.plan, seat.plan_note = None, state
                ended = True
        return ended

    def answer(self, match: Match, seat: int) -> int | None:
        """What the seat's plan answers to what it is asked now; None: ask the seat."""
        plan = self._table.seats[seat].plan
        found = None if plan is None or match.over else standing(match, seat, plan)
        return found.action if found is not None and found.state == "answers" else None


def standing(match: Match, seat: int, plan: Plan) -> Standing:
    """How the plan stands, after all that the seat has seen and done since it was given."""
    own = _own(match, seat)[plan.decisions :]
    seen = _seen(match, seat, plan.lines)
    orders: Sequence[Order] = plan.orders
    begin = -1
    for step in own:
        order = _fitting(orders, seen, begin, step)
        if order is None or order.action != match.steps[step].action:
            return Standing("dropped")
        orders, begin = order.then, step
    if not orders:
        return Standing("done")
    end = len(match.steps)
    if match.state.actor() != seat:
        met = any(begin < step < end for step, _ in seen)
        return Standing("dropped" if met and _fitting(orders, seen, begin, end) is None else "waits")
    order = _fitting(orders, seen, begin, end)
    return Standing("dropped") if order is None else _answer(match, seat, order)


def _own(match: Match, seat: int) -> list[int]:
    """The seat's own decisions, as numbers of steps."""
    return [at for at, entry in enumerate(match.steps) if entry.actor == seat and entry.how == CHOSEN]


def _seen(match: Match, seat: int, lines: int) -> list[tuple[int, str]]:
    """What others have decided, as far as the seat sees it, after so many lines of its log: the step and what stands for it."""
    known = [index for index in range(len(match.events)) if among(match.events.seen(index), seat)][lines:]
    found: dict[int, list[int]] = {}
    for index in known:
        found.setdefault(match.events.step(index), []).append(index)
    return [
        (step, seen_as(match.steps[step].actor, [match.events[index][1] for index in indices], seat))
        for step, indices in found.items()
        if match.steps[step].how == CHOSEN and match.steps[step].actor != seat
    ]


def _fitting(orders: Sequence[Order], seen: Sequence[tuple[int, str]], begin: int, end: int) -> Order | None:
    """The order for the first thing that was seen between two steps, or else the one for whatever happens."""
    first = next((what for step, what in seen if begin < step < end), "")
    for order in orders:
        if order.when is not None and first and order.when.seen == first:
            return order
    return next((order for order in orders if order.when is None), None)


def _answer(match: Match, seat: int, order: Order) -> Standing:
    """The planned answer, if the seat is asked what it thought it would be asked, in the same words."""
    prompt = match.prompt(seat)
    for choice in prompt["choices"] if prompt["decision"] == order.decision else ():
        if choice["id"] == order.action:
            same = (choice["key"], choice["args"]) == (order.said.key, order.said.args)
            return Standing("answers", order.action) if same else Standing("dropped")
    return Standing("dropped")
