"""Ratings at the server: worked out from the kept results, and kept up with what other servers add."""

import asyncio
from collections.abc import Sequence
from typing import Final, Protocol

from caravanserai.server.messages import RatingInfo
from caravanserai.server.rating import Rated, Skill, Standings, bot_skill
from caravanserai.server.results import RatedSeat
from caravanserai.server.store import StoreError
from caravanserai.server.tables import Table, storage_trouble


class Results(Protocol):
    """Where results are kept."""

    async def result_count(self) -> int:
        """How many rows there are."""

    async def results(self, after: tuple[int, str]) -> list[RatedSeat]:
        """The rows of games that ended after a time and table, in their order."""


class Ratings:
    """What everybody's rating is. `on`: this host offers them."""

    def __init__(self, store: Results, on: bool = False) -> None:
        self.on: Final = on
        self._store: Final = store
        self._standings = Standings()
        self._looking: Final = asyncio.Lock()

    async def look(self) -> Standings:
        """Everybody's after all games there are."""
        try:
            async with self._looking:
                self._standings = await follow(self._store, self._standings)
        except StoreError as error:
            raise storage_trouble() from error
        return self._standings

    def forget(self) -> None:
        """Somebody was forgotten: nothing of them stays in memory."""
        self._standings = Standings()

    def shown(self, table: Table, number: int) -> RatingInfo | None:
        """What stands beside a name at a rated table, as of the last look."""
        seat = table.seats[number]
        if not self.on or not table.rated or (seat.kind == "open" and not table.raters):
            return None
        person = table.raters[number] if table.raters else seat.person
        if person:
            return info(self._standings.skill(table.game, person))
        skill = None if seat.kind == "person" else bot_skill(table.game, seat.level)
        return None if skill is None else info(skill)

    async def skills(self, person: str) -> dict[str, Skill]:
        """Somebody's, by game."""
        return (await self.look()).skills(person) if self.on else {}

    async def history(self, person: str) -> Sequence[Rated]:
        """Somebody's games, the last one first."""
        return (await self.look()).history(person)[::-1]


def info(skill: Skill) -> RatingInfo:
    """A rating as it is sent."""
    return RatingInfo(points=skill.points, range=skill.range, games=skill.games)


async def follow(store: Results, known: Standings) -> Standings:
    """The standings after all results. If one came late, that is before some that are known, all are worked out anew."""
    count = await store.result_count()
    if count == known.rows:
        return known
    fresh = await store.results(known.last)
    if known.rows + len(fresh) != count:
        known, fresh = Standings(), await store.results((-1, ""))
    await asyncio.to_thread(known.add, fresh)
    return known
