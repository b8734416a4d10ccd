"""Fitting a net to lessons: a ridge line first, then a small hidden layer for what the line misses. Numpy only."""

from collections.abc import Callable, Iterable
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from caravanserai.bots.learning.lessons import Lesson, unpack
from caravanserai.bots.model import DIGITS

Array = NDArray[np.float32]

RIDGES: Final = (10.0, 100.0, 300.0, 1000.0, 3000.0, 10000.0, 30000.0)
"""What the line's weights may cost, in rows: it keeps those that hardly matter near nothing. The best is taken."""
HELD: Final = 7
"""Every so-many-th game is held back to see when to stop."""
BATCH: Final = 1024
RATE: Final = 0.002
DECAY: Final = 0.02
DROP: Final = 0.1
"""How many of the inputs and units are left out in a step of the fit."""
PATIENCE: Final = 3
"""Epochs without a better result before the fit ends."""


class Rows(NamedTuple):
    """Positions of tables with equally many seats: what was read, how it ended, how certain it was, which game."""

    read: Array
    """Positions, seats, inputs."""
    leads: Array
    """Positions, seats: points at the end, less the mean of all."""
    won: Array
    certainty: Array
    game: NDArray[np.int64]


class Fit(NamedTuple):
    """A fitted net and how good it is on games it was not fitted to (share of the variance of leads explained)."""

    hidden: int
    net: list[float]
    spread: float
    last: float
    plain: float
    line: float
    full: float
    losses: list[tuple[float, float]]
    """Per epoch: the error on the games fitted to, and on those held back; 1 is knowing nothing."""


def gather(lessons: Iterable[Lesson], inputs: int) -> list[Rows]:
    """The lessons as arrays, one for each number of seats."""
    by_seats: dict[int, list[tuple[int, Lesson]]] = {}
    for number, lesson in enumerate(lessons):
        by_seats.setdefault(lesson.seats, []).append((number, lesson))
    found = []
    for seats, group in sorted(by_seats.items()):
        read = [np.frombuffer(unpack(each.rows), np.float32).reshape(-1, seats, inputs) for _, each in group]
        sizes = [len(rows) for rows in read]
        points = np.array([each.points for _, each in group], np.float32)
        leads = points - points.mean(1, keepdims=True)
        won = np.array([each.won for _, each in group], np.float32)
        certainty = np.concatenate([np.array(each.certainties, np.float32) for _, each in group])
        games = np.repeat([number for number, _ in group], sizes)
        found.append(
            Rows(np.concatenate(read), np.repeat(leads, sizes, 0), np.repeat(won, sizes, 0), certainty, games)
        )
    return found


def split(rows: Rows) -> tuple[Rows, Rows]:
    """Those to fit to, and those of games that are held back; with too few games they are the same."""
    held = rows.game % HELD == HELD - 1
    if not held.any():
        return rows, rows
    return Rows(*(each[~held] for each in rows)), Rows(*(each[held] for each in rows))


def weight(certainty: Array) -> Array:
    """Late positions say more: their leads have less chance before them."""
    return (1.0 / (1.2 - np.minimum(certainty, 1.0))).astype(np.float32)


def centred(values: Array) -> Array:
    """Less the mean of all seats."""
    found: Array = values - values.mean(1, keepdims=True)
    return found


def lines(groups: list[Rows], scale: Array) -> list[Array]:
    """Lines by least squares, one for each of RIDGES; what the plain judge says costs nothing."""
    inputs = len(scale)
    square = np.zeros((inputs, inputs))
    right = np.zeros(inputs)
    for rows in groups:
        read = centred(rows.read / scale) * np.sqrt(weight(rows.certainty))[:, None, None]
        flat = read.reshape(-1, inputs).astype(np.float64)
        square += flat.T @ flat
        right += flat.T @ (rows.leads * np.sqrt(weight(rows.certainty))[:, None]).reshape(-1)
    cost = np.eye(inputs)
    cost[0, 0] = 1e-6
    return [np.linalg.solve(square + each * cost, right).astype(np.float32) for each in RIDGES]


def error(groups: list[Rows], value: Callable[[Array], Array]) -> float:
    """How much of the leads is not explained: 1 is knowing nothing, 0 everything."""
    wrong = whole = 0.0
    for rows in groups:
        by = weight(rows.certainty)[:, None]
        wrong += float((by * (centred(value(rows.read)) - rows.leads) ** 2).sum())
        whole += float((by * rows.leads**2).sum())
    return wrong / max(whole, 1e-9)


