"""How strong a person is, by the results of rated games: openskill, the model of the arena, on a scale that people know.

Everybody begins with 1500, which is what the bot `medium` plays; 200 points more win three games of four against one.
The range is where the strength lies in 19 of 20 cases. Bots are what the ladder says, and no game changes them.
"""

from collections.abc import Sequence
from itertools import groupby
from typing import Final, NamedTuple

from openskill.models import PlackettLuce

from caravanserai.bots.anchors import anchor
from caravanserai.bots.statistics import Z95
from caravanserai.server.results import RatedSeat

MODEL: Final = PlackettLuce()
MIDDLE: Final = 1500
UNIT: Final = 29.5
"""Points of one unit of the model: by it the odds grow as Elo's do when both strengths are well known."""
ANCHOR_SIGMA: Final = 2.0
"""How well a bot's strength is known."""


class Skill(NamedTuple):
    """What the model knows of somebody."""

    mu: float = MODEL.mu
    sigma: float = MODEL.sigma
    games: int = 0

    @property
    def points(self) -> int:
        """The strength, as it is shown."""
        return round(MIDDLE + UNIT * (self.mu - MODEL.mu))

    @property
    def range(self) -> int:
        """How much it may be off, as it is shown."""
        return round(Z95 * UNIT * self.sigma)


def bot_skill(game: str, level: str) -> Skill | None:
    """A bot's, which is fixed; None: it was never measured in that game."""
    points = anchor(game, level)
    return None if points is None else Skill(MODEL.mu + (points - MIDDLE) / UNIT, ANCHOR_SIGMA)


class Rated(NamedTuple):
    """A game in somebody's history, with what they had after it and how that has changed."""

    table: str
    at: int
    game: str
    place: int
    seats: int
    points: int
    range: int
    change: int


class Standings:
    """Everybody's skill after the games so far."""

    def __init__(self) -> None:
        self.rows = 0
        self.last: tuple[int, str] = (-1, "")
        """When the last game ended, and its table."""
        self._skills: Final[dict[tuple[str, str], Skill]] = {}
        self._history: Final[dict[str, list[Rated]]] = {}

    def skill(self, game: str, person: str) -> Skill:
        """Somebody's in a game."""
        return self._skills.get((game, person), Skill())

    def skills(self, person: str) -> dict[str, Skill]:
        """Somebody's, by game, where there was one."""
        return {game: each for (game, who), each in self._skills.items() if who == person}

    def history(self, person: str) -> list[Rated]:
        """Somebody's games, the first one first."""
        return self._history.get(person, [])

    def everybody(self) -> dict[tuple[str, str], Skill]:
        """All skills, by game and person."""
        return dict(self._skills)

    def add(self, rows: Sequence[RatedSeat]) -> None:
        """Go on with whole games, in the order in which they ended."""
        for (at, table), game in groupby(rows, key=lambda row: (row.at, row.table)):
            self._add(list(game))
            self.last = at, table
        self.rows += len(rows)

    def _add(self, seats: list[RatedSeat]) -> None:
        before = [self._before(each) for each in seats]
        teams = [[MODEL.create_rating([skill.mu, skill.sigma])] for skill in before]
        after = MODEL.rate(teams, ranks=[float(each.place) for each in seats])
        for each, old, (new,) in zip(seats, before, after, strict=True):
            if each.person:
                kept = each.helped and new.mu > old.mu
                mu, sigma = (old.mu, old.sigma) if kept else (new.mu, new.sigma)
                self._note(each, old, Skill(mu, sigma, old.games + 1), len(seats))

    def _before(self, each: RatedSeat) -> Skill:
        if each.person:
            return self.skill(each.game, each.person)
        return bot_skill(each.game, each.level) or Skill()

    def _note(self, each: RatedSeat, old: Skill, new: Skill, seats: int) -> None:
        self._skills[each.game, each.person] = new
        self._history.setdefault(each.person, []).append(
            Rated(
                each.table,
                each.at,
                each.game,
                each.place,
                seats,
                new.points,
                new.range,
                new.points - old.points,
            )
        )
