"""Any game as a PettingZoo AEC environment."""

from typing import Any

from caravanserai.core.border import whole
from caravanserai.core.game import Game
from caravanserai.core.machine import OVER, State
from caravanserai.core.registry import game as find_game
from caravanserai.play.chance import Chance, make_seed
from caravanserai.rl.decisions import next_decision
from caravanserai.rl.extras import missing
from caravanserai.rl.observer import Observer, rewards
from caravanserai.rl.rendering import render_svg, render_text

try:
    import gymnasium.spaces as spaces
    import numpy as np
    from pettingzoo import AECEnv
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper
except ImportError as error:
    raise missing("the PettingZoo environment", "pettingzoo", error) from error

from caravanserai.rl.arrays import mask, vector


class Environment(AECEnv):
    """One game, one agent per seat (`seat_0` …).

    Observations are `{"observation": vector, "action_mask": mask}`; the mask is empty for who is not asked.
    Chance and choices that the rules take by themselves are played by the environment. Rewards come at the
    end, by rank or, with `margin`, by points. A seed draws what `Match(…, seed=str(seed))` draws.
    """

    metadata: dict[str, Any] = {
        "name": "caravanserai_v0",
        "render_modes": ["ansi", "svg"],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        key: str | Game,
        seats: int | None = None,
        margin: float | None = None,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        super().__init__()
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise ValueError(f"render_mode cannot be {render_mode!r}; allowed: ansi, svg")
        self.game = find_game(key) if isinstance(key, str) else key
        self.seats = self.game.seat_count(seats)
        self.margin = margin
        self.render_mode = render_mode
        self.metadata = {**type(self).metadata, "name": f"caravanserai_{self.game.key}_v0"}
        self.observer = Observer(self.game)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.seats)]
        self.observation_spaces = {agent: self._space() for agent in self.possible_agents}
        self.action_spaces = {
            agent: spaces.Discrete(self.game.action_count) for agent in self.possible_agents
        }
        self._start = self.game.new(self.seats, **options)
        self._seed: str | None = None
        self._games = 0
        self.position: State = self._start
        """The true position, hidden things included: for your own measurements, not for agents."""

    def _space(self) -> spaces.Space[Any]:
        return spaces.Dict(
            {
                "observation": spaces.Box(-np.inf, np.inf, (self.observer.size,), np.float32),
                "action_mask": spaces.Box(0, 1, (self.game.action_count,), np.int8),
            }
        )

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The same for all agents."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """All actions of the game; the mask says which are legal."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. The seed fixes chance in this game and in those after further resets without one."""
        if seed is not None:
            self._seed, self._games = str(seed), 0
        else:
            self._games += 1
        text = self._seed if not self._games or self._seed is None else f"{self._seed} {self._games}"
        self._chance = Chance(make_seed(text))
        self.position = self._start.clone()
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._go_on()

    def observe(self, agent: str) -> dict[str, Any]:
        """What the agent's seat may know."""
        seat = self.possible_agents.index(agent)
        return {
            "observation": vector(self.observer, self.position, seat),
            "action_mask": mask(self.observer, self.position, seat),
        }

    def step(self, action: int | None) -> None:
        """The selected agent acts; None for an agent whose game is over. An illegal action is refused."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        number = whole(action)
        if number is None or number not in self.position.legal():
            raise ValueError(f"{agent} may not do {action} now; see its action_mask")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.position.apply(number)
        self._go_on()
        self._accumulate_rewards()

    def _go_on(self) -> None:
        """Chance and automatic choices, then the next agent or the end."""
        next_decision(self.position, self._chance)
        actor = self.position.actor()
        if actor != OVER:
            self.agent_selection = self.possible_agents[actor]
            return
        worth, points = rewards(self.position, self.margin), self.position.scores()
        for seat, agent in enumerate(self.possible_agents):
            self.rewards[agent] = worth[seat]
            self.terminations[agent] = True
            self.infos[agent] = {"score": points[seat]}
        self.agent_selection = self.agents[0]

    def render(self) -> str | None:
        """The table as a spectator sees it, as text or SVG."""
        if self.render_mode == "ansi":
            return render_text(self.game, self.position, None)
        if self.render_mode == "svg":
            return render_svg(self.game, self.position, None)
        return None

    def close(self) -> None:
        """Nothing is held open."""


def raw_env(key: str | Game, **arguments: Any) -> Environment:
    """The bare environment."""
    return Environment(key, **arguments)


def env(key: str | Game, **arguments: Any) -> OrderEnforcingWrapper:
    """The environment in PettingZoo's wrapper that says when it is used in the wrong order."""
    return OrderEnforcingWrapper(raw_env(key, **arguments))
