"""Learning where simulated players of Morgenland lay their tokens: from games of players who search.

The odds are what `weights/<generation>/morgenland.json` has as `players`.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from caravanserai import spread
from caravanserai.bots import make
from caravanserai.bots.judges import weights_of
from caravanserai.bots.judges.morgenland import NAMES
from caravanserai.bots.judges.morgenland_players import (
    NOTHING,
    SIZE,
    TOKEN_ORDER,
    SensibleJudge,
    Spread,
)
from caravanserai.bots.learning.course import Progress
from caravanserai.bots.learning.lessons import Course
from caravanserai.bots.situation import Situation
from caravanserai.games.morgenland.actions import PLACE, TOKEN
from caravanserai.games.morgenland.board import TOKEN_COUNT
from caravanserai.games.morgenland.fields import BITS
from caravanserai.games.morgenland.placement import ChooseSpace, ChooseToken
from caravanserai.games.morgenland.state import State
from caravanserai.play.match import Match
from caravanserai.spread import Journal

Marks = tuple[int, int, int, int]
Choice = tuple[list[Marks], int]
"""What there was to choose from, each option by its marks, and which one was taken."""

RIDGE: Final = 2.0
"""How many choices a weight of 1 has to explain."""
STEPS: Final = 300
WATCHED: Final = "hard"
PACE: Final = 2.0
"""Who is watched, and how many times its iterations it has: half a minute a game, compiled."""
HELD: Final = 5
"""Every so many-th game is held back: what was laid in it says how good the odds are."""


class Odds(NamedTuple):
    """What was learned of where tokens are laid in all games.

    How good it is was told by a fit without the games held back, by how likely it made what was laid in them.
    """

    odds: list[float]
    choices: int
    """Of all games."""
    held: int
    """Choices of games held back."""
    equal: float
    """Mean log-likelihood of what was taken there if all options were alike, …"""
    before: float
    """… by the odds so far, …"""
    after: float
    """… and by new ones."""


def learn_odds(
    course: Course,
    known: list[float],
    folder: Path | None = None,
    workers: int | None = None,
    on: str = "cores",
    progress: Progress = lambda name, done, total: None,
) -> Odds:
    """Watch games of searching players and fit the odds; what was watched is kept in the folder."""
    journal = Journal(folder / "laid.jsonl" if folder else None, {"course": course._asdict()})
    pieces = [(course, index) for index in range(course.games)]
    fitted: list[Choice] = []
    held: list[Choice] = []
    with spread.backend(on, workers) as backend:
        watched = spread.in_order(spread.resume(backend, watch, pieces, journal))
        for index, found in enumerate(watched):
            (held if index % HELD == HELD - 1 else fitted).extend(
                ([tuple(each) for each in marks], chosen) for marks, chosen in found
            )
            progress("games watched", index + 1, course.games)
    odds = fit_odds(fitted)
    likely = [likelihood(each, held) for each in ([1.0] * SIZE, known, odds)]
    return Odds(fit_odds(fitted + held), len(fitted) + len(held), len(held), *likely)


def watch(piece: tuple[Course, int]) -> list[Choice]:
    """All that was laid in a game of searching players: a piece of work."""
    course, index = piece
    seats, options = course.table(index)
    given: dict[str, Any] = dict(options)
    match = Match("morgenland", seats=seats, seed=f"{course.seed} laying {index}", **given)
    weights = weights_of("morgenland")
    judge = SensibleJudge([weights[name] for name in NAMES], [1.0] * SIZE)
    bot = make(WATCHED, match.game, f"{course.seed} laying {index}", iterations=PACE)
    found: list[Choice] = []
    while not match.over:
        seat = match.state.actor()
        action = bot.think(Situation(match.game, match.state, seat)).action
        assert isinstance(match.state, State)
        found += noted(match.state, judge, action)
        match.play(seat, action)
    return found


def noted(s: State, judge: SensibleJudge, action: int) -> list[Choice]:
    """The choice that is made, if it is one of a token or of a space worth a look."""
    step = s.stack[-1]
    legal = judge.options(s, s.legal())
    if len(legal) < 2 or action not in legal:
        return []
    if isinstance(step, ChooseToken):
        base = TOKEN_ORDER + (BITS[s.unplaced[step.who]] - 1) * TOKEN_COUNT - TOKEN
        return [([(base + each, NOTHING, NOTHING, NOTHING) for each in legal], legal.index(action))]
    if isinstance(step, ChooseSpace):
        spread = Spread(s, step.who)
        marks = [judge.marks(s, step.who, step.token, each - PLACE, spread) for each in legal]
        return [(marks, legal.index(action))]
    return []


def fit_odds(choices: Sequence[Choice]) -> list[float]:
    """The odds of all marks under which the choices are as likely as can be (a conditional logit, by Adam)."""
    marked, there, taken = arrays(choices)
    weights = np.zeros(SIZE)
    drift, swing = np.zeros(SIZE), np.zeros(SIZE)
    for step in range(1, STEPS + 1):
        slope = RIDGE * weights
        surplus = chances(weights, marked, there)
        surplus[np.arange(len(choices)), taken] -= 1.0
        np.add.at(slope, marked.ravel(), np.repeat(surplus.ravel(), 4))
        slope[NOTHING] = 0.0
        drift = 0.9 * drift + 0.1 * slope
        swing = 0.99 * swing + 0.01 * slope * slope
        weights -= 0.05 * (drift / (1 - 0.9**step)) / (np.sqrt(swing / (1 - 0.99**step)) + 1e-8)
    return [float(f"{odd:.4g}") for odd in np.exp(weights)]


def likelihood(odds: Sequence[float], choices: Sequence[Choice]) -> float:
    """The mean logarithm of how likely the odds make what was taken; 0 where nothing was."""
    if not choices:
        return 0.0
    marked, there, taken = arrays(choices)
    found = chances(np.log(np.array(odds)), marked, there)
    return float(np.log(found[np.arange(len(choices)), taken]).mean())


def arrays(choices: Sequence[Choice]) -> tuple[NDArray[np.int64], NDArray[np.bool_], NDArray[np.int64]]:
    """The marks of all options, which of them there are, and which one was taken."""
    most = max(len(marks) for marks, _ in choices)
    marked = np.full((len(choices), most, 4), NOTHING)
    there = np.zeros((len(choices), most), bool)
    for number, (marks, _) in enumerate(choices):
        marked[number, : len(marks)] = marks
        there[number, : len(marks)] = True
    return marked, there, np.array([chosen for _, chosen in choices])


def chances(
    weights: NDArray[np.float64], marked: NDArray[np.int64], there: NDArray[np.bool_]
) -> NDArray[np.float64]:
    """How likely each option of each choice is."""
    merits = np.where(there, weights[marked].sum(2), -np.inf)
    odds: NDArray[np.float64] = np.exp(merits - merits.max(1, keepdims=True))
    odds /= odds.sum(1, keepdims=True)
    return odds
