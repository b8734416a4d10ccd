"""Random games for the tests of the interfaces."""

from collections.abc import Iterator
from typing import Any, NamedTuple

import caravanserai as cs
from caravanserai.core.rollout import Dice, advance, playout

SHORT: dict[str, dict[str, Any]] = {"morgenland": {"max_rounds": 15}}
"""Options that make random games end sooner."""


class Setting(NamedTuple):
    """A game with a number of seats and options."""

    key: str
    seats: int
    options: dict[str, Any]

    def __str__(self) -> str:
        return "-".join([self.key, str(self.seats), *(str(value) for value in self.options.values())])

    def new(self) -> cs.State:
        """The start."""
        return cs.game(self.key).new(self.seats, **self.options)


def settings() -> list[Setting]:
    """Every built-in game with every number of seats; Morgenland in both versions."""
    found: list[Setting] = []
    for key in ("alrashid", "fivetribes", "morgenland", "yspahan"):
        for seats in cs.game(key).seats:
            found.append(Setting(key, seats, SHORT.get(key, {})))
            if key == "morgenland":
                found.append(Setting(key, seats, {**SHORT[key], "version": "magic"}))
    return found


def positions(setting: Setting, seed: int, stride: int) -> Iterator[cs.State]:
    """Every stride-th position of a random game, and its end. Look, do not touch."""
    state, dice = setting.new(), Dice(seed)
    number = 0
    while state.actor() != cs.OVER:
        if number % stride == 0:
            yield state
        advance(state, dice)
        number += 1
    yield state


def length(setting: Setting, seed: int) -> int:
    """How many steps a random game takes."""
    decisions, draws, _ = playout(setting.new(), seed, 100_000)
    return decisions + draws
