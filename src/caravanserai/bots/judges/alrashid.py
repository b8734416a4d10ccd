"""What is worth what in Al-Rashid."""

from typing import Final

from caravanserai.bots.judge import Judge
from caravanserai.core import machine
from caravanserai.games.alrashid.actions import COURT as COURT_VISIT
from caravanserai.games.alrashid.actions import FIGHT, VISIT
from caravanserai.games.alrashid.board import (
    AL_RASHID,
    AREA_COUNT,
    COLOUR_COUNT,
    ITEMS,
    KINDS,
    MERCHANT,
    PALACES,
    PASHA,
    RANKS,
    SAGE,
    STRATEGIST,
    TITLE_COUNT,
    VALUE_COUNT,
    VALUES,
    YEARS,
)
from caravanserai.games.alrashid.fields import AREA_BIT, INFLUENCE, NOTES, TOKEN_KINDS, WEALTH
from caravanserai.games.alrashid.payment import worth
from caravanserai.games.alrashid.state import State, camp_kind, copies, family, ranks

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

SERVICE: Final = (0.0, 0.0, 6.0, 9.0, 12.0, 0.0)
"""Roughly what a visit to each palace costs."""
VISIT_FAVOUR: Final = VISIT + 3
"""A visit for nothing but the favour."""


def make(weights: list[float]) -> Judge:
    """The judge with these weights, in the order of NAMES."""
    return AlRashidJudge(weights, 7.0, 1, 3, belief=3.0)


class AlRashidJudge(Judge):
    """Prestige so far, plus what goods, tokens, titles and pawns in place should still bring."""

    def values(self, s: machine.State) -> list[float]:
        assert isinstance(s, State)
        left = (YEARS - s.year + 1) / YEARS
        found: list[float] = []
        for seat, points in enumerate(s.scores()):
            found.append(points + self.stock(s, seat, left))
        self.add_places(s, found)
        return found

    def stock(self, s: State, seat: int, left: float) -> float:
        """Goods buy titles and pawns while there are years left; titles and pawns work for their owner."""
        w = self.weights
        base = seat * WEALTH
        total = 0
        for kind in range(KINDS):
            total += s.wealth[base + kind]
        notes: int = s.wealth[base + NOTES]
        influence: int = s.wealth[base + INFLUENCE]
        value = w[GOODS] * worth(s.wealth, base) + w[GOOD] * total
        value += w[NOTE] * notes + w[INFLUENCE_TOKEN] * influence
        value += w[TOKEN] * len(s.hands[seat])
        owned = 0
        for title in range(seat * TITLE_COUNT, (seat + 1) * TITLE_COUNT):
            owned += s.titles[title]
        pawns = family(s, seat, PASHA) + family(s, seat, MERCHANT) + family(s, seat, SAGE)
        later = left - 1.0 / YEARS
        return min(1.0, 0.3 + left) * value + later * (w[TITLE] * owned + w[PAWN] * pawns)

    def add_places(self, s: State, found: list[float]) -> None:
        """Pawns standing in areas that are not resolved yet, by their rank there."""
        w = self.weights
        for area in range(AREA_COUNT):
            if s.resolved & AREA_BIT[area] or not s.rows[area]:
                continue
            ranked = ranks(s, area)
            if area >= PALACES:
                self.add_trade(s, area - PALACES, ranked, found)
                continue
            for rank in range(min(RANKS, len(ranked))):
                seat = ranked[rank]
                if area == AL_RASHID:
                    found[seat] += w[COURT]
                else:
                    means = min(1.0, (2.0 + worth(s.wealth, seat * WEALTH)) / (2.0 + SERVICE[area]))
                    found[seat] += w[GUILD + rank] * means

    def add_trade(self, s: State, territory: int, ranked: list[int], found: list[float]) -> None:
        """What lies in the territory goes to those whom its mercenaries do not drive away."""
        goods = 0
        for item in range(ITEMS):
            goods += s.lying[territory * ITEMS + item]
        camp = s.camps[territory]
        rank = 0
        for seat in ranked:
            if camp:
                fights = strength(s, seat, camp)
                if fights < 2:
                    found[seat] -= self.weights[DANGER] if fights == 0 else self.weights[TOKEN]
                    continue
                found[seat] -= self.weights[TOKEN] * len(camp)
                camp = ()
            if rank < RANKS:
                found[seat] += self.weights[TRADE + rank] * min(goods, 6)
                rank += 1

    def clock(self, s: machine.State) -> int:
        """Years since the start."""
        assert isinstance(s, State)
        return s.year

    def certainty(self, s: machine.State) -> float:
        assert isinstance(s, State)
        return (s.year - 1) / YEARS

    def usual(self, s: machine.State, legal: list[int]) -> list[int]:
        """Nobody flees who can fight, and nobody visits a guild for nothing."""
        first = legal[0]
        if first == FIGHT:
            return legal[:1]
        if VISIT <= first < COURT_VISIT:
            kept = [action for action in legal if action not in (VISIT, VISIT_FAVOUR)]
            return kept or legal
        return legal


def strength(s: State, seat: int, camp: tuple[int, ...]) -> int:
    """0: has nothing to fight with and must flee, 1: can fight but not win, 2: can beat the camp."""
    theirs = [0, 0]
    for token in camp:
        kind = camp_kind(token)
        theirs[kind // VALUE_COUNT] += VALUES[kind % VALUE_COUNT]
    own = [0, 0]
    bonus = copies(s, seat, STRATEGIST)
    for token in s.hands[seat]:
        kind = token % TOKEN_KINDS
        own[kind // VALUE_COUNT] += VALUES[kind % VALUE_COUNT] + bonus
    armed = False
    wins = True
    for colour in range(COLOUR_COUNT):
        if theirs[colour]:
            armed = armed or own[colour] > 0
            wins = wins and own[colour] > theirs[colour]
    return 2 if wins else 1 if armed else 0
