"""A course of learning: rounds of lessons with the present net, each followed by a fit to all that was learned."""

import hashlib
import json
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple

from caravanserai import spread
from caravanserai.bots.learning.duels import Duel, play_duel, sum_up
from caravanserai.bots.learning.fit import Fit, fit
from caravanserai.bots.learning.glances import FirstLook, Glance, fit_line, glances
from caravanserai.bots.learning.habits import habits
from caravanserai.bots.learning.lessons import Course, Lesson, play_lesson
from caravanserai.bots.model import DIGITS, Model, inputs_of, reader_of
from caravanserai.spread import Journal

HIDDEN: Final = 16
EPOCHS: Final = 24
DUELS: Final = 60
"""Games between a new net and the one before."""
STEPS: Final = (1.0, 0.5)
"""How far a net may go towards the fitted one; the better step in the duels is taken, if it wins."""
KEPT: Final = 2
"""Lessons of so many rounds are fitted to: what the first players did says little about later ones."""

Progress = Callable[[str, int, int], None]


class Round(NamedTuple):
    """What a round came to."""

    number: int
    model: Model
    fit: Fit
    games: int
    """Games the net was fitted to, those held back included."""
    step: float
    """How far the net went from the one before towards the fitted one; 0 if it did not get better."""
    duel: Duel | None
    """The new net against the one before."""


def digest(model: Mapping[str, Any]) -> str:
    """A fingerprint of a model or of weights: lessons of another one are not taken for its own."""
    return hashlib.sha256(json.dumps(model, sort_keys=True).encode()).hexdigest()[:16]


def learn(
    course: Course,
    model: Model,
    rounds: int,
    folder: Path | None = None,
    workers: int | None = None,
    on: str = "cores",
    hidden: int = HIDDEN,
    duels: int = DUELS,
    habitual: bool = False,
    progress: Progress = lambda name, done, total: None,
) -> Iterator[Round]:
    """Play, fit, and again with the new net. Lessons are kept in the folder, so that an interrupted course goes on."""
    rounds_kept: list[list[Lesson]] = []
    with spread.backend(on, workers) as backend:
        for number in range(1, rounds + 1):
            head: dict[str, Any] = {"course": course._asdict(), "round": number, "model": digest(model)}
            journal = Journal(folder / f"round-{number}.jsonl" if folder else None, head)
            pieces = [(course, model, f"round {number}", index) for index in range(course.games)]
            lessons: list[Lesson] = []
            for found in spread.in_order(spread.resume(backend, play_lesson, pieces, journal)):
                lessons.append(Lesson(**found))
                progress(f"round {number}: games", len(lessons), course.games)
            rounds_kept = [*rounds_kept, lessons][-KEPT:]
            known = [lesson for kept in rounds_kept for lesson in kept]
            fitting = partial(_fitting, progress, number)
            fitted = fit(known, len(model["inputs"]), hidden, EPOCHS, number, fitting)
            step, best, duel = 1.0, taught(model, fitted, 1.0), None
            if duels:
                step, best, duel = better(backend, course, model, fitted, number, duels, progress)
            sorts = reader_of(course.game).sorts
            if habitual and sorts:
                best = {
                    **best,
                    "habits": habits([each for lesson in lessons for each in lesson.choices], sorts),
                }
            model = best
            yield Round(number, model, fitted, len(known), step, duel)


def learn_to_look(
    course: Course,
    weights: Mapping[str, Any],
    worlds: int,
    folder: Path | None = None,
    workers: int | None = None,
    on: str = "cores",
    progress: Progress = lambda name, done, total: None,
) -> tuple[dict[str, Any], FirstLook]:
    """The weights with a line for first looks. What was found is kept in the folder, as that of a course is."""
    head: dict[str, Any] = {"course": course._asdict(), "worlds": worlds, "model": digest(weights)}
    journal = Journal(folder / "first-look.jsonl" if folder else None, head)
    pieces = [(course, weights, worlds, index) for index in range(course.games)]
    games: list[list[Glance]] = []
    with spread.backend(on, workers) as backend:
        for found in spread.in_order(spread.resume(backend, glances, pieces, journal)):
            games.append([Glance(**each) for each in found])
            progress("first looks", len(games), course.games)
    learned = fit_line(games, len(inputs_of(reader_of(course.game))))
    return {**weights, "look": learned.line}, learned


def _fitting(progress: Progress, number: int, done: int) -> None:
    progress(f"round {number}: fit", done, EPOCHS)


def better(
    backend: spread.Backend,
    course: Course,
    model: Model,
    fitted: Fit,
    number: int,
    duels: int,
    progress: Progress,
) -> tuple[float, Model, Duel]:
    """The step towards the fitted net that plays best against the net before, or that one if none wins."""
    found = 0.0, model, Duel(0.0, 0.0, 0.5, 0)
    for step in STEPS:
        candidate = taught(model, fitted, step)
        pieces = [(course, candidate, model, f"duel {number}", index) for index in range(duels)]
        played: list[list[float]] = []
        for result in spread.in_order(backend.done(play_duel, pieces)):
            played.append(result)
            progress(f"round {number}: duels", len(played), duels)
        duel = sum_up(played)
        if duel.margin > found[2].margin:
            found = step, candidate, duel
    return found


def taught(model: Model, fitted: Fit, step: float) -> Model:
    """The model with its line so far gone towards the fitted one, and the fitted hidden layer as much."""
    inputs = len(model["inputs"])
    line = [
        before + step * (after - before)
        for before, after in zip(model["net"][:inputs], fitted.net[:inputs], strict=True)
    ]
    end = len(fitted.net) - fitted.hidden
    counts = [step * count for count in fitted.net[end:]]
    return {
        **model,
        "hidden": fitted.hidden,
        "net": [*map(brief, line), *fitted.net[inputs:end], *map(brief, counts)],
        "spread": fitted.spread,
        "last": fitted.last,
    }


def brief(number: float) -> float:
    """The number with as many digits as are kept."""
    return float(f"{number:.{DIGITS}g}")
