"""Who may know what."""

from caravanserai.core.machine import EVERYBODY


def may_know(seen: int, seat: int | None) -> bool:
    """Whether the seat (None: a spectator) is among those who may know."""
    return seen == EVERYBODY or (seat is not None and bool(seen >> seat & 1))
