"""What a store of tables is: the values that go in and out, and the interface. `sqlite` and `postgres` are the two.

Every change is a list of small values (`SaveTable`, `AddMove`, …) committed together or not at all.
"""

import asyncio
import logging
import time
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import ClassVar, Final, NamedTuple

import msgspec

from caravanserai.server.identity import Credential, Person, PersonChange
from caravanserai.server.metrics import Durations
from caravanserai.server.receivers import Receiver
from caravanserai.server.results import AddResult, RatedSeat
from caravanserai.server.tables import Table
from caravanserai.server.words import server_words

LOG: Final = logging.getLogger("caravanserai.server.store")
PROBE_SECONDS: Final = 5.0
"""How long it is believed that the store takes what is written."""


class StoreError(Exception):
    """The store cannot do its work: a sentence of the server's catalogue that says what is wrong and what to do."""

    def __init__(self, key: str, **values: object) -> None:
        super().__init__(key, values)
        self.key: Final = key
        self.values: Final = {name: str(value) for name, value in values.items()}

    def said(self, language: str) -> str:
        """The sentence in a language."""
        return server_words(language).say(self.key, self.values)

    def __str__(self) -> str:
        """In English, for the log."""
        return self.said("en")


class Move(NamedTuple):
    """One accepted decision (or undo, or the set-up: seat -1) with all record lines it led to."""

    number: int
    at: int
    seat: int
    request: str
    lines: str


class Chat(NamedTuple):
    """One line of chat. `room` is "seats" or "spectators"; `seat` is -1 for a spectator."""

    number: int
    at: int
    room: str
    seat: int
    name: str
    text: str


class Pulse(NamedTuple):
    """What the lists need to know of a table: who is waited for, until when, and when it must be woken."""

    touched: int
    turn: int | None
    deadline: int | None
    wake: int | None


class SaveTable(NamedTuple):
    """Make the table, or replace what is known of it but its moves; the seed is kept once it is set."""

    table: Table
    pulse: Pulse
    seed: bytes | None = None


class AddMove(NamedTuple):
    """Append a move."""

    table: str
    move: Move
    pulse: Pulse


class AddChat(NamedTuple):
    """Append a line of chat."""

    table: str
    chat: Chat


class DeleteTable(NamedTuple):
    """Forget a table wholly."""

    table: str


class Touch(NamedTuple):
    """Write so many bytes that say nothing: to see whether the disk takes them."""

    size: int = 1


class Report(NamedTuple):
    """What somebody tells the host about a seat (-1: the table) of a table; `seat` is who tells it (-1: a spectator)."""

    table: str
    at: int
    seat: int
    about: int
    text: str


class AddReport(NamedTuple):
    """Keep a report for the host."""

    report: Report


class Ban(NamedTuple):
    """An address, as what stands for it, that may not come in (or, `mute`, not speak) until a time."""

    origin: str
    until: int
    mute: bool = False
    why: str = ""


class SetBan(NamedTuple):
    """Ban, or with a time that has passed let in again."""

    ban: Ban


class DropChat(NamedTuple):
    """Forget the chat from before a time."""

    before: int


class SetKey(NamedTuple):
    """Take over the secret of another store, with which addresses were turned into what stands for them."""

    key: bytes


class KeptReview(NamedTuple):
    """A review as it is kept beside its table: what it was made by, when, whether it is finished, and the page, packed."""

    versions: str
    at: int
    done: bool
    page: bytes


class KeepReview(NamedTuple):
    """Keep a review, in the place of an earlier one; of a table that is gone it is dropped."""

    table: str
    review: KeptReview


class KeepSetting(NamedTuple):
    """Something that all servers of this store share; what is there already stays."""

    name: str
    value: bytes


Change = (
    SaveTable
    | AddMove
    | AddChat
    | DeleteTable
    | Touch
    | AddReport
    | SetBan
    | DropChat
    | SetKey
    | KeepSetting
    | KeepReview
    | AddResult
    | PersonChange
)


TO_DO: Final = "+"
"""Told instead of a table: something is to be done soon that no server has taken."""


