"""Lessons: quick games in which everybody judges by the same net, and what was read of their positions."""

import base64
import zlib
from array import array
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any, Final, NamedTuple

from caravanserai.bots.judges import PLAIN, weights_of
from caravanserai.bots.learned import LearnedJudge
from caravanserai.bots.model import Model, judge_from, untaught
from caravanserai.bots.search import draw_chance, quick_turn
from caravanserai.core.game import Game
from caravanserai.core.machine import OVER, State
from caravanserai.core.registry import game as find_game
from caravanserai.core.rollout import Dice

TRIES: Final = (3, 6, 12, 24)
"""How many ways to play a turn a player of a lesson compares; each draws one of these, so that lessons differ."""
STRAY: Final = 0.06
"""How often a player takes any turn instead, so that the net learns what is bad, too."""
MANY: Final = 12
"""Who compares so many turns sets an example for simulated players."""
CHOICES: Final = 160
"""So many decisions are kept of a game."""
POSITIONS: Final = 48
"""So many positions are kept of a game: neighbours tell the same."""


class Course(NamedTuple):
    """What is played to learn from: everything but the net that decides the games."""

    game: str
    seats: tuple[int, ...]
    """Numbers of seats, taken in turn."""
    options: tuple[dict[str, str], ...]
    """Options of the game, taken in turn."""
    games: int
    """Games per round."""
    seed: str

    def table(self, index: int) -> tuple[int, dict[str, str]]:
        """Seats and options of the index-th game."""
        return self.seats[index % len(self.seats)], self.options[index // len(self.seats) % len(self.options)]


def plain_judge_of(key: str, weights: Mapping[str, Any]) -> LearnedJudge:
    """The plain judge of a game: the one below a net, or that of the first generation."""
    return judge_from(key, untaught(key, weights["plain"] if "net" in weights else weights_of(key, PLAIN)))


class Lesson(NamedTuple):
    """A finished game: per position what was read of every seat, and how certain things were; points and shares of the win."""

    seats: int
    rows: str
    """All numbers as 32-bit floats, packed: positions, seats, numbers."""
    certainties: list[float]
    points: list[int]
    won: list[float]
    choices: list[list[int]]
    """Decisions of those who compared many turns: the sort of option taken, then the sorts of all there were."""


def pack(numbers: list[float]) -> str:
    """Numbers as text."""
    return base64.b64encode(zlib.compress(array("f", numbers).tobytes(), 6)).decode("ascii")


def unpack(text: str) -> bytes:
    """The bytes of the 32-bit floats again."""
    return zlib.decompress(base64.b64decode(text))


class Table(NamedTuple):
    """Who sits at a quick game: a judge for each seat, how many turns it compares, and how often it takes any turn."""

    judges: list[LearnedJudge]
    tries: list[int]
    stray: float


def play(
    game: Game, table: Table, options: dict[str, str], rng: Random, choices: list[list[int]] | None = None
) -> Iterator[State]:
    """A quick game: everybody takes the best of a few turns, in a world as he may take it to be.

    Yields the position before each turn as the seat that has just moved may take it to be, and the end.
    Choices worth an example are added to those given.
    """
    chance = Dice(rng.randrange(1 << 30))
    dice = Dice(rng.randrange(1 << 30))
    given: dict[str, Any] = dict(options)
    state = game.new(len(table.judges), **given)
    draw_chance(state, chance)
    while state.actor() != OVER:
        seat = state.actor()
        judge = table.judges[seat]
        world = game.determinize(state, seat, rng)
        count = 1 if table.stray and rng.random() < table.stray else table.tries[seat]
        for action in quick_turn(world, judge, seat, dice, count):
            if state.actor() != seat or action not in state.legal():
                break
            if choices is not None and count >= MANY:
                note(judge, state, action, choices)
            state.apply(action)
        draw_chance(state, chance)
        if state.actor() not in (OVER, seat):
            yield game.determinize(state, seat, rng)
    yield state


def note(judge: LearnedJudge, state: State, action: int, choices: list[list[int]]) -> None:
    """Keep which sort of option was taken of which, if there was a choice between usual ones."""
    legal = state.legal()
    usual = judge.usual(state, legal) if len(legal) > 1 else legal
    if len(usual) > 1 and action in usual:
        sorts = [judge.reader.sort(state, each) for each in usual]
        if min(sorts) >= 0:
            choices.append([judge.reader.sort(state, action), *sorts])


def play_lesson(piece: tuple[Course, Model, str, int]) -> dict[str, Any]:
    """The index-th game of a round, as JSON: a piece of work."""
    course, model, seed, index = piece
    game = find_game(course.game)
    seats, options = course.table(index)
    judge = judge_from(course.game, model)
    rng = Random(f"{course.seed} {seed} {index}")
    choices: list[list[int]] = []
    table = Table([judge] * seats, [rng.choice(TRIES) for _ in range(seats)], STRAY)
    *positions, end = play(game, table, options, rng, choices)
    kept = sorted(rng.sample(range(len(positions)), min(POSITIONS, len(positions))))
    numbers: list[float] = []
    for number in kept:
        for row in judge.rows(positions[number]):
            numbers += list(row.numbers)
    first = end.ranking()[0]
    won = [1.0 / len(first) if seat in first else 0.0 for seat in range(seats)]
    examples = rng.sample(choices, min(CHOICES, len(choices)))
    certainties = [round(judge.certainty(positions[number]), 4) for number in kept]
    return Lesson(seats, pack(numbers), certainties, end.scores(), won, examples)._asdict()
