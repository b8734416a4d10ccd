"""Seeded random games over all seat counts and option values, and the positions sampled from them."""

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from caravanserai.core.game import BadOption, Game
from caravanserai.core.machine import CHANCE, Event, State, Step
from caravanserai.core.rollout import Dice
from caravanserai.testing.errors import ConformanceError

LIMIT: Final = 20_000
"""A random game longer than this is taken to be endless."""
_LEANINGS: Final = (1, 1, 1, 4, 16, 64)


class Setup(NamedTuple):
    """How a game begins: seats and the value of every option."""

    seats: int
    options: tuple[tuple[str, str], ...]

    def __str__(self) -> str:
        return " ".join([f"{self.seats} seats", *(f"{name}={value}" for name, value in self.options)])


class Moment(NamedTuple):
    """A position on the way and how to get there again."""

    game: Game
    setup: Setup
    seed: int
    number: int
    state: State
    action: int
    """What was done next; -1 at the end."""

    @property
    def step(self) -> str:
        """The class of the pending step, `over` at the end."""
        return type(self.state.stack[-1]).__name__ if self.state.stack else "over"

    def __str__(self) -> str:
        return f"{self.game.key}, {self.setup}, seed {self.seed}, step {self.number} ({self.step})"

    def fail(self, what: str, action: int | None = None) -> ConformanceError:
        """The error that names this place, and the action if one is to blame."""
        named = "" if action is None else f", action {self.game.name(action)!r}"
        return ConformanceError(f"{self}{named}: {what}")


class Play(NamedTuple):
    """One random game: its setup, its seed, everything that was done, what it told, and what was pending on the way."""

    setup: Setup
    seed: int
    actions: list[int]
    told: list[list[Event]]
    """The events of each action."""
    steps: set[type[Step[Any]]]
    scenario: int = -1
    """Which of the game's scenarios it began from; -1 is the usual beginning."""


def new(game: Game, setup: Setup) -> State:
    """The starting position of a setup."""
    return game.new(setup.seats, **dict(setup.options))


def begin(game: Game, played: Play) -> State:
    """Where a play began."""
    return new(game, played.setup) if played.scenario < 0 else game.scenarios()[played.scenario]


def setups(game: Game) -> list[Setup]:
    """Every seat count with the defaults, every option value somewhere, and one mixture per seat count."""
    defaults = {name: values[0] for name, values in game.options.items()}
    found = [_allowed(game, seats, defaults) for seats in game.seats]
    turn = 0
    for name, values in game.options.items():
        for value in values[1:]:
            tries = [_allowed(game, seats, {**defaults, name: value}) for seats in _rotated(game.seats, turn)]
            first = next((setup for setup in tries if setup is not None), None)
            if first is None:
                raise ConformanceError(f"{game.key}: no seat count allows option {name}={value}")
            found.append(first)
            turn += 1
    for index, seats in enumerate(game.seats):
        mixture = {name: values[-1 - index % len(values)] for name, values in game.options.items()}
        found.append(_allowed(game, seats, mixture))
    return list(dict.fromkeys(setup for setup in found if setup is not None))


def _allowed(game: Game, seats: int, options: dict[str, str]) -> Setup | None:
    try:
        values = game.check_options(seats, options)
    except BadOption:
        return None
    return Setup(seats, tuple(zip(game.options, values, strict=True)))


def _rotated(seats: Sequence[int], by: int) -> list[int]:
    start = by % len(seats)
    return [*seats[start:], *seats[:start]]


class Player:
    """A random player. Even seeds choose evenly; odd ones lean to some kinds of action, so rare ways are gone too."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game: Final = game
        self.dice: Final = Dice(seed * 7919 + 17)
        self.leanings: Final = (
            {each.word: _LEANINGS[self.dice.below(len(_LEANINGS))] for each in game.actions.ranges}
            if seed % 2
            else {}
        )

    def action(self, state: State, options: list[int]) -> int:
        """What is done now, by a seat or by chance."""
        if state.actor() == CHANCE:
            return self.dice.pick(options, state.weights())
        if not self.leanings:
            return options[self.dice.below(len(options))]
        return self.dice.pick(
            options, [self.leanings[self.game.actions.range_of(each).word] for each in options]
        )


def play(game: Game, setup: Setup, seed: int) -> Play:
    """A random game from start to end."""
    return _play_on(game, Play(setup, seed, [], [], set()))


def play_scenarios(game: Game, rounds: int, seed: int) -> list[Play]:
    """Random games from each of the game's scenarios."""
    found: list[Play] = []
    for index, state in enumerate(game.scenarios()):
        setup = Setup(state.seats, tuple(zip(game.options, state.options, strict=True)))
        found += [
            _play_on(game, Play(setup, seed + number, [], [], set(), index)) for number in range(rounds)
        ]
    return found


