"""What a thing on the table is, in lines of the catalogue."""

from typing import TypedDict

from caravanserai.core.events import Line


class Card(TypedDict):
    """What a thing on the table is, told to one who looks at it.

    `name` says where it lies too, `kind` what it costs and is worth by nature (None: nothing), `does` in one full
    sentence what it is for, `now` its price or worth in this position, `rules` where all that is written.
    """

    id: str
    name: Line
    kind: Line | None
    does: Line
    now: list[Line]
    rules: list[str]
