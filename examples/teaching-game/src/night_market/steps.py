"""All steps of the game."""

from typing import Any, Final

from caravanserai.core.machine import Step
from night_market.setup import Deal
from night_market.snatching import AnswerSnatch, Grab
from night_market.turn import Act, Browse, Turn

STEPS: Final[tuple[type[Step[Any]], ...]] = (Deal, Turn, Act, Browse, AnswerSnatch, Grab)
