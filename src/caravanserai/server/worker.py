"""A process that thinks for bots: one question per line on standard input, one answer per line on standard output.

It is told nothing that the bot's seat could not know: the position it gets was resampled behind the wall.
It ends when its input does, so no worker outlives its server.
"""

import contextlib
import os
import sys
from functools import lru_cache

import msgspec

from caravanserai import bots
from caravanserai.core.registry import game as find_game
from caravanserai.server.bots import Answer, Question


@lru_cache(maxsize=256)
def _bot(level: str, game: str, seed: str) -> bots.Bot:
    return bots.make(level, find_game(game), seed)


def answer(question: Question) -> Answer:
    """The bot's decision."""
    game = find_game(question.game)
    situation = bots.Situation(game, game.restore(question.position), question.seat)
    thought = bots.decide(_bot(question.level, question.game, question.seed), situation)
    return Answer(action=thought.action)


def main() -> None:
    """Answer until the input ends."""
    with contextlib.suppress(OSError, AttributeError):
        os.nice(10)
    decode = msgspec.json.Decoder(Question).decode
    out = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever a bot prints goes to the log, not between the answers
    for line in sys.stdin.buffer:
        out.write(msgspec.json.encode(answer(decode(line))) + b"\n")
        out.flush()


if __name__ == "__main__":
    main()
