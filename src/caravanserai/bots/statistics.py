"""Numbers for the arena: win shares with Wilson intervals, margins, ratings."""

from collections.abc import Sequence
from math import sqrt
from typing import Final, NamedTuple

from openskill.models import PlackettLuce

Z95: Final = 1.959963984540054


class Outcome(NamedTuple):
    """One finished game of the arena."""

    number: int
    bots: list[str]
    scores: list[int]
    ranking: list[list[int]]
    decisions: list[int]
    seconds: list[float]


class Row(NamedTuple):
    """One bot's line in the table."""

    bot: str
    games: int
    share: float
    low: float
    high: float
    margin: float
    rating: float
    deviation: float
    speed: float


def wilson(share: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share of wins."""
    if games == 0:
        return 0.0, 1.0
    z2 = Z95 * Z95
    centre = (share + z2 / (2 * games)) / (1 + z2 / games)
    half = Z95 * sqrt(share * (1 - share) / games + z2 / (4 * games * games)) / (1 + z2 / games)
    return max(0.0, centre - half), min(1.0, centre + half)


def won(outcome: Outcome, bot: str) -> float:
    """The bot's part of the win: shared wins are split."""
    first = outcome.ranking[0]
    return sum(1 for seat in first if outcome.bots[seat] == bot) / len(first)


def margin(outcome: Outcome, bot: str) -> float:
    """The bot's mean points less the mean points of all others."""
    own = [points for points, name in zip(outcome.scores, outcome.bots, strict=True) if name == bot]
    rest = [points for points, name in zip(outcome.scores, outcome.bots, strict=True) if name != bot]
    return sum(own) / len(own) - sum(rest) / len(rest) if own and rest else 0.0


def table(bots: Sequence[str], outcomes: Sequence[Outcome]) -> list[Row]:
    """One row per bot, in the given order."""
    skills = ratings(bots, outcomes)
    return [_row(bot, [o for o in outcomes if bot in o.bots], skills[bot]) for bot in bots]


def _row(bot: str, outcomes: Sequence[Outcome], skill: tuple[float, float]) -> Row:
    games = len(outcomes)
    share = sum(won(o, bot) for o in outcomes) / games if games else 0.0
    low, high = wilson(share, games)
    own = [(o, seat) for o in outcomes for seat, name in enumerate(o.bots) if name == bot]
    seconds = sum(o.seconds[seat] for o, seat in own)
    return Row(
        bot=bot,
        games=games,
        share=share,
        low=low,
        high=high,
        margin=sum(margin(o, bot) for o in outcomes) / games if games else 0.0,
        rating=skill[0],
        deviation=skill[1],
        speed=sum(o.decisions[seat] for o, seat in own) / seconds if seconds else 0.0,
    )


def ratings(bots: Sequence[str], outcomes: Sequence[Outcome]) -> dict[str, tuple[float, float]]:
    """OpenSkill mean and deviation per bot, games in order; a bot in several seats moves by their mean."""
    model = PlackettLuce()
    skill = {bot: model.rating(name=bot) for bot in bots}
    for outcome in outcomes:
        place = {seat: rank for rank, group in enumerate(outcome.ranking) for seat in group}
        teams = [[model.create_rating([skill[bot].mu, skill[bot].sigma], bot)] for bot in outcome.bots]
        rated = model.rate(teams, ranks=[float(place[seat]) for seat in range(len(outcome.bots))])
        for bot in dict.fromkeys(outcome.bots):
            seats = [seat for seat, name in enumerate(outcome.bots) if name == bot]
            mu = sum(rated[seat][0].mu for seat in seats) / len(seats)
            sigma = sum(rated[seat][0].sigma for seat in seats) / len(seats)
            skill[bot] = model.create_rating([mu, sigma], bot)
    return {bot: (found.mu, found.sigma) for bot, found in skill.items()}
