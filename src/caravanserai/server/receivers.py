"""Where a person wants to be told: their devices (Web Push) and, where the host has a mail server, an address.

A receiver is never a proof of who somebody is: nobody comes in by it.
"""

import hashlib
import hmac
from typing import Final, Literal, NamedTuple

import msgspec
from msgspec import Struct

from caravanserai.server import security

Kind = Literal["push", "mail"]
Event = Literal["turn", "over", "joined"]
EVENTS: Final[tuple[Event, ...]] = ("turn", "over", "joined")
"""What a person can be told: it is their turn, a game is over, somebody has sat down at a table of theirs."""


class Receiver(NamedTuple):
    """One place. `device` is the digest of the device it belongs to and goes with ("": the person's own)."""

    id: str
    person: str
    device: str
    kind: Kind
    made: int
    data: bytes


class Push(Struct, frozen=True):
    """A subscription as the browser gave it; `page` is the site it was made on."""

    endpoint: str
    p256dh: str
    auth: str
    language: str
    page: str


class Mail(Struct):
    """An address. It is told nothing until its person has typed the code that was sent there (`code`, as a digest, "": done).

    `told` is when it was last told of which table, until the person has been there again.
    """

    address: str
    language: str
    page: str
    code: str = ""
    until: int = 0
    tries: int = 0
    told: dict[str, int] = {}


class SaveReceiver(NamedTuple):
    """One more place, or what is known of one now."""

    receiver: Receiver


class KeepReceiver(NamedTuple):
    """What is known of a place now, if it is one still: it may have been stopped since it was looked at."""

    id: str
    data: bytes


class DropReceiver(NamedTuple):
    """A place that is told nothing any more."""

    id: str


encode: Final = msgspec.json.encode
decode_push: Final = msgspec.json.Decoder(Push).decode
decode_mail: Final = msgspec.json.Decoder(Mail).decode


def push_id(endpoint: str) -> str:
    """The same for the same subscription, whoever has it: it is one device's."""
    return security.digest(f"push {endpoint}")[:32]


def mail_id(person: str) -> str:
    """A person has one address at most."""
    return security.digest(f"mail {person}")[:32]


def stop_token(key: bytes, receiver: str, table: str = "") -> str:
    """What stops a receiver, or its person's being told of one table, without anybody's coming in."""
    return f"{receiver}.{table}.{_mac(key, receiver, table)}"


def stopped(key: bytes, token: str) -> tuple[str, str] | None:
    """The receiver and the table that a token stops; None: it is none of ours."""
    receiver, _, rest = token.partition(".")
    table, _, mac = rest.partition(".")
    return (receiver, table) if security.fits(_mac(key, receiver, table), mac) else None


def _mac(key: bytes, receiver: str, table: str) -> str:
    return hmac.new(key, f"stop {receiver} {table}".encode(), hashlib.sha256).hexdigest()[:40]
