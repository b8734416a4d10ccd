"""What is worth what in Morgenland."""

from typing import Final

from caravanserai.bots.judge import Judge
from caravanserai.core import machine
from caravanserai.core.vectors import listed
from caravanserai.games.morgenland.actions import BRIBE, BUY, CAMEL, PASS, PLACE, RETURN_KIND, USE
from caravanserai.games.morgenland.board import (
    CARAVANSERAI,
    CAVE_COUNT,
    DJINN,
    FIRST_ROOM,
    GUARD,
    KIND_COUNT,
    MARKET,
    NICHES,
    SPELL_COUNT,
    STRENGTHS,
    TENT,
)
from caravanserai.games.morgenland.fields import BIT, HANDLES
from caravanserai.games.morgenland.placement import ChooseSpace
from caravanserai.games.morgenland.ranks import rank, strength_on, tokens_on
from caravanserai.games.morgenland.state import State

NAMES: Final = (
    "treasure",
    "evenness",
    "spell",
    "camel",
    "tent-1",
    "tent-2",
    "djinn",
    "market",
    "caravanserai",
    "guard",
    "room",
    "room-poor",
    "cave",
)
TREASURE: Final = 0
EVENNESS: Final = 1
SPELL: Final = 2
HAS_CAMEL: Final = 3
TENT_1: Final = 4
TENT_2: Final = 5
DJINN_WON: Final = 6
MARKET_WON: Final = 7
CARAVANSERAI_WON: Final = 8
GUARD_WON: Final = 9
ROOM: Final = 10
ROOM_POOR: Final = 11
CAVE: Final = 12

STRONGEST_GUARD: Final = 10.0


def make(weights: list[float]) -> Judge:
    """The judge with these weights, in the order of NAMES."""
    return MorgenlandJudge(weights, 1.6, 1, 1, 4, 4.0)


