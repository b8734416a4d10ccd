"""Our bots against OpenSpiel's MCTS and ISMCTS on our games, at equal time for thought.

    python examples/against_openspiel.py yspahan --seconds 0.1 --pairs 5
    python examples/against_openspiel.py yspahan --ladder docs/ladder      the contest of docs/ladder.md, resumable

Every pair of games has the same seed for chance and swapped seats. OpenSpiel's bots count simulations, not time, so
before each decision their number is set to what fits into the time by the speed measured so far; what both sides
really used is reported beside the result. All time is processor time, so that nothing else on the machine counts. Their
random play-outs run inside our engine, which gives them several times as many as OpenSpiel's own loop through Python
would.

Two things to keep in mind. `mcts` is handed the true state, hidden cards included, so it plays with open eyes;
`ismcts` and our bots only know what their seat may know. And OpenSpiel's bots bring no knowledge of the game but play
it out at random, while ours judge positions by tuned weights: the result says how strong our bots are, not that their
algorithm is better.
"""

import argparse
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any, NamedTuple

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import caravanserai as cs
from caravanserai import compiling
from caravanserai.bots import LEVELS, Bot, Situation, decide, ladder, make
from caravanserai.bots.arena import Contest
from caravanserai.bots.judges import judge_of
from caravanserai.bots.levels import SearchBot
from caravanserai.bots.statistics import wilson
from caravanserai.core.rollout import playout
from caravanserai.rl.observer import rewards
from caravanserai.rl.openspiel import CaravanState
from caravanserai.spread import Journal


class Clock:
    """Time and decisions of one side."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self.decisions = 0

    def mean(self) -> float:
        """Seconds per decision."""
        return self.seconds / max(1, self.decisions)


class Ours:
    """A bot of ours: as it is at a table, or thinking for the given time at every decision."""

    def __init__(self, key: str, level: str, seconds: float | None, seed: str) -> None:
        self.game = cs.game(key)
        self.bot: Bot
        if seconds is None:
            self.bot = make(level, self.game, seed, now=time.thread_time)
        else:
            whole = LEVELS[level]._replace(seconds=seconds, iterations=1_000_000, looks=0, errors=0.0)
            self.bot = SearchBot(level, seed, judge_of(self.game, whole.judge), whole, True, time.thread_time)

    def choose(self, state: CaravanState) -> int:
        """The action; the situation hides what the seat may not know."""
        return decide(self.bot, Situation(self.game, state.table.state, state.current_player())).action


class Playout(mcts.RandomRolloutEvaluator):  # type: ignore[misc]
    """OpenSpiel's random play to the end, but inside our engine, so that its bots get many more simulations."""

    def evaluate(self, state: CaravanState) -> Any:
        """What one random end is worth to each seat."""
        position = state.table.state.clone()
        playout(position, int(self._random_state.randint(1 << 30)), 100_000)
        return np.array(rewards(position))


class Theirs:
    """A bot of OpenSpiel's, its simulations set by its speed so far."""

    def __init__(self, game: Any, name: str, seconds: float, seed: int) -> None:
        self.seconds = seconds
        self.rate = 50.0
        self.counts: list[int] = []
        rng = np.random.RandomState(seed)
        evaluator = Playout(1, rng)
        self.bot: Any
        if name == "mcts":
            self.bot = mcts.MCTSBot(game, 1.4, 2, evaluator, solve=False, random_state=rng)
        else:
            self.bot = ismcts.ISMCTSBot(game, evaluator, 1.4, 2, random_state=rng)
        self.field = "max_simulations" if name == "mcts" else "_max_simulations"

    def choose(self, state: CaravanState) -> int:
        """The action after as many simulations as fit."""
        count = max(2, round(self.rate * self.seconds))
        setattr(self.bot, self.field, count)
        self.counts.append(count)
        began = time.thread_time()
        action = int(self.bot.step(state))
        self.rate = 0.7 * self.rate + 0.3 * count / max(1e-6, time.thread_time() - began)
        return action


def play(game: Any, players: list[Any], clocks: list[Clock], seed: int | str) -> CaravanState:
    """One game to its end; forced moves cost no time and are not counted."""
    state, rng = game.new_initial_state(), Random(seed)
    while not state.is_terminal():
        legal = state.legal_actions()
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(actions, chances)[0])
        elif len(legal) == 1:
            state.apply_action(legal[0])
        else:
            seat = state.current_player()
            began = time.thread_time()
            action = players[seat].choose(state)
            clocks[seat].seconds += time.thread_time() - began
            clocks[seat].decisions += 1
            state.apply_action(action)
    found: CaravanState = state
    return found


