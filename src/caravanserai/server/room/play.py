"""The game in play: the match of a table, and its moves on disk."""

from collections import OrderedDict
from collections.abc import Sequence
from typing import Final, Protocol

from caravanserai.core.machine import EVERYBODY, OVER
from caravanserai.play.history import Bookmark
from caravanserai.play.match import CannotUndo, GameOver, Match, NotYourTurn, Refusal
from caravanserai.server.clock import now
from caravanserai.server.matches import again, first_changes, kept_record, lines_from, outcome
from caravanserai.server.messages import RefusalCode
from caravanserai.server.results import result
from caravanserai.server.store import AddMove, Change, Move, Pulse, SaveTable, Stored
from caravanserai.server.tables import Table

REMEMBERED: Final = 256
"""How many requests are remembered to answer repeated ones."""


class Moves(Protocol):
    """Where moves are stored."""

    async def commit(self, *changes: Change) -> None:
        """Make them durable, all or none."""


class Play:
    """The match, once there is one, and how much of it is stored."""

    def __init__(self, stored: Stored, match: Match | None, store: Moves) -> None:
        self.match = match
        self.touched = stored.pulse.touched
        """When something last happened that everybody could see, for the lists: hidden steps are not to be counted."""
        self._table: Final[Table] = stored.table
        self._store: Final = store
        self.kept = kept_record(stored) if stored.table.outdated else ""
        """The record of a game that ended before its end."""
        self._public: Final = bytearray()
        """For each event whether everybody may know of it."""
        self._requests: Final[OrderedDict[tuple[int, str], None]] = OrderedDict()
        self.begin_again(stored, match)

    def begin_again(self, stored: Stored, match: Match | None) -> None:
        """Everything as it is stored."""
        self.match = match
        self.moves = len(stored.moves)
        """How many moves are stored."""
        self.moved_at = stored.moves[-1].at if stored.moves else stored.pulse.touched
        self._lines = sum(move.lines.count("\n") for move in stored.moves)
        self._requests.clear()
        for move in stored.moves[-REMEMBERED:]:
            self._remember(move.seat, move.request)
        self._public.clear()
        self._read = Bookmark()
        self._follow_events()

    def follow(self, moves: Sequence[Move]) -> bool:
        """Play what was decided at other servers; False: it does not fit here, and all must be read again."""
        for move in moves:
            if self.match is None or move.number != self.moves or not again(self.match, move, self._lines):
                return False
            self._stored(move)
        self._follow_events()
        return True

    @property
    def actor(self) -> int | None:
        """The seat that is waited for."""
        if self.match is None or self._table.closed:
            return None
        actor = self.match.state.actor()
        return None if actor == OVER else actor

    def stale(self, version: int) -> bool:
        """Whether something was decided for another position than the present one.

        The only check of its kind: whoever decides for a seat (a client, a bot, a promise, a clock) says which version it saw.
        """
        return self.match is None or version != self.match.version

    def repeated(self, seat: int, request: str) -> bool:
        """Whether this request of the seat was accepted before."""
        return (seat, request) in self._requests

    async def begin(self, match: Match) -> None:
        """The game begins, on disk first."""
        self.touched = now()
        await self._store.commit(*first_changes(self._table, match))
        self.match = match
        self._follow_events()
        self.moves = 1
        self._lines = len(match.journal)

    def touch(self) -> bool:
        """A decision was made or taken back; says whether everybody could see that something happened."""
        if not self._follow_events():
            return False
        self.touched = now()
        return True

    def _follow_events(self) -> bool:
        """Note what is new and forget what was undone; says whether any of that was public."""
        if self.match is None:
            return False
        events, known = self.match.events, self._public
        before = self._read.kept(events)
        undone = any(known[before:])
        del known[before:]
        self._read.move(events)
        known.extend(events.seen(index) == EVERYBODY for index in range(before, len(events)))
        return undone or any(known[before:]) or self.match.over

    async def keep(self, seat: int, request: str, pulse: Pulse, save: bool) -> None:
        """Make the last decision durable with all that followed by itself; `save`: and the table, which has changed."""
        match = self.match
        assert match is not None
        add = AddMove(
            self._table.id, Move(self.moves, now(), seat, request, lines_from(match, self._lines)), pulse
        )
        if match.over:
            self._table.status = "over"
            self._table.outcome = outcome(match)
        if match.over and self._table.rated:
            await self._store.commit(add, SaveTable(self._table, pulse), result(self._table))
        elif save or match.over:
            await self._store.commit(add, SaveTable(self._table, pulse))
        else:
            await self._store.commit(add)
        self._stored(add.move)

    def _stored(self, move: Move) -> None:
        assert self.match is not None
        self.moves += 1
        self.moved_at = move.at
        self._lines = len(self.match.journal)
        self._remember(move.seat, move.request)

    def _remember(self, seat: int, request: str) -> None:
        if request:
            self._requests[(seat, request)] = None
            while len(self._requests) > REMEMBERED:
                self._requests.popitem(last=False)


def refusal_code(refusal: Refusal) -> RefusalCode:
    """What a client is told about a refusal."""
    if isinstance(refusal, NotYourTurn):
        return "not-your-turn"
    if isinstance(refusal, GameOver):
        return "game-over"
    if isinstance(refusal, CannotUndo):
        return "cannot-undo"
    return "not-legal"
