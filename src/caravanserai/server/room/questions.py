"""Questions to a table: what is that and why not, what if, how it was, the log, the record. Long answers do not hold the game up."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Final

from caravanserai.core.game import Game
from caravanserai.core.machine import State
from caravanserai.play.match import Match
from caravanserai.play.record import record_text, verify
from caravanserai.server import answers, foresight, hints, stretches, tables
from caravanserai.server.bodies import LastLines, Verdict
from caravanserai.server.glance import raw
from caravanserai.server.link import Link
from caravanserai.server.matches import lines_from
from caravanserai.server.messages import LogPage, Moment, PauseAnswer, Refused, WhyNotAnswer
from caravanserai.server.moments import Moments
from caravanserai.server.requests import Foresee, Look, Preview, ReadLog, Recount, WhyNot
from caravanserai.server.room.audience import Audience
from caravanserai.server.room.play import Play
from caravanserai.server.tables import Table, TableError

Aside = Callable[[Coroutine[Any, Any, None]], None]
"""Has something worked out while the table goes on."""


LAST: Final = 24
"""Lines of the log in which the last turn is found."""


class Questions:
    """The answers. `aside` is the inbox's; `at_once` limits how many long answers are worked out at once."""

    def __init__(
        self, table: Table, play: Play, audience: Audience, aside: Aside, at_once: asyncio.Semaphore
    ) -> None:
        self._table: Final = table
        self._play: Final = play
        self._audience: Final = audience
        self._aside: Final = aside
        self._at_once: Final = at_once
        self._moments: Final[dict[int | None, tuple[int, Moments]]] = {}

    async def why_not(self, link: Link, message: WhyNot) -> None:
        """What a thing is, and why the seat may not do something with it. Spectators are told what it is."""
        match = self._play.match
        if match is None or link.role not in ("seat", "spectator"):
            link.send(Refused(request=message.request, code="not-started", reason=None))
            return
        if message.moment is not None:
            moments = self._looked_at(link, match, message)
            if moments is not None:
                self._aside(self._tell_what_it_was(link, match.game, moments, message))
            return
        state = self._audience.position(match, link.seat)
        if state is None:
            link.send(Refused(request=message.request, code="not-started", reason=None))
            return
        known = answers.behind_the_wall(match.game, state, link.seat)
        self._aside(self._tell_why_not(link, match.game, known, message))

    async def _tell_why_not(self, link: Link, game: Game, known: State, message: WhyNot) -> None:
        request, action, thing = message.request, message.action, message.thing
        async with self._at_once:
            link.send(
                await asyncio.to_thread(answers.why_not, game, known, link.seat, request, action, thing)
            )

    async def _tell_what_it_was(self, link: Link, game: Game, moments: Moments, message: WhyNot) -> None:
        async with self._at_once:
            await asyncio.to_thread(moments.find)
            state = await asyncio.to_thread(moments.position, message.moment or 0)
            known = answers.behind_the_wall(game, state, moments.seat)
            card = await asyncio.to_thread(answers.card, game, known, moments.seat, message.thing)
        link.send(WhyNotAnswer(request=message.request, card=card, allowed=False, reasons=[]))

    async def preview(self, link: Link, message: Preview) -> None:
        """What a choice would lead to."""
        match = self._play.match
        if match is None or link.seat is None:
            link.send(Refused(request=message.request, code="not-seated", reason=None))
            return
        link.send(answers.preview(match, link.seat, message.request, message.action))

    async def foresee(self, link: Link, message: Foresee) -> None:
        """What may come next, for a seat that plans ahead."""
        match, seat = self._play.match, link.seat
        if match is None or seat is None or match.over:
            link.send(Refused(request=message.request, code="not-seated", reason=None))
            return
        samples = [answers.behind_the_wall(match.game, match.state, seat) for _ in range(foresight.SAMPLES)]
        self._aside(self._tell_foreseen(link, match.game, samples, seat, message))

    async def _tell_foreseen(
        self, link: Link, game: Game, samples: list[State], seat: int, message: Foresee
    ) -> None:
        async with self._at_once:
            link.send(await asyncio.to_thread(foresight.foresee, game, samples, seat, message))

    async def look(self, link: Link, message: Look) -> None:
        """How it was: with the own eyes, and after the end with anybody's."""
        match = self._play.match
        if match is None or link.role not in ("seat", "spectator"):
            link.send(Refused(request=message.request, code="not-started", reason=None))
            return
        moments = self._looked_at(link, match, message)
        if moments is not None:
            self._aside(self._tell_moment(link, moments, message))

    def _looked_at(self, link: Link, match: Match, message: Look | WhyNot) -> Moments | None:
        """The match as it may be looked back at; None: refused."""
        seat = link.seat
        if match.over and message.seat is not None:
            seat = message.seat if 0 <= message.seat < match.seats else None
        elif seat is None and self._audience.late(match):
            link.send(Refused(request=message.request, code="not-seated", reason=None))
            return None
        return self._seen_by(match, seat)

    def _seen_by(self, match: Match, seat: int | None) -> Moments:
        kept = self._moments.get(seat)
        if kept is None or self._play.stale(kept[0]):
            kept = self._moments[seat] = match.version, Moments(match, seat)
        return kept[1]

    async def _tell_moment(self, link: Link, moments: Moments, message: Look) -> None:
        async with self._at_once:
            await asyncio.to_thread(moments.find)
            wanted = message.moment if message.line is None else moments.at_line(message.line)
            number = moments.count - 1 if wanted is None else min(moments.count - 1, wanted)
            picture = await asyncio.to_thread(moments.picture, number)
        link.send(
            Moment(
                request=message.request,
                moment=number,
                moments=moments.count,
                seat=moments.seat,
                lines=picture.lines,
                view=raw(picture.view),
                prompt=raw(picture.prompt),
            )
        )

    async def read_log(self, link: Link, message: ReadLog) -> None:
        """Older lines of the log."""
        match = self._play.match
        watches = link.role in ("seat", "spectator")
        if match is None or not watches or (link.seat is None and self._audience.late(match)):
            link.send(Refused(request=message.request, code="not-started", reason=None))
            return
        total, events = self._audience.page(match, link.seat, message.start, message.count)
        link.send(LogPage(request=message.request, start=message.start, total=total, events=events))

    async def recount(self, link: Link, message: Recount) -> None:
        """A pause card that was read before."""
        match = self._play.match
        watches = link.role in ("seat", "spectator")
        if match is None or not watches or (link.seat is None and self._audience.late(match)):
            link.send(Refused(request=message.request, code="not-started", reason=None))
            return
        at = self._audience.see(match, link.seat).event(message.line)
        card = None if at is None else stretches.recount(match, link.seat, at)
        link.send(PauseAnswer(request=message.request, pause=None if card is None else raw(card)))

    async def last(self, token: str) -> LastLines:
        """The last lines of the log, for lists: to seats alone."""
        seat, match = tables.seated(self._table, token), self._play.match
        if match is None:
            return LastLines(start=0, events=[])
        total, _ = self._audience.page(match, seat, 0, 1)
        start = max(0, total - LAST)
        return LastLines(start=start, events=self._audience.page(match, seat, start, LAST)[1])

    async def record(self, token: str) -> str:
        """The record of a finished game, or of one that ended before its end."""
        if self._table.outdated:
            tables.enter(self._table, token)
            return self._play.kept
        if self._table.closed and self._play.match is not None:
            tables.enter(self._table, token)
            return self._table.header + lines_from(self._play.match, 0)
        return record_text(self._finished(token))

    async def reviewable(self, token: str) -> Match:
        """The match, if it can be reviewed: whoever may have its record may."""
        if self._table.outdated:
            tables.enter(self._table, token)
            raise TableError("old-rules", "the rules of this game have been corrected since")
        match = self._finished(token)
        if self._table.guide:
            raise TableError("not-over", "a guided game is not reviewed")
        return match

    async def hint(self, token: str) -> hints.Asked:
        """What a bot is asked for the seat, behind the wall; a refusal wherever hints are not to be had."""
        seat = tables.seated(self._table, token)
        return hints.question(self._table, self._play.match, seat)

    async def verdict(self, token: str) -> Verdict:
        """Whether the chance of a finished game is what was committed to."""
        match = self._finished(token)
        faults = await asyncio.to_thread(verify, match)
        seed = "" if match.seed is None else match.seed.hex()
        return Verdict(ok=not faults, commitment=match.commitment, seed=seed, faults=faults)

    def _finished(self, token: str) -> Match:
        tables.enter(self._table, token)
        match = self._play.match
        if match is None or not match.over:
            raise TableError("not-over", "this can be had when the game is over")
        return match
