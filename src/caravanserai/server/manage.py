"""The host's commands: at the server that runs on the folder if one does, else on the tables themselves."""

import asyncio
import contextlib
import os
import re
import shutil
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec

from caravanserai.server import database, host, host_api, upkeep
from caravanserai.server.bots import Pool
from caravanserai.server.calls import Ask
from caravanserai.server.clock import now
from caravanserai.server.hall import Hall
from caravanserai.server.lock import running
from caravanserai.server.place import Place
from caravanserai.server.security import digest
from caravanserai.server.store import StoreError
from caravanserai.server.tables import TableError
from caravanserai.server.upkeep import DAY

T = TypeVar("T")
_TABLE: Final = re.compile(r"[a-z2-7]{16}")
_ORIGIN: Final = re.compile(r"[0-9a-f]{24}")


def manage(place: Place, name: str, table: str = "", body: host_api.NewBan | None = None) -> Any:
    """One of the host's calls by its name; returns its answer as plain values."""
    call = next(each for each in host_api.CALLS if each.work.__name__ == name)
    database.make_folder(place.data)
    token = host_api.host_token(place.data)
    address = running(place.data)
    if address:
        return _over_http(address, call.method, call.path.replace("{table}", table), token, body)
    ask = {"table": table}
    return _here(place, token, lambda hall: call.work(Ask(hall, ask, token, body)))


def _over_http(address: str, method: str, path: str, token: str, body: object) -> Any:
    headers = {"authorization": f"Bearer {token}", "content-type": "application/json"}
    data = None if body is None else msgspec.json.encode(body)
    request = urllib.request.Request(f"{address.rstrip('/')}{path}", data, headers, method=method)
    try:
        with urllib.request.urlopen(request, timeout=60) as answer:
            content = answer.read()
            return msgspec.json.decode(content) if content else None
    except urllib.error.HTTPError as error:
        with error:
            said = msgspec.json.decode(error.read())
        raise StoreError("store-refused", what=said["detail"]) from error
    except OSError as error:
        raise StoreError("store-no-answer", address=address, why=error) from error


def _here(place: Place, token: str, work: Callable[[Hall], Awaitable[T]]) -> Any:
    async def done() -> T:
        hall = Hall(store, Pool(1), host_key=digest(token))
        await hall.origins.open()
        try:
            return await work(hall)
        finally:
            await hall.close()

    with contextlib.closing(place.open()) as store:
        try:
            return msgspec.to_builtins(asyncio.run(done()))
        except TableError as error:
            raise StoreError("store-refused", what=error.detail) from error


def whom(who: str, seat: int | None, hours: float, mute: bool, why: str) -> host_api.NewBan:
    """The ban that is meant: of an address, of what stands for one, or of somebody at a table."""
    kind = "table" if _TABLE.fullmatch(who) else "origin" if _ORIGIN.fullmatch(who) else "address"
    return msgspec.convert(
        {kind: who, "seat": seat, "hours": hours, "mute": mute, "why": why}, host_api.NewBan
    )


def prune(place: Place, days: float | None, chat_days: float | None) -> tuple[int, int]:
    """Forget tables, and chat and names, that nobody has touched for so many days; returns how many tables of each."""
    live = {each["id"] for each in manage(place, "tables")["tables"]}

    async def done() -> tuple[int, int]:
        gone = blank = 0
        if days is not None:
            gone = await upkeep.forget_tables(store, now() - int(DAY * days), live)
        if chat_days is not None:
            blank = await upkeep.forget_people(store, now() - int(DAY * chat_days), live)
        return gone, blank

    with contextlib.closing(place.open()) as store:
        return asyncio.run(done())


def stale(place: Place, days: float) -> list[str]:
    """The tables that `prune` would delete."""
    with contextlib.closing(place.open()) as store:
        return asyncio.run(store.stale(now() - int(DAY * days)))


def restore(place: Place, source: Path) -> Path | None:
    """Put a backup in the place of the tables, which are kept beside it; returns where.

    A database that is to take a backup must be empty: what is in another stays there.
    """
    if place.url:
        _restore_into(place, source)
        return None
    data = place.data
    address = running(data)
    if address:
        raise StoreError("store-in-use", address=address)
    if not source.is_file():
        raise StoreError("store-cannot-read", path=source, why=os.strerror(2))
    database.make_folder(data)
    path = data / database.FILE_NAME
    draft = data / f".{database.FILE_NAME}.restored"
    with database.explained(source):
        with contextlib.closing(database.connect(source)) as db:
            database.check(db, source)
            database.copy_to(db, draft)
        with contextlib.closing(database.connect(draft)) as db:
            database.migrate(db, draft)
    kept = None
    if path.exists():
        with contextlib.suppress(StoreError), database.explained(path):
            database.connect(
                path
            ).close()  # the last connection writes what is still in the log into the file
        kept = path.with_name(time.strftime(f"{path.name}.replaced-%Y%m%d-%H%M%S", time.gmtime()))
        os.replace(path, kept)
    for left in ("-wal", "-shm"):
        path.with_name(path.name + left).unlink(missing_ok=True)
        draft.with_name(draft.name + left).unlink(missing_ok=True)
    os.replace(draft, path)
    return kept


def _restore_into(place: Place, source: Path) -> None:
    if not source.is_file():
        raise StoreError("store-cannot-read", path=source, why=os.strerror(2))
    with tempfile.TemporaryDirectory() as folder:
        shutil.copyfile(source, Path(folder) / database.FILE_NAME)
        host.copy(Place(Path(folder)), place, lambda done, of: None)
