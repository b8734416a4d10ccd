"""Learning where simulated players of Morgenland lay their tokens: from games of players who search.

`python -m caravanserai.bots.learning.laying GAMES` plays such games and writes the odds
that `weights/<generation>/morgenland.json` has as `players`.
"""

import json
import sys
from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

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
from caravanserai.bots.situation import Situation
from caravanserai.games.morgenland.actions import PLACE, TOKEN
from caravanserai.games.morgenland.board import TOKEN_COUNT
from caravanserai.games.morgenland.fields import BITS
from caravanserai.games.morgenland.placement import ChooseSpace, ChooseToken
from caravanserai.games.morgenland.state import State
from caravanserai.play.match import Match

Marks = tuple[int, int, int, int]
Choice = tuple[list[Marks], int]
"""What there was to choose from, each option by its marks, and which one was taken."""

TABLES: Final = ((3, "magic"), (4, "basic"), (4, "magic"), (3, "basic"))
RIDGE: Final = 2.0
"""How many choices a weight of 1 has to explain."""
STEPS: Final = 300
PACE: Final = 0.05


def watch(number: int) -> list[Choice]:
    """All that was laid in a game of searching players."""
    seats, version = TABLES[number % len(TABLES)]
    match = Match("morgenland", seats=seats, seed=f"laying {number}", version=version)
    weights = weights_of("morgenland")
    judge = SensibleJudge([weights[name] for name in NAMES], [1.0] * SIZE)
    bot = make("hard", match.game, f"laying {number}", iterations=PACE)
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
    most = max(len(marks) for marks, _ in choices)
    marked = np.full((len(choices), most, 4), NOTHING)
    there = np.zeros((len(choices), most), bool)
    for number, (marks, _) in enumerate(choices):
        marked[number, : len(marks)] = marks
        there[number, : len(marks)] = True
    taken = np.array([chosen for _, chosen in choices])
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


def chances(
    weights: NDArray[np.float64], marked: NDArray[np.int64], there: NDArray[np.bool_]
) -> NDArray[np.float64]:
    """How likely each option of each choice is."""
    merits = np.where(there, weights[marked].sum(2), -np.inf)
    odds: NDArray[np.float64] = np.exp(merits - merits.max(1, keepdims=True))
    odds /= odds.sum(1, keepdims=True)
    return odds


if __name__ == "__main__":
    seen = [choice for number in range(int(sys.argv[1])) for choice in watch(number)]
    sys.stdout.write(json.dumps(fit_odds(seen)) + "\n")
