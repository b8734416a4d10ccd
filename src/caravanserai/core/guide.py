"""A guided game as data: a position to start from and lessons, each with a text, things to point at and moves.

A lesson's moves are lines as in a record: `0 take bag` is asked of the learner, `* white 3` is what chance draws,
`1 take gold` what another seat does. A learner's line may allow several actions, `0 supply bag-3-* | supply bag-4-*`
(patterns with `*`, the best one first). What is done in any order comes from `in_any_order`. Automatic choices are
taken as ever and stand in no line.
"""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from caravanserai.core.position import Json

LEARNER: Final = 0
"""The seat that learns."""

OR: Final = " | "
EACH: Final = " & "


def in_any_order(*actions: str) -> tuple[str, ...]:
    """Lines that ask the learner for each of these actions once, the first one first unless it is done already."""
    return (f"{LEARNER} {EACH.join(actions)}",) * len(actions)


class Lesson(NamedTuple):
    """One step of a guide. Without a line of the learner it is read and left with "Next".

    `text` is the message `guide-<text>` of the guide's catalogue (`locale/guide/<language>.ftl`), `rules` are ids to
    read on, `point` ids of things to point at; without any, the things of the actions that are asked for are shown.
    """

    text: str
    play: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()
    point: tuple[str, ...] = ()

    @property
    def mine(self) -> bool:
        """Whether the learner has something to do."""
        return any(line.startswith(f"{LEARNER} ") for line in self.play)


class Guide(NamedTuple):
    """A guided game: how many sit at the table, the position (as `Game.position` writes it), the lessons."""

    seats: int
    options: Mapping[str, str]
    state: Mapping[str, Json]
    pending: Sequence[Json]
    lessons: tuple[Lesson, ...]
    key: str = "first"
    """What tells it from the game's other guides; its name is `name-guide-<key>` where there are several."""
