"""Secrets, doors and brakes: tokens, allowed hosts and origins, response headers, rate limits."""

import base64
import hashlib
import hmac
import ipaddress
import secrets
import socket
import time
from collections import Counter, OrderedDict
from collections.abc import Iterable, Mapping
from typing import Final
from urllib.parse import urlsplit

TOKEN_BYTES: Final = 24
"""192 bits: far beyond guessing."""

HEADERS: Final[Mapping[str, str]] = {
    "content-security-policy": "; ".join(
        (
            "default-src 'none'",
            "script-src 'self'",
            "style-src 'self'",
            "style-src-attr 'unsafe-inline'",
            "img-src 'self' data:",
            "font-src 'self'",
            "connect-src 'self'",
            "manifest-src 'self'",
            "worker-src 'self'",
            "base-uri 'none'",
            "form-action 'none'",
            "frame-ancestors 'none'",
        )
    ),
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), interest-cohort=()",
}


def new_token() -> str:
    """A fresh secret for a link."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def made_token(key: bytes, what: str) -> str:
    """A secret for a link that can be made again by whoever has the key."""
    made = hmac.new(key, f"link {what}".encode(), hashlib.sha256).digest()
    return base64.urlsafe_b64encode(made[:TOKEN_BYTES]).decode().rstrip("=")


def digest(token: str) -> str:
    """What is stored of a token: its hash. Tokens are random, so a plain hash cannot be turned back."""
    return hashlib.sha256(b"caravanserai token\n" + token.encode("utf-8", "surrogatepass")).hexdigest()


def fits(token_digest: str, stored: str) -> bool:
    """Whether two digests are equal, in constant time; nothing fits an empty one."""
    return bool(stored) and hmac.compare_digest(token_digest.encode(), stored.encode())


class Bucket:
    """A brake: `rate` things a second on average, `burst` at once."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate: Final = rate
        self.burst: Final = burst
        self._left = burst
        self._at = time.monotonic()

    def take(self, cost: float = 1.0) -> bool:
        """Whether one more is allowed now."""
        self._fill()
        if self._left < cost:
            return False
        self._left -= cost
        return True

    def owe(self) -> float:
        """Take one in any case; returns the seconds to wait before it may be done."""
        self._fill()
        self._left -= 1
        return max(0.0, -self._left / self.rate)

    def charge(self, cost: float) -> None:
        """Take what was done elsewhere, also more than is left; what is owed is never more than the burst."""
        self._fill()
        self._left = max(-self.burst, self._left - cost)

    def _fill(self) -> None:
        now = time.monotonic()
        self._left = min(self.burst, self._left + (now - self._at) * self.rate)
        self._at = now


class Brakes:
    """One bucket per address, or what stands for one; those not seen for longest are forgotten."""

    def __init__(self, rate: float, burst: float, remembered: int = 10_000) -> None:
        self._rate: Final = rate
        self._burst: Final = burst
        self._remembered: Final = remembered
        self._buckets: Final[OrderedDict[str, Bucket]] = OrderedDict()
        self.taken: Final[Counter[str]] = Counter()
        """What each address was granted since somebody last looked; `Shares` does, where there are several servers."""
        self.noted = False

    def take(self, address: str) -> bool:
        """Whether the address may do one more thing now."""
        key = network(address)
        granted = self._bucket(key).take()
        if granted and self.noted:
            self.taken[key] += 1
        return granted

    def charge(self, key: str, cost: float) -> None:
        """The address has done so much elsewhere."""
        self._bucket(key).charge(cost)

    def _bucket(self, key: str) -> Bucket:
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self._rate, self._burst)
            if len(self._buckets) > self._remembered:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        return bucket


def network(address: str) -> str:
    """The unit that limits count: an IPv4 address, or the /64 network of an IPv6 one."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(parsed, ipaddress.IPv6Address):
        return str(ipaddress.ip_network((parsed, 64), strict=False))
    return str(parsed)


class Doors:
    """Which Host headers and Origins are let in.

    A page elsewhere must not reach a server on loopback through the visitor's browser, neither by its own
    origin nor by a name it controls that resolves to 127.0.0.1. Addresses in figures and our own names are
    safe; any other name must be given (`--name`).
    """

    def __init__(self, names: Iterable[str] = ()) -> None:
        own = {"localhost", socket.gethostname().lower(), socket.gethostname().lower() + ".local"}
        self.names: Final = frozenset(own | {name.lower() for name in names})

    def host(self, header: str) -> bool:
        """Whether the Host header names this server."""
        name = _host_name(header)
        return name in self.names or is_address(name)

    def origin(self, origin: str | None, host: str) -> bool:
        """Whether the page that asks comes from here; programs send no Origin and are let in."""
        if origin is None:
            return True
        try:
            parts = urlsplit(origin)
            return parts.scheme in ("http", "https") and parts.netloc.lower() == host.lower()
        except ValueError:
            return False


def _host_name(header: str) -> str:
    try:
        return (urlsplit(f"//{header}").hostname or "").lower()
    except ValueError:
        return ""


def is_address(name: str) -> bool:
    """Whether a host is given in figures."""
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def is_loopback(host: str) -> bool:
    """Whether only this machine can reach a server bound there."""
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False
