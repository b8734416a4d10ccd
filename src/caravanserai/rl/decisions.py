"""What happens between two decisions: draws of chance, and choices that the rules take by themselves."""

from typing import Protocol

from caravanserai.core.game import forced
from caravanserai.core.machine import CHANCE, State


class Source(Protocol):
    """Where chance comes from."""

    def pick(self, options: list[int], weights: list[int]) -> int:
        """One of the options by integer weight."""


def next_decision(state: State, source: Source) -> None:
    """Go on until a seat really has to decide or the game is over, like a match does."""
    while True:
        if state.actor() == CHANCE:
            state.apply(source.pick(state.legal(), state.weights()))
            continue
        action = forced(state)
        if action is None:
            return
        state.apply(action)
