"""What the driver's errors mean to a person."""

import contextlib
from collections.abc import AsyncIterator
from typing import Final

import asyncpg

from caravanserai.server.store import StoreError

LINE: Final = (OSError, TimeoutError, asyncpg.InterfaceError, asyncpg.InternalClientError)
"""What the driver raises when the line is dead, or dies under its hands."""
_KEYS: Final = {
    asyncpg.DiskFullError: "store-full",
    asyncpg.ReadOnlySQLTransactionError: "store-read-only",
    asyncpg.InvalidAuthorizationSpecificationError: "store-no-login",
    asyncpg.InvalidPasswordError: "store-no-login",
    asyncpg.InvalidCatalogNameError: "store-no-database",
    asyncpg.PostgresConnectionError: "store-no-line",
    asyncpg.OperatorInterventionError: "store-no-line",
    **dict.fromkeys(LINE, "store-no-line"),
}


def _key_of(error: Exception) -> str:
    return next((key for kind, key in _KEYS.items() if isinstance(error, kind)), "store-other")


@contextlib.asynccontextmanager
async def explained(where: str) -> AsyncIterator[None]:
    """Turn the driver's errors into sentences that say what to do."""
    try:
        yield
    except (*LINE, asyncpg.PostgresError) as error:
        what = str(error) or type(error).__name__
        raise StoreError(_key_of(error), path=where, what=what) from error
