"""The rows of a stepper that one process plays, and the arrays in which compiled code shows them."""

import hashlib
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from caravanserai.core.game import Game
from caravanserai.core.machine import State
from caravanserai.core.rollout import Dice
from caravanserai.core.rows import Rival, Rows
from caravanserai.rl.extras import missing
from caravanserai.rl.observer import Observer, rewards
from caravanserai.rl.rivals import rival

try:
    import numpy as np
    from numpy.typing import DTypeLike, NDArray
except ImportError as error:
    raise missing("the stepper", "stepper", error) from error


class Batch(NamedTuple):
    """What N games ask for: one row each. The arrays are the stepper's own; the next step writes them anew."""

    observations: NDArray[np.int16]
    masks: NDArray[np.int8]
    seats: NDArray[np.int8]
    """Who decides in each game; the row's observation is that seat's."""
    rewards: NDArray[np.float32]
    """Per game and seat what the game that just ended was worth; zeros otherwise."""
    done: NDArray[np.bool_]
    """Whether the game of this row ended with the last step; the row already shows a new one."""
    whims: NDArray[np.int32]
    """For each game one of its legal actions, drawn evenly: to explore, or to play at random."""

    def copy(self) -> "Batch":
        """The same in arrays that stay as they are."""
        return Batch(*[array.copy() for array in self.arrays()])

    def arrays(self) -> list[NDArray[Any]]:
        """All of them, in order."""
        return [self.observations, self.masks, self.seats, self.rewards, self.done, self.whims]


class Plan(NamedTuple):
    """What is played, by whom, and what its end is worth."""

    game: Game
    seats: int
    options: dict[str, object]
    margin: float | None
    own: tuple[int, ...]
    """The seats that whoever steps decides for."""
    rivals: str | Rival
    strength: float


class Share:
    """Some rows of a stepper, from `first` on."""

    def __init__(self, plan: Plan, first: int, count: int) -> None:
        observer = Observer(plan.game)
        actions = plan.game.action_count
        start = plan.game.new(plan.seats, **plan.options)
        self._plan: Final = plan
        self._first: Final = first
        self.rows: Final = Rows(start, observer.heading, observer.writer, observer.size, actions, count)
        for seat in range(plan.seats):
            self.rows.own[seat] = seat in plan.own
        self.batch: Final = Batch(
            shown(self.rows.sheet.numbers, (count, observer.size), np.int16),
            shown(self.rows.masks, (count, actions), np.int8),
            shown(self.rows.seats, (count,), np.int8),
            np.zeros((count, plan.seats), np.float32),
            np.zeros(count, np.bool_),
            shown(self.rows.whims, (count,), np.int32),
        )
        self._pages: Final = self.batch.observations.view(np.int8)
        """The observations byte by byte, which are wiped faster so."""
        self._wiped = False
        """Whether they have been wiped ahead."""

    def reset(self, seed: int) -> None:
        """New games in all rows."""
        places = range(self._first, self._first + self.rows.count)
        self.rows.rival = rival(self._plan.rivals, self._plan.game, seed, self._first, self._plan.strength)
        self._wipe()
        self.rows.begin(
            [Dice(_start_value(f"stepper {seed} {row}")) for row in places],
            [Dice(_start_value(f"whims {seed} {row}")) for row in places],
        )
        self._reward()

    def step(self, actions: NDArray[np.int64]) -> int:
        """One decision in every row; or nothing done, and the first row whose action is not legal instead of -1."""
        wanted = actions.tolist()
        wrong = self.rows.refused(wanted)
        if wrong < 0:
            self.play(wanted)
        return wrong

    def play(self, actions: list[int]) -> None:
        """One legal decision in every row."""
        self._wipe()
        self.rows.step(actions)
        self._reward()

    @property
    def states(self) -> list[State]:
        """The true positions."""
        return self.rows.states

    def close(self) -> None:
        """Nothing is held open."""

    def wipe_ahead(self) -> None:
        """Wipe the observations, which nobody looks at any more, before the next step needs it."""
        self._pages.fill(0)
        self._wiped = True

    def _wipe(self) -> None:
        if not self._wiped:
            self._pages.fill(0)
        self._wiped = False
        self.batch.masks.fill(0)

    def _reward(self) -> None:
        batch = self.batch
        self.forget()
        for row, state in self.rows.ended:
            batch.rewards[row] = rewards(state, self._plan.margin)
            batch.done[row] = True

    def forget(self) -> None:
        """Nothing has just ended."""
        self.batch.rewards.fill(0)
        self.batch.done.fill(False)


class _Window:
    """Lets numpy write where compiled code does: a vector shows itself to be read only."""

    def __init__(self, numbers: Any, shape: Sequence[int], kind: DTypeLike) -> None:
        self.numbers = numbers
        address = np.frombuffer(numbers, np.uint8).__array_interface__["data"][0]
        self.__array_interface__ = {
            "version": 3,
            "data": (address, False),
            "shape": tuple(shape),
            "typestr": np.dtype(kind).str,
        }


def shown(numbers: Any, shape: Sequence[int], kind: DTypeLike) -> NDArray[Any]:
    """The very numbers as an array, which keeps them alive."""
    return np.asarray(_Window(numbers, shape, kind))


def _start_value(name: str) -> int:
    """Where dice begin: far apart for neighbouring rows and seeds."""
    return int.from_bytes(hashlib.sha256(name.encode()).digest()[:8], "big")