class MorgenlandJudge(Judge):
    """Artifacts so far, treasure and spells, and what the tokens on the board should win this round."""

    def values(self, s: machine.State) -> list[float]:
        assert isinstance(s, State)
        found: list[float] = []
        useful = min(1.0, self.unsold(s) / (1.5 * s.seats))
        for seat, artifacts in enumerate(s.scores()):
            found.append(artifacts + useful * self.stock(s, seat))
        for space in range(max(s.scored, 0), FIRST_ROOM + s.seats):
            self.add_space(s, space, found)
        return found

    def counted(self, s: machine.State) -> list[float]:
        """Artifacts and treasure, also what lies in the caves for whoever is strongest there now."""
        assert isinstance(s, State)
        found = [
            artifacts + self.weights[TREASURE] * s.total(seat) for seat, artifacts in enumerate(s.scores())
        ]
        for space in range(max(s.scored, 0), CAVE_COUNT):
            self.add_space(s, space, found)
        return found

    def stock(self, s: State, seat: int) -> float:
        """Treasure buys artifacts, best when one kind is plenty; spells and the camel help."""
        w = self.weights
        most = 0
        for kind in range(KIND_COUNT):
            most = max(most, s.stock[seat * KIND_COUNT + kind])
        value = w[TREASURE] * min(s.total(seat), 30) + w[EVENNESS] * min(most, 12)
        if s.camel == seat:
            value += w[HAS_CAMEL]
        held = s.spells[seat]
        for spell in range(SPELL_COUNT):
            if held & BIT[spell]:
                value += w[SPELL]
        return value

    def add_space(self, s: State, space: int, found: list[float]) -> None:
        """What the ranked players of a space that is not scored yet may expect there."""
        w = self.weights
        ranked = rank(s, space)
        if not ranked:
            return
        if space < CAVE_COUNT:
            for place, seat in enumerate(ranked):
                if place < NICHES:
                    found[seat] += w[CAVE] * float(s.niches[space * NICHES + place])
        elif space == TENT:
            found[ranked[0]] += w[TENT_1]
            if len(ranked) > 1:
                found[ranked[1]] += w[TENT_2]
        elif space == DJINN:
            found[ranked[0]] += w[DJINN_WON]
        elif space == MARKET:
            found[ranked[0]] += w[MARKET_WON]
        elif space == CARAVANSERAI:
            found[ranked[0]] += w[CARAVANSERAI_WON]
        elif space == GUARD:
            for seat in ranked:
                found[seat] += w[GUARD_WON]
        else:
            self.add_room(s, space, ranked, found)

    def add_room(self, s: State, space: int, ranked: list[int], found: list[float]) -> None:
        """The first who can get in and pay will buy; the others only hope."""
        left = 1.0
        for seat in ranked:
            chance = self.entrance(s, seat)
            if left > 0.0 and self.payable(s, seat, space):
                found[seat] += self.weights[ROOM] * chance * left
                left *= 1.0 - chance
            else:
                found[seat] += self.weights[ROOM_POOR] * chance

    def entrance(self, s: State, seat: int) -> float:
        """The chance to get past the guard, by strength and by bribes from treasure that is left over."""
        if s.scored > GUARD:
            return 1.0 if s.admitted & BIT[seat] else 0.0
        if tokens_on(s, seat, GUARD) == 0:
            return 0.4 if s.unplaced[seat] else 0.0
        return min(1.0, (strength_on(s, seat, GUARD) + s.total(seat) / 4.0) / STRONGEST_GUARD)

    def payable(self, s: State, seat: int, space: int, more: int = 0) -> bool:
        """Whether different kinds cover the seat's tokens there (and one `more`), the strongest by the richest."""
        prices: list[int] = [more] if more else []
        for token in range(seat * HANDLES, seat * HANDLES + HANDLES):
            if s.where[token] == space:
                prices.append(s.strength[token])
        if len(prices) > KIND_COUNT:
            return False
        prices.sort(reverse=True)
        owned = listed(s.stock, seat * KIND_COUNT, KIND_COUNT)
        owned.sort(reverse=True)
        income = self.income(s)
        return all(owned[index] + income >= price for index, price in enumerate(prices))

    def income(self, s: State) -> int:
        """What a kind may still grow by before the rooms are reached."""
        return 2 if s.scored < CAVE_COUNT else 0

    def clock(self, s: machine.State) -> int:
        """Rounds since the start."""
        assert isinstance(s, State)
        return s.round + 1

    def certainty(self, s: machine.State) -> float:
        """How many of the artifacts are sold, or how many of the rounds are played."""
        assert isinstance(s, State)
        sold = 1.0 - min(1.0, self.unsold(s) / (6.0 * s.seats))
        return max(sold, min(1.0, s.round / s.max_rounds)) if s.max_rounds else sold

    def unsold(self, s: State) -> int:
        """Artifacts that can still be bought."""
        left = 0
        for room in range(s.seats):
            left += s.size[room] + (1 if s.offer[room] >= 0 else 0)
        return left

    def options(self, s: machine.State, legal: list[int]) -> list[int]:
        """A token goes to a room only where it could be paid for, and not to a guard who is beaten anyway."""
        assert isinstance(s, State)
        step = s.stack[-1]
        if not isinstance(step, ChooseSpace):
            return legal
        seat = step.who
        kept: list[int] = []
        for action in legal:
            space = action - PLACE
            if space >= FIRST_ROOM:
                sensible = self.payable(s, seat, space, STRENGTHS[step.token])
            elif space == GUARD:
                sensible = strength_on(s, seat, GUARD) < STRONGEST_GUARD
            else:
                sensible = space < CAVE_COUNT or tokens_on(s, seat, space) < 2
            if sensible:
                kept.append(action)
        return kept or legal

    def usual(self, s: machine.State, legal: list[int]) -> list[int]:
        """What is for sale is bought, the guard is bribed, the Market used, and nothing played in windows."""
        if legal[0] != PASS:
            return self.options(s, legal)
        first = legal[1]
        if first in (BUY, BRIBE):
            return legal[1:2]
        if RETURN_KIND <= first < CAMEL:
            return legal[1:]
        return legal[:1] if first >= USE else legal
