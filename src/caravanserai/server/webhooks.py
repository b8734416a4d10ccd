"""A group is told whose turn it is: one address a table, told beside the game and never instead of it.

Of the game a message has the table, the game and the name of whoever is to move; nothing else is known here.
"""

import asyncio
import contextlib
import http.client
import ipaddress
import json
import logging
import socket
import ssl
import threading
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from caravanserai.server.tables import TableError

LOG: Final = logging.getLogger("caravanserai.server.webhooks")
SECONDS: Final = 10.0
"""How long one attempt may take in all, however slowly the other side answers."""
AGAIN: Final = (5.0, 60.0)
"""After how long an attempt that failed is made again."""
FAILURES: Final = 5
"""Messages that failed one after the other, after which an address is left alone until it is set anew."""
MOST_WAITING: Final = 200
PORTS: Final = frozenset({80, 443, 8080, 8443})
NAT64: Final = ipaddress.ip_network("64:ff9b::/96")


class Target(NamedTuple):
    """Where a message goes: the name for the other side, and the one address that was looked at and is used."""

    host: str
    port: int
    path: str
    secure: bool
    address: str


def kind(url: str) -> str:
    """Whose form a message takes."""
    host = urlsplit(url).hostname or ""
    if host in ("discord.com", "discordapp.com"):
        return "discord"
    return "slack" if host == "hooks.slack.com" else "plain"


def check(url: str, inner: bool = False) -> None:
    """Refuse what can be no address of a receiver."""
    try:
        parts = urlsplit(url)
        port = parts.port or (443 if parts.scheme == "https" else 80)
    except ValueError as error:
        raise TableError("bad-hook", "this is no address") from error
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.username or not url.isascii():
        raise TableError("bad-hook", "an address of http or https, without a password, please")
    if any(ord(sign) <= 32 for sign in url) or (port not in PORTS and not inner):
        raise TableError("bad-hook", f"ports are {', '.join(map(str, sorted(PORTS)))}")


def is_outside(address: str) -> bool:
    """Whether an address is none of an inner network, also none in disguise."""
    found = ipaddress.ip_address(address)
    if isinstance(found, ipaddress.IPv6Address):
        hidden = found.ipv4_mapped or found.sixtofour or (found.teredo and found.teredo[1])
        if hidden:
            return is_outside(str(hidden))
        if found in NAT64:
            return False
    return found.is_global and not found.is_multicast


def resolve(url: str, inner: bool = False) -> Target:
    """Look the name up once. All its addresses must be outside; the first is used, whatever the name says later."""
    check(url, inner)
    parts = urlsplit(url)
    secure = parts.scheme == "https"
    port = parts.port or (443 if secure else 80)
    host = parts.hostname or ""
    found = [str(each[4][0]) for each in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
    if not inner and not all(is_outside(each) for each in found):
        raise TableError("bad-hook", "that is an address of an inner network")
    return Target(
        host, port, (parts.path or "/") + (f"?{parts.query}" if parts.query else ""), secure, found[0]
    )


def post(target: Target, body: bytes) -> int:
    """Send JSON once, and tell the status."""
    return send(target, body, {"Content-Type": "application/json"}).status


class Answer(NamedTuple):
    """What a receiver says: its status, and after how many seconds it wants to be asked again."""

    status: int
    again: float = 0.0


def send(target: Target, body: bytes, headers: Mapping[str, str]) -> Answer:
    """Send once to the address that was looked at, follow nothing, and tell the answer."""
    raw = socket.create_connection((target.address, target.port), SECONDS)
    end = threading.Timer(SECONDS, _cut, (raw,))
    end.daemon = True
    end.start()
    try:
        if target.secure:
            raw = ssl.create_default_context().wrap_socket(raw, server_hostname=target.host)
        connection = http.client.HTTPConnection(target.host, target.port)
        connection.sock = raw
        connection.request("POST", target.path, body, dict(headers))
        answer = connection.getresponse()
        again = answer.getheader("Retry-After", "")
        return Answer(answer.status, float(again) if again.isdecimal() and again.isascii() else 0.0)
    finally:
        end.cancel()
        raw.close()


def _cut(raw: socket.socket) -> None:
    with contextlib.suppress(OSError):
        raw.shutdown(socket.SHUT_RDWR)


def shape(url: str, text: str, facts: Mapping[str, str]) -> bytes:
    """The message as the receiver wants it; names call nobody there."""
    form = kind(url)
    if form == "discord":
        return json.dumps({"content": text, "allowed_mentions": {"parse": []}}).encode()
    if form == "slack":
        safe = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
        return json.dumps({"text": safe}).encode()
    return json.dumps({"text": text, **facts}).encode()


class Courier:
    """Carries messages beside the game. Of a table only the newest one waits."""

    def __init__(self, inner: bool = False, again: tuple[float, ...] = AGAIN) -> None:
        self.inner: Final = inner
        """Whether the host allows addresses of the inner network."""
        self._again: Final = again
        self._hands: Final = ThreadPoolExecutor(4, thread_name_prefix="webhook")
        self._tasks: Final[dict[str, asyncio.Task[None]]] = {}
        self.failures: Final[dict[str, int]] = {}
        """Messages to an address that failed one after the other."""

    def paused(self, url: str) -> bool:
        """Whether the address has failed so often that it is left alone."""
        return self.failures.get(url, 0) >= FAILURES

    def tell(self, table: str, url: str, text: str, facts: Mapping[str, str]) -> None:
        """Send a message soon."""
        if not url or self.paused(url) or (table not in self._tasks and len(self._tasks) >= MOST_WAITING):
            return
        if table in self._tasks:
            self._tasks[table].cancel()
        task = asyncio.get_running_loop().create_task(self._carry(url, shape(url, text, facts)))
        self._tasks[table] = task
        task.add_done_callback(lambda done: self._done(table, done))

    def _done(self, table: str, task: asyncio.Task[None]) -> None:
        if self._tasks.get(table) is task:
            del self._tasks[table]

    async def _carry(self, url: str, body: bytes) -> None:
        for wait in (*self._again, None):
            if await self._once(url, body):
                self.failures.pop(url, None)
                return
            if wait is not None:
                await asyncio.sleep(wait)
        self.failures[url] = self.failures.get(url, 0) + 1

    async def _once(self, url: str, body: bytes) -> bool:
        def work() -> int:
            return post(resolve(url, self.inner), body)

        try:
            status = await asyncio.get_running_loop().run_in_executor(self._hands, work)
        except (OSError, TableError, http.client.HTTPException, UnicodeError, ValueError) as error:
            LOG.info("a webhook failed: %s", type(error).__name__)
            return False
        return 200 <= status < 300

    async def close(self) -> None:
        """Carry nothing more."""
        for task in list(self._tasks.values()):
            task.cancel()
        self._hands.shutdown(wait=False, cancel_futures=True)
