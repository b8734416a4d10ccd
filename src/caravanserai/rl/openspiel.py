"""All games as OpenSpiel games: `pyspiel.load_game("caravanserai_yspahan(players=4)")` after importing this module."""

import hashlib
from collections.abc import Callable
from random import Random
from typing import Any, Final

import msgspec

from caravanserai.core.events import may_know
from caravanserai.core.game import Game
from caravanserai.core.machine import CHANCE, OVER, Event, State
from caravanserai.core.registry import game as find_game
from caravanserai.core.registry import games
from caravanserai.rl.extras import missing
from caravanserai.rl.observer import Observer, rewards

try:
    import numpy as np
    import pyspiel
except ImportError as error:
    raise missing("the OpenSpiel games", "openspiel", error) from error

RECALL: Final = 64
"""How many of the last things seen the information state tensor holds."""
WIDTH: Final = 5
"""Numbers per thing seen in that tensor: kind + 2 (1 for an own action) and its first arguments + 1."""
PUBLIC: Final = -1
"""In place of a seat: what everybody may know."""
DID: Final = -1
"""The kind under which a seat's own action stands among the things it has seen."""
LONGEST: Final = 20_000
"""No game comes near so many decisions."""


class Past:
    """What happened at one action, and before it. Never changed, so that copies of a game share it."""

    __slots__ = ("_digests", "before", "events")

    def __init__(self, before: "Past | None", events: list[Event], digests: dict[int, bytes]) -> None:
        self.before: Final = before
        self.events: Final = events
        self._digests: Final = digests

    def digest(self, seat: int) -> bytes:
        """A fingerprint of everything the seat ever saw and did, in order; only what is new is worked out."""
        open_ends: list[Past] = []
        past: Past | None = self
        while past is not None and seat not in past._digests:
            open_ends.append(past)
            past = past.before
        found = b"" if past is None else past._digests[seat]
        for each in reversed(open_ends):
            for event in each.events:
                if visible_to(event, seat):
                    found = hashlib.sha256(found + repr(event[:2]).encode()).digest()
            each._digests[seat] = found
        return found


def visible_to(event: Event, seat: int) -> bool:
    """Whether the seat saw it; PUBLIC is somebody who sees what everybody sees."""
    return may_know(event, None if seat == PUBLIC else seat)


class Table:
    """A position and what happened on the way to it. OpenSpiel copies and pickles it as a part of its states."""

    def __init__(self, game: Game, state: State, past: Past | None) -> None:
        self.game: Final = game
        self.state: Final = state
        self.past = past

    def __deepcopy__(self, memo: dict[int, Any]) -> "Table":
        return Table(self.game, self.state.clone(), self.past)

    def __reduce__(self) -> tuple[Any, ...]:
        position = msgspec.json.encode(self.game.position(self.state))
        seats = (PUBLIC, *range(self.state.seats))
        digests = {} if self.past is None else {seat: self.past.digest(seat) for seat in seats}
        return _table, (self.game.key, position, self.everything(), digests)

    def apply(self, action: int) -> None:
        """Apply the action and remember it and its events."""
        actor = self.state.actor()
        self.state.log = []
        self.state.apply(action)
        events = self.state.log
        self.state.log = None
        if actor >= 0:
            events = [(DID, (action,), 1 << actor), *events]
        if events:
            self.past = Past(self.past, events, {})

    def everything(self) -> list[Event]:
        """Whatever happened, oldest first."""
        found: list[list[Event]] = []
        past = self.past
        while past is not None:
            found.append(past.events)
            past = past.before
        return [event for events in reversed(found) for event in events]

    def newest(self, seat: int) -> list[Event]:
        """The last RECALL things that the seat saw and did, newest first."""
        found: list[Event] = []
        past = self.past
        while past is not None and len(found) < RECALL:
            found += [event for event in reversed(past.events) if visible_to(event, seat)]
            past = past.before
        return found[:RECALL]

    def digest(self, seat: int) -> str:
        """A fingerprint of all that the seat ever saw and did."""
        return "" if self.past is None else self.past.digest(seat).hex()

    def imagined(self, seat: int, rng: Random) -> "Table":
        """A table the seat cannot tell from this one: hidden things dealt anew, of the past only what it saw."""
        sample = self.game.determinize(self.state, seat, rng)
        if self.past is None:
            return Table(self.game, sample, None)
        seen = self.newest(seat)[::-1]
        return Table(self.game, sample, Past(None, seen, {seat: self.past.digest(seat)}))


def _table(key: str, position: bytes, events: list[Event], digests: dict[int, bytes]) -> Table:
    """The table that was pickled."""
    game = find_game(key)
    past = Past(None, events, digests) if events else None
    return Table(game, game.restore(msgspec.json.decode(position)), past)


