"""Learning what simulated players go by: their numbers are tuned in games among themselves, all of them at once.

In each round every deal is played twice, with seats swapped, by players whose numbers are the present ones with each raised or
lowered a bit at random, and by their mirror image. What the sign of a number did to the margin is averaged over all deals,
and the numbers move that way, in later rounds less far (simultaneous perturbation).
"""

import math
from collections.abc import Iterator, Mapping
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from caravanserai import spread
from caravanserai.bots.judges import make_judge
from caravanserai.bots.learning.course import Progress, digest
from caravanserai.bots.learning.duels import Duel, result, sum_up
from caravanserai.bots.learning.lessons import Course
from caravanserai.bots.learning.units import UNITS, allowed, unit
from caravanserai.bots.search import draw_chance, reply
from caravanserai.core.machine import OVER
from caravanserai.core.registry import game as find_game
from caravanserai.core.rollout import Dice
from caravanserai.spread import Journal

Weights = dict[str, Any]
"""What a judge with players of its own is made of, as `weights/<generation>/<game>.json` holds it."""
Numbers = dict[str, float]

NUDGE: Final = 0.7
"""How far numbers are moved in a pair of games, in small changes."""
CALM: Final = 2.5
"""An effect of so many standard errors moves a number by three quarters of a small change."""
LAST: Final = 0.2
"""How much of the first step the last one is, at least."""
BLOCK: Final = 20
"""So many deals are one piece of work: a game takes milliseconds."""
DIGITS: Final = 4


class Round(NamedTuple):
    """What a round came to."""

    number: int
    weights: Weights
    deals: int
    duel: Duel
    """The new numbers against those of the beginning, on deals that they were not tuned on."""


def tunable(game: str, weights: Mapping[str, Any]) -> bool:
    """Whether the players of these weights go by numbers that can be tuned so."""
    return game in UNITS and "module" in weights


def part(weights: Mapping[str, Any], seats: int) -> str:
    """Which part of the weights counts at a table: some have one for two seats and one for more. Empty: all of it."""
    name = "two" if seats == 2 else "more"
    return name if name in weights else ""


def numbers(game: str, weights: Weights, where: str) -> Numbers:
    """The numbers of a part that are tuned."""
    held = weights[where] if where else weights
    return {name: held[name] for name in UNITS[game]}


def changed(weights: Weights, where: str, found: Numbers) -> Weights:
    """The weights with other numbers in a part."""
    return {**weights, where: {**weights[where], **found}} if where else {**weights, **found}


def moved(game: str, now: Numbers, by: Mapping[str, float]) -> Numbers:
    """The numbers, each so many small changes away, but never below its least."""
    return allowed(game, {name: number + by[name] * unit(game, name, number) for name, number in now.items()})


def play(
    game: str, sides: tuple[Weights, Weights], table: tuple[int, dict[str, str]], game_of: int, deal: int
) -> list[float]:
    """One of the two games of a deal between simulated players: margin and win of the first side."""
    seats, options = table
    given: dict[str, Any] = dict(options)
    judges = [make_judge(game, side) for side in sides]
    which = [(seat + game_of) % 2 for seat in range(seats)]
    state, dice = find_game(game).new(seats, **given), Dice(deal)
    draw_chance(state, dice)
    while state.actor() != OVER:
        state = reply(state, judges[which[state.actor()]], dice)
        draw_chance(state, dice)
    return result(state, which)


def signs(course: Course, number: int, index: int) -> tuple[dict[str, int], int]:
    """Which way each number is moved in a deal of a round, and the deal's seed."""
    rng = Random(f"{course.seed} players {number} {index}")
    return {name: rng.choice((-1, 1)) for name in UNITS[course.game]}, rng.randrange(1 << 30)


def play_block(piece: tuple[Course, Weights, int, int]) -> list[float]:
    """Some deals of a round: the margin of the moved numbers over their mirror image in each. A piece of work."""
    course, weights, number, block = piece
    found: list[float] = []
    for index in range(block * BLOCK, min(course.games // 2, (block + 1) * BLOCK)):
        table = course.table(index)
        where = part(weights, table[0])
        ways, deal = signs(course, number, index)
        now = numbers(course.game, weights, where)
        ahead, behind = (
            changed(
                weights,
                where,
                moved(course.game, now, {name: side * NUDGE * way for name, way in ways.items()}),
            )
            for side in (1, -1)
        )
        both = [play(course.game, (ahead, behind), table, game_of, deal)[0] for game_of in (0, 1)]
        found.append(sum(both) / 2)
    return found


def play_duel(piece: tuple[Course, Weights, Weights, int, int]) -> list[float]:
    """The index-th game of a duel of two sets of numbers; two games in a row have one deal, seats swapped."""
    course, first, second, number, index = piece
    deal = Random(f"{course.seed} duel {number} {index // 2}").randrange(1 << 30)
    return play(course.game, (first, second), course.table(index // 2), index % 2, deal)


class Slope:
    """What moving each number of a part did to the margins of a round, and where the numbers have been going."""

    def __init__(self, names: Mapping[str, float]) -> None:
        self.drift: Final = dict.fromkeys(names, 0.0)
        self.effects: Final = dict.fromkeys(names, 0.0)
        self.squares = 0.0

    def add(self, ways: Mapping[str, int], margin: float) -> None:
        """One more deal."""
        self.squares += margin * margin
        for name, way in ways.items():
            self.effects[name] += way * margin

    def turn(self, step: float) -> dict[str, float]:
        """How many small changes each number goes, and begin anew."""
        error = math.sqrt(self.squares) or 1.0
        for name, effect in self.effects.items():
            self.drift[name] = 0.5 * (self.drift[name] + math.tanh(effect / error / CALM))
            self.effects[name] = 0.0
        self.squares = 0.0
        return {name: step * drift for name, drift in self.drift.items()}


def learn_players(
    course: Course,
    weights: Weights,
    rounds: int,
    duels: int,
    folder: Path | None = None,
    workers: int | None = None,
    on: str = "cores",
    progress: Progress = lambda name, done, total: None,
) -> Iterator[Round]:
    """Tune the players' numbers; margins are kept in the folder, so that an interrupted course goes on."""
    first = weights
    deals = course.games // 2
    slopes = {part(weights, seats): Slope(UNITS[course.game]) for seats in course.seats}
    with spread.backend(on, workers) as backend:
        for number in range(1, rounds + 1):
            head: dict[str, Any] = {"course": course._asdict(), "round": number, "weights": digest(weights)}
            journal = Journal(folder / f"players-{number}.jsonl" if folder else None, head)
            pieces = [(course, weights, number, block) for block in range(-(-deals // BLOCK))]
            margins: list[float] = []
            for found in spread.in_order(spread.resume(backend, play_block, pieces, journal)):
                margins += found
                progress(f"round {number}: deals", len(margins), deals)
            for index, margin in enumerate(margins):
                where = part(weights, course.table(index)[0])
                slopes[where].add(signs(course, number, index)[0], margin)
            step = 1.0 - (1.0 - LAST) * (number - 1) / rounds
            for where, slope in slopes.items():
                now = moved(course.game, numbers(course.game, weights, where), slope.turn(step))
                weights = changed(
                    weights, where, {name: float(f"{value:.{DIGITS}g}") for name, value in now.items()}
                )
            played: list[list[float]] = []
            for game in spread.in_order(
                backend.done(play_duel, [(course, weights, first, number, index) for index in range(duels)])
            ):
                played.append(game)
                progress(f"round {number}: duels", len(played), duels)
            yield Round(number, weights, len(margins), sum_up(played))
