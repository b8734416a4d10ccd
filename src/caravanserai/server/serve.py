"""Starting the server: the folder, the lock, the port, the words to the person, and uvicorn."""

import asyncio
import contextlib
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

import uvicorn

from caravanserai.server import logs
from caravanserai.server.bots import Pool
from caravanserai.server.cleaning import Cleaning
from caravanserai.server.connections import Config
from caravanserai.server.database import is_open, make_folder
from caravanserai.server.gate import IN_ALL, PER_ADDRESS, SPARE_DESCRIPTORS, Gate
from caravanserai.server.hall import Hall
from caravanserai.server.host_api import host_token
from caravanserai.server.http import STATIC, Limits, Web
from caravanserai.server.listening import CannotListen, address_of, inherited, listen
from caravanserai.server.lock import lock_file, take, write
from caravanserai.server.security import Doors, digest, is_loopback
from caravanserai.server.sqlite import SqliteStore
from caravanserai.server.store import StoreError
from caravanserai.server.upkeep import Plan, Upkeep
from caravanserai.server.words import server_words
from caravanserai.text.catalogue import Catalogue

PORT: Final = 8421
GRACE_SECONDS: Final = 3
MOST_DESCRIPTORS: Final = 65_536
LAST_REQUEST_SECONDS: Final = 0.2
"""For requests of connections that were taken just before."""
PING_SECONDS: Final = 40.0
"""Proxies commonly cut what is silent for a minute."""
SWITCH_SECONDS: Final = 0.0005
"""The writing thread needs the interpreter a few times per transaction: let it not wait long each time."""


def data_folder() -> Path:
    """Where tables are kept unless told otherwise: the user's folder for program data."""
    if sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    elif sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA", Path.home()))
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "caravanserai"


class Options(NamedTuple):
    """How a server is run."""

    host: str = "127.0.0.1"
    port: int = PORT
    data: Path | None = None
    open_browser: bool = False
    names: Sequence[str] = ()
    behind_proxy: bool = False
    workers: int | None = None
    connections: int = IN_ALL
    per_address: int | None = None
    """Connections from one address; given, it counts for this machine's own as well."""
    plan: Plan = Plan()
    log_level: str = "warning"
    language: str = "en"
    static: Path = STATIC


def serve(options: Options) -> int:
    """Serve until interrupted. Returns an exit code; what is wrong is said on standard error."""
    words = server_words(options.language)
    folder = options.data if options.data is not None else data_folder()
    logs.configure(options.log_level)
    try:
        make_folder(folder)
        with contextlib.ExitStack() as stack:
            lock = stack.enter_context(contextlib.closing(lock_file(folder)))
            if not take(lock):
                said = {"folder": str(folder), "address": lock.read().strip() or "?"}
                print(words.say("serve-already", said), file=sys.stderr)
                return 1
            found = inherited() or listen(options.host, options.port, words)
            listening = stack.enter_context(contextlib.closing(found))
            address = address_of(*listening.getsockname()[:2])
            write(lock, address)
            store = stack.enter_context(contextlib.closing(SqliteStore(folder)))
            _greet(words, address, folder, options)
            if options.open_browser and _has_screen():
                threading.Timer(0.5, webbrowser.open, (address,)).start()
            return _run(store, listening, options)
    except StoreError as error:
        print(error.said(options.language), file=sys.stderr)
        return 1
    except CannotListen as error:
        print(error, file=sys.stderr)
        return 1


def _run(store: SqliteStore, listening: socket.socket, options: Options) -> int:
    workers = options.workers if options.workers is not None else max(1, (os.cpu_count() or 2) - 1)
    cleaning = Cleaning()
    hall = Hall(
        store,
        Pool(workers),
        cleaning=cleaning,
        loopback_too=options.behind_proxy,
        host_key=digest(host_token(store.path.parent)),
    )
    server = Server(_config(hall, store.path.parent, options), hall)
    _end_in_order()
    cleaning.begin()
    sys.setswitchinterval(SWITCH_SECONDS)
    with contextlib.suppress(KeyboardInterrupt):
        server.run([listening])
    return 0 if server.started else 1


class Server(uvicorn.Server):
    """uvicorn, which closes all sockets before it lets the application end: so it is said before."""

    def __init__(self, config: Config, hall: Hall) -> None:
        super().__init__(config)
        self._hall: Final = hall

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Take no more connections (those that come wait for the next server, if one is to come), say goodbye, stop."""
        for server in self.servers:
            server.close()
        await asyncio.sleep(LAST_REQUEST_SECONDS)
        await self._hall.farewell()
        await super().shutdown(sockets)


def _config(hall: Hall, folder: Path, options: Options) -> Config:
    limits = Limits(loopback_too=options.behind_proxy)
    upkeep = Upkeep(hall.store, folder, options.plan, hall.rooms)
    web = Web(hall, Doors(options.names), limits, options.static, upkeep)
    gate = Gate(
        hall.metrics,
        min(options.connections, _raise_descriptors()),
        PER_ADDRESS if options.per_address is None else options.per_address,
        options.per_address is not None,
    )
    return Config(
        web.app(),
        gate,
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=options.behind_proxy,
        forwarded_allow_ips="127.0.0.1",
        ws_max_size=16_384,
        ws_per_message_deflate=False,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=20.0,
        timeout_keep_alive=15,
        timeout_graceful_shutdown=GRACE_SECONDS,
        backlog=2048,
    )


def _raise_descriptors() -> int:
    """Let the process hold as many open files as it may; returns how many connections that leaves room for."""
    if sys.platform == "win32":
        return IN_ALL
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_DESCRIPTORS if hard == resource.RLIM_INFINITY else min(hard, MOST_DESCRIPTORS)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return IN_ALL if soft == resource.RLIM_INFINITY else max(1, soft - SPARE_DESCRIPTORS)


def _end_in_order() -> None:
    """uvicorn raises the signal that stopped it once more when it has ended; by then it shall do nothing."""
    if threading.current_thread() is threading.main_thread():
        signal.signal(signal.SIGTERM, lambda *_: None)


def _greet(words: Catalogue, address: str, folder: Path, options: Options) -> None:
    print(words.say("serve-open", {"address": address}), flush=True)
    print(words.say("serve-data", {"folder": str(folder)}), flush=True)
    print(words.say("serve-stop"), flush=True)
    if is_open(folder):
        print(words.say("serve-folder-open", {"folder": str(folder)}), file=sys.stderr, flush=True)
    if not is_loopback(options.host) and not options.behind_proxy:
        print(words.say("serve-public", {"host": options.host}), file=sys.stderr, flush=True)


def _has_screen() -> bool:
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
