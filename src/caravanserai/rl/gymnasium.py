"""Gymnasium's vector interface on the stepper: one learner against rivals, many games at once.

from caravanserai.rl.gymnasium import VectorTable
tables = VectorTable("yspahan", 64, seats=3, rivals="random")
"""

from typing import Any

from caravanserai.core.game import Game
from caravanserai.core.rows import Rival
from caravanserai.rl.extras import missing
from caravanserai.rl.share import Batch
from caravanserai.rl.stepper import Stepper

try:
    import numpy as np
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
    from numpy.typing import NDArray
except ImportError as error:
    raise missing("the Gymnasium environment", "gymnasium", error) from error

Seen = dict[str, NDArray[Any]]
Array = NDArray[Any]


class VectorTable(VectorEnv[Seen, Array, Array]):
    """N games in which the learner has the seat `own` and rivals have the others.

    Observations are `{"observation": int16 rows, "action_mask": int8 rows}`. A game that is over begins again in the same
    step; its reward, by rank or by `margin`, comes with that step's termination. There is no observation of the end: a
    game that has ended is worth its reward and nothing else. With `copy=False` arrays are those that the next step writes.
    """

    def __init__(
        self,
        key: str | Game,
        num_envs: int,
        seats: int | None = None,
        own: int = 0,
        margin: float | None = None,
        *,
        rivals: str | Rival = "random",
        strength: float = 1.0,
        processes: int = 1,
        copy: bool = True,
        **options: object,
    ) -> None:
        self.stepper = Stepper(
            key,
            num_envs,
            seats,
            0,
            margin,
            own=(own,),
            rivals=rivals,
            strength=strength,
            processes=processes,
            **options,
        )
        self.num_envs = num_envs
        self.own = own
        self.copy = copy
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}
        least, most = np.iinfo(np.int16).min, np.iinfo(np.int16).max
        self.single_observation_space = spaces.Dict(
            {
                "observation": spaces.Box(least, most, (self.stepper.observer.size,), np.int16),
                "action_mask": spaces.Box(0, 1, (self.stepper.game.action_count,), np.int8),
            }
        )
        self.single_action_space = spaces.Discrete(self.stepper.game.action_count)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """New games in all rows. One seed fixes them all; without one they are drawn by Gymnasium's generator."""
        if isinstance(seed, list):
            raise ValueError("one seed is enough: it gives every game chance of its own")
        super().reset(seed=seed)
        batch = self.stepper.reset(int(self.np_random.integers(2**62)) if seed is None else seed)
        return self._seen(batch), {}

    def step(self, actions: Array) -> tuple[Seen, Array, Array, Array, dict[str, Any]]:
        """One decision of the learner in every game, and all that follows until it is asked again."""
        batch = self.stepper.step(np.asarray(actions))
        worth = batch.rewards[:, self.own].astype(np.float64)
        return self._seen(batch), worth, batch.done.copy(), np.zeros(self.num_envs, np.bool_), {}

    def close_extras(self, **kwargs: Any) -> None:
        """End the processes."""
        self.stepper.close()

    def _seen(self, batch: Batch) -> Seen:
        shown = batch.copy() if self.copy else batch
        return {"observation": shown.observations, "action_mask": shown.masks}
