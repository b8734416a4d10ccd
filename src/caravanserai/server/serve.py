"""Starting the server: the folder, the lock, the port, the words to the person, and uvicorn."""

import contextlib
import errno
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Sequence
from pathlib import Path
from typing import IO, Final

import uvicorn

from caravanserai.server import logs
from caravanserai.server.bots import Pool
from caravanserai.server.cleaning import Cleaning
from caravanserai.server.database import make_folder
from caravanserai.server.hall import Hall
from caravanserai.server.http import STATIC, Limits, Web
from caravanserai.server.security import Doors, is_loopback
from caravanserai.server.sqlite import SqliteStore
from caravanserai.server.store import StoreError
from caravanserai.server.words import server_words
from caravanserai.text.catalogue import Catalogue

PORT: Final = 8421
LOCK_NAME: Final = "serving"
GRACE_SECONDS: Final = 3
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


def serve(
    host: str = "127.0.0.1",
    port: int = PORT,
    data: str | os.PathLike[str] | None = None,
    open_browser: bool = False,
    *,
    names: Sequence[str] = (),
    behind_proxy: bool = False,
    workers: int | None = None,
    log_level: str = "warning",
    language: str = "en",
    static: Path = STATIC,
) -> int:
    """Serve until interrupted. Returns an exit code; what is wrong is said on standard error."""
    words = server_words(language)
    folder = Path(data) if data is not None else data_folder()
    logs.configure(log_level)
    try:
        make_folder(folder)
        with contextlib.ExitStack() as stack:
            lock = stack.enter_context(contextlib.closing(_lock_file(folder)))
            if not _lock(lock):
                address = lock.read().strip() or "?"
                print(
                    words.say("serve-already", {"folder": str(folder), "address": address}), file=sys.stderr
                )
                return 1
            listening = stack.enter_context(contextlib.closing(_listen(host, port, words)))
            address = _address(host, listening.getsockname()[1])
            _write(lock, address)
            store = stack.enter_context(contextlib.closing(SqliteStore(folder)))
            _greet(words, address, folder, host, behind_proxy)
            if open_browser and _has_screen():
                threading.Timer(0.5, webbrowser.open, (address,)).start()
            return _run(store, listening, names, behind_proxy, workers, static)
    except StoreError as error:
        print(error.said(language), file=sys.stderr)
        return 1
    except CannotListen as error:
        print(error, file=sys.stderr)
        return 1


def _run(
    store: SqliteStore,
    listening: socket.socket,
    names: Sequence[str],
    behind_proxy: bool,
    workers: int | None,
    static: Path,
) -> int:
    size = workers if workers is not None else max(1, (os.cpu_count() or 2) - 1)
    cleaning = Cleaning()
    hall = Hall(store, Pool(size), cleaning=cleaning)
    web = Web(hall, Doors(names), Limits(loopback_too=behind_proxy), static)
    config = uvicorn.Config(
        web.app(),
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=behind_proxy,
        forwarded_allow_ips="127.0.0.1",
        ws="websockets-sansio",
        ws_max_size=16_384,
        ws_per_message_deflate=False,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=20.0,
        timeout_keep_alive=15,
        timeout_graceful_shutdown=GRACE_SECONDS,
        backlog=2048,
    )
    server = uvicorn.Server(config)
    _end_in_order()
    cleaning.begin()
    sys.setswitchinterval(SWITCH_SECONDS)
    with contextlib.suppress(KeyboardInterrupt):
        server.run([listening])
    return 0 if server.started else 1


def _end_in_order() -> None:
    """uvicorn raises the signal that stopped it once more when it has ended; by then it shall do nothing."""
    if threading.current_thread() is threading.main_thread():
        signal.signal(signal.SIGTERM, lambda *_: None)


def _greet(words: Catalogue, address: str, folder: Path, host: str, behind_proxy: bool) -> None:
    print(words.say("serve-open", {"address": address}), flush=True)
    print(words.say("serve-data", {"folder": str(folder)}), flush=True)
    print(words.say("serve-stop"), flush=True)
    if not is_loopback(host) and not behind_proxy:
        print(words.say("serve-public", {"host": host}), file=sys.stderr, flush=True)


# --- the port ----------------------------------------------------------------------------------------------------


class CannotListen(Exception):
    """The port cannot be had; the message says why and what to do."""


def _listen(host: str, port: int, words: Catalogue) -> socket.socket:
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        listening = socket.socket(family, socket.SOCK_STREAM)
    except (OSError, OverflowError) as error:
        raise CannotListen(_refused(words, host, port, error)) from error
    try:
        if sys.platform != "win32":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
        listening.listen(2048)
    except (OSError, OverflowError) as error:
        listening.close()
        if isinstance(error, OSError) and error.errno == errno.EADDRINUSE:
            raise CannotListen(words.say("serve-port-used", {"port": str(port)})) from error
        raise CannotListen(_refused(words, host, port, error)) from error
    return listening


def _refused(words: Catalogue, host: str, port: int, error: Exception) -> str:
    why = getattr(error, "strerror", None) or str(error)
    return words.say("serve-port-refused", {"host": host, "port": str(port), "why": why})


def _address(host: str, port: int) -> str:
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{port}/"


def _has_screen() -> bool:
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


# --- one server per folder -----------------------------------------------------------------------------------------


def _lock_file(folder: Path) -> IO[str]:
    try:
        return (folder / LOCK_NAME).open("a+", encoding="utf-8")
    except OSError as error:
        raise StoreError("store-folder", folder=folder, why=error.strerror) from error


def _lock(file: IO[str]) -> bool:
    """Take the folder for this process; the system lets go when the process ends, however it ends."""
    file.seek(0)
    if sys.platform == "win32":
        return True
    import fcntl

    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def _write(file: IO[str], text: str) -> None:
    file.seek(0)
    file.truncate()
    file.write(text)
    file.flush()
