"""The arena: bots against bots in seat-rotated blocks on the same seeds, on all cores, resumable."""

import json
import os
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final, NamedTuple

from caravanserai.bots import decide, make
from caravanserai.bots.statistics import Outcome, table, wilson, won
from caravanserai.bots.wall import Situation
from caravanserai.core.registry import game as find_game
from caravanserai.play.match import Match


class Contest(NamedTuple):
    """What is played: everything that decides the results."""

    game: str
    bots: list[str]
    seats: int
    games: int
    seed: str
    iterations: float | None
    options: dict[str, str]
    decisive: bool
    """Stop as soon as the first bot's interval excludes an equal share."""

    def seating(self, index: int) -> list[str]:
        """Who sits where in the index-th game: a block of len(bots) games rotates them over the same seed."""
        turn = index % len(self.bots)
        return [self.bots[(seat + turn) % len(self.bots)] for seat in range(self.seats)]

    def deal(self, index: int) -> str:
        """The seed of the index-th game, the same within a block."""
        return f"{self.seed} {self.game} {self.seats} {index // len(self.bots)}"


def play_game(contest: Contest, index: int) -> Outcome:
    """One game between bots, each behind its wall."""
    game = find_game(contest.game)
    names = contest.seating(index)
    options: dict[str, Any] = dict(contest.options)
    match = Match(game, seats=contest.seats, seed=contest.deal(index), **options)
    bots = [
        make(name, game, f"{contest.deal(index)} {seat}", iterations=contest.iterations)
        for seat, name in enumerate(names)
    ]
    decisions = [0] * contest.seats
    seconds = [0.0] * contest.seats
    while not match.over:
        seat = match.state.actor()
        start = time.perf_counter()
        thought = decide(bots[seat], Situation(game, match.state, seat))
        seconds[seat] += time.perf_counter() - start
        decisions[seat] += 1
        answer = match.play(seat, thought.action)
        assert answer, answer
    return Outcome(index, names, match.state.scores(), match.state.ranking(), decisions, seconds)


FEWEST: Final = 20
"""No pairing is decided before so many games: short runs of luck would end too many of them."""


def decided(contest: Contest, outcomes: Sequence[Outcome]) -> bool:
    """Whether enough is known: after whole blocks, if the first bot's interval excludes an equal share."""
    if not contest.decisive or len(outcomes) % len(contest.bots) or len(outcomes) < FEWEST:
        return False
    low, high = wilson(sum(won(o, contest.bots[0]) for o in outcomes) / len(outcomes), len(outcomes))
    equal = 1 / len(contest.bots)
    return low > equal or high < equal


class Journal:
    """Finished games on disk, one JSON line each, so that an interrupted contest goes on where it stopped."""

    def __init__(self, path: Path | None, contest: Contest) -> None:
        self._path = path
        self._head = json.dumps({"contest": contest._asdict()}, sort_keys=True)
        self.done: dict[int, Outcome] = {}
        if path is not None and path.exists():
            self._read(path)
        elif path is not None:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(self._head + "\n", encoding="utf-8")

    def _read(self, path: Path) -> None:
        lines = path.read_text(encoding="utf-8").splitlines()
        if not lines or lines[0] != self._head:
            raise ValueError(f"{path} holds another contest; choose another folder or delete it")
        for line in lines[1:]:
            try:
                outcome = Outcome(**json.loads(line))
            except (ValueError, TypeError):
                continue  # a line cut off by an interruption: that game is played again
            self.done[outcome.number] = outcome

    def add(self, outcome: Outcome) -> None:
        """Keep one more game."""
        self.done[outcome.number] = outcome
        if self._path is not None:
            with self._path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(outcome._asdict()) + "\n")


def run(
    contest: Contest,
    folder: Path | None = None,
    workers: int | None = None,
    progress: Callable[[int], None] = lambda done: None,
) -> list[Outcome]:
    """Play the contest and return its games in order; Ctrl-C keeps what is finished and returns that."""
    journal = Journal(folder / "games.jsonl" if folder else None, contest)
    counted: list[Outcome] = []
    try:
        for _ in _fresh(contest, journal, workers or os.cpu_count() or 1):
            while len(counted) in journal.done and len(counted) < contest.games:
                counted.append(journal.done[len(counted)])
                progress(len(counted))
                if decided(contest, counted):
                    return counted
    except KeyboardInterrupt:
        counted = [journal.done[index] for index in sorted(journal.done)]
    return counted


def _fresh(contest: Contest, journal: Journal, workers: int) -> Iterator[None]:
    """Play what is missing, in order as far as the cores allow; yields whenever something is new."""
    yield None
    missing = iter([index for index in range(contest.games) if index not in journal.done])
    pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"))
    running: set[Future[Outcome]] = set()
    try:
        while True:
            while len(running) < 2 * workers and (index := next(missing, None)) is not None:
                running.add(pool.submit(play_game, contest, index))
            if not running:
                return
            finished, running = wait(running, return_when=FIRST_COMPLETED)
            for future in finished:
                journal.add(future.result())
            yield None
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def summary(contest: Contest, outcomes: Sequence[Outcome]) -> dict[str, Any]:
    """The result as JSON."""
    return {
        "contest": contest._asdict(),
        "games": len(outcomes),
        "decided": decided(contest, outcomes),
        "table": [row._asdict() for row in table(contest.bots, outcomes)],
    }
