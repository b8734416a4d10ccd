"""What a store of tables is: the values that go in and out, and the interface. `sqlite` is the one there is.

Every change is a list of small values (`SaveTable`, `AddMove`, …) committed together or not at all.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from caravanserai.server.tables import Table
from caravanserai.server.words import server_words


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


Change = SaveTable | AddMove | AddChat | DeleteTable | Touch | AddReport | SetBan | DropChat


class Stored(NamedTuple):
    """A table as it lies on disk."""

    table: Table
    pulse: Pulse
    seed: bytes | None
    moves: list[Move]
    chat: list[Chat]


class Listed(NamedTuple):
    """A table in a list."""

    table: Table
    pulse: Pulse


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


class Store(ABC):
    """What the server needs of a store. All methods may be called from the event loop."""

    @abstractmethod
    async def commit(self, *changes: Change) -> None:
        """Make the changes durable, all or none; returns when they are on disk."""

    @abstractmethod
    async def load(self, table: str) -> Stored | None:
        """The table with all that belongs to it."""

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
    async def probe(self) -> None:
        """Raise `StoreError` if nothing can be read, or nothing be written."""

    @property
    @abstractmethod
    def key(self) -> bytes:
        """The secret of this store with which addresses are turned into what stands for them."""

    @property
    @abstractmethod
    def damaged(self) -> Mapping[str, str]:
        """The tables that could not be read so far, and why."""

    @abstractmethod
    def close(self) -> None:
        """Finish what is waiting and let go."""
