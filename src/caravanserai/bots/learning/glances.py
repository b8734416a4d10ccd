"""Learning a first look: what many worlds say of the ways to play a turn, told from what is read right behind it.

A net that was fitted to how games ended has seen whole games; a first look only has to tell ways to play one turn apart.
So a line is fitted to just that, within each position.
"""

from collections.abc import Iterable, Sequence
from math import log
from random import Random
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from caravanserai.bots.learned import LearnedJudge
from caravanserai.bots.learning.fit import HELD, RIDGES
from caravanserai.bots.learning.lessons import MANY, STRAY, Course, Table, pack, play, unpack
from caravanserai.bots.learning.look import FEWEST, behind, drawn
from caravanserai.bots.model import DIGITS, Model, judge_from, untaught
from caravanserai.bots.search import Plan, try_plan
from caravanserai.core.game import Game
from caravanserai.core.machine import State
from caravanserai.core.registry import game as find_game
from caravanserai.core.rollout import Dice

Array = NDArray[np.float64]

POSITIONS: Final = 6
"""So many positions of a game are looked at."""
FIELD: Final = 24
"""So many ways to play the turn are compared in each, as far as there are so many."""
SURE: Final = 0.005
"""No share of worlds is taken for nearer to 0 or 1: a plan that won in all of them has no finite lead."""


class Glance(NamedTuple):
    """One position: what was read right behind every plan, and what worlds said of it."""

    rows: str
    """Plans, inputs, packed: the seat's numbers less the mean of the others'."""
    leads: list[float]
    """The lead in points that the share of wins in all worlds stands for."""
    before: list[float]
    """What the judge's own net looked like."""


def glances(piece: tuple[Course, Model, int, int]) -> list[dict[str, Any]]:
    """What can be learned in the index-th game, as JSON: a piece of work."""
    course, model, worlds, index = piece
    game = find_game(course.game)
    seats, options = course.table(index)
    rng = Random(f"{course.seed} first look {index}")
    judge = judge_from(course.game, model)
    plain = judge_from(course.game, untaught(course.game, model["plain"]))
    *before, _ = play(game, Table([plain] * seats, [MANY] * seats, STRAY), options, rng)
    choices = [state for state in before if len(state.legal()) > 1]
    found = []
    for state in rng.sample(choices, min(POSITIONS, len(choices))):
        each = glance(game, judge, plain, state, worlds, rng)
        if each is not None:
            found.append(each._asdict())
    return found


def glance(
    game: Game, judge: LearnedJudge, plain: LearnedJudge, state: State, worlds: int, rng: Random
) -> Glance | None:
    """One position; None if there is hardly a choice."""
    seat = state.actor()
    world = game.determinize(state, seat, rng)
    luck = rng.randrange(1 << 30)
    plans = drawn(world, plain, Dice(rng.randrange(1 << 30)), luck, FIELD)
    if len(plans) < FEWEST:
        return None
    positions = [behind(world, plan, luck) for plan in plans]
    numbers: list[float] = []
    for position in positions:
        numbers += apart([list(row.numbers) for row in judge.rows(position)], seat)
    own = [judge.values(position) for position in positions]
    scale = judge.scale(state)
    return Glance(
        pack(numbers),
        [
            round(scale * log(share / (1.0 - share)), 4)
            for share in tried(game, judge, state, plans, worlds, rng)
        ],
        [round(apart([[value] for value in values], seat)[0], 4) for values in own],
    )


def tried(
    game: Game, judge: LearnedJudge, state: State, plans: Sequence[Plan], worlds: int, rng: Random
) -> list[float]:
    """The mean share of every plan in the same worlds."""
    seat = state.actor()
    total = [0.0] * len(plans)
    for _ in range(worlds):
        world = game.determinize(state, seat, rng)
        luck = rng.randrange(1 << 30)
        for number, plan in enumerate(plans):
            total[number] += try_plan(world, judge, seat, plan, judge.horizon, luck)
    return [min(max(each / worlds, SURE), 1.0 - SURE) for each in total]


def apart(rows: list[list[float]], seat: int) -> list[float]:
    """A seat's numbers less the mean of the others'."""
    others = [row for number, row in enumerate(rows) if number != seat]
    return [
        number - sum(other[index] for other in others) / len(others)
        for index, number in enumerate(rows[seat])
    ]


class FirstLook(NamedTuple):
    """A fitted line, and how well it and the net agree with the worlds in games that it was not fitted to."""

    line: list[float]
    positions: int
    ridge: float
    before: float
    after: float


def fit_line(games: Iterable[Sequence[Glance]], inputs: int) -> FirstLook:
    """The line that agrees best; what is common to all plans of a position says nothing and is left out."""
    known: list[tuple[Array, Array]] = []
    held: list[tuple[Array, Array, Array]] = []
    for number, game in enumerate(games):
        for each in game:
            rows = np.frombuffer(unpack(each.rows), np.float32).reshape(-1, inputs).astype(np.float64)
            leads = np.array(each.leads)
            if number % HELD == HELD - 1:
                held.append((rows, leads, np.array(each.before)))
            else:
                known.append((rows - rows.mean(0), leads - leads.mean()))
    if not known or not held:
        raise ValueError("too few games to learn a first look from")
    read, wanted = (np.concatenate(each) for each in zip(*known, strict=True))
    scale = np.maximum(read.std(0), 1e-3)
    square, right = (read / scale).T @ (read / scale), (read / scale).T @ wanted
    best: tuple[float, float, Array] = (-1.0, 0.0, np.zeros(inputs))
    for ridge in RIDGES:
        line = np.linalg.solve(square + ridge * np.eye(inputs), right) / scale
        agreed = agreement([(rows @ line, leads) for rows, leads, _ in held])
        best = max(best, (agreed, ridge, line), key=lambda each: each[0])
    before = agreement([(own, leads) for _, leads, own in held])
    line = [float(f"{number:.{DIGITS}g}") for number in best[2]]
    return FirstLook(line, len(known) + len(held), best[1], before, best[0])


def agreement(pairs: Iterable[tuple[Array, Array]]) -> float:
    """The mean correlation over positions, where both tell plans apart."""
    found = [
        float(np.corrcoef(one, other)[0, 1])
        for one, other in pairs
        if np.ptp(one) > 1e-9 and np.ptp(other) > 1e-9
    ]
    return sum(found) / max(1, len(found))
