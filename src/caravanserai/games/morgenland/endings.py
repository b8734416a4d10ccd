"""The last page: why the game ended and where the artifacts came from (MO-56 to MO-60)."""

from collections.abc import Sequence

from caravanserai.core.ending import Ending
from caravanserai.core.events import Line, Told
from caravanserai.core.pause import line
from caravanserai.games.morgenland.scoring import breakdown
from caravanserai.games.morgenland.state import State


def ending(s: State, told: Sequence[Told]) -> Ending:
    """MO-56, MO-60 The last artifact was bought, or the last round was over."""
    last = [each["kind"] for each in told if each["kind"] in ("cleaned", "bought", "unseen", "exchanged")]
    limit = last[-1:] == ["cleaned"]
    return Ending(
        why=line("end-rounds", number=s.round) if limit else line("end-sold", number=s.round),
        rule="MO-60" if limit else "MO-56",
        sources=[
            {category: _artifacts(seat, amount, told) for category, amount in points.items() if amount}
            for seat, points in enumerate(breakdown(s))
        ],
    )


def _artifacts(seat: int, amount: int, told: Sequence[Told]) -> Line:
    """In which rooms the seat bought its artifacts."""
    rooms = [
        str(each["args"]["space"])
        for each in told
        if each["kind"] in ("bought", "unseen") and each["args"].get("seat") == f"@{seat}"
    ]
    if not rooms:
        return line("end-artifacts", number=amount)
    return line("end-artifacts-from", number=amount, each_space=sorted(set(rooms)))
