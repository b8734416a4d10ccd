"""Who plays the seats that are not the learner's: somebody random, or bots behind their wall."""

from typing import Final

from caravanserai.bots import Bot, Situation, decide, make
from caravanserai.core.game import Game
from caravanserai.core.machine import State
from caravanserai.core.rollout import Dice
from caravanserai.core.rows import Rival


class BotRival(Rival):
    """A bot of a level in every seat, each row with a seed of its own; by iterations, so that it repeats itself."""

    def __init__(self, level: str, game: Game, seed: int, first: int, strength: float) -> None:
        self._game: Final = game
        self._first: Final = first
        self._level: Final = level
        self._seed: Final = seed
        self._strength: Final = strength
        self._bots: Final[dict[int, Bot]] = {}
        self._bot(0)  # an unknown level is refused at once

    def choose(self, row: int, state: State, options: list[int], dice: Dice) -> int:
        """What the bot decides, which sees only what its seat may know."""
        return decide(self._bot(row), Situation(self._game, state, state.actor())).action

    def _bot(self, row: int) -> Bot:
        if row not in self._bots:
            seed = f"{self._seed} {self._first + row}"
            self._bots[row] = make(self._level, self._game, seed, iterations=self._strength)
        return self._bots[row]


def rival(wanted: str | Rival, game: Game, seed: int, first: int, strength: float) -> Rival:
    """The rival of that name ("random" or a level of the bots), or the one that is given itself."""
    if isinstance(wanted, Rival):
        return wanted
    return Rival() if wanted == "random" else BotRival(wanted, game, seed, first, strength)
