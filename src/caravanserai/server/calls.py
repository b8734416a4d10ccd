"""What an HTTP call is: its declaration, what it is told, and answers that are plain text."""

from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

from caravanserai.server.hall import Hall


class Ask(NamedTuple):
    """What a call is told: the hall, the words of the path, the bearer's token, the checked body, what stands for the address."""

    hall: Hall
    path: dict[str, str]
    token: str
    body: Any
    origin: str = ""

    @property
    def table(self) -> str:
        """The table's id."""
        return self.path["table"]


class Text(NamedTuple):
    """A plain text answer and the language it is in."""

    text: str
    language: str = ""


class Call(NamedTuple):
    """One HTTP call."""

    method: str
    path: str
    summary: str
    work: Callable[[Ask], Awaitable[Any]]
    answer: type | None
    body: type | None = None
    status: int = 200
    cached: bool = False
    scarce: bool = False
    """Whether it makes something, so that it is limited more."""
    most_bytes: int = 65_536
