"""An experiment with a rule: what does an option change? The same seeds and bots with both values, differences in pairs.

    python examples/rule_variant.py                     Al-Rashid, the published edition against the Italian one
    python examples/rule_variant.py yspahan build-card-timing any-time build-step --games 200

What is compared per game: the winner's and the last one's points, their distance, whether the player who began won,
and how many decisions it took. The two games of a seed begin alike but part ways, so they count as a pair and each
difference comes with a 95 % interval; one that holds 0 shows nothing.
"""

import argparse
import os
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from statistics import fmean, stdev
from typing import NamedTuple

import caravanserai as cs
from caravanserai.bots import Situation, decide, make
from caravanserai.play.history import CHOSEN

MEASURES = ("winner's points", "last one's points", "distance", "first player won", "decisions")


class Trial(NamedTuple):
    """How games are played, but for the option that is tried."""

    game: str
    option: str
    seats: int
    bot: str
    thought: float

    def play(self, value: str, number: int) -> tuple[float, ...]:
        """One game with that value: its measures."""
        seed = f"variant {number}"
        match = cs.Match(self.game, seats=self.seats, seed=seed, **{self.option: value})
        bots = [
            make(self.bot, match.game, f"{seed} {seat}", iterations=self.thought)
            for seat in range(self.seats)
        ]
        first = match.state.actor()
        while not match.over:
            seat = match.state.actor()
            match.play(seat, decide(bots[seat], Situation(match.game, match.state, seat)).action)
        points = sorted(match.state.scores())
        best = match.state.ranking()[0]
        chosen = sum(entry.how == CHOSEN for entry in match.steps)
        return (
            float(points[-1]),
            float(points[0]),
            float(points[-1] - points[0]),
            1 / len(best) if first in best else 0.0,
            float(chosen),
        )

    def pair(self, values: tuple[str, str], number: int) -> tuple[tuple[float, ...], tuple[float, ...]]:
        """The same seed with both values."""
        return self.play(values[0], number), self.play(values[1], number)


class Difference(NamedTuple):
    """A measure with either value, and the mean difference with its interval."""

    measure: str
    one: float
    two: float
    change: float
    low: float
    high: float

    def __str__(self) -> str:
        shows = "" if self.low <= 0 <= self.high else "  *"
        return (
            f"{self.measure:<18} {self.one:8.2f} {self.two:8.2f}   {self.change:+7.2f}"
            f"  ({self.low:+.2f} to {self.high:+.2f}){shows}"
        )


def differences(pairs: list[tuple[tuple[float, ...], tuple[float, ...]]]) -> list[Difference]:
    """Every measure, second value less first, by pairs."""
    found: list[Difference] = []
    for index, measure in enumerate(MEASURES):
        ones, twos = [one[index] for one, _ in pairs], [two[index] for _, two in pairs]
        changes = [two - one for one, two in zip(ones, twos, strict=True)]
        half = 1.96 * stdev(changes) / len(changes) ** 0.5
        middle = fmean(changes)
        found.append(Difference(measure, fmean(ones), fmean(twos), middle, middle - half, middle + half))
    return found


def main(argv: list[str] | None = None) -> list[Difference]:
    """Play and report."""
    parser = argparse.ArgumentParser(description="What does an option of a game change?")
    parser.add_argument("game", nargs="?", default="alrashid")
    parser.add_argument("option", nargs="?", default="edition")
    parser.add_argument("one", nargs="?", default="published")
    parser.add_argument("two", nargs="?", default="italian")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--games", type=int, default=100, help="pairs of games (default: 100)")
    parser.add_argument("--bot", default="easy")
    parser.add_argument("--thought", type=float, default=1.0, help="strength of thought, 1 is full")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    args = parser.parse_args(argv)
    trial = Trial(args.game, args.option, args.seats, args.bot, args.thought)
    play = partial(trial.pair, (args.one, args.two))
    if args.workers == 1:
        pairs = [play(number) for number in range(args.games)]
    else:
        with ProcessPoolExecutor(args.workers, mp_context=get_context("spawn")) as pool:
            pairs = list(pool.map(play, range(args.games)))
    found = differences(pairs)
    print(f"{args.game}, {args.seats} seats, {args.bot} bots, {args.games} pairs of games")
    print(f"{args.option:<18} {args.one:>8.8} {args.two:>8.8}   change  95 % interval")
    for each in found:
        print(each)
    return found


if __name__ == "__main__":
    main()
