"""Tuning a judge: it learns from games of bots that use it which positions lead to which results."""

import json
import math
import os
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from caravanserai.bots.guard import decide
from caravanserai.bots.judge import shares
from caravanserai.bots.judges import make_judge
from caravanserai.bots.levels import LEVELS, SearchBot
from caravanserai.bots.wall import Situation
from caravanserai.core.machine import State
from caravanserai.core.registry import game as find_game
from caravanserai.play.match import Match

Weights = dict[str, float]

POSITIONS: Final = 60
"""So many positions are kept of a game: neighbours tell the same."""

PULL: Final = 0.0005
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
    level: str = "greedy"
    iterations: float = 0.25
    step: float = 0.3
    """How much of a weight the first changes add or take."""
    options: Mapping[str, str] = {}


class Lesson(NamedTuple):
    """A finished game: positions in which somebody's turn began, and each seat's part of the win."""

    positions: list[dict[str, Any]]
    result: list[float]


class Example(NamedTuple):
    """A position as the judge gets it, and what came of it."""

    state: State
    result: list[float]


def play_lesson(course: Course, weights: Weights, seed: str) -> Lesson:
    """A game in which everybody judges by these weights."""
    game = find_game(course.game)
    judge = make_judge(course.game, weights)
    level = LEVELS[course.level]
    level = level._replace(iterations=max(1, round(level.iterations * course.iterations)))
    bots = [
        SearchBot(course.level, f"{seed} {seat}", judge, level, timed=False) for seat in range(course.seats)
    ]
    options: dict[str, Any] = dict(course.options)
    match = Match(game, seats=course.seats, seed=seed, **options)
    turns: list[State] = []
    last = -1
    while not match.over:
        seat = match.state.actor()
        if seat != last:
            turns.append(match.state.clone())
            last = seat
        match.play(seat, decide(bots[seat], Situation(game, match.state, seat)).action)
    kept = sorted(Random(seed).sample(range(len(turns)), min(POSITIONS, len(turns))))
    result = shares(judge, match.state)
    return Lesson([game.position(turns[number]) for number in kept], [part / sum(result) for part in result])


def loss(key: str, weights: Weights, start: Weights, examples: Sequence[Example]) -> float:
    """How surprised a judge with these weights is by what came of the positions, and how far it is from the start."""
    judge = make_judge(key, weights)
    surprise = 0.0
    for example in examples:
        for part, won in zip(shares(judge, example.state), example.result, strict=True):
            surprise -= won * math.log(max(part, 1e-9))
    pull = sum(((weights[name] - value) / _size(value)) ** 2 for name, value in start.items())
    return surprise / len(examples) + PULL * pull


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


def tune(course: Course, weights: Weights, rounds: int, workers: int | None = None) -> Iterator[Weights]:
    """Each round plays games with the present weights and fits them to all games so far.

    A round changes a weight by its own size at most.
    """
    game = find_game(course.game)
    start = weights
    examples: list[Example] = []
    pool = ProcessPoolExecutor(workers or os.cpu_count() or 1, mp_context=get_context("spawn"))
    try:
        for number in range(rounds):
            seeds = [f"{course.seed} {number} {index}" for index in range(course.games)]
            for lesson in pool.map(play_lesson, [course] * len(seeds), [weights] * len(seeds), seeds):
                examples.extend(Example(game.restore(p), lesson.result) for p in lesson.positions)
            weights = fit(course, weights, start, examples)
            yield weights
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def store(weights: Weights, path: Path) -> None:
    """Write the weights as data."""
    path.write_text(json.dumps(weights, indent=2) + "\n", encoding="utf-8")
