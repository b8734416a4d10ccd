"""Tuning a judge by self-play: a small evolution strategy over its weights, repeatable by seed."""

import json
import os
from collections.abc import Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from caravanserai.bots.guard import decide
from caravanserai.bots.judges import make_judge
from caravanserai.bots.levels import LEVELS, SearchBot
from caravanserai.bots.wall import Situation
from caravanserai.core.registry import game as find_game
from caravanserai.play.match import Match

Weights = dict[str, float]


class Course(NamedTuple):
    """How a game is tuned: everything but the weights that decides the result."""

    game: str
    seats: int
    games: int
    """Games per round; two in a row have the same seed and swapped seats."""
    seed: str
    level: str = "greedy"
    iterations: float = 0.25
    step: float = 0.2
    """How far the variants of a round are from the present weights, in shares of them."""
    options: Mapping[str, str] = {}


class Trial(NamedTuple):
    """One game between two variants of the weights, sitting alternately around the table."""

    course: Course
    ahead: Weights
    back: Weights
    seed: str
    swapped: bool


def play_trial(trial: Trial) -> float:
    """The first variant's part of the win plus a little for the margin; one half means equal."""
    course = trial.course
    game = find_game(course.game)
    level = LEVELS[course.level]
    level = level._replace(iterations=max(1, round(level.iterations * course.iterations)))
    judges = [make_judge(course.game, trial.ahead), make_judge(course.game, trial.back)]
    side = [(seat + trial.swapped) % 2 for seat in range(course.seats)]
    bots = [
        SearchBot(course.level, f"{trial.seed} {seat}", judges[side[seat]], level, timed=False)
        for seat in range(course.seats)
    ]
    options: dict[str, Any] = dict(course.options)
    match = Match(game, seats=course.seats, seed=trial.seed, **options)
    while not match.over:
        seat = match.state.actor()
        match.play(seat, decide(bots[seat], Situation(game, match.state, seat)).action)
    first = match.state.ranking()[0]
    won = sum(1 for seat in first if side[seat] == 0) / len(first)
    lead = _margin(match.state.scores(), side) / (2 * judges[0].spread)
    return won + 0.2 * max(-1.0, min(1.0, lead))


def _margin(scores: list[int], side: list[int]) -> float:
    own = [points for points, which in zip(scores, side, strict=True) if which == 0]
    rest = [points for points, which in zip(scores, side, strict=True) if which == 1]
    return sum(own) / len(own) - sum(rest) / len(rest)


def vary(weights: Weights, direction: Mapping[str, float], step: float) -> Weights:
    """The weights moved along a direction; each moves in proportion to its own size."""
    return {
        name: round(value + step * direction[name] * max(abs(value), 0.05), 4)
        for name, value in weights.items()
    }


def tune(course: Course, weights: Weights, rounds: int, workers: int | None = None) -> Iterator[Weights]:
    """Mirror-sampled evolution: each round tries a random direction both ways and moves by what it won."""
    rng = Random(course.seed)
    pool = ProcessPoolExecutor(workers or os.cpu_count() or 1, mp_context=get_context("spawn"))
    try:
        for number in range(rounds):
            direction = {name: rng.gauss(0.0, 1.0) for name in weights}
            ahead, back = vary(weights, direction, course.step), vary(weights, direction, -course.step)
            trials = [
                Trial(course, ahead, back, f"{course.seed} {number} {index // 2}", index % 2 == 1)
                for index in range(course.games)
            ]
            gain = sum(pool.map(play_trial, trials)) / course.games - 0.5
            weights = vary(weights, direction, course.step * max(-1.0, min(1.0, 2 * gain)))
            yield weights
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def store(weights: Weights, path: Path) -> None:
    """Write the weights as data."""
    path.write_text(json.dumps(weights, indent=2) + "\n", encoding="utf-8")
