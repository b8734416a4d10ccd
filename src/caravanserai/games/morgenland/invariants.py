"""The invariants MO-I1 to MO-I13; `check_all` raises `Broken` for the first that does not hold."""

from caravanserai.games.morgenland.state import Morgenland


def check_all(s: Morgenland) -> None:
    """To be filled."""
