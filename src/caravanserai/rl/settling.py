"""What happens between two decisions: draws of chance, and choices that the rules take by themselves."""

from typing import Protocol

from caravanserai.core.machine import CHANCE, OVER, State


class Source(Protocol):
    """Where chance comes from."""

    def pick(self, options: list[int], weights: list[int]) -> int:
        """One of the options by integer weight."""


def settle(state: State, source: Source) -> None:
    """Go on until a seat really has to decide or the game is over, like a match does."""
    while True:
        actor = state.actor()
        if actor == OVER:
            return
        if actor == CHANCE:
            state.apply(source.pick(state.legal(), state.weights()))
            continue
        if not state.stack[-1].auto(state):
            return
        legal = state.legal()
        if len(legal) > 1:
            return
        state.apply(legal[0])
