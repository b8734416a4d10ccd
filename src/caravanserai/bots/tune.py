"""Tuning a judge: it learns from games of bots that use it which positions lead to which results."""

import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from caravanserai import spread
from caravanserai.bots.generations import LEVELS
from caravanserai.bots.guard import decide
from caravanserai.bots.judges import make_judge
from caravanserai.bots.levels import SearchBot
from caravanserai.bots.situation import Situation
from caravanserai.bots.statistics import Outcome
from caravanserai.core.machine import OVER, State
from caravanserai.core.registry import game as find_game
from caravanserai.play.match import Match

Weights = dict[str, float]

POSITIONS: Final = 60
"""So many positions are kept of a game: neighbours tell the same."""

PULL: Final = 0.002
"""What a weight that is twice what it was at the start costs, so that those that hardly matter stay as they are."""

FINEST: Final = 0.04
"""Smaller changes are not tried, as a share of the weight."""


class Course(NamedTuple):
    """How a game is tuned: everything but the weights that decides the result."""

    game: str
    seats: int
    games: int
    """Games per round."""
    seed: str
    level: str = "easy"
    iterations: float = 0.5
    step: float = 0.3
    """How much of a weight the first changes add or take."""
    options: Mapping[str, str] = {}


class Lesson(NamedTuple):
    """A finished game: positions in which somebody's turn began, and the points in the end."""

    positions: list[dict[str, Any]]
    result: list[int]


class Example(NamedTuple):
    """A position as the judge gets it, and what came of it."""

    state: State
    result: list[int]


def play(course: Course, seats: Sequence[Weights], seed: str) -> Iterator[Match]:
    """A game in which every seat judges by weights of its own; yields the match before every decision and at its end."""
    game = find_game(course.game)
    level = LEVELS[course.level]
    level = level._replace(iterations=max(1, round(level.iterations * course.iterations)))
    bots = [
        SearchBot(course.level, f"{seed} {seat}", make_judge(course.game, weights), level, timed=False)
        for seat, weights in enumerate(seats)
    ]
    options: dict[str, Any] = dict(course.options)
    match = Match(game, seats=course.seats, seed=seed, **options)
    while not match.over:
        yield match
        seat = match.state.actor()
        match.play(seat, decide(bots[seat], Situation(game, match.state, seat)).action)
    yield match


def play_lesson(piece: tuple[Course, Weights, str]) -> dict[str, Any]:
    """A game in which everybody judges by these weights, as JSON: the fields of a `Lesson`."""
    course, weights, seed = piece
    turns: list[State] = []
    last = OVER
    for match in play(course, [weights] * course.seats, seed):
        if match.state.actor() != last:
            last = match.state.actor()
            turns.append(match.state.clone())
    result = turns.pop().scores()
    kept = sorted(Random(seed).sample(range(len(turns)), min(POSITIONS, len(turns))))
    position = find_game(course.game).position
    return Lesson([position(turns[number]) for number in kept], result)._asdict()


def play_duel(piece: tuple[Course, Sequence[Weights], int]) -> Outcome:
    """A game of two judges, sitting alternately; two games in a row have the same seed and swapped seats."""
    course, sides, index = piece
    names = [("first", "second")[(seat + index) % 2] for seat in range(course.seats)]
    weights = [sides[(seat + index) % 2] for seat in range(course.seats)]
    *_, match = play(course, weights, f"{course.seed} {index // 2}")
    nothing = [0] * course.seats
    return Outcome(index, names, match.state.scores(), match.state.ranking(), nothing, [0.0] * course.seats)


def duel(
    course: Course, first: Weights, second: Weights, workers: int | None = None, on: str = "cores"
) -> Iterator[Outcome]:
    """Let bots with the first weights play bots with the second."""
    pieces = [(course, (first, second), index) for index in range(course.games)]
    with spread.backend(on, workers) as backend:
        yield from spread.in_order(backend.done(play_duel, pieces))


def loss(key: str, weights: Weights, start: Weights, examples: Sequence[Example]) -> float:
    """How wrong a judge with these weights is about the leads in the end, and how far it is from the start.

    A lead is counted from the mean of all seats, an error in parts of what the judge takes for a clear lead then.
    """
    judge = make_judge(key, weights)
    wrong = 0.0
    for state, result in examples:
        values = judge.values(state)
        scale = judge.spread * (1.2 - judge.certainty(state))
        shift = (sum(values) - sum(result)) / len(result)
        for value, points in zip(values, result, strict=True):
            wrong += ((value - points - shift) / scale) ** 2 / len(result)
    pull = sum(((weights[name] - value) / _size(value)) ** 2 for name, value in start.items())
    return wrong / len(examples) + PULL * pull


def _size(value: float) -> float:
    return max(abs(value), 0.05)


def fit(course: Course, weights: Weights, start: Weights, examples: Sequence[Example]) -> Weights:
    """Change one weight after the other as long as that makes the loss smaller, by ever smaller steps."""
    best = loss(course.game, weights, start, examples)
    step = course.step
    limit = {name: _size(value) for name, value in weights.items()}
    first = weights
    while step >= FINEST:
        found = weights
        for name in weights:
            for change in (step, -step):
                value = round(found[name] + change * limit[name], 4)
                if abs(value - first[name]) > limit[name]:
                    continue
                trial = {**found, name: value}
                lost = loss(course.game, trial, start, examples)
                if lost < best:
                    best, found = lost, trial
                    break
        if found == weights:
            step /= 2
        weights = found
    return weights


def tune(
    course: Course,
    weights: Weights,
    rounds: int,
    workers: int | None = None,
    on: str = "cores",
    folder: Path | None = None,
) -> Iterator[Weights]:
    """Each round plays games with the present weights and fits them to all games so far.

    A round changes a weight by its own size at most. Games are kept in the folder, so that interrupted work goes on.
    """
    game = find_game(course.game)
    start = weights
    examples: list[Example] = []
    with spread.backend(on, workers) as backend:
        for number in range(rounds):
            head = {"course": course._asdict(), "round": number + 1, "weights": weights}
            journal = spread.Journal(folder / f"round-{number + 1}.jsonl" if folder else None, head)
            pieces = [(course, weights, f"{course.seed} {number} {index}") for index in range(course.games)]
            for found in spread.in_order(spread.resume(backend, play_lesson, pieces, journal)):
                lesson = Lesson(**found)
                examples.extend(Example(game.restore(p), lesson.result) for p in lesson.positions)
            weights = fit(course, weights, start, examples)
            yield weights


def store(weights: Weights, path: Path) -> None:
    """Write the weights as data."""
    path.write_text(json.dumps(weights, indent=2) + "\n", encoding="utf-8")
