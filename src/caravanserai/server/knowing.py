"""Who may know what, and reasons as they are sent."""

from caravanserai.core.game import Reason
from caravanserai.core.machine import EVERYBODY
from caravanserai.server.messages import ReasonInfo


def reason_info(reason: Reason) -> ReasonInfo:
    """A reason as it is sent."""
    return ReasonInfo(rule=reason.rule, key=reason.key, args=reason.args)


def may_know(seen: int, seat: int | None) -> bool:
    """Whether the seat (None: a spectator) is among those who may know."""
    return seen == EVERYBODY or (seat is not None and bool(seen >> seat & 1))