class CaravanState(pyspiel.State):
    """One position under OpenSpiel's names."""

    def __init__(self, game: "CaravanGame") -> None:
        super().__init__(game)
        self.table = Table(game.rules, game.start.clone(), None)

    def current_player(self) -> int:
        """The seat that decides, or OpenSpiel's number for chance or the end."""
        actor = self.table.state.actor()
        if actor == OVER:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if actor == CHANCE else actor

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.table.state.actor() == OVER

    def _legal_actions(self, player: int) -> list[int]:
        return self.table.state.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes with their probabilities."""
        weights = self.table.state.weights()
        total = sum(weights)
        return [(a, weight / total) for a, weight in zip(self.table.state.legal(), weights, strict=True)]

    def _apply_action(self, action: int) -> None:
        self.table.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.table.game.name(action)

    def returns(self) -> list[float]:
        """By rank, as everywhere; zeros before the end."""
        state = self.table.state
        return rewards(state) if state.actor() == OVER else [0.0] * state.seats

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "CaravanState":
        """A state the player cannot tell from this one; `sampler` gives numbers from 0 to 1.

        It knows nothing of the past but what the player saw, so its `history()` is empty.
        """
        copy: CaravanState = self.get_game().new_initial_state()
        copy.table = self.table.imagined(player, Random(int(sampler() * (1 << 53))))
        return copy

    def __str__(self) -> str:
        return msgspec.json.encode(self.table.game.position(self.table.state)).decode()


class CaravanObserver:
    """Observations as OpenSpiel wants them: a flat tensor with named parts, and a string."""

    def __init__(self, observer: Observer, recall: bool, private: bool) -> None:
        self._observer: Final = observer
        self._recall: Final = recall
        self._private: Final = private
        self.dict: Final[dict[str, Any]] = {}
        size = observer.size if private else 1
        self.tensor: Final = np.zeros(size + (RECALL * WIDTH if recall else 0), np.float32)
        start = 0
        for name, width in [(f.name, f.size) for f in observer.fields] if private else [("nothing", 1)]:
            self.dict[name] = self.tensor[start : start + width]
            start += width
        if recall:
            self.dict["past"] = self.tensor[start:].reshape(RECALL, WIDTH)

    def set_from(self, state: CaravanState, player: int) -> None:
        """Fill the tensor with what the player may know; without private information it holds at most the past."""
        self.tensor.fill(0)
        if self._private:
            numbers = self._observer.numbers(state.table.state, player)
            self.tensor[: self._observer.size] = numbers
        if self._recall:
            for row, event in zip(self.dict["past"], state.table.newest(self._eye(player)), strict=False):
                numbers = [event[0] + 2, *(value + 1 for value in event[1])][:WIDTH]
                row[: len(numbers)] = numbers

    def string_from(self, state: CaravanState, player: int) -> str:
        """The view and the prompt as JSON; with recall also the newest things seen and a fingerprint of all of them."""
        table = state.table
        seat = player if self._private else None
        known: list[Any] = [table.game.view(table.state, seat), table.game.prompt(table.state, seat)]
        if self._recall:
            eye = self._eye(player)
            known += [[event[:2] for event in table.newest(eye)], table.digest(eye)]
        return msgspec.json.encode(known).decode()

    def _eye(self, player: int) -> int:
        return player if self._private else PUBLIC


class CaravanGame(pyspiel.Game):
    """One of our games with its seats and options as OpenSpiel parameters."""

    def __init__(self, rules: Game, kind: Any, parameters: dict[str, Any]) -> None:
        self.rules: Final = rules
        self.observer: Final = Observer(rules)
        seats = rules.seat_count(int(parameters["players"]))
        options = {name: value for name, value in parameters.items() if name != "players"}
        self.start: Final = rules.new(seats, **{name: from_spiel(value) for name, value in options.items()})
        information = pyspiel.GameInfo(
            num_distinct_actions=rules.action_count,
            max_chance_outcomes=rules.action_count,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(kind, information, parameters)

    def new_initial_state(self) -> CaravanState:
        """The start; chance acts first in most games."""
        return CaravanState(self)

    def max_chance_nodes_in_history(self) -> int:
        """An upper bound."""
        return LONGEST

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> CaravanObserver:
        """An observer; without a type that of `observation_tensor`."""
        if not isinstance(iig_obs_type, pyspiel.IIGObservationType):
            return CaravanObserver(self.observer, recall=False, private=True)
        private = iig_obs_type.private_info != pyspiel.PrivateInfoType.NONE
        return CaravanObserver(self.observer, iig_obs_type.perfect_recall, private)


def to_spiel(value: object) -> str:
    """An option's value as text that OpenSpiel does not take for a number: 3 becomes `_3`."""
    text = str(value)
    return f"_{text}" if text.isdecimal() else text


def from_spiel(value: object) -> str:
    """The option's value back."""
    return str(value).removeprefix("_")


def _register(rules: Game) -> None:
    defaults = {name.replace("-", "_"): to_spiel(allowed[0]) for name, allowed in rules.options.items()}
    specification: dict[str, Any] = {"players": rules.seats[0], **defaults}
    kind = pyspiel.GameType(
        short_name=f"caravanserai_{rules.key}",
        long_name=f"Caravanserai: {rules.key}",
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
        parameter_specification=specification,
    )

    class Registered(CaravanGame):
        """The class OpenSpiel makes games of."""

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            given = {
                name: value if name == "players" else to_spiel(value)
                for name, value in (params or {}).items()
            }
            super().__init__(rules, kind, {**specification, **given})

    pyspiel.register_game(kind, Registered)


for _key in games():
    if find_game(_key).observation:
        _register(find_game(_key))
