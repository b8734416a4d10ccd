"""Who may know what, and reasons as they are sent."""

from caravanserai.core.game import Reason
from caravanserai.core.machine import EVERYBODY, Event
from caravanserai.server.messages import ReasonInfo


def reason_info(reason: Reason) -> ReasonInfo:
    """A reason as it is sent."""
    return ReasonInfo(rule=reason.rule, key=reason.key, args=reason.args)


def may_know(event: Event, seat: int | None) -> bool:
    """Whether the seat (None: a spectator) may know the event."""
    return event[2] == EVERYBODY or (seat is not None and bool(event[2] >> seat & 1))
