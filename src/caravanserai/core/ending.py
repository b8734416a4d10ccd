"""How a game ended: why, and where every point came from. A game says it in its `endings.py`, from the position and what all were told."""

from typing import TypedDict

from caravanserai.core.events import Line


class Ending(TypedDict):
    """`why` is the reason, `rule` its rule; `sources` has for each seat a sentence per category that brought points."""

    why: Line
    rule: str
    sources: list[dict[str, Line]]
