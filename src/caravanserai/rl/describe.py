"""The observations in words: `python -m caravanserai.rl.describe [GAME …]` prints what every number means."""

import sys

from caravanserai.core.registry import BUILT_IN
from caravanserai.core.registry import game as find_game
from caravanserai.rl.observer import Observer

HEAD = """\
# What the numbers of an observation mean

Made by `python -m caravanserai.rl.describe`; a test keeps it in step with the games. How to use it:
[for researchers](for-researchers.md).

Seats are counted clockwise from the observer (0 is the observer itself), and what belongs to missing seats is 0, so one
layout fits every number of players. A flag is 1 or 0. Everything is what the observer may know, and nothing else.
"""


def field_table(observer: Observer) -> str:
    """One line per field: where it starts, its size, its name and its meaning."""
    lines = ["| from | size | field | meaning |", "|---|---|---|---|"]
    start = 0
    for field in observer.fields:
        lines.append(f"| {start} | {field.size} | {field.name} | {field.what} |")
        start += field.size
    return "\n".join(lines)


def pending_line(observer: Observer) -> str:
    """What `table-pending` tells, by decision."""
    parts = [f"{decision} {', '.join(names)}" for decision, names in observer.pending().items()]
    return f"What `table-pending` tells, by decision: {'; '.join(parts) or 'nothing'}."


def section(key: str) -> str:
    """The part of the page about one game."""
    observer = Observer(find_game(key))
    return f"## {key}: {observer.size} numbers\n\n{field_table(observer)}\n\n{pending_line(observer)}\n"


def page(keys: tuple[str, ...] = BUILT_IN) -> str:
    """The whole page."""
    return "\n".join([HEAD, *(section(key) for key in keys)])


if __name__ == "__main__":
    sys.stdout.write(page(tuple(sys.argv[1:]) or BUILT_IN))
