"""What is worth what in Five Tribes."""

from typing import Final

from caravanserai.bots.judge import Judge
from caravanserai.core import machine
from caravanserai.games.fivetribes.board import CAMELS, DJINNS, FAKIR, GOODS
from caravanserai.games.fivetribes.fields import ELDERS, HAND, PLAYER, RESERVE, VIZIERS
from caravanserai.games.fivetribes.state import State

NAMES: Final = ("elder", "fakir", "kind", "vizier", "djinn", "camel")
ELDER: Final = 0
FAKIR_CARD: Final = 1
KIND: Final = 2
VIZIER: Final = 3
DJINN: Final = 4
CAMEL: Final = 5


def make(weights: list[float]) -> Judge:
    """The judge with these weights, in the order of NAMES."""
    return FiveTribesJudge(weights, 14.0, 1, 10)


class FiveTribesJudge(Judge):
    """The score sheet as it stands, plus what cards, Elders, djinns and a lead in Viziers may still bring."""

    def values(self, s: machine.State) -> list[float]:
        assert isinstance(s, State)
        left = 1.0 - self.certainty(s)
        found: list[float] = []
        for seat, points in enumerate(s.scores()):
            found.append(points + left * self.promise(s, seat))
        return found

    def promise(self, s: State, seat: int) -> float:
        """What the seat's belongings may become, at the start of the game."""
        w = self.weights
        kinds = 0
        for kind in range(GOODS):
            if s.of(seat, HAND + kind):
                kinds += 1
        value = w[ELDER] * min(s.of(seat, ELDERS), 6) + w[FAKIR_CARD] * s.of(seat, HAND + FAKIR)
        value += w[KIND] * kinds + w[VIZIER] * s.of(seat, VIZIERS)
        value += w[CAMEL] * (CAMELS[s.seats] - s.of(seat, RESERVE))
        for djinn in range(DJINNS):
            if s.djinns[djinn] == seat:
                value += w[DJINN]
        return value

    def clock(self, s: machine.State) -> int:
        """Rounds since the start."""
        assert isinstance(s, State)
        return s.round + 1

    def certainty(self, s: machine.State) -> float:
        """How far the player with the fewest camels left has come."""
        assert isinstance(s, State)
        least = CAMELS[s.seats]
        for seat in range(s.seats):
            least = min(least, s.players[seat * PLAYER + RESERVE])
        return 1.0 - least / CAMELS[s.seats]
