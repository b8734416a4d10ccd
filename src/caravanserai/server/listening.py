"""The port: how it is opened, and what to say when it cannot be had."""

import errno
import os
import socket
import sys
from typing import Final

from caravanserai.text.catalogue import Catalogue

INHERITED: Final = 3
"""The first descriptor that systemd hands over."""


BACKLOG: Final = 2048


class CannotListen(Exception):
    """The port cannot be had; the message says why and what to do."""


def take_port(host: str, port: int, words: Catalogue) -> socket.socket:
    """A socket that has the port, but does not listen yet: who comes too early had better go to another server."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        listening = socket.socket(family, socket.SOCK_STREAM)
    except (OSError, OverflowError) as error:
        raise CannotListen(_refused(words, host, port, error)) from error
    try:
        if sys.platform != "win32":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
    except (OSError, OverflowError) as error:
        listening.close()
        raise CannotListen(_refused(words, host, port, error)) from error
    return listening


def begin(listening: socket.socket, words: Catalogue) -> None:
    """Let people in."""
    try:
        listening.listen(BACKLOG)
    except OSError as error:
        host, port = listening.getsockname()[:2]
        raise CannotListen(_refused(words, host, port, error)) from error


def inherited() -> socket.socket | None:
    """The socket that whoever started us (systemd) listens on for us, also while no server runs."""
    given = {name: os.environ.pop(name, "") for name in ("LISTEN_PID", "LISTEN_FDS", "LISTEN_FDNAMES")}
    if given["LISTEN_PID"] != str(os.getpid()) or given["LISTEN_FDS"] != "1":
        return None
    os.set_inheritable(INHERITED, False)
    return socket.socket(fileno=INHERITED)


def _refused(words: Catalogue, host: str, port: int, error: Exception) -> str:
    if isinstance(error, OSError) and error.errno == errno.EADDRINUSE:
        return words.say("serve-port-used", {"port": str(port)})
    why = getattr(error, "strerror", None) or str(error)
    return words.say("serve-port-refused", {"host": host, "port": str(port), "why": why})


def address_of(host: str, port: int) -> str:
    """What to type into a browser."""
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{port}/"
