"""Learning a first look: what many worlds say of the ways to play a turn, told from what is read right behind it.

A net that was fitted to how games ended has seen whole games; a first look only has to tell ways to play one turn apart.
So a line is fitted to just that, within each position.
"""

from collections.abc import Iterable, Mapping, Sequence
from math import log
from random import Random
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from caravanserai.bots.judge import Judge
from caravanserai.bots.judges import make_judge
from caravanserai.bots.learned import LearnedJudge
from caravanserai.bots.learning.fit import HELD, RIDGES
from caravanserai.bots.learning.lessons import MANY, STRAY, Course, Table, pack, plain_judge_of, play, unpack
from caravanserai.bots.learning.look import FEWEST, dealt, drawn, more_worlds
from caravanserai.bots.model import DIGITS, reader_of
from caravanserai.bots.net import Row
from caravanserai.bots.search import Plan, behind, draw_chance, reply, sample, try_plan
from caravanserai.core.game import Game
from caravanserai.core.machine import OVER, State
from caravanserai.core.registry import game as find_game
from caravanserai.core.rollout import Dice

Array = NDArray[np.float64]

POSITIONS: Final = 6
"""So many positions of a game are looked at."""
FIELD: Final = 24
"""So many ways to play the turn are compared in each, as far as there are so many: one half drawn at random, the other
those that look best of …"""
DRAWN: Final = 96
"""… so many, as a search would keep them, where a look at any turn goes furthest wrong."""
SKIPPED: Final = 3
"""In a game of simulated players every so-many-th decision may be looked at."""
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


def glances(piece: tuple[Course, Mapping[str, Any], int, int]) -> list[dict[str, Any]]:
    """What can be learned in the index-th game, as JSON: a piece of work.

    Every other game is one of the judge's own simulated players, the others are quick ones by the plain judge.
    """
    course, weights, worlds, index = piece
    game = find_game(course.game)
    seats, options = course.table(index)
    rng = Random(f"{course.seed} first look {index}")
    judge = make_judge(course.game, dict(weights))
    if index // (len(course.seats) * len(course.options)) % 2:
        before = simulated(game, judge, seats, options, rng)
    else:
        plain = plain_judge_of(course.game, weights)
        before = list(play(game, Table([plain] * seats, [MANY] * seats, STRAY), options, rng))[:-1]
    choices = [state for state in before if len(state.legal()) > 1]
    found = []
    for state in rng.sample(choices, min(POSITIONS, len(choices))):
        each = glance(game, judge, state, worlds, rng)
        if each is not None:
            found.append(each._asdict())
    return found


def simulated(game: Game, judge: Judge, seats: int, options: Mapping[str, Any], rng: Random) -> list[State]:
    """Positions of a game in which all play as the judge's simulated players do, as the one to move may take them to be."""
    chance = Dice(rng.randrange(1 << 30))
    dice = Dice(rng.randrange(1 << 30))
    state = game.new(seats, **options)
    draw_chance(state, chance)
    found = []
    while state.actor() != OVER:
        if rng.randrange(SKIPPED) == 0:
            found.append(game.determinize(state, state.actor(), rng))
        state = reply(state, judge, dice)
        draw_chance(state, chance)
    return found


def glance(game: Game, judge: Judge, state: State, worlds: int, rng: Random) -> Glance | None:
    """One position; None if there is hardly a choice."""
    seat = state.actor()
    world = dealt(game, state, judge, rng)
    luck = rng.randrange(1 << 30)
    plans = compared(world, judge, Dice(rng.randrange(1 << 30)), luck)
    if len(plans) < FEWEST:
        return None
    others = more_worlds(game, state, judge, rng)
    numbers: list[float] = []
    before: list[float] = []
    for plan in plans:
        positions = [behind(each, seat, plan, luck) for each in (world, *others)]
        read = [
            apart([list(row.numbers) for row in rows_of(game.key, judge, position)], seat)
            for position in positions
        ]
        numbers += mean(read)
        own = [apart([[value] for value in judge.values(position)], seat) for position in positions]
        before += mean(own)
    scale = judge.scale(state)
    return Glance(
        pack(numbers),
        [
            round(scale * log(share / (1.0 - share)), 4)
            for share in tried(game, judge, state, plans, worlds, rng)
        ],
        [round(value, 4) for value in before],
    )


def mean(rows: Sequence[Sequence[float]]) -> list[float]:
    """The mean of every number."""
    return [sum(each) / len(rows) for each in zip(*rows, strict=True)]


def compared(world: State, judge: Judge, dice: Dice, luck: int) -> list[Plan]:
    """Ways to play the turn: some drawn at random, and others that look best of many."""
    seat = world.actor()
    plans = drawn(world, judge, dice, luck, FIELD // 2)
    known = {tuple(plan.actions) for plan in plans}
    firsts = judge.options(world, world.legal())
    more: dict[tuple[int, ...], Plan] = {}
    for number in range(max(DRAWN, 4 * len(firsts))):
        plan = sample(firsts[number % len(firsts)], world, judge, seat, dice, luck)
        if tuple(plan.actions) not in known:
            more.setdefault(tuple(plan.actions), plan)
    return plans + sorted(more.values(), key=lambda plan: -plan.value)[: FIELD - len(plans)]


def rows_of(key: str, judge: Judge, s: State) -> list[Row]:
    """What the game's reader tells of every seat, behind the lead that the judge's line begins with."""
    return judge.rows(s) if isinstance(judge, LearnedJudge) else reader_of(key).rows(s, judge)


def tried(
    game: Game, judge: Judge, state: State, plans: Sequence[Plan], worlds: int, rng: Random
) -> list[float]:
    """The mean share of every plan in the same worlds."""
    seat = state.actor()
    total = [0.0] * len(plans)
    for _ in range(worlds):
        world = dealt(game, state, judge, rng)
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
