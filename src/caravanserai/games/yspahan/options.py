"""The options of a table, and what each of them decides."""

from collections.abc import Mapping
from typing import Final

from caravanserai.core.game import BadOption
from caravanserai.core.machine import State
from caravanserai.games.yspahan.board import SEAT_NAMES
from caravanserai.games.yspahan.fields import NO_SEAT

OPTIONS: Final[Mapping[str, tuple[str, ...]]] = {
    "first-player": ("random", *SEAT_NAMES),
    "build-card-timing": ("any-time", "build-step"),
    "build-card-stacking": ("on", "off"),
    "zero-move-sends": ("on", "off"),
}


def check_option(name: str, value: str, seats: int) -> None:
    """YS-5 The first player must be one of the seats that play."""
    if name == "first-player" and value in SEAT_NAMES[seats:]:
        allowed = ", ".join(("random", *SEAT_NAMES[:seats]))
        raise BadOption(f"yspahan: {name} cannot be {value!r} with {seats} seats; allowed: {allowed}")


def first_player(s: State) -> int:
    """YS-5 The first player of the first day; NO_SEAT: drawn by lot."""
    return NO_SEAT if s.options[0] == "random" else int(s.options[0])


def build_cards_any_time(s: State) -> bool:
    """YS-90 Whether build cards may be used before the build step."""
    return s.options[1] == "any-time"


def build_cards_stack(s: State) -> bool:
    """YS-91 Whether both build cards may be used on one building."""
    return s.options[2] == "on"


def staying_sends(s: State) -> bool:
    """YS-52 Whether the Supervisor sends the cubes beside him when he stays where he is."""
    return s.options[3] == "on"
