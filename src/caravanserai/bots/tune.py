"""Tuning a judge by self-play: a small evolution strategy over its weights, repeatable by seed."""

import json
import os
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import NamedTuple

from caravanserai.bots.guard import decide
from caravanserai.bots.judges import make_judge, weights_of
from caravanserai.bots.levels import LEVELS, SearchBot
from caravanserai.bots.wall import Situation
from caravanserai.core.registry import game as find_game
from caravanserai.play.match import Match

Weights = dict[str, float]


class Trial(NamedTuple):
    """One game between two sets of weights, alternating around the table."""

    game: str
    seats: int
    challenger: Weights
    champion: Weights
    level: str
    iterations: float
    seed: str
    swapped: bool


def play_trial(trial: Trial) -> float:
    """The challenger's part of the win plus a little for the margin."""
    game = find_game(trial.game)
    level = LEVELS[trial.level]
    level = level._replace(iterations=max(1, round(level.iterations * trial.iterations)))
    judges = [make_judge(trial.game, trial.challenger), make_judge(trial.game, trial.champion)]
    side = [(seat + trial.swapped) % 2 for seat in range(trial.seats)]
    bots = [
        SearchBot(trial.level, f"{trial.seed} {seat}", judges[side[seat]], level, timed=False)
        for seat in range(trial.seats)
    ]
    match = Match(game, seats=trial.seats, seed=trial.seed)
    while not match.over:
        seat = match.state.actor()
        match.play(seat, decide(bots[seat], Situation(game, match.state, seat)).action)
    first = match.state.ranking()[0]
    won = sum(1 for seat in first if side[seat] == 0) / len(first)
    scores = match.state.scores()
    own = [points for seat, points in enumerate(scores) if side[seat] == 0]
    rest = [points for seat, points in enumerate(scores) if side[seat] == 1]
    margin = sum(own) / len(own) - sum(rest) / len(rest)
    return won + 0.2 * max(-1.0, min(1.0, margin / (2 * judges[0].spread)))


@contextmanager
def _pool(workers: int | None) -> Iterator[ProcessPoolExecutor]:
    pool = ProcessPoolExecutor(workers or os.cpu_count() or 1, mp_context=get_context("spawn"))
    try:
        yield pool
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def vary(weights: Weights, direction: dict[str, float], step: float) -> Weights:
    """The weights moved along a direction; each moves in proportion to its own size."""
    return {
        name: round(value + step * direction[name] * max(abs(value), 0.25), 4)
        for name, value in weights.items()
    }


def tune(
    key: str,
    seats: int,
    rounds: int,
    games: int,
    seed: str,
    level: str = "greedy",
    iterations: float = 0.25,
    step: float = 0.2,
    workers: int | None = None,
    tell: Callable[[int, float, Weights], None] = lambda number, gain, weights: None,
) -> Weights:
    """Mirror-sampled evolution: each round tries a random direction both ways and moves by what it won."""
    weights = weights_of(key)
    rng = Random(seed)
    with _pool(workers) as pool:
        for number in range(rounds):
            direction = {name: rng.gauss(0.0, 1.0) for name in weights}
            ahead, back = vary(weights, direction, step), vary(weights, direction, -step)
            trials = [
                Trial(
                    key,
                    seats,
                    ahead,
                    back,
                    level,
                    iterations,
                    f"{seed} {number} {index // 2}",
                    bool(index % 2),
                )
                for index in range(games)
            ]
            gain = sum(pool.map(play_trial, trials)) / games - 0.5
            weights = vary(weights, direction, step * max(-1.0, min(1.0, 2 * gain)))
            tell(number, gain, weights)
    return weights


def store(key: str, weights: Weights, path: Path) -> None:
    """Write the weights as data."""
    path.write_text(json.dumps(weights, indent=2) + "\n", encoding="utf-8")
