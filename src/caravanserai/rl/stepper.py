"""Many games at once: numpy arrays in, numpy arrays out, written by compiled code."""

from collections.abc import Iterable
from types import TracebackType
from typing import Any, Final

from caravanserai.core.game import Game
from caravanserai.core.machine import State
from caravanserai.core.registry import game as find_game
from caravanserai.core.rows import Rival
from caravanserai.rl.extras import missing
from caravanserai.rl.observer import Observer
from caravanserai.rl.share import Batch, Plan, Share
from caravanserai.rl.team import Team

try:
    import numpy as np
    from numpy.typing import NDArray
except ImportError as error:
    raise missing("the stepper", "stepper", error) from error

__all__ = ["Batch", "Rival", "Stepper"]


class Stepper:
    """N games of one kind that restart by themselves. The same seed and actions give the same arrays.

    Whoever steps decides for the seats in `own` (None: all of them), `rivals` for the others: "random", the level of a
    bot, whose iterations `strength` scales, or a `Rival`. The arrays of a batch are written anew by the next step: copy
    what you keep. With several `processes` it is the same, only faster; close the stepper when done.
    """

    def __init__(
        self,
        key: str | Game,
        count: int,
        seats: int | None = None,
        seed: int = 0,
        margin: float | None = None,
        *,
        own: Iterable[int] | None = None,
        rivals: str | Rival = "random",
        strength: float = 1.0,
        processes: int = 1,
        **options: object,
    ) -> None:
        self.game: Final = find_game(key) if isinstance(key, str) else key
        self.count: Final = count
        self.seats: Final = self.game.seat_count(seats)
        self.observer: Final = Observer(self.game)
        if not 1 <= processes <= count:
            raise ValueError(f"{count} games can be spread over 1 to {count} processes, not {processes}")
        self.own: Final = self._seats(own)
        """The seats that are decided for from outside."""
        plan = Plan(self.game, self.seats, options, margin, self.own, rivals, strength)
        self._team: Final = Share(plan, 0, count) if processes == 1 else Team(plan, count, processes)
        self.reset(seed)

    def reset(self, seed: int) -> Batch:
        """New games in all rows; the seed fixes everything chance and rivals will do."""
        self._team.reset(seed)
        return self.look()

    def look(self) -> Batch:
        """The present rows, without acting."""
        self._team.forget()
        return self._team.batch

    def step(self, actions: NDArray[np.integer[Any]]) -> Batch:
        """One decision in every game; ValueError, and nothing done, if an action is not in its row's mask."""
        if actions.shape != (self.count,):
            raise ValueError(
                f"{self.count} actions are needed, one per game, not an array of {actions.shape}"
            )
        if actions.dtype.kind not in "iu":
            raise ValueError(f"actions are whole numbers, not {actions.dtype}")
        wrong = self._team.step(actions.astype(np.int64, copy=False))
        if wrong >= 0:
            raise ValueError(f"action {int(actions[wrong])} is not legal in row {wrong}; see its mask")
        return self._team.batch

    @property
    def states(self) -> list[State]:
        """The true positions of the rows that this process plays: for your own measurements, not for learners."""
        return self._team.states

    def close(self) -> None:
        """End the processes."""
        self._team.close()

    def __enter__(self) -> "Stepper":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _seats(self, own: Iterable[int] | None) -> tuple[int, ...]:
        found = tuple(range(self.seats)) if own is None else tuple(sorted(set(own)))
        if not found or found[0] < 0 or found[-1] >= self.seats:
            raise ValueError(f"own seats are some of 0 to {self.seats - 1}, not {list(found)}")
        return found
