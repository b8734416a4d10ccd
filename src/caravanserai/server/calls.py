"""What an HTTP call is: its declaration, what it is told, and answers that are plain text."""

from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

from caravanserai.server.hall import Hall
from caravanserai.server.persons import Bearer
from caravanserai.server.tables import TableError


class Ask(NamedTuple):
    """What a call is told: the hall, the words of the path, the bearer's token, the checked body, what stands for the address.

    `bearer` is who asks, if a person does; `page` is the origin of the page that asks; `address` the unit that limits count.
    """

    hall: Hall
    path: dict[str, str]
    token: str
    body: Any
    origin: str = ""
    bearer: Bearer | None = None
    page: str = ""
    address: str = ""

    @property
    def table(self) -> str:
        """The table's id."""
        return self.path["table"]

    @property
    def me(self) -> Bearer:
        """Who asks, or a refusal."""
        if self.bearer is None:
            raise TableError("no-entry", "only a person may ask this")
        return self.bearer


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
    newcomer: bool = False
    """Whether the bearer is the secret of a device that nobody knows yet."""
