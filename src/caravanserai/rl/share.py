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

    def rows(self, first: int, end: int) -> "Batch":
        """Some rows of the same arrays."""
        return Batch(*[array[first:end] for array in self.arrays()])

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
    """Some rows of a stepper, from `first` on.

    They are shown in the very memory that compiled code writes, or copied to their place among `everything` that all
    processes see.
    """

    def __init__(self, plan: Plan, first: int, count: int, everything: Batch | None = None) -> None:
        observer = Observer(plan.game)
        actions = plan.game.action_count
        start = plan.game.new(plan.seats, **plan.options)
        self._plan: Final = plan
        self._first: Final = first
        self.rows: Final = Rows(start, observer.heading, observer.writer, observer.size, actions, count)
        for seat in range(plan.seats):
            self.rows.own[seat] = seat in plan.own
        written = Batch(
            shown(self.rows.sheet.numbers, (count, observer.size), np.int16),
            shown(self.rows.masks, (count, actions), np.int8),
            shown(self.rows.seats, (count,), np.int8),
            np.zeros((count, plan.seats), np.float32),
            np.zeros(count, np.bool_),
            shown(self.rows.whims, (count,), np.int32),
        )
        self._masks: Final = written.masks
        self._pages: Final = written.observations.view(np.int8)
        """The observations byte by byte, which are wiped faster so."""
        self._wiped = False
        """Whether they have been wiped ahead."""
        self.batch: Final = written if everything is None else everything.rows(first, first + count)
        self._copied: Final = [] if everything is None else _copied(written, self.batch)
        """What is written elsewhere than it is seen, and where it is seen."""

    def reset(self, seed: int) -> None:
        """New games in all rows."""
        places = range(self._first, self._first + self.rows.count)
        self.rows.rival = rival(self._plan.rivals, self._plan.game, seed, self._first, self._plan.strength)
        chance = [Dice(_start_value(f"stepper {seed} {row}")) for row in places]
        whims = [Dice(_start_value(f"whims {seed} {row}")) for row in places]
        self._wipe()
        try:
            self.rows.begin(chance, whims)
        finally:
            self._show()

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
        try:
            self.rows.step(actions)
        finally:  # where somebody raised there is nothing legal until all begin anew
            self._show()

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
        self._masks.fill(0)

    def _show(self) -> None:
        """What has been written is seen, with what the games that ended were worth."""
        for here, there in self._copied:
            np.copyto(there, here)
        batch = self.batch
        self.forget()
        for row, state in self.rows.ended:
            batch.rewards[row] = rewards(state, self._plan.margin)
            batch.done[row] = True

    def forget(self) -> None:
        """Nothing has just ended."""
        self.batch.rewards.fill(0)
        self.batch.done.fill(False)


def _copied(written: Batch, seen: Batch) -> list[tuple[NDArray[Any], NDArray[Any]]]:
    """The arrays that compiled code writes, and where they are seen."""
    return [
        (written.observations, seen.observations),
        (written.masks, seen.masks),
        (written.seats, seen.seats),
        (written.whims, seen.whims),
    ]


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
