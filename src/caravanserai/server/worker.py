"""A process that thinks for bots and replays records: one question per line in, one answer per line out.

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
from caravanserai.play.record import BadRecord, parse, verify
from caravanserai.server.bots import Answer, Question, Replay, Replayed


@lru_cache(maxsize=256)
def _bot(level: str, game: str, seed: str) -> bots.Bot:
    return bots.make(level, find_game(game), seed)


def answer(question: Question) -> Answer:
    """The bot's decision."""
    game = find_game(question.game)
    situation = bots.Situation(game, game.restore(question.position), question.seat)
    thought = bots.decide(_bot(question.level, question.game, question.seed), situation)
    return Answer(action=thought.action, best=thought.best)


def replay(asked: Replay) -> Replayed:
    """Whether the record is one, of a finished game, and genuine."""
    try:
        match = parse(asked.text)
        faults = verify(match) if match.seed is not None else []
        return Replayed(faults[0], "false-record") if faults else Replayed(over=match.over)
    except BadRecord as error:
        return Replayed(fault=str(error), code=error.code)


def main() -> None:
    """Answer until the input ends."""
    with contextlib.suppress(OSError, AttributeError):
        os.nice(10)
    decoder: msgspec.json.Decoder[Question | Replay] = msgspec.json.Decoder(Question | Replay)
    out = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever a bot prints goes to the log, not between the answers
    for line in sys.stdin.buffer:
        asked = decoder.decode(line)
        done = answer(asked) if isinstance(asked, Question) else replay(asked)
        out.write(msgspec.json.encode(done) + b"\n")
        out.flush()


if __name__ == "__main__":
    main()
