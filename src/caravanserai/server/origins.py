"""Addresses without addresses: what stands for one, how much it may hold, and who is banned or muted for a time."""

import hashlib
import hmac
from typing import Final

from caravanserai.server.bodies import NewTable
from caravanserai.server.clock import now
from caravanserai.server.security import is_loopback, network
from caravanserai.server.store import Ban, Held, SetBan, Store
from caravanserai.server.tables import TableError

MOST_TABLES: Final = 100
MOST_LISTED: Final = 5
MOST_BOTS_ONLY: Final = 4
"""Tables of one address that wait or run: in all, listed, and without any person."""


class Origins:
    """What the server knows of addresses: a keyed digest of each, so that neither files nor logs hold any."""

    def __init__(self, store: Store, loopback_too: bool = False) -> None:
        self._store: Final = store
        self._loopback_too: Final = loopback_too
        self._bans: Final[dict[str, Ban]] = {}

    async def open(self) -> set[str]:
        """Read the bans in force; returns who may not come in since the last time."""
        found = {ban.origin: ban for ban in await self._store.bans(now())}
        fresh = {o for o, ban in found.items() if not ban.mute and not self.banned(o)}
        self._bans.clear()
        self._bans.update(found)
        return fresh

    def of(self, address: str) -> str:
        """What stands for the address; "" for this machine itself, which is not limited."""
        if not address or (is_loopback(address) and not self._loopback_too):
            return ""
        found = hmac.new(self._store.key, network(address).encode(), hashlib.sha256)
        return found.hexdigest()[:24]

    def counted(self, address: str) -> str:
        """Under what limits count the address: what stands for it, or itself if it is this machine's own."""
        return self.of(address) or network(address)

    # --- bans --------------------------------------------------------------------------------------------------

    def banned(self, origin: str) -> bool:
        """Whether the address may not come in now."""
        return self._in_force(origin, mute=False)

    def muted(self, origin: str) -> bool:
        """Whether the address may not speak now."""
        return self._in_force(origin, mute=True)

    def _in_force(self, origin: str, mute: bool) -> bool:
        ban = self._bans.get(origin)
        return ban is not None and ban.mute is mute and ban.until > now()

    def bans(self) -> list[Ban]:
        """The bans in force, those that end first before the others."""
        return sorted((ban for ban in self._bans.values() if ban.until > now()), key=lambda ban: ban.until)

    async def ban(self, ban: Ban) -> None:
        """Ban or mute; with a time that has passed, let in again."""
        await self._store.commit(SetBan(ban))
        self._bans[ban.origin] = ban

    # --- quotas ------------------------------------------------------------------------------------------------

    async def check(self, origin: str, wish: NewTable) -> None:
        """Refuse a table to an address that has enough of them."""
        if not origin:
            return
        held = await self._store.held(origin)
        why = _too_many(held, wish)
        if why:
            raise TableError("too-many", why)


def _too_many(held: Held, wish: NewTable) -> str:
    if held.tables >= MOST_TABLES:
        return f"{MOST_TABLES} tables of yours wait or run already"
    if held.bots_only >= MOST_BOTS_ONLY:
        return f"{MOST_BOTS_ONLY} tables of yours are played by bots alone; let them end first"
    if wish.listed and held.listed >= MOST_LISTED:
        return f"{MOST_LISTED} tables of yours are public already"
    return ""
