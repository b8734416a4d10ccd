"""Numbers for the arena: win shares with intervals, margins, ratings."""

from collections.abc import Sequence
from math import sqrt
from typing import Final, NamedTuple

from openskill.models import PlackettLuce

from caravanserai.bots import betting

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


def wilson(share: float, games: float) -> tuple[float, float]:
    """The 95 % interval of a share of so many independent games."""
    if not games:
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


def independent(deals: Sequence[Sequence[float]]) -> float:
    """How many independent games the shares of a bot are worth, given deal by deal.

    Games of one deal are not independent: luck of the draw shows in all of them. The spread of the deals tells how much
    that matters. They are worth at least as many games as there are deals, and at most as many as were played.
    """
    games = sum(map(len, deals))
    if len(deals) < 2:
        return float(len(deals))
    share = sum(map(sum, deals)) / games
    apart = sum(sum(part - share for part in deal) ** 2 for deal in deals) * len(deals) / (len(deals) - 1)
    if share * (1 - share) < 1e-9 or apart == 0:
        return float(games if apart == 0 and 0 < share < 1 else len(deals))
    return min(max(share * (1 - share) * games * games / apart, float(len(deals))), float(games))


def by_deal(bots: Sequence[str], outcomes: Sequence[Outcome], bot: str) -> list[list[float]]:
    """The bot's parts of the wins: a block of games, in which everybody sits everywhere once, shares a deal."""
    found: dict[int, list[float]] = {}
    for outcome in outcomes:
        if bot in outcome.bots:
            found.setdefault(outcome.number // len(bots), []).append(won(outcome, bot))
    return list(found.values())


def table(bots: Sequence[str], outcomes: Sequence[Outcome], sequential: bool = False) -> list[Row]:
    """One row per bot, in the given order; `sequential` if the number of games was not fixed beforehand."""
    skills = ratings(bots, outcomes)
    found = []
    for bot in bots:
        own = [outcome for outcome in outcomes if bot in outcome.bots]
        found.append(_row(bot, own, by_deal(bots, own, bot), skills[bot], sequential))
    return found


def _row(
    bot: str,
    outcomes: Sequence[Outcome],
    deals: Sequence[Sequence[float]],
    skill: tuple[float, float],
    sequential: bool,
) -> Row:
    games = len(outcomes)
    share = sum(map(sum, deals)) / games if games else 0.0
    if sequential:
        low, high = betting.interval([sum(deal) / len(deal) for deal in deals])
    else:
        low, high = wilson(share, independent(deals))
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