class Result(NamedTuple):
    """Our share of the games (ties share), its 95 % interval, the time both sides really used, and what it bought them."""

    opponent: str
    games: int
    share: float
    low: float
    high: float
    ours: float
    theirs: float
    simulations: float

    def __str__(self) -> str:
        return (
            f"against {self.opponent:<7} {self.share:6.1%} of {self.games} games ({self.low:.1%} to {self.high:.1%}),"
            f" {self.ours * 1000:.0f} ms a decision against {self.theirs * 1000:.0f} ms"
            f" ({self.simulations:.0f} simulations)"
        )


def contest(
    key: str, level: str, name: str, seconds: float, pairs: int, say: Callable[[str], None]
) -> Result:
    """Pairs of two-player games (one of ours in a larger game) with swapped seats."""
    game = pyspiel.load_game(f"caravanserai_{key}")
    seats = game.num_players()
    mine, other = Clock(), Clock()
    total = 0.0
    counts: list[int] = []
    for number in range(pairs * seats):
        seed, place = number // seats, number % seats
        players: list[Any] = [Theirs(game, name, seconds, number * 10 + seat) for seat in range(seats)]
        players[place] = Ours(key, level, seconds, f"contest {number}")
        clocks = [mine if seat == place else other for seat in range(seats)]
        returns = play(game, players, clocks, seed).returns()
        counts += [count for player in players if isinstance(player, Theirs) for count in player.counts]
        best = [seat for seat in range(seats) if returns[seat] == max(returns)]
        total += 1 / len(best) if place in best else 0.0
        say(f"  {name}, game {number + 1}: {returns[place]:+.1f}")
    games = pairs * seats
    low, high = wilson(total / games, games)
    return Result(name, games, total / games, low, high, mine.mean(), other.mean(), fmean(counts))


def climb(key: str, folder: Path, say: Callable[[str], None]) -> None:
    """Play what is missing of the ladder's contest of that game; ours counts its thoughts, and theirs has more time."""
    for contest in ladder.against_openspiel([key]):
        finish(contest, key, folder, say)


def finish(contest: Contest, key: str, folder: Path, say: Callable[[str], None]) -> None:
    """Play what is missing of it."""
    level = contest.bots[0].partition("@")[0]
    seconds = contest.pace * LEVELS[level].seconds
    path = folder / ladder.file_name(contest)
    ladder.drop_if_old(path, contest)
    journal = Journal(path, ladder.head(contest))
    game = pyspiel.load_game(f"caravanserai_{key}", dict(contest.options, players=contest.seats))
    for number in (each for each in range(contest.games) if each not in journal.done):
        seating = contest.seating(number)
        mine, other = Clock(), Clock()
        players: list[Any] = [
            Ours(key, level, None, f"{contest.deal(number)} {seat}")
            if name == contest.bots[0]
            else Theirs(game, contest.bots[1], seconds, number * 10 + seat)
            for seat, name in enumerate(seating)
        ]
        clocks = [mine if name == contest.bots[0] else other for name in seating]
        end = play(game, players, clocks, contest.deal(number)).table.state
        used = [round(clock.mean(), 4) for clock in (mine, other)]
        journal.add(number, [end.scores(), end.ranking()[0], used, ladder.source()])
        say(f"  {contest.bots[1]}, game {number + 1} of {contest.games}: {end.scores()}")


def main(argv: list[str] | None = None) -> list[Result]:
    """Play both contests and report."""
    parser = argparse.ArgumentParser(description="Our bots against OpenSpiel's at equal time.")
    parser.add_argument("game", nargs="?", default="yspahan")
    parser.add_argument("--level", default="hard", choices=sorted(LEVELS))
    parser.add_argument("--seconds", type=float, default=0.1, help="per decision (default: 0.1)")
    parser.add_argument(
        "--pairs", type=int, default=5, help="rounds of games with every seat once (default: 5)"
    )
    parser.add_argument("--opponents", default="mcts,ismcts")
    parser.add_argument("--quiet", action="store_true")
    parser.add_argument(
        "--ladder", type=Path, metavar="DIR", help="play the ladder's contest of the game and keep it there"
    )
    args = parser.parse_args(argv)
    say: Callable[[str], None] = (lambda text: None) if args.quiet else (lambda text: print(text, flush=True))
    if args.ladder is not None:
        if compiling.status() != compiling.COMPILED:
            parser.error("bots think by the clock here, and the engine is not compiled: serai compile")
        climb(args.game, args.ladder, say)
        return []
    found: list[Result] = []
    for name in args.opponents.split(","):
        found.append(contest(args.game, args.level, name, args.seconds, args.pairs, say))
    equal = 1 / pyspiel.load_game(f"caravanserai_{args.game}").num_players()
    print(
        f"{args.game}: our {args.level} bot, {args.seconds:g} s a decision; an equal share would be {equal:.0%}"
    )
    for each in found:
        print(each)
    return found


if __name__ == "__main__":
    main()
