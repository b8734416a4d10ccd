"""What is worth what in Five Tribes."""

from typing import Any, Final

from caravanserai.bots.judge import Judge
from caravanserai.bots.judges.fivetribes_ends import best_gain
from caravanserai.bots.judges.fivetribes_turns import STEPS_LIMIT, aims_of, begin, do, play_on
from caravanserai.bots.judges.fivetribes_worth import Survey
from caravanserai.core import machine
from caravanserai.core.rollout import Dice
from caravanserai.games.fivetribes.actions import END_TURN, SELL
from caravanserai.games.fivetribes.bidding import ChooseSpot
from caravanserai.games.fivetribes.board import CAMELS, DJINNS, FAKIR, GOODS
from caravanserai.games.fivetribes.fields import ELDERS, GOLD, HAND, PLAYER, RESERVE, VIZIERS
from caravanserai.games.fivetribes.sowing import ChooseStart, Drop
from caravanserai.games.fivetribes.state import State

NAMES: Final = ("elder", "fakir", "kind", "vizier", "djinn", "camel")
ELDER: Final = 0
FAKIR_CARD: Final = 1
KIND: Final = 2
VIZIER: Final = 3
DJINN: Final = 4
CAMEL: Final = 5
PLANNER_NAMES: Final = (*NAMES, "lead")
LEAD: Final = 6


ENOUGH: Final = 3
"""With so much gold nobody sells merchandise."""


def make(weights: list[float]) -> Judge:
    """The judge with these weights, in the order of NAMES."""
    return FiveTribesJudge(weights, 14.0, 1, 10)


def make_from(weights: dict[str, Any]) -> Judge:
    """The judge that plans moves by their ends: the weights of the plain one, and its own settings."""
    return FiveTribesPlanner(
        [weights[name] for name in PLANNER_NAMES],
        weights["spread"],
        int(weights["horizon"]),
        int(weights["ways"]),
        weights["reply"],
        int(weights["noise"]),
        int(weights["aims"]),
    )


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


class FiveTribesPlanner(FiveTribesJudge):
    """Judges alike, but knows what the ends of moves gain: so simulated players take nearly the best one.

    `reply` is how much of the next player's best gain a first look counts, `noise` by how many hundredths of a point
    simulated players mistake gains, `most` how many ends of a move plans may aim at.
    """

    def __init__(
        self,
        weights: list[float],
        spread: float,
        horizon: int,
        ways: int,
        reply: float,
        noise: int,
        most: int,
    ) -> None:
        super().__init__(weights, spread, horizon, 1, ways)
        self.reply: Final = reply
        self.noise: Final = noise
        self.most: Final = most

    def promise(self, s: State, seat: int) -> float:
        """A lead in Viziers may not last."""
        value = super().promise(s, seat)
        own = s.of(seat, VIZIERS)
        for other in range(s.seats):
            if s.of(other, VIZIERS) < own:
                value += self.weights[LEAD]
        return value

    def look(self, s: machine.State) -> list[float]:
        assert isinstance(s, State)
        found = self.values(s)
        seat = s.actor()
        if seat >= 0 and isinstance(s.stack[-1], ChooseStart):
            survey = Survey(s, seat, self.weights, 1.0 - self.certainty(s))
            found[seat] += self.reply * best_gain(s, survey)
        return found

    def options(self, s: machine.State, legal: list[int]) -> list[int]:
        """Merchandise is sold by those who need gold only."""
        assert isinstance(s, State)
        if legal[0] == END_TURN and len(legal) > 1 and legal[1] == SELL and s.of(s.actor(), GOLD) >= ENOUGH:
            return [END_TURN, *legal[2:]]
        return legal

    def respond(self, s: machine.State, dice: Dice) -> bool:
        assert isinstance(s, State)
        play_on(s, s.actor(), self.weights, 1.0 - self.certainty(s), dice, self.noise)
        return True

    def aims(self, s: machine.State) -> list[int]:
        assert isinstance(s, State)
        return aims_of(s, s.actor(), self.weights, 1.0 - self.certainty(s), self.most)

    def toward(self, s: machine.State, aim: int, dice: Dice) -> list[int]:
        assert isinstance(s, State)
        seat = s.actor()
        actions: list[int] = []
        bids = isinstance(s.stack[-1], ChooseSpot)
        begin(s, seat, aim, dice, actions)
        if bids:
            return actions
        if dice.below(2):
            while s.actor() == seat and len(actions) < STEPS_LIMIT:
                step = s.stack[-1]
                if isinstance(step, (ChooseStart, Drop)):
                    break
                legal = self.options(s, s.legal())
                action = legal[dice.below(len(legal))]
                do(s, action, actions)
                if action == END_TURN:
                    return actions
        if s.actor() == seat:
            actions += play_on(s, seat, self.weights, 1.0 - self.certainty(s), dice, 3 * self.noise)
        return actions
