"""Caravanserai: four Euro board games of the Thousand and One Nights, exact, fast and leak-free."""

from typing import TYPE_CHECKING

from caravanserai.core.border import NoSuchAction, NoSuchSeat
from caravanserai.core.game import BadOption, Choice, Game, Prompt, Reason
from caravanserai.core.machine import CHANCE, OVER, Broken, State
from caravanserai.core.registry import UnknownGame, game, games
from caravanserai.play.match import (
    Accepted,
    CannotUndo,
    GameOver,
    Match,
    NotLegal,
    NotYourTurn,
    Refusal,
    Stale,
    visible,
)
from caravanserai.play.record import BadRecord, load, save
from caravanserai.version import __version__

if TYPE_CHECKING:
    from caravanserai.reviews import Analysis

__all__ = [
    "CHANCE",
    "OVER",
    "Accepted",
    "BadOption",
    "BadRecord",
    "Broken",
    "CannotUndo",
    "Choice",
    "Game",
    "GameOver",
    "Match",
    "NoSuchAction",
    "NoSuchSeat",
    "NotLegal",
    "NotYourTurn",
    "Prompt",
    "Reason",
    "Refusal",
    "Stale",
    "State",
    "UnknownGame",
    "__version__",
    "game",
    "games",
    "load",
    "review",
    "save",
    "visible",
]


def review(
    record: Match,
    seat: int | None = None,
    seconds: float | None = None,
    iterations: int | None = None,
    seed: str = "",
) -> "Analysis":
    """The analysis of a finished match: see `caravanserai.reviews`, which is loaded only when it is wanted."""
    from caravanserai import reviews

    return reviews.review(record, seat, seconds, iterations, seed)
