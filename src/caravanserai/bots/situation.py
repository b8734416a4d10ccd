"""A situation: all that a bot is told, and nothing that its seat could not know."""

import hashlib
import json
from copy import copy
from functools import cached_property
from random import Random
from typing import Final

from caravanserai.core.game import Game, Prompt
from caravanserai.core.machine import State
from caravanserai.core.view import View


class Situation:
    """A seat's decision: its view, its prompt, its legal actions and a sampler of consistent positions.

    It is built from a resampled position, so the true one is out of reach.
    """

    def __init__(self, game: Game, position: State, seat: int) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self._known: Final = game.determinize(position, seat, Random(0))
        self.legal = self._known.legal() if self._known.actor() == seat else []

    @cached_property
    def view(self) -> View:
        """What the seat sees; made when a bot asks for it, since few do."""
        return self.game.view(self._known, self.seat)

    @cached_property
    def prompt(self) -> Prompt:
        """What the seat is asked."""
        return self.game.prompt(self._known, self.seat)

    def only(self, action: int) -> "Situation":
        """The same situation if this were all that is allowed."""
        found = copy(self)
        found.legal = [action]
        return found

    def sample(self, rng: Random) -> State:
        """A position that could be the true one, as far as the seat can tell."""
        return self.game.determinize(self._known, self.seat, rng)

    def random(self, seed: str) -> Random:
        """A generator that depends on the seed and on what the seat knows, on nothing else.

        Not on how a view tells it: new words and keys must not change how a bot plays.
        """
        known = json.dumps([self.seat, self.game.position(self._known)], sort_keys=True)
        return Random(hashlib.sha256(f"{seed}\n{known}".encode()).digest())
