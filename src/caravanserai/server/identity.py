"""Who a person is to the server: a name, what they like, and digests of what proves that it is them. No mail, no password.

A device keeps a secret made in its browser (`me.…`); recovery words, a short-lived code and passkeys let further devices in.
"""

import hashlib
import hmac
import re
import secrets
from typing import Final, Literal, NamedTuple

import msgspec
from msgspec import Struct, structs

from caravanserai.server import security
from caravanserai.server.holidays import Holiday
from caravanserai.server.receivers import DropReceiver, KeepReceiver, SaveReceiver

Kind = Literal["device", "words", "move", "passkey", "challenge"]

DEVICE: Final = re.compile(r"me\.[A-Za-z0-9_-]{32}")
"""The secret of a device: 192 random bits."""
OWNER: Final = ".owner"
"""Behind a device's secret: not the person's seat is meant but their rights as a table's owner."""
_SIGNS: Final = "23456789ABCDEFGHJKMNPQRSTVWXYZ"
CODE_LENGTH: Final = 12
"""58 bits for ten minutes, at five tries a minute."""


class Person(Struct):
    """What is kept of a person. `settings` is the browsers' own, as JSON; `written` is when the words were written down."""

    id: str
    made: int
    name: str = ""
    colour: str = ""
    settings: str = ""
    written: int | None = None
    silent: list[str] = []
    """Of what they do not want to be told."""
    holidays: list[Holiday] = []
    """Those of the last year, which count against the days that the host grants."""


class Credential(NamedTuple):
    """Something that proves who one is, as its digest. `until` is when it ends by itself, `data` a passkey's public part."""

    digest: str
    person: str
    kind: Kind
    label: str
    made: int
    seen: int
    until: int | None = None
    data: bytes = b""


class SavePerson(NamedTuple):
    """Make the person, or replace what is known of them."""

    person: Person


class DropPerson(NamedTuple):
    """Forget a person with all that proves who they are, and where they were told."""

    person: str


class AddCredential(NamedTuple):
    """One more proof; of codes and words the older ones of the same kind and person end."""

    credential: Credential


class DropCredential(NamedTuple):
    """A proof that proves nothing any more; a device is told nothing any more, either."""

    digest: str


class Redeem(NamedTuple):
    """Use a proof that is good for once and not over at `now`: it goes, and the other comes in its place.

    Without a person of its own the new proof is for the old one's. Nothing happens if the old one is not there.
    """

    digest: str
    kind: Kind
    now: int
    made: Credential


class Seen(NamedTuple):
    """When a proof was last used."""

    digest: str
    at: int


PersonChange = (
    SavePerson
    | DropPerson
    | AddCredential
    | DropCredential
    | Redeem
    | Seen
    | SaveReceiver
    | KeepReceiver
    | DropReceiver
)

encode_person: Final = msgspec.json.encode
decode_person: Final = msgspec.json.Decoder(Person).decode
SINGLE: Final = ("words", "move")
"""Kinds of which a person has one."""


def new_code() -> str:
    """A code for another device, to be read aloud or typed."""
    return "".join(secrets.choice(_SIGNS) for _ in range(CODE_LENGTH))


def plain_code(text: str) -> str:
    """A code as it was typed, without what people put between its signs."""
    return re.sub(r"[\s-]", "", text).upper()


class Names(NamedTuple):
    """What stands for a person at tables: the keys of their seats and of what they own."""

    person: str
    seat: str
    owner: str

    @property
    def keys(self) -> tuple[str, str]:
        """As they stand in tables."""
        return security.digest(self.seat), security.digest(self.owner)


def names(key: bytes, person: str) -> Names:
    """The names of a person, made with the secret of the store. They are longer than any token that is let in."""

    def name(role: str) -> str:
        made = hmac.new(key, f"person {role} {person}".encode(), hashlib.sha256).hexdigest()
        return f"person {role} {made}"

    return Names(person, name("seat"), name("owner"))


def renamed(person: Person, **more: object) -> Person:
    """The person with something changed."""
    return structs.replace(person, **more)
