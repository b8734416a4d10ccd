"""Many games at once in one process: numpy arrays in, numpy arrays out."""

import hashlib
from struct import Struct
from typing import Any, Final, NamedTuple

from caravanserai.core.game import Game
from caravanserai.core.machine import OVER, State
from caravanserai.core.registry import game as find_game
from caravanserai.core.rollout import Dice
from caravanserai.rl.arrays import Mask, Vector
from caravanserai.rl.decisions import next_decision
from caravanserai.rl.extras import missing
from caravanserai.rl.observer import Observer, rewards

try:
    import numpy as np
    from numpy.typing import NDArray
except ImportError as error:
    raise missing("the stepper", "stepper", error) from error


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
        key: str | Game,
        count: int,
        seats: int | None = None,
        seed: int = 0,
        margin: float | None = None,
        **options: object,
    ) -> None:
        self.game: Final = find_game(key) if isinstance(key, str) else key
        self.count: Final = count
        self.seats: Final = self.game.seat_count(seats)
        self.margin: Final = margin
        self.observer: Final = Observer(self.game)
        self._start: Final = self.game.new(self.seats, **options)
        self._every: Final = np.arange(count)
        self._pack: Final = Struct(
            f"={self.observer.size}h"
        ).pack  # faster into an array than by assigning a list
        self._dice: list[Dice] = []
        self._states: list[State] = []
        self._masks: Mask = np.zeros((count, self.game.action_count), np.int8)
        self.reset(seed)

    def reset(self, seed: int) -> Batch:
        """New games in all rows; the seed fixes everything chance will do."""
        self._dice = [Dice(_start_value(seed, row)) for row in range(self.count)]
        self._states = [self._fresh(row) for row in range(self.count)]
        return self.look()

    def look(self) -> Batch:
        """The present rows, without acting."""
        return self._batch(np.zeros((self.count, self.seats), np.float32), np.zeros(self.count, np.bool_))

    def step(self, actions: NDArray[np.integer[Any]]) -> Batch:
        """One decision in every game; ValueError, and nothing done, if an action is not in its row's mask."""
        self._check(actions)
        worth = np.zeros((self.count, self.seats), np.float32)
        done = np.zeros(self.count, np.bool_)
        for row, action in enumerate(actions.tolist()):
            state = self._states[row]
            state.apply(action)
            next_decision(state, self._dice[row])
            if state.actor() == OVER:
                worth[row] = rewards(state, self.margin)
                done[row] = True
                self._states[row] = self._fresh(row)
        return self._batch(worth, done)

    def _check(self, actions: NDArray[np.integer[Any]]) -> None:
        if actions.shape != (self.count,):
            raise ValueError(
                f"{self.count} actions are needed, one per game, not an array of {actions.shape}"
            )
        if not np.issubdtype(actions.dtype, np.integer):
            raise ValueError(f"actions are whole numbers, not {actions.dtype}")
        wrong = (actions < 0) | (actions >= self.game.action_count)
        wrong |= self._masks[self._every, np.where(wrong, 0, actions)] == 0
        if wrong.any():
            row = int(np.argmax(wrong))
            raise ValueError(f"action {int(actions[row])} is not legal in row {row}; see its mask")

    def _fresh(self, row: int) -> State:
        state = self._start.clone()
        next_decision(state, self._dice[row])
        return state

    def _batch(self, worth: Vector, done: NDArray[np.bool_]) -> Batch:
        packed: list[bytes] = []
        masks = np.zeros((self.count, self.game.action_count), np.int8)
        seats = np.empty(self.count, np.int8)
        for row, state in enumerate(self._states):
            seat = state.actor()
            seats[row] = seat
            packed.append(self._pack(*self.observer.numbers(state, seat)))
            masks[row, state.legal()] = 1
        self._masks = masks
        numbers = np.frombuffer(b"".join(packed), np.int16).reshape(self.count, self.observer.size)
        observations: Vector = numbers.astype(np.float32)
        return Batch(observations, masks, seats, worth, done)


def _start_value(seed: int, row: int) -> int:
    """Where a row's dice begin: far apart for neighbouring rows and seeds."""
    return int.from_bytes(hashlib.sha256(f"stepper {seed} {row}".encode()).digest()[:8], "big")