class Layer:
    """A hidden layer with its own Adam; weights are kept in one list so that a step is one loop."""

    def __init__(self, inputs: int, hidden: int, rng: np.random.Generator) -> None:
        first = rng.normal(0.0, (2.0 / inputs) ** 0.5, (inputs, hidden))
        self.weights: list[Array] = [
            first.astype(np.float32),
            np.zeros(hidden, np.float32),
            np.zeros(hidden, np.float32),
        ]
        self.means = [np.zeros_like(each) for each in self.weights]
        self.squares = [np.zeros_like(each) for each in self.weights]
        self.steps = 0

    def value(self, read: Array) -> Array:
        """What the layer adds."""
        first, bias, counts = self.weights
        found: Array = np.maximum(read @ first + bias, 0.0) @ counts
        return found

    def step(self, read: Array, wanted: Array, by: Array, rng: np.random.Generator) -> None:
        """One step of Adam towards the wanted leads, with dropout."""
        first, bias, counts = self.weights
        keep = 1.0 - DROP
        read = read * (rng.random(read.shape[-1]) < keep) / np.float32(keep)
        mask = (rng.random(len(bias)) < keep) / np.float32(keep)
        units = np.maximum(read @ first + bias, 0.0) * mask
        wrong = by[:, None] * (centred(units @ counts) - wanted)
        wrong = centred(wrong) * np.float32(2.0 / wrong.size)
        back = wrong[..., None] * counts * mask * (units > 0)
        flat = back.reshape(-1, len(bias))
        grads = [
            read.reshape(len(flat), -1).T @ flat,
            flat.sum(0),
            units.reshape(-1, len(bias)).T @ wrong.reshape(-1),
        ]
        self.steps += 1
        for index, grad in enumerate(grads):
            self.means[index] = 0.9 * self.means[index] + 0.1 * grad
            self.squares[index] = 0.999 * self.squares[index] + 0.001 * grad**2
            mean = self.means[index] / (1 - 0.9**self.steps)
            square = self.squares[index] / (1 - 0.999**self.steps)
            self.weights[index] = (
                self.weights[index] * np.float32(1 - RATE * DECAY) - RATE * mean / (np.sqrt(square) + 1e-8)
            ).astype(np.float32)


def fit(
    lessons: Iterable[Lesson],
    inputs: int,
    hidden: int,
    epochs: int,
    seed: int,
    progress: Callable[[int], None] = lambda done: None,
) -> Fit:
    """The best net found; the same lessons and seed give the same net on the same machine."""
    groups = gather(lessons, inputs)
    known, held = (list(each) for each in zip(*(split(rows) for rows in groups), strict=True))
    flat = np.concatenate([rows.read.reshape(-1, inputs) for rows in known])
    scale = np.maximum(flat.std(0), 1e-3).astype(np.float32)
    middle = flat.mean(0).astype(np.float32)
    line = min(lines(known, scale), key=lambda each: error(held, lambda read: read / scale @ each))
    losses: list[tuple[float, float]] = []

    def of_line(read: Array) -> Array:
        found: Array = read / scale @ line
        return found

    plain = 1.0 - error(held, lambda read: read[..., 0])
    straight = 1.0 - error(held, of_line)
    best, best_weights = error(held, of_line), None
    rng = np.random.default_rng(seed)
    layer = Layer(inputs, hidden, rng)
    ready = [(centred_inputs(rows.read, middle, scale), rows) for rows in known]
    rest = [rows.leads - centred(of_line(rows.read)) for rows in known]
    size = float(np.sqrt(np.mean([np.mean(each**2) for each in rest]))) or 1.0
    waited = 0
    for epoch in range(epochs if hidden else 0):
        for which, start in batches([len(rows.leads) for rows in known], rng):
            read, rows = ready[which]
            layer.step(read[start], rest[which][start] / size, weight(rows.certainty[start]), rng)

        def both(read: Array) -> Array:
            return of_line(read) + size * layer.value(centred_inputs(read, middle, scale))

        losses.append((error(known, both), error(held, both)))
        progress(epoch + 1)
        if losses[-1][1] < best - 1e-5:
            best, best_weights, waited = losses[-1][1], [each.copy() for each in layer.weights], 0
        else:
            waited += 1
            if waited == PATIENCE:
                break
    if best_weights is None:
        hidden = 0
        net = [line / scale]
    else:
        first, bias, counts = best_weights
        net = [
            line / scale,
            (first / scale[:, None]).reshape(-1),
            bias - middle / scale @ first,
            counts * size,
        ]
        layer.weights = best_weights

    def final(read: Array) -> Array:
        return of_line(read) + (size * layer.value(centred_inputs(read, middle, scale)) if hidden else 0.0)

    spread, last = calibrate(held, final)
    numbers = [float(f"{number:.{DIGITS}g}") for part in net for number in part.tolist()]
    return Fit(hidden, numbers, spread, last, plain, straight, 1.0 - best, losses)


def centred_inputs(read: Array, middle: Array, scale: Array) -> Array:
    """Inputs of about the same size around nothing."""
    found: Array = (read - middle) / scale
    return found


def batches(sizes: list[int], rng: np.random.Generator) -> list[tuple[int, Any]]:
    """All positions once, in shuffled batches: the group, and which of its positions."""
    found: list[tuple[int, Any]] = []
    for which, size in enumerate(sizes):
        order = rng.permutation(size)
        found += [(which, order[start : start + BATCH]) for start in range(0, size, BATCH)]
    return [found[index] for index in rng.permutation(len(found))]


def calibrate(groups: list[Rows], value: Callable[[Array], Array]) -> tuple[float, float]:
    """The scales of a lead at the start and at the end under which the winners of held-back games are likeliest."""
    leads = [(centred(value(rows.read)), rows) for rows in groups]
    typical = float(np.mean([np.abs(lead).mean() for lead, _ in leads])) or 1.0
    steps = [typical * 2.0**power for power in np.arange(-5.0, 4.01, 0.25)]
    best = (float("inf"), 1.0, 1.0)
    for first in steps:
        for last in steps:
            if last > first:
                continue
            lost = 0.0
            for lead, rows in leads:
                scale = first + (last - first) * np.minimum(rows.certainty, 1.0)[:, None]
                power = lead / scale
                power = power - power.max(1, keepdims=True)
                logs = power - np.log(np.exp(power).sum(1, keepdims=True))
                lost -= float((rows.won * np.maximum(logs, -9.0)).sum())
            best = min(best, (lost, first, last))
    return round(float(best[1]), 3), round(float(best[2]), 3)
