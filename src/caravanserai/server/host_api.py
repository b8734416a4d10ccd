"""The HTTP calls of the host, open to the bearer of the token that lies in the data folder, and to nobody else."""

from pathlib import Path
from typing import Annotated, Final

from msgspec import Meta

from caravanserai.server import security
from caravanserai.server.calls import Ask, Call
from caravanserai.server.hosting import BanInfo, Hosting, HostTables, ReportInfo
from caravanserai.server.messages import SeatNumber
from caravanserai.server.store import StoreError
from caravanserai.server.tables import TableError
from caravanserai.server.wire import Strict, Wire

TOKEN_NAME: Final = "host-token"


class NewBan(Strict, frozen=True):
    """Whom to ban or mute: the maker of a table, the person in one of its seats, or an address. No hours: let in again."""

    hours: Annotated[float, Meta(ge=0, le=24 * 3660)]
    table: Annotated[str, Meta(max_length=64)] = ""
    seat: SeatNumber | None = None
    address: Annotated[str, Meta(max_length=64)] = ""
    origin: Annotated[str, Meta(max_length=64)] = ""
    mute: bool = False
    why: Annotated[str, Meta(max_length=200)] = ""


class Bans(Wire, frozen=True):
    """The bans and mutes in force."""

    bans: list[BanInfo]


class Reports(Wire, frozen=True):
    """What players report, newest first."""

    reports: list[ReportInfo]


def host_token(folder: Path) -> str:
    """The host's token, made at the first start; whoever can read the folder is the host."""
    path = folder / TOKEN_NAME
    try:
        if not path.exists():
            path.touch(mode=0o600)
            path.write_text(security.new_token() + "\n", encoding="ascii")
        return path.read_text(encoding="ascii").strip()
    except (OSError, UnicodeError) as error:
        raise StoreError("store-folder", folder=folder, why=error) from error


def _hosting(ask: Ask) -> Hosting:
    if not security.fits(security.digest(ask.token), ask.hall.host_key):
        raise TableError("no-entry", "only the host may do this")
    return Hosting(ask.hall)


async def tables(ask: Ask) -> HostTables:
    return _hosting(ask).tables()


async def close(ask: Ask) -> None:
    await _hosting(ask).close(ask.table)


async def delete(ask: Ask) -> None:
    await _hosting(ask).delete(ask.table)


async def ban(ask: Ask) -> BanInfo:
    hosting, wish = _hosting(ask), ask.body
    origin = wish.origin or ask.hall.origins.of(wish.address)
    if wish.table:
        origin = await hosting.origin(wish.table, wish.seat)
    return await hosting.ban(origin, wish.hours, wish.mute, wish.why)


async def bans(ask: Ask) -> Bans:
    return Bans(bans=_hosting(ask).bans())


async def reports(ask: Ask) -> Reports:
    return Reports(reports=await _hosting(ask).reports())


CALLS: Final[tuple[Call, ...]] = (
    Call("GET", "/api/host/tables", "Tables in memory", tables, HostTables),
    Call("POST", "/api/host/tables/{table}/close", "Close a table for good", close, None, status=204),
    Call("DELETE", "/api/host/tables/{table}", "Delete a table", delete, None, status=204),
    Call("POST", "/api/host/bans", "Ban or mute for a time", ban, BanInfo, NewBan),
    Call("GET", "/api/host/bans", "Bans and mutes in force", bans, Bans),
    Call("GET", "/api/host/reports", "What players report", reports, Reports),
)
