"""Questions to a table: why not, what if, how it was, the log, the record. Long answers do not hold the game up."""

import asyncio
from typing import TYPE_CHECKING, Final

from caravanserai.core.game import Game
from caravanserai.core.machine import State
from caravanserai.play.match import Match
from caravanserai.play.record import record_text, verify
from caravanserai.server import answers
from caravanserai.server.bodies import Verdict
from caravanserai.server.glance import raw
from caravanserai.server.link import Link
from caravanserai.server.messages import LogPage, Look, Moment, Preview, ReadLog, Refused, WhyNot
from caravanserai.server.room.playing import Playing
from caravanserai.server.store import Stored
from caravanserai.server.tables import TableError

if TYPE_CHECKING:
    from caravanserai.server.hall import Hall


class Asking(Playing):
    """The answers."""

    def __init__(self, hall: "Hall", stored: Stored, match: Match | None) -> None:
        super().__init__(hall, stored, match)
        self._films: Final[dict[int | None, tuple[int, answers.Film]]] = {}

    async def why_not(self, link: Link, message: WhyNot) -> None:
        """Why the seat may not do something."""
        if self.match is None or link.seat is None:
            link.send(Refused(request=message.request, code="not-seated", reason=None))
            return
        known = answers.behind_the_wall(self.match, link.seat)
        self._aside(self._tell_why_not(link, link.seat, self.match.game, known, message))

    async def _tell_why_not(self, link: Link, seat: int, game: Game, known: State, message: WhyNot) -> None:
        request, action, thing = message.request, message.action, message.thing
        async with self.hall.aside:
            link.send(await asyncio.to_thread(answers.why_not, game, known, seat, request, action, thing))

    async def preview(self, link: Link, message: Preview) -> None:
        """What a choice would lead to."""
        if self.match is None or link.seat is None:
            link.send(Refused(request=message.request, code="not-seated", reason=None))
            return
        link.send(answers.preview(self.match, link.seat, message.request, message.action))

    async def look(self, link: Link, message: Look) -> None:
        """How it was: with the own eyes, and after the end with anybody's."""
        match = self.match
        if match is None or link.role not in ("seat", "spectator"):
            link.send(Refused(request=message.request, code="not-started", reason=None))
            return
        seat = link.seat
        if match.over and message.seat is not None:
            seat = message.seat if 0 <= message.seat < match.seats else None
        elif seat is None and self.table.spectators == "delayed" and not match.over:
            link.send(Refused(request=message.request, code="not-seated", reason=None))
            return
        self._aside(self._tell_moment(link, self._film(seat), message))

    def _film(self, seat: int | None) -> answers.Film:
        assert self.match is not None
        kept = self._films.get(seat)
        if kept is None or kept[0] != self.match.version:
            kept = self._films[seat] = self.match.version, answers.Film(self.match, seat)
        return kept[1]

    async def _tell_moment(self, link: Link, film: answers.Film, message: Look) -> None:
        async with self.hall.aside:
            await asyncio.to_thread(film.develop)
            moment = message.moment if message.line is None else film.at_line(message.line)
            number = film.moments - 1 if moment is None else min(film.moments - 1, moment)
            still = await asyncio.to_thread(film.still, number)
        link.send(
            Moment(
                request=message.request,
                moment=number,
                moments=film.moments,
                seat=film.seat,
                lines=still.lines,
                view=raw(still.view),
                prompt=raw(still.prompt),
            )
        )

    async def read_log(self, link: Link, message: ReadLog) -> None:
        """Older lines of the log."""
        late = link.seat is None and self.table.spectators == "delayed"
        if self.match is None or link.role not in ("seat", "spectator") or (late and not self.match.over):
            link.send(Refused(request=message.request, code="not-started", reason=None))
            return
        eyes = self._see(link.seat)
        events = eyes.page(self.match, message.start, message.count)
        link.send(LogPage(request=message.request, start=message.start, total=eyes.total, events=events))

    # --- records -----------------------------------------------------------------------------------------------

    async def record(self, token: str) -> str:
        """The record of a finished game."""
        self.enter(token)
        if self.match is None or not self.match.over:
            raise TableError("not-over", "the record can be had when the game is over")
        return record_text(self.match)

    async def verdict(self, token: str) -> Verdict:
        """Whether the chance of a finished game is what was committed to."""
        self.enter(token)
        match = self.match
        if match is None or not match.over:
            raise TableError("not-over", "chance can be checked when the game is over")
        faults = await asyncio.to_thread(verify, match)
        seed = "" if match.seed is None else match.seed.hex()
        return Verdict(ok=not faults, commitment=match.commitment, seed=seed, faults=faults)
