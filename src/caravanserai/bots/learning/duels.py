"""Quick duels: two nets on the same deals with swapped seats, to see whether a fit has made the play better."""

from collections.abc import Sequence
from random import Random
from statistics import fmean, stdev
from typing import NamedTuple

from caravanserai.bots.learning.lessons import TRIES, Course, Table, play
from caravanserai.bots.model import Model, judge_from
from caravanserai.core.machine import State
from caravanserai.core.registry import game as find_game


class Duel(NamedTuple):
    """The first net's lead over the second in points, with its standard error, and its share of the wins."""

    margin: float
    error: float
    share: float
    games: int


def play_duel(piece: tuple[Course, Model, Model, str, int]) -> list[float]:
    """The index-th game of a duel: margin and win of the first net. Two games in a row have one deal, seats swapped."""
    course, first, second, seed, index = piece
    seats, options = course.table(index // 2)
    sides = [judge_from(course.game, each) for each in (first, second)]
    which = [(seat + index) % 2 for seat in range(seats)]
    table = Table([sides[side] for side in which], [TRIES[-1]] * seats, 0.0)
    *_, end = play(find_game(course.game), table, options, Random(f"{course.seed} {seed} {index // 2}"))
    return result(end, which)


def result(end: State, which: Sequence[int]) -> list[float]:
    """Margin and win of the first of two sides; `which` of them each seat is."""
    points = end.scores()
    means = [fmean(points[seat] for seat in range(end.seats) if which[seat] == side) for side in (0, 1)]
    best = end.ranking()[0]
    return [means[0] - means[1], fmean(1.0 if which[seat] == 0 else 0.0 for seat in best)]


def sum_up(found: list[list[float]]) -> Duel:
    """The result of whole pairs of games."""
    pairs = [(found[index][0] + found[index + 1][0]) / 2 for index in range(0, len(found) - 1, 2)]
    error = stdev(pairs) / len(pairs) ** 0.5 if len(pairs) > 1 else 0.0
    return Duel(fmean(pairs), error, fmean(won for _, won in found), len(found))
