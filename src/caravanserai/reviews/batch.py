"""Many reviews: each record is a piece of work."""

import hashlib
import json
from collections.abc import Sequence
from typing import Any, NamedTuple

from caravanserai.play.record import BadRecord, parse
from caravanserai.reviews.analysis import Analysis
from caravanserai.reviews.report import report


class Task(NamedTuple):
    """A record to be reviewed, and how."""

    record: str
    seconds: float | None
    iterations: int | None
    seed: str


def fingerprint(tasks: Sequence[Task]) -> str:
    """What tells this work from other work: reviews of other records, or made otherwise, are not taken for these."""
    return hashlib.sha256(json.dumps(tasks).encode()).hexdigest()


def reviewed(task: Task) -> dict[str, Any]:
    """The report of a record, or what is wrong with it: `fault`."""
    try:
        analysis = Analysis(parse(task.record), None, task.seconds, task.iterations, task.seed)
    except BadRecord as error:
        return {"fault": str(error)}
    return report(analysis.finish())
