"""The options of a table, and what each of them decides."""

from collections.abc import Mapping
from typing import Final

OPTIONS: Final[Mapping[str, tuple[str, ...]]] = {"guards": ("on", "off")}


def guards(options: tuple[str, ...]) -> bool:
    """NM-15 Whether there are guards in the deck, and thieves may be caught."""
    return options[0] == "on"
