"""Caravanserai: four Euro board games of the Thousand and One Nights, exact, fast and leak-free."""

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
    "save",
    "visible",
]