class Present(NamedTuple):
    """Who is at a table through a server: seats with a client, how many spectators, and who reads the cards of pauses.

    `readers` has for each seat that does the number of the last card from which it went on (-1: none).
    """

    seats: Sequence[int] = ()
    watchers: int = 0
    readers: Mapping[int, int] = MappingProxyType({})
    looking: Sequence[int] = ()
    """Seats whose person has the page before their eyes."""


class Share(NamedTuple):
    """How much of something an address (as what stands for it) uses at a server."""

    kind: str
    origin: str
    amount: int
    server: str = ""
    """Another server; "": this one."""


class Stored(NamedTuple):
    """A table as it lies on disk. `stamp` grows with every change, where several servers may change it."""

    table: Table
    pulse: Pulse
    seed: bytes | None
    moves: list[Move]
    chat: list[Chat]
    stamp: int = 0
    present: Present = Present()


class Listed(NamedTuple):
    """A table in a list; `present` is who is there through other servers, where that was asked for."""

    table: Table
    pulse: Pulse
    present: Present = Present()


class Line(NamedTuple):
    """A table in the host's list; the game of one that cannot be read is `?`."""

    id: str
    game: str
    status: str
    touched: int
    moves: int


class Counts(NamedTuple):
    """How much there is."""

    tables: int
    moves: int


class Held(NamedTuple):
    """How many tables that wait or run an address has made: in all, without people, and listed."""

    tables: int
    bots_only: int
    listed: int


class DamagedTable(StoreError):
    """One table cannot be read; the others can."""

    def __init__(self, table: str, why: object) -> None:
        super().__init__("store-bad-table", table=table, why=why)
        self.table: Final = table


class Overtaken(StoreError):
    """Another server has gone on with the table under this move's number: what it did must be read first."""

    def __init__(self, table: str) -> None:
        super().__init__("store-overtaken", table=table)
        self.table: Final = table


encode_table: Final[Callable[[Table], bytes]] = msgspec.json.encode
decode_table: Final = msgspec.json.Decoder(Table).decode


def people(table: Table) -> int:
    """How many people sit at the table."""
    return sum(seat.kind == "person" for seat in table.seats)


def named(table: Table) -> bool:
    """Whether names are kept of the table or of anybody at it."""
    return bool(table.name) or any(seat.name for seat in table.seats)


class Aside(dict[str, str]):
    """The tables that could not be read, and why; each is logged once."""

    def put(self, table: str, error: Exception) -> None:
        """One more."""
        if table not in self:
            self[table] = str(error)
            LOG.error(
                "table %s is damaged and set aside: %s", table, error, extra={"fields": {"table": table}}
            )


class Probe:
    """Tries now and then whether the store takes what is written; all who ask meanwhile share the answer."""

    def __init__(self, attempt: Callable[[], Awaitable[None]]) -> None:
        self._attempt: Final = attempt
        self._task: asyncio.Task[None] | None = None
        self._at = -PROBE_SECONDS

    async def ask(self, failed: bool) -> None:
        """Raise what is wrong. `failed`: it was wrong the last time, so it is tried again at once."""
        pause = 0.0 if failed else PROBE_SECONDS
        if self._task is None or (self._task.done() and time.monotonic() - self._at >= pause):
            self._at = time.monotonic()
            self._task = asyncio.get_running_loop().create_task(self._look())
        await asyncio.shield(self._task)

    async def _look(self) -> None:
        await self._attempt()


