"""What is worth what in Al-Rashid."""

from typing import Final

from caravanserai.bots.judge import Judge
from caravanserai.core import machine
from caravanserai.games.alrashid.board import (
    AL_RASHID,
    AREA_COUNT,
    ITEMS,
    KINDS,
    MERCHANT,
    PALACES,
    PASHA,
    RANKS,
    SAGE,
    TITLE_COUNT,
    YEARS,
)
from caravanserai.games.alrashid.payment import worth
from caravanserai.games.alrashid.state import AREA_BIT, INFLUENCE, NOTES, WEALTH, Court, family, ranks

NAMES: Final = (
    "goods",
    "good",
    "note",
    "influence",
    "token",
    "title",
    "pawn",
    "guild-1",
    "guild-2",
    "guild-3",
    "court",
    "trade-1",
    "trade-2",
    "trade-3",
    "danger",
)
GOODS: Final = 0
GOOD: Final = 1
NOTE: Final = 2
INFLUENCE_TOKEN: Final = 3
TOKEN: Final = 4
TITLE: Final = 5
PAWN: Final = 6
GUILD: Final = 7
COURT: Final = 10
TRADE: Final = 11
DANGER: Final = 14


def make(weights: list[float]) -> Judge:
    """The judge with these weights, in the order of NAMES."""
    return AlRashidJudge(weights, 7.0, 1, 3)


class AlRashidJudge(Judge):
    """Prestige so far, plus what goods, tokens, titles and pawns in place should still bring."""

    def values(self, s: machine.State) -> list[float]:
        assert isinstance(s, Court)
        left = (YEARS - s.year + 1) / YEARS
        found: list[float] = []
        for seat, points in enumerate(s.scores()):
            found.append(points + self.stock(s, seat, left))
        self.add_places(s, found)
        return found

    def stock(self, s: Court, seat: int, left: float) -> float:
        """Goods buy titles and pawns while there are years left; titles and pawns work for their owner."""
        w = self.weights
        base = seat * WEALTH
        total = 0
        for kind in range(KINDS):
            total += s.wealth[base + kind]
        value = w[GOODS] * worth(s.wealth, base) + w[GOOD] * total
        value += w[NOTE] * s.wealth[base + NOTES] + w[INFLUENCE_TOKEN] * s.wealth[base + INFLUENCE]
        value += w[TOKEN] * len(s.hands[seat])
        owned = 0
        for title in range(seat * TITLE_COUNT, (seat + 1) * TITLE_COUNT):
            owned += s.titles[title]
        pawns = family(s, seat, PASHA) + family(s, seat, MERCHANT) + family(s, seat, SAGE)
        later = left - 1.0 / YEARS
        return min(1.0, 0.3 + left) * value + later * (w[TITLE] * owned + w[PAWN] * pawns)

    def add_places(self, s: Court, found: list[float]) -> None:
        """Pawns standing in areas that are not resolved yet, by their rank there."""
        w = self.weights
        for area in range(AREA_COUNT):
            if s.resolved & AREA_BIT[area] or not s.rows[area]:
                continue
            for rank, seat in enumerate(ranks(s, area)):
                if rank >= RANKS:
                    break
                if area == AL_RASHID:
                    found[seat] += w[COURT]
                elif area < PALACES:
                    found[seat] += w[GUILD + rank]
                else:
                    found[seat] += self.trade(s, area - PALACES, rank)

    def trade(self, s: Court, territory: int, rank: int) -> float:
        """What lies in the territory, less the danger of its mercenaries for the first."""
        goods = 0
        for item in range(ITEMS):
            goods += s.lying[territory * ITEMS + item]
        value = self.weights[TRADE + rank] * min(goods, 6)
        if rank == 0:
            value -= self.weights[DANGER] * len(s.camps[territory])
        return value

    def clock(self, s: machine.State) -> int:
        """Years since the start."""
        assert isinstance(s, Court)
        return s.year

    def certainty(self, s: machine.State) -> float:
        assert isinstance(s, Court)
        return (s.year - 1) / YEARS
