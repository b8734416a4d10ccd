"""Any game as a PettingZoo AEC environment."""

from random import Random
from typing import Any

import gymnasium.spaces as spaces
import numpy as np
from pettingzoo import AECEnv

from caravanserai.core.machine import CHANCE, OVER, State
from caravanserai.core.registry import game as find_game
from caravanserai.rl.observing import Observer, rewards
from caravanserai.rl.rendering import render_svg, render_text


class Environment(AECEnv):
    """One game, one agent per seat (`seat_0` …).

    Observations are `{"observation": vector, "action_mask": mask}`; the mask is empty for who is not asked.
    Chance and choices that the rules take by themselves are played by the environment. Rewards come at the
    end, by rank or, with `margin`, by points.
    """

    metadata: dict[str, Any] = {
        "name": "caravanserai_v0",
        "render_modes": ["ansi", "svg"],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        key: str,
        seats: int | None = None,
        margin: float | None = None,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        super().__init__()
        self.game = find_game(key)
        self.seats = self.game.seat_count(seats)
        self.margin = margin
        self.render_mode = render_mode
        self.metadata = {**type(self).metadata, "name": f"caravanserai_{key}_v0"}
        self.game_options = options
        self.observer = Observer(self.game)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.seats)]
        space = spaces.Dict(
            {
                "observation": spaces.Box(-np.inf, np.inf, (self.observer.size,), np.float32),
                "action_mask": spaces.Box(0, 1, (self.game.action_count,), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self._actions = {agent: spaces.Discrete(self.game.action_count) for agent in self.possible_agents}
        self.action_spaces = dict(self._actions)
        self._rng = Random()
        self.state_now: State = self.game.new(self.seats, **options)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The same space for all agents."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """All actions of the game; the mask says which are legal."""
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; the seed fixes chance."""
        self._rng = Random(seed) if seed is not None else Random(self._rng.getrandbits(64))
        self.state_now = self.game.new(self.seats, **self.game_options)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._settle()

    def observe(self, agent: str) -> dict[str, Any]:
        """What the agent's seat may know."""
        seat = self.possible_agents.index(agent)
        return {
            "observation": self.observer.vector(self.state_now, seat),
            "action_mask": self.observer.mask(self.state_now, seat),
        }

    def step(self, action: int | None) -> None:
        """The selected agent acts; None for an agent whose game is over."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None or int(action) not in self.state_now.legal():
            raise ValueError(f"{agent} may not do {action} now; see its action_mask")
        self._cumulative_rewards[agent] = 0.0
        self.state_now.apply(int(action))
        self._clear_rewards()
        self._settle()
        self._accumulate_rewards()

    def _settle(self) -> None:
        """Chance and automatic choices, then the next agent or the end."""
        state = self.state_now
        while True:
            actor = state.actor()
            legal = state.legal()
            if actor == CHANCE:
                state.apply(self._rng.choices(legal, state.weights())[0])
            elif actor != OVER and len(legal) == 1 and state.stack[-1].auto(state):
                state.apply(legal[0])
            else:
                break
        if actor == OVER:
            worth = rewards(state, self.margin)
            self.rewards = {agent: worth[seat] for seat, agent in enumerate(self.possible_agents)}
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[actor]

    def render(self) -> str | None:
        """The table as a spectator sees it, as text or SVG."""
        if self.render_mode == "ansi":
            return render_text(self.game, self.state_now, None)
        if self.render_mode == "svg":
            return render_svg(self.game, self.state_now, None)
        return None

    def close(self) -> None:
        """Nothing is held open."""


def env(key: str, **arguments: Any) -> Environment:
    """The environment under the name PettingZoo users expect."""
    return Environment(key, **arguments)
