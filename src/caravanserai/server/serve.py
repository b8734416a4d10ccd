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

from caravanserai.reviews.analysis import SECONDS
from caravanserai.server import logs
from caravanserai.server.bots import Pool
from caravanserai.server.cleaning import Cleaning
from caravanserai.server.connections import Config, HttpConnection
from caravanserai.server.database import is_open, make_folder
from caravanserai.server.gate import IN_ALL, PER_ADDRESS, SPARE_DESCRIPTORS, Gate
from caravanserai.server.hall import Hall
from caravanserai.server.herald import Herald
from caravanserai.server.host_api import host_token
from caravanserai.server.http import STATIC, Limits, Web
from caravanserai.server.listening import BACKLOG, CannotListen, address_of, begin, inherited, take_port
from caravanserai.server.lock import lock_file, take, write
from caravanserai.server.mailing import Post
from caravanserai.server.manners import Manners
from caravanserai.server.network import Network
from caravanserai.server.place import Place
from caravanserai.server.reviewing import Reviews
from caravanserai.server.security import Doors, digest, is_loopback
from caravanserai.server.store import Store, StoreError
from caravanserai.server.upkeep import Plan, Upkeep
from caravanserai.server.webhooks import Courier
from caravanserai.server.words import server_words
from caravanserai.text.catalogue import Catalogue

PORT: Final = 8421
METRICS_TOKEN: Final = "SERAI_METRICS_TOKEN"
"""The variable with a token that opens `/metrics` and nothing else."""
GRACE_SECONDS: Final = 3
LITTLE: Final = 4
"""Connections of an address of which other servers are not told."""
MOST_DESCRIPTORS: Final = 65_536
NOTICE_SECONDS: Final = 1.5
"""How long `/readyz` says no before anybody is sent away: a load balancer that asks every second knows it by then."""
LAST_REQUEST_SECONDS: Final = 0.2
"""For requests of connections that were taken just before."""
PING_SECONDS: Final = 10.0
"""How often a socket is asked for a sign of life (the browser answers by itself), and how long it may take over that:
who is gone without a word is seen to be away after twice that."""
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
    store: str = ""
    """The address of a database, if the tables lie in one."""
    open_browser: bool = False
    names: Sequence[str] = ()
    behind_proxy: bool = False
    workers: int | None = None
    bots: bool = True
    """Whether bots think here; otherwise others on the same store have to."""
    connections: int = IN_ALL
    per_address: int | None = None
    """Connections from one address; given, it counts for this machine's own as well."""
    plan: Plan = Plan()
    network: str = ""
    """The address at which friends on the same network find this machine; "": found out, "off": never offered."""
    inner_webhooks: bool = False
    """Whether tables and devices may name addresses of the inner network."""
    mail: Post | None = None
    """The mail server, if persons may be told by mail."""
    ratings: bool = False
    """Whether tables can be rated here."""
    manners: Manners = Manners()
    review_seconds: float = SECONDS
    """How long a finished game is reviewed."""
    log_level: str = "warning"
    language: str = "en"
    static: Path = STATIC


def serve(options: Options) -> int:
    """Serve until interrupted. Returns an exit code; what is wrong is said on standard error."""
    words = server_words(options.language)
    place = Place(options.data if options.data is not None else data_folder(), options.store)
    folder = place.data
    logs.configure(options.log_level)
    try:
        make_folder(folder)
        with contextlib.ExitStack() as stack:
            lock = stack.enter_context(contextlib.closing(lock_file(folder)))
            if not take(lock):
                said = {"folder": str(folder), "address": lock.read().strip() or "?"}
                print(words.say("serve-already", said), file=sys.stderr)
                return 1
            found = inherited() or take_port(options.host, options.port, words)
            listening = stack.enter_context(contextlib.closing(found))
            address = address_of(*listening.getsockname()[:2])
            write(lock, address)
            store = stack.enter_context(contextlib.closing(place.open()))
            begin(listening, words)
            _greet(words, address, place, options)
            if options.open_browser and _has_screen():
                threading.Timer(0.5, webbrowser.open, (address,)).start()
            return _run(store, folder, listening, options)
    except StoreError as error:
        print(error.said(options.language), file=sys.stderr)
        return 1
    except CannotListen as error:
        print(error, file=sys.stderr)
        return 1


