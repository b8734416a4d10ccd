"""The options of a game, and what each of them changes (FT-70, FT-131 to FT-133)."""

from collections.abc import Mapping
from typing import Final

from caravanserai.core.game import BadOption
from caravanserai.core.machine import State

OPTIONS: Final[Mapping[str, tuple[str, ...]]] = {
    "gold-visibility": ("concealed", "open"),
    "hand-visibility": ("private", "open"),
    "power-limit": ("per-turn", "per-round"),
    "first-bid-order": ("random", "snake"),
}
FOR_TWO: Final = ("power-limit", "first-bid-order")


def check_option(name: str, value: str, seats: int) -> str:
    """FT-70 The value, unless it belongs to the game for two and more sit at the table."""
    if seats != 2 and name in FOR_TWO and value != OPTIONS[name][0]:
        raise BadOption(f"fivetribes: {name} can be {value!r} with 2 seats only, not with {seats}")
    return value


def open_gold(s: State) -> bool:
    """FT-132 Whether everybody sees the gold of everybody."""
    return s.options[0] == "open"


def open_hands(s: State) -> bool:
    """FT-133 Whether every card in a hand is public."""
    return s.options[1] == "open"


def powers_per_round(s: State) -> bool:
    """FT-70 Whether a power may be used once a round instead of once a turn."""
    return s.options[2] == "per-round"


def snake_order(s: State) -> bool:
    """FT-11 Whether the first markers lie A, B, B, A."""
    return s.options[3] == "snake"
