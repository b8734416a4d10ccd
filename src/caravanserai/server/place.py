"""Where tables are kept: a folder with an SQLite file, or a PostgreSQL database and a folder for the host's token."""

from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

from caravanserai.server.sqlite import SqliteStore
from caravanserai.server.store import Store, StoreError

SCHEMES = ("postgresql://", "postgres://")


class Place(NamedTuple):
    """A folder, and the address of a database if the tables lie in one."""

    data: Path
    url: str = ""

    def open(self) -> Store:
        """The store there."""
        if not self.url:
            return SqliteStore(self.data)
        if not self.url.startswith(SCHEMES):
            raise StoreError("store-bad-address", address=self.url)
        if find_spec("asyncpg") is None:
            raise StoreError("store-no-driver")
        from caravanserai.server.postgres.store import PostgresStore

        return PostgresStore(self.url)

    @property
    def said(self) -> str:
        """The place in words, without a password."""
        return without_password(self.url) if self.url else str(self.data)


def without_password(url: str) -> str:
    """The address as it may be shown."""
    head, at, tail = url.rpartition("@")
    scheme, _, user = head.partition("://")
    return f"{scheme}://{user.partition(':')[0]}@{tail}" if at else url
