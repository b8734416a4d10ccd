"""What bots are asked behind the wall, how hard they think when many wait, and records that are replayed aside."""

import math
import random
import time
from collections import deque
from collections.abc import Mapping
from typing import Any, Final

import msgspec

from caravanserai.bots.generations import LEVELS
from caravanserai.core.game import Game
from caravanserai.core.machine import State
from caravanserai.server.line import Asker
from caravanserai.server.workers import WorkerFailed, Workers

TIME_LIMIT: Final = 20.0
"""Seconds after which a worker that does not answer is ended."""
REPLAY_SECONDS: Final = 10.0
DEFAULT_LEVEL: Final = "medium"
LESS: Final[Mapping[str, str]] = {"expert": "hard", "hard": "medium", "medium": "easy", "greedy": "easy"}
"""The level that stands in for one when many wait: better a quick answer than a late one."""
STRONGEST: Final = "expert"
GRACE: Final = 1.0
"""Seconds over its time that nobody needs to be told of."""
KEPT: Final = 20
"""So many of the strongest bot's last decisions tell how long one waits for it here."""
SHORT: Final = 2
LONG: Final = 6
"""Turns to wait, for each worker, from which on bots think one level less, and two."""


class BotFailed(Exception):
    """No decision came from a worker."""


class Question(msgspec.Struct, frozen=True, tag="decide"):
    """What a worker is told: a position resampled for the seat, and how hard to think."""

    game: str
    position: Any
    seat: int
    level: str
    seed: str


class Answer(msgspec.Struct, frozen=True):
    """What a worker decides."""

    action: int
    best: list[tuple[int, float]] = []
    """Its options with the share of wins it expects of them, best first."""


class Replay(msgspec.Struct, frozen=True, tag="replay"):
    """A record to be replayed."""

    text: str


class Replayed(msgspec.Struct, frozen=True):
    """What a record holds; `fault` says what is wrong with it, if anything is, and `code` of which kind that is."""

    fault: str = ""
    code: str = "bad-record"
    over: bool = False


def question(game: Game, state: State, seat: int, level: str, seed: str) -> Question:
    """The question behind the wall: everything hidden from the seat is resampled before it leaves."""
    known = game.determinize(state, seat, random.Random(0))
    return Question(game=game.key, position=game.position(known), seat=seat, level=level, seed=seed)


class Pool(Workers):
    """The workers that think for bots."""

    def __init__(self, size: int, time_limit: float = TIME_LIMIT, program: tuple[str, ...] = ()) -> None:
        super().__init__(size, program)
        self._time_limit: Final = time_limit
        self.lowered = 0
        self._strongest: Final[deque[float]] = deque(maxlen=KEPT)

    async def decide(self, asked: Question, legal: list[int], asker: Asker | None = None) -> int:
        """The bot's action; `BotFailed` if no worker comes up with a legal one."""
        who = asker or Asker()

        def read(data: bytes) -> int:
            action = msgspec.json.decode(data, type=Answer).action
            if action not in legal:
                raise ValueError(f"{action} is not legal")
            return action

        came = time.monotonic()
        try:
            return await self.ask(who, lambda: self._eased(asked, who), read, self._time_limit)
        except WorkerFailed as error:
            raise BotFailed(f"a bot ({asked.game}, {asked.level}) failed: {error}") from error
        finally:
            if asked.level == STRONGEST:
                self._strongest.append(time.monotonic() - came)

    def strongest_seconds(self) -> int:
        """How long one waits here for the strongest bot, in whole seconds, if that is longer than it should be; or 0."""
        slowest = max(self._strongest, default=0.0)
        return math.ceil(slowest) if slowest > LEVELS[STRONGEST].seconds + GRACE else 0

    async def advise(self, asked: Question, legal: list[int], asker: Asker) -> list[tuple[int, float]]:
        """The best options a bot finds, best first; `BotFailed` if no worker finds any."""

        def read(data: bytes) -> list[tuple[int, float]]:
            answer = msgspec.json.decode(data, type=Answer)
            best = answer.best or [(answer.action, 0.0)]
            if any(action not in legal for action, _ in best):
                raise ValueError(f"{best} is not legal")
            return best

        try:
            return await self.ask(asker, lambda: asked, read, self._time_limit)
        except WorkerFailed as error:
            raise BotFailed(f"no advice ({asked.game}): {error}") from error

    def _eased(self, asked: Question, asker: Asker) -> Question:
        """The question, of a lower level if many wait."""
        pressure = self.line.pressure(asker)
        level = asked.level
        for limit in (SHORT, LONG):
            if pressure > limit * self.size:
                level = LESS.get(level, level)
        self.lowered += level != asked.level
        return msgspec.structs.replace(asked, level=level)

    async def replay(self, text: str, asker: Asker) -> Replayed:
        """Replay a record where it holds nobody up; `WorkerFailed` if that takes too long."""
        return await self.ask(asker, lambda: Replay(text), _replayed, REPLAY_SECONDS)


_replayed: Final = msgspec.json.Decoder(Replayed).decode
