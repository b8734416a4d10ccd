"""Reviews of finished games: what was chance, what was skill, and where a better move lay."""

from caravanserai.play.match import Match
from caravanserai.reviews.analysis import Analysis
from caravanserai.reviews.report import report

__all__ = ["Analysis", "report", "review"]


def review(
    record: Match,
    seat: int | None = None,
    seconds: float | None = None,
    iterations: int | None = None,
    seed: str = "",
) -> Analysis:
    """The analysis of a finished match, not begun yet: iterate over it, or `finish` it, and `report` at any time."""
    return Analysis(record, seat, seconds, iterations, seed)
