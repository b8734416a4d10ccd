"""A process that reviews one finished game: its record comes in as a line, pages go out, each better than the one before.

It ends with the last page, or when its input does, so no reviewer outlives its server.
"""

import contextlib
import math
import os
import sys
import threading
import time
from collections.abc import Callable
from typing import Final

import msgspec

from caravanserai.play.record import BadRecord, parse
from caravanserai.reviews import Analysis
from caravanserai.reviews.analysis import ENOUGH
from caravanserai.server.review_bodies import ReviewPage
from caravanserai.server.reviewed import Pages

EVERY: Final = 2.0
"""Seconds between two pages, at first; later ones are further apart, for they differ less and less."""
SLOWER: Final = 1.3
PATIENCE: Final = 10.0
"""On a machine that has other things to do a review may take so many times as long."""


class Task(msgspec.Struct, frozen=True):
    """A record to be reviewed, and for how many seconds of one core, or how many looks at every moment."""

    record: str
    seconds: float | None = None
    iterations: int | None = None


def main() -> None:
    """Review one game."""
    out = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever a game prints goes to the log, not between the pages
    task = msgspec.json.decode(sys.stdin.buffer.readline(), type=Task)
    threading.Thread(target=_watch, daemon=True).start()

    def say(page: ReviewPage) -> None:
        out.write(msgspec.json.encode(page) + b"\n")
        out.flush()

    try:
        work(task, say)
    except BadRecord as error:
        sys.exit(str(error))


def _step_back() -> None:
    """The first picture is wanted at once; what makes it better has time, and those who play do not."""
    with contextlib.suppress(OSError, AttributeError):
        os.nice(10)


def _watch() -> None:
    """Nobody waits any more when the input ends."""
    sys.stdin.buffer.read()
    os._exit(1)


def work(task: Task, say: Callable[[ReviewPage], None]) -> None:
    """Tell the first picture, then better ones, then the last."""
    analysis = Analysis(
        parse(task.record),
        seconds=task.seconds,
        iterations=task.iterations or ENOUGH,
        clock=time.process_time,
    )
    pages = Pages(analysis)
    pause, due = EVERY, 0.0
    last = time.monotonic() + PATIENCE * task.seconds if task.seconds else math.inf
    for part in analysis:
        if time.monotonic() > last:
            break
        if time.monotonic() >= due:
            say(ReviewPage(progress=round(part, 3), done=False, place=0, report=pages.report()))
            if not due:
                _step_back()
            due = time.monotonic() + pause
            pause *= SLOWER
    say(ReviewPage(progress=1.0, done=True, place=0, report=pages.report()))


if __name__ == "__main__":
    main()
