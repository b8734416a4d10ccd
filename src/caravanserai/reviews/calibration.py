"""Whether a chance of 60 % is one: scales are fitted to simulated games, and tried on others."""

import math
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final, NamedTuple

from caravanserai.bots.judge import Judge
from caravanserai.bots.judges import judge_of
from caravanserai.core.machine import State
from caravanserai.core.registry import game as find_game
from caravanserai.core.rollout import Dice
from caravanserai.reviews import playing
from caravanserai.reviews.chances import ahead
from caravanserai.reviews.scales import PLACES, Scale, Sight, plain, result, sight

MOMENTS: Final = 20
"""So many moments of a game are looked at: neighbours tell the same."""
LOOKS: Final = 4
"""How often each is looked at ahead, as a review does."""
MOST_EVEN: Final = 0.2
STEPS: Final = (0.4, 0.2, 0.1, 0.05, 0.02)
"""By how much the logarithm of a scale is changed, ever finer."""
MOST_FITTED: Final = 3000
"""More moments than that, spread over all games, would only take longer."""
EVEN_STEP: Final = 0.1
"""The part that is shared alike is changed by this much of the same step."""


class Trial(NamedTuple):
    """Games to fit scales to, or to try them on: everything that decides what comes of it."""

    game: str
    seats: int
    games: int
    seed: str
    bot: str
    iterations: float
    generation: int

    def pieces(self) -> list[tuple["Trial", int]]:
        """The games, one by one."""
        return [(self, number) for number in range(self.games)]


class Seen(NamedTuple):
    """A moment of a game: the looks at it, and how the game ended."""

    looks: list[Sight]
    result: list[float]
    game: int

    def chances(self, scale: Scale) -> list[float]:
        """What a review says of the moment."""
        rows = [scale.chances(each) for each in self.looks]
        return [sum(column) / len(rows) for column in zip(*rows, strict=True)]


def play(piece: tuple[Trial, int]) -> dict[str, Any]:
    """One game as JSON: a piece of work."""
    trial, number = piece
    game = find_game(trial.game)
    seed = f"{trial.seed} {trial.game} {trial.seats} {number}"
    *states, end = [
        match.state.clone() for match in playing.play(game, trial.seats, seed, trial.bot, trial.iterations)
    ]
    rng = Random(seed)
    kept = sorted(rng.sample(range(len(states)), min(MOMENTS, len(states))))
    judge = judge_of(game, trial.generation)
    return {
        "game": number,
        "result": result(end),
        "moments": [[_short(each) for each in _looks(states[k], judge, rng)] for k in kept],
    }


def _looks(s: State, judge: Judge, rng: Random) -> list[Sight]:
    """The looks that a review takes at a moment."""
    found = [sight(judge, s)]
    for _ in range(LOOKS):
        found.append(ahead(s.clone(), judge, s.seats, Dice(rng.randrange(1 << 30))))
    return found


def _short(each: Sight) -> list[Any]:
    return [[round(value, 3) for value in each.points], round(each.certainty, 3), each.over]


def seen(games: Sequence[dict[str, Any]]) -> list[Seen]:
    """All moments of games as `play` tells them."""
    return [
        Seen([Sight(*look) for look in looks], game["result"], game["game"])
        for game in games
        for looks in game["moments"]
    ]


def surprise(scale: Scale, moments: Sequence[Seen]) -> float:
    """How surprising the results are to who believes the chances: what fitting makes small."""
    total = 0.0
    for each in moments:
        for share, chance in zip(each.result, each.chances(scale), strict=True):
            if share:
                total -= share * math.log(max(chance, 1e-6))
    return total / len(moments)


def fit(judge: Judge, moments: Sequence[Seen]) -> dict[int, Scale]:
    """The scales that make the results least surprising, by the number of seats.

    One is fitted to all games; how much wider it is, and what is shared alike, to those with so many seats.
    """
    common = _descend(plain(judge), moments, _neighbours)
    counts = sorted({len(each.result) for each in moments})
    if len(counts) == 1:
        return {counts[0]: common}
    return {
        count: _descend(common, [each for each in moments if len(each.result) == count], _wider)
        for count in counts
    }


def _descend(
    best: Scale, moments: Sequence[Seen], neighbours: Callable[[Scale, float], list[Scale]]
) -> Scale:
    """Change one number after the other while that helps, by ever smaller steps."""
    moments = moments[:: 1 + len(moments) // MOST_FITTED]
    least = surprise(best, moments)
    for step in STEPS:
        better = True
        while better:
            better = False
            for trial in neighbours(best, step):
                found = surprise(trial, moments)
                if found < least:
                    best, least, better = trial, found, True
                    break
    return best


def _wider(scale: Scale, step: float) -> list[Scale]:
    """Scales that are wider or narrower as a whole, or share more or less alike."""
    found = []
    for change in (step, -step):
        found.append(scale._replace(points=tuple(each * math.exp(change) for each in scale.points)))
        even = min(MOST_EVEN, max(0.0, scale.even + EVEN_STEP * change))
        found.append(scale._replace(even=even))
    return found


def _neighbours(scale: Scale, step: float) -> list[Scale]:
    """Those, and scales that differ at one place."""
    found = _wider(scale, step)
    for change in (step, -step):
        for place in range(PLACES):
            points = list(scale.points)
            points[place] *= math.exp(change)
            found.append(scale._replace(points=tuple(points)))
    return found


class Bin(NamedTuple):
    """All moments called about so much: what they were called on average, how often they were won, and its error."""

    about: float
    moments: int
    called: float
    won: float
    error: float


def bins(scales: dict[int, Scale], moments: Sequence[Seen], fine: bool = False) -> list[Bin]:
    """What was called 20, 40, 60 and 80 % (`fine`: 5, 15, 25 … 95 %), and what came of it."""
    middles = [0.05 + 0.1 * place for place in range(10)] if fine else [0.2, 0.4, 0.6, 0.8]
    half = 0.05 if fine else 0.1
    rows = [
        (chance, share, each.game)
        for each in moments
        for chance, share in zip(each.chances(scales[len(each.result)]), each.result, strict=True)
    ]
    found = []
    for about in middles:
        inside = [row for row in rows if about - half <= row[0] < about + half]
        if inside:
            found.append(_bin(about, inside))
    return found


def _bin(about: float, rows: Sequence[tuple[float, float, int]]) -> Bin:
    """Moments of one game are alike, so the error is counted by games."""
    called = sum(row[0] for row in rows) / len(rows)
    won = sum(row[1] for row in rows) / len(rows)
    games: dict[int, float] = {}
    for _, share, game in rows:
        games[game] = games.get(game, 0.0) + share - won
    error = math.sqrt(sum(each * each for each in games.values())) / len(rows)
    return Bin(about, len(rows), called, won, error)
