"""What a bot thinks of a position: one judge per game, its weights kept as data."""

from typing import Final

from mypy_extensions import mypyc_attr

from caravanserai.core.machine import OVER, State
from caravanserai.core.rollout import Dice


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """Estimates every seat's final points. This one knows nothing but the score so far; games do better.

    `spread` is the difference of estimated points that makes a lead worth about 73 % of a two-player win.
    `horizon` is how far a search looks ahead, in ticks of `clock`; `replies` how many turns a simulated
    player compares before it takes the best one (1 means it plays at random), unless it knows at once what to do.
    `ways` is how many ways to play on from an option are worth comparing: 1 if the judge tells the best one by a
    look right behind the turn.
    `belief` is how much the others' play says about what they hide (`worlds.LikelyWorlds`): 0 if nothing.
    `glances`: in how many worlds a first look at a turn is taken; more than one where it depends on what is hidden.
    `steady`: whether chance goes the same way in every tick of a world, whatever was done in those before; and plans
    that look exactly alike count as one.
    """

    def __init__(
        self,
        weights: list[float],
        spread: float = 10.0,
        horizon: int = 40,
        replies: int = 4,
        ways: int = 1,
        belief: float = 0.0,
        steady: bool = False,
        glances: int = 1,
    ) -> None:
        self.weights: Final = weights
        self.spread: Final = spread
        self.horizon: Final = horizon
        self.replies: Final = replies
        self.ways: Final = ways
        self.belief: Final = belief
        self.steady: Final = steady
        self.glances: Final = glances

    def values(self, s: State) -> list[float]:
        """The points each seat may expect at the end."""
        return [float(points) for points in s.scores()]

    def look(self, s: State) -> list[float]:
        """The same at a first look right behind a turn, before anybody has answered."""
        return self.values(s)

    def counted(self, s: State) -> list[float]:
        """What a beginner counts as everybody's own: the score as it stands, if nothing else can be counted."""
        return [float(points) for points in s.scores()]

    def clock(self, s: State) -> int:
        """A number that grows during the game; a search stops `horizon` ticks ahead. Zero: count decisions."""
        return 0

    def options(self, s: State, legal: list[int]) -> list[int]:
        """The options worth comparing, in rising order: drop what is certainly equal to another or worse."""
        return legal

    def usual(self, s: State, legal: list[int]) -> list[int]:
        """Those of the options that a simulated player picks from; fewer make simulations fast and sensible."""
        return self.options(s, legal)

    def pick(self, s: State, legal: list[int], dice: Dice) -> int:
        """What a simulated player does: any of the usual options."""
        if len(legal) > 1:
            legal = self.usual(s, legal)
        return legal[dice.below(len(legal))]

    def respond(self, s: State, dice: Dice) -> bool:
        """Let a simulated player decide at once, for a decision or a whole turn; False: it compares a few at random."""
        return False

    def venture(self, s: State, options: list[int], dice: Dice) -> int:
        """How a plan goes on that is sampled: with any of the options worth comparing."""
        return options[dice.below(len(options))]

    def aims(self, s: State) -> list[int]:
        """What plans of the seat to move may aim at, the likeliest first; none: they are found at random."""
        return []

    def toward(self, s: State, aim: int, dice: Dice) -> list[int]:
        """Play the turn on towards the aim, in one of many ways, and tell the actions; the position is used up."""
        raise NotImplementedError

    def quick(self) -> "Judge":
        """Who compares the turns of simulated players: somebody who judges many positions in a short time."""
        return self

    def settles(self) -> bool:
        """Whether it can tell by the others' play what they hide, and so make a dealt world likelier (`settle`)."""
        return False

    def settle(self, world: State, seat: int, dice: Dice) -> None:
        """Change what is hidden from the seat in a world dealt for it, so that likely worlds come up as often as they should."""

    def certainty(self, s: State) -> float:
        """How much of the game is behind us, from 0 to 1: late leads count more."""
        return 0.0

    def scale(self, s: State) -> float:
        """How many points of lead multiply the odds of winning by e, as the position stands."""
        return self.spread * (1.2 - self.certainty(s))


def shares(judge: Judge, s: State) -> list[float]:
    """The chance of winning of every seat, as the judge sees it; the true result when the game is over."""
    if s.actor() == OVER:
        return _result(judge, s)
    return _odds(judge.values(s), judge.scale(s))


def looks(judge: Judge, s: State) -> list[float]:
    """The same at a first look, right behind a turn."""
    if s.actor() == OVER:
        return _result(judge, s)
    return _odds(judge.look(s), judge.scale(s))


def _odds(points: list[float], scale: float) -> list[float]:
    """Leads as chances: every `scale` points more multiply the odds by e."""
    best = max(points)
    total = 0.0
    found: list[float] = []
    for value in points:
        odds = 2.718281828459045 ** ((value - best) / scale)
        found.append(odds)
        total += odds
    return [odds / total for odds in found]


def _result(judge: Judge, s: State) -> list[float]:
    """The win, but also the points, so that games that are lost or won already are still played well."""
    groups = s.ranking()
    found = _odds([float(points) for points in s.scores()], 0.6 * judge.spread)
    for rank, group in enumerate(groups):
        for seat in group:
            won = 1.0 / len(group) if rank == 0 else 0.0
            place = (len(groups) - rank) / len(groups) / s.seats
            found[seat] = 0.5 * won + 0.05 * place + 0.45 * found[seat]
    return found
