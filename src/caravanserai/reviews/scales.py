"""From estimated points to a chance of winning: scales fitted to finished games, kept as data for each generation of judges."""

import json
import math
from functools import cache
from importlib.resources import files
from typing import Any, Final, NamedTuple

from caravanserai.bots.judge import Judge
from caravanserai.core.machine import OVER, State

JUDGE: Final = 1
"""The generation of judges that reviews and puzzles ask: the last one whose chances were held against games."""
PLACES: Final = 5
"""So many scales are fitted between the beginning of a game and its end; between them it is a straight line."""


class Sight(NamedTuple):
    """What a judge sees of a position: everybody's points in the end, and how far the game is; `over`: these are shares."""

    points: list[float]
    certainty: float
    over: bool = False


class Scale(NamedTuple):
    """How many points more multiply the odds by e, from the beginning of a game to its end.

    `even` is the part of all chances that is shared alike: nobody is ever quite lost.
    """

    points: tuple[float, ...]
    even: float = 0.0

    def at(self, certainty: float) -> float:
        """The scale when so much of the game is behind us."""
        place = min(1.0, max(0.0, certainty)) * (len(self.points) - 1)
        low = min(int(place), len(self.points) - 2)
        return self.points[low] + (place - low) * (self.points[low + 1] - self.points[low])

    def chances(self, sight: Sight) -> list[float]:
        """Everybody's chance of winning."""
        if sight.over:
            return sight.points
        scale = self.at(sight.certainty)
        best = max(sight.points)
        odds = [math.exp((value - best) / scale) for value in sight.points]
        total, even = sum(odds), self.even / len(odds)
        return [even + (1 - self.even) * each / total for each in odds]


def sight(judge: Judge, s: State) -> Sight:
    """The position as the judge sees it."""
    if s.actor() == OVER:
        return Sight(result(s), 1.0, over=True)
    return Sight(judge.values(s), judge.certainty(s))


def result(s: State) -> list[float]:
    """1 for the winner of a finished game, shared by those who tie."""
    first = s.ranking()[0]
    return [1 / len(first) if seat in first else 0.0 for seat in range(s.seats)]


def plain(judge: Judge) -> Scale:
    """What the judge itself takes for a clear lead: for games and judges without fitted scales."""
    return Scale(tuple(judge.spread * (1.2 - place / (PLACES - 1)) for place in range(PLACES)))


def scale_of(key: str, seats: int, judge: Judge, generation: int) -> Scale:
    """The scale fitted for the game, the number of seats (or the nearest one) and the generation of the judge."""
    fitted = _fitted(key, generation)
    if not fitted:
        return plain(judge)
    return fitted[min(fitted, key=lambda count: (abs(count - seats), count))]


@cache
def _fitted(key: str, generation: int) -> dict[int, Scale]:
    place = files("caravanserai.reviews") / "fitted" / str(generation) / f"{key}.json"
    return read(place.read_text(encoding="utf-8")) if place.is_file() else {}


def read(text: str) -> dict[int, Scale]:
    """Scales by the number of seats, from JSON."""
    found: dict[str, Any] = json.loads(text)
    return {int(seats): Scale(tuple(each["points"]), each["even"]) for seats, each in found["seats"].items()}


def written(scales: dict[int, Scale], made: dict[str, Any]) -> str:
    """Scales as JSON, with what they were made from."""
    seats = {
        str(count): {"points": [round(each, 3) for each in scale.points], "even": round(scale.even, 4)}
        for count, scale in sorted(scales.items())
    }
    return json.dumps({"made": made, "seats": seats}, indent=2) + "\n"