class Store(ABC):
    """What the server needs of a store. All methods may be called from the event loop."""

    kind: ClassVar[str]
    """The name of the database."""

    def __init__(self) -> None:
        self.commit_times: Final = Durations()
        """How long commits took, with the wait for their turn."""

    @abstractmethod
    async def commit(self, *changes: Change) -> None:
        """Make the changes durable, all or none; returns when they are on disk."""

    @abstractmethod
    async def load(self, table: str, moves: int = 0, chat: int = 0) -> Stored | None:
        """The table with all that belongs to it; of its moves and chat only what comes from these numbers on."""

    @abstractmethod
    async def by_keys(self, keys: Sequence[str]) -> list[Listed]:
        """The tables that any of these token digests opens."""

    @abstractmethod
    async def waking(self, until: int, limit: int) -> list[str]:
        """The tables that have something to do by themselves before `until`."""

    @abstractmethod
    async def counts(self) -> Counts:
        """How much there is."""

    @abstractmethod
    async def listing(self) -> list[Line]:
        """All tables, last touched first, also those that cannot be read."""

    @abstractmethod
    async def backup(self, target: Path) -> None:
        """Copy all tables into an SQLite file, whole or not at all, while the server runs."""

    @abstractmethod
    async def stale(self, before: int, named: bool = False) -> list[str]:
        """The tables last touched before a time; or only those of them that are over and still hold names."""

    @abstractmethod
    async def held(self, origin: str) -> Held:
        """What an address has."""

    @abstractmethod
    async def bans(self, now: int) -> list[Ban]:
        """The bans in force."""

    @abstractmethod
    async def reports(self, limit: int) -> list[Report]:
        """The last reports, newest first."""

    @abstractmethod
    async def person(self, person: str) -> Person | None:
        """What is kept of a person."""

    @abstractmethod
    async def persons(self, before: int | None = None) -> list[str]:
        """All persons; or only those of whom nothing was used since a time."""

    @abstractmethod
    async def credential(self, digest: str) -> Credential | None:
        """The proof with this digest."""

    @abstractmethod
    async def credentials(self, person: str) -> list[Credential]:
        """All that proves who a person is, oldest first."""

    @abstractmethod
    async def receivers(self, person: str) -> list[Receiver]:
        """Where a person is told, oldest first."""

    @abstractmethod
    async def receiver(self, id: str) -> Receiver | None:
        """The place with this id."""

    @abstractmethod
    async def setting(self, name: str) -> bytes | None:
        """What all servers of this store share under a name."""

    @abstractmethod
    async def result_count(self) -> int:
        """How many seats of rated games are kept."""

    @abstractmethod
    async def results(self, after: tuple[int, str] = (-1, "")) -> list[RatedSeat]:
        """Rated games that ended after a time (and table), in the order in which they ended, seat by seat."""

    @abstractmethod
    async def review(self, table: str) -> KeptReview | None:
        """The review that is kept beside a table."""

    @abstractmethod
    async def probe(self) -> None:
        """Raise `StoreError` if nothing can be read, or nothing be written."""

    @property
    @abstractmethod
    def key(self) -> bytes:
        """The secret of this store with which addresses are turned into what stands for them."""

    @property
    @abstractmethod
    def damaged(self) -> Aside:
        """The tables that could not be read so far, and why."""

    # --- several servers on one store: a store for one has nothing to do for that -------------------------------

    several = False
    """Whether other servers may work on the same tables."""

    def listen(self, heard: Callable[[str], None], thinks: bool = True) -> None:
        """Be told, from another thread, which table was changed by another server; "": any may have been; or `TO_DO`.

        `thinks`: this server lets its bots think, so what it leaves to a bot is its own to do.
        """
        return

    async def take(self, table: str, moves: int) -> bool:
        """Whether this server may do what is to be done at the table after so many moves.

        If so, others leave it alone while this one lives.
        """
        return True

    async def stamps(self, tables: Sequence[str]) -> dict[str, int]:
        """The number of the last change of each table."""
        return {}

    async def attend(self, table: str, present: Present) -> None:
        """Tell other servers who is at the table through this one."""
        return

    async def others(self) -> int:
        """How many other servers live."""
        return 0

    async def standing(self, digests: Sequence[str]) -> set[str]:
        """Which of these proofs of persons there still are: another server may have taken some away."""
        return set(digests)

    async def public(self, limit: int) -> list[Listed]:
        """The listed tables at which somebody sits through other servers, newest first."""
        return []

    async def share(self, mine: Sequence[Share]) -> list[Share] | None:
        """Tell other servers what addresses use here, and hear what they use there, all that is known.

        None: there are no others.
        """
        return None

    @abstractmethod
    def close(self) -> None:
        """Finish what is waiting and let go."""
