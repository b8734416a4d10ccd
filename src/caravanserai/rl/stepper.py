"""Many games at once in one process: numpy arrays in, numpy arrays out."""

from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from caravanserai.core.machine import CHANCE, OVER, State
from caravanserai.core.registry import game as find_game
from caravanserai.core.rollout import Dice
from caravanserai.rl.observing import Mask, Observer, Vector, rewards


class Batch(NamedTuple):
    """What N games ask for: one row each."""

    observations: Vector
    masks: Mask
    seats: NDArray[np.int8]
    """Who decides in each game; the row's observation is that seat's."""
    rewards: Vector
    """Per game and seat what the game that just ended was worth; zeros otherwise."""
    done: NDArray[np.bool_]
    """Whether the game of this row ended with the last step; the row already shows a new one."""


class Stepper:
    """N games of one kind that restart by themselves. The same seed and actions give the same arrays."""

    def __init__(
        self,
        key: str,
        count: int,
        seats: int | None = None,
        seed: int = 0,
        margin: float | None = None,
        **options: object,
    ) -> None:
        self.game: Final = find_game(key)
        self.count: Final = count
        self.seats: Final = self.game.seat_count(seats)
        self.margin: Final = margin
        self.observer: Final = Observer(self.game)
        self._options: Final[dict[str, Any]] = options
        self._dice: Final = [Dice(seed * 7919 + row + 1) for row in range(count)]
        self._states: Final[list[State]] = [self._fresh(row) for row in range(count)]

    def reset(self) -> Batch:
        """The present rows, without acting."""
        return self._batch(np.zeros((self.count, self.seats), np.float32), np.zeros(self.count, np.bool_))

    def step(self, actions: NDArray[np.integer[Any]]) -> Batch:
        """One decision in every game; each action must be legal in its row's mask."""
        worth = np.zeros((self.count, self.seats), np.float32)
        done = np.zeros(self.count, np.bool_)
        for row, action in enumerate(actions.tolist()):
            state = self._states[row]
            state.apply(action)
            self._settle(state, self._dice[row])
            if state.actor() == OVER:
                worth[row] = rewards(state, self.margin)
                done[row] = True
                self._states[row] = self._fresh(row)
        return self._batch(worth, done)

    def _fresh(self, row: int) -> State:
        state = self.game.new(self.seats, **self._options)
        self._settle(state, self._dice[row])
        return state

    def _settle(self, state: State, dice: Dice) -> None:
        """Chance and automatic choices."""
        while True:
            actor = state.actor()
            if actor == OVER:
                return
            if actor == CHANCE:
                state.apply(dice.pick(state.legal(), state.weights()))
                continue
            legal = state.legal()
            if len(legal) > 1 or not state.stack[-1].auto(state):
                return
            state.apply(legal[0])

    def _batch(self, worth: Vector, done: NDArray[np.bool_]) -> Batch:
        observations = np.empty((self.count, self.observer.size), np.float32)
        masks = np.zeros((self.count, self.game.action_count), np.int8)
        seats = np.empty(self.count, np.int8)
        for row, state in enumerate(self._states):
            seat = state.actor()
            seats[row] = seat
            observations[row] = self.observer.vector(state, seat)
            masks[row, state.legal()] = 1
        return Batch(observations, masks, seats, worth, done)
