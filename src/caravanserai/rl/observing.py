"""Observations as fixed-size vectors: what every game shares, then the game's own fields."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from caravanserai.core.game import Field, Game
from caravanserai.core.machine import State

Vector = NDArray[np.float32]
Mask = NDArray[np.int8]


class Observer:
    """Turns positions of one game into vectors. The layout is the same for every number of seats."""

    def __init__(self, game: Game) -> None:
        most = game.seats[-1]
        self.game: Final = game
        self.decisions: Final = tuple(sorted({step.decision for step in game.steps if step.decision}))
        """The decisions of the game, in the order of their flags."""
        self._index: Final = {decision: number for number, decision in enumerate(self.decisions)}
        self.fields: Final[tuple[Field, ...]] = (
            Field("seats", most, "one flag for each seat that plays"),
            Field("turn", most, "one flag: who decides, counted clockwise from the observer"),
            Field("decision", len(self.decisions), "one flag: what is decided, in the order of `decisions`"),
            *game.observation,
        )
        self.size: Final = sum(field.size for field in self.fields)

    def vector(self, state: State, seat: int) -> Vector:
        """All that the seat may know, as numbers."""
        most = self.game.seats[-1]
        found = np.zeros(self.size, np.float32)
        found[: state.seats] = 1.0
        actor = state.actor()
        if actor >= 0:
            found[most + (actor - seat) % state.seats] = 1.0
            found[2 * most + self._index[state.stack[-1].decision]] = 1.0
        own = self.game.observe(state, seat)
        start = 2 * most + len(self.decisions)
        if len(own) != self.size - start:
            raise ValueError(
                f"{self.game.key}: observe gave {len(own)} numbers, {self.size - start} are declared"
            )
        found[start:] = own
        return found

    def mask(self, state: State, seat: int) -> Mask:
        """1 for every action the seat may take now."""
        found = np.zeros(self.game.action_count, np.int8)
        if state.actor() == seat:
            found[state.legal()] = 1
        return found


def rewards(state: State, margin: float | None = None) -> list[float]:
    """What the end is worth to each seat; sums to zero.

    By rank: 1 for the first place down to -1 for the last, ties share, shifted to sum zero.
    With `margin`: points less the mean of the others, divided by it.
    """
    if margin is not None:
        scores = state.scores()
        total = sum(scores)
        return [(points - (total - points) / (state.seats - 1)) / margin for points in scores]
    found = [0.0] * state.seats
    place = 0
    for group in state.ranking():
        worth = [1.0 - 2.0 * rank / (state.seats - 1) for rank in range(place, place + len(group))]
        for seat in group:
            found[seat] = sum(worth) / len(worth)
        place += len(group)
    return found
