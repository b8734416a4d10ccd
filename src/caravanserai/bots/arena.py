"""The arena: bots against bots in seat-rotated blocks on the same seeds, spread and resumable."""

import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from caravanserai import spread
from caravanserai.bots import betting, decide, make
from caravanserai.bots.situation import Situation
from caravanserai.bots.statistics import Outcome, by_deal, table
from caravanserai.core.registry import game as find_game
from caravanserai.play.match import Match
from caravanserai.spread import Journal


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
    """Stop as soon as an equal share is excluded, or that of `above`; the intervals are those that hold at every look."""
    pace: float = 1.0
    """The part of their time that bots have who think by the clock."""
    above: float = 0.0
    """The share that the first bot is said to be above; 0: an equal one."""

    def seating(self, index: int) -> list[str]:
        """Who sits where in the index-th game: a block of len(bots) games rotates them over the same seed."""
        turn = index % len(self.bots)
        return [self.bots[(seat + turn) % len(self.bots)] for seat in range(self.seats)]

    def deal(self, index: int) -> str:
        """The seed of the index-th game, the same within a block."""
        return f"{self.seed} {self.game} {self.seats} {index // len(self.bots)}"

    def told(self) -> dict[str, Any]:
        """The contest as JSON; what later versions have added is left out where it changes nothing."""
        later = self._field_defaults
        return {
            name: value for name, value in self._asdict().items() if name not in later or value != later[name]
        }


def play_game(contest: Contest, index: int) -> Outcome:
    """One game between bots, each behind its wall. Time is processor time: whatever else the machine does takes none."""
    game = find_game(contest.game)
    names = contest.seating(index)
    options: dict[str, Any] = dict(contest.options)
    match = Match(game, seats=contest.seats, seed=contest.deal(index), **options)
    bots = [
        make(
            name,
            game,
            f"{contest.deal(index)} {seat}",
            iterations=contest.iterations,
            pace=contest.pace,
            now=time.thread_time,
        )
        for seat, name in enumerate(names)
    ]
    decisions = [0] * contest.seats
    seconds = [0.0] * contest.seats
    while not match.over:
        seat = match.state.actor()
        start = time.thread_time()
        thought = decide(bots[seat], Situation(game, match.state, seat))
        seconds[seat] += time.thread_time() - start
        decisions[seat] += 1
        answer = match.play(seat, thought.action)
        assert answer, answer
    return Outcome(index, names, match.state.scores(), match.state.ranking(), decisions, seconds)


def decided(contest: Contest, outcomes: Sequence[Outcome]) -> bool:
    """Whether a contest that may stop early is decided: after whole blocks, by bets against the share in question."""
    if not contest.decisive or len(outcomes) % len(contest.bots):
        return False
    deals = by_deal(contest.bots, outcomes, contest.bots[0])
    return betting.beaten([sum(deal) / len(deal) for deal in deals], contest.above or 1 / len(contest.bots))


def play_piece(piece: tuple[Contest, int]) -> dict[str, Any]:
    """The index-th game of a contest as JSON: a piece of work."""
    return play_game(*piece)._asdict()


def run(
    contest: Contest,
    folder: Path | None = None,
    workers: int | None = None,
    progress: Callable[[int], None] = lambda done: None,
    on: str = "cores",
) -> list[Outcome]:
    """Play the contest and return its games in order; Ctrl-C keeps what is finished and returns that."""
    spread.check(on)
    journal = Journal(folder / "games.jsonl" if folder else None, {"contest": contest.told()})
    pieces = [(contest, index) for index in range(contest.games)]
    counted: list[Outcome] = []
    try:
        with spread.backend(on, workers) as backend:
            for game in spread.in_order(spread.resume(backend, play_piece, pieces, journal)):
                counted.append(Outcome(**game))
                progress(len(counted))
                if decided(contest, counted):
                    break
    except KeyboardInterrupt:
        counted = [Outcome(**game) for _, game in sorted(journal.done.items())]
    return counted


def summary(contest: Contest, outcomes: Sequence[Outcome]) -> dict[str, Any]:
    """The result as JSON."""
    return {
        "contest": contest.told(),
        "games": len(outcomes),
        "decided": decided(contest, outcomes),
        "table": [row._asdict() for row in table(contest.bots, outcomes, contest.decisive)],
    }
