"""The final score (MO-57): artifacts are all that counts, and their types stay behind the screens."""

from typing import Final

from caravanserai.games.morgenland.state import State

CATEGORIES: Final = ("artifacts",)


def breakdown(s: State) -> list[dict[str, int]]:
    """MO-57 Points by category, per seat."""
    return [{"artifacts": count} for count in s.scores()]