def _run(store: Store, folder: Path, listening: socket.socket, options: Options) -> int:
    workers = options.workers if options.workers is not None else max(1, (os.cpu_count() or 2) - 1)
    cleaning = Cleaning()
    hall = Hall(
        store,
        Pool(workers),
        cleaning=cleaning,
        loopback_too=options.behind_proxy,
        host_key=digest(host_token(folder)),
        thinks=options.bots or not store.several,
        network=_network(listening, options),
        courier=Courier(options.inner_webhooks),
        herald=lambda store: Herald(store, options.inner_webhooks, options.mail),
        ratings=options.ratings,
        manners=options.manners,
        reviews=lambda store: Reviews(store, options.review_seconds),
    )
    server = Server(_config(hall, options), hall)
    _end_in_order()
    cleaning.begin()
    sys.setswitchinterval(SWITCH_SECONDS)
    with contextlib.suppress(KeyboardInterrupt):
        server.run([listening])
    return 0 if server.started else 1


def _network(listening: socket.socket, options: Options) -> Network:
    """The door to the own network, where nobody but this machine can reach the server so far."""
    host, port = listening.getsockname()[:2]
    alone = is_loopback(host) and not options.behind_proxy and not options.names
    return Network(port, alone and options.network != "off", options.network)


class Server(uvicorn.Server):
    """uvicorn, which closes all sockets before it lets the application end: so it is said before."""

    def __init__(self, config: Config, hall: Hall) -> None:
        super().__init__(config)
        self._settings: Final = config
        self._hall: Final = hall

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, and be able to serve a second door."""
        await super().startup(sockets)
        self._hall.network.protocols = lambda: HttpConnection(
            self._settings, self.server_state, self.lifespan.state
        )

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Hand the tables over to other servers, if there are any.

        Then take no more connections (those that come wait for the next server, if one is to come), say goodbye, stop.
        """
        others = await self._hall.part()
        if others:
            await asyncio.sleep(NOTICE_SECONDS)
        for server in self.servers:
            server.close()
        self._hall.network.shut()
        await asyncio.sleep(LAST_REQUEST_SECONDS)
        if others:
            await self._hall.hand_over()
        await self._hall.farewell()
        await super().shutdown(sockets)


def _config(hall: Hall, options: Options) -> Config:
    token = os.environ.get(METRICS_TOKEN, "")
    limits = Limits(loopback_too=options.behind_proxy, metrics_key=digest(token) if token else "")
    upkeep = Upkeep(hall.store, options.plan, hall.rooms)
    web = Web(hall, Doors(options.names), limits, options.static, upkeep)
    gate = Gate(
        hall.metrics,
        min(options.connections, _raise_descriptors()),
        PER_ADDRESS if options.per_address is None else options.per_address,
        options.per_address is not None,
        hall.shares.tally("connections", LITTLE),
        hall.origins.counted,
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
        ws_ping_timeout=PING_SECONDS,
        timeout_keep_alive=15,
        timeout_graceful_shutdown=GRACE_SECONDS,
        backlog=BACKLOG,
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


def _greet(words: Catalogue, address: str, place: Place, options: Options) -> None:
    print(words.say("serve-open", {"address": address}), flush=True)
    print(words.say("serve-data", {"folder": place.said}), flush=True)
    print(words.say("serve-stop"), flush=True)
    if is_open(place.data):
        print(words.say("serve-folder-open", {"folder": str(place.data)}), file=sys.stderr, flush=True)
    if not is_loopback(options.host) and not options.behind_proxy:
        print(words.say("serve-public", {"host": options.host}), file=sys.stderr, flush=True)


def _has_screen() -> bool:
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
