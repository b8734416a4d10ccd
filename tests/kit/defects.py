"""Deliberate defects for the Night Market: each must be found by the check it belongs to.

A defect takes the monkeypatch fixture, breaks the game with it, and returns the game to check.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest
from night_market.game import NightMarket

from caravanserai.core.game import Game

Patch = pytest.MonkeyPatch


class Defect(NamedTuple):
    """What is broken, which check has to find it, and what its message must say."""

    check: str
    says: str
    make: Callable[[Patch], Game]


DEFECTS: dict[str, Defect] = {}


def defect(check: str, says: str) -> Callable[[Callable[[Patch], Game]], Callable[[Patch], Game]]:
    """Enter the function below as a defect."""

    def enter(make: Callable[[Patch], Game]) -> Callable[[Patch], Game]:
        DEFECTS[make.__name__] = Defect(check, says, make)
        return make

    return enter


def subclass(**attributes: Any) -> Game:
    """The Night Market with other class attributes or methods."""
    made: Game = type("BrokenMarket", (NightMarket,), attributes)()
    return made