def _play_on(game: Game, played: Play) -> Play:
    setup, seed, actions = played.setup, played.seed, played.actions
    state = begin(game, played)
    player = Player(game, seed)
    while state.stack:
        place = Moment(game, setup, seed, len(actions), state, -1)
        if len(actions) >= LIMIT:
            raise place.fail(f"the game has not ended after {LIMIT} steps")
        options = state.legal()
        if not options:
            raise place.fail("a decision without options")
        if state.actor() == CHANCE and len(state.weights()) != len(options):
            raise place.fail(f"{len(options)} outcomes, but {len(state.weights())} weights")
        played.steps.update(map(type, state.stack))
        actions.append(player.action(state, options))
        try:
            played.told.append(apply_heard(state, actions[-1]))
        except Exception as error:
            raise place.fail(f"apply raised {error!r}", actions[-1]) from error
    return played


class Corpus:
    """Random games of every setup and about `budget` positions sampled from them.

    Of each kind of step the first position is always among them, and so is the end of the first game of a setup.
    """

    def __init__(self, game: Game, budget: int = 120, rounds: int = 2, seed: int = 1) -> None:
        self.game: Final = game
        self.plays: Final = [
            play(game, setup, seed * 1000 + number) for number in range(rounds) for setup in setups(game)
        ]
        self.plays.extend(play_scenarios(game, rounds, seed * 1000))
        self.moments: Final[list[Moment]] = []
        self._sample(budget)

    def walk(self, played: Play) -> Iterator[Moment]:
        """The game again, position by position, the end included. The state is the running one: look, do not touch."""
        state = begin(self.game, played)
        for number, action in enumerate(played.actions):
            yield Moment(self.game, played.setup, played.seed, number, state, action)
            state.apply(action)
        yield Moment(self.game, played.setup, played.seed, len(played.actions), state, -1)

    def at(self, played: Play, number: int) -> Moment:
        """The position of a game in which that action is taken."""
        return next(moment for moment in self.walk(played) if moment.number == number)

    def told(self) -> dict[tuple[Event, int], tuple[Play, int]]:
        """All different events, with how many sit at the table, and where each was told first: the game and the action."""
        found: dict[tuple[Event, int], tuple[Play, int]] = {}
        for played in self.plays:
            for number, events in enumerate(played.told):
                for event in events:
                    found.setdefault((event, played.setup.seats), (played, number))
        return found

    def shortest(self) -> list[Play]:
        """One game per seat count, the shortest."""
        best: dict[int, Play] = {}
        for played in self.plays:
            seats = played.setup.seats
            if played.scenario >= 0:
                continue
            if seats not in best or len(played.actions) < len(best[seats].actions):
                best[seats] = played
        return list(best.values())

    def decisions(self) -> list[Moment]:
        """The sampled positions in which a seat decides."""
        return [moment for moment in self.moments if moment.state.actor() >= 0]

    def _sample(self, budget: int) -> None:
        total = sum(len(played.actions) for played in self.plays)
        stride = max(1, total // max(1, budget))
        count = 0
        known: set[type[Step[Any]]] = set()
        ended: set[Setup] = set()
        for played in self.plays:
            for moment in self.walk(played):
                count += 1
                if moment.state.stack:
                    kind = type(moment.state.stack[-1])
                    wanted = count % stride == 0 or kind not in known
                    known.add(kind)
                else:
                    wanted = played.setup not in ended
                    ended.add(played.setup)
                if wanted:
                    self.moments.append(moment._replace(state=moment.state.clone()))


def apply_heard(state: State, action: int) -> list[Event]:
    """Apply the action and return the events it caused."""
    state.log = []
    state.apply(action)
    events = state.log
    state.log = None
    return events
