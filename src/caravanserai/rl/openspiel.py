"""All games as OpenSpiel games: `pyspiel.load_game("caravanserai_yspahan(seats=4)")` after importing this module."""

import json
from collections.abc import Callable
from random import Random
from typing import Any, Final

import numpy as np
import pyspiel

from caravanserai.core.game import Game
from caravanserai.core.machine import CHANCE, EVERYBODY, OVER, Event, State
from caravanserai.core.registry import game as find_game
from caravanserai.core.registry import games
from caravanserai.rl.observing import Observer, rewards

RECALL: Final = 64
"""How many of the last visible events the information state tensor holds."""
EVENT_WIDTH: Final = 4
"""Numbers per event in that tensor: kind + 1 and the first three arguments + 1."""
LONGEST: Final = 20_000
"""No game comes near so many actions, chance included."""


class Table:
    """A position and what each seat has seen on the way to it; copies itself when OpenSpiel clones a state."""

    def __init__(self, state: State, seen: list[Event]) -> None:
        self.state: Final = state
        self.seen: Final = seen

    def __deepcopy__(self, memo: dict[int, Any]) -> "Table":
        return Table(self.state.clone(), list(self.seen))

    def apply(self, action: int) -> None:
        """Apply the action and remember its events."""
        self.state.log = []
        self.state.apply(action)
        self.seen.extend(self.state.log)
        self.state.log = None

    def visible(self, seat: int) -> list[Event]:
        """What the seat has seen so far."""
        return [event for event in self.seen if event[2] == EVERYBODY or event[2] >> seat & 1]


class CaravanState(pyspiel.State):
    """One position under OpenSpiel's names."""

    def __init__(self, game: "CaravanGame") -> None:
        super().__init__(game)
        self.table = Table(game.rules.new(game.seats, **game.chosen), [])

    @property
    def rules(self) -> Game:
        """Our game."""
        found: Game = self.get_game().rules
        return found

    def current_player(self) -> int:
        actor = self.table.state.actor()
        if actor == OVER:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if actor == CHANCE else actor

    def is_terminal(self) -> bool:
        return self.table.state.actor() == OVER

    def _legal_actions(self, player: int) -> list[int]:
        return self.table.state.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        weights = self.table.state.weights()
        total = sum(weights)
        return [(a, weight / total) for a, weight in zip(self.table.state.legal(), weights, strict=True)]

    def _apply_action(self, action: int) -> None:
        self.table.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.rules.name(action)

    def returns(self) -> list[float]:
        state = self.table.state
        return rewards(state) if state.actor() == OVER else [0.0] * state.seats

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "CaravanState":
        """A state the player cannot tell from this one; `sampler` gives numbers from 0 to 1."""
        rng = Random(int(sampler() * (1 << 53)))
        copy: CaravanState = self.clone()
        sample = self.rules.determinize(self.table.state, player, rng)
        copy.table = Table(sample, self.table.visible(player))
        return copy

    def __str__(self) -> str:
        return json.dumps(self.rules.position(self.table.state), sort_keys=True)


class CaravanObserver:
    """Observations as OpenSpiel wants them: a flat tensor with named views, and a string."""

    def __init__(self, game: Game, observer: Observer, recall: bool, private: bool) -> None:
        self._game: Final = game
        self._observer: Final = observer
        self._recall: Final = recall
        self._private: Final = private
        self.dict: Final[dict[str, Any]] = {}
        size = observer.size + (RECALL * EVENT_WIDTH if recall else 0)
        self.tensor: Final = np.zeros(size, np.float32)
        start = 0
        for field in observer.fields:
            self.dict[field.name] = self.tensor[start : start + field.size]
            start += field.size
        if recall:
            self.dict["events"] = self.tensor[start:].reshape(RECALL, EVENT_WIDTH)

    def set_from(self, state: CaravanState, player: int) -> None:
        """Fill the tensor with what the player may know."""
        self.tensor.fill(0)
        position = state.table.state
        if self._private:
            self.tensor[: self._observer.size] = self._observer.vector(position, player)
        if self._recall:
            for row, event in zip(self.dict["events"], reversed(self._events(state, player)), strict=False):
                numbers = (event[0] + 1, *(value + 1 for value in event[1]))[:EVENT_WIDTH]
                row[: len(numbers)] = numbers

    def string_from(self, state: CaravanState, player: int) -> str:
        """The same as text: the view and, with recall, every event seen so far."""
        seat = player if self._private else None
        position = state.table.state
        seen: list[Any] = [self._game.view(position, seat), self._game.prompt(position, seat)]
        if self._recall:
            seen.append(
                [[self._game.kinds[kind].word, *args] for kind, args, _ in self._events(state, player)]
            )
        return json.dumps(seen, sort_keys=True, separators=(",", ":"))

    def _events(self, state: CaravanState, player: int) -> list[Event]:
        return (
            state.table.visible(player)
            if self._private
            else [e for e in state.table.seen if e[2] == EVERYBODY]
        )


class CaravanGame(pyspiel.Game):
    """One of our games with its seats and options as OpenSpiel parameters."""

    def __init__(self, rules: Game, kind: Any, parameters: dict[str, Any] | None) -> None:
        given = dict(parameters or {})
        self.rules: Final = rules
        self.seats: Final = rules.seat_count(int(given.get("seats", rules.seats[0])))
        self.chosen: Final = {
            name: given[name.replace("-", "_")] for name in rules.options if name.replace("-", "_") in given
        }
        rules.check_options(self.seats, self.chosen)
        self.observer: Final = Observer(rules)
        information = pyspiel.GameInfo(
            num_distinct_actions=rules.action_count,
            max_chance_outcomes=rules.action_count,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(kind, information, given)

    def new_initial_state(self) -> CaravanState:
        return CaravanState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> CaravanObserver:
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        private = wanted.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        return CaravanObserver(self.rules, self.observer, wanted.perfect_recall, private)


def _register(key: str) -> None:
    rules = find_game(key)
    defaults: dict[str, Any] = {name.replace("-", "_"): allowed[0] for name, allowed in rules.options.items()}
    kind = pyspiel.GameType(
        short_name=f"caravanserai_{key}",
        long_name=f"Caravanserai {key}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=rules.seats[-1],
        min_num_players=rules.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"seats": rules.seats[0], **defaults},
    )

    class Registered(CaravanGame):
        """The class OpenSpiel makes games of."""

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(rules, kind, params)

    pyspiel.register_game(kind, Registered)


for _key in games():
    if find_game(_key).observation:
        _register(_key)
